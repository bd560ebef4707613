"""The writer: everything that arrives within a few moments is stored in one transaction, and only then acknowledged."""

import asyncio
from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.play.room import Company, Entry
from serai.server.messages.live import ChatMessage
from serai.server.schema import CHATS, ENTRIES
from serai.server.storage import Conflict, Storage, company_update, entry_row, notify, row_update

MOST_AT_ONCE = 500


class Work:
    """Something of one table to be stored as a whole."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.entries: list[dict[str, object]] = []
        self.values: dict[str, object] = {}  # of the table's row
        self.chat: dict[str, object] | None = None
        self.company: Any = None  # an update that holds for one revision only
        self.presence: Mapping[str, object] | None = None
        self.done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    def entry(self, entry: Entry) -> "Work":
        self.entries.append(entry_row(self.table_id, entry))
        return self

    def row(self, **values: object) -> "Work":
        self.values |= values
        return self

    def who(self, company: Company, revision: int, clocks: object) -> "Work":
        self.company = company_update(self.table_id, company, revision, clocks)
        return self

    def words(self, chat: ChatMessage) -> "Work":
        self.chat = {
            "table_id": self.table_id,
            "seat": chat.seat,
            "name": chat.name,
            "text": chat.text,
            "at": chat.at,
        }
        return self

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

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def close(self) -> None:
        """Store what was handed in, then stop."""
        self.queue.put_nowait(None)
        if self.task is not None:
            await self.task

    async def store(self, work: Work) -> int | None:
        """Returns when it is stored for good (a chat: its number); Conflict if another was first."""
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
        """All in one transaction; if one of them is in conflict, each in its own."""
        try:
            results = await self.transaction(batch)
        except (IntegrityError, Conflict) as error:
            if len(batch) == 1:
                batch[0].fail(Conflict(f"another was first: {type(error).__name__}"))
                return
            for work in batch:
                await self.store_batch([work])
        except Exception as error:
            for work in batch:
                work.fail(error)
        else:
            for work, result in zip(batch, results, strict=True):
                work.settle(result)

    async def transaction(self, batch: list[Work]) -> list[int | None]:
        async with self.storage.engine.begin() as connection:
            rows = [row for work in batch for row in work.entries]
            if rows:
                await connection.execute(insert(ENTRIES), rows)
            results = [await self.store_rest(connection, work) for work in batch]
            if not self.storage.is_sqlite:
                tables = sorted({work.table_id for work in batch})
                await self.tell(connection, tables)
        self.commits += 1
        return results

    async def store_rest(self, connection: AsyncConnection, work: Work) -> int | None:
        if work.company is not None and (await connection.execute(work.company)).rowcount != 1:
            raise Conflict("the company has changed")
        if work.values:
            await connection.execute(row_update(work.table_id, **work.values))
        if work.chat is None:
            return None
        added = insert(CHATS).values(work.chat).returning(CHATS.c.number)
        return int((await connection.execute(added)).scalar_one())

    async def tell(self, connection: AsyncConnection, tables: list[str]) -> None:
        """Other workers look at these tables again; a note holds 8000 bytes."""
        for first in range(0, len(tables), 200):
            await notify(connection, {"from": self.name, "tables": tables[first : first + 200]})
