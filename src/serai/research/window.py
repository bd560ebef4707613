"""One table as a learner sees it: a row of numbers and a mask of ids, in buffers that are used again and again."""

# compiled: every decision at a single table passes through it

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from serai.core.agenda import Table
from serai.core.sheets import Row, Sheet
from serai.play.state import State


@final
class Window:
    """What a seat sees of a table, and what it may choose."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.numbers: vec[i16] = vec[i16]([0] * sheet.width)
        self.mask: vec[u8] = vec[u8]([0] * sheet.actions)
        self.row = Row(self.numbers)
        self.ids: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def look(self, table: Table, seat: int) -> None:
        """Write what a seat knows."""
        self.sheet.show(table, seat, self.row)

    def list_ids(self, state: State) -> None:
        """Write which ids are legal; none is when the game is over."""
        mask = self.mask
        index: i64 = 0
        while index < self.count:
            mask[self.ids[index]] = u8(0)
            index += 1
        self.count = 0
        if state.table.actor_seat < 0:
            return
        legal = state.legal_codes()
        ids = self.sheet.number(state.table, legal, self.ids)
        index = 0
        while index < legal.count:
            mask[ids[index]] = u8(1)
            index += 1
        self.ids = ids
        self.count = legal.count

    def play(self, state: State, number: int) -> bool:
        """Play the action with this id; False, and nothing changed, if it is not legal."""
        index: i64 = 0
        while index < self.count:
            if self.ids[index] == number:
                state.play(state.legal_codes().codes[index])
                self.list_ids(state)
                return True
            index += 1
        return False

    def legal_ids(self) -> list[int]:
        """The ids that are legal, in rising order."""
        found = [int(self.ids[index]) for index in range(self.count)]
        found.sort()
        return found
