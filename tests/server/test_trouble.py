"""A bad write, a locked file, a full disk, a database that goes away: nobody else is hurt, all goes on by itself."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from serai.server import storage
from serai.server.postgres import Postgres
from serai.tables.entries import Entry
from serai.tables.errors import Conflict
from serai.tables.stored import TableWrite
from tests.server.scenes import Device, house, limit_pages, scene

pytestmark = pytest.mark.endurance

BAD_IDS = ["\u0000", "a\u0000b", "\u0301", "é", "\n", "ok\n", "a\tb", "", "x" * 65, "\U0001f451"]


@scene
async def test_only_plain_ids_are_taken(database: str) -> None:
    async with house(database) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one:
            await one.to_move()
            action = one.position["legal"][0]
            for move_id in BAD_IDS:
                await one.say("move", seat=0, version=1, action=action, id=move_id)
                assert (await one.answer("problem"))["error"] == "bad_message"
            assert (await one.play(action, 1, "~ plain {id}!"))["type"] == "accepted"


@scene
async def test_one_bad_write_of_a_batch_hurts_no_other(database: str) -> None:
    """What no check has seen coming: the writes of the same moment are stored each by itself."""
    async with house(database) as served:
        tables = [(await served.make("sultan", "mo")).table for _ in range(20)]
        writes = [TableWrite(table, entry=Entry(0, "start", 1, moves=[])) for table in tables]
        bad = {3: Entry(0, "start", 1, 0, object(), moves=[]), 7: Entry(0, "start", 2**80, moves=[])}  # type: ignore[arg-type]
        for place, entry in bad.items():
            writes[place].entry = entry
        writes[11] = TableWrite("no such table", entry=Entry(0, "start", 1, moves=[]))
        done = await asyncio.gather(*(served.host.writer.store(write) for write in writes), return_exceptions=True)
        failed = {place for place, result in enumerate(done) if isinstance(result, Exception)}
        assert failed == {3, 7, 11} and isinstance(done[11], Conflict)
        for place, table in enumerate(tables):
            assert len(await served.host.storage.entries(table)) == (place not in failed)
        assert served.host.condition()["storing"] == "well"


@scene
async def test_while_a_file_is_locked_players_are_told_and_then_bots_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "BUSY_MILLISECONDS", 50)
    async with house(f"sqlite:///{tmp_path}/tables.db") as served:
        host = await served.make("sultan", "mg", options={"first_player": 0})
        quick = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one, quick.sit(0) as other:
            await one.move()
            await one.see(2)
            served.host.thinking.seconds = 60
            locking = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            locking.execute("BEGIN EXCLUSIVE")
            assert (await other.move())["error"] == "not_stored"
            assert served.host.condition()["storing"] == "failing"
            locking.execute("ROLLBACK")
            locking.close()
            assert (await other.move())["type"] == "accepted"
            assert served.host.condition()["storing"] == "well"
            assert (await one.move())["type"] == "accepted"
            assert await one.to_move()


@scene
async def test_a_full_disk_is_told_to_players_and_log_and_all_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pages = 1

    def limit(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count={pages}")

    async with house(f"sqlite:///{tmp_path}/tables.db") as served:
        host = await served.make("sultan", "mg", options={"first_player": 0})
        limit_pages(served.host.storage, limit)
        async with host.sit(0) as one:
            await one.to_move()
            errors = []
            while "disk_full" not in errors:  # the pages that it has fill up
                await one.say("chat", text="word " * 90, seat=0)
                errors += [
                    each["error"] for each in [await one.until(lambda m: m["type"] != "position")] if "error" in each
                ]
            assert "the disk is full" in caplog.text
            pages = 1_000_000
            await one.see(1)
            for _ in range(4):
                assert await one.to_move()
                answer = await one.move()
                assert answer["type"] == "accepted"
                await one.see(answer["version"])


@scene
async def test_a_bots_move_that_found_the_file_locked_is_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "BUSY_MILLISECONDS", 50)
    async with house(f"sqlite:///{tmp_path}/tables.db") as served:
        host = await served.make("sultan", "mg", options={"first_player": 1}, clock={"bank": 5, "increment": 0})
        table = served.host.registry.tables[host.table]
        async with host.sit(0) as one:
            locking = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            locking.execute("BEGIN EXCLUSIVE")
            async with asyncio.timeout(30):
                while not table.failures:
                    await asyncio.sleep(0.05)
            locking.execute("ROLLBACK")
            locking.close()
            assert await one.to_move()
            assert (await one.move())["type"] == "accepted"


@scene
async def test_after_a_restart_of_postgres_workers_see_each_other_again() -> None:
    server = Postgres()
    try:
        await asyncio.to_thread(server.start)
        database = await asyncio.to_thread(server.new_database)
        async with house(database) as first, house(database) as second:
            host = await first.make("sultan", "mm", options={"first_player": 0})
            there = Device(second.port, host.table, host.cookie)
            async with host.sit(0) as one, there.sit(1) as two:
                await asyncio.gather(one.to_move(), two.see(1))
                await asyncio.to_thread(server.restart)
                async with asyncio.timeout(30):
                    while {each.host.condition()["listener"] for each in (first, second)} != {"listening"}:
                        await asyncio.sleep(0.05)
                answer = await one.move()
                if answer["type"] == "problem":  # its connection was of the old server
                    answer = await one.move()
                assert answer["version"] == 2
                assert (await two.see(2))["version"] == 2
    finally:
        await asyncio.to_thread(server.stop)


@scene
async def test_what_was_stored_while_nobody_listened_is_found_afterwards(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        async with Device(second.port, host.table, host.cookie).sit(1) as two:
            await two.see(1)
            listener = second.host.listener
            assert listener is not None and listener.task is not None
            await listener.close()
            async with host.sit(0) as one:
                await one.move()
            await listener.open()
            await second.host.look_again()
            assert (await two.see(2))["version"] == 2
