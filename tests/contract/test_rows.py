"""Rows of numbers and bits, as the engine's own functions see them; compiled and plain alike."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.chance import Stream, draw_some
from serai.core.rows import bit, bit_count, count_of, sort, total


@pytest.mark.parametrize("place", [0, 1, 30, 31, 32, 61])
def test_a_bit_is_that_power_of_two(place: int) -> None:
    assert bit(place) == 2**place
    assert bit_count(bit(place)) == bit_count(bit(place) | 1) - (place > 0) == 1


def test_a_row_is_counted_summed_and_sorted() -> None:
    row = vec[i64]([3, 1, 2, 3, 0])
    assert (count_of(3, row), count_of(4, row), total(row)) == (2, 0, 9)
    sort(row)
    assert list(row) == [0, 1, 2, 3, 3]


def test_what_is_drawn_leaves_the_bag_and_every_thing_is_equally_likely() -> None:
    firsts: Counter[int] = Counter()
    stream = Stream(5)
    for _ in range(6000):
        bag = vec[i64]([1, 0, 2])
        drawn = list(draw_some(bag, 3, 2, stream))
        assert sorted([*drawn, *(kind for kind in range(3) for _ in range(bag[kind]))]) == [0, 2, 2]
        firsts[drawn[0]] += 1
    assert firsts[1] == 0
    assert abs(firsts[0] - 2000) < 200
