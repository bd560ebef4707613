"""What a game adds to the search: who sees what of an action, priors, playouts, and how a table is evaluated."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Outcome, Stream

MOST_SEATS: Final = 9
FOREVER: Final = 1.0e12  # seconds


class Forecast:
    """How a game ended, or is likely to end: for each seat its points and its share of the victory."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.scores: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)
        # of each seat at the table that the search began from
        self.leads: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.begun: vec[float] = vec[float]([0.0] * MOST_SEATS)  # its points there
        self.ranks: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.sides: vec[i64] = vec[i64](range(MOST_SEATS))  # seats of one side win together

    def begin(self, seats: i64) -> None:
        """Get ready for a table of that many."""
        self.seats = seats

    def share_by_rank(self) -> None:
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
        """A game that is not over: a softmax of the scores; a lead of `doubt` makes the victory e times likelier."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game as the search needs it; a game says only what differs from this plain one."""

    scale: float  # so many points more are half of all that a lead can gain
    win_weight: float  # how much of a reward is the victory; the rest is the lead
    exploration: float  # how much the search tries what it knows little of
    prior_visits: float  # how many simulations the prior of an action counts for
    spread: float  # how much of the reward lies between the highest prior and the lowest
    width: i64  # so many actions, those with the highest priors, are tried at first,
    widening: float  # and more with the square root of the visits (progressive widening)
    expand_after: i64  # visits of a node before it gets children (expansion threshold)
    rivals_have_trees: bool  # else rivals act in the tree as in playouts
    deadline: float  # when the search has to end; games whose decisions take long should watch it
    caution: float = 0.0  # how much more a loss counts than a gain; who is bold has less than none
    building: float = 0.0  # how much of a gain are the seat's own points, whatever rivals get

    def begin(self, table: Table, forecast: Forecast) -> None:
        """Get ready to search from a table."""
        raise NotImplementedError

    def prepare(self, table: Table, forecast: Forecast) -> None:
        """Get ready, and see how the table stands: rewards tell changes for better or worse from there."""
        self.begin(table, forecast)
        self.evaluate(table, forecast)
        seat: i64 = 0
        while seat < forecast.seats:
            forecast.leads[seat] = forecast.margin(seat)
            forecast.begun[seat] = forecast.scores[seat]
            seat += 1

    def redeal(self, table: Table, seat: i64, stream: Stream) -> None:
        """Draw anew all that the seat can't know."""
        raise NotImplementedError

    def observed_action(self, action: i64, observer: i64) -> i64:
        """What another seat sees of an action: the action itself, unless something about it is hidden."""
        return action

    def is_observed(self, label: i64) -> bool:
        """Is this an action that its observer has seen wholly?"""
        return label >= 0

    def observed_chance(self, table: Table, outcome: Outcome, observer: i64) -> i64:
        """A number below zero for what a seat learns of a chance that is about to be settled; 0 if it is left open."""
        return 0

    def set_priors(self, table: Table, legal: LegalActions, priors: vec[float]) -> bool:
        """The prior of each legal action, from 0 for the best to -1; False if all are alike."""
        return False

    def is_beyond_horizon(self, table: Table) -> bool:
        """Is this so far off that it is better evaluated than played on?"""
        return False

    def quick_action(self, table: Table, legal: LegalActions, stream: Stream) -> i64:
        """The action that a playout takes, found at little cost."""
        return legal.codes[stream.below(legal.count)]

    def playout_action(self, table: Table, legal: LegalActions, stream: Stream) -> i64:
        """What the actor does in a playout: what it must, or its quick action."""
        table.fill(legal)
        return legal.codes[0] if legal.count == 1 else self.quick_action(table, legal, stream)

    def play_on(self, table: Table, stream: Stream, legal: LegalActions) -> None:
        """The playout: from where the trees end to the end of the game, or to a table that can be evaluated."""
        actor = table.actor_seat
        while actor != OVER and not self.is_beyond_horizon(table):
            if actor == NOBODY:
                table.settle(table.draw(stream))
            else:
                table.choose(self.playout_action(table, legal, stream))
            actor = table.actor_seat

    def evaluate(self, table: Table, forecast: Forecast) -> None:
        """How the game ended, or how it is likely to end from here."""
        raise NotImplementedError

    def reward(self, forecast: Forecast, seat: i64) -> float:
        """What a forecast is worth to a seat: from 0 to 1, or a little beyond for who is cautious or bold."""
        gain = self.gain(forecast, seat) / self.scale
        gain /= 1.0 + (gain if gain > 0.0 else -gain)
        gain *= 1.0 - self.caution if gain > 0.0 else 1.0 + self.caution
        return self.win_weight * forecast.wins[seat] + (1.0 - self.win_weight) * (0.5 + 0.5 * gain)

    def gain(self, forecast: Forecast, seat: i64) -> float:
        """How far a seat's lead has grown, or to who builds its own points."""
        lead = forecast.margin(seat) - forecast.leads[seat]
        points = forecast.scores[seat] - forecast.begun[seat]
        return lead + self.building * (points - lead)


def scale_priors(priors: vec[float], count: i64, scale: float) -> None:
    """Let the best prior be 0 and one that is `scale` worse, or more, be -1."""
    best = priors[0]
    place: i64 = 1
    while place < count:
        if priors[place] > best:
            best = priors[place]
        place += 1
    place = 0
    while place < count:
        prior = (priors[place] - best) / scale
        priors[place] = prior if prior > -1.0 else -1.0
        place += 1
