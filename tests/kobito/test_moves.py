"""From the studio to the pots, and the last place that has to follow."""

import pytest

from tests.kobito.scenes import (
    EIGHT,
    FAR,
    FIVE,
    FOUR,
    NINE,
    SIX,
    K,
    T,
    can_move,
    can_start,
    discarded,
    empty_deck,
    legal,
    move,
    move_keys,
    new_pot,
    numbers,
    of_type,
    rainbow,
    refused,
    run,
    scene,
    stacks_in_order,
    start,
    table_of,
    told,
    won_by,
)

SIX_UP = ((NINE, run(6, 6)), *FAR[1:])


def test_k31_places_move_to_a_face_up_pot_at_any_time_of_the_turn() -> None:
    state = scene([9], pots=SIX_UP, studio_of={0: [numbers(7, 3)]})
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    assert rainbow(state, "pot:0") == (6, [6, 7, 8, 9])
    assert rainbow(state, "studio:0:0") is None


def test_k31_places_move_from_the_own_studio_to_pots_only() -> None:
    state = scene([9], pots=SIX_UP, studio_of={0: [numbers(7, 3), numbers(10, 2)], 1: [numbers(7, 3)]})
    others = refused(state, "move", **move_keys("studio:1:0", "low", 3, "pot:0", "high"))
    assert (others.rule, others.reason) == ("K-31", "not_own_studio")
    pots = refused(state, "move", **move_keys("pot:0", "low", 1, "pot:1", "high"))
    assert (pots.rule, pots.reason) == ("K-31", "not_own_studio")
    joined = refused(state, "move", **move_keys("studio:0:0", "low", 3, "studio:0:1", "low"))
    assert (joined.rule, joined.reason) == ("K-31", "not_a_pot")
    absent = refused(state, "move", **move_keys("studio:0:2", "low", 1, "pot:0", "low"))
    assert (absent.rule, absent.reason) == ("K-31", "no_such_rainbow")
    many = refused(state, "move", **move_keys("studio:0:0", "low", 4, "pot:0", "high"))
    assert (many.rule, many.details) == ("K-31", {"count": 4, "length": 3})


def test_k30_no_place_passes_from_one_studio_rainbow_to_another() -> None:
    state = scene([9], studio_of={0: [numbers(4, 2), numbers(6, 2)]})
    assert refused(state, "move", **move_keys("studio:0:0", "low", 2, "studio:0:1", "low")).reason == "not_a_pot"


def test_k32_places_leave_from_the_ends_only() -> None:
    state = scene([9], pots=((NINE, run(4, 4)), *FAR[1:]), studio_of={0: [numbers(3, 5)]})
    listed = {(action["take"], action["count"], action["end"]) for action in of_type(state, "move")}
    assert listed == {("low", 1, "low"), ("high", 3, "high")}


def test_k33_the_block_must_join_the_pots_rainbow() -> None:
    state = scene([9], pots=SIX_UP, studio_of={0: [numbers(1, 3)]})
    refusal = refused(state, "move", **move_keys("studio:0:0", "low", 3, "pot:0", "low"))
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-33", "does_not_join", {"number": 3, "wanted": 5})


def test_k33_a_block_stays_in_rising_order() -> None:
    state = scene([9], pots=SIX_UP, studio_of={0: [numbers(3, 3)]})
    move(state, "studio:0:0", "low", 3, "pot:0", "low")
    assert rainbow(state, "pot:0") == (3, [3, 4, 5, 6])


def test_kx9_a_block_is_taken_where_its_numbers_touch() -> None:
    state = scene([9], pots=SIX_UP, studio_of={0: [numbers(4, 4)]})
    assert can_move(state, "studio:0:0", "low", 2, "pot:0", "low")
    assert not can_move(state, "studio:0:0", "low", 1, "pot:0", "low")
    assert not can_move(state, "studio:0:0", "high", 2, "pot:0", "low")
    move(state, "studio:0:0", "low", 2, "pot:0", "low")
    assert rainbow(state, "pot:0") == (4, [4, 5, 6])
    assert rainbow(state, "studio:0:0") == (6, [6, 7])


def test_k34_a_move_carries_no_more_places_than_there_is_space() -> None:
    state = scene([9], pots=((FIVE, run(4, 4, 5, 6)), *FAR[1:]), studio_of={0: [numbers(7, 5)]})
    refusal = refused(state, "move", **move_keys("studio:0:0", "low", 3, "pot:0", "high"))
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-34", "no_space", {"count": 3, "space": 2})
    assert can_move(state, "studio:0:0", "low", 2, "pot:0", "high")


def test_k35_ke7_two_places_may_stay() -> None:
    state = scene([10], pots=SIX_UP, studio_of={0: [numbers(7, 3)]})
    move(state, "studio:0:0", "low", 1, "pot:0", "high")
    assert table_of(state).pending == -1
    assert rainbow(state, "studio:0:0") == (8, [8, 9])
    assert {action["type"] for action in legal(state)} >= {"move", "add"}


def test_k36_ke7_one_place_may_stay_only_if_it_is_sure_to_fit() -> None:
    state = scene([1], pots=SIX_UP, studio_of={0: [numbers(7, 3)]})
    assert can_move(state, "studio:0:0", "low", 2, "pot:0", "high")  # the 9 then fits the same pot
    short = scene([1], pots=((FIVE, run(4, 4, 5, 6)), *FAR[1:]), studio_of={0: [numbers(7, 3)]})
    assert not can_move(short, "studio:0:0", "low", 2, "pot:0", "high")  # that pot would be complete
    refusal = refused(short, "move", **move_keys("studio:0:0", "low", 2, "pot:0", "high"))
    assert (refusal.rule, refusal.reason) == ("K-36", "leaves_one")
    assert ("K-36", "leaves_one") in {(each.rule, each.reason) for _, each in short.refusals()}


def test_kx10_k36_k37_the_last_place_must_follow_to_any_pot_that_wants_it() -> None:
    pots = ((NINE, run(7, 7)), (NINE + 1, run(3, 3, 4)), FAR[2])
    state = scene([8], pots=pots, studio_of={0: [numbers(5, 2)]})
    move(state, "studio:0:0", "low", 1, "pot:1", "high")
    assert table_of(state).pending == 0
    assert legal(state) == [
        {"type": "move", "from": "studio:0:0", "take": "low", "count": 1, "to": "pot:0", "end": "low"},
        {"type": "move", "from": "studio:0:0", "take": "low", "count": 1, "to": "pot:1", "end": "high"},
    ]
    move(state, "studio:0:0", "low", 1, "pot:0", "low")
    assert table_of(state).pending == -1
    assert rainbow(state, "pot:0") == (6, [6, 7]) and rainbow(state, "pot:1") == (3, [3, 4, 5])


def test_kx11_ke9_a_pot_that_may_come_later_does_not_count() -> None:
    pots = ((NINE, run(9, 9, 10)), (FOUR, run(2, 2, 3, 4)), FAR[2])
    state = scene([8], pots=pots, studio_of={0: [numbers(5, 2)]})
    assert not can_move(state, "studio:0:0", "low", 1, "pot:1", "high")


def test_k36_while_the_last_place_waits_nothing_else_can_be_done() -> None:
    pots = ((NINE, run(7, 7)), (NINE + 1, run(3, 3, 4)), FAR[2])
    state = scene([8, 7, 8], pots=pots, studio_of={0: [numbers(5, 2), numbers(8, 2)]})
    move(state, "studio:0:0", "low", 1, "pot:1", "high")
    for kind, written in (
        ("end_turn", {}),
        ("add", {"card": 8, "to": "pot:0", "end": "high"}),
        ("start", {"cards": [7, 8]}),
        ("move", move_keys("studio:0:1", "low", 2, "pot:0", "high")),
    ):
        refusal = refused(state, kind, **written)
        assert (refusal.rule, refusal.reason, refusal.details) == ("K-36", "must_move_last", {"rainbow": "studio:0:0"})
    assert refused(state, "move", **move_keys("studio:0:0", "high", 1, "pot:0", "low")).reason == "all_are_lowest"
    assert refused(state, "move", **move_keys("studio:0:0", "low", 1, "pot:2", "low")).rule == "K-33"
    explained = [str(action) for action, each in state.refusals() if each.rule == "K-36"]
    assert explained == ["add 7 pot:0 low", "add 8 pot:0 low", "end_turn"]  # the own cards, and the end
    assert state.view(0)["phase"] == "last_place"


def test_k36_the_pot_with_the_moved_places_is_looked_at_as_it_then_is() -> None:
    state = scene([1], pots=((NINE, run(5, 5)), *FAR[1:]), studio_of={0: [numbers(3, 2)]})
    assert can_move(state, "studio:0:0", "high", 1, "pot:0", "low")  # then the 3 fits below the 4
    assert not can_move(state, "studio:0:0", "low", 1, "pot:0", "low")


def test_k36_round_the_circle() -> None:
    state = scene([4], pots=((NINE, run(2, 2)), *FAR[1:]), studio_of={0: [numbers(12, 2)]})
    move(state, "studio:0:0", "high", 1, "pot:0", "low")
    move(state, "studio:0:0", "low", 1, "pot:0", "low")
    assert rainbow(state, "pot:0") == (12, [12, 1, 2])


def test_k37_one_rainbow_is_shared_out_among_pots() -> None:
    pots = ((NINE, run(7, 7)), (NINE + 1, run(2, 2)), FAR[2])
    state = scene([8], pots=pots, studio_of={0: [numbers(3, 4)]})
    move(state, "studio:0:0", "low", 2, "pot:1", "high")
    move(state, "studio:0:0", "low", 2, "pot:0", "low")
    assert rainbow(state, "pot:1") == (2, [2, 3, 4]) and rainbow(state, "pot:0") == (5, [5, 6, 7])


def test_k38_moved_places_are_no_cards_played() -> None:
    state = scene([9], pots=SIX_UP, studio_of={0: [numbers(7, 3)]})
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    assert table_of(state).played == 0


@pytest.mark.parametrize("end", ["low", "high"])
def test_k39_ke11_a_stack_moves_as_a_whole_and_a_kobito_keeps_its_number(end: str) -> None:
    pot = run(9, 9, K) if end == "low" else run(4, K, 5)
    state = scene([1], pots=((EIGHT, pot), *FAR[1:]), studio_of={0: [run(6, 6, [7, T, K], K)]})
    move(state, "studio:0:0", "low", 3, "pot:0", end)
    laid = rainbow(state, "pot:0")
    if end == "low":
        assert laid == (6, [6, [7, 13, 0], 0, 9, 0])
    else:
        assert laid == (4, [0, 5, 6, [7, 13, 0], 0])
    assert stacks_in_order(state)
    assert table_of(state).stack_count == 3


@pytest.mark.parametrize("take", ["low", "high"])
def test_k39_stacks_that_stay_keep_their_places(take: str) -> None:
    pots = ((NINE, run(2, 2)), (NINE + 1, run(8, 8)), FAR[2])
    state = scene([1], pots=pots, studio_of={0: [run(3, K, [4, T, 4], K, 6, K)]})
    to = ("pot:0", "high") if take == "low" else ("pot:1", "low")
    move(state, "studio:0:0", take, 2, *to)
    stays = (5, [0, 6, 0]) if take == "low" else (3, [0, [4, 13, 4], 0])
    moved = (2, [2, 0, [4, 13, 4]]) if take == "low" else (6, [6, 0, 8])
    assert rainbow(state, "studio:0:0") == stays
    assert rainbow(state, to[0]) == moved
    assert stacks_in_order(state)


def test_ke11_when_a_pot_is_won_all_cards_of_a_stack_are_discarded() -> None:
    state = scene([1], pots=((FIVE, run(4, 4, 5, 6)), *FAR[1:]), studio_of={0: [run(7, [7, T, 7], K)]})
    move(state, "studio:0:0", "low", 2, "pot:0", "high")
    assert discarded(state) == [0, 4, 5, 6, 7, 7, 13]
    assert table_of(state).stack_count == 0


def test_k40_an_emptied_slot_is_free_at_once() -> None:
    state = scene([1, 2], pots=SIX_UP, studio_of={0: [numbers(7, 2), numbers(1, 2)]})
    move(state, "studio:0:0", "low", 2, "pot:0", "high")
    assert can_start(state, 1, 2)
    start(state, 1, 2)
    assert rainbow(state, "studio:0:0") == (1, [1, 2])


def test_ke8_the_first_of_two_forced_moves_wins_a_pot_and_the_new_one_may_take_the_last_place() -> None:
    pots = ((NINE, run(7, 7)), (FOUR, run(2, 2, 3, 4)), FAR[2])
    state = scene([8], pots=pots, studio_of={0: [numbers(5, 2)]})
    move(state, "studio:0:0", "low", 1, "pot:1", "high")
    assert won_by(state) == [FOUR]
    new_pot(state, 1, SIX, 5)
    assert {(action["to"], action["end"]) for action in legal(state)} == {("pot:0", "low"), ("pot:1", "high")}
    move(state, "studio:0:0", "low", 1, "pot:1", "high")
    assert rainbow(state, "pot:1") == (5, [5, 6])


@pytest.mark.parametrize("timing", ["immediate", "end_of_turn"])
def test_ke10_when_the_first_of_two_forced_moves_wins_the_last_pot(timing: str) -> None:
    pots = ((NINE, run(7, 7)), (FOUR, run(2, 2, 3, 4)), FAR[2])
    state = empty_deck(scene([8], pots=pots, studio_of={0: [numbers(5, 2)]}, end_timing=timing))
    move(state, "studio:0:0", "low", 1, "pot:1", "high")
    if timing == "immediate":
        assert state.over
        assert state.view(0)["pending"] is None
    else:
        assert [action["to"] for action in legal(state)] == ["pot:0"]
        move(state, "studio:0:0", "low", 1, "pot:0", "low")
        assert state.actor == 0 and table_of(state).final_turn


def test_ke30_kobitos_alone_may_stay_behind() -> None:
    state = scene([1], pots=SIX_UP, studio_of={0: [run(7, 7, K, K)]})
    move(state, "studio:0:0", "low", 1, "pot:0", "high")
    assert rainbow(state, "studio:0:0") == (8, [0, 0])
    assert table_of(state).number(3, 0) == 8


def test_ke31_a_whole_rainbow_is_taken_as_its_lowest_places() -> None:
    state = scene([1], pots=SIX_UP, studio_of={0: [numbers(7, 2)]})
    whole = [action for action in of_type(state, "move") if action["count"] == 2]
    assert [action["take"] for action in whole] == ["low"]
    refusal = refused(state, "move", **move_keys("studio:0:0", "high", 2, "pot:0", "high"))
    assert (refusal.rule, refusal.reason) == ("K-32", "all_are_lowest")


def test_k31_a_long_rainbow_moves_where_its_numbers_come_round_again() -> None:
    state = scene([1], pots=((NINE, run(6, 6)), *FAR[1:]), studio_of={0: [numbers(4, 16)]})
    listed = {(action["take"], action["count"], action["end"]) for action in of_type(state, "move")}
    assert ("low", 2, "low") in listed  # 4, 5 below the 6
    assert ("high", 1, "high") in listed  # the second 7
    assert ("high", 13, "high") not in listed  # the first 7 lies too deep for the pot


def test_k31_a_move_is_told_with_its_numbers() -> None:
    state = scene([1], pots=SIX_UP, studio_of={0: [numbers(7, 3)]})
    state.keep_events()
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    said = {"seat": 0, "from": "studio:0:0", "to": "pot:0", "end": "high", "numbers": [7, 8, 9]}
    assert told(state, "places_moved") == [said]
