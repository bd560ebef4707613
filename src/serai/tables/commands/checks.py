"""What commands check first."""

from serai.tables.errors import ApiError
from serai.tables.roster import Roster, Seat
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


def check_owner(table: LiveTable, viewer: Viewer, seat: int) -> None:
    if not viewer.rights.owns(table.roster, seat):
        raise ApiError(403, "not_your_seat", seat=seat)


def seat_of(table: LiveTable, number: int) -> Seat:
    if number >= len(table.roster.seats):
        raise ApiError(404, "no_seat", seat=number)
    return table.roster.seats[number]


def note_people(table: LiveTable, roster: Roster, kind: str, seat: int) -> None:
    """For the log of a running game; before it and after it nobody keeps one."""
    if table.game.has_hands:
        roster.note(kind, seat, table.game.version)
