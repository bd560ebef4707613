"""Sultan as the search needs it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.greedy.sultan import appeal, rounds_left, step, worth, worth_to_rivals
from serai.bots.mind import FOREVER, Forecast, Mind, stretch
from serai.core.actions import Options
from serai.core.agenda import NOBODY, OVER, Position
from serai.core.chance import Stream
from serai.games.sultan.actions import PLACE_CARD, VOCABULARY
from serai.games.sultan.pieces import ROW
from serai.games.sultan.scoring import score
from serai.games.sultan.state import (
    BIDS,
    COLOUR_COUNT,
    CUSHIONS,
    NO_CARD,
    Sultan,
    bid,
    bid_card,
    bid_cushion,
    bid_seat,
    deck,
    hand,
    jewels,
)
from serai.games.sultan.view import redeal

FINE: Final[i64] = 16777216  # steps of a fine scale


class SultanMind(Mind):
    """Placed cards lie face down: others see only at which cushion. A stage is played on, what follows is judged."""

    def __init__(self) -> None:
        self.scale = 8.0
        self.ambition = 0.4
        self.curiosity = 0.15
        self.trust = 3.0
        self.spread = 0.3
        self.width = 12
        self.widening = 1.5
        self.patience = 0
        self.deadline = FOREVER
        self.range: float = 8.0  # an action that is liked so much less is liked least
        self.tries: i64 = 8  # options of which a playout takes the best
        self.rounds: i64 = 2  # that are played on at most, with the present one
        self.insight: float = 0.5  # how much a rival is thought to stake high cards on jewels it wants
        self.hope: float = 0.4  # what a bonus two jewels off counts for with the whole game to come
        self.jewel: float = 4.0  # what a jewel to come is worth to whoever wins it
        self.weights: vec[float] = vec[float]([0.0] * 16)
        self.until: i64 = 0
        self.stage: i64 = 0

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Sultan)
        forecast.begin(table.setting.players)
        self.stage = table.stage
        self.until = table.round + self.rounds

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        """As the rules deal anew; but a placed card is the likelier high, the more its jewel brings its owner."""
        assert isinstance(table, Sultan)
        redeal(table, seat, stream)
        place: i64 = 0
        while place < table.placed and self.insight > 0.0:
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
        lean = self.insight * self.eagerness(table, rival, table.cells[CUSHIONS + cushion])
        other = self.drawn(table, rival, card, lean, stream)
        if other == card:
            return
        table.cells[BIDS + place] = bid(rival, other, cushion)
        if table.held(rival, other) > 0:
            table.give_up(rival, other)
            table.take_up(rival, card)
        else:
            table.cells[deck(rival) + other] -= 1
            table.cells[deck(rival) + card] += 1

    def eagerness(self, table: Sultan, rival: i64, jewel: i64) -> float:
        """What a rival gains by the highest card rather than none, for what it costs, in points."""
        setting = table.setting
        to_come = float(setting.rounds - table.round) / float(setting.rounds)
        return worth(table, rival, jewel) + 0.5 * worth_to_rivals(table, rival, jewel) - 4.0 * to_come

    def drawn(self, table: Sultan, rival: i64, card: i64, lean: float, stream: Stream) -> i64:
        """A card out of those that a rival could have placed here, drawn by weight."""
        highest = table.setting.highest_card
        weights = self.weights
        total = 0.0
        value: i64 = 1
        while value <= highest:
            copies = table.held(rival, value) + table.cells[deck(rival) + value] + (1 if value == card else 0)
            weights[value] = float(copies) * math.exp(lean * float(value) / float(highest)) if copies > 0 else 0.0
            total += weights[value]
            value += 1
        left = total * float(stream.below(FINE)) / float(FINE)
        value = 1
        while value < highest and left >= weights[value]:
            left -= weights[value]
            value += 1
        return value if weights[value] > 0.0 else card

    def seen(self, action: i64, observer: i64) -> i64:
        if VOCABULARY.verb(action) is PLACE_CARD:
            return PLACE_CARD.of(0, PLACE_CARD.second(action))
        return action

    def is_open(self, label: i64) -> bool:
        return label >= 0 and not (VOCABULARY.verb(label) is PLACE_CARD and PLACE_CARD.first(label) == 0)

    def weigh(self, table: Position, options: Options, likings: vec[float]) -> bool:
        assert isinstance(table, Sultan)
        place: i64 = 0
        while place < options.count:
            likings[place] = appeal(table, options.codes[place])
            place += 1
        stretch(likings, options.count, self.range)
        return True

    def is_far(self, table: Position) -> bool:
        assert isinstance(table, Sultan)
        if table.whose != NOBODY:
            return False
        return table.stage > self.stage or table.round >= self.until

    def quick(self, table: Position, options: Options, stream: Stream) -> i64:
        """The best liked of a few options."""
        assert isinstance(table, Sultan)
        best = options.codes[stream.below(options.count)]
        if self.tries < 2:
            return best
        most = appeal(table, best)
        left = self.tries - 1
        while left > 0:
            other = options.codes[stream.below(options.count)]
            liking = appeal(table, other)
            if liking > most:
                most = liking
                best = other
            left -= 1
        return best

    def judge(self, table: Position, forecast: Forecast) -> None:
        """S-48 to S-50: most points win, then most jewels; before the end, what is likely to come counts too."""
        assert isinstance(table, Sultan)
        ranks = forecast.ranks
        seat: i64 = 0
        while seat < forecast.seats:
            points = score(table, seat)
            forecast.scores[seat] = float(points)
            ranks[seat] = points * 64 + table.count(jewels(seat), COLOUR_COUNT)
            seat += 1
        if table.whose == OVER:
            forecast.crown()
        else:
            self.look_ahead(table, forecast)

    def look_ahead(self, table: Sultan, forecast: Forecast) -> None:
        """Jewels to come go to who has the cards for them; bonuses in reach count in part."""
        setting = table.setting
        to_come = float(rounds_left(table) + 1)
        all_pips = 0.0
        seat: i64 = 0
        while seat < forecast.seats:
            all_pips += pips(table, seat)
            seat += 1
        each_pip = self.jewel * to_come * float(setting.cushions) / all_pips
        hope = self.hope * to_come / float(setting.stages * setting.rounds)
        seat = 0
        while seat < forecast.seats:
            forecast.scores[seat] += each_pip * pips(table, seat) + hope * bonuses(table, seat)
            seat += 1
        forecast.share(3.0 + 0.6 * to_come)


def bonuses(table: Sultan, seat: i64) -> float:
    """The next steps of the bonuses, the nearest counting most."""
    points = 0.0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        count = table.cells[jewels(seat) + colour]
        further = 0.5 * float(step(table.setting, count + 1)) + 0.25 * float(step(table.setting, count + 2))
        points += float(step(table.setting, count)) + further
        colour += 1
    return points


def pips(table: Sultan, seat: i64) -> float:
    """What the cards in hand and deck of a seat add up to."""
    cells = table.cells
    in_all: i64 = 0
    card: i64 = 1
    while card < ROW:
        in_all += card * cells[deck(seat) + card]
        card += 1
    cell = hand(seat)
    while cells[cell] != NO_CARD:
        in_all += cells[cell]
        cell += 1
    return float(in_all)


MIND: Final = SultanMind
