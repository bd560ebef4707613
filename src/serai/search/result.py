"""What a search found out: each action it considered, how it is likely to end, and the main line."""

import math
from typing import Final, final

from mypy_extensions import i64

Z95: Final = 1.959964


@final
class SampledMean:
    """A mean that was sampled, and its 95 % interval."""

    def __init__(self, mean: float, low: float, high: float) -> None:
        self.mean = mean
        self.low = low
        self.high = high

    def to_json(self) -> dict[str, object]:
        return {"mean": self.mean, "low": self.low, "high": self.high}


@final
class RatedAction:
    """One action that was considered: how often it was tried, and what came of it for each seat."""

    def __init__(
        self, action: i64, visits: i64, wins: list[SampledMean], scores: list[SampledMean], line: list[int]
    ) -> None:
        self.action: i64 = action
        self.visits: i64 = visits
        self.wins = wins  # by seat: its share of the victory
        self.scores = scores  # by seat: its points in the end
        self.line = line  # the codes of the actions most often tried from here, this one first

    @property
    def is_tried(self) -> bool:
        """Of what was never tried nothing is known."""
        return self.visits > 0

    def to_json(self) -> dict[str, object]:
        return {
            "action": int(self.action),
            "visits": int(self.visits),
            "wins": [each.to_json() for each in self.wins] if self.is_tried else None,
            "scores": [each.to_json() for each in self.scores] if self.is_tried else None,
            "line": self.line,
        }


@final
class SearchResult:
    """What a search found out about a decision."""

    def __init__(self, seat: i64, considered: list[RatedAction], simulations: i64, seconds: float) -> None:
        self.seat: i64 = seat
        self.considered = considered  # the best first; never empty
        self.simulations: i64 = simulations
        self.seconds = seconds

    @property
    def best(self) -> RatedAction:
        return self.considered[0]

    @property
    def line(self) -> list[int]:
        """The main line, as codes of actions, up to where chance or something hidden decides."""
        return self.best.line

    def of(self, action: i64) -> RatedAction | None:
        """What was found out about one action; None if it is not legal here."""
        for each in self.considered:
            if each.action == action:
                return each
        return None

    def to_json(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "simulations": int(self.simulations),
            "seconds": self.seconds,
            "considered": [each.to_json() for each in self.considered],
        }


def share(total: float, count: i64) -> SampledMean:
    """A share of victories, with Wilson's interval; of nothing tried nothing is known."""
    if count == 0:
        return SampledMean(0.5, 0.0, 1.0)
    games = float(count)
    mean = total / games
    square = Z95 * Z95
    middle = (mean + square / (2.0 * games)) / (1.0 + square / games)
    spread = mean * (1.0 - mean) / games + square / (4.0 * games * games)
    half = Z95 / (1.0 + square / games) * math.sqrt(spread if spread > 0.0 else 0.0)
    return SampledMean(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def spread_of(total: float, squares: float, count: i64) -> SampledMean:
    """The mean of samples, and the range in which 95 % of them are likely to lie."""
    games = float(count)
    mean = total / games
    variance = max(0.0, squares / games - mean * mean)
    half = Z95 * math.sqrt(variance)
    return SampledMean(mean, mean - half, mean + half)


def expectation(total: float, squares: float, count: i64, usual: SampledMean) -> SampledMean:
    """A mean score; few samples lean on what is usual at the table: its mean, and the spread that its ends show."""
    if count == 0:
        return usual
    games = float(count)
    mean = total / games
    doubt = (usual.high - usual.mean) / Z95
    variance = (max(0.0, squares - total * mean) + doubt * doubt) / games
    half = Z95 * math.sqrt(variance / games)
    return SampledMean(mean, mean - half, mean + half)
