"""How decisions of Marrakesh are judged."""

from typing import Final

from serai.core.judging import Judging

JUDGING: Final = Judging(simulations=8, games=6, walk_games=2, points=(3.0, 6.0, 12.0))
