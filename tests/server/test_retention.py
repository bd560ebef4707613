"""Old tables go by themselves, those in use stay; a device deletes its own for everybody."""

import asyncio
import os
import subprocess
import sys
import time

import pytest
from sqlalchemy import func, insert, select, update

import serai
from serai.server import host as host_module
from serai.server import retention as retention_module
from serai.server.host import this_moment
from serai.server.retention import A_DAY, Retention
from serai.server.schema import CHATS, ENTRIES, TABLES
from serai.server.storage import Storage, chat_row, entry_row
from serai.tables.clocks import Moment
from serai.tables.entries import Entry
from serai.tables.game import FINISHED, PLAYING, WAITING
from serai.tables.messages.house import NewSeat, NewTable
from serai.tables.messages.live import ChatMessage
from serai.tables.opening import open_table
from tests.server.scenes import Device, house, play_out, scene
from tests.server.serving import ROOT

NOW = int(time.time() * 1000)


async def add(
    storage: Storage, status: str, made: float, played: float | None = None, said: float | None = None
) -> str:
    """A table made so many days ago, with a last entry and a last word so many days ago."""
    form = NewTable("sultan", 2, [NewSeat("me"), NewSeat("open")])
    table = await open_table(storage, form, ["A", ""], NOW - int(made * A_DAY))
    async with storage.engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(status=status))
        if played is not None:
            entry = Entry(0, "start", NOW - int(played * A_DAY), moves=[])
            await connection.execute(insert(ENTRIES), entry_row(table.id, entry))
        if said is not None:
            chat = ChatMessage(None, "A", "hello", NOW - int(said * A_DAY))
            await connection.execute(insert(CHATS), chat_row(table.id, chat))
    return table.id


async def kept(storage: Storage) -> set[str]:
    async with storage.engine.connect() as connection:
        return set(await connection.scalars(select(TABLES.c.id)))


async def rows(storage: Storage) -> list[int]:
    async with storage.engine.connect() as connection:
        counts = [await connection.scalar(select(func.count()).select_from(each)) for each in (TABLES, ENTRIES, CHATS)]
    return [int(count or 0) for count in counts]


@scene
async def test_what_nobody_has_used_for_long_is_deleted_with_all_that_belongs_to_it(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    old = [
        await add(storage, FINISHED, 400, played=181),
        await add(storage, FINISHED, 181),
        await add(storage, PLAYING, 400, played=200, said=190),
        await add(storage, WAITING, 8),
    ]
    young = {
        await add(storage, FINISHED, 400, played=179),
        await add(storage, PLAYING, 400, played=200, said=1),
        await add(storage, WAITING, 6),
        await add(storage, WAITING, 30, said=1),
        await add(storage, PLAYING, 30, played=20),
    }
    watched = await add(storage, WAITING, 100)
    deleted = await Retention(storage, 180, 7).purge(NOW, {watched})
    assert deleted == len(old)
    assert await kept(storage) == young | {watched}
    assert await rows(storage) == [6, 3, 2]
    await storage.close()


@scene
async def test_what_is_kept_for_ever_is_kept(sqlite: str) -> None:
    storage = Storage(sqlite)
    await storage.open()
    old = {await add(storage, FINISHED, 5000), await add(storage, WAITING, 5000)}
    assert await Retention(storage, 0, 0).purge(NOW) == 0
    assert await kept(storage) == old
    assert await Retention(storage, 0, 7).purge(NOW) == 1
    await storage.close()


@scene
async def test_many_are_deleted_a_few_at_a_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention_module, "AT_ONCE", 3)
    storage = Storage(sqlite)
    await storage.open()
    for _ in range(10):
        await add(storage, FINISHED, 300, played=300)
    assert await Retention(storage, 180, 7).purge(NOW) == 10
    assert await rows(storage) == [0, 0, 0]
    await storage.close()


@scene
async def test_a_server_purges_by_itself(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    await add(storage, FINISHED, 300, played=300)
    stays = await add(storage, FINISHED, 3, played=3)
    async with house(database), asyncio.timeout(20):
        while await kept(storage) != {stays}:
            await asyncio.sleep(0.05)
    await storage.close()


@scene
async def test_a_date_that_jumps_for_a_while_deletes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_module, "PURGE_SECONDS", 0.1)
    storage = Storage(sqlite)
    await storage.open()
    stays = await add(storage, FINISHED, 3, played=3)
    looks: list[int] = []

    def moment() -> Moment:
        looks.append(len(looks))
        real = this_moment()
        return Moment(real.date + 300 * A_DAY, real.steady) if in_a_year else real

    in_a_year = False
    async with house(sqlite, moment=moment):
        in_a_year = True
        before = len(looks)
        async with asyncio.timeout(20):
            while len(looks) == before:
                await asyncio.sleep(0.01)
        in_a_year = False
        await asyncio.sleep(0.3)
        assert await kept(storage) == {stays}
    await storage.close()


async def purged(database: str, days: float, **settings: float) -> set[str]:
    """What is left when a server has started so many days later and looked what is old."""

    def moment() -> Moment:
        real = this_moment()
        return Moment(real.date + int(days * A_DAY), real.steady)

    storage = Storage(database)
    async with house(database, moment=moment, **settings) as served:
        await served.host.purge(moment())
        left = await kept(storage)
    await storage.close()
    return left


@scene
async def test_a_server_that_starts_with_a_date_far_ahead_deletes_nothing(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    storage = Storage(database)
    await storage.open()
    stays = await add(storage, FINISHED, 3, played=3)
    await storage.close()
    assert await purged(database, days=300) == {stays}  # no date is known but that of the last use
    assert "the date is more than 30 days after the last one" in caplog.text
    assert await purged(database, days=20) == {stays}
    assert await purged(database, days=300) == {stays}  # however often it starts, and whatever is played meanwhile
    storage = Storage(database)
    await storage.note_date(NOW + 290 * A_DAY)  # as `serai purge` does, and every look at a date that is believed
    await storage.close()
    assert await purged(database, days=300) == set()


@scene
async def test_a_server_that_was_off_for_long_purges_by_itself_after_some_days(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    stays = await add(storage, FINISHED, 3, played=3)
    assert await purged(database, days=300) == {stays}
    assert await purged(database, days=302.9) == {stays}
    assert await purged(database, days=303.1) == set()
    assert await storage.last_date() is not None and await storage.doubted_date() is None
    await storage.close()


@scene
async def test_a_far_date_that_was_wrong_once_is_doubted_anew_the_next_time(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    stays = await add(storage, FINISHED, 3, played=3)
    assert await purged(database, days=300) == {stays}
    assert await purged(database, days=1) == {stays}  # it has jumped back
    assert await purged(database, days=304) == {stays}
    assert await purged(database, days=301) == {stays}  # it goes backwards: it is no date to go by
    assert await purged(database, days=303.5) == {stays}
    await storage.close()


@scene
async def test_a_wrong_date_that_stays_deletes_nothing_at_the_next_look_either(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_module, "PURGE_SECONDS", 0.05)
    storage = Storage(sqlite)
    await storage.open()
    stays = await add(storage, FINISHED, 3, played=3)
    ahead = 0

    def moment() -> Moment:
        real = this_moment()
        return Moment(real.date + ahead, real.steady)

    async with house(sqlite, moment=moment) as served:
        await asyncio.sleep(0.2)
        ahead = 300 * A_DAY
        await served.make("sultan", "mo")  # somebody plays by the wrong date
        await asyncio.sleep(0.5)
        assert stays in await kept(storage)
    await storage.close()


@scene
async def test_a_waiting_table_that_somebody_joins_is_in_use(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "moo")
        storage = served.host.storage
        async with storage.engine.begin() as connection:
            await connection.execute(update(TABLES).values(made_at=NOW - 8 * A_DAY))
        retention = Retention(storage, 180, 7)
        assert await retention.too_old(NOW, 10) == [host.table]
        guest = await host.friend(host.made["links"]["invite"])
        assert (await guest.ask("POST", "sit", {"seat": 1, "name": "Guest"})).status_code == 200
        assert await retention.too_old(NOW, 10) == []


@scene
async def test_a_table_that_somebody_looks_at_by_another_worker_is_spared(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mo")
        async with first.host.storage.engine.begin() as connection:
            await connection.execute(update(TABLES).values(made_at=NOW - 20 * A_DAY))
        async with host.sit(0) as one:
            await one.answer("position")
            await asyncio.sleep(0.3)
            await second.host.purge(this_moment())
            assert await kept(first.host.storage) == {host.table}
            assert host.table not in second.host.registry.tables


def run(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(place for place in (str(ROOT), *sys.path) if place)}
    call = [sys.executable, "-m", "serai.cli", *words]
    return subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)


def test_the_command_counts_and_deletes(sqlite: str) -> None:
    async def fill() -> None:
        storage = Storage(sqlite)
        await storage.open()
        for _ in range(3):
            await add(storage, FINISHED, 300, played=300)
        await add(storage, WAITING, 3)
        await storage.close()

    asyncio.run(fill())
    assert run("purge", "--database", sqlite, "--dry-run").stdout.startswith("3 tables")
    assert run("purge", "--database", sqlite).stdout.startswith("3 tables are deleted")
    assert run("purge", "--database", sqlite, "--keep-waiting-days", "2").stdout.startswith("1 tables")
    absent = run("purge", "--database", sqlite + ".nothing")
    assert absent.returncode == 1 and "there is no database" in absent.stderr


# a device deletes its tables


@scene
async def test_the_host_deletes_a_table_for_everybody(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "mo")
        guest = await host.friend(host.made["links"]["invite"])
        assert (await guest.ask("DELETE", "")).json()["error"] == "only_the_host"
        assert (await Device(served.port, host.table).ask("DELETE", "")).json()["error"] == "no_entry"
        async with guest.sit(None) as watching:
            await watching.answer("position")
            assert (await host.ask("DELETE", "")).status_code == 204
            await watching.socket.wait_closed()
            assert (watching.socket.close_code, watching.socket.close_reason) == (4404, "no_table")
        assert (await host.ask("GET", "")).json()["error"] == "no_table"
        assert (await host.ask("DELETE", "")).json()["error"] == "no_table"
        assert await rows(served.host.storage) == [0, 0, 0]


@scene
async def test_a_game_of_others_is_not_deleted_in_the_middle(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mo", options={"first_player": 0})
        guest = await host.friend(host.made["links"]["invite"])
        await guest.ask("POST", "sit", {"seat": 1, "name": "Guest"})
        assert (await host.ask("DELETE", "")).json()["error"] == "still_running"
        async with host.sit(0) as one, guest.sit(1) as two:
            await play_out([one, two])
            await one.say("chat", text="well played", seat=0)
            await two.answer("chat")
        assert (await host.ask("DELETE", "")).status_code == 204
        assert await rows(served.host.storage) == [0, 0, 0]


@scene
async def test_a_game_against_bots_is_deleted_whenever_one_likes(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mgg")
        async with host.sit(0) as one:
            await one.answer("position")
            assert (await host.ask("DELETE", "")).status_code == 204
        await asyncio.sleep(0.3)
        assert await rows(served.host.storage) == [0, 0, 0]
        assert not served.host.registry.tables


@scene
async def test_whoever_uploads_a_record_may_delete_it(sqlite: str) -> None:
    async with house(sqlite) as served:
        device = Device(served.port)
        record = serai.game("sultan").new(players=2, seed=1).record()
        device.table = (await device.ask("POST", "/api/records", record)).json()["table"]
        other = Device(served.port, device.table)
        assert (await other.ask("GET", "")).json()["host"] is False
        assert (await other.ask("DELETE", "")).json()["error"] == "only_the_host"
        assert (await device.ask("GET", "")).json()["host"] is True
        assert (await device.ask("DELETE", "")).status_code == 204
        assert (await other.ask("GET", "")).json()["error"] == "no_table"


@scene
async def test_another_worker_lets_a_deleted_table_go(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm")
        far = Device(second.port, host.table, host.cookie)
        async with far.sit(0) as one, far.sit(1):
            await one.answer("position")
            assert (await host.ask("DELETE", "")).status_code == 204
            await one.socket.wait_closed()
            assert one.socket.close_code == 4404
        assert not second.host.registry.tables
