"""Messages of clients: however their frames arrive, each is heard once, whole and in order."""

import asyncio

import pytest
from msgspec import json
from websockets.frames import Frame, Opcode

from serai.server.connections import SHORT, WatchedSocket, short_text_in
from serai.server.load.clients import LightSocket, open_socket
from tests.server.scenes import House, house, scene

PING = b'{"type":"ping"}'


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 2, 124, 125, 126, 127, 128, 254, 255, 256, SHORT])
def test_a_short_text_in_one_frame_is_read_as_the_standard_says(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    assert short_text_in(masked(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        masked(PING)[:-1],
        masked(PING) + b"\x81",
        masked(PING) * 2,
        masked(b"x" * 126)[:-1],
        b"\x81\xfe" + bytes(130),  # it says that its length follows
        b"\x81\xfe\x00\x05" + bytes(4) + b"short",  # a length that is written too long
        Frame(Opcode.TEXT, PING).serialize(mask=False),
        masked(PING, Opcode.BINARY),
        masked(PING, Opcode.PING),
        masked(PING, fin=False),
        masked(b"x" * (SHORT + 1)),
        masked(b"x" * 70_000),
    ],
    ids=range(13),
)
def test_all_else_is_left_to_the_parser(data: bytes) -> None:
    assert short_text_in(data) is None


async def line_to(served: House) -> tuple[LightSocket, list[str]]:
    device = await served.make(seats="mm")
    heard: list[str] = []
    path = f"/api/tables/{device.table}/live?seat=0"
    socket = await open_socket(served.port, path, device.cookie, lambda text: heard.append(json.decode(text)["type"]))
    while "position" not in heard:
        await asyncio.sleep(0.01)
    heard.clear()
    return socket, heard


async def answers(heard: list[str], count: int) -> list[str]:
    while len(heard) < count:
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.02)
    return heard


def socket_in(served: House) -> WatchedSocket:
    return next(each for each in served.host.guard.connections if isinstance(each, WatchedSocket))


@scene
async def test_a_frame_that_is_cut_anywhere_is_heard_once(sqlite: str) -> None:
    async with house(sqlite) as served:
        socket, heard = await line_to(served)
        frame = masked(PING)
        for cut in range(1, len(frame)):
            socket.transport.write(frame[:cut])
            await asyncio.sleep(0.005)
            socket.transport.write(frame[cut:] + frame)
        assert await answers(heard, 2 * (len(frame) - 1)) == ["pong"] * 2 * (len(frame) - 1)
        assert socket_in(served).is_between_messages


@scene
async def test_between_two_halves_of_a_message_no_other_is_heard(sqlite: str) -> None:
    """A whole text in the middle of another is no message: the line is cut, as the standard says."""
    async with house(sqlite) as served:
        socket, heard = await line_to(served)
        socket.transport.write(masked(PING[:5], fin=False))
        await asyncio.sleep(0.05)
        assert not socket_in(served).is_between_messages
        socket.transport.write(masked(PING))
        while not socket.is_lost:
            await asyncio.sleep(0.01)
        assert heard == []


@scene
async def test_a_message_in_pieces_is_heard_whole(sqlite: str) -> None:
    async with house(sqlite) as served:
        socket, heard = await line_to(served)
        for piece in (
            masked(PING[:5], fin=False),
            masked(b"there?", Opcode.PING),
            masked(PING[5:], Opcode.CONT),
        ):
            socket.transport.write(piece)
            await asyncio.sleep(0.02)
        socket.transport.write(masked(PING))
        assert await answers(heard, 2) == ["pong", "pong"]


@scene
async def test_who_speaks_is_not_asked_whether_it_is_there_and_who_is_silent_is(sqlite: str) -> None:
    async with house(sqlite) as served:
        socket, heard = await line_to(served)
        asked: list[bytes] = []
        socket.send = lambda _, message: asked.append(message)  # type: ignore[method-assign,assignment]  # answers to pings
        line = socket_in(served)
        line.stop_keepalive()
        line.ping_interval = 0.3
        line.schedule_ping()
        for _ in range(8):
            socket.transport.write(masked(PING))
            await asyncio.sleep(0.1)
        assert (asked, len(heard)) == ([], 8)
        await asyncio.sleep(0.6)
        assert len(asked) == 1
