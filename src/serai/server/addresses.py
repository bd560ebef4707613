"""Where a database is, as somebody writes it: what can't be one is said in a sentence."""

import re

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from serai.core.errors import SeraiError


def database_url(address: str) -> URL:
    """An address with the driver that we use."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise SeraiError(
            f"{without_password(address)!r} is no database address; try sqlite:///serai.db or postgresql://host/name"
        ) from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise SeraiError(f"{backend!r} is no database that Serai knows; there is sqlite and postgresql")
    if backend == "sqlite":
        check_file_address(url)
    return url.set(drivername=drivers[backend])


def without_password(address: str) -> str:
    """An address that nobody understands may have one all the same."""
    return re.sub(r"(?<=:)[^:/@]*(?=@)", "***", address)


def check_file_address(url: URL) -> None:
    if url.database in (None, "", ":memory:") or str(url.database).startswith("file:"):
        raise SeraiError("the database has to be a file, such as sqlite:///serai.db: in memory tables would be lost")
    if url.query:
        raise SeraiError(f"a file has no options: leave out what stands behind the ? ({', '.join(url.query)})")


def plain_address(url: URL) -> str:
    """As Postgres's own programs write it, with options such as sslmode."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
