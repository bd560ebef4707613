"""What is kept of a table, whatever keeps it: its row, its entries, what was said. And what is written at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from serai.tables.config import TableConfig
from serai.tables.entries import Entry
from serai.tables.messages.house import ClockSetting
from serai.tables.messages.live import ChatMessage
from serai.tables.roster import Roster


class StoredTable(Struct):
    """The row of a table."""

    id: str
    code: str | None
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    edition: str
    seed: str | None
    commitment: str | None
    secret: bytes
    status: str
    roster: Roster
    revision: int
    clock: ClockSetting | None
    time_left: list[int] | None  # milliseconds of each seat's clock
    record: str | None
    made_at: int
    result: dict[str, Any] | None = None

    @property
    def config(self) -> TableConfig:
        clock = self.clock
        bank = None if clock is None else clock.bank * 1000
        increment = 0 if clock is None else clock.increment * 1000
        return TableConfig(self.game, self.players, self.options, self.seed or "", bank, increment)


@dataclass(slots=True)
class TableContent:
    """A table as it is stored at one moment: its entries from a certain number on, its last words, numbered."""

    table: StoredTable
    entries: Sequence[Entry]
    chats: list[tuple[int, ChatMessage]]


@dataclass(slots=True)
class TableWrite:
    """Something of one table to be stored as a whole, or not at all."""

    table_id: str
    entry: Entry | None = None
    roster: Roster | None = None  # holds only if the stored one has this revision
    revision: int = 0
    values: dict[str, object] = field(default_factory=dict)  # of the table's row: status, time_left, result, rules
    chat: ChatMessage | None = None
