"""Palace and mosque: the stairs and the lines between them (M-123 to M-134)."""

from typing import Any

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    about,
    boat,
    do_action,
    figures,
    give,
    give_scroll,
    goods,
    keshis,
    kinds,
    options_of,
    phase,
    set_figures,
    set_keshis,
    set_resources,
    show_scroll,
)
from tests.marrakesh.scenes_districts import common, has, hire, look, points, set_step, work, working

STAIRS = ("palace", "mosque")
WORKERS = {"palace": "white", "mosque": "black"}


def climbing(stairs: str, workers: int, palace: int = 0, mosque: int = 0, **options: Any) -> State:
    """Seat 0 may send its figure on these stairs, with so many workers and from these steps."""
    state = working(stairs, stairs, stairs, **options)
    set_keshis(state, 0, **{WORKERS[stairs]: workers})
    set_figures(state, 0, palace, mosque)
    return state


def crossing(palace: int, mosque: int, stairs: str = "palace") -> State:
    """The figure on these stairs has just crossed a boundary by one step from here."""
    state = climbing(stairs, 1, palace, mosque)
    work(state, stairs)
    return state


@pytest.mark.parametrize("stairs", STAIRS)
@pytest.mark.parametrize("workers", [0, 1, 2, 3])
def test_m123_a_figure_makes_a_step_for_each_keshi_of_its_district(stairs: str, workers: int) -> None:
    state = climbing(stairs, workers)
    work(state, stairs)
    assert figures(state) == {"palace": 0, "mosque": 0, stairs: workers}


def test_m124_all_steps_are_made() -> None:
    state = climbing("palace", 3)
    work(state, "palace")
    assert (figures(state)["palace"], phase(state)) == (3, "use_assistant")


def test_m124_where_a_player_may_stop_each_step_is_asked_for() -> None:
    state = climbing("palace", 3, stairs_may_stop=True)
    work(state, "palace")
    assert (figures(state)["palace"], kinds(state)) == (0, {"step", "stop"})
    play(state, "step")
    play(state, "stop")
    assert (figures(state)["palace"], phase(state)) == (1, "use_assistant")


def test_m124_after_a_stop_no_step_can_be_bought() -> None:
    state = climbing("palace", 2, stairs_may_stop=True)
    give_scroll(state, 0, 26)
    set_resources(state, 0, date=3)
    work(state, "palace")
    play(state, "step")
    play(state, "stop")
    assert (figures(state)["palace"], phase(state)) == (1, "use_assistant")


@pytest.mark.parametrize("stairs", STAIRS)
@pytest.mark.parametrize("step", range(15))
def test_m125_four_boundaries_part_five_sections_of_which_the_last_step_is_one(stairs: str, step: int) -> None:
    state = climbing(stairs, 1)
    set_step(state, 0, stairs, step)
    work(state, stairs)
    assert has(state).get("dinar", 0) == (1 if step in (3, 6, 10, 14) else 0)


def test_m126_a_boundary_gives_a_dinar_and_a_bonus_before_the_next_step() -> None:
    state = climbing("palace", 3, palace=3)
    work(state, "palace")
    assert (figures(state)["palace"], has(state), phase(state)) == (4, {"dinar": 1}, "choose_bonus")
    play(state, "choose_bonus", option=2)
    assert (figures(state)["palace"], has(state), phase(state)) == (6, {"dinar": 2}, "use_assistant")


@pytest.mark.parametrize(
    ("palace", "mosque", "line"),
    [
        (3, 0, ["river:1", "dinar:1"]),
        (3, 4, ["points:1", "date:1", "keshi:purple", "water:1", "dinar:1"]),
        (3, 10, ["points:3", "keshi:green", "keshi:red", "dinar:1"]),
        (6, 3, ["keshi:purple", "dinar:2"]),
        (10, 14, ["points:5", "keshi:brown", "keshi:beige", "keshi:pink", "dinar:3"]),
        (14, 15, ["points:7", "keshi2:any", "dinar:4"]),
    ],
)
def test_m127_a_bonus_is_chosen_from_the_line_that_joins_the_two_figures_now(
    palace: int, mosque: int, line: list[str]
) -> None:
    state = crossing(palace, mosque)
    assert about(state)["line"] == line
    assert options_of(state, "option") == list(range(1, len(line) + 1))


def test_m128_each_crossing_of_a_movement_has_the_line_of_that_moment() -> None:
    state = climbing("mosque", 4, mosque=3)
    work(state, "mosque")
    assert (figures(state)["mosque"], about(state)["line"]) == (4, ["points:1", "river:1"])
    play(state, "choose_bonus", option=1)
    assert (figures(state)["mosque"], about(state)["line"]) == (7, ["points:3", "keshi:purple"])
    play(state, "choose_bonus", option=1)
    assert (points(state), has(state), phase(state)) == (4, {"dinar": 2}, "use_assistant")


@pytest.mark.parametrize("stairs", STAIRS)
def test_m129_on_the_last_step_each_further_step_gives_a_point(stairs: str) -> None:
    state = climbing(stairs, 3)
    set_step(state, 0, stairs, 15)
    work(state, stairs)
    assert (figures(state)[stairs], points(state), has(state)) == (15, 3, {})


def test_m129_steps_beyond_the_last_one_give_points_in_the_same_movement() -> None:
    state = climbing("palace", 3, palace=14)
    work(state, "palace")
    play(state, "choose_bonus", option=2)
    assert (figures(state)["palace"], points(state), has(state)) == (15, 2, {"dinar": 5})


@pytest.mark.parametrize(("scroll", "paid"), [(26, "date"), (27, "water")])
def test_m130_steps_can_be_bought_for_a_figure_on_the_last_step(scroll: int, paid: str) -> None:
    state = climbing("palace", 1, palace=15)
    give_scroll(state, 0, scroll)
    set_resources(state, 0, **{paid: 1})
    work(state, "palace")
    play(state, "extra_step", pay=paid)
    assert (points(state), has(state)) == (2, {})


def test_m130_scroll_48_makes_a_movement_on_the_last_step_longer() -> None:
    state = climbing("palace", 1, palace=15)
    give_scroll(state, 0, 48)
    work(state, "palace")
    assert points(state) == 2


def test_m131_any_number_of_figures_may_stand_on_a_step() -> None:
    state = climbing("mosque", 2, players=4)
    for seat in (1, 2, 3):
        set_figures(state, seat, mosque=2)
    work(state, "mosque")
    assert [figures(state, seat)["mosque"] for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("palace", "mosque", "option", "gained", "resources"),
    [
        (3, 4, 1, 1, {"dinar": 1}),
        (3, 4, 2, 0, {"dinar": 1, "date": 1}),
        (3, 4, 4, 0, {"dinar": 1, "water": 1}),
        (3, 4, 5, 0, {"dinar": 2}),
        (6, 3, 2, 0, {"dinar": 3}),
        (10, 3, 3, 0, {"dinar": 4}),
        (14, 4, 3, 0, {"dinar": 5}),
        (3, 10, 1, 3, {"dinar": 1}),
        (3, 11, 1, 5, {"dinar": 1}),
        (3, 15, 1, 7, {"dinar": 1}),
    ],
)
def test_m132_lines_give_points_and_resources(
    palace: int, mosque: int, option: int, gained: int, resources: dict[str, int]
) -> None:
    state = crossing(palace, mosque)
    play(state, "choose_bonus", option=option)
    assert (points(state), has(state), phase(state)) == (gained, resources, "use_assistant")


def test_m132_a_line_gives_a_river_step() -> None:
    state = crossing(3, 0)
    play(state, "choose_bonus", option=1)
    assert boat(state) == 1


@pytest.mark.parametrize(
    ("palace", "mosque", "option", "colour", "gained"),
    [(3, 4, 3, "purple", 0), (3, 7, 2, "green", 1), (6, 4, 3, "turquoise", 0), (14, 7, 2, "beige", 0)],
)
def test_m132_a_line_gives_a_keshi_of_a_printed_colour_with_its_bonus(
    palace: int, mosque: int, option: int, colour: str, gained: int
) -> None:
    state = crossing(palace, mosque)
    play(state, "choose_bonus", option=option)
    assert (keshis(state), points(state)) == ({"white": 1, colour: 1}, gained)


@pytest.mark.parametrize(
    ("palace", "mosque", "option", "asked"),
    [(6, 4, 2, "place_red"), (14, 4, 2, "place_pink"), (3, 15, 2, "place_brown")],
)
def test_m132_a_keshi_that_needs_a_place_is_placed_at_once(palace: int, mosque: int, option: int, asked: str) -> None:
    state = crossing(palace, mosque)
    play(state, "choose_bonus", option=option)
    assert phase(state) == asked


def test_m132_a_line_gives_a_keshi_of_a_colour_of_choice() -> None:
    state = crossing(14, 11)
    play(state, "choose_bonus", option=2)
    assert len(options_of(state, "colour")) == 12
    play(state, "choose_colour", colour="green")
    assert (keshis(state)["green"], points(state)) == (1, 1)


def test_m132_a_line_gives_two_keshis_of_one_colour_of_choice() -> None:
    state = crossing(14, 15)
    play(state, "choose_bonus", option=2)
    play(state, "choose_colour", colour="green")
    assert (keshis(state)["green"], points(state)) == (2, 2)


def test_m133_a_bonus_without_effect_may_be_chosen() -> None:
    state = climbing("palace", 1, palace=3, mosque=11)
    set_keshis(state, 0, grey=8)
    work(state, "palace")
    assert common(state, "about")["line"][2] == "keshi:grey"
    play(state, "choose_bonus", option=3)
    assert (keshis(state)["grey"], phase(state)) == (8, "use_assistant")


def test_m133_of_two_keshis_with_room_for_one_one_is_placed() -> None:
    state = climbing("palace", 1, palace=14, mosque=15)
    set_keshis(state, 0, green=7)
    work(state, "palace")
    play(state, "choose_bonus", option=2)
    play(state, "choose_colour", colour="green")
    assert (keshis(state)["green"], points(state), phase(state)) == (8, 1, "use_assistant")


def test_m134_the_same_line_can_be_used_again_by_anyone() -> None:
    state = crossing(3, 4)
    play(state, "choose_bonus", option=3)
    set_figures(state, 1, palace=3, mosque=4)
    set_keshis(state, 1, white=1)
    do_action(state, 1, "palace")
    play(state, "choose_bonus", option=3)
    set_figures(state, 0, palace=4, mosque=3)
    give(state, 0, "stairs:mosque:1")
    play(state, "choose_bonus", option=3)
    assert (goods(state, 0)["purple"], goods(state, 1)["purple"]) == (2, 1)


def test_mx9_who_enters_the_second_section_gets_a_dinar_and_one_of_five_bonuses() -> None:
    state = climbing("palace", 2, palace=2, mosque=11)
    work(state, "palace")
    assert (figures(state)["palace"], has(state)) == (4, {"dinar": 1})
    line = ["dinar:1", "keshi:grey", "keshi:turquoise", "keshi:yellow", "points:5"]
    assert sorted(common(state, "about")["line"]) == line
    play(state, "choose_bonus", option=1)
    assert (points(state), keshis(state), phase(state)) == (5, {"white": 2}, "use_assistant")


def test_mx10_a_courtier_on_the_last_step_gains_a_point_for_each_of_five_nobles() -> None:
    state = climbing("palace", 5, palace=15)
    work(state, "palace")
    assert (figures(state)["palace"], points(state)) == (15, 5)


def test_me88_scroll_59_gives_nothing_while_both_figures_are_in_the_first_section() -> None:
    state = working("medrese", "souk", "souk")
    show_scroll(state, 59)
    set_keshis(state, 0, grey=5)
    set_resources(state, 0, date=2)
    work(state, "medrese")
    play(state, "buy_scroll", scroll=59)
    assert (look(state, "scrolls"), points(state), has(state)) == ([59], 0, {})
    assert (keshis(state), phase(state)) == ({"grey": 5}, "use_assistant")


def test_m126_a_juggler_that_gives_a_step_over_a_boundary_brings_its_dinar() -> None:
    state = working("main_square", "souk", "souk")
    set_figures(state, 0, mosque=6)
    hire(state, "main_square")
    play(state, "place_pink", field="mosque")
    assert (has(state), phase(state)) == ({"dinar": 1}, "choose_bonus")
