"""Kobito as the search needs it."""

from typing import Final

from mypy_extensions import i64

from serai.bots.mind import Forecast, Mind
from serai.core.agenda import Position
from serai.core.chance import Stream, zeros
from serai.games.kobito.scoring import score
from serai.games.kobito.state import Kobito
from serai.games.kobito.view import redeal


class KobitoMind(Mind):
    """All that is done is seen; only hands and the draw pile are hidden."""

    def __init__(self) -> None:
        self.scale = 15.0
        self.ambition = 0.7
        self.curiosity = 0.6
        self.trust = 1.0
        self.spread = 0.3

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Kobito)
        forecast.begin(table.setting.players)

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Kobito)
        redeal(table, seat, stream)

    def judge(self, table: Position, forecast: Forecast) -> None:
        """K-75 to K-77: most points win."""
        assert isinstance(table, Kobito)
        ranks = zeros(table.setting.players)
        seat: i64 = 0
        while seat < forecast.seats:
            ranks[seat] = score(table, seat)
            forecast.scores[seat] = float(ranks[seat])
            seat += 1
        forecast.crown(ranks)


MIND: Final = KobitoMind
