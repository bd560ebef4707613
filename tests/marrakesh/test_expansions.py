"""Expansions 1 to 4: stairs tiles, imam and sultan, exchange offices, spectators (M-199 to M-215)."""

import pytest

from serai.play.state import State
from serai.testing.scenes import impossible, play, tell_chance, undealt
from tests.marrakesh.scenes import (
    about,
    begun,
    boat,
    do_action,
    figures,
    give,
    goods,
    options_of,
    phase,
    set_figures,
    set_keshis,
    set_office,
    set_resources,
    show_luxury,
    show_scroll,
)
from tests.marrakesh.scenes_districts import (
    accompany,
    bare,
    common,
    has,
    look,
    points,
    stand_alone,
    undealt_until,
    work,
    working,
)

# Expansion 1: stairs tiles

FILL_ORDER = ("L6", "C4", "R6", "C5", "L8", "R8", "C6", "L10", "R10", "L12", "C8", "R12")
FACES = ["1b", "4b", "2b", "3b", "5b", "6b", "7f", "8f", "9f", "10f", "16f", "20f"]
BONUSES = (
    "date:1",
    "points:3",
    "water:1",
    "river:1",
    "dinar:2",
    "keshi:any",
    "keshi:beige",
    "keshi:brown",
    "keshi:red",
    "keshi:purple",
    "points:3",
    "keshi:purple",
)


def line_at(state: State, palace: int, mosque: int) -> list[object]:
    """The line of a figure that crosses a boundary on the palace stairs by a step from here."""
    set_figures(state, 0, palace, mosque)
    give(state, 0, "stairs:palace:1")
    line = about(state)["line"]
    assert isinstance(line, list)
    return line


def test_m199_twelve_inner_fields_are_covered_from_the_lower_left_on() -> None:
    state = bare(stairs_tiles=FACES)
    inner = common(state, "inner_bonuses")
    assert [inner[field] for field in FILL_ORDER] == list(BONUSES)
    assert common(state, "stairs_faces") == FACES


def test_m199_the_tiles_are_drawn_with_either_side_up() -> None:
    faces = [face for seed in range(6) for face in common(begun(seed=seed, stairs_tiles=True), "stairs_faces")]
    assert {face[-1] for face in faces} == {"f", "b"}
    assert len({face[:-1] for face in faces}) > 12


def test_m200_dinar_fields_point_fields_and_three_inner_fields_are_not_covered() -> None:
    inner = common(bare(stairs_tiles=FACES), "inner_bonuses")
    assert (inner["C3"], inner["C9"], inner["C10"]) == ("river:1", "keshi:any", "keshi2:any")
    state = working("palace", "souk", "souk", stairs_tiles=FACES)
    assert line_at(state, 14, 15) == ["points:7", "keshi2:any", "dinar:4"]


def test_m201_a_stairs_tile_replaces_its_field_in_every_line() -> None:
    for palace, mosque, line in (
        (6, 0, ["points:3", "dinar:2"]),
        (3, 4, ["points:1", "date:1", "points:3", "water:1", "dinar:1"]),
        (10, 4, ["points:1", "dinar:2", "keshi:beige", "keshi:red", "dinar:3"]),
    ):
        state = working("palace", "souk", "souk", stairs_tiles=FACES)
        assert line_at(state, palace, mosque) == line


def test_m201_the_bonus_of_the_tile_is_gained() -> None:
    state = working("palace", "souk", "souk", stairs_tiles=FACES)
    line_at(state, 6, 0)
    play(state, "choose_bonus", option=1)
    assert (points(state), goods(state)["purple"]) == (3, 0)


def test_m201_twelve_different_tiles_are_laid_and_eight_left_over() -> None:
    faces = common(begun(stairs_tiles=True), "stairs_faces")
    assert (len(faces), len({face[:-1] for face in faces})) == (12, 12)


# Expansion 2: imam and sultan


def court(*steps: int, stairs: str = "mosque", host: int | None = None, alone: int | None = None) -> State:
    """The figures of all seats stand on these steps; the imam or sultan with a seat's figure or alone."""
    state = bare(len(steps), imam_and_sultan=True)
    for seat, step in enumerate(steps):
        set_figures(state, seat, **{stairs: step})
    if host is not None:
        accompany(state, stairs, host)
    if alone is not None:
        stand_alone(state, stairs, alone)
    return state


def climb(state: State, seat: int, steps: int, stairs: str = "mosque") -> None:
    """The figure makes so many steps; of each line the first bonus is taken."""
    give(state, seat, f"stairs:{stairs}:{steps}")
    while phase(state) == "choose_bonus":
        play(state, "choose_bonus", option=1)


def imam(state: State) -> object:
    return common(state, "figures")["imam"]


def sultan(state: State) -> object:
    return common(state, "figures")["sultan"]


def test_m202_sultan_and_imam_start_alone_on_their_steps() -> None:
    state = bare(imam_and_sultan=True)
    assert common(state, "figures") == {"sultan": {"seat": None, "step": 5}, "imam": {"seat": None, "step": 5}}
    assert common(bare(), "figures") == {}


def test_m203_he_joins_the_first_figure_that_comes_to_his_step_and_moves_with_it() -> None:
    state = court(4, 0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": 0, "step": 5}
    climb(state, 0, 1)
    assert imam(state) == {"seat": 0, "step": 6}


def test_m203_in_the_middle_of_a_movement_too() -> None:
    state = court(4, 0, stairs="palace")
    climb(state, 0, 2, "palace")
    assert sultan(state) == {"seat": 0, "step": 6}


def test_m203_a_figure_below_his_step_does_not_meet_him() -> None:
    state = court(3, 0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": None, "step": 5}


def test_m204_he_changes_to_a_figure_that_climbs_higher() -> None:
    state = court(8, 7, host=0)
    climb(state, 1, 2)
    assert imam(state) == {"seat": 1, "step": 9}


def test_m204_the_palace_stairs_do_not_matter_to_the_imam() -> None:
    state = court(8, 0, host=0)
    climb(state, 1, 10, "palace")
    assert imam(state) == {"seat": 0, "step": 8}


def test_m205_from_the_last_step_he_goes_to_the_one_figure_next_below() -> None:
    state = court(14, 7, 9, host=0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": 2, "step": 9}


def test_m205_figures_on_the_last_step_are_passed_over() -> None:
    state = court(14, 15, 3, host=0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": 2, "step": 3}


def test_m206_above_several_figures_on_the_second_place_he_stands_alone() -> None:
    state = court(14, 9, 9, host=0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": None, "step": 10}


def test_m207_on_the_last_step_the_first_to_arrive_passes_him_on_at_once() -> None:
    state = court(14, 14, 14, host=0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": None, "step": 15}
    climb(state, 1, 1)
    assert imam(state) == {"seat": 2, "step": 14}


def test_m207_if_two_are_left_below_he_stands_alone_again() -> None:
    state = court(15, 14, 8, 8, alone=15)
    climb(state, 1, 1)
    assert imam(state) == {"seat": None, "step": 9}


def test_m208_when_all_figures_are_on_the_last_step_he_leaves_the_game() -> None:
    state = court(15, 14, host=1)
    climb(state, 1, 1)
    assert imam(state) is None


def test_m209_he_changes_right_after_the_step_and_before_its_effects() -> None:
    state = court(6, 6, host=1)
    give(state, 0, "stairs:mosque:1")
    assert (phase(state), imam(state)) == ("choose_bonus", {"seat": 0, "step": 7})


@pytest.mark.parametrize(("scroll", "scholars", "price"), [(13, 1, 0), (22, 3, 0), (44, 5, 1), (61, 7, 2)])
def test_m210_with_the_sultan_a_scroll_of_the_madrasa_costs_a_date_less(scroll: int, scholars: int, price: int) -> None:
    state = working("medrese", "souk", "souk", imam_and_sultan=True)
    accompany(state, "palace", 0)
    show_scroll(state, scroll)
    set_keshis(state, 0, grey=scholars)
    set_resources(state, 0, date=price)
    work(state, "medrese")
    play(state, "buy_scroll", scroll=scroll)
    assert (look(state, "scrolls"), has(state)) == ([scroll], {})


def test_m210_for_others_the_price_stays() -> None:
    state = working("medrese", "souk", "souk", imam_and_sultan=True)
    accompany(state, "palace", 1)
    set_keshis(state, 0, grey=8)
    work(state, "medrese")
    assert phase(state) == "use_assistant"


def test_m211_with_the_imam_one_goods_keshi_of_choice_is_not_paid() -> None:
    state = working("souk", "souk", "souk", imam_and_sultan=True)
    accompany(state, "mosque", 0)
    show_luxury(state, 12, 1)
    set_keshis(state, 0, purple=2, orange=1)
    work(state, "souk")
    waived = [action["waive"] for action in luxuries(state) if action["shop"] == 1]
    assert waived == ["purple", "orange"]
    play(state, "buy_luxury", shop=1, waive="orange")
    assert goods(state) == {"purple": 0, "yellow": 0, "orange": 1}


def luxuries(state: State) -> list[dict[str, object]]:
    return [action.to_json() for action in state.legal() if action.to_json()["type"] == "buy_luxury"]


def test_m212_both_advantages_may_be_used_any_number_of_times_in_a_turn() -> None:
    state = working("medrese", "souk", "souk", imam_and_sultan=True)
    accompany(state, "palace", 0)
    accompany(state, "mosque", 0)
    for number, scroll in enumerate((13, 14, 15), 1):
        show_scroll(state, scroll, number)
    show_luxury(state, 2, 1)
    show_luxury(state, 4, 2)
    set_keshis(state, 0, grey=3)
    work(state, "medrese")
    for scroll in (13, 14, 15):
        play(state, "buy_scroll", scroll=scroll)
    for number in (1, 2):
        work(state, "souk")
        play(state, "buy_luxury", shop=number, waive="yellow")
    assert (look(state, "scrolls"), look(state, "luxuries")) == ([13, 14, 15], [2, 4])


def test_me78_a_student_one_step_above_the_holder_takes_the_imam_along() -> None:
    state = court(8, 7, host=0)
    climb(state, 1, 2)
    assert imam(state) == {"seat": 1, "step": 9}


def test_me79_a_student_level_with_the_holder_does_not() -> None:
    state = court(8, 7, host=0)
    climb(state, 1, 1)
    assert imam(state) == {"seat": 0, "step": 8}


def test_me80_above_two_students_on_step_5_the_imam_waits_on_step_6_for_the_first_to_come() -> None:
    state = court(14, 5, 5, host=0)
    climb(state, 0, 1)
    assert imam(state) == {"seat": None, "step": 6}
    climb(state, 2, 1)
    assert imam(state) == {"seat": 2, "step": 6}


def test_me81_with_the_sultan_a_grey_scroll_is_free() -> None:
    state = working("medrese", "souk", "souk", imam_and_sultan=True)
    accompany(state, "palace", 0)
    show_scroll(state, 19)
    set_keshis(state, 0, grey=1)
    work(state, "medrese")
    play(state, "buy_scroll", scroll=19)
    assert has(state) == {"water": 2}


def test_me82_with_the_imam_slippers_of_one_orange_keshi_need_no_goods() -> None:
    state = working("souk", "souk", "souk", imam_and_sultan=True)
    accompany(state, "mosque", 0)
    show_luxury(state, 1, 1)
    work(state, "souk")
    play(state, "buy_luxury", shop=1, waive="orange")
    assert (look(state, "luxuries"), has(state), points(state)) == ([1], {"water": 1}, 2)


# Expansion 3: more exchange offices


@pytest.mark.parametrize(
    ("offices", "tiles", "possible"),
    [
        ("base", [6, 1, 3], True),
        ("base", [6, 1, 7], False),
        ("mixed", [12, 1, 7], True),
        ("new_only", [12, 7, 9], True),
        ("new_only", [12, 7, 6], False),
    ],
)
def test_m213_three_offices_are_drawn_from_the_base_ones_the_new_ones_or_all(
    offices: str, tiles: list[int], possible: bool
) -> None:
    state = undealt("marrakesh", 2, exchange_set=offices)
    undealt_until(state, "offices")
    if not possible:
        assert impossible(state, "offices", tiles=tiles).reason == "not_drawable"
        return
    tell_chance(state, "offices", tiles=tiles)
    assert common(state, "offices") == tiles[:1]


def exchanging(office: int, colour: str) -> State:
    state = working("souk", "souk", "souk", exchange_set="mixed")
    set_office(state, office)
    set_keshis(state, 0, **{colour: 1})
    work(state, "souk")
    play(state, "exchange", colour=colour)
    return state


@pytest.mark.parametrize(("office", "colour"), [(7, "yellow"), (9, "purple"), (12, "orange")])
def test_m214_new_offices_give_a_date_and_a_river_step(office: int, colour: str) -> None:
    state = exchanging(office, colour)
    assert (has(state), boat(state)) == ({"date": 1}, 1)


@pytest.mark.parametrize(("office", "colour"), [(7, "purple"), (9, "yellow"), (11, "orange")])
def test_m214_or_a_dinar_and_a_point(office: int, colour: str) -> None:
    state = exchanging(office, colour)
    assert (has(state), points(state)) == ({"dinar": 1}, 1)


@pytest.mark.parametrize(("office", "colour"), [(7, "orange"), (8, "purple"), (11, "yellow")])
@pytest.mark.parametrize("stairs", ["palace", "mosque"])
def test_m214_or_water_and_a_step_on_the_stairs_of_choice(office: int, colour: str, stairs: str) -> None:
    state = exchanging(office, colour)
    assert options_of(state, "stairs") == ["palace", "mosque"]
    play(state, "choose_stairs", stairs=stairs)
    assert (has(state), figures(state)[stairs], sum(figures(state).values())) == ({"water": 1}, 1, 1)


def test_m214_a_step_of_an_office_may_cross_a_boundary() -> None:
    state = working("souk", "souk", "souk", exchange_set="new_only")
    set_office(state, 7)
    set_keshis(state, 0, orange=1)
    set_figures(state, 0, palace=3)
    do_action(state, 0, "souk")
    play(state, "exchange", colour="orange")
    play(state, "choose_stairs", stairs="palace")
    assert (has(state), phase(state)) == ({"water": 1, "dinar": 1}, "choose_bonus")


# Expansion 4: spectators


def test_m215_everybody_uses_the_purple_side_with_sectors_of_none_and_of_four() -> None:
    state = bare(4, audience_side="purple")
    for seat in range(4):
        assert sorted(look(state, "spectators", seat).values()) == [0, 1, 1, 2, 2, 2, 3, 4]
