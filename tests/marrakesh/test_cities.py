"""Desert cities 1 to 12."""

from typing import Any

import pytest

from tests.marrakesh.scenes import final, set_city, show_scroll, start_phase_3
from tests.marrakesh.scenes_tiles import PIER, TOP, Scene, city_value, laid, season_end

CITIES = {"desert_cities": True}
LEFT = ["left_1", "left_2", "left_3", "left_4"]
GOODS = {"purple": 1, "yellow": 1, "orange": 1}
PAID = {"purple": -1, "yellow": -1, "orange": -1}


def acquired(city: int, **board: Any) -> Scene:
    """Seat 0 has just acquired a city on left_4; changes count from there on."""
    state = laid(options=CITIES, city=city, leaders=LEFT, **GOODS, **board)
    start_phase_3(state, 0, ("sahara", "souk", "souk"))
    scene = Scene(state).use("sahara")
    for colour in GOODS:
        scene.before[0][colour] -= 1
    return scene.do("acquire_city", field="left_4")


def test_city_01_mc1_two_points_per_gate() -> None:
    assert city_value(1) == 0
    assert city_value(1, gates={1: "red", 4: "green", 8: "pink"}) == 6


def test_city_02_mc2_two_points_per_luxury_good() -> None:
    assert city_value(2, luxuries=[1, 6, 11, 16]) == 8


def test_city_03_mc3_two_points_per_scroll_whatever_its_class() -> None:
    assert city_value(3, scrolls=[1, 28, 33, 69, 72]) == 10


def test_city_04_mc4_the_step_on_the_palace_stairs() -> None:
    assert city_value(4, palace=9, mosque=3) == 9
    assert city_value(4, palace=TOP) == 15


def test_city_05_mc5_mx39_the_student_on_the_first_step_of_the_fourth_section() -> None:
    assert city_value(5, mosque=11, palace=2) == 11


def test_city_05_mc5_steps_made_on_the_last_step_do_not_count() -> None:
    state = laid(options=CITIES, city=5, day=True, mosque=TOP, black=6)
    start_phase_3(state, 0, ("mosque", "souk", "souk"))
    scene = Scene(state).use("mosque")
    assert scene.gained() == {"points": 6}
    assert final(state).cities == 15


def test_city_06_mc6_mx40_thirty_nine_keshis_without_goods() -> None:
    board: dict[str, Any] = {"green": 8, "grey": 8, "white": 8, "black": 5, "turquoise": 3, "purple": 7}
    assert city_value(6, **board, jugglers=["water", "date"], guards=2, sellers=["river"], leaders=["left_1"]) == 13


def test_city_06_mc6_only_full_threes_count() -> None:
    assert city_value(6, white=1) == 0
    assert city_value(6, white=2) == 1
    assert city_value(6, white=4, orange=9) == 1


def test_city_07_mc7_the_space_of_the_boat() -> None:
    assert city_value(7, boat=5) == 5


def test_city_07_mc7_steps_at_the_piers_do_not_count() -> None:
    state = laid(options=CITIES, city=7, day=True, boat=PIER, turquoise=4)
    start_phase_3(state, 0, ("river", "souk", "souk"))
    assert Scene(state).use("river").gained() == {"points": 4}
    assert final(state).cities == PIER


def test_city_07_mc7_the_boat_stays_where_it_is_after_season_3() -> None:
    scene = season_end(3, 5, options=CITIES, city=7, day=True, boat=8)
    assert scene.state.over
    assert final(scene.state).cities == 8


def test_city_08_mc8_two_points_for_each_district_with_four_keshis() -> None:
    assert city_value(8, green=4, white=8, grey=3, purple=9) == 4


def test_city_08_mc8_the_water_seller_counts() -> None:
    assert city_value(8, green=3, grey=3, sellers=["date_plantation"]) == 2


def test_city_08_mc8_guards_at_gates_and_in_the_tower_count_and_the_souk_does_not() -> None:
    assert city_value(8, gates={1: "red", 2: "red"}, guards=2, sellers=["souk"], purple=4) == 2


def test_city_09_mc9_mx41_jugglers_faced_by_two_one_and_three() -> None:
    assert city_value(9, rotation=0, jugglers=["palace", "goods", "water"]) == 6


def test_city_09_mc9_counts_the_spectator_of_scroll_31() -> None:
    assert city_value(9, rotation=0, jugglers=["palace", "goods", "water"], scrolls=[31]) == 9


def test_cities_01_09_mc1_mc9_the_night_side_is_worth_nothing() -> None:
    assert city_value(1, day=False, gates={1: "red"}) == 0
    assert city_value(9, day=False, jugglers=["water"]) == 0


@pytest.mark.parametrize("city", [pytest.param(number, id=f"city {number}") for number in range(1, 10)])
def test_cities_01_09_mc1_mc9_do_nothing_when_acquired(city: int) -> None:
    scene = acquired(city, luxuries=[1], scrolls=[1], palace=5, mosque=5)
    assert scene.gained() == {}
    assert scene.done


@pytest.mark.parametrize("city", [10, 11, 12])
def test_cities_10_12_mc10_mc11_mc12_are_worth_nothing_at_the_end(city: int) -> None:
    assert city_value(city, luxuries=[1], scrolls=[1], gates={1: "red"}) == 0


def test_cities_01_12_mc1_two_cities_score_besides_three_oases() -> None:
    state = laid(options=CITIES, acquired=[22, 23, 5], gates={1: "white"}, luxuries=[1], leaders=LEFT)
    set_city(state, 0, "left_4", 1, day=True)
    set_city(state, 0, "right_4", 2, day=True)
    assert (final(state).oases, final(state).cities) == (4 + 3 + 3, 2 + 2)


# Cities that act


def test_city_10_mc10_mx42_scroll_67_is_taken_without_scholars_and_dates() -> None:
    state = laid(options=CITIES, city=10, leaders=LEFT, **GOODS)
    show_scroll(state, 67)
    start_phase_3(state, 0, ("sahara", "souk", "souk"))
    scene = Scene(state).use("sahara").do("acquire_city", field="left_4").do("take_scroll", scroll=67)
    for colour in ("green", "white", "black"):
        scene.do("choose_colour", colour=colour)
    assert scene.gained() == {**PAID, "scrolls": 1, "green": 1, "points": 1, "white": 1, "black": 1}


def test_city_10_mc10_every_face_up_scroll_is_offered() -> None:
    scene = acquired(10)
    shown: Any = scene.state.view(None)["scrolls"]
    assert scene.may("take_scroll", "scroll") == [stack["scroll"] for stacks in shown.values() for stack in stacks]


def test_city_10_mc10_may_be_declined() -> None:
    scene = acquired(10).do("decline")
    assert scene.gained() == {}
    assert scene.done


def test_city_11_mc11_mx43_a_necklace_is_taken_without_paying() -> None:
    scene = acquired(11, shops=[21]).do("take_luxury", shop=1)
    assert scene.gained() == {"luxuries": 1, "points": 13}


def test_city_11_mc11_the_resources_of_the_luxury_good_are_gained() -> None:
    scene = acquired(11, shops=[1, 15]).do("take_luxury", shop=2)
    assert scene.gained() == {"luxuries": 1, "points": 4, "water": 1, "date": 1, "dinar": 1}


def test_city_11_mc11_every_shop_is_offered_and_all_may_be_declined() -> None:
    scene = acquired(11)
    assert scene.may("take_luxury", "shop") == [1, 2, 3, 4, 5]
    assert scene.do("decline").gained() == {}


def test_city_12_mc12_mx44_a_white_gate_of_the_rightmost_workshop_on_the_white_field() -> None:
    scene = acquired(12, guards=1, workshops={4: "white"}).do("take_gate", workshop=4, colour="white")
    scene.do("build_gate", space=3)
    assert scene.gained() == {"points": 7 + 2, "gates": 1, "tower_guards": -1, "white": 1}


def test_city_12_mc12_the_points_of_the_workshop_may_be_lost() -> None:
    scene = acquired(12, guards=2, workshops={1: "green"}).do("take_gate", workshop=1, colour="green")
    scene.do("build_gate", space=2)
    assert scene.gained() == {"points": -3 + 1, "gates": 1, "tower_guards": -1, "green": 1}
    assert scene.done


def test_city_12_mc12_the_keshi_is_placed_at_once() -> None:
    scene = acquired(12, guards=1, workshops={4: "pink"}, stock=(0, 0, 1)).do("take_gate", workshop=4, colour="pink")
    scene.do("build_gate", space=1).do("place_pink", field="dinar")
    assert scene.gained() == {"points": 7, "gates": 1, "tower_guards": -1, "pink": 1, "dinar": 1}
    assert scene.kinds == {"acquire_oasis", "end_action"}


def test_city_12_mc12_scrolls_for_bought_gates_do_not_work() -> None:
    scene = acquired(12, guards=1, workshops={1: "grey"}, scrolls=[22, 32, 36, 66])
    scene.do("take_gate", workshop=1, colour="grey").do("build_gate", space=1)
    assert scene.gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 1}


def test_city_12_mc12_needs_a_guard_in_the_tower() -> None:
    scene = acquired(12, gates={1: "red"})
    assert scene.gained() == {}
    assert scene.done


def test_city_12_mc12_may_be_declined() -> None:
    scene = acquired(12, guards=1).do("decline")
    assert scene.gained() == {}
    assert scene.done
