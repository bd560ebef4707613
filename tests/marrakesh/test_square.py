"""The main square: jugglers, the audience disc and its spectators (M-117 to M-122)."""

from typing import Any

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    about,
    boat,
    event_names,
    figures,
    give_scroll,
    goods,
    kinds,
    options_of,
    phase,
    set_boat,
    set_disc,
    set_jugglers,
    set_resources,
    set_supply,
    start_season_scoring,
)
from tests.marrakesh.scenes_districts import bare, has, hire, look, points, work, working

AROUND = ("goods", "palace", "dinar", "points", "water", "mosque", "date", "river")
PINK = (1, 2, 2, 1, 3, 2, 1, 3)


def facing(field: str, turned: int) -> int:
    """M-119: the sector that faces a field when the disc is at this rotation."""
    return PINK[(AROUND.index(field) - turned) % 8]


def rotation_for(field: str, spectators: int) -> int:
    """A rotation from which one turn brings so many spectators before the field."""
    return next(turned - 1 for turned in range(1, 9) if facing(field, turned) == spectators)


def square(*jugglers: str, turned: int = 0, **options: Any) -> State:
    state = working("main_square", "souk", "souk", **options)
    set_jugglers(state, 0, *jugglers)
    set_disc(state, 0, turned)
    return state


def test_m117_the_disc_is_turned_and_one_jugglers_bonus_chosen() -> None:
    state = square("water", "date", turned=3)
    work(state, "main_square")
    assert (look(state, "rotation"), options_of(state, "field")) == (4, ["water", "date"])
    play(state, "square_bonus", field="date")
    assert (has(state), phase(state)) == ({"date": facing("date", 4)}, "use_assistant")


@pytest.mark.parametrize("spectators", [1, 2, 3])
@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_m117_the_bonus_comes_once_for_each_spectator(resource: str, spectators: int) -> None:
    state = square(resource, turned=rotation_for(resource, spectators))
    work(state, "main_square")
    assert has(state) == {resource: spectators}


def test_m117_from_the_last_rotation_the_disc_goes_on_to_the_first() -> None:
    state = square("points", turned=7)
    work(state, "main_square")
    assert (look(state, "rotation"), points(state)) == (0, 2 * facing("points", 0))


def test_m118_without_jugglers_the_disc_is_turned_and_nothing_else_happens() -> None:
    state = square(turned=5)
    work(state, "main_square")
    assert (look(state, "rotation"), points(state), has(state)) == (6, 0, {})
    assert phase(state) == "use_assistant"


def test_m118_scroll_29_applies_even_without_a_juggler() -> None:
    state = square(turned=rotation_for("points", 3))
    give_scroll(state, 0, 29)
    work(state, "main_square")
    assert points(state) == 6


@pytest.mark.parametrize("turned", range(8))
def test_m119_field_i_is_faced_by_sector_i_minus_the_rotation(turned: int) -> None:
    state = square(turned=turned)
    assert look(state, "spectators") == {field: facing(field, turned) for field in AROUND}


@pytest.mark.parametrize("turned", range(8))
def test_m119_turning_raises_the_rotation_by_one(turned: int) -> None:
    state = square("water", turned=turned)
    work(state, "main_square")
    assert has(state) == {"water": facing("water", turned + 1)}


@pytest.mark.parametrize(
    ("field", "resources", "gained"),
    [
        ("water", {"water": 1}, 0),
        ("date", {"date": 1}, 0),
        ("dinar", {"dinar": 1}, 0),
        ("points", {}, 2),
    ],
)
def test_m120_four_fields_give_a_resource_or_two_points(field: str, resources: dict[str, int], gained: int) -> None:
    state = square()
    hire(state, "main_square")
    play(state, "place_pink", field=field)
    assert (has(state), points(state), phase(state)) == (resources, gained, "use_assistant")


@pytest.mark.parametrize("stairs", ["palace", "mosque"])
def test_m120_two_fields_give_a_step_on_the_stairs(stairs: str) -> None:
    state = square()
    hire(state, "main_square")
    play(state, "place_pink", field=stairs)
    assert figures(state) == {"palace": 0, "mosque": 0, stairs: 1}


def test_m120_one_field_gives_a_river_step_and_one_a_goods_keshi_of_choice() -> None:
    state = working("main_square", "main_square", "souk")
    hire(state, "main_square")
    play(state, "place_pink", field="river")
    assert boat(state) == 1
    hire(state, "main_square")
    play(state, "place_pink", field="goods")
    assert options_of(state, "colour") == ["purple", "yellow", "orange"]
    play(state, "take_goods", colour="yellow")
    assert goods(state) == {"purple": 0, "yellow": 1, "orange": 0}


def test_m121_points_received_three_times_are_six() -> None:
    state = square("points", turned=rotation_for("points", 3))
    work(state, "main_square")
    assert points(state) == 6


def test_m121_goods_received_several_times_are_of_one_colour() -> None:
    state = square("goods", turned=rotation_for("goods", 2))
    work(state, "main_square")
    assert about(state) == {"count": 2}
    play(state, "take_goods", colour="orange")
    assert (goods(state)["orange"], phase(state)) == (2, "use_assistant")


def test_m121_steps_received_several_times_are_one_movement() -> None:
    state = square("mosque", turned=rotation_for("mosque", 2))
    give_scroll(state, 0, 48)
    work(state, "main_square")
    assert figures(state)["mosque"] == 3


def test_m121_with_separate_steps_they_are_several_movements() -> None:
    state = square("mosque", turned=rotation_for("mosque", 1), square_steps="separate")
    give_scroll(state, 0, 48)
    work(state, "main_square")
    assert figures(state)["mosque"] == 2
    state = square("palace", turned=rotation_for("palace", 3), square_steps="separate")
    give_scroll(state, 0, 48)
    work(state, "main_square")
    while phase(state) == "choose_bonus":
        play(state, "choose_bonus", option=2)
    assert figures(state)["palace"] == 6


def test_m122_to_a_river_step_of_the_square_water_may_be_added_once_at_its_end() -> None:
    state = square("river", turned=rotation_for("river", 3))
    set_resources(state, 0, water=1)
    work(state, "main_square")
    assert (boat(state), kinds(state)) == (3, {"extra_step", "stop"})
    play(state, "extra_step", pay="water")
    assert (boat(state), phase(state)) == (4, "use_assistant")


def test_mx8_three_spectators_before_the_goods_give_three_keshis_of_one_colour() -> None:
    state = square("goods", turned=rotation_for("goods", 3))
    work(state, "main_square")
    play(state, "take_goods", colour="purple")
    assert goods(state) == {"purple": 3, "yellow": 0, "orange": 0}


def test_me64_with_scroll_31_no_sector_of_the_pink_side_shows_one_and_scroll_51_gives_nothing() -> None:
    state = square()
    give_scroll(state, 0, 31, 51)
    work(state, "main_square")
    assert min(look(state, "spectators").values()) == 2
    assert (points(state), has(state), figures(state), boat(state)) == (0, {}, {"palace": 0, "mosque": 0}, 0)
    assert phase(state) == "use_assistant"


def test_me65_a_juggler_before_no_spectator_gets_nothing() -> None:
    state = square("water", turned=0, audience_side="purple")
    work(state, "main_square")
    assert (look(state, "spectators")["water"], has(state), phase(state)) == (0, {}, "use_assistant")


def square_twice(scroll: int) -> State:
    """Seat 0 with this scroll has won the river tile that grants two main-square actions."""
    state = bare(river_tiles=[1, 16, 5])
    for seat in (0, 1):
        set_supply(state, seat, [], [1, 2, 3])
    give_scroll(state, 0, scroll)
    set_boat(state, 0, 1)
    set_disc(state, 0, 0)
    start_season_scoring(state, 2)
    return state


def test_me85_the_river_tile_of_two_actions_turns_the_disc_four_times_with_scroll_65() -> None:
    state = square_twice(65)
    play(state, "accept")
    assert look(state, "rotation") == 2
    play(state, "accept")
    assert look(state, "rotation") == 4
    assert event_names(state).count("disc_turned") == 4


def test_me86_scroll_29_works_for_the_first_of_the_two_actions_only() -> None:
    state = square_twice(29)
    play(state, "accept")
    assert (look(state, "spectators")["points"], points(state)) == (2, 4)
    play(state, "accept")
    assert (look(state, "rotation"), look(state, "spectators")["points"], points(state)) == (2, 2, 4)
