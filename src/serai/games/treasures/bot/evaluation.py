"""Treasures as the search needs it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import OVER, Table
from serai.core.chance import Stream
from serai.core.rows import bit, bit_count
from serai.games.treasures.bot.greedy import Judge, favourite
from serai.games.treasures.pieces import CATEGORY_COUNT, COPIES, DECK_SIZE, HAND_SIZE, NO_CARD, value_of
from serai.games.treasures.rules.collecting import WIDEST
from serai.games.treasures.scoring import category_winner, holdings
from serai.games.treasures.state import STONES, TABLE, Treasures, hand_cell
from serai.games.treasures.view import hand_size, redeal
from serai.search.evaluation import FOREVER, Evaluation, Forecast, scale_priors

STONE: Final = 1.0


class TreasuresEvaluation(Evaluation):
    """All that is done is seen; only hands and the draw pile are hidden. A round is played on, the rest is judged."""

    def __init__(self) -> None:
        self.scale = 2.0
        self.win_weight = 0.5
        self.exploration = 0.2
        self.prior_visits = 8.0
        self.spread = 0.3
        self.width = 12
        self.widening = 1.5
        self.expand_after = 10
        self.rivals_have_trees = False
        self.deadline = FOREVER
        self.range: float = 1.0  # stones below the best at which a prior is the lowest
        self.doubt: float = 1.2  # how much a stone to come may still change
        self.deals: i64 = 1  # that are played on, with the present one
        self.swing: float = 0.7  # how far cards still to be won may change a category
        self.tries: i64 = 8  # how often what is hidden is dealt again, if a rival would have played otherwise
        self.stones: vec[float] = vec[float]([0.0] * 4)
        self.round: i64 = 0
        self.until: i64 = 0  # cards in the draw pile

    def begin(self, table: Table, forecast: Forecast) -> None:
        assert isinstance(table, Treasures)
        forecast.begin(table.setting.players)
        self.round = table.round
        self.until = table.draw_pile_size - self.deals * HAND_SIZE * bit_count(table.participants)
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.sides[seat] = table.setting.side_of(seat)
            seat += 1

    def redeal(self, table: Table, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Treasures)
        tries = self.tries
        redeal(table, seat, stream)
        while tries > 1 and not is_plausible(table, seat, stream):
            redeal(table, seat, stream)
            tries -= 1

    def set_priors(self, table: Table, legal: LegalActions, priors: vec[float]) -> bool:
        assert isinstance(table, Treasures)
        judge = Judge(table)
        place: i64 = 0
        while place < legal.count:
            priors[place] = judge.action_value(legal.codes[place])
            place += 1
        scale_priors(priors, legal.count, self.range)
        return True

    def is_beyond_horizon(self, table: Table) -> bool:
        assert isinstance(table, Treasures)
        return table.round > self.round or (table.draw_pile_size <= self.until and table.actor() >= 0)

    def quick_action(self, table: Table, legal: LegalActions, stream: Stream) -> i64:
        """As the greedy player would."""
        assert isinstance(table, Treasures)
        return favourite(table, legal)

    def evaluate(self, table: Table, forecast: Forecast) -> None:
        """T-62, T-71, T-77: the side that won; before the end, who is likely to by the stones won and in reach."""
        assert isinstance(table, Treasures)
        stones = self.stones
        side: i64 = 0
        while side < 4:
            stones[side] = float(table.cells[STONES + side])
            side += 1
        if table.actor_seat != OVER and table.round == self.round:
            self.add_categories(table)
        most = 0.0
        seat: i64 = 0
        while seat < forecast.seats:
            side = table.setting.side_of(seat)
            forecast.scores[seat] = stones[side]
            forecast.wins[seat] = 1.0 if table.winner == side else 0.0
            if stones[side] > most:
                most = stones[side]
            seat += 1
        if table.actor_seat != OVER:
            missing = float(table.setting.target) - most
            forecast.share(self.doubt * math.sqrt(missing if missing > 1.0 else 1.0))

    def add_categories(self, table: Treasures) -> None:
        """T-47 to T-55: each category's stone, shared by who is ahead in it and by what is still to be won."""
        counts = holdings(table)
        holders: i64 = 2 if table.setting.pooled else table.setting.players
        category: i64 = 0
        while category < CATEGORY_COUNT:
            self.add_category(table, counts, category, holders)
            category += 1

    def add_category(self, table: Treasures, counts: vec[i64], category: i64, holders: i64) -> None:
        left = DECK_SIZE if category == 0 else COPIES[4 - category]
        holder: i64 = 0
        while holder < holders:
            left -= counts[category * 4 + holder]
            holder += 1
        if left == 0:
            winner = category_winner(counts, category)
            if winner >= 0:
                self.stones[table.setting.side_of(winner)] += STONE
            return
        swing = self.swing * math.sqrt(float(left))
        total = 0.0
        holder = 0
        while holder < holders:
            total += math.exp(float(counts[category * 4 + holder]) / swing)
            holder += 1
        holder = 0
        while holder < holders:
            likely = math.exp(float(counts[category * 4 + holder]) / swing) / total
            self.stones[table.setting.side_of(holder)] += STONE * likely
            holder += 1


def is_plausible(table: Treasures, seat: i64, stream: Stream) -> bool:
    """Who has just laid a card is not likely to hold one that could have collected; which was laid is not known."""
    rival = table.right_of(seat)
    if table.card != NO_CARD or table.last == rival or hand_size(table, rival) == HAND_SIZE:
        return True
    cell = hand_cell(rival)
    while cell < hand_cell(rival) + HAND_SIZE and table.cells[cell] != NO_CARD:
        if stream.below(table.laid_count + 1) < collecting_ways(table, value_of(table.cells[cell])):
            return False
        cell += 1
    return True


def collecting_ways(table: Treasures, wanted: i64) -> i64:
    """Without how many of the cards on the table, one at a time, this value could still collect."""
    ways: i64 = 0
    without = TABLE
    while without < TABLE + table.laid_count:
        if reaches(table, wanted, without):
            ways += 1
        without += 1
    return ways


def reaches(table: Treasures, wanted: i64, without: i64) -> bool:
    """Do some of the cards on the table, but for one, add up to this value?"""
    if wanted > WIDEST:
        return False
    sums = bit(0)
    cell = TABLE
    while cell < TABLE + table.laid_count:
        value = value_of(table.cells[cell])
        if cell != without and value <= wanted:
            sums |= (sums & (bit(wanted - value + 1) - 1)) << value
        cell += 1
    return (sums >> wanted) & 1 == 1
