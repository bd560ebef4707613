"""Alembic runs this; the connection comes from `migrate`, and its transaction too."""

from alembic import context

from serai.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
