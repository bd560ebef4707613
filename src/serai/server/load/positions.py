"""Tables in the middle of their games, stored before the server starts, so that no time is lost on their beginnings."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from statistics import fmean

from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.games import game_names
from serai.play.box import find_box
from serai.server.schema import ENTRIES, TABLES
from serai.server.storage import Storage, entry_row, table_row
from serai.tables.clocks import Moment
from serai.tables.entries import Entry
from serai.tables.game import PLAYING, Change, LiveGame
from serai.tables.ids import new_code, new_secret, new_table_id
from serai.tables.messages.house import NewTable
from serai.tables.opening import new_stored
from serai.tables.rights import SEAT
from serai.tables.roster import PERSON, Roster, Seat
from serai.tables.stored import StoredTable
from serai.tables.tokens import BETWEEN, sign

PLAYED = (0.75, 0.6, 0.9, 0.65, 0.85, 0.7, 0.8)  # of a game: three quarters, and not all end at the same moment
DIFFERENT = 4  # games of each kind, each stored so far; the other tables are copies of them

TableKind = tuple[str, int]  # a game and how many play it


@dataclass(frozen=True)
class StoredPlace:
    """A table whose seats anybody may take who has its cookie."""

    table: str
    game: str
    players: int
    cookie: str


def table_kinds(games: list[str], players: list[int]) -> list[TableKind]:
    """All games as often as each other, with all numbers of players that they allow and that are wanted."""
    kinds = {game: [n for n in find_box(game).players if not players or n in players] for game in games or game_names()}
    longest = max(map(len, kinds.values()), default=0)
    return [(game, each[turn % len(each)]) for turn in range(longest) for game, each in kinds.items() if each]


async def fill(storage: Storage, kind: TableKind, tables: int, moves: int) -> list[StoredPlace]:
    """Store so many tables of a kind, and more for those whose games end before so many moves are made."""
    patterns = [pattern for seed in range(DIFFERENT) for pattern in played(kind, seed)]
    async with storage.engine.begin() as connection:
        for pattern in patterns:
            await connection.execute(insert(TABLES), table_row(pattern.table))
            await connection.execute(insert(ENTRIES), [entry_row(pattern.table.id, each) for each in pattern.entries])
        lasting = fmean(pattern.left for pattern in patterns) / 3  # played on, they may be over sooner
        count = int(tables * (1 + moves / lasting)) + 1
        random.Random(0).shuffle(patterns)
        return [await copied(connection, pattern.table) for pattern in islice(cycle(patterns), count)]


async def copied(connection: AsyncConnection, pattern: StoredTable) -> StoredPlace:
    """Another table with the same game."""
    row = {name: getattr(pattern, name) for name in pattern.__struct_fields__}
    table = StoredTable(**row | {"id": new_table_id(), "code": new_code(), "secret": new_secret()})
    await connection.execute(insert(TABLES), table_row(table))
    others = [column for column in ENTRIES.c if column.name != "table_id"]
    entries = select(literal(table.id), *others).where(ENTRIES.c.table_id == pattern.id)
    await connection.execute(insert(ENTRIES).from_select(["table_id", *(each.name for each in others)], entries))
    return StoredPlace(table.id, table.game, table.players, cookie_of(table))


@dataclass(frozen=True)
class Pattern:
    """A table with the first part of its game, and how many moves are left of it."""

    table: StoredTable
    entries: list[Entry]
    left: int


def played(kind: TableKind, seed: int) -> list[Pattern]:
    """A game that was played at random, at as many tables as there are places to stop."""
    name, players = kind
    options = find_box(name).game.full_options({}, players)
    roster = Roster([Seat(PERSON, f"Seat {seat}") for seat in range(players)])
    now = Moment(int(time.time() * 1000), 0)
    form = NewTable(name, players, [])
    tables = [new_stored(new_table_id(), form, options, roster, new_secret(), f"load/{seed}", now.date) for _ in PLAYED]
    entries = list(played_out(LiveGame(tables[0].config, roster), now, random.Random(seed)))
    return [stopped(table, entries, int(share * len(entries))) for table, share in zip(tables, PLAYED, strict=True)]


def stopped(table: StoredTable, entries: list[Entry], length: int) -> Pattern:
    """A table with so much of a game."""
    table.status = PLAYING
    return Pattern(table, entries[:length], len(entries) - length)


def played_out(game: LiveGame, now: Moment, chance: random.Random) -> Iterator[Entry]:
    """A whole game, entry by entry."""
    change: Change | None = game.start(now)
    while change is not None:
        game.commit(change)
        yield change.entry
        change = any_move(game, now, chance)


def any_move(game: LiveGame, now: Moment, chance: random.Random) -> Change | None:
    """None if the game is over."""
    assert game.state is not None
    if game.actor is None:
        return None
    action = chance.choice(game.state.legal())
    return game.move(game.actor, game.version, action.to_json(), f"played {game.version}", now)


def cookie_of(table: StoredTable) -> str:
    """The cookie of a device that holds all seats."""
    tokens = [sign(table.secret, table.id, SEAT, seat, 0) for seat in range(table.players)]
    return f"serai={BETWEEN.join(tokens)}"
