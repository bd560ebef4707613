"""What a game adds to the search: who sees what of an action, what looks good, how a game goes on and ends."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Options
from serai.core.agenda import NOBODY, OVER, Position
from serai.core.chance import Outcome, Stream

MOST_SEATS: Final = 6
FOREVER: Final = 1.0e12  # seconds


class Forecast:
    """How a game ended, or is likely to end: for each seat its points and its share of the victory."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.scores: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.leads: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the seats at the table that is thought about
        self.ranks: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.sides: vec[i64] = vec[i64](range(MOST_SEATS))  # seats of one side win together

    def begin(self, seats: i64) -> None:
        """Get ready for a table of that many."""
        self.seats = seats

    def crown(self) -> None:
        """The seats with the highest rank share the victory."""
        ranks = self.ranks
        best = ranks[0]
        winners = 0.0
        seat: i64 = 0
        while seat < self.seats:
            if ranks[seat] > best:
                best = ranks[seat]
                winners = 1.0
            elif ranks[seat] == best:
                winners += 1.0
            seat += 1
        seat = 0
        while seat < self.seats:
            self.wins[seat] = 1.0 / winners if ranks[seat] == best else 0.0
            seat += 1

    def share(self, doubt: float) -> None:
        """A game that is not over: the victory is shared by the scores; a lead of `doubt` makes it e times likelier."""
        best = self.scores[0]
        seat: i64 = 1
        while seat < self.seats:
            if self.scores[seat] > best:
                best = self.scores[seat]
            seat += 1
        total = 0.0
        seat = 0
        while seat < self.seats:
            self.wins[seat] = math.exp((self.scores[seat] - best) / doubt)
            total += self.wins[seat] if self.sides[seat] == seat else 0.0
            seat += 1
        seat = 0
        while seat < self.seats:
            self.wins[seat] /= total
            seat += 1

    def margin(self, seat: i64) -> float:
        """How far a seat is ahead of the best of its rivals."""
        best = -1.0e9
        other: i64 = 0
        while other < self.seats:
            if self.sides[other] != self.sides[seat] and self.scores[other] > best:
                best = self.scores[other]
            other += 1
        return self.scores[seat] - best


class Mind:
    """A game as the search needs it; a game says only what differs from this plain one."""

    scale: float  # so many points more are half of all that a lead can gain
    ambition: float  # how much of a reward is the victory; the rest is the lead
    curiosity: float  # how much the search tries what it knows little of
    trust: float  # how many simulations the first liking of an action counts for
    spread: float  # how much of the reward lies between the best liked action and the least liked
    width: i64  # so many of the best liked options are tried at first,
    widening: float  # and more with the square root of the visits
    patience: i64  # how often a node is visited before what follows it is told apart
    rivals_learn: bool  # from one simulation to the next; else they act as in playouts
    deadline: float  # when a thought has to end; games whose decisions take long should watch it

    def begin(self, table: Position, forecast: Forecast) -> None:
        """Get ready to think about a table."""
        raise NotImplementedError

    def look(self, table: Position, forecast: Forecast) -> None:
        """Get ready, and see how the table stands: rewards tell changes for better or worse from there."""
        self.begin(table, forecast)
        self.judge(table, forecast)
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.leads[seat] = forecast.margin(seat)
            seat += 1

    def redeal(self, table: Position, seat: i64, stream: Stream) -> None:
        """Draw anew all that the seat can't know."""
        raise NotImplementedError

    def seen(self, action: i64, observer: i64) -> i64:
        """What another seat sees of an action: the action itself, unless something about it is hidden."""
        return action

    def is_open(self, label: i64) -> bool:
        """Is this an action that its observer has seen wholly?"""
        return label >= 0

    def heard(self, table: Position, outcome: Outcome, observer: i64) -> i64:
        """A number below zero for what a seat learns of a chance that is about to be settled; 0 if it is left open."""
        return 0

    def weigh(self, table: Position, options: Options, likings: vec[float]) -> bool:
        """How well the actor likes each option, from 0 for the best to -1; False if all are liked alike."""
        return False

    def is_far(self, table: Position) -> bool:
        """Is this so far off that it is better judged than played on?"""
        return False

    def quick(self, table: Position, options: Options, stream: Stream) -> i64:
        """The action that a playout takes, found at little cost."""
        return options.codes[stream.below(options.count)]

    def reply(self, table: Position, options: Options, stream: Stream) -> i64:
        """What the actor does in a playout: what it must, or what comes to its mind."""
        table.fill(options)
        return options.codes[0] if options.count == 1 else self.quick(table, options, stream)

    def play_on(self, table: Position, stream: Stream, options: Options) -> None:
        """Go on from where the trees end, to the end of the game or to a table that can be judged."""
        actor = table.actor()
        while actor != OVER and not self.is_far(table):
            if actor == NOBODY:
                table.settle(table.draw(stream))
            else:
                table.choose(self.reply(table, options, stream))
            actor = table.actor()

    def judge(self, table: Position, forecast: Forecast) -> None:
        """How the game ended, or how it is likely to end from here."""
        raise NotImplementedError

    def reward(self, forecast: Forecast, seat: i64) -> float:
        """What a forecast is worth to a seat, from 0 to 1."""
        lead = (forecast.margin(seat) - forecast.leads[seat]) / self.scale
        lead = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
        return self.ambition * forecast.wins[seat] + (1.0 - self.ambition) * lead


def stretch(likings: vec[float], count: i64, scale: float) -> None:
    """Let the best liking be 0 and one that is `scale` worse, or more, be -1."""
    best = likings[0]
    place: i64 = 1
    while place < count:
        if likings[place] > best:
            best = likings[place]
        place += 1
    place = 0
    while place < count:
        liking = (likings[place] - best) / scale
        likings[place] = liking if liking > -1.0 else -1.0
        place += 1
