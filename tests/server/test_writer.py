"""The writer: what arrives soon after a transaction shares the next one; a lone write waits for nothing; of many
moves at once all are stored, or none."""

import asyncio
import time

import pytest

from serai.server import writer as module
from serai.server.storage import Storage
from serai.server.writer import Heartbeat, Writer
from serai.tables.entries import MOVE, Entry
from serai.tables.errors import Conflict
from serai.tables.messages.house import NewTable
from serai.tables.opening import new_stored
from serai.tables.roster import PERSON, Roster, Seat
from serai.tables.stored import TableWrite
from tests.server.scenes import scene


@scene
async def test_what_arrives_soon_after_a_transaction_shares_the_next(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "APART", 1.0)
    storage = Storage(sqlite)
    await storage.open()
    writer = Writer(storage, "one")
    writer.open()
    begun = time.monotonic()
    await writer.store(Heartbeat("one", 1, None))
    assert (writer.commits, time.monotonic() - begun < 1.0) == (1, True)
    waiting = []
    for at in range(2, 7):
        waiting.append(asyncio.create_task(writer.store(Heartbeat("one", at, None))))
        await asyncio.sleep(0.02)
    await asyncio.gather(*waiting)
    assert writer.commits == 2
    await writer.close()
    await storage.close()


def entry(number: int) -> Entry:
    """All that an entry may have, or lack."""
    if number % 3:
        return Entry(
            number, MOVE, 1_800_000_000_000 + number, number % 2, f"id {number}", {"type": 'a " b'}, [{"ő": 1}]
        )
    return Entry(number, MOVE, 1_800_000_000_000 + number, steps=number)


@scene
async def test_of_many_moves_at_once_each_is_stored_as_it_was(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    roster = Roster([Seat(PERSON, "Anna"), Seat(PERSON, "Béla")])
    table = new_stored("0" * 20, NewTable("sultan", 2, []), {}, roster, b"s" * 32, "seed", 1)
    await storage.add_table(table)
    writer = Writer(storage, "one")
    entries = [entry(number) for number in range(120)]
    waiting = [asyncio.create_task(writer.store(TableWrite(table.id, entry=each))) for each in entries]
    await asyncio.sleep(0)
    writer.open()
    await asyncio.gather(*waiting)
    assert writer.commits == 1
    assert await storage.entries(table.id) == entries
    with pytest.raises(Conflict):
        await writer.store(TableWrite(table.id, entry=entry(119)))
    await writer.close()
    await storage.close()
