"""Players that think. A bot sees an imagined table only: what its seat can't know has been drawn anew."""

from importlib import import_module
from typing import Any

from serai.bots.bot import Bot, RandomBot
from serai.core.errors import SeraiError
from serai.core.game import Game

NAMES = ("random", "greedy")


def find_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        bot = import_module(f"serai.bots.greedy.{game.name}").Greedy()
        assert isinstance(bot, Bot)
        return bot
    raise SeraiError(f"unknown bot {name!r}; there is {', '.join(NAMES)}")
