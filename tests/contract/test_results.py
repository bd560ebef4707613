"""Results: who is at which place."""

import pytest

from serai.core.game import Result, ranked


def test_who_is_level_shares_a_place_and_the_next_ones_are_left_out() -> None:
    assert ranked([(5, 1), (7, 0), (5, 1), (5, 0), (7, 0)]) == [3, 1, 3, 5, 1]


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([30, 50, 10], [1], [2, 1, 3]),
        ([30, 50, 10], [0], [1, 2, 3]),  # won by something else than points
        ([10, 20, 20, 5], [1, 2], [3, 1, 1, 4]),
        ([9, 9, 12, 4], [2], [2, 2, 1, 4]),
    ],
)
def test_the_winners_come_first_and_then_points_decide(
    scores: list[int], winners: list[int], places: list[int]
) -> None:
    assert Result(scores, winners).places == places


def test_a_game_may_rank_by_more_than_points() -> None:
    assert Result([5, 5], [0], places=[1, 2]).places == [1, 2]
