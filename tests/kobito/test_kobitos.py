"""Kobito cards."""

import pytest

from tests.kobito.scenes import (
    FAR,
    NINE,
    K,
    T,
    add,
    can,
    can_add,
    can_start,
    hand_of,
    move,
    numbers,
    of_type,
    rainbow,
    refused,
    run,
    scene,
    start,
    swap,
    table_of,
    told,
    tower,
)

FIVE_UP = ((NINE, run(5, 5)), *FAR[1:])
TWO_NUMBERS = {"kobito_clarity": "two_numbers"}


def test_k46_a_kobito_stands_in_for_any_number() -> None:
    state = scene([K, K, K, 8, T], pots=FIVE_UP)
    add(state, K, "pot:0", "low")
    start(state, 8, K)
    tower(state, K, "pot:1", 0)
    assert rainbow(state, "pot:0") == (4, [0, 5])
    assert rainbow(state, "studio:0:0") == (8, [8, 0])
    assert rainbow(state, "pot:1") == (11, [[11, 13, 0]])


def test_k47_a_kobito_keeps_the_number_of_its_place() -> None:
    state = scene([K, 3], pots=FIVE_UP)
    add(state, K, "pot:0", "low")
    add(state, 3, "pot:0", "low")
    assert rainbow(state, "pot:0") == (3, [3, 0, 5])
    assert table_of(state).number(0, 1) == 4


def test_ke1_a_kobito_below_one_stands_for_twelve() -> None:
    state = scene([K, 12, 12], pots=((NINE, run(1, 1)), *FAR[1:]))
    add(state, K, "pot:0", "low")
    assert can(state, "swap", card=12, at="pot:0", place=0)
    swap(state, 12, "pot:0", 0)
    assert rainbow(state, "pot:0") == (12, [12, 1])


def test_ke2_a_kobito_beside_a_starter_goes_to_either_end() -> None:
    state = scene([K], pots=FIVE_UP)
    assert can_add(state, K, "pot:0", "low") and can_add(state, K, "pot:0", "high")
    other = state.copy()
    add(state, K, "pot:0", "low")
    add(other, K, "pot:0", "high")
    assert (rainbow(state, "pot:0"), rainbow(other, "pot:0")) == ((4, [0, 5]), (5, [5, 0]))


def test_k48_the_order_of_a_start_tells_the_number_of_its_kobito() -> None:
    below, above = scene([K, 5]), scene([K, 5])
    start(below, K, 5)
    start(above, 5, K)
    assert rainbow(below, "studio:0:0") == (4, [0, 5])
    assert rainbow(above, "studio:0:0") == (5, [5, 0])


def test_k48_with_two_numbers_a_kobito_needs_two_numbered_places() -> None:
    pots = ((NINE, run(5, 5)), (NINE + 1, run(5, 5, 6)), (NINE + 2, run(5, 5, K)))
    state = scene([K], pots=pots, **TWO_NUMBERS)
    assert {action["to"] for action in of_type(state, "add")} == {"pot:1"}
    refusal = refused(state, "add", card=K, to="pot:0", end="low")
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-48", "unclear", {"rainbow": "pot:0"})


def test_k48_with_two_numbers_a_card_in_a_tower_makes_a_numbered_place() -> None:
    pots = ((NINE, run(5, 5, [K, T, 6])), (NINE + 1, run(5, 5, [K, T, K])), (NINE + 2, run(5, 5, K)))
    state = scene([K], pots=pots, **TWO_NUMBERS)
    assert {action["to"] for action in of_type(state, "add")} == {"pot:0"}


@pytest.mark.parametrize("cards", [[5, 6], [5, 0, 7], [5, 0, 0, 8], [5, 0, 0, 0, 9], [11, 0, 1], [12, 0, 0, 0, 4]])
def test_k48_with_two_numbers_kobitos_stand_between_rainbow_cards(cards: list[int]) -> None:
    state = scene(cards, **TWO_NUMBERS)
    start(state, *cards)
    assert rainbow(state, "studio:0:0") == (cards[0], cards)
    assert table_of(state).played == len(cards)


def test_k48_with_two_numbers_no_start_begins_or_ends_with_a_kobito() -> None:
    state = scene([5, 7, K, K], **TWO_NUMBERS)
    assert of_type(state, "start") == [{"type": "start", "cards": [5, 0, 7]}]
    for cards in ([5, 0], [0, 5], [0, 5, 0]):
        refusal = refused(state, "start", cards=cards)
        assert (refusal.rule, refusal.reason) == ("K-48", "kobito_between")
    assert refused(state, "start", cards=[5, 0, 0, 7]).reason == "not_a_run"
    assert refused(state, "start", cards=[0, 0]).reason == "kobitos_alone"
    assert refused(scene([5, 6, 7], **TWO_NUMBERS), "start", cards=[5, 6, 7]).reason == "two_cards_open"


def test_k48_two_numbers_leaves_moves_and_tower_tops_alone() -> None:
    state = scene([K, T], pots=FIVE_UP, studio_of={0: [run(6, K, K, 8)]}, **TWO_NUMBERS)
    tower(state, K, "pot:0", 0)
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    assert rainbow(state, "pot:0") == (5, [[5, 13, 0], 0, 0, 8])


def test_k49_kx12_a_kobito_is_exchanged_for_the_number_it_stands_for() -> None:
    state = scene([6, 2, 2, 9, 9], studio_of={1: [run(5, 5, K, 7)]})
    state.keep_events()
    swap(state, 6, "studio:1:0", 1)
    assert rainbow(state, "studio:1:0") == (5, [5, 6, 7])
    assert hand_of(state) == [0, 2, 2, 9, 9]
    assert table_of(state).played == 0
    assert told(state, "kobito_swapped") == [{"seat": 0, "at": "studio:1:0", "place": 1, "card": 6}]


def test_k49_only_a_rainbow_card_of_just_that_number_will_do() -> None:
    state = scene([7, K, T], pots=((NINE, run(5, 5, K)), *FAR[1:]))
    other = refused(state, "swap", card=7, at="pot:0", place=1)
    assert (other.rule, other.reason, other.details) == ("K-49", "other_number", {"card": 7, "number": 6})
    for card in (K, T):
        assert refused(state, "swap", card=card, at="pot:0", place=1).reason == "swap_with_number"
    assert refused(state, "swap", card=6, at="pot:0", place=1).reason == "not_in_hand"
    assert refused(state, "swap", card=5, at="pot:0", place=0).reason == "no_kobito"
    assert refused(state, "swap", card=5, at="pot:0", place=2).reason == "no_such_place"
    assert refused(state, "swap", card=5, at="studio:1:0", place=0).reason == "no_such_rainbow"
    assert refused(state, "swap", card=5, at="studio:5:0", place=0).reason == "no_such_rainbow"


def test_k50_ke12_a_kobito_under_a_tower_is_out_of_reach() -> None:
    state = scene([6], pots=((NINE, run(5, 5, [K, T, 6])), *FAR[1:]))
    assert of_type(state, "swap") == []
    refusal = refused(state, "swap", card=6, at="pot:0", place=1)
    assert (refusal.rule, refusal.reason) == ("K-50", "kobito_covered")


def test_ke12_a_kobito_on_top_of_a_tower_is_exchanged_and_the_stack_stays() -> None:
    state = scene([6], pots=((NINE, run(5, 5, [K, T, K])), *FAR[1:]))
    swap(state, 6, "pot:0", 1)
    assert rainbow(state, "pot:0") == (5, [5, [0, 13, 6]])


def test_k49_k50_kobitos_out_of_reach_are_explained() -> None:
    state = scene([8], pots=((NINE, run(5, [K, T, 5], K, K)), *FAR[1:]), studio_of={1: [run(8, K, 9)]})
    explained = {str(action): (each.rule, each.reason) for action, each in state.refusals()}
    assert explained["swap 5 pot:0 0"] == ("K-50", "kobito_covered")
    assert explained["swap 6 pot:0 1"] == ("K-49", "not_in_hand")
    assert "swap 8 studio:1:0 0" not in explained


def test_k51_a_swap_changes_neither_lengths_nor_the_size_of_the_hand() -> None:
    state = scene([6, 1], pots=((NINE, run(5, 5, K)), *FAR[1:]))
    swap(state, 6, "pot:0", 1)
    assert table_of(state).length(0) == 2
    assert len(hand_of(state)) == 2
    assert table_of(state).played == 0


def test_k52_swaps_are_not_limited() -> None:
    state = scene([6, 7, 8], pots=((NINE, run(5, 5, K, K, K)), *FAR[1:]))
    for place, card in enumerate((6, 7, 8), start=1):
        swap(state, card, "pot:0", place)
    assert hand_of(state) == [0, 0, 0]
    assert rainbow(state, "pot:0") == (5, [5, 6, 7, 8])
    assert table_of(state).stack_count == 0


def test_k53_a_kobito_gained_may_be_played_at_once() -> None:
    state = scene([6, 1], pots=((NINE, run(5, 5, K)), *FAR[1:]))
    swap(state, 6, "pot:0", 1)
    add(state, K, "pot:0", "high")
    assert rainbow(state, "pot:0") == (5, [5, 6, 0])


def test_k54_ke17_a_swap_is_the_only_deed_in_another_studio() -> None:
    pots = ((NINE, run(5, 5, K)), *FAR[1:])
    state = scene([6, 6, 6, T, K], pots=pots, studio_of={0: [run(5, 5, K)], 1: [run(5, 5, K)]})
    assert {action["at"] for action in of_type(state, "swap")} == {"pot:0", "studio:0:0", "studio:1:0"}
    elsewhere = [action for action in of_type(state, "add") if action["to"] == "studio:1:0"]
    assert elsewhere == []
    assert "studio:1:0" not in {action["on"] for action in of_type(state, "tower")}
    refusal = refused(state, "tower", card=6, on="studio:1:0", place=1)
    assert (refusal.rule, refusal.reason) == ("K-60", "other_studio")


def test_k46_kobitos_need_to_be_in_hand() -> None:
    state = scene([7], pots=FIVE_UP)
    assert refused(state, "add", card=K, to="pot:0", end="low").reason == "not_in_hand"
    assert not can_start(state, 7, K)


def test_k30_swaps_do_not_join_rainbows() -> None:
    state = scene([6], studio_of={0: [run(5, 5, K), numbers(7, 2)]})
    swap(state, 6, "studio:0:0", 1)
    assert rainbow(state, "studio:0:1") == (7, [7, 8])
