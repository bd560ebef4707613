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
from serai.bots import find_bot, find_mind
from serai.bots.mind import Forecast
from serai.bots.search import Search
from serai.bots.thought import Considered, Thought
from serai.core.actions import Action, Options
from serai.core.agenda import NOBODY, OVER, Position
from serai.core.chance import Stream
from serai.play.dealer import seed_number
from serai.play.state import State


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
SIMULATIONS = {"sultan": 1000, "treasures": 400, "kobito": 50, "marrakesh": 10}  # for a decision, unless told
CANDIDATES = 3  # actions that the search tried most
GAMES_FOR = 8  # simulations of the search are as quick as one game that greedy bots finish
REASONABLE = ("sultan", "treasures")  # games short enough to be played on to the end by greedy bots


@dataclass(frozen=True)
class Verdict:
    """What is thought of a decision."""

    move: int  # its index in the record
    seat: int
    played: int
    best: int
    wins: list[float] | None  # of each seat, if the best is played; None where nothing was to be thought about
    loss: Estimate  # of the seat's share of the victory
    grade: Grade
    line: list[int]  # how it might have gone on


def think(state: State, simulations: int, seed: str) -> Thought:
    """What the actor can think of its decision: the real table only says what the actor knows."""
    stream = Stream(seed_number(seed, "analysis"))
    return Search(find_mind(state.game), simulations).think(state.imagine(stream), stream)


def judge(state: State, action: Action, move: int, simulations: int, seed: str) -> Verdict:
    """What is thought of an action in this state; the same seed and knowledge give the same verdict."""
    seat = state.actor
    assert seat is not None
    played = int(action.code)
    if state.offer().count == 1:
        return Verdict(move, seat, played, played, None, NOTHING, Grade.FORCED, [played])
    thought = think(state, simulations, f"{seed}/{move}")
    future = Future(state, simulations, f"{seed}/{move}")
    best = future.best_of(sorted(thought.considered, key=tries, reverse=True)[:CANDIDATES])
    after_best = future.after(int(best.action))
    wins = [fmean(game[other] for game in after_best) for other in range(state.players)]
    if played == best.action:
        return Verdict(move, seat, played, played, wins, NOTHING, Grade.BEST, best.line)
    pairs = zip(after_best, future.after(played), strict=True)
    loss = gathered(first[seat] - second[seat] for first, second in pairs).mean()
    return Verdict(move, seat, played, int(best.action), wins, loss, grade_of(loss), best.line)


def tries(considered: Considered) -> int:
    return int(considered.visits)


class Future:
    """Games that go on from a decision, in tables that its seat imagines; the same tables and luck for each action."""

    def __init__(self, state: State, simulations: int, seed: str) -> None:
        self.game = state.game
        self.games = simulations // GAMES_FOR if state.game.name in REASONABLE else simulations
        self.seed = seed
        self.seat = state.actor
        self.imagined = state.imagine(Stream(seed_number(seed, "future")))
        self.mind = find_mind(state.game)
        self.bot = find_bot("greedy", state.game)
        self.forecast = Forecast()
        self.options = Options()
        self.mind.begin(self.imagined, self.forecast)

    def best_of(self, candidates: list[Considered]) -> Considered:
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
        if self.game.name in REASONABLE:
            self.play_on(table, stream)
        else:
            self.mind.play_on(table, stream, self.options)
        self.mind.judge(table, self.forecast)
        return [float(self.forecast.wins[seat]) for seat in range(self.forecast.seats)]

    def play_on(self, table: Position, stream: Stream) -> None:
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
