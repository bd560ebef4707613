"""Bots for any game: they play it on at random to its end and go by its own result."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.core.game import Game
from serai.search.bot import Bot
from serai.search.evaluation import FOREVER, Evaluation, Forecast
from serai.search.settings import BotSettings

NEVER: Final[i64] = 1 << 60
PLAYOUTS: Final[i64] = 8  # for each action that the greedy player looks at


def default_settings(game: Game[Any]) -> BotSettings:
    """How bots play a game that says nothing about it."""
    return BotSettings(
        greedy=lambda: PlayoutBot(PlayoutEvaluation(game)),
        evaluation=lambda: PlayoutEvaluation(game),
        simulations=(20, 60, 300, 1500),
        random_moves=(60, 30, 10, 0),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutEvaluation(Evaluation):
    """Knows of a game only what every game tells.

    Nothing says what a seat sees of another's action, so only the decision at hand is learned about: what follows is
    played at random, and nobody plans with what is hidden.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.scale = 10.0
        self.win_weight = 0.8
        self.exploration = 0.4
        self.prior_visits = 1.0
        self.spread = 0.0
        self.width = 64
        self.widening = 4.0
        self.expand_after = NEVER
        self.rivals_have_trees = False
        self.deadline = FOREVER

    def begin(self, table: Table, forecast: Forecast) -> None:
        forecast.begin(len(self.game.result(table).scores))

    def redeal(self, table: Table, seat: i64, stream: Stream) -> None:
        self.game.redeal(table, int(seat), stream)

    def evaluate(self, table: Table, forecast: Forecast) -> None:
        """As the game itself counts; before its end as if it ended now."""
        result = self.game.result(table)
        for seat, score in enumerate(result.scores):
            forecast.scores[seat] = float(score)
            forecast.wins[seat] = 0.0
        for winner in result.winners:
            forecast.wins[winner] = 1.0 / float(len(result.winners))


class PlayoutBot(Bot):
    """Tries each action in the same few imagined worlds, plays on at random, and takes what did best."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.forecast = Forecast()
        self.world = Stream(0)
        self.legal = LegalActions()

    def choose(self, imagined: Table, stream: Stream) -> i64:
        choices = LegalActions()
        imagined.fill(choices)
        best = choices.codes[0]
        if choices.count == 1:
            return best
        self.evaluation.prepare(imagined, self.forecast)
        seed = stream.next()
        most = -1.0
        place: i64 = 0
        while place < choices.count:
            reward = self.reward_of(imagined, choices.codes[place], seed)
            if reward > most:
                most = reward
                best = choices.codes[place]
            place += 1
        return best

    def reward_of(self, imagined: Table, action: i64, seed: i64) -> float:
        """What an action brings the actor, over all worlds."""
        seat = imagined.actor()
        total = 0.0
        number: i64 = 0
        while number < PLAYOUTS:
            self.world.seed(seed + number)
            table = imagined.copy()
            self.evaluation.redeal(table, seat, self.world)
            table.choose(action)
            self.evaluation.play_on(table, self.world, self.legal)
            self.evaluation.evaluate(table, self.forecast)
            total += self.evaluation.reward(self.forecast, seat)
            number += 1
        return total
