"""Scrolls 61 to 72."""

from typing import Any

from serai.games.marrakesh.pieces.names import COLOURS, SAHARA_FIELDS, SQUARE_FIELDS
from tests.marrakesh.scenes import figures, final
from tests.marrakesh.scenes_tiles import Scene, action, bought, draft, round_end, season_end, taking

LEFT = ["left_1", "left_2", "left_3"]

# Phase 2


def test_scroll_61_ms61_two_keshis_of_different_colours_may_be_taken() -> None:
    scene = draft({"green": 1, "white": 1, "black": 1}, scrolls=[61])
    scene.do("draft", colours=["green", "black"])
    assert scene.gained() == {"green": 1, "points": 1, "black": 1}


def test_scroll_61_ms61_one_or_two_of_a_colour_may_be_taken_as_ever() -> None:
    scene = draft({"green": 1, "black": 2}, scrolls=[61])
    assert scene.may("draft", "colours") == [["green"], ["green", "black"], ["black"], ["black", "black"]]


def test_scroll_61_ms61_both_colours_need_room() -> None:
    scene = draft({"green": 1, "black": 2, "white": 1}, scrolls=[61], black=7, white=8)
    assert scene.may("draft", "colours") == [["green"], ["green", "black"], ["black"]]


def test_scroll_61_ms61_without_it_a_draft_is_of_one_colour() -> None:
    scene = draft({"green": 1, "black": 2})
    assert scene.refused("draft", colours=["green", "black"]).to_json() == {"rule": "M-068", "reason": "one_colour"}


def test_scroll_61_ms61_works_each_time() -> None:
    scene = draft({"green": 2, "white": 2, "purple": 1}, scrolls=[61]).do("draft", colours=["green", "white"])
    scene.do("draft", colours=["purple"]).do("draft", colours=["green", "white"])
    assert scene.gained() == {"green": 2, "points": 2, "white": 2}


def test_scroll_61_ms61_keshis_taken_together_are_placed_in_an_order_of_choice() -> None:
    scene = draft({"pink": 1, "brown": 1}, scrolls=[61]).do("draft", colours=["pink", "brown"])
    assert scene.effects() == {"keshi:pink", "keshi:brown"}


# Oases


def test_scroll_62_ms62_three_discovered_oases_are_acquired_free_of_charge() -> None:
    scene = bought(62, leaders=[*LEFT, "right_1"], oases={"left_1": 5, "left_2": 6, "left_3": 7, "right_1": 8})
    for field in ("left_1", "right_1", "left_3"):
        scene.do("acquire_oasis", field=field)
    assert scene.track == [5, 8, 7]
    scene.do("decline")
    assert scene.gained() == {"oases": 3}
    assert scene.done


def test_scroll_62_ms62_effects_of_the_track_places_come_with_each() -> None:
    scene = bought(62, leaders=LEFT, track={1: "green", 2: "black"}, stock=(1, 1, 1))
    scene.do("acquire_oasis", field="left_2")
    assert scene.gained() == {"oases": 1, "green": 1, "points": 1}
    scene.do("acquire_oasis", field="left_1").do("acquire_oasis", field="left_3")
    scene.do("swap_return", colour="grey").do("choose_colour", colour="white")
    assert scene.gained() == {"oases": 3, "green": 1, "points": 1, "black": 1, "grey": -1, "white": 1}


def test_scroll_62_ms62_fewer_may_be_acquired() -> None:
    scene = bought(62, leaders=LEFT).do("acquire_oasis", field="left_1").do("end_action")
    assert scene.gained() == {"oases": 1}
    assert scene.done


def test_scroll_62_ms62_an_oasis_not_discovered_can_not_be_acquired() -> None:
    assert bought(62, leaders=LEFT).refused("acquire_oasis", field="right_1").reason == "oasis_hidden"


def test_scroll_62_ms62_does_nothing_without_a_discovered_oasis() -> None:
    assert bought(62).done


def test_scroll_62_ms62_acquires_no_desert_city() -> None:
    leaders = [*LEFT, "left_4"]
    scene = bought(62, options={"desert_cities": True}, leaders=leaders, city=1, purple=1, yellow=1, orange=1)
    assert scene.kinds == {"acquire_oasis", "end_action"}
    assert scene.refused("acquire_oasis", field="left_4").rule == "M-222"


def test_scroll_68_ms68_a_discovered_oasis_gives_its_value_at_once() -> None:
    scene = taking("sahara", scrolls=[68], oases={"left_1": 5}, white=2).do("place_brown", field="left_1")
    assert scene.gained() == {"brown": 1, "points": 3 + 2}


def test_scroll_68_ms68_without_it_a_discovery_gives_nothing() -> None:
    scene = taking("sahara", oases={"left_1": 5}, white=2).do("place_brown", field="left_1")
    assert scene.gained() == {"brown": 1}


def test_scroll_68_ms68_the_oasis_can_still_be_acquired_and_scores_only_then() -> None:
    scene = taking("sahara", scrolls=[68], oases={"left_1": 5}, white=2).do("place_brown", field="left_1")
    assert final(scene.state).oases == 0
    scene = action("sahara", scrolls=[68], leaders=["left_1"], oases={"left_1": 5}, white=2, stock=(0, 0, 1))
    scene.do("acquire_oasis", field="left_1")
    assert scene.gained() == {"dinar": -1, "oases": 1}
    assert final(scene.state).oases == 5


def test_scroll_68_ms68_resources_may_be_returned_for_an_oasis_that_asks_for_them() -> None:
    scene = taking("sahara", scrolls=[68], oases={"right_1": 21}, stock=(0, 5, 0)).do("place_brown", field="right_1")
    assert scene.may("return_resources", "count") == [0, 1, 2, 3, 4, 5]
    scene.do("return_resources", resource="date", count=2)
    assert scene.gained() == {"brown": 1, "date": -2, "points": 3 + 2}


def test_scroll_68_ms68_every_discovery_pays() -> None:
    scene = bought(43, scrolls=[68], oases={"left_1": 5, "left_2": 8})
    for field in ("left_1", "left_2"):
        scene.do("choose_colour", colour="brown").do("place_brown", field=field)
    assert scene.gained() == {"brown": 2, "points": 6}


def test_scroll_68_ms68_the_start_oasis_is_no_discovery() -> None:
    scene = taking("sahara", scrolls=[68], leaders=["start_right"]).do("place_brown", field="start_left")
    assert scene.gained() == {"brown": 1, "points": 2}


def test_scroll_71_ms71_gives_the_value_of_an_acquired_oasis_of_choice() -> None:
    scene = bought(71, acquired=[5, 7], turquoise=8, white=1)
    assert scene.may("choose_oasis", "oasis") == [5, 7]
    scene.do("choose_oasis", oasis=7)
    assert scene.gained() == {"points": 11}
    assert final(scene.state).oases == 11 + 4


def test_scroll_71_ms71_does_nothing_without_an_acquired_oasis() -> None:
    scene = bought(71, leaders=LEFT)
    assert scene.gained() == {}
    assert scene.done


def test_scroll_71_ms71_only_acquired_oases_count() -> None:
    scene = bought(71, acquired=[5, 6], leaders=["right_1"], oases={"right_1": 7})
    assert scene.refused("choose_oasis", oasis=7).rule == "M-S71"


def test_scroll_71_ms71_resources_may_be_returned_for_it() -> None:
    scene = bought(71, acquired=[19], stock=(14, 0, 0))
    assert scene.may("return_resources", "count") == list(range(13))
    scene.do("return_resources", resource="water", count=12)
    assert scene.gained() == {"water": -12, "points": 15}


# Crossings


def test_scroll_63_ms63_a_crossing_gives_two_different_bonuses_of_the_line() -> None:
    scene = action("mosque", scrolls=[63], black=1, mosque=10, palace=4)
    assert scene.may("choose_bonus", "option") == [1, 2, 3, 4, 5]
    scene.do("choose_bonus", option=3)
    assert scene.may("choose_bonus", "option") == [1, 2, 4, 5]
    scene.do("choose_bonus", option=1)
    assert scene.gained() == {"mosque": 1, "dinar": 1, "grey": 1, "points": 5}


def test_scroll_63_ms63_the_same_bonus_can_not_be_taken_twice() -> None:
    scene = action("mosque", scrolls=[63], black=1, mosque=10, palace=4).do("choose_bonus", option=3)
    assert scene.refused("choose_bonus", option=3).reason == "bonus_taken"


def test_scroll_63_ms63_without_it_a_crossing_gives_one() -> None:
    scene = action("mosque", black=1, mosque=10, palace=4).do("choose_bonus", option=3)
    assert scene.gained() == {"mosque": 1, "dinar": 1, "grey": 1}
    assert scene.done


def test_scroll_63_ms63_works_at_each_boundary() -> None:
    scene = action("mosque", scrolls=[63], black=7).do("choose_bonus", option=1).do("choose_bonus", option=1)
    assert scene.gained() == {"mosque": 7, "dinar": 2, "points": 1 + 3, "boat": 1, "purple": 1}


def test_scroll_63_ms63_both_bonuses_are_of_the_line_of_the_crossing() -> None:
    scene = action("mosque", scrolls=[63], black=1, mosque=10, palace=14).do("choose_bonus", option=4)
    scene.do("place_pink", field="palace")
    assert figures(scene.state) == {"palace": 15, "mosque": 11}
    assert scene.may("choose_bonus", "option") == [1, 2, 3]
    scene.do("choose_bonus", option=1).do("choose_bonus", option=3)
    assert scene.may("choose_bonus", "option") == [1, 2, 3, 5]
    scene.do("choose_bonus", option=5)
    assert scene.gained() == {"mosque": 1, "pink": 1, "palace": 1, "points": 5, "dinar": 1 + 1 + 4 + 3}


def test_scroll_63_ms63_the_river_step_of_scroll_16_does_not_come_in_between() -> None:
    scene = action("mosque", scrolls=[16, 63], black=1, mosque=10, palace=4).resolve("connection")
    scene.do("choose_bonus", option=1)
    assert scene.kinds == {"choose_bonus"}
    assert scene.boat == 0


# Keshis of choice


def test_scroll_64_ms64_a_keshi_and_then_the_action_of_its_district() -> None:
    scene = bought(64, white=1)
    assert scene.may("choose_colour", "colour") == list(COLOURS)
    scene.do("choose_colour", colour="white")
    assert scene.gained() == {"white": 1, "palace": 2}


def test_scroll_64_ms64_a_red_keshi_brings_the_action_of_the_district_it_was_put_in() -> None:
    scene = bought(64, turquoise=2).do("choose_colour", colour="red").do("place_red", district="river")
    assert scene.gained() == {"red": 1, "boat": 2}


def test_scroll_64_ms64_a_goods_keshi_brings_the_action_of_the_souk() -> None:
    scene = bought(64, office=3).do("choose_colour", colour="purple").do("exchange", colour="purple")
    assert scene.gained() == {"date": 2}


def test_scroll_64_ms64_a_pink_keshi_brings_its_bonus_before_the_action() -> None:
    scene = bought(64, rotation=0).do("choose_colour", colour="pink").do("place_pink", field="water")
    assert scene.gained() == {"pink": 1, "water": 1 + 1}
    assert scene.rotation == 1


def test_scroll_64_ms64_a_colour_without_room_can_not_be_chosen() -> None:
    assert "white" not in bought(64, white=8).may("choose_colour", "colour")


def test_scroll_64_ms64_gives_no_water_from_a_water_seller() -> None:
    scene = bought(64, sellers=["palace"]).do("choose_colour", colour="white")
    assert scene.gained() == {"white": 1, "palace": 1}


def test_scroll_67_ms67_brings_three_keshis_of_colours_of_choice() -> None:
    scene = bought(67)
    for colour in ("green", "purple", "green"):
        scene.do("choose_colour", colour=colour)
    assert scene.gained() == {"green": 2, "points": 2, "purple": 1}
    assert scene.done


def test_scroll_67_ms67_each_is_placed_with_its_bonus_before_the_next() -> None:
    scene = bought(67).do("choose_colour", colour="brown").do("place_brown", field="start_right")
    scene.do("take_resource", resource="water").do("take_resource", resource="date")
    scene.do("choose_colour", colour="brown").do("place_brown", field="start_left")
    assert scene.gained() == {"brown": 2, "water": 1, "date": 1, "points": 2}
    assert scene.kinds == {"choose_colour"}


# The main square


def test_scroll_65_ms65_mx31_the_square_is_turned_and_performed_twice() -> None:
    scene = action("main_square", scrolls=[65], rotation=3, jugglers=["points", "water"])
    scene.do("square_bonus", field="points")
    assert scene.gained() == {"points": 6}
    scene.do("square_bonus", field="water")
    assert scene.gained() == {"points": 6, "water": 3}
    assert (scene.rotation, scene.done) == (5, True)


def test_scroll_65_ms65_without_it_the_square_is_turned_once() -> None:
    scene = action("main_square", rotation=3, jugglers=["points", "water"]).do("square_bonus", field="points")
    assert (scene.rotation, scene.done) == (4, True)


def test_scroll_65_ms65_without_a_juggler_the_disc_is_turned_twice() -> None:
    scene = action("main_square", scrolls=[65], rotation=3)
    assert scene.gained() == {}
    assert scene.rotation == 5


def test_scroll_65_ms65_scrolls_29_and_51_work_once_after_the_second() -> None:
    assert action("main_square", scrolls=[65, 29], rotation=2).gained() == {"points": 6}
    assert action("main_square", scrolls=[65, 51], rotation=4).gained() == {"water": 1, "date": 1, "palace": 1}


def test_scroll_70_ms70_mx32_every_juggler_performs_for_its_spectators() -> None:
    scene = bought(70, rotation=3, jugglers=["palace", "river", "dinar", "points"])
    assert scene.effects() == {"stairs:palace:1", "river:3"}
    scene.resolve("river:3")
    assert scene.gained() == {"palace": 1, "boat": 3, "dinar": 3, "points": 2}
    assert scene.rotation == 3


def test_scroll_70_ms70_does_nothing_without_a_juggler() -> None:
    scene = bought(70)
    assert scene.gained() == {}
    assert scene.done


def test_scroll_70_ms70_counts_the_spectator_of_scroll_31() -> None:
    assert bought(70, scrolls=[31], jugglers=["water", "points"]).gained() == {"water": 4, "points": 4}


def test_scroll_70_ms70_a_juggler_without_spectators_gives_nothing() -> None:
    scene = bought(70, jugglers=["points"], options={"audience_side": "purple"})
    assert scene.gained() == {}


def test_scroll_70_ms70_with_separate_steps_each_is_a_movement() -> None:
    scene = bought(70, scrolls=[48], rotation=1, jugglers=["mosque"], options={"square_steps": "separate"})
    scene.do("choose_bonus", option=1)
    assert scene.gained() == {"mosque": 6, "dinar": 1, "points": 1}


# Gates


def one_gate(*scrolls: int, **board: Any) -> Scene:
    """A grey gate of the leftmost workshop, built where it does not match."""
    scene = action("medina", scrolls=scrolls, guards=1, workshops={1: "grey"}, **board)
    return scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1)


def test_scroll_66_ms66_a_gate_brings_two_keshis_of_its_colour() -> None:
    assert one_gate(66).gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 2}


def test_scroll_66_ms66_without_it_a_gate_brings_one() -> None:
    assert one_gate().gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_66_ms66_with_room_for_one_the_other_is_lost() -> None:
    assert one_gate(66, grey=7).gained() == {"points": -3, "gates": 1, "tower_guards": -1, "grey": 1}


def test_scroll_66_ms66_with_scroll_36_both_are_of_the_chosen_colour() -> None:
    scene = one_gate(36, 66).do("choose_colour", colour="black")
    assert scene.gained() == {"points": -3, "gates": 1, "tower_guards": -1, "black": 2}


def test_scroll_66_ms66_works_for_each_gate() -> None:
    scene = action("medina", scrolls=[66], guards=2, workshops={1: "grey", 2: "white"}, stock=(0, 0, 1))
    scene.do("buy_gate", workshop=1, colour="grey").do("build_gate", space=1)
    scene.do("buy_gate", workshop=2, colour="white").do("build_gate", space=2)
    assert scene.gained() == {"points": -2, "dinar": -1, "gates": 2, "tower_guards": -2, "grey": 2, "white": 2}


# Waterfalls


def test_scroll_69_ms69_all_passed_waterfalls_pay_at_the_end_of_a_round() -> None:
    scene = round_end(scrolls=[69], boat=10)
    assert scene.effects() == {"resource:any:1", "goods:1"}
    scene.resolve("goods:1").do("take_goods", colour="purple").do("take_resource", resource="dinar")
    assert scene.gained() == {"points": 1 + 3, "purple": 1, "dinar": 1}


def test_scroll_69_ms69_without_it_one_passed_waterfall_is_chosen() -> None:
    scene = round_end(boat=10)
    assert scene.may("river_bonus", "waterfall") == [1, 2, 3, 4]
    assert scene.do("river_bonus", waterfall=4).gained() == {"points": 3}


def test_scroll_69_ms69_gives_nothing_before_the_first_waterfall() -> None:
    scene = round_end(scrolls=[69], boat=2)
    assert scene.gained() == {}
    assert scene.phase == "choose_keshis"


# Resources for points


def test_scroll_72_ms72_returned_resources_give_two_points_each() -> None:
    scene = bought(72, stock=(2, 1, 3))
    scene.do("return_resources", resource="water", count=2)
    scene.do("return_resources", resource="date", count=0)
    scene.do("return_resources", resource="dinar", count=2)
    assert scene.gained() == {"water": -2, "dinar": -2, "points": 8}
    assert scene.kinds != {"return_resources"}


def test_scroll_72_ms72_no_more_than_the_stock_can_be_returned() -> None:
    scene = bought(72, stock=(2, 0, 0))
    assert scene.may("return_resources", "count") == [0, 1, 2]
    assert scene.refused("return_resources", resource="water", count=3).rule == "M-S72"


def test_scroll_72_ms72_resources_are_asked_for_in_their_order() -> None:
    scene = bought(72, stock=(1, 0, 1))
    assert scene.refused("return_resources", resource="dinar", count=1).rule == "M-S72"
    scene.do("return_resources", resource="water", count=0)
    assert set(scene.may("return_resources", "resource")) == {"dinar"}


def test_scroll_72_ms72_does_nothing_without_resources() -> None:
    scene = bought(72, jugglers=SQUARE_FIELDS, leaders=SAHARA_FIELDS[:8])
    assert scene.gained() == {}
    assert scene.done


def test_scroll_68_ms68_an_oasis_taken_from_the_display_is_no_discovery() -> None:
    scene = season_end(1, 2, options={"river_tiles": [2, 4, 5]}, scrolls=[68], boat=1)
    scene.do("take_oasis", oasis=scene.may("take_oasis", "oasis")[0])
    assert scene.gained() == {"oases": 1, "boat": -1}
