"""Sultan as the search needs it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Stream
from serai.games.sultan.actions import PLACE_CARD, VOCABULARY
from serai.games.sultan.bot.greedy import rounds_left
from serai.games.sultan.bot.worth import Worth
from serai.games.sultan.scoring import score
from serai.games.sultan.state import (
    BIDS,
    COLOUR_COUNT,
    Sultan,
    bid,
    bid_card,
    bid_cushion,
    bid_seat,
    deck_cell,
    jewel_cell,
)
from serai.games.sultan.view import redeal
from serai.search.evaluation import FOREVER, Evaluation, Forecast, scale_priors

FINE: Final[i64] = 16777216  # steps of a fine scale


class SultanEvaluation(Evaluation):
    """Placed cards lie face down: others see only at which cushion. A round is played on, what follows is judged."""

    def __init__(self) -> None:
        self.scale = 8.0
        self.win_weight = 0.4
        self.exploration = 0.4
        self.prior_visits = 10.0
        self.spread = 0.3
        self.width = 12
        self.widening = 1.5
        self.expand_after = 0
        self.rivals_have_trees = False
        self.deadline = FOREVER
        self.worth = Worth()
        self.range: float = 8.0  # points below the best at which a prior is the lowest
        self.tries: i64 = 8  # actions of which a playout takes the best, at most
        self.insight: float = 0.1  # how much a rival is thought to stake high cards on jewels it wants
        self.weights: vec[float] = vec[float]([0.0] * 16)
        self.round: i64 = 0
        self.stage: i64 = 0

    def begin(self, table: Table, forecast: Forecast) -> None:
        assert isinstance(table, Sultan)
        forecast.begin(table.setting.players)
        self.stage = table.stage
        self.round = table.round

    def redeal(self, table: Table, seat: i64, stream: Stream) -> None:
        """As the rules deal anew; but a placed card is the likelier high, the more its jewel brings its owner."""
        assert isinstance(table, Sultan)
        redeal(table, seat, stream)
        self.worth.see_hopes(table)
        place: i64 = 0
        while place < table.placed_count:
            placed = table.cells[BIDS + place]
            if bid_seat(placed) != seat:
                self.guess(table, place, stream)
            place += 1

    def guess(self, table: Sultan, place: i64, stream: Stream) -> None:
        """Let a placed card change places with one that its owner holds, or has left, by how likely it was placed."""
        placed = table.cells[BIDS + place]
        rival = bid_seat(placed)
        card = bid_card(placed)
        cushion = bid_cushion(placed)
        lean = self.insight * self.eagerness(table, rival, cushion)
        other = self.drawn(table, rival, card, lean, stream)
        if other == card:
            return
        table.cells[BIDS + place] = bid(rival, other, cushion)
        if table.held(rival, other) > 0:
            table.give_up(rival, other)
            table.take_up(rival, card)
        else:
            table.cells[deck_cell(rival) + other] -= 1
            table.cells[deck_cell(rival) + card] += 1

    def eagerness(self, table: Sultan, rival: i64, cushion: i64) -> float:
        """What a rival gains by the highest card rather than none, for what it costs, in points."""
        setting = table.setting
        to_come = float(setting.rounds - table.round) / float(setting.rounds)
        return self.worth.stake(table, rival, cushion) - 4.0 * to_come

    def drawn(self, table: Sultan, rival: i64, card: i64, lean: float, stream: Stream) -> i64:
        """A card out of those that a rival could have placed here, drawn by weight."""
        highest = table.setting.highest_card
        weights = self.weights
        total = 0.0
        value: i64 = 1
        while value <= highest:
            copies = table.held(rival, value) + table.cells[deck_cell(rival) + value] + (1 if value == card else 0)
            weights[value] = float(copies) * math.exp(lean * float(value) / float(highest)) if copies > 0 else 0.0
            total += weights[value]
            value += 1
        left = total * float(stream.below(FINE)) / float(FINE)
        value = 1
        while value < highest and left >= weights[value]:
            left -= weights[value]
            value += 1
        return value if weights[value] > 0.0 else card

    def observed_action(self, action: i64, observer: i64) -> i64:
        if VOCABULARY.verb(action) is PLACE_CARD:
            return PLACE_CARD.of(0, PLACE_CARD.second(action))
        return action

    def is_observed(self, label: i64) -> bool:
        return label >= 0 and not (VOCABULARY.verb(label) is PLACE_CARD and PLACE_CARD.first(label) == 0)

    def set_priors(self, table: Table, legal: LegalActions, priors: vec[float]) -> bool:
        assert isinstance(table, Sultan)
        self.worth.see(table)
        place: i64 = 0
        while place < legal.count:
            priors[place] = self.worth.action_value(table, legal.codes[place])
            place += 1
        scale_priors(priors, legal.count, self.range)
        return True

    def is_beyond_horizon(self, table: Table) -> bool:
        assert isinstance(table, Sultan)
        return table.actor_seat == NOBODY and (table.stage > self.stage or table.round > self.round)

    def quick_action(self, table: Table, legal: LegalActions, stream: Stream) -> i64:
        """The best of a few legal actions: some players look at many, some at hardly any."""
        assert isinstance(table, Sultan)
        best = legal.codes[stream.below(legal.count)]
        left = stream.below(self.tries)
        if left == 0:
            return best
        self.worth.see(table)
        most = self.worth.action_value(table, best)
        while left > 0:
            other = legal.codes[stream.below(legal.count)]
            value = self.worth.action_value(table, other)
            if value > most:
                most = value
                best = other
            left -= 1
        return best

    def evaluate(self, table: Table, forecast: Forecast) -> None:
        """S-48 to S-50: most points win, then most jewels; before the end, what is likely to come counts too."""
        assert isinstance(table, Sultan)
        ranks = forecast.ranks
        seat: i64 = 0
        while seat < forecast.seats:
            points = score(table, seat)
            forecast.scores[seat] = float(points)
            ranks[seat] = points * 64 + table.count(jewel_cell(seat), COLOUR_COUNT)
            seat += 1
        if table.actor_seat == OVER:
            forecast.share_by_rank()
        else:
            self.look_ahead(table, forecast)

    def look_ahead(self, table: Sultan, forecast: Forecast) -> None:
        """Add what each seat may expect of the rounds to come."""
        to_come = rounds_left(table) + (1 if table.round > 0 else 0)  # a round that has begun is still to be won
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.scores[seat] += self.worth.ahead(table, seat, to_come)
            seat += 1
        forecast.share(3.0 + 0.6 * float(to_come))
