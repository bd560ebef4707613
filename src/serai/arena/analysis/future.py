"""Games that go on from a table: what they bring each seat, in points and in shares of the victory."""

from dataclasses import dataclass
from typing import Any

from serai.bots import find_bot, find_evaluation
from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Stream
from serai.core.game import Game
from serai.core.judging import Judging
from serai.games import facts, judging
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.search.evaluation import Forecast


@dataclass(frozen=True)
class Ending:
    """How one game went on: each seat's share of the victory, and its points."""

    wins: list[float]
    points: list[float]


class Sequel:
    """Plays tables on: short games to their end by greedy bots, long ones as far as their evaluation looks."""

    def __init__(self, game: Game[Any], how: Judging | None = None) -> None:
        self.game = game
        self.how = how or judging(game)
        self.ends_soon = facts(game).ends_soon
        self.evaluation = find_evaluation(game)
        self.bot = find_bot("greedy", game)
        self.forecast = Forecast()
        self.legal = LegalActions()

    def ending(self, table: Table, stream: Stream) -> Ending:
        """Play this table on, and see what comes of it."""
        if self.ends_soon:
            self.play_out(table, stream)
        elif table.actor() != OVER:
            self.evaluation.begin(table, self.forecast)
            self.evaluation.play_on(table, stream, self.legal)
        if table.actor() == OVER:
            return ended(self.game, table)
        self.evaluation.evaluate(table, self.forecast)
        seats = range(self.forecast.seats)
        points = [float(self.forecast.scores[seat]) for seat in seats]
        return Ending([float(self.forecast.wins[seat]) for seat in seats], self.calibrated(points))

    def calibrated(self, points: list[float]) -> list[float]:
        """What seats have in the end that are estimated at so much before it."""
        return self.how.calibration(len(points)).all_points(points)

    def play_out(self, table: Table, stream: Stream) -> None:
        """To the end."""
        self.evaluation.begin(table, self.forecast)
        while (actor := table.actor()) != OVER:
            if actor == NOBODY:
                table.settle(table.draw(stream))
            else:
                table.choose(self.chosen(table, stream))

    def chosen(self, table: Table, stream: Stream) -> int:
        """A greedy bot's choice, who imagines anew what it can't know; in long games that of a playout."""
        if not self.ends_soon:
            return int(self.evaluation.playout_action(table, self.legal, stream))
        imagined = table.copy()
        self.game.redeal(imagined, int(table.actor()), stream)
        return int(self.bot.choose(imagined, stream))


def ended(game: Game[Any], table: Table) -> Ending:
    """What a finished game brought."""
    result = game.result(table)
    shares = [0.0] * len(result.scores)
    for winner in result.winners:
        shares[winner] = 1.0 / len(result.winners)
    return Ending(shares, [float(score) for score in result.scores])


class Future:
    """Games that go on from a decision, in tables that its seat imagines; the same tables and luck for each action."""

    def __init__(self, state: State, seed: str, how: Judging | None = None) -> None:
        assert state.actor is not None
        self.game = state.game
        self.seed = seed
        self.seat = state.actor
        self.imagined = state.imagine(Stream(seed_number(seed, "future")))
        self.sequel = Sequel(state.game, how)
        self.sequel.evaluation.begin(self.imagined, self.sequel.forecast)
        self.known: dict[tuple[int, int], Ending] = {}

    def after(self, action: int, numbers: range) -> list[Ending]:
        """The games with these numbers that begin with an action; none is played twice."""
        for number in numbers:
            if (action, number) not in self.known:
                self.known[action, number] = self.played(action, number)
        return [self.known[action, number] for number in numbers]

    def played(self, action: int, number: int) -> Ending:
        table = self.imagined.copy()
        self.sequel.evaluation.redeal(table, self.seat, Stream(seed_number(self.seed, f"table {number}")))
        table.choose(action)
        return self.sequel.ending(table, Stream(seed_number(self.seed, f"luck {number}")))
