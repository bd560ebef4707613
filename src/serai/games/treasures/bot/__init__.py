"""The bot of Treasures: its greedy player, what the search asks, and the numbers of the levels."""

from serai.games.treasures.bot.evaluation import TreasuresEvaluation
from serai.games.treasures.bot.greedy import Greedy
from serai.search.settings import BotSettings

SETTINGS = BotSettings(
    greedy=Greedy,
    evaluation=TreasuresEvaluation,
    simulations=(20, 60, 300, 1000),
    random_moves=(55, 30, 14, 0),
)
