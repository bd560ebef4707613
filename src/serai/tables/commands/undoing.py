"""Taking back: own moves at once; what reaches further by the consent of all persons."""

from serai.core.errors import Refusal
from serai.tables.commands.checks import check_owner
from serai.tables.errors import ApiError, Conflict, NotNow
from serai.tables.messages.live import Consent, Undo
from serai.tables.roster import Roster, UndoRequest
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


async def undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    check_owner(table, viewer, message.seat)
    game = table.game
    if table.roster.seats[message.seat].stand_in:
        raise ApiError(409, "bot_plays")
    if game.chosen_early(message.seat) is not None:
        await table.change_roster(lambda roster: roster.drop_early(message.seat))
        return
    try:
        game.at(message.version)
        if game.may_undo_freely(message.seat):
            await table.commit(game.undo(message.seat, message.version, table.host.moment()))
        elif not game.steps_to_ask_for(message.seat):
            raise NotNow(Refusal("", "nothing_to_undo"))
        else:
            await ask_for_undo(table, viewer, message)
    except (NotNow, Conflict) as error:
        viewer.show()
        raise ApiError(409, error.refusal.reason if isinstance(error, NotNow) else "stale") from None


async def ask_for_undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    """Seats at the same device agree by themselves."""
    agreed = viewer.rights.mine(table.roster)

    def ask(roster: Roster) -> None:
        roster.undo = UndoRequest(message.seat, message.version, agreed)

    await table.change_roster(ask)
    await undo_if_agreed(table)


async def consent(table: LiveTable, viewer: Viewer, message: Consent) -> None:
    """A person agrees to an undo, or does not: then nothing is taken back."""
    check_owner(table, viewer, message.seat)
    request = table.game.undo_request
    if request is None or request.version != message.version:
        viewer.show()
        raise ApiError(409, "nobody_asks")

    def note(roster: Roster) -> None:
        if not message.agree:
            roster.undo = None
        elif roster.undo is not None and message.seat not in roster.undo.agreed:
            roster.undo.agreed.append(message.seat)

    await table.change_roster(note)
    await undo_if_agreed(table)


async def undo_if_agreed(table: LiveTable) -> None:
    game, request = table.game, table.game.undo_request
    if request is not None and game.all_agree():
        await table.commit(game.undo(request.seat, request.version, table.host.moment()))
