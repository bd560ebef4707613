"""The bot of Kobito: its greedy player, what the search asks, and the numbers of the levels."""

from serai.games.kobito.bot.evaluation import KobitoEvaluation
from serai.games.kobito.bot.greedy import Greedy
from serai.search.settings import BotSettings

SETTINGS = BotSettings(
    greedy=Greedy,
    evaluation=KobitoEvaluation,
    simulations=(4, 4, 4, 24),
    random_moves=(50, 22, 8, 0),
)
