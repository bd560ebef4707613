"""Serai: a house of tabletop games, to play, to understand and to study.

import serai
state = serai.game(serai.games()[0]).new(players=4, seed=7)
state.apply(state.legal()[0])
"""

from serai.core.errors import BadAction, BadEdition, BadOption, BadRecord, IllegalMove, SeraiError
from serai.games import game_names as games
from serai.play.box import find_box as game
from serai.play.replay import replay

__version__ = "0.1.0"
__all__ = [
    "BadAction",
    "BadEdition",
    "BadOption",
    "BadRecord",
    "IllegalMove",
    "SeraiError",
    "game",
    "games",
    "replay",
]
