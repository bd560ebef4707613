"""How decisions of Sultan are judged."""

from typing import Final

from serai.core.judging import Judging

JUDGING: Final = Judging(simulations=1000, games=80, walk_games=60, points=(2.0, 4.0, 8.0))
