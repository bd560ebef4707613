"""Judging one decision from what the acting seat knew, and from nothing else.

A search on imagined tables finds the best action. If another one was played, both are then played on from the same
imagined tables with the same luck: what the played one loses is the mean of those pairs, untouched by the search's own
luck in finding the best.
"""

from dataclasses import dataclass
from enum import Enum

from serai.arena.intervals import Estimate, gathered
from serai.bots import find_mind
from serai.bots.mind import Forecast, Mind
from serai.bots.search import Search
from serai.bots.thought import Considered, Thought
from serai.core.actions import Action, Options
from serai.core.agenda import Position
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
SIMULATIONS = {"sultan": 600, "treasures": 600, "kobito": 200, "marrakesh": 30}  # for a decision, unless told


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
    best = likeliest(thought, seat)
    code = int(best.action)
    wins = [estimate.mean for estimate in best.wins]
    if played == code:
        return Verdict(move, seat, played, code, wins, NOTHING, Grade.BEST, best.line)
    imagined = state.imagine(Stream(seed_number(f"{seed}/{move}", "pairs")))
    loss = lost(find_mind(state.game), imagined, seat, (code, played), simulations, f"{seed}/{move}")
    return Verdict(move, seat, played, code, wins, loss, grade_of(loss), best.line)


def likeliest(thought: Thought, seat: int) -> Considered:
    """What the search would play: what it tried most often."""
    return max(thought.considered, key=lambda each: (each.visits, each.wins[seat].mean, -each.action))


def lost(mind: Mind, imagined: Position, seat: int, actions: tuple[int, int], games: int, seed: str) -> Estimate:
    """How much less of the victory the second action brings than the first."""
    forecast, options = Forecast(), Options()
    mind.begin(imagined, forecast)
    differences = []
    luck = seed_number(seed, "luck")
    for game in range(games):
        table = imagined.copy()
        mind.redeal(table, seat, Stream(luck + game))
        first, second = (won(mind, table.copy(), action, seat, luck - game, forecast, options) for action in actions)
        differences.append(first - second)
    return gathered(differences).mean()


def won(mind: Mind, table: Position, action: int, seat: int, luck: int, forecast: Forecast, options: Options) -> float:
    """The seat's share of the victory in one game that begins with the action."""
    table.choose(action)
    mind.play_on(table, Stream(luck), options)
    mind.judge(table, forecast)
    return float(forecast.wins[seat])


def grade_of(loss: Estimate) -> Grade:
    """By the size of the loss; what may well be chance is not marked."""
    if loss.low > 0:
        for grade, least in LOSSES:
            if loss.value >= least:
                return grade
    return Grade.GOOD
