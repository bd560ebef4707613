"""Requests byte by byte, as no well-behaved client sends them."""

import asyncio
from typing import Any

from msgspec import DecodeError, json

from serai.server.running import LOOPBACK

PATIENCE = 30.0


class Answer:
    """What came back: the status, the headers by name, the body."""

    def __init__(self, written: bytes) -> None:
        head, _, body = written.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if lines[0] else 0
        self.headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        self.body = joined(body) if self.headers.get("transfer-encoding") == "chunked" else body

    @property
    def error(self) -> str:
        """The key of the sentence that says why."""
        try:
            said: Any = json.decode(self.body)
        except DecodeError:
            return ""
        return str(said.get("error", "")) if isinstance(said, dict) else ""


def joined(body: bytes) -> bytes:
    """A body that was sent in pieces, each after its size."""
    whole = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        whole += body[: int(size, 16)]
        body = body[int(size, 16) + 2 :]
    return whole


async def ask(port: int, line: bytes, *headers: bytes, body: bytes = b"", host: bytes = b"here") -> Answer:
    """One request with a connection of its own; the line is its method and address."""
    lines = [line + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers]
    if body:
        lines += [b"Content-Type: application/json", b"Content-Length: " + str(len(body)).encode()]
    return await send(port, b"\r\n".join(lines) + b"\r\n\r\n" + body)


async def send(port: int, written: bytes) -> Answer:
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    try:
        writer.write(written)
        return Answer(await asyncio.wait_for(reader.read(), PATIENCE))
    finally:
        writer.close()
