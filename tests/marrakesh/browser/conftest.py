"""The house of the browser tests, with tables that are laid into its storage at any decision."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from sqlalchemy import insert

from serai.play.state import State
from serai.server.schema import ENTRIES
from serai.server.storage import Storage, entry_row
from serai.tables.clocks import Moment
from serai.tables.entries import Entry
from serai.tables.game import PLAYING, LiveGame
from serai.tables.ids import new_code, new_secret, new_table_id
from serai.tables.rights import SEAT
from serai.tables.stored import StoredTable
from serai.tables.tokens import sign
from tests.marrakesh.decisions import HOLDS, kind_of, positions
from tests.server.serving import Process

Scene = tuple[LiveGame, list[int], int]  # the table as it begins, what is chosen, and who decides then
MOST_TABLES = 4000
NOW = Moment(0, 0)


@pytest.fixture(scope="session")
def scenes() -> dict[str, Scene]:
    """For every kind of decision a table that has come to it."""
    found: dict[str, Scene] = {}
    for number in range(MOST_TABLES):
        for game, state, chosen in positions(number):
            if kind_of(state) not in found and state.actor is not None:
                found[kind_of(state)] = (game, list(chosen), state.actor)
        if len(found) == len(HOLDS):
            return found
    raise AssertionError(f"never met: {sorted(set(HOLDS) - set(found))}")


Lay = Callable[..., str]


@pytest.fixture(scope="session")
def lay(server: Process) -> Lay:
    """Put a table into the house's storage; the path with which the seat that decides comes to it, or others do."""
    laid: dict[int, StoredTable] = {}

    def put(scene: Scene, seat: int | None = None, kind: str = SEAT) -> str:
        game, chosen, decides = scene
        if id(scene) not in laid or (seat is None and kind == SEAT):
            laid[id(scene)] = stored_table(game)
            entries = entries_of(game, chosen)
            in_a_thread(lambda: store(server.database, laid[id(scene)], entries))
        table = laid[id(scene)]
        return f"/table/{table.id}#{sign(table.secret, table.id, kind, decides if seat is None else seat)}"

    return put


def stored_table(game: LiveGame) -> StoredTable:
    config = game.config
    return StoredTable(
        id=new_table_id(),
        code=new_code(),
        game=config.game,
        rules=game.box.game.version,
        players=config.players,
        options=config.options,
        edition="default",
        seed=config.seed,
        commitment=game.commitment,
        secret=new_secret(),
        status=PLAYING,
        roster=game.roster,
        revision=0,
        clock=None,
        time_left=None,
        record=None,
        made_at=0,
    )


def entries_of(before: LiveGame, chosen: list[int]) -> list[Entry]:
    """What was dealt and chosen, as a table keeps it."""
    game = LiveGame(before.config, before.roster)
    change = game.start(NOW)
    entries = [change.entry]
    game.commit(change)
    for number, code in enumerate(chosen):
        state = present(game)
        action = state.game.vocabulary.action(code)
        change = game.move(state.actor or 0, game.version, action.to_json(), f"move-{number}", NOW)
        entries.append(change.entry)
        game.commit(change)
    return entries


def present(game: LiveGame) -> State:
    assert game.state is not None
    return game.state


async def store(database: str, table: StoredTable, entries: list[Entry]) -> None:
    storage = Storage(database)
    await storage.add_table(table)
    async with storage.engine.begin() as connection:
        await connection.execute(insert(ENTRIES), [entry_row(table.id, entry) for entry in entries])
    await storage.close()


def in_a_thread(begin: Callable[[], object]) -> None:
    """Where a page is open a loop runs already; another one needs a thread of its own."""
    thread = threading.Thread(target=lambda: asyncio.run(begin()))  # type: ignore[arg-type]
    thread.start()
    thread.join()
