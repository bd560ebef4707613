"""Tables under load: once a second somebody moves, and all seats wait for the new position."""

import asyncio
import random
import time
from collections.abc import Iterator

from msgspec import Raw, Struct, json

from serai.core.errors import SeraiError
from serai.server.load.clients import TEXT, LightSocket, open_socket
from serai.server.load.positions import StoredPlace


class Decider(Struct):
    """What the load needs of a view."""

    actor: int | None


class Seen(Struct):
    """What the load needs of a message."""

    type: str
    version: int = 0
    status: str = ""
    view: Decider | None = None
    legal: list[Raw] = []


DECODER = json.Decoder(Seen)


class Player:
    """One seat of one table, at a socket of its own."""

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seen = Seen("")
        self.came = asyncio.Event()
        self.socket: LightSocket | None = None

    async def sit_down(self, port: int, place: StoredPlace) -> None:
        path = f"/api/tables/{place.table}/live?seat={self.seat}&since=1000000000"
        self.socket = await open_socket(port, path, place.cookie, self.receive)
        await asyncio.wait_for(self.came.wait(), 60)

    def receive(self, written: bytes) -> None:
        message = DECODER.decode(written)
        if message.type == "position":
            self.seen = message
            self.came.set()
            self.table.shown(message.version)

    @property
    def is_to_move(self) -> bool:
        return bool(self.seen.legal) and self.seen.view is not None and self.seen.view.actor == self.seat

    def move(self, version: int) -> None:
        action = bytes(random.choice(self.seen.legal))
        self.seen.legal = []
        assert self.socket is not None
        head = b'{"type":"move","seat":%d,"version":%d,"id":"%d","action":' % (self.seat, version, version)
        self.socket.send(TEXT, head + action + b"}")


class LoadTable:
    """One table after another: when a game is over its people open the next."""

    def __init__(self, port: int, places: Iterator[StoredPlace]) -> None:
        self.port = port
        self.places = places
        self.place: StoredPlace | None = None
        self.players: list[Player] = []
        self.waits_for = 0
        self.sent_at = 0.0
        self.latencies: list[tuple[float, float]] = []  # when a move was sent, and how long the last seat waited
        self.missed: list[float] = []  # when a move was due and none could be made

    async def sit_down(self) -> None:
        place = next(self.places, None)
        if place is None:
            raise SeraiError("more games ended than tables were stored for; measure a shorter time")
        self.place = place
        self.waits_for = 0
        self.players = [Player(self, seat) for seat in range(place.players)]
        await asyncio.gather(*(player.sit_down(self.port, place) for player in self.players))

    def stand_up(self) -> None:
        for player in self.players:
            if player.socket is not None:
                player.socket.transport.abort()

    def shown(self, version: int) -> None:
        wanted = self.waits_for
        if wanted and version >= wanted and all(player.seen.version >= wanted for player in self.players):
            self.latencies.append((self.sent_at, time.perf_counter() - self.sent_at))
            self.waits_for = 0

    async def play(self, first: float, until: float) -> None:
        """A move a second, each table at its own moment of the second."""
        due = first
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.players[0].seen.status == "over":
                self.stand_up()
                await self.sit_down()
            self.move(due)
            due += 1.0

    def move(self, due: float) -> None:
        player = next((player for player in self.players if player.is_to_move), None)
        if player is None or self.waits_for:
            self.missed.append(due)
            return
        version = player.seen.version
        self.waits_for = version + 1
        self.sent_at = time.perf_counter()
        player.move(version)
