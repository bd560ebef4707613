"""What begins and ends with every turn (M-026, M-027)."""

from typing import Final

from mypy_extensions import i64

from serai.core.agenda import Step
from serai.games.marrakesh.rules.stacks import refill
from serai.games.marrakesh.state import SPENT_CELL, Marrakesh


def begin_turn(table: Marrakesh, seat: i64) -> None:
    """M-143: scrolls that work once per turn are fresh again."""
    table.put(seat, SPENT_CELL, 0)


class EndTurn(Step):
    """M-098: taken scrolls and luxury goods are replaced."""

    def run(self, table: Marrakesh) -> None:
        refill(table)


END_TURNS: Final = [EndTurn(seat) for seat in range(4)]
