"""Oases 1 to 30: what each is worth in the final scoring."""

from typing import Any

import pytest

from serai.games.marrakesh.pieces.names import DISTRICTS
from tests.marrakesh.scenes import final
from tests.marrakesh.scenes_tiles import PIER, TOP, laid, lay, oasis_value, season_end

# Gates

GATE_OASES = [
    pytest.param(1, ["black", "turquoise", "green"], id="M-O01"),
    pytest.param(2, ["grey", "white", "beige"], id="M-O02"),
    pytest.param(3, ["pink", "brown", "purple"], id="M-O03"),
    pytest.param(4, ["red", "yellow", "orange"], id="M-O04"),
]
ALL_GATES = ["green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red", "purple", "yellow"]


@pytest.mark.parametrize(("oasis", "colours"), GATE_OASES)
def test_oases_01_04_mo1_two_points_for_each_gate_of_the_printed_colours(oasis: int, colours: list[str]) -> None:
    gates = {1: colours[0], 3: colours[1], 5: colours[2], 6: colours[0]}
    assert oasis_value(oasis, gates=gates) == 8


@pytest.mark.parametrize(("oasis", "colours"), GATE_OASES)
def test_oases_01_04_mo1_other_gates_do_not_count(oasis: int, colours: list[str]) -> None:
    others = [colour for colour in ALL_GATES if colour not in colours][:8]
    assert oasis_value(oasis, gates=dict(enumerate(others, start=1))) == 0


def test_oasis_01_mo1_mx33_one_black_three_turquoise_and_two_green_gates() -> None:
    gates = {1: "black", 2: "turquoise", 3: "turquoise", 4: "turquoise", 5: "green", 6: "green"}
    assert oasis_value(1, gates=gates) == 12


def test_oases_01_04_mo1_keshis_of_those_colours_do_not_count() -> None:
    assert oasis_value(1, black=3, turquoise=3, green=3) == 0


# Keshis

KESHI_OASES = [
    pytest.param(5, {"white": 2}, 5, id="M-O05"),
    pytest.param(6, {"black": 3}, 6, id="M-O06"),
    pytest.param(7, {"turquoise": 8}, 11, id="M-O07"),
    pytest.param(8, {"green": 4}, 7, id="M-O08"),
    pytest.param(9, {"grey": 1}, 4, id="M-O09"),
    pytest.param(10, {"jugglers": ["water", "date"]}, 5, id="M-O10"),
    pytest.param(11, {"guards": 2, "gates": {1: "red"}}, 6, id="M-O11"),
    pytest.param(12, {"leaders": ["right_1", "right_2", "start_right"]}, 7, id="M-O12"),
    pytest.param(13, {"sellers": ["palace", "river"]}, 5, id="M-O13"),
]


@pytest.mark.parametrize(("oasis", "board", "points"), KESHI_OASES)
def test_oases_05_13_mo5_three_points_and_one_per_keshi_of_the_printed_colour(
    oasis: int, board: dict[str, Any], points: int
) -> None:
    assert oasis_value(oasis, **board) == points


MANY: dict[str, Any] = {
    "white": 2,
    "black": 2,
    "turquoise": 2,
    "green": 2,
    "grey": 2,
    "jugglers": ["water"],
    "guards": 2,
    "sellers": ["river"],
    "purple": 5,
}
OWN_COLOURS = [
    (5, "white"),
    (6, "black"),
    (7, "turquoise"),
    (8, "green"),
    (9, "grey"),
    (10, "jugglers"),
    (11, "guards"),
    (13, "sellers"),
]


@pytest.mark.parametrize(("oasis", "own"), OWN_COLOURS)
def test_oases_05_13_mo5_keshis_of_other_colours_do_not_count(oasis: int, own: str) -> None:
    assert oasis_value(oasis, **{name: count for name, count in MANY.items() if name != own}) == 3


def test_oasis_13_mo13_mx34_four_water_sellers() -> None:
    assert oasis_value(13, sellers=["palace", "river", "medina", "mosque"]) == 7


def test_oasis_13_mo13_the_water_seller_of_the_souk_counts() -> None:
    assert oasis_value(13, sellers=["palace", "souk"]) == 5


# Luxury goods

LUXURY_OASES = [
    pytest.param(14, [1, 2, 5], id="M-O14"),
    pytest.param(15, [6, 7, 10], id="M-O15"),
    pytest.param(16, [11, 12, 15], id="M-O16"),
    pytest.param(17, [16, 17, 20], id="M-O17"),
    pytest.param(18, [21, 22, 25], id="M-O18"),
]


@pytest.mark.parametrize(("oasis", "luxuries"), LUXURY_OASES)
def test_oases_14_18_mo14_two_points_for_each_luxury_good_of_the_printed_kind(oasis: int, luxuries: list[int]) -> None:
    assert oasis_value(oasis, luxuries=luxuries) == 6


@pytest.mark.parametrize(("oasis", "luxuries"), LUXURY_OASES)
def test_oases_14_18_mo14_other_kinds_do_not_count(oasis: int, luxuries: list[int]) -> None:
    first, last = 5 * (oasis - 14) + 1, 5 * (oasis - 14) + 5
    assert oasis_value(oasis, luxuries=[luxury for luxury in range(1, 26) if not first <= luxury <= last]) == 0


def test_oasis_14_mo14_mx35_three_slippers() -> None:
    assert oasis_value(14, luxuries=[1, 3, 4]) == 6


# Resources

RESOURCE_OASES = [
    pytest.param(19, "water", id="M-O19"),
    pytest.param(20, "dinar", id="M-O20"),
    pytest.param(21, "date", id="M-O21"),
]


def of(resource: str, count: int, other: int = 0) -> tuple[int, ...]:
    return tuple(count if name == resource else other for name in ("water", "date", "dinar"))


@pytest.mark.parametrize(("oasis", "resource"), RESOURCE_OASES)
def test_oases_19_21_mo19_three_points_and_one_per_unit_returned(oasis: int, resource: str) -> None:
    assert oasis_value(oasis, stock=of(resource, 4, other=7)) == 7


@pytest.mark.parametrize(("oasis", "resource"), RESOURCE_OASES)
def test_oases_19_21_mo19_at_most_twelve_units_count(oasis: int, resource: str) -> None:
    score = final(laid(acquired=[oasis], stock=of(resource, 15)))
    assert (score.oases, score.stock, score.resources) == (15, 3, 1)


@pytest.mark.parametrize(("oasis", "resource"), RESOURCE_OASES)
def test_oases_19_21_mo19_what_is_returned_is_not_left_over(oasis: int, resource: str) -> None:
    score = final(laid(acquired=[oasis], stock=of(resource, 4, other=1)))
    assert (score.oases, score.stock, score.resources) == (7, 2, 1)


def test_oasis_21_mo21_mx36_five_dates_all_returned() -> None:
    assert oasis_value(21, stock=(0, 5, 0)) == 8


# Tiles


def test_oasis_22_mo22_three_points_and_one_per_luxury_good() -> None:
    assert oasis_value(22) == 3
    assert oasis_value(22, luxuries=[1, 2, 21]) == 6


def test_oasis_23_mo23_three_points_and_one_per_scroll_whatever_its_class() -> None:
    assert oasis_value(23) == 3
    assert oasis_value(23, scrolls=[1, 28, 33, 69, 72]) == 8


# Districts


def test_oasis_24_mo24_mx37_four_districts_with_at_most_three_keshis() -> None:
    assert oasis_value(24, green=3, grey=2, white=4, black=8, turquoise=5, jugglers=["water"], guards=4) == 16


def test_oasis_24_mo24_all_eight_districts_may_count_and_water_sellers_do_not() -> None:
    assert oasis_value(24, green=3, sellers=DISTRICTS[:8], purple=9) == 32


def test_oasis_24_mo24_guards_at_gates_count_as_keshis_of_the_medina() -> None:
    gates = {1: "red", 2: "green", 3: "pink", 4: "black"}
    assert oasis_value(24, gates=gates) == 28


def test_oasis_25_mo25_four_points_for_each_filled_district() -> None:
    assert oasis_value(25, green=8, white=8, black=8, sellers=["date_plantation", "palace"]) == 8


def test_oasis_25_mo25_a_district_without_a_water_seller_is_not_filled() -> None:
    assert oasis_value(25, green=8, sellers=["palace", "souk"]) == 0


def test_oasis_26_mo26_three_points_for_each_acquired_oasis_itself_included() -> None:
    assert oasis_value(26) == 3
    score = final(laid(acquired=[26, 14, 15, 16, 17]))
    assert score.oases == 15
    assert 26 in list(score.scored)


# Figures and boat


def test_oasis_27_mo27_seven_points_for_the_student_on_the_last_step() -> None:
    assert oasis_value(27, mosque=TOP) == 7
    assert oasis_value(27, mosque=TOP - 1, palace=TOP) == 0


def test_oasis_28_mo28_seven_points_for_the_courtier_on_the_last_step() -> None:
    assert oasis_value(28, palace=TOP) == 7
    assert oasis_value(28, palace=TOP - 1, mosque=TOP) == 0


def test_oasis_29_mo29_mx38_courtier_in_the_palace_and_student_in_the_second_section() -> None:
    assert oasis_value(29, palace=TOP, mosque=4) == 7


def test_oasis_29_mo29_four_boundaries_are_not_enough() -> None:
    assert oasis_value(29, palace=TOP, mosque=3) == 0
    assert oasis_value(29, palace=10, mosque=10) == 0


def test_oasis_29_mo29_the_boundaries_of_both_stairs_count_together() -> None:
    assert oasis_value(29, palace=7, mosque=11) == 7


def test_oasis_30_mo30_seven_points_for_a_moored_boat() -> None:
    assert oasis_value(30, boat=PIER) == 7
    assert oasis_value(30, boat=PIER - 1) == 0


def test_oasis_30_mo30_boats_stay_at_the_piers_in_season_3() -> None:
    scene = season_end(3, 5, acquired=[30], boat=PIER)
    assert scene.state.over
    assert final(scene.state).oases == 7


def test_oasis_30_mo30_a_boat_moored_in_season_2_has_gone_back() -> None:
    scene = season_end(2, 4, acquired=[30], boat=PIER)
    assert final(scene.state).oases == 0


# All oases


def test_oases_01_30_mo1_things_of_others_never_count() -> None:
    state = laid(acquired=[1, 22])
    lay(state, 1, stock=(5, 5, 5), gates={1: "black", 2: "green"}, luxuries=[1, 2, 3])
    assert final(state).oases == 3


def test_oases_01_30_mo1_a_discovered_oasis_is_worth_nothing_at_the_end() -> None:
    assert final(laid(leaders=["left_1"], oases={"left_1": 22})).oases == 0


def test_oases_19_21_mo19_the_best_three_count_what_is_left_over_too() -> None:
    score = final(laid(acquired=[5, 6, 8, 21], white=2, black=2, green=2, stock=(0, 12, 0)))
    assert list(score.scored) == [5, 6, 21]
    assert score.oases == 5 + 5 + 15


def test_oases_01_30_mo1_of_equal_totals_the_smallest_numbers_are_scored() -> None:
    assert list(final(laid(acquired=[9, 8, 7, 6, 5])).scored) == [5, 6, 7]
