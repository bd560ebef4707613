"""A database that falls silent, as after a failover: nothing waits for it for ever, and all goes on by itself."""

import asyncio
import time

import asyncpg
import pytest

from serai.server import peers, storage, writer
from serai.server.notes import Moved, Note
from serai.server.peers import Listener
from serai.server.storage import Storage
from serai.tables.entries import Entry
from serai.tables.table import LiveTable
from tests.server.scenes import Device, House, house, scene
from tests.server.swallowing import line_to

pytestmark = pytest.mark.endurance


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(storage, "CONNECT_SECONDS", 1.0)
    monkeypatch.setattr(peers, "CONNECT_SECONDS", 1.0)
    monkeypatch.setattr(peers, "HEARTBEAT_SECONDS", 0.5)
    monkeypatch.setattr(storage, "CLOSE_SECONDS", 1.0)
    monkeypatch.setattr(writer, "CLOSE_SECONDS", 1.0)


@scene
async def test_after_a_silent_partition_all_goes_on_by_itself(database_on_postgres: str, impatient: None) -> None:
    async with line_to(database_on_postgres) as line, house(line.database) as first, house(database_on_postgres) as far:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one, Device(far.port, host.table, host.cookie).sit(1) as two:
            await asyncio.gather(one.to_move(), two.see(1))
            line.is_silent = True
            begun = time.monotonic()
            assert (await one.move())["error"] == "not_stored"
            assert time.monotonic() - begun < 10
            async with asyncio.timeout(10):
                while first.host.condition()["listener"] != "lost":
                    await asyncio.sleep(0.05)
            assert first.host.condition()["storing"] == "failing"
            line.is_silent = False
            answer = {}
            async with asyncio.timeout(20):
                while answer.get("type") != "accepted":
                    answer = await one.move()
                    await asyncio.sleep(0.1)
                await two.see(answer["version"])
                while first.host.condition()["listener"] != "listening":
                    await asyncio.sleep(0.05)
            answer = await two.move() if two.position["legal"] else await one.move()
            await asyncio.gather(one.see(answer["version"]), two.see(answer["version"]))


@scene
async def test_a_server_stops_though_its_database_is_silent(database_on_postgres: str, impatient: None) -> None:
    async with line_to(database_on_postgres) as line:
        async with house(line.database) as served:
            host = await served.make("sultan", "mm", options={"first_player": 0}, clock={"bank": 60, "increment": 1})
            async with host.sit(0) as one:
                await one.to_move()
                line.is_silent = True
            begun = time.monotonic()
        assert time.monotonic() - begun < 15


# other workers


@scene
async def test_whatever_ends_a_listening_connection_it_is_renewed(
    database_on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_on_postgres) as served:
        listener = served.host.listener
        assert listener is not None
        stays = 0
        real = Listener.stay

        async def stay(self: Listener, connection: object) -> None:
            nonlocal stays
            stays += 1
            if stays == 1:
                raise asyncpg.InternalClientError("got result for unknown protocol state")
            await real(self, connection)

        monkeypatch.setattr(Listener, "stay", stay)
        await listener.close()
        await listener.open()
        async with asyncio.timeout(20):
            while stays < 2 or not listener.is_listening:
                await asyncio.sleep(0.05)


@scene
async def test_a_connection_that_could_not_catch_up_is_not_left_open(database_on_postgres: str) -> None:
    async def listening() -> int:
        connection = await asyncpg.connect(database_on_postgres)
        try:
            found = await connection.fetchval(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
            )
            return int(found)
        finally:
            await connection.close()

    async def fail() -> None:
        raise OSError

    async with house(database_on_postgres) as served:
        listener = Listener("x", served.host.storage.url, print, fail)
        for _ in range(5):
            with pytest.raises(OSError):
                await listener.connected_and_up_to_date()
        async with asyncio.timeout(10):
            while await listening() > 1:
                await asyncio.sleep(0.05)


@scene
async def test_trouble_at_one_table_keeps_no_news_from_others(
    database_on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_on_postgres) as served:
        tables = [(await served.make("sultan", "mo")).table for _ in range(2)]
        received: list[str] = []

        def receive(self: LiveTable, entry: Entry, values: object) -> bool:
            received.append(self.id)
            if self.id == tables[0]:
                raise KeyError("never seen before")
            return True

        monkeypatch.setattr(LiveTable, "receive", receive)
        entry = Entry(0, "start", 1, moves=[])
        served.host.receive(Note("far", moves=[Moved(table, entry, {}) for table in tables]))
        assert received == tables


@scene
async def test_a_table_that_is_being_read_when_notes_are_heard_again_catches_up(
    database_on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        listener = second.host.listener
        assert listener is not None
        await listener.close()
        read, go_on = asyncio.Event(), asyncio.Event()
        real = second.host.storage.read

        async def slow(table_id: str, first_entry: int = 0) -> object:
            content = await real(table_id, first_entry)
            read.set()
            await go_on.wait()
            return content

        monkeypatch.setattr(second.host.storage, "read", slow)
        there = asyncio.create_task(second.host.registry.find(host.table))
        await read.wait()
        async with host.sit(0) as one:
            await one.move()
        await listener.open()
        await second.host.look_again()
        go_on.set()
        table = await there
        async with asyncio.timeout(10):
            while table.game.version < 2:
                await asyncio.sleep(0.02)


async def two_people(first: House, second: House) -> tuple[Device, Device]:
    """Two devices with a seat each, at two workers."""
    host = await first.make("sultan", "mo")
    far = Device(second.port, host.table)
    await far.ask("POST", "enter", {"token": host.made["links"]["invite"].partition("#")[2]})
    await far.ask("POST", "sit", {"seat": 1, "name": "Far away"})
    await asyncio.sleep(0.2)  # until that is known to both
    return host, far


@scene
async def test_who_is_present_is_told_again_when_it_could_not_be_told(
    database_on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host, far = await two_people(first, second)
        async with host.sit(0) as one:
            assert not (await one.answer("position"))["seats"][1]["present"]
            real = Storage.at_once
            failures = [OSError(), OSError()]

            async def at_once(self: Storage, work: object) -> object:
                if self is second.host.storage and failures:
                    raise failures.pop()
                return await real(self, work)  # type: ignore[arg-type]

            monkeypatch.setattr(Storage, "at_once", at_once)
            async with far.sit(1), asyncio.timeout(8):
                await one.until(lambda m: m["type"] == "position" and m["seats"][1]["present"])


@scene
async def test_who_listens_again_learns_who_is_present(database_on_postgres: str) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host, far = await two_people(first, second)
        async with host.sit(0) as one:
            assert not (await one.answer("position"))["seats"][1]["present"]
            listener = first.host.listener
            assert listener is not None
            await listener.close()
            async with far.sit(1) as two, asyncio.timeout(8):
                await two.answer("position")
                await asyncio.sleep(0.3)  # until it was told to nobody
                await listener.open()
                await first.host.look_again()
                await one.until(lambda m: m["type"] == "position" and m["seats"][1]["present"])
