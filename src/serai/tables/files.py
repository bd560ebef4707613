"""A table in a file: all that was played at it, so that it goes on elsewhere."""

from typing import Any, Literal

from msgspec import DecodeError, Struct, json

from serai.bots import is_bot
from serai.core.errors import SeraiError
from serai.tables.entries import Entry
from serai.tables.errors import ApiError
from serai.tables.game import LiveGame
from serai.tables.ids import new_code, new_secret, new_table_id
from serai.tables.loading import check_end, empty_game
from serai.tables.messages.house import ClockSetting
from serai.tables.names import good_name
from serai.tables.roster import BOT, PERSON, Roster, Seat
from serai.tables.stored import StoredTable, TableContent
from serai.tables.uploads import DEEPEST, is_nested_deeper

FORMAT: Literal["serai-table/1"] = "serai-table/1"


class SavedSeat(Struct, forbid_unknown_fields=True):
    """Who sat at a seat: a name, and the bot if one played."""

    name: str
    bot: str | None = None


class SavedTable(Struct, forbid_unknown_fields=True):
    """A table as a file holds it; whoever has the file may know all of it."""

    format: Literal["serai-table/1"]
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    edition: str
    seed: str
    commitment: str
    clock: ClockSetting | None
    time_left: list[int] | None
    status: str
    result: dict[str, Any] | None
    made_at: int
    seats: list[SavedSeat]
    entries: list[Entry]


def saved(content: TableContent) -> SavedTable:
    table = content.table
    return SavedTable(
        FORMAT,
        table.game,
        table.rules,
        table.players,
        table.options,
        table.edition,
        table.seed or "",
        table.commitment or "",
        table.clock,
        table.time_left,
        table.status,
        table.result,
        table.made_at,
        [SavedSeat(seat.name, seat.bot if seat.kind == BOT else None) for seat in table.roster.seats],
        list(content.entries),
    )


def read_saved(written: str | bytes, prefix: str) -> TableContent:
    """The table in a file, as a new one; ApiError if it is none that today's rules can follow."""
    content = unchecked(written, prefix)
    check_played(content)
    return content


def unchecked(written: str | bytes, prefix: str) -> TableContent:
    """What the file says, whatever the rules say of it; ApiError if it is no table at all."""
    try:
        if is_nested_deeper(json.decode(written), DEEPEST):
            raise ApiError(400, "bad_record", reason="it is nested too deeply")
        found = json.decode(written, type=SavedTable)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise ApiError(400, "bad_record", reason=str(error)[:200]) from None
    return TableContent(stored_from(found, prefix), found.entries, [])


def stored_from(found: SavedTable, prefix: str) -> StoredTable:
    if len(found.seats) != found.players:
        raise ApiError(400, "bad_seats")
    if found.time_left is not None and (len(found.time_left) != found.players or min(found.time_left) < 0):
        raise ApiError(400, "bad_record", reason="it has other clocks than players")
    return StoredTable(
        id=new_table_id(prefix),
        code=new_code(),
        game=found.game,
        rules=found.rules,
        players=found.players,
        options=found.options,
        edition=found.edition,
        seed=found.seed,
        commitment=found.commitment,
        secret=new_secret(),
        status=found.status,
        roster=Roster([seated(seat) for seat in found.seats]),
        revision=0,
        clock=found.clock,
        time_left=found.time_left,
        record=None,
        made_at=found.made_at,
        result=found.result,
    )


def seated(seat: SavedSeat) -> Seat:
    name = good_name(seat.name) if seat.name else ""
    if seat.bot is None:
        return Seat(PERSON, name)
    if not is_bot(seat.bot):
        raise ApiError(400, "no_such_bot", bot=seat.bot)
    return Seat(BOT, name, seat.bot)


def check_played(content: TableContent) -> LiveGame:
    """The game, if it could have been played: its moves by today's rules, its chance from its seed."""
    try:
        game = empty_game(content.table)
        for entry in content.entries:
            game.follow(entry, check_chance=True)
        check_end(game, content.table)
        return game
    except ApiError:
        raise
    except (SeraiError, ValueError, TypeError, KeyError, IndexError) as error:
        raise ApiError(400, "bad_record", reason=str(error)[:200]) from None
