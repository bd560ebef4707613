"""/health tells the truth: reading, storing, hearing the other workers, bots."""

import asyncio
import sqlite3
import time
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from serai.server import health, storage
from serai.server.schema import HEARTBEATS
from serai.server.trouble import is_down, is_full
from serai.server.writer import Writer
from serai.tables.errors import NoAnswer, NotStored, StorageFull
from tests.server.scenes import Device, House, house, limit_pages, scene


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


async def asked(served: House, path: str = "/health") -> tuple[int, dict[str, Any]]:
    answer = await Device(served.port).ask("GET", path)
    found: dict[str, Any] = answer.json()
    return answer.status_code, found


@scene
async def test_a_server_that_is_well_says_what_works(database: str) -> None:
    async with house(database) as served:
        for path in ("/health", "/health/ready"):
            status, found = await asked(served, path)
            assert (status, found["status"]) == (200, "well")
            assert (found["reading"], found["storing"]) == ("well", "well")
            assert found["listener"] == ("alone" if served.host.storage.is_sqlite else "listening")
            assert found["bots"]["status"] == "well"
            assert found["last_write_seconds"] < 10
        assert await asked(served, "/health/live") == (200, {"status": "well"})


@scene
async def test_storing_is_tried_where_nobody_plays_and_not_more_often_than_needed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats = []
    real = Writer.beat

    async def beat(self: Writer, now: int) -> None:
        beats.append(now)
        await real(self, now)

    monkeypatch.setattr(Writer, "beat", beat)
    async with house(sqlite) as served:
        for _ in range(5):
            await asked(served)
        assert len(beats) == 1
        monkeypatch.setattr(health, "IDLE_SECONDS", 0.0)
        await asked(served)
        assert len(beats) == 2


@scene
async def test_a_full_disk_makes_a_server_unwell_until_there_is_room(sqlite: str) -> None:
    pages = 1_000_000

    def limit(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count={pages}")

    async with house(sqlite) as served:
        host = await served.make("sultan", "mo")
        limit_pages(served.host.storage, limit)
        pages = 1
        device = Device(served.port)
        wish = {"game": "sultan", "players": 2, "seats": [{"kind": "me", "name": "A" * 40}, {"kind": "open"}]}
        errors = set()
        for _ in range(100):
            answer = await device.ask("POST", "/api/tables", wish)
            if answer.status_code == 503:
                errors.add(answer.json()["error"])
                break
        assert errors == {"disk_full"}
        async with host.sit(0) as one:
            error = ""
            while error != "disk_full":
                await one.say("chat", text="word " * 90, seat=0)
                error = (await one.until(lambda m: m["type"] != "position")).get("error", "")
        status, found = await asked(served)
        assert (status, found["status"], found["reading"], found["storing"]) == (503, "unwell", "well", "failing")
        assert (await asked(served, "/health/live"))[0] == 200
        pages = 1_000_000
        assert (await asked(served))[0] == 200


@scene
async def test_a_database_that_is_held_by_another_program_makes_a_server_unwell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "BUSY_MILLISECONDS", 50)
    monkeypatch.setattr(health, "IDLE_SECONDS", 0.0)
    async with house(f"sqlite:///{tmp_path}/tables.db") as served:
        assert (await asked(served))[0] == 200
        holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        assert (await asked(served))[1]["storing"] == "failing"
        holder.execute("ROLLBACK")
        holder.close()
        assert (await asked(served))[0] == 200


@scene
async def test_a_worker_that_hears_nobody_is_not_ready_until_it_hears_again(
    database_on_postgres: str,
) -> None:
    async with house(database_on_postgres) as served:
        assert (await asked(served))[0] == 200
        assert served.host.listener is not None
        served.host.listener.is_listening = False
        status, found = await asked(served)
        assert (status, found["listener"], found["storing"]) == (503, "lost", "well")
        served.host.listener.is_listening = True
        assert (await asked(served))[0] == 200


@scene
async def test_bots_that_fail_are_told_while_people_play_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite) as served:
        for _ in range(3):
            with pytest.raises(NoAnswer):
                await served.host.thinking.ask(fail, None)
        status, found = await asked(served)
        assert (status, found["bots"]["status"]) == (200, "failing")
        await served.host.thinking.ask(answer, None)
        assert (await asked(served))[1]["bots"]["status"] == "well"


def fail(_: object) -> None:
    raise ValueError


def answer(_: object) -> int:
    return 1


@scene
async def test_many_questions_are_answered_by_one_look(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 60.0)
    looks = []
    async with house(sqlite) as served:
        real = served.host.health.look

        async def look() -> dict[str, Any]:
            looks.append(time.monotonic())
            return await real()

        monkeypatch.setattr(served.host.health, "look", look)
        await asyncio.gather(*(asked(served) for _ in range(20)))
    assert len(looks) == 1


def test_a_full_disk_is_known_by_each_of_its_names() -> None:
    class DiskFullError(Exception):
        sqlstate = "53100"

    wrapped = DBAPIError("INSERT", {}, DiskFullError("could not extend file"))
    wrapped.__cause__ = DiskFullError("could not extend file")
    for error in (
        wrapped,
        OSError(ENOSPC, "No space left on device"),
        sqlite3.OperationalError("database or disk is full"),
    ):
        assert is_full(error)
    assert not is_full(sqlite3.OperationalError("database is locked")) and not is_full(None)
    told = NotStored("a change could not be stored")
    told.__cause__ = StorageFull("there is no room left")
    assert (told.key, NotStored("gone").key) == ("disk_full", "not_stored")


@scene
async def test_the_numbers_tell_the_same(sqlite: str) -> None:
    async with house(sqlite) as served:
        await asked(served)
        numbers = (await Device(served.port).ask("GET", "/metrics")).text
        for part in ("storing", "listener", "bots"):
            assert f'serai_working{{part="{part}"}} 1.0' in numbers
        assert "serai_last_write_seconds 0." in numbers and "serai_cut_off_total 0.0" in numbers
        served.host.writer.note_trouble(OSError(ENOSPC, "No space left on device"))
        numbers = (await Device(served.port).ask("GET", "/metrics")).text
        assert 'serai_working{part="storing"} 0.0' in numbers


@scene
async def test_workers_that_are_long_gone_are_forgotten(sqlite: str) -> None:
    kept = storage.Storage(sqlite)
    await kept.open()
    for name, at in (("gone", 1000), ("here", 9000)):
        writer = Writer(kept, name)
        writer.open()
        await writer.beat(at)
        await writer.close()
    await kept.forget_workers(5000)
    async with kept.engine.connect() as connection:
        assert list(await connection.scalars(select(HEARTBEATS.c.worker))) == ["here"]
    await kept.close()


@scene
async def test_a_writer_that_hangs_is_told_though_the_database_answers_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(health, "IDLE_SECONDS", 0.0)
    async with house(sqlite) as served:
        assert (await asked(served))[0] == 200
        go_on = asyncio.Event()
        real = Writer.transaction

        async def stuck(self: Writer, batch: Any) -> Any:
            await go_on.wait()
            return await real(self, batch)

        monkeypatch.setattr(Writer, "transaction", stuck)
        status, found = await asked(served)
        assert (status, found["reading"], found["storing"]) == (503, "well", "failing")
        assert found["oldest_waiting_seconds"] >= 0.1
        go_on.set()
        assert (await asked(served))[0] == 200


@scene
async def test_a_writer_that_ends_is_told_and_followed_by_another(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        real, failures = Writer.store_batch, [KeyError("never seen before")]

        async def broken(self: Writer, batch: Any) -> None:
            if failures:
                raise failures.pop()
            await real(self, batch)

        monkeypatch.setattr(Writer, "store_batch", broken)
        async with host.sit(0) as one:
            assert (await one.move())["error"] == "not_stored"
            assert "the writer has ended, and is started again" in caplog.text
            assert (await one.move())["type"] == "accepted"
        assert (await asked(served))[0] == 200


@pytest.mark.parametrize("code", ["57P03", "53300", "25006", "57P01", "08006", "58030"])
def test_a_database_that_refuses_everybody_is_down(code: str) -> None:
    cause = Exception("said by Postgres")
    cause.sqlstate = code  # type: ignore[attr-defined]
    wrapped = DBAPIError("INSERT", {}, cause)
    wrapped.__cause__ = cause
    assert is_down(wrapped)
    cause.sqlstate = "22P05"  # type: ignore[attr-defined]  # a character that it can't store
    assert not is_down(wrapped)
