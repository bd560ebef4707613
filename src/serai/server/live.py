"""The socket: a viewer's messages in, answers and snapshots out."""

import asyncio
import logging
import re
from typing import cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from litestar.types.asgi_types import WebSocketCloseEvent

from serai.server.connections import GUARD
from serai.server.door import PAUSE, Door
from serai.server.host import ServerHost
from serai.server.limits import LARGEST_MESSAGE, cost_of
from serai.server.requests import Connection, asker_of, check_origin, rights_at
from serai.tables.errors import ApiError
from serai.tables.line import attempt, read_message
from serai.tables.messages.live import Look, Problem
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer

LOG = logging.getLogger("serai.live")

REFUSED, GONE, TOO_MUCH, OUR_FAULT = 4403, 4404, 4429, 1011
CODES = {404: GONE, 429: TOO_MUCH}  # all other refusals are final
MOST_REFUSED = 25  # messages for which a device had no permission; then it has to come again
FORGIVEN = 0.1  # of a refused one for each that was allowed
MOST_VIEWERS = 200  # of one table
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")


class SocketRouter:
    """The application: sockets go straight to their tables, as each costs memory while it is open; the rest is HTTP."""

    def __init__(self, pages: Door, host: ServerHost) -> None:
        self.pages = pages
        self.host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            scope["state"][GUARD] = self.host.guard  # uvicorn hands it on to its connections
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.pages(scope, receive, send)
            return
        try:
            await live(self.host, scope, receive, send)
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
            await send(closing(OUR_FAULT, "our_fault"))


async def live(host: ServerHost, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        table, viewer, look = await greeted(host, scope)
        scope["headers"] = []  # not needed any more
        with host.limits.viewing(viewer.asker):
            await stay(receive, send, host, table, viewer, look)
    except ApiError as error:
        if error.status == 429:
            await asyncio.sleep(PAUSE)
        await send(closing(CODES.get(error.status, REFUSED), error.error))


async def stay(receive: Receive, send: Send, host: ServerHost, table: LiveTable, viewer: Viewer, look: Look) -> None:
    """Until the device goes."""
    await attempt(table, viewer, look)
    table.enter(viewer)
    viewer.show()
    sending = asyncio.create_task(send_all(send, table, viewer))
    try:
        await receive_all(receive, host, table, viewer)
    finally:
        sending.cancel()
        table.leave(viewer)


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


async def receive_all(receive: Receive, host: ServerHost, table: LiveTable, viewer: Viewer) -> None:
    """Do what the viewer says until it is gone."""
    refused = 0.0
    while True:
        written = await received(receive)
        if written is None:
            return
        message = read_message(written, viewer) if is_small(written, viewer) else None
        if not host.limits.allows("message", viewer.asker, cost_of(message)):
            refused += 1
            if refused > MOST_REFUSED:
                raise ApiError(429, "too_many")
            viewer.answer(Problem("too_many", {}))
            await asyncio.sleep(0.2)
        elif message is not None:
            refused = max(0.0, refused - FORGIVEN)
            await attempt(table, viewer, message)


async def received(receive: Receive) -> str | bytes | None:
    """The next message; None if the other side has closed the socket."""
    event = await receive()
    if event["type"] != "websocket.receive":
        return None
    return event.get("text") or event.get("bytes") or ""


def is_small(written: str | bytes, viewer: Viewer) -> bool:
    if len(written) > LARGEST_MESSAGE:
        viewer.answer(Problem("too_large", {}))
    return len(written) <= LARGEST_MESSAGE


async def send_all(send: Send, table: LiveTable, viewer: Viewer) -> None:
    """Whatever is to be sent, as soon as the device takes it."""
    woken = asyncio.Event()
    viewer.wake = woken.set
    while not viewer.lost:
        if not viewer.has_mail:
            await woken.wait()
        woken.clear()
        for message in table.take(viewer):
            await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    await send(closing(GONE, "no_table") if table.gone else closing(TOO_MUCH, "come_again"))
