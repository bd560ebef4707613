"""How a finished game went: what every position was worth to each seat, and what chance and choices made of it.

Here all cards are open, as the game is over. A position is played on many times; where chance is about to decide, the
chances are drawn anew in each of these games. So what a chance changed, the value after it less the value before it, is
nothing in the mean, whatever the estimates are worth (as in AIVAT), and the changes of all steps add up to the result.
A decision with a single answer changes nothing: the position after it has the same value.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from serai.arena.analysis.future import Ending, Sequel, ended
from serai.arena.analysis.samples import Z
from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Stream
from serai.games import judging
from serai.play.dealer import seed_number
from serai.play.replay import opened, replay_move
from serai.play.state import State

CHANCE = -1  # who brought a step about, if no seat did


@dataclass(frozen=True)
class Point:
    """What a position was worth: each seat's chance of winning and its points; how often it was played on."""

    move: int  # index of the move that is made next
    actor: int  # a seat, or CHANCE
    wins: list[float]
    points: list[float]
    doubt: list[float]  # the standard error of the points
    games: int


def points_of(record: dict[str, Any], edition: str | None, first: int, last: int, games: int, seed: str) -> list[Point]:
    """The positions before the moves from one number to another; of a finished game also its end."""
    found: list[Point] = []
    sequel: Sequel | None = None
    for move, state in positions(record, edition):
        if first <= move < last and not is_forced(state):
            sequel = sequel or Sequel(state.game)
            found.append(point(sequel, state, move, games, seed))
    return found


def is_forced(state: State) -> bool:
    """Is there a single answer? Then nothing is decided here."""
    return state.actor is not None and state.legal_codes().count == 1


def positions(record: dict[str, Any], edition: str | None) -> Iterator[tuple[int, State]]:
    """The table before each move, and at the end."""
    state = opened(record, edition)
    for index, move in enumerate(record["moves"]):
        yield index, state
        replay_move(state, index, move)
    yield len(record["moves"]), state


def point(sequel: Sequel, state: State, move: int, games: int, seed: str) -> Point:
    """What a position is worth, by so many games played on from it."""
    seats = range(state.players)
    actor = CHANCE if state.actor is None else state.actor
    if state.over:
        end = ended(state.game, state.table)
        return Point(move, actor, end.wins, end.points, [0.0 for _ in seats], 0)
    calibration = judging(state.game).calibration(state.players)
    streams = (Stream(seed_number(seed, f"walk {number}")) for number in range(games))
    endings = [sample(sequel, state.table.copy(), stream) for stream in streams]
    wins = [sum(each.wins[seat] for each in endings) / games for seat in seats]
    points = [sum(each.points[seat] for each in endings) / games for seat in seats]
    doubt = [error_of([each.points[seat] for each in endings]) for seat in seats]
    return Point(move, actor, calibration.all_shares(wins, sum(wins)), points, doubt, games)


def sample(sequel: Sequel, table: Table, stream: Stream) -> Ending:
    """One game on from here. Chance and what has a single answer are gone through first: see the module's head."""
    settle(table, stream)
    return sequel.ending(table, stream)


def settle(table: Table, stream: Stream) -> None:
    """Until somebody has a choice, or the game is over."""
    legal = LegalActions()
    while (actor := table.actor()) != OVER:
        if actor == NOBODY:
            table.settle(table.draw(stream))
            continue
        table.fill(legal)
        if legal.count > 1:
            return
        table.choose(legal.codes[0])


def error_of(values: list[float]) -> float:
    """The standard error of their mean."""
    count = len(values)
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)


@dataclass(frozen=True)
class Account:
    """Where the points of a seat came from: they add up to the result."""

    seat: int
    start: float  # what the seat could expect before anything was dealt
    luck: float
    own: float
    others: float
    result: float
    doubt: float  # half of the 95 % interval of each part


def accounts(points: list[Point]) -> list[Account]:
    """What chance, the seat and its rivals changed, step by step, from the first position to the end."""
    return [account(points, seat) for seat in range(len(points[0].points))]


def account(points: list[Point], seat: int) -> Account:
    shares = {"luck": 0.0, "own": 0.0, "others": 0.0}
    weights = [dict.fromkeys(shares, 0.0) for _ in points]  # how often an estimate counts for each part
    for number, (before, after) in enumerate(pairwise(points)):
        part = "luck" if before.actor == CHANCE else "own" if before.actor == seat else "others"
        shares[part] += after.points[seat] - before.points[seat]
        weights[number][part] -= 1.0
        weights[number + 1][part] += 1.0
    variances = [
        sum((weight[part] * point.doubt[seat]) ** 2 for weight, point in zip(weights, points, strict=True))
        for part in shares
    ]
    result = points[-1].points[seat]
    start = result - sum(shares.values())
    return Account(seat, start, shares["luck"], shares["own"], shares["others"], result, Z * math.sqrt(max(variances)))


def rounded(parts: list[float], digits: int = 1) -> list[float]:
    """Rounded so that they still add up to what they added up to: what is left over goes where rounding hurts least."""
    unit = 10**digits
    total = round(sum(parts) * unit)
    whole = [math.floor(part * unit) for part in parts]
    by_rest = sorted(range(len(parts)), key=lambda place: whole[place] - parts[place] * unit)
    for place in by_rest[: total - sum(whole)]:
        whole[place] += 1
    return [number / unit for number in whole]
