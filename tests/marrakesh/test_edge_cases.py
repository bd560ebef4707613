"""Edge cases of the river (M-E15 to M-E21) and of the stairs (M-E22 to M-E30)."""

import pytest

from serai.play.state import State
from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    act,
    begun,
    boat,
    do_action,
    figures,
    gains,
    give_scroll,
    kinds,
    legal_json,
    obtain,
    options_of,
    phase,
    seen,
    set_boat,
    set_face,
    set_figures,
    set_gates,
    set_keshis,
    set_resources,
    set_supply,
    snapshot,
    start_season_scoring,
    told,
)

# The river


def test_me15_without_fishers_no_step_can_be_bought() -> None:
    state = begun()
    set_resources(state, 0, water=5)
    before = snapshot(state)
    do_action(state, 0, "river")
    assert (phase(state), gains(state, before)) == ("choose_keshis", {})


@pytest.mark.parametrize(("scrolls", "points"), [((), 4), ((56,), 8)])
def test_me16_steps_of_a_moored_boat_give_points(scrolls: tuple[int, ...], points: int) -> None:
    state = begun()
    give_scroll(state, 0, *scrolls)
    set_boat(state, 0, 12, moored=True)
    set_keshis(state, 0, turquoise=3)
    set_resources(state, 0, water=1)
    before = snapshot(state)
    do_action(state, 0, "river")
    act(state, "extra_step", pay="water")
    assert gains(state, before) == {"points": points, "water": -1}


def river_of_three() -> State:
    """Boats of seats 0 and 2 on spaces 3 and 2; then seat 1 sails three spaces."""
    state = begun(3)
    set_boat(state, 0, 3)
    set_boat(state, 2, 2)
    set_keshis(state, 1, turquoise=3)
    set_resources(state, 1)
    do_action(state, 1, "river")
    return state


def test_me17_the_first_to_arrive_is_ahead_and_boats_passed_over_are_not_affected() -> None:
    state = river_of_three()
    assert [boat(state, seat) for seat in range(3)] == [3, 3, 2]
    assert seen(state, 0)["arrival"] < seen(state, 1)["arrival"]  # type: ignore[operator]
    set_face(state, 8)
    start_season_scoring(state)
    assert told(state, "river_won") == [{"seat": 0, "rank": 1, "face": 8}]


def test_me17_a_boat_that_moves_on_and_is_joined_is_ahead_again() -> None:
    state = river_of_three()
    for seat in (0, 1):
        set_keshis(state, seat, turquoise=1)
        set_resources(state, seat)
    do_action(state, 1, "river")
    do_action(state, 0, "river")
    set_face(state, 8)
    start_season_scoring(state)
    assert told(state, "river_won") == [{"seat": 1, "rank": 1, "face": 8}]


def test_me18_of_moored_boats_the_one_that_moored_first_wins() -> None:
    state = begun()
    set_face(state, 8)
    for seat in (1, 0):
        set_boat(state, seat, 11)
        set_keshis(state, seat, turquoise=1)
        set_resources(state, seat)
    before = [snapshot(state, seat) for seat in range(2)]
    for seat in (1, 0):
        do_action(state, seat, "river")
    assert [gains(state, before[seat], seat) for seat in range(2)] == [
        {"boat": 1, "points": 3},
        {"boat": 1, "points": 4},
    ]
    start_season_scoring(state)
    assert told(state, "river_won") == [{"seat": 1, "rank": 1, "face": 8}]


def test_me19_if_nobody_moved_there_is_no_bonus_and_the_tile_is_gone() -> None:
    state = begun(river_tiles=[8, 4, 5])
    for seat in range(2):
        set_resources(state, seat, 9, 9, 9)
    before = [snapshot(state, seat) for seat in range(2)]
    start_season_scoring(state)
    while phase(state) != "choose_keshis":
        state.apply(state.legal()[0])
    assert all("points" not in gains(state, before[seat], seat) for seat in range(2))
    assert told(state, "river_unwon") == [{"face": 8}]
    assert told(state, "season_begun")[-1]["face"] == 4


def test_me20_a_single_boat_that_left_the_start_has_no_second() -> None:
    state = begun(3)
    set_face(state, 5, season=3)
    set_boat(state, 2, 1)
    start_season_scoring(state, 3)
    assert told(state, "river_won") == [{"seat": 2, "rank": 1, "face": 5}]


@pytest.mark.parametrize(("option", "points"), [("a", 2), ("b", 3)])
def test_me21_of_two_players_the_winner_chooses_and_the_other_gets_nothing(option: str, points: int) -> None:
    state = begun()
    set_face(state, 12, season=3)
    for seat, space in ((0, 5), (1, 4)):
        set_boat(state, seat, space)
        set_gates(state, seat, {1: "green", 2: "red"})
        set_keshis(state, seat, green=3)
        set_resources(state, seat, 9, 9, 9)
        set_supply(state, seat, [1])
    before = [snapshot(state, seat) for seat in range(2)]
    start_season_scoring(state, 3)
    act(state, "choose_river_bonus", option=option)
    assert gains(state, before[0])["points"] == points
    assert "points" not in gains(state, before[1], 1)
    assert [event["seat"] for event in told(state, "river_won")] == [0]


# The stairs


def test_me22_eight_steps_over_three_boundaries() -> None:
    state = begun()
    set_figures(state, 0, palace=3)
    set_keshis(state, 0, white=8)
    before = snapshot(state)
    do_action(state, 0, "palace")
    lines = [(2, 4, 1), (2, 7, 2), (3, 11, 3)]  # the bonuses of the line, the step, the dinars of its last bonus
    for length, step, _ in lines:
        assert (options_of(state, "option"), figures(state)["palace"]) == ([*range(1, length + 1)], step)
        act(state, "choose_bonus", option=length)
    assert gains(state, before) == {"palace": 8, "dinar": 3 + 1 + 2 + 3}
    assert [event["section"] for event in told(state, "boundary_crossed")] == [2, 3, 4]


def test_me23_an_inner_crossing_is_resolved_with_its_own_line_first() -> None:
    state = begun()
    give_scroll(state, 0, 26)
    set_figures(state, 0, palace=10, mosque=11)
    set_keshis(state, 0, white=2)
    set_resources(state, 0, date=3)
    before = snapshot(state)
    do_action(state, 0, "palace")
    act(state, "choose_bonus", option=4)  # a pink keshi
    act(state, "place_pink", field="palace")
    assert figures(state)["palace"] == 12
    for _ in range(3):
        act(state, "extra_step", pay="date")
    assert (phase(state), figures(state)["palace"]) == ("choose_bonus", 15)
    assert options_of(state, "option") == [1, 2, 3]
    assert gains(state, before)["dinar"] == 2
    act(state, "choose_bonus", option=3)
    assert phase(state) == "choose_keshis"
    assert gains(state, before) == {"palace": 5, "pink": 1, "date": -3, "dinar": 2 + 4, "points": 1}
    chosen = [(event["mosque"], event["palace"], event["option"]) for event in told(state, "bonus_chosen")]
    assert chosen == [(4, 4, 4), (4, 5, 3)]


def test_me24_the_last_boundary_and_then_points() -> None:
    state = begun()
    set_figures(state, 0, mosque=14)
    set_keshis(state, 0, black=4)
    before = snapshot(state)
    do_action(state, 0, "mosque")
    assert options_of(state, "option") == [1, 2]
    assert "points" not in gains(state, before)
    act(state, "choose_bonus", option=2)  # a scholar
    assert gains(state, before) == {"mosque": 1, "dinar": 1, "grey": 1, "points": 3}


def test_me25_scroll_48_adds_nothing_to_no_step() -> None:
    state = begun()
    give_scroll(state, 0, 48)
    before = snapshot(state)
    do_action(state, 0, "palace")
    assert gains(state, before) == {}


@pytest.mark.parametrize(("scrolls", "points"), [((26,), 3), ((26, 52), 6)])
def test_me26_steps_bought_on_the_last_step_give_points(scrolls: tuple[int, ...], points: int) -> None:
    state = begun()
    give_scroll(state, 0, *scrolls)
    set_figures(state, 0, palace=15)
    set_keshis(state, 0, white=1)
    set_resources(state, 0, date=2, water=3)
    before = snapshot(state)
    do_action(state, 0, "palace")
    for _ in range(2):
        assert legal_json(state) == [{"type": "extra_step", "pay": "date"}, {"type": "stop"}]
        assert refused(state, "extra_step", pay="water").reason == "steps_cost_other"
        act(state, "extra_step", pay="date")
    assert (phase(state), gains(state, before)) == ("choose_keshis", {"points": points, "date": -2})


def test_me27_scroll_48_works_on_the_last_step() -> None:
    state = begun()
    give_scroll(state, 0, 48)
    set_figures(state, 0, palace=15)
    set_keshis(state, 0, white=5)
    before = snapshot(state)
    do_action(state, 0, "palace")
    assert gains(state, before) == {"points": 6}


def test_me28_scrolls_48_and_55_make_two_movements_of_four_steps() -> None:
    state = begun()
    give_scroll(state, 0, 48)
    obtain(state, 0, 55)
    assert sorted(options_of(state, "effect")) == ["stairs:mosque:3", "stairs:palace:3"]  # type: ignore[type-var]
    act(state, "resolve", effect="stairs:mosque:3")
    assert (phase(state), figures(state)) == ("choose_bonus", {"palace": 0, "mosque": 4})
    act(state, "choose_bonus", option=1)
    assert figures(state) == {"palace": 4, "mosque": 4}
    act(state, "choose_bonus", option=1)
    assert phase(state) == "choose_keshis"
    assert [event["step"] for event in told(state, "figure_moved")] == [1, 2, 3, 4, 1, 2, 3, 4]


@pytest.mark.parametrize("first", ["river:1", "connection"])
def test_me29_the_river_step_of_scroll_16_comes_before_or_after_the_connection_bonus(first: str) -> None:
    state = begun()
    give_scroll(state, 0, 16)
    set_figures(state, 0, palace=3)
    set_keshis(state, 0, white=1)
    set_resources(state, 0)
    do_action(state, 0, "palace")
    assert sorted(options_of(state, "effect")) == ["connection", "river:1"]  # type: ignore[type-var]
    act(state, "resolve", effect=first)
    assert boat(state) == (1 if first == "river:1" else 0)
    act(state, "choose_bonus", option=2)
    assert (phase(state), boat(state)) == ("choose_keshis", 1)


def test_me30_with_scroll_63_the_second_choice_lacks_the_first() -> None:
    state = begun()
    give_scroll(state, 0, 63)
    set_figures(state, 0, palace=3, mosque=4)
    set_keshis(state, 0, white=1)
    before = snapshot(state)
    do_action(state, 0, "palace")
    assert options_of(state, "option") == [1, 2, 3, 4, 5]
    act(state, "choose_bonus", option=4)
    assert options_of(state, "option") == [1, 2, 3, 5]
    assert kinds(state) == {"choose_bonus"}
    assert refused(state, "choose_bonus", option=4).reason == "bonus_taken"
    act(state, "choose_bonus", option=3)
    assert gains(state, before) == {"palace": 1, "dinar": 1, "water": 1, "purple": 1}
