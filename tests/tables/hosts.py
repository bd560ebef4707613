"""A host without net, database and clock: a test decides what is stored, who answers and what time it is."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine, Iterable, Sequence
from copy import deepcopy
from functools import wraps
from typing import Any

from msgspec import json

from serai.tables import tokens
from serai.tables.api import TableApi
from serai.tables.clocks import Moment
from serai.tables.entries import Entry
from serai.tables.errors import Conflict
from serai.tables.line import attempt
from serai.tables.messages.house import NewSeat, NewTable
from serai.tables.messages.live import ChatMessage, ClientMessage, Move
from serai.tables.opening import open_table
from serai.tables.questions import HINT, Question, played
from serai.tables.registry import TableRegistry
from serai.tables.rights import Rights
from serai.tables.stored import StoredTable, TableContent, TableWrite
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


def scene(play: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs in an event loop."""

    @wraps(play)
    def played(*arguments: Any, **more: Any) -> None:
        asyncio.run(asyncio.wait_for(play(*arguments, **more), 60))

    return played


FAILS, LOST = "fails", "lost"  # the write is not stored; it is stored, but nobody learns that


class MemoryStorage:
    """Keeps tables as a database does; each of its faults meets one write."""

    prefix = ""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.chats: list[tuple[int, str, ChatMessage]] = []
        self.faults: list[str | None] = []
        self.reads_fail = False
        self.gate: asyncio.Event | None = None  # writes wait for it
        self.writes = 0

    async def read(self, table_id: str, first_entry: int = 0) -> TableContent | None:
        stored = await self.table(table_id)
        if stored is None:
            return None
        chats = [(number, chat) for number, table, chat in self.chats if table == table_id]
        return TableContent(stored, self.entries[table_id][first_entry:], chats)

    async def table(self, table_id: str) -> StoredTable | None:
        if self.reads_fail:
            raise OSError("the storage is gone")
        return deepcopy(self.tables.get(table_id))

    async def table_of_code(self, code: str) -> StoredTable | None:
        return next((deepcopy(table) for table in self.tables.values() if table.code == code), None)

    async def add_table(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        self.tables[table.id] = deepcopy(table)
        self.entries[table.id] = list(entries)

    async def remove(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            del self.tables[table_id], self.entries[table_id]
            self.chats = [each for each in self.chats if each[1] != table_id]

    async def store(self, write: TableWrite) -> int | None:
        self.writes += 1
        write = deepcopy(write)
        if self.gate is not None:
            await self.gate.wait()
        fault = self.faults.pop(0) if self.faults else None
        if fault == FAILS:
            raise OSError("no space left")
        self.check(write)
        number = self.keep(write)
        if fault == LOST:
            raise OSError("the connection is lost")
        return number

    def check(self, write: TableWrite) -> None:
        entries = self.entries[write.table_id]
        if write.entry is not None and write.entry.seq != len(entries):
            raise Conflict("another entry has this number")
        made = {(entry.seat, entry.id) for entry in entries if entry.id is not None}
        if write.entry is not None and (write.entry.seat, write.entry.id) in made:
            raise Conflict("this move was made")
        if write.roster is not None and write.revision != self.tables[write.table_id].revision:
            raise Conflict("the roster has changed")

    def keep(self, write: TableWrite) -> int | None:
        stored = self.tables[write.table_id]
        if write.entry is not None:
            self.entries[write.table_id].append(write.entry)
        if write.roster is not None:
            stored.roster, stored.revision = write.roster, write.revision + 1
        for key, value in write.values.items():
            setattr(stored, key, value)
        if write.chat is None:
            return None
        self.chats.append((len(self.chats) + 1, write.table_id, write.chat))
        return len(self.chats)


class FirstChoice:
    """Bots that take the first legal action, and say what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.urgencies: list[int] = []

    async def choose(self, question: Question, urgency: int, asker: str = "") -> dict[str, Any]:
        self.asked.append(question)
        self.urgencies.append(urgency)
        return played(question).legal()[0].to_json()

    async def hint(self, question: Question, asker: str) -> list[dict[str, Any]]:
        return [{"action": await self.choose(question, HINT), "visits": 1, "win_share": 0.5, "score": 1.0}]

    async def ask(self, work: Callable[[Any], Any], question: Any, urgency: int = 0) -> Any:
        self.urgencies.append(urgency)
        return work(question)


class AtOnce:
    async def ask(self, work: Callable[[Any], Any], given: Any, urgency: int = 0, asker: str = "") -> Any:
        return work(given)


class Counts:
    """Counts nothing."""

    def entry(self, kind: str) -> None: ...

    def message(self, kind: str) -> None: ...

    def problem(self, error: str) -> None: ...

    def move_took(self, seconds: float) -> None: ...

    def bot_failed(self) -> None: ...


class Timer:
    def __init__(self, due: int, what: Callable[[], None]) -> None:
        self.due = due
        self.what = what
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeHost:
    """Several of them may share one storage."""

    def __init__(self, storage: MemoryStorage | None = None, grace: float = 0.0) -> None:
        self.memory = storage or MemoryStorage()
        self.storage = self.writer = self.memory
        self.thinking = FirstChoice()
        self.reading = AtOnce()
        self.metrics = Counts()
        self.tokens = tokens
        self.is_open = True
        self.bot_pace = 0.0
        self.count_down = 10.0
        self.grace = grace
        self.date, self.steady = 1_000_000, 0
        self.seed: str | None = None  # of all tables that are made here
        self.timers: list[tuple[int, int, Timer]] = []
        self.numbers = itertools.count()
        self.tasks: set[asyncio.Task[None]] = set()
        self.shows: set[str] = set()
        self.faults: list[BaseException] = []  # of work in the background
        self.registry = TableRegistry(self)
        self.api = TableApi(self.registry)

    def moment(self) -> Moment:
        return Moment(self.date + self.steady, self.steady)

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            woken = asyncio.Event()
            self.call_later(seconds, woken.set)
            await woken.wait()

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        timer = Timer(self.steady + int(seconds * 1000), what)
        heapq.heappush(self.timers, (timer.due, next(self.numbers), timer))
        return timer

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.faults.append(task.exception())  # type: ignore[arg-type]

    def allows(self, what: str, who: str) -> bool:
        return True

    def presence_changed(self, table: LiveTable) -> None: ...

    def show_ended(self) -> None:
        self.registry.wake_bots()

    async def settle(self) -> None:
        """Let all that can go on without time or storage go on."""
        for _ in range(50):
            await asyncio.sleep(0)

    async def pass_time(self, milliseconds: int) -> None:
        """Time passes; whatever is due happens, one after another."""
        until = self.steady + milliseconds
        await self.settle()
        while self.timers and self.timers[0][0] <= until:
            due, _, timer = heapq.heappop(self.timers)
            self.steady = max(self.steady, due)
            if not timer.cancelled:
                timer.what()
                await self.settle()
        self.steady = until
        await self.settle()

    async def close(self) -> None:
        self.is_open = False
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # scenes

    async def make(self, game: str = "sultan", seats: str = "pp", **more: Any) -> LiveTable:
        """A table; p is a person, o an open seat, b a bot."""
        wishes = {"p": NewSeat("me"), "o": NewSeat("open"), "b": NewSeat("bot", "greedy")}
        form = NewTable(game, len(seats), [wishes[kind] for kind in seats], **more)
        stored = await open_table(self.storage, form, [f"Seat {n}" for n in range(len(seats))], self.date)
        if self.seed is not None:
            self.memory.tables[stored.id].seed = self.seed
        return await self.registry.find(stored.id)


def first_move(table: LiveTable, move_id: str = "first") -> Move:
    """The first legal action of whoever has to move."""
    state, actor = table.game.state, table.game.actor
    assert state is not None and actor is not None
    return Move(actor, table.game.version, state.legal()[0].to_json(), move_id)


class Screen:
    """A device before a table: what it says, and all that it was sent."""

    def __init__(self, table: LiveTable, seats: Iterable[int] = (), host: bool = False, enters: bool = True) -> None:
        self.table = table
        generations = {seat: table.roster.seats[seat].generation for seat in seats}
        self.viewer = Viewer(Rights(host=host, watching=True, seats=generations))
        self.viewer.seat = next(iter(generations), None)
        self.received: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] = {}
        if enters:
            table.enter(self.viewer)
            self.viewer.show()

    def take(self) -> list[dict[str, Any]]:
        """What is sent to it now."""
        messages = [json.decode(written) for written in self.table.take(self.viewer)]
        self.received += messages
        for message in messages:
            if message["type"] == "position":
                self.snapshot = message
        return messages

    def look(self) -> dict[str, Any]:
        """The present snapshot."""
        self.viewer.show()
        self.take()
        return self.snapshot

    async def say(self, message: ClientMessage) -> dict[str, Any]:
        """Say something; returns the answer, if there is one."""
        self.take()
        await attempt(self.table, self.viewer, message)
        answers = [each for each in self.take() if each["type"] not in ("position", "chat")]
        return answers[0] if answers else {}
