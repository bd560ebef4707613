"""Treasures as the search needs it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.greedy.treasures import Judge
from serai.bots.mind import Forecast, Mind, stretch
from serai.core.actions import Options
from serai.core.agenda import OVER, Position
from serai.core.chance import Stream
from serai.games.treasures.actions import CLAIM, LAY, PASS, PLAY_CARD, TAKE, VOCABULARY
from serai.games.treasures.pieces import (
    CATEGORY_COUNT,
    COPIES,
    DECK_SIZE,
    HAND_SIZE,
    LISTED,
    colour_of,
    value_of,
)
from serai.games.treasures.rules.collecting import can_collect
from serai.games.treasures.scoring import category_winner, holdings
from serai.games.treasures.state import STONES, TABLE, Treasures
from serai.games.treasures.view import redeal

CARD: Final = 0.04  # of any card towards the most cards, in stones
COLOUR: Final[list[float]] = [1.04, 0.54, 0.22, 0.10]  # of a card in all: diamond, emerald, ruby, sapphire
STONE: Final = 1.0


class TreasuresMind(Mind):
    """All that is done is seen; only hands and the draw pile are hidden. A round is played on, the rest is judged."""

    def __init__(self) -> None:
        self.scale = 2.0
        self.ambition = 0.5
        self.curiosity = 0.2
        self.trust = 1.0
        self.spread = 0.3
        self.range: float = 1.0  # an action that brings so many stones less is liked least
        self.doubt: float = 1.2  # how much a stone to come may still change
        self.deals: i64 = 1  # that are played on, with the present one
        self.swing: float = 0.7  # how far cards still to be won may change a category
        self.left: float = 0.1  # what a table that may be swept next costs
        self.slip: i64 = 10  # how often of 100 a playout takes any action
        self.stones: vec[float] = vec[float]([0.0] * 4)
        self.round: i64 = 0
        self.until: i64 = 0  # cards in the draw pile

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Treasures)
        forecast.begin(table.setting.players)
        self.round = table.round
        self.until = table.drawable - self.deals * HAND_SIZE * count_bits(table.participants)
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.sides[seat] = table.setting.side_of(seat)
            seat += 1

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Treasures)
        redeal(table, seat, stream)

    def weigh(self, table: Position, options: Options, likings: vec[float]) -> bool:
        assert isinstance(table, Treasures)
        judge = Judge(table)
        place: i64 = 0
        while place < options.count:
            likings[place] = judge.appeal(options.codes[place])
            place += 1
        stretch(likings, options.count, self.range)
        return True

    def is_far(self, table: Position) -> bool:
        assert isinstance(table, Treasures)
        return table.round > self.round or (table.drawable <= self.until and table.actor() >= 0)

    def quick(self, table: Position, options: Options, stream: Stream) -> i64:
        assert isinstance(table, Treasures)
        if self.slip > 0 and stream.below(100) < self.slip:
            return options.codes[stream.below(options.count)]
        total = total_on_table(table)
        best = options.codes[0]
        most = -1.0e9
        place: i64 = 0
        while place < options.count:
            liking = self.liking(table, options.codes[place], total)
            if liking > most:
                most = liking
                best = options.codes[place]
            place += 1
        return best

    def liking(self, table: Treasures, action: i64, total: i64) -> float:
        """A rough idea of what an action brings, in stones."""
        verb = VOCABULARY.verb(action)
        if verb is PLAY_CARD:
            card = PLAY_CARD.first(action)
            if value_of(card) == total:
                return STONE + COLOUR[colour_of(card)]
            if can_collect(table, card):
                return 0.2 + COLOUR[colour_of(card)] - self.risk(total - value_of(card))
            return -0.3 * COLOUR[colour_of(card)] - self.risk(total + value_of(card))
        if verb is TAKE:
            return self.collected(TAKE.first(action), table.laid)
        if verb is CLAIM:
            return self.collected(CLAIM.first(action), table.laid)
        return -1.0 if verb is LAY or verb is PASS else 0.0

    def collected(self, packed: i64, laid: i64) -> float:
        """The cards, and a stone if they are all."""
        if packed & LISTED:
            return 0.5
        brings = 0.0
        count: i64 = 0
        while packed > 0:
            brings += COLOUR[colour_of(packed & 255)]
            count += 1
            packed >>= 8
        return brings + STONE if count == laid else brings

    def risk(self, total: i64) -> float:
        """A table that one card can sweep."""
        return self.left if 0 < total <= 12 else 0.0

    def judge(self, table: Position, forecast: Forecast) -> None:
        """T-62, T-71, T-77: the side that won; before the end, who is likely to by the stones won and in reach."""
        assert isinstance(table, Treasures)
        stones = self.stones
        side: i64 = 0
        while side < 4:
            stones[side] = float(table.cells[STONES + side])
            side += 1
        if table.whose != OVER and table.round == self.round:
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
        if table.whose != OVER:
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


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


def total_on_table(table: Treasures) -> i64:
    total: i64 = 0
    cell = TABLE
    while cell < TABLE + table.laid:
        total += value_of(table.cells[cell])
        cell += 1
    return total


MIND: Final = TreasuresMind
