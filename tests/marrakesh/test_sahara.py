"""The Sahara: discovering and acquiring oases, and the oasis track (M-159 to M-168)."""

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    give_scroll,
    keshis,
    kinds,
    obtain,
    options_of,
    phase,
    place,
    set_acquired,
    set_boat,
    set_gates,
    set_guards,
    set_jugglers,
    set_keshis,
    set_leaders,
    set_oases,
    set_resources,
    set_sellers,
    set_stack,
    set_supply,
    set_track_keshis,
    start_season_scoring,
)
from tests.marrakesh.scenes_districts import (
    bare,
    breakdown,
    explained,
    has,
    hire,
    last_day,
    look,
    points,
    unexplained,
    values,
    work,
    working,
)

COSTS = {
    "left_1": {"dinar": 1},
    "left_2": {"date": 1, "dinar": 1},
    "left_3": {"water": 1, "date": 1, "dinar": 1},
    "right_1": {"water": 1},
    "right_2": {"water": 1, "date": 1},
    "right_3": {"water": 1, "date": 1, "dinar": 1},
}


def caravan(*fields: str, before: int = 0, water: int = 0, date: int = 0, dinar: int = 0, players: int = 2) -> State:
    """Seat 0 has discovered the oases of these fields and acquired so many before (5, 6, 7…)."""
    state = working("sahara", "sahara", "sahara", players=players)
    set_acquired(state, 0, *range(5, 5 + before))
    set_leaders(state, 0, *fields)
    set_oases(state, 0, left_1=14, left_2=15, left_3=16, right_1=17, right_2=18, right_3=22)
    set_track_keshis(state, 0, {})
    set_resources(state, 0, water=water, date=date, dinar=dinar)
    return state


def acquire(state: State, field: str) -> None:
    play(state, "acquire_oasis", field=field)


def reach(place_number: int) -> State:
    """Seat 0 is about to acquire an oasis onto this place of the track, for a water."""
    state = caravan("right_1", before=place_number - 1, water=1)
    work(state, "sahara")
    return state


@pytest.mark.parametrize("field", list(COSTS))
def test_m159_a_discovered_oasis_costs_what_is_printed_beside_its_field(field: str) -> None:
    state = caravan(field, water=1, date=1, dinar=1)
    work(state, "sahara")
    acquire(state, field)
    left = {name: 1 for name in ("water", "date", "dinar") if name not in COSTS[field]}
    assert (has(state), look(state, "oases")[field]["state"]) == (left, "acquired")


@pytest.mark.parametrize("field", list(COSTS))
def test_m159_without_one_of_the_resources_it_can_not_be_acquired(field: str) -> None:
    for missing in COSTS[field]:
        paid = {name: 1 for name in ("water", "date", "dinar") if name != missing}
        state = caravan(field, **paid)
        work(state, "sahara")
        assert (phase(state), has(state)) == ("use_assistant", paid)


def test_m159_any_number_can_be_acquired_one_after_the_other() -> None:
    state = caravan("left_1", "right_1", "right_2", water=2, date=1, dinar=1)
    work(state, "sahara")
    assert options_of(state, "field") == ["left_1", "right_1", "right_2"]
    acquire(state, "right_1")
    assert options_of(state, "field") == ["left_1", "right_2"]
    acquire(state, "left_1")
    acquire(state, "right_2")
    assert (look(state, "track"), has(state)) == ([17, 14, 18], {})


def test_m159_the_action_may_be_ended_without_acquiring() -> None:
    state = caravan("left_1", dinar=1)
    work(state, "sahara")
    play(state, "end_action")
    assert (look(state, "track"), phase(state)) == ([], "use_assistant")


def test_m160_the_oasis_goes_to_the_leftmost_empty_place_and_its_keshi_stays() -> None:
    state = caravan("right_1", before=1, water=1)
    work(state, "sahara")
    acquire(state, "right_1")
    assert (look(state, "track"), look(state, "leaders"), keshis(state)) == ([5, 17], ["right_1"], {"brown": 1})


@pytest.mark.parametrize("number", [1, 2, 4])
def test_m161_a_keshi_on_the_place_is_placed_with_its_bonus(number: int) -> None:
    state = reach(number)
    set_track_keshis(state, 0, {number: "green"})
    acquire(state, "right_1")
    assert (keshis(state), points(state)) == ({"green": 1, "brown": 1}, 1)
    assert look(state, "track_keshis") == [None] * 6


def test_m162_a_swap_returns_a_keshi_and_brings_one_of_another_colour() -> None:
    state = reach(3)
    set_keshis(state, 0, grey=3)
    acquire(state, "right_1")
    play(state, "swap_return", colour="grey")
    play(state, "choose_colour", colour="green")
    assert (keshis(state), points(state)) == ({"green": 1, "grey": 2, "brown": 1}, 1)


def test_m162_a_swap_may_be_declined() -> None:
    state = reach(3)
    set_keshis(state, 0, grey=3)
    acquire(state, "right_1")
    play(state, "decline")
    assert (keshis(state), phase(state)) == ({"grey": 3, "brown": 1}, "use_assistant")


def test_m163_only_some_keshis_can_be_returned_by_a_swap() -> None:
    state = reach(3)
    set_keshis(state, 0, green=1, grey=1, white=1, black=1, turquoise=1, purple=1, yellow=1, orange=1)
    set_gates(state, 0, {1: "red"})
    set_jugglers(state, 0, "goods")
    set_sellers(state, 0, "palace")
    acquire(state, "right_1")
    returned = [(action.get("colour"), action.get("place")) for action in swap_actions(state)]
    plain = [(colour, None) for colour in ("green", "grey", "white", "black")]
    assert returned == [*plain, ("pink", "goods"), ("turquoise", None), ("red", "palace")]


def swap_actions(state: State) -> list[dict[str, object]]:
    return [action.to_json() for action in state.legal() if action.to_json()["type"] == "swap_return"]


def test_m163_goods_may_be_taken_in_a_swap() -> None:
    state = reach(3)
    set_keshis(state, 0, grey=1)
    acquire(state, "right_1")
    play(state, "swap_return", colour="grey")
    play(state, "choose_colour", colour="orange")
    assert keshis(state) == {"brown": 1, "orange": 1}


def test_m164_the_scroll_icon_offers_a_yellow_scroll_without_scholars_and_dates() -> None:
    state = reach(5)
    for number, scroll in enumerate((22, 30, 31), 1):
        set_stack(state, "yellow", number, scroll, 40)
    acquire(state, "right_1")
    assert (values(state, "take_scroll", "scroll"), kinds(state)) == ([22, 30, 31], {"take_scroll", "decline"})
    play(state, "take_scroll", scroll=31)
    assert (look(state, "scrolls"), has(state)) == ([31], {})


def test_m164_the_scroll_may_be_declined() -> None:
    state = reach(5)
    acquire(state, "right_1")
    play(state, "decline")
    assert (look(state, "scrolls"), phase(state)) == ([], "use_assistant")


@pytest.mark.parametrize("number", [1, 2, 4, 6])
def test_m165_a_place_without_icon_or_keshi_gives_nothing(number: int) -> None:
    state = reach(number)
    acquire(state, "right_1")
    assert (len(look(state, "track")), keshis(state), phase(state)) == (number, {"brown": 1}, "use_assistant")


def test_m166_a_free_acquisition_has_the_effect_of_its_place_before_the_next() -> None:
    state = caravan("left_1", "right_1")
    set_track_keshis(state, 0, {1: "pink", 2: "green"})
    obtain(state, 0, 62)
    acquire(state, "right_1")
    assert phase(state) == "place_pink"
    play(state, "place_pink", field="points")
    acquire(state, "left_1")
    assert (look(state, "track"), keshis(state), points(state)) == ([17, 14], {"green": 1, "pink": 1, "brown": 2}, 3)


def test_m167_a_seventh_oasis_lies_beside_the_board_and_gives_no_effect() -> None:
    state = bare(river_tiles=[2, 3, 5])
    set_acquired(state, 0, *range(5, 11))
    set_boat(state, 0, 1)
    start_season_scoring(state, 1)
    oasis = values(state, "take_oasis", "oasis")[0]
    before = keshis(state)
    play(state, "take_oasis", oasis=oasis)
    assert look(state, "track") == [5, 6, 7, 8, 9, 10, oasis]
    assert (keshis(state), look(state, "scrolls")) == (before, [])


def test_m168_acquired_oases_score_at_the_end_and_discovered_ones_do_not() -> None:
    state = last_day()
    set_acquired(state, 0, 5)
    set_leaders(state, 0, "left_2")
    set_oases(state, 0, left_2=8)
    set_keshis(state, 0, white=2, green=5)
    assert breakdown(state)["oases"] == {"scored": [{"oasis": 5, "points": 5}], "points": 5}


def test_mx15_two_oases_are_acquired_and_the_first_brings_a_green_keshi() -> None:
    state = caravan("left_1", "right_1", "right_2", water=1, date=1, dinar=1)
    set_track_keshis(state, 0, {1: "green"})
    work(state, "sahara")
    acquire(state, "left_1")
    assert (has(state), look(state, "track")) == ({"water": 1, "date": 1}, [14])
    assert (keshis(state)["green"], points(state)) == (1, 1)
    acquire(state, "right_2")
    assert (has(state), look(state, "track"), points(state)) == ({}, [14, 18], 1)


def test_me47_no_field_of_a_route_may_be_skipped() -> None:
    state = working("sahara", "souk", "souk")
    hire(state, "sahara")
    assert options_of(state, "field") == ["left_1", "right_1", "start_right"]
    refusal = explained(state, "place_brown", field="left_2")
    assert refusal == {"rule": "M-084", "reason": "field_skipped", "field": "left_2"}


def test_me48_in_the_start_oasis_the_right_field_comes_first() -> None:
    state = working("sahara", "souk", "souk")
    hire(state, "sahara")
    refusal = explained(state, "place_brown", field="start_left")
    assert refusal == {"rule": "M-085", "reason": "start_right_first", "field": "start_left"}


def test_me49_a_swap_may_turn_a_guard_of_the_tower_into_goods() -> None:
    state = reach(3)
    set_guards(state, 0, 2)
    acquire(state, "right_1")
    play(state, "swap_return", colour="beige")
    play(state, "choose_colour", colour="yellow")
    assert (look(state, "guards"), keshis(state)) == (1, {"beige": 1, "brown": 1, "yellow": 1})


@pytest.mark.parametrize("colour", ["brown", "purple", "yellow", "orange", "beige"])
def test_me50_brown_keshis_goods_and_assigned_guards_can_not_be_returned(colour: str) -> None:
    state = reach(3)
    set_keshis(state, 0, purple=1, yellow=1, orange=1, grey=1)
    set_gates(state, 0, {1: "red"})
    acquire(state, "right_1")
    assert explained(state, "swap_return", colour=colour)["rule"] == "M-163"


def test_me51_the_colour_just_returned_can_not_be_taken() -> None:
    state = reach(3)
    set_keshis(state, 0, grey=1)
    acquire(state, "right_1")
    play(state, "swap_return", colour="grey")
    assert len(options_of(state, "colour")) == 11
    refusal = explained(state, "choose_colour", colour="grey")
    assert refusal == {"rule": "M-162", "reason": "colour_excluded", "colour": "grey"}


def test_me52_the_field_of_a_returned_juggler_gives_its_bonus_again() -> None:
    state = reach(3)
    set_jugglers(state, 0, "points", "water")
    acquire(state, "right_1")
    play(state, "swap_return", colour="pink", place="points")
    play(state, "choose_colour", colour="grey")
    assert look(state, "jugglers") == ["water"]
    place(state, 0, "pink")
    play(state, "place_pink", field="points")
    assert (look(state, "jugglers"), points(state)) == (["water", "points"], 2)


def test_me53_without_a_face_up_yellow_scroll_the_icon_gives_nothing() -> None:
    state = reach(5)
    for number in (1, 2, 3):
        set_stack(state, "yellow", number)
    acquire(state, "right_1")
    assert (look(state, "scrolls"), phase(state)) == ([], "use_assistant")


def test_me54_a_track_keshi_of_a_full_district_returns_to_the_supply() -> None:
    state = reach(1)
    set_keshis(state, 0, green=8)
    set_track_keshis(state, 0, {1: "green"})
    acquire(state, "right_1")
    assert (keshis(state)["green"], points(state), look(state, "track_keshis")[0]) == (8, 0, None)


def test_me55_scroll_62_acquires_the_only_discovered_oasis_with_the_effect_of_its_place() -> None:
    state = caravan("left_1")
    set_track_keshis(state, 0, {1: "green"})
    obtain(state, 0, 62)
    acquire(state, "left_1")
    assert (look(state, "track"), points(state), phase(state)) == ([14], 1, "use_assistant")


def test_me56_scroll_68_values_oasis_26_when_it_is_discovered() -> None:
    state = working("sahara", "souk", "souk")
    give_scroll(state, 0, 68)
    set_acquired(state, 0, 5, 6)
    set_oases(state, 0, right_1=26)
    hire(state, "sahara")
    play(state, "place_brown", field="right_1")
    assert (points(state), look(state, "oases")["right_1"]) == (6, {"state": "discovered", "oasis": 26})
    assert look(state, "track") == [5, 6]


def test_me57_scroll_68_values_an_oasis_that_the_river_tile_lets_discover() -> None:
    state = bare(river_tiles=[13, 3, 5])
    for seat in (0, 1):
        set_supply(state, seat, [], [1, 2, 3])
    give_scroll(state, 0, 68)
    set_oases(state, 0, left_1=8)
    set_keshis(state, 0, green=4)
    set_boat(state, 0, 1)
    start_season_scoring(state, 1)
    assert options_of(state, "colour") == ["pink", "beige", "brown"]
    play(state, "choose_colour", colour="brown")
    play(state, "place_brown", field="left_1")
    assert points(state) == 7


def test_m163_a_water_seller_of_any_district_can_be_returned() -> None:
    state = reach(3)
    set_sellers(state, 0, "souk", "river")
    acquire(state, "right_1")
    play(state, "swap_return", colour="red", place="souk")
    assert look(state, "sellers") == ["river"]


def test_m159_oases_of_others_and_hidden_ones_can_not_be_acquired() -> None:
    state = caravan("left_1", water=9, date=9, dinar=9)
    set_leaders(state, 1, "left_1", "left_2", "right_1")
    work(state, "sahara")
    assert options_of(state, "field") == ["left_1"]
    assert unexplained(state, "acquire_oasis", field="left_2")["reason"] == "oasis_hidden"


def at_swap() -> State:
    """Seat 0 has one scholar and may swap it."""
    state = reach(3)
    set_keshis(state, 0, grey=1)
    acquire(state, "right_1")
    return state


def test_m162_what_is_not_on_the_board_can_not_be_returned() -> None:
    refusal = explained(at_swap(), "swap_return", colour="white")
    assert refusal == {"rule": "M-162", "reason": "none_there", "colour": "white"}


def test_m162_a_juggler_is_returned_from_its_field_and_others_from_nowhere_special() -> None:
    refusal = unexplained(at_swap(), "swap_return", colour="pink")
    assert refusal == {"rule": "M-162", "reason": "place_key", "colour": "pink"}
    refusal = unexplained(at_swap(), "swap_return", colour="grey", place="palace")
    assert refusal == {"rule": "M-162", "reason": "place_key", "colour": "grey"}


def test_m163_brown_keshis_are_not_returnable() -> None:
    refusal = explained(at_swap(), "swap_return", colour="brown")
    assert refusal == {"rule": "M-163", "reason": "not_returnable", "colour": "brown"}


def test_m164_the_track_offers_yellow_scrolls_only() -> None:
    state = reach(5)
    for number, scroll in enumerate((13, 14, 15), 1):
        set_stack(state, "grey", number, scroll)
    acquire(state, "right_1")
    refusal = explained(state, "take_scroll", scroll=13)
    assert refusal == {"rule": "M-164", "reason": "scroll_colour", "colour": "yellow"}
