"""Killed in the middle of many games: nothing that was acknowledged is lost, nothing is applied twice."""

import asyncio
import random
import time
from collections import defaultdict
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from serai.server.running import LOOPBACK
from serai.server.storage import Storage
from serai.tables.game import LiveGame
from serai.tables.messages.house import NewSeat, NewTable
from serai.tables.opening import open_table
from serai.tables.rights import SEAT
from serai.tables.stored import StoredTable
from serai.tables.tokens import sign
from tests.games import SHORT
from tests.server.scenes import PATIENCE, scene
from tests.server.serving import Process

GAMES = 200
MOVES_BEFORE_THE_KILL = 3000

Acknowledged = dict[str, dict[tuple[int, str], int]]  # by table: the seat and id of a move, and the version it made


async def set_tables(storage: Storage) -> list[StoredTable]:
    """Many tables of two, of which one device holds both seats."""
    await storage.open()
    forms = [NewTable(SHORT[number % len(SHORT)], 2, [NewSeat("me"), NewSeat("me")]) for number in range(GAMES)]
    return [await open_table(storage, form, ["", ""], int(time.time() * 1000)) for form in forms]


async def play_on(port: int, table: StoredTable, made: Acknowledged, most: int, seed: int) -> str:
    """Play at one table until the server is gone, the game is over, or enough moves are made."""
    chooser = random.Random(seed)
    tokens = "~".join(sign(table.secret, table.id, SEAT, seat) for seat in (0, 1))
    address = f"ws://{LOOPBACK}:{port}/api/tables/{table.id}/live?seat=0"
    try:
        async with connect(address, additional_headers={"Cookie": f"serai={tokens}"}, open_timeout=PATIENCE) as socket:
            async for written in socket:
                message = json.decode(written)
                if message["type"] == "accepted":
                    made[table.id][int(message["id"][0]), message["id"]] = message["version"]
                elif message["type"] == "position":
                    if message["status"] == "over" or len(made[table.id]) >= most:
                        return "done"
                    await socket.send(json.encode(answer(message, chooser)).decode())
                else:
                    return str(message)
    except (WebSocketException, OSError):
        pass
    return "gone"


def answer(position: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """A move if the looked-at seat may move; else look at the other one."""
    seat, version = position["seat"], position["version"]
    if not position["legal"]:
        return {"type": "look", "seat": 1 - seat, "since": version}
    move_id = f"{seat} {version} {chooser.random()}"
    action = chooser.choice(position["legal"])
    return {"type": "move", "seat": seat, "version": version, "action": action, "id": move_id}


async def kill_after(server: Process, made: Acknowledged) -> None:
    while sum(map(len, made.values())) < MOVES_BEFORE_THE_KILL:
        await asyncio.sleep(0.01)
    server.kill()


async def check_stored(storage: Storage, tables: list[StoredTable], made: Acknowledged) -> None:
    for table in tables:
        entries = await storage.entries(table.id)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        stored = [(entry.seat, entry.id) for entry in entries if entry.id is not None]
        assert len(stored) == len(set(stored))
        by_version = {entry.seq + 1: (entry.seat, entry.id) for entry in entries}
        for move, version in made[table.id].items():
            assert by_version.get(version) == move, "an acknowledged move is not where it was acknowledged"
        game = LiveGame(table.config, table.roster)
        for entry in entries:
            game.follow(entry)


@pytest.mark.endurance
@scene
async def test_killed_in_the_middle_of_200_games_nothing_acknowledged_is_lost(database: str) -> None:
    storage = Storage(database)
    tables = await set_tables(storage)
    made: Acknowledged = defaultdict(dict)
    server = Process(database)
    try:
        await asyncio.to_thread(server.wait)
        games = (play_on(server.port, table, made, 10_000, seed) for seed, table in enumerate(tables))
        outcomes, _ = await asyncio.gather(asyncio.gather(*games), kill_after(server, made))
        assert outcomes.count("gone") > GAMES / 2
        await check_stored(storage, tables, made)
        server = Process(database)
        await asyncio.to_thread(server.wait)
        some = tables[::10]
        goals = [len(made[table.id]) + 3 for table in some]
        games = (play_on(server.port, table, made, goal, 7) for table, goal in zip(some, goals, strict=True))
        assert set(await asyncio.gather(*games)) == {"done"}
        await check_stored(storage, tables, made)
    finally:
        server.stop()
        await storage.close()


@scene
async def test_stopped_politely_the_server_stores_what_it_was_given(sqlite: str) -> None:
    storage = Storage(sqlite)
    tables = (await set_tables(storage))[:20]
    made: Acknowledged = defaultdict(dict)
    server = Process(sqlite)
    try:
        await asyncio.to_thread(server.wait)
        games = (play_on(server.port, table, made, 10_000, seed) for seed, table in enumerate(tables))

        async def stop_later() -> None:
            while sum(map(len, made.values())) < 200:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.stop)

        await asyncio.gather(asyncio.gather(*games), stop_later())
        assert server.process.returncode in (0, -15)
        await check_stored(storage, tables, made)
    finally:
        server.stop()
        await storage.close()
