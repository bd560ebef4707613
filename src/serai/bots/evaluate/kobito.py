"""Kobito as the search needs it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.evaluate.kobito_turns import Planner
from serai.bots.greedy.kobito import lacking_places, worth
from serai.bots.mind import Forecast, Mind, stretch
from serai.core.actions import Options
from serai.core.agenda import OVER, Position
from serai.core.chance import Stream
from serai.games.kobito.pieces import KOBITO, POT_COUNT, SLOTS, TOWER
from serai.games.kobito.scoring import score
from serai.games.kobito.state import IN_DECK, OWNERS, POTS, Kobito, hand
from serai.games.kobito.view import redeal

# How likely a pot is won, by the places that are lacking: by the seat at turn, by one that comes later, and at last.
NOW: Final[list[float]] = [0.97, 0.12, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
SOON: Final[list[float]] = [0.95, 0.66, 0.3, 0.12, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
LATER: Final[list[float]] = [1.0, 0.62, 0.38, 0.24, 0.15, 0.09, 0.06, 0.04, 0.02, 0.01, 0.01, 0.01, 0.01]
BURDEN: Final[list[float]] = [0.0, -0.5, -0.5, 0.0, 2.0]  # what rainbows in the studio cost, by how many there are
WILD: Final = 1.6  # what a kobito in hand is worth
TALL: Final = 0.5  # and a tower card
SHORT: Final = 3.0  # what each card short of the obligation counts while the turn goes on
LOOSE: Final = 1.0  # what a number card costs that is left in hand at the end of a turn
NO_POT_NEAR: Final[i64] = -1


class KobitoMind(Mind):
    """All that is done is seen; only hands and the draw pile are hidden. A few turns are played on, then judged."""

    def __init__(self) -> None:
        self.scale = 6.0
        self.ambition = 0.3
        self.curiosity = 0.12
        self.trust = 10.0
        self.spread = 0.3
        self.range: float = 8.0  # an action that is liked so much less is liked least
        self.turns: i64 = 2  # that are played on, with the present one
        self.doubt: float = 4.0  # how much a pot to come may still change
        self.width: i64 = 5  # tables kept in planning a turn in a tree,
        self.narrow: i64 = 3  # and in a playout
        self.eye: i64 = 0
        self.planner = Planner()
        self.way: list[int] = []  # actions planned, the next one last
        self.is_weighed: bool = False
        self.until: i64 = 0

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Kobito)
        forecast.begin(table.setting.players)
        self.until = table.turns + self.turns

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Kobito)
        redeal(table, seat, stream)

    def is_far(self, table: Position) -> bool:
        assert isinstance(table, Kobito)
        return table.turns >= self.until and table.whose >= 0

    def weigh(self, table: Position, options: Options, likings: vec[float]) -> bool:
        """What the best turn is worth that goes on with each action."""
        assert isinstance(table, Kobito)
        self.planner.width = self.width
        self.planner.plan(table, options)
        self.planner.like(likings)
        self.is_weighed = True
        stretch(likings, options.count, self.range)
        return True

    def play_on(self, table: Position, stream: Stream, options: Options) -> None:
        self.way = []  # planned for another table
        super().play_on(table, stream, options)

    def quick(self, table: Position, options: Options, stream: Stream) -> i64:
        """The next action of a turn that was planned, or of a new plan."""
        assert isinstance(table, Kobito)
        if self.is_weighed:
            self.is_weighed = False
            place = self.planner.place_of(table)
            if place >= 0:
                self.way = self.planner.way(place)
                self.way.pop()  # this is done
        if len(self.way) == 0 or not options.has(self.way[-1]):
            self.planner.width = self.narrow
            self.planner.plan(table, options)
            self.way = self.planner.way(self.planner.best())
        return self.way.pop()

    def judge(self, table: Position, forecast: Forecast) -> None:
        """K-75 to K-77: most points win; before the end, what is likely to come counts too."""
        assert isinstance(table, Kobito)
        ranks = forecast.ranks
        seat: i64 = 0
        while seat < forecast.seats:
            ranks[seat] = score(table, seat)
            forecast.scores[seat] = float(ranks[seat])
            seat += 1
        if table.whose == OVER:
            forecast.crown()
            return
        if self.eye == 0:
            prospects(table, table.current, forecast.scores)
        else:
            seat = 0
            while seat < forecast.seats:
                forecast.scores[seat] = worth(table, seat, hand(seat) if seat == table.current else -1)
                seat += 1
        pots = share_deck(table, forecast)
        forecast.share(self.doubt * math.sqrt(float(pots) + 1.0))


def share_deck(table: Kobito, forecast: Forecast) -> i64:
    """The pots still in the deck are anybody's; returns how many there are."""
    pots: i64 = 0
    points: i64 = 0
    pot: i64 = 1
    while pot <= POT_COUNT:
        if table.cells[OWNERS + pot] == IN_DECK:
            pots += 1
            points += table.setting.points[pot]
        pot += 1
    seat: i64 = 0
    while seat < forecast.seats:
        forecast.scores[seat] += float(points) / float(forecast.seats)
        seat += 1
    return pots


def prospects(table: Kobito, mover: i64, points: vec[float]) -> None:
    """Add for each seat what it is likely to win of the pots, what its hand holds, and what its studio costs."""
    seats = table.setting.players
    seat: i64 = 0
    while seat < seats:
        held = hand(seat)
        points[seat] += WILD * float(table.cells[held + KOBITO]) + TALL * float(table.cells[held + TOWER])
        points[seat] -= BURDEN[table.rainbows_of(seat)]
        seat += 1
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            hope_for(table, mover, slot, points)
        slot += 1


def hope_for(table: Kobito, mover: i64, slot: i64, points: vec[float]) -> None:
    """One pot: who comes first may win it first; if nobody does in this round of turns, who lacks least is ahead."""
    seats = table.setting.players
    worth = float(table.setting.points[table.cells[POTS + slot]])
    alive = 1.0
    hopes = 0.0
    seat = mover
    while True:
        if seat == mover:
            likely = NOW[lacking_places(table, seat, hand(seat), slot)]
        else:
            likely = SOON[lacking_places(table, seat, -1, slot)]
        points[seat] += worth * alive * likely
        alive *= 1.0 - likely
        hopes += LATER[lacking_places(table, seat, -1, slot)]
        seat = table.left_of(seat)
        if seat == mover:
            break
    seat = 0
    while seat < seats:
        points[seat] += worth * alive * LATER[lacking_places(table, seat, -1, slot)] / hopes
        seat += 1


MIND: Final = KobitoMind
