"""Kobito as the search needs it."""

import math
import time

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import OVER, Table
from serai.core.chance import Stream
from serai.games.kobito.bot.greedy import fingerprint
from serai.games.kobito.bot.learned import foresee
from serai.games.kobito.bot.turns import Planner
from serai.games.kobito.bot.weights import SHIPPED, Weights
from serai.games.kobito.pieces import POT_COUNT
from serai.games.kobito.scoring import score
from serai.games.kobito.state import IN_DECK, OWNERS, Kobito
from serai.games.kobito.view import redeal
from serai.search.evaluation import FOREVER, Evaluation, Forecast, scale_priors


class KobitoEvaluation(Evaluation):
    """All that is done is seen; only hands and the draw pile are hidden. A few turns are played on, then judged."""

    def __init__(self) -> None:
        self.scale = 6.0
        self.win_weight = 0.3
        self.exploration = 0.12
        self.prior_visits = 2.0
        self.spread = 0.3
        self.width = 8
        self.widening = 0.5
        self.expand_after = 8
        self.rivals_have_trees = True
        self.deadline = FOREVER
        self.range: float = 8.0  # points below the best at which a prior is the lowest
        self.turns: i64 = 2  # that are played on, with the present one
        self.doubt: float = 4.0  # how much a pot to come may still change
        self.broad: i64 = 8  # tables kept in planning a turn in a tree,
        self.narrow: i64 = 4  # and in a playout
        self.planner = Planner()
        self.weights: dict[int, Weights] = SHIPPED  # by the number of players
        self.way: list[int] = []  # actions planned, the next one last
        self.plans: dict[int, list[int]] = {}  # how to go on with the turn from tables that were thought about
        self.until: i64 = 0

    def begin(self, table: Table, forecast: Forecast) -> None:
        assert isinstance(table, Kobito)
        forecast.begin(table.setting.players)
        self.until = table.turns + self.turns
        self.plans = {}

    def redeal(self, table: Table, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Kobito)
        redeal(table, seat, stream)

    def is_beyond_horizon(self, table: Table) -> bool:
        assert isinstance(table, Kobito)
        return table.actor_seat >= 0 and (table.turns >= self.until or time.monotonic() >= self.deadline)

    def set_priors(self, table: Table, legal: LegalActions, priors: vec[float]) -> bool:
        """What the best turn is worth that goes on with each action."""
        assert isinstance(table, Kobito)
        self.planner.deadline = self.deadline
        self.planner.width = self.broad
        self.planner.plan(table, legal)
        self.planner.set_priors(priors)
        self.planner.keep(self.plans)
        scale_priors(priors, legal.count, self.range)
        return True

    def play_on(self, table: Table, stream: Stream, legal: LegalActions) -> None:
        self.way = []  # planned for another table
        super().play_on(table, stream, legal)

    def quick_action(self, table: Table, legal: LegalActions, stream: Stream) -> i64:
        """The next action of a turn that was planned, or of a new plan."""
        assert isinstance(table, Kobito)
        if len(self.way) == 0 or not legal.has(self.way[-1]):
            self.way = self.planned(table, legal)
        return self.way.pop()

    def planned(self, table: Kobito, legal: LegalActions) -> list[int]:
        """The best way to go on with the turn, the next action last."""
        plan = self.plans.get(int(fingerprint(table)))
        if plan is not None and len(plan) > 0 and legal.has(plan[-1]):
            return plan.copy()
        self.planner.deadline = self.deadline
        self.planner.width = self.narrow
        self.planner.plan(table, legal)
        return self.planner.way(self.planner.best())

    def evaluate(self, table: Table, forecast: Forecast) -> None:
        """K-75 to K-77: most points win; before the end, what is likely to come counts too."""
        assert isinstance(table, Kobito)
        ranks = forecast.ranks
        seat: i64 = 0
        while seat < forecast.seats:
            ranks[seat] = score(table, seat)
            forecast.scores[seat] = float(ranks[seat])
            seat += 1
        if table.actor_seat == OVER:
            forecast.share_by_rank()
            return
        foresee(table, forecast.scores, self.weights[int(table.setting.players)])
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
