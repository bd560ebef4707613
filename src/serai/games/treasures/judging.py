"""How decisions of Treasures are judged."""

from typing import Final

from serai.core.judging import Judging

JUDGING: Final = Judging(simulations=400, games=60, walk_games=24, points=(0.5, 1.0, 2.0))
