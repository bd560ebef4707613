"""Judging one decision from what the acting seat knew, and from nothing else.

A search on imagined tables finds the best few actions. They are played on from the same imagined tables with the same
luck by reasonable players, each of whom imagines what it can't know; the one that wins most is the best. It, and the
played one if that is another, are then played on from other tables: what the played action loses is the mean of those
pairs, untouched by the luck that found the best.
"""

from dataclasses import dataclass
from enum import Enum
from statistics import fmean

from serai.arena.intervals import Estimate, gathered
from serai.bots import find_bot, find_evaluation
from serai.core.actions import Action, LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Stream
from serai.games import facts
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.search.evaluation import Forecast
from serai.search.result import RatedAction, SearchResult
from serai.search.tree_search import TreeSearch


class Grade(Enum):
    """How good a decision was."""

    FORCED = "forced"  # there was no choice
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LOSSES = ((Grade.BLUNDER, 0.20), (Grade.MISTAKE, 0.10), (Grade.INACCURACY, 0.05))  # in share of the victory
MISTAKES = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
NOTHING = Estimate(0.0, 0.0, 0.0, 0)
CANDIDATES = 3  # actions that the search tried most
GAMES_FOR = 8  # simulations of the search are as quick as one game that greedy bots finish


@dataclass(frozen=True)
class Verdict:
    """How a decision is judged."""

    move: int  # its index in the record
    seat: int
    played: int
    best: int
    wins: list[float] | None  # of each seat, if the best is played; None where there was nothing to decide
    loss: Estimate  # of the seat's share of the victory
    grade: Grade
    line: list[int]  # how it might have gone on


def think(state: State, simulations: int, seed: str) -> SearchResult:
    """Search for the actor: the real table only says what the actor knows."""
    stream = Stream(seed_number(seed, "analysis"))
    return TreeSearch(find_evaluation(state.game), simulations).think(state.imagine(stream), stream)


def judge(state: State, action: Action, move: int, simulations: int, seed: str) -> Verdict:
    """How an action in this state is judged; the same seed and knowledge give the same verdict."""
    seat = state.actor
    assert seat is not None
    played = int(action.code)
    if state.legal_codes().count == 1:
        return Verdict(move, seat, played, played, None, NOTHING, Grade.FORCED, [played])
    found = think(state, simulations, f"{seed}/{move}")
    future = Future(state, simulations, f"{seed}/{move}")
    best = future.best_of(sorted(found.considered, key=tries, reverse=True)[:CANDIDATES])
    after_best = future.after(int(best.action))
    wins = [fmean(game[other] for game in after_best) for other in range(state.players)]
    if played == best.action:
        return Verdict(move, seat, played, played, wins, NOTHING, Grade.BEST, best.line)
    pairs = zip(after_best, future.after(played), strict=True)
    loss = gathered(first[seat] - second[seat] for first, second in pairs).mean()
    return Verdict(move, seat, played, int(best.action), wins, loss, grade_of(loss), best.line)


def tries(considered: RatedAction) -> int:
    return int(considered.visits)


class Future:
    """Games that go on from a decision, in tables that its seat imagines; the same tables and luck for each action."""

    def __init__(self, state: State, simulations: int, seed: str) -> None:
        self.game = state.game
        self.games = simulations // GAMES_FOR if facts(state.game).ends_soon else simulations
        self.seed = seed
        self.seat = state.actor
        self.imagined = state.imagine(Stream(seed_number(seed, "future")))
        self.evaluation = find_evaluation(state.game)
        self.bot = find_bot("greedy", state.game)
        self.forecast = Forecast()
        self.legal = LegalActions()
        self.evaluation.begin(self.imagined, self.forecast)

    def best_of(self, candidates: list[RatedAction]) -> RatedAction:
        """The candidate that wins most, in games of which none is looked at again."""
        assert self.seat is not None
        seat, trials = self.seat, range(self.games, self.games + max(1, self.games // CANDIDATES))
        return max(candidates, key=lambda each: sum(game[seat] for game in self.games_after(int(each.action), trials)))

    def after(self, action: int) -> list[list[float]]:
        """How each seat's share of the victory came out, game by game."""
        return self.games_after(action, range(self.games))

    def games_after(self, action: int, numbers: range) -> list[list[float]]:
        return [self.played(action, number) for number in numbers]

    def played(self, action: int, number: int) -> list[float]:
        table = self.imagined.copy()
        self.game.redeal(table, self.seat, Stream(seed_number(self.seed, f"table {number}")))
        table.choose(action)
        stream = Stream(seed_number(self.seed, f"luck {number}"))
        if facts(self.game).ends_soon:
            self.play_on(table, stream)
        else:
            self.evaluation.play_on(table, stream, self.legal)
        self.evaluation.evaluate(table, self.forecast)
        return [float(self.forecast.wins[seat]) for seat in range(self.forecast.seats)]

    def play_on(self, table: Table, stream: Stream) -> None:
        """To the end; whoever decides imagines anew what it can't know."""
        while (actor := table.actor()) != OVER:
            if actor == NOBODY:
                table.settle(table.draw(stream))
                continue
            imagined = table.copy()
            self.game.redeal(imagined, int(actor), stream)
            table.choose(self.bot.choose(imagined, stream))


def grade_of(loss: Estimate) -> Grade:
    """By the size of the loss; what may well be chance is not marked."""
    if loss.low > 0:
        for grade, least in LOSSES:
            if loss.value >= least:
                return grade
    return Grade.GOOD
