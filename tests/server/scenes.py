"""Scenes at the server: a house on the net, devices that sit at its tables."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import httpx
import uvicorn
from msgspec import json
from sqlalchemy import event
from websockets.asyncio.client import ClientConnection, connect

from serai.server.app import make_app
from serai.server.host import ServerHost, this_moment
from serai.server.running import LOOPBACK, free_port, uvicorn_options
from serai.server.settings import Settings
from serai.server.storage import Storage
from serai.tables.clocks import Moment

PATIENCE = 60.0  # seconds after which a scene that stands still has failed
IDS = itertools.count()


def scene(play: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs in an event loop."""

    @wraps(play)
    def played(*arguments: Any, **more: Any) -> None:
        asyncio.run(asyncio.wait_for(play(*arguments, **more), 3 * PATIENCE))

    return played


class House:
    """A server on loopback, in this process."""

    def __init__(self, host: ServerHost, port: int) -> None:
        self.host = host
        self.port = port
        self.address = f"http://{LOOPBACK}:{port}"

    async def make(self, game: str = "sultan", seats: str = "mm", **more: Any) -> "Device":
        """A device that makes a table; its seats as letters: m is me, o is open, g, r and e are bots."""
        device = Device(self.port)
        await device.make(game, seats, **more)
        return device


@asynccontextmanager
async def house(database: str, moment: Callable[[], Moment] = this_moment, **settings: Any) -> AsyncIterator[House]:
    chosen = Settings(database=database, **({"bot_pace": 0.0, "count_down": 0.0, "limited": False} | settings))
    host = ServerHost(chosen, moment)
    port = free_port()
    config = uvicorn.Config(
        make_app(host),
        host=LOOPBACK,
        port=port,
        **uvicorn_options() | {"timeout_graceful_shutdown": 2},
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield House(host, port)
    finally:
        server.should_exit = True
        await running


def limit_pages(storage: Storage, limit: Callable[..., None]) -> None:
    """Whenever a connection to the file is used."""
    assert storage.scribe is not None
    for engine in (storage.engine.sync_engine, storage.scribe.engine):
        event.listen(engine, "checkout", limit)


LETTERS = {"g": "greedy", "r": "random", "e": "easy"}


def wish(letter: str, number: int) -> dict[str, Any]:
    if letter == "m":
        return {"kind": "me", "name": f"Person {number}"}
    if letter == "o":
        return {"kind": "open"}
    return {"kind": "bot", "bot": LETTERS[letter]}


class Device:
    """A browser, as the server sees it: it keeps its cookie, asks, and opens sockets."""

    def __init__(self, port: int, table: str = "", cookie: str = "") -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.made: dict[str, Any] = {}

    async def make(self, game: str, seats: str, **more: Any) -> None:
        wishes = [wish(letter, number) for number, letter in enumerate(seats)]
        answer = await self.ask("POST", "/api/tables", {"game": game, "players": len(seats), "seats": wishes} | more)
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        self.table = self.made["table"]

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A request; a path without a slash is one of the table's."""
        if not path.startswith("/"):
            path = f"/api/tables/{self.table}/{path}".rstrip("/")
        address = f"http://{LOOPBACK}:{self.port}"
        sent = {**headers, **({"cookie": self.cookie} if self.cookie else {})}
        async with httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, verify=False
        ) as client:  # loading certificates takes long
            answer = await client.request(method, path, json=body, headers=sent)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    async def friend(self, link: str) -> "Device":
        """Another device that opens a link."""
        other = Device(self.port, self.table)
        answer = await other.ask("POST", "enter", {"token": link.partition("#")[2]})
        assert answer.status_code == 200, answer.text
        return other

    @asynccontextmanager
    async def sit(
        self, seat: int | None = 0, since: int | None = None, port: int | None = None
    ) -> AsyncIterator["Sitting"]:
        query = "&".join(f"{key}={value}" for key, value in (("seat", seat), ("since", since)) if value is not None)
        address = f"ws://{LOOPBACK}:{port or self.port}/api/tables/{self.table}/live?{query}"
        async with connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=PATIENCE) as socket:
            yield Sitting(socket, seat)


class Sitting:
    """A seat at an open socket."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.position: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []

    async def say(self, kind: str, **message: Any) -> None:
        await self.socket.send(json.encode({"type": kind, **message}).decode())

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        written = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = json.decode(written)
        self.received.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def answer(self, kind: str) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == kind)

    async def see(self, version: int) -> dict[str, Any]:
        """The position once it is at that version."""
        while self.position.get("version", -1) < version:
            await self.answer("position")
        return self.position

    async def to_move(self) -> bool:
        """Wait until this seat has to move, or the game is over."""
        while not self.position.get("legal"):
            if self.position.get("status") == "over":
                return False
            await self.answer("position")
        return True

    async def move(self, choice: int = 0, move_id: str | None = None) -> dict[str, Any]:
        """Make a legal move; returns the server's answer."""
        assert await self.to_move()
        action = self.position["legal"][choice % len(self.position["legal"])]
        return await self.play(action, self.position["version"], move_id)

    async def play(self, action: Any, version: int, move_id: str | None = None) -> dict[str, Any]:
        move_id = move_id or f"id-{next(IDS)}"
        await self.say("move", seat=self.seat, version=version, action=action, id=move_id)
        return await self.until(lambda message: message["type"] in ("accepted", "refused", "problem"))


async def play_out(sittings: list[Sitting], most: int = 5000) -> None:
    """All seats play their first legal move until the game is over."""

    async def play_seat(sitting: Sitting) -> None:
        for number in range(most):
            if not await sitting.to_move():
                return
            answer = await sitting.move(number)
            if answer["type"] == "accepted":
                await sitting.see(answer["version"])

    await asyncio.gather(*(play_seat(sitting) for sitting in sittings))
