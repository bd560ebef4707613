"""The writer: everything that arrives within a few moments is stored in one transaction, and only then acknowledged."""

import asyncio
import logging
import time

from sqlalchemy import Connection, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from serai.server.notes import notes_of, send
from serai.server.schema import CHATS, ENTRIES
from serai.server.storage import Storage, chat_row, entry_row, is_full, roster_update, row_update
from serai.tables.errors import Conflict, StorageFull
from serai.tables.stored import TableWrite

LOG = logging.getLogger("serai.writer")
MOST_AT_ONCE = 500


class Work:
    """A write on its way, and whoever waits for it."""

    __slots__ = ("done", "write")

    def __init__(self, write: TableWrite) -> None:
        self.write = write
        self.done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    def settle(self, result: int | None = None) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Stores work in the order it came; one for each worker of the server."""

    def __init__(self, storage: Storage, name: str) -> None:
        self.storage = storage
        self.name = name  # of this worker, so that it need not listen to itself
        self.queue: asyncio.Queue[Work | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.last_stored: float | None = None  # when, by the steady clock
        self.trouble: Exception | None = None  # why nothing can be stored at present

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def close(self) -> None:
        """Store what was handed in, then stop."""
        self.queue.put_nowait(None)
        if self.task is not None:
            await self.task

    async def store(self, write: TableWrite) -> int | None:
        """Returns when it is stored for good (a chat: its number); Conflict if another was first."""
        work = Work(write)
        self.queue.put_nowait(work)
        return await work.done

    async def run(self) -> None:
        while True:
            batch, last = await self.gathered()
            if batch:
                await self.store_batch(batch)
            if last:
                return

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

    def stored(self, connection: Connection, writes: list[TableWrite]) -> list[int | None]:
        """All in the order they came; of a chat its number."""
        rows = [entry_row(write.table_id, write.entry) for write in writes if write.entry is not None]
        if rows:
            connection.execute(insert(ENTRIES), rows)
        results = [store_rest(connection, write) for write in writes]
        if not self.storage.is_sqlite:
            send(connection, notes_of(self.name, writes))
        return results


def store_rest(connection: Connection, write: TableWrite) -> int | None:
    if write.roster is not None:
        updated = roster_update(write.table_id, write.roster, write.revision)
        if connection.execute(updated).rowcount != 1:
            raise Conflict("the roster has changed")
    if write.values:
        connection.execute(row_update(write.table_id, write.values))
    if write.chat is None:
        return None
    added = insert(CHATS).values(chat_row(write.table_id, write.chat)).returning(CHATS.c.number)
    return int(connection.execute(added).scalar_one())


def is_down(error: Exception) -> bool:
    """Does the database fail, whatever is written? Else it is this write that it does not take."""
    if isinstance(error, (OSError, TimeoutError, OperationalError)):
        return True
    return isinstance(error, DBAPIError) and (error.connection_invalidated or is_full(error))


def as_told(error: Exception) -> Exception:
    """What a table can do something with."""
    if isinstance(error, IntegrityError):
        return Conflict("another was first")
    return StorageFull("there is no room left") if is_full(error) else error


def sentence_for(error: Exception) -> str:
    said = str(error).lower()
    if is_full(error):
        return "the disk is full: nothing can be stored, and players are told so; make room and play goes on by itself"
    if "locked" in said:
        return "another program holds the database: nothing can be stored until it lets go"
    return "the database can't be reached: nothing can be stored until it is back"
