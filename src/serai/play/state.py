"""A game being played: its table, its dealer and its history. This is the `state` of the Python API."""

# compiled: every step of every game passes through it

from typing import Any, TypedDict, final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Action, LegalActions
from serai.core.agenda import NO_ANSWER, NOBODY, OVER, ChanceSchema, Table
from serai.core.chance import Outcome, Stream
from serai.core.errors import IllegalMove, Refusal, SeraiError, shown
from serai.core.events import Event, EventLog
from serai.core.game import Edition, Game
from serai.play.dealer import Dealer, commitment, seed_number


@final
class ChanceRecord:
    """What a chance came to, and all before it; copies of a state share it."""

    def __init__(self, before: "ChanceRecord | None", place: int, schema: ChanceSchema, outcome: Outcome) -> None:
        self.before = before
        self.place = place  # in the history: so many numbers stood there
        self.schema = schema
        self.outcome: Outcome = outcome

    def to_json(self) -> dict[str, object]:
        return {"actor": "chance", **self.schema.to_json(self.outcome)}


class GameSetup:
    """What a game began with; never changed, shared by copies."""

    def __init__(
        self, players: int, options: dict[str, object], edition: Edition, seed: str | None, names: list[str]
    ) -> None:
        self.players = players
        self.options = options
        self.edition = edition
        self.seed = seed
        self.names = names
        self.given = 0  # so many moves were laid out from another game: their chance is not the seed's


class ViewHead(TypedDict):
    """What every view has. At the end `places` tells that of each seat, 1 for the winners; who is level shares one;
    `decided_by` is the rule that broke a tie for the victory, if one did."""

    game: str
    players: int
    actor: int | None
    over: bool
    result: dict[str, object] | None
    places: list[int] | None
    decided_by: str | None
    seat: int | None
    phase: str


class State:
    """A game in progress; chance is resolved by the dealer as soon as it arises."""

    def __init__(self, game: Game[Any], setup: GameSetup, table: Table, dealer: Dealer | None) -> None:
        self.game = game
        self.setup = setup
        self.table = table
        self.dealer = dealer
        self.history = vec[i64]([])  # actor and action of each decision
        self.last_chance: ChanceRecord | None = None  # the last chance
        self.chances: i64 = 0  # decided so far
        self.event_log: EventLog | None = None
        self.buffer: LegalActions | None = None  # the legal actions of the present decision, if it is filled
        self.is_filled = False

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
        return self.setup.players

    def legal(self) -> list[Action]:
        """All legal actions, in a stable order."""
        if self.table.actor() < 0:
            return []
        return self.game.vocabulary.actions(self.legal_codes())

    def legal_codes(self) -> LegalActions:
        """The legal actions of the present decision, listed once for each."""
        buffer = self.buffer
        if buffer is None:
            buffer = self.buffer = LegalActions()
        if not self.is_filled:
            self.table.fill(buffer)
            self.is_filled = True
        return buffer

    def only_answer(self) -> Action | None:
        """The one answer that makes sense now and need not be asked for; None if somebody has to be asked."""
        if self.table.actor() < 0:
            return None
        code = self.table.waiting.only_answer(self.table)
        return None if code == NO_ANSWER else self.game.vocabulary.action(code)

    def deciders(self) -> list[int]:
        """The seats that may decide now: the actor, and those whose secret choices are made at the same time."""
        return [seat for seat in range(self.players) if self.table.choice_of(seat) is not None]

    @property
    def is_simultaneous(self) -> bool:
        """Is the present decision a secret one that others make at the same time?"""
        return self.table.actor() >= 0 and self.table.waiting.is_simultaneous()

    def legal_for(self, seat: int) -> list[Action]:
        """What a seat may choose now; nothing, if it is not among the deciders."""
        choice = self.table.choice_of(seat)
        if choice is None:
            return []
        legal = LegalActions()
        choice.legal(self.table, legal)
        return self.game.vocabulary.actions(legal)

    def refusals_for(self, seat: int) -> list[tuple[Action, Refusal]]:
        """What a seat that decides would look at and can't choose now, each with its rule and reason."""
        choice = self.table.choice_of(seat)
        closed = [] if choice is None else choice.unavailable(self.table)
        return [(self.game.vocabulary.action(code), refusal) for code, refusal in closed]

    def check_choice(self, seat: int, action: Action) -> None:
        """Raise IllegalMove unless the seat may choose this now."""
        choice = self.table.choice_of(seat)
        if choice is None:
            raise IllegalMove(Refusal("", "not_your_turn"), seat, str(action))
        if action not in self.legal_for(seat):
            raise IllegalMove(choice.why_not(self.table, action.code), seat, str(action))

    def apply(self, action: Action) -> None:
        """Play an action; IllegalMove, and nothing changed, if it is not legal now."""
        code = action.code
        if self.table.actor_seat < 0 or not self.legal_codes().has(code) or not self.game.vocabulary.owns(action):
            raise self.illegal(action)
        self.play(code)

    def play(self, code: i64) -> None:
        """Play the action with this code, which is known to be legal now."""
        self.is_filled = False
        table = self.table
        self.history = append(append(self.history, table.actor_seat), code)
        table.choose(code)
        if table.actor_seat == NOBODY:
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
        self.last_chance = ChanceRecord(self.last_chance, len(self.history), self.table.chance_schema(), outcome)
        self.chances += 1
        self.is_filled = False
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
        result = self.game.result(self.table) if self.over else None
        head: ViewHead = {
            "game": self.game.name,
            "players": self.players,
            "actor": self.actor,
            "over": self.over,
            "result": None if result is None else result.to_json(),
            "places": None if result is None else result.places,
            "decided_by": None if result is None else result.decided_by,
            "seat": seat,
            "phase": self.table.phase(),
        }
        return {**head, **self.game.view(self.table, seat)}

    def views(self, seats: list[int | None]) -> list[dict[str, object]]:
        """The views of several seats; what everybody may know is built once, and lies in all of them."""
        public = self.view(None)
        return [public if seat is None else self.own_view(seat, public) for seat in seats]

    def own_view(self, seat: int, public: dict[str, object]) -> dict[str, object]:
        self.check_seat(seat)
        return {**public, **self.game.own_view(self.table, seat, public), "seat": seat}

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.players):
            raise SeraiError(f"there is no seat {shown(seat)} at a table of {self.players}")

    def copy(self) -> "State":
        """An independent twin; its chance comes out the same if it is played the same."""
        return self.continued(State(self.game, self.setup, self.table.copy(), self.dealer))

    def continued(self, twin: "State") -> "State":
        """A twin that goes on from this history."""
        twin.history = self.history[:]
        twin.last_chance = self.last_chance
        twin.chances = self.chances
        return twin

    def determinize(self, seat: int | None, seed: int) -> "ImaginedState":
        """A copy whose hidden parts are drawn anew, consistent with all that the seat knows."""
        self.check_seat(seat)
        table = self.table.copy()
        self.game.redeal(table, seat, Stream(seed_number(str(seed), "redeal")))
        return ImaginedState(self.game, self.setup, table, Dealer(f"imagined {seed}"))

    def imagine(self, stream: Stream) -> Table:
        """The actor's idea of the table, for a bot: all that the actor can't know is drawn from the stream."""
        table = self.table.copy()
        self.game.redeal(table, self.actor, stream)
        return table

    def keep_events(self) -> None:
        """From now on keep the events."""
        self.event_log = EventLog()
        self.table.log_events(self.event_log)

    def events(self) -> list[Event]:
        """What was told since `keep_events`."""
        return self.event_log.events if self.event_log is not None else []

    @property
    def length(self) -> int:
        """How many moves the history has, chance included."""
        return len(self.history) // 2 + self.chances

    def moves(self, since: int = 0) -> list[dict[str, object]]:
        """The history as flat JSON objects, without its first few."""
        moves: list[dict[str, object]] = []
        place, last_chance = len(self.history), self.last_chance
        for _ in range(self.length - since):
            if last_chance is not None and last_chance.place == place:
                moves.append(last_chance.to_json())
                last_chance = last_chance.before
            else:
                place -= 2
                action = self.game.vocabulary.action(self.history[place + 1])
                moves.append({"actor": int(self.history[place]), **action.to_json()})
        moves.reverse()
        return moves

    def retrace(self, twin: "State", count: int) -> None:
        """Lead a fresh state through the first moves of this history."""
        chances: list[ChanceRecord] = []
        last_chance = self.last_chance
        while last_chance is not None:
            chances.append(last_chance)
            last_chance = last_chance.before
        place = 0
        for _ in range(count):
            if chances and chances[-1].place == place:
                twin.settle(chances.pop().outcome)
            else:
                twin.apply(self.game.vocabulary.action(self.history[place + 1]))
                place += 2

    def record(self) -> dict[str, object]:
        """The game so far as one JSON object."""
        setup = self.setup
        given = {"given": setup.given} if setup.given else {}
        return {
            "format": "serai/1",
            "game": self.game.name,
            "rules": self.game.version,
            "players": setup.players,
            "options": dict(setup.options),
            "edition": {"name": setup.edition.name, "sha256": setup.edition.sha256},
            "seed": setup.seed,
            "commitment": None if setup.seed is None else commitment(setup.seed),
            "names": list(setup.names),
            **given,
            "moves": self.moves(),
            "result": self.result,
        }


class ImaginedState(State):
    """A state that somebody imagines: it can be played on, but it has no history and no record."""

    def copy(self) -> State:
        return self.continued(ImaginedState(self.game, self.setup, self.table.copy(), self.dealer))

    def record(self) -> dict[str, object]:
        raise SeraiError("an imagined table has no record")
