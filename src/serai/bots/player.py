"""A bot at a seat."""

from mypy_extensions import i64

from serai.core.actions import Action
from serai.core.chance import Stream
from serai.play.state import State
from serai.search.bot import Bot, RandomBot


class Player:
    """A bot at a seat: it imagines a table from what the seat knows and asks the bot."""

    def __init__(self, bot: Bot, seed: i64) -> None:
        self.bot = bot
        self.stream = Stream(seed)

    def choose(self, state: State) -> Action:
        """An action for the seat whose decision it is."""
        if isinstance(self.bot, RandomBot):
            legal = state.legal_codes()
            code = legal.codes[self.stream.below(legal.count)]
        else:
            code = self.bot.choose(state.imagine(self.stream), self.stream)
        return state.game.vocabulary.action(code)
