"""Tables, entries and chats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_tables()
    make_entries()
    make_chats()


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("commitment", sa.String(64)),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("clocks", sa.Text),
        sa.Column("record", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )


def make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("id", sa.String(64)),
        sa.Column("action", sa.Text),
        sa.Column("moves", sa.Text),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("one_answer_for_an_id", "entries", ["table_id", "seat", "id"], unique=True)


def make_chats() -> None:
    op.create_table(
        "chats",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_chats_table_id", "chats", ["table_id"])
