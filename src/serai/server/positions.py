"""Positions: what one viewer may know of a table, built from nothing."""

from serai.core.events import Event
from serai.play.room import FINISHED, PLAYING, Room
from serai.server.messages.basics import Status
from serai.server.messages.live import ChatMessage, LastMove, Position, RefusedAction, RematchState, UndoState
from serai.server.messages.tables import SeatClock, SeatState


def position(
    table_id: str, room: Room, seat: int | None, since: int, present: set[int], now: int, chat: list[ChatMessage]
) -> Position:
    """The table as a seat sees it (None: a spectator), with the facts after version `since`."""
    state = room.state
    decides = state is not None and seat is not None and state.actor == seat
    kept = room.kept_since(since)
    return Position(
        table=table_id,
        version=room.version,
        status=status_of(room),
        seat=seat,
        view=None if state is None else state.view(seat),
        legal=[action.to_json() for action in state.legal()] if decides and state else [],
        refusals=refusals(room) if decides else [],
        since=kept,
        events=[told(event, version, seat) for version, event in room.facts_after(kept)],
        seats=seat_states(room, present, now),
        undo=undo_state(room, seat),
        last=last_move(room, seat),
        chat=chat,
        rematch=RematchState(room.company.rematch, room.company.next_table, []),
        commitment=room.commitment,
    )


def status_of(room: Room) -> Status:
    return "over" if room.status == FINISHED else "playing" if room.status == PLAYING else "waiting"


def refusals(room: Room) -> list[RefusedAction]:
    assert room.state is not None
    return [
        RefusedAction(action.to_json(), refusal.rule, refusal.reason, refusal.details)
        for action, refusal in room.state.refusals()
    ]


def told(event: Event, version: int, seat: int | None) -> dict[str, object]:
    """A fact as the viewer learns it."""
    return {"version": version, **event.to_json(seat), "known": event.is_known_to(seat)}


def seat_states(room: Room, present: set[int], now: int) -> list[SeatState]:
    clocks = room.clocks
    states: list[SeatState] = []
    for number, seat in enumerate(room.company.seats):
        clock = None
        if clocks is not None and seat.kind == "person":
            clock = SeatClock(clocks.left_of(number, now), clocks.running == number)
        here = seat.kind == "bot" or number in present
        states.append(SeatState(number, seat.name, seat.kind, seat.bot, here, clock, seat.stand_in))  # type: ignore[arg-type]
    return states


def undo_state(room: Room, seat: int | None) -> UndoState:
    ask = room.asked
    free = seat is not None and room.may_undo_freely(seat)
    may_ask = seat is not None and not free and ask is None and room.steps_to_ask_for(seat) > 0
    return UndoState(free, may_ask, ask.seat if ask else None, ask.agreed if ask else [])


def last_move(room: Room, viewer: int | None) -> LastMove | None:
    """The last move that stands; what only its seat knows of it is left out."""
    step = room.steps[-1] if room.steps else None
    if step is None or step.seat is None or step.action is None:
        return None
    action = step.action.to_json()
    if viewer != step.seat:
        action = seen_by(viewer, action, room.last_facts())
    return LastMove(step.seat, action)


def seen_by(viewer: int | None, action: dict[str, object], facts: list[Event]) -> dict[str, object]:
    """An action without the arguments that the facts keep secret from the viewer."""
    hidden = {key for fact in facts if not fact.is_known_to(viewer) for key in fact.kind.secret}
    if not hidden:
        return action
    known = [fact.to_json(viewer) for fact in facts]
    return {
        key: value
        for key, value in action.items()
        if key not in hidden or any(fact.get(key) == value for fact in known if key in fact)
    }
