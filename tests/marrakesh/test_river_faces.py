"""River tile faces 1 to 18: the bonuses of the river evaluation."""

from typing import Any

import pytest

from serai.games.marrakesh.pieces.names import COLOURS, DISTRICTS, SAHARA_FIELDS, SQUARE_FIELDS
from tests.marrakesh.scenes import boat, score, set_boat, set_face, set_supply, start_phase_4, start_season_scoring
from tests.marrakesh.scenes_tiles import Scene, season_end

SHOWN = {"river_tiles": [2, 4, 5]}
LEFT = ["left_1", "left_2", "left_3"]


def won(face: int, season: int, **board: Any) -> Scene:
    """Seat 0 has won the river tile against seat 1; how far the boats came is not counted."""
    return uncounted(season_end(season, face, boat=5, others={1: {"boat": 4}}, **board))


def three(face: int, second: dict[str, Any] | None = None, **board: Any) -> Scene:
    """In season 3 seat 0 has won the river tile, seat 1 is second and seat 2 third."""
    others = {1: {"boat": 4, **(second or {})}, 2: {"boat": 3}}
    return uncounted(season_end(3, face, players=3, boat=5, others=others, **board))


def uncounted(scene: Scene) -> Scene:
    for seat, before in enumerate(scene.before):
        before["boat"] = boat(scene.state, seat)
    return scene


def gained(scene: Scene, seat: int = 0) -> dict[str, int]:
    return {name: count for name, count in scene.gained(seat).items() if name != "boat"}


# Season 1


def test_river_face_01_mv1_grants_the_action_of_any_district() -> None:
    scene = won(1, 1, green=3, sellers=["date_plantation"])
    assert scene.may("choose_action", "district") == list(DISTRICTS)
    scene.do("choose_action", district="date_plantation")
    assert gained(scene) == {"date": 3}


def test_river_face_01_mv1_may_be_declined() -> None:
    assert gained(won(1, 1, green=3).do("decline")) == {}


def test_river_face_01_mv1_only_the_winner_acts() -> None:
    scene = won(1, 1)
    assert scene.state.actor == 0
    scene.do("decline")
    assert scene.phase == "choose_supply"


def test_river_face_02_mv2_one_of_three_oases_is_acquired() -> None:
    scene = won(2, 1, options=SHOWN)
    shown = scene.state.view(None)["oases_shown"]
    assert scene.may("take_oasis", "oasis") == shown
    assert isinstance(shown, list)
    scene.do("take_oasis", oasis=shown[1])
    assert gained(scene) == {"oases": 1}
    assert scene.track == [shown[1]]
    assert scene.state.view(None)["oases_shown"] == []


def test_river_face_02_mv2_the_effect_of_the_track_place_comes_with_it() -> None:
    scene = won(2, 1, options=SHOWN, track={1: "green"})
    scene.do("take_oasis", oasis=scene.may("take_oasis", "oasis")[0])
    assert gained(scene) == {"oases": 1, "green": 1, "points": 1}


def test_river_face_02_mv2_a_seventh_oasis_has_no_effect() -> None:
    scene = won(2, 1, options=SHOWN, acquired=[1, 2, 3, 4, 5, 6])
    taken = scene.may("take_oasis", "oasis")[0]
    scene.do("take_oasis", oasis=taken)
    assert gained(scene) == {"oases": 1}
    assert scene.track == [1, 2, 3, 4, 5, 6, taken]


def test_river_face_02_mv2_may_be_declined_and_the_oases_leave_the_game() -> None:
    scene = won(2, 1, options=SHOWN).do("decline")
    assert gained(scene) == {}
    assert scene.state.view(None)["oases_shown"] == []


def test_river_face_02_mv2_four_players_are_shown_three_of_the_six_oases_left() -> None:
    scene = season_end(1, 2, players=4, options=SHOWN, boat=1)
    assert len(scene.may("take_oasis", "oasis")) == 3


def test_river_face_07_mv7_brings_a_red_keshi() -> None:
    scene = won(7, 1)
    assert scene.may("place_red", "district") == list(DISTRICTS[:8])
    scene.do("place_red", district="palace")
    assert gained(scene) == {"red": 1}


def test_river_face_07_mv7_without_a_free_space_it_is_lost() -> None:
    assert gained(won(7, 1, sellers=DISTRICTS[:8])) == {}


def test_river_face_08_mv8_three_points() -> None:
    scene = won(8, 1)
    assert gained(scene) == {"points": 3}
    assert gained(scene, 1) == {}


def test_river_face_13_mv13_brings_a_pink_brown_or_beige_keshi() -> None:
    scene = won(13, 1)
    assert scene.may("choose_colour", "colour") == ["pink", "beige", "brown"]
    scene.do("choose_colour", colour="pink").do("place_pink", field="dinar")
    assert gained(scene) == {"pink": 1, "dinar": 1}


def test_river_face_13_mv13_only_colours_with_room() -> None:
    assert won(13, 1, guards=8).may("choose_colour", "colour") == ["pink", "brown"]


def test_river_face_13_mv13_nothing_without_any_room() -> None:
    assert gained(won(13, 1, guards=8, jugglers=SQUARE_FIELDS, leaders=SAHARA_FIELDS[:8])) == {}


def test_river_face_13_mv13_other_colours_are_refused() -> None:
    assert won(13, 1).refused("choose_colour", colour="white").reason == "colour_excluded"


def test_river_face_14_mv14_one_of_each_resource() -> None:
    assert gained(won(14, 1)) == {"water": 1, "date": 1, "dinar": 1}


# Season 2


def test_river_face_03_mv3_brings_two_keshis_of_colours_of_choice() -> None:
    scene = won(3, 2)
    assert scene.may("choose_colour", "colour") == list(COLOURS)
    scene.do("choose_colour", colour="pink").do("place_pink", field="water").do("choose_colour", colour="green")
    assert gained(scene) == {"pink": 1, "water": 1, "green": 1, "points": 1}


def test_river_face_04_mv4_five_points() -> None:
    scene = won(4, 2)
    assert gained(scene) == {"points": 5}
    assert gained(scene, 1) == {}


def season_3_after_the_crocodile() -> Scene:
    """Seat 0 has won face 9 in season 2; season 3 begins."""
    scene = won(9, 2)
    while scene.phase != "choose_keshis":
        scene.state.apply(scene.state.legal()[0])
    return scene


def test_river_face_09_mv9_the_winners_boat_begins_season_3_on_the_crocodile_space() -> None:
    scene = season_3_after_the_crocodile()
    assert (boat(scene.state, 0), boat(scene.state, 1)) == (3, 0)
    assert gained(scene) == {}


def test_river_face_09_mv9_until_then_it_waits_at_the_start() -> None:
    scene = won(9, 2)
    assert scene.phase == "choose_supply"
    assert boat(scene.state, 0) == 0


def test_river_face_09_mv9_waterfalls_before_it_count_as_passed() -> None:
    scene = season_3_after_the_crocodile()
    start_phase_4(scene.state)
    assert gained(scene) == {"points": 1}


def test_river_face_09_mv9_its_boat_is_ranked_and_first_in_the_queue_there() -> None:
    scene = season_3_after_the_crocodile()
    for seat in range(2):
        set_supply(scene.state, seat, ())
    set_boat(scene.state, 1, 3)
    set_face(scene.state, 5, 3)
    start_season_scoring(scene.state, 3)
    assert (score(scene.state, 0), score(scene.state, 1)) == (7, 0)


def test_river_face_10_mv10_a_goods_keshi_of_each_colour() -> None:
    assert gained(won(10, 2)) == {"purple": 1, "yellow": 1, "orange": 1}


def test_river_face_15_mv15_two_discovered_oases_are_acquired_free_of_charge() -> None:
    scene = won(15, 2, leaders=LEFT, track={2: "green"})
    scene.do("acquire_oasis", field="left_3").do("acquire_oasis", field="left_1")
    assert gained(scene) == {"oases": 2, "green": 1, "points": 1}
    assert scene.phase == "choose_supply"


def test_river_face_15_mv15_fewer_may_be_acquired() -> None:
    scene = won(15, 2, leaders=LEFT).do("end_action")
    assert gained(scene) == {}


def test_river_face_15_mv15_acquires_no_desert_city() -> None:
    goods = {"purple": 1, "yellow": 1, "orange": 1}
    scene = won(15, 2, options={"desert_cities": True}, leaders=[*LEFT, "left_4"], city=1, **goods)
    assert scene.kinds == {"acquire_oasis", "end_action"}


def test_river_face_16_mv16_the_main_square_action_twice() -> None:
    scene = won(16, 2, rotation=3, jugglers=["points"])
    assert scene.kinds == {"accept", "decline"}
    scene.do("accept")
    assert (gained(scene), scene.rotation) == ({"points": 6}, 4)
    scene.do("accept")
    assert (gained(scene), scene.rotation) == ({"points": 8}, 5)
    assert scene.phase == "choose_supply"


def test_river_face_16_mv16_declining_ends_the_bonus() -> None:
    scene = won(16, 2, rotation=3, jugglers=["points"]).do("decline")
    assert (gained(scene), scene.rotation, scene.phase) == ({}, 3, "choose_supply")


def test_river_face_16_mv16_the_second_action_may_be_declined() -> None:
    scene = won(16, 2, rotation=3, jugglers=["points"]).do("accept").do("decline")
    assert (gained(scene), scene.rotation) == ({"points": 6}, 4)


def test_river_face_16_mv16_scroll_29_works_for_the_first_action_only() -> None:
    assert gained(won(16, 2, scrolls=[29]).do("accept").do("accept")) == {"points": 4}


def test_river_face_16_mv16_scroll_65_turns_the_disc_four_times() -> None:
    scene = won(16, 2, scrolls=[65], rotation=3).do("accept").do("accept")
    assert scene.rotation == 7


# Season 3


def test_river_face_05_mv5_seven_points_and_three_for_the_second() -> None:
    scene = three(5)
    assert [gained(scene, seat) for seat in range(3)] == [{"points": 7}, {"points": 3}, {}]


def test_river_face_05_mv5_two_players_have_no_second() -> None:
    scene = won(5, 3)
    assert (gained(scene), gained(scene, 1)) == ({"points": 7}, {})


def test_river_face_06_mv6_six_resources_of_choice_and_three_for_the_second() -> None:
    scene = three(6)
    for resource in ("water", "water", "date", "date", "date", "dinar"):
        assert scene.state.actor == 0
        scene.do("take_resource", resource=resource)
    for resource in ("dinar", "dinar", "water"):
        assert scene.state.actor == 1
        scene.do("take_resource", resource=resource)
    assert gained(scene) == {"water": 2, "date": 3, "dinar": 1}
    assert gained(scene, 1) == {"dinar": 2, "water": 1}
    assert scene.state.over


def test_river_face_11_mv11_three_steps_on_one_of_the_stairs_and_one_for_the_second() -> None:
    scene = three(11).do("choose_stairs", stairs="palace").do("choose_stairs", stairs="mosque")
    assert [gained(scene, seat) for seat in range(3)] == [{"palace": 3}, {"mosque": 1}, {}]


def test_river_face_11_mv11_is_one_movement() -> None:
    scene = three(11, scrolls=[48], palace=4).do("choose_stairs", stairs="palace").do("choose_bonus", option=2)
    assert gained(scene) == {"palace": 4, "dinar": 1 + 2}


SIDES: list[Any] = [
    pytest.param(12, {"gates": {1: "red", 2: "pink"}, "green": 5}, {"points": 2}, {"points": 5}, id="M-V12"),
    pytest.param(
        17,
        {"jugglers": ["water", "date", "goods"], "sellers": ["palace", "souk"]},
        {"date": 3, "dinar": 3},
        {"water": 2, "date": 2},
        id="M-V17",
    ),
    pytest.param(
        18,
        {"white": 5, "purple": 4, "sellers": ["river"], "luxuries": [1, 2, 3]},
        {"points": 2},
        {"points": 6},
        id="M-V18",
    ),
]


@pytest.mark.parametrize(("face", "board", "a", "b"), SIDES)
def test_river_faces_12_17_18_mv12_mv17_mv18_the_winner_takes_a_and_the_second_gets_b(
    face: int, board: dict[str, Any], a: dict[str, int], b: dict[str, int]
) -> None:
    scene = three(face, second=board, **board).do("choose_river_bonus", option="a")
    assert [gained(scene, seat) for seat in range(3)] == [a, b, {}]


@pytest.mark.parametrize(("face", "board", "a", "b"), SIDES)
def test_river_faces_12_17_18_mv12_mv17_mv18_the_winner_takes_b_and_the_second_gets_a(
    face: int, board: dict[str, Any], a: dict[str, int], b: dict[str, int]
) -> None:
    scene = three(face, second=board, **board).do("choose_river_bonus", option="b")
    assert [gained(scene, seat) for seat in range(3)] == [b, a, {}]


@pytest.mark.parametrize(("face", "board", "a", "b"), SIDES)
def test_river_faces_12_17_18_mv12_mv17_mv18_two_players_the_other_bonus_is_not_given(
    face: int, board: dict[str, Any], a: dict[str, int], b: dict[str, int]
) -> None:
    scene = season_end(3, face, boat=5, others={1: {"boat": 4, **board}}, **board)
    scene.do("choose_river_bonus", option="b")
    assert (gained(scene), gained(scene, 1)) == (b, {})


def test_river_face_18_mv18_goods_and_water_sellers_count_and_only_full_fours() -> None:
    scene = won(18, 3, white=3, purple=3, sellers=["river"]).do("choose_river_bonus", option="a")
    assert gained(scene) == {"points": 1}
    scene = won(18, 3, white=3, purple=3, sellers=["river", "souk"]).do("choose_river_bonus", option="a")
    assert gained(scene) == {"points": 2}


# All faces


@pytest.mark.parametrize(("face", "season"), [(1, 1), (8, 1), (14, 1), (4, 2), (10, 2), (16, 2), (5, 3), (6, 3)])
def test_river_faces_01_18_mv1_mv18_nobody_wins_when_no_boat_has_moved(face: int, season: int) -> None:
    scene = season_end(season, face, players=3)
    assert [scene.gained(seat) for seat in range(3)] == [{}, {}, {}]
    assert scene.phase == ("over" if season == 3 else "choose_supply")


def test_river_faces_01_18_mv5_a_boat_at_the_start_is_not_second() -> None:
    scene = season_end(3, 5, players=3, boat=1)
    assert [scene.gained(seat) for seat in range(3)] == [{"points": 7}, {}, {}]
