"""A copy of a SQLite database as it is at one moment, made while a server goes on using it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from serai.core.errors import SeraiError
from serai.server.addresses import database_url
from serai.server.startup import OURS_ALONE


def back_up(database: str, copy: Path) -> None:
    """To a file that is not there yet, or nowhere at all."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise SeraiError("this copies SQLite files; for Postgres use pg_dump, as docs/hosting.md shows")
    source = Path(url.database or "")
    if not source.is_file():
        raise SeraiError(f"there is no database at {source}")
    if copy.exists():
        raise SeraiError(f"{copy} is there already; a copy never takes the place of another file")
    unfinished = copy.with_name(f"{copy.name}.part")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_RDWR | os.O_TRUNC, OURS_ALONE))
        write(source, unfinished)
        unfinished.rename(copy)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise SeraiError(f"{source} can't be copied to {copy}: {error}") from None


def write(source: Path, copy: Path) -> None:
    """All pages of one moment; the copy needs no other file beside it."""
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as read,
        closing(sqlite3.connect(copy)) as written,
    ):
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")
