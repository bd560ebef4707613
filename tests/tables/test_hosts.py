"""Tables know no host: the same modules run in a server and in a page."""

import subprocess
import sys

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
