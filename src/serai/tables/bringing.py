"""A table of somebody's own device goes on at a server, so that others can join: all that was played comes along.

That device had the seed, so whoever held it could know every hidden card and all chance to come. Chance is therefore
drawn anew from here on, by a seed that nobody knows; what lies hidden already can't be taken back, so it is said: in
the log, to whoever wants to sit down, and in the record.
"""

from msgspec import Struct

from serai.tables.clocks import Moment
from serai.tables.errors import ApiError
from serai.tables.files import check_played, unchecked
from serai.tables.host import Storage
from serai.tables.opening import is_lesson
from serai.tables.positions import Position, open_position
from serai.tables.roster import BROUGHT, OPEN, PERSON, Roster, Seat
from serai.tables.stored import StoredTable, TableContent
from serai.tables.uploads import Unusable


class Brought(Struct, frozen=True):
    """Where a game stands, and who sits there."""

    position: Position
    seats: list[Seat]


def read_brought(written: bytes) -> Brought | Unusable:
    """A table as a file holds it. Never an error: this is done in another process."""
    try:
        return brought(unchecked(written, ""))
    except ApiError as error:
        return Unusable(error.error, error.detail)


def brought(content: TableContent) -> Brought:
    state, table = check_played(content).state, content.table
    if state is None:
        raise ApiError(400, "not_started")
    if state.over:
        raise ApiError(409, "game_over")
    if state.setup.given or is_lesson(table):  # there even others may know hidden cards
        raise ApiError(409, "only_bots")
    options = state.setup.options
    position = Position(table.game, table.players, options, state.moves(), table.clock, table.time_left)
    return Brought(position, table.roster.seats)


async def open_brought(storage: Storage, found: Brought, keeps: str, now: Moment) -> StoredTable:
    """The table, at which a device keeps some of its seats (their numbers, one after another) and leaves the others."""
    kept = {int(number) for number in keeps}
    for number, seat in enumerate(found.seats):
        if seat.kind == PERSON and number not in kept:
            seat.kind, seat.name = OPEN, ""
    roster = Roster(found.seats, brought=True)
    owners = roster.persons()
    if kept - set(owners):
        raise ApiError(404, "no_seat", seat=min(kept - set(owners)))
    if owners:
        roster.note(BROUGHT, owners[0], 1)
    return await open_position(storage, found.position, roster, now)
