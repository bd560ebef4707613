"""Looking, talking, asking for a hint."""

from serai.tables.commands.checks import check_owner
from serai.tables.errors import ApiError, NoAnswer
from serai.tables.messages.live import Chat, ChatMessage, Hint, HintAnswer, HintedAction, Look, React
from serai.tables.names import clean, shows_something
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer

HINT_BOT = "master"


async def look(table: LiveTable, viewer: Viewer, message: Look) -> None:
    """From now on show the table as this seat sees it."""
    if message.seat is not None:
        check_owner(table, viewer, message.seat)
    viewer.seat = message.seat
    viewer.since = min(message.since or 0, table.game.version)
    viewer.show()
    if message.seat is not None and not message.since:  # a line that comes back by itself brings nobody back
        await table.welcome_back(message.seat)


async def chat(table: LiveTable, viewer: Viewer, message: Chat) -> None:
    """Plain text, for everybody at the table."""
    name = speaker(table, viewer, message.seat)
    said = clean(message.text, keep="\n")
    if not shows_something(said):
        raise ApiError(400, "empty_text")
    if not table.host.allows("chat", viewer.asker):
        raise ApiError(429, "too_many")
    await table.add_chat(ChatMessage(message.seat, name, said, table.host.moment().date))


async def react(table: LiveTable, viewer: Viewer, message: React) -> None:
    """A sign, for everybody at the table; who may not talk makes none either."""
    name = speaker(table, viewer, message.seat)
    if not table.host.allows("chat", viewer.asker):
        raise ApiError(429, "too_many")
    await table.add_chat(ChatMessage(message.seat, name, "", table.host.moment().date, message.sign))


def speaker(table: LiveTable, viewer: Viewer, seat: int | None) -> str:
    """The name of who speaks, for a seat of their own or as a spectator; ApiError if they may not."""
    if seat is not None:
        check_owner(table, viewer, seat)
        return table.roster.seats[seat].name
    if table.roster.quiet and not viewer.rights.host:
        raise ApiError(403, "quiet")
    return ""


async def hint(table: LiveTable, viewer: Viewer, message: Hint) -> None:
    """What a good bot would do, told to the seat that asks and to nobody else."""
    check_owner(table, viewer, message.seat)
    game = table.game
    if game.version != message.version or game.actor != message.seat:
        raise ApiError(409, "not_your_turn")
    if not table.host.allows("hint", viewer.asker):
        raise ApiError(429, "too_many")
    try:
        found = await table.host.thinking.hint(table.bots.question(HINT_BOT), viewer.asker)
    except NoAnswer:
        raise ApiError(503, "no_hint") from None
    actions = [HintedAction(**each) for each in found]
    viewer.answer(HintAnswer(message.seat, message.version, actions))
