"""A page without a browser: its shelf is a dictionary, its bots answer at once."""

import asyncio
import itertools
from typing import Any

from msgspec import json

from serai.page.house import PageHouse
from serai.page.shelf import FULL, OTHERWISE, STORED
from serai.page.thinking import answer

PATIENCE = 20.0


class MemoryShelf:
    """Keeps texts as IndexedDB does; `trouble` is what it says instead of keeping anything."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.trouble = ""

    async def read(self, first: str, last: str) -> str:
        await asyncio.sleep(0)
        return json.encode(sorted((key, text) for key, text in self.texts.items() if first <= key <= last)).decode()

    async def write(self, change: str) -> str:
        await asyncio.sleep(0)
        if self.trouble:
            return self.trouble
        asked = json.decode(change)
        if any(self.texts.get(key) != text for key, text in asked["expects"]):
            return OTHERWISE
        for beginning in asked["drops"]:
            self.texts = {key: text for key, text in self.texts.items() if not key.startswith(beginning)}
        self.texts.update(dict(asked["puts"]))
        return STORED


class HereAndNow:
    """Bots that think where they are asked."""

    async def ask(self, way: str, question: str, urgency: int) -> str:
        return answer(way, question)


class Silent:
    """Bots that never answer in time."""

    async def ask(self, way: str, question: str, urgency: int) -> str:
        return ""


def opened(shelf: MemoryShelf, thinker: HereAndNow | Silent | None = None) -> PageHouse:
    return PageHouse(shelf, thinker or HereAndNow(), 0.0)


class Look:
    """A page that looks at a table, and hears what it is told."""

    numbers = itertools.count()

    def __init__(self, house: PageHouse, table: str, seat: int = 0) -> None:
        self.house, self.seat, self.number = house, seat, next(self.numbers)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.codes: list[int] = []
        house.open_line(self.number, f"/api/tables/{table}/live?seat={seat}", self.hear, self.codes.append)

    def hear(self, text: str) -> None:
        self.heard.put_nowait(json.decode(text))

    def say(self, **message: object) -> None:
        self.house.say(self.number, json.encode(message).decode())

    def close(self) -> None:
        self.house.close_line(self.number)

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] in kinds:
                return message

    async def turn(self, version: int = -1) -> dict[str, Any]:
        """The next position that is newer, in which this seat decides or the game is over."""
        while True:
            now = await self.next("position")
            if now["version"] > version and (now["legal"] or now["status"] == "over"):
                return now

    def move(self, now: dict[str, Any], action: object = None) -> None:
        legal = now["legal"]
        chosen = legal[now["version"] % len(legal)] if action is None else action
        self.say(type="move", seat=self.seat, version=now["version"], action=chosen, id=f"m{now['version']}")


async def ask(house: PageHouse, method: str, path: str, body: object = None) -> Any:
    """The answer to a question that is answered well."""
    status, text = await house.call(method, path, "" if body is None else json.encode(body).decode())
    assert status in (200, 204), text
    return json.decode(str(text)) if text else None


async def refused(house: PageHouse, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Why a question is not answered: status and key."""
    status, text = await house.call(method, path, "" if body is None else json.encode(body).decode())
    assert int(str(status)) >= 400, text
    return int(str(status)), json.decode(str(text))["error"]


async def new_table(house: PageHouse, game: str, *seats: str) -> str:
    """A table: "me", or a bot by its name, at each seat."""
    made = [{"kind": "me", "name": "Anna"} if each == "me" else {"kind": "bot", "bot": each} for each in seats]
    answered = await ask(house, "POST", "/api/tables", {"game": game, "players": len(seats), "seats": made})
    return str(answered["table"])


__all__ = ["FULL", "HereAndNow", "Look", "MemoryShelf", "Silent", "ask", "new_table", "opened", "refused"]
