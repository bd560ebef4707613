"""Clients that cost little themselves: a request, and a socket that speaks just enough to play."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import json

from serai.server.running import LOOPBACK

NO_HEADERS: Mapping[str, str] = {}
TEXT, CLOSING, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first bytes of whole messages
MASKED = 0x80
NO_MASK = bytes(4)  # a mask of zeros changes nothing


async def post(
    port: int, path: str, body: bytes, headers: Mapping[str, str] = NO_HEADERS
) -> tuple[dict[str, Any], str]:
    """One request: the answer and the cookie that came with it."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    head = f"POST {path} HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nContent-Type: application/json\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    told, _, content = answer.partition(b"\r\n\r\n")
    lines = told.decode().split("\r\n")
    cookie = next(line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:"))
    return json.decode(content), cookie.partition(";")[0]


class LightSocket(asyncio.Protocol):
    """A WebSocket of a client. A server sends each message in one frame, without a mask."""

    def __init__(self, request: bytes, receive: Callable[[bytes], None]) -> None:
        self.request = request
        self.receive = receive
        self.waiting = bytearray()  # what has come and is no whole message yet
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed the socket"))

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.opened.done() and not self.is_opened():
            return
        while (frame := self.next_frame()) is not None:
            self.take(*frame)

    def take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.receive(message)
        elif kind == PING:
            self.send(PONG, message)
        elif kind == CLOSING:
            self.transport.abort()

    def is_opened(self) -> bool:
        """Has the whole answer to the request come?"""
        head, end, rest = bytes(self.waiting).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.transport.abort()
            return False
        self.waiting = bytearray(rest)
        self.opened.set_result(None)
        return True

    def next_frame(self) -> tuple[int, bytes] | None:
        """A frame's first byte and what it holds, if it has come whole."""
        waiting = self.waiting
        if len(waiting) < 2:
            return None
        size, begin = waiting[1], 2
        if size > 125:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(waiting[2:begin], "big")
        if len(waiting) < begin + size:
            return None
        frame = waiting[0], bytes(waiting[begin : begin + size])
        del waiting[: begin + size]
        return frame

    def send(self, kind: int, message: bytes) -> None:
        size = len(message)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + NO_MASK + message)


async def open_socket(port: int, path: str, cookie: str, receive: Callable[[bytes], None]) -> LightSocket:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {LOOPBACK}:{port}", f"Cookie: {cookie}"]
    lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LightSocket(request, receive), LOOPBACK, port)
    await asyncio.wait_for(socket.opened, 60)
    return socket
