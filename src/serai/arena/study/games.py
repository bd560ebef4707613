"""The games of a study: some with the options asked for, as many with options drawn at random."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from serai.arena.executor import Executor
from serai.arena.plan import GamePlan
from serai.arena.soak import some_options
from serai.arena.study.uses import Uses, count_uses, starting_seat
from serai.bots import seat_bots
from serai.core.errors import BadOption
from serai.play.box import Box, find_box
from serai.play.state import State

CHUNK = 10  # games that a worker plays at a time
TRIES = 1000  # to draw options that go together


@dataclass(frozen=True)
class Study(GamePlan):
    """What is studied."""


@dataclass(frozen=True)
class ObservedGame:
    """What one game showed."""

    index: int
    options: dict[str, object] | None  # if they were drawn
    first: int  # the seat that started
    scores: list[int]
    wins: list[float]
    decisions: int
    uses: Uses

    @property
    def margin(self) -> int:
        """How far the best score is ahead of the next."""
        best, second, *_ = sorted(self.scores, reverse=True)
        return best - second


@dataclass(frozen=True)
class Chunk:
    """Some games of a study, for one worker; odd ones draw their options."""

    study: Study
    start: int
    stop: int


def play_study(study: Study, games: int, executor: Executor) -> Iterator[list[ObservedGame]]:
    """That many games of each kind."""
    starts = range(0, 2 * games, CHUNK)
    return executor.map(play_chunk, [Chunk(study, start, min(start + CHUNK, 2 * games)) for start in starts])


def play_chunk(chunk: Chunk) -> list[ObservedGame]:
    box = find_box(chunk.study.game)
    return [observe(box, chunk.study, index) for index in range(chunk.start, chunk.stop)]


def observe(box: Box, study: Study, index: int) -> ObservedGame:
    """One game, wholly decided by the study's seed and its number."""
    seed = f"{study.seed}/{index}"
    drawn = index % 2 == 1
    state = drawn_table(box, study, seed) if drawn else plain_table(box, study, seed, study.options)
    players = seat_bots(study.seating(index // 2), box.game, seed)
    actor, decisions = state.actor or 0, 0
    while not state.over:
        state.apply(players[state.actor or 0].choose(state))
        decisions += 1
    result = box.game.result(state.table)
    wins = [(seat in result.winners) / len(result.winners) for seat in range(study.players)]
    uses = count_uses(study.game, state.events(), study.players)
    first = starting_seat(state.events(), otherwise=actor)
    return ObservedGame(index, state.setup.options if drawn else None, first, result.scores, wins, decisions, uses)


def plain_table(box: Box, study: Study, seed: str, options: dict[str, object]) -> State:
    return box.new(study.players, seed, options, study.edition, keep_events=True)


def drawn_table(box: Box, study: Study, seed: str) -> State:
    """Options drawn at random, but for those that were asked for."""
    chooser = random.Random(f"options {seed}")
    for _ in range(TRIES):
        try:
            return plain_table(box, study, seed, {**some_options(box, study.players, chooser), **study.options})
        except BadOption:  # two options that don't go together
            continue
    raise BadOption("no options go together with those that were asked for")
