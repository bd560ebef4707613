"""Points and winners of Kobito."""

from typing import TypedDict

from mypy_extensions import i64

from serai.core.game import Result
from serai.games.kobito.pieces import KINDS, PENALTY, POT_COUNT
from serai.games.kobito.state import OWNERS, Kobito, aside_cell, rainbow_cards


def score(table: Kobito, seat: i64) -> i64:
    """K-75: the pots won, less the penalty."""
    return pot_points(table, seat) - penalty(table, seat)


def pot_points(table: Kobito, seat: i64) -> i64:
    """K-75, K-76: the points of the pots that a seat has won."""
    points: i64 = 0
    pot: i64 = 1
    while pot <= POT_COUNT:
        if table.cells[OWNERS + pot] == seat:
            points += table.setting.points[pot]
        pot += 1
    return points


def penalty(table: Kobito, seat: i64) -> i64:
    """K-64: three for each rainbow card put aside, with an option for the other cards too."""
    if table.setting.penalise_specials:
        return PENALTY * table.count(aside_cell(seat), KINDS)
    return PENALTY * rainbow_cards(table, aside_cell(seat))


def won_pots(table: Kobito, seat: i64) -> list[int]:
    return [pot for pot in range(1, POT_COUNT + 1) if table.cells[OWNERS + pot] == seat]


class Breakdown(TypedDict):
    """Where a seat's points come from."""

    pots: list[int]
    points: int
    penalty: int


class KobitoResult(TypedDict):
    """For each seat where its points come from."""

    breakdown: list[Breakdown]


def result(table: Kobito) -> Result:
    """K-75 to K-77: most points win; who is level shares the win."""
    seats = range(table.setting.players)
    scores = [int(score(table, seat)) for seat in seats]
    best = max(scores)
    winners = [seat for seat in seats if scores[seat] == best]
    return Result(scores, winners, details(table))


def details(table: Kobito) -> KobitoResult:
    return {"breakdown": [breakdown(table, seat) for seat in range(table.setting.players)]}


def breakdown(table: Kobito, seat: i64) -> Breakdown:
    return {
        "pots": won_pots(table, seat),
        "points": int(pot_points(table, seat)),
        "penalty": int(penalty(table, seat)),
    }
