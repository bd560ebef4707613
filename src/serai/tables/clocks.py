"""Thinking time: a bank for the whole game and an increment for each move, in milliseconds.

Time is counted by a steady clock, which no change of the date can move. Stored is only what is left.
"""

# compiled: every move at every table passes through it

from dataclasses import dataclass, replace
from typing import NamedTuple

LONGEST_SHOW = 8_000  # for which a clock waits at most, however much happened before the turn
LEAST_ON_RETURN = 10_000  # what a seat finds on its clock when its owner comes back to a clock at zero


class Moment(NamedTuple):
    """Now: the date, for people, and a steady clock, for thinking time; both in milliseconds."""

    date: int
    steady: int


@dataclass(slots=True, frozen=True)
class Clocks:
    """The clocks of a table; at most one of them runs. They never change: what happens makes other clocks.

    A turn's time begins when all that happened before it could have been shown: until then its clock stands.
    """

    left: tuple[int, ...]
    increment: int
    running: int | None = None
    since: int = 0  # when the running clock was last read, or when it begins to run
    shown: int = 0  # when all that was told could have been shown

    def run(self, seat: int | None, steady: int, show: int = 0) -> "Clocks":
        """From now on this seat thinks, once what was just told could have been shown; None: nobody does."""
        shown = min(max(self.shown, steady) + show, steady + LONGEST_SHOW)
        return replace(self.read(steady), running=seat, since=shown, shown=shown)

    def read(self, steady: int) -> "Clocks":
        """Take off what has passed."""
        left = tuple(self.left_of(seat, steady) for seat in range(len(self.left)))
        return replace(self, left=left, since=max(self.since, steady))

    def waits(self, seat: int, steady: int) -> int:
        """How long it still stands before it runs."""
        return max(0, self.since - steady) if seat == self.running else 0

    def left_of(self, seat: int, steady: int) -> int:
        passed = max(0, steady - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - passed)

    def with_increment(self, seat: int, steady: int) -> "Clocks":
        """The seat has moved."""
        return self.read(steady).with_left(seat, self.left_of(seat, steady) + self.increment)

    def welcome_back(self, seat: int, steady: int) -> "Clocks":
        """The owner of a seat is back: there is time for a move at least."""
        left = max(self.left_of(seat, steady), LEAST_ON_RETURN, self.increment)
        return self.read(steady).with_left(seat, left)

    def with_left(self, seat: int, left: int) -> "Clocks":
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
