"""What is said of a position comes true: the chance of winning, and the points."""

from collections.abc import Callable

import pytest

from serai.arena.analysis.calibration import Sampled, fitted, points_error, reliability, sampled, uncalibrated
from serai.core.judging import PLAIN
from serai.games import find_game, judging

Came = Callable[[float], float]
POINTS = 3.0  # per cent by which a tenth may miss


def told(came: Came) -> list[Sampled]:
    """Two seats: all chances between 0 and 1 are said equally often, and come true so."""
    chances = [number / 400 for number in range(401)]
    return [
        Sampled([said, 1 - said], [20 * said, 10.0], [came(said), came(1 - said)], [3 + 20 * said, 10.0])
        for said in chances
    ]


def half_as_sure(said: float) -> float:
    return 0.5 + (said - 0.5) / 2


def misses(samples: list[Sampled], calibrated: bool) -> list[float]:
    calibration = fitted(samples) if calibrated else PLAIN
    return [100 * abs(tenth.said - tenth.came) for tenth in reliability(samples, calibration)]


def test_estimates_that_are_too_sure_are_seen_and_what_is_learned_of_them_mends_it() -> None:
    samples = told(half_as_sure)
    assert max(misses(samples, calibrated=False)) > 20
    assert max(misses(samples, calibrated=True)) < 1


def test_estimates_that_come_true_stay_as_they_are() -> None:
    known = fitted(told(lambda said: said))
    assert known.shares == pytest.approx(PLAIN.shares, abs=0.01)


def test_points_that_are_said_too_low_are_seen_and_mended() -> None:
    samples = told(lambda said: said)
    assert points_error(samples, PLAIN) == pytest.approx(-1.5)
    assert points_error(samples, fitted(samples)) == pytest.approx(0, abs=0.01)


@pytest.mark.endurance
@pytest.mark.parametrize(("name", "players"), [("sultan", 2), ("sultan", 4), ("treasures", 2), ("treasures", 4)])
def test_what_is_said_of_positions_comes_true_in_every_tenth(name: str, players: int) -> None:
    game = find_game(name)
    samples = list(sampled(game, players, 150, "held", 8, uncalibrated(game)))
    known = judging(game).calibration(players)
    for tenth in reliability(samples, known):
        assert 100 * abs(tenth.said - tenth.came) < POINTS + 100 * 2.6 * tenth.doubt
    spread = max(max(each.true_points) for each in samples)
    assert abs(points_error(samples, known)) < 0.03 * spread
