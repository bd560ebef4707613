"""What a client may do at a table: one function for each message."""

import time
import unicodedata

from serai.bots import NAMES
from serai.core.errors import BadAction, IllegalMove, Refusal
from serai.play.room import BOT, OPEN, PERSON, Ask, Company, NotNow, Seat
from serai.server.livetable import LiveTable
from serai.server.messages.live import (
    Accepted,
    Chat,
    ChatMessage,
    ClientMessage,
    Consent,
    Hint,
    HintAnswer,
    HintedAction,
    Leave,
    Look,
    Move,
    Ping,
    Pong,
    PutBot,
    Refused,
    Rematch,
    Rename,
    Undo,
)
from serai.server.rematch import want_rematch
from serai.server.storage import Conflict
from serai.server.thinking import NoAnswer
from serai.server.troubles import Trouble
from serai.server.viewers import Viewer

HINT_BOT = "master"


async def do(table: LiveTable, viewer: Viewer, message: ClientMessage) -> None:
    """Do what a viewer says; Trouble if it may not be."""
    table.rooms.metrics.messages.labels(type(message).__name__.lower()).inc()
    if isinstance(message, Move):
        await move(table, viewer, message)
    elif isinstance(message, Ping):
        viewer.answer(Pong())
    elif isinstance(message, Hint):
        await hint(table, viewer, message)
    else:
        async with table.lock:
            await do_alone(table, viewer, message)


async def do_alone(table: LiveTable, viewer: Viewer, message: ClientMessage) -> None:
    """While nobody else changes the table."""
    if isinstance(message, Look):
        await look(table, viewer, message)
    elif isinstance(message, Undo):
        await undo(table, viewer, message)
    elif isinstance(message, Consent):
        await consent(table, viewer, message)
    elif isinstance(message, Chat):
        await chat(table, viewer, message)
    elif isinstance(message, PutBot):
        await put_bot(table, viewer, message)
    elif isinstance(message, Rename):
        await rename(table, viewer, message)
    elif isinstance(message, Leave):
        await leave(table, viewer, message)
    elif isinstance(message, Rematch):
        await want_rematch(table, viewer, message)


def check_owner(table: LiveTable, viewer: Viewer, seat: int) -> None:
    if not viewer.rights.owns(table.company, seat):
        raise Trouble(403, "not_your_seat", seat=seat)


# moves


async def move(table: LiveTable, viewer: Viewer, message: Move) -> None:
    """A move is stored before it is acknowledged; a doubled one gets the first answer, a stale one changes nothing."""
    check_owner(table, viewer, message.seat)
    begun = time.monotonic()
    async with table.lock:
        if was_made(table, viewer, message):
            return
        try:
            await table.welcome_back(message.seat)
            room, now = table.room, table.rooms.now()
            await table.store_entry(room.move(message.seat, message.version, message.action, message.id, now))
        except (NotNow, IllegalMove, BadAction, Conflict) as error:
            if not was_made(table, viewer, message):
                refuse(table, viewer, message, error)
        else:
            viewer.answer(Accepted(message.id, table.room.version))
            table.rooms.metrics.seconds.observe(time.monotonic() - begun)


def was_made(table: LiveTable, viewer: Viewer, message: Move) -> bool:
    """A move that came before, perhaps by another worker, gets the answer that it got then."""
    version = table.room.answered.get((message.seat, message.id))
    if version is not None:
        viewer.answer(Accepted(message.id, version))
    return version is not None


def refuse(table: LiveTable, viewer: Viewer, message: Move, error: Exception) -> None:
    """Say why the move was not made; a stale one gets the present position as well."""
    stale = isinstance(error, Conflict) or (isinstance(error, NotNow) and error.stale)
    refusal = getattr(error, "refusal", None)
    if refusal is None:
        refusal = Refusal("", "stale" if stale else "no_such_action")
    version = table.room.version
    viewer.answer(Refused(message.id, version, refusal.rule, refusal.reason, refusal.details, stale))
    if stale:
        table.show(viewer)


async def undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    """Own steps go back at once; what reaches further is asked of all persons."""
    check_owner(table, viewer, message.seat)
    room = table.room
    try:
        room.at(message.version)
        if room.may_undo_freely(message.seat):
            await table.store_entry(room.undo(message.seat, message.version, table.rooms.now()))
        elif not room.steps_to_ask_for(message.seat):
            raise NotNow(Refusal("", "nothing_to_undo"))
        else:
            await ask_for_undo(table, viewer, message)
    except (NotNow, Conflict) as error:
        not_undone(table, viewer, error)


def not_undone(table: LiveTable, viewer: Viewer, error: NotNow | Conflict) -> None:
    table.show(viewer)
    raise Trouble(409, error.refusal.reason if isinstance(error, NotNow) else "stale")


async def ask_for_undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    """Seats at the same device agree by themselves."""
    agreed = viewer.rights.mine(table.company)

    def ask(company: Company) -> None:
        company.ask = Ask(message.seat, message.version, agreed)

    await table.change_company(ask)
    await undo_if_agreed(table)


async def consent(table: LiveTable, viewer: Viewer, message: Consent) -> None:
    """A person agrees to an undo, or does not: then nothing is taken back."""
    check_owner(table, viewer, message.seat)
    asked = table.room.asked
    if asked is None or asked.version != message.version:
        table.show(viewer)
        raise Trouble(409, "nobody_asks")

    def note(company: Company) -> None:
        if not message.agree:
            company.ask = None
        elif company.ask is not None and message.seat not in company.ask.agreed:
            company.ask.agreed.append(message.seat)

    await table.change_company(note)
    await undo_if_agreed(table)


async def undo_if_agreed(table: LiveTable) -> None:
    room, ask = table.room, table.room.asked
    if ask is not None and room.all_agree():
        await table.store_entry(room.undo(ask.seat, ask.version, table.rooms.now()))


# looking and talking


async def look(table: LiveTable, viewer: Viewer, message: Look) -> None:
    """From now on show the table as this seat sees it."""
    if message.seat is not None:
        check_owner(table, viewer, message.seat)
    viewer.seat = message.seat
    viewer.since = min(message.since or 0, table.room.version)
    if message.seat is not None:
        await table.welcome_back(message.seat)
    table.show(viewer)


async def chat(table: LiveTable, viewer: Viewer, message: Chat) -> None:
    """Plain text, for everybody at the table."""
    name = ""
    if message.seat is not None:
        check_owner(table, viewer, message.seat)
        name = table.company.seats[message.seat].name
    said = clean(message.text, keep="\n")
    if not said:
        raise Trouble(400, "empty_text")
    if not table.rooms.limits.allows("chat", viewer.address):
        raise Trouble(429, "too_many")
    await table.add_chat(ChatMessage(message.seat, name, said, table.rooms.now()))


def clean(text: str, keep: str = "") -> str:
    """A text without control characters and marks that would turn other texts round."""
    letters = [
        letter for letter in text if letter in keep or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co")
    ]
    return "".join(letters).strip()


async def hint(table: LiveTable, viewer: Viewer, message: Hint) -> None:
    """What a good bot would do, told to the seat that asks and to nobody else."""
    check_owner(table, viewer, message.seat)
    room = table.room
    if room.version != message.version or room.actor != message.seat:
        raise Trouble(409, "not_your_turn")
    if not table.rooms.limits.allows("hint", viewer.address):
        raise Trouble(429, "too_many")
    try:
        found = await table.rooms.thinking.hint(table.question(HINT_BOT))
    except NoAnswer:
        raise Trouble(503, "no_hint") from None
    actions = [HintedAction(**each) for each in found]
    viewer.answer(HintAnswer(message.seat, message.version, actions))


# seats


async def put_bot(table: LiveTable, viewer: Viewer, message: PutBot) -> None:
    """The host puts a bot on an open or absent seat, or gives the seat back; so may its owner."""
    seat = seat_of(table, message.seat)
    owner = viewer.rights.owns(table.company, message.seat)
    if message.bot is None:
        if not owner and not viewer.rights.host:
            raise Trouble(403, "only_the_host")
        await give_back(table, message.seat)
        return
    if not viewer.rights.host:
        raise Trouble(403, "only_the_host")
    if message.bot not in NAMES:
        raise Trouble(400, "no_such_bot", bot=message.bot)
    if seat.kind == PERSON and message.seat in table.present() and not owner:
        raise Trouble(409, "seat_taken", seat=message.seat)
    bot = message.bot

    def sit_in(company: Company) -> None:
        place = company.seats[message.seat]
        place.bot = bot
        if place.kind == PERSON:
            place.stand_in = True
        else:
            place.kind = BOT

    await table.change_company(sit_in)
    await table.start_if_full()


async def give_back(table: LiveTable, number: int) -> None:
    """A person's seat to its owner; a bot's seat to whoever comes."""
    if table.company.seats[number].kind == PERSON:
        await table.welcome_back(number)
        return

    def free(company: Company) -> None:
        place = company.seats[number]
        if place.kind == BOT:
            place.kind, place.bot, place.name = OPEN, None, ""

    await table.change_company(free)


async def rename(table: LiveTable, viewer: Viewer, message: Rename) -> None:
    seat_of(table, message.seat)
    check_owner(table, viewer, message.seat)
    name = good_name(message.name)

    def call(company: Company) -> None:
        company.seats[message.seat].name = name

    await table.change_company(call)


def good_name(written: str) -> str:
    name = " ".join(clean(written).split())
    if not name:
        raise Trouble(400, "empty_name")
    return name


async def leave(table: LiveTable, viewer: Viewer, message: Leave) -> None:
    """Give a seat up: its links are void, and it is open for others or for a bot."""
    check_owner(table, viewer, message.seat)

    def go(company: Company) -> None:
        place = company.seats[message.seat]
        place.kind, place.bot, place.stand_in, place.name = OPEN, None, False, ""
        place.generation += 1

    await table.change_company(go)


def seat_of(table: LiveTable, number: int) -> Seat:
    if number >= len(table.company.seats):
        raise Trouble(404, "no_seat", seat=number)
    return table.company.seats[number]
