"""A whole record, decision by decision."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from serai.arena.analysis.judging import MISTAKES, Grade, Verdict, judge
from serai.arena.executor import Executor
from serai.arena.intervals import Estimate, gathered
from serai.arena.progress import progress
from serai.play.replay import opened, replay, replay_move
from serai.play.state import State

PART = 4  # decisions that a worker judges at a time


@dataclass(frozen=True)
class Part:
    """Some decisions of a record, for one worker."""

    record: dict[str, Any]
    edition: str | None
    start: int
    stop: int  # moves
    simulations: int
    seed: str


@dataclass(frozen=True)
class Review:
    """All verdicts on a record."""

    state: State  # at the record's end
    verdicts: list[Verdict]
    simulations: int

    def of(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat and verdict.grade is not Grade.FORCED]

    def loss(self, seat: int) -> Estimate:
        """What a decision of this seat lost in the mean."""
        return gathered(max(0.0, verdict.loss.value) for verdict in self.of(seat)).mean()

    def count(self, seat: int, grade: Grade) -> int:
        return sum(verdict.grade is grade for verdict in self.of(seat))

    def mistakes(self) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.grade in MISTAKES]

    def to_json(self) -> dict[str, object]:
        setup = self.state.setup
        return {
            "game": self.state.game.name,
            "players": setup.players,
            "names": setup.names,
            "simulations": self.simulations,
            "decisions": [self.verdict_to_json(verdict) for verdict in self.verdicts],
            "seats": [self.seat_to_json(seat) for seat in range(setup.players)],
        }

    def verdict_to_json(self, verdict: Verdict) -> dict[str, object]:
        action_of = self.state.game.vocabulary.action
        return {
            "move": verdict.move,
            "seat": verdict.seat,
            "played": action_of(verdict.played).to_json(),
            "best": action_of(verdict.best).to_json(),
            "wins": verdict.wins,
            "loss": verdict.loss.to_json(),
            "grade": verdict.grade.value,
            "line": [action_of(code).to_json() for code in verdict.line],
        }

    def seat_to_json(self, seat: int) -> dict[str, object]:
        counts = {grade.value: self.count(seat, grade) for grade in Grade if grade is not Grade.FORCED}
        return {"seat": seat, "decisions": len(self.of(seat)), "mean_loss": self.loss(seat).to_json(), **counts}


def review(record: dict[str, Any], edition: str | None, simulations: int, seed: str, executor: Executor) -> Review:
    """Judge all decisions; BadRecord if the record does not replay."""
    state = replay(record, edition)
    verdicts: list[Verdict] = []
    parts = list(parted(record, edition, simulations, seed))
    with progress() as bar:
        task = bar.add_task(state.game.name, total=len(record["moves"]))
        for part, judged in zip(parts, executor.map(judge_part, parts), strict=True):
            verdicts += judged
            bar.update(task, completed=part.stop)
    return Review(state, verdicts, simulations)


def parted(record: dict[str, Any], edition: str | None, simulations: int, seed: str) -> Iterator[Part]:
    """Parts with a few decisions each."""
    moves = record["moves"]
    decided = [index for index, move in enumerate(moves) if move["actor"] != "chance"]
    starts = decided[::PART]
    for start, stop in zip(starts, [*starts[1:], len(moves)], strict=True):
        yield Part(record, edition, start, stop, simulations, seed)


def judge_part(part: Part) -> list[Verdict]:
    """Replay up to the part, then judge each of its decisions before it is played."""
    state = opened(part.record, part.edition)
    verdicts = []
    for index, move in enumerate(part.record["moves"][: part.stop]):
        if index >= part.start and not state.waits_for_chance:
            written = {key: value for key, value in move.items() if key not in ("actor", "legal")}
            verdicts.append(judge(state, state.game.action(written), index, part.simulations, part.seed))
        replay_move(state, index, move)
    return verdicts
