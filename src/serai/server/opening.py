"""Opening tables: for a wish, for a rematch, for an uploaded record."""

import secrets
from typing import Any

from msgspec import json

from serai.bots import NAMES
from serai.core.errors import BadOption, SeraiError
from serai.core.game import DEFAULT
from serai.play.box import find_box
from serai.play.dealer import commitment
from serai.play.room import BOT, FINISHED, OPEN, PERSON, WAITING, Company, Seat
from serai.server.messages.house import NewTable, SeatWish
from serai.server.storage import Conflict, Storage, StoredTable
from serai.server.tokens import new_code, new_secret, new_table_id
from serai.server.troubles import Trouble

KINDS = {"me": PERSON, "open": OPEN, "bot": BOT}


async def open_table(storage: Storage, wish: NewTable, names: list[str], now: int) -> StoredTable:
    """Make a table and store it; Trouble if the game or the server does not allow it."""
    if wish.edition != DEFAULT:
        raise Trouble(400, "bad_option", option="edition")
    if len(wish.seats) != wish.players:
        raise Trouble(400, "bad_seats")
    options = checked_options(wish)
    company = Company([seated(seat, name) for seat, name in zip(wish.seats, names, strict=True)])
    table = new_stored(wish, options, company, new_secret(), now)
    return await store_with_code(storage, table)


def checked_options(wish: NewTable) -> dict[str, object]:
    try:
        box = find_box(wish.game)
        return box.game.full_options(wish.options, wish.players)
    except BadOption as error:
        raise Trouble(400, "bad_option", reason=str(error)) from None
    except SeraiError:
        raise Trouble(400, "no_game", game=wish.game) from None


def seated(wish: SeatWish, name: str) -> Seat:
    if wish.kind != "bot":
        return Seat(KINDS[wish.kind], name)
    if wish.bot not in NAMES:
        raise Trouble(400, "no_such_bot", bot=wish.bot)
    return Seat(BOT, name, wish.bot)


def new_stored(wish: NewTable, options: dict[str, object], company: Company, secret: bytes, now: int) -> StoredTable:
    seed = new_seed()
    rules = find_box(wish.game).game.version
    return StoredTable(
        id=new_table_id(),
        code=new_code(),
        game=wish.game,
        rules=rules,
        players=wish.players,
        options=options,
        edition=wish.edition,
        seed=seed,
        commitment=commitment(seed),
        secret=secret,
        status=WAITING,
        company=company,
        revision=0,
        clock=wish.clock,
        clocks=None,
        record=None,
        made_at=now,
    )


def new_seed() -> str:
    """What all chance of a table comes from; nobody can guess it."""
    return secrets.token_hex(16)


async def store_with_code(storage: Storage, table: StoredTable) -> StoredTable:
    """Codes are short; one that is taken is drawn again."""
    for _ in range(20):
        try:
            await storage.add_table(table)
        except Conflict:
            table.code = new_code()
        else:
            return table
    raise Trouble(503, "busy")


async def open_rematch(storage: Storage, before: StoredTable, company: Company, now: int) -> StoredTable:
    """The same again: the same terms, the same seats; it signs its links with the same secret."""
    seats = [Seat(seat.kind, seat.name, None if seat.stand_in else seat.bot) for seat in company.seats]
    wish = NewTable(before.game, before.players, [], before.options, before.edition, before.clock)
    table = new_stored(wish, before.options, Company(seats), before.secret, now)
    return await store_with_code(storage, table)


async def open_record(storage: Storage, record: dict[str, Any], now: int) -> StoredTable:
    """A record that was checked, to be watched by whoever knows its address."""
    table = StoredTable(
        id=new_table_id(),
        code=None,
        game=record["game"],
        rules=find_box(record["game"]).game.version,
        players=record["players"],
        options=record["options"],
        edition=record["edition"]["name"],
        seed=None,
        commitment=None,
        secret=new_secret(),
        status=FINISHED,
        company=Company([Seat(PERSON, name) for name in record["names"]]),
        revision=0,
        clock=None,
        clocks=None,
        record=json.encode(record).decode(),
        made_at=now,
    )
    await storage.add_table(table)
    return table
