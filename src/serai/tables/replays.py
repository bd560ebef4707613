"""Finished games: their record, their proof, their pictures one by one."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from serai.core.errors import BadRecord
from serai.core.events import Event, told_action
from serai.play.replay import opened, replay_move, verify
from serai.play.state import State
from serai.tables.errors import ApiError
from serai.tables.messages.basics import EventHead
from serai.tables.messages.tables import Frame, Prompt, Replay, Verified
from serai.tables.snapshots import told

MOST_FRAMES = 100
EVERYBODY = "all"


class Wanted(Struct, frozen=True):
    """Pictures of a record, from a seat's point of view (None: a spectator's) or everybody's."""

    record: dict[str, Any]
    seat: int | None
    everybody: bool
    first: int
    last: int


class Checked(Struct, frozen=True):
    """Does a record replay? If it does not: why, from which move on, by which rule."""

    reason: str | None = None
    move: int | None = None
    rule: str = ""


def verified(record: dict[str, Any]) -> Verified:
    """Did all chance come from the seed that was committed to?"""
    try:
        verify(record)
    except BadRecord as error:
        return Verified(False, record.get("commitment"), record.get("seed"), str(error))
    return Verified(True, record.get("commitment"), record.get("seed"), None, record.get("given", 0))


def check_wanted(wanted: Wanted) -> None:
    if not 0 <= wanted.first <= wanted.last or wanted.last - wanted.first >= MOST_FRAMES:
        raise ApiError(400, "bad_range", most=MOST_FRAMES)
    if wanted.seat is not None and wanted.seat >= int(wanted.record["players"]):
        raise ApiError(404, "no_seat", seat=wanted.seat)


def replayed(wanted: Wanted) -> Replay | Checked:
    """The pictures from one number to another; why not, if the record does not replay by today's rules."""
    try:
        return frames_of(wanted)
    except BadRecord as error:
        return Checked(str(error), error.move, error.rule)


def frames_of(wanted: Wanted) -> Replay:
    """One of the start, one after each player's move."""
    frames: list[Frame] = []
    count = 0
    for number, state, move, facts in pictures(wanted.record):
        count = number + 1
        if wanted.first <= number <= wanted.last:
            frames.append(framed(number, state, move, facts, wanted.seat, wanted.everybody))
    return Replay(count, frames)


def pictures(record: dict[str, Any]) -> Iterator[tuple[int, State, dict[str, Any] | None, int]]:
    """Each position in which somebody decides, or the game ends: with the move and the facts that led to it."""
    state = opened(record, None, keep_events=True)
    number, known, made = 0, 0, None
    for index, move in enumerate(record["moves"]):
        if move["actor"] != "chance":
            yield number, state, made, known
            number, known, made = number + 1, len(state.events()), move
        replay_move(state, index, move)
    yield number, state, made, known


def framed(
    number: int, state: State, move: dict[str, Any] | None, known: int, seat: int | None, everybody: bool
) -> Frame:
    facts = state.events()[known:]
    if move is not None and not everybody:
        move = told_action(move, move["actor"], facts, seat)
    view = state.view(seat)
    return Frame(
        version=number,
        move=move,
        view=None if everybody else view,
        views=[state.view(each) for each in range(state.players)] if everybody else None,
        events=[told_to_all(fact, number) if everybody else told(fact, number, seat) for fact in facts],
        prompt=Prompt(str(view.get("phase", "")), state.actor),
    )


def told_to_all(fact: Event, number: int) -> dict[str, object]:
    """A fact with all its secrets: the game is over."""
    head: EventHead = {"version": number, "known": True}
    return {**head, **fact.told(True)}
