"""Notes between workers: they carry moves as they are, and fit into what Postgres takes."""

import asyncio

import pytest

from serai.server.notes import DECODER, ENCODER, Note, head_of, notes_of
from serai.server.storage import Storage
from serai.tables.entries import MOVE, Entry
from serai.tables.roster import Roster, Seat
from serai.tables.stored import TableContent, TableWrite
from tests.server.scenes import Device, house, scene

LARGEST = 8000  # bytes that Postgres takes


def moved(number: int, size: int = 100) -> TableWrite:
    entry = Entry(7, MOVE, 1, 0, "id", {"type": "x" * size}, [{"actor": 0, "type": "x"}])
    return TableWrite(f"{number:020}", entry, values={"time_left": [1, 2]})


def test_moves_go_along_and_of_anything_else_the_table_is_named() -> None:
    seated = TableWrite("a" * 20, roster=Roster([Seat()]))
    notes = [DECODER.decode(ENCODER.encode(note)) for note in notes_of("me", [moved(1), seated, moved(2, 5000)])]
    assert [each.entry for note in notes for each in note.moves] == [moved(1).entry]
    assert notes[0].moves[0].values == {"time_left": [1, 2]}
    assert [table for note in notes for table in note.tables] == [f"{2:020}", "a" * 20]
    assert all(note.sender == "me" for note in notes)


def test_however_much_is_stored_no_note_is_too_large() -> None:
    many = [moved(number, 200) for number in range(500)]
    rosters = [TableWrite(f"{number:020}", roster=Roster([])) for number in range(1000)]
    notes = list(notes_of("a worker", many + rosters))
    assert max(len(ENCODER.encode(note)) for note in notes) < LARGEST
    assert sum(len(note.moves) for note in notes) == 500 and sum(len(note.tables) for note in notes) == 1000


def test_a_worker_knows_its_own_notes_by_their_beginning() -> None:
    assert ENCODER.encode(Note("me", ["a"])).decode().startswith(head_of("me"))
    assert not ENCODER.encode(Note("you", ["a"])).decode().startswith(head_of("me"))


@scene
async def test_another_worker_follows_a_move_without_reading_it(
    database_on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_on_postgres) as first, house(database_on_postgres) as second:
        host = await first.make("sultan", "mm", options={"first_player": 0})
        there = Device(second.port, host.table, host.cookie)
        async with host.sit(0) as one, there.sit(1) as two:
            await asyncio.gather(one.to_move(), two.see(1))
            await asyncio.sleep(0.3)  # until who is present was told
            reads: list[str] = []

            async def counted(storage: Storage, table_id: str, first_entry: int = 0) -> TableContent | None:
                reads.append(table_id)
                return None

            monkeypatch.setattr(Storage, "read", counted)
            sittings = (one, two)
            for version in range(2, 8):
                mover = next(each for each in sittings if each.position["legal"])
                assert (await mover.move())["type"] == "accepted"
                await asyncio.gather(*(each.see(version) for each in sittings))
            assert reads == []
            assert one.position["view"]["actor"] == two.position["view"]["actor"]
