"""Moves: stored before they are acknowledged."""

from serai.core.errors import BadAction, IllegalMove, Refusal
from serai.tables.commands.checks import check_owner
from serai.tables.errors import Conflict, NotNow
from serai.tables.messages.live import Accepted, Move, Refused
from serai.tables.roster import Roster
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


async def move(table: LiveTable, viewer: Viewer, message: Move) -> None:
    """A doubled move gets the first answer, a stale one changes nothing."""
    check_owner(table, viewer, message.seat)
    begun = table.host.moment().steady
    async with table.lock:
        version = version_made(table, message)
        if version is None:
            try:
                await table.welcome_back(message.seat)
                version = await make(table, message)
            except (NotNow, IllegalMove, BadAction, Conflict) as error:
                version = version_made(table, message)
                if version is None:
                    refuse(table, viewer, message, error)
                    return
            table.host.metrics.move_took((table.host.moment().steady - begun) / 1000)
        viewer.answer(Accepted(message.id, version))


async def make(table: LiveTable, message: Move) -> int:
    """Make the move and tell its version; a secret choice that is made at the same time as others waits."""
    if table.game.decides_early(message.seat):
        try:
            await choose_early(table, message)
            return table.game.version
        except NotNow:  # perhaps its turn has come meanwhile, at another host
            if table.game.decides_early(message.seat):
                raise
    now = table.host.moment()
    await table.commit(table.game.move(message.seat, message.version, message.action, message.id, now))
    return table.game.version


async def choose_early(table: LiveTable, message: Move) -> None:
    def keep(roster: Roster) -> None:
        answer = table.game.early_answer(message.seat, message.version, message.action, message.id)
        roster.drop_early(message.seat)
        roster.early.append(answer)

    await table.change_roster(keep)


def version_made(table: LiveTable, message: Move) -> int | None:
    """The version of a move that came before, perhaps at another host: it gets the answer that it got then."""
    early = table.game.chosen_early(message.seat)
    if early is not None and early.id == message.id:
        return table.game.version
    return table.game.answered(message.seat, message.id)


def refuse(table: LiveTable, viewer: Viewer, message: Move, error: Exception) -> None:
    """Say why the move was not made; a stale one gets the present snapshot as well."""
    stale = isinstance(error, Conflict) or (isinstance(error, NotNow) and error.stale)
    refusal = getattr(error, "refusal", None)
    if refusal is None:
        refusal = Refusal("", "stale" if stale else "no_such_action")
    version = table.game.version
    viewer.answer(Refused(message.id, version, refusal.rule, refusal.reason, refusal.details, stale))
    if stale:
        viewer.show()
