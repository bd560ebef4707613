"""A bad net: messages are dropped, delayed, doubled and reordered, devices come and go. In the end all see the same.

Nothing here waits for real time: a seeded scheduler decides which message arrives next, and whether at all.
"""

import random
import time
from typing import Any

import pytest
from msgspec import json

from serai.server.host import ServerHost
from serai.server.settings import Settings
from serai.tables import opening
from serai.tables.line import attempt, read_message
from serai.tables.messages.house import NewSeat, NewTable
from serai.tables.opening import open_table
from serai.tables.rights import Rights
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer
from tests.games import SHORT
from tests.server.scenes import scene

STEPS = 2000
MOST_CALM_STEPS = 4000


class Client:
    """A device as the browser's: it keeps what it has seen, asks again when it missed something, repeats its move."""

    def __init__(self, number: int, seat: int | None, chooser: random.Random) -> None:
        self.number = number
        self.seat = seat
        self.greeted = False  # has the server answered the look of this connection?
        self.chooser = chooser
        self.viewer: Viewer | None = None
        self.position: dict[str, Any] = {"version": 0, "legal": []}
        self.events: list[dict[str, Any]] = []
        self.move: dict[str, Any] | None = None
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.made = 0

    def look(self) -> dict[str, Any]:
        return {"type": "look", "seat": self.seat, "since": self.position["version"]}

    def wants_to_say(self) -> dict[str, Any] | None:
        if not self.greeted:
            return self.look()
        if self.move is None and self.position["legal"]:
            self.made += 1
            action = self.chooser.choice(self.position["legal"])
            version, move_id = self.position["version"], f"{self.number} {self.made}"
            self.move = {"type": "move", "seat": self.seat, "version": version, "action": action, "id": move_id}
        return self.move

    def receive(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Take a message in; returns what to say to it."""
        if message["type"] == "position":
            return self.see(message)
        if message["type"] == "accepted":
            assert self.accepted.setdefault(message["id"], message["version"]) == message["version"]
        elif message["type"] == "refused":
            self.refused.add(message["id"])
        if self.move is not None and message.get("id") == self.move["id"]:
            self.move = None
        return None

    def see(self, position: dict[str, Any]) -> dict[str, Any] | None:
        known = self.position["version"]
        if position["version"] < known or position["seat"] != self.seat:
            return None  # it was overtaken
        self.greeted = True
        if position["since"] > known:
            return self.look()  # something was missed
        self.events = [event for event in self.events if event["version"] <= position["since"]] + position["events"]
        self.position = position
        return None


class Net:
    """Between the clients and the table; letters lie in it until the scheduler picks them."""

    def __init__(self, table: LiveTable, clients: list[Client], chooser: random.Random) -> None:
        self.table = table
        self.clients = clients
        self.chooser = chooser
        self.letters: list[tuple[Client, bool, bytes]] = []  # whose, whether to the server, what
        self.calm = False
        self.lost = self.doubled = self.cut = 0

    async def step(self) -> None:
        """One thing happens somewhere."""
        client = self.chooser.choice(self.clients)
        if client.viewer is None:
            await self.connect(client)
        elif not self.calm and self.chooser.random() < 0.02:
            self.cut_off(client)
        else:
            self.collect(client)
            if self.letters:
                place = 0 if self.calm else self.chooser.randrange(len(self.letters))
                await self.deliver(*self.letters.pop(place))

    async def connect(self, client: Client) -> None:
        rights = Rights(seats={} if client.seat is None else {client.seat: 0}, watching=True)
        client.viewer = Viewer(rights)
        self.table.enter(client.viewer)
        client.greeted = False
        self.post(client, True, client.look())

    def cut_off(self, client: Client) -> None:
        """The connection is gone, with all that was on its way."""
        assert client.viewer is not None
        self.table.leave(client.viewer)
        client.viewer = None
        self.letters = [letter for letter in self.letters if letter[0] is not client]
        self.cut += 1

    def collect(self, client: Client) -> None:
        assert client.viewer is not None
        for written in self.table.take(client.viewer):
            self.send(client, False, written)
        said = client.wants_to_say()
        if said is not None and (self.calm or self.chooser.random() < 0.3):
            self.post(client, True, said)

    def post(self, client: Client, to_server: bool, message: dict[str, Any]) -> None:
        self.send(client, to_server, json.encode(message))

    def send(self, client: Client, to_server: bool, written: bytes) -> None:
        luck = 1.0 if self.calm else self.chooser.random()
        if luck < 0.15:
            self.lost += 1
            return
        self.letters.append((client, to_server, written))
        if luck < 0.3:
            self.doubled += 1
            self.letters.append((client, to_server, written))

    async def deliver(self, client: Client, to_server: bool, written: bytes) -> None:
        if client.viewer is None:
            return
        if to_server:
            message = read_message(written, client.viewer)
            assert message is not None
            await attempt(self.table, client.viewer, message)
            return
        reply = client.receive(json.decode(written))
        if reply is not None:
            self.post(client, True, reply)

    async def settle(self) -> None:
        """The net is well again: everybody asks once more, and hears everything."""
        self.calm = True
        for client in self.clients:
            client.move = None
            client.position["legal"] = []
            if client.viewer is None:
                await self.connect(client)
            else:
                self.post(client, True, client.look())
        for _ in range(MOST_CALM_STEPS):
            for client in self.clients:
                assert client.viewer is not None
                for written in self.table.take(client.viewer):
                    self.send(client, False, written)
            if not self.letters:
                return
            client, to_server, written = self.letters.pop(0)
            await self.deliver(client, to_server, written)
            client.position["legal"] = []
        raise AssertionError("the net never came to rest")


async def new_table(host: ServerHost, game: str, players: int) -> LiveTable:
    wish = NewTable(game, players, [NewSeat("me") for _ in range(players)])
    stored = await open_table(host.storage, wish, [""] * players, int(time.time() * 1000))
    return await host.registry.find(stored.id)


@pytest.mark.parametrize("seed", range(6))
@scene
async def test_after_any_faults_all_clients_see_what_the_server_sees(
    sqlite: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "new_seed", lambda: f"faults {seed}")
    chooser = random.Random(seed)
    host = ServerHost(Settings(database=sqlite, limited=False))
    await host.open()
    try:
        table = await new_table(host, SHORT[seed % len(SHORT)], 3)
        clients = [Client(number, seat, chooser) for number, seat in enumerate((0, 1, 2, None, 0))]
        net = Net(table, clients, chooser)
        for _ in range(STEPS):
            await net.step()
        assert net.lost and net.doubled and net.cut and table.game.version > 20
        await net.settle()
        await check(host, table, clients)
    finally:
        await host.close()


async def check(host: ServerHost, table: LiveTable, clients: list[Client]) -> None:
    """Each client has the server's position, all facts in their order, and each move of its own was made once."""
    for client in clients:
        fresh = Viewer(Rights(seats={} if client.seat is None else {client.seat: 0}, watching=True))
        fresh.seat = client.seat
        fresh.show()
        wanted = json.decode(table.take(fresh)[0])
        assert client.position["version"] == table.game.version
        assert client.position["view"] == wanted["view"]
        assert client.events == wanted["events"]
    stored = await host.storage.entries(table.id)
    moves = [(entry.seat, entry.id) for entry in stored if entry.kind == "move"]
    assert len(moves) == len(set(moves)) == table.game.version - 1
    for client in clients:
        assert not client.refused & {move_id for _, move_id in moves}, "a move that was made was refused"
        for move_id, version in client.accepted.items():
            assert (stored[version - 1].seat, stored[version - 1].id) == (client.seat, move_id)
