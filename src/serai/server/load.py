"""A load of tables through real sockets: how many moves a second the server holds, how soon all see them."""

import asyncio
import multiprocessing
import random
import statistics
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

from serai.games import find_game, shortest_first
from serai.server.running import LOOPBACK, free_port, is_ours, serve
from serai.server.settings import Settings

GAMES = 3  # the shortest ones
COMPANIES = (2, 3, 4, 3, 2, 2)  # so many devices at one table after the other
START_SECONDS = 60.0
OPEN_AT_ONCE = 40
NO_HEADERS: Mapping[str, str] = {}


class Seen(Struct):
    """What the load needs of a position."""

    type: str
    version: int = 0
    status: str = ""
    legal: list[dict[str, Any]] = []


DECODER = json.Decoder(Seen)


class Player:
    """One seat of one table, at a socket of its own."""

    def __init__(self, table: "LoadTable", seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.seen = Seen("")
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for written in self.socket:
            message = DECODER.decode(written)
            if message.type == "position":
                self.seen = message
                self.table.shown(message.version)


class LoadTable:
    """One table: once a second the seat whose turn it is moves, and all seats wait for the new position."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.players: list[Player] = []
        self.waits_for = 0
        self.sent_at = 0.0
        self.latencies: list[float] = []
        self.missed = 0

    def shown(self, version: int) -> None:
        if self.waits_for and version >= self.waits_for and all(p.seen.version >= self.waits_for for p in self.players):
            self.latencies.append(time.perf_counter() - self.sent_at)
            self.waits_for = 0

    async def play(self, seconds: float, tables: int) -> None:
        """A move a second, each table at its own moment of the second."""
        await asyncio.sleep(self.number / tables)
        until = time.perf_counter() + seconds
        due = time.perf_counter()
        while due < until and not self.is_over():
            await self.move()
            due += 1.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def is_over(self) -> bool:
        return any(player.seen.status == "over" for player in self.players)

    async def move(self) -> None:
        player = next((player for player in self.players if player.seen.legal), None)
        if player is None or self.waits_for:
            self.missed += 1
            return
        version = player.seen.version
        action = random.choice(player.seen.legal)
        move = {"type": "move", "seat": player.seat, "version": version, "action": action, "id": str(version)}
        player.seen.legal = []
        self.waits_for = version + 1
        self.sent_at = time.perf_counter()
        await player.socket.send(json.encode(move).decode())


def measure_server(tables: int, seconds: float, database: str | None = None) -> dict[str, float]:
    """Start a server of its own, load it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = Settings(database=database or f"sqlite:///{folder}/load.db", limited=False)
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(settings, LOOPBACK, port, True))
        server.start()
        try:
            wait_for(port)
            return asyncio.run(load(port, server.pid or 0, tables, seconds))
        finally:
            server.terminate()
            server.join(20)


def wait_for(port: int) -> None:
    limit = time.monotonic() + START_SECONDS
    while not is_ours(f"http://{LOOPBACK}:{port}/"):
        if time.monotonic() > limit:
            raise TimeoutError("the server did not start")
        time.sleep(0.1)


async def load(port: int, server: int, count: int, seconds: float) -> dict[str, float]:
    warm = await open_table(port, 0)
    empty = resident(server)
    tables = [warm]
    for first in range(1, count, OPEN_AT_ONCE):
        some = range(first, min(count, first + OPEN_AT_ONCE))
        tables += await asyncio.gather(*(open_table(port, number) for number in some))
    await asyncio.sleep(1.0)
    spent = processor_seconds(server)
    await asyncio.gather(*(table.play(seconds, count) for table in tables))
    await asyncio.sleep(1.0)
    spent = processor_seconds(server) - spent
    full = resident(server)
    numbers = summed_up(tables, seconds)
    sockets = sum(len(table.players) for table in tables)
    await asyncio.gather(*(player.socket.close() for table in tables for player in table.players))
    return numbers | {
        "tables": count,
        "sockets": sockets,
        "memory_per_table_kb": (full - empty) / max(1, count - 1) / 1024,
        "server_core_share": spent / seconds,
    }


def summed_up(tables: list[LoadTable], seconds: float) -> dict[str, float]:
    latencies = sorted(each for table in tables for each in table.latencies)
    return {
        "moves_per_second": len(latencies) / seconds,
        "p50_ms": 1000 * statistics.median(latencies),
        "p99_ms": 1000 * latencies[int(len(latencies) * 0.99)],
        "slowest_ms": 1000 * latencies[-1],
        "missed": sum(table.missed for table in tables),
    }


async def open_table(port: int, number: int) -> LoadTable:
    """A table of which this program holds every seat."""
    game, players = kind_of_table(number)
    form = {"game": game, "players": players, "seats": [{"kind": "me", "name": f"Seat {n}"} for n in range(players)]}
    made, cookie = await post(port, "/api/tables", json.encode(form))
    table = LoadTable(number)
    for seat in range(players):
        address = f"ws://{LOOPBACK}:{port}/api/tables/{made['table']}/live?seat={seat}"
        socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None, open_timeout=60)
        table.players.append(Player(table, seat, socket))
    return table


def kind_of_table(number: int) -> tuple[str, int]:
    """The game of a table, and for how many: the shortest games and all companies take turns."""
    names = shortest_first()[:GAMES]
    name, wanted = names[number % len(names)], COMPANIES[number % len(COMPANIES)]
    allowed = find_game(name).players
    return name, min(max(wanted, allowed[0]), allowed[-1])


async def post(
    port: int, path: str, body: bytes, headers: Mapping[str, str] = NO_HEADERS
) -> tuple[dict[str, Any], str]:
    """One request: the answer and the cookie that came with it."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    head = f"POST {path} HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nContent-Type: application/json\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    told, _, content = answer.partition(b"\r\n\r\n")
    lines = told.decode().split("\r\n")
    cookie = next(line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:"))
    return json.decode(content), cookie.partition(";")[0]


def resident(process: int) -> int:
    """Bytes of memory that a process holds; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def processor_seconds(process: int) -> float:
    """Time that a process has computed; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return 0.0
    words = status.read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100
