"""Who can sit on a seat. A bot sees an imagined table only: what its seat can't know has been drawn anew."""

from collections.abc import Sequence
from typing import Any

from serai.bots.levels import LEVELS, STYLES, custom_search, is_level, level_bot
from serai.bots.player import Player
from serai.core.errors import SeraiError, shown
from serai.core.game import Game
from serai.games import bot_settings
from serai.play.dealer import seed_number
from serai.search.bot import Bot, RandomBot
from serai.search.evaluation import Evaluation

NAMES = ("random", "greedy", *LEVELS)
SEARCH = "search"  # with numbers of one's own, such as search:simulations=2000 or search:seconds=0.1


def find_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return bot_settings(game).greedy()
    if is_level(name):
        return level_bot(name, bot_settings(game))
    if name.partition(":")[0] == SEARCH:
        return custom_search(name, bot_settings(game))
    raise SeraiError(f"unknown bot {shown(name)}; there is {all_names()}")


def is_bot(name: str | None) -> bool:
    """Can it sit at a table? Searches with numbers of one's own can't."""
    return name is not None and (name in NAMES or is_level(name))


def all_names() -> str:
    """What to choose from, in one line."""
    return f"{', '.join(NAMES)}; a level also with a style: {', '.join(f'{LEVELS[-1]}:{style}' for style in STYLES)}"


def find_evaluation(game: Game[Any]) -> Evaluation:
    """What the search needs to know of a game."""
    return bot_settings(game).evaluation()


def seat_bots(names: Sequence[str], game: Game[Any], seed: str) -> list[Player]:
    """The bots of these names at seats 0, 1, …, each with a seed of its own."""
    return [Player(find_bot(name, game), seed_number(seed, f"bot {seat}")) for seat, name in enumerate(names)]
