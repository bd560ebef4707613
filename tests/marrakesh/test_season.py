"""Season scoring, supply payment and the next season (M-173 to M-190)."""

from typing import Any

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    boat,
    event_names,
    give_scroll,
    goods,
    options_of,
    phase,
    seen,
    set_boat,
    set_disc,
    set_gates,
    set_jugglers,
    set_keshis,
    set_luxuries,
    set_office,
    set_points,
    set_resources,
    set_sellers,
    set_supply,
    set_tower,
    start_season_scoring,
    table_of,
    told,
)
from tests.marrakesh.scenes_districts import (
    bare,
    common,
    explained,
    has,
    look,
    points,
    until,
    values,
)


def season_end(players: int = 2, faces: tuple[int, int, int] = (8, 4, 5), **options: Any) -> State:
    """Nobody owes anything; the test still has to start the scoring."""
    state = bare(players, river_tiles=list(faces), **options)
    for seat in range(players):
        set_supply(state, seat, [], [1, 2, 3])
    return state


def owing(season: int, *tiles: int, **stock: int) -> State:
    """The season is scored; seat 0 has these tiles face up and these resources. Seat 1 owes nothing."""
    state = season_end()
    down = [tile for tile in (10, 11, 12) if tile not in tiles]
    set_supply(state, 0, list(tiles), down[: 3 - len(tiles)])
    set_resources(state, 0, **stock)
    start_season_scoring(state, season)
    return state


def test_m173_scrolls_come_first_then_the_river_then_the_supply_then_new_supply_tiles() -> None:
    state = season_end()
    give_scroll(state, 1, 28)
    set_boat(state, 1, 3)
    start_season_scoring(state, 1)
    until(state, "choose_keshis")
    order = ["waterfall_bonus", "river_won", "supply_paid", "supply_chosen", "supply_turned_up", "office_opened"]
    begun = event_names(state).index("waterfall_bonus")
    names = [name for name in event_names(state)[begun:] if name in order]
    assert sorted(names, key=order.index) == names
    assert set(names) == set(order)


def test_m173_in_season_3_no_supply_tile_is_turned_up() -> None:
    state = season_end()
    before = event_names(state).count("supply_turned_up")
    start_season_scoring(state, 3)
    assert (event_names(state).count("supply_turned_up"), state.over) == (before, True)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_m174_players_act_in_the_turn_order_of_the_round_just_finished(start: int) -> None:
    state = season_end(3)
    start_season_scoring(state, 1, start)
    assert [event["seat"] for event in told(state, "supply_paid")] == [(start + turn) % 3 for turn in range(3)]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_m175_the_boat_farthest_along_wins_the_river_tile(winner: int) -> None:
    state = season_end(3)
    for seat in range(3):
        set_boat(state, seat, 7 if seat == winner else 4)
    start_season_scoring(state, 1)
    assert [points(state, seat) for seat in range(3)] == [3 if seat == winner else 0 for seat in range(3)]


@pytest.mark.parametrize("first", [0, 1])
def test_m176_on_the_same_space_the_head_of_the_queue_is_ahead(first: int) -> None:
    state = season_end()
    set_boat(state, first, 6)
    set_boat(state, 1 - first, 6)
    start_season_scoring(state, 1)
    assert (points(state, first), points(state, 1 - first)) == (3, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_m176_of_moored_boats_the_one_that_moored_first_is_ahead(first: int) -> None:
    state = season_end()
    set_boat(state, first, 12, moored=True)
    set_boat(state, 1 - first, 12, moored=True)
    start_season_scoring(state, 1)
    assert (points(state, first), points(state, 1 - first)) == (3, 0)


def test_m177_if_no_boat_has_left_the_start_nobody_gets_the_bonus() -> None:
    state = season_end()
    start_season_scoring(state, 1)
    assert (points(state, 0), points(state, 1), "river_unwon" in event_names(state)) == (0, 0, True)


def test_m177_a_boat_on_the_start_space_is_not_ranked_second_either() -> None:
    state = season_end(3)
    set_boat(state, 0, 1)
    start_season_scoring(state, 3)
    assert [points(state, seat) for seat in range(3)] == [7, 0, 0]


def test_m177_boats_on_the_start_space_may_be_ranked_in_turn_order_by_agreement() -> None:
    state = season_end(3, river_unmoved="turn_order")
    set_boat(state, 0, 1)
    start_season_scoring(state, 3, 1)
    assert [points(state, seat) for seat in range(3)] == [7, 3, 0]


def test_m177_then_the_first_in_turn_order_wins_if_no_boat_has_moved() -> None:
    state = season_end(3, river_unmoved="turn_order")
    start_season_scoring(state, 1, 2)
    assert [points(state, seat) for seat in range(3)] == [0, 0, 3]


@pytest.mark.parametrize(("players", "second"), [(2, 0), (3, 3), (4, 3)])
def test_m178_in_season_3_the_second_gets_the_second_bonus_but_not_with_two_players(players: int, second: int) -> None:
    state = season_end(players)
    set_boat(state, 1, 9)
    set_boat(state, 0, 5)
    start_season_scoring(state, 3)
    assert (points(state, 1), points(state, 0)) == (7, second)


def test_m178_in_season_1_there_is_no_second_bonus() -> None:
    state = season_end(3)
    set_boat(state, 0, 9)
    set_boat(state, 1, 5)
    start_season_scoring(state, 1)
    assert [points(state, seat) for seat in range(3)] == [3, 0, 0]


def two_bonuses(face: int) -> State:
    """Seat 0 has won a river tile with two kinds of bonus, and seat 1 is second."""
    state = season_end(3, (8, 4, face))
    set_boat(state, 0, 9)
    set_boat(state, 1, 5)
    for seat, count in ((0, 2), (1, 3)):
        set_gates(state, seat, dict.fromkeys(range(1, count + 1), "red"))
        set_keshis(state, seat, green=2 * count, pink=count)
        set_sellers(state, seat, *("palace", "mosque", "river", "medina", "sahara")[: count + 1])
        set_luxuries(state, seat, *range(1, count + 2))
    start_season_scoring(state, 3)
    assert options_of(state, "option") == ["a", "b"]
    return state


@pytest.mark.parametrize(
    ("face", "option", "gained"),
    [
        (12, "a", ((2, {}), (6, {}))),
        (12, "b", ((4, {}), (3, {}))),
        (17, "a", ((0, {"date": 2, "dinar": 2}), (0, {"water": 4, "date": 4}))),
        (17, "b", ((0, {"water": 3, "date": 3}), (0, {"date": 3, "dinar": 3}))),
        (18, "a", ((11 // 4, {}), (8, {}))),
        (18, "b", ((6, {}), (16 // 4, {}))),
    ],
)
def test_m179_of_two_bonuses_the_winner_chooses_one_and_the_second_gets_the_other(
    face: int, option: str, gained: tuple[tuple[int, dict[str, int]], ...]
) -> None:
    state = two_bonuses(face)
    play(state, "choose_river_bonus", option=option)
    assert tuple((points(state, seat), has(state, seat)) for seat in (0, 1)) == gained


@pytest.mark.parametrize(("season", "spaces"), [(1, [0, 0]), (2, [0, 0]), (3, [9, 12])])
def test_m180_boats_return_to_the_start_but_stay_in_season_3(season: int, spaces: list[int]) -> None:
    state = season_end()
    set_boat(state, 0, 9)
    set_boat(state, 1, 12, moored=True)
    start_season_scoring(state, season)
    assert [boat(state, seat) for seat in (0, 1)] == spaces
    assert look(state, "moored", 1) == (season == 3)


@pytest.mark.parametrize(
    ("season", "owed"),
    [
        (1, {"water": 1, "date": 2}),
        (2, {"water": 1, "date": 4, "dinar": 1}),
        (3, {"water": 2, "date": 5, "dinar": 2}),
    ],
)
def test_m181_the_costs_of_all_face_up_supply_tiles_are_owed(season: int, owed: dict[str, int]) -> None:
    tiles = (1, 2, 3)[:season]
    state = owing(season, *tiles, **owed)
    assert (has(state), points(state)) == ({}, 0)
    state = owing(season, *tiles, **{**owed, "date": owed["date"] - 1})
    assert (has(state), points(state)) == ({}, -4 * season)


def test_m182_who_can_pay_has_to_and_loses_no_points() -> None:
    state = owing(1, 1, water=3, date=5, dinar=1)
    assert (has(state), points(state)) == ({"water": 2, "date": 3, "dinar": 1}, 0)


def test_m182_scroll_44_may_be_used_instead() -> None:
    state = season_end()
    give_scroll(state, 0, 44)
    set_supply(state, 0, [8], [1, 2])
    set_resources(state, 0, date=3, dinar=1)
    start_season_scoring(state, 1)
    assert options_of(state, "mode") == ["pay", "scroll44"]
    play(state, "supply", mode="scroll44")
    assert (has(state), points(state)) == ({"date": 2}, 0)


@pytest.mark.parametrize(("tile", "loss"), [(1, 4), (8, 3), (9, 5)])
def test_m183_who_can_not_pay_returns_all_resources_and_loses_the_points(tile: int, loss: int) -> None:
    state = owing(1, tile, water=9, date=1, dinar=9)
    assert (has(state), points(state)) == ({}, -loss)


def test_m183_nobody_is_forced_to_use_scroll_44() -> None:
    state = season_end()
    give_scroll(state, 0, 44)
    set_supply(state, 0, [1], [2, 3])
    set_resources(state, 0, date=1, dinar=3)
    start_season_scoring(state, 1)
    play(state, "supply", mode="default")
    assert (has(state), points(state)) == ({}, -4)


def test_m183_paying_is_refused_while_a_resource_is_missing() -> None:
    state = season_end()
    give_scroll(state, 0, 44)
    set_supply(state, 0, [1], [2, 3])
    set_resources(state, 0, water=1, date=1, dinar=1)
    start_season_scoring(state, 1)
    refusal = explained(state, "supply", mode="pay")
    assert refusal == {"rule": "M-183", "reason": "supply_cost", "resource": "date", "needed": 2, "have": 1}


def test_m184_goods_are_not_touched_by_the_supply_payment() -> None:
    state = season_end()
    set_supply(state, 0, [1], [2, 3])
    set_keshis(state, 0, purple=2, yellow=1)
    start_season_scoring(state, 1)
    assert (goods(state), points(state)) == ({"purple": 2, "yellow": 1, "orange": 0}, -4)


def test_m185_all_choose_a_face_down_supply_tile_before_any_is_turned_up() -> None:
    state = season_end()
    set_supply(state, 0, [3], [1, 2])
    set_supply(state, 1, [6], [4, 5])
    start_season_scoring(state, 1)
    assert (state.actor, options_of(state, "tile")) == (0, [1, 2])
    play(state, "choose_supply", tile=2)
    assert (state.actor, options_of(state, "tile")) == (1, [4, 5])
    assert (look(state, "supply", 0), look(state, "supply", 1)) == ([3], [6])
    play(state, "choose_supply", tile=4)
    assert (look(state, "supply", 0), look(state, "supply", 1)) == ([3, 2], [6, 4])


def test_m185_before_season_3_the_last_tile_is_turned_up_by_itself() -> None:
    state = season_end()
    for seat in (0, 1):
        set_supply(state, seat, [1, 2], [3])
    start_season_scoring(state, 2)
    assert (phase(state), look(state, "supply", 0)) == ("choose_keshis", [1, 2, 3])


def next_season(players: int = 2, season: int = 1, start: int = 0) -> State:
    """The season is scored and the next one has begun."""
    state = season_end(players)
    for seat in range(players):
        set_supply(state, seat, [], [1, 2, 3])
    set_office(state, 2, 1)
    set_office(state, 5, 2)
    set_office(state, 6, 3)
    start_season_scoring(state, season, start)
    until(state, "choose_keshis")
    return state


def test_m186_the_next_exchange_office_is_turned_up() -> None:
    state = next_season()
    assert (common(state, "offices"), told(state, "office_opened")[-1]) == ([2, 5], {"office": 5})


def test_m187_the_river_tile_of_the_new_season_lies_at_the_end_of_the_river() -> None:
    state = next_season()
    assert told(state, "season_begun")[-1] == {"season": 2, "seat": 1, "face": 4}


def test_m188_everyone_has_a_keshi_of_each_colour_behind_the_screen_again() -> None:
    state = next_season(3)
    assert [look(state, "screen_size", seat) for seat in range(3)] == [12, 12, 12]


@pytest.mark.parametrize(("start", "after"), [(0, 1), (2, 0)])
def test_m189_the_season_marker_moves_on_and_takes_the_round_marker_along(start: int, after: int) -> None:
    state = next_season(3, 2, start)
    assert (common(state, "season_marker"), common(state, "start_player")) == (after, after)
    assert (common(state, "season"), common(state, "round")) == (3, 1)


def test_m190_nothing_else_changes_with_the_season() -> None:
    state = season_end()
    set_tower(state, green=2, red=1)
    set_disc(state, 0, 5)
    set_keshis(state, 0, grey=3, beige=2, purple=1)
    set_jugglers(state, 0, "water", "goods")
    set_luxuries(state, 0, 3, 9)
    set_resources(state, 0, water=2, dinar=1)
    changing = ("supply", "supply_down_size", "due", "screen", "screen_size", "has_chosen")
    common_keys = ("tower", "workshops", "shops", "scrolls", "river_faces")
    board = {key: value for key, value in seen(state, 0).items() if key not in changing}
    board_after = {key: common(state, key) for key in common_keys}
    start_season_scoring(state, 1)
    until(state, "choose_keshis")
    assert {key: value for key, value in seen(state, 0).items() if key not in changing} == board
    assert {key: common(state, key) for key in common_keys} == board_after


def test_mx18_in_season_3_the_first_gains_seven_points_and_the_second_three() -> None:
    state = season_end(4)
    for seat, space in enumerate((4, 10, 0, 8)):
        set_boat(state, seat, space)
    start_season_scoring(state, 3)
    assert [points(state, seat) for seat in range(4)] == [0, 7, 0, 3]


def test_mx19_who_lacks_a_date_and_a_dinar_loses_all_resources_and_eight_points() -> None:
    state = owing(2, 1, 7, water=3, date=2, dinar=1)
    assert (has(state), points(state)) == ({}, -8)


@pytest.mark.parametrize(("season", "modes"), [(2, ["scroll44", "default"]), (3, [])])
def test_me66_a_dinar_and_two_dates_are_enough_for_scroll_44_in_season_2_only(season: int, modes: list[str]) -> None:
    state = season_end()
    give_scroll(state, 0, 44)
    set_supply(state, 0, [1, 2, 3][:season], [1, 2, 3][season:])
    set_resources(state, 0, date=2, dinar=1)
    start_season_scoring(state, season)
    assert values(state, "supply", "mode") == modes


def test_me67_who_can_pay_may_not_fail() -> None:
    state = season_end()
    give_scroll(state, 0, 44)
    set_supply(state, 0, [8], [1, 2])
    set_resources(state, 0, date=3, dinar=1)
    start_season_scoring(state, 1)
    assert explained(state, "supply", mode="default") == {"rule": "M-182", "reason": "can_pay"}


def test_me68_with_scroll_33_dates_left_over_pay_for_missing_dinars() -> None:
    state = season_end()
    give_scroll(state, 0, 33)
    set_supply(state, 0, [6], [1, 2])
    set_resources(state, 0, water=1, date=2)
    start_season_scoring(state, 1)
    assert (has(state), points(state)) == ({}, 0)


def test_me69_who_has_no_resource_only_loses_the_points() -> None:
    state = owing(1, 1)
    assert (has(state), points(state), goods(state)) == ({}, -4, {"purple": 0, "yellow": 0, "orange": 0})


@pytest.mark.parametrize(("floor", "left"), [("none", -3), ("zero", 0)])
def test_me70_a_loss_may_bring_the_score_below_zero_unless_there_is_a_floor(floor: str, left: int) -> None:
    state = season_end(score_floor=floor)
    set_points(state, 0, 1)
    set_supply(state, 0, [1], [2, 3])
    start_season_scoring(state, 1)
    assert look(state, "score") == left


def test_me87_with_four_players_three_of_the_six_oases_not_dealt_are_shown_and_the_winner_takes_one() -> None:
    state = season_end(4, (2, 4, 5))
    table = table_of(state)
    dealt = {int(table.oasis_at(seat, field)) for seat in range(4) for field in range(6)}
    displayed = common(state, "oases_shown")
    assert (len(dealt), len(displayed), dealt & set(displayed)) == (24, 3, set())
    set_boat(state, 2, 5)
    start_season_scoring(state, 1)
    assert (state.actor, values(state, "take_oasis", "oasis")) == (2, displayed)
    play(state, "take_oasis", oasis=displayed[1])
    assert (look(state, "track", 2), common(state, "oases_shown")) == ([displayed[1]], [])
