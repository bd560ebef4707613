"""Tables know no host: the same modules run in a server and in a page."""

import subprocess
import sys

from msgspec.structs import replace

from tests.tables.hosts import FakeHost, MemoryStorage, Screen, first_move, scene

LOOK = """
import importlib, pkgutil, sys
import serai.tables

for module in pkgutil.walk_packages(serai.tables.__path__, "serai.tables."):
    importlib.import_module(module.name)
print(*(name for name in sys.argv[1:] if name in sys.modules))
"""
FOREIGN = (
    "aiosqlite",
    "alembic",
    "asyncpg",
    "concurrent.futures.process",
    "litestar",
    "multiprocessing",
    "prometheus_client",
    "serai.server",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
    "websockets",
)


def test_tables_load_without_database_framework_and_processes() -> None:
    loaded = subprocess.run([sys.executable, "-c", LOOK, *FOREIGN], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


@scene
async def test_a_table_follows_what_another_host_tells_and_looks_where_something_is_missing() -> None:
    memory = MemoryStorage()
    here, there = FakeHost(memory), FakeHost(memory)
    table = await here.make("sultan", "pp", options={"first_player": 0})
    other = await there.registry.find(table.id)
    screen, watching = Screen(table, [0]), Screen(other, [1])
    await screen.say(first_move(table, "a"))
    entry = memory.entries[table.id][1]
    assert other.receive(entry, {}) and other.game.version == 2 and watching.look()["version"] == 2
    assert other.receive(entry, {}), "known already"
    assert other.game.version == 2
    assert not other.receive(replace(entry, seq=5), {}), "something is missing"
    assert not other.receive(replace(entry, seq=2), {}), "it does not fit"
    await other.catch_up()
    assert other.game.version == 2 and other.game.state is not None and table.game.state is not None
    assert other.game.state.view(None) == table.game.state.view(None)
