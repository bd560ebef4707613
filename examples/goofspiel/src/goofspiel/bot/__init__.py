"""The bot of Goofspiel: its greedy player, what the search asks, and the numbers of the levels."""

from goofspiel.bot.evaluation import GoofspielEvaluation
from goofspiel.bot.greedy import Greedy
from serai.search.settings import BotSettings

SETTINGS = BotSettings(
    greedy=Greedy,
    evaluation=GoofspielEvaluation,
    simulations=(20, 60, 200, 800),
    random_moves=(60, 30, 10, 0),
)
