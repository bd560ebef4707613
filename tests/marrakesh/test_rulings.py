"""The rulings that an option may settle otherwise."""

from typing import Any

import pytest

from serai.games.marrakesh.pieces.names import COLOURS
from serai.play.state import State
from serai.testing.scenes import refused, tell_chance
from tests.marrakesh.scenes import (
    about,
    act,
    at_phase_3,
    begun,
    boat,
    do_action,
    figures,
    gains,
    give_scroll,
    keshis,
    kinds,
    legal_json,
    obtain,
    offer,
    options_of,
    phase,
    place,
    score,
    seen,
    set_boat,
    set_disc,
    set_display,
    set_face,
    set_figures,
    set_jugglers,
    set_keshis,
    set_leaders,
    set_offer,
    set_points,
    set_resources,
    set_supply,
    snapshot,
    start_draft,
    start_season_scoring,
    table_of,
    told,
)

ROUTES = ("left_1", "left_2", "left_3", "right_1", "right_2", "right_3")

# Score


def lose_points_for_supply(**options: Any) -> State:
    state = begun(**options)
    for seat in range(2):
        set_supply(state, seat, [9], [1, 2])
        set_resources(state, seat)
        set_points(state, seat, 3)
    start_season_scoring(state)
    return state


def test_mr04_the_score_may_fall_below_zero() -> None:
    assert score(lose_points_for_supply()) == -2


def test_mr04_with_a_floor_it_stops_at_zero() -> None:
    assert score(lose_points_for_supply(score_floor="zero")) == 0


# Scrolls that work once per turn


@pytest.mark.parametrize(("limit", "points"), [("once_per_turn", 4), ("unlimited", 8)])
def test_mr09_scroll_29_works_once_per_turn_or_always(limit: str, points: int) -> None:
    state = begun(permanent_limit=limit)
    give_scroll(state, 0, 29)
    set_disc(state, 0, 0)  # two spectators face the points after one turn, and after two
    before = snapshot(state)
    do_action(state, 0, "main_square")
    do_action(state, 0, "main_square")
    assert gains(state, before) == {"points": points}


@pytest.mark.parametrize(("limit", "asked"), [("once_per_turn", "use_assistant"), ("unlimited", "souk")])
@pytest.mark.parametrize(("scroll", "action"), [(46, {"type": "exchange", "colour": "yellow"})])
def test_mr09_scroll_46_works_for_one_assistant_or_for_all(
    limit: str, asked: str, scroll: int, action: dict[str, object]
) -> None:
    state = at_phase_3(permanent_limit=limit)
    give_scroll(state, 0, scroll)
    set_keshis(state, 0, yellow=9)
    act(state, "use_assistant", district="souk", option="action")
    for _ in range(2):
        state.apply(state.game.action(action))
    act(state, "end_action")
    act(state, "use_assistant", district="souk", option="action")
    state.apply(state.game.action(action))
    assert phase(state) == asked


@pytest.mark.parametrize(("limit", "asked"), [("once_per_turn", {"use_assistant"}), ("unlimited", {"plantation"})])
def test_mr09_scroll_23_works_once_per_turn_or_always(limit: str, asked: set[object]) -> None:
    state = at_phase_3(assistants=("date_plantation", "souk", "souk"), permanent_limit=limit)
    give_scroll(state, 0, 23)
    set_keshis(state, 0, green=2)
    act(state, "use_assistant", district="date_plantation", option="action")
    act(state, "plantation", date=1, water=1, dinar=0, points=0)
    do_action(state, 0, "date_plantation")
    assert kinds(state) == asked


# The tower and what nobody takes


def dropped(**options: Any) -> State:
    state = begun(**options)
    for seat in range(2):
        set_keshis(state, seat, black=8)
    set_offer(state, black=2)
    state.dealer = None
    for _ in range(2):
        act(state, "choose_keshis", colours=["green", "grey", "white"])
    return state


def test_mr19_when_all_passes_through_nothing_sticks() -> None:
    state = begun(tower_model="pass_through")
    for _ in range(2):
        act(state, "choose_keshis", colours=["green", "grey", "white"])
    assert offer(state) == {"green": 2, "grey": 2, "white": 2}


@pytest.mark.parametrize(("choice", "left"), [("supply", {}), ("stay", {"black": 4})])
def test_mr22_what_nobody_can_take_goes_to_the_supply_or_stays(choice: str, left: dict[str, int]) -> None:
    state = begun(leftover_keshis=choice)
    for seat in range(2):
        set_keshis(state, seat, black=8)
    start_draft(state, 0, {"black": 4})
    assert (phase(state), offer(state)) == ("choose_keshis", left)


def test_mr66_phase_2_is_played_with_what_lies_in_the_base() -> None:
    state = dropped(leftover_keshis="stay")
    set_keshis(state, 1, black=0)
    tell_chance(state, "tower", out=[])
    assert (phase(state), state.actor) == ("draft", 1)
    assert options_of(state, "colours") == [["black"], ["black", "black"]]


# The river


def test_mr25_boats_on_the_start_space_are_not_ranked() -> None:
    state = begun(3)
    set_face(state, 8)
    start_season_scoring(state, 1, start=1)
    assert told(state, "river_won") == []
    assert told(state, "river_unwon") == [{"face": 8}]


def test_mr25_or_they_rank_in_turn_order() -> None:
    state = begun(3, river_unmoved="turn_order")
    set_face(state, 8)
    start_season_scoring(state, 1, start=1)
    assert told(state, "river_won") == [{"seat": 1, "rank": 1, "face": 8}]


@pytest.mark.parametrize(("choice", "seconds"), [("unranked", []), ("turn_order", [1])])
def test_mr25_after_all_boats_that_have_moved(choice: str, seconds: list[int]) -> None:
    state = begun(3, river_unmoved=choice)
    set_face(state, 5, season=3)
    set_boat(state, 0, 1)
    start_season_scoring(state, 3, start=1)
    ranks = [(event["seat"], event["rank"]) for event in told(state, "river_won")]
    assert ranks == [(0, 1), *[(seat, 2) for seat in seconds]]


# The main square


@pytest.mark.parametrize(("choice", "space"), [("one_move", 3), ("separate", 1)])
def test_mr27_three_river_steps_are_one_movement_or_three(choice: str, space: int) -> None:
    state = begun(square_steps=choice)
    set_jugglers(state, 0, "river")
    set_disc(state, 0, 7)  # three face the river after the turn
    set_resources(state, 0, water=1)
    do_action(state, 0, "main_square")
    assert (phase(state), boat(state)) == ("buy_river_step", space)
    while phase(state) == "buy_river_step":
        act(state, "stop")
    assert boat(state) == 3


@pytest.mark.parametrize(("choice", "points"), [("one_move", 4), ("separate", 6)])
def test_mr27_scroll_48_adds_a_step_to_each_movement(choice: str, points: int) -> None:
    state = begun(square_steps=choice)
    give_scroll(state, 0, 48)
    set_figures(state, 0, palace=15)
    set_jugglers(state, 0, "palace")
    set_disc(state, 0, 4)  # three face the palace after the turn
    before = snapshot(state)
    do_action(state, 0, "main_square")
    assert gains(state, before) == {"points": points}


@pytest.mark.parametrize(
    ("choice", "waiting"),
    [
        ("one_move", ["river:3", "stairs:palace:2"]),
        ("separate", ["river:1", "river:1", "river:1", "stairs:palace:1", "stairs:palace:1"]),
    ],
)
def test_mr68_separate_steps_wait_one_by_one(choice: str, waiting: list[str]) -> None:
    state = begun(square_steps=choice)
    set_jugglers(state, 0, "palace", "river")
    set_disc(state, 0, 0)
    obtain(state, 0, 70)
    effects = about(state)["effects"]
    assert isinstance(effects, list)
    assert sorted(effects) == waiting


@pytest.mark.parametrize(
    ("choice", "gained", "waiting"),
    [
        ("effective", {"dinar": 3}, ["stairs:mosque:3", "stairs:palace:3"]),
        ("printed", {"water": 3}, None),
    ],
)
def test_mr42_scroll_31_shifts_the_fields_of_scroll_47_or_not(
    choice: str, gained: dict[str, int], waiting: list[str] | None
) -> None:
    state = begun(audience_threshold=choice)
    give_scroll(state, 0, 31)
    set_disc(state, 0, 0)
    before = snapshot(state)
    obtain(state, 0, 47)
    found = {name: count for name, count in gains(state, before).items() if name not in ("scrolls", "boat")}
    assert found == gained
    if waiting is None:
        assert (phase(state), boat(state)) == ("buy_river_step", 3)
    else:
        assert sorted(options_of(state, "effect")) == waiting  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("choice", "gained", "asked"),
    [("effective", {}, "choose_keshis"), ("printed", {"points": 2, "date": 1}, "take_goods")],
)
def test_mr42_scroll_31_leaves_scroll_51_no_single_spectator_or_not(
    choice: str, gained: dict[str, int], asked: str
) -> None:
    state = begun(audience_threshold=choice)
    give_scroll(state, 0, 31, 51)
    set_disc(state, 0, 7)
    before = snapshot(state)
    do_action(state, 0, "main_square")
    assert (gains(state, before), phase(state)) == (gained, asked)


# The stairs


def climbing(*scrolls: int, **options: Any) -> State:
    """Seat 0 acts in the palace with two nobles."""
    state = begun(**options)
    give_scroll(state, 0, *scrolls)
    set_keshis(state, 0, white=2)
    do_action(state, 0, "palace")
    return state


def test_mr28_all_steps_are_made() -> None:
    state = climbing()
    assert (phase(state), figures(state)["palace"]) == ("choose_keshis", 2)


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_mr28_or_the_player_may_stop_before_any_step(steps: int) -> None:
    state = climbing(stairs_may_stop=True)
    for made in range(steps):
        assert (kinds(state), figures(state)["palace"]) == ({"step", "stop"}, made)
        act(state, "step")
    if steps < 2:
        act(state, "stop")
    assert (phase(state), figures(state)["palace"]) == ("choose_keshis", steps)


def test_mr28_who_stops_can_not_buy_steps() -> None:
    state = climbing(26, stairs_may_stop=True)
    act(state, "step")
    act(state, "stop")
    assert phase(state) == "choose_keshis"


def test_mr28_who_makes_all_steps_can_buy_more() -> None:
    state = climbing(26, stairs_may_stop=True)
    act(state, "step")
    act(state, "step")
    assert legal_json(state) == [{"type": "extra_step", "pay": "date"}, {"type": "stop"}]


def test_mr72_the_step_of_scroll_48_is_asked_for_too() -> None:
    state = climbing(48, stairs_may_stop=True)
    for _ in range(3):
        assert kinds(state) == {"step", "stop"}
        act(state, "step")
    assert (phase(state), figures(state)["palace"]) == ("choose_keshis", 3)


# Desert cities


def at_the_end_of_both_routes(*display: int, **options: Any) -> State:
    state = begun(desert_cities=True, **options)
    set_leaders(state, 0, *ROUTES)
    set_display(state, *display)
    return state


def test_mr61_m220_without_a_city_the_fourth_field_still_gives_points() -> None:
    state = at_the_end_of_both_routes()
    before = snapshot(state)
    place(state, 0, "brown")
    act(state, "place_brown", field="left_4")
    assert (phase(state), gains(state, before)) == ("choose_keshis", {"brown": 1, "points": 4})


def test_mr61_or_the_fourth_fields_need_a_city() -> None:
    state = at_the_end_of_both_routes(city_without_tile="forbidden")
    set_leaders(state, 0, *ROUTES[:3], "right_1")
    place(state, 0, "brown")
    assert phase(state) == "choose_keshis"  # right_2 is the only field left
    assert seen(state, 0)["leaders"] == [*ROUTES[:3], "right_1", "right_2"]


def test_mr61_a_forbidden_field_is_refused() -> None:
    state = at_the_end_of_both_routes(city_without_tile="forbidden")
    set_leaders(state, 0, *ROUTES[:3])
    set_display(state, 4)
    place(state, 0, "brown")
    set_display(state)
    refusal = refused(state, "place_brown", field="left_4")
    assert refusal.to_json() == {"rule": "M-220", "reason": "no_city_left", "field": "left_4"}


@pytest.mark.parametrize(("choice", "room"), [("allowed", 2), ("forbidden", 0)])
def test_mr61_forbidden_fields_are_no_room(choice: str, room: int) -> None:
    state = at_the_end_of_both_routes(city_without_tile=choice)
    assert table_of(state).room(0, COLOURS.index("brown")) == room


def test_mr75_room_counts_both_fields_while_a_city_is_left() -> None:
    state = at_the_end_of_both_routes(4, city_without_tile="forbidden")
    start_draft(state, 0, {"brown": 2, "grey": 1})
    act(state, "draft", colours=["brown", "brown"])
    act(state, "place_brown", field="right_4")
    assert keshis(state)["brown"] == 7
    assert told(state, "keshi_lost") == [{"seat": 0, "colour": "brown"}]
    assert (phase(state), state.actor) == ("draft", 1)
