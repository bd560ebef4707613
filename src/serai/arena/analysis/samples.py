"""Means of games that were played on, with 95 % intervals, by plain arithmetic: a server has no statistics library."""

import math
from collections.abc import Sequence

from serai.arena.intervals import Estimate, wilson

Z = 1.959964


def student(count: int) -> float:
    """Student's quantile for so many samples, by its expansion around that of the normal distribution."""
    free = max(1, count - 1)
    first = (Z**3 + Z) / (4 * free)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    return Z + first + second


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean; of one sample nothing is known but itself."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, -math.inf, math.inf, count)
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = student(count) * math.sqrt(spread / count)
    return Estimate(mean, mean - half, mean + half, count)


def share_of(values: Sequence[float]) -> Estimate:
    """A mean of numbers between 0 and 1: Wilson's interval, or Student's where that is narrower."""
    plain = mean_of(values)
    low, high = wilson(plain.value, plain.count, student(plain.count))
    if 0.0 < plain.value < 1.0 and plain.high - plain.low < high - low:
        low, high = max(0.0, plain.low), min(1.0, plain.high)
    return Estimate(plain.value, min(low, plain.value), max(high, plain.value), plain.count)
