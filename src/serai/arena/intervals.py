"""Means and shares with 95 % intervals, from games that come in clusters.

The rotations of one deal are not independent, so a deal is one observation: its games are added up, and the variance is
that of the deals' sums (a ratio estimate), with Student's quantile for the number of deals. A share gets Wilson's
interval for as many independent games as would vary as much; that stays right near 0 and 1.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

LEVEL = 0.95


@dataclass(frozen=True)
class Estimate:
    """A number and its interval."""

    value: float
    low: float
    high: float
    count: int  # observations, such as games

    def to_json(self) -> dict[str, float | None]:
        """As JSON knows numbers: what is not known, or has no bound, is null."""
        told = {"value": self.value, "low": self.low, "high": self.high, "count": self.count}
        return {key: number if math.isfinite(number) else None for key, number in told.items()}

    def shifted(self, by: float) -> "Estimate":
        return Estimate(self.value + by, self.low + by, self.high + by, self.count)


class Clusters:
    """Observations of one kind, added up by cluster."""

    def __init__(self) -> None:
        self.sums: dict[object, float] = {}
        self.counts: dict[object, float] = {}

    def add(self, cluster: object, value: float, weight: float = 1.0) -> None:
        """An observation; with a weight it counts as that many alike."""
        self.sums[cluster] = self.sums.get(cluster, 0.0) + value * weight
        self.counts[cluster] = self.counts.get(cluster, 0.0) + weight

    @property
    def count(self) -> float:
        return sum(self.counts.values())

    @property
    def value(self) -> float:
        return sum(self.sums.values()) / self.count if self.count else math.nan

    def variance(self) -> float:
        """Of the mean; infinite if there is but one cluster."""
        clusters = len(self.sums)
        if clusters < 2:
            return math.inf
        value = self.value
        apart = sum((self.sums[each] - value * self.counts[each]) ** 2 for each in self.sums)
        return clusters / (clusters - 1) * apart / self.count**2

    def mean(self) -> Estimate:
        """The mean with its interval."""
        if not self.sums:
            return Estimate(math.nan, math.nan, math.nan, 0)
        half = quantile(len(self.sums)) * math.sqrt(self.variance()) if len(self.sums) > 1 else math.inf
        return Estimate(self.value, self.value - half, self.value + half, round(self.count))

    def share(self) -> Estimate:
        """A mean of numbers between 0 and 1, with its interval."""
        if not self.sums:
            return Estimate(math.nan, math.nan, math.nan, 0)
        low, high = wilson(self.value, self.worth(), quantile(len(self.sums)))
        return Estimate(self.value, low, high, round(self.count))

    def worth(self) -> float:
        """How many independent games would vary as much; at least the clusters when they hardly vary at all."""
        share, variance = self.value, self.variance()
        if variance in (0.0, math.inf) or share * (1 - share) <= 0:
            return float(len(self.sums))
        return share * (1 - share) / variance


def wilson(share: float, games: float, quantile: float) -> tuple[float, float]:
    """Wilson's interval of a share."""
    square = quantile**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    inner = max(0.0, share * (1 - share)) / games + square / (4 * games**2)
    half = quantile / (1 + square / games) * math.sqrt(inner)
    return max(0.0, middle - half), min(1.0, middle + half)


@cache
def quantile(clusters: int) -> float:
    """Student's, for that many clusters."""
    from scipy.stats import t

    return float(t.ppf((1 + LEVEL) / 2, max(1, clusters - 1)))


def difference(one: Clusters, other: Clusters) -> Estimate:
    """How much larger one mean is than another, for groups that share no cluster."""
    value = one.value - other.value
    if not one.sums or not other.sums:
        return Estimate(math.nan, math.nan, math.nan, 0)
    half = quantile(min(len(one.sums), len(other.sums))) * math.sqrt(one.variance() + other.variance())
    return Estimate(value, value - half, value + half, round(one.count))


def gathered(values: Iterable[float]) -> Clusters:
    """Numbers that are independent: each is its own cluster."""
    clusters = Clusters()
    for cluster, value in enumerate(values):
        clusters.add(cluster, value)
    return clusters
