"""The tables of the database; the migrations make the same ones."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("edition", String(40), nullable=False),
    Column("seed", String(64)),
    Column("commitment", String(64)),
    Column("secret", LargeBinary(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("seats", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("clock", Text),
    Column("clocks", Text),
    Column("record", Text),
    Column("made_at", BigInteger, nullable=False),
    Column("result", Text),
    Column("used_at", BigInteger),  # when somebody last sat down, left or changed something there
    Index("tables_by_age", "made_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("id", String(64)),
    Column("action", Text),
    Column("moves", Text),
    Column("steps", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("one_answer_for_an_id", "table_id", "seat", "id", unique=True),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sign", String(10)),
)

HEARTBEATS = Table(
    "heartbeats",
    METADATA,
    Column("worker", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("room", LargeBinary),  # filled and emptied again, to see whether there is room
)
