"""Lines between a page and its tables: what a socket is to a server."""

import asyncio
import logging
from collections.abc import Callable
from urllib.parse import parse_qsl, urlsplit

from serai.page.host import PageHost
from serai.tables.errors import ApiError
from serai.tables.line import attempt, read_message
from serai.tables.messages.live import Look
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer, nobody

LOG = logging.getLogger("serai.page")
REFUSED, GONE, AGAIN, OUR_FAULT = 4403, 4404, 4429, 1011  # as a server's sockets are closed


class Line:
    """One look at a table: what is said is done in order; what is to be known is sent, and how the line ended."""

    def __init__(self, host: PageHost, send: Callable[[str], object], closed: Callable[[int], object]) -> None:
        self.host = host
        self.send = send
        self.closed = closed
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_flushing = False

    def say(self, text: str) -> None:
        self.said.put_nowait(text)

    def close(self) -> None:
        """The page looks away."""
        self.said.put_nowait(None)

    async def run(self, address: str) -> None:
        """From the first look to the last."""
        try:
            table, viewer, look = await self.greeted(address)
        except ApiError as error:
            self.closed(GONE if error.status == 404 else REFUSED)
            return
        except Exception as error:
            LOG.error("a table can't be opened", exc_info=error)
            self.closed(AGAIN)
            return
        await self.converse(table, viewer, look)

    async def greeted(self, address: str) -> tuple[LiveTable, Viewer, Look]:
        url = urlsplit(address)
        table_id = url.path.split("/")[3]
        table, rights = await self.host.api.entered(await self.host.device_at(table_id), table_id)
        query = {key: int(value) for key, value in parse_qsl(url.query) if value.isdecimal()}
        return table, Viewer(rights), Look(query.get("seat"), query.get("since"))

    async def converse(self, table: LiveTable, viewer: Viewer, look: Look) -> None:
        await attempt(table, viewer, look)
        viewer.wake = lambda: self.wake(table, viewer)
        table.enter(viewer)
        viewer.show()
        try:
            while (text := await self.said.get()) is not None:
                message = read_message(text, viewer)
                if message is not None:
                    await attempt(table, viewer, message)
        finally:
            viewer.wake = nobody
            table.leave(viewer)

    # what is sent

    def wake(self, table: LiveTable, viewer: Viewer) -> None:
        """What comes in the same moment goes together."""
        if not self.is_flushing:
            self.is_flushing = True
            self.host.call_later(0, lambda: self.flush(table, viewer))

    def flush(self, table: LiveTable, viewer: Viewer) -> None:
        self.is_flushing = False
        try:
            messages = table.take(viewer)
        except Exception as error:
            LOG.error("a position could not be shown", exc_info=error)
            self.end(OUR_FAULT)
            return
        for message in messages:
            self.send(message.decode())
        if viewer.lost:
            self.end(GONE if table.gone else AGAIN)

    def end(self, code: int) -> None:
        self.closed(code)
        self.close()
