"""Clients that mean no good: half requests, sockets that never read, floods, nonsense, guessed codes."""

import asyncio
import base64
import os
import random
from collections.abc import Awaitable, Callable
from functools import cache

from msgspec import json
from websockets.asyncio.client import connect

from serai.play.box import find_box
from serai.server.limits import LARGEST_RECORD
from serai.server.load.clients import post
from serai.server.running import LOOPBACK

ODD_LINES = (
    b"GET /api/tables/%00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: [\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1200\r\n\r\n"
    + b"[" * 1200,
    b"\x00\xff" * 500,
    b"GET /health HTTP/1.1\r\n" + b"X: y\r\n" * 20_000,
)
PING = bytes([0x89, 0xFD, 0, 0, 0, 0]) + b"x" * 125  # as a client sends it: masked, with zeros
HALVES = 40
BAD_IDS = ("\0", "a\0b", "\u0301", "\ud7ff", "\n", "", "x" * 65)
NO_RECORD = b'{"moves":[' + b"[]," * ((LARGEST_RECORD - 20) // 3) + b"[]]}"

Attack = Callable[[int], Awaitable[None]]


async def attack(port: int, seconds: float) -> None:
    """Whoever means no good, all at once, for so long."""
    await let_loose(
        [*[half] * HALVES, odd, odd, guess, flood, flood, flood, deaf, deaf, misname, misname], port, seconds
    )


async def want_too_much(port: int, seconds: float) -> None:
    """Records, replays and bots for nobody, as many as the limits allow, from a few addresses."""
    await let_loose([*[upload] * 6, *[replay] * 6, *[let_bots_play] * 3], port, seconds)


async def let_loose(attackers: list[Attack], port: int, seconds: float) -> None:
    tasks = [asyncio.create_task(again_and_again(each, port)) for each in attackers]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def again_and_again(each: Attack, port: int) -> None:
    while True:
        try:
            async with asyncio.timeout(10):
                await each(port)
        except Exception:  # whatever the server does with them is its right
            await asyncio.sleep(0.05)


async def half(port: int) -> None:
    """Half a request, and then nothing."""
    _, writer = await asyncio.open_connection(LOOPBACK, port)
    try:
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
        await asyncio.sleep(5)
    finally:
        writer.transport.abort()


async def odd(port: int) -> None:
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    try:
        writer.write(random.choice(ODD_LINES))
        await reader.read(1000)
    finally:
        writer.transport.abort()


async def guess(port: int) -> None:
    """Codes from many addresses."""
    address = f"10.66.{random.randrange(256)}.{random.randrange(256)}"
    await post(port, "/api/join", json.encode({"code": f"{random.randrange(10**6)}"}), {"X-Forwarded-For": address})


async def own_table(port: int) -> tuple[str, str, dict[str, str]]:
    headers = {"X-Forwarded-For": f"10.77.0.{random.randrange(250)}"}
    form = {"game": first_game(), "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made, cookie = await post(port, "/api/tables", json.encode(form), headers)
    return made["table"], cookie, headers


def first_game() -> str:
    from serai.games import game_names

    return game_names()[0]


async def flood(port: int) -> None:
    """Asks for everything as often as it can, on several sockets."""
    table, cookie, headers = await own_table(port)
    address = f"ws://{LOOPBACK}:{port}/api/tables/{table}/live?seat=0"
    look = json.encode({"type": "look", "seat": 0, "since": 0}).decode()
    async with connect(address, additional_headers={"Cookie": cookie, **headers}) as socket:
        for _ in range(1000):
            await socket.send(look)
            await asyncio.sleep(0)


async def deaf(port: int) -> None:
    """Pings, and never reads."""
    table, cookie, headers = await own_table(port)
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    try:
        lines = [
            f"GET /api/tables/{table}/live?seat=0 HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
        ]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += [f"Cookie: {cookie}", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(2000):
            writer.write(PING * 50)
            await writer.drain()
    finally:
        writer.transport.abort()


async def misname(port: int) -> None:
    """Moves with ids that no database takes."""
    table, cookie, headers = await own_table(port)
    address = f"ws://{LOOPBACK}:{port}/api/tables/{table}/live?seat=0"
    async with connect(address, additional_headers={"Cookie": cookie, **headers}) as socket:
        action = {"type": "x" * 100}
        for move_id in BAD_IDS * 10:
            move = {"type": "move", "seat": 0, "version": 1, "action": action, "id": move_id}
            await socket.send(json.encode(move).decode())
            await socket.recv()


async def upload(port: int) -> None:
    """A record that is none, as large as may be."""
    await post(port, "/api/records", NO_RECORD, wanting())


async def replay(port: int) -> None:
    """The same record, from everybody's point of view, again and again."""
    made, _ = await post(port, "/api/records", long_record(), wanting())
    for _ in range(100):
        reader, writer = await asyncio.open_connection(LOOPBACK, port)
        try:
            line = f"GET /api/tables/{made['table']}/replay?seat=all&from=0&to=99 HTTP/1.1"
            head = [line, "Host: x", "Connection: close", *(f"{name}: {value}" for name, value in wanting().items())]
            writer.write(("\r\n".join(head) + "\r\n\r\n").encode())
            await reader.read()
        finally:
            writer.transport.abort()


async def let_bots_play(port: int) -> None:
    """Tables of strong bots, with somebody who watches."""
    form = {"game": first_game(), "players": 2, "seats": [{"kind": "bot", "bot": "master"}] * 2}
    headers = wanting()
    made, cookie = await post(port, "/api/tables", json.encode(form), headers)
    address = f"ws://{LOOPBACK}:{port}/api/tables/{made['table']}/live"
    async with connect(address, additional_headers={"Cookie": cookie, **headers}):
        await asyncio.sleep(2)


def wanting() -> dict[str, str]:
    """One of a few addresses."""
    return {"X-Forwarded-For": f"10.88.0.{random.randrange(4)}"}


@cache
def long_record() -> bytes:
    """Of a game in which everything happened by chance."""
    box, chance = find_box(first_game()), random.Random(1)
    state = box.new(min(box.players), seed="long")
    while not state.over:
        state.apply(chance.choice(state.legal()))
    return json.encode(state.record())
