"""Some of many numbers, drawn without putting back."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.chance import Outcome, Stream, shuffle
from serai.core.errors import Refusal
from serai.core.rows import count_of
from serai.games.marrakesh.pieces.names import (
    no_numbers,
)


def some_of(pool: vec[i64], count: i64, stream: Stream) -> vec[i64]:
    """An ordered choice of that many, each alike likely."""
    shuffle(pool, stream)
    return pool[:count]


def sorted_few(numbers: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(numbers))


def refuse_outcome(outcome: Outcome, pool: vec[i64], count: i64, rule: str) -> Refusal | None:
    """Why these can't be that many different members of the pool."""
    if len(outcome) != count:
        return Refusal(rule, "drawn_count", {"count": int(count)})
    for number in outcome:
        if count_of(number, pool) == 0 or count_of(number, outcome) > 1:
            return Refusal(rule, "not_drawable", {"tile": int(number)})
    return None


def numbers_to(last: i64, first: i64 = 1) -> vec[i64]:
    pool = no_numbers()
    number = first
    while number <= last:
        pool = append(pool, number)
        number += 1
    return pool


def without(pool: vec[i64], gone: vec[i64]) -> vec[i64]:
    left = no_numbers()
    for number in pool:
        if count_of(number, gone) == 0:
            left = append(left, number)
    return left
