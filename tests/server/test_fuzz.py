"""Ten thousand messages of any kind at the socket: clear answers, no fault, no secret."""

import random
import string
from typing import Any

from msgspec import json

from tests.server.scenes import Sitting, house, scene

MESSAGES = 10_000
BATCH = 100

GOOD: list[dict[str, Any]] = [
    {"type": "look", "seat": 0, "since": 1},
    {"type": "move", "seat": 0, "version": 1, "action": {"type": "place_card", "card": 3, "cushion": 0}, "id": "a"},
    {"type": "undo", "seat": 0, "version": 2},
    {"type": "consent", "seat": 0, "version": 2, "agree": True},
    {"type": "chat", "text": "hello", "seat": 0},
    {"type": "bot", "seat": 1, "bot": "hard"},
    {"type": "name", "seat": 0, "name": "Anna"},
    {"type": "rematch", "seat": 0},
    {"type": "hint", "seat": 1, "version": 3},
    {"type": "ping"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    1e308,
    0.5,
    "",
    "x" * 2000,
    "\u202e\u0000",
    [],
    {},
    [[[[]]]],
    {"type": "fly"},
    {"type": {"type": 1}},
    99,
    "0",
    "ß" * 41,
]


def fuzzed(chooser: random.Random) -> str | bytes:
    """A message that is good, spoilt in one place, cut, or no message at all."""
    luck = chooser.random()
    message = dict(chooser.choice(GOOD))
    if luck < 0.6:
        key = chooser.choice([*message, "action", "seat", "more"])
        message[key] = chooser.choice(ODD)
    if luck < 0.1:
        message["action"] = {chooser.choice(["type", "card", ""]): chooser.choice(ODD)}
    written = json.encode(message)
    if 0.7 < luck < 0.8:
        return written[: chooser.randrange(len(written))].decode(errors="ignore")
    if 0.8 < luck < 0.9:
        return "".join(chooser.choice(string.printable) for _ in range(chooser.randrange(1, 60)))
    if 0.9 < luck < 0.93:
        return bytes(chooser.randrange(256) for _ in range(20))
    if luck > 0.995:
        return "[" * 10_000
    return written.decode(errors="ignore")


@scene
async def test_whatever_is_said_the_server_answers_clearly_and_tells_no_secret(sqlite: str) -> None:
    chooser = random.Random(20)
    async with house(sqlite) as served:
        host = await served.make("sultan", "mo")
        friend = await host.friend(host.made["links"]["invite"])
        await friend.ask("POST", "sit", {"seat": 1, "name": "Friend"})
        guest = await host.friend(host.made["links"]["watch"])
        table = served.host.registry.tables[host.table]
        seed, secret = table.stored.seed or "", table.stored.secret
        async with host.sit(0) as one, friend.sit(1) as two, guest.sit(None) as watching:
            sittings = [one, two, watching]
            for number in range(MESSAGES // BATCH):
                await annoy(sittings[number % 3], chooser)
        errors = {each["error"] for sitting in sittings for each in sitting.received if each["type"] == "problem"}
        assert "our_fault" not in errors and len(errors) > 8
        for sitting in sittings:
            for message in sitting.received:
                assert seed not in str(message) and secret.hex() not in str(message)
                for event in message.get("events", []):
                    assert event["type"] != "hand_dealt" or ("cards" in event) == (event["seat"] == message["seat"])
        assert (await host.ask("GET", "/health")).json()["status"] == "well"


async def annoy(sitting: Sitting, chooser: random.Random) -> None:
    """Many messages, then one that is known: its answer shows that the server has read them all."""
    for _ in range(BATCH):
        await sitting.socket.send(fuzzed(chooser))
    mark = f"mark {chooser.random()}"
    await sitting.say("chat", text=mark)
    await sitting.until(lambda message: message.get("text") == mark)
