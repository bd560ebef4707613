"""Signs among what is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chats", sa.Column("sign", sa.String(10)))
