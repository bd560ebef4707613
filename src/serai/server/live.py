"""The socket: a viewer's messages in, answers and positions out."""

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json

from serai.core.errors import SeraiError
from serai.server.deeds import do
from serai.server.limits import LARGEST_MESSAGE
from serai.server.livetable import LiveTable
from serai.server.messages import ClientMessage, Look, Problem
from serai.server.requests import check_origin, client_address, rights_at, rooms_of
from serai.server.rooms import Rooms
from serai.server.troubles import Trouble
from serai.server.viewers import Viewer

LOG = logging.getLogger("serai.live")
DECODER: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)

Socket = WebSocket[Any, Any, Any]
REFUSED, GONE, TOO_MUCH = 4403, 4404, 4429


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, seat: int | None = None, since: int = 0) -> None:
    """Play at a table, or watch it."""
    rooms = rooms_of(socket)
    try:
        table, viewer = await greeted(socket, rooms, table_id)
    except Trouble as trouble:
        await socket.accept()
        await socket.close(code=GONE if trouble.status == 404 else REFUSED, reason=trouble.error)
        return
    await socket.accept()
    table.enter(viewer)
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await attempt(table, viewer, Look(seat, since))
        await receive_all(socket, table, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        table.leave(viewer)


async def greeted(socket: Socket, rooms: Rooms, table_id: str) -> tuple[LiveTable, Viewer]:
    """The table, and what this device may do there."""
    check_origin(socket, rooms.settings)
    address = client_address(socket)
    if not rooms.limits.allows("socket", address):
        raise Trouble(429, "too_many")
    table = await rooms.find(table_id)
    rights = rights_at(socket, table.stored)
    if not rights.may_enter:
        raise Trouble(403, "no_entry")
    return table, Viewer(rights, address)


async def receive_all(socket: Socket, table: LiveTable, viewer: Viewer) -> None:
    bucket = table.rooms.limits.new("message")
    while not viewer.lost:
        written = await socket.receive_data(mode="text")
        if table.rooms.limits.limited and not bucket.take(table.rooms.limits.now()):
            viewer.answer(Problem("too_many", {}))
            await asyncio.sleep(0.2)
            continue
        message = read(written, viewer)
        if message is not None:
            await attempt(table, viewer, message)
    await socket.close(code=TOO_MUCH)


def read(written: str, viewer: Viewer) -> ClientMessage | None:
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
    except (SeraiError, OSError) as error:
        LOG.error("a message failed", extra={"table": table.id, "error": type(error).__name__})
        viewer.answer(Problem("our_fault", {}))


async def send_all(socket: Socket, viewer: Viewer) -> None:
    while True:
        await viewer.waiting.wait()
        for message in viewer.take():
            await socket.send_data(message, mode="text")
