"""What a table of Kobito is worth to a seat, in points of the lead at the end, as games that were played teach it."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.kobito.bot.weights import LONGEST, MOST, SHIPPED, Weights
from serai.games.kobito.bot.worth import NOT_SEEN, Worth, lacking_places
from serai.games.kobito.pieces import SLOTS, STUDIO_SIZE, studio_start
from serai.games.kobito.scoring import score
from serai.games.kobito.state import HIGHS, LENGTHS, LOWS, POTS, Kobito, hand_cell


class LearnedWorth(Worth):
    """A pot by how likely it is still there when the turn comes round; studio and hand by the same games."""

    def __init__(self) -> None:
        self.lacking = 3.0
        self.use(SHIPPED[2])

    def use(self, weights: Weights) -> None:
        """Judge by these; what was remembered of a turn is forgotten."""
        self.weights = weights
        self.kobito = weights.kobito
        self.tower = weights.tower
        self.number = weights.number
        self.remembered: dict[int, float] = {}  # how safe pots are, as they may lie in this turn

    def of_studio(self, table: Kobito, me: i64) -> float:
        return worth_of_studio(table, me, self.weights)

    def of_pot(self, table: Kobito, me: i64, held: i64, slot: i64) -> float:
        """If no rival wins it before I come again I may; if one does, I have lost it."""
        points = float(table.setting.points[table.cells[POTS + slot]])
        safe = self.safety(table, me, slot)
        lacking = capped(lacking_places(table, me, held, slot, table.space(slot), False))
        return points * (safe * self.weights.mine[lacking] + (1.0 - safe) * self.weights.lost)

    def safety(self, table: Kobito, me: i64, slot: i64) -> float:
        """How likely no rival wins a pot in a round; what rivals have does not change in my turn."""
        cells = table.cells
        rainbow = (cells[LENGTHS + slot] * 16 + cells[LOWS + slot]) * 16 + cells[HIGHS + slot]
        key = int(rainbow * 32 + cells[POTS + slot])
        known = self.remembered.get(key)
        if known is not None:
            return known
        safe = safety_of(table, me, slot, self.weights)
        self.remembered[key] = safe
        return safe


def safety_of(table: Kobito, me: i64, slot: i64, weights: Weights) -> float:
    """How likely none of the others wins a pot in its next turn, as far as one can see."""
    space = table.space(slot)
    safe = 1.0
    seat: i64 = 0
    while seat < table.setting.players:
        if seat != me:
            safe *= 1.0 - weights.hidden[capped(lacking_places(table, seat, NOT_SEEN, slot, space, False))]
        seat += 1
    return safe


def capped(lacking: i64) -> i64:
    return lacking if lacking < MOST else MOST


def worth_of_studio(table: Kobito, me: i64, weights: Weights) -> float:
    """Rainbows that wait for pots to come, and have to be fed."""
    early = earliness(table)
    worth = 0.0
    count: i64 = 0
    slot: i64 = 0
    while slot < STUDIO_SIZE:
        length = table.cells[LENGTHS + studio_start(me) + slot]
        if length > 0:
            length = length if length < LONGEST else LONGEST
            worth += weights.runs[length] + early * weights.early_runs[length]
            count += 1
        slot += 1
    return worth + weights.rainbows[count]


def earliness(table: Kobito) -> float:
    """1 at the beginning, 0 when the last pots lie there."""
    return float(table.pots_in_deck()) / 15.0


def foresee(table: Kobito, scores: vec[float], weights: Weights) -> None:
    """What each seat is likely to have in the end, with the hands that it has; `current` is about to play."""
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
    """A pot may be won by each seat in its turn; what nobody has won in a round is anybody's, if not alike likely."""
    points = float(table.setting.points[table.cells[POTS + slot]])
    space = table.space(slot)
    left = 1.0
    rest = 0.0
    seat = table.current
    count: i64 = 0
    while count < table.setting.players:
        lacking = capped(lacking_places(table, seat, hand_cell(seat), slot, space, False))
        scores[seat] += points * left * weights.seen[lacking]
        left *= 1.0 - weights.seen[lacking]
        rest += weights.later[lacking]
        seat = table.left_of(seat)
        count += 1
    while count > 0:
        lacking = capped(lacking_places(table, seat, hand_cell(seat), slot, space, False))
        scores[seat] += points * left * weights.later[lacking] / rest
        seat = table.left_of(seat)
        count -= 1
