"""All tables of a host that are in memory; others are read from the storage when somebody comes."""

import asyncio

from serai.tables.cache import ByteCache
from serai.tables.errors import ApiError
from serai.tables.host import Host
from serai.tables.ids import is_table_id
from serai.tables.table import LiveTable


class TableRegistry:
    """The tables in memory."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.cache = ByteCache()

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from the storage; it is read once, however many look for it."""
        table = self.tables.get(table_id)
        if table is None:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                table = self.tables.get(table_id) or await self.load(table_id)
        table.used = self.host.moment().steady
        return table

    async def load(self, table_id: str) -> LiveTable:
        try:
            content = await self.host.storage.read(table_id) if is_table_id(table_id) else None
            if content is None or content.table.record is not None:
                raise ApiError(404, "no_table")
        finally:
            self.loading.pop(table_id, None)
        if table_id in self.tables:  # somebody else was quicker
            return self.tables[table_id]
        table = self.tables[table_id] = LiveTable(self.host, content, self.cache)
        async with table.lock:
            await table.note_rules()
            await table.start_if_due()
        table.changed()
        return table

    async def catch_up_with(self, table_id: str) -> None:
        """Look again, also at a table that was being read when the note came."""
        if table_id in self.tables or table_id in self.loading:
            table = await self.find(table_id)
            async with table.lock:
                await table.catch_up_or_recover()
            if table.gone:
                self.tables.pop(table_id, None)

    def forget(self, table_id: str) -> None:
        """The table was deleted."""
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.vanish()

    def wake_bots(self) -> None:
        for table in self.tables.values():
            table.bots.wake()

    def sweep(self, idle_seconds: float) -> None:
        """Tables that nobody looks at leave the memory after a while."""
        oldest = self.host.moment().steady - 1000 * idle_seconds
        for table in list(self.tables.values()):
            if table.is_idle and table.used <= oldest:
                table.close()
                del self.tables[table.id]
                self.host.spawn(table.store_time_left())

    async def close(self) -> None:
        for table in self.tables.values():
            table.close()
        await asyncio.gather(*(table.store_time_left() for table in self.tables.values()))
