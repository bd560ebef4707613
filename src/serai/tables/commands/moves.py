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
    game = table.game
    if game.decides_early(message.seat):
        answer = game.early_answer(message.seat, message.version, message.action, message.id)

        def keep(roster: Roster) -> None:
            roster.drop_early(message.seat)
            roster.early.append(answer)

        await table.change_roster(keep)
        return table.game.version
    now = table.host.moment()
    await table.commit(game.move(message.seat, message.version, message.action, message.id, now))
    version = table.game.version
    await table.play_early_answers()
    return version


def version_made(table: LiveTable, message: Move) -> int | None:
    """The version of a move that came before, perhaps at another host: it gets the answer that it got then."""
    early = table.roster.early_answer(message.seat)
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
