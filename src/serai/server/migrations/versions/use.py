"""When somebody last sat down at a table, left it or changed something there: such a table is in use."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("used_at", sa.BigInteger))
