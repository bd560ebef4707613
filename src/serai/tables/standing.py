"""The moves of a game that stand, with what they told, kept small: a long game has hundreds, and a host many games."""

# compiled: every move at every table passes through it

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec import msgpack

from serai.core.events import Event, EventKind

NOBODY = -1  # the seat of a move that chance made
FREE, TOGETHER = 1, 2  # bits

DECODER = msgpack.Decoder(list[tuple[int, list[int], list[int]]])


class StandingMove(NamedTuple):
    """A move that stands: how far the history reached after it, and whether its seat may freely take it back."""

    version: int
    seat: int | None
    moves: int
    free: bool
    together: bool = False  # a secret choice that others make at the same time


class StandingMoves:
    """All moves that stand, one after another: numbers in arrays, facts encoded."""

    __slots__ = ("ends", "facts", "kinds", "lengths", "marks", "numbers", "seats", "versions")

    def __init__(self, kinds: tuple[EventKind, ...]) -> None:
        self.kinds = kinds
        self.numbers = numbers_of(kinds)
        self.versions = array("i")
        self.seats = array("b")
        self.lengths = array("i")
        self.marks = array("B")
        self.facts = bytearray()
        self.ends = array("i")  # of each move's facts

    def __len__(self) -> int:
        return len(self.versions)

    def __getitem__(self, place: int) -> StandingMove:
        seat, marks = self.seats[place], self.marks[place]
        return StandingMove(
            self.versions[place],
            None if seat == NOBODY else seat,
            self.lengths[place],
            bool(marks & FREE),
            bool(marks & TOGETHER),
        )

    def __reversed__(self) -> Iterator[StandingMove]:
        return map(self.__getitem__, range(len(self) - 1, -1, -1))

    def add(self, move: StandingMove, facts: list[Event]) -> None:
        self.versions.append(move.version)
        self.seats.append(NOBODY if move.seat is None else move.seat)
        self.lengths.append(move.moves)
        self.marks.append(FREE * move.free | TOGETHER * move.together)
        if facts:
            self.facts += msgpack.encode([(self.numbers[fact.kind.name], fact.values, fact.many) for fact in facts])
        self.ends.append(len(self.facts))

    def cut(self, steps: int) -> None:
        """The last few were taken back."""
        for numbers in (self.versions, self.seats, self.lengths, self.marks, self.ends):
            del numbers[-steps:]
        del self.facts[self.ends[-1] if self.ends else 0 :]

    def is_free_to(self, seat: int) -> bool:
        """Was the last move this seat's, and may it be taken back?"""
        return bool(self.seats) and self.seats[-1] == seat and bool(self.marks[-1] & FREE)

    def steps_to(self, seat: int) -> int:
        """How many moves back the last one of a seat is; 0 if it made none."""
        for back, each in enumerate(reversed(self.seats), 1):
            if each == seat:
                return back
        return 0

    def last_of(self, seat: int | None) -> int | None:
        """The version that the last move of a seat made; None if it made none."""
        steps = 0 if seat is None else self.steps_to(seat)
        return self.versions[-steps] if steps else None

    def first_after(self, version: int) -> int:
        """The place of the first move that was made after that version."""
        return bisect_right(self.versions, version)

    def facts_of(self, place: int) -> list[Event]:
        """What the move at that place told."""
        written = self.facts[self.ends[place - 1] if place else 0 : self.ends[place]]
        if not written:
            return []
        return [Event(self.kinds[kind], values, many) for kind, values, many in DECODER.decode(written)]


@cache
def numbers_of(kinds: tuple[EventKind, ...]) -> dict[str, int]:
    return {kind.name: number for number, kind in enumerate(kinds)}
