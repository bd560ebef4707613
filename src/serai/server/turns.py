"""Whose question is next: the more urgent one first, then that of whoever has the fewest there."""

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from serai.server.limits import address_of
from serai.tables.errors import NoAnswer

MOST_OF_A_DEVICE = 20  # questions that may wait: who moves quickly through a long replay asks for all its parts
MOST_OF_AN_ADDRESS = 60

Thing = TypeVar("Thing")


class Turns(Generic[Thing]):
    """A few things that many want, one each at a time."""

    def __init__(self, things: list[Thing]) -> None:
        self.count = len(things)
        self.free = list(things)
        self.waiting: list[tuple[int, int, int, asyncio.Future[Thing]]] = []
        self.numbers = itertools.count()
        self.questions: Counter[str] = Counter()  # of each asker, waiting or being answered
        self.askers: Counter[str] = Counter()  # devices and addresses that are in line for one of their own
        self.locks: dict[str, asyncio.Lock] = {}

    @property
    def busy(self) -> int:
        return self.count - len(self.free)

    @asynccontextmanager
    async def turn(self, urgency: int, asker: str = "") -> AsyncIterator[Thing]:
        """A thing for a while, one for each device at a time; NoAnswer if it or its address has too many already."""
        if not asker:
            async with self.fair_turn(urgency) as thing:
                yield thing
            return
        address = address_of(asker)
        places = {asker: MOST_OF_A_DEVICE} | {address: MOST_OF_AN_ADDRESS}
        if any(self.askers[each] >= most for each, most in places.items()):
            raise NoAnswer("too many questions at once")
        self.askers.update(places.keys())
        try:
            async with self.locks.setdefault(asker, asyncio.Lock()), self.fair_turn(urgency, address) as thing:
                yield thing
        finally:
            self.leave(places)

    def leave(self, places: Iterable[str]) -> None:
        for each in places:
            self.askers[each] -= 1
            if not self.askers[each]:
                del self.askers[each]
                self.locks.pop(each, None)

    @asynccontextmanager
    async def fair_turn(self, urgency: int, asker: str = "") -> AsyncIterator[Thing]:
        """A thing for a while: a second question of one asker waits until everybody's first is answered."""
        earlier = self.questions[asker]
        self.questions[asker] += 1
        try:
            thing = self.free.pop() if self.free else await self.next_free(urgency, earlier if asker else 0)
            try:
                yield thing
            finally:
                self.give_back(thing)
        finally:
            self.questions[asker] -= 1
            if not self.questions[asker]:
                del self.questions[asker]

    async def next_free(self, urgency: int, earlier: int) -> Thing:
        """Wait in line; the smaller the numbers, the sooner."""
        future: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (urgency, earlier, next(self.numbers), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was given at the same moment
                self.give_back(future.result())
            raise

    def give_back(self, thing: Thing) -> None:
        while self.waiting:
            future = heapq.heappop(self.waiting)[3]
            if not future.done():
                future.set_result(thing)
                return
        self.free.append(thing)
