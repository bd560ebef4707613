"""Whose question is next: the more urgent one first, and one of each asker at a time."""

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from serai.tables.errors import NoAnswer

MOST_OF_ONE = 20  # questions of one asker that may wait

Thing = TypeVar("Thing")


class Turns(Generic[Thing]):
    """A few things that many want, one each at a time."""

    def __init__(self, things: list[Thing]) -> None:
        self.count = len(things)
        self.free = list(things)
        self.waiting: list[tuple[int, int, asyncio.Future[Thing]]] = []
        self.numbers = itertools.count()
        self.askers: Counter[str] = Counter()
        self.locks: dict[str, asyncio.Lock] = {}

    @property
    def busy(self) -> int:
        return self.count - len(self.free)

    @asynccontextmanager
    async def turn(self, urgency: int, asker: str = "") -> AsyncIterator[Thing]:
        """A thing for a while; NoAnswer if this asker has too many questions already."""
        if not asker:
            async with self.one(urgency) as thing:
                yield thing
            return
        if self.askers[asker] >= MOST_OF_ONE:
            raise NoAnswer("too many questions at once")
        self.askers[asker] += 1
        try:
            async with self.locks.setdefault(asker, asyncio.Lock()), self.one(urgency) as thing:
                yield thing
        finally:
            self.askers[asker] -= 1
            if not self.askers[asker]:
                del self.askers[asker], self.locks[asker]

    @asynccontextmanager
    async def one(self, urgency: int) -> AsyncIterator[Thing]:
        thing = self.free.pop() if self.free else await self.next_free(urgency)
        try:
            yield thing
        finally:
            self.give_back(thing)

    async def next_free(self, urgency: int) -> Thing:
        """Wait in line; the smaller the number, the more urgent."""
        future: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (urgency, next(self.numbers), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was given at the same moment
                self.give_back(future.result())
            raise

    def give_back(self, thing: Thing) -> None:
        while self.waiting:
            future = heapq.heappop(self.waiting)[2]
            if not future.done():
                future.set_result(thing)
                return
        self.free.append(thing)
