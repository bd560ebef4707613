"""What is kept for good: tables, their entries, their chats. The same code speaks to SQLite and to Postgres."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Row, event, func, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from serai.core.errors import SeraiError
from serai.play.room import Company, Entry, Terms
from serai.server.messages.house import ClockSetting
from serai.server.messages.live import ChatMessage
from serai.server.migrations import migrate
from serai.server.schema import CHATS, ENTRIES, TABLES

CHANNEL = "serai_tables"
LAST_CHATS = 100


class Conflict(SeraiError):
    """Somebody else has written first."""


class StoredTable(Struct):
    """The row of a table."""

    id: str
    code: str | None
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    edition: str
    seed: str | None
    commitment: str | None
    secret: bytes
    status: str
    company: Company
    revision: int
    clock: ClockSetting | None
    clocks: dict[str, Any] | None
    record: str | None
    made_at: int

    @property
    def terms(self) -> Terms:
        clock = self.clock
        bank = None if clock is None else clock.bank * 1000
        increment = 0 if clock is None else clock.increment * 1000
        return Terms(self.game, self.players, self.options, self.seed or "", bank, increment)


class Storage:
    """The database."""

    def __init__(self, address: str, durable: bool = False) -> None:
        self.url = database_url(address)
        self.engine = create_async_engine(self.url)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", sqlite_habits(durable))

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Bring the database to the present schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def is_reachable(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar())

    # reading

    async def table(self, table_id: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).first()
        return None if row is None else stored_table(row)

    async def table_of_code(self, code: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).first()
        return None if row is None else stored_table(row)

    async def entries(self, table_id: str, first: int = 0) -> list[Entry]:
        """The entries of a table from that number on."""
        chosen = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= first).order_by(ENTRIES.c.seq)
        async with self.engine.connect() as connection:
            return [stored_entry(row) for row in await connection.execute(chosen)]

    async def chats(self, table_id: str) -> list[tuple[int, ChatMessage]]:
        """The last words at a table, with their numbers."""
        chosen = select(CHATS).where(CHATS.c.table_id == table_id).order_by(CHATS.c.number.desc()).limit(LAST_CHATS)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(chosen))
        rows.reverse()
        return [(row.number, ChatMessage(row.seat, row.name, row.text, row.at)) for row in rows]

    async def heights(self, table_ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """How many entries these tables have, and the revision of their company."""
        counts = (
            select(TABLES.c.id, TABLES.c.revision, func.count(ENTRIES.c.seq))
            .select_from(TABLES.outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id))
            .where(TABLES.c.id.in_(list(table_ids)))
            .group_by(TABLES.c.id, TABLES.c.revision)
        )
        async with self.engine.connect() as connection:
            return {row[0]: (row[2], row[1]) for row in await connection.execute(counts)}

    # writing

    async def add_table(self, table: StoredTable) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(TABLES), table_row(table))
        except IntegrityError:
            raise Conflict("this id or code is taken") from None


def database_url(address: str) -> URL:
    """An address with the driver that we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise SeraiError(
            f"{address!r} is no database address; try sqlite:///serai.db or postgresql://host/name"
        ) from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise SeraiError(f"{backend!r} is no database that Serai knows; there is sqlite and postgresql")
    return url.set(drivername=drivers[backend])


def sqlite_habits(durable: bool) -> Any:
    """Set up each SQLite connection."""

    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return set_up


def as_text(value: object) -> str | None:
    return None if value is None else json.encode(value).decode()


def stored_table(row: Row[Any]) -> StoredTable:
    return StoredTable(
        **{key: getattr(row, key) for key in PLAIN_COLUMNS},
        options=json.decode(row.options),
        company=json.decode(row.seats, type=Company),
        clock=None if row.clock is None else json.decode(row.clock, type=ClockSetting),
        clocks=None if row.clocks is None else json.decode(row.clocks),
    )


WRITTEN_COLUMNS = ("options", "seats", "clock", "clocks")
PLAIN_COLUMNS = tuple(column.name for column in TABLES.c if column.name not in WRITTEN_COLUMNS)


def table_row(table: StoredTable) -> dict[str, object]:
    return {
        **{key: getattr(table, key) for key in PLAIN_COLUMNS},
        "options": as_text(table.options),
        "seats": as_text(table.company),
        "clock": as_text(table.clock),
        "clocks": as_text(table.clocks),
    }


def stored_entry(row: Row[Any]) -> Entry:
    action = None if row.action is None else json.decode(row.action)
    moves = None if row.moves is None else json.decode(row.moves)
    return Entry(row.seq, row.kind, row.at, row.seat, row.id, action, moves, row.steps)


def entry_row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "id": entry.id,
        "action": as_text(entry.action),
        "moves": as_text(entry.moves),
        "steps": entry.steps,
        "at": entry.at,
    }


def company_update(table_id: str, company: Company, revision: int, clocks: object) -> Any:
    """Write who is at a table, if nobody else has since that revision."""
    return (
        update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.revision == revision)
        .values(seats=as_text(company), revision=revision + 1, clocks=as_text(clocks))
    )


def row_update(table_id: str, **values: object) -> Any:
    return update(TABLES).where(TABLES.c.id == table_id).values(**values)


async def notify(connection: AsyncConnection, note: Mapping[str, object]) -> None:
    """Tell the other workers, at the moment of the commit."""
    payload = json.encode(note).decode()
    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
