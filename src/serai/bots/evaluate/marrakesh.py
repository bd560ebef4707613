"""Marrakesh as the search needs it."""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.greedy.marrakesh.readiness import readiness
from serai.bots.greedy.marrakesh.search import DEPTH, Search, favourite
from serai.bots.greedy.marrakesh.worth import Judge, worth
from serai.bots.mind import FOREVER, Forecast, Mind, stretch
from serai.core.actions import Options
from serai.core.agenda import OVER, Position
from serai.core.chance import Stream
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY, VOCABULARY
from serai.games.marrakesh.pieces import COLOUR_COUNT, PURPLE, bit
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import ROUND, SEASON, STEPS, Marrakesh
from serai.games.marrakesh.view import redeal


class MarrakeshMind(Mind):
    """Keshis and supply tiles are chosen in secret: others see only that a choice was made."""

    def __init__(self) -> None:
        self.scale = 12.0
        self.ambition = 0.3
        self.curiosity = 0.3
        self.trust = 1.0
        self.spread = 0.3
        self.width = 4
        self.widening = 0.5
        self.patience = 8
        self.rivals_learn = True
        self.deadline = FOREVER
        self.range: float = 8.0  # an action that is worth so many points less is liked least
        self.rounds: i64 = 1  # that are played on, with the present one
        self.depth: i64 = DEPTH  # how many decisions ahead a playout tries in earnest
        self.until: i64 = 0

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Marrakesh)
        forecast.begin(table.setting.players)
        self.until = rounds_begun(table) + self.rounds

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Marrakesh)
        redeal(table, seat, stream)

    def seen(self, action: i64, observer: i64) -> i64:
        verb = VOCABULARY.verb(action)
        if verb is CHOOSE_KESHIS:
            return CHOOSE_KESHIS.of(0)
        return CHOOSE_SUPPLY.of(0) if verb is CHOOSE_SUPPLY else action

    def is_open(self, label: i64) -> bool:
        return label >= 0 and label != CHOOSE_KESHIS.of(0) and label != CHOOSE_SUPPLY.of(0)

    def is_far(self, table: Position) -> bool:
        assert isinstance(table, Marrakesh)
        return rounds_begun(table) >= self.until or time.monotonic() >= self.deadline

    def weigh(self, table: Position, options: Options, likings: vec[float]) -> bool:
        assert isinstance(table, Marrakesh)
        verb = VOCABULARY.verb(options.codes[0])
        if verb is CHOOSE_SUPPLY:
            return False
        if verb is CHOOSE_KESHIS:
            self.weigh_keshis(table, options, likings)
        else:
            search = Search(table.whose)
            place: i64 = 0
            while place < options.count:
                likings[place] = search.liking(table, options.codes[place], DEPTH)
                place += 1
        stretch(likings, options.count, self.range)
        return True

    def weigh_keshis(self, table: Marrakesh, options: Options, likings: vec[float]) -> None:
        """How ready the three districts are."""
        judge = Judge(table, table.whose)
        ready = vec[float]([0.0] * COLOUR_COUNT)
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            ready[colour] = readiness(judge, colour, 0)
            colour += 1
        place: i64 = 0
        while place < options.count:
            chosen = CHOOSE_KESHIS.first(options.codes[place])
            liking = 0.0
            souk = 0.0
            colour = 0
            while colour < COLOUR_COUNT:
                if chosen & bit(colour) != 0:
                    liking += ready[colour]
                    if colour >= PURPLE:
                        liking -= 1.5 * souk
                        souk += 1.0
                colour += 1
            likings[place] = liking
            place += 1

    def quick(self, table: Position, options: Options, stream: Stream) -> i64:
        """As the greedy player would."""
        assert isinstance(table, Marrakesh)
        return favourite(table, options, self.depth)

    def judge(self, table: Position, forecast: Forecast) -> None:
        """M-198: most points win, then the stairs decide; before the end, what the boards are worth."""
        assert isinstance(table, Marrakesh)
        if table.whose == OVER:
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
            ranks[seat] = points * 4096 + table.of(seat, STEPS) * 64 + table.of(seat, STEPS + 1)
            seat += 1
        forecast.crown()


def rounds_begun(table: Marrakesh) -> i64:
    """Of the whole game."""
    return (table.cells[SEASON] - 1) * 4 + table.cells[ROUND]


MIND: Final = MarrakeshMind
