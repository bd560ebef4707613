"""Tower cards."""

import pytest

from serai.games.kobito.state import DISCARD, DRAW_PILE, hand_cell
from tests.kobito.scenes import (
    FAR,
    NINE,
    SIX,
    K,
    T,
    add,
    can,
    hand_of,
    legal,
    move,
    numbers,
    of_type,
    rainbow,
    refused,
    run,
    scene,
    table_of,
    told,
    tower,
)

RUN = ((NINE, run(4, 4, 5, 6)), *FAR[1:])


def test_k55_a_tower_card_is_never_played_alone() -> None:
    state = scene([T, T], pots=RUN)
    assert legal(state) == [{"type": "end_turn"}]
    refusal = refused(state, "add", card=13, to="pot:0", end="low")
    assert (refusal.rule, refusal.reason) == ("K-55", "tower_alone")
    assert refused(state, "tower", card=13, on="pot:0", place=0).rule == "K-55"


def test_k56_a_tower_needs_a_card_of_the_places_number() -> None:
    state = scene([T, 5, 9], pots=RUN)
    assert of_type(state, "tower") == [{"type": "tower", "card": 5, "on": "pot:0", "place": 1}]
    refusal = refused(state, "tower", card=9, on="pot:0", place=1)
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-56", "other_number", {"card": 9, "number": 5})
    assert refused(state, "tower", card=4, on="pot:0", place=0).details == {"card": 4}
    assert refused(state, "tower", card=5, on="pot:0", place=3).reason == "no_such_place"
    assert refused(state, "tower", card=5, on="studio:0:0", place=0).reason == "no_such_rainbow"
    assert refused(scene([5], pots=RUN), "tower", card=5, on="pot:0", place=1).details == {"card": 13}


@pytest.mark.parametrize("option", ["pots_and_own_studio", "pots_only"])
def test_k56_towers_stand_in_the_own_studio_unless_the_option_forbids_it(option: str) -> None:
    state = scene([T, 5], pots=RUN, studio_of={0: [numbers(5, 2)]}, tower_targets=option)
    assert can(state, "tower", card=5, on="studio:0:0", place=0) == (option != "pots_only")
    assert can(state, "tower", card=5, on="pot:0", place=1)
    if option == "pots_only":
        refusal = refused(state, "tower", card=5, on="studio:0:0", place=0)
        assert (refusal.rule, refusal.reason) == ("K-56", "towers_on_pots_only")


def test_k57_the_tower_lies_on_the_top_card_and_the_length_stays() -> None:
    state = scene([T, 5], pots=RUN)
    state.keep_events()
    tower(state, 5, "pot:0", 1)
    assert rainbow(state, "pot:0") == (4, [4, [5, 13, 5], 6])
    assert table_of(state).length(0) == 3
    said = {"seat": 0, "on": "pot:0", "place": 1, "number": 5, "cards": [13, 5]}
    assert told(state, "tower_built") == [said]


def test_k58_both_cards_count() -> None:
    state = scene([T, 5, 1], pots=RUN, studio_of={0: [numbers(8, 2)]})
    tower(state, 5, "pot:0", 1)
    assert table_of(state).played == 2
    assert hand_of(state) == [1]
    assert can(state, "end_turn")


def test_k59_any_place_will_do_also_a_kobitos_and_one_with_a_tower() -> None:
    pots = ((NINE, run(4, 4, K, [6, T, 6])), *FAR[1:])
    state = scene([T, 4, 5, 6], pots=pots)
    assert {(action["card"], action["place"]) for action in of_type(state, "tower")} == {(4, 0), (5, 1), (6, 2)}
    tower(state, 5, "pot:0", 1)
    assert rainbow(state, "pot:0") == (4, [4, [0, 13, 5], [6, 13, 6]])


def test_k60_no_tower_in_another_studio() -> None:
    state = scene([T, 5], studio_of={1: [numbers(5, 2)]})
    assert of_type(state, "tower") == []
    assert refused(state, "tower", card=5, on="studio:1:0", place=0).rule == "K-60"


def test_k61_towers_stay_until_the_place_moves() -> None:
    state = scene([T, 5, 7], pots=((NINE, run(4, 4)), *FAR[1:]), studio_of={0: [numbers(5, 2)]})
    tower(state, 5, "studio:0:0", 0)
    add(state, 7, "studio:0:0")
    assert rainbow(state, "studio:0:0") == (5, [[5, 13, 5], 6, 7])
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    assert rainbow(state, "pot:0") == (4, [4, [5, 13, 5], 6, 7])


def test_kx8_add_tower_add() -> None:
    state = scene([7, 7, T, K, 2], pots=((SIX + 1, run(4, 4, 5, 6)), *FAR[1:]))
    add(state, 7, "pot:0")
    tower(state, 7, "pot:0", 3)
    add(state, K, "pot:0")
    assert rainbow(state, "pot:0") == (4, [4, 5, 6, [7, 13, 7], 0])
    assert table_of(state).number(0, 4) == 8
    assert table_of(state).played == 4
    assert table_of(state).space(0) == 1


def test_ke14_tower_and_kobito_fit_on_every_place_in_reach() -> None:
    state = scene([T, K], pots=RUN, studio_of={0: [numbers(8, 2)], 1: [numbers(1, 2)]})
    places = {(action["on"], action["place"]) for action in of_type(state, "tower")}
    expected = {("pot:0", 0), ("pot:0", 1), ("pot:0", 2), ("pot:1", 0), ("pot:2", 0)}
    assert places == expected | {("studio:0:0", 0), ("studio:0:0", 1)}


def test_ke15_two_towers_on_one_place() -> None:
    state = scene([T, T, 7, 7], pots=((NINE, run(7, 7)), *FAR[1:]))
    tower(state, 7, "pot:0", 0)
    tower(state, 7, "pot:0", 0)
    assert rainbow(state, "pot:0") == (7, [[7, 13, 7, 13, 7]])
    assert table_of(state).played == 4
    assert table_of(state).length(0) == 1


def test_k59_three_towers_with_kobitos_on_a_kobito_and_the_pot_won() -> None:
    pots = ((1, run(4, 4, 5, K)), *FAR[1:])
    state = scene([T, T, T, K, K], pots=pots)
    table_of(state).cells[hand_cell(0) + K] += 1  # a third kobito in hand, drawn earlier
    table_of(state).cells[DRAW_PILE + K] -= 1
    for _ in range(3):
        tower(state, K, "pot:0", 2)
    assert rainbow(state, "pot:0") == (4, [4, 5, [0, 13, 0, 13, 0, 13, 0]])
    table_of(state).cells[hand_cell(0) + 7] += 1
    table_of(state).cells[DRAW_PILE + 7] -= 1
    add(state, 7, "pot:0")
    assert [table_of(state).cells[DISCARD + card] for card in range(14)] == [4, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 3]
