"""The game at a table: its versions, undo, and clocks.

Everything that happens in a game is an entry: its start, each move with the chance that followed, each undo. The
version is the number of entries, so the same entries make the same game anywhere.

Nobody sees what is not stored: `start`, `move` and `undo` change nothing. They tell what would change; once its entry
is stored, `commit` makes it so.
"""

# compiled: every move at every table passes through it

from array import array
from dataclasses import dataclass, replace
from typing import NamedTuple

from serai.core.errors import BadRecord, Refusal
from serai.core.events import Event
from serai.core.game import DEFAULT
from serai.play.box import Box, find_box, start
from serai.play.dealer import Dealer, commitment
from serai.play.editions import find_edition
from serai.play.lessons import lesson_decisions
from serai.play.replay import check_shuffle, replay_move
from serai.play.state import State
from serai.tables.clocks import Clocks, Moment
from serai.tables.config import TableConfig
from serai.tables.entries import MOVE, START, UNDO, Entry
from serai.tables.errors import NotNow
from serai.tables.roster import EarlyAnswer, Roster, UndoRequest
from serai.tables.shows import show_time
from serai.tables.standing import StandingMove, StandingMoves

WAITING, PLAYING, FINISHED = "waiting", "playing", "over"


def hashed(seat: int | None, move_id: str) -> int:
    """An id in eight bytes: nobody can tell beforehand which, so nobody can make two that are alike."""
    return hash((seat, move_id)) or 1


@dataclass(slots=True, frozen=True)
class Change:
    """What an entry makes of a game; none of it is so before it is committed."""

    entry: Entry
    state: State
    events: list[Event]  # that it told
    clocks: Clocks | None
    together: bool = False

    @property
    def status(self) -> str:
        return FINISHED if self.state.over else PLAYING


class Cut(NamedTuple):
    """An undo: its version, the version of the last move that it left, who took back how many moves."""

    version: int
    left: int
    seat: int | None
    steps: int


class LiveGame:
    """A game as it is stored so far, and who plays it."""

    __slots__ = (
        "applied",
        "box",
        "clocks",
        "commitment",
        "config",
        "cuts",
        "frozen",
        "ids",
        "last_action",
        "roster",
        "since",
        "state",
        "version",
    )

    def __init__(self, config: TableConfig, roster: Roster) -> None:
        self.config = config
        self.roster = roster
        self.box: Box = find_box(config.game)
        self.commitment = commitment(config.seed)
        self.version = 0
        self.since = 0  # when the last entry was made
        self.state: State | None = None
        self.applied = StandingMoves(self.box.game.events)
        self.cuts: list[Cut] = []
        self.last_action: dict[str, object] | None = None  # of the last move that stands, if a seat made it
        self.ids = array("q")  # of each entry, hashed
        self.frozen: str | None = None  # why it can't be played on: the key of a sentence
        self.clocks = None if config.bank is None else Clocks((config.bank,) * config.players, config.increment)

    @property
    def status(self) -> str:
        if self.state is None:
            return WAITING
        return FINISHED if self.state.over else PLAYING

    @property
    def actor(self) -> int | None:
        return None if self.state is None else self.state.actor

    @property
    def given(self) -> int:
        """So many moves were laid out from another game: whoever sat down here may know its hidden cards."""
        return 0 if self.state is None else self.state.setup.given

    @property
    def has_hands(self) -> bool:
        """Is there something that only some seats know? Then no seat changes hands freely."""
        return self.status == PLAYING

    @property
    def goes_on(self) -> bool:
        """Can somebody move?"""
        return self.status == PLAYING and self.frozen is None

    @property
    def undo_request(self) -> UndoRequest | None:
        """Who asks for an undo of the present version; an older question has answered itself."""
        request = self.roster.undo
        return request if request is not None and request.version == self.version else None

    # what may happen

    def start(self, now: Moment) -> Change:
        """Deal: nobody is missing any more. Dealt as a lesson was, the game goes on where the lesson ends."""
        state = self.dealt(Dealer(self.config.seed))
        for move in lesson_decisions(self.box.game, self.config.seed):
            state.apply(self.box.action(move))
        self.answer_the_obvious(state)
        entry = Entry(0, START, now.date, moves=state.moves())
        return Change(entry, state, state.events(), self.clocks_after(state, None, now, 0))

    def begin_from(self, moves: list[dict[str, object]], now: Moment) -> Change:
        """Lay out what was played elsewhere and go on from there, by chance of its own; BadRecord if it can't be."""
        state = self.dealt(None)
        state.setup.given = len(moves)
        self.replay(state, moves, None)
        self.answer_the_obvious(state)
        entry = Entry(0, START, now.date, moves=state.moves(), steps=len(moves))
        return Change(entry, state, state.events(), self.clocks_after(state, None, now, 0))

    def move(self, seat: int, version: int, written: object, move_id: str | None, now: Moment) -> Change:
        """A seat moves; NotNow, IllegalMove or BadAction if it may not."""
        state = self.at(self.known_to(seat, version))
        if state.actor != seat:
            raise NotNow(Refusal("", "not_your_turn", {"seat": state.actor}))
        action = self.box.action(written)
        following = state.copy()
        following.keep_events()
        following.apply(action)
        self.answer_the_obvious(following)
        moves = following.moves(state.length)
        entry = Entry(self.version, MOVE, now.date, seat, move_id, action.to_json(), moves)
        told = following.events()
        show = 0 if self.clocks is None else self.show_of(told, seat, following.actor)
        return Change(entry, following, told, self.clocks_after(following, seat, now, show), state.is_simultaneous)

    def answer_the_obvious(self, state: State) -> None:
        """Where only one answer makes sense nobody is asked: it goes with the move before it, and back with it."""
        chosen = {answer.seat for answer in self.early_answers()}
        while state.actor is not None and state.actor not in chosen:
            answer = state.only_answer()
            if answer is None:
                return
            state.apply(answer)

    def early_answer(self, seat: int, version: int, written: object, move_id: str) -> EarlyAnswer:
        """A seat makes its secret choice before its turn; NotNow, IllegalMove or BadAction if it may not."""
        state = self.at(self.known_to(seat, version))
        if not self.decides_early(seat):
            raise NotNow(Refusal("", "not_your_turn", {"seat": state.actor}))
        action = self.box.action(written)
        state.check_choice(seat, action)
        return EarlyAnswer(seat, action.to_json(), move_id, self.version)

    def undo(self, seat: int, version: int, now: Moment) -> Change:
        """Take back a seat's own last move, or, if all agreed, all from the seat's last move on."""
        self.at(version)
        if self.may_undo_freely(seat):
            return self.take_back(seat, 1, now)
        steps = self.steps_to_ask_for(seat)
        request = self.undo_request
        if not steps or request is None or request.seat != seat or not self.all_agree():
            raise NotNow(Refusal("", "undo_needs_consent"))
        return self.take_back(seat, steps, now)

    def take_back(self, seat: int, steps: int, now: Moment) -> Change:
        state = self.state_before(steps)
        entry = Entry(self.version, UNDO, now.date, seat, steps=steps)
        return Change(entry, state, [], self.clocks_after(state, None, now, 0))

    def dealt(self, dealer: Dealer | None) -> State:
        edition = find_edition(self.box.game, DEFAULT)
        names = [seat.name for seat in self.roster.seats]
        options = {**self.config.options, **self.box.game.known_later(self.config.options)}
        setup = self.box.setup(self.config.players, options, edition, names)
        setup.seed = self.config.seed
        return start(self.box.game, setup, dealer, keep_events=True)

    def state_before(self, steps: int) -> State:
        """The game without its last few moves."""
        assert self.state is not None and 0 < steps < len(self.applied)
        twin = start(self.state.game, self.state.setup, None)
        self.state.retrace(twin, self.applied[-steps - 1].moves)
        twin.dealer = Dealer(self.config.seed)
        return twin

    # what is stored

    def commit(self, change: Change) -> None:
        """The entry is stored: now it is so."""
        entry = change.entry
        assert entry.seq == self.version
        self.state, self.clocks = change.state, change.clocks
        if entry.kind == UNDO:
            self.cut(entry)
        else:
            self.add(entry, change.events, change.together)

    def follow(self, entry: Entry, check_chance: bool = False) -> None:
        """Follow an entry that was stored before, or by somebody else; BadRecord if it does not fit.

        Chance is as stored; if it is checked, the seed must deal the same.
        """
        if entry.seq != self.version:
            raise BadRecord(f"entry {entry.seq} does not follow version {self.version}")
        if entry.kind == UNDO:
            if not 0 < entry.steps < len(self.applied):
                raise BadRecord(f"entry {entry.seq} takes back {entry.steps} of {len(self.applied)} moves")
            self.state = self.state_before(entry.steps)
            self.cut(entry)
            return
        if self.state is None:
            if not 0 <= entry.steps <= len(entry.moves or ()):
                raise BadRecord(f"entry {entry.seq} lays out {entry.steps} moves and has fewer")
            self.state = self.dealt(None)
            self.state.setup.given = entry.steps
        else:
            self.state.keep_events()
        if entry.action is not None and [{"actor": entry.seat, **entry.action}] != (entry.moves or [])[:1]:
            raise BadRecord(f"entry {entry.seq} has other moves than its action")
        together = self.state.is_simultaneous
        self.replay(self.state, entry.moves or [], Dealer(self.config.seed) if check_chance else None)
        self.add(entry, self.state.events(), together)

    def replay(self, state: State, moves: list[dict[str, object]], checking: Dealer | None) -> None:
        state.dealer = None
        for index, move in enumerate(moves, state.length):
            if checking is not None and index >= state.setup.given and state.waits_for_chance:
                check_shuffle(state, checking, index, move)
            replay_move(state, index, move)
        if state.waits_for_chance:
            raise BadRecord("chance has still to decide", state.length)
        state.dealer = Dealer(self.config.seed)

    def add(self, entry: Entry, events: list[Event], together: bool) -> None:
        """A move stands: count it."""
        self.count(entry)
        revealed = any(event.kind.reveals for event in events)
        free = entry.kind == MOVE and not revealed and all(each["actor"] != "chance" for each in entry.moves or ())
        before = self.applied[-1].moves if self.applied else 0
        moves = before + len(entry.moves or ())
        self.applied.add(StandingMove(self.version, entry.seat, moves, free, together), events)
        self.last_action = entry.action

    def cut(self, entry: Entry) -> None:
        """The last few moves were taken back."""
        self.count(entry)
        self.applied.cut(entry.steps)
        last = self.applied[-1]
        self.cuts.append(Cut(self.version, last.version, entry.seat, entry.steps))
        self.last_action = None if last.seat is None else self.action_after(self.applied[-2].moves)

    def action_after(self, length: int) -> dict[str, object]:
        """What the seat did that moved when the history had that length."""
        assert self.state is not None
        return {key: value for key, value in self.state.moves(length)[0].items() if key != "actor"}

    def count(self, entry: Entry) -> None:
        self.version += 1
        self.since = entry.at
        self.ids.append(0 if entry.id is None else hashed(entry.seat, entry.id))

    # questions

    def at(self, version: int) -> State:
        """The state, if the game goes on and that is its present version."""
        if version != self.version:
            raise NotNow(Refusal("", "stale"), stale=True)
        if self.frozen is not None:
            raise NotNow(Refusal("", self.frozen))
        if self.state is None:
            raise NotNow(Refusal("", "not_started"))
        if self.state.over:
            raise NotNow(Refusal("", "game_over"))
        return self.state

    def known_to(self, seat: int, version: int) -> int:
        """The present version, if since that one others have only made choices at the same time as this seat's."""
        if version >= self.version or any(cut.version > version for cut in self.cuts):
            return version
        for move in reversed(self.applied):
            if move.version <= version:
                return self.version
            if not move.together or move.seat == seat:
                return version
        return version

    def deciders(self) -> list[int]:
        """The seats that are waited for: the actor, and those whose secret choices are made at the same time."""
        if self.state is None or not self.goes_on:
            return []
        return [seat for seat in self.state.deciders() if self.chosen_early(seat) is None]

    def early_answers(self) -> list[EarlyAnswer]:
        """The secret choices that wait for their turn; one that was made for another decision has answered itself."""
        if not self.roster.early or self.state is None:
            return []
        deciders = self.state.deciders()
        return [
            answer
            for answer in self.roster.early
            if answer.seat in deciders and self.known_to(answer.seat, answer.version) == self.version
        ]

    def chosen_early(self, seat: int | None) -> EarlyAnswer | None:
        """What a seat has chosen before its turn."""
        return next((answer for answer in self.early_answers() if answer.seat == seat), None)

    def decides_early(self, seat: int) -> bool:
        """May a seat make its secret choice before its turn?"""
        return self.actor != seat and self.state is not None and seat in self.state.deciders()

    def may_undo_freely(self, seat: int) -> bool:
        """A seat's own last move, if no chance, no reveal and no answer asked of another seat came after it."""
        return self.goes_on and self.applied.is_free_to(seat)

    def steps_to_ask_for(self, seat: int) -> int:
        """How many moves an undo by consent takes back: all from the seat's last one on."""
        if not self.goes_on:
            return 0
        return self.applied.steps_to(seat)

    def all_agree(self) -> bool:
        request = self.undo_request
        return request is not None and all(seat in request.agreed for seat in self.roster.persons())

    def kept_since(self, since: int) -> int:
        """Up to which version the facts that somebody saw at version `since` still stand."""
        for cut in self.cuts:
            if cut.version > since:
                since = min(since, cut.left)
        return since

    def facts_after(self, since: int) -> list[tuple[int, Event]]:
        """What was told after that version, and stands, each with its version."""
        first, found = self.applied.first_after(since), self.applied.facts_of
        return [
            (self.applied.versions[place], event) for place in range(first, len(self.applied)) for event in found(place)
        ]

    def last_facts(self) -> list[Event]:
        """What the last move told."""
        return self.applied.facts_of(len(self.applied) - 1)

    def answered(self, seat: int, move_id: str) -> int | None:
        """The version that a seat's move of this id made, if it was made."""
        try:
            return self.ids.index(hashed(seat, move_id)) + 1
        except ValueError:
            return None

    def thinker(self) -> str | None:
        """The bot that has to decide now, if one has to."""
        return self.roster.bot_at(self.actor) if self.goes_on else None

    # clocks

    def clocks_after(self, state: State, moved: int | None, now: Moment, show: int) -> Clocks | None:
        """The clocks once a seat has moved, that was looked at, and somebody else has to think."""
        clocks = self.clocks
        if clocks is None:
            return None
        if moved is not None and moved == clocks.running:
            clocks = clocks.with_increment(moved, now.steady)
        return clocks.run(self.roster.person_at(state.actor), now.steady, show)

    def show_of(self, told: list[Event], moved: int | None, actor: int | None) -> int:
        """How long a move is looked at; who moves on at once has seen it."""
        return show_time(self.box.game, told, moved != actor)

    def clocks_with(self, roster: Roster, returning: int | None, now: Moment) -> Clocks | None:
        """The clocks once others sit at the table; who comes back has time for a move at least."""
        clocks = self.clocks
        if clocks is None:
            return None
        if returning is not None:
            clocks = clocks.welcome_back(returning, now.steady)
        return clocks.run(roster.person_at(self.actor), now.steady)

    def set_clocks(self, left: list[int] | None, now: Moment, moved: bool = False) -> None:
        """Go on with what is left, as it was stored; if somebody has just moved, that is looked at first."""
        if self.clocks is not None:
            stored = self.clocks.left if left is None else tuple(left)
            running = self.roster.person_at(self.actor) if self.goes_on else None
            show = self.show_of(self.last_facts(), self.applied[-1].seat, self.actor) if moved and self.applied else 0
            self.clocks = replace(self.clocks, left=stored, running=None).run(running, now.steady, show)

    def out_of_time(self, now: Moment) -> bool:
        clocks = self.clocks
        return clocks is not None and clocks.running is not None and clocks.left_of(clocks.running, now.steady) == 0
