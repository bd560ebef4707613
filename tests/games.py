"""The games that tests of the house play: found, not named, so that a new one is tested without any edit."""

import tomllib
from pathlib import Path
from typing import Any

import serai
from serai.core.agenda import Table
from serai.games import facts, find_game

TESTS = Path(__file__).parent
HOUSE = serai.games()
SHORT = tuple(name for name in HOUSE if facts(find_game(name)).minutes[1] <= 60)  # soon played to the end


def cases_of(game: str) -> dict[str, Any]:
    """What the tests of a game say about it."""
    return tomllib.loads((TESTS / game / "cases.toml").read_text(encoding="utf-8"))


def take_off(table: Table, first: int, length: int) -> None:
    """Something that lies in these cells is gone."""
    place = next(place for place in range(first, first + length) if table.cells[place] > 0)
    table.cells[place] -= 1
