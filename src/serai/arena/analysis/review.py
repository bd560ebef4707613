"""A whole record: how it went, position by position, and how good each decision was."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from serai.arena.analysis.judgement import MISTAKES, Effort, Grade, Judgement, Option, Verdict, judge
from serai.arena.analysis.samples import mean_of
from serai.arena.analysis.walk import Account, Point, accounts, points_of
from serai.arena.intervals import Estimate
from serai.core.game import Game
from serai.games import judging
from serai.play.replay import opened, replay, replay_move
from serai.play.state import State

if TYPE_CHECKING:
    from serai.arena.executor import Executor

PART = 4  # decisions that a worker judges at a time
STRETCH = 25  # moves that a worker walks through at a time
SEED = "0"  # so that a position has the same numbers wherever it is judged


@dataclass(frozen=True)
class Part:
    """Some moves of a record, for one worker: to be judged if there is an effort, else to be walked through."""

    record: dict[str, Any]
    edition: str | None
    start: int
    stop: int  # moves
    seed: str
    effort: Effort | None = None
    games: int = 0
    seats: tuple[int, ...] | None = None  # whose decisions are judged; None: everybody's


@dataclass(frozen=True)
class Review:
    """All that is found out about a record."""

    state: State  # at the record's end
    verdicts: list[Verdict]
    points: list[Point]
    effort: Effort

    def of(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def loss(self, seat: int) -> Estimate:
        """What a decision of this seat lost in the mean."""
        return mean_of([verdict.loss.value for verdict in self.of(seat)] or [0.0])

    def count(self, seat: int, grade: Grade) -> int:
        return sum(verdict.grade is grade for verdict in self.of(seat))

    def mistakes(self) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.grade in MISTAKES]

    def accounts(self) -> list[Account]:
        """Luck and play of each seat; only of a game that was played to its end."""
        return accounts(self.points) if self.state.over and self.points else []

    def to_json(self) -> dict[str, object]:
        setup = self.state.setup
        return {
            "game": self.state.game.name,
            "players": setup.players,
            "names": setup.names,
            "simulations": self.effort.simulations,
            "games": self.effort.games,
            "decisions": [verdict_to_json(self.state.game, verdict) for verdict in self.verdicts],
            "curve": [point_to_json(point) for point in self.points],
            "luck": [account_to_json(account) for account in self.accounts()],
            "seats": [self.seat_to_json(seat) for seat in range(setup.players)],
        }

    def seat_to_json(self, seat: int) -> dict[str, object]:
        counts = {grade.value: self.count(seat, grade) for grade in Grade if grade is not Grade.FORCED}
        kinds = kinds_of(self.state.game, self.of(seat))
        return {
            "seat": seat,
            "decisions": len(self.of(seat)),
            "mean_loss": self.loss(seat).to_json(),
            **counts,
            "kinds": kinds,
        }


def kinds_of(game: Game[Any], verdicts: list[Verdict]) -> list[dict[str, object]]:
    """How many decisions of each kind were the best or good."""
    found: dict[str, list[bool]] = {}
    for verdict in verdicts:
        kind = str(game.vocabulary.action(verdict.played).to_json()["type"])
        found.setdefault(kind, []).append(verdict.grade not in MISTAKES)
    return [{"kind": kind, "decisions": len(good), "good": sum(good)} for kind, good in found.items()]


def verdict_to_json(game: Game[Any], verdict: Verdict) -> dict[str, Any]:
    action_of = game.vocabulary.action
    return {
        "move": verdict.move,
        "seat": verdict.seat,
        "played": action_of(verdict.played).to_json(),
        "best": action_of(verdict.best).to_json(),
        "grade": verdict.grade.value,
        "loss": verdict.loss.to_json(),
        "lost_points": verdict.lost_points.to_json(),
        **judgement_to_json(game, verdict.judgement),
    }


def judgement_to_json(game: Game[Any], judgement: Judgement) -> dict[str, Any]:
    """What all who ask are told of a position."""
    return {
        "by_points": judgement.by_points,
        "options": [option_to_json(game, option) for option in judgement.options],
        "untried": [game.vocabulary.action(action).to_json() for action in judgement.untried],
    }


def option_to_json(game: Game[Any], option: Option) -> dict[str, Any]:
    action_of = game.vocabulary.action
    return {
        "action": action_of(option.action).to_json(),
        "games": option.games,
        "wins": [each.to_json() for each in option.wins],
        "points": [each.to_json() for each in option.points],
        "line": [action_of(code).to_json() for code in option.line],
    }


def point_to_json(point: Point) -> dict[str, Any]:
    wins, points = ([round(number, 4) for number in numbers] for numbers in (point.wins, point.points))
    return {"move": point.move, "actor": point.actor, "wins": wins, "points": points, "games": point.games}


def account_to_json(account: Account) -> dict[str, Any]:
    return {
        "seat": account.seat,
        "start": account.start,
        "luck": account.luck,
        "own": account.own,
        "others": account.others,
        "result": account.result,
        "doubt": account.doubt,
    }


def review(
    record: dict[str, Any], edition: str | None, simulations: int | None, seed: str, executor: "Executor"
) -> Review:
    """Judge all decisions and walk through the game; BadRecord if the record does not replay."""
    state = replay(record, edition)
    how = judging(state.game)
    effort = Effort.usual(how, simulations)
    whole = Part(record, edition, 0, len(record["moves"]), seed, effort, how.walk_games)
    parts = [*walk_parts(whole), *judge_parts(whole)]
    verdicts: list[Verdict] = []
    points: list[Point] = []
    from serai.arena.progress import progress  # a page that looks back at a game has no terminal

    with progress() as bar:
        task = bar.add_task(state.game.name, total=len(parts))
        for found in executor.map(worked, parts):
            verdicts += [each for each in found if isinstance(each, Verdict)]
            points += [each for each in found if isinstance(each, Point)]
            bar.advance(task)
    return Review(state, verdicts, points, effort)


def walk_parts(whole: Part) -> Iterator[Part]:
    """Stretches of the game, its end with the last one."""
    last = whole.stop + 1
    for start in range(0, last, STRETCH):
        yield replace(whole, start=start, stop=min(last, start + STRETCH), effort=None)


def judge_parts(whole: Part) -> Iterator[Part]:
    """Parts with a few decisions each."""
    moves = whole.record["moves"]
    seats = range(whole.record["players"]) if whole.seats is None else whole.seats
    decided = [index for index, move in enumerate(moves) if move["actor"] in seats]
    starts = decided[::PART]
    for start, stop in zip(starts, [*starts[1:], len(moves)], strict=True):
        yield replace(whole, start=start, stop=stop)


def worked(part: Part) -> list[Verdict] | list[Point]:
    """What a worker does: it walks, or judges."""
    if part.effort is None:
        return points_of(part.record, part.edition, part.start, part.stop, part.games, part.seed)
    return judged(part, part.effort)


def judged(part: Part, effort: Effort) -> list[Verdict]:
    """Replay up to the part, then judge each of its decisions before it is played."""
    state = opened(part.record, part.edition)
    verdicts: list[Verdict] = []
    for index, move in enumerate(part.record["moves"][: part.stop]):
        if index >= part.start and is_asked(part, move["actor"]):
            written = {key: value for key, value in move.items() if key not in ("actor", "legal")}
            verdict = judge(state, state.game.action(written), effort, part.seed)
            verdicts += [] if verdict is None else [verdict]
        replay_move(state, index, move)
    return verdicts


def is_asked(part: Part, actor: object) -> bool:
    return actor != "chance" and (part.seats is None or actor in part.seats)
