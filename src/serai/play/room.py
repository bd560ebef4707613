"""A room: a table with its seats, the versions of its history, undo, and clocks. It does no input or output.

Everything that happens in a game is an entry: its start, each move with the chance that followed, each undo. The room's
version is the number of its entries, so the same entries make the same room anywhere. What may change without an entry
(who sits where, who asks for an undo or a rematch) is the room's company.
"""

from dataclasses import dataclass, field

from serai.core.actions import Action
from serai.core.errors import BadRecord, Refusal, SeraiError
from serai.core.events import Event
from serai.core.game import DEFAULT
from serai.play.box import Box, find_box, start
from serai.play.clocks import Clocks
from serai.play.dealer import Dealer, commitment
from serai.play.editions import find_edition
from serai.play.replay import replay_move
from serai.play.state import State

PERSON, BOT, OPEN = "person", "bot", "open"
WAITING, PLAYING, FINISHED = "waiting", "playing", "over"
START, MOVE, UNDO = "start", "move", "undo"


class NotNow(SeraiError):
    """Something a seat may not do now; `stale` if it spoke of an older version."""

    def __init__(self, refusal: Refusal, stale: bool = False) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.stale = stale


@dataclass(slots=True)
class Seat:
    """Who sits at a seat. Its generation makes the links of former owners void."""

    kind: str = OPEN
    name: str = ""
    bot: str | None = None
    generation: int = 0
    stand_in: bool = False  # a bot plays until the owner is back


@dataclass(slots=True)
class Ask:
    """A seat asks to take back more than its own last steps; all persons must agree."""

    seat: int
    version: int
    agreed: list[int]


@dataclass(slots=True)
class Company:
    """Who is at a table, and what they ask of each other."""

    seats: list[Seat]
    ask: Ask | None = None
    rematch: list[int] = field(default_factory=list)
    next_table: str | None = None

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    def has_open_seat(self) -> bool:
        return any(seat.kind == OPEN for seat in self.seats)


@dataclass(slots=True, frozen=True)
class Entry:
    """What is stored: the seat's action and the record's moves it led to; an undo says how many steps it takes back."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    id: str | None = None
    action: dict[str, object] | None = None
    moves: list[dict[str, object]] | None = None
    steps: int = 0


@dataclass(slots=True, frozen=True)
class Step:
    """A move that stands: how far history and facts reached after it, and whether its seat may freely take it back."""

    version: int
    seat: int | None
    action: Action | None
    moves: int
    events: int
    free: bool


@dataclass(slots=True, frozen=True)
class Terms:
    """What a table was made with; it never changes."""

    game: str
    players: int
    options: dict[str, object]
    seed: str
    bank: int | None = None  # milliseconds; None: no clocks
    increment: int = 0


class Room:
    """One table as the server plays it."""

    def __init__(self, terms: Terms, company: Company) -> None:
        self.terms = terms
        self.company = company
        self.box: Box = find_box(terms.game)
        self.state: State | None = None
        self.version = 0
        self.steps: list[Step] = []
        self.cuts: list[tuple[int, int]] = []  # each undo: its version, and the version of the last step it left
        self.answered: dict[tuple[int, str], int] = {}  # the version that a seat's move of this id made
        self.clocks = None if terms.bank is None else Clocks(terms.players, terms.bank, terms.increment)

    @property
    def status(self) -> str:
        if self.state is None:
            return WAITING
        return FINISHED if self.state.over else PLAYING

    @property
    def actor(self) -> int | None:
        return None if self.state is None else self.state.actor

    @property
    def commitment(self) -> str:
        return commitment(self.terms.seed)

    @property
    def asked(self) -> Ask | None:
        """Who asks for an undo of the present version; an older question has answered itself."""
        ask = self.company.ask
        return ask if ask is not None and ask.version == self.version else None

    # what happens

    def start(self, now: int) -> Entry:
        """Deal: nobody is missing any more."""
        self.state = self.dealt(Dealer(self.terms.seed))
        entry = Entry(0, START, now, moves=self.state.moves())
        self.note(entry, None, len(entry.moves or ()))
        return entry

    def move(self, seat: int, version: int, written: object, move_id: str | None, now: int) -> Entry:
        """A seat moves; NotNow, IllegalMove or BadAction, and nothing has changed, if it may not."""
        state = self.at(version)
        if state.actor != seat:
            raise NotNow(Refusal("", "not_your_turn", {"seat": state.actor}))
        action = self.box.action(written)
        before = state.length
        state.apply(action)
        entry = Entry(self.version, MOVE, now, seat, move_id, action.to_json(), state.moves(before))
        self.note(entry, action, self.steps[-1].moves + len(entry.moves or ()))
        return entry

    def undo(self, seat: int, version: int, now: int) -> Entry:
        """Take back a seat's own last step, or, if all agreed, all from the seat's last move on."""
        self.at(version)
        if self.may_undo_freely(seat):
            return self.take_back(seat, 1, now)
        steps = self.steps_to_ask_for(seat)
        ask = self.asked
        if not steps or ask is None or ask.seat != seat or not self.all_agree():
            raise NotNow(Refusal("", "undo_needs_consent"))
        return self.take_back(seat, steps, now)

    def take_back(self, seat: int, steps: int, now: int) -> Entry:
        entry = Entry(self.version, UNDO, now, seat, steps=steps)
        self.apply_undo(entry)
        return entry

    def replay_entry(self, entry: Entry) -> None:
        """Follow an entry that was stored before, or by somebody else; BadRecord if it does not fit."""
        if entry.seq != self.version:
            raise BadRecord(f"entry {entry.seq} does not follow version {self.version}")
        if entry.kind == UNDO:
            self.apply_undo(entry)
            return
        if self.state is None:
            self.state = self.dealt(None)
        state, known = self.state, self.steps[-1].moves if self.steps else 0
        state.dealer = None
        moves = entry.moves or []
        for index, move in enumerate(moves):
            replay_move(state, known + index, move)
        state.dealer = Dealer(self.terms.seed)
        action = None if entry.action is None else self.box.action(entry.action)
        self.note(entry, action, known + len(moves))

    def apply_undo(self, entry: Entry) -> None:
        if not 0 < entry.steps < len(self.steps) or self.state is None:
            raise BadRecord(f"entry {entry.seq} takes back {entry.steps} steps of {len(self.steps)}")
        del self.steps[-entry.steps :]
        last = self.steps[-1]
        self.state = self.retold(self.state, last.moves)
        self.version += 1
        self.cuts.append((self.version, last.version))
        self.turn_clocks(None, entry.at)

    def note(self, entry: Entry, action: Action | None, moves: int) -> None:
        """A step stands: count it, and let the next clock run."""
        assert self.state is not None
        heard = self.state.events()
        known = self.steps[-1].events if self.steps else 0
        revealed = any(event.kind.reveals for event in heard[known:])
        free = entry.kind == MOVE and len(entry.moves or ()) == 1 and not revealed
        self.version += 1
        self.steps.append(Step(self.version, entry.seat, action, moves, len(heard), free))
        if entry.seat is not None and entry.id is not None:
            self.answered[entry.seat, entry.id] = self.version
        self.turn_clocks(entry.seat, entry.at)

    def dealt(self, dealer: Dealer | None) -> State:
        edition = find_edition(self.terms.game, DEFAULT)
        names = [seat.name for seat in self.company.seats]
        origin = self.box.origin(self.terms.players, self.terms.options, edition, names)
        origin.seed = self.terms.seed
        return start(self.box.game, origin, dealer, listen=True)

    def retold(self, state: State, moves: int) -> State:
        """The same game after its first moves only."""
        twin = start(state.game, state.origin, None, listen=True)
        state.retrace(twin, moves)
        twin.dealer = Dealer(self.terms.seed)
        return twin

    # questions

    def at(self, version: int) -> State:
        """The state, if the game goes on and that is its present version."""
        if version != self.version:
            raise NotNow(Refusal("", "stale"), stale=True)
        if self.state is None:
            raise NotNow(Refusal("", "not_started"))
        if self.state.over:
            raise NotNow(Refusal("", "game_over"))
        return self.state

    def may_undo_freely(self, seat: int) -> bool:
        """A seat's own last step, if no chance, no reveal and no other seat's decision came after it."""
        last = self.steps[-1] if self.steps else None
        return self.status == PLAYING and last is not None and last.free and last.seat == seat

    def steps_to_ask_for(self, seat: int) -> int:
        """How many steps an undo by consent takes back: all from the seat's last move on."""
        if self.status != PLAYING:
            return 0
        for back, step in enumerate(reversed(self.steps), 1):
            if step.seat == seat:
                return back
        return 0

    def all_agree(self) -> bool:
        ask = self.asked
        return ask is not None and all(seat in ask.agreed for seat in self.company.persons())

    def kept_since(self, since: int) -> int:
        """Up to which version the facts that somebody saw at version `since` still stand."""
        for version, left in self.cuts:
            if version > since:
                since = min(since, left)
        return since

    def facts_after(self, since: int) -> list[tuple[int, Event]]:
        """What was told after that version, and stands, each with its version."""
        if self.state is None:
            return []
        heard = self.state.events()
        first = len(self.steps)
        while first > 0 and self.steps[first - 1].version > since:
            first -= 1
        found: list[tuple[int, Event]] = []
        before = self.steps[first - 1].events if first else 0
        for step in self.steps[first:]:
            found += [(step.version, event) for event in heard[before : step.events]]
            before = step.events
        return found

    def last_facts(self) -> list[Event]:
        """What the last step told."""
        if self.state is None or not self.steps:
            return []
        return self.state.events()[self.steps[-2].events if len(self.steps) > 1 else 0 :]

    def thinker(self) -> str | None:
        """The bot that has to decide now, if one has to."""
        actor = self.actor
        if actor is None:
            return None
        seat = self.company.seats[actor]
        return seat.bot if seat.kind == BOT or seat.stand_in else None

    # clocks

    def turn_clocks(self, moved: int | None, now: int) -> None:
        if self.clocks is not None:
            if moved is not None and moved == self.clocks.running:
                self.clocks.add_increment(moved, now)
            self.clocks.run(self.person_to_move(), now)

    def person_to_move(self) -> int | None:
        """The actor, if it is a person who plays."""
        actor = self.actor
        if actor is None or self.company.seats[actor].kind != PERSON or self.company.seats[actor].stand_in:
            return None
        return actor

    def out_of_time(self, now: int) -> bool:
        clocks = self.clocks
        return clocks is not None and clocks.running is not None and clocks.left_of(clocks.running, now) == 0
