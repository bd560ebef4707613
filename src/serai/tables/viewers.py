"""A viewer: one device that looks at a table, through a socket or by asking again and again."""

# compiled: every move at every table passes through it

from collections.abc import Callable

from msgspec import json

from serai.tables.messages.live import ServerMessage
from serai.tables.rights import Rights

MOST_ANSWERS = 200  # a device that does not read them is let go

ENCODER = json.Encoder()


def nobody() -> None:
    """Nobody waits to be woken."""


class Viewer:
    """What a device may do, how it looks at the table, and what is on its way to it.

    Answers are sent in their order. A snapshot is built only when it can be sent: a slow device skips what it has
    missed, and gets the facts since the snapshot that it was sent last.
    """

    __slots__ = (
        "answers",
        "asker",
        "greeted",
        "last_chat",
        "lost",
        "outdated",
        "rights",
        "seat",
        "since",
        "wake",
    )

    def __init__(self, rights: Rights, asker: str = "") -> None:
        self.rights = rights
        self.asker = asker  # whom the host's limits hold for
        self.seat: int | None = None
        self.since = 0  # the version of the last snapshot that was sent
        self.last_chat = 0  # the number of the last chat that was sent
        self.answers: list[bytes] = []
        self.outdated = False  # is there something newer than what it was sent?
        self.greeted = False  # has it got its first snapshot?
        self.lost = False
        self.wake: Callable[[], None] = nobody  # tells the host that something is to be sent

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

    def show(self) -> None:
        """Let it have the present snapshot."""
        self.outdated = True
        self.wake()

    @property
    def has_mail(self) -> bool:
        return bool(self.answers) or self.outdated or self.lost

    def take_answers(self) -> list[bytes]:
        taken, self.answers = self.answers, []
        return taken
