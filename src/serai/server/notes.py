"""Notes that workers on one Postgres send each other, at the moment of the commit."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Raw, Struct, field, json
from sqlalchemy import Connection, text

from serai.tables.entries import Entry
from serai.tables.stored import TableWrite

CHANNEL = "serai_tables"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
LARGEST_NOTE = 7500  # bytes; Postgres takes 8000 at most
LARGEST_MOVE = 3000  # a longer one is read from the database
MOST_TABLES = 100  # in one note: each id takes some thirty bytes

ENCODER = json.Encoder()


class Moved(Struct, array_like=True):
    """An entry of a table, and what else of the table's row was stored with it."""

    table: str
    entry: Entry
    values: dict[str, Any]


class Note(Struct, omit_defaults=True):
    """What others should know: tables to look at again, moves, who is present where and how many look on."""

    sender: str = field(name="from", default="")
    tables: list[str] = []
    moves: list[Moved] = []
    present: dict[str, tuple[list[int], int]] = {}
    asks: bool = False  # who is present, as notes may have been missed


DECODER = json.Decoder(Note)


def head_of(sender: str) -> str:
    """How each note of a worker begins."""
    return f'{{"from":"{sender}"'


def send(connection: Connection, notes: Iterable[Note]) -> None:
    for note in notes:
        payload = ENCODER.encode(note).decode()
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def notes_of(sender: str, writes: list[TableWrite]) -> Iterator[Note]:
    """What was stored: moves as they are, so that nobody has to read them; of anything else the table's id."""
    moves: list[Any] = []
    size = 0
    looks: set[str] = set()
    for write in writes:
        move = encoded_move(write)
        if move is None:
            looks.add(write.table_id)
            continue
        if size + len(move) > LARGEST_NOTE:
            yield Note(sender, moves=moves)
            moves, size = [], 0
        moves.append(Raw(move))
        size += len(move) + 1
    if moves:
        yield Note(sender, moves=moves)
    yield from look_again(sender, sorted(looks))


def look_again(sender: str, tables: list[str]) -> Iterator[Note]:
    for first in range(0, len(tables), MOST_TABLES):
        yield Note(sender, tables[first : first + MOST_TABLES])


def encoded_move(write: TableWrite) -> bytes | None:
    """None if it is no mere move, or too long for a note."""
    if write.entry is None or write.roster is not None or write.chat is not None:
        return None
    encoded = ENCODER.encode(Moved(write.table_id, write.entry, write.values))
    return encoded if len(encoded) <= LARGEST_MOVE else None
