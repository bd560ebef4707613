"""Treasures as the search needs it."""

from typing import Final

from mypy_extensions import i64

from serai.bots.mind import Forecast, Mind
from serai.core.agenda import Position
from serai.core.chance import Stream
from serai.games.treasures.state import STONES, Treasures
from serai.games.treasures.view import redeal


class TreasuresMind(Mind):
    """All that is done is seen; only hands and the draw pile are hidden."""

    def __init__(self) -> None:
        self.scale = 4.0
        self.ambition = 0.7
        self.curiosity = 0.6
        self.trust = 1.0
        self.spread = 0.3

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Treasures)
        forecast.begin(table.setting.players)
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.sides[seat] = table.setting.side_of(seat)
            seat += 1

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Treasures)
        redeal(table, seat, stream)

    def judge(self, table: Position, forecast: Forecast) -> None:
        """T-62, T-71, T-77: the side that won, and the stones of all."""
        assert isinstance(table, Treasures)
        seat: i64 = 0
        while seat < forecast.seats:
            side = table.setting.side_of(seat)
            forecast.scores[seat] = float(table.cells[STONES + side])
            forecast.wins[seat] = 1.0 if table.winner == side else 0.0
            seat += 1


MIND: Final = TreasuresMind
