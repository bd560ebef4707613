"""Players that think. A bot sees an imagined table only: what its seat can't know has been drawn anew."""

from importlib import import_module
from typing import Any

from serai.bots.bot import Bot, RandomBot
from serai.bots.levels import LEVELS, level, searching
from serai.bots.mind import Mind
from serai.core.errors import SeraiError, shown
from serai.core.game import Game

NAMES = ("random", "greedy", *LEVELS)
SEARCH = "search"  # with numbers of one's own, such as search:simulations=2000 or search:seconds=0.1


def find_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        bot = import_module(f"serai.bots.greedy.{game.name}").Greedy()
        assert isinstance(bot, Bot)
        return bot
    if name in LEVELS:
        return level(name, game.name, find_mind(game))
    if name.partition(":")[0] == SEARCH:
        return searching(name, game.name, find_mind(game))
    raise SeraiError(f"unknown bot {shown(name)}; there is {', '.join(NAMES)}")


def find_mind(game: Game[Any]) -> Mind:
    """What the search needs to know of a game."""
    mind = import_module(f"serai.bots.evaluate.{game.name}").MIND()
    assert isinstance(mind, Mind)
    return mind
