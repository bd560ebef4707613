"""Records from outside cost nobody else anything: charged before they are read, one at a time, read elsewhere."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec import json

import serai
from serai.server.limits import LARGEST_RECORD, LIMITS
from serai.server.running import LOOPBACK
from serai.tables import uploads
from serai.tables.api import Device as Asker
from serai.tables.api import TableApi
from serai.tables.errors import ApiError
from tests.server.raw import Answer, ask
from tests.server.scenes import Device, House, house, scene

EMPTY_LISTS = b'{"moves":[' + b"[]," * ((LARGEST_RECORD - 20) // 3) + b"[]]}"
RELEASED = Path(__file__).parents[1] / "records"


async def upload(served: House, body: bytes, address: str = "10.0.0.1") -> Answer:
    return await ask(served.port, b"POST /api/records", f"X-Forwarded-For: {address}".encode(), body=body)


@scene
async def test_of_an_upload_that_is_refused_nothing_is_read(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        while served.host.limits.allows("record", "10.0.0.1"):
            pass
        reader, writer = await asyncio.open_connection(LOOPBACK, served.port)
        head = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}X-Forwarded-For: 10.0.0.1\r\nContent-Length: {LARGEST_RECORD}\r\n\r\n".encode())
        answered = await asyncio.wait_for(reader.readuntil(b"\r\n"), 10)  # though no body ever comes
        assert b"429" in answered
        writer.close()


@pytest.mark.parametrize(("path", "what"), [("tables", "make"), ("join", "join"), ("tables/x/say", "message")])
@scene
async def test_nothing_is_read_of_any_request_beyond_its_limit(sqlite: str, path: str, what: str) -> None:
    async with house(sqlite, limited=True) as served:
        while served.host.limits.allows(what, "10.0.0.1", LIMITS[what].address.most / 50):
            pass
        served.host.limits.bucket(what, "10.0.0.1", LIMITS[what].address).left = -100
        answer = await ask(served.port, f"POST /api/{path}".encode(), b"X-Forwarded-For: 10.0.0.1", body=b"no json")
        assert (answer.status, answer.error) == (429, "too_many")


@scene
async def test_an_address_uploads_one_at_a_time_and_keeps_no_other_waiting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    going: list[str] = []
    go_on = asyncio.Event()

    async def slow(_: TableApi, device: Asker, __: bytes) -> None:
        going.append(device.asker)
        if device.asker == "10.0.0.1":
            await go_on.wait()
        raise ApiError(400, "bad_record")

    monkeypatch.setattr(TableApi, "upload", slow)
    async with house(sqlite, limited=True) as served:
        many = [asyncio.create_task(upload(served, b"{}")) for _ in range(6)]
        while not going:
            await asyncio.sleep(0.01)
        assert (await upload(served, b"{}", "10.0.0.2")).error == "bad_record"
        assert (await ask(served.port, b"GET /health/live", b"X-Forwarded-For: 10.0.0.1")).status == 200
        assert going == ["10.0.0.1", "10.0.0.2"]
        go_on.set()
        await asyncio.gather(*many)
        assert len(going) == 7


@scene
async def test_hostile_records_are_taken_apart_in_another_process(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def not_here(_: object) -> None:
        raise AssertionError("the server itself has read a record")

    async with house(sqlite) as served:
        monkeypatch.setattr(uploads, "checked_upload", not_here)
        monkeypatch.setattr(uploads, "replay", not_here)
        answers = await asyncio.gather(*(upload(served, EMPTY_LISTS, f"10.0.0.{n}") for n in range(6)))
        assert {answer.error for answer in answers} == {"bad_record"}
        large = await Device(served.port).ask("POST", "/api/records", {"moves": "x" * LARGEST_RECORD})
        assert (large.status_code, large.json()["error"]) == (413, "too_large")


def test_every_real_record_is_far_from_the_limit() -> None:
    records = [line for path in RELEASED.glob("*/*.jsonl") for line in path.read_bytes().splitlines()]
    assert records and max(map(len, records)) < LARGEST_RECORD / 4


@pytest.mark.endurance
@scene
async def test_while_one_address_asks_for_300_replays_another_waits_little(sqlite: str) -> None:
    longest = max((line for path in RELEASED.glob("*/*.jsonl") for line in path.read_bytes().splitlines()), key=len)
    async with house(sqlite, limited=True) as served:
        table = json.decode((await upload(served, longest)).body)["table"]

        async def replay(address: str, device: str) -> float:
            begun = time.perf_counter()
            line = f"GET /api/tables/{table}/replay?seat=all&from=0&to=99".encode()
            answer = await ask(
                served.port, line, f"X-Forwarded-For: {address}".encode(), f"Cookie: serai={device}".encode()
            )
            assert answer.status == 200, answer.body
            return time.perf_counter() - begun

        alone = await replay("10.0.0.3", "alone")
        many = [asyncio.create_task(replay("10.0.0.1", f"device{number}")) for number in range(300)]
        await asyncio.sleep(alone)
        waited = [await replay("10.0.0.2", "modest") for _ in range(3)]
        going = sum(not each.done() for each in many)
        for each in many:
            each.cancel()
        await asyncio.gather(*many, return_exceptions=True)
    assert max(waited) < 5 * alone + 1.0 and going > 200


@scene
async def test_a_record_that_was_uploaded_is_watched(sqlite: str) -> None:
    async with house(sqlite) as served:
        device = Device(served.port)
        record = serai.game("sultan").new(players=2, seed=1).record()
        device.table = (await device.ask("POST", "/api/records", record)).json()["table"]
        assert (await device.ask("GET", "record")).json() == record
