"""Opening tables: a new one, a rematch, an uploaded record."""

from collections.abc import Sequence

from serai.bots import is_bot
from serai.core.errors import BadOption, SeraiError
from serai.core.game import DEFAULT
from serai.play.box import find_box
from serai.play.dealer import commitment
from serai.play.lessons import dealt_lesson
from serai.tables.entries import Entry
from serai.tables.errors import ApiError, Conflict
from serai.tables.game import FINISHED, WAITING
from serai.tables.host import Storage
from serai.tables.ids import new_code, new_secret, new_seed, new_table_id
from serai.tables.messages.house import NewSeat, NewTable
from serai.tables.roster import BOT, OPEN, PERSON, Roster, Seat
from serai.tables.stored import StoredTable
from serai.tables.uploads import GoodRecord

KINDS = {"me": PERSON, "open": OPEN, "bot": BOT}


async def open_table(storage: Storage, form: NewTable, names: list[str], now: int) -> StoredTable:
    """Make a table and store it; ApiError if the game or the server does not allow it."""
    if form.edition != DEFAULT:
        raise ApiError(400, "bad_option", option="edition")
    if len(form.seats) != form.players:
        raise ApiError(400, "bad_seats")
    options = checked_options(form)
    seed = lesson_seed(form, options) if form.lesson else new_seed()
    roster = Roster([seated(seat, name) for seat, name in zip(form.seats, names, strict=True)])
    table = new_stored(new_table_id(storage.prefix), form, options, roster, new_secret(), seed, now)
    return await store_with_code(storage, table)


def lesson_seed(form: NewTable, options: dict[str, object]) -> str:
    """The seed of the game's first lesson: a table with it goes on where the lesson ends."""
    record = dealt_lesson(find_box(form.game).game)
    if record is None:
        raise ApiError(400, "bad_option", option="lesson")
    if (record["players"], record["options"]) != (form.players, options):
        raise ApiError(400, "bad_option", option="lesson", reason="the lesson has other players or options")
    if sum(seat.kind != "bot" for seat in form.seats) > 1:
        raise ApiError(400, "bad_option", option="lesson", reason="everybody can know what chance brings in a lesson")
    return str(record["seed"])


def is_lesson(table: StoredTable) -> bool:
    """Everybody can know its seed."""
    record = dealt_lesson(find_box(table.game).game)
    return record is not None and table.seed == record["seed"]


def checked_options(form: NewTable) -> dict[str, object]:
    try:
        box = find_box(form.game)
        return box.game.full_options(form.options, form.players)
    except BadOption as error:
        raise ApiError(400, "bad_option", reason=str(error)) from None
    except SeraiError:
        raise ApiError(400, "no_game", game=form.game) from None


def seated(wanted: NewSeat, name: str) -> Seat:
    if wanted.kind != "bot":
        return Seat(KINDS[wanted.kind], name)
    return bot_seat(wanted.bot, name)


def bot_seat(bot: str | None, name: str = "") -> Seat:
    if not is_bot(bot):
        raise ApiError(400, "no_such_bot", bot=bot)
    return Seat(BOT, name, bot)


def new_stored(
    table_id: str, form: NewTable, options: dict[str, object], roster: Roster, secret: bytes, seed: str, now: int
) -> StoredTable:
    rules = find_box(form.game).game.version
    return StoredTable(
        id=table_id,
        code=new_code(),
        game=form.game,
        rules=rules,
        players=form.players,
        options=options,
        edition=form.edition,
        seed=seed,
        commitment=commitment(seed),
        secret=secret,
        status=WAITING,
        roster=roster,
        revision=0,
        clock=form.clock,
        time_left=None,
        record=None,
        made_at=now,
    )


async def store_with_code(storage: Storage, table: StoredTable, entries: Sequence[Entry] = ()) -> StoredTable:
    """Codes are short; one that is taken is drawn again."""
    for _ in range(20):
        try:
            await storage.add_table(table, entries)
        except Conflict:
            table.code = new_code()
        else:
            return table
    raise ApiError(503, "busy")


async def open_rematch(storage: Storage, before: StoredTable, roster: Roster, now: int) -> StoredTable:
    """The same again: the same game, the same seats; it signs its links with the same secret."""
    seats = [Seat(seat.kind, seat.name, None if seat.stand_in else seat.bot) for seat in roster.seats]
    form = NewTable(before.game, before.players, [], before.options, before.edition, before.clock)
    table = new_stored(
        new_table_id(storage.prefix), form, before.options, Roster(seats), before.secret, new_seed(), now
    )
    return await store_with_code(storage, table)


async def open_record(storage: Storage, record: GoodRecord, now: int) -> StoredTable:
    """A record that replays, to be watched by whoever knows its address."""
    table = StoredTable(
        id=new_table_id(storage.prefix),
        code=None,
        game=record.game,
        rules=find_box(record.game).game.version,
        players=record.players,
        options=record.options,
        edition=record.edition,
        seed=None,
        commitment=None,
        secret=new_secret(),
        status=FINISHED,
        roster=Roster([Seat(PERSON, name) for name in record.names]),
        revision=0,
        clock=None,
        time_left=None,
        record=record.written,
        made_at=now,
    )
    await storage.add_table(table)
    return table
