"""How decisions of Kobito are judged."""

from typing import Final

from serai.core.judging import Judging

JUDGING: Final = Judging(simulations=50, games=40, walk_games=16, points=(2.0, 4.0, 8.0))
