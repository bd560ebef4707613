"""The socket: a viewer's messages in, answers and snapshots out."""

import asyncio
import logging
import re
from typing import cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from litestar.types.asgi_types import WebSocketCloseEvent

from serai.server.connections import GUARD, SOCKET, WatchedSocket
from serai.server.host import ServerHost
from serai.server.limits import LARGEST_MESSAGE, cost_of
from serai.server.requests import Connection, asker_of, check_origin, rights_at
from serai.server.throttle import PAUSE, Throttle
from serai.tables.errors import ApiError
from serai.tables.line import attempt, read_message
from serai.tables.messages.live import Look, Problem
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer, nobody

LOG = logging.getLogger("serai.live")

REFUSED, GONE, TOO_MUCH, OUR_FAULT = 4403, 4404, 4429, 1011
CODES = {404: GONE, 429: TOO_MUCH}  # all other refusals are final
MOST_REFUSED = 25  # messages for which a device had no permission; then it has to come again
FORGIVEN = 0.1  # of a refused one for each that was allowed
MOST_VIEWERS = 200  # of one table
LAST_WORDS = 8  # messages that are still done when their device is gone
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")


class SocketRouter:
    """The application: sockets go straight to their tables, as each costs memory while it is open; the rest is HTTP."""

    def __init__(self, pages: Throttle, host: ServerHost) -> None:
        self.pages = pages
        self.host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            scope["state"][GUARD] = self.host.guard  # uvicorn hands it on to its connections
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.pages(as_if_read(scope), receive, send)
            return
        try:
            await live(self.host, scope, receive, send)
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
            await send(closing(OUR_FAULT, "our_fault"))


def as_if_read(scope: Scope) -> Scope:
    """Whoever asks for the head of a page alone is answered as if for the page; uvicorn leaves the rest out."""
    return cast("Scope", {**scope, "method": "GET"}) if scope.get("method") == "HEAD" else scope


async def live(host: ServerHost, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        table, viewer, look = await greeted(host, scope)
        host.limits.begin_viewing(viewer.asker)
    except ApiError as error:
        if error.status == 429:
            await asyncio.sleep(PAUSE)
        await send(closing(CODES.get(error.status, REFUSED), error.error))
        return
    await attempt(table, viewer, look)
    SocketLine(socket_of(scope), host, table, viewer).begin()


def socket_of(scope: Scope) -> WatchedSocket:
    """The socket itself, which uvicorn has made."""
    socket = (scope["extensions"] or {})[SOCKET]["itself"]
    assert isinstance(socket, WatchedSocket)
    return socket


def closing(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def greeted(host: ServerHost, scope: Scope) -> tuple[LiveTable, Viewer, Look]:
    """The table, what this device may do there, and how it wants to look at it."""
    connection: Connection = ASGIConnection(cast("Scope", {**scope, "state": {}}))  # nothing of it is kept
    check_origin(connection, host.settings)
    asker = asker_of(connection)
    host.limits.check("socket", asker)
    place = ADDRESS.fullmatch(scope["path"])
    if place is None:
        raise ApiError(404, "no_page")
    table = await host.registry.find(place[1])
    rights = rights_at(connection, table.stored)
    if not rights.may_enter:
        raise ApiError(403, "no_entry")
    if len(table.viewers) >= MOST_VIEWERS:
        raise ApiError(429, "too_many")
    query = {key: int(value) for key, value in connection.query_params.items() if value.isdecimal() and len(value) < 10}
    return table, Viewer(rights, asker), Look(query.get("seat"), query.get("since"))


class SocketLine:
    """A viewer's line to its table: what it says is done in order, and what it is to know is sent as soon as it reads.

    Between two messages nothing of it waits anywhere.
    """

    __slots__ = ("host", "is_flushing", "is_over", "is_working", "refused", "said", "socket", "table", "viewer")

    def __init__(self, socket: WatchedSocket, host: ServerHost, table: LiveTable, viewer: Viewer) -> None:
        self.socket = socket
        self.host = host
        self.table = table
        self.viewer = viewer
        self.said: list[bytes] = []  # and not yet done
        self.refused = 0.0
        self.is_working = False
        self.is_flushing = False
        self.is_over = False

    def begin(self) -> None:
        self.viewer.wake = self.wake
        self.table.enter(self.viewer)
        self.viewer.show()
        self.socket.hand_over(self)

    def end(self) -> None:
        """The last words of a device that is gone are heard, a flood of them is not."""
        self.is_over = True
        del self.said[:-LAST_WORDS]
        if not self.is_working:
            self.leave()

    def leave(self) -> None:
        self.host.limits.end_viewing(self.viewer.asker)
        self.viewer.wake = nobody
        self.table.leave(self.viewer)

    # what it says

    def receive(self, written: bytes) -> None:
        self.said.append(written)
        if self.is_working:
            self.socket.stop_reading()
        else:
            self.is_working = True
            self.socket.spawn(self.work())

    async def work(self) -> None:
        """Do what the viewer has said."""
        try:
            while self.said:
                await self.do(self.said.pop(0))
        except ApiError as error:
            await asyncio.sleep(PAUSE)
            self.socket.close_with(CODES[error.status], error.error)
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
            self.socket.close_with(OUR_FAULT, "our_fault")
        finally:
            self.is_working = False
            if self.is_over:
                self.leave()
            else:
                self.socket.go_on_reading()

    async def do(self, written: bytes) -> None:
        viewer = self.viewer
        message = read_message(written, viewer) if is_small(written, viewer) else None
        if not self.host.limits.allows("message", viewer.asker, cost_of(message)):
            self.refused += 1
            if self.refused > MOST_REFUSED:
                raise ApiError(429, "too_many")
            viewer.answer(Problem("too_many", {}))
            await asyncio.sleep(0.2)
        elif message is not None:
            self.refused = max(0.0, self.refused - FORGIVEN)
            await attempt(self.table, viewer, message)

    # what it is sent

    def wake(self) -> None:
        """There is something to be sent; what comes in the same moment goes with it."""
        if not self.is_flushing:
            self.is_flushing = True
            self.socket.loop.call_soon(self.flush)

    def may_send(self) -> None:
        if self.viewer.has_mail:
            self.wake()

    def flush(self) -> None:
        self.is_flushing = False
        if not self.socket.takes_more:
            return
        try:
            messages = self.table.take(self.viewer)
        except Exception as error:
            LOG.error("a position could not be shown", exc_info=error, extra={"table": self.table.id})
            self.socket.close_with(OUR_FAULT, "our_fault")
            return
        if messages:
            self.socket.send_texts(messages)
        if self.viewer.lost:
            self.socket.close_with(*((GONE, "no_table") if self.table.gone else (TOO_MUCH, "come_again")))


def is_small(written: bytes, viewer: Viewer) -> bool:
    if len(written) > LARGEST_MESSAGE:
        viewer.answer(Problem("too_large", {}))
    return len(written) <= LARGEST_MESSAGE
