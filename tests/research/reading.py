"""Rows read back, beside the view of the same seat."""

from collections.abc import Iterator
from typing import Any

from tests.research.common import FEW_AND_MANY, VARIANTS, decisions, encoding_of


def rows_and_views(name: str, most: int = 40) -> Iterator[tuple[dict[str, Any], dict[str, Any], Any, int]]:
    """What a row says, what the view says, the state and the seat; for all seats of many tables."""
    for size in FEW_AND_MANY:
        for variant in VARIANTS:
            encoding = encoding_of(name, size, variant)
            for number, state in decisions(encoding, 11, most):
                if number % 4 == 0 or state.over:
                    for seat in range(state.players):
                        encoding.observe(state.table, seat)
                        yield encoding.read(list(encoding.numbers)), state.view(seat), state, seat


def around(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The seats of a view, from the one who looks on."""
    return [*view["seats"][seat:], *view["seats"][:seat]]


def counted(things: list[int], kinds: range) -> list[int]:
    return [things.count(kind) for kind in kinds]
