"""Where a page keeps its tables: texts by keys, on a shelf that is handed in."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import json

from serai.tables.entries import Entry
from serai.tables.errors import Conflict, StorageFull
from serai.tables.ids import HERE
from serai.tables.messages.live import ChatMessage
from serai.tables.stored import StoredTable, TableContent, TableWrite

STORED, OTHERWISE, FULL = "stored", "otherwise", "full"  # how a write ended; any other word: it failed
TRIES = 5  # another page may write to the same table
LAST = "\uffff"


class Shelf(Protocol):
    """Keeps texts. Both speak JSON, as a page hands it in from another language."""

    async def read(self, first: str, last: str) -> str:
        """All texts whose keys lie between the two, as a list of pairs in the order of their keys."""

    async def write(self, change: str) -> str:
        """All of a change or nothing: `expects` (a text or null for each key), `puts`, `drops` (beginnings of keys)."""


def row_key(table_id: str) -> str:
    return f"table/{table_id}"


def entry_key(table_id: str, number: int) -> str:
    return f"entry/{table_id}/{number:06}"


def chat_key(table_id: str, number: int) -> str:
    return f"chat/{table_id}/{number:06}"


class ShelfStorage:
    """Tables on a shelf: what the tables ask of a storage and of a writer."""

    prefix = HERE

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    # reading

    async def between(self, first: str, last: str) -> list[tuple[str, str]]:
        return json.decode(await self.shelf.read(first, last), type=list[tuple[str, str]])

    async def row(self, table_id: str) -> str | None:
        found = await self.between(row_key(table_id), row_key(table_id))
        return found[0][1] if found else None

    async def table(self, table_id: str) -> StoredTable | None:
        row = await self.row(table_id)
        return None if row is None else json.decode(row, type=StoredTable)

    async def table_of_code(self, code: str) -> StoredTable | None:
        """Nobody joins a table on somebody else's device."""
        return None

    async def tables(self) -> list[StoredTable]:
        return [json.decode(row, type=StoredTable) for _, row in await self.between("table/", "table/" + LAST)]

    async def read(self, table_id: str, first_entry: int = 0) -> TableContent | None:
        row = await self.table(table_id)
        if row is None:
            return None
        entries = await self.between(entry_key(table_id, first_entry), f"entry/{table_id}/{LAST}")
        chats = await self.chats(table_id)
        return TableContent(row, [json.decode(text, type=Entry) for _, text in entries], chats)

    async def chats(self, table_id: str) -> list[tuple[int, ChatMessage]]:
        found = await self.between(f"chat/{table_id}/", f"chat/{table_id}/{LAST}")
        return [(int(key[-6:]), json.decode(text, type=ChatMessage)) for key, text in found]

    # writing

    async def add_table(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        await self.add(TableContent(table, entries, []))

    async def add(self, content: TableContent) -> None:
        """A table with all its entries, or nothing of it."""
        table = content.table
        puts = {row_key(table.id): written(table)}
        puts |= {entry_key(table.id, entry.seq): written(entry) for entry in content.entries}
        if not await self.put(dict.fromkeys(puts), puts):
            raise Conflict("this id is taken")

    async def remove(self, table_ids: list[str]) -> None:
        drops = [key for each in table_ids for key in (row_key(each), f"entry/{each}/", f"chat/{each}/")]
        await self.put({}, {}, drops)

    async def store(self, write: TableWrite) -> int | None:
        """Stored for good when it returns (a chat: its number); Conflict if another page was first."""
        for _ in range(TRIES):
            row = await self.row(write.table_id)
            if row is None:
                raise Conflict("the table is gone")
            number = await self.next_chat(write)
            expects, puts = changes(write, row, number)
            if await self.put(expects, puts):
                return number
            if write.entry is not None and await self.has(entry_key(write.table_id, write.entry.seq)):
                break
        raise Conflict("another was first")

    async def next_chat(self, write: TableWrite) -> int | None:
        if write.chat is None:
            return None
        chats = await self.chats(write.table_id)
        return chats[-1][0] + 1 if chats else 1

    async def has(self, key: str) -> bool:
        return bool(await self.between(key, key))

    async def put(self, expects: dict[str, str | None], puts: dict[str, str], drops: Sequence[str] = ()) -> bool:
        """False if something is not as it was expected to be."""
        change = {"expects": list(expects.items()), "puts": list(puts.items()), "drops": list(drops)}
        ended = await self.shelf.write(written(change))
        if ended == FULL:
            raise StorageFull("the device has no room left")
        if ended not in (STORED, OTHERWISE):
            raise OSError(f"the device does not keep it: {ended[:100]}")
        return ended == STORED


def changes(write: TableWrite, row: str, number: int | None) -> tuple[dict[str, str | None], dict[str, str]]:
    """What a write expects to find, and what it puts there."""
    expects: dict[str, str | None] = {}
    puts: dict[str, str] = {}
    if write.entry is not None:
        key = entry_key(write.table_id, write.entry.seq)
        expects[key], puts[key] = None, written(write.entry)
    if write.roster is not None or write.values:
        key = row_key(write.table_id)
        expects[key], puts[key] = row, written(changed_row(write, row))
    if write.chat is not None and number is not None:
        key = chat_key(write.table_id, number)
        expects[key], puts[key] = None, written(write.chat)
    return expects, puts


def changed_row(write: TableWrite, row: str) -> StoredTable:
    table = json.decode(row, type=StoredTable)
    if write.roster is not None:
        if table.revision != write.revision:
            raise Conflict("the roster has changed")
        table.roster, table.revision = write.roster, write.revision + 1
    for name, value in write.values.items():
        setattr(table, name, value)
    return table


def written(value: Any) -> str:
    return json.encode(value).decode()
