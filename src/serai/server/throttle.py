"""Of one address a few requests are answered at a time, so many in a while; the rest has to wait."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Send
from msgspec import json

from serai.server.limits import Limits, network_of
from serai.tables.messages.tables import ErrorMessage

AT_ONCE = 8  # requests of one address that are answered at the same time
MOST_WAITING = 400  # of one address
UPLOADS = "/api/records"  # of one address one at a time, and beside its other requests, as they take long
UPLOADS_WAITING = 20  # of one address; while they wait nothing of them is read
PAUSE = 1.0  # seconds: whoever asks too much learns it after a while
WAITS_FOR_NEWS = "/poll"  # such a request takes long and costs nothing
TOO_MANY = json.encode(ErrorMessage("too_many", {}))


class Line(NamedTuple):
    """Where requests of an address wait: uploads in one, all others in another."""

    address: str
    of_uploads: bool

    @property
    def at_once(self) -> int:
        return 1 if self.of_uploads else AT_ONCE

    @property
    def most(self) -> int:
        return UPLOADS_WAITING if self.of_uploads else MOST_WAITING


class Throttle:
    """Stands before the pages, as even to refuse there costs time that others need."""

    def __init__(self, pages: ASGIApp, limits: Limits, headers: list[tuple[bytes, bytes]]) -> None:
        self.pages = pages
        self.limits = limits
        self.headers = headers  # of a refusal
        self.asking: Counter[Line] = Counter()
        self.turns: dict[Line, asyncio.Semaphore] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.pages(scope, receive, send)
            return
        address = network_of(scope["client"][0]) if scope.get("client") else ""
        line = Line(address, scope["path"] == UPLOADS)
        if not self.limits.allows("page", address) or self.asking[line] >= line.most:
            await self.refuse(send)
        elif scope["path"].endswith(WAITS_FOR_NEWS) or not self.limits.limited:
            await self.pages(scope, receive, send)
        else:
            async with self.turn(line):
                await self.pages(scope, receive, send)

    @asynccontextmanager
    async def turn(self, line: Line) -> AsyncIterator[None]:
        self.asking[line] += 1
        try:
            async with self.turns.setdefault(line, asyncio.Semaphore(line.at_once)):
                yield
        finally:
            self.asking[line] -= 1
            if not self.asking[line]:
                del self.asking[line], self.turns[line]

    async def refuse(self, send: Send) -> None:
        await asyncio.sleep(PAUSE)
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(TOO_MANY)).encode())]
        await send({"type": "http.response.start", "status": 429, "headers": [*kind, *self.headers]})
        await send({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
