"""Phase 4: the river bonus and the end of the round (M-169 to M-172)."""

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    boat,
    give_scroll,
    goods,
    options_of,
    phase,
    set_boat,
    set_season,
    start_phase_4,
)
from tests.marrakesh.scenes_districts import bare, common, has, look, points


def at_evening(space: int, *scrolls: int) -> State:
    """Phase 4 begins; the boat of seat 0 is on this space."""
    state = bare()
    give_scroll(state, 0, *scrolls)
    set_boat(state, 0, space)
    start_phase_4(state)
    return state


def test_m169_in_turn_order_everyone_who_passed_a_waterfall_chooses_one() -> None:
    state = bare(4)
    for seat, space in enumerate((6, 2, 8, 3)):
        set_boat(state, seat, space)
    set_season(state, 1, 1, 2)
    start_phase_4(state)
    assert (state.actor, options_of(state, "waterfall")) == (2, [1, 2, 3])
    play(state, "river_bonus", waterfall=1)
    assert (points(state, 2), points(state, 3)) == (1, 1)
    assert (state.actor, options_of(state, "waterfall")) == (0, [1, 2])
    play(state, "river_bonus", waterfall=1)
    assert [points(state, seat) for seat in range(4)] == [1, 0, 1, 1]
    assert phase(state) == "choose_keshis"


@pytest.mark.parametrize(("waterfall", "gained"), [(1, 1), (4, 3)])
def test_m170_two_waterfalls_give_points(waterfall: int, gained: int) -> None:
    state = at_evening(10)
    play(state, "river_bonus", waterfall=waterfall)
    assert (points(state), has(state), phase(state)) == (gained, {}, "choose_keshis")


@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_m170_one_waterfall_gives_a_resource_of_choice(resource: str) -> None:
    state = at_evening(10)
    play(state, "river_bonus", waterfall=2)
    play(state, "take_resource", resource=resource)
    assert (has(state), points(state)) == ({resource: 1}, 0)


@pytest.mark.parametrize("colour", ["purple", "yellow", "orange"])
def test_m170_one_waterfall_gives_a_goods_keshi_of_choice(colour: str) -> None:
    state = at_evening(10)
    play(state, "river_bonus", waterfall=3)
    play(state, "take_goods", colour=colour)
    assert goods(state) == {"purple": 0, "yellow": 0, "orange": 0, colour: 1}


def test_m171_the_boat_stays_where_it_is() -> None:
    state = at_evening(10)
    play(state, "river_bonus", waterfall=4)
    assert (boat(state), look(state, "arrival")) == (10, 1)


def test_m172_scroll_69_gives_all_waterfalls_passed() -> None:
    state = at_evening(10, 69)
    play(state, "resolve", effect="goods:1")
    play(state, "take_goods", colour="purple")
    play(state, "take_resource", resource="date")
    assert (points(state), has(state), goods(state)["purple"]) == (4, {"date": 1}, 1)


def test_m172_then_the_round_marker_moves_on() -> None:
    state = bare(3)
    set_season(state, 1, 2, 2)
    start_phase_4(state)
    assert (common(state, "round"), common(state, "start_player"), common(state, "season_marker")) == (3, 0, 2)


def test_mx17_of_three_waterfalls_the_middle_one_may_be_picked_for_a_dinar() -> None:
    state = at_evening(8)
    assert options_of(state, "waterfall") == [1, 2, 3]
    play(state, "river_bonus", waterfall=2)
    play(state, "take_resource", resource="dinar")
    assert (has(state), boat(state)) == ({"dinar": 1}, 8)


def test_me61_with_scroll_60_two_goods_keshis_are_chosen_one_by_one() -> None:
    state = at_evening(8, 60)
    play(state, "river_bonus", waterfall=3)
    play(state, "take_goods", colour="purple")
    play(state, "take_goods", colour="orange")
    assert goods(state) == {"purple": 1, "yellow": 0, "orange": 1}


def test_me62_with_scrolls_69_and_60_both_waterfalls_of_points_give_eight() -> None:
    state = at_evening(10, 69, 60)
    assert points(state) == 8
    assert options_of(state, "effect") == ["resource:any:1", "goods:1"]
