"""The socket: a viewer's messages in, answers and positions out."""

import asyncio
import logging
import re
from typing import cast

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from litestar.types.asgi_types import WebSocketCloseEvent
from msgspec import DecodeError, ValidationError, json

from serai.server.deeds import do
from serai.server.limits import LARGEST_MESSAGE
from serai.server.livetable import LiveTable
from serai.server.messages.live import ClientMessage, Look, Problem
from serai.server.requests import Connection, check_origin, client_address, rights_at
from serai.server.rooms import Rooms
from serai.server.troubles import Trouble
from serai.server.viewers import Viewer

LOG = logging.getLogger("serai.live")
DECODER: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)

REFUSED, GONE, TOO_MUCH, OUR_FAULT = 4403, 4404, 4429, 1011
MOST_VIEWERS = 200  # of one table
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")


class Doors:
    """The application: sockets go straight to their tables, as each costs memory while it is open; the rest is HTTP."""

    def __init__(self, pages: Litestar, rooms: Rooms) -> None:
        self.pages = pages
        self.rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.pages(scope, receive, send)
            return
        try:
            await live(self.rooms, scope, receive, send)
        except Exception as error:
            LOG.error("a socket failed", exc_info=error)
            await send(closing(OUR_FAULT, "our_fault"))


async def live(rooms: Rooms, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table, or watch it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        table, viewer, look = await greeted(rooms, scope)
    except Trouble as trouble:
        await send(closing(GONE if trouble.status == 404 else REFUSED, trouble.error))
        return
    scope["headers"] = []  # not needed any more
    await attempt(table, viewer, look)
    table.enter(viewer)
    if viewer.position is None:
        table.show(viewer)
    sending = asyncio.create_task(send_all(send, viewer))
    try:
        await receive_all(receive, table, viewer)
    finally:
        sending.cancel()
        table.leave(viewer)


def closing(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def greeted(rooms: Rooms, scope: Scope) -> tuple[LiveTable, Viewer, Look]:
    """The table, what this device may do there, and how it wants to look at it."""
    connection: Connection = ASGIConnection(cast("Scope", {**scope, "state": {}}))  # nothing of it is kept
    check_origin(connection, rooms.settings)
    address = client_address(connection)
    if not rooms.limits.allows("socket", address):
        raise Trouble(429, "too_many")
    place = ADDRESS.fullmatch(scope["path"])
    if place is None:
        raise Trouble(404, "no_page")
    table = await rooms.find(place[1])
    rights = rights_at(connection, table.stored)
    if not rights.may_enter:
        raise Trouble(403, "no_entry")
    if len(table.viewers) >= MOST_VIEWERS:
        raise Trouble(429, "too_many")
    query = {key: int(value) for key, value in connection.query_params.items() if value.isdecimal() and len(value) < 10}
    return table, Viewer(rights, address), Look(query.get("seat"), query.get("since"))


async def receive_all(receive: Receive, table: LiveTable, viewer: Viewer) -> None:
    """Do what the viewer says until it is gone."""
    limits = table.rooms.limits
    bucket = limits.new("message")
    while True:
        written = await received(receive)
        if written is None:
            return
        if limits.limited and not bucket.take(limits.now()):
            viewer.answer(Problem("too_many", {}))
            await asyncio.sleep(0.2)
            continue
        message = read(written, viewer)
        if message is not None:
            await attempt(table, viewer, message)


async def received(receive: Receive) -> str | bytes | None:
    """The next message; None if the other side has closed the socket."""
    event = await receive()
    if event["type"] != "websocket.receive":
        return None
    return event.get("text") or event.get("bytes") or ""


def read(written: str | bytes, viewer: Viewer) -> ClientMessage | None:
    """A client's message; one that can't be read is answered with the reason."""
    if len(written) > LARGEST_MESSAGE:
        viewer.answer(Problem("too_large", {}))
        return None
    try:
        return DECODER.decode(written)
    except ValidationError as error:
        viewer.answer(Problem("bad_message", {"reason": str(error)[:200]}))
    except (DecodeError, UnicodeError, RecursionError):
        viewer.answer(Problem("no_json", {}))
    return None


async def attempt(table: LiveTable, viewer: Viewer, message: ClientMessage) -> None:
    """Do it, or say why not."""
    try:
        await do(table, viewer, message)
    except Trouble as trouble:
        table.rooms.metrics.problems.labels(trouble.error).inc()
        viewer.answer(Problem(trouble.error, trouble.detail))
    except Exception as error:
        LOG.error("a message failed", exc_info=error, extra={"table": table.id})
        viewer.answer(Problem("our_fault", {}))


async def send_all(send: Send, viewer: Viewer) -> None:
    while not viewer.lost:
        await viewer.wait()
        await send_some(send, viewer.take())
    await send(closing(TOO_MUCH, "come_again"))


async def send_some(send: Send, messages: list[bytes]) -> None:
    for message in messages:
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
