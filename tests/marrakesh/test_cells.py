"""The row of cells of a table: its parts lie one after the other, and each is as long as what it holds."""

import ast
from importlib.resources import files
from itertools import pairwise

import pytest

from serai.games.marrakesh import state
from serai.games.marrakesh.pieces import names as pieces

KINDS = {"stack": "HEIGHT_CELL", "table": "SEASON_CELL", "seat": "SCORE_CELL"}  # each part of the row by its first cell
LAST = {"stack": "TILE_CELLS", "table": "SEAT_CELLS", "seat": "SEAT_SIZE"}
LENGTHS = {
    "OFFICE_CELLS": 3,
    "FACE_CELLS": 3,
    "TOWER_CELLS": len(pieces.COLOURS),
    "OFFER_CELLS": len(pieces.COLOURS),
    "WORKSHOP_CELLS": pieces.WORKSHOP_COUNT * len(pieces.COLOURS),
    "CITY_SHOWN_CELLS": pieces.CITY_COUNT + 1,
    "OASIS_SHOWN_CELLS": 3,
    "INNER_CELLS": pieces.INNER_COUNT,
    "LAID_FACE_CELLS": 12,
    "COMPANION_CELLS": len(pieces.STAIRS),
    "ALONE_AT_CELLS": len(pieces.STAIRS),
    "SHOP_CELLS": pieces.SHOP_COUNT * state.SHOP_SIZE,
    "ACADEMY_CELLS": 3 * len(pieces.SCROLL_COLOURS) * state.ACADEMY_SIZE,
    "DROPPED_CELLS": len(pieces.COLOURS),
    "STOCK_CELLS": len(pieces.RESOURCES),
    "KESHI_CELLS": len(pieces.COLOURS),
    "SELLER_CELLS": len(pieces.DISTRICTS),
    "JUGGLER_CELLS": len(pieces.SQUARE_FIELDS),
    "LEADER_CELLS": len(pieces.SAHARA_FIELDS),
    "OASIS_CELLS": pieces.OASIS_FIELD_COUNT,
    "OASIS_STATE_CELLS": pieces.OASIS_FIELD_COUNT,
    "TRACK_CELLS": pieces.TRACK_PLACES + 1,
    "TRACK_KESHI_CELLS": pieces.TRACK_PLACES,
    "DRAWN_CELLS": 3,
    "GATE_CELLS": pieces.GATE_SPACE_COUNT,
    "CITY_CELLS": 2,
    "CITY_DAY_CELLS": 2,
    "STEP_CELLS": len(pieces.STAIRS),
    "LUXURY_KIND_CELLS": len(pieces.LUXURY_KINDS),
    "LUXURY_CELLS": pieces.LUXURY_COUNT,
    "SCREEN_CELLS": len(pieces.COLOURS),
    "ASSISTANT_CELLS": len(pieces.DISTRICTS),
    "SUPPLY_CELLS": 3,
    "SUPPLY_UP_CELLS": 3,
    "ASIDE_CELLS": len(pieces.COLOURS),
    "SCROLL_CELLS": pieces.SCROLL_COUNT,
    "LASTING_CELLS": pieces.SCROLL_COUNT,
    "POINT_CELLS": len(pieces.POINT_SOURCES),
    "DONE_CELLS": 3,
}


def declared() -> list[tuple[str, ast.expr]]:
    """The names of cells and of the ends of rows, as the file writes them."""
    tree = ast.parse(files("serai.games.marrakesh").joinpath("state.py").read_text(encoding="utf-8"))
    found = [(ast.unparse(node.target), node.value) for node in tree.body if isinstance(node, ast.AnnAssign)]
    return [(name, value) for name, value in found if value and name.endswith(("_CELL", "_CELLS", "SEAT_SIZE"))]


def row(kind: str) -> list[tuple[str, ast.expr]]:
    names = [name for name, _ in declared()]
    return declared()[names.index(KINDS[kind]) : names.index(LAST[kind]) + 1]


@pytest.mark.parametrize("kind", KINDS)
def test_each_part_begins_where_the_one_above_it_ends(kind: str) -> None:
    parts = row(kind)
    assert ast.unparse(parts[0][1]) == "0"
    for (before, _), (name, value) in pairwise(parts):
        length = LENGTHS[before] if before.endswith("_CELLS") else 1
        assert ast.unparse(value) == f"{before} + {length}", name


def test_every_cell_is_in_a_row() -> None:
    assert declared() and [name for name, _ in declared()] == [name for kind in KINDS for name, _ in row(kind)]


def test_stacks_hold_all_tiles_of_a_shop_and_of_an_academy() -> None:
    assert (state.SHOP_SIZE, state.ACADEMY_SIZE) == (state.TILE_CELLS + 5, state.TILE_CELLS + 7)


def test_sources_of_points_that_are_no_district_follow_the_districts() -> None:
    named = (state.DRAFTING, state.WATERFALLS, state.SEASON_SCROLLS, state.RIVER_TILE, state.SUPPLY_DUE)
    sources = [pieces.POINT_SOURCES[number] for number in named]
    assert sources == ["draft", "waterfalls", "season_scrolls", "river_tile", "supply"]
