"""A soak of the server: load, one fault after another, and at the end a look at everything."""

import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from serai.server.chaos.checks import check_tables
from serai.server.chaos.faults import Faults
from serai.server.chaos.players import TableOfPeople
from serai.server.postgres import Postgres, database_at
from serai.server.served import ServedHouse, family, memory_of, open_files_of
from serai.server.settings import Settings
from serai.server.storage import Storage

SERVED_SECONDS = 5.0  # after a fault everybody is served again within this time
PATIENCE = 60.0  # how long it is waited for all the same, to know how long it took
CALM_SECONDS = (2.0, 5.0)  # between two faults
CALM_SHARE = 0.3  # the last part of the time, in which the server is not started again
MEMORY_GROWTH = 60 * 1024 * 1024  # bytes in the last part
FILE_GROWTH = 40
MOST_DESCRIBED = 3  # tables that stand still
STOP_SECONDS = 8.0

Report = Callable[[str], None]


@dataclass
class ChaosRun:
    """What was seen so far."""

    minutes: float
    database: str
    workers: int
    faults: Counter[str] = field(default_factory=Counter)
    served_again: dict[str, list[float]] = field(default_factory=dict)  # seconds, by fault
    failures: list[str] = field(default_factory=list)
    numbers: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        times = [each for found in self.served_again.values() for each in found]
        return {
            "minutes": self.minutes,
            "database": self.database,
            "workers": self.workers,
            **self.numbers,
            "faults": dict(self.faults),
            "served_again_seconds": {name: round(max(found), 2) for name, found in self.served_again.items()},
            "served_again_median": round(statistics.median(times), 2) if times else None,
            "served_again_most": round(max(times), 2) if times else None,
            "failures": self.failures,
        }


def soak_server(minutes: float, database: str, tables: int, workers: int, seed: str, report: Report) -> dict[str, Any]:
    """Start a server of its own, torment it for so long, and tell what held and what did not."""
    with database_at(database) as (address, keeper), tempfile.TemporaryDirectory(prefix="serai-soak-") as folder:
        settings = Settings(database=address, workers=workers, bot_pace=0.1, warm_bots=True, idle_seconds=5.0)
        house = ServedHouse(settings, Path(folder), with_calendar=True)
        run = ChaosRun(minutes, address.partition(":")[0], workers)
        asyncio.run(Soak(house, run, tables, random.Random(seed), report, keeper).go())
        return run.to_json()


class Soak:
    def __init__(
        self,
        house: ServedHouse,
        run: ChaosRun,
        tables: int,
        chance: random.Random,
        report: Report,
        keeper: Postgres | None = None,
    ) -> None:
        self.house = house
        self.run = run
        self.chance = chance
        self.report = report
        self.tables = [TableOfPeople(number, house.port, random.Random(chance.random())) for number in range(tables)]
        self.faults = Faults(house, self.tables, chance, keeper)

    async def go(self) -> None:
        await self.house.start()
        people = [asyncio.create_task(table.live()) for table in self.tables]
        try:
            await self.until_all_are_served("the start", time.monotonic(), PATIENCE)
            await self.torment(60 * self.run.minutes)
        finally:
            self.run.failures += [f"the people of a table are gone: {task}" for task in people if task.done()]
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
        await self.look_at_everything()

    async def torment(self, seconds: float) -> None:
        """First all faults, then those that leave the server running, so that a leak would show."""
        begun = time.monotonic()
        await self.suffer(self.faults.all(), begun + (1 - CALM_SHARE) * seconds)
        await self.suffer_one("want too much", self.faults.want_too_much)  # starts processes that are started once
        before = await self.held()
        await self.suffer(self.faults.of_a_running_server(), begun + seconds)
        self.compare(before, await self.held())

    async def suffer(self, faults: dict[str, Callable[[], Awaitable[None]]], until: float) -> None:
        """One after another, in any order, but each as often as the others."""
        waiting: list[str] = []
        while time.monotonic() < until:
            if not waiting:
                waiting = self.chance.sample(sorted(faults), len(faults))
            name = waiting.pop()
            await self.suffer_one(name, faults[name])
            await asyncio.sleep(self.chance.uniform(*CALM_SECONDS))

    async def suffer_one(self, name: str, fault: Callable[[], Awaitable[None]]) -> None:
        self.run.faults[name] += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await fault()
        except Exception as error:
            self.run.failures.append(f"{name}: {type(error).__name__} {error}")
        self.run.failures += [f"{name}: {each}" for each in self.faults.broken]
        self.faults.broken = []
        for table in self.tables:
            self.run.failures += [f"{name}: {each}" for each in table.surprises]
            table.surprises.clear()
        took = await self.until_all_are_served(name, time.monotonic(), SERVED_SECONDS)
        self.report(f"{name}: everybody is served again after {took:.1f} s")

    async def until_all_are_served(self, name: str, since: float, most: float) -> float:
        """How many seconds until somebody at every table was told that a move is stored."""
        limit = since + PATIENCE
        while any(table.served_at < since for table in self.tables) and time.monotonic() < limit:
            await asyncio.sleep(0.05)
        waiting = sum(table.served_at < since for table in self.tables)
        took = time.monotonic() - since if waiting else max(table.served_at for table in self.tables) - since
        self.run.served_again.setdefault(name, []).append(took)
        if waiting or took > most:
            self.run.failures.append(f"{name}: after {took:.1f} s {waiting} tables were still not served")
            await self.describe([table for table in self.tables if table.served_at < since][:MOST_DESCRIBED])
        return took

    async def describe(self, tables: list[TableOfPeople]) -> None:
        """What is stored of tables that stand still, and the last words of their people."""
        storage = Storage(self.house.settings.database)
        for table in tables:
            try:
                content = await storage.read(table.told[-1].table)
                assert content is not None
                row, count = content.table, len(content.entries)
                asks = row.roster.seat_request, row.roster.early
                stored = f"{row.game} {row.status}, {count} entries, revision {row.revision}, {asks}"
            except Exception as error:
                stored = f"can't be read: {type(error).__name__}"
            self.run.failures.append(f"  {table.told[-1].table if table.told else ''}: {stored}; {table.condition()}")
        await storage.close()

    # at the end

    async def held(self) -> tuple[int, int, int]:
        """Memory, open files and processes of the server."""
        pids = family(self.house.pid)
        return memory_of(pids), open_files_of(pids), len(pids)

    def compare(self, before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
        memory, files, processes = (now - then for then, now in zip(before, after, strict=True))
        self.run.numbers |= {"memory_mb": after[0] // 2**20, "memory_grown_mb": memory // 2**20, "files_grown": files}
        if memory > MEMORY_GROWTH:
            self.run.failures.append(f"the memory of the server has grown by {memory // 2**20} MB")
        if files > FILE_GROWTH:
            self.run.failures.append(f"{files} more files and connections are open")
        if processes > 2:
            self.run.failures.append(f"{processes} more processes are running")

    async def look_at_everything(self) -> None:
        if await self.house.ask("/health/ready") is None:
            self.run.failures.append("the server is unwell at the end")
        took = await self.house.stop()
        if took > STOP_SECONDS:
            self.run.failures.append(f"the server took {took:.1f} s to stop")
        told = [each for table in self.tables for each in table.told]
        storage = Storage(self.house.settings.database)
        try:
            self.run.failures += await check_tables(storage, told)
        finally:
            await storage.close()
        self.run.numbers |= {
            "tables": len(told),
            "moves": sum(table.moves for table in self.tables),
            "views_compared": sum(len(each.views) for each in told),
            "starts": self.house.starts,
            "logged_errors": dict(self.house.logged()),
        }


def summed_up(found: dict[str, Any]) -> str:
    """The figures, one a line."""
    lines = [f"{name.replace('_', ' '):24}{value}" for name, value in found.items() if name != "failures"]
    failures = found["failures"]
    return "\n".join([*lines, f"{'failures':24}{len(failures)}", *(f"  {each}" for each in failures[:20])])
