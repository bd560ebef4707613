"""A viewer: one device that looks at a table, through a socket or by asking again and again."""

import asyncio

from msgspec import json

from serai.server.messages.live import ServerMessage
from serai.server.tokens import Rights

MOST_ANSWERS = 200  # a device that does not read them is let go

ENCODER = json.Encoder()


class Viewer:
    """What a device may do, how it looks at the table, and what is on its way to it.

    Answers are sent in their order. Of positions only the newest is kept: a slow device skips what it has missed, and
    gets the facts since the position that it was sent last.
    """

    __slots__ = (
        "address",
        "answers",
        "greeted",
        "heard",
        "lost",
        "position",
        "position_heard",
        "position_version",
        "rights",
        "seat",
        "since",
        "waker",
    )

    def __init__(self, rights: Rights, address: str = "") -> None:
        self.rights = rights
        self.address = address
        self.seat: int | None = None
        self.since = 0  # the version of the position that was sent last
        self.heard = 0  # the number of the last chat that was sent
        self.answers: list[bytes] = []
        self.position: bytes | None = None
        self.position_version = 0
        self.position_heard = 0
        self.greeted = False  # has it got its first position?
        self.waker: asyncio.Future[None] | None = None
        self.lost = False

    def answer(self, message: ServerMessage) -> None:
        self.answer_encoded(ENCODER.encode(message))

    def answer_encoded(self, message: bytes) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            self.let_go()
            return
        self.answers.append(message)
        self.wake()

    def let_go(self) -> None:
        """This device has to come again."""
        self.lost = True
        self.wake()

    def show(self, encoded: bytes, version: int, heard: int) -> None:
        """This is the newest position; it holds the chats up to that number."""
        self.position = encoded
        self.position_version = version
        self.position_heard = heard
        self.wake()

    def wake(self) -> None:
        if self.waker is not None and not self.waker.done():
            self.waker.set_result(None)

    async def wait(self) -> None:
        """Until something is on its way."""
        if not self.answers and self.position is None and not self.lost:
            self.waker = asyncio.get_running_loop().create_future()
            await self.waker
            self.waker = None

    def take(self) -> list[bytes]:
        """All that is on its way, answers first."""
        taken, self.answers = self.answers, []
        if self.position is not None:
            taken.append(self.position)
            self.position = None
            self.since = self.position_version
            self.heard = max(self.heard, self.position_heard)
            self.greeted = True
        return taken
