"""The greedy player of Marrakesh."""

import pytest

import serai
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.games.marrakesh.bot.greedy import Greedy
from serai.games.marrakesh.bot.worth import worth
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import GREEN, GREY, SOUK
from serai.games.marrakesh.state import (
    ASSISTANT_CELLS,
    KESHI_CELLS,
    ROUND_CELL,
    SCORE_CELL,
    SCREEN_CELLS,
    SEASON_CELL,
    SELLER_CELLS,
    STOCK_CELLS,
    SUPPLY_CELLS,
    SUPPLY_UP_CELLS,
    Marrakesh,
    academy_cell,
)
from serai.play.state import State
from serai.search.bot import RandomBot

EXPANSIONS: dict[str, object] = {
    "stairs_tiles": True,
    "imam_and_sultan": True,
    "exchange_set": "mixed",
    "audience_side": "purple",
    "desert_cities": True,
}


def at_use_of_assistants(seed: int = 1) -> State:
    """A table of two at the first assistant of the first round, whoever uses it."""
    state = serai.game("marrakesh").new(players=2, seed=seed)
    while state.view(None)["phase"] != "use_assistant":
        state.apply(state.legal()[0])
    return state


def only_assistant_at(state: State, district: int) -> int:
    """Leave the actor three assistants in one district; returns the actor."""
    seat = state.actor
    table = state.table
    assert seat is not None and isinstance(table, Marrakesh)
    for place in range(9):
        table.put(seat, ASSISTANT_CELLS + place, 3 if place == district else 0)
    return seat


def choice(state: State) -> dict[str, object]:
    stream = Stream(1)
    return state.game.vocabulary.action(Greedy().choose(state.imagine(stream), stream)).to_json()


def test_it_harvests_in_the_last_round() -> None:
    """When a keshi more will never work, the action brings more."""
    state = at_use_of_assistants()
    seat = only_assistant_at(state, int(GREEN))
    table = state.table
    assert isinstance(table, Marrakesh)
    table.cells[SEASON_CELL], table.cells[ROUND_CELL] = 3, 4
    for colour in range(12):
        table.put(seat, SCREEN_CELLS + colour, 0)
    table.put(seat, KESHI_CELLS + GREEN, 5)
    for resource in (WATER, DATE, DINAR):
        table.put(seat, STOCK_CELLS + resource, 4)
    assert choice(state) == {"type": "use_assistant", "district": "date_plantation", "option": "action"}


def test_it_begins_an_empty_district_with_a_keshi() -> None:
    state = at_use_of_assistants()
    seat = only_assistant_at(state, int(GREY))
    assert isinstance(state.table, Marrakesh)
    state.table.put(seat, KESHI_CELLS + GREY, 0)
    assert choice(state) == {"type": "use_assistant", "district": "medrese", "option": "keshi"}


def test_it_buys_a_scroll_that_fits() -> None:
    state = at_use_of_assistants()
    seat = only_assistant_at(state, int(GREY))
    table = state.table
    assert isinstance(table, Marrakesh)
    table.put(seat, KESHI_CELLS + GREY, 8)
    table.put(seat, STOCK_CELLS + DATE, 6)
    state.apply(state.game.action({"type": "use_assistant", "district": "medrese", "option": "action"}))
    assert choice(state)["type"] == "buy_scroll"
    assert table.cells[academy_cell(0, 0)] > 0


def test_it_keeps_what_the_supply_will_cost() -> None:
    """The same stock is worth more when it meets the tile that lies face up."""
    table = at_use_of_assistants().table
    assert isinstance(table, Marrakesh)
    for place in range(3):
        table.put(0, SUPPLY_UP_CELLS + place, int(place == 0))
    table.put(0, SUPPLY_CELLS, 3)  # one of each
    meets, misses = table.copy(), table.copy()
    for resource, (fitting, other) in zip((WATER, DATE, DINAR), ((1, 3), (1, 0), (1, 0)), strict=True):
        meets.put(0, STOCK_CELLS + resource, fitting)
        misses.put(0, STOCK_CELLS + resource, other)
    assert worth(meets, 0) > worth(misses, 0)


def test_a_filled_district_and_points_are_worth_more() -> None:
    table = at_use_of_assistants().table
    assert isinstance(table, Marrakesh)
    richer, filled = table.copy(), table.copy()
    richer.add(0, SCORE_CELL, 5)
    filled.put(0, KESHI_CELLS + GREEN, 8)
    filled.put(0, SELLER_CELLS + GREEN, 1)
    assert worth(richer, 0) == worth(table, 0) + 5
    assert worth(filled, 0) > worth(table, 0) + 10


def test_it_uses_its_goods_before_the_end() -> None:
    state = at_use_of_assistants()
    seat = only_assistant_at(state, int(SOUK))
    table = state.table
    assert isinstance(table, Marrakesh)
    for goods in (9, 10, 11):
        table.put(seat, KESHI_CELLS + goods, 5)
    assert choice(state) == {"type": "use_assistant", "district": "souk", "option": "action"}


def test_it_looks_at_nothing_hidden() -> None:
    """What others have chosen, and which supply tiles they hold, changes none of its wishes."""
    state = serai.game("marrakesh").new(players=3, seed=4)
    while state.actor != 2 or state.view(None)["phase"] != "choose_keshis":
        state.apply(state.legal()[-1])
    wishes = {str(choice(state.determinize(2, seed))) for seed in range(8)}
    assert len(wishes) == 1


def played(bots: list[str], seed: int, options: dict[str, object]) -> list[int]:
    state = serai.game("marrakesh").new(players=len(bots), seed=seed, options=options)
    players = [Player(Greedy() if bot == "greedy" else RandomBot(), 10 * seed + seat) for seat, bot in enumerate(bots)]
    while not state.over:
        assert state.actor is not None
        state.apply(players[state.actor].choose(state))
    assert state.result is not None
    scores = state.result["scores"]
    assert isinstance(scores, list)
    return scores


@pytest.mark.run_once
def test_it_beats_random_play() -> None:
    """It won all of many more games; here one from each seat."""
    first = played(["greedy", "random"], 1, {})
    second = played(["random", "greedy"], 2, {})
    assert first[0] > first[1] + 20
    assert second[1] > second[0] + 20


@pytest.mark.run_once
def test_it_plays_all_expansions_to_the_end() -> None:
    scores = played(["random", "greedy", "random"], 3, EXPANSIONS)
    assert scores[1] == max(scores)
