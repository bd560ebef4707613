"""Is the server well? Asked by whoever watches it, answered by trying."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serai.server.host import ServerHost

FRESH_SECONDS = 1.0  # an answer is given again so long, however often somebody asks
IDLE_SECONDS = 30.0  # if nothing was stored for so long, something is, to see whether it can be
ANSWER_SECONDS = 5.0  # for the database
FAILURES = 3  # of bots, one after another


class Health:
    """What works and what does not. A worker is ready if it can read, store and hear the other workers.

    Bots that fail are told, but the worker stays ready: people play on.
    """

    def __init__(self, host: "ServerHost") -> None:
        self.host = host
        self.looking = asyncio.Lock()
        self.looked_at = 0.0
        self.found: dict[str, Any] = {}

    async def report(self) -> dict[str, Any]:
        async with self.looking:
            if not self.found or time.monotonic() - self.looked_at > FRESH_SECONDS:
                self.found = await self.look()
                self.looked_at = time.monotonic()
        return self.found

    async def look(self) -> dict[str, Any]:
        reading = await self.can(self.host.storage.is_reachable())
        if reading:
            await self.try_to_store()
        found: dict[str, Any] = {"reading": "well" if reading else "failing", **self.host.condition()}
        found["bots"] = {"status": "failing" if self.do_bots_fail() else "well", **self.host.thinking.condition()}
        ready = self.host.is_open and reading and found["storing"] == "well" and found["listener"] != "lost"
        return {"status": "well" if ready else "unwell", **found}

    async def try_to_store(self) -> None:
        """Only if it is not known: something was stored a moment ago, or nothing is stored for lack of players.

        It goes the way of every move, so that it finds what would stop a move.
        """
        writer = self.host.writer
        last = writer.last_stored
        if writer.is_well and last is not None and time.monotonic() - last < IDLE_SECONDS:
            return
        try:
            await asyncio.wait_for(writer.beat(self.host.moment().date), ANSWER_SECONDS)
        except Exception as error:
            writer.note_trouble(error)

    def do_bots_fail(self) -> bool:
        return self.host.thinking.failures_in_a_row >= FAILURES

    async def can(self, work: Any) -> bool:
        try:
            return bool(await asyncio.wait_for(work, ANSWER_SECONDS))
        except Exception:
            return False
