"""People at tables: they play, lose their line, come back, say a move again, and remember all that they were told."""

import asyncio
import contextlib
import hashlib
import itertools
import random
import time
import traceback
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from serai.games import game_names
from serai.play.box import find_box
from serai.server.load.clients import post
from serai.server.running import LOOPBACK

COMPANIES = ("mm", "mmm", "mb", "mbb")  # who sits at a table: m is a person, b a bot
PACE = (0.2, 0.8)  # seconds between a view and the move that answers it
AGAIN = (0.1, 0.6)  # seconds before a lost line is tried again
REMEMBERED = 4  # one view in so many is compared with what is stored
CHAT_SHARE, UNDO_SHARE = 0.02, 0.02
ANSWER_SECONDS = 10.0
LOST = (WebSocketException, OSError, TimeoutError, EOFError, StopIteration)


@dataclass
class Told:
    """All that the people of a table were told by the server."""

    table: str
    accepted: dict[tuple[int, str], int] = field(default_factory=dict)  # a seat's move: the version it made
    views: dict[tuple[int, int], str] = field(default_factory=dict)  # a seat at a version: what its view was like
    highest: int = 0  # the newest version that anybody has seen
    contradictions: list[str] = field(default_factory=list)

    def shown(self, seat: int, version: int, view: object) -> None:
        """A seat sees the same at the same version, however often and by whichever worker."""
        digest = digest_of(view)
        if self.views.setdefault((seat, version), digest) != digest:
            self.contradictions.append(f"{self.table}: seat {seat} saw version {version} in two ways")


def digest_of(view: object) -> str:
    return hashlib.blake2b(json.encode(view, order="sorted"), digest_size=12).hexdigest()


class TableOfPeople:
    """One table after another, with the same people: when a game is over they open the next."""

    def __init__(self, number: int, port: int, chance: random.Random) -> None:
        self.number = number
        self.port = port
        self.chance = chance
        self.told: list[Told] = []
        self.served_at = 0.0  # when somebody here was last told that a move is stored, or that the game is over
        self.moves = 0
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.surprises: list[str] = []  # what these people did not expect of a server, however tormented

    @property
    def headers(self) -> dict[str, str]:
        """Each table comes from an address of its own."""
        return {"X-Forwarded-For": f"10.1.{self.number // 250}.{self.number % 250 + 1}"}

    async def live(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.play_once()
            except Exception as error:
                self.note_surprise(error)
                await asyncio.sleep(AGAIN[1])

    async def play_once(self) -> None:
        await self.open_table()
        self.tasks = [asyncio.create_task(person.stay()) for person in self.people]
        try:
            await asyncio.gather(*self.tasks)
        finally:
            for task in self.tasks:
                task.cancel()
        self.served_at = time.monotonic()

    def note_surprise(self, error: Exception) -> None:
        place = traceback.extract_tb(error.__traceback__)[-1]
        table = self.told[-1].table if self.told else "no table"
        self.surprises.append(f"{table}: {type(error).__name__} {error} in {place.name}, line {place.lineno}")

    def condition(self) -> str:
        """For whoever wonders why nothing happens here: the last words at each seat."""
        return "; ".join(f"seat {person.seat}: {' '.join(person.last_words)}" for person in self.people)

    async def open_table(self) -> None:
        """Try until it is made."""
        game, letters = self.next_game()
        kinds = {"m": {"kind": "me", "name": "Person"}, "b": {"kind": "bot", "bot": "greedy"}}
        form = {"game": game, "players": len(letters), "seats": [kinds[letter] for letter in letters]}
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    made, cookie = await post(self.port, "/api/tables", json.encode(form), self.headers)
                told = Told(made["table"])
                break
            except (*LOST, KeyError, ValueError, RuntimeError):
                await asyncio.sleep(self.chance.uniform(*AGAIN))
        self.told.append(told)
        seats = [seat for seat, letter in enumerate(letters) if letter == "m"]
        self.people = [Person(self, told, seat, cookie) for seat in seats]

    def next_game(self) -> tuple[str, str]:
        """All games take turns, with every number of players that they allow."""
        names = game_names()
        turn = self.number + len(self.told)
        game = names[turn % len(names)]
        fitting = [letters for letters in COMPANIES if len(letters) in find_box(game).players]
        return game, fitting[turn // len(names) % len(fitting)]

    def cut(self) -> None:
        """All lines of the table break at once."""
        for person in self.people:
            person.cut()


class Person:
    """One seat at one device."""

    IDS = itertools.count()

    def __init__(self, table: TableOfPeople, told: Told, seat: int, cookie: str) -> None:
        self.table = table
        self.told = told
        self.seat = seat
        self.cookie = cookie
        self.version = 0
        self.has_skipped = False  # a position came while a move was on its way
        self.waiting: dict[str, Any] | None = None  # a move that was sent and not answered
        self.socket: ClientConnection | None = None
        self.last_words: deque[str] = deque(maxlen=6)  # heard and said, in short

    async def stay(self) -> None:
        """Until the game is over: come back whenever the line is lost."""
        while True:
            try:
                if await self.come_and_play():
                    return
            except LOST as error:
                self.last_words.append(f"!{type(error).__name__}")
            except Exception as error:
                self.table.note_surprise(error)
            await asyncio.sleep(self.table.chance.uniform(*AGAIN))

    async def come_and_play(self) -> bool:
        """Is the game over?"""
        address = f"ws://{LOOPBACK}:{self.table.port}/api/tables/{self.told.table}/live?seat={self.seat}"
        headers = {"Cookie": self.cookie, **self.table.headers}
        async with connect(address, additional_headers=headers, open_timeout=5, compression=None) as socket:
            self.socket = socket
            if self.waiting is not None:
                await self.say(self.waiting)  # the same id: made once, however often it is said
            async for written in socket:
                if await self.receive(json.decode(written)):
                    return True
        return False

    async def receive(self, message: dict[str, Any]) -> bool:
        """Is the game over?"""
        kind = message["type"]
        self.last_words.append(f"<{kind} {message.get('version', message.get('error', ''))}")
        if kind == "position":
            return await self.look(message)
        if kind == "accepted":
            self.told.accepted[self.seat, message["id"]] = message["version"]
            self.table.served_at = time.monotonic()
            self.table.moves += 1
            self.waiting = None
            if self.has_skipped:  # who comes back sees the table before it is told that its move was made there
                await self.look_again()
        elif kind == "refused":
            self.waiting = None
            await self.look_again()
        elif kind == "problem":
            await asyncio.sleep(0.5)
            await self.say(self.waiting or self.question())
        return False

    async def look(self, shown: dict[str, Any]) -> bool:
        self.version = shown["version"]
        self.told.highest = max(self.told.highest, self.version)
        if self.version % REMEMBERED == 0 and shown["seat"] == self.seat and shown["view"] is not None:
            self.told.shown(self.seat, self.version, shown["view"])
        if shown["status"] == "over":
            return True
        self.has_skipped = self.waiting is not None
        if shown["legal"] and self.waiting is None and shown["early"] is None:
            await asyncio.sleep(self.table.chance.uniform(*PACE))
            await self.act(shown)
        return False

    async def look_again(self) -> None:
        await self.say(self.question())

    def question(self) -> dict[str, Any]:
        return {"type": "look", "seat": self.seat, "since": None}

    async def act(self, shown: dict[str, Any]) -> None:
        """Mostly a move; now and then a word, or a step back."""
        luck = self.table.chance.random()
        if luck < CHAT_SHARE:
            await self.say({"type": "chat", "seat": self.seat, "text": "well, well"})
        elif luck < CHAT_SHARE + UNDO_SHARE and len(shown["deciders"]) < 2 and shown["undo"]["free"]:
            await self.say({"type": "undo", "seat": self.seat, "version": shown["version"]})
            return
        action = self.table.chance.choice(shown["legal"])
        move_id = f"{self.seat} {next(self.IDS)}"
        self.waiting = {"type": "move", "seat": self.seat, "version": shown["version"], "action": action, "id": move_id}
        await self.say(self.waiting)

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.last_words.append(f">{message['type']} {message.get('version', '')}")
        await self.socket.send(json.encode(message).decode())

    def cut(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(AttributeError):
                self.socket.transport.abort()
