"""The end of the game and the final scoring (M-191 to M-198, M-226)."""

import pytest

from serai.play.state import State
from serai.testing.scenes import legal
from tests.marrakesh.scenes import (
    final,
    set_acquired,
    set_boat,
    set_figures,
    set_gates,
    set_guards,
    set_keshis,
    set_leaders,
    set_points,
    set_resources,
    set_sellers,
    set_supply,
    start_season_scoring,
    told,
)
from tests.marrakesh.scenes_districts import breakdown, end_game, last_day, until

WORKERS = {
    "date_plantation": "green",
    "medrese": "grey",
    "palace": "white",
    "mosque": "black",
    "main_square": "pink",
    "river": "turquoise",
    "medina": "beige",
    "sahara": "brown",
}


def oases(state: State, seat: int = 0) -> list[int]:
    """The numbers of the oases that are scored."""
    return [tile["oasis"] for tile in breakdown(state, seat)["oases"]["scored"]]


def test_m191_the_game_ends_after_the_scoring_of_season_3() -> None:
    state = last_day()
    assert state.result is None
    start_season_scoring(state, 3)
    assert (state.over, legal(state), state.actor) == (True, [], None)
    assert state.result is not None


@pytest.mark.parametrize(("district", "colour"), WORKERS.items())
def test_m192_each_completely_filled_district_gives_ten_points(district: str, colour: str) -> None:
    state = last_day()
    set_keshis(state, 0, **{colour: 8})
    set_sellers(state, 0, district)
    assert breakdown(state)["districts"] == {"filled": [district], "points": 10}


@pytest.mark.parametrize(("keshis", "sellers"), [(8, ()), (7, ("palace",)), (8, ("river",))])
def test_m192_without_all_keshis_or_its_water_seller_a_district_is_not_filled(
    keshis: int, sellers: tuple[str, ...]
) -> None:
    state = last_day()
    set_keshis(state, 0, white=keshis)
    set_sellers(state, 0, *sellers)
    assert breakdown(state)["districts"] == {"filled": [], "points": 0}


def test_m192_the_souk_is_never_filled() -> None:
    state = last_day()
    set_keshis(state, 0, purple=8, yellow=8, orange=8)
    set_sellers(state, 0, "souk")
    assert breakdown(state)["districts"]["points"] == 0


def test_m193_at_most_three_acquired_oases_score() -> None:
    state = last_day()
    set_acquired(state, 0, 5, 6, 7, 8, 9)
    set_keshis(state, 0, turquoise=4, green=3, grey=2, black=1)
    parts = breakdown(state)
    assert parts["oases"]["points"] == 7 + 6 + 5
    assert [tile["oasis"] for tile in parts["oases"]["scored"]] == [7, 8, 9]


@pytest.mark.parametrize(("dates", "scored", "total"), [(4, [5, 6, 7], 20), (12, [5, 6, 21], 27)])
def test_m194_the_three_with_the_best_total_of_oases_and_resources_score(
    dates: int, scored: list[int], total: int
) -> None:
    state = last_day()
    set_acquired(state, 0, 21, 7, 6, 5)
    set_keshis(state, 0, white=3, black=3, turquoise=3)
    set_resources(state, 0, date=dates)
    parts = breakdown(state)
    assert [tile["oasis"] for tile in parts["oases"]["scored"]] == scored
    assert parts["oases"]["points"] + parts["resources"]["points"] == total


def test_m194_of_equal_totals_the_smallest_numbers_score() -> None:
    state = last_day()
    set_acquired(state, 0, 11, 9, 6, 8, 5)
    assert oases(state) == [5, 6, 8]


@pytest.mark.parametrize(("oasis", "resource"), [(19, "water"), (20, "dinar"), (21, "date")])
@pytest.mark.parametrize(("have", "worth", "left"), [(0, 3, 0), (5, 8, 0), (12, 15, 0), (14, 15, 2)])
def test_m195_for_such_an_oasis_up_to_twelve_of_its_resource_are_returned(
    oasis: int, resource: str, have: int, worth: int, left: int
) -> None:
    state = last_day()
    set_acquired(state, 0, oasis)
    set_resources(state, 0, **{resource: have})
    parts = breakdown(state)
    assert (parts["oases"]["points"], parts["resources"]) == (worth, {"left": left, "points": left // 2})


@pytest.mark.parametrize(("resources", "goods", "gained"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (3, 4, 3), (6, 2, 4)])
def test_m196_two_resources_or_goods_left_give_a_point(resources: int, goods: int, gained: int) -> None:
    state = last_day()
    set_resources(state, 0, water=resources - resources // 2, dinar=resources // 2)
    set_keshis(state, 0, yellow=goods)
    assert breakdown(state)["resources"] == {"left": resources + goods, "points": gained}


def test_m197_districts_oases_and_resources_are_added_in_this_order() -> None:
    state = last_day()
    set_keshis(state, 0, white=8, purple=3)
    set_sellers(state, 0, "palace")
    set_acquired(state, 0, 5)
    result = end_game(state)
    parts = result["breakdown"][0]
    assert list(parts) == ["before", "districts", "oases", "cities", "resources"]
    assert [parts[name]["points"] for name in list(parts)[1:]] == [10, 11, 0, 1]
    assert result["scores"] == [10 + 22, 10]
    assert told(state, "game_scored")[0]["score"] == 32


def test_m197_players_are_scored_independently_of_each_other() -> None:
    state = last_day()
    for seat in (0, 1):
        set_keshis(state, seat, white=8)
        set_sellers(state, seat, "palace")
        set_acquired(state, seat, 5, 26)
    assert end_game(state)["scores"] == [10 + 10 + 11 + 6] * 2


@pytest.mark.parametrize(
    ("points", "palace", "mosque", "places"),
    [
        ((20, 19, 18), (0, 9, 9), (0, 9, 9), [1, 2, 3]),
        ((20, 20, 18), (3, 4, 9), (9, 0, 9), [2, 1, 3]),
        ((20, 20, 20), (4, 4, 3), (2, 5, 9), [2, 1, 3]),
        ((20, 20, 20), (4, 4, 4), (5, 5, 2), [1, 1, 3]),
    ],
)
def test_m198_most_points_win_then_the_palace_stairs_then_the_mosque_stairs(
    points: tuple[int, ...], palace: tuple[int, ...], mosque: tuple[int, ...], places: list[int]
) -> None:
    state = last_day(3)
    for seat in range(3):
        set_points(state, seat, points[seat])
        set_figures(state, seat, palace[seat], mosque[seat])
    result = end_game(state)
    assert (result["scores"], state.view(None)["places"]) == (list(points), places)
    assert result["winners"] == [seat for seat, place in enumerate(places) if place == 1]
    assert state.view(None)["decided_by"] == ("M-198" if points[0] == points[1] else None)


def test_m226_an_oasis_is_valued_from_its_owners_board_alone() -> None:
    state = last_day()
    set_acquired(state, 0, 5, 26)
    set_acquired(state, 1, 6, 7, 8)
    set_keshis(state, 0, white=1)
    set_keshis(state, 1, white=8)
    assert [tile["points"] for tile in breakdown(state)["oases"]["scored"]] == [4, 6]


def test_mx20_two_filled_districts_three_oases_and_seven_left_over_give_48_points() -> None:
    state = last_day()
    set_points(state, 0, 0)
    set_keshis(state, 0, turquoise=8, black=8, white=2, purple=1, orange=1)
    set_sellers(state, 0, "river", "mosque")
    set_gates(state, 0, {1: "pink"})
    set_acquired(state, 0, 3, 5, 7, 21)
    set_resources(state, 0, water=3, date=6, dinar=2)
    result = end_game(state)
    parts = result["breakdown"][0]
    assert parts["districts"]["points"] == 20
    assert [(tile["oasis"], tile["points"]) for tile in parts["oases"]["scored"]] == [(5, 5), (7, 11), (21, 9)]
    assert (parts["resources"], result["scores"][0]) == ({"left": 7, "points": 3}, 48)


def test_me71_of_four_oases_the_best_three_score() -> None:
    state = last_day()
    set_acquired(state, 0, 5, 6, 7, 21)
    set_keshis(state, 0, white=8, black=7, turquoise=5)
    set_resources(state, 0, date=12)
    parts = breakdown(state)
    assert [tile["oasis"] for tile in parts["oases"]["scored"]] == [5, 6, 21]
    assert (parts["oases"]["points"], parts["resources"]["points"]) == (11 + 10 + 15, 0)


def test_me72_of_fifteen_dates_twelve_count_for_the_oasis_and_three_are_left() -> None:
    state = last_day()
    set_acquired(state, 0, 21)
    set_resources(state, 0, date=15)
    parts = breakdown(state)
    assert (parts["oases"]["points"], parts["resources"]) == (15, {"left": 3, "points": 1})


def test_me73_oasis_26_is_worth_three_for_each_of_five_oases() -> None:
    state = last_day()
    set_acquired(state, 0, 26, 14, 15, 16, 17)
    assert {"oasis": 26, "points": 15} in breakdown(state)["oases"]["scored"]


def test_me74_a_boat_moored_in_season_2_only_does_not_count_for_oasis_30() -> None:
    state = last_day()
    for seat in (0, 1):
        set_supply(state, seat, [], [1, 2, 3])
    set_acquired(state, 0, 30)
    set_boat(state, 0, 12, moored=True)
    assert final(state).oases == 7
    start_season_scoring(state, 2)
    until(state, "choose_keshis")
    assert final(state).oases == 0


def test_me75_eight_guards_without_gates_and_a_water_seller_fill_the_medina() -> None:
    state = last_day()
    set_guards(state, 0, 8)
    set_sellers(state, 0, "medina")
    assert breakdown(state)["districts"] == {"filled": ["medina"], "points": 10}


def test_me76_with_only_one_city_field_occupied_the_sahara_is_not_filled() -> None:
    state = last_day(desert_cities=True)
    set_leaders(state, 0, "left_1", "left_2", "left_3", "right_1", "right_2", "right_3", "left_4")
    set_sellers(state, 0, "sahara")
    assert breakdown(state)["districts"]["points"] == 0


def test_me83_with_equal_points_and_palace_steps_the_mosque_stairs_decide() -> None:
    state = last_day()
    set_figures(state, 0, palace=5, mosque=3)
    set_figures(state, 1, palace=5, mosque=4)
    result = end_game(state)
    assert (result["scores"], result["winners"]) == ([10, 10], [1])


def test_me84_if_all_is_equal_the_victory_is_shared() -> None:
    state = last_day()
    assert end_game(state)["winners"] == [0, 1]
