"""What is refused in the districts and scorings, by which rule and why; a refused action changes nothing."""

from typing import Any

import pytest

import serai
from serai.play.state import State
from serai.testing.scenes import play, refused
from tests.marrakesh.scenes import (
    give_scroll,
    set_acquired,
    set_boat,
    set_city,
    set_figures,
    set_gates,
    set_guards,
    set_jugglers,
    set_keshis,
    set_leaders,
    set_resources,
    set_sellers,
    set_shop,
    set_stack,
    set_supply,
    set_track_keshis,
    set_workshop,
    show_luxury,
    start_phase_4,
    start_season_scoring,
)
from tests.marrakesh.scenes_districts import (
    accompany,
    bare,
    end_game,
    explained,
    hire,
    last_day,
    unexplained,
    work,
    working,
)

# Assistants and districts in general


def test_m089_only_where_an_assistant_stands_something_can_be_done() -> None:
    state = working("river", "souk", "souk")
    refusal = explained(state, "use_assistant", district="palace", option="action")
    assert refusal == {"rule": "M-089", "reason": "no_assistant", "district": "palace"}


@pytest.mark.parametrize(
    ("district", "colour"),
    [("date_plantation", "green"), ("medina", "beige"), ("sahara", "brown"), ("river", "turquoise")],
)
def test_m095_in_a_full_district_no_keshi_can_be_taken(district: str, colour: str) -> None:
    state = working(district, "souk", "souk")
    set_keshis(state, 0, **{colour: 8})
    refusal = explained(state, "use_assistant", district=district, option="keshi")
    assert refusal == {"rule": "M-095", "reason": "no_room", "colour": colour}


def test_m083_a_field_with_a_juggler_can_not_be_taken_again() -> None:
    state = working("main_square", "souk", "souk")
    set_jugglers(state, 0, "water")
    hire(state, "main_square")
    refusal = explained(state, "place_pink", field="water")
    assert refusal == {"rule": "M-083", "reason": "field_taken", "field": "water"}


@pytest.mark.parametrize(
    ("district", "rule", "reason"), [("palace", "M-082", "seller_there"), ("souk", "M-004", "no_seller_space")]
)
def test_m082_a_water_seller_needs_a_district_without_one(district: str, rule: str, reason: str) -> None:
    state = working("medina", "souk", "souk")
    set_guards(state, 0, 1)
    set_workshop(state, 1, red=1)
    set_sellers(state, 0, "palace")
    work(state, "medina")
    play(state, "buy_gate", workshop=1, colour="red")
    play(state, "build_gate", space=1)
    assert explained(state, "place_red", district=district) == {"rule": rule, "reason": reason, "district": district}


def test_m017_only_a_waiting_effect_can_be_resolved() -> None:
    state = working("medina", "souk", "souk")
    set_guards(state, 0, 2)
    set_workshop(state, 1, red=1, pink=1)
    work(state, "medina")
    for colour, space in (("red", 1), ("pink", 2)):
        play(state, "buy_gate", workshop=1, colour=colour)
        play(state, "build_gate", space=space)
    refusal = unexplained(state, "resolve", effect="keshi:brown")
    assert refusal == {"rule": "M-017", "reason": "not_waiting", "effect": "keshi:brown"}


# River and plantation


@pytest.mark.parametrize("resource", ["date", "dinar"])
def test_m100_river_steps_are_bought_with_water_only(resource: str) -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=1)
    set_resources(state, 0, water=1, date=1, dinar=1)
    work(state, "river")
    refusal = unexplained(state, "extra_step", pay=resource)
    assert refusal == {"rule": "M-100", "reason": "steps_cost_water", "resource": resource}


def test_m100_another_kind_of_action_has_to_wait() -> None:
    state = working("river", "souk", "souk")
    set_keshis(state, 0, turquoise=1)
    set_resources(state, 0, water=1)
    work(state, "river")
    refusal = unexplained(state, "use_assistant", district="souk", option="action")
    assert refusal == {"rule": "M-100", "reason": "other_decision", "wanted": "extra_step"}


def harvesting() -> State:
    state = working("date_plantation", "souk", "souk")
    give_scroll(state, 0, 23)
    set_keshis(state, 0, green=3)
    work(state, "date_plantation")
    return state


def test_m109_the_harvest_counts_every_green_keshi_once() -> None:
    refusal = unexplained(harvesting(), "plantation", date=2, water=2, dinar=0, points=0)
    assert refusal == {"rule": "M-109", "reason": "wrong_harvest", "count": 3}


def test_m143_the_harvest_holds_only_what_a_scroll_allows() -> None:
    refusal = unexplained(harvesting(), "plantation", date=2, water=0, dinar=1, points=0)
    assert refusal == {"rule": "M-143", "reason": "harvest_kind"}


# Souk


def trading(*scrolls: int, **goods: int) -> State:
    state = working("souk", "souk", "souk")
    give_scroll(state, 0, *scrolls)
    set_keshis(state, 0, **goods)
    set_shop(state, 1, 12)
    set_shop(state, 2, 4, 2)
    work(state, "souk")
    return state


def test_m111_a_colour_not_in_stock_can_not_be_exchanged() -> None:
    refusal = explained(trading(purple=1), "exchange", colour="orange")
    assert refusal == {"rule": "M-111", "reason": "no_goods", "colour": "orange"}


def test_m114_a_luxury_good_needs_its_goods() -> None:
    refusal = explained(trading(purple=1, orange=4), "buy_luxury", shop=1)
    assert refusal == {"rule": "M-114", "reason": "goods", "colour": "purple", "needed": 2, "have": 1}


def test_m027_a_shop_is_empty_until_the_turn_ends() -> None:
    state = trading(yellow=2)
    play(state, "buy_luxury", shop=2)
    work(state, "souk")
    assert explained(state, "buy_luxury", shop=2) == {"rule": "M-027", "reason": "shop_empty", "shop": 2}


def test_m110_an_assistant_does_not_mix_the_office_with_luxury_goods() -> None:
    state = trading(46, yellow=3)
    play(state, "exchange", colour="yellow")
    assert explained(state, "buy_luxury", shop=2) == {"rule": "M-110", "reason": "not_mixed"}


def test_m110_nor_luxury_goods_with_the_office() -> None:
    state = trading(34, yellow=3, orange=1, purple=2)
    play(state, "buy_luxury", shop=2)
    assert explained(state, "exchange", colour="yellow") == {"rule": "M-110", "reason": "not_mixed"}


def test_m211_without_the_imam_nothing_is_waived() -> None:
    refusal = unexplained(trading(yellow=1), "buy_luxury", shop=2, waive="yellow")
    assert refusal == {"rule": "M-211", "reason": "no_imam"}


@pytest.mark.parametrize(
    ("written", "refusal"),
    [
        ({}, {"rule": "M-211", "reason": "imam_waives"}),
        ({"waive": "yellow"}, {"rule": "M-211", "reason": "not_in_cost", "colour": "yellow"}),
        ({"waive": "purple"}, {"rule": "M-114", "reason": "goods", "colour": "purple", "needed": 1, "have": 0}),
    ],
)
def test_m211_the_imam_waives_a_colour_of_the_cost(written: dict[str, str], refusal: dict[str, object]) -> None:
    state = working("souk", "souk", "souk", imam_and_sultan=True)
    accompany(state, "mosque", 0)
    show_luxury(state, 12, 1)
    set_keshis(state, 0, orange=1)
    work(state, "souk")
    assert unexplained(state, "buy_luxury", shop=1, **written) == refusal


def test_m211_what_is_missing_with_the_imam_is_explained_for_each_colour_waived() -> None:
    state = working("souk", "souk", "souk", imam_and_sultan=True)
    accompany(state, "mosque", 0)
    show_luxury(state, 12, 1)
    set_keshis(state, 0, orange=1)
    work(state, "souk")
    for colour, needed in (("purple", 1), ("orange", 2)):
        refusal = explained(state, "buy_luxury", shop=1, waive=colour)
        assert refusal == {"rule": "M-114", "reason": "goods", "colour": "purple", "needed": needed, "have": 0}


# Main square and stairs


def test_m117_a_bonus_needs_a_juggler_on_its_field() -> None:
    state = working("main_square", "souk", "souk")
    set_jugglers(state, 0, "water", "date")
    work(state, "main_square")
    refusal = explained(state, "square_bonus", field="goods")
    assert refusal == {"rule": "M-117", "reason": "no_juggler", "field": "goods"}


def at_line(*scrolls: int) -> State:
    """The courtier has crossed into section 2; its line has two bonuses."""
    state = working("palace", "souk", "souk")
    give_scroll(state, 0, *scrolls)
    set_keshis(state, 0, white=1)
    set_figures(state, 0, palace=3, mosque=4 if 63 in scrolls else 0)
    work(state, "palace")
    return state


def test_m127_a_line_has_no_more_bonuses_than_it_shows() -> None:
    refusal = unexplained(at_line(), "choose_bonus", option=3)
    assert refusal == {"rule": "M-127", "reason": "no_such_bonus", "count": 2}


def test_m127_the_second_bonus_of_a_line_differs_from_the_first() -> None:
    state = at_line(63)
    play(state, "choose_bonus", option=1)
    assert unexplained(state, "choose_bonus", option=1) == {"rule": "M-127", "reason": "bonus_taken", "option": 1}


@pytest.mark.parametrize(
    ("pay", "rule", "reason"), [("water", "M-130", "steps_cost_other"), ("dinar", "M-130", "steps_cost_other")]
)
def test_m130_steps_are_bought_with_what_a_scroll_accepts(pay: str, rule: str, reason: str) -> None:
    state = working("palace", "souk", "souk")
    give_scroll(state, 0, 26)
    set_keshis(state, 0, white=1)
    set_resources(state, 0, water=1, date=1, dinar=1)
    work(state, "palace")
    assert unexplained(state, "extra_step", pay=pay) == {"rule": rule, "reason": reason, "resource": pay}


def test_m024_steps_can_not_be_bought_with_what_is_not_there() -> None:
    state = working("palace", "souk", "souk")
    give_scroll(state, 0, 26, 27)
    set_keshis(state, 0, white=1)
    set_resources(state, 0, date=1)
    work(state, "palace")
    refusal = unexplained(state, "extra_step", pay="water")
    assert refusal == {"rule": "M-024", "reason": "none_left", "resource": "water"}


# Madrasa


def studying(scholars: int, date: int, dinar: int = 0) -> State:
    state = working("medrese", "souk", "souk")
    for colour, scroll in (("grey", 13), ("yellow", 22), ("pink", 44), ("orange", 61)):
        set_stack(state, colour, 1, scroll, scroll + 1)
        set_stack(state, colour, 2)
        set_stack(state, colour, 3)
    set_keshis(state, 0, grey=scholars)
    set_resources(state, 0, date=date, dinar=dinar)
    work(state, "medrese")
    return state


@pytest.mark.parametrize(("scroll", "needed"), [(22, 3), (44, 5), (61, 7)])
def test_m137_a_scroll_needs_free_scholars(scroll: int, needed: int) -> None:
    refusal = explained(studying(2, date=9), "buy_scroll", scroll=scroll)
    assert refusal == {"rule": "M-137", "reason": "scholars", "needed": needed, "free": 2}


def test_m137_scholars_who_serve_a_scroll_are_not_free_for_another() -> None:
    state = studying(5, date=9)
    play(state, "buy_scroll", scroll=22)
    refusal = explained(state, "buy_scroll", scroll=44)
    assert refusal == {"rule": "M-137", "reason": "scholars", "needed": 5, "free": 2}


@pytest.mark.parametrize(("scroll", "needed"), [(44, 2), (61, 3)])
def test_m136_a_scroll_needs_its_dates(scroll: int, needed: int) -> None:
    refusal = explained(studying(8, date=1), "buy_scroll", scroll=scroll)
    assert refusal == {"rule": "M-136", "reason": "dates", "needed": needed, "have": 1}


def test_m135_only_a_face_up_scroll_can_be_bought() -> None:
    refusal = unexplained(studying(8, date=9), "buy_scroll", scroll=14)
    assert refusal == {"rule": "M-135", "reason": "scroll_not_shown", "scroll": 14}


def test_m146_a_renewal_costs_a_dinar() -> None:
    refusal = explained(studying(8, date=9), "refresh_scrolls", colour="pink")
    assert refusal == {"rule": "M-146", "reason": "renewal_price"}


def test_m136_a_renewal_needs_the_dates_of_a_scroll() -> None:
    refusal = explained(studying(8, date=2, dinar=1), "refresh_scrolls", colour="orange")
    assert refusal == {"rule": "M-136", "reason": "dates", "needed": 3, "have": 2}


# Medina


def building(guards: int = 1, dinar: int = 0) -> State:
    state = working("medina", "souk", "souk")
    for number in (1, 2, 3, 4):
        set_workshop(state, number, grey=1)
    set_guards(state, 0, guards)
    set_resources(state, 0, dinar=dinar)
    work(state, "medina")
    return state


@pytest.mark.parametrize(("workshop", "needed"), [(3, 2), (4, 3)])
def test_m150_a_gate_needs_its_dinars(workshop: int, needed: int) -> None:
    refusal = explained(building(dinar=1), "buy_gate", workshop=workshop, colour="grey")
    assert refusal == {"rule": "M-150", "reason": "dinars", "needed": needed, "have": 1}


def test_m157_a_gate_that_does_not_lie_in_a_workshop_can_not_be_bought() -> None:
    refusal = unexplained(building(), "buy_gate", workshop=1, colour="red")
    assert refusal == {"rule": "M-157", "reason": "no_such_gate", "workshop": 1, "colour": "red"}


def test_m156_a_taken_gate_space_is_closed() -> None:
    state = building(2)
    set_gates(state, 0, {4: "red"})
    play(state, "buy_gate", workshop=1, colour="grey")
    assert explained(state, "build_gate", space=4) == {"rule": "M-156", "reason": "space_taken", "space": 4}


# Paying


@pytest.mark.parametrize(
    ("paid", "refusal"),
    [
        ({"water": 2, "date": 0, "dinar": 1}, {"rule": "M-024", "reason": "too_little", "needed": 2, "have": 1}),
        ({"water": 0, "date": 0, "dinar": 2}, {"rule": "M-025", "reason": "other_sum", "needed": 3}),
    ],
)
def test_m025_a_payment_meets_the_cost_from_the_stock(paid: dict[str, int], refusal: dict[str, object]) -> None:
    state = working("medina", "souk", "souk")
    give_scroll(state, 0, 33)
    set_workshop(state, 4, grey=1)
    set_guards(state, 0, 1)
    set_resources(state, 0, water=1, date=1, dinar=2)
    work(state, "medina")
    play(state, "buy_gate", workshop=4, colour="grey")
    assert unexplained(state, "pay", **paid) == refusal


def test_m146_the_dates_of_the_scroll_can_not_pay_its_renewal() -> None:
    state = working("medrese", "souk", "souk")
    give_scroll(state, 0, 33)
    set_stack(state, "grey", 1, 13, 14)
    set_keshis(state, 0, grey=1)
    set_resources(state, 0, water=1, date=1, dinar=1)
    work(state, "medrese")
    play(state, "refresh_scrolls", colour="grey")
    refusal = unexplained(state, "pay", water=0, date=1, dinar=0)
    assert refusal == {"rule": "M-146", "reason": "dates_needed", "needed": 1}


# Sahara


def caravan(water: int = 0, date: int = 0, dinar: int = 0, **options: Any) -> State:
    """Seat 0 has acquired the oasis of left_1 and discovered those of left_2 and right_1."""
    state = working("sahara", "sahara", "souk", **options)
    set_leaders(state, 0, "left_2", "right_1")
    set_acquired(state, 0, 5)
    set_track_keshis(state, 0, {})
    set_resources(state, 0, water=water, date=date, dinar=dinar)
    return state


def test_m159_an_undiscovered_oasis_can_not_be_acquired() -> None:
    state = caravan(water=1)
    work(state, "sahara")
    refusal = explained(state, "acquire_oasis", field="left_3")
    assert refusal == {"rule": "M-159", "reason": "oasis_hidden", "field": "left_3"}


@pytest.mark.parametrize(("date", "dinar", "missing"), [(0, 1, "date"), (1, 0, "dinar")])
def test_m159_an_oasis_needs_the_resources_of_its_field(date: int, dinar: int, missing: str) -> None:
    state = caravan(water=1, date=date, dinar=dinar)
    work(state, "sahara")
    refusal = explained(state, "acquire_oasis", field="left_2")
    assert refusal == {"rule": "M-159", "reason": "oasis_cost", "resource": missing, "needed": 1, "have": 0}


def test_m160_an_oasis_is_acquired_once() -> None:
    state = caravan(water=1)
    work(state, "sahara")
    refusal = explained(state, "acquire_oasis", field="left_1")
    assert refusal == {"rule": "M-160", "reason": "oasis_acquired", "field": "left_1"}


@pytest.mark.parametrize(("field", "rule"), [("start_right", "M-087"), ("left_4", "M-222")])
def test_m087_the_start_oasis_and_the_city_fields_have_no_oasis(field: str, rule: str) -> None:
    state = caravan(water=1)
    work(state, "sahara")
    refusal = unexplained(state, "acquire_oasis", field=field)
    assert refusal == {"rule": rule, "reason": "no_oasis_there", "field": field}


def test_m221_a_city_can_be_acquired_only_where_one_lies() -> None:
    state = caravan(water=1, desert_cities=True)
    work(state, "sahara")
    refusal = unexplained(state, "acquire_city", field="right_4")
    assert refusal == {"rule": "M-221", "reason": "no_city_there", "field": "right_4"}


def test_m222_a_city_is_acquired_once() -> None:
    state = caravan(water=1, desert_cities=True)
    set_city(state, 0, "left_4", 1, day=True)
    set_keshis(state, 0, purple=1, yellow=1, orange=1)
    work(state, "sahara")
    refusal = explained(state, "acquire_city", field="left_4")
    assert refusal == {"rule": "M-222", "reason": "city_acquired", "field": "left_4"}


# Scorings and the end


def test_m108_the_bonus_of_a_waterfall_ahead_can_not_be_chosen() -> None:
    state = bare()
    set_boat(state, 0, 6)
    start_phase_4(state)
    refusal = explained(state, "river_bonus", waterfall=3)
    assert refusal == {"rule": "M-108", "reason": "not_passed", "waterfall": 3}


def choosing_supply() -> State:
    state = bare(river_tiles=[8, 4, 5])
    set_supply(state, 0, [3], [1, 2])
    set_supply(state, 1, [6], [4, 5])
    start_season_scoring(state, 1)
    return state


def test_m185_a_supply_tile_is_turned_up_once() -> None:
    refusal = explained(choosing_supply(), "choose_supply", tile=3)
    assert refusal == {"rule": "M-185", "reason": "supply_up_already", "tile": 3}


def test_m046_a_supply_tile_of_somebody_else_can_not_be_chosen() -> None:
    refusal = unexplained(choosing_supply(), "choose_supply", tile=4)
    assert refusal == {"rule": "M-046", "reason": "supply_not_yours", "tile": 4}


def test_m191_after_the_end_nothing_can_be_done() -> None:
    state = last_day()
    end_game(state)
    assert refused(state, "end_action").reason == "game_over"
    assert state.refusals() == []


@pytest.mark.parametrize(
    "written",
    [
        {"type": "pass"},
        {"type": "extra_step", "pay": "goods"},
        {"type": "buy_scroll", "scroll": 73},
        {"type": "buy_scroll", "scroll": "13"},
        {"type": "buy_luxury", "shop": 0},
        {"type": "buy_luxury", "shop": 1, "waive": "green"},
        {"type": "buy_gate", "workshop": 5, "colour": "green"},
        {"type": "build_gate", "space": 9},
        {"type": "build_gate"},
        {"type": "acquire_oasis", "field": "left_5"},
        {"type": "river_bonus", "waterfall": 1, "seat": 0},
        {"type": "supply", "mode": "later"},
    ],
)
def test_m016_what_is_no_action_of_this_game_is_no_action(written: object) -> None:
    with pytest.raises(serai.BadAction):
        serai.game("marrakesh").action(written)
