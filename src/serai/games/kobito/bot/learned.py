"""What a table of Kobito is worth to a seat, in points of the end, as games that were played teach it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.kobito.bot.worth import NOT_SEEN, Worth, lacking_places
from serai.games.kobito.pieces import SLOTS, STUDIO_SIZE, studio_start
from serai.games.kobito.scoring import score
from serai.games.kobito.state import LENGTHS, POTS, Kobito

MOST: Final[i64] = 7  # more lacking places are like these

# How likely a pot is won by the seat that has just played, and by a rival: a row for the places that this seat lacks, a
# column for those that the nearest rival lacks. Counted in 1500 games of this player with itself, after two others that
# began with the greedy player.
WON: Final[list[float]] = [
    0.40, 0.42, 0.50, 0.54, 0.58, 0.55, 0.53, 0.53,
    0.27, 0.32, 0.44, 0.44, 0.49, 0.48, 0.47, 0.45,
    0.24, 0.33, 0.40, 0.44, 0.47, 0.52, 0.40, 0.47,
    0.31, 0.32, 0.38, 0.41, 0.46, 0.48, 0.48, 0.45,
    0.29, 0.32, 0.34, 0.35, 0.41, 0.42, 0.43, 0.39,
    0.28, 0.31, 0.34, 0.34, 0.38, 0.42, 0.47, 0.45,
    0.36, 0.35, 0.34, 0.37, 0.44, 0.37, 0.43, 0.44,
    0.32, 0.36, 0.33, 0.36, 0.38, 0.37, 0.43, 0.44,
]  # fmt: skip
LOST: Final[list[float]] = [
    0.53, 0.52, 0.46, 0.39, 0.39, 0.40, 0.44, 0.43,
    0.67, 0.64, 0.51, 0.48, 0.45, 0.45, 0.46, 0.50,
    0.71, 0.63, 0.54, 0.50, 0.44, 0.38, 0.50, 0.41,
    0.61, 0.58, 0.54, 0.47, 0.45, 0.41, 0.44, 0.42,
    0.66, 0.59, 0.57, 0.53, 0.48, 0.50, 0.45, 0.47,
    0.67, 0.58, 0.54, 0.55, 0.52, 0.47, 0.41, 0.42,
    0.58, 0.56, 0.54, 0.51, 0.48, 0.51, 0.48, 0.46,
    0.66, 0.57, 0.52, 0.49, 0.46, 0.50, 0.46, 0.46,
]  # fmt: skip
# What lies in the studio, in points, by the same games.
RAINBOWS: Final[list[float]] = [0.0, 2.0, 2.1, 2.2, 1.1]  # rainbows of the studio, by how many there are
PLACE: Final = 1.17  # a place of the studio,
EARLY: Final = 1.11  # and more while pots are to come


class LearnedWorth(Worth):
    """Pots by how often they were won from like places; cards of the hand by the same games."""

    def __init__(self) -> None:
        self.kobito = -0.4
        self.tower = -3.7
        self.number = -1.4
        self.lacking = 3.0

    def of_studio(self, table: Kobito, me: i64) -> float:
        return worth_of_studio(table, me)

    def of_pot(self, table: Kobito, me: i64, held: i64, slot: i64) -> float:
        """How likely I win it, less how likely a rival does."""
        points = float(table.setting.points[table.cells[POTS + slot]])
        space = table.space(slot)
        nearest: i64 = MOST
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != me:
                lacking = lacking_places(table, seat, NOT_SEEN, slot, space, False)
                if lacking < nearest:
                    nearest = lacking
            seat += 1
        rivals = float(table.setting.players - 1)
        lacking = lacking_places(table, me, held, slot, space, False)
        cell = cell_of(lacking, nearest)
        return points * (WON[cell] - LOST[cell] / rivals)


def worth_of_studio(table: Kobito, me: i64) -> float:
    """Places that wait for pots to come, and rainbows that have to be fed."""
    places: i64 = 0
    slot: i64 = 0
    while slot < STUDIO_SIZE:
        places += table.cells[LENGTHS + studio_start(me) + slot]
        slot += 1
    early = float(table.pots_in_deck()) / 15.0
    return float(places) * (PLACE + EARLY * early) + RAINBOWS[table.rainbows_of(me)]


def foresee(table: Kobito, scores: vec[float]) -> None:
    """What each seat is likely to have in the end; `current` is about to play."""
    seats = table.setting.players
    seat: i64 = 0
    while seat < seats:
        scores[seat] = float(score(table, seat)) + worth_of_studio(table, seat)
        seat += 1
    before = (table.current + seats - 1) % seats
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            share_pot(table, before, slot, scores)
        slot += 1


def share_pot(table: Kobito, before: i64, slot: i64, scores: vec[float]) -> None:
    """A pot by who is nearest to it; the seat before has just played."""
    points = float(table.setting.points[table.cells[POTS + slot]])
    space = table.space(slot)
    seats = table.setting.players
    near: i64 = before
    nearest: i64 = 99
    seat: i64 = table.current
    count: i64 = 1
    while count < seats:
        lacking = lacking_places(table, seat, NOT_SEEN, slot, space, False)
        if lacking < nearest:
            nearest = lacking
            near = seat
        seat = (seat + 1) % seats
        count += 1
    cell = cell_of(lacking_places(table, before, NOT_SEEN, slot, space, False), nearest)
    scores[before] += points * WON[cell]
    scores[near] += points * LOST[cell]


def cell_of(mine: i64, nearest: i64) -> i64:
    """Where experience is kept."""
    mine = mine if mine < MOST else MOST
    nearest = nearest if nearest < MOST else MOST
    return mine * (MOST + 1) + nearest
