"""Bots think in processes of their own, so that a slow or broken one never delays a table."""

import asyncio
import multiprocessing
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct

from serai.core.errors import SeraiError

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Question(Struct, frozen=True):
    """What a bot is asked. The moves are the real ones: the process imagines the table before it asks the bot."""

    game: str
    players: int
    options: dict[str, Any]
    moves: list[dict[str, Any]]
    bot: str
    seed: int


class NoAnswer(SeraiError):
    """The process took too long, or broke."""


class Slot:
    """One process that thinks; it is started when it is first needed, and replaced when it is stuck or broken."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
        self.pool = None


class Thinking:
    """A few processes that think, one question each at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.slots = [Slot() for _ in range(processes)]
        self.free: asyncio.Queue[Slot] = asyncio.Queue()
        self.failures = 0
        for slot in self.slots:
            self.free.put_nowait(slot)

    def close(self) -> None:
        for slot in self.slots:
            slot.close()

    async def choose(self, question: Question) -> dict[str, Any]:
        """The action that the bot chooses; NoAnswer if it does not in time."""
        return await self.ask(choose, question)

    async def hint(self, question: Question) -> list[dict[str, Any]]:
        """The best actions, each with how often it was tried, and what it promises."""
        return await self.ask(consider, question)

    async def ask(self, work: Callable[[Asked], Answer], question: Asked) -> Answer:
        """Wait for a free process, then give it its time."""
        slot = await self.free.get()
        try:
            return await self.ask_in(slot, work, question)
        finally:
            self.free.put_nowait(slot)

    async def ask_in(self, slot: Slot, work: Callable[[Asked], Answer], question: Asked) -> Answer:
        try:
            asked = asyncio.get_running_loop().run_in_executor(slot.open(), work, question)
            return await asyncio.wait_for(asked, self.seconds)
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
        self.failures += 1
        raise NoAnswer(f"{work.__name__}: the process {error}")


# what runs in the processes


def prepare() -> None:
    """Load the engine once."""
    import signal

    import serai.play.replay  # noqa: F401

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop


def choose(question: Question) -> dict[str, Any]:
    from serai.bots import find_bot
    from serai.bots.bot import Player

    state = played(question)
    return Player(find_bot(question.bot, state.game), question.seed).choose(state).to_json()


def consider(question: Question) -> list[dict[str, Any]]:
    from serai.bots import find_bot
    from serai.core.chance import Stream

    state = played(question)
    stream = Stream(question.seed)
    think = getattr(find_bot(question.bot, state.game), "think", None)
    if think is None:
        return [{"action": choose(question), "visits": 0, "win_share": 0.0, "score": 0.0}]
    thought = think(state.imagine(stream), stream)
    return [
        {
            "action": state.game.vocabulary.action(each.action).to_json(),
            "visits": int(each.visits),
            "win_share": each.wins[thought.seat].mean,
            "score": each.scores[thought.seat].mean,
        }
        for each in thought.considered[:5]
    ]


def played(question: Question) -> Any:
    """The table as it stands."""
    from serai.core.game import DEFAULT
    from serai.play.box import find_box, start
    from serai.play.editions import find_edition
    from serai.play.replay import replay_move

    box = find_box(question.game)
    origin = box.origin(question.players, question.options, find_edition(question.game, DEFAULT), None)
    state = start(box.game, origin, None)
    for index, move in enumerate(question.moves):
        replay_move(state, index, move)
    return state


def any_seed() -> int:
    """A seed for a bot's own choices; nothing of the table depends on it."""
    return random.getrandbits(48)
