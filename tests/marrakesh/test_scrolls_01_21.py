"""Scrolls 1 to 21."""

from typing import Any

import pytest

from serai.games.marrakesh.pieces.names import SAHARA_FIELDS, SQUARE_FIELDS
from tests.marrakesh.scenes import figures
from tests.marrakesh.scenes_tiles import action, bought, season_end, turn

KESHI_SCROLLS = [
    pytest.param(1, {"green": 1, "points": 1}, id="M-S01"),
    pytest.param(2, {"grey": 1}, id="M-S02"),
    pytest.param(3, {"white": 1}, id="M-S03"),
    pytest.param(4, {"black": 1}, id="M-S04"),
    pytest.param(6, {"turquoise": 1}, id="M-S06"),
    pytest.param(7, {"beige": 1, "tower_guards": 1}, id="M-S07"),
    pytest.param(10, {"purple": 1}, id="M-S10"),
    pytest.param(11, {"yellow": 1}, id="M-S11"),
    pytest.param(12, {"orange": 1}, id="M-S12"),
]


@pytest.mark.parametrize(("scroll", "gained"), KESHI_SCROLLS)
def test_scrolls_01_12_ms1_bring_the_printed_keshi_to_its_district(scroll: int, gained: dict[str, int]) -> None:
    scene = bought(scroll)
    assert scene.gained() == gained
    assert scene.done


PLACED_SCROLLS = [
    pytest.param(5, "place_pink", {"field": "date"}, {"pink": 1, "date": 1}, id="M-S05"),
    pytest.param(8, "place_brown", {"field": "start_left"}, {"brown": 1, "points": 2}, id="M-S08"),
    pytest.param(9, "place_red", {"district": "palace"}, {"red": 1}, id="M-S09"),
]


@pytest.mark.parametrize(("scroll", "kind", "place", "gained"), PLACED_SCROLLS)
def test_scrolls_05_08_09_ms5_ms8_ms9_bring_a_keshi_that_is_placed_with_its_bonus(
    scroll: int, kind: str, place: dict[str, str], gained: dict[str, int]
) -> None:
    scene = bought(scroll, leaders=["start_right"])
    scene.do(kind, **place)
    assert scene.gained() == gained


FULL_BOARDS = [
    pytest.param(1, {"green": 8}, id="M-S01"),
    pytest.param(2, {"grey": 8}, id="M-S02"),
    pytest.param(3, {"white": 8}, id="M-S03"),
    pytest.param(4, {"black": 8}, id="M-S04"),
    pytest.param(5, {"jugglers": SQUARE_FIELDS}, id="M-S05"),
    pytest.param(6, {"turquoise": 8}, id="M-S06"),
    pytest.param(7, {"guards": 8}, id="M-S07"),
    pytest.param(8, {"leaders": SAHARA_FIELDS[:8]}, id="M-S08"),
    pytest.param(
        9,
        {"sellers": ["date_plantation", "medrese", "palace", "mosque", "main_square", "river", "medina", "sahara"]},
        id="M-S09",
    ),
]


@pytest.mark.parametrize(("scroll", "board"), FULL_BOARDS)
def test_scrolls_01_09_ms1_ms9_a_keshi_without_room_is_lost(scroll: int, board: dict[str, Any]) -> None:
    scene = bought(scroll, **board)
    assert scene.gained() == {}
    assert scene.done


CROSSINGS = [("mosque", "black", 1, {"points": 1}), ("palace", "white", 2, {"dinar": 1})]
CROSSING_SCROLLS = [
    pytest.param(13, "water", id="M-S13"),
    pytest.param(14, "date", id="M-S14"),
    pytest.param(15, "dinar", id="M-S15"),
]


def total(*gained: dict[str, int]) -> dict[str, int]:
    names = {name for part in gained for name in part}
    return {name: sum(part.get(name, 0) for part in gained) for name in names}


@pytest.mark.parametrize(("stairs", "colour", "option", "bonus"), CROSSINGS)
@pytest.mark.parametrize(("scroll", "resource"), CROSSING_SCROLLS)
def test_scrolls_13_15_ms13_ms14_ms15_add_a_resource_to_a_crossing_on_either_stairs(
    scroll: int, resource: str, stairs: str, colour: str, option: int, bonus: dict[str, int]
) -> None:
    scene = action(stairs, scrolls=[scroll], **{colour: 1, stairs: 3})
    scene.do("choose_bonus", option=option)
    assert scene.gained() == total({stairs: 1, "dinar": 1}, {resource: 1}, bonus)


@pytest.mark.parametrize(("stairs", "colour", "option", "bonus"), CROSSINGS)
def test_scrolls_13_15_ms13_ms14_ms15_without_them_a_crossing_gives_a_dinar_and_the_connection_bonus(
    stairs: str, colour: str, option: int, bonus: dict[str, int]
) -> None:
    scene = action(stairs, **{colour: 1, stairs: 3})
    scene.do("choose_bonus", option=option)
    assert scene.gained() == total({stairs: 1, "dinar": 1}, bonus)


@pytest.mark.parametrize(("scroll", "resource"), CROSSING_SCROLLS)
def test_scrolls_13_15_ms13_ms14_ms15_work_at_each_of_two_boundaries(scroll: int, resource: str) -> None:
    scene = action("mosque", scrolls=[scroll], black=7)
    scene.do("choose_bonus", option=1).do("choose_bonus", option=1)
    assert scene.gained() == total({"mosque": 7, "dinar": 2, "points": 1 + 3}, {resource: 2})


@pytest.mark.parametrize(("scroll", "resource"), CROSSING_SCROLLS)
def test_scrolls_13_15_ms13_ms14_ms15_pay_before_the_connection_bonus_is_chosen(scroll: int, resource: str) -> None:
    scene = action("mosque", scrolls=[scroll], black=1, mosque=3)
    assert scene.phase == "choose_bonus"
    assert scene.gained() == total({"mosque": 1, "dinar": 1}, {resource: 1})


def test_scrolls_13_15_ms13_a_step_inside_a_section_gives_nothing() -> None:
    assert action("mosque", scrolls=[13, 14, 15, 16], black=1).gained() == {"mosque": 1}


def test_scroll_16_ms16_a_river_step_waits_together_with_the_connection_bonus() -> None:
    scene = action("mosque", scrolls=[16], black=1, mosque=3)
    assert scene.effects() == {"connection", "river:1"}
    scene.resolve("river:1")
    assert scene.gained() == {"mosque": 1, "dinar": 1, "boat": 1}
    scene.do("choose_bonus", option=1)
    assert scene.gained() == {"mosque": 1, "dinar": 1, "boat": 1, "points": 1}


def test_scroll_16_ms16_the_connection_bonus_may_come_first() -> None:
    scene = action("palace", scrolls=[16], white=1, palace=3)
    scene.resolve("connection").do("choose_bonus", option=2)
    assert scene.gained() == {"palace": 1, "dinar": 2, "boat": 1}


def test_scroll_16_ms16_water_may_be_added_to_its_river_step() -> None:
    scene = action("mosque", scrolls=[16], black=1, mosque=3, stock=(2, 0, 0))
    scene.resolve("river:1").do("extra_step", pay="water").do("stop").do("choose_bonus", option=1)
    assert scene.gained() == {"mosque": 1, "dinar": 1, "points": 1, "boat": 2, "water": -1}


def test_scroll_16_ms16_without_it_only_the_connection_bonus_is_chosen() -> None:
    scene = action("mosque", black=1, mosque=3)
    assert scene.kinds == {"choose_bonus"}
    assert scene.boat == 0


def test_scroll_17_ms17_a_waterfall_pays_when_the_boat_steps_over_it() -> None:
    assert action("river", scrolls=[17], turquoise=3).gained() == {"boat": 3, "points": 1}


def test_scroll_17_ms17_without_it_a_waterfall_does_not_pay_on_the_way() -> None:
    assert action("river", turquoise=3).gained() == {"boat": 3}


def test_scroll_17_ms17_each_waterfall_pays_in_the_middle_of_the_movement() -> None:
    scene = action("river", scrolls=[17], turquoise=4, boat=5)
    assert (scene.phase, scene.boat) == ("take_resource", 6)
    scene.do("take_resource", resource="water")
    assert (scene.phase, scene.boat) == ("take_goods", 8)
    scene.do("take_goods", colour="orange")
    scene.do("extra_step", pay="water")
    assert scene.gained() == {"boat": 5, "orange": 1, "points": 3}
    assert scene.done


def test_scroll_17_ms17_a_bought_step_over_a_waterfall_pays_too() -> None:
    scene = action("river", scrolls=[17], turquoise=1, boat=1, stock=(1, 0, 0))
    scene.do("extra_step", pay="water")
    assert scene.gained() == {"boat": 2, "water": -1, "points": 1}


def test_scroll_17_ms17_a_waterfall_passed_before_does_not_pay_again() -> None:
    assert action("river", scrolls=[17], turquoise=2, boat=3).gained() == {"boat": 2}


def test_scroll_17_ms17_a_boat_put_on_the_crocodile_space_crosses_nothing() -> None:
    scene = season_end(2, 9, scrolls=[17], boat=1)
    while scene.phase != "choose_keshis":
        scene.state.apply(scene.state.legal()[0])
    assert scene.gained() == {"boat": 2}


def test_scroll_18_ms18_the_exchange_office_also_gives_a_resource_of_choice() -> None:
    scene = action("souk", scrolls=[18], purple=1, office=3)
    scene.do("exchange", colour="purple").do("take_resource", resource="dinar")
    assert scene.gained() == {"purple": -1, "date": 2, "dinar": 1}
    assert scene.done


def test_scroll_18_ms18_without_it_the_office_gives_what_it_shows() -> None:
    scene = action("souk", purple=1, office=3).do("exchange", colour="purple")
    assert scene.gained() == {"purple": -1, "date": 2}
    assert scene.done


def test_scroll_18_ms18_each_use_of_the_office_counts() -> None:
    scene = turn(scrolls=[18], purple=2, office=3)
    for resource in ("water", "dinar"):
        scene.use("souk").do("exchange", colour="purple").do("take_resource", resource=resource)
    assert scene.gained() == {"purple": -2, "date": 4, "water": 1, "dinar": 1}


def test_scroll_18_ms18_the_resource_waits_beside_the_open_effect_of_a_new_office() -> None:
    scene = action("souk", scrolls=[18], orange=1, office=7).do("exchange", colour="orange")
    assert scene.effects() == {"resource:any:1", "stairs:either:1"}
    scene.resolve("stairs:either:1").do("choose_stairs", stairs="palace").do("take_resource", resource="water")
    assert figures(scene.state) == {"palace": 1, "mosque": 0}
    assert scene.gained() == {"orange": -1, "water": 2, "palace": 1}


def test_scroll_18_ms18_a_luxury_good_brings_no_further_resource() -> None:
    scene = action("souk", scrolls=[18], orange=1, shops=[1]).do("buy_luxury", shop=1)
    assert scene.gained() == {"orange": -1, "water": 1, "points": 2, "luxuries": 1}


def test_scroll_19_ms19_gives_two_water() -> None:
    assert bought(19).gained() == {"water": 2}


def test_scroll_20_ms20_gives_two_dinars() -> None:
    assert bought(20).gained() == {"dinar": 2}


def test_scroll_21_ms21_gives_three_dates() -> None:
    assert bought(21).gained() == {"date": 3}
