"""Who sits where: bots on seats, names, leaving."""

from serai.bots import is_bot
from serai.tables.commands.admission import seat_if_agreed
from serai.tables.commands.checks import check_owner, note_people, seat_of
from serai.tables.errors import ApiError
from serai.tables.game import FINISHED
from serai.tables.messages.live import Back, Leave, PutBot, Remove, Rename
from serai.tables.names import name_or_none
from serai.tables.roster import BOT, HELPED, LEFT, OPEN, PERSON, REMOVED, STAND_IN, Roster
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


async def put_bot(table: LiveTable, viewer: Viewer, message: PutBot) -> None:
    """The host puts a bot on an open or absent seat, or gives the seat back; so may its owner."""
    seat_of(table, message.seat)
    owner = viewer.rights.owns(table.roster, message.seat)
    if message.bot is None:
        if not owner and not viewer.rights.host:
            raise ApiError(403, "only_the_host")
        await give_back(table, message.seat)
        return
    if not viewer.rights.host:
        raise ApiError(403, "only_the_host")
    if not is_bot(message.bot):
        raise ApiError(400, "no_such_bot", bot=message.bot)
    bot = message.bot

    def sit_in(roster: Roster) -> None:
        place = roster.seats[message.seat]
        if place.kind == PERSON and message.seat in table.present() and not owner:
            raise ApiError(409, "seat_taken", seat=message.seat)
        place.bot = bot
        if place.kind == PERSON:
            place.stand_in = True
            note_people(table, roster, HELPED, message.seat)
            return
        was_open = place.kind == OPEN
        place.kind = BOT
        if was_open:
            table.count_down.begin(roster)

    await table.change_roster(sit_in)
    await table.start_if_due()


async def give_back(table: LiveTable, number: int) -> None:
    """A person's seat to its owner; a bot's seat to whoever comes, but not while a game runs."""
    if table.roster.seats[number].kind == PERSON:
        await table.welcome_back(number)
        return

    def free(roster: Roster) -> None:
        if table.game.has_hands:
            raise ApiError(409, "game_runs")
        place = roster.seats[number]
        if place.kind == BOT:
            place.kind, place.bot, place.name = OPEN, None, ""
            roster.starts_at = None

    await table.change_roster(free)


async def take_seat(table: LiveTable, number: int, name: str, guest: bool) -> None:
    """Somebody sits down at an open seat, before the game begins."""

    def take(roster: Roster) -> None:
        if number >= len(roster.seats):
            raise ApiError(404, "no_seat", seat=number)
        place = roster.seats[number]
        if place.kind != OPEN or table.game.has_hands:
            raise ApiError(409, "seat_taken", seat=number)
        place.kind, place.name, place.bot, place.stand_in, place.guest = PERSON, name, None, False, guest
        table.count_down.begin(roster)

    await table.change_roster(take)


async def rename(table: LiveTable, viewer: Viewer, message: Rename) -> None:
    """A name of one's own, or none: then one is a guest with the number of the seat."""
    seat_of(table, message.seat)
    check_owner(table, viewer, message.seat)
    if table.game.status == FINISHED:
        raise ApiError(409, "game_over")
    name = name_or_none(message.name)
    if not table.host.allows("chat", viewer.asker):
        raise ApiError(429, "too_many")

    def call(roster: Roster) -> None:
        check_owner(table, viewer, message.seat)
        roster.seats[message.seat].name = name

    await table.change_roster(call)


async def leave(table: LiveTable, viewer: Viewer, message: Leave) -> None:
    """Give a seat up: its links are void, and it is open for others or for a bot."""
    check_owner(table, viewer, message.seat)

    def go(roster: Roster) -> None:
        note_people(table, roster, LEFT, message.seat)
        place = roster.seats[message.seat]
        place.kind, place.bot, place.stand_in, place.name, place.guest = OPEN, None, False, "", False
        place.generation += 1
        roster.starts_at = None
        roster.drop_early(message.seat)
        if table.game.has_hands and not roster.persons():
            close_all(roster)

    await table.change_roster(go)
    await seat_if_agreed(table)


def close_all(roster: Roster) -> None:
    """The last person is gone, so nobody could agree that others see these hands."""
    for seat in roster.seats:
        seat.closed = True


async def back(table: LiveTable, viewer: Viewer, message: Back) -> None:
    """The owner of a seat that a bot plays takes it back, at once."""
    seat_of(table, message.seat)
    check_owner(table, viewer, message.seat)
    if table.game.status == FINISHED:
        raise ApiError(409, "game_over")
    if not table.roster.seats[message.seat].stand_in:
        raise ApiError(409, "not_away")
    await table.welcome_back(message.seat)


async def remove(table: LiveTable, viewer: Viewer, message: Remove) -> None:
    """The host removes a person who disturbs: the link is void, and nobody sees the hand that a bot plays on with."""
    if not viewer.rights.host:
        raise ApiError(403, "only_the_host")
    if seat_of(table, message.seat).kind != PERSON or viewer.rights.owns(table.roster, message.seat):
        raise ApiError(409, "nobody_there", seat=message.seat)

    def void(roster: Roster) -> None:
        note_people(table, roster, REMOVED, message.seat)
        place = roster.seats[message.seat]
        place.closed = table.game.has_hands
        place.kind, place.bot = (BOT, STAND_IN) if place.closed else (OPEN, None)
        place.stand_in, place.name, place.guest = False, "", False
        roster.starts_at = None
        place.generation += 1
        roster.drop_early(message.seat)
        roster.quiet = True

    await table.change_roster(void)
    await seat_if_agreed(table)
