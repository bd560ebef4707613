"""The madrasa: scholars, dates, scrolls and their renewal (M-135 to M-148)."""

from typing import Any

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    about,
    boat,
    figures,
    give_scroll,
    keshis,
    kinds,
    legal_json,
    phase,
    set_acquired,
    set_boat,
    set_city,
    set_disc,
    set_face,
    set_figures,
    set_keshis,
    set_leaders,
    set_oases,
    set_resources,
    set_stack,
    set_supply,
    stack_of,
    start_phase_3,
    start_phase_4,
    start_season_scoring,
)
from tests.marrakesh.scenes_districts import (
    bare,
    explained,
    has,
    heights,
    is_legal,
    look,
    points,
    shown,
    unexplained,
    until,
    values,
    work,
    working,
)

PRICES = [("grey", 19, 1, 1), ("yellow", 22, 3, 1), ("pink", 44, 5, 2), ("orange", 61, 7, 3)]


def library(state: State, **tops: tuple[int, ...]) -> None:
    """These scrolls lie face up, each on a stack of its own with one more below; other colours show nothing."""
    below = {"grey": (16, 17, 18), "yellow": (40, 41, 42), "pink": (58, 59, 60), "orange": (70, 71, 72)}
    for colour in ("grey", "yellow", "pink", "orange"):
        for place in (1, 2, 3):
            top = tops.get(colour, ())[place - 1 : place]
            set_stack(state, colour, place, *(*top, below[colour][place - 1]) if top else ())


def studying(scholars: int, date: int = 0, dinar: int = 0, water: int = 0, **tops: Any) -> State:
    """Seat 0 has so many scholars and resources and may use an assistant in the madrasa."""
    state = working("medrese", "souk", "souk")
    library(state, **tops)
    set_keshis(state, 0, grey=scholars)
    set_resources(state, 0, water=water, date=date, dinar=dinar)
    return state


def buy(state: State, scroll: int) -> None:
    play(state, "buy_scroll", scroll=scroll)


def can_buy(state: State) -> list[object]:
    return values(state, "buy_scroll", "scroll")


def test_m135_any_number_of_face_up_scrolls_can_be_bought_one_after_the_other() -> None:
    state = studying(3, date=4, grey=(13, 14, 15))
    work(state, "medrese")
    assert can_buy(state) == [13, 14, 15]
    for scroll in (14, 13, 15):
        buy(state, scroll)
    assert (look(state, "scrolls"), has(state)) == ([14, 13, 15], {"date": 1})


def test_m135_the_action_may_be_ended_without_buying() -> None:
    state = studying(3, date=4, grey=(13,))
    work(state, "medrese")
    play(state, "end_action")
    assert (look(state, "scrolls"), phase(state)) == ([], "use_assistant")


@pytest.mark.parametrize(("colour", "scroll", "scholars", "dates"), PRICES)
def test_m136_a_scroll_needs_scholars_and_costs_dates_by_its_colour(
    colour: str, scroll: int, scholars: int, dates: int
) -> None:
    tops: dict[str, Any] = {colour: (scroll,)}
    state = studying(scholars, date=dates, **tops)
    work(state, "medrese")
    buy(state, scroll)
    assert (look(state, "scrolls"), has(state).get("date", 0)) == ([scroll], 0)


@pytest.mark.parametrize(("colour", "scroll", "scholars", "dates"), PRICES)
def test_m136_with_a_scholar_or_a_date_less_it_can_not_be_bought(
    colour: str, scroll: int, scholars: int, dates: int
) -> None:
    tops: dict[str, Any] = {colour: (scroll,)}
    for fewer in ((scholars - 1, dates), (scholars, dates - 1)):
        state = studying(fewer[0], date=fewer[1], **tops)
        work(state, "medrese")
        assert (phase(state), look(state, "scrolls")) == ("use_assistant", [])


def test_m137_each_scholar_serves_one_scroll_per_action() -> None:
    state = studying(4, date=9, grey=(13, 14, 15), yellow=(22,))
    work(state, "medrese")
    buy(state, 13)
    assert (about(state), can_buy(state)) == ({"free_scholars": 3}, [14, 15, 22])
    buy(state, 14)
    assert (about(state), can_buy(state)) == ({"free_scholars": 2}, [15])


def test_m138_scholars_are_not_spent() -> None:
    state = studying(3, date=1, yellow=(22,))
    work(state, "medrese")
    buy(state, 22)
    assert keshis(state) == {"grey": 3}


def test_m139_a_further_madrasa_action_starts_afresh_with_all_scholars() -> None:
    state = studying(5, date=4, pink=(53, 44))
    work(state, "medrese")
    buy(state, 53)
    play(state, "choose_action", district="medrese")
    assert (about(state), can_buy(state)) == ({"free_scholars": 5}, [44])


def test_m139_a_scholar_gained_in_the_action_may_be_used_in_it() -> None:
    state = studying(1, date=2, grey=(2, 13))
    work(state, "medrese")
    buy(state, 2)
    assert (keshis(state), can_buy(state)) == ({"grey": 2}, [13])


@pytest.mark.parametrize("scroll", [13, 19, 2])
def test_m140_a_scroll_is_kept_to_the_end_immediate_ones_too(scroll: int) -> None:
    state = studying(1, date=1, grey=(scroll,))
    work(state, "medrese")
    buy(state, scroll)
    assert look(state, "scrolls") == [scroll]


def test_m141_an_immediate_scroll_works_once_when_it_is_obtained() -> None:
    state = studying(1, date=1, grey=(19,))
    work(state, "medrese")
    buy(state, 19)
    assert has(state) == {"water": 2}
    set_resources(state, 0)
    start_phase_4(state)
    assert has(state) == {}


def test_m141_a_permanent_scroll_works_from_the_moment_it_is_obtained() -> None:
    state = working("medrese", "palace", "souk")
    library(state, grey=(13,))
    set_keshis(state, 0, grey=1, white=1)
    set_resources(state, 0, date=1)
    set_figures(state, 0, palace=3)
    work(state, "medrese")
    buy(state, 13)
    work(state, "palace")
    assert has(state) == {"water": 1, "dinar": 1}


def test_m141_a_round_end_scroll_works_in_phase_4() -> None:
    state = bare()
    give_scroll(state, 0, 69)
    set_boat(state, 0, 3)
    start_phase_4(state)
    assert points(state) == 1


def test_m141_a_season_end_scroll_works_in_the_season_scoring_only() -> None:
    state = bare(river_tiles=[14, 3, 5])
    give_scroll(state, 0, 28)
    set_boat(state, 0, 3)
    for seat in (0, 1):
        set_supply(state, seat, [], [1, 2, 3])
    start_season_scoring(state, 1)
    assert points(state) == 1


def test_m142_an_immediate_scroll_is_resolved_before_the_next_purchase() -> None:
    state = studying(6, date=5, yellow=(30, 22))
    work(state, "medrese")
    buy(state, 30)
    assert kinds(state) == {"choose_colour"}
    play(state, "choose_colour", colour="green")
    assert can_buy(state) == [22]


@pytest.mark.parametrize(("limit", "gained"), [("once_per_turn", 4), ("unlimited", 8)])
def test_m143_a_scroll_marked_so_works_once_per_turn(limit: str, gained: int) -> None:
    state = working("main_square", "medrese", "souk", permanent_limit=limit)
    library(state, pink=(53,))
    give_scroll(state, 0, 29)
    set_keshis(state, 0, grey=5)
    set_resources(state, 0, date=2)
    set_disc(state, 0, 0)
    work(state, "main_square")
    assert points(state) == 4
    work(state, "medrese")
    buy(state, 53)
    play(state, "choose_action", district="main_square")
    assert (look(state, "rotation"), points(state)) == (2, gained)


def test_m143_other_permanent_scrolls_work_every_time() -> None:
    state = working("palace", "souk", "souk")
    give_scroll(state, 0, 13)
    set_keshis(state, 0, white=4)
    set_figures(state, 0, palace=3)
    work(state, "palace")
    play(state, "choose_bonus", option=2)
    assert (figures(state)["palace"], has(state)["water"]) == (7, 2)


def test_m144_for_a_dinar_the_face_up_scrolls_of_a_colour_go_below_their_stacks() -> None:
    state = studying(1, date=1, dinar=1)
    set_stack(state, "grey", 1, 13, 14)
    set_stack(state, "grey", 2, 15, 16, 17)
    set_stack(state, "grey", 3, 18, 19)
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="grey")
    assert has(state) == {"date": 1}
    assert [stack_of(state, "grey", place) for place in (1, 2, 3)] == [[14, 13], [16, 17, 15], [19, 18]]
    assert shown(state, "grey") == [14, 16, 19]


def test_m144_after_a_purchase_in_the_round_nothing_is_renewed() -> None:
    state = studying(2, date=5, dinar=2, grey=(13, 14))
    work(state, "medrese")
    assert values(state, "refresh_scrolls", "colour") == ["grey"]
    buy(state, 13)
    assert kinds(state) == {"buy_scroll", "end_action"}
    assert explained(state, "refresh_scrolls", colour="grey") == {"rule": "M-144", "reason": "renewal_too_late"}


def test_m144_in_the_next_round_scrolls_can_be_renewed_again() -> None:
    state = studying(2, date=5, dinar=2, grey=(13, 14))
    work(state, "medrese")
    buy(state, 13)
    until(state, "choose_keshis")
    start_phase_3(state, 0, ["medrese", "souk", "souk"])
    library(state, grey=(15,))
    work(state, "medrese")
    assert is_legal(state, "refresh_scrolls", colour="grey")


def test_m144_the_season_scoring_still_belongs_to_the_fourth_round() -> None:
    for bought in (False, True):
        state = studying(2, date=5, dinar=2, grey=(13, 14))
        work(state, "medrese")
        if bought:
            buy(state, 13)
        set_boat(state, 0, 1)
        set_face(state, 1)
        start_season_scoring(state, 1)
        play(state, "choose_action", district="medrese")
        assert is_legal(state, "refresh_scrolls", colour="grey") == (not bought)


def test_m145_the_next_purchase_is_one_of_the_scrolls_just_turned_up() -> None:
    state = studying(4, date=5, dinar=1, yellow=(22,))
    set_stack(state, "grey", 1, 13, 14)
    set_stack(state, "grey", 2, 15, 16)
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="grey")
    assert legal_json(state) == [{"type": "buy_scroll", "scroll": 14}, {"type": "buy_scroll", "scroll": 16}]
    refusal = explained(state, "buy_scroll", scroll=22)
    assert refusal == {"rule": "M-145", "reason": "renewed_first", "colour": "grey"}


@pytest.mark.parametrize(
    ("scholars", "date", "dinar", "colours"),
    [
        (7, 3, 1, ["grey", "yellow", "pink", "orange"]),
        (7, 2, 1, ["grey", "yellow", "pink"]),
        (5, 1, 1, ["grey", "yellow"]),
        (2, 3, 1, ["grey"]),
        (7, 0, 1, []),
        (7, 3, 0, []),
    ],
)
def test_m146_only_what_can_be_bought_afterwards_can_be_renewed(
    scholars: int, date: int, dinar: int, colours: list[str]
) -> None:
    state = studying(scholars, date=date, dinar=dinar, grey=(13,), yellow=(22,), pink=(44,), orange=(61,))
    work(state, "medrese")
    assert values(state, "refresh_scrolls", "colour") == colours


def test_m146_a_colour_without_a_face_up_scroll_can_not_be_renewed() -> None:
    state = studying(7, date=9, dinar=1, yellow=(22,))
    work(state, "medrese")
    assert values(state, "refresh_scrolls", "colour") == ["yellow"]
    refusal = explained(state, "refresh_scrolls", colour="grey")
    assert refusal == {"rule": "M-146", "reason": "nothing_to_renew", "colour": "grey"}


def track_scroll_then_madrasa() -> State:
    """Seat 0 has just taken scroll 22 through the oasis track and may use an assistant in the madrasa."""
    state = working("sahara", "medrese", "souk")
    library(state)
    set_stack(state, "yellow", 1, 22, 23, 24)
    set_stack(state, "yellow", 2, 25, 26)
    set_stack(state, "yellow", 3, 27)
    set_acquired(state, 0, 1, 2, 3, 4)
    set_leaders(state, 0, "right_1")
    set_oases(state, 0, right_1=9)
    set_keshis(state, 0, grey=3)
    set_resources(state, 0, water=1, date=1, dinar=1)
    work(state, "sahara")
    play(state, "acquire_oasis", field="right_1")
    play(state, "take_scroll", scroll=22)
    return state


def test_m147_a_stack_whose_face_up_tile_was_taken_in_the_turn_is_left_alone() -> None:
    state = track_scroll_then_madrasa()
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="yellow")
    assert (shown(state, "yellow"), stack_of(state, "yellow", 1)) == ([None, 26, 27], [23, 24])
    assert can_buy(state) == [26, 27]


def test_m147_a_stack_of_one_tile_turns_up_the_same_tile_again() -> None:
    state = studying(1, date=1, dinar=1)
    set_stack(state, "grey", 1, 13)
    set_stack(state, "grey", 2, 14, 15)
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="grey")
    assert shown(state, "grey") == [13, 15, None]
    assert can_buy(state) == [13, 15]


def test_m148_for_a_scroll_of_the_oasis_track_nothing_can_be_renewed() -> None:
    state = working("sahara", "souk", "souk")
    set_acquired(state, 0, 1, 2, 3, 4)
    set_leaders(state, 0, "right_1")
    set_keshis(state, 0, grey=8)
    set_resources(state, 0, water=1, date=5, dinar=5)
    work(state, "sahara")
    play(state, "acquire_oasis", field="right_1")
    assert kinds(state) == {"take_scroll", "decline"}
    assert unexplained(state, "refresh_scrolls", colour="yellow")["rule"] == "M-164"


def test_m148_nor_for_the_scroll_of_scroll_58() -> None:
    state = studying(5, date=9, dinar=5, pink=(58,), orange=(61, 62))
    work(state, "medrese")
    buy(state, 58)
    assert (kinds(state), values(state, "take_scroll", "scroll")) == ({"take_scroll", "decline"}, [61, 62])


def test_m148_nor_for_the_scroll_of_desert_city_10() -> None:
    state = working("sahara", "souk", "souk", desert_cities=True)
    set_city(state, 0, "left_4", 10)
    set_keshis(state, 0, grey=8, purple=1, yellow=1, orange=1)
    set_resources(state, 0, date=9, dinar=5)
    work(state, "sahara")
    play(state, "acquire_city", field="left_4")
    assert kinds(state) == {"take_scroll", "decline"}


def test_m148_a_scroll_taken_freely_is_no_purchase_before_a_renewal() -> None:
    state = track_scroll_then_madrasa()
    work(state, "medrese")
    assert is_legal(state, "refresh_scrolls", colour="yellow")


def test_mx11_six_scholars_serve_a_small_and_a_large_scroll_for_three_dates() -> None:
    state = studying(6, date=9, grey=(13, 14), pink=(44,))
    work(state, "medrese")
    buy(state, 13)
    buy(state, 44)
    assert (look(state, "scrolls"), has(state), phase(state)) == ([13, 44], {"date": 6}, "use_assistant")


def test_me31_after_an_orange_scroll_seven_scholars_can_serve_no_other() -> None:
    state = studying(7, date=9, orange=(61,), grey=(13,))
    work(state, "medrese")
    buy(state, 61)
    assert (look(state, "scrolls"), phase(state)) == ([61], "use_assistant")


def test_me32_the_scholar_of_a_scroll_helps_to_buy_a_yellow_one() -> None:
    state = studying(3, date=2, grey=(2,), yellow=(22,))
    work(state, "medrese")
    buy(state, 2)
    assert (keshis(state), about(state), can_buy(state)) == ({"grey": 4}, {"free_scholars": 3}, [22])


def test_me33_two_scholars_can_not_renew_yellow_scrolls() -> None:
    state = studying(2, date=5, dinar=1, yellow=(22,), grey=(13,))
    work(state, "medrese")
    refusal = explained(state, "refresh_scrolls", colour="yellow")
    assert refusal == {"rule": "M-137", "reason": "scholars", "needed": 3, "free": 2}


def test_me34_after_a_renewal_a_new_scroll_must_be_bought_and_nothing_renewed_again() -> None:
    state = studying(2, date=5, dinar=5, grey=(13, 14))
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="grey")
    assert unexplained(state, "end_action")["rule"] == "M-145"
    assert unexplained(state, "refresh_scrolls", colour="grey")["rule"] == "M-145"
    buy(state, 16)
    assert (kinds(state), has(state)) == ({"buy_scroll", "end_action"}, {"date": 4, "dinar": 4})


def test_me35_a_madrasa_action_of_scroll_53_brings_no_renewal_after_a_purchase() -> None:
    state = studying(5, date=6, dinar=3, pink=(53, 44))
    work(state, "medrese")
    buy(state, 53)
    play(state, "choose_action", district="medrese")
    assert kinds(state) == {"buy_scroll", "end_action"}
    assert explained(state, "refresh_scrolls", colour="pink")["rule"] == "M-144"


def test_me36_with_scroll_33_the_last_date_can_not_pay_the_renewal() -> None:
    state = studying(1, date=1, grey=(13,))
    give_scroll(state, 0, 33)
    work(state, "medrese")
    assert can_buy(state) == [13]
    assert explained(state, "refresh_scrolls", colour="grey")["rule"] == "M-146"


def test_me36_a_second_date_can_pay_it() -> None:
    state = studying(1, date=2, grey=(13, 14))
    give_scroll(state, 0, 33)
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="grey")
    assert (has(state), can_buy(state)) == ({"date": 1}, [16, 17])


def finish_turn(state: State) -> None:
    while phase(state) == "use_assistant":
        work(state, "souk")


def test_me37_an_emptied_stack_gets_the_bottom_half_of_the_taller_one() -> None:
    state = studying(3, date=1)
    set_stack(state, "yellow", 1, 22)
    set_stack(state, "yellow", 2, 23, 24, 25, 26)
    set_stack(state, "yellow", 3, 27, 28, 29)
    work(state, "medrese")
    buy(state, 22)
    assert heights(state, "yellow") == [0, 4, 3]
    finish_turn(state)
    assert [stack_of(state, "yellow", place) for place in (1, 2, 3)] == [[25, 26], [23, 24], [27, 28, 29]]
    assert shown(state, "yellow") == [25, 23, 27]


def test_me38_where_the_other_stacks_have_one_tile_each_the_place_stays_empty() -> None:
    state = studying(3, date=1)
    set_stack(state, "yellow", 1, 22)
    set_stack(state, "yellow", 2, 23)
    set_stack(state, "yellow", 3, 27)
    work(state, "medrese")
    buy(state, 22)
    finish_turn(state)
    assert shown(state, "yellow") == [None, 23, 27]


def test_me60_scroll_64_with_a_red_keshi_in_the_river_brings_a_river_action_without_water() -> None:
    state = studying(7, date=3, orange=(64,))
    set_keshis(state, 0, turquoise=2)
    work(state, "medrese")
    buy(state, 64)
    play(state, "choose_colour", colour="red")
    play(state, "place_red", district="river")
    assert (look(state, "sellers"), boat(state), has(state)) == (["river"], 2, {})
