"""Snapshots: what one viewer may know of a table, built from nothing but what is stored."""

from typing import Any

from msgspec import Raw

from serai.core.events import Event, told_action
from serai.tables.cache import ByteCache
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
    UndoState,
)
from serai.tables.messages.tables import SeatClock, SeatState
from serai.tables.viewers import ENCODER


class Snapshots:
    """Builds the snapshots of one table. What depends on seat and version alone is built and encoded once."""

    __slots__ = ("cache", "table_id")

    def __init__(self, table_id: str, cache: ByteCache) -> None:
        self.table_id = table_id
        self.cache = cache

    def build(
        self,
        game: LiveGame,
        seat: int | None,
        since: int,
        present: set[int],
        now: Moment,
        chat: list[ChatMessage],
    ) -> Snapshot:
        """The table as a seat sees it (None: a spectator), with the facts after version `since`."""
        kept = game.kept_since(since)
        deciders = game.deciders()
        decides = seat in deciders
        return Snapshot(
            table=self.table_id,
            version=game.version,
            status=status_of(game),
            seat=seat,
            view=None if game.state is None else self.part("view", game, seat, view),
            legal=self.part("legal", game, seat, legal) if decides else [],
            refusals=self.part("refusals", game, seat, refusals) if decides else [],
            since=kept,
            events=self.part(kept, game, seat, lambda *_: facts(game, seat, kept)),
            seats=seat_states(game, present, now),
            undo=undo_state(game, seat),
            last=last_move(game, seat),
            chat=chat,
            rematch=RematchState(game.roster.rematch, game.roster.next_table, []),
            commitment=game.commitment,
            frozen=game.frozen,
            seat_request=seat_request(game),
            deciders=deciders,
            ready=[answer.seat for answer in game.roster.early],
            early=early_answer(game, seat),
        )

    def part(self, name: str | int, game: LiveGame, seat: int | None, build: Any) -> Any:
        """A part of a snapshot as it was encoded first."""
        key = (self.table_id, game.version, seat, name)
        return Raw(self.cache.get(key, lambda: ENCODER.encode(build(game, seat))))


def status_of(game: LiveGame) -> Status:
    return "over" if game.status == FINISHED else "playing" if game.status == PLAYING else "waiting"


def view(game: LiveGame, seat: int | None) -> dict[str, object]:
    assert game.state is not None
    return game.state.view(seat)


def legal(game: LiveGame, seat: int | None) -> list[dict[str, object]]:
    assert game.state is not None and seat is not None
    return [action.to_json() for action in game.state.legal_for(seat)]


def refusals(game: LiveGame, seat: int | None) -> list[RefusedAction]:
    assert game.state is not None and seat is not None
    return [
        RefusedAction(action.to_json(), refusal.rule, refusal.reason, refusal.details)
        for action, refusal in game.state.refusals_for(seat)
    ]


def facts(game: LiveGame, seat: int | None, since: int) -> list[dict[str, object]]:
    return [told(event, version, seat) for version, event in game.facts_after(since)]


def told(event: Event, version: int, seat: int | None) -> dict[str, object]:
    """A fact as the viewer learns it."""
    head: EventHead = {"version": version, "known": event.is_known_to(seat)}
    return {**head, **event.to_json(seat)}


def seat_states(game: LiveGame, present: set[int], now: Moment) -> list[SeatState]:
    clocks = game.clocks
    states: list[SeatState] = []
    for number, seat in enumerate(game.roster.seats):
        clock = None
        if clocks is not None and seat.kind == "person":
            clock = SeatClock(clocks.left_of(number, now.steady), clocks.running == number)
        here = seat.kind == "bot" or number in present
        states.append(SeatState(number, seat.name, seat.kind, seat.bot, here, clock, seat.stand_in))  # type: ignore[arg-type]
    return states


def undo_state(game: LiveGame, seat: int | None) -> UndoState:
    request = game.undo_request
    early = game.roster.early_answer(seat) is not None
    free = early or (seat is not None and game.may_undo_freely(seat))
    may_ask = seat is not None and not free and request is None and game.steps_to_ask_for(seat) > 0
    return UndoState(free, may_ask, request.seat if request else None, request.agreed if request else [])


def seat_request(game: LiveGame) -> SeatRequestState | None:
    request = game.roster.seat_request
    return None if request is None else SeatRequestState(request.seat, request.name, request.agreed)


def early_answer(game: LiveGame, seat: int | None) -> dict[str, object] | None:
    """What the viewer has chosen before its turn."""
    answer = None if seat is None else game.roster.early_answer(seat)
    return None if answer is None else answer.action


def last_move(game: LiveGame, viewer: int | None) -> LastMove | None:
    """The last move that stands; what only its seat knows of it is left out."""
    move = game.applied[-1] if game.applied else None
    if move is None or move.seat is None or move.action is None:
        return None
    return LastMove(move.seat, told_action(move.action.to_json(), move.seat, game.last_facts(), viewer))
