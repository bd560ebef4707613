"""The options of Marrakesh: their values and the expansions."""

from typing import Any

import pytest

import serai
from serai.testing.scenes import refused, undealt
from tests.marrakesh.scenes import (
    begun,
    new_table,
    options_of,
    place,
    seen,
    set_leaders,
)

DEFAULTS = {
    "stairs_tiles": False,
    "imam_and_sultan": False,
    "exchange_set": "base",
    "audience_side": "pink",
    "desert_cities": False,
    "river_tiles": "random",
    "start_player": "random",
    "tower_model": "bernoulli",
    "leftover_keshis": "supply",
    "stairs_may_stop": False,
    "permanent_limit": "once_per_turn",
    "score_floor": "none",
    "river_unmoved": "unranked",
    "square_steps": "one_move",
    "audience_threshold": "effective",
    "city_without_tile": "allowed",
    "open_screens": False,
}
TWELVE = ["1f", "2b", "3f", "4b", "5f", "6b", "7f", "8b", "9f", "10b", "11f", "12b"]


def test_mr76_a_record_holds_all_options_with_their_defaults() -> None:
    assert undealt("marrakesh", 4).record()["options"] == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 4),
        ("stairs_tiles", "true"),
        ("stairs_tiles", TWELVE[:11]),
        ("stairs_tiles", [*TWELVE[:11], "1b"]),
        ("stairs_tiles", [*TWELVE[:11], "21f"]),
        ("stairs_tiles", [*TWELVE[:11], "12c"]),
        ("imam_and_sultan", 1),
        ("exchange_set", "new"),
        ("exchange_set", True),
        ("audience_side", "red"),
        ("desert_cities", "yes"),
        ("river_tiles", "second_game"),
        ("river_tiles", [1, 3]),
        ("river_tiles", [3, 1, 5]),
        ("river_tiles", [1, 3, 19]),
        ("start_player", 4),
        ("start_player", -1),
        ("start_player", True),
        ("start_player", "youngest"),
        ("tower_model", "none"),
        ("leftover_keshis", "keep"),
        ("stairs_may_stop", "no"),
        ("permanent_limit", 1),
        ("score_floor", 0),
        ("river_unmoved", "nobody"),
        ("square_steps", "two_moves"),
        ("audience_threshold", None),
        ("city_without_tile", False),
        ("open_screens", "yes"),
    ],
)
def test_mr76_an_option_outside_the_table_is_rejected(name: str, value: object) -> None:
    with pytest.raises(serai.BadOption, match=name):
        serai.game("marrakesh").new(4, seed=1, options={name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stairs_tiles", True),
        ("stairs_tiles", TWELVE),
        ("imam_and_sultan", True),
        ("exchange_set", "mixed"),
        ("exchange_set", "new_only"),
        ("audience_side", "purple"),
        ("desert_cities", True),
        ("river_tiles", "first_game"),
        ("river_tiles", [14, 15, 18]),
        ("start_player", 3),
        ("tower_model", "pass_through"),
        ("leftover_keshis", "stay"),
        ("stairs_may_stop", True),
        ("permanent_limit", "unlimited"),
        ("score_floor", "zero"),
        ("river_unmoved", "turn_order"),
        ("square_steps", "separate"),
        ("audience_threshold", "printed"),
        ("city_without_tile", "forbidden"),
        ("open_screens", True),
    ],
)
def test_mr76_every_value_of_the_table_is_accepted(name: str, value: object) -> None:
    assert serai.game("marrakesh").new(4, seed=1, options={name: value}).record()["options"] == {
        **DEFAULTS,
        name: value,
    }


# Expansions

UNCOVERED = {"C3": "river:1", "C9": "keshi:any", "C10": "keshi2:any"}


def test_m199_m200_twelve_inner_fields_are_covered_and_three_are_not() -> None:
    view: dict[str, Any] = begun(stairs_tiles=True).view(None)
    assert len(view["stairs_faces"]) == 12
    assert {name: view["inner_bonuses"][name] for name in UNCOVERED} == UNCOVERED


def test_m199_without_the_expansion_no_stairs_tile_is_laid() -> None:
    view: dict[str, Any] = begun().view(None)
    assert view["stairs_faces"] == []
    assert view["inner_bonuses"]["L6"] == "date:1"


def test_m201_agreed_faces_cover_the_fields_in_their_order() -> None:
    view: dict[str, Any] = begun(stairs_tiles=TWELVE).view(None)
    assert view["stairs_faces"] == TWELVE
    covered = ["L6", "C4", "R6", "C5", "L8", "R8", "C6", "L10", "R10", "L12", "C8", "R12"]
    assert [view["inner_bonuses"][field] for field in covered] == [
        "keshi:green",
        "water:1",
        "keshi:white",
        "points:3",
        "keshi:pink",
        "keshi:any",
        "keshi:beige",
        "water:1",
        "keshi:red",
        "points:3",
        "keshi:yellow",
        "keshi:any",
    ]


def test_m202_the_two_figures_stand_alone_on_their_steps() -> None:
    alone = {"seat": None, "step": 5}
    assert begun(imam_and_sultan=True).view(None)["figures"] == {"sultan": alone, "imam": alone}
    assert begun().view(None)["figures"] == {}


@pytest.mark.parametrize(
    ("choice", "offices"), [("base", range(1, 7)), ("mixed", range(1, 13)), ("new_only", range(7, 13))]
)
def test_m213_the_offices_come_from_the_set(choice: str, offices: range) -> None:
    seen_first = {begun(seed=seed, exchange_set=choice).view(None)["offices"][0] for seed in range(30)}  # type: ignore[index]
    assert seen_first <= set(offices)
    assert len(seen_first) > 3


@pytest.mark.parametrize(("side", "most", "least"), [("pink", 3, 1), ("purple", 4, 0)])
def test_m215_all_players_use_the_same_side(side: str, most: int, least: int) -> None:
    state = begun(4, audience_side=side)
    for seat in range(4):
        spectators = seen(state, seat)["spectators"]
        assert isinstance(spectators, dict)
        assert (max(spectators.values()), min(spectators.values())) == (most, least)


def test_m216_m217_desert_cities_replace_the_start_oasis_by_two_fields() -> None:
    state = begun(desert_cities=True)
    set_leaders(state, 0, "left_1", "left_2", "left_3")
    place(state, 0, "brown")
    assert options_of(state, "field") == ["right_1", "left_4"]
    assert refused(state, "place_brown", field="start_right").to_json() == {
        "rule": "M-216",
        "reason": "field_not_in_game",
        "field": "start_right",
    }


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 5), (4, 7)])
def test_m218_so_many_desert_cities_are_on_display(players: int, count: int) -> None:
    assert len(begun(players, desert_cities=True).view(None)["cities"]) == count  # type: ignore[arg-type]
    assert begun(players).view(None)["cities"] == []


def test_mr13_m038_river_tiles_may_be_agreed_on() -> None:
    assert begun(river_tiles=[14, 15, 18]).view(None)["river_faces"] == [14, 15, 18]
    assert begun(river_tiles="first_game").view(None)["river_faces"] == [1, 3, 5]


def test_mr13_without_agreement_chance_picks_the_sides() -> None:
    faces = {begun(seed=seed).view(None)["river_faces"][0] for seed in range(40)}  # type: ignore[index]
    assert faces == {1, 2, 7, 8, 13, 14}


@pytest.mark.parametrize("seat", range(3))
def test_mr18_a_start_player_may_be_set(seat: int) -> None:
    assert begun(3, start_player=seat).view(None)["start_player"] == seat


def test_mr18_without_one_chance_decides() -> None:
    assert {begun(3, seed=seed, start_player="random").view(None)["start_player"] for seed in range(20)} == {0, 1, 2}


def test_m215_all_expansions_may_be_combined() -> None:
    everything: dict[str, Any] = {
        "stairs_tiles": True,
        "imam_and_sultan": True,
        "exchange_set": "mixed",
        "audience_side": "purple",
        "desert_cities": True,
    }
    state = new_table(4, **everything)
    while not state.over:
        state.apply(state.legal()[-1])
    assert state.result is not None
