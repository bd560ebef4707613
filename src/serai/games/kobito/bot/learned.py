"""What a table of Kobito is worth to a seat, in points of the end, as games that were played teach it."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.kobito.bot.weights import MOST, SHIPPED, Weights, cell_of
from serai.games.kobito.bot.worth import NOT_SEEN, Worth, lacking_places
from serai.games.kobito.pieces import SLOTS, STUDIO_SIZE, studio_start
from serai.games.kobito.scoring import score
from serai.games.kobito.state import LENGTHS, POTS, Kobito


class LearnedWorth(Worth):
    """Pots by how often they were won from like places; studio and hand by the same games."""

    def __init__(self) -> None:
        self.lacking = 3.0
        self.use(SHIPPED[2])

    def use(self, weights: Weights) -> None:
        self.weights = weights
        self.kobito = weights.kobito
        self.tower = weights.tower
        self.number = weights.number

    def of_studio(self, table: Kobito, me: i64) -> float:
        return worth_of_studio(table, me, self.weights)

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
        cell = cell_of(lacking_places(table, me, held, slot, space, False), nearest)
        return points * (self.weights.mine[cell] - self.weights.theirs[cell] / rivals)


def worth_of_studio(table: Kobito, me: i64, weights: Weights) -> float:
    """Places that wait for pots to come, and rainbows that have to be fed."""
    places = float(places_of(table, me))
    return places * (weights.place + weights.early * earliness(table)) + weights.rainbows[table.rainbows_of(me)]


def places_of(table: Kobito, me: i64) -> i64:
    """How many places lie in a studio."""
    places: i64 = 0
    slot: i64 = 0
    while slot < STUDIO_SIZE:
        places += table.cells[LENGTHS + studio_start(me) + slot]
        slot += 1
    return places


def earliness(table: Kobito) -> float:
    """1 at the beginning, 0 when the last pots lie there."""
    return float(table.pots_in_deck()) / 15.0


def foresee(table: Kobito, scores: vec[float], weights: Weights) -> None:
    """What each seat is likely to have in the end; `current` is about to play."""
    seats = table.setting.players
    seat: i64 = 0
    while seat < seats:
        scores[seat] = float(score(table, seat)) + worth_of_studio(table, seat, weights)
        seat += 1
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            share_pot(table, slot, scores, weights)
        slot += 1


def share_pot(table: Kobito, slot: i64, scores: vec[float], weights: Weights) -> None:
    """A pot by who is nearest to it; the seat before has just played."""
    points = float(table.setting.points[table.cells[POTS + slot]])
    seats = table.setting.players
    before = (table.current + seats - 1) % seats
    near = nearest_rival(table, slot)
    lacking = lacking_places(table, near, NOT_SEEN, slot, table.space(slot), False)
    cell = cell_of(lacking_places(table, before, NOT_SEEN, slot, table.space(slot), False), lacking)
    scores[before] += points * weights.last[cell]
    scores[near] += points * weights.nearest[cell]
    seat: i64 = 0
    while seat < seats:
        if seat != before and seat != near:
            scores[seat] += points * weights.others[cell] / float(seats - 2)
        seat += 1


def nearest_rival(table: Kobito, slot: i64) -> i64:
    """The seat that lacks the fewest places of a pot, but for the one that has just played; in the order of turns."""
    seats = table.setting.players
    near = table.current
    fewest: i64 = 99
    seat = table.current
    count: i64 = 1
    while count < seats:
        lacking = lacking_places(table, seat, NOT_SEEN, slot, table.space(slot), False)
        if lacking < fewest:
            fewest = lacking
            near = seat
        seat = (seat + 1) % seats
        count += 1
    return near
