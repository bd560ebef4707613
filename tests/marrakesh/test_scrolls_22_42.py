"""Scrolls 22 to 42."""

import pytest

from serai.games.marrakesh.pieces.names import COLOURS
from tests.marrakesh.scenes import gains, set_workshop, show_scroll, snapshot, start_phase_3
from tests.marrakesh.scenes_tiles import TOP, Scene, action, bought, laid, owing, season_end, taking, turn

UNLIMITED = {"permanent_limit": "unlimited"}

# Gates


def test_scroll_22_ms22_the_leftmost_workshop_costs_no_points_and_a_match_still_pays() -> None:
    scene = action("medina", scrolls=[22], guards=1, workshops={1: "grey"})
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=2)
    assert scene.gained() == {"points": 2, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_22_ms22_without_it_the_leftmost_workshop_costs_three_points() -> None:
    scene = action("medina", guards=1, workshops={1: "grey"})
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=2)
    assert scene.gained() == {"points": 2 - 3, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_22_ms22_other_workshops_give_their_points_as_ever() -> None:
    scene = action("medina", scrolls=[22], guards=1, workshops={2: "grey"}, stock=(0, 0, 1))
    scene.do("buy_gate", workshop=2, colour="grey").do("build_gate", space=1)
    assert scene.gained() == {"points": 1, "dinar": -1, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_22_ms22_works_for_every_gate_of_an_action() -> None:
    state = laid(scrolls=[22], guards=2)
    set_workshop(state, 1, grey=1, white=1)
    start_phase_3(state, 0, ("medina", "souk", "souk"))
    scene = Scene(state).use("medina")
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=4)
    scene.do("buy_gate", workshop=1, colour="white").do("build_gate", space=5)
    assert scene.gained() == {"gates": 2, "tower_guards": -2, "grey": 1, "white": 1}


def test_scroll_32_ms32_a_gate_costs_one_dinar_less() -> None:
    scene = action("medina", scrolls=[32], guards=1, workshops={4: "grey"}, stock=(0, 0, 2))
    scene.do("buy_gate", workshop=4, colour="grey").do("build_gate", space=1)
    assert scene.gained() == {"points": 7, "dinar": -2, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_32_ms32_without_it_the_price_is_the_printed_one() -> None:
    scene = action("medina", guards=1, workshops={4: "grey"}, stock=(0, 0, 2))
    assert scene.refused("buy_gate", workshop=4, colour="grey").to_json() == {
        "rule": "M-150",
        "reason": "dinars",
        "needed": 3,
        "have": 2,
    }


def test_scroll_32_ms32_a_price_never_falls_below_zero() -> None:
    scene = action("medina", scrolls=[32], guards=1, workshops={1: "grey"}, stock=(0, 0, 2))
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1)
    assert scene.gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_32_ms32_every_gate_of_an_action_is_cheaper() -> None:
    scene = action("medina", scrolls=[32], guards=2, workshops={2: "grey", 3: "white"}, stock=(0, 0, 1))
    scene.do("buy_gate", workshop=2, colour="grey").do("build_gate", space=1)
    scene.do("buy_gate", workshop=3, colour="white").do("build_gate", space=2)
    assert scene.gained() == {"points": 1 + 4, "dinar": -1, "gates": 2, "tower_guards": -2, "grey": 1, "white": 1}


def test_scroll_36_ms36_the_keshi_of_a_gate_may_be_of_any_colour() -> None:
    scene = action("medina", scrolls=[36], guards=1, workshops={1: "grey"})
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1)
    assert scene.may("choose_colour", "colour") == list(COLOURS)
    scene.do("choose_colour", colour="green")
    assert scene.gained() == {"points": -3 + 1, "gates": 1, "tower_guards": -1, "green": 1}


def test_scroll_36_ms36_the_gates_own_colour_may_be_chosen_too() -> None:
    scene = action("medina", scrolls=[36], guards=1, workshops={1: "grey"})
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1).do("choose_colour", colour="grey")
    assert scene.gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_36_ms36_a_colour_without_room_may_be_chosen_and_is_lost() -> None:
    scene = action("medina", scrolls=[36], guards=1, workshops={1: "grey"}, white=8)
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1).do("choose_colour", colour="white")
    assert scene.gained() == {"points": -3, "gates": 1, "tower_guards": -1}


def test_scroll_36_ms36_the_chosen_keshi_waits_for_the_end_of_the_action() -> None:
    scene = action("medina", scrolls=[36], guards=1, workshops={1: "grey", 2: "white"}, stock=(0, 0, 1))
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1).do("choose_colour", colour="beige")
    assert scene.done
    assert scene.gained() == {"points": -3, "gates": 1, "beige": 1}


def test_scroll_36_ms36_without_it_the_keshi_has_the_gates_colour() -> None:
    scene = action("medina", guards=1, workshops={1: "grey"})
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1)
    assert scene.done
    assert scene.gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 1}


# The plantation

HARVESTS = [
    pytest.param(23, "water", id="M-S23"),
    pytest.param(24, "dinar", id="M-S24"),
    pytest.param(25, "points", id="M-S25"),
]
NONE = {"date": 0, "water": 0, "dinar": 0, "points": 0}


@pytest.mark.parametrize(("scroll", "kind"), HARVESTS)
def test_scrolls_23_25_ms23_ms24_ms25_each_green_keshi_may_give_something_else(scroll: int, kind: str) -> None:
    scene = action("date_plantation", scrolls=[scroll], green=3)
    assert scene.may("plantation", kind) == [0, 1, 2, 3]
    scene.do("plantation", **{**NONE, "date": 1, kind: 2})
    assert scene.gained() == {"date": 1, kind: 2}


@pytest.mark.parametrize(("scroll", "kind"), HARVESTS)
def test_scrolls_23_25_ms23_ms24_ms25_open_only_their_own_kind(scroll: int, kind: str) -> None:
    scene = action("date_plantation", scrolls=[scroll], green=2)
    for other in {"water", "dinar", "points"} - {kind}:
        assert scene.refused("plantation", **{**NONE, "date": 1, other: 1}).rule == "M-143"


def test_scrolls_23_25_ms23_ms24_ms25_without_them_green_keshis_give_dates() -> None:
    scene = action("date_plantation", green=3)
    assert scene.gained() == {"date": 3}
    assert scene.done


def test_scrolls_23_25_ms23_ms24_ms25_combine() -> None:
    scene = action("date_plantation", scrolls=[23, 24, 25], green=4)
    scene.do("plantation", date=1, water=1, dinar=1, points=1)
    assert scene.gained() == {"date": 1, "water": 1, "dinar": 1, "points": 1}


def second_harvest(scroll: int, first: dict[str, int], **options: object) -> Scene:
    """A plantation action with this harvest, and then another one in the same turn, granted by a scroll."""
    state = laid(scrolls=[scroll], green=2, grey=5, stock=(0, 2, 0), options=options)
    show_scroll(state, 53)
    start_phase_3(state, 0, ("date_plantation", "medrese", "souk"))
    scene = Scene(state).use("date_plantation").do("plantation", **{**NONE, **first})
    scene.use("medrese").do("buy_scroll", scroll=53)
    return scene.do("choose_action", district="date_plantation")


@pytest.mark.parametrize(("scroll", "kind"), HARVESTS)
def test_scrolls_23_25_ms23_ms24_ms25_work_once_per_turn(scroll: int, kind: str) -> None:
    scene = second_harvest(scroll, {"date": 1, kind: 1})
    assert scene.gained() == {"date": 1 - 2 + 2, kind: 1, "scrolls": 1}


@pytest.mark.parametrize(("scroll", "kind"), HARVESTS)
def test_scrolls_23_25_ms23_ms24_ms25_are_not_used_by_a_harvest_of_dates(scroll: int, kind: str) -> None:
    assert second_harvest(scroll, {"date": 2}).may("plantation", kind) == [0, 1, 2]


def test_scrolls_23_25_ms23_ms24_ms25_may_be_played_without_a_limit() -> None:
    scene = second_harvest(23, {"date": 1, "water": 1}, permanent_limit="unlimited")
    assert scene.may("plantation", "water") == [0, 1, 2]


def test_scrolls_23_25_ms23_are_fresh_in_the_next_turn() -> None:
    scene = action("date_plantation", scrolls=[23], green=2).do("plantation", date=0, water=2, dinar=0, points=0)
    start_phase_3(scene.state, 0, ("date_plantation", "souk", "souk"))
    scene.use("date_plantation")
    assert scene.may("plantation", "water") == [0, 1, 2]


# Bought steps


def test_scroll_26_ms26_further_steps_of_a_movement_cost_a_date_each() -> None:
    scene = action("palace", scrolls=[26], white=1, stock=(0, 2, 0))
    scene.do("extra_step", pay="date").do("stop")
    assert scene.gained() == {"palace": 2, "date": -1}


def test_scroll_27_ms27_further_steps_of_a_movement_cost_a_water_each() -> None:
    scene = action("mosque", scrolls=[27], black=1, stock=(2, 0, 0))
    scene.do("extra_step", pay="water").do("extra_step", pay="water")
    assert scene.gained() == {"mosque": 3, "water": -2}
    assert scene.done


def test_scrolls_26_27_ms26_ms27_both_ways_of_paying_may_be_mixed() -> None:
    scene = action("palace", scrolls=[26, 27], white=1, stock=(1, 1, 0))
    scene.do("extra_step", pay="water").do("extra_step", pay="date")
    assert scene.gained() == {"palace": 3, "water": -1, "date": -1}


@pytest.mark.parametrize(("scroll", "other"), [(26, "water"), (27, "date")])
def test_scrolls_26_27_ms26_ms27_each_accepts_one_resource_only(scroll: int, other: str) -> None:
    scene = action("palace", scrolls=[scroll], white=1, stock=(1, 1, 1))
    assert scene.refused("extra_step", pay=other).rule == "M-130"
    assert scene.refused("extra_step", pay="dinar").rule == "M-130"


def test_scrolls_26_27_ms26_ms27_without_them_no_step_can_be_bought() -> None:
    scene = action("palace", white=1, stock=(2, 2, 2))
    assert scene.gained() == {"palace": 1}
    assert scene.done


def test_scrolls_26_27_ms26_ms27_need_a_movement_of_at_least_one_step() -> None:
    scene = action("palace", scrolls=[26, 27], stock=(2, 2, 2))
    assert scene.gained() == {}
    assert scene.done


def test_scrolls_26_27_ms26_ms27_work_for_any_movement_on_the_stairs() -> None:
    scene = taking("main_square", scrolls=[26], stock=(0, 1, 0)).do("place_pink", field="mosque")
    scene.do("extra_step", pay="date")
    assert scene.gained() == {"pink": 1, "mosque": 2, "date": -1}


def test_scrolls_26_27_ms26_ms27_steps_bought_on_the_last_step_give_points() -> None:
    scene = action("mosque", scrolls=[26, 27], black=1, mosque=TOP, stock=(1, 1, 0))
    scene.do("extra_step", pay="date").do("extra_step", pay="water")
    assert scene.gained() == {"points": 3, "water": -1, "date": -1}


def test_scrolls_26_27_ms26_a_bought_step_may_cross_a_boundary() -> None:
    scene = action("mosque", scrolls=[26], black=1, mosque=2, stock=(0, 1, 0))
    scene.do("extra_step", pay="date").do("choose_bonus", option=1)
    assert scene.gained() == {"mosque": 2, "date": -1, "dinar": 1, "points": 1}


def test_scrolls_26_27_ms26_no_step_can_be_bought_after_stopping_early() -> None:
    scene = action("palace", scrolls=[26], white=2, stock=(0, 2, 0), options={"stairs_may_stop": True})
    assert scene.do("step").do("stop").gained() == {"palace": 1}
    assert scene.done


# Waterfalls at the end of a season


@pytest.mark.parametrize(("season", "face", "returned"), [(1, 8, {"boat": -6}), (2, 4, {"boat": -6}), (3, 5, {})])
def test_scroll_28_ms28_every_passed_waterfall_pays_at_the_end_of_each_season(
    season: int, face: int, returned: dict[str, int]
) -> None:
    scene = season_end(season, face, scrolls=[28], boat=6, others={1: {"boat": 7}})
    assert (scene.phase, scene.boat) == ("take_resource", 6)
    assert scene.gained(1) == {}
    scene.do("take_resource", resource="dinar")
    assert scene.gained() == {"points": 1, "dinar": 1, **returned}


def test_scroll_28_ms28_without_it_the_season_ends_without_waterfalls() -> None:
    assert season_end(1, 8, boat=6, others={1: {"boat": 7}}).gained() == {"boat": -6}


def test_scroll_28_ms28_bonuses_of_several_waterfalls_wait_for_an_order() -> None:
    scene = season_end(1, 8, scrolls=[28], boat=10, others={1: {"boat": 11}})
    assert scene.effects() == {"resource:any:1", "goods:1"}
    scene.resolve("goods:1").do("take_goods", colour="yellow").do("take_resource", resource="water")
    assert scene.gained() == {"points": 1 + 3, "yellow": 1, "water": 1, "boat": -10}


# The main square


def test_scroll_29_ms29_mx21_two_points_per_spectator_facing_the_points() -> None:
    scene = action("main_square", scrolls=[29])
    assert scene.rotation == 1
    assert scene.gained() == {"points": 4}


def test_scroll_29_ms29_without_it_an_empty_square_gives_nothing() -> None:
    assert action("main_square").gained() == {}


def test_scroll_29_ms29_its_points_come_at_the_end_of_the_action() -> None:
    scene = action("main_square", scrolls=[29], jugglers=["goods"])
    assert scene.gained() == {}
    scene.do("take_goods", colour="purple")
    assert scene.gained() == {"purple": 3, "points": 4}


def second_performance(*scrolls: int, **options: object) -> Scene:
    """A main-square action and, in the same turn, another one granted by a scroll; counted from the second on."""
    state = laid(scrolls=scrolls, grey=5, stock=(0, 2, 0), options=options)
    show_scroll(state, 53)
    start_phase_3(state, 0, ("main_square", "medrese", "souk"))
    scene = Scene(state).use("main_square").use("medrese").do("buy_scroll", scroll=53)
    scene = Scene(state)
    return scene.do("choose_action", district="main_square")


def test_scroll_29_ms29_works_once_per_turn() -> None:
    assert second_performance(29).gained() == {}


def test_scroll_29_ms29_may_be_played_without_a_limit() -> None:
    assert second_performance(29, permanent_limit="unlimited").gained() == {"points": 4}


def test_scroll_31_ms31_mx22_a_sector_of_three_counts_as_four() -> None:
    scene = action("main_square", scrolls=[31], jugglers=["goods"]).do("take_goods", colour="purple")
    assert scene.gained() == {"purple": 4}


def test_scroll_31_ms31_without_it_a_sector_of_three_counts_as_three() -> None:
    scene = action("main_square", jugglers=["goods"]).do("take_goods", colour="purple")
    assert scene.gained() == {"purple": 3}


def test_scroll_31_ms31_counts_for_scroll_29() -> None:
    assert action("main_square", scrolls=[29, 31]).gained() == {"points": 6}


def test_scroll_31_ms31_a_placing_bonus_is_not_multiplied() -> None:
    scene = taking("main_square", scrolls=[31]).do("place_pink", field="date")
    assert scene.gained() == {"pink": 1, "date": 1}


# Keshis of choice


def test_scroll_30_ms30_brings_a_keshi_of_a_colour_of_choice() -> None:
    scene = bought(30)
    assert scene.may("choose_colour", "colour") == list(COLOURS)
    scene.do("choose_colour", colour="green")
    assert scene.gained() == {"green": 1, "points": 1}
    assert scene.done


def test_scroll_30_ms30_the_keshi_is_placed_with_its_bonus() -> None:
    scene = bought(30).do("choose_colour", colour="pink").do("place_pink", field="dinar")
    assert scene.gained() == {"pink": 1, "dinar": 1}


def test_scroll_30_ms30_a_colour_without_room_can_not_be_chosen() -> None:
    assert bought(30, white=8).refused("choose_colour", colour="white").rule == "M-022"


# Paying dinars otherwise


def test_scroll_33_ms33_mx23_a_gate_for_three_dinars_paid_with_two_dates_and_a_dinar() -> None:
    scene = action("medina", scrolls=[33], guards=1, workshops={4: "grey"}, stock=(0, 2, 3))
    scene.do("buy_gate", workshop=4, colour="grey").do("pay", water=0, date=2, dinar=1).do("build_gate", space=1)
    assert scene.gained() == {"points": 7, "date": -2, "dinar": -1, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_33_ms33_every_mixture_may_be_paid() -> None:
    scene = action("medina", scrolls=[33], guards=1, workshops={3: "grey"}, stock=(1, 2, 2))
    scene.do("buy_gate", workshop=3, colour="grey")
    paid = zip(scene.may("pay", "water"), scene.may("pay", "date"), scene.may("pay", "dinar"), strict=True)
    assert set(paid) == {(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 0)}


def test_scroll_33_ms33_without_it_dinars_are_paid_in_dinars() -> None:
    scene = action("medina", guards=1, workshops={4: "grey"}, stock=(5, 5, 2))
    assert scene.refused("buy_gate", workshop=4, colour="grey").rule == "M-150"


def test_scroll_33_ms33_dinars_never_stand_for_dates() -> None:
    scene = turn("medrese", scrolls=[33], grey=1, stock=(3, 0, 3)).use("medrese")
    assert scene.done


def test_scroll_33_ms33_pays_for_an_oasis() -> None:
    scene = action("sahara", scrolls=[33], leaders=["left_1", "left_2"], stock=(0, 2, 0))
    scene.do("acquire_oasis", field="left_2")
    assert scene.gained() == {"date": -2, "oases": 1}


def test_scroll_33_ms33_pays_for_the_renewal_of_scrolls() -> None:
    scene = action("medrese", scrolls=[33], grey=1, stock=(1, 1, 0)).do("refresh_scrolls", colour="grey")
    assert scene.gained() == {"water": -1}


def test_scroll_33_ms33_keeps_the_dates_a_renewed_scroll_needs() -> None:
    scene = action("medrese", scrolls=[33], grey=1, stock=(1, 1, 1)).do("refresh_scrolls", colour="grey")
    assert scene.may("pay", "date") == [0, 0]


def test_scroll_33_ms33_pays_supply_tiles() -> None:
    scene = owing(1, [2], scrolls=[33], stock=(0, 3, 0))
    assert scene.gained() == {"date": -3}


def test_scroll_33_ms33_without_it_supply_tiles_stay_unpaid() -> None:
    assert owing(1, [2], stock=(0, 3, 0)).gained() == {"date": -3, "points": -4}


# The souk


def test_scroll_34_ms34_one_assistant_may_acquire_several_luxury_goods() -> None:
    scene = action("souk", scrolls=[34], orange=1, yellow=1, shops=[1, 2])
    scene.do("buy_luxury", shop=1).do("buy_luxury", shop=2)
    assert scene.gained() == {"orange": -1, "yellow": -1, "water": 1, "dinar": 1, "points": 4, "luxuries": 2}


def test_scroll_34_ms34_without_it_the_action_is_over_after_one() -> None:
    scene = action("souk", orange=1, yellow=1, shops=[1, 2]).do("buy_luxury", shop=1)
    assert scene.done


def test_scroll_34_ms34_the_office_is_not_mixed_in() -> None:
    scene = action("souk", scrolls=[34], orange=1, yellow=1, shops=[1, 2]).do("buy_luxury", shop=1)
    assert scene.refused("exchange", colour="yellow").reason == "not_mixed"
    assert scene.do("end_action").done


def test_scroll_34_ms34_works_once_per_turn() -> None:
    scene = action("souk", scrolls=[34], orange=1, yellow=3, purple=1, shops=[1, 2, 3, 4])
    scene.do("buy_luxury", shop=1).do("buy_luxury", shop=2).do("end_action")
    scene.use("souk").do("buy_luxury", shop=3)
    assert scene.done


def test_scroll_34_ms34_a_single_purchase_does_not_use_it() -> None:
    scene = action("souk", scrolls=[34], orange=1, yellow=3, purple=1, shops=[1, 2, 3, 4])
    scene.do("buy_luxury", shop=1).do("end_action")
    scene.use("souk").do("buy_luxury", shop=2).do("buy_luxury", shop=3)
    assert scene.gained()["luxuries"] == 3


def test_scroll_34_ms34_may_be_played_without_a_limit() -> None:
    scene = action("souk", scrolls=[34], orange=1, yellow=3, purple=1, shops=[1, 2, 3, 4], options=UNLIMITED)
    scene.do("buy_luxury", shop=1).do("buy_luxury", shop=2).do("end_action")
    scene.use("souk").do("buy_luxury", shop=3).do("buy_luxury", shop=4)
    assert scene.gained()["luxuries"] == 4


# Water sellers


@pytest.mark.parametrize(("option", "taken"), [("action", {}), ("keshi", {"turquoise": 1})])
def test_scroll_35_ms35_a_water_seller_gives_two_water(option: str, taken: dict[str, int]) -> None:
    scene = turn("river", scrolls=[35], sellers=["river"]).use("river", option)
    assert scene.gained() == {"water": 2, **taken}


def test_scroll_35_ms35_without_it_a_water_seller_gives_one() -> None:
    assert action("river", sellers=["river"]).gained() == {"water": 1}


def test_scroll_35_ms35_a_district_without_a_seller_gives_none() -> None:
    assert action("river", scrolls=[35], sellers=["palace"]).gained() == {}


# Printed goods

GOODS_SCROLLS = [
    pytest.param(37, {"yellow": 2}, id="M-S37"),
    pytest.param(38, {"purple": 2}, id="M-S38"),
    pytest.param(39, {"orange": 2}, id="M-S39"),
    pytest.param(40, {"yellow": 1, "purple": 1}, id="M-S40"),
    pytest.param(41, {"yellow": 1, "orange": 1}, id="M-S41"),
    pytest.param(42, {"purple": 1, "orange": 1}, id="M-S42"),
]


@pytest.mark.parametrize(("scroll", "gained"), GOODS_SCROLLS)
def test_scrolls_37_42_ms37_bring_the_two_printed_goods_keshis(scroll: int, gained: dict[str, int]) -> None:
    scene = bought(scroll)
    assert scene.gained() == gained
    assert scene.done


def test_scrolls_37_42_ms37_stay_before_their_owner_and_work_no_second_time() -> None:
    scene = bought(37)
    before = snapshot(scene.state)
    start_phase_3(scene.state, 0, ("river", "souk", "souk"))
    scene.use("river")
    assert gains(scene.state, before) == {}
    assert before["scrolls"] == 1
