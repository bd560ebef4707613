"""Rows of whole numbers, which tables and outcomes are made of, and the bits of one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ZERO: Final[i64] = 0  # compiled, `number if … else 0` would make a Python object of both


def next_of(number: i64, count: i64) -> i64:
    """The number after this one, of so many; after the last comes the first, which is 0."""
    number += 1
    return number if number < count else ZERO


def zeros(length: i64) -> vec[i64]:
    """A row of that many zeros."""
    return vec[i64]([0] * length)


def total(counts: vec[i64]) -> i64:
    """All of the counts together."""
    result: i64 = 0
    for count in counts:
        result += count
    return result


def count_of(value: i64, row: vec[i64]) -> i64:
    """How often a value stands in a row."""
    count: i64 = 0
    for each in row:
        if each == value:
            count += 1
    return count


def sort(row: vec[i64]) -> None:
    """Put a short row into ascending order, in place."""
    end: i64 = 1
    while end < len(row):
        value = row[end]
        place = end
        while place > 0 and row[place - 1] > value:
            row[place] = row[place - 1]
            place -= 1
        row[place] = value
        end += 1


def bit(place: i64, one: i64 = 1) -> i64:
    """The number with this one bit. (Compiled, `1 << place` is wrong from place 31 on: the 1 has 32 bits there.)"""
    return one << place


def bit_count(bits: i64) -> i64:
    """How many bits of a number are set."""
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count
