"""Marrakesh as the search needs it."""

import time

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import OVER, Table
from serai.core.chance import Stream
from serai.core.rows import bit
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY, VOCABULARY
from serai.games.marrakesh.bot.greedy import DEPTH, ChainSearch, favourite
from serai.games.marrakesh.bot.readiness import readiness
from serai.games.marrakesh.bot.worth import Judge, worth
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, MOSQUE_STAIRS, PALACE_STAIRS, PURPLE
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import Marrakesh
from serai.games.marrakesh.view.hidden import redeal
from serai.search.evaluation import FOREVER, Evaluation, Forecast, scale_priors


class MarrakeshEvaluation(Evaluation):
    """Keshis and supply tiles are chosen in secret: others see only that a choice was made."""

    def __init__(self) -> None:
        self.scale = 12.0
        self.win_weight = 0.3
        self.exploration = 0.3
        self.prior_visits = 1.0
        self.spread = 0.3
        self.width = 4
        self.widening = 0.5
        self.expand_after = 8
        self.rivals_have_trees = True
        self.deadline = FOREVER
        self.range: float = 8.0  # points below the best at which a prior is the lowest
        self.rounds: i64 = 1  # that are played on, with the present one
        self.depth: i64 = DEPTH  # how many decisions ahead a playout tries in earnest
        self.until: i64 = 0

    def begin(self, table: Table, forecast: Forecast) -> None:
        assert isinstance(table, Marrakesh)
        forecast.begin(table.setting.players)
        self.until = rounds_begun(table) + self.rounds

    def redeal(self, table: Table, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Marrakesh)
        redeal(table, seat, stream)

    def observed_action(self, action: i64, observer: i64) -> i64:
        verb = VOCABULARY.verb(action)
        if verb is CHOOSE_KESHIS:
            return CHOOSE_KESHIS.of(0)
        return CHOOSE_SUPPLY.of(0) if verb is CHOOSE_SUPPLY else action

    def is_observed(self, label: i64) -> bool:
        return label >= 0 and label != CHOOSE_KESHIS.of(0) and label != CHOOSE_SUPPLY.of(0)

    def is_beyond_horizon(self, table: Table) -> bool:
        assert isinstance(table, Marrakesh)
        return rounds_begun(table) >= self.until or time.monotonic() >= self.deadline

    def set_priors(self, table: Table, legal: LegalActions, priors: vec[float]) -> bool:
        assert isinstance(table, Marrakesh)
        verb = VOCABULARY.verb(legal.codes[0])
        if verb is CHOOSE_SUPPLY:
            return False
        if verb is CHOOSE_KESHIS:
            self.weigh_keshis(table, legal, priors)
        else:
            search = ChainSearch(table.actor_seat)
            place: i64 = 0
            while place < legal.count:
                priors[place] = search.action_value(table, legal.codes[place], DEPTH)
                place += 1
        scale_priors(priors, legal.count, self.range)
        return True

    def weigh_keshis(self, table: Marrakesh, legal: LegalActions, priors: vec[float]) -> None:
        """How ready the three districts are."""
        judge = Judge(table, table.actor_seat)
        ready = vec[float]([0.0] * COLOUR_COUNT)
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            ready[colour] = readiness(judge, colour, 0)
            colour += 1
        place: i64 = 0
        while place < legal.count:
            chosen = CHOOSE_KESHIS.first(legal.codes[place])
            value = 0.0
            souk = 0.0
            colour = 0
            while colour < COLOUR_COUNT:
                if chosen & bit(colour) != 0:
                    value += ready[colour]
                    if colour >= PURPLE:
                        value -= 1.5 * souk
                        souk += 1.0
                colour += 1
            priors[place] = value
            place += 1

    def quick_action(self, table: Table, legal: LegalActions, stream: Stream) -> i64:
        """As the greedy player would."""
        assert isinstance(table, Marrakesh)
        return favourite(table, legal, self.depth)

    def evaluate(self, table: Table, forecast: Forecast) -> None:
        """M-198: most points win, then the stairs decide; before the end, what the boards are worth."""
        assert isinstance(table, Marrakesh)
        if table.actor_seat == OVER:
            self.judge_end(table, forecast)
            return
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.scores[seat] = worth(table, seat)
            seat += 1
        to_come = float(13 - rounds_begun(table))
        forecast.share(5.0 + 1.5 * to_come)

    def judge_end(self, table: Marrakesh, forecast: Forecast) -> None:
        ranks = forecast.ranks
        seat: i64 = 0
        while seat < forecast.seats:
            points = FinalScore(table, seat).total
            forecast.scores[seat] = float(points)
            climbed = table.step(seat, PALACE_STAIRS) * 64 + table.step(seat, MOSQUE_STAIRS)
            ranks[seat] = points * 4096 + climbed
            seat += 1
        forecast.share_by_rank()


def rounds_begun(table: Marrakesh) -> i64:
    """Of the whole game."""
    return (table.season() - 1) * 4 + table.round()
