"""Sultan as the search needs it."""

from typing import Final

from mypy_extensions import i64

from serai.bots.mind import Forecast, Mind
from serai.core.agenda import Position
from serai.core.chance import Stream, zeros
from serai.games.sultan.actions import PLACE_CARD, VOCABULARY
from serai.games.sultan.scoring import score
from serai.games.sultan.state import COLOUR_COUNT, Sultan, jewels
from serai.games.sultan.view import redeal


class SultanMind(Mind):
    """Placed cards lie face down: others see only at which cushion."""

    def __init__(self) -> None:
        self.scale = 20.0
        self.ambition = 0.7
        self.curiosity = 0.6
        self.trust = 1.0
        self.spread = 0.3

    def begin(self, table: Position, forecast: Forecast) -> None:
        assert isinstance(table, Sultan)
        forecast.begin(table.setting.players)

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        assert isinstance(table, Sultan)
        redeal(table, seat, stream)

    def seen(self, action: i64, observer: i64) -> i64:
        if VOCABULARY.verb(action) is PLACE_CARD:
            return PLACE_CARD.of(0, PLACE_CARD.second(action))
        return action

    def is_open(self, label: i64) -> bool:
        return label >= 0 and not (VOCABULARY.verb(label) is PLACE_CARD and PLACE_CARD.first(label) == 0)

    def judge(self, table: Position, forecast: Forecast) -> None:
        """S-48 to S-50: most points win, then most jewels."""
        assert isinstance(table, Sultan)
        ranks = zeros(table.setting.players)
        seat: i64 = 0
        while seat < forecast.seats:
            points = score(table, seat)
            forecast.scores[seat] = float(points)
            ranks[seat] = points * 64 + table.count(jewels(seat), COLOUR_COUNT)
            seat += 1
        forecast.crown(ranks)


MIND: Final = SultanMind
