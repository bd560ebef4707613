"""Signs among what is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("chats", sa.Column("sign", sa.String(10)))
