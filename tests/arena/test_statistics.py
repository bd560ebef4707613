"""Intervals, ranks, shares and ratings, on games whose truth is known."""

import random
from statistics import fmean

import pytest

from serai.arena.intervals import Clusters, gathered
from serai.arena.tournament.ratings import ratings
from serai.arena.tournament.standings import standings
from tests.arena.scenes import finished, tournament

TRIALS = 400


def clustered(chooser: random.Random, share: float, deals: int, alike: float) -> Clusters:
    """Two games a deal that are won with this probability, and end alike with another."""
    wins = Clusters()
    for deal in range(deals):
        first = chooser.random() < share
        second = first if chooser.random() < alike else chooser.random() < share
        wins.add(deal, first)
        wins.add(deal, second)
    return wins


@pytest.mark.parametrize("share", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("alike", [0.0, 0.9])
def test_the_interval_of_a_share_holds_it_about_95_times_of_100(share: float, alike: float) -> None:
    chooser = random.Random(f"coverage {share} {alike}")
    intervals = [clustered(chooser, share, 60, alike).share() for _ in range(TRIALS)]
    held = fmean(each.low <= share <= each.high for each in intervals)
    assert 0.92 <= held <= 0.99


def test_games_taken_as_independent_would_promise_too_much() -> None:
    chooser = random.Random("naive")
    wins = [clustered(chooser, 0.5, 60, 0.9) for _ in range(TRIALS)]
    naive = [gathered([1.0] * round(each.value * 120) + [0.0] * round((1 - each.value) * 120)) for each in wins]
    assert fmean(each.share().low <= 0.5 <= each.share().high for each in naive) < 0.9


def test_the_interval_of_a_mean_holds_it_about_95_times_of_100() -> None:
    chooser = random.Random("means")
    held = 0
    for _ in range(TRIALS):
        scores = Clusters()
        for deal in range(25):
            luck = chooser.gauss(0, 5)
            for _ in range(3):
                scores.add(deal, 40 + luck + chooser.gauss(0, 3))
        mean = scores.mean()
        held += mean.low <= 40 <= mean.high
    assert 0.92 <= held / TRIALS <= 0.98


def test_a_bot_that_always_wins_still_has_an_interval() -> None:
    share = gathered([1.0] * 50).share()
    assert share.high == 1.0
    assert 0.8 < share.low < 0.99


def test_a_shared_victory_counts_as_its_part_and_ranks_are_shared() -> None:
    game = finished(0, 0, ("a", "b", "c"), [7, 7, 3])
    assert [game.wins(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert game.ranks == [1.5, 1.5, 3.0]


def test_all_win_shares_add_up_to_the_games() -> None:
    chooser = random.Random(1)
    games = [finished(n, 0, ("a", "b", "c"), [chooser.randrange(5) for _ in range(3)]) for n in range(100)]
    found = standings(tournament("a", "b", "c", players=3), games)
    assert sum(bot.wins.value for bot in found.bots.values()) == pytest.approx(1)
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)


def test_the_cross_table_counts_who_came_before_whom() -> None:
    games = [finished(n, 0, ("a", "b"), scores) for n, scores in enumerate([[5, 3], [5, 3], [2, 3], [4, 4]])]
    found = standings(tournament("a", "b"), games)
    assert found.against["a", "b"].value == pytest.approx(2.5 / 4)
    assert found.against["b", "a"].value == pytest.approx(1.5 / 4)


def test_ratings_put_bots_in_the_order_of_their_strength() -> None:
    chooser = random.Random(7)
    strength = {"weak": 0.0, "middling": 3.0, "strong": 6.0}
    games = []
    for deal in range(150):
        bots = tuple(chooser.sample(list(strength), 3))
        games.append(finished(deal, 0, bots, [round(10 * (strength[bot] + chooser.gauss(0, 3))) for bot in bots]))
    rated = ratings(tuple(strength), games)
    assert sorted(rated, key=lambda bot: rated[bot].value) == ["weak", "middling", "strong"]
    assert all(each.low < each.value < each.high for each in rated.values())
    assert rated["weak"].high < rated["strong"].low
