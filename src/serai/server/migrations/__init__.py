"""Brings a database to the present schema, step by step."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from serai.core.errors import SeraiError

LOCK = 7_305_041  # any number of our own: on Postgres one worker migrates while the others wait


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    check_known(connection, config)
    command.upgrade(config, "head")


def check_known(connection: Connection, config: Config) -> None:
    """A newer Serai may have left something here that this one would not understand."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise SeraiError(
            f"this database was made by a newer Serai (its schema is {found}); use that one or an empty file"
        )
