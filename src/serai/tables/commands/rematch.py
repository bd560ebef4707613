"""Playing again with the same people."""

from serai.tables.errors import ApiError
from serai.tables.game import FINISHED
from serai.tables.messages.live import Rematch
from serai.tables.opening import open_rematch
from serai.tables.roster import Roster
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


async def want_rematch(table: LiveTable, viewer: Viewer, message: Rematch) -> None:
    """When all persons want it, or the host does, there is a new table."""
    if table.game.status != FINISHED and table.game.frozen is None:
        raise ApiError(409, "still_running")
    mine = viewer.rights.mine(table.roster)
    if not mine and not viewer.rights.host:
        raise ApiError(403, "not_your_seat", seat=message.seat)
    if table.roster.next_table is not None:
        viewer.show()
        return

    def want(roster: Roster) -> None:
        roster.rematch = sorted({*roster.rematch, *mine})

    await table.change_roster(want)
    agreed = all(seat in table.roster.rematch for seat in table.roster.persons())
    if (agreed or viewer.rights.host) and table.roster.next_table is None:
        await seat_all_again(table)


async def seat_all_again(table: LiveTable) -> None:
    new = await open_rematch(table.host.storage, table.stored, table.roster, table.host.moment().date)

    def point_to(roster: Roster) -> None:
        if roster.next_table is None:
            roster.next_table = new.id

    await table.change_roster(point_to)
