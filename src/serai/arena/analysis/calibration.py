"""What estimates are worth: positions of bot games are estimated, then played on to their end, and the two compared.

    serai calibrate GAME

fits the game's `calibration.json` to some games and tells of others how well it holds there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from serai.arena.analysis.future import Ending, Future, Sequel, ended
from serai.bots import find_bot, seat_bots
from serai.core.chance import Stream
from serai.core.game import Game
from serai.core.judging import KNOTS, Calibration, Judging
from serai.games import judging
from serai.play.box import find_box
from serai.play.dealer import seed_number
from serai.play.state import State

BOTS = ("greedy", "easy", "normal")  # whose games are looked at: people play like all of them
APART = 7  # decisions between two positions of one game
GREEDY = "greedy"  # plays on
TENTHS = 10


@dataclass(frozen=True)
class Sampled:
    """One position: what was estimated of it, and what became of it in games that were played to their end."""

    wins: list[float]
    points: list[float]
    true_wins: list[float]
    true_points: list[float]


def sampled(game: Game[Any], players: int, count: int, seed: str, games: int, how: Judging) -> Iterator[Sampled]:
    """Positions of games among bots, a few of each game."""
    number = found = 0
    while found < count:
        for state in visited(game, players, f"{seed}/{number}"):
            if found < count:
                yield measured(state, f"{seed}/{number}/{found}", games, how)
                found += 1
        number += 1


def visited(game: Game[Any], players: int, seed: str, apart: int = APART) -> Iterator[State]:
    """A game, at some of its decisions."""
    state = find_box(game.name).new(players=players, seed=seed)
    turn = seed_number(seed, "bots")
    bots = seat_bots([BOTS[(turn + seat) % len(BOTS)] for seat in range(players)], game, seed)
    decisions = seed_number(seed, "first") % apart
    while not state.over:
        assert state.actor is not None
        decisions += 1
        if decisions % apart == 0 and state.legal_codes().count > 1:
            yield state
        state.apply(bots[state.actor].choose(state))


def measured(state: State, seed: str, games: int, how: Judging) -> Sampled:
    """What the judgement says of the greedy player's choice, and how greedy players end the real table after it."""
    bot = find_bot(GREEDY, state.game)
    action = int(bot.choose(state.imagine(Stream(seed_number(seed, "choice"))), Stream(seed_number(seed, "bot"))))
    estimate = mean_ending(Future(state, seed, how).after(action, range(how.games)))
    sequel = Sequel(state.game, how)
    ends = []
    for number in range(games):
        table = state.table.copy()
        table.choose(action)
        sequel.play_out(table, Stream(seed_number(seed, f"truth {number}")))
        ends.append(ended(state.game, table))
    truth = mean_ending(ends)
    return Sampled(estimate.wins, estimate.points, truth.wins, truth.points)


def mean_ending(endings: list[Ending]) -> Ending:
    count = len(endings)
    seats = range(len(endings[0].wins))
    wins = [sum(each.wins[seat] for each in endings) / count for seat in seats]
    return Ending(wins, [sum(each.points[seat] for each in endings) / count for seat in seats])


def fitted(samples: list[Sampled]) -> Calibration:
    """The line that lies closest to what came true, rising everywhere; and the points by least squares."""
    pairs = sorted(pair for each in samples for pair in zip(each.wins, each.true_wins, strict=True))
    shares = rising([near(pairs, knot / KNOTS) for knot in range(KNOTS + 1)])
    return Calibration(tuple(round(share, 4) for share in shares), fitted_points(samples))


def near(pairs: list[tuple[float, float]], share: float) -> tuple[float, float]:
    """What came true at an estimate: the value at a knot of a straight line through what lies around it; its weight."""
    around = [(x - share, y) for x, y in pairs if abs(x - share) <= 1.0 / KNOTS]
    count = len(around)
    if count < 8:
        return share, 0.1
    mean_x, mean_y = (sum(pair[part] for pair in around) / count for part in (0, 1))
    spread = sum((x - mean_x) ** 2 for x, _ in around)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in around) / spread if spread > 0 else 0.0
    return min(1.0, max(0.0, mean_y - max(0.0, slope) * mean_x)), float(count)


def rising(knots: list[tuple[float, float]]) -> list[float]:
    """Pool neighbours that fall (the pool-adjacent-violators algorithm)."""
    pools: list[tuple[float, float, int]] = []
    for value, weight in knots:
        pools.append((value, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, mine, many), (other, its, more) = pools.pop(-2), pools.pop()
            pools.append(((one * mine + other * its) / (mine + its), mine + its, many + more))
    return [value for value, _, count in pools for _ in range(count)]


def fitted_points(samples: list[Sampled]) -> tuple[float, float, float]:
    """A constant, so much for each point above the table's mean, so much for the mean."""
    apart_xy = apart_xx = 0.0
    means: list[tuple[float, float]] = []
    for each in samples:
        mean, true_mean = (sum(points) / len(points) for points in (each.points, each.true_points))
        means.append((mean, true_mean))
        for points, true in zip(each.points, each.true_points, strict=True):
            apart_xy += (points - mean) * (true - true_mean)
            apart_xx += (points - mean) ** 2
    middle, true_middle = (sum(pair[part] for pair in means) / len(means) for part in (0, 1))
    spread = sum((mean - middle) ** 2 for mean, _ in means)
    slope = sum((mean - middle) * (true - true_middle) for mean, true in means) / spread if spread > 0 else 1.0
    apart = apart_xy / apart_xx if apart_xx > 0 else 1.0
    return round(true_middle - slope * middle, 3), round(apart, 4), round(slope, 4)


@dataclass(frozen=True)
class Tenth:
    """All seats whose chance was estimated in one tenth: what was said, what came true."""

    said: float
    came: float
    count: int
    doubt: float  # the standard error of the difference


def reliability(samples: list[Sampled], calibration: Calibration) -> list[Tenth]:
    """How far what was said agrees with what came true, by tenths of what was said."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for each in samples:
        said = calibration.all_shares(each.wins, sum(each.wins))
        for share, true in zip(said, each.true_wins, strict=True):
            groups[min(TENTHS - 1, int(share * TENTHS))].append((share, true))
    return [tenth(group) for group in groups if group]


def tenth(group: list[tuple[float, float]]) -> Tenth:
    count = len(group)
    said, came = (sum(pair[part] for pair in group) / count for part in (0, 1))
    spread = sum((true - share - came + said) ** 2 for share, true in group)
    return Tenth(said, came, count, (spread / max(1, count - 1) / count) ** 0.5)


def points_error(samples: list[Sampled], calibration: Calibration) -> float:
    """By how much expected points were too high in the mean."""
    errors = [
        said - true
        for each in samples
        for said, true in zip(calibration.all_points(each.points), each.true_points, strict=True)
    ]
    return sum(errors) / len(errors)


def uncalibrated(game: Game[Any]) -> Judging:
    """As the game judges, before anything was learned."""
    own = judging(game)
    return Judging(own.simulations, own.games, own.walk_games, own.points)
