"""Measuring a server: start one of its own on tables in the middle of their games, load it, tell the numbers."""

import asyncio
import gc
import os
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from serai.core.errors import SeraiError
from serai.server.load.positions import StoredPlace, TableKind, fill, table_kinds
from serai.server.load.tables import LoadTable
from serai.server.postgres import SQLITE, database_at
from serai.server.served import ServedHouse, family, memory_of, seconds_of
from serai.server.settings import Settings
from serai.server.storage import Storage

OPEN_AT_ONCE = 20
OPENED_FIRST = 100
WARM_UP = 5.0  # seconds that are played before it counts
SETTLED = 2.0

Report = Callable[[str], None]
Numbers = dict[str, Any]


def measure_all(
    databases: list[str],
    workers: list[int],
    tables: int,
    seconds: float,
    games: list[str],
    players: list[int],
    report: Report,
) -> list[Numbers]:
    """One measurement for each database and number of workers; a file is for one worker."""
    kinds = table_kinds(games, players)
    if not kinds:
        raise SeraiError("no game has that player count")
    found: list[Numbers] = []
    for database in databases:
        for count in workers:
            if database == SQLITE and count > 1:
                continue
            report(f"{database}, {count} worker(s), {tables} tables for {seconds:.0f} s")
            with database_at(database) as (address, server):
                keeper = server.pid if server else None
                found.append(Measurement(address, keeper, count, tables, seconds, kinds).run() | {"database": database})
    return found


class Measurement:
    """One server, one database, so many tables for so long."""

    def __init__(
        self,
        database: str,
        keeper: int | None,
        workers: int,
        tables: int,
        seconds: float,
        kinds: list[TableKind],
    ) -> None:
        self.keeper = keeper  # the process of the database
        self.settings = Settings(database=database, workers=workers, limited=False)
        self.count = tables
        self.seconds = seconds
        self.wanted = list(islice(cycle(kinds), tables))
        self.empty = 0  # bytes of the server before anybody came
        self.numbers: Numbers = {"workers": workers, "tables": tables, "seconds": seconds}

    def run(self) -> Numbers:
        with tempfile.TemporaryDirectory(prefix="serai-load-") as folder:
            asyncio.run(self.measure(ServedHouse(self.settings, Path(folder))))
        return self.numbers

    async def measure(self, house: ServedHouse) -> None:
        places = await self.stored_places()
        await house.start()
        try:
            tables = await self.opened(house, places)
            gc.collect()
            gc.freeze()
            await self.play(house, tables)
        finally:
            gc.unfreeze()
            await house.stop()

    async def stored_places(self) -> dict[TableKind, list[StoredPlace]]:
        """The tables, and as many more as are needed when games end."""
        storage = Storage(self.settings.database)
        await storage.open()
        moves = int(self.seconds + WARM_UP) + 1
        found = {kind: await fill(storage, kind, tables, moves) for kind, tables in Counter(self.wanted).items()}
        await storage.close()
        return found

    async def opened(self, house: ServedHouse, places: dict[TableKind, list[StoredPlace]]) -> list[LoadTable]:
        """All tables with all their people, game by game, to see how much memory a table of each game takes."""
        lines = {kind: iter(each) for kind, each in places.items()}
        warm = LoadTable(house.port, lines[self.wanted[0]])
        await warm.sit_down()
        self.empty = memory_of(family(house.pid))
        tables = [LoadTable(house.port, lines[kind]) for kind in self.wanted]
        first, rest = tables[:OPENED_FIRST], tables[OPENED_FIRST:]  # the first ones make room that all others use
        await sit_down(first)
        by_game: dict[str, float] = {}
        for game in sorted({game for game, _ in self.wanted}) if rest else ():
            before = memory_of(family(house.pid))
            some = [table for table, (name, _) in zip(rest, self.wanted[OPENED_FIRST:], strict=True) if name == game]
            await sit_down(some)
            by_game[game] = round((memory_of(family(house.pid)) - before) / len(some) / 1024, 1)
        warm.stand_up()
        self.numbers["memory_kb_by_game"] = by_game
        return tables

    async def play(self, house: ServedHouse, tables: list[LoadTable]) -> None:
        self.numbers["sockets"] = sum(len(table.players) for table in tables)
        self.numbers["load_before"] = round(os.getloadavg()[0], 2)
        begin = time.perf_counter() + 1.0
        counts, end = begin + WARM_UP, begin + WARM_UP + self.seconds
        playing = [
            asyncio.create_task(table.play(begin + number / len(tables), end)) for number, table in enumerate(tables)
        ]
        await asyncio.sleep(counts - time.perf_counter())
        spent = self.spent(house)
        held = memory_of(family(house.pid)) - self.empty
        self.numbers["memory_kb_a_table"] = round(held / len(tables) / 1024, 1)
        await asyncio.sleep(end - time.perf_counter())
        used = {name: seconds - spent[name] for name, seconds in self.spent(house).items()}
        await asyncio.gather(*playing)
        await asyncio.sleep(SETTLED)
        self.sum_up(tables, counts, used)
        for table in tables:
            table.stand_up()

    def spent(self, house: ServedHouse) -> dict[str, float]:
        """Processor seconds so far."""
        found = {"server": seconds_of(family(house.pid)), "client": time.process_time()}
        if self.keeper is not None:
            found["database"] = seconds_of(family(self.keeper))
        return found

    def sum_up(self, tables: list[LoadTable], counts: float, used: dict[str, float]) -> None:
        times = sorted(took for table in tables for at, took in table.latencies if at >= counts)
        if not times:
            raise SeraiError("no move was made: the server is too slow for so many tables")
        self.numbers |= {
            "moves_per_second": round(len(times) / self.seconds, 1),
            "p50_ms": round(1000 * statistics.median(times), 1),
            "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
            "slowest_ms": round(1000 * times[-1], 1),
            "missed": sum(at >= counts for table in tables for at in table.missed),
            "processor_ms_a_move": {name: round(1000 * each / len(times), 3) for name, each in used.items()},
            "cores": {name: round(each / self.seconds, 2) for name, each in used.items()},
        }


async def sit_down(tables: list[LoadTable]) -> None:
    for first in range(0, len(tables), OPEN_AT_ONCE):
        await asyncio.gather(*(table.sit_down() for table in tables[first : first + OPEN_AT_ONCE]))
    await asyncio.sleep(SETTLED)
