"""The options of Sultan."""

import pytest

import serai
from serai.testing.scenes import undealt
from tests.sultan.scenes import bidding, cushions_open, first_players, owned, place, settled

THREE = ("red", "green", "blue")

DEFAULTS = {"first_player": "random", "two_player_split": True, "two_player_rotation": "round", "open_jewels": False}


def test_s08_s22_s36_the_defaults_are_written_out_in_full() -> None:
    assert undealt("sultan", 4).record()["options"] == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first_player", 4),
        ("first_player", -1),
        ("first_player", True),
        ("first_player", "youngest"),
        ("two_player_split", 1),
        ("two_player_split", "true"),
        ("two_player_rotation", "never"),
        ("two_player_rotation", None),
        ("open_jewels", 0),
        ("players", 4),
    ],
)
def test_s08_an_option_outside_the_table_is_rejected(name: str, value: object) -> None:
    with pytest.raises(serai.BadOption, match=name):
        serai.game("sultan").new(4, seed=1, options={name: value})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s08_every_seat_may_be_first(seat: int) -> None:
    assert first_players(3, first=seat)[0] == seat


def test_s22_without_the_split_the_second_card_may_go_to_the_same_cushion() -> None:
    state = bidding(2, THREE, two_player_split=False)
    place(state, (1, 1), (1, 0))
    assert cushions_open(state) == {0, 1, 2}
    assert state.refusals() == []


def test_s26_without_the_split_two_cards_of_one_seat_alone_take_the_jewel() -> None:
    state = settled(2, THREE, (4, 0), (7, 1), (10, 0), (8, 1), two_player_split=False)
    assert owned(state, 0) == {"red": 1}
    assert owned(state, 1) == {"green": 1}


def test_se19_without_the_split_cards_are_not_added() -> None:
    state = settled(2, THREE, (4, 1), (12, 1), (10, 1), (1, 0), first=1, two_player_split=False)
    assert owned(state, 0) == {"red": 1, "green": 1}
    assert owned(state, 1) == {}


def test_s29_without_the_split_the_better_of_two_cards_ties_for_the_first_player() -> None:
    state = settled(2, THREE, (4, 1), (10, 1), (10, 1), (1, 0), first=1, two_player_split=False)
    assert owned(state, 1) == {"green": 1}


def test_se22_by_stage_the_first_player_changes_at_stages_2_and_3() -> None:
    assert first_players(2, first=1, two_player_rotation="stage") == [1] * 4 + [0] * 4 + [1] * 4


def test_se22_by_game_the_first_player_never_changes() -> None:
    assert first_players(2, first=1, two_player_rotation="game") == [1] * 12


@pytest.mark.parametrize("rotation", ["stage", "game"])
def test_s35_more_than_two_players_ignore_the_rotation_option(rotation: str) -> None:
    assert first_players(4, first=0, two_player_rotation=rotation) == first_players(4, first=0)


@pytest.mark.parametrize("split", [True, False])
def test_s18_more_than_two_players_ignore_the_split_option(split: bool) -> None:
    state = bidding(3, ("green", "blue"), two_player_split=split)
    place(state, (1, 0), (1, 0))
    assert cushions_open(state) == {0, 1}
