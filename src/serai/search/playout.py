"""Playing a table to its end with random choices, wholly inside the compiled engine."""

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Stream


def playout(table: Table, stream: Stream, legal: LegalActions) -> i64:
    """Play on at random until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    actor = table.actor_seat
    while actor != OVER:
        if actor == NOBODY:
            table.settle(table.draw(stream))
        else:
            table.fill(legal)
            table.choose(legal.codes[stream.below(legal.count)])
            decisions += 1
        actor = table.actor_seat
    return decisions


def playouts(table: Table, games: i64, seed: i64) -> i64:
    """Play copies of a table to the end, that many times; returns the decisions of all."""
    stream = Stream(seed)
    legal = LegalActions()
    decisions: i64 = 0
    while games > 0:
        decisions += playout(table.copy(), stream, legal)
        games -= 1
    return decisions


def copies(table: Table, count: i64) -> None:
    """Copy a table again and again."""
    while count > 0:
        table.copy()
        count -= 1
