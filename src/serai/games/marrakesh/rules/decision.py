"""What all decisions of Marrakesh have in common."""

from mypy_extensions import i64

from serai.core.actions import Options, Verb
from serai.core.agenda import Choice
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import VOCABULARY
from serai.games.marrakesh.state import Marrakesh


class Decision(Choice):
    """A choice that is played by itself when there is only one legal action."""

    def plays_itself(self) -> bool:
        return True

    def rule(self) -> str:
        """The rule that asks for this decision."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """The kinds of action that answer it."""
        raise NotImplementedError

    def phase(self) -> str:
        """What the seat is doing, as the language files call it."""
        return self.verbs()[0].name

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        """Why an action of the right kind is not legal."""
        raise NotImplementedError

    def looked_at(self, table: Marrakesh) -> list[int]:
        """All that a player would look at here, legal or not."""
        return []

    def about(self, table: Marrakesh) -> dict[str, object]:
        """What the decision is about, where its actions alone don't tell."""
        return {}

    def why_not(self, table: Marrakesh, action: i64) -> Refusal:
        if VOCABULARY.verb(action) in self.verbs():
            return self.refuse(table, action)
        return Refusal(self.rule(), "other_decision", {"wanted": self.verbs()[0].name})

    def unavailable(self, table: Marrakesh) -> list[tuple[int, Refusal]]:
        legal = Options()
        self.options(table, legal)
        closed = [action for action in self.looked_at(table) if not legal.has(action)]
        return [(action, self.refuse(table, action)) for action in closed]
