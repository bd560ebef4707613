"""Kobito as the search needs it."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.evaluate.kobito_turns import Planner
from serai.bots.evaluate.kobito_worth import foresee
from serai.bots.greedy.kobito import fingerprint
from serai.bots.mind import FOREVER, Forecast, Mind, stretch
from serai.core.actions import Options
from serai.core.agenda import OVER, Position
from serai.core.chance import Stream
from serai.games.kobito.pieces import POT_COUNT
from serai.games.kobito.scoring import score
from serai.games.kobito.state import IN_DECK, OWNERS, Kobito
from serai.games.kobito.view import redeal


class KobitoMind(Mind):
    """All that is done is seen; only hands and the draw pile are hidden. A few turns are played on, then judged."""

    def __init__(self) -> None:
        self.scale = 6.0
        self.ambition = 0.3
        self.curiosity = 0.12
        self.trust = 10.0
        self.spread = 0.3
        self.width = 8
        self.widening = 0.5
        self.patience = 8
        self.rivals_learn = True
        self.deadline = FOREVER
        self.range: float = 8.0  # an action that is liked so much less is liked least
        self.turns: i64 = 2  # that are played on, with the present one
        self.doubt: float = 4.0  # how much a pot to come may still change
        self.broad: i64 = 8  # tables kept in planning a turn in a tree,
        self.narrow: i64 = 4  # and in a playout
        self.planner = Planner()
        self.way: list[int] = []  # actions planned, the next one last
        self.plans: dict[int, list[int]] = {}  # how to go on with the turn from tables that were thought about
        self.until: i64 = 0

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Kobito)
        forecast.begin(table.setting.players)
        self.until = table.turns + self.turns
        self.plans = {}

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Kobito)
        redeal(table, seat, stream)

    def is_far(self, table: Position) -> bool:
        assert isinstance(table, Kobito)
        return table.turns >= self.until and table.whose >= 0

    def weigh(self, table: Position, options: Options, likings: vec[float]) -> bool:
        """What the best turn is worth that goes on with each action."""
        assert isinstance(table, Kobito)
        self.planner.width = self.broad
        self.planner.plan(table, options)
        self.planner.like(likings)
        self.planner.keep(self.plans)
        stretch(likings, options.count, self.range)
        return True

    def play_on(self, table: Position, stream: Stream, options: Options) -> None:
        self.way = []  # planned for another table
        super().play_on(table, stream, options)

    def quick(self, table: Position, options: Options, stream: Stream) -> i64:
        """The next action of a turn that was planned, or of a new plan."""
        assert isinstance(table, Kobito)
        if len(self.way) == 0 or not options.has(self.way[-1]):
            self.way = self.planned(table, options)
        return self.way.pop()

    def planned(self, table: Kobito, options: Options) -> list[int]:
        """The best way to go on with the turn, the next action last."""
        plan = self.plans.get(int(fingerprint(table)))
        if plan is not None and len(plan) > 0 and options.has(plan[-1]):
            return plan.copy()
        self.planner.width = self.narrow
        self.planner.plan(table, options)
        return self.planner.way(self.planner.best())

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
        foresee(table, forecast.scores)
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


MIND: Final = KobitoMind
