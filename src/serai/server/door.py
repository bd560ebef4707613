"""The door: of one address a few requests are answered at a time, so many in a while, and the rest has to wait."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Send
from msgspec import json

from serai.server.limits import Limits, network_of
from serai.tables.messages.tables import ErrorMessage

AT_ONCE = 8  # requests of one address that are answered at the same time
MOST_WAITING = 400  # of one address
PAUSE = 1.0  # seconds: whoever asks too much learns it after a while
WAITS_FOR_NEWS = "/poll"  # such a request takes long and costs nothing
TOO_MANY = json.encode(ErrorMessage("too_many", {}))


class Door:
    """Stands before the pages, as even to refuse there costs time that others need."""

    def __init__(self, pages: ASGIApp, limits: Limits, headers: list[tuple[bytes, bytes]]) -> None:
        self.pages = pages
        self.limits = limits
        self.headers = headers  # of a refusal
        self.asking: Counter[str] = Counter()
        self.lines: dict[str, asyncio.Semaphore] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.pages(scope, receive, send)
            return
        address = network_of(scope["client"][0]) if scope.get("client") else ""
        if not self.limits.allows("page", address) or self.asking[address] >= MOST_WAITING:
            await self.refuse(send)
        elif scope["path"].endswith(WAITS_FOR_NEWS) or not self.limits.limited:
            await self.pages(scope, receive, send)
        else:
            async with self.turn(address):
                await self.pages(scope, receive, send)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        self.asking[address] += 1
        try:
            async with self.lines.setdefault(address, asyncio.Semaphore(AT_ONCE)):
                yield
        finally:
            self.asking[address] -= 1
            if not self.asking[address]:
                del self.asking[address], self.lines[address]

    async def refuse(self, send: Send) -> None:
        await asyncio.sleep(PAUSE)
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(TOO_MANY)).encode())]
        await send({"type": "http.response.start", "status": 429, "headers": [*kind, *self.headers]})
        await send({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
