"""Randomness, kept outside the table: a small generator that is alike compiled and interpreted."""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

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


def sort(cards: vec[i64]) -> None:
    """Put a short row into ascending order, in place."""
    end: i64 = 1
    while end < len(cards):
        card = cards[end]
        place = end
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
        end += 1


def draw_one(counts: vec[i64], total: i64, stream: Stream) -> i64:
    """The kind of one thing drawn from a bag that holds counts[kind] of each kind."""
    left = stream.below(total)
    kind: i64 = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def zeros(length: i64) -> vec[i64]:
    """A row of that many zeros."""
    return vec[i64]([0] * length)


def total(counts: vec[i64]) -> i64:
    """All of the counts together."""
    result: i64 = 0
    for count in counts:
        result += count
    return result
