"""This worker as a host of tables: its database, the processes that think, its clock, the other workers."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from serai.server.connections import Guard
from serai.server.health import Health
from serai.server.limits import Limits
from serai.server.metrics import Metrics
from serai.server.notes import Moved, Note
from serai.server.peers import PAUSES, PRESENCE_SECONDS, TELL_SECONDS, Listener, Peers
from serai.server.retention import Retention
from serai.server.settings import Settings
from serai.server.storage import Storage
from serai.server.thinking import Thinking
from serai.server.writer import Writer
from serai.tables import tokens
from serai.tables.api import TableApi
from serai.tables.clocks import Moment
from serai.tables.registry import TableRegistry
from serai.tables.table import LiveTable

LOG = logging.getLogger("serai.host")
SWEEP_SECONDS = 10.0
PURGE_SECONDS = 3600.0
GARBAGE_SECONDS = 600.0  # with thousands of tables everybody waits a moment meanwhile
LARGEST_JUMP = 3_600_000  # milliseconds
READING_SECONDS = 30.0
ANSWER_SECONDS = 3.0  # for other workers to tell who looks at what
FAR_DATE = (
    "the date is more than 30 days after the last one that was seen here: no table is deleted before it has gone on"
    " for three days; if it is right, `serai purge` believes it at once"
)
GRACE = 3.0  # seconds that other workers leave to the one that moved last; then two may think, and one is first
TABLES_AT_ONCE = 500


def this_moment() -> Moment:
    return Moment(int(time.time() * 1000), int(time.monotonic() * 1000))


def has_jumped(before: Moment, now: Moment) -> bool:
    """Has the date gone on otherwise than the time?"""
    return abs((now.date - before.date) - (now.steady - before.steady)) > LARGEST_JUMP


def seconds_since(moment: float | None) -> float | None:
    return None if moment is None else round(time.monotonic() - moment, 1)


class ServerHost:
    """What the tables of one worker share."""

    def __init__(self, settings: Settings, moment: Callable[[], Moment] = this_moment) -> None:
        self.settings = settings
        self.moment = moment
        self.name = secrets.token_hex(6)
        self.storage = Storage(settings.database, settings.durable)
        self.writer = Writer(self.storage, self.name, lambda: self.moment().date)
        self.thinking = Thinking(settings.bot_processes, settings.bot_seconds)
        self.reading = Thinking(1, READING_SECONDS)  # records are replayed beside the bots
        self.metrics = Metrics(self)
        self.retention = Retention(self.storage, settings.keep_days, settings.keep_waiting_days)
        self.limits = Limits(settings.limited)
        self.guard = Guard(settings.limited)
        self.tokens = tokens
        self.registry = TableRegistry(self)
        self.api = TableApi(self.registry)
        self.peers = Peers(self.storage, self.name)
        self.health = Health(self)
        self.listener: Listener | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.shows: set[str] = set()
        self.elsewhere: dict[str, int] = {}  # when another worker last told that somebody looks at a table
        self.is_open = False
        self.guard.stopping.append(self.stop)

    @property
    def bot_pace(self) -> float:
        return self.settings.bot_pace

    @property
    def count_down(self) -> float:
        return self.settings.count_down

    @property
    def grace(self) -> float:
        return 0.0 if self.storage.is_sqlite else GRACE

    async def open(self) -> None:
        await self.storage.open()
        self.writer.open()
        self.is_open = True
        self.spawn(self.sweep_now_and_then())
        self.spawn(self.purge_now_and_then())
        self.spawn(self.collect_garbage_now_and_then())
        if self.settings.warm_bots:
            self.spawn(self.thinking.warm_up())
        if not self.storage.is_sqlite:
            self.listener = Listener(self.name, self.storage.url, self.receive, self.look_again)
            await self.listener.open()
            self.spawn(self.tell_presence_now_and_then())

    def stop(self) -> None:
        """The server begins to stop: nobody begins anything new, and whoever waits is answered at once."""
        self.is_open = False
        for table in self.registry.tables.values():
            table.bots.stop()
            for viewer in table.viewers:
                viewer.wake()
        self.thinking.close()
        self.reading.close()

    async def close(self) -> None:
        """Let nobody begin anything new, finish what is being written, then stop."""
        self.is_open = False
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.registry.close()
        await self.writer.close()
        if self.listener is not None:
            await self.listener.close()
        self.thinking.close()
        self.reading.close()
        await self.storage.close()

    def condition(self) -> dict[str, object]:
        """How it goes in the background, for whoever watches the server."""
        listener = "alone" if self.listener is None else "listening" if self.listener.is_listening else "lost"
        return {
            "storing": "well" if self.writer.is_well else "failing",
            "last_write_seconds": seconds_since(self.writer.last_stored),
            "oldest_waiting_seconds": seconds_since(self.writer.waits_since),
            "listener": listener,
            "bots": self.thinking.condition(),
        }

    # what tables ask for

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself; its errors are logged."""
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            LOG.error("something in the background failed", exc_info=error)

    def call_later(self, seconds: float, what: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, what)

    def show_ended(self) -> None:
        self.registry.wake_bots()

    def allows(self, what: str, who: str) -> bool:
        return self.limits.allows(what, who)

    def presence_changed(self, table: LiveTable) -> None:
        """Other workers are told in a moment, together with what else changes meanwhile."""
        if self.storage.is_sqlite or not self.is_open:
            return
        if not self.peers.waiting:
            self.spawn(self.tell_presence_soon())
        self.peers.waiting[table.id] = (sorted(table.presence.seats_here(table.roster)), len(table.viewers))

    # what goes on by itself

    async def sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.registry.sweep(self.settings.idle_seconds)

    async def collect_garbage_now_and_then(self) -> None:
        """Tables that have left the memory, and whatever else nobody holds any more."""
        while True:
            await asyncio.sleep(GARBAGE_SECONDS)
            gc.collect()

    async def purge_now_and_then(self) -> None:
        """Old tables are deleted; but not when the date has just jumped, as it may jump back."""
        before = self.moment()
        while True:
            now = self.moment()
            if has_jumped(before, now):
                LOG.warning("the date has jumped: no table is deleted for now")
            else:
                await self.purge(now)
            before = now
            await asyncio.sleep(PURGE_SECONDS)

    async def purge(self, now: Moment) -> None:
        """But none that somebody looks at, here or elsewhere, and none by a date that may be wrong."""
        try:
            if not await self.retention.believes(now.date):
                LOG.warning(FAR_DATE)
                return
            await self.retention.purge(now.date, await self.looked_at())
        except Exception as error:
            LOG.error("old tables can't be deleted", exc_info=error)

    async def looked_at(self) -> set[str]:
        """All tables with somebody before them, as far as other workers tell."""
        if not self.storage.is_sqlite:
            await self.peers.ask()
            await asyncio.sleep(ANSWER_SECONDS)
        oldest = self.moment().steady - 1000 * 3 * PRESENCE_SECONDS
        self.elsewhere = {table_id: at for table_id, at in self.elsewhere.items() if at > oldest}
        return {table.id for table in self.registry.tables.values() if table.viewers} | set(self.elsewhere)

    async def tell_presence_soon(self) -> None:
        """Until it is told: a note may get lost with its connection."""
        await asyncio.sleep(TELL_SECONDS)
        failures = 0
        while not await self.peers.tell_waiting():
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def tell_presence_now_and_then(self) -> None:
        """Another worker may have missed it."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            self.tell_presence_of_all()

    def tell_presence_of_all(self) -> None:
        for table in list(self.registry.tables.values()):
            if table.viewers:
                self.presence_changed(table)

    # other workers

    def receive(self, note: Note) -> None:
        """Another worker has stored something, or somebody came or went there."""
        for moved in note.moves:
            self.hear_of(moved.table, partial(self.follow, moved))
        for table_id in note.tables:
            self.spawn(self.registry.catch_up_with(table_id))
        for table_id, (seats, viewers) in note.present.items():
            self.note_viewers(table_id, viewers)
            table = self.registry.tables.get(table_id)
            if table is not None:
                self.hear_of(table_id, partial(table.note_elsewhere, note.sender, seats, viewers))
        if note.asks:
            self.tell_presence_of_all()

    def hear_of(self, table_id: str, follow: Callable[[], object]) -> None:
        """Whatever is wrong with one table, the others of the note are told; that one looks again."""
        try:
            follow()
        except Exception as error:
            LOG.error("a note could not be followed", exc_info=error, extra={"table": table_id})
            self.spawn(self.registry.catch_up_with(table_id))

    def note_viewers(self, table_id: str, viewers: int) -> None:
        if viewers:
            self.elsewhere[table_id] = self.moment().steady

    def follow(self, moved: Moved) -> None:
        table = self.registry.tables.get(moved.table)
        if table is None or not table.receive(moved.entry, moved.values):
            self.spawn(self.registry.catch_up_with(moved.table))

    async def look_again(self) -> None:
        """Catch up with all that was stored while nobody listened, and tell and ask who is present."""
        for table_id in list(self.registry.loading):  # it may have been read before notes were heard
            self.spawn(self.registry.catch_up_with(table_id))
        ids = list(self.registry.tables)
        for first in range(0, len(ids), TABLES_AT_ONCE):
            versions = await self.storage.versions_of(ids[first : first + TABLES_AT_ONCE])
            for table_id in ids[first : first + TABLES_AT_ONCE]:
                table = self.registry.tables.get(table_id)
                if table is not None and versions.get(table_id) != (table.game.version, table.stored.revision):
                    self.spawn(self.registry.catch_up_with(table_id))
        await self.peers.ask()
        self.tell_presence_of_all()
