"""Other workers on the same Postgres: hearing what they store, telling them who is present here."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from msgspec import DecodeError
from sqlalchemy.engine import URL

from serai.server.addresses import plain_address
from serai.server.notes import CHANNEL, DECODER, MOST_TABLES, Note, head_of, send
from serai.server.storage import CONNECT_SECONDS, Storage

LOG = logging.getLogger("serai.peers")
HEARTBEAT_SECONDS = 5.0  # how often the listening connection is tried
PRESENCE_SECONDS = 15.0  # how often it is told again who is here
TELL_SECONDS = 0.05  # what comes and goes within this time is told at once
PAUSES = (0.2, 0.5, 1.0, 1.5)  # seconds before the next try to listen


class Listener:
    """Hears the notes of others over a connection of its own, which is renewed whenever it is lost."""

    def __init__(
        self, name: str, url: URL, receive: Callable[[Note], None], look_again: Callable[[], Awaitable[None]]
    ) -> None:
        self.own = head_of(name)
        self.address = plain_address(url)
        self.receive = receive
        self.look_again = look_again  # notes may have been missed
        self.is_listening = False
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin; returns when notes are heard."""
        connection = await self.connect()
        self.task = asyncio.create_task(self.run(connection), name="listener")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def connect(self) -> Any:
        """A connection that hears notes; one that does not in time is given up."""
        connection = await asyncpg.connect(self.address, timeout=CONNECT_SECONDS, command_timeout=HEARTBEAT_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self.receive_note)
        except BaseException:
            connection.terminate()
            raise
        self.is_listening = True
        return connection

    async def run(self, connection: Any) -> None:
        while True:
            try:
                await self.stay(connection)
            except Exception as error:  # whatever it is, it is no reason to listen no more
                LOG.warning("the connection to other workers is lost", extra={"error": type(error).__name__})
            finally:
                self.is_listening = False
                connection.terminate()
            connection = await self.connected_again()

    async def stay(self, connection: Any) -> None:
        """Listen until the connection is lost; if it is lost silently, a heartbeat tells."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not connection.is_closed():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), HEARTBEAT_SECONDS)
            await connection.execute("SELECT 1", timeout=HEARTBEAT_SECONDS)

    async def connected_again(self) -> Any:
        """Try, with growing pauses, until notes are heard again; then look at what was missed."""
        failures = 0
        while True:
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            try:
                connection = await self.connected_and_up_to_date()
            except Exception as error:
                failures += 1
                self.is_listening = False
                LOG.warning("other workers can't be heard", extra={"error": type(error).__name__})
            else:
                LOG.info("other workers are heard again")
                return connection

    async def connected_and_up_to_date(self) -> Any:
        connection = await self.connect()
        try:
            await self.look_again()
        except BaseException:
            connection.terminate()
            raise
        return connection

    def receive_note(self, _connection: object, _process: int, _channel: str, written: str) -> None:
        if written.startswith(self.own):
            return
        try:
            note = DECODER.decode(written)
        except DecodeError:
            return
        self.receive(note)


class Peers:
    """Tells other workers who is present here, a few tables at once."""

    def __init__(self, storage: Storage, name: str) -> None:
        self.storage = storage
        self.name = name
        self.waiting: dict[str, tuple[list[int], int]] = {}  # who is present at a table, and how many look

    async def tell_waiting(self) -> bool:
        """Tell what has gathered; what can't be told gathers on."""
        waiting, self.waiting = self.waiting, {}
        try:
            await self.send(notes_of_presence(self.name, list(waiting.items())))
        except Exception as error:
            self.waiting = {**waiting, **self.waiting}
            LOG.warning("who is present can't be told", extra={"error": type(error).__name__})
            return False
        return True

    async def ask(self) -> None:
        """Let the others tell who is present there."""
        await self.send([Note(self.name, asks=True)])

    async def send(self, notes: list[Note]) -> None:
        await self.storage.at_once(lambda connection: send(connection, notes))


def notes_of_presence(sender: str, waiting: list[tuple[str, tuple[list[int], int]]]) -> list[Note]:
    starts = range(0, len(waiting), MOST_TABLES)
    return [Note(sender, present=dict(waiting[first : first + MOST_TABLES])) for first in starts]
