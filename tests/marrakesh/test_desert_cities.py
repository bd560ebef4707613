"""Expansion 5: desert cities (M-216 to M-225)."""

from typing import Any

import pytest

from serai.games.marrakesh.pieces.names import SAHARA_FIELDS
from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    goods,
    keshis,
    kinds,
    obtain,
    options_of,
    phase,
    set_acquired,
    set_city,
    set_display,
    set_figures,
    set_gates,
    set_guards,
    set_keshis,
    set_leaders,
    set_resources,
    set_sellers,
    set_stack,
    set_workshop,
    show_luxury,
)
from tests.marrakesh.scenes_districts import (
    bare,
    breakdown,
    common,
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

SIX = SAHARA_FIELDS[:6]


def desert(*fields: str, players: int = 2, **options: Any) -> State:
    """Seat 0 has caravan leaders on these fields; cities 1, 7 and 10 are on display."""
    state = working("sahara", "sahara", "sahara", players=players, desert_cities=True, **options)
    set_leaders(state, 0, *fields)
    set_display(state, 1, 7, 10)
    return state


@pytest.mark.parametrize("field", ["start_right", "start_left"])
def test_m216_with_desert_cities_there_is_no_start_oasis(field: str) -> None:
    state = desert()
    hire(state, "sahara")
    assert options_of(state, "field") == ["left_1", "right_1"]
    refusal = unexplained(state, "place_brown", field=field)
    assert refusal == {"rule": "M-216", "reason": "field_not_in_game", "field": field}


def test_m217_both_routes_have_a_fourth_field() -> None:
    state = desert(*SIX)
    hire(state, "sahara")
    assert options_of(state, "field") == ["left_4", "right_4"]


def test_m217_eight_caravan_leaders_fill_the_routes() -> None:
    state = desert(*SIX, "left_4", "right_4")
    assert explained(state, "use_assistant", district="sahara", option="keshi")["rule"] == "M-095"


def test_m217_without_desert_cities_there_are_no_fourth_fields() -> None:
    state = working("sahara", "souk", "souk")
    set_leaders(state, 0, "left_1", "left_2", "left_3")
    hire(state, "sahara")
    assert unexplained(state, "place_brown", field="left_4")["rule"] == "M-217"


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 5), (4, 7)])
def test_m218_three_five_or_seven_cities_are_laid_out(players: int, count: int) -> None:
    cities = common(bare(players, desert_cities=True), "cities")
    assert (len(cities), len(set(cities))) == (count, count)
    assert common(bare(players), "cities") == []


def test_m219_a_leader_on_a_fourth_field_gives_four_points_and_a_city() -> None:
    state = desert("left_1", "left_2", "left_3")
    hire(state, "sahara")
    play(state, "place_brown", field="left_4")
    assert (points(state), options_of(state, "city")) == (4, [1, 7, 10])
    play(state, "choose_city", city=7)
    assert look(state, "cities") == {"left_4": {"city": 7, "day": False}, "right_4": None}
    assert common(state, "cities") == [1, 10]


def test_m219_the_three_fields_before_it_have_to_be_occupied() -> None:
    state = desert("left_1", "left_2")
    hire(state, "sahara")
    assert explained(state, "place_brown", field="left_4")["rule"] == "M-084"


def test_m220_without_a_city_on_display_the_field_gives_its_four_points_only() -> None:
    state = desert("left_1", "left_2", "left_3")
    set_display(state)
    hire(state, "sahara")
    play(state, "place_brown", field="left_4")
    assert (points(state), look(state, "cities")["left_4"], phase(state)) == (4, None, "use_assistant")


def test_m220_by_agreement_the_field_is_closed_without_a_city() -> None:
    state = desert("left_1", "left_2", "left_3", city_without_tile="forbidden")
    set_display(state)
    obtain(state, 0, 8)
    assert keshis(state) == {"brown": 4}
    assert look(state, "leaders") == ["left_1", "left_2", "left_3", "right_1"]


def oasis_and_city(city: int) -> State:
    """Seat 0 has this city, night side up, and one keshi of each goods colour."""
    state = desert("left_1", "left_2", "left_3")
    set_acquired(state, 0, 5, 6)
    set_leaders(state, 0, "left_1", "left_2", "left_3")
    set_city(state, 0, "left_4", city)
    set_keshis(state, 0, purple=1, yellow=1, orange=1)
    return state


def test_m221_a_city_is_turned_to_its_day_side_for_one_keshi_of_each_goods_colour() -> None:
    state = oasis_and_city(1)
    work(state, "sahara")
    assert values(state, "acquire_city", "field") == ["left_4"]
    play(state, "acquire_city", field="left_4")
    assert look(state, "cities")["left_4"] == {"city": 1, "day": True}
    assert goods(state) == {"purple": 0, "yellow": 0, "orange": 0}


@pytest.mark.parametrize("missing", ["purple", "yellow", "orange"])
def test_m221_without_one_of_the_goods_it_can_not_be_acquired(missing: str) -> None:
    state = oasis_and_city(1)
    set_keshis(state, 0, **{"purple": 3, "yellow": 3, "orange": 3, missing: 0})
    set_resources(state, 0, dinar=1)
    work(state, "sahara")
    refusal = explained(state, "acquire_city", field="left_4")
    assert refusal == {"rule": "M-221", "reason": "goods", "colour": missing, "needed": 1, "have": 0}


def test_m222_what_acquires_oases_freely_acquires_no_cities() -> None:
    state = oasis_and_city(1)
    obtain(state, 0, 62)
    assert values(state, "acquire_oasis", "field") == ["left_1", "left_2", "left_3"]
    assert kinds(state) == {"acquire_oasis", "end_action"}
    assert unexplained(state, "acquire_city", field="left_4")["rule"] == "M-166"


def test_m222_cities_do_not_count_as_oases() -> None:
    state = last_day(desert_cities=True)
    set_acquired(state, 0, 26)
    set_city(state, 0, "left_4", 4, day=True)
    assert breakdown(state)["oases"]["points"] == 3


def test_m223_city_10_acts_at_once_with_any_face_up_scroll() -> None:
    state = oasis_and_city(10)
    for number in (1, 2, 3):
        set_stack(state, "grey", number, 18 + number)
    work(state, "sahara")
    play(state, "acquire_city", field="left_4")
    assert {19, 20, 21} < set(values(state, "take_scroll", "scroll"))
    play(state, "take_scroll", scroll=21)
    assert has(state) == {"date": 3}


def test_m223_city_11_acts_at_once_with_any_face_up_luxury_good() -> None:
    state = oasis_and_city(11)
    show_luxury(state, 21, 4)
    work(state, "sahara")
    play(state, "acquire_city", field="left_4")
    assert values(state, "take_luxury", "shop") == [1, 2, 3, 4, 5]
    play(state, "take_luxury", shop=4)
    assert (look(state, "luxuries"), points(state)) == ([21], 13)


def test_m223_city_12_acts_at_once_with_any_gate() -> None:
    state = oasis_and_city(12)
    set_guards(state, 0, 1)
    set_workshop(state, 4, white=1)
    work(state, "sahara")
    play(state, "acquire_city", field="left_4")
    play(state, "take_gate", workshop=4, colour="white")
    play(state, "build_gate", space=3)
    assert (points(state), look(state, "guards"), keshis(state)["white"]) == (9, 0, 1)


@pytest.mark.parametrize("city", [10, 11, 12])
def test_m223_these_cities_give_no_points_at_the_end(city: int) -> None:
    state = last_day(desert_cities=True)
    set_gates(state, 0, {1: "red"})
    set_city(state, 0, "left_4", city, day=True)
    assert breakdown(state)["cities"] == {"scored": [{"city": city, "points": 0}], "points": 0}


def test_m224_every_city_on_its_day_side_scores_besides_three_oases() -> None:
    state = last_day(desert_cities=True)
    set_acquired(state, 0, 5, 6, 8)
    set_figures(state, 0, palace=4, mosque=6)
    set_city(state, 0, "left_4", 4, day=True)
    set_city(state, 0, "right_4", 5, day=True)
    parts = breakdown(state)
    assert (parts["oases"]["points"], parts["cities"]["points"]) == (9, 10)


def test_m224_a_city_on_its_night_side_does_not_score() -> None:
    state = last_day(desert_cities=True)
    set_figures(state, 0, palace=4)
    set_city(state, 0, "left_4", 4)
    assert breakdown(state)["cities"] == {"scored": [], "points": 0}


def test_m225_with_both_fourth_fields_and_a_water_seller_the_sahara_is_filled() -> None:
    state = last_day(desert_cities=True)
    set_leaders(state, 0, *SIX, "left_4", "right_4")
    set_sellers(state, 0, "sahara")
    assert breakdown(state)["districts"] == {"filled": ["sahara"], "points": 10}


def test_m225_with_one_fourth_field_it_is_not() -> None:
    state = last_day(desert_cities=True)
    set_leaders(state, 0, *SIX, "right_4")
    set_sellers(state, 0, "sahara")
    assert breakdown(state)["districts"] == {"filled": [], "points": 0}


def test_me77_an_acquired_city_has_no_effect_of_the_oasis_track() -> None:
    state = oasis_and_city(1)
    set_keshis(state, 0, grey=2)
    work(state, "sahara")
    play(state, "acquire_city", field="left_4")
    assert (look(state, "track"), goods(state)) == ([5, 6], {"purple": 0, "yellow": 0, "orange": 0})
    assert (look(state, "cities")["left_4"]["day"], phase(state)) == (True, "use_assistant")
