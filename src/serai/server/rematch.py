"""Playing again with the same company."""

from serai.play.room import FINISHED, Company
from serai.server.livetable import LiveTable
from serai.server.messages.live import Rematch
from serai.server.opening import open_rematch
from serai.server.troubles import Trouble
from serai.server.viewers import Viewer


async def want_rematch(table: LiveTable, viewer: Viewer, message: Rematch) -> None:
    """When all persons want it, or the host does, there is a new table."""
    if table.room.status != FINISHED:
        raise Trouble(409, "still_running")
    mine = viewer.rights.mine(table.company)
    if not mine and not viewer.rights.host:
        raise Trouble(403, "not_your_seat", seat=message.seat)
    if table.company.next_table is not None:
        table.show(viewer)
        return

    def wish(company: Company) -> None:
        company.rematch = sorted({*company.rematch, *mine})

    await table.change_company(wish)
    agreed = all(seat in table.company.rematch for seat in table.company.persons())
    if (agreed or viewer.rights.host) and table.company.next_table is None:
        await seat_all_again(table)


async def seat_all_again(table: LiveTable) -> None:
    new = await open_rematch(table.rooms.storage, table.stored, table.company, table.rooms.now())

    def point_to(company: Company) -> None:
        if company.next_table is None:
            company.next_table = new.id

    await table.change_company(point_to)
