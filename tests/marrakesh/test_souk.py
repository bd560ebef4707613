"""The souk: exchange office and luxury goods (M-110 to M-116)."""

import pytest

from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    begun,
    give_scroll,
    goods,
    keshis,
    kinds,
    options_of,
    phase,
    set_keshis,
    set_office,
    set_resources,
    set_sellers,
    set_shop,
    show_luxury,
    show_scroll,
    start_phase_3,
)
from tests.marrakesh.scenes_districts import (
    empty_stocks,
    has,
    hire,
    look,
    points,
    unexplained,
    values,
    work,
    working,
)

SOUK = ("souk", "souk", "souk")


def test_m110_an_assistant_who_has_used_the_office_is_done() -> None:
    state = working(*SOUK)
    set_keshis(state, 0, purple=3, orange=3)
    work(state, "souk")
    play(state, "exchange", colour="purple")
    assert (phase(state), look(state, "assistants")["souk"]) == ("use_assistant", 2)


def test_m110_an_assistant_who_has_acquired_a_luxury_good_is_done() -> None:
    state = working(*SOUK)
    show_luxury(state, 4, 1)
    set_keshis(state, 0, purple=3, yellow=3, orange=3)
    work(state, "souk")
    play(state, "buy_luxury", shop=1)
    assert (phase(state), look(state, "luxuries")) == ("use_assistant", [4])


@pytest.mark.parametrize(
    ("office", "colour", "gain"),
    [
        (1, "yellow", {"date": 2}),
        (1, "purple", {"water": 2}),
        (1, "orange", {"dinar": 2}),
        (4, "yellow", {"water": 2}),
        (4, "purple", {"dinar": 2}),
        (4, "orange", {"date": 2}),
    ],
)
def test_m111_the_office_gives_what_it_shows_for_one_goods_keshi(
    office: int, colour: str, gain: dict[str, int]
) -> None:
    state = working(*SOUK)
    set_office(state, office)
    set_keshis(state, 0, purple=3, yellow=3, orange=3)
    work(state, "souk")
    play(state, "exchange", colour=colour)
    assert has(state) == gain
    assert goods(state) == {name: 2 if name == colour else 3 for name in ("purple", "yellow", "orange")}


def test_m111_only_goods_in_stock_can_be_exchanged() -> None:
    state = working(*SOUK)
    set_keshis(state, 0, yellow=1)
    work(state, "souk")
    assert values(state, "exchange", "colour") == ["yellow"]


@pytest.mark.parametrize(
    ("luxury", "paid", "resources", "gained"),
    [
        (2, {"yellow": 1}, {"dinar": 1}, 2),
        (6, {"yellow": 1, "orange": 1}, {"dinar": 2}, 3),
        (15, {"yellow": 1, "purple": 1, "orange": 1}, {"water": 1, "date": 1, "dinar": 1}, 4),
        (21, {"purple": 3, "orange": 2}, {}, 13),
    ],
)
def test_m112_a_luxury_good_costs_its_goods_and_gives_its_points_and_resources_at_once(
    luxury: int, paid: dict[str, int], resources: dict[str, int], gained: int
) -> None:
    state = working(*SOUK)
    show_luxury(state, luxury, 3)
    set_keshis(state, 0, purple=5, yellow=5, orange=5)
    work(state, "souk")
    play(state, "buy_luxury", shop=3)
    assert goods(state) == {name: 5 - paid.get(name, 0) for name in ("purple", "yellow", "orange")}
    assert (has(state), points(state)) == (resources, gained)


def test_m113_luxury_goods_are_kept_in_view() -> None:
    state = working(*SOUK)
    show_luxury(state, 4, 1)
    show_luxury(state, 8, 2)
    set_keshis(state, 0, yellow=1, orange=2)
    for number in (2, 1):
        work(state, "souk")
        play(state, "buy_luxury", shop=number)
    assert look(state, "luxuries") == [8, 4]


def test_m114_goods_colours_never_replace_each_other() -> None:
    state = working(*SOUK)
    for number, luxury in enumerate((1, 8, 6, 7, 22), 1):
        show_luxury(state, luxury, number)
    set_keshis(state, 0, purple=9)
    work(state, "souk")
    assert kinds(state) == {"exchange", "end_action"}


def test_m114_exactly_the_printed_goods_are_paid() -> None:
    state = working(*SOUK)
    show_luxury(state, 12, 1)
    set_keshis(state, 0, purple=5, orange=1)
    work(state, "souk")
    play(state, "buy_luxury", shop=1)
    assert goods(state) == {"purple": 3, "yellow": 0, "orange": 0}


def test_m115_an_assistant_in_the_souk_may_do_neither() -> None:
    state = working(*SOUK)
    set_keshis(state, 0, purple=1)
    work(state, "souk")
    play(state, "end_action")
    assert (goods(state)["purple"], has(state), phase(state)) == (1, {}, "use_assistant")


def test_m116_several_assistants_in_the_souk_are_used_separately() -> None:
    state = working(*SOUK)
    set_office(state, 1)
    show_luxury(state, 2, 1)
    hire(state, "souk")
    play(state, "take_goods", colour="yellow")
    assert (goods(state)["yellow"], look(state, "assistants")["souk"]) == (1, 2)
    work(state, "souk")
    play(state, "buy_luxury", shop=1)
    assert (points(state), look(state, "assistants")["souk"]) == (2, 1)
    set_keshis(state, 0, orange=1)
    work(state, "souk")
    play(state, "exchange", colour="orange")
    assert has(state) == {"dinar": 3}


def test_mx6_a_purple_keshi_is_exchanged_for_two_dates() -> None:
    state = working(*SOUK)
    set_office(state, 3)
    set_keshis(state, 0, purple=1)
    work(state, "souk")
    play(state, "exchange", colour="purple")
    assert (goods(state)["purple"], has(state)) == (0, {"date": 2})


def test_mx7_slippers_cost_an_orange_keshi_and_give_water_and_two_points() -> None:
    state = working(*SOUK)
    show_luxury(state, 1, 1)
    set_keshis(state, 0, orange=1)
    work(state, "souk")
    play(state, "buy_luxury", shop=1)
    assert (goods(state)["orange"], has(state), points(state)) == (0, {"water": 1}, 2)
    assert look(state, "luxuries") == [1]


def test_me39_with_scroll_34_a_shop_has_no_second_tile_before_the_turn_ends() -> None:
    state = working(*SOUK)
    give_scroll(state, 0, 34)
    set_shop(state, 1, 4, 2)
    set_shop(state, 2, 3)
    set_keshis(state, 0, yellow=5, purple=5)
    work(state, "souk")
    play(state, "buy_luxury", shop=1)
    assert 1 not in options_of(state, "shop")
    assert 2 in options_of(state, "shop")
    refusal = unexplained(state, "buy_luxury", shop=1)
    assert refusal == {"rule": "M-027", "reason": "shop_empty", "shop": 1}


def test_me58_the_seller_of_scroll_57_gives_no_water_in_the_turn_it_came() -> None:
    state = working("medrese", "souk", "souk")
    show_scroll(state, 57)
    set_keshis(state, 0, grey=5)
    set_resources(state, 0, date=2)
    work(state, "medrese")
    play(state, "buy_scroll", scroll=57)
    assert (has(state), look(state, "sellers")) == ({"water": 3}, ["souk"])
    work(state, "souk")
    assert has(state) == {"water": 3}


def test_me59_scrolls_57_35_and_50_give_two_water_and_two_points_per_assistant_in_the_souk() -> None:
    state = begun()
    empty_stocks(state)
    give_scroll(state, 0, 57, 35, 50)
    set_sellers(state, 0, "souk")
    start_phase_3(state, 0, SOUK)
    work(state, "souk")
    assert (has(state), points(state)) == ({"water": 2}, 2)
    work(state, "souk")
    assert (has(state), points(state), keshis(state)) == ({"water": 4}, 4, {"red": 1})
