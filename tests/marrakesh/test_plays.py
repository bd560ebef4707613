"""Whole random games of Marrakesh: they end, nothing is lost on the way, and their records replay."""

import json
import random

import pytest

import serai
from serai.games.marrakesh.pieces.names import (
    COLOUR_COUNT,
    GATE_SPACE_COUNT,
    LUXURY_COUNT,
    PINK,
    RED,
    SCROLL_COUNT,
    SHOP_COUNT,
)
from serai.games.marrakesh.state import (
    JUGGLER_CELLS,
    KNOWN,
    LUXURY_CELLS,
    LUXURY_COUNT_CELL,
    SCROLL_CELLS,
    SCROLL_COUNT_CELL,
    SELLER_CELLS,
    TILE_CELLS,
    WORKSHOP_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)
from serai.play.state import State

EXPANSIONS: dict[str, dict[str, object]] = {
    "base": {},
    "stairs_tiles": {"stairs_tiles": True},
    "imam_and_sultan": {"imam_and_sultan": True},
    "offices": {"exchange_set": "mixed"},
    "spectators": {"audience_side": "purple"},
    "desert_cities": {"desert_cities": True},
    "all": {
        "stairs_tiles": True,
        "imam_and_sultan": True,
        "exchange_set": "new_only",
        "audience_side": "purple",
        "desert_cities": True,
    },
}


def random_game(players: int, seed: int, options: dict[str, object]) -> State:
    chooser = random.Random(seed)
    state = serai.game("marrakesh").new(players=players, seed=seed, options=options)
    while not state.over:
        state.apply(chooser.choice(state.legal()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_random_game_ends_and_replays(players: int, expansion: str) -> None:
    state = random_game(players, 7, EXPANSIONS[expansion])
    record = json.loads(json.dumps(state.record()))
    assert serai.replay(record).result == state.result
    check_tiles(state.table)


@pytest.mark.parametrize("seed", range(6))
def test_any_options_go_together(seed: int) -> None:
    chooser = random.Random(seed)
    players = chooser.randrange(2, 5)
    box = serai.game("marrakesh")
    options = {name: chooser.choice(option.values(players)) for name, option in box.options.items()}
    check_tiles(random_game(players, seed, options).table)


def check_tiles(table: object) -> None:
    """Every scroll, luxury good and gate lies somewhere, and counts agree with places."""
    assert isinstance(table, Marrakesh)
    stacks = [academy_cell(colour, place) for colour in range(4) for place in range(3)]
    assert sorted(tiles_of(table, stacks, SCROLL_CELLS, SCROLL_COUNT_CELL)) == list(range(1, SCROLL_COUNT + 1))
    shops = [shop_cell(number) for number in range(SHOP_COUNT)]
    assert sorted(tiles_of(table, shops, LUXURY_CELLS, LUXURY_COUNT_CELL)) == list(range(1, LUXURY_COUNT + 1))
    seats = range(table.setting.players)
    built = sum(table.gate(seat, space) > 0 for seat in seats for space in range(GATE_SPACE_COUNT))
    assert built + table.count(WORKSHOP_CELLS, 4 * COLOUR_COUNT) == 32
    for seat in seats:
        assert table.count_of(seat, JUGGLER_CELLS, 8) == table.keshis(seat, PINK)
        assert table.count_of(seat, SELLER_CELLS, 9) == table.keshis(seat, RED)


def tiles_of(table: Marrakesh, stacks: list[int], owned: int, count: int) -> list[int]:
    lying = [int(table.cells[stack + TILE_CELLS + n]) % KNOWN for stack in stacks for n in range(table.height(stack))]
    held = [
        int(table.of(seat, owned + n)) for seat in range(table.setting.players) for n in range(table.of(seat, count))
    ]
    return lying + held
