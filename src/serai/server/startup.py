"""Before the server starts: its database opened, brought to the present schema, and, if it is a file, its own.

Whatever is wrong with it is one sentence.
"""

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from serai.core.errors import SeraiError
from serai.server.addresses import database_url
from serai.server.settings import Settings, check_origins
from serai.server.storage import Storage

OURS_ALONE = 0o600
ANSWER_SECONDS = 20.0  # for a database to answer


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """The database is ready as long as this lasts; SeraiError, in one sentence, if it can't be."""
    url = database_url(settings.database)
    is_file = url.get_backend_name() == "sqlite"
    if settings.workers > 1 and is_file:
        raise SeraiError(
            "several workers need Postgres: SQLite is for one; give --database postgresql://… or --workers 1"
        )
    check_origins(settings.origins)
    path = Path(url.database).resolve() if is_file and url.database else None  # a link leads to the same file
    if path is None:
        open_once(settings)
        yield
        return
    make_file(path)
    with alone_with(path):
        open_once(settings)
        yield


def make_file(path: Path) -> None:
    """A file that only its owner may read: it holds hands, seeds and the secrets of links."""
    if path.is_dir():
        raise SeraiError(f"{path} is a folder; the database is a file, such as {path / 'serai.db'}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, OURS_ALONE))
    except OSError as error:
        raise SeraiError(f"{path} can't be written: {error.strerror}") from None


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Two servers on one file would not see each other's moves."""
    note = path.with_name(f"{path.name}.lock")
    try:
        with FileLock(note, timeout=0, mode=OURS_ALONE):
            yield
    except Timeout:
        raise SeraiError(f"another Serai uses {path}; stop that one, or give another file by --database") from None


def open_once(settings: Settings) -> None:
    """Run the migrations, so that no worker finds anything wrong."""
    with told_in_a_sentence(settings.database):
        asyncio.run(asyncio.wait_for(open_and_close(settings), ANSWER_SECONDS))


@contextmanager
def told_in_a_sentence(database: str) -> Iterator[None]:
    """Whatever a database does not do is said in a line, without its password."""
    url = database_url(database)
    shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    try:
        yield
    except SeraiError as error:
        raise SeraiError(f"{shown}: {error}") from None
    except TimeoutError:
        raise SeraiError(f"{shown} does not answer") from None
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError, TypeError) as error:
        raise SeraiError(f"{shown} can't be used: {reason_of(error)}") from None


async def open_and_close(settings: Settings) -> None:
    storage = Storage(settings.database, settings.durable)
    try:
        await storage.open()
    finally:
        await storage.close()


def reason_of(error: Exception) -> str:
    """What the driver says, in a line."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ if isinstance(error.orig.__cause__, Exception) else Exception(str(error.orig))
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error).partition("\n")[0] or type(error).__name__


def check_port(host: str, port: int) -> None:
    """Can the server listen there?"""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        with socket.socket(*found[0][:3]) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(found[0][4])
    except OSError as error:
        raise SeraiError(f"can't listen at {host}:{port}: {error.strerror or error}") from None
