"""A game being played: its table, its dealer and its history. This is the `state` of the Python API."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Action, Options
from serai.core.agenda import NOBODY, OVER, Drawn, Position
from serai.core.chance import Outcome, Stream
from serai.core.errors import IllegalMove, Refusal, SeraiError, shown
from serai.core.events import Ears, Event
from serai.core.game import Edition, Game
from serai.play.dealer import Dealer, commitment, seed_number


@final
class Fate:
    """What a chance came to, and all before it; copies of a state share it."""

    def __init__(self, before: "Fate | None", place: int, form: Drawn, outcome: Outcome) -> None:
        self.before = before
        self.place = place  # in the history: so many numbers stood there
        self.form = form
        self.outcome: Outcome = outcome

    def to_json(self) -> dict[str, object]:
        return {"actor": "chance", **self.form.to_json(self.outcome)}


class Origin:
    """What a game began with; never changed, shared by copies."""

    def __init__(
        self, players: int, options: dict[str, object], edition: Edition, seed: str | None, names: list[str]
    ) -> None:
        self.players = players
        self.options = options
        self.edition = edition
        self.seed = seed
        self.names = names


class Desk:
    """Where the legal actions of the state that was asked last lie."""

    def __init__(self) -> None:
        self.options = Options()
        self.state: object = None


DESK: Final = Desk()


class State:
    """A game in progress; chance is resolved by the dealer as soon as it arises."""

    def __init__(self, game: Game[Any], origin: Origin, table: Position, dealer: Dealer | None) -> None:
        self.game = game
        self.origin = origin
        self.table = table
        self.dealer = dealer
        self.history = vec[i64]([])  # actor and action of each decision
        self.fate: Fate | None = None  # the last chance
        self.chances: i64 = 0  # decided so far
        self.ears: Ears | None = None

    @property
    def actor(self) -> int | None:
        """The seat whose decision it is; None when the game is over (or chance has yet to be told)."""
        seat = self.table.actor()
        return int(seat) if seat >= 0 else None

    @property
    def over(self) -> bool:
        return self.table.actor() == OVER

    @property
    def waits_for_chance(self) -> bool:
        """True only while a record is being replayed: a dealt game never waits."""
        return self.table.actor() == NOBODY

    @property
    def players(self) -> int:
        return self.origin.players

    def legal(self) -> list[Action]:
        """All legal actions, in a stable order."""
        if self.table.actor() < 0:
            return []
        return self.game.vocabulary.actions(self.offer())

    def offer(self) -> Options:
        """The legal actions of the present decision; they lie on one desk for all states."""
        if DESK.state is not self:
            DESK.state = None
            self.table.fill(DESK.options)
            DESK.state = self
        return DESK.options

    def apply(self, action: Action) -> None:
        """Play an action; IllegalMove, and nothing changed, if it is not legal now."""
        actor = self.table.actor()
        code = action.code
        if actor < 0 or not self.offer().has(code) or self.game.vocabulary.action(code) is not action:
            raise self.illegal(action)
        DESK.state = None
        self.history = append(append(self.history, actor), code)
        self.table.choose(code)
        if self.table.actor() == NOBODY:
            self.deal()

    def open(self) -> None:
        """Begin: run what the rules do before anybody decides, and deal."""
        self.table.advance()
        self.deal()

    def deal(self) -> None:
        """Let the dealer resolve chance until a seat has to decide."""
        if self.dealer is None:
            return
        while self.table.actor() == NOBODY:
            self.settle(self.table.draw(self.dealer.stream(self.chances)))

    def settle(self, outcome: Outcome) -> None:
        """Chance came to this."""
        self.fate = Fate(self.fate, len(self.history), self.table.written(), outcome)
        self.chances += 1
        DESK.state = None
        self.table.settle(outcome)

    def illegal(self, action: Action) -> IllegalMove:
        seat = self.table.actor()
        if seat < 0:
            return IllegalMove(Refusal("", "game_over"), -1, str(action))
        if not self.game.vocabulary.knows(action):
            return IllegalMove(Refusal("", "other_game"), int(seat), str(action))
        return IllegalMove(self.table.why_not(action.code), int(seat), str(action))

    def refusals(self) -> list[tuple[Action, Refusal]]:
        """What the actor would look at and can't choose now, each with its rule and reason."""
        if self.table.actor() < 0:
            return []
        return [(self.game.vocabulary.action(code), refusal) for code, refusal in self.table.unavailable()]

    @property
    def result(self) -> dict[str, object] | None:
        """Scores and winners; None while the game goes on."""
        return self.game.result(self.table).to_json() if self.over else None

    def view(self, seat: int | None) -> dict[str, object]:
        """Exactly what a seat may know; None is a spectator."""
        self.check_seat(seat)
        head: dict[str, object] = {
            "game": self.game.name,
            "players": self.players,
            "actor": self.actor,
            "over": self.over,
            "result": self.result,
        }
        return {**head, **self.game.view(self.table, seat)}

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.players):
            raise SeraiError(f"there is no seat {shown(seat)} at a table of {self.players}")

    def copy(self) -> "State":
        """An independent twin; its chance comes out the same if it is played the same."""
        return self.continued(State(self.game, self.origin, self.table.copy(), self.dealer))

    def continued(self, twin: "State") -> "State":
        """A twin that goes on from this history."""
        twin.history = self.history[:]
        twin.fate = self.fate
        twin.chances = self.chances
        return twin

    def determinize(self, seat: int | None, seed: int) -> "ImaginedState":
        """A copy whose hidden parts are drawn anew, consistent with all that the seat knows."""
        self.check_seat(seat)
        table = self.table.copy()
        self.game.redeal(table, seat, Stream(seed_number(str(seed), "redeal")))
        return ImaginedState(self.game, self.origin, table, Dealer(f"imagined {seed}"))

    def imagine(self, stream: Stream) -> Position:
        """The actor's idea of the table, for a bot: all that the actor can't know is drawn from the stream."""
        table = self.table.copy()
        self.game.redeal(table, self.actor, stream)
        return table

    def listen(self) -> None:
        """From now on keep the events."""
        self.ears = Ears()
        self.table.listen(self.ears)

    def events(self) -> list[Event]:
        """What was told since `listen`."""
        return self.ears.heard if self.ears is not None else []

    @property
    def length(self) -> int:
        """How many moves the history has, chance included."""
        return len(self.history) // 2 + self.chances

    def moves(self, since: int = 0) -> list[dict[str, object]]:
        """The history as flat JSON objects, without its first few."""
        moves: list[dict[str, object]] = []
        place, fate = len(self.history), self.fate
        for _ in range(self.length - since):
            if fate is not None and fate.place == place:
                moves.append(fate.to_json())
                fate = fate.before
            else:
                place -= 2
                action = self.game.vocabulary.action(self.history[place + 1])
                moves.append({"actor": int(self.history[place]), **action.to_json()})
        moves.reverse()
        return moves

    def retrace(self, twin: "State", count: int) -> None:
        """Lead a fresh state through the first moves of this history."""
        fates: list[Fate] = []
        fate = self.fate
        while fate is not None:
            fates.append(fate)
            fate = fate.before
        place = 0
        for _ in range(count):
            if fates and fates[-1].place == place:
                twin.settle(fates.pop().outcome)
            else:
                twin.apply(self.game.vocabulary.action(self.history[place + 1]))
                place += 2

    def record(self) -> dict[str, object]:
        """The game so far as one JSON object."""
        origin = self.origin
        return {
            "format": "serai/1",
            "game": self.game.name,
            "rules": self.game.version,
            "players": origin.players,
            "options": dict(origin.options),
            "edition": {"name": origin.edition.name, "sha256": origin.edition.sha256},
            "seed": origin.seed,
            "commitment": None if origin.seed is None else commitment(origin.seed),
            "names": list(origin.names),
            "moves": self.moves(),
            "result": self.result,
        }


class ImaginedState(State):
    """A state that somebody imagines: it can be played on, but it has no history and no record."""

    def copy(self) -> State:
        return self.continued(ImaginedState(self.game, self.origin, self.table.copy(), self.dealer))

    def record(self) -> dict[str, object]:
        raise SeraiError("an imagined table has no record")
