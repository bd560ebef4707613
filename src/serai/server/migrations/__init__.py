"""Brings a database to the present schema, step by step."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 7_305_041  # any number of our own: on Postgres one worker migrates while the others wait


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
