"""The writer: everything that arrives within a few moments is stored in one transaction, and only then acknowledged."""

import asyncio
import logging
import time
from collections.abc import Callable
from secrets import token_bytes
from typing import NamedTuple

from sqlalchemy import Connection, insert, update

from serai.server.notes import notes_of, send
from serai.server.schema import CHATS, HEARTBEATS
from serai.server.storage import Storage, add_entries, chat_row, entry_row, roster_update, row_update
from serai.server.trouble import as_told, is_down, sentence_for
from serai.tables.errors import Conflict
from serai.tables.stored import TableWrite

LOG = logging.getLogger("serai.writer")
MOST_AT_ONCE = 500
APART = 0.02  # seconds from the beginning of one transaction to the next: what arrives meanwhile shares its cost
ROOM = 16 * 1024  # bytes of a heartbeat: a few pages of a file
LATE_SECONDS = 5.0  # if something waits for longer, storing does not work
CLOSE_SECONDS = 6.0  # to store the rest when the server stops


def today() -> int:
    return int(time.time() * 1000)


class Heartbeat(NamedTuple):
    """Something that needs room and is taken away again, to see whether anything can be written."""

    worker: str
    at: int
    room: bytes | None


class Work:
    """A write on its way, since when, and whoever waits for it."""

    __slots__ = ("done", "since", "write")

    def __init__(self, write: TableWrite | Heartbeat) -> None:
        self.write = write
        self.since = time.monotonic()
        self.done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    def settle(self, result: int | None = None) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Stores work in the order it came; one for each worker of the server."""

    def __init__(self, storage: Storage, name: str, date: Callable[[], int] = today) -> None:
        self.storage = storage
        self.date = date
        self.name = name  # of this worker, so that it need not listen to itself
        self.queue: asyncio.Queue[Work | None] = asyncio.Queue()
        self.taken: list[Work] = []  # and being stored
        self.task: asyncio.Task[None] | None = None
        self.is_closing = False
        self.commits = 0
        self.last_stored: float | None = None  # when, by the steady clock
        self.trouble: Exception | None = None  # why nothing can be stored at present

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")
        self.task.add_done_callback(self.note_end)

    async def close(self) -> None:
        """Store what was handed in, then stop; what the database does not take in time is given up."""
        self.is_closing = True
        self.queue.put_nowait(None)
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=CLOSE_SECONDS)
            self.task.cancel()
        self.give_up(ConnectionError("the server stops"))

    def note_end(self, task: asyncio.Task[None]) -> None:
        """Without a writer nothing could ever be stored again: one that ends is followed by another."""
        if not self.is_closing and not task.cancelled():
            LOG.error("the writer has ended, and is started again", exc_info=task.exception())
            self.give_up(ConnectionError("the writer has ended"))
            self.open()

    def give_up(self, error: Exception) -> None:
        for work in self.taken:
            work.fail(error)
        self.taken = []
        while self.is_closing and not self.queue.empty():
            waiting = self.queue.get_nowait()
            if waiting is not None:
                waiting.fail(error)

    async def store(self, write: TableWrite | Heartbeat) -> int | None:
        """Returns when it is stored for good (a chat: its number); Conflict if another was first."""
        if self.is_closing:
            raise ConnectionError("the server stops")
        work = Work(write)
        self.queue.put_nowait(work)
        return await work.done

    async def beat(self, now: int) -> None:
        """Try whether something can be stored, in line with all the rest."""
        for room in (token_bytes(ROOM), None):
            await self.store(Heartbeat(self.name, now, room))

    async def run(self) -> None:
        while True:
            self.taken, last = await self.gathered()
            begun = time.monotonic()
            if self.taken:
                await self.store_batch(self.taken)
                self.taken = []
            if last:
                return
            await asyncio.sleep(max(0.0, begun + APART - time.monotonic()))

    async def gathered(self) -> tuple[list[Work], bool]:
        """What has arrived, and whether it is the last."""
        batch: list[Work] = []
        work = await self.queue.get()
        while work is not None:
            batch.append(work)
            if self.queue.empty() or len(batch) == MOST_AT_ONCE:
                return batch, False
            work = self.queue.get_nowait()
        return batch, True

    async def store_batch(self, batch: list[Work]) -> None:
        """All in one transaction; if that fails, each in its own, so that one bad write hurts nobody else."""
        try:
            results = await self.transaction(batch)
        except Exception as error:
            if len(batch) > 1 and not is_down(error):
                await self.store_each(batch)
            else:
                self.refuse(batch, error)
        else:
            self.note_success()
            for work, result in zip(batch, results, strict=True):
                work.settle(result)

    async def store_each(self, batch: list[Work]) -> None:
        for place, work in enumerate(batch):
            await self.store_batch([work])
            if self.trouble is not None:  # the database is gone meanwhile
                self.refuse(batch[place + 1 :], self.trouble)
                return

    def refuse(self, batch: list[Work], error: Exception) -> None:
        if is_down(error):
            self.note_trouble(error)
        else:
            self.trouble = None  # it answers
        for work in batch:
            work.fail(as_told(error))

    # how it goes

    @property
    def waits_since(self) -> float | None:
        """When the oldest work that is not stored yet was handed in, by the steady clock."""
        return self.taken[0].since if self.taken else None

    @property
    def is_well(self) -> bool:
        is_late = self.waits_since is not None and time.monotonic() - self.waits_since > LATE_SECONDS
        return self.trouble is None and not is_late and self.task is not None and not self.task.done()

    def note_success(self) -> None:
        self.last_stored = time.monotonic()
        if self.trouble is not None:
            self.trouble = None
            LOG.info("storing works again")

    def note_trouble(self, error: Exception) -> None:
        """Said once in the log, until storing works again."""
        if self.trouble is None:
            LOG.error(sentence_for(error), extra={"error": type(error).__name__})
        self.trouble = error

    async def transaction(self, batch: list[Work]) -> list[int | None]:
        writes = [work.write for work in batch]
        results = await self.storage.at_once(lambda connection: self.stored(connection, writes))
        self.commits += 1
        return results

    def stored(self, connection: Connection, writes: list[TableWrite | Heartbeat]) -> list[int | None]:
        """All in the order they came; of a chat its number."""
        of_tables = [write for write in writes if isinstance(write, TableWrite)]
        rows = [entry_row(write.table_id, write.entry) for write in of_tables if write.entry is not None]
        if rows:
            add_entries(connection, rows)
        results = [store_rest(connection, write, self.date()) for write in writes]
        if not self.storage.is_sqlite:
            send(connection, notes_of(self.name, of_tables))
        return results


def store_rest(connection: Connection, write: TableWrite | Heartbeat, now: int) -> int | None:
    if isinstance(write, Heartbeat):
        store_heartbeat(connection, write)
        return None
    if write.roster is not None:
        updated = roster_update(write.table_id, write.roster, write.revision, now)
        if connection.execute(updated).rowcount != 1:
            raise Conflict("the roster has changed")
    if write.values:
        connection.execute(row_update(write.table_id, write.values))
    if write.chat is None:
        return None
    added = insert(CHATS).values(chat_row(write.table_id, write.chat)).returning(CHATS.c.number)
    return int(connection.execute(added).scalar_one())


def store_heartbeat(connection: Connection, beat: Heartbeat) -> None:
    values = {"at": beat.at, "room": beat.room}
    if not connection.execute(update(HEARTBEATS).where(HEARTBEATS.c.worker == beat.worker).values(values)).rowcount:
        connection.execute(insert(HEARTBEATS).values(worker=beat.worker, **values))
