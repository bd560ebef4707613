"""A line between the server and its database that can fall silent: nothing comes through, nothing is closed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.engine import make_url

from serai.server.running import LOOPBACK


class Line:
    """While it is silent it takes whatever is sent, and new connections too, and never answers."""

    def __init__(self, database: str) -> None:
        self.url = make_url(database)
        self.is_silent = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.writers: list[asyncio.StreamWriter] = []
        self.port = 0

    @property
    def database(self) -> str:
        """The same database at the other end of this line."""
        return self.url.set(port=self.port, host=LOOPBACK).render_as_string(hide_password=False)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        if self.is_silent:
            return
        there, back = await asyncio.open_connection(self.url.host, self.url.port)
        self.writers.append(back)
        for source, goal in ((reader, back), (there, writer)):
            task = asyncio.create_task(self.carry(source, goal))
            self.tasks.add(task)

    async def carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        try:
            while part := await source.read(65536):
                if self.is_silent:
                    return  # and never again on this connection
                goal.write(part)
                await goal.drain()
            goal.close()
        except OSError:
            goal.transport.abort()


@asynccontextmanager
async def line_to(database: str) -> AsyncIterator[Line]:
    line = Line(database)
    server = await asyncio.start_server(line.take, LOOPBACK, 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        for task in line.tasks:
            task.cancel()
        for writer in line.writers:
            writer.transport.abort()
