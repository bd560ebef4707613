"""Clients that begin and do not end, or ask and do not read, cost nothing for long."""

import asyncio
import base64
import contextlib
import gc
import os
import socket
import weakref
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from serai.server import connections
from serai.server.connections import Guard, Watched, head_of
from serai.server.running import LOOPBACK
from tests.server.raw import Answer
from tests.server.scenes import Device, House, house, scene

pytestmark = pytest.mark.endurance

STRANGER = "127.0.0.2"  # no proxy that we trust
MOST_HELD = 1024 * 1024  # bytes that may wait for one client


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEADER_SECONDS", "BODY_SECONDS", "UNREAD_SECONDS", "CLOSING_SECONDS"):
        monkeypatch.setattr(connections, name, 0.5)


def guard_of(served: House) -> Guard:
    return served.host.guard


def held(served: House) -> int:
    """Bytes that wait to be read by clients."""
    return sum(each.transport.get_write_buffer_size() for each in guard_of(served).connections)


async def opened(port: int, address: str = LOOPBACK) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(LOOPBACK, port, local_addr=(address, 0))


POST = b"POST /api/join HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/hou",
    "half the headers": b"GET /api/house HTTP/1.1\r\nHost: here\r\nX-Slow: 1\r\n",
    "empty lines": b"\r\n\r\n",
    "half a body": POST + b"{",
}


@pytest.mark.parametrize("half", list(HALVES))
@scene
async def test_a_request_that_never_ends_is_ended(sqlite: str, half: str) -> None:
    async with house(sqlite) as served:
        reader, writer = await opened(served.port)
        writer.write(HALVES[half])
        await asyncio.wait_for(reader.read(), 5)
        assert not guard_of(served).connections
        writer.close()


@scene
async def test_a_request_that_drips_is_ended_too(sqlite: str) -> None:
    async with house(sqlite) as served:
        reader, writer = await opened(served.port)
        dripping = asyncio.create_task(drip(writer))
        written = await asyncio.wait_for(reader.read(), 5)
        assert Answer(written).status == 408
        dripping.cancel()


async def drip(writer: asyncio.StreamWriter) -> None:
    for letter in b"GET /api/house HTTP/1.1\r\n" + b"X-Slow: yes\r\n" * 100:
        writer.write(bytes([letter]))
        await asyncio.sleep(0.1)


@scene
async def test_a_second_request_on_the_same_connection_must_come_whole_too(sqlite: str) -> None:
    async with house(sqlite) as served:
        reader, writer = await opened(served.port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"GET /health HTT")
        rest = await asyncio.wait_for(reader.read(), 5)
        assert b" 408 " in rest
        writer.close()


@pytest.mark.parametrize("headers", [b"X-Many: " + b"a" * 990 + b"\r\n", b"a" * 1000])
@scene
async def test_headers_have_a_size(sqlite: str, headers: bytes) -> None:
    async with house(sqlite) as served:
        reader, writer = await opened(served.port)
        writer.write(b"GET /health HTTP/1.1\r\nX-Long: " + headers * 40)
        assert Answer(await asyncio.wait_for(reader.read(), 5)).status == 431
        writer.close()


@scene
async def test_an_address_holds_so_many_connections_and_a_trusted_proxy_any_number(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CONNECTIONS_OF_AN_ADDRESS", 5)
    monkeypatch.setattr(connections, "HEADER_SECONDS", 30.0)
    async with house(sqlite, limited=True) as served:
        strangers = [await opened(served.port, STRANGER) for _ in range(6)]
        refused = await asyncio.wait_for(strangers[5][0].read(), 5)
        assert Answer(refused).status == 429
        proxied = [await opened(served.port) for _ in range(10)]
        assert (await Device(served.port).ask("GET", "/health")).status_code == 200
        for _, writer in [*strangers, *proxied]:
            writer.close()
        async with asyncio.timeout(5):
            while guard_of(served).by_address:
                await asyncio.sleep(0.05)


class Deaf:
    """A client that speaks and does not listen."""

    def __init__(self, port: int) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((LOOPBACK, port))
        self.socket.setblocking(False)
        self.loop = asyncio.get_running_loop()

    async def shake_hands(self, device: Device, seat: int = 0) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{device.table}/live?seat={seat} HTTP/1.1",
            f"Host: {LOOPBACK}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {device.cookie}",
        ]
        await self.loop.sock_sendall(self.socket, ("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b"101" in await self.loop.sock_recv(self.socket, 100)

    async def shout(self, written: bytes, times: int, served: House) -> tuple[bool, int]:
        """Say the same again and again: was it cut off, and how much waited for it at most?"""
        most = 0
        for _ in range(times):
            try:
                await asyncio.wait_for(self.loop.sock_sendall(self.socket, written), 2)
            except (OSError, TimeoutError):
                return True, most
            most = max(most, held(served))
            await asyncio.sleep(0)
        return False, most


@pytest.fixture
def deaf() -> Iterator[list[Deaf]]:
    made: list[Deaf] = []
    yield made
    for each in made:
        each.socket.close()


def masked(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A frame as a client sends it; a mask of zeros changes nothing."""
    return bytes([(0x80 if final else 0) | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


PING, PONG, TEXT, MORE = 0x9, 0xA, 0x1, 0x0


@pytest.mark.parametrize("opcode", [PING, PONG])
@scene
async def test_a_socket_that_never_reads_and_pings_is_cut_off(sqlite: str, opcode: int, deaf: list[Deaf]) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        deaf.append(Deaf(served.port))
        await deaf[0].shake_hands(host)
        cut, most = await deaf[0].shout(masked(opcode, b"x" * 125) * 400, 1000, served)
        assert cut and most < MOST_HELD


@scene
async def test_without_limits_too_what_is_not_read_is_bounded(sqlite: str, deaf: list[Deaf]) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        deaf.append(Deaf(served.port))
        await deaf[0].shake_hands(host)
        _, most = await deaf[0].shout(masked(PING, b"x" * 125) * 400, 400, served)
        assert most < MOST_HELD


@scene
async def test_a_device_that_asks_and_does_not_read_is_cut_off(sqlite: str, deaf: list[Deaf]) -> None:
    async with house(sqlite) as served:
        host = await served.make("kobito", "mmm")
        deaf.append(Deaf(served.port))
        await deaf[0].shake_hands(host)
        _, most = await deaf[0].shout(masked(TEXT, b'{"type":"look","seat":"none"}') * 100, 2000, served)
        async with asyncio.timeout(60):
            while guard_of(served).connections or served.host.registry.tables[host.table].viewers:
                most = max(most, held(served))
                await asyncio.sleep(0.02)
        assert most < MOST_HELD


@scene
async def test_a_flood_is_forgotten_when_its_device_is_gone(sqlite: str, deaf: list[Deaf]) -> None:
    """Hundreds of messages come in one piece; each would be refused, with a pause."""
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        deaf.append(Deaf(served.port))
        await deaf[0].shake_hands(host)
        await deaf[0].shout(masked(TEXT, b'{"type":"ping"}') * 1500, 1, served)
        await asyncio.sleep(0.5)
        deaf[0].socket.close()
        async with asyncio.timeout(4):
            while served.host.registry.tables[host.table].viewers:
                await asyncio.sleep(0.05)


@scene
async def test_a_flood_that_does_not_end_is_told_to_come_again(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        async with host.sit(0) as one:
            await one.socket.send("nonsense")
            for _ in range(500):
                await one.say("ping")
            async with asyncio.timeout(30):
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await one.socket.recv()
            assert (one.socket.close_code, one.socket.close_reason) == (4429, "too_many")


@scene
async def test_the_last_words_of_a_device_are_heard(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one:
            assert await one.to_move()
            await one.say("move", seat=0, version=1, action=one.position["legal"][0], id="last")
            one.socket.transport.abort()
        async with asyncio.timeout(10):
            while served.host.registry.tables[host.table].game.version < 2:
                await asyncio.sleep(0.05)


@scene
async def test_a_message_in_too_many_pieces_is_cut_off(sqlite: str, deaf: list[Deaf]) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        deaf.append(Deaf(served.port))
        await deaf[0].shake_hands(host)
        await deaf[0].shout(masked(TEXT, b"", final=False), 1, served)
        cut, _ = await deaf[0].shout(masked(MORE, b"", final=False) * 100, 200, served)
        assert cut


GET = b"GET /api/house HTTP/1.1\r\nHost: here\r\n\r\n"


@scene
async def test_answers_that_nobody_reads_are_given_up(sqlite: str, deaf: list[Deaf]) -> None:
    async with house(sqlite) as served:
        for number in range(4):
            deaf.append(Deaf(served.port))
            _, most = await deaf[number].shout(GET * 8, 1, served)
        async with asyncio.timeout(10):
            while guard_of(served).connections:
                most = max(most, held(served))
                await asyncio.sleep(0.02)
        assert most < 4 * MOST_HELD


@scene
async def test_many_requests_at_once_are_refused(sqlite: str) -> None:
    async with house(sqlite) as served:
        reader, writer = await opened(served.port)
        writer.write(GET * 300)
        written = await asyncio.wait_for(reader.read(), 20)
        assert written.count(b"HTTP/1.1 200") < 20 and b"HTTP/1.1 400" in written
        writer.close()


@scene
async def test_a_well_behaved_device_stays(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        async with host.sit(0) as one:
            await one.answer("position")
            for _ in range(4):
                await asyncio.sleep(0.5)
                await (await one.socket.ping())
            await one.say("ping")
            assert await one.answer("pong")
        assert guard_of(served).cut_off == 0


@scene
async def test_a_connection_that_is_gone_leaves_nothing_to_be_collected(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[Watched]] = []
    real = Guard.enter

    def enter(self: Guard, connection: Watched, loop: asyncio.AbstractEventLoop) -> bool:
        made.append(weakref.ref(connection))
        return real(self, connection, loop)

    async with house(sqlite) as served:
        host = await served.make()
        monkeypatch.setattr(Guard, "enter", enter)
        gc.disable()
        try:
            async with host.sit(0) as one:
                await one.answer("position")
                assert [type(each()).__name__ for each in made] == ["NoneType", "WatchedSocket"], "the request is gone"
            async with asyncio.timeout(5):
                while any(each() is not None for each in made):
                    await asyncio.sleep(0.02)
        finally:
            gc.enable()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
