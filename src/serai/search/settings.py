"""What a game's `bot` folder gives the house: its greedy player, its evaluation, and the numbers of the levels."""

from collections.abc import Callable
from dataclasses import dataclass

from serai.search.bot import Bot
from serai.search.evaluation import Evaluation


@dataclass(frozen=True)
class BotSettings:
    """The bot of one game; the numbers by level stand from the easiest to the strongest."""

    greedy: Callable[[], Bot]
    evaluation: Callable[[], Evaluation]
    simulations: tuple[int, int, int, int]  # for one move, by level
    random_moves: tuple[int, int, int, int]  # how often a level plays any move at all, of 100
