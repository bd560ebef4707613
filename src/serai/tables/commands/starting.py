"""The beginning of a game: by its host's word, or by a count-down that the host can stop."""

from serai.tables.errors import ApiError
from serai.tables.game import FINISHED, WAITING
from serai.tables.messages.live import Start
from serai.tables.roster import Roster
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


async def start(table: LiveTable, viewer: Viewer, message: Start) -> None:
    check_may_start(table, viewer)
    if message.go:
        await table.start()
        return
    if table.count_down.left is None:
        raise ApiError(409, "no_count_down")

    def wait(roster: Roster) -> None:
        roster.starts_at = None

    await table.change_roster(wait)


def check_may_start(table: LiveTable, viewer: Viewer) -> None:
    if not viewer.rights.host:
        raise ApiError(403, "only_the_host")
    if table.game.frozen is not None:
        raise ApiError(409, table.game.frozen)
    if table.game.status != WAITING:
        raise ApiError(409, "game_over" if table.game.status == FINISHED else "game_begun")
    if table.roster.has_open_seat():
        raise ApiError(409, "seats_open")
