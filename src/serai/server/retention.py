"""Retention: tables that nobody has used for long are deleted, with all that was said and played there."""

import asyncio
import logging
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select

from serai.core.errors import SeraiError
from serai.server.addresses import database_url
from serai.server.schema import CHATS, ENTRIES, TABLES
from serai.server.startup import told_in_a_sentence
from serai.server.storage import DELETE_SECONDS, Storage
from serai.tables.game import WAITING

LOG = logging.getLogger("serai.retention")
A_DAY = 24 * 3600 * 1000  # milliseconds
LONGEST_ABSENCE = 30 * A_DAY  # of a server; beyond it the date itself may be wrong
TRIAL = 3 * A_DAY  # a date that goes on for so long is believed after all
MOST_COUNTED = 1_000_000
AT_ONCE = 100  # tables of one transaction, so that nobody waits long


class Retention:
    """How long tables are kept after they were used last; 0: for ever."""

    def __init__(self, storage: Storage, keep_days: float, keep_waiting_days: float) -> None:
        self.storage = storage
        self.keep_days = keep_days
        self.keep_waiting_days = keep_waiting_days

    async def believes(self, now: int) -> bool:
        """Is it not much later than it was when a purge was last thought of? A machine may start with a wrong date.

        A server that was off for long has the right one: a far date is believed once it has gone on for some days, or
        when somebody who has looked at it says `serai purge`. One that jumps back is doubted anew the next time.
        """
        known = await self.storage.last_date()
        if known is None or now - known <= LONGEST_ABSENCE:
            return True
        doubted = await self.storage.doubted_date()
        if doubted is None or not 0 <= now - doubted <= LONGEST_ABSENCE:
            await self.storage.doubt_date(now)
            return False
        return now - doubted >= TRIAL

    async def purge(self, now: int, spared: Collection[str] = ()) -> int:
        """Delete what is too old, but not those tables; returns how many were deleted. The date is believed."""
        deleted = 0
        while found := await self.too_old(now, AT_ONCE, spared):
            await self.storage.remove(found)
            deleted += len(found)
        await self.storage.forget_workers(now - A_DAY)
        await self.storage.note_date(now)
        if deleted:
            LOG.info("old tables are deleted", extra={"tables": deleted})
        return deleted

    async def too_old(self, now: int, most: int, spared: Collection[str] = ()) -> list[str]:
        async with self.storage.connected(DELETE_SECONDS) as connection:
            found = await connection.scalars(self.query(now).limit(most + len(spared)))
            return [table_id for table_id in found if table_id not in spared][:most]

    def query(self, now: int) -> Select[Any]:
        rules: list[ColumnElement[bool]] = []
        if self.keep_days:
            rules.append(unused_since(now - int(self.keep_days * A_DAY)))
        if self.keep_waiting_days:
            oldest = now - int(self.keep_waiting_days * A_DAY)
            rules.append(and_(TABLES.c.status == WAITING, unused_since(oldest)))
        return select(TABLES.c.id).where(or_(False, *rules)).order_by(TABLES.c.made_at)


def unused_since(oldest: int) -> ColumnElement[bool]:
    """Made, sat down at, played at and talked at before that time only."""
    return and_(
        TABLES.c.made_at < oldest,
        func.coalesce(TABLES.c.used_at, 0) < oldest,
        ~exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= oldest),
        ~exists().where(CHATS.c.table_id == TABLES.c.id, CHATS.c.at >= oldest),
    )


def purge_now(database: str, keep_days: float, keep_waiting_days: float, dry_run: bool) -> int:
    """For the command: how many tables were deleted, or would be."""
    check_file(database)

    async def purge() -> int:
        storage = Storage(database)
        retention = Retention(storage, keep_days, keep_waiting_days)
        now = int(time.time() * 1000)
        try:
            await storage.open()
            return len(await retention.too_old(now, MOST_COUNTED)) if dry_run else await retention.purge(now)
        finally:
            await storage.close()

    with told_in_a_sentence(database):
        return asyncio.run(purge())


def check_file(database: str) -> None:
    """A file that is not there has nothing to be deleted."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise SeraiError(f"there is no database at {database}")
