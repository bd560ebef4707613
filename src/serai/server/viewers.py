"""A viewer: one device that looks at a table, through a socket or by asking again and again."""

import asyncio
from collections import deque

from msgspec import json

from serai.server.messages import ServerMessage
from serai.server.tokens import Rights

MOST_ANSWERS = 200  # a device that does not read them is let go

ENCODER = json.Encoder()


class Viewer:
    """What a device may do, how it looks at the table, and what is on its way to it.

    Answers are sent in their order. Of positions only the newest is kept: a slow device skips what it has missed, and
    gets the facts since the position that it was sent last.
    """

    def __init__(self, rights: Rights, address: str = "") -> None:
        self.rights = rights
        self.address = address
        self.seat: int | None = None
        self.since = 0  # the version of the position that was sent last
        self.heard = 0  # the number of the last chat that was sent
        self.answers: deque[bytes] = deque()
        self.position: bytes | None = None
        self.position_version = 0
        self.waiting = asyncio.Event()
        self.lost = False

    def answer(self, message: ServerMessage) -> None:
        self.answer_encoded(ENCODER.encode(message))

    def answer_encoded(self, message: bytes) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            self.lost = True
        else:
            self.answers.append(message)
        self.waiting.set()

    def show(self, encoded: bytes, version: int) -> None:
        """This is the newest position."""
        self.position = encoded
        self.position_version = version
        self.waiting.set()

    def take(self) -> list[bytes]:
        """All that is on its way, answers first."""
        self.waiting.clear()
        taken = list(self.answers)
        self.answers.clear()
        if self.position is not None:
            taken.append(self.position)
            self.position = None
            self.since = self.position_version
        return taken
