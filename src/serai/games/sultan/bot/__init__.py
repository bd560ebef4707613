"""The bot of Sultan: its greedy player, what the search asks, and the numbers of the levels."""

from serai.games.sultan.bot.evaluation import SultanEvaluation
from serai.games.sultan.bot.greedy import Greedy
from serai.search.settings import BotSettings

SETTINGS = BotSettings(
    greedy=Greedy,
    evaluation=SultanEvaluation,
    simulations=(20, 60, 300, 1500),
    random_moves=(88, 52, 25, 0),
)
