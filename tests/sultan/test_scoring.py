"""Points, bonuses and winners."""

import pytest

from serai.games.sultan.scoring import places
from serai.testing.scenes import play_out, undealt
from tests.sultan.scenes import ALL_COUNTS, MORE_COUNTS, points, result_of

NOTHING = (0, 0, 0, 0, 0)


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize(("colour", "value"), list(enumerate((1, 2, 3, 4, 5))))
def test_s42_white_red_yellow_green_blue_score_one_to_five(players: int, colour: int, value: int) -> None:
    one = [0, 0, 0, 0, 0]
    one[colour] = 1
    assert points(players, *one) == value


@pytest.mark.parametrize("players", MORE_COUNTS)
@pytest.mark.parametrize(("count", "bonus"), list(enumerate((0, 0, 0, 2, 5, 10, 20, 20, 20))))
def test_s43_with_more_than_two_players_three_jewels_give_the_first_bonus(players: int, count: int, bonus: int) -> None:
    assert points(players, count, 0, 0, 0, 0) == count + bonus


@pytest.mark.parametrize(("count", "bonus"), list(enumerate((0, 0, 0, 0, 2, 5, 10, 20, 20))))
def test_s44_with_two_players_four_jewels_give_the_first_bonus(count: int, bonus: int) -> None:
    assert points(2, 0, 0, 0, 0, count) == 5 * count + bonus


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s45_a_colour_gives_one_bonus_and_is_never_split(players: int) -> None:
    assert points(players, 9, 0, 0, 0, 0) == 9 + 20


def test_s46_a_bonus_is_scored_however_many_seats_have_it() -> None:
    five_bonuses_of_two = (3, 3, 3, 3, 3)
    result = result_of(*[five_bonuses_of_two] * 5)
    assert result.scores == [45 + 10] * 5


def test_s47_a_score_is_the_sum_of_jewel_points_and_bonuses() -> None:
    assert points(4, 3, 0, 4, 0, 1) == (3 + 12 + 5) + (2 + 5)


def test_s48_the_highest_score_wins() -> None:
    result = result_of((0, 0, 0, 0, 1), (1, 1, 0, 0, 0), NOTHING)
    assert result.winners == [0] and result.decided_by is None


def test_s49_of_equal_scores_the_one_with_more_jewels_wins() -> None:
    result = result_of((0, 0, 0, 0, 1), (0, 1, 1, 0, 0), NOTHING)
    assert result.scores == [5, 5, 0]
    assert result.winners == [1]
    assert result.decided_by == "S-49"


def test_s50_who_is_level_in_score_and_jewels_shares_the_victory() -> None:
    assert result_of((0, 0, 2, 0, 0), (0, 1, 0, 1, 0), (1, 0, 0, 0, 0)).winners == [0, 1]


def test_s50_all_may_share_the_victory() -> None:
    assert result_of(NOTHING, NOTHING).winners == [0, 1]


def test_s51_at_the_end_all_collections_are_shown_to_everybody() -> None:
    state = play_out(undealt("sultan", 4))
    for viewer in (None, 0, 3):
        seats = state.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert state.result is not None
        assert [seat["points"] for seat in seats] == state.result["scores"]
        assert [sum(seat["jewels"].values()) for seat in seats] == state.result["jewels"]


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_sx4_three_white_five_red_one_blue_score_30(players: int) -> None:
    assert points(players, 3, 5, 0, 0, 1) == 30


def test_sx5_the_same_collection_scores_23_with_two_players() -> None:
    assert points(2, 3, 5, 0, 0, 1) == 23


@pytest.mark.parametrize(("players", "score"), [(2, 40), (3, 50), (4, 50), (5, 50)])
def test_sx6_six_blue(players: int, score: int) -> None:
    assert points(players, 0, 0, 0, 0, 6) == score


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_sx7_seven_white_score_27(players: int) -> None:
    assert points(players, 7, 0, 0, 0, 0) == 27


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_sx8_twelve_white_score_32(players: int) -> None:
    assert points(players, 12, 0, 0, 0, 0) == 32


@pytest.mark.parametrize(("players", "score"), [(2, 122), (3, 142), (4, 142), (5, 142)])
def test_sx9_three_to_seven_of_the_five_colours(players: int, score: int) -> None:
    assert points(players, 3, 4, 5, 6, 7) == score


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_sx10_two_of_each_score_30_without_bonus(players: int) -> None:
    assert points(players, 2, 2, 2, 2, 2) == 30


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_sx11_no_jewels_score_nothing(players: int) -> None:
    assert points(players, *NOTHING) == 0


def test_sx15_more_jewels_decide_between_two_leaders() -> None:
    assert places([40, 40, 31], [9, 10, 14]) == [2, 1, 3]


def test_sx16_two_leaders_with_as_many_jewels_share_the_victory() -> None:
    assert places([40, 40, 31], [10, 10, 14]) == [1, 1, 3]


def test_se21_a_score_of_nothing_is_valid() -> None:
    assert result_of(NOTHING, (1, 0, 0, 0, 0), NOTHING).scores == [0, 1, 0]


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s43_s47_seven_green_and_eight_blue_score_108(players: int) -> None:
    assert points(players, 0, 0, 0, 7, 8) == 108


def test_s44_s47_seven_yellow_nine_green_and_eight_blue_score_157_with_two_players() -> None:
    assert points(2, 0, 0, 7, 9, 8) == 157


def test_s47_the_breakdown_shows_where_the_points_come_from() -> None:
    breakdown = result_of((3, 5, 0, 0, 1), NOTHING, NOTHING).to_json()["breakdown"]
    assert isinstance(breakdown, list)
    assert breakdown[0]["red"] == {"count": 5, "points": 10, "bonus": 10}
    assert breakdown[0]["yellow"] == {"count": 0, "points": 0, "bonus": 0}
