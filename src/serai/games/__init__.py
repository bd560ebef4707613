"""The four games; each in a folder of the same shape, none knowing another."""

from importlib import import_module
from typing import Any

from serai.core.errors import SeraiError, shown
from serai.core.game import Game

NAMES = ("kobito", "marrakesh", "sultan", "treasures")


def find_game(name: str) -> Game[Any]:
    """The game of that name, loaded when it is first asked for."""
    if name not in NAMES:
        raise SeraiError(f"unknown game {shown(name)}; there is {', '.join(NAMES)}")
    game = import_module(f"serai.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game
