"""The river: boats, bought steps, piers and waterfalls (M-099 to M-108)."""

import pytest

from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    boat,
    give_scroll,
    goods,
    legal_json,
    options_of,
    phase,
    set_boat,
    set_keshis,
    set_resources,
    set_supply,
    start_phase_4,
    start_season_scoring,
)
from tests.marrakesh.scenes_districts import bare, has, hire, look, points, until, work, working

WATER_STEP = {"type": "extra_step", "pay": "water"}


@pytest.mark.parametrize("fishers", [1, 2, 5, 8])
def test_m099_the_boat_makes_a_step_for_each_turquoise_keshi(fishers: int) -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=fishers)
    work(state, "river")
    assert boat(state) == fishers


def test_m100_after_its_steps_a_boat_may_be_moved_on_for_water_one_step_at_a_time() -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=3)
    set_resources(state, 0, water=2)
    work(state, "river")
    assert boat(state) == 3
    assert legal_json(state) == [WATER_STEP, {"type": "stop"}]
    play(state, "extra_step", pay="water")
    assert (boat(state), has(state)) == (4, {"water": 1})
    play(state, "extra_step", pay="water")
    assert (boat(state), has(state), phase(state)) == (5, {}, "use_assistant")


def test_m100_a_player_may_stop_with_water_left() -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=1)
    set_resources(state, 0, water=2)
    work(state, "river")
    play(state, "stop")
    assert (boat(state), has(state), phase(state)) == (1, {"water": 2}, "use_assistant")


def test_m100_a_step_that_comes_from_a_juggler_can_be_lengthened_too() -> None:
    state = working("main_square", "souk", "souk")
    set_resources(state, 0, water=1)
    hire(state, "main_square")
    play(state, "place_pink", field="river")
    assert boat(state) == 1
    play(state, "extra_step", pay="water")
    assert boat(state) == 2


def test_m101_without_turquoise_keshis_no_step_can_be_bought() -> None:
    state = working("river", "souk", "souk")
    set_resources(state, 0, water=5)
    work(state, "river")
    assert (boat(state), has(state), phase(state)) == (0, {"water": 5}, "use_assistant")


def test_m102_a_step_moves_the_boat_one_space_forward() -> None:
    state = working("river", "souk", "souk")
    set_boat(state, 0, 4)
    set_keshis(state, 0, turquoise=1)
    work(state, "river")
    assert boat(state) == 5


@pytest.mark.parametrize(("moored_before", "worth"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_m103_a_boat_at_the_piers_takes_the_best_free_place(moored_before: int, worth: int) -> None:
    state = working("river", "souk", "souk", players=4)
    for seat in range(1, moored_before + 1):
        set_boat(state, seat, 12, moored=True)
    set_boat(state, 0, 11)
    set_keshis(state, 0, turquoise=1)
    work(state, "river")
    assert (look(state, "moored"), points(state)) == (True, worth)


def test_m104_every_further_step_of_a_moored_boat_gives_a_point() -> None:
    state = working("river", "souk", "souk")
    set_boat(state, 0, 12, moored=True)
    set_keshis(state, 0, turquoise=3)
    work(state, "river")
    assert (boat(state), points(state)) == (12, 3)


def test_m104_such_steps_can_be_bought_with_water() -> None:
    state = working("river", "souk", "souk")
    set_boat(state, 0, 12, moored=True)
    set_keshis(state, 0, turquoise=1)
    set_resources(state, 0, water=2)
    work(state, "river")
    play(state, "extra_step", pay="water")
    play(state, "stop")
    assert (boat(state), points(state), has(state)) == (12, 2, {"water": 1})


def test_m105_a_boat_that_comes_to_others_stands_at_the_end_of_their_queue() -> None:
    state = working("river", "souk", "souk", players=3)
    set_boat(state, 1, 5)
    set_boat(state, 2, 5)
    set_keshis(state, 0, turquoise=5)
    work(state, "river")
    assert look(state, "arrival", 1) < look(state, "arrival", 2) < look(state, "arrival", 0)


def test_m105_boats_passed_over_are_not_affected() -> None:
    state = working("river", "souk", "souk", players=3)
    set_boat(state, 1, 2)
    set_boat(state, 2, 2)
    before = [look(state, "arrival", seat) for seat in (1, 2)]
    set_keshis(state, 0, turquoise=3)
    work(state, "river")
    assert (boat(state), [look(state, "arrival", seat) for seat in (1, 2)]) == (3, before)


def test_m105_a_boat_that_did_not_move_keeps_its_place_in_the_queue() -> None:
    state = working("river", "souk", "souk")
    set_boat(state, 0, 5)
    set_boat(state, 1, 5)
    work(state, "river")
    assert look(state, "arrival", 0) < look(state, "arrival", 1)


def test_m105_a_boat_queues_where_its_bought_steps_end() -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=2)
    set_resources(state, 0, water=1)
    work(state, "river")
    set_boat(state, 1, 3)
    play(state, "extra_step", pay="water")
    assert look(state, "arrival", 1) < look(state, "arrival", 0)


def test_m106_boats_on_the_start_space_have_no_order() -> None:
    state = bare(3)
    assert [(boat(state, seat), look(state, "arrival", seat)) for seat in range(3)] == [(0, 0)] * 3


def test_m107_spaces_and_waterfalls_passed_over_have_no_effect() -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=8)
    work(state, "river")
    assert (boat(state), points(state), has(state), phase(state)) == (8, 0, {}, "use_assistant")


def test_m107_an_owner_of_scroll_17_gets_the_waterfalls_passed_over() -> None:
    state = working("river", "souk", "souk")
    give_scroll(state, 0, 17)
    set_keshis(state, 0, turquoise=4)
    work(state, "river")
    assert (boat(state), points(state)) == (4, 1)


@pytest.mark.parametrize(
    ("space", "passed"),
    [(5, []), (6, [1, 2]), (7, [1, 2]), (8, [1, 2, 3]), (9, [1, 2, 3]), (10, [1, 2, 3, 4]), (12, [1, 2, 3, 4])],
)
def test_m108_a_waterfall_is_passed_from_the_first_space_beyond_it(space: int, passed: list[int]) -> None:
    state = bare()
    set_boat(state, 0, space)
    start_phase_4(state)
    assert options_of(state, "waterfall") == passed


@pytest.mark.parametrize(("space", "gained"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_m108_the_first_waterfall_is_passed_from_space_3_on(space: int, gained: int) -> None:
    state = bare()
    set_boat(state, 0, space)
    start_phase_4(state)
    assert points(state) == gained


def test_mx4_five_fishers_and_two_water_bring_the_boat_to_the_best_pier_and_a_point() -> None:
    state = working("river", "souk", "souk")
    set_boat(state, 0, 6)
    set_keshis(state, 0, turquoise=5)
    set_resources(state, 0, water=2)
    work(state, "river")
    assert (boat(state), points(state)) == (11, 0)
    play(state, "extra_step", pay="water")
    assert (look(state, "moored"), points(state)) == (True, 4)
    play(state, "extra_step", pay="water")
    assert (points(state), has(state), phase(state)) == (5, {}, "use_assistant")


def test_me63_scroll_17_pays_both_waterfalls_of_a_movement_in_its_middle() -> None:
    state = working("river", "souk", "souk")
    give_scroll(state, 0, 17)
    set_boat(state, 0, 5)
    set_keshis(state, 0, turquoise=3)
    work(state, "river")
    assert (boat(state), phase(state)) == (6, "take_resource")
    play(state, "take_resource", resource="water")
    assert (boat(state), phase(state)) == (8, "take_goods")
    play(state, "take_goods", colour="orange")
    assert goods(state)["orange"] == 1
    play(state, "extra_step", pay="water")
    assert (boat(state), has(state)) == (9, {})


def test_me89_waterfalls_before_the_crocodile_space_count_as_passed() -> None:
    state = bare(river_tiles=[1, 9, 5])
    for seat in (0, 1):
        set_supply(state, seat, [], [1, 2, 3])
    set_boat(state, 1, 2)
    start_season_scoring(state, 2)
    until(state, "choose_keshis")
    assert [boat(state, seat) for seat in (0, 1)] == [0, 3]
    before = points(state, 1)
    start_phase_4(state)
    assert (boat(state, 1), points(state, 1) - before) == (3, 1)
