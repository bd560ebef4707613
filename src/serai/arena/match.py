"""Games among bots: one game, and many on all cores, the same whatever the number of workers."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeGuard

from serai.arena.executor import Executor
from serai.arena.plan import GamePlan
from serai.bots import seat_bots
from serai.play.box import Box, find_box
from serai.play.replay import with_legal
from serai.play.state import State

CHUNK = 25  # games that a worker plays at a time


@dataclass(frozen=True)
class MatchPlan(GamePlan):
    """A match, and whether its games are recorded, with all legal actions or without."""

    records: bool = False
    legal: bool = False


@dataclass(frozen=True)
class PlayedGame:
    """What one game came to."""

    index: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    counts: dict[str, list[int]]  # what else the result counts for each seat
    decisions: int
    choices: int  # legal actions, added up over the decisions
    most_choices: int
    record: str | None = None


def play_game(box: Box, plan: MatchPlan, index: int) -> PlayedGame:
    """One game; the dealer and each bot have a seed of their own."""
    seed = f"{plan.seed}/{index}"
    seating = plan.seating(index)
    state = box.new(plan.players, seed, plan.options, plan.edition, names=seating)
    players = seat_bots(seating, box.game, seed)
    decisions = choices = most = 0
    while not state.over:
        offered = state.legal_codes().count
        decisions, choices, most = decisions + 1, choices + offered, max(most, offered)
        state.apply(players[state.actor or 0].choose(state))
    record = None
    if plan.records:
        written = state.record()
        record = json.dumps(with_legal(written, plan.edition) if plan.legal else written, ensure_ascii=False)
    result = box.game.result(state.table)
    counts = {key: value for key, value in result.details.items() if is_counted(value, plan.players)}
    return PlayedGame(index, seating, result.scores, result.winners, counts, decisions, choices, most, record)


def is_counted(value: object, players: int) -> TypeGuard[list[int]]:
    """Is this a number for each seat?"""
    return isinstance(value, list) and len(value) == players and all(type(each) is int for each in value)


def count_decisions(state: State, chooser: random.Random) -> int:
    """How many decisions a random game has, from a state that is played to its end."""
    count = 0
    while not state.over:
        state.apply(chooser.choice(state.legal()))
        count += 1
    return count


def play_match(plan: MatchPlan, games: int, executor: Executor) -> Iterator[list[PlayedGame]]:
    """All games in order, a chunk at a time."""
    return executor.map(play_chunk, [Chunk(plan, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)])


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, for one worker."""

    plan: MatchPlan
    start: int
    stop: int


def play_chunk(chunk: Chunk) -> list[PlayedGame]:
    box = find_box(chunk.plan.game)
    return [play_game(box, chunk.plan, index) for index in range(chunk.start, chunk.stop)]
