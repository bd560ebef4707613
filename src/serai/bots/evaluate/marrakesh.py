"""Marrakesh as the search needs it."""

from typing import Final

from mypy_extensions import i64

from serai.bots.mind import Forecast, Mind
from serai.core.agenda import Position
from serai.core.chance import Stream, zeros
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY, VOCABULARY
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import STEPS, Marrakesh
from serai.games.marrakesh.view import redeal


class MarrakeshMind(Mind):
    """Keshis and supply tiles are chosen in secret: others see only that a choice was made."""

    def __init__(self) -> None:
        self.scale = 25.0
        self.ambition = 0.5
        self.curiosity = 0.5
        self.trust = 1.0
        self.spread = 0.3

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Marrakesh)
        forecast.begin(table.setting.players)

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

    def judge(self, table: Position, forecast: Forecast) -> None:
        """M-198: most points win; then the palace stairs, then the mosque stairs decide."""
        assert isinstance(table, Marrakesh)
        ranks = zeros(table.setting.players)
        seat: i64 = 0
        while seat < forecast.seats:
            points = FinalScore(table, seat).total
            forecast.scores[seat] = float(points)
            ranks[seat] = points * 4096 + table.of(seat, STEPS) * 64 + table.of(seat, STEPS + 1)
            seat += 1
        forecast.crown(ranks)


MIND: Final = MarrakeshMind
