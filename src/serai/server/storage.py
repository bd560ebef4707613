"""What is kept for good: tables, their entries, their chats. The same code speaks to SQLite and to Postgres."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar, overload

import asyncpg
from msgspec import json
from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from serai.server.addresses import database_url, plain_address
from serai.server.migrations import migrate
from serai.server.notes import look_again, send
from serai.server.schema import CHATS, ENTRIES, HEARTBEATS, TABLES
from serai.server.trouble import is_down
from serai.tables.chat import KEPT
from serai.tables.entries import Entry
from serai.tables.errors import Conflict
from serai.tables.messages.house import ClockSetting
from serai.tables.messages.live import ChatMessage
from serai.tables.roster import Roster
from serai.tables.stored import StoredTable, TableContent

Result = TypeVar("Result")
DECODER = json.Decoder()

BUSY_MILLISECONDS = 10_000  # how long SQLite waits for another program
CONNECT_SECONDS = 5.0  # for Postgres to take a connection
ANSWER_SECONDS = 8.0  # for a whole transaction there; beyond them the connection is given up
DELETE_SECONDS = 120.0  # for one that deletes many rows
CLOSE_SECONDS = 3.0
ROWS_AT_ONCE = 50  # of one statement
LOG_PAGES = 4000  # of SQLite's log (16 MB), until they are put where they belong; the same ones are written many times
CALENDAR, DOUBT = "the last date", "a doubted date"  # among the heartbeats


class Storage:
    """The database."""

    prefix = ""

    def __init__(self, address: str, durable: bool = False) -> None:
        self.url = database_url(address)
        self.engine = create_async_engine(self.url, **habits_of(self.url))
        self.scribe: Scribe | None = None
        self.reader: Scribe | None = None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", sqlite_habits(durable))
            self.scribe = Scribe(self.url, durable)
            self.reader = Scribe(self.url, durable, "reader")

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Bring the database to the present schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        for scribe in (self.scribe, self.reader):
            if scribe is not None:
                scribe.close()
        with contextlib.suppress(TimeoutError):  # a database that is silent is left alone
            await asyncio.wait_for(self.engine.dispose(), CLOSE_SECONDS)

    @asynccontextmanager
    async def connected(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection for so long: one that is silent is cut, as nothing else ends a wait for it for certain."""
        if self.is_sqlite:
            async with self.engine.connect() as connection:
                yield connection
            return
        connection = self.engine.connect()
        async with asyncio.timeout(ANSWER_SECONDS):
            await connection.start()
        itself: Any = (await connection.get_raw_connection()).driver_connection
        cut = asyncio.get_running_loop().call_later(seconds or ANSWER_SECONDS, itself.terminate)
        try:
            yield connection
        except Exception as error:
            if is_down(error):  # it may be one to a server that is none any more
                itself.terminate()
            raise
        finally:
            await connection.close()  # which may have to wait for the database, too
            cut.cancel()

    @asynccontextmanager
    async def changing(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self.connected(seconds) as connection, connection.begin():
            yield connection

    async def at_once(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in one transaction."""
        if self.scribe is not None:
            return await self.scribe.at_once(work)
        async with self.changing() as connection:
            return await connection.run_sync(work)

    async def asked(self, question: Callable[[Connection], Result]) -> Result:
        """Read something as it is stored at one moment."""
        if self.reader is not None:
            return await self.reader.at_once(lambda connection: at_one_moment(connection, question))
        async with self.connected() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(question)

    async def is_reachable(self) -> bool:
        return await self.asked(lambda connection: bool(connection.execute(text("SELECT 1")).scalar()))

    # reading

    async def table(self, table_id: str) -> StoredTable | None:
        return await self.asked(lambda connection: table_where(connection, TABLE_OF_ID, table_id))

    async def table_of_code(self, code: str) -> StoredTable | None:
        return await self.asked(lambda connection: table_where(connection, TABLE_OF_CODE, code))

    async def read(self, table_id: str, first_entry: int = 0) -> TableContent | None:
        """A table as it is stored at one moment, with its entries from that number on."""
        return await self.asked(lambda connection: content_of(connection, table_id, first_entry))

    async def entries(self, table_id: str) -> list[Entry]:
        return await self.asked(lambda connection: list(entries_of(connection, table_id, 0)))

    async def versions_of(self, table_ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """How many entries these tables have, and the revision of their roster."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        asked = select(TABLES.c.id, TABLES.c.revision, last).where(TABLES.c.id.in_(list(table_ids)))
        async with self.connected() as connection:
            rows = await connection.execute(asked)
            return {row[0]: (0 if row[2] is None else row[2] + 1, row[1]) for row in rows}

    # writing

    async def add_table(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        try:
            async with self.changing() as connection:
                await connection.execute(insert(TABLES), table_row(table))
                if entries:
                    await connection.execute(insert(ENTRIES), [entry_row(table.id, entry) for entry in entries])
        except IntegrityError:
            raise Conflict("this id or code is taken") from None

    async def remove(self, table_ids: list[str]) -> None:
        """Delete tables with all that belongs to them; other workers let them go too."""
        async with self.changing(DELETE_SECONDS) as connection:
            for rows, key in ((CHATS, CHATS.c.table_id), (ENTRIES, ENTRIES.c.table_id), (TABLES, TABLES.c.id)):
                await connection.execute(delete(rows).where(key.in_(table_ids)))
            if not self.is_sqlite:
                await connection.run_sync(send, look_again("", table_ids))

    async def forget_workers(self, oldest: int) -> None:
        """Workers come with a new name each time; those that are long gone leave nothing."""
        gone = and_(HEARTBEATS.c.at < oldest, HEARTBEATS.c.worker.not_in((CALENDAR, DOUBT)))
        async with self.changing() as connection:
            await connection.execute(delete(HEARTBEATS).where(gone))

    # dates

    async def last_date(self) -> int | None:
        """The last date that was believed; before there was one, that of the last use of any table."""
        newest = [select(func.max(column)) for column in (ENTRIES.c.at, CHATS.c.at, TABLES.c.made_at)]
        async with self.connected(DELETE_SECONDS) as connection:
            known = await noted_date(connection, CALENDAR)
            if known is not None:
                return known
            return max([date for each in newest if (date := await connection.scalar(each)) is not None], default=None)

    async def note_date(self, now: int) -> None:
        """This date is believed; what was doubted before is forgotten."""
        async with self.changing() as connection:
            await connection.execute(delete(HEARTBEATS).where(HEARTBEATS.c.worker.in_((CALENDAR, DOUBT))))
            await connection.execute(insert(HEARTBEATS).values(worker=CALENDAR, at=now))

    async def doubted_date(self) -> int | None:
        """The first date that was too far from the last one to be believed."""
        async with self.connected() as connection:
            return await noted_date(connection, DOUBT)

    async def doubt_date(self, now: int) -> None:
        async with self.changing() as connection:
            await connection.execute(delete(HEARTBEATS).where(HEARTBEATS.c.worker == DOUBT))
            await connection.execute(insert(HEARTBEATS).values(worker=DOUBT, at=now))


async def noted_date(connection: AsyncConnection, name: str) -> int | None:
    found = await connection.scalar(select(HEARTBEATS.c.at).where(HEARTBEATS.c.worker == name))
    return None if found is None else int(found)


class StoredEntries(Sequence[Entry]):
    """Entries as they lie in the database, read one by one: all of a long game at once would take much memory."""

    def __init__(self, rows: list[Row[Any]]) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Entry]:
        return map(stored_entry, self.rows)

    @overload
    def __getitem__(self, place: int) -> Entry: ...

    @overload
    def __getitem__(self, place: slice) -> "StoredEntries": ...

    def __getitem__(self, place: int | slice) -> "Entry | StoredEntries":
        return StoredEntries(self.rows[place]) if isinstance(place, slice) else stored_entry(self.rows[place])


class Scribe:
    """Works on a file in a thread of its own, whole transactions: a call for each statement would cost more."""

    def __init__(self, url: URL, durable: bool, name: str = "scribe") -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", sqlite_habits(durable))
        self.thread = ThreadPoolExecutor(1, name)

    async def at_once(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.do, work)

    def do(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


def at_one_moment(connection: Connection, question: Callable[[Connection], Result]) -> Result:
    """The driver of SQLite begins a transaction by itself only where something is written."""
    connection.exec_driver_sql("BEGIN")
    return question(connection)


def habits_of(url: URL) -> dict[str, Any]:
    """How connections are made; what is written is no business of the log."""
    if url.get_backend_name() == "sqlite":
        return {"hide_parameters": True}
    return {
        "hide_parameters": True,
        "async_creator": lambda: connect_to_postgres(url),
        "pool_timeout": ANSWER_SECONDS,
    }


async def connect_to_postgres(url: URL) -> Any:
    """A transaction that its worker has left, because it is gone, is given up by Postgres too."""
    return await asyncpg.connect(
        plain_address(url),
        timeout=CONNECT_SECONDS,
        command_timeout=DELETE_SECONDS,
        server_settings={"idle_in_transaction_session_timeout": str(int(2000 * ANSWER_SECONDS))},
    )


def sqlite_habits(durable: bool) -> Any:
    """Set up each SQLite connection."""

    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return set_up


def as_text(value: object) -> str | None:
    return None if value is None else json.encode(value).decode()


TABLE_OF_ID = select(TABLES).where(TABLES.c.id == bindparam("key"))
TABLE_OF_CODE = select(TABLES).where(TABLES.c.code == bindparam("key"))
ENTRIES_FROM = (
    select(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("key"), ENTRIES.c.seq >= bindparam("first"))
    .order_by(ENTRIES.c.seq)
)
LAST_WORDS = select(CHATS).where(CHATS.c.table_id == bindparam("key")).order_by(CHATS.c.number.desc()).limit(KEPT)


def table_where(connection: Connection, asked: Select[Any], key: str) -> StoredTable | None:
    row = connection.execute(asked, {"key": key}).first()
    return None if row is None else stored_table(row)


def entries_of(connection: Connection, table_id: str, first: int) -> StoredEntries:
    return StoredEntries(list(connection.execute(ENTRIES_FROM, {"key": table_id, "first": first})))


def content_of(connection: Connection, table_id: str, first_entry: int) -> TableContent | None:
    table = table_where(connection, TABLE_OF_ID, table_id)
    if table is None:
        return None
    entries = entries_of(connection, table_id, first_entry)
    chats = list(connection.execute(LAST_WORDS, {"key": table_id}))
    return TableContent(table, entries, list(map(stored_chat, chats[::-1])))


def stored_table(row: Row[Any]) -> StoredTable:
    return StoredTable(
        **{key: getattr(row, key) for key in PLAIN_COLUMNS},
        options=json.decode(row.options),
        roster=json.decode(row.seats, type=Roster),
        clock=None if row.clock is None else json.decode(row.clock, type=ClockSetting),
        time_left=None if row.clocks is None else json.decode(row.clocks)["left"],
        result=None if row.result is None else json.decode(row.result),
    )


WRITTEN_COLUMNS = ("options", "seats", "clock", "clocks", "result", "used_at")
PLAIN_COLUMNS = tuple(column.name for column in TABLES.c if column.name not in WRITTEN_COLUMNS)


def table_row(table: StoredTable) -> dict[str, object]:
    return {
        **{key: getattr(table, key) for key in PLAIN_COLUMNS},
        "options": as_text(table.options),
        "seats": as_text(table.roster),
        "clock": as_text(table.clock),
        "clocks": written_time(table.time_left),
        "result": as_text(table.result),
    }


def stored_entry(row: Row[Any]) -> Entry:
    columns: Sequence[Any] = row
    _, seq, kind, seat, move_id, action, moves, steps, at = columns
    return Entry(seq, kind, at, seat, move_id, read_text(action), read_text(moves), steps)


def read_text(written: str | None) -> Any:
    return None if written is None else DECODER.decode(written)


def written_time(left: list[int] | None) -> str | None:
    return None if left is None else as_text({"left": left})


def stored_chat(row: Row[Any]) -> tuple[int, ChatMessage]:
    return row.number, ChatMessage(row.seat, row.name, row.text, row.at, row.sign)


def chat_row(table_id: str, chat: ChatMessage) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seat": chat.seat,
        "name": chat.name,
        "text": chat.text,
        "at": chat.at,
        "sign": chat.sign,
    }


def entry_row(table_id: str, entry: Entry) -> dict[str, object]:
    """In the order of the columns."""
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


def add_entries(connection: Connection, rows: list[dict[str, object]]) -> None:
    """All in one statement, as far as it takes them: between two of them a thread has to wait for the others."""
    if connection.dialect.name == "sqlite":
        for first in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[first : first + ROWS_AT_ONCE]
            values = tuple(value for row in some for value in row.values())
            connection.exec_driver_sql(entries_inserted(len(some)), values)
    else:
        columns = [list(column) for column in zip(*(row.values() for row in rows), strict=True)]
        connection.exec_driver_sql(ENTRIES_OF_COLUMNS, tuple(columns))


@cache
def entries_inserted(count: int) -> str:
    row = f"({', '.join('?' * len(ENTRIES.c))})"
    return f"INSERT INTO entries ({', '.join(ENTRIES.c.keys())}) VALUES {', '.join([row] * count)}"


def entries_of_columns() -> str:
    """For Postgres: each column comes as a list."""
    kinds = {"INTEGER": "integer", "BIGINT": "bigint"}
    lists = [f"${place}::{kinds.get(str(column.type), 'text')}[]" for place, column in enumerate(ENTRIES.c, 1)]
    return f"INSERT INTO entries ({', '.join(ENTRIES.c.keys())}) SELECT * FROM unnest({', '.join(lists)})"


ENTRIES_OF_COLUMNS = entries_of_columns()


def roster_update(table_id: str, roster: Roster, revision: int, now: int) -> Any:
    """Write who is at a table, if nobody else has since that revision."""
    return (
        update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.revision == revision)
        .values(seats=as_text(roster), revision=revision + 1, used_at=now)
    )


def row_update(table_id: str, values: Mapping[str, Any]) -> Any:
    written = dict(values)
    if "time_left" in written:
        written["clocks"] = written_time(written.pop("time_left"))
    if "result" in written:
        written["result"] = as_text(written["result"])
    return update(TABLES).where(TABLES.c.id == table_id).values(**written)
