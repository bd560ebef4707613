"""The soak of the server finds what is lost, doubled or shown without being stored; and a short one finds nothing."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from serai.server.chaos import players, run
from serai.server.chaos.checks import check_entries, check_tables
from serai.server.chaos.faults import Faults
from serai.server.chaos.players import Told
from serai.server.chaos.run import ChaosRun, Soak, soak_server, summed_up
from serai.server.postgres import Postgres
from serai.server.served import Calendar, ServedHouse, command_of, family, memory_of, open_files_of
from serai.server.settings import Settings
from serai.server.storage import Storage
from serai.tables.stored import TableContent
from tests.server.scenes import Device, house, scene


async def played(database: str, moves: int = 12) -> tuple[Told, TableContent]:
    """A table with some moves, and all that its people were told."""
    async with house(database) as served:
        host = await served.make("kobito", "mm")
        told = Told(host.table)
        async with host.sit(0) as one, host.sit(1) as two:
            await asyncio.gather(one.answer("position"), two.answer("position"))
            for number in range(moves):
                mover = one if one.position["legal"] else two
                answer = await mover.move(0, f"{number}")
                told.accepted[mover.seat or 0, answer["id"]] = answer["version"]
                for sitting in (one, two):
                    shown = await sitting.see(answer["version"])
                    told.highest = max(told.highest, shown["version"])
                    told.shown(sitting.seat or 0, shown["version"], shown["view"])
        content = await served.host.storage.read(host.table)
        assert content is not None
        return told, content


async def checked(database: str, told: Told) -> list[str]:
    storage = Storage(database)
    try:
        return await check_tables(storage, [told])
    finally:
        await storage.close()


@scene
async def test_a_table_that_kept_its_word_is_found_in_order(database: str) -> None:
    told, _ = await played(database)
    assert len(told.accepted) == 12 and told.views
    assert await checked(database, told) == []


@scene
async def test_whatever_is_wrong_is_found(sqlite: str) -> None:
    told, content = await played(sqlite)
    told.accepted[0, "never stored"] = 3
    assert "is lost" in (await checked(sqlite, told))[0]
    del told.accepted[0, "never stored"]

    seat, version = next(key for key in told.views if key[1] % players.REMEMBERED == 0)
    right = told.views[seat, version]
    told.views[seat, version] = "another"
    assert "was shown another version" in (await checked(sqlite, told))[0]
    told.shown(seat, version, {"view": "a third"})
    assert "in two ways" in (await checked(sqlite, told))[0]
    told.views[seat, version], told.contradictions = right, []

    told.highest += 5
    assert "are stored" in (await checked(sqlite, told))[0]
    told.highest -= 5

    doubled = TableContent(content.table, [*content.entries, content.entries[3]], [])
    wrong = " ".join(check_entries(told, doubled))
    assert "gaps" in wrong and "stored twice" in wrong
    assert "the table is gone" in (await checked(sqlite, Told("0" * 20)))[0]
    assert await checked(sqlite, told) == []


@pytest.mark.endurance
def test_a_short_soak_on_a_file_breaks_no_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = ("kill", "full disk", "cut lines", "stop", "kill bots", "second server", "date jumps", "want too much")
    found = short_soak(monkeypatch, "sqlite", faults)
    assert found["failures"] == [], summed_up(found)
    assert found["moves"] > 20 and found["views_compared"] > 5 and found["starts"] == 3
    assert len(found["faults"]) == 8


@pytest.mark.endurance
def test_a_short_soak_on_postgres_breaks_no_promise(monkeypatch: pytest.MonkeyPatch, postgres: Postgres) -> None:
    faults = ("kill a worker", "drop connections", "lock the database", "attack", "full disk")
    found = short_soak(monkeypatch, postgres.new_database(), faults, workers=2)
    assert found["failures"] == [], summed_up(found)
    assert found["moves"] > 20 and set(found["faults"]) == {*faults, "want too much"}


def short_soak(
    monkeypatch: pytest.MonkeyPatch, database: str, names: tuple[str, ...], workers: int = 1
) -> dict[str, Any]:
    """Each fault once, with patience: how quick it is depends on what else this machine does."""

    async def each_once(soak: Soak, faults: dict[str, Callable[[], Awaitable[None]]], until: float) -> None:
        if "kill" in faults:
            for name in names:
                await soak.suffer_one(name, faults[name])

    monkeypatch.setattr(Soak, "suffer", each_once)
    monkeypatch.setattr(run, "STOP_SECONDS", 30.0)
    monkeypatch.setattr("serai.server.chaos.faults.STOP_SECONDS", 30.0)
    return soak_server(0.01, database, 4, workers, "1", lambda _: None)


BUSY = {"bots": {"busy": 1}}


@scene
async def test_a_process_that_thinks_loads_the_engine_and_nothing_of_the_server(tmp_path: Path) -> None:
    """Else bots would be away for seconds whenever their processes are started again."""
    served = ServedHouse(Settings(database=f"sqlite:///{tmp_path}/a.db", warm_bots=True), tmp_path)
    await served.start()
    try:
        thinking: list[int] = []
        while not thinking or (await served.ask("/health/ready") or BUSY)["bots"]["busy"]:
            thinking = Faults(served, [], random.Random(1)).children_that_think()
            await asyncio.sleep(0.05)
        files = Path(f"/proc/{thinking[0]}/maps").read_text()
        assert "serai/core" in files
        assert "asyncpg" in Path(f"/proc/{served.pid}/maps").read_text()
        assert "asyncpg" not in files and "sqlalchemy" not in files
    finally:
        await served.stop()


def test_a_leak_is_a_broken_promise(tmp_path: Path) -> None:
    found = ChaosRun(1, "sqlite", 1)
    served = ServedHouse(Settings(database=f"sqlite:///{tmp_path}/a.db"), tmp_path)
    soak = Soak(served, found, 1, random.Random(1), print)
    soak.compare((100 * 2**20, 20, 3), (110 * 2**20, 25, 3))
    assert found.failures == []
    soak.compare((100 * 2**20, 20, 3), (300 * 2**20, 100, 9))
    assert len(found.failures) == 3
    assert "3" in summed_up(found.to_json())


def test_every_database_has_its_faults(tmp_path: Path) -> None:
    def names(database: str, workers: int = 1) -> set[str]:
        served = ServedHouse(Settings(database=database, workers=workers), tmp_path, with_calendar=True)
        return set(Faults(served, [], random.Random(1)).all())

    on_file, on_postgres = names("sqlite:///a.db"), names("postgresql://a/b", 2)
    assert {"date jumps", "second server", "backup"} <= on_file - on_postgres
    assert {"drop connections", "kill a worker"} <= on_postgres - on_file
    shared = {"kill", "stop", "freeze", "attack", "want too much", "full disk", "kill bots", "cut lines"}
    assert shared <= on_file & on_postgres


@scene
async def test_people_who_meet_what_they_did_not_expect_tell_it_and_play_on(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours is no silence at a table that then counts as one of the server."""
    surprises = [KeyError("odd"), KeyError("odder")]
    real = players.Person.look

    async def look(self: players.Person, shown: dict[str, Any]) -> bool:
        if surprises:
            raise surprises.pop()
        return await real(self, shown)

    monkeypatch.setattr(players.Person, "look", look)
    async with house(sqlite) as served:
        table = players.TableOfPeople(0, served.port, random.Random(1))
        living = asyncio.create_task(table.live())
        async with asyncio.timeout(30):
            while not table.moves:
                await asyncio.sleep(0.05)
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        assert len(table.surprises) == 2 and "KeyError 'odd" in table.surprises[0]

        found = ChaosRun(1, "sqlite", 1)
        soak = Soak(ServedHouse(Settings(database=sqlite), tmp_path), found, 0, random.Random(1), print)
        await soak.describe([table])
        assert table.told[-1].table in found.failures[0] and "entries" in found.failures[0]
        assert ">move" in found.failures[0]


@pytest.mark.endurance
@scene
async def test_the_workers_of_a_server_are_known(database_on_postgres: str, tmp_path: Path) -> None:
    """Before any of them has started a bot; the process that counts what they share is none of them."""
    served = ServedHouse(Settings(database=database_on_postgres, workers=2), tmp_path)
    await served.start()
    try:
        workers = Faults(served, [], random.Random(1)).workers()
        assert len(workers) == 2 and all("spawn_main" in command_of(pid) for pid in workers)
    finally:
        await served.stop()


def test_a_servers_date_is_what_the_calendar_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    there, here = Calendar(tmp_path / "date"), Calendar(tmp_path / "date")
    there.rule()
    here.set(86_400.0)
    assert time.time() == 87_400.0


@scene
async def test_what_a_server_holds_is_counted(sqlite: str, tmp_path: Path) -> None:
    served = ServedHouse(Settings(database=sqlite), tmp_path)
    await served.start()
    try:
        pids = family(served.pid)
        assert pids[0] == served.pid
        assert memory_of(pids) > 10 * 2**20 and open_files_of(pids) > 5
        assert (await Device(served.port).ask("GET", "/health/live")).status_code == 200
    finally:
        assert await served.stop() < 15
    assert served.logged().total() == 0
    assert await served.ask("/health/live") is None
