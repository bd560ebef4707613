"""Turns, and the refilling of stacks at their end."""

import pytest

from serai.play.state import State
from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    act,
    at_phase_3,
    begun,
    do_action,
    event_names,
    gains,
    give_scroll,
    legal_json,
    phase,
    set_boat,
    set_disc,
    set_face,
    set_keshis,
    set_resources,
    set_shop,
    set_stack,
    shop_of,
    snapshot,
    stack_of,
    start_phase_3,
    start_season_scoring,
    told,
)


def test_m026_the_use_of_all_three_assistants_is_one_turn() -> None:
    state = at_phase_3()
    give_scroll(state, 0, 46)
    set_keshis(state, 0, purple=9)
    act(state, "use_assistant", district="souk", option="action")
    act(state, "exchange", colour="purple")
    act(state, "exchange", colour="purple")
    act(state, "end_action")
    act(state, "use_assistant", district="souk", option="action")
    act(state, "exchange", colour="purple")
    assert phase(state) == "use_assistant"


def test_m026_in_the_next_turn_scrolls_are_fresh_again() -> None:
    state = at_phase_3()
    give_scroll(state, 0, 46)
    set_keshis(state, 0, purple=9)
    for _ in range(2):
        act(state, "use_assistant", district="souk", option="action")
        act(state, "exchange", colour="purple")
        act(state, "exchange", colour="purple")
        assert phase(state) == "souk"
        act(state, "end_action")
        start_phase_3(state)


def test_m026_a_scroll_used_in_phase_3_works_again_for_a_river_tile() -> None:
    state = begun()
    give_scroll(state, 0, 29)
    set_face(state, 16, season=2)
    set_boat(state, 0, 1)
    set_disc(state, 0, 7)
    do_action(state, 0, "main_square")
    before = snapshot(state)
    start_season_scoring(state, 2)
    act(state, "accept")  # two spectators face the points after this turn
    assert gains(state, before)["points"] == 4


def test_m026_a_river_tile_bonus_is_a_turn_of_its_own() -> None:
    state = begun()
    set_face(state, 1)
    set_boat(state, 0, 3)
    set_resources(state, 0, date=1)
    set_keshis(state, 0, grey=1)
    set_stack(state, "grey", 1, 19, 20, 21)
    for seat in range(2):
        set_keshis(state, seat, purple=1)
    start_season_scoring(state)
    act(state, "choose_action", district="medrese")
    act(state, "buy_scroll", scroll=19)
    assert told(state, "scroll_turned_up")[-1] == {"scroll": 20, "colour": "grey", "place": 1}
    names = event_names(state)
    assert names.index("scroll_taken") < names.index("boats_returned")
    assert stack_of(state, "grey", 1) == [20, 21]


def scholars_turn(*stacks: tuple[str, int, tuple[int, ...]]) -> State:
    """Seat 0 acts in the madrasa first, with scholars and dates for two scrolls; these are the stacks."""
    state = at_phase_3(assistants=("medrese", "souk", "souk"))
    for colour, number, scrolls in stacks:
        set_stack(state, colour, number, *scrolls)
    set_keshis(state, 0, grey=7)
    set_resources(state, 0, date=9)
    act(state, "use_assistant", district="medrese", option="action")
    return state


def end_turn(state: State) -> None:
    """The assistants left do nothing, until the turn is over."""
    while state.actor == 0 and phase(state) not in ("choose_keshis", "place_pink"):
        actions = legal_json(state)
        ending = [action for action in actions if action["type"] == "end_action" or action.get("option") == "action"]
        state.apply(state.game.action(ending[0]))


def test_m027_the_place_of_a_scroll_taken_stays_empty_until_the_end_of_the_turn() -> None:
    state = scholars_turn(("yellow", 1, (23, 24)), ("yellow", 2, (22, 26, 27)), ("yellow", 3, (25, 28)))
    act(state, "buy_scroll", scroll=22)
    shown = state.view(None)["scrolls"]["yellow"][1]  # type: ignore[index]
    assert shown == {"scroll": None, "height": 2, "known": []}
    assert refused(state, "buy_scroll", scroll=26).reason == "scroll_not_shown"


def test_m027_the_place_of_a_luxury_good_taken_stays_empty_until_the_end_of_the_turn() -> None:
    state = at_phase_3()
    set_shop(state, 3, 4, 2, 5)
    set_keshis(state, 0, yellow=5)
    act(state, "use_assistant", district="souk", option="action")
    act(state, "buy_luxury", shop=3)
    assert state.view(None)["shops"][2] == {"luxury": None, "height": 2}  # type: ignore[index]
    act(state, "use_assistant", district="souk", option="action")
    assert {"type": "buy_luxury", "shop": 3} not in legal_json(state)
    end_turn(state)
    assert state.view(None)["shops"][2] == {"luxury": 2, "height": 2}  # type: ignore[index]


def test_m028_at_the_end_of_the_turn_the_new_top_tile_is_turned_up() -> None:
    state = scholars_turn(("yellow", 2, (22, 26, 27)))
    act(state, "buy_scroll", scroll=22)
    end_turn(state)
    assert state.view(None)["scrolls"]["yellow"][1] == {"scroll": 26, "height": 2, "known": []}  # type: ignore[index]


@pytest.mark.parametrize(
    ("second", "third", "moved", "left"),
    [
        ((23, 24, 25, 26), (27, 28, 29), (25, 26), ((23, 24), (27, 28, 29))),
        ((23, 24, 25), (26, 27, 28, 29), (28, 29), ((23, 24, 25), (26, 27))),
        ((23, 24, 25), (26, 27, 28), (25,), ((23, 24), (26, 27, 28))),
        ((23, 24, 25, 26, 27), (28,), (26, 27), ((23, 24, 25), (28,))),
        ((23,), (24, 25), (25,), ((23,), (24,))),
        ((23,), (24,), (), ((23,), (24,))),
    ],
)
def test_m029_an_empty_place_takes_the_bottom_half_of_the_taller_stack(
    second: tuple[int, ...], third: tuple[int, ...], moved: tuple[int, ...], left: tuple[tuple[int, ...], ...]
) -> None:
    state = scholars_turn(("yellow", 1, (22,)), ("yellow", 2, second), ("yellow", 3, third))
    act(state, "buy_scroll", scroll=22)
    end_turn(state)
    assert [stack_of(state, "yellow", number) for number in (1, 2, 3)] == [list(moved), list(left[0]), list(left[1])]
    shown = state.view(None)["scrolls"]["yellow"][0]  # type: ignore[index]
    assert shown["scroll"] == (moved[0] if moved else None)


@pytest.mark.parametrize(
    ("others", "moved", "left"),
    [
        (((1, 2), (3, 5), (6, 7, 8), (9,)), (8,), ((1, 2), (3, 5), (6, 7), (9,))),
        (((1, 2), (3, 5), (6,), (7,)), (2,), ((1,), (3, 5), (6,), (7,))),
        (((1, 2, 3, 5, 6), (7,), (8,), (9,)), (5, 6), ((1, 2, 3), (7,), (8,), (9,))),
        (((1,), (2,), (5,), (3,)), (), ((1,), (2,), (5,), (3,))),
    ],
)
def test_m030_an_empty_shop_takes_the_bottom_half_of_the_tallest(
    others: tuple[tuple[int, ...], ...], moved: tuple[int, ...], left: tuple[tuple[int, ...], ...]
) -> None:
    state = at_phase_3()
    set_shop(state, 1, 4)
    for number, luxuries in enumerate(others, 2):
        set_shop(state, number, *luxuries)
    set_keshis(state, 0, yellow=1)
    act(state, "use_assistant", district="souk", option="action")
    act(state, "buy_luxury", shop=1)
    end_turn(state)
    piles = [tuple(shop_of(state, number)) for number in range(1, 6)]
    assert piles == [moved, *left]


def test_m031_a_turn_in_which_nothing_was_taken_changes_no_stack() -> None:
    state = at_phase_3()
    before = state.view(None)
    end_turn(state)
    after = state.view(None)
    assert after["scrolls"] == before["scrolls"]
    assert after["shops"] == before["shops"]


def test_m032_empty_places_are_handled_from_the_left_with_the_heights_of_the_moment() -> None:
    state = scholars_turn(("yellow", 1, (22,)), ("yellow", 2, (26,)), ("yellow", 3, (23, 24, 25, 27, 28)))
    act(state, "buy_scroll", scroll=22)
    act(state, "buy_scroll", scroll=26)
    end_turn(state)
    assert [stack_of(state, "yellow", number) for number in (1, 2, 3)] == [[27, 28], [25], [23, 24]]


def test_m032_empty_shops_are_handled_from_the_left_too() -> None:
    state = at_phase_3()
    for number, luxuries in enumerate(((4,), (2,), (6, 7, 8, 9, 10), (11,), (12,)), 1):
        set_shop(state, number, *luxuries)
    set_keshis(state, 0, yellow=2)
    for number in (2, 1):
        act(state, "use_assistant", district="souk", option="action")
        act(state, "buy_luxury", shop=number)
    end_turn(state)
    assert [shop_of(state, number) for number in range(1, 6)] == [[9, 10], [8], [6, 7], [11], [12]]
