"""Scrolls 43 to 60."""

from collections.abc import Mapping
from typing import Any

import pytest

from serai.games.marrakesh.pieces.names import COLOURS, DISTRICTS, SQUARE_FIELDS
from serai.games.marrakesh.state import COMPANION_CELLS
from tests.marrakesh.scenes import set_stack, show_scroll, stack_of, start_phase_3, table_of
from tests.marrakesh.scenes_tiles import (
    PIER,
    TOP,
    Scene,
    action,
    bought,
    laid,
    owing,
    round_end,
    season_end,
    taking,
    turn,
)

UNLIMITED = {"permanent_limit": "unlimited"}
PRINTED = {"audience_threshold": "printed"}


def test_scroll_43_ms43_brings_two_keshis_of_colours_of_choice() -> None:
    scene = bought(43).do("choose_colour", colour="green").do("choose_colour", colour="black")
    assert scene.gained() == {"green": 1, "points": 1, "black": 1}
    assert scene.done


def test_scroll_43_ms43_both_may_be_alike() -> None:
    scene = bought(43).do("choose_colour", colour="white").do("choose_colour", colour="white")
    assert scene.gained() == {"white": 2}


def test_scroll_43_ms43_the_first_is_placed_with_its_bonus_before_the_second_is_chosen() -> None:
    scene = bought(43).do("choose_colour", colour="pink")
    assert scene.kinds == {"place_pink"}
    scene.do("place_pink", field="water")
    assert scene.gained() == {"pink": 1, "water": 1}
    assert scene.may("choose_colour", "colour") == list(COLOURS)


def test_scroll_43_ms43_the_second_needs_room_too() -> None:
    scene = bought(43, white=7).do("choose_colour", colour="white")
    assert scene.refused("choose_colour", colour="white").rule == "M-022"


# Supply


def test_scroll_44_ms44_mx24_a_dinar_and_two_resources_settle_two_supply_tiles() -> None:
    scene = owing(2, [1, 2], scrolls=[44], stock=(0, 2, 1))
    scene.do("supply", mode="scroll44")
    assert scene.gained() == {"date": -2, "dinar": -1}


def test_scroll_44_ms44_the_resources_are_of_choice() -> None:
    scene = owing(1, [9], scrolls=[44], stock=(1, 1, 2)).do("supply", mode="scroll44")
    paid = zip(scene.may("pay", "water"), scene.may("pay", "date"), scene.may("pay", "dinar"), strict=True)
    assert set(paid) == {(0, 0, 2), (0, 1, 1), (1, 0, 1)}


def test_scroll_44_ms44_without_it_tiles_that_can_not_be_paid_cost_points() -> None:
    assert owing(2, [1, 2], stock=(0, 2, 1)).gained() == {"date": -2, "dinar": -1, "points": -8}


def test_scroll_44_ms44_needs_a_dinar() -> None:
    assert owing(1, [9], scrolls=[44], stock=(1, 2, 0)).gained() == {"water": -1, "date": -2, "points": -5}


def test_scroll_44_ms44_with_scroll_33_the_dinar_may_be_something_else() -> None:
    scene = owing(2, [1, 2], scrolls=[33, 44], stock=(0, 3, 0)).do("supply", mode="scroll44")
    assert scene.gained() == {"date": -3}


def test_scroll_44_ms44_needs_a_resource_for_every_tile() -> None:
    scene = owing(2, [1, 2], scrolls=[44], stock=(0, 1, 1))
    assert scene.gained() == {"date": -1, "dinar": -1, "points": -8}


def test_scroll_44_ms44_nobody_has_to_use_it() -> None:
    scene = owing(2, [1, 2], scrolls=[44], stock=(0, 2, 1))
    assert scene.may("supply", "mode") == ["scroll44", "default"]
    scene.do("supply", mode="default")
    assert scene.gained() == {"date": -2, "dinar": -1, "points": -8}


def test_scroll_44_ms44_who_can_pay_the_tiles_may_use_it_or_pay() -> None:
    scene = owing(1, [9], scrolls=[44], stock=(1, 2, 1))
    assert scene.may("supply", "mode") == ["pay", "scroll44"]


# Oases for one resource


def test_scroll_45_ms45_an_oasis_costs_one_resource_of_choice() -> None:
    scene = action("sahara", scrolls=[45], leaders=["left_1", "left_2", "left_3"], stock=(1, 1, 0))
    scene.do("acquire_oasis", field="left_3").do("pay", water=0, date=1, dinar=0).do("end_action")
    assert scene.gained() == {"date": -1, "oases": 1}


def test_scroll_45_ms45_each_oasis_costs_one() -> None:
    scene = action("sahara", scrolls=[45], leaders=["left_1", "left_2", "left_3"], stock=(0, 2, 0))
    scene.do("acquire_oasis", field="left_3").do("acquire_oasis", field="left_2")
    assert scene.gained() == {"date": -2, "oases": 2}
    assert scene.done


def test_scroll_45_ms45_without_it_the_printed_cost_is_paid() -> None:
    scene = action("sahara", leaders=["left_1", "left_2", "left_3"], stock=(1, 1, 1))
    assert scene.do("acquire_oasis", field="left_3").gained() == {"water": -1, "date": -1, "dinar": -1, "oases": 1}


def test_scroll_45_ms45_without_it_one_date_is_not_enough() -> None:
    assert action("sahara", leaders=["left_1", "left_2", "left_3"], stock=(0, 2, 0)).done


def test_scroll_45_ms45_desert_cities_are_not_affected() -> None:
    leaders = ["left_1", "left_2", "left_3", "left_4"]
    scene = action(
        "sahara", options={"desert_cities": True}, scrolls=[45], leaders=leaders, city=1, stock=(3, 3, 3), purple=1
    )
    assert scene.refused("acquire_city", field="left_4").rule == "M-221"


# The exchange office


def test_scroll_46_ms46_one_assistant_may_use_the_office_several_times() -> None:
    scene = action("souk", scrolls=[46], purple=2, orange=1, office=3)
    scene.do("exchange", colour="purple").do("exchange", colour="orange").do("exchange", colour="purple")
    assert scene.gained() == {"purple": -2, "orange": -1, "date": 4, "dinar": 2}
    assert scene.done


def test_scroll_46_ms46_without_it_the_action_is_over_after_one() -> None:
    scene = action("souk", purple=2, office=3).do("exchange", colour="purple")
    assert scene.gained() == {"purple": -1, "date": 2}
    assert scene.done


def test_scroll_46_ms46_luxury_goods_are_not_mixed_in() -> None:
    scene = action("souk", scrolls=[34, 46], purple=1, orange=1, office=3, shops=[1]).do("exchange", colour="purple")
    assert scene.refused("buy_luxury", shop=1).reason == "not_mixed"


def test_scroll_46_ms46_works_once_per_turn() -> None:
    scene = action("souk", scrolls=[46], purple=4, office=3)
    scene.do("exchange", colour="purple").do("exchange", colour="purple").do("end_action")
    scene.use("souk").do("exchange", colour="purple")
    assert scene.done
    assert scene.gained() == {"purple": -3, "date": 6}


def test_scroll_46_ms46_a_single_exchange_does_not_use_it() -> None:
    scene = action("souk", scrolls=[46], purple=4, office=3).do("exchange", colour="purple").do("end_action")
    scene.use("souk").do("exchange", colour="purple").do("exchange", colour="purple")
    assert scene.gained() == {"purple": -3, "date": 6}


def test_scroll_46_ms46_may_be_played_without_a_limit() -> None:
    scene = action("souk", scrolls=[46], purple=4, office=3, options=UNLIMITED)
    scene.do("exchange", colour="purple").do("exchange", colour="purple").do("end_action")
    scene.use("souk").do("exchange", colour="purple").do("exchange", colour="purple")
    assert scene.gained() == {"purple": -4, "date": 8}


# Spectators


def test_scroll_47_ms47_mx25_pays_a_space_with_three_spectators_three_times() -> None:
    scene = bought(47, rotation=1)
    assert scene.effects() == {"goods:3", "stairs:mosque:3"}
    scene.resolve("goods:3").do("take_goods", colour="yellow")
    assert scene.gained() == {"yellow": 3, "mosque": 3}
    assert (scene.rotation, scene.done) == (1, True)


def test_scroll_47_ms47_looks_at_the_real_number_of_spectators() -> None:
    assert bought(47, scrolls=[31], rotation=1).gained() == {"dinar": 3, "points": 6, "date": 3}


def test_scroll_47_ms47_may_be_played_with_the_printed_number() -> None:
    scene = bought(47, scrolls=[31], rotation=1, options=PRINTED)
    assert scene.effects() == {"goods:3", "stairs:mosque:3"}


def test_scroll_47_ms47_with_separate_steps_three_movements_wait() -> None:
    scene = bought(47, scrolls=[48], rotation=1, options={"square_steps": "separate"})
    assert scene.effects() == {"goods:3", "stairs:mosque:1"}
    scene.resolve("goods:3").do("take_goods", colour="yellow").do("choose_bonus", option=1)
    assert scene.gained() == {"yellow": 3, "mosque": 6, "dinar": 1, "points": 1}


def test_scroll_51_ms51_mx27_the_square_ends_with_the_bonuses_of_single_spectators() -> None:
    scene = action("main_square", scrolls=[51], rotation=5)
    assert scene.gained() == {"water": 1, "date": 1, "palace": 1}
    assert scene.done


def test_scroll_51_ms51_without_it_single_spectators_give_nothing() -> None:
    assert action("main_square", rotation=5).gained() == {}


def test_scroll_51_ms51_comes_after_the_chosen_bonus() -> None:
    scene = action("main_square", scrolls=[51], rotation=5, jugglers=["goods"])
    assert scene.gained() == {}
    scene.do("take_goods", colour="purple")
    assert scene.gained() == {"purple": 2, "water": 1, "date": 1, "palace": 1}


def test_scroll_51_ms51_open_bonuses_wait_for_an_order() -> None:
    scene = action("main_square", scrolls=[51], rotation=0)
    assert scene.effects() == {"stairs:palace:1", "river:1"}
    assert scene.gained() == {"water": 1}


def test_scroll_51_ms51_looks_at_the_real_number_of_spectators() -> None:
    assert action("main_square", scrolls=[31, 51], rotation=5).gained() == {}


def test_scroll_51_ms51_may_be_played_with_the_printed_number() -> None:
    scene = action("main_square", scrolls=[31, 51], rotation=5, options=PRINTED)
    assert scene.gained() == {"water": 1, "date": 1, "palace": 1}


def second_performance(options: Mapping[str, object]) -> Scene:
    """A main-square action and, in the same turn, another one granted by a scroll; counted from the second on."""
    state = laid(scrolls=[51], grey=5, stock=(0, 2, 0), rotation=4, options=options)
    show_scroll(state, 53)
    start_phase_3(state, 0, ("main_square", "medrese", "souk"))
    scene = Scene(state).use("main_square").resolve("goods:1").do("take_goods", colour="purple")
    scene.use("medrese").do("buy_scroll", scroll=53)
    return Scene(state).do("choose_action", district="main_square")


def test_scroll_51_ms51_works_once_per_turn() -> None:
    assert second_performance({}).gained() == {}


def test_scroll_51_ms51_may_be_played_without_a_limit() -> None:
    assert second_performance(UNLIMITED).gained() == {"water": 1, "date": 1, "palace": 1}


def test_scroll_54_ms54_mx28_a_juggler_brings_the_bonuses_of_both_neighbours() -> None:
    scene = taking("main_square", scrolls=[54]).do("place_pink", field="points")
    assert scene.gained() == {"pink": 1, "points": 2, "water": 1, "dinar": 1}


def test_scroll_54_ms54_without_it_a_juggler_brings_its_own_bonus() -> None:
    assert taking("main_square").do("place_pink", field="points").gained() == {"pink": 1, "points": 2}


def test_scroll_54_ms54_occupied_neighbours_count_too() -> None:
    scene = taking("main_square", scrolls=[54], jugglers=["water", "dinar"]).do("place_pink", field="points")
    assert scene.gained() == {"pink": 1, "points": 2, "water": 1, "dinar": 1}


def test_scroll_54_ms54_open_bonuses_wait_for_an_order() -> None:
    scene = taking("main_square", scrolls=[54]).do("place_pink", field="goods")
    assert scene.effects() == {"goods:1", "stairs:palace:1", "river:1"}


def test_scroll_54_ms54_works_each_time() -> None:
    scene = bought(43, scrolls=[54])
    for field in ("points", "date"):
        scene.do("choose_colour", colour="pink").do("place_pink", field=field)
    assert scene.effects() == {"stairs:mosque:1", "river:1"}
    assert scene.gained() == {"pink": 2, "points": 2, "water": 1, "dinar": 1, "date": 1}


# Stairs


def test_scroll_48_ms48_mx26_a_juggler_on_the_mosque_field_brings_two_steps() -> None:
    assert taking("main_square", scrolls=[48]).do("place_pink", field="mosque").gained() == {"pink": 1, "mosque": 2}


@pytest.mark.parametrize(("stairs", "colour"), [("palace", "white"), ("mosque", "black")])
def test_scroll_48_ms48_a_movement_is_one_step_longer(stairs: str, colour: str) -> None:
    assert action(stairs, scrolls=[48], **{colour: 2}).gained() == {stairs: 3}


def test_scroll_48_ms48_without_it_a_movement_has_its_own_length() -> None:
    assert action("palace", white=2).gained() == {"palace": 2}


def test_scroll_48_ms48_no_movement_is_not_made_longer() -> None:
    assert action("palace", scrolls=[48]).gained() == {}


def test_scroll_48_ms48_bought_steps_are_not_made_longer() -> None:
    scene = action("palace", scrolls=[48, 26], white=1, stock=(0, 1, 0)).do("extra_step", pay="date")
    assert scene.gained() == {"palace": 3, "date": -1}


def test_scroll_48_ms48_counts_on_the_last_step() -> None:
    assert action("palace", scrolls=[48], white=5, palace=TOP).gained() == {"points": 6}


def test_scroll_48_ms48_its_step_is_asked_for_where_one_may_stop() -> None:
    scene = action("palace", scrolls=[48], white=1, options={"stairs_may_stop": True})
    scene.do("step").do("step")
    assert scene.gained() == {"palace": 2}
    assert scene.done


TOPS = [
    pytest.param(49, "mosque", "black", id="M-S49"),
    pytest.param(52, "palace", "white", id="M-S52"),
]


@pytest.mark.parametrize(("scroll", "stairs", "colour"), TOPS)
def test_scrolls_49_52_ms49_ms52_steps_on_the_last_step_give_two_points(scroll: int, stairs: str, colour: str) -> None:
    assert action(stairs, scrolls=[scroll], **{colour: 3, stairs: TOP}).gained() == {"points": 6}


@pytest.mark.parametrize(("scroll", "stairs", "colour"), TOPS)
def test_scrolls_49_52_ms49_ms52_without_them_one_point(scroll: int, stairs: str, colour: str) -> None:
    assert action(stairs, **{colour: 3, stairs: TOP}).gained() == {"points": 3}


@pytest.mark.parametrize(("scroll", "stairs", "colour"), [(52, "mosque", "black"), (49, "palace", "white")])
def test_scrolls_49_52_ms49_ms52_the_other_stairs_give_one_point(scroll: int, stairs: str, colour: str) -> None:
    assert action(stairs, scrolls=[scroll], **{colour: 3, stairs: TOP}).gained() == {"points": 3}


def test_scroll_55_ms55_three_steps_on_each_of_the_stairs() -> None:
    scene = bought(55)
    assert scene.effects() == {"stairs:palace:3", "stairs:mosque:3"}
    scene.resolve("stairs:mosque:3")
    assert scene.gained() == {"palace": 3, "mosque": 3}
    assert scene.done


def test_scroll_55_ms55_the_order_decides_over_the_line() -> None:
    scene = bought(55, palace=1, mosque=1).resolve("stairs:palace:3")
    scene.do("choose_bonus", option=2).do("choose_bonus", option=1)
    assert scene.gained() == {"palace": 3, "mosque": 3, "dinar": 1 + 1 + 1, "points": 1}


def test_scroll_55_ms55_with_scroll_48_both_movements_have_four_steps() -> None:
    scene = bought(55, scrolls=[48]).resolve("stairs:palace:3").do("choose_bonus", option=2)
    scene.do("choose_bonus", option=1)
    assert scene.gained() == {"palace": 4, "mosque": 4, "dinar": 3, "points": 1}


def test_scroll_59_ms59_mx29_gives_every_bonus_of_the_line() -> None:
    scene = bought(59, mosque=7, palace=4).do("place_red", district="river")
    assert scene.gained() == {"dinar": 1, "points": 3 + 1, "red": 1, "green": 1}
    assert scene.has_seller("river")


def test_scroll_59_ms59_open_bonuses_wait_for_an_order() -> None:
    scene = bought(59, mosque=11, palace=11)
    assert scene.effects() == {"keshi:brown", "keshi:pink"}
    assert scene.gained() == {"dinar": 3, "points": 5, "beige": 1, "tower_guards": 1}


def test_scroll_59_ms59_the_top_line_brings_two_keshis_of_one_colour() -> None:
    scene = bought(59, mosque=TOP, palace=TOP).do("choose_colour", colour="white")
    assert scene.gained() == {"dinar": 4, "points": 7, "white": 2}


def test_scroll_59_ms59_an_empty_line_gives_nothing() -> None:
    scene = bought(59)
    assert scene.gained() == {}
    assert scene.done


# Water sellers


def test_scroll_50_ms50_an_action_in_a_district_with_a_water_seller_gives_two_points() -> None:
    assert action("river", scrolls=[50], sellers=["river"]).gained() == {"water": 1, "points": 2}


def test_scroll_50_ms50_taking_a_keshi_gives_no_points() -> None:
    assert taking("river", scrolls=[50], sellers=["river"]).gained() == {"water": 1, "turquoise": 1}


def test_scroll_50_ms50_without_it_the_action_gives_water_only() -> None:
    assert action("river", sellers=["river"]).gained() == {"water": 1}


def test_scroll_50_ms50_a_district_without_a_seller_gives_nothing() -> None:
    assert action("river", scrolls=[50], sellers=["palace"]).gained() == {}


def test_scroll_50_ms50_a_granted_action_gives_no_points() -> None:
    scene = bought(53, scrolls=[50], sellers=["river"], turquoise=2).do("choose_action", district="river")
    assert scene.gained() == {"boat": 2}


def test_scroll_50_ms50_works_for_every_assistant() -> None:
    scene = turn("river", "palace", scrolls=[50], sellers=["river", "palace"]).use("river").use("palace")
    assert scene.gained() == {"water": 2, "points": 4}


def test_scroll_57_ms57_a_water_seller_for_the_souk_and_three_water() -> None:
    scene = bought(57)
    assert scene.gained() == {"red": 1, "water": 3}
    assert scene.has_seller("souk")


@pytest.mark.parametrize("option", ["action", "keshi"])
def test_scroll_57_ms57_does_not_work_in_the_turn_it_was_obtained(option: str) -> None:
    scene = bought(57).use("souk", option)
    assert scene.gained() == {"red": 1, "water": 3}


def test_scroll_57_ms57_works_from_the_next_turn_on_for_every_assistant() -> None:
    scene = bought(57)
    start_phase_3(scene.state, 0, ("souk", "souk", "souk"))
    scene.use("souk").use("souk", "keshi").do("take_goods", colour="purple")
    assert scene.gained() == {"red": 1, "water": 3 + 2, "purple": 1}


def test_scroll_57_ms57_takes_no_room_from_the_other_water_sellers() -> None:
    scene = bought(30, sellers=[*DISTRICTS[:7], "souk"]).do("choose_colour", colour="red")
    assert scene.has_seller("sahara")
    assert "red" not in bought(30, sellers=DISTRICTS).may("choose_colour", "colour")


def test_scroll_57_ms57_without_it_the_souk_has_no_water_seller() -> None:
    assert action("souk", sellers=DISTRICTS[:8]).gained() == {}


# Granted actions and scrolls


def test_scroll_53_ms53_grants_the_action_of_any_district() -> None:
    scene = bought(53, green=2)
    assert scene.may("choose_action", "district") == list(DISTRICTS)
    scene.do("choose_action", district="date_plantation")
    assert scene.gained() == {"date": 2}


def test_scroll_53_ms53_gives_no_water_from_a_water_seller() -> None:
    scene = bought(53, green=2, sellers=["date_plantation"]).do("choose_action", district="date_plantation")
    assert scene.gained() == {"date": 2}


def test_scroll_53_ms53_may_be_declined() -> None:
    scene = bought(53, green=2).do("decline")
    assert scene.gained() == {}
    assert scene.done


def test_scroll_53_ms53_in_the_souk_it_is_one_use() -> None:
    scene = bought(53, purple=2, office=3).do("choose_action", district="souk").do("exchange", colour="purple")
    assert scene.gained() == {"purple": -1, "date": 2}
    assert scene.done


def test_scroll_53_ms53_in_the_souk_scrolls_treat_it_like_an_assistant() -> None:
    scene = bought(53, scrolls=[46], purple=3, office=3).do("choose_action", district="souk")
    scene.do("exchange", colour="purple").do("exchange", colour="purple").do("end_action")
    scene.use("souk").do("exchange", colour="purple")
    assert scene.done


def test_scroll_53_ms53_a_second_madrasa_action_starts_afresh() -> None:
    state = laid(grey=5, stock=(0, 3, 0))
    show_scroll(state, 53)
    show_scroll(state, 19)
    start_phase_3(state, 0, ("medrese", "souk", "souk"))
    scene = Scene(state).use("medrese").do("buy_scroll", scroll=53).do("choose_action", district="medrese")
    scene.do("buy_scroll", scroll=19)
    assert scene.gained() == {"date": -3, "scrolls": 2, "water": 2}


def orange_scrolls_shown(**board: Any) -> Scene:
    """Scroll 58 is about to be bought; 61 and 62 lie face up."""
    state = laid(grey=5, **board)
    set_stack(state, "orange", 1, 61, 63)
    set_stack(state, "orange", 2, 62)
    set_stack(state, "orange", 3)
    show_scroll(state, 58)
    start_phase_3(state, 0, ("medrese", "souk", "souk"))
    return Scene(state).use("medrese").do("buy_scroll", scroll=58)


def test_scroll_58_ms58_an_orange_scroll_for_a_date_without_scholars() -> None:
    scene = orange_scrolls_shown(stock=(0, 4, 0))
    assert scene.may("take_scroll", "scroll") == [61, 62]
    scene.do("take_scroll", scroll=61)
    assert scene.gained() == {"date": -2 - 1, "scrolls": 2}


def test_scroll_58_ms58_the_scroll_taken_works() -> None:
    state = laid(grey=5, stock=(0, 3, 0))
    show_scroll(state, 67)
    show_scroll(state, 58)
    start_phase_3(state, 0, ("medrese", "souk", "souk"))
    scene = Scene(state).use("medrese").do("buy_scroll", scroll=58).do("take_scroll", scroll=67)
    for colour in ("purple", "yellow", "orange"):
        scene.do("choose_colour", colour=colour)
    assert scene.gained() == {"date": -3, "scrolls": 2, "purple": 1, "yellow": 1, "orange": 1}


def test_scroll_58_ms58_the_sultan_saves_no_date() -> None:
    state = laid(grey=5, stock=(0, 4, 0), options={"imam_and_sultan": True})
    table_of(state).cells[COMPANION_CELLS] = 0
    show_scroll(state, 61)
    show_scroll(state, 58)
    start_phase_3(state, 0, ("medrese", "souk", "souk"))
    scene = Scene(state).use("medrese").do("buy_scroll", scroll=58).do("take_scroll", scroll=61)
    assert scene.gained() == {"date": -1 - 1, "scrolls": 2}


def test_scroll_58_ms58_may_be_declined() -> None:
    assert orange_scrolls_shown(stock=(0, 3, 0)).do("decline").gained() == {"date": -2, "scrolls": 1}


def test_scroll_58_ms58_without_a_date_left_there_is_nothing_to_take() -> None:
    scene = orange_scrolls_shown(stock=(0, 2, 0))
    assert scene.done
    assert scene.gained() == {"date": -2, "scrolls": 1}


def test_scroll_58_ms58_the_place_is_filled_at_the_end_of_the_turn() -> None:
    scene = orange_scrolls_shown(stock=(0, 3, 0)).do("take_scroll", scroll=61)
    assert stack_of(scene.state, "orange", 1) == [63]
    scene.use("souk", "keshi").do("take_goods", colour="purple")
    scene.use("souk", "keshi").do("take_goods", colour="purple")
    shown = scene.state.view(None)["scrolls"]
    assert isinstance(shown, dict)
    assert [stack["scroll"] for stack in shown["orange"]] == [63, 62, None]


# The river


def test_scroll_56_ms56_each_step_of_the_moored_boat_gives_two_points() -> None:
    assert action("river", scrolls=[56], turquoise=3, boat=PIER).gained() == {"points": 6}


def test_scroll_56_ms56_without_it_each_step_gives_one() -> None:
    assert action("river", turquoise=3, boat=PIER).gained() == {"points": 3}


def test_scroll_56_ms56_bought_steps_count_and_mooring_itself_does_not() -> None:
    scene = action("river", scrolls=[56], turquoise=1, boat=PIER - 1, stock=(1, 0, 0)).do("extra_step", pay="water")
    assert scene.gained() == {"boat": 1, "points": 4 + 2, "water": -1}


def test_scroll_60_ms60_a_waterfall_pays_twice_at_the_end_of_a_round() -> None:
    assert round_end(scrolls=[60], boat=3).gained() == {"points": 2}


def test_scroll_60_ms60_without_it_a_waterfall_pays_once() -> None:
    assert round_end(boat=3).gained() == {"points": 1}


def test_scroll_60_ms60_choices_are_made_for_each() -> None:
    scene = round_end(scrolls=[60], boat=8).do("river_bonus", waterfall=3)
    scene.do("take_goods", colour="purple").do("take_goods", colour="orange")
    assert scene.gained() == {"purple": 1, "orange": 1}


def test_scroll_60_ms60_doubles_what_scroll_17_gives() -> None:
    assert action("river", scrolls=[17, 60], turquoise=3).gained() == {"boat": 3, "points": 2}


def test_scroll_60_ms60_doubles_what_scroll_28_gives() -> None:
    scene = season_end(1, 8, scrolls=[28, 60], boat=6, others={1: {"boat": 7}})
    scene.do("take_resource", resource="water").do("take_resource", resource="date")
    assert scene.gained() == {"points": 2, "water": 1, "date": 1, "boat": -6}


def test_scroll_60_ms60_doubles_what_scroll_69_gives_and_may_be_interleaved() -> None:
    scene = round_end(scrolls=[60, 69], boat=8)
    for effect, kind, taken in (
        ("goods:1", "take_goods", {"colour": "purple"}),
        ("resource:any:1", "take_resource", {"resource": "water"}),
        ("goods:1", "take_goods", {"colour": "yellow"}),
    ):
        scene.resolve(effect).do(kind, **taken)
    scene.do("take_resource", resource="date")
    assert scene.gained() == {"points": 2, "purple": 1, "yellow": 1, "water": 1, "date": 1}


def test_scroll_47_ms47_no_juggler_is_needed_and_all_of_them_may_be_there() -> None:
    scene = bought(47, rotation=1, jugglers=SQUARE_FIELDS)
    assert scene.effects() == {"goods:3", "stairs:mosque:3"}
