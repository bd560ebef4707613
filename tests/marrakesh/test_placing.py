"""Placing keshis, in every phase and for every reason."""

import pytest

from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    act,
    begun,
    do_action,
    gains,
    give,
    give_scroll,
    goods,
    keshis,
    kinds,
    options_of,
    phase,
    place,
    seen,
    set_boat,
    set_disc,
    set_figures,
    set_gates,
    set_guards,
    set_jugglers,
    set_keshis,
    set_leaders,
    set_oases,
    set_resources,
    set_sellers,
    snapshot,
    stock,
    table_of,
    told,
)

DISTRICTS = ["date_plantation", "medrese", "palace", "mosque", "main_square", "river", "medina", "sahara"]
FIELDS = ["water", "points", "mosque", "palace", "river", "date", "dinar", "goods"]


@pytest.mark.parametrize(
    ("colour", "district"),
    [
        ("green", "date_plantation"),
        ("grey", "medrese"),
        ("white", "palace"),
        ("black", "mosque"),
        ("turquoise", "river"),
        ("beige", "medina"),
        ("purple", "souk"),
        ("yellow", "souk"),
        ("orange", "souk"),
    ],
)
def test_m077_a_keshi_is_placed_in_the_district_of_its_colour(colour: str, district: str) -> None:
    state = begun()
    place(state, 0, colour)
    assert keshis(state) == {colour: 1}
    assert told(state, "keshi_placed") == [{"seat": 0, "colour": colour, "district": district}]


def test_m078_a_green_keshi_gives_a_point() -> None:
    state = begun()
    before = snapshot(state)
    place(state, 0, "green")
    assert gains(state, before) == {"green": 1, "points": 1}


@pytest.mark.parametrize("colour", ["grey", "white", "black", "turquoise"])
def test_m079_grey_white_black_and_turquoise_keshis_give_nothing(colour: str) -> None:
    state = begun()
    before = snapshot(state)
    place(state, 0, colour)
    assert gains(state, before) == {colour: 1}


def test_m080_a_beige_keshi_goes_into_the_guard_tower() -> None:
    state = begun()
    set_gates(state, 0, {1: "green"})
    set_guards(state, 0, 0)
    before = snapshot(state)
    place(state, 0, "beige")
    assert gains(state, before) == {"beige": 1, "tower_guards": 1}


@pytest.mark.parametrize("colour", ["purple", "yellow", "orange"])
def test_m081_a_goods_keshi_goes_to_the_store_of_its_colour(colour: str) -> None:
    state = begun()
    place(state, 0, colour)
    assert goods(state) == {"purple": 0, "yellow": 0, "orange": 0, colour: 1}


def test_m082_a_red_keshi_goes_to_any_district_without_a_water_seller() -> None:
    state = begun()
    set_sellers(state, 0, "mosque", "sahara")
    place(state, 0, "red")
    assert options_of(state, "district") == [name for name in DISTRICTS if name not in ("mosque", "sahara")]
    refusal = refused(state, "place_red", district="mosque")
    assert refusal.to_json() == {"rule": "M-082", "reason": "seller_there", "district": "mosque"}


def test_m082_a_red_keshi_gives_nothing_when_placed() -> None:
    state = begun()
    before = snapshot(state)
    place(state, 0, "red")
    act(state, "place_red", district="main_square")
    assert gains(state, before) == {"red": 1}
    assert seen(state, 0)["sellers"] == ["main_square"]


def test_m082_the_last_water_seller_space_is_taken_without_asking() -> None:
    state = begun()
    set_sellers(state, 0, *DISTRICTS[1:])
    place(state, 0, "red")
    assert phase(state) == "choose_keshis"
    assert seen(state, 0)["sellers"] == DISTRICTS


def test_m083_a_pink_keshi_goes_on_any_free_field() -> None:
    state = begun()
    set_jugglers(state, 0, "points", "river")
    place(state, 0, "pink")
    assert options_of(state, "field") == [field for field in FIELDS if field not in ("points", "river")]
    refusal = refused(state, "place_pink", field="river")
    assert refusal.to_json() == {"rule": "M-083", "reason": "field_taken", "field": "river"}


@pytest.mark.parametrize(
    ("field", "gained"),
    [
        ("water", {"water": 1}),
        ("points", {"points": 2}),
        ("mosque", {"mosque": 1}),
        ("palace", {"palace": 1}),
        ("river", {"boat": 1}),
        ("date", {"date": 1}),
        ("dinar", {"dinar": 1}),
        ("goods", {"yellow": 1}),
    ],
)
@pytest.mark.parametrize("rotation", [0, 3])
@pytest.mark.parametrize("scrolls", [(), (31,)])
def test_m083_the_fields_bonus_comes_once_whatever_the_audience(
    field: str, gained: dict[str, int], rotation: int, scrolls: tuple[int, ...]
) -> None:
    state = begun()
    set_disc(state, 0, rotation)
    set_resources(state, 0)
    give_scroll(state, 0, *scrolls)
    before = snapshot(state)
    place(state, 0, "pink")
    act(state, "place_pink", field=field)
    if field == "goods":
        act(state, "take_goods", colour="yellow")
    assert gains(state, before) == {"pink": 1, **gained}
    assert (phase(state), seen(state, 0)["rotation"]) == ("choose_keshis", rotation)


@pytest.mark.parametrize(
    ("leaders", "fields"),
    [
        ((), ["left_1", "right_1", "start_right"]),
        (("left_1",), ["left_2", "right_1", "start_right"]),
        (("left_1", "right_1", "right_2"), ["left_2", "right_3", "start_right"]),
        (("left_1", "left_2", "left_3"), ["right_1", "start_right"]),
        (("start_right",), ["left_1", "right_1", "start_left"]),
        (("right_1", "right_2", "right_3", "start_right", "left_1"), ["left_2", "start_left"]),
        (("start_right", "start_left"), ["left_1", "right_1"]),
    ],
)
def test_m084_the_next_field_of_a_route_or_the_start_oasis(leaders: tuple[str, ...], fields: list[str]) -> None:
    state = begun()
    set_leaders(state, 0, *leaders)
    place(state, 0, "brown")
    assert options_of(state, "field") == fields


def test_m084_no_field_of_a_route_may_be_skipped() -> None:
    state = begun()
    place(state, 0, "brown")
    for field in ("left_2", "left_3", "right_2", "right_3"):
        refusal = refused(state, "place_brown", field=field)
        assert refusal.to_json() == {"rule": "M-084", "reason": "field_skipped", "field": field}


def test_m085_start_right_is_occupied_before_start_left() -> None:
    state = begun()
    place(state, 0, "brown")
    refusal = refused(state, "place_brown", field="start_left")
    assert refusal.to_json() == {"rule": "M-085", "reason": "start_right_first", "field": "start_left"}


@pytest.mark.parametrize("field", ["left_1", "right_1"])
def test_m086_a_brown_keshi_discovers_the_oasis_of_its_field(field: str) -> None:
    state = begun()
    set_oases(state, 0, **{field: 21})
    before = snapshot(state)
    place(state, 0, "brown")
    act(state, "place_brown", field=field)
    for viewer in (None, 0, 1):
        assert seen(state, 0, by=viewer)["oases"][field] == {"state": "discovered", "oasis": 21}  # type: ignore[index]
    assert gains(state, before) == {"brown": 1}


def test_mx13_two_brown_keshis_turn_up_two_oases() -> None:
    state = begun()
    for field in ("left_1", "left_2"):
        place(state, 0, "brown")
        act(state, "place_brown", field=field)
    found = seen(state, 0)["oases"]
    assert isinstance(found, dict)
    assert [name for name, oasis in found.items() if oasis["state"] == "discovered"] == ["left_1", "left_2"]
    dealt = [int(table_of(state).oasis_at(0, field)) for field in range(2)]
    assert [found[name]["oasis"] for name in ("left_1", "left_2")] == dealt


def test_m087_mx14_start_right_gives_two_resources_of_choice() -> None:
    state = begun()
    set_resources(state, 0)
    place(state, 0, "brown")
    act(state, "place_brown", field="start_right")
    act(state, "take_resource", resource="date")
    assert phase(state) == "take_resource"
    act(state, "take_resource", resource="dinar")
    assert (phase(state), stock(state)) == ("choose_keshis", {"water": 0, "date": 1, "dinar": 1})


def test_m087_start_left_gives_two_points() -> None:
    state = begun()
    set_leaders(state, 0, "start_right")
    before = snapshot(state)
    place(state, 0, "brown")
    act(state, "place_brown", field="start_left")
    assert gains(state, before) == {"brown": 1, "points": 2}


def test_m087_the_start_oasis_can_not_be_acquired() -> None:
    state = begun()
    set_leaders(state, 0, "left_1", "start_right", "start_left")
    set_resources(state, 0, 9, 9, 9)
    do_action(state, 0, "sahara")
    assert options_of(state, "field") == ["left_1"]
    assert refused(state, "acquire_oasis", field="start_right").reason == "no_oasis_there"


def test_m088_the_bonus_of_the_first_keshi_comes_before_the_second_is_placed() -> None:
    state = begun()
    set_figures(state, 0, palace=3, mosque=6)
    give(state, 0, "keshi:pink", "keshi:pink")
    act(state, "place_pink", field="palace")
    assert phase(state) == "choose_bonus"
    act(state, "choose_bonus", option=1)
    assert phase(state) == "place_pink"
    assert keshis(state)["pink"] == 1


def test_m088_the_second_is_lost_if_it_then_has_no_room() -> None:
    state = begun()
    set_keshis(state, 0, brown=7)  # all but start_left
    set_jugglers(state, 0, *FIELDS[:3], *FIELDS[4:])
    set_figures(state, 0, palace=10, mosque=11)
    give(state, 0, "keshi:pink", "keshi:brown")
    act(state, "resolve", effect="keshi:pink")
    assert phase(state) == "choose_bonus"  # the last field takes the juggler by itself: palace
    act(state, "choose_bonus", option=2)  # a brown keshi: it takes the last field
    assert keshis(state) == {"pink": 8, "brown": 8}
    assert told(state, "keshi_lost") == [{"seat": 0, "colour": "brown"}]
    assert phase(state) == "choose_keshis"


def test_m083_a_juggler_on_the_river_field_moves_the_boat_and_water_may_be_added() -> None:
    state = begun()
    set_boat(state, 0, 4)
    set_resources(state, 0, water=1)
    place(state, 0, "pink")
    act(state, "place_pink", field="river")
    assert kinds(state) == {"extra_step", "stop"}
