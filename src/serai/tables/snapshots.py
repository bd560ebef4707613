"""Snapshots: what one viewer may know of a table, built from nothing but what is stored."""

# compiled: every move at every table passes through it

from collections.abc import Callable, Collection
from typing import Any

from msgspec import Raw

from serai.core.events import Event, told_action
from serai.tables.cache import ByteCache, Parts
from serai.tables.clocks import Moment
from serai.tables.game import FINISHED, PLAYING, LiveGame
from serai.tables.messages.basics import EventHead, Status
from serai.tables.messages.live import (
    ChatMessage,
    LastMove,
    RefusedAction,
    RematchState,
    SeatRequestState,
    Snapshot,
    Undone,
    UndoState,
)
from serai.tables.messages.tables import SeatClock, SeatState
from serai.tables.viewers import ENCODER
from serai.tables.written import encoded_action

Seats = Collection[int | None]  # None is a spectator


def nobody_else() -> Seats:
    return ()


class Shown:
    """What all who are shown a table at one moment are told alike; built for the first of them."""

    __slots__ = (
        "deciders",
        "early",
        "facts",
        "goes_on",
        "last",
        "present",
        "roster",
        "seats",
        "status",
        "told",
        "undo",
        "version",
    )

    def __init__(self, game: LiveGame, present: frozenset[int], now: Moment, before: "Shown | None" = None) -> None:
        self.version = game.version
        self.roster = game.roster
        self.present = present
        self.deciders = game.deciders()
        self.early = {answer.seat: answer.action for answer in game.early_answers()}
        self.status = status_of(game)
        self.goes_on = game.goes_on
        self.undo = game.undo_request
        if before is not None and before.has_people_of(game, present):
            self.seats: Raw = before.seats
        else:
            self.seats = Raw(ENCODER.encode(seat_states(game, present, now)))
        self.facts = game.last_facts() if game.applied else []
        self.told = [None if fact.kind.secret else encoded_fact(game, fact, None) for fact in self.facts]
        self.last = None if None in self.told else encoded_move(game, self.facts, None)

    def is_of(self, game: LiveGame, present: frozenset[int]) -> bool:
        """Would it be the same now?"""
        return self.version == game.version and self.has_people_of(game, present)

    def has_people_of(self, game: LiveGame, present: frozenset[int]) -> bool:
        """Would the same be told of the people? Not where a clock runs."""
        return self.roster is game.roster and self.present == present and game.clocks is None


class Snapshots:
    """Builds the snapshots of one table. What depends on seat and version alone is built and encoded once."""

    __slots__ = ("cache", "shown", "table_id", "views")

    def __init__(self, table_id: str, cache: ByteCache) -> None:
        self.table_id = table_id
        self.cache = cache
        self.views: Callable[[LiveGame, list[int | None]], list[dict[str, object]]] = views  # tests count its calls
        self.shown: Shown | None = None

    def build(
        self,
        game: LiveGame,
        seat: int | None,
        since: int,
        present: frozenset[int],
        now: Moment,
        chat: list[ChatMessage],
        others: Callable[[], Seats] = nobody_else,
    ) -> Snapshot:
        """The table as a seat sees it (None: a spectator), with the facts after version `since`.

        `others` tells the seats that are shown it next: what everybody may know is built once for all of them.
        """
        shown = self.shown_now(game, present, now)
        view, legal, refusals = self.seen_by(game, seat, others)
        decides = seat in shown.deciders
        kept = game.kept_since(since)
        return Snapshot(
            table=self.table_id,
            version=game.version,
            status=shown.status,
            seat=seat,
            view=view,
            legal=legal if decides else [],
            refusals=refusals if decides else [],
            since=kept,
            events=self.facts(game, seat, kept, shown),
            seats=shown.seats,  # type: ignore[arg-type]
            undo=undo_state(game, seat, shown),
            last=shown.last or encoded_move(game, shown.facts, seat),  # type: ignore[arg-type]
            chat=chat,
            rematch=RematchState(game.roster.rematch, game.roster.next_table, []),
            commitment=game.commitment,
            frozen=game.frozen,
            seat_request=seat_request(game),
            deciders=shown.deciders,
            ready=list(shown.early),
            early=None if seat is None else shown.early.get(seat),
            decided=game.applied.last_of(seat),
            notes=game.roster.notes,  # type: ignore[arg-type]
            undone=[Undone(*cut) for cut in game.cuts],
        )

    def shown_now(self, game: LiveGame, present: frozenset[int], now: Moment) -> Shown:
        if self.shown is None or not self.shown.is_of(game, present):
            self.shown = Shown(game, present, now, self.shown)
        return self.shown

    def seen_by(self, game: LiveGame, seat: int | None, others: Callable[[], Seats]) -> tuple[Any, Any, Any]:
        """View, legal actions and refusals, as they were encoded first."""
        if game.state is None:
            return None, [], []
        parts = self.cache.find((self.table_id, game.version, seat))
        if parts is None:
            parts = self.encode_for(game, [seat, *self.unseen_yet(game, seat, others())])
        return Raw(parts[0]), Raw(parts[1]), Raw(parts[2])

    def unseen_yet(self, game: LiveGame, seat: int | None, others: Seats) -> list[int | None]:
        """Those of the other seats for which nothing is built yet."""
        return [each for each in others if each != seat and not self.cache.has((self.table_id, game.version, each))]

    def encode_for(self, game: LiveGame, seats: list[int | None]) -> Parts:
        """Build what these seats see, and keep it; returns what is for the first."""
        found = [
            tuple(map(ENCODER.encode, (view, legal(game, seat), refusals(game, seat))))
            for seat, view in zip(seats, self.views(game, seats), strict=True)
        ]
        for seat, parts in zip(seats, found, strict=True):
            self.cache.keep((self.table_id, game.version, seat), parts)
        return found[0]

    def facts(self, game: LiveGame, seat: int | None, since: int, shown: Shown) -> Any:
        """What was told after that version: mostly by one move."""
        moves = len(game.applied) - game.applied.first_after(since)
        if moves == 0:
            return []
        if moves == 1:
            return [
                encoded or encoded_fact(game, fact, seat) for fact, encoded in zip(shown.facts, shown.told, strict=True)
            ]
        key = (self.table_id, game.version, seat, since)
        return Raw(self.cache.get(key, lambda: (ENCODER.encode(facts(game, seat, since)),))[0])


def views(game: LiveGame, seats: list[int | None]) -> list[dict[str, object]]:
    assert game.state is not None
    return game.state.views(seats)


def encoded_fact(game: LiveGame, fact: Event, seat: int | None) -> Raw:
    """A fact of the last move."""
    return Raw(ENCODER.encode(told(fact, game.applied[-1].version, seat)))


def encoded_move(game: LiveGame, facts: list[Event], seat: int | None) -> Raw:
    return Raw(ENCODER.encode(last_move(game, facts, seat)))


def status_of(game: LiveGame) -> Status:
    return "over" if game.status == FINISHED else "playing" if game.status == PLAYING else "waiting"


def legal(game: LiveGame, seat: int | None) -> list[Raw]:
    if game.state is None or seat is None:
        return []
    return [encoded_action(action) for action in game.state.legal_for(seat)]


def refusals(game: LiveGame, seat: int | None) -> list[RefusedAction]:
    if game.state is None or seat is None:
        return []
    return [
        RefusedAction(encoded_action(action), refusal.rule, refusal.reason, refusal.details)  # type: ignore[arg-type]
        for action, refusal in game.state.refusals_for(seat)
    ]


def facts(game: LiveGame, seat: int | None, since: int) -> list[dict[str, object]]:
    return [told(event, version, seat) for version, event in game.facts_after(since)]


def told(event: Event, version: int, seat: int | None) -> dict[str, object]:
    """A fact as the viewer learns it."""
    head: EventHead = {"version": version, "known": event.is_known_to(seat)}
    return {**head, **event.to_json(seat)}


def seat_states(game: LiveGame, present: Collection[int], now: Moment) -> list[SeatState]:
    clocks = game.clocks
    states: list[SeatState] = []
    for number, seat in enumerate(game.roster.seats):
        clock = None
        if clocks is not None and seat.kind == "person":
            clock = SeatClock(
                clocks.left_of(number, now.steady), clocks.running == number, clocks.waits(number, now.steady)
            )
        here = seat.kind == "bot" or number in present
        state = SeatState(number, seat.name, seat.kind, seat.bot, here, clock, seat.stand_in, seat.guest)  # type: ignore[arg-type]
        states.append(state)
    return states


def undo_state(game: LiveGame, seat: int | None, shown: Shown) -> UndoState:
    free = may_ask = False
    if seat is not None and shown.goes_on and not game.roster.seats[seat].stand_in:  # else its owner comes back first
        free = seat in shown.early or game.applied.is_free_to(seat)
        may_ask = not free and shown.undo is None and game.applied.steps_to(seat) > 0
    if shown.undo is None:
        return UndoState(free, may_ask, None, [])
    return UndoState(free, may_ask, shown.undo.seat, shown.undo.agreed)


def seat_request(game: LiveGame) -> SeatRequestState | None:
    request = game.roster.seat_request
    return None if request is None else SeatRequestState(request.seat, request.generation, request.name, request.agreed)


def last_move(game: LiveGame, facts: list[Event], viewer: int | None) -> LastMove | None:
    """The last move that stands, and what it told; what only its seat knows of it is left out."""
    seat = game.applied[-1].seat if game.applied else None
    if seat is None or game.last_action is None:
        return None
    return LastMove(seat, told_action(game.last_action, seat, facts, viewer))
