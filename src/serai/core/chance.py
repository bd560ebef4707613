"""Randomness, kept outside the table: a small generator that is alike compiled and interpreted."""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rows import zeros

MULTIPLIER: Final[i64] = 1073740155  # multiplier * 2**32 - 1 is a safe prime: the period is near 2**61
LOW: Final[i64] = 0xFFFFFFFF

Outcome: TypeAlias = "vec[i64]"
"""What a chance came to: the drawn numbers, in the order the record lists them."""


@final
class Stream:
    """A stream of random numbers (multiply with carry; all numbers stay below 2**62)."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 0
        self.seed(seed)

    def seed(self, seed: i64) -> None:
        """Begin anew from a seed."""
        self.state = (seed & 0x3FFFFFFFFFFFFFF) + 1
        warm: i64 = 0
        while warm < 4:  # near seeds part ways
            self.next()
            warm += 1

    def next(self) -> i64:
        """32 random bits."""
        self.state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        return (self.state ^ (self.state >> 32)) & LOW

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (by multiplication and rejection)."""
        product: i64 = self.next() * bound
        if product & LOW < bound:
            spill: i64 = (LOW + 1 - bound) % bound
            while product & LOW < spill:
                product = self.next() * bound
        return product >> 32

    def copy(self) -> "Stream":
        twin = Stream(0)
        twin.state = self.state
        return twin


def shuffle(cards: vec[i64], stream: Stream) -> None:
    """Fisher and Yates: every order is equally likely."""
    last: i64 = len(cards) - 1
    while last > 0:
        other = stream.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1


def draw_one(counts: vec[i64], in_all: i64, stream: Stream) -> i64:
    """The kind of one thing drawn from a bag that holds counts[kind] of each kind, in_all together."""
    left = stream.below(in_all)
    kind: i64 = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def draw_some(counts: vec[i64], in_all: i64, wanted: i64, stream: Stream) -> Outcome:
    """So many things drawn one after another from such a bag; they leave the counts."""
    drawn = zeros(wanted)
    place: i64 = 0
    while place < wanted:
        kind = draw_one(counts, in_all - place, stream)
        counts[kind] -= 1
        drawn[place] = kind
        place += 1
    return drawn


def weighed(counts: vec[i64], draws: Outcome, wanted: i64) -> vec[float]:
    """The weights of the next draw from a bag with so many of each kind, until so many are drawn; then none."""
    if len(draws) >= wanted:
        return NO_WEIGHTS
    weights = vec[float]([float(count) for count in counts])
    for kind in draws:
        weights[kind] -= 1.0
    return weights


def only(value: i64, draws: Outcome) -> vec[float]:
    """The weights of a draw that can come to one number only."""
    if len(draws) > 0:
        return NO_WEIGHTS
    weights = vec[float]([0.0] * (value + 1))
    weights[value] = 1.0
    return weights


def counted(numbers: vec[i64]) -> vec[i64]:
    """How many of each number there are, by number."""
    highest: i64 = 0
    for number in numbers:
        if number > highest:
            highest = number
    counts = vec[i64]([0] * (highest + 1))
    for number in numbers:
        counts[number] += 1
    return counts


NO_WEIGHTS: Final[vec[float]] = vec[float]([0.0] * 0)
