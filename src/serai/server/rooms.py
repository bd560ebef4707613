"""All tables of this worker that are in memory; others are read from the database when somebody comes."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from msgspec import DecodeError, json

from serai.core.errors import SeraiError
from serai.play.room import Room
from serai.server.limits import Limits
from serai.server.livetable import LiveTable, restore_clocks
from serai.server.messages.live import ChatMessage
from serai.server.metrics import Metrics
from serai.server.settings import Settings
from serai.server.storage import CHANNEL, Storage, StoredTable, notify
from serai.server.thinking import Thinking
from serai.server.troubles import Trouble
from serai.server.writer import Writer

LOG = logging.getLogger("serai.rooms")
CATCH_UP_SECONDS = 2.0  # how often a worker looks for what it was not told
SWEEP_SECONDS = 10.0
READING_SECONDS = 30.0


def milliseconds() -> int:
    return int(time.time() * 1000)


class Rooms:
    """The tables in memory, and what they share."""

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.now = now
        self.name = secrets.token_hex(6)
        self.storage = Storage(settings.database, settings.durable)
        self.writer = Writer(self.storage, self.name)
        self.thinking = Thinking(settings.bot_processes, settings.bot_seconds)
        self.reading = Thinking(1, READING_SECONDS)  # records are replayed beside the bots
        self.metrics = Metrics(self)
        self.limits = Limits(settings.limited)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.ears: AsyncPgChannelsBackend | None = None
        self.is_open = False

    async def open(self) -> None:
        await self.storage.open()
        self.writer.open()
        self.is_open = True
        self.spawn(self.sweep_now_and_then())
        if not self.storage.is_sqlite:
            await self.start_listening()
            self.spawn(self.catch_up_now_and_then())

    async def close(self) -> None:
        """Let nobody begin anything new, finish what is being written, then stop."""
        self.is_open = False
        for table in self.tables.values():
            table.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.close()
        if self.ears is not None:
            await self.ears.on_shutdown()
        self.thinking.close()
        self.reading.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on by itself; its errors are logged."""
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            LOG.error("something in the background failed", extra={"error": type(error).__name__})

    # finding tables

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from the database."""
        table = self.tables.get(table_id)
        if table is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self.load(table_id))
            table = await asyncio.shield(self.loading[table_id])
        table.used = time.monotonic()
        return table

    async def load(self, table_id: str) -> LiveTable:
        try:
            stored, room, chats = await self.read(table_id)
            table = LiveTable(self, stored, room, chats)
            self.tables[table_id] = table
            async with table.lock:
                await table.start_if_full()
            table.changed()
            return table
        finally:
            self.loading.pop(table_id, None)

    async def read(self, table_id: str) -> tuple[StoredTable, Room, list[tuple[int, ChatMessage]]]:
        """A table as it is stored."""
        stored = await self.storage.table(table_id)
        if stored is None or stored.record is not None:
            raise Trouble(404, "no_table")
        room = Room(stored.terms, stored.company)
        for entry in await self.storage.entries(table_id):
            room.replay_entry(entry)
        restore_clocks(room, stored)
        return stored, room, await self.storage.chats(table_id)

    # leaving the memory

    async def sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Tables that nobody looks at leave the memory after a while."""
        oldest = time.monotonic() - self.settings.idle_seconds
        for table in list(self.tables.values()):
            idle = not table.viewers and table.used < oldest and not table.lock.locked() and table.thinking is None
            if idle:
                table.close()
                del self.tables[table.id]

    # other workers

    async def start_listening(self) -> None:
        url = self.storage.url.set(drivername="postgresql")
        self.ears = AsyncPgChannelsBackend(url.render_as_string(hide_password=False))
        await self.ears.on_startup()
        await self.ears.subscribe([CHANNEL])
        self.spawn(self.listen(self.ears))

    async def listen(self, ears: AsyncPgChannelsBackend) -> None:
        async for _, written in ears.stream_events():
            with contextlib.suppress(DecodeError, SeraiError):
                self.hear(json.decode(written))

    def hear(self, note: dict[str, Any]) -> None:
        """Another worker has stored something, or somebody came or went there."""
        if note["from"] == self.name:
            return
        for table_id in note.get("tables", ()):
            if table_id in self.tables or table_id in self.loading:
                self.spawn(self.catch_up_with(table_id))
        table = self.tables.get(note.get("present", ""))
        if table is not None:
            before = table.present()
            table.elsewhere[note["from"]] = (time.monotonic(), note["seats"])
            if table.present() != before:
                table.changed()

    async def catch_up_with(self, table_id: str) -> None:
        """Look again, also at a table that was being read when the note came."""
        await self.catch_up(await self.find(table_id))

    async def catch_up(self, table: LiveTable) -> None:
        async with table.lock:
            await table.catch_up()

    async def catch_up_now_and_then(self) -> None:
        """A note may get lost with its connection: look what is stored, and tell again who is here."""
        rounds = 0
        while True:
            await asyncio.sleep(CATCH_UP_SECONDS)
            rounds += 1
            await self.look_at_heights()
            if rounds % 8 == 0:
                for table in list(self.tables.values()):
                    if table.viewers:
                        self.tell_presence(table)

    async def look_at_heights(self) -> None:
        ids = list(self.tables)
        for first in range(0, len(ids), 500):
            heights = await self.storage.heights(ids[first : first + 500])
            for table_id, height in heights.items():
                table = self.tables.get(table_id)
                if table is not None and not table.lock.locked():
                    known = (table.room.version, table.stored.revision)
                    if height > known:
                        await self.catch_up(table)

    def tell_presence(self, table: LiveTable) -> None:
        if not self.storage.is_sqlite and self.is_open:
            self.spawn(self.send_presence(table))

    async def send_presence(self, table: LiveTable) -> None:
        note = {"from": self.name, "present": table.id, "seats": sorted(table.present_here())}
        async with self.storage.engine.begin() as connection:
            await notify(connection, note)
