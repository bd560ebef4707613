"""The one judgement: what a position is worth to the seat that decides, from what that seat knows and nothing else.

Hints, reviews, puzzles and the coach all ask `weigh`, so one position has one set of numbers. A search on imagined
tables finds what is worth trying. Each of that is played on from the same imagined tables with the same luck; a first
part of these games only chooses the best, the others tell what each choice brings. If another one comes out ahead,
both are played on longer, and the better one is the best: what was played never beats it.
"""

from dataclasses import dataclass
from enum import Enum

from serai.arena.analysis.future import Ending, Future
from serai.arena.analysis.samples import mean_of, share_of
from serai.arena.intervals import Estimate
from serai.bots import find_evaluation
from serai.core.actions import Action
from serai.core.chance import Stream
from serai.core.judging import Calibration, Judging
from serai.games import judging
from serai.play.dealer import seed_number
from serai.play.state import State
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


LOSSES = (0.05, 0.10, 0.20)  # of the chance of winning: slips, misses, big misses
MISTAKES = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
NOTHING = Estimate(0.0, 0.0, 0.0, 0)
CANDIDATES = 4  # that the search tried most are played on
FIRST_PART = 3  # of the games only chooses the best: one in so many more
LONGER = 3  # times as many games, where what seemed the best does not come out ahead
DECIDED = 0.02  # a chance of winning so close to 0 or 1 is as good as decided


@dataclass(frozen=True)
class Effort:
    """How long is thought about a decision."""

    simulations: int
    games: int

    @classmethod
    def usual(cls, how: Judging, simulations: int | None = None) -> "Effort":
        """As the game says; with other simulations, as many times more or fewer games."""
        if simulations is None:
            return cls(how.simulations, how.games)
        return cls(simulations, max(4, how.games * simulations // how.simulations))


@dataclass(frozen=True)
class Option:
    """One choice: what games that began with it brought each seat, and how it might go on."""

    action: int
    wins: list[Estimate]
    points: list[Estimate]
    line: list[int]

    @property
    def games(self) -> int:
        return self.points[0].count


@dataclass(frozen=True)
class Judgement:
    """What is known of a decision; the best choice comes first, those that were not tried have no numbers."""

    seat: int
    options: list[Option]
    untried: list[int]
    by_points: bool  # who wins is as good as decided: points tell the choices apart

    @property
    def best(self) -> Option:
        return self.options[0]

    def of(self, action: int) -> Option | None:
        return next((option for option in self.options if option.action == action), None)


@dataclass(frozen=True)
class Verdict:
    """How a decision is judged."""

    move: int  # its index in the record
    judgement: Judgement
    played: int
    loss: Estimate  # of the seat's chance of winning
    lost_points: Estimate
    grade: Grade

    @property
    def seat(self) -> int:
        return self.judgement.seat

    @property
    def best(self) -> int:
        return self.judgement.best.action

    @property
    def wins(self) -> list[float]:
        """The chances of all seats, if the best is played."""
        return [each.value for each in self.judgement.best.wins]


def think(state: State, simulations: int, seed: str) -> SearchResult:
    """Search for the actor: the real table only says what the actor knows."""
    stream = Stream(seed_number(seed, "analysis"))
    return TreeSearch(find_evaluation(state.game), simulations).think(state.imagine(stream), stream)


def weigh(state: State, effort: Effort, seed: str, also: int | None = None) -> Judgement:
    """What the choices of the seat that decides are worth; one of them can be asked for by name."""
    return Weighing(state, effort, seed, also).judgement()


def judge(state: State, action: Action, effort: Effort, seed: str) -> Verdict | None:
    """How an action in this state is judged; None where there was nothing to decide."""
    if state.legal_codes().count == 1:
        return None
    played = int(action.code)
    weighing = Weighing(state, effort, seed, played)
    return weighing.verdict(state.length, played)


def verdicts(state: State, effort: Effort, seed: str, also: int | None = None) -> list[Verdict]:
    """How each choice that is worth trying is judged, and one more that is asked for; the best stands first."""
    weighing = Weighing(state, effort, seed, also)
    return [weighing.verdict(state.length, option.action) for option in weighing.judgement().options]


class Weighing:
    """One decision that is thought about; the same seed and knowledge give the same numbers."""

    def __init__(
        self, state: State, effort: Effort, seed: str, also: int | None = None, everything: bool = False
    ) -> None:
        seed = f"{seed}/{state.length}"
        assert state.actor is not None
        self.seat = state.actor
        self.players = state.players
        self.effort = effort
        self.how = judging(state.game)
        self.calibration = self.how.calibration(state.players)
        self.future = Future(state, seed)
        found = think(state, effort.simulations, seed).considered
        self.lines = {int(each.action): each.line for each in found}
        tried = [int(each.action) for each in sorted(found, key=tries, reverse=True)]
        tried = tried if everything else tried[:CANDIDATES]
        self.candidates = tried if also is None or also in tried else [*tried, also]
        self.counts = dict.fromkeys(self.candidates, effort.games)
        self.by_points = self.is_decided()
        self.best = self.chosen(tried)

    def is_decided(self) -> bool:
        shares = [self.share(self.endings(action)) for action in self.candidates]
        return max(shares) < DECIDED or min(shares) > 1 - DECIDED

    def endings(self, action: int) -> list[Ending]:
        """The games that tell what an action brings."""
        return self.future.after(action, range(self.counts[action]))

    def chosen(self, tried: list[int]) -> int:
        """The best by games of which none is looked at again; whoever comes out ahead of it is compared for longer."""
        longer = LONGER * self.effort.games
        apart = range(longer, longer + max(2, self.effort.games // FIRST_PART))
        best = max(tried, key=lambda action: self.worth(self.future.after(action, apart)))
        while (leader := max(self.candidates, key=lambda action: self.worth(self.endings(action)))) != best:
            if self.counts[leader] == self.counts[best] == longer:
                return leader
            self.counts[leader] = self.counts[best] = longer
        return best

    def worth(self, endings: list[Ending]) -> float:
        """What decides between choices: winning, and points a little; points alone where winning is decided."""
        points = sum(each.points[self.seat] for each in endings) / len(endings)
        return points if self.by_points else self.share(endings) + points * 1e-4

    def share(self, endings: list[Ending]) -> float:
        return sum(each.wins[self.seat] for each in endings) / len(endings)

    def judgement(self) -> Judgement:
        ordered = sorted(self.candidates, key=lambda action: self.worth(self.endings(action)), reverse=True)
        options = [self.option(action) for action in ordered if action != self.best]
        untried = [action for action in self.lines if action not in self.candidates]
        return Judgement(self.seat, [self.option(self.best), *options], untried, self.by_points)

    def option(self, action: int) -> Option:
        endings = self.endings(action)
        seats = range(self.players)
        wins = calibrated(self.calibration, [share_of([each.wins[seat] for each in endings]) for seat in seats])
        points = [mean_of([each.points[seat] for each in endings]) for seat in seats]
        return Option(action, wins, points, self.lines[action])

    def verdict(self, move: int, played: int) -> Verdict:
        judgement = self.judgement()
        if played == self.best:
            return Verdict(move, judgement, played, NOTHING, NOTHING, Grade.BEST)
        other = judgement.of(played)
        assert other is not None
        points = self.lost(played, [each.points[self.seat] for each in (judgement.best, other)], in_points=True)
        loss = self.lost(played, [each.wins[self.seat] for each in (judgement.best, other)], in_points=False)
        grade = grade_of(points, self.how.points) if judgement.by_points else grade_of(loss, LOSSES)
        return Verdict(move, judgement, played, loss, points, grade)

    def lost(self, played: int, shown: list[Estimate], in_points: bool) -> Estimate:
        """The difference of the numbers that are shown; how sure it is, say games with the same luck in pairs."""
        games = range(min(self.counts[self.best], self.counts[played]))
        pairs = zip(self.future.after(self.best, games), self.future.after(played, games), strict=True)
        raw = mean_of([self.gain(best, in_points) - self.gain(other, in_points) for best, other in pairs])
        value = shown[0].value - shown[1].value
        if not in_points:
            value = max(0.0, value)
        stretch = min(2.0, max(0.5, value / raw.value)) if raw.value * value > 0 else 1.0
        return Estimate(
            value, value - stretch * (raw.value - raw.low), value + stretch * (raw.high - raw.value), raw.count
        )

    def gain(self, ending: Ending, in_points: bool) -> float:
        return ending.points[self.seat] if in_points else ending.wins[self.seat]


def tries(considered: RatedAction) -> int:
    return int(considered.visits)


def calibrated(calibration: Calibration, shares: list[Estimate]) -> list[Estimate]:
    """The chances of all seats as games played on have taught them; together as many victories as before."""
    total = sum(each.value for each in shares)
    values = calibration.all_shares([each.value for each in shares], total)
    return [
        Estimate(
            value,
            min(value, calibration.share(each.low)),
            max(value, calibration.share(each.high)),
            each.count,
        )
        for value, each in zip(values, shares, strict=True)
    ]


def grade_of(loss: Estimate, sizes: tuple[float, float, float]) -> Grade:
    """By the size of the loss; what may well be chance is not marked."""
    if loss.low > 0:
        for grade, least in zip(reversed(MISTAKES), reversed(sizes), strict=True):
            if loss.value >= least:
                return grade
    return Grade.GOOD
