"""What retention and health need: old tables are found quickly, and each worker has a row to write to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("tables_by_age", "tables", ["made_at"])
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.LargeBinary),
    )
