"""What a bot is, and the simplest one."""

from mypy_extensions import i64

from serai.core.actions import Action, Options
from serai.core.agenda import Position
from serai.core.chance import Stream
from serai.play.state import State


class Bot:
    """Chooses for the seat whose decision it is.

    The table it gets is imagined: a copy in which everything that the seat can't know was drawn anew. Its future chance
    is not the real one either. So a bot may look at all of it and still knows nothing it should not.
    """

    def choose(self, imagined: Position, stream: Stream) -> i64:
        """The code of a legal action."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all alike likely. It looks at nothing else, so it needs no imagination."""

    def choose(self, imagined: Position, stream: Stream) -> i64:
        options = Options()
        imagined.fill(options)
        return options.codes[stream.below(options.count)]


class Player:
    """A bot at a seat: it imagines a table from what the seat knows and asks the bot."""

    def __init__(self, bot: Bot, seed: i64) -> None:
        self.bot = bot
        self.stream = Stream(seed)

    def choose(self, state: State) -> Action:
        """An action for the seat whose decision it is."""
        if isinstance(self.bot, RandomBot):
            offered = state.offer()
            code = offered.codes[self.stream.below(offered.count)]
        else:
            code = self.bot.choose(state.imagine(self.stream), self.stream)
        return state.game.vocabulary.action(code)
