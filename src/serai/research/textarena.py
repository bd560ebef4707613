"""The games for TextArena, where players write to each other: importing this registers Serai<Game>-v0."""

from typing import Any

import textarena

from serai.research.encoding import learnable_games
from serai.research.words import WordTable, rulebook


class ArenaGame(textarena.Env):  # type: ignore[misc]
    """A table whose seats are all players'; whoever has to decide is asked."""

    def __init__(
        self, game: str, language: str = "en", options: dict[str, object] | None = None, most_slips: int = 3
    ) -> None:
        self.game = game
        self.language = language
        self.options = options
        self.most_slips = most_slips  # answers in a row that are no option; then the player has lost

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """A new game; everybody is given the rules."""
        self.table = WordTable(self.game, num_players, {}, self.language, self.options, seed)
        self.prompted: set[int] = set()
        self.slips = 0
        self.refused = ""  # why the last answer was none
        self.loser: int | None = None

    def get_observation(self) -> tuple[int, str]:
        """Whose decision it is, and what that player sees."""
        seat = self.table.state.actor
        if seat is None or self.loser is not None:
            return 0, "\n".join(self.table.result())
        rules = "" if seat in self.prompted else rulebook(self.game, self.language) + "\n\n"
        self.prompted.add(seat)
        return seat, rules + self.refused + self.table.look(seat)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """An answer: the number of an option, alone or in brackets."""
        seat, before = self.table.state.actor, self.table.state.length
        assert seat is not None
        said = self.table.choose(seat, action)
        if self.table.state.length == before:
            self.slips, self.refused = self.slips + 1, said + "\n\n"
            if self.slips >= self.most_slips:
                self.loser = seat
            return self.loser is not None, {"refused": said}
        self.slips, self.refused = 0, ""
        return self.table.state.over, {}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards: 1 for winners, -1 for the others; who gave no answer has lost alone."""
        state = self.table.state
        seats = range(state.players)
        if self.loser is not None:
            rewards = {seat: -1.0 if seat == self.loser else 0.0 for seat in seats}
        else:
            winners = state.game.result(state.table).winners if state.over else []
            rewards = {seat: 1.0 if seat in winners else -1.0 for seat in seats}
        return rewards, {seat: {"turn_count": state.length} for seat in seats}


for name in learnable_games():
    textarena.register(f"Serai{name.title()}-v0", "serai.research.textarena:ArenaGame", game=name)
