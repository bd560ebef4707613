"""Bots think in processes of their own, so that a slow or broken one never delays a table."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from serai.server.children import deadline, end_with_parent, leave_at_once
from serai.server.limits import address_of
from serai.server.turns import Turns
from serai.tables.errors import NoAnswer
from serai.tables.questions import HINT, Question, choose, consider

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
START_SECONDS = 60.0  # for a process, on a machine that has much to do


class Slot:
    """One process that thinks; it is started when it is first needed, and replaced when it is stuck or broken."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.processes: set[BaseProcess] = set()

    async def started(self) -> ProcessPoolExecutor:
        """A new process takes its time to load the engine, which is not the time for an answer."""
        if self.pool is None:
            others = set(multiprocessing.active_children())
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare)
            asked = self.pool.submit(ready, None)  # starts the process
            self.processes = set(multiprocessing.active_children()) - others
            await asyncio.wait_for(asyncio.wrap_future(asked), START_SECONDS)
        return self.pool

    def close(self) -> None:
        """Whatever the process does, it ends."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in self.processes:
                process.kill()
        self.pool = None


class Thinking:
    """A few processes that think, one question each at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.slots = [Slot() for _ in range(processes)]
        self.turns = Turns(self.slots)
        self.failures = 0
        self.failures_in_a_row = 0

    def close(self) -> None:
        for slot in self.slots:
            slot.close()

    async def warm_up(self) -> None:
        """Start all processes before somebody waits for them."""
        await asyncio.gather(*(self.ask(ready, None) for _ in self.slots), return_exceptions=True)

    def condition(self) -> dict[str, int]:
        """How many processes there are, how many of them think, and how often one gave no answer."""
        return {
            "processes": len(self.slots),
            "busy": self.turns.busy,
            "waiting": len(self.turns.waiting),
            "failures": self.failures,
            "failures_in_a_row": self.failures_in_a_row,
        }

    async def choose(self, question: Question, urgency: int, asker: str) -> dict[str, Any]:
        """The action that the bot chooses; NoAnswer if it does not in time."""
        async with self.turns.fair_turn(urgency, address_of(asker)) as slot:
            return await self.ask_in(slot, choose, question)

    async def hint(self, question: Question, asker: str) -> list[dict[str, Any]]:
        """The best actions, each with how often it was tried, and what it promises."""
        return await self.ask(consider, question, HINT, asker)

    async def ask(
        self, work: Callable[[Asked], Answer], question: Asked, urgency: int = HINT, asker: str = ""
    ) -> Answer:
        """Wait for a free process, then give it its time; an asker has one question there at a time."""
        async with self.turns.turn(urgency, asker) as slot:
            return await self.ask_in(slot, work, question)

    async def ask_in(self, slot: Slot, work: Callable[[Asked], Answer], question: Asked) -> Answer:
        try:
            pool = await slot.started()
            asked = asyncio.get_running_loop().run_in_executor(pool, bounded, work, question, 2 * self.seconds)
            answer = await asyncio.wait_for(asked, self.seconds)
        except asyncio.CancelledError:
            slot.close()
            raise
        except TimeoutError:
            slot.close()
            error = "took too long"
        except BrokenExecutor:
            slot.close()
            error = "broke"
        except Exception as wrong:
            error = f"could not play: {type(wrong).__name__}"
        else:
            self.failures_in_a_row = 0
            return answer
        self.failures += 1
        self.failures_in_a_row += 1
        raise NoAnswer(f"{work.__name__}: the process {error}")


def prepare() -> None:
    """The engine is loaded with this module."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    end_with_parent(leave_at_once)


def ready(_: None) -> bool:
    """Nothing is to be thought of."""
    return True


def bounded(work: Callable[[Asked], Answer], question: Asked, seconds: float) -> Answer:
    """If nobody is left to stop it, it stops by itself."""
    with deadline(seconds):
        return work(question)
