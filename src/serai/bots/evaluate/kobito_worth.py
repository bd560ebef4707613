"""What a table of Kobito is worth to a seat, in points of the end, as games that were played teach it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.greedy.kobito import cost_of_hand, stepped
from serai.games.kobito.pieces import (
    HIGH,
    HIGHEST,
    KOBITO,
    LOW,
    SLOTS,
    STUDIO,
    TOWER,
    studio,
)
from serai.games.kobito.scoring import score
from serai.games.kobito.state import HIGHS, KNOWN, LENGTHS, LOWS, POTS, Kobito, hand, rainbow_cards

NOT_SEEN: Final[i64] = -1  # a hand
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
# What lies in the studio and in the hand, in points, by the same games.
RAINBOWS: Final[list[float]] = [0.0, 2.0, 2.1, 2.2, 1.1]  # rainbows of the studio, by how many there are
PLACE: Final = 1.17  # a place of the studio,
EARLY: Final = 1.11  # and more while pots are to come
WILD: Final = -0.4  # a kobito in hand
TALL: Final = -3.7  # a tower card
LOOSE: Final = -1.4  # a number card
SHORT: Final = 3.0  # what each card short of the obligation costs while the turn goes on


def of_ending(table: Kobito, me: i64) -> float:
    """If the turn ended here: a missed obligation costs the hand."""
    if table.played >= table.obligation:
        return worth(table, me, hand(me)) + in_hand(table, me)
    return worth(table, me, NOT_SEEN) - cost_of_hand(table, me)


def of_going_on(table: Kobito, me: i64) -> float:
    """While the turn goes on: cards short of the obligation may still be found."""
    lacking = table.obligation - table.played
    value = worth(table, me, hand(me)) + in_hand(table, me)
    return value - SHORT * float(lacking) if lacking > 0 else value


def in_hand(table: Kobito, me: i64) -> float:
    """What the cards left in hand are worth."""
    held = hand(me)
    wild = WILD * float(table.cells[held + KOBITO]) + TALL * float(table.cells[held + TOWER])
    return wild + LOOSE * float(rainbow_cards(table, held))


def worth(table: Kobito, me: i64, held: i64) -> float:
    """Points won, what each pot may bring, and the studio."""
    value = float(score(table, me)) + of_studio(table, me)
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            value += stake(table, me, held, slot)
        slot += 1
    return value


def of_studio(table: Kobito, me: i64) -> float:
    """Places that wait for pots to come, and rainbows that have to be fed."""
    places: i64 = 0
    slot: i64 = 0
    while slot < STUDIO:
        places += table.cells[LENGTHS + studio(me) + slot]
        slot += 1
    early = float(table.pots_in_deck()) / 15.0
    return float(places) * (PLACE + EARLY * early) + RAINBOWS[table.rainbows_of(me)]


def stake(table: Kobito, me: i64, held: i64, slot: i64) -> float:
    """One pot: how likely I win it, less how likely a rival does."""
    points = float(table.setting.points[table.cells[POTS + slot]])
    nearest: i64 = MOST
    seat: i64 = 0
    while seat < table.setting.players:
        if seat != me:
            lacking = lacking_places(table, seat, NOT_SEEN, slot)
            if lacking < nearest:
                nearest = lacking
        seat += 1
    rivals = float(table.setting.players - 1)
    lacking = lacking_places(table, me, held, slot)
    cell = cell_of(lacking, nearest)
    return points * (WON[cell] - LOST[cell] / rivals)


def foresee(table: Kobito, scores: vec[float]) -> None:
    """What each seat is likely to have in the end; `current` is about to play."""
    seats = table.setting.players
    seat: i64 = 0
    while seat < seats:
        scores[seat] = float(score(table, seat)) + of_studio(table, seat)
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
    seats = table.setting.players
    near: i64 = before
    nearest: i64 = 99
    seat: i64 = table.current
    count: i64 = 1
    while count < seats:
        lacking = lacking_places(table, seat, NOT_SEEN, slot)
        if lacking < nearest:
            nearest = lacking
            near = seat
        seat = (seat + 1) % seats
        count += 1
    cell = cell_of(lacking_places(table, before, NOT_SEEN, slot), nearest)
    scores[before] += points * WON[cell]
    scores[near] += points * LOST[cell]


def cell_of(mine: i64, nearest: i64) -> i64:
    """Where experience is kept."""
    mine = mine if mine < MOST else MOST
    nearest = nearest if nearest < MOST else MOST
    return mine * (MOST + 1) + nearest


def lacking_places(table: Kobito, seat: i64, held: i64, slot: i64) -> i64:
    """How many places of a pot a seat can't fill from its studio, from known kobitos and from the hand, if seen."""
    cells = table.cells
    space = table.space(slot)
    reached = reach_of(table, seat, held, slot, LOW, space)
    reached += reach_of(table, seat, held, slot, HIGH, space - reached)
    wild = cells[held + KOBITO] if held >= 0 else cells[hand(seat) + KNOWN]
    lacking = space - reached - wild
    return lacking if lacking > 0 else 0


def reach_of(table: Kobito, seat: i64, held: i64, slot: i64, end: i64, space: i64) -> i64:
    """How many places in a row a seat can lay at one end of a pot's rainbow."""
    cells = table.cells
    wanted = table.wanted(slot, end)
    reached: i64 = 0
    while reached < space:
        steps: i64 = 1
        if held < 0 or cells[held + wanted] == 0:
            steps = longest_chain(cells, seat, wanted, end, space - reached)
            if steps == 0:
                return reached
        reached += steps
        wanted = stepped(wanted, steps, end)
    return space


def longest_chain(cells: vec[i64], seat: i64, wanted: i64, end: i64, space: i64) -> i64:
    """How many places the best of a seat's studio rainbows gives from a number on."""
    longest: i64 = 0
    slot: i64 = 0
    while slot < STUDIO:
        places = chain(cells, studio(seat) + slot, wanted, end, space)
        if places > longest:
            longest = places
        slot += 1
    return longest


def chain(cells: vec[i64], rainbow: i64, wanted: i64, end: i64, space: i64) -> i64:
    """K-32 to K-35: how many places a studio rainbow gives from a number on; one place must not be left alone."""
    length = cells[LENGTHS + rainbow]
    if length == 0:
        return 0
    if end == LOW:
        distance = wanted - cells[LOWS + rainbow]
    else:
        distance = cells[HIGHS + rainbow] - wanted
    if distance < 0:
        distance += HIGHEST
    if distance >= length:
        return 0
    places = distance + 1
    if places == length:
        if places <= space:
            return places
        return space if length - space > 1 else space - 1
    return places if places <= space and length - places > 1 else 0
