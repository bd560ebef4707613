"""A page as a host of tables: one device, which owns all that is on its shelf."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from serai.page.shelf import Shelf, ShelfStorage
from serai.page.thinking import AtOnce, PageThinking, Thinker
from serai.tables import tokens
from serai.tables.api import Device, TableApi
from serai.tables.clocks import Moment
from serai.tables.ids import is_table_id
from serai.tables.registry import TableRegistry
from serai.tables.rights import HOST, SEAT
from serai.tables.roster import Roster
from serai.tables.stored import StoredTable
from serai.tables.table import LiveTable

LOG = logging.getLogger("serai.page")
PACE = 0.8  # seconds that a bot takes at least
GRACE = 3.0  # seconds that other pages leave to the one that moved last


class Uncounted:
    """Nobody counts what happens on somebody's own device."""

    def entry(self, kind: str) -> None: ...

    def message(self, kind: str) -> None: ...

    def problem(self, error: str) -> None: ...

    def move_took(self, seconds: float) -> None: ...

    def bot_failed(self) -> None: ...


class PageHost:
    """What the tables of one page share."""

    count_down = 0.0
    grace = GRACE

    def __init__(self, shelf: Shelf, thinker: Thinker, bot_pace: float = PACE) -> None:
        self.storage = self.writer = ShelfStorage(shelf)
        self.thinking = PageThinking(thinker)
        self.reading = AtOnce()
        self.metrics = Uncounted()
        self.tokens = tokens
        self.is_open = True
        self.bot_pace = bot_pace
        self.shows: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.registry = TableRegistry(self)
        self.api = TableApi(self.registry)

    # what tables ask for

    def moment(self) -> Moment:
        return Moment(int(time.time() * 1000), int(time.monotonic() * 1000))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self.guarded(work))
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

    def allows(self, what: str, who: str) -> bool:
        """Nobody else waits here."""
        return True

    def show_ended(self) -> None:
        self.registry.wake_bots()

    def presence_changed(self, table: LiveTable) -> None:
        """No other host wants to know."""

    # whose tables they are

    async def device_at(self, table_id: str) -> Device:
        """This device owns every table on its shelf, and every seat of a person there."""
        table = self.registry.tables.get(table_id)
        if table is not None:
            return Device(tokens_of(table.stored, table.roster), "")
        stored = await self.storage.table(table_id) if is_table_id(table_id) else None
        return Device([] if stored is None else tokens_of(stored, stored.roster), "")

    # other pages of this device

    async def look_again(self, table_id: str) -> None:
        """Another page has written to a table."""
        await self.registry.catch_up_with(table_id)

    async def close(self) -> None:
        self.is_open = False
        await self.registry.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def tokens_of(stored: StoredTable, roster: Roster) -> list[str]:
    mine = [
        tokens.sign(stored.secret, stored.id, SEAT, seat, roster.seats[seat].generation) for seat in roster.persons()
    ]
    return [tokens.sign(stored.secret, stored.id, HOST), *mine]
