"""The bot of Marrakesh: its greedy player, what the search asks, and the numbers of the levels."""

from serai.games.marrakesh.bot.evaluation import MarrakeshEvaluation
from serai.games.marrakesh.bot.greedy import Greedy
from serai.search.settings import BotSettings

SETTINGS = BotSettings(
    greedy=Greedy,
    evaluation=MarrakeshEvaluation,
    simulations=(1, 1, 4, 12),
    random_moves=(45, 18, 7, 0),
)
