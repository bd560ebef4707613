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
        if was_made(table, viewer, message):
            return
        try:
            await table.welcome_back(message.seat)
            await make(table, message)
        except (NotNow, IllegalMove, BadAction, Conflict) as error:
            if not was_made(table, viewer, message):
                refuse(table, viewer, message, error)
        else:
            was_made(table, viewer, message)
            table.host.metrics.move_took((table.host.moment().steady - begun) / 1000)


async def make(table: LiveTable, message: Move) -> None:
    """Make the move; a secret choice that is made at the same time as others waits for its turn."""
    game = table.game
    if game.decides_early(message.seat):
        answer = game.early_answer(message.seat, message.version, message.action, message.id)

        def keep(roster: Roster) -> None:
            roster.drop_early(message.seat)
            roster.early.append(answer)

        await table.change_roster(keep)
    else:
        now = table.host.moment()
        await table.commit(game.move(message.seat, message.version, message.action, message.id, now))
        await table.play_early_answers()


def was_made(table: LiveTable, viewer: Viewer, message: Move) -> bool:
    """A move that came before, perhaps at another host, gets the answer that it got then."""
    version = table.game.answered.get((message.seat, message.id))
    early = table.roster.early_answer(message.seat)
    if early is not None and early.id == message.id:
        version = table.game.version
    if version is not None:
        viewer.answer(Accepted(message.id, version))
    return version is not None


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
