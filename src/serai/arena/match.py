"""Games among bots: one game, and many on all cores, the same whatever the number of workers."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeGuard

from serai.arena.crew import Crew
from serai.bots import find_bot
from serai.bots.bot import Player
from serai.core.errors import BadOption
from serai.core.game import DEFAULT
from serai.play.box import Box, find_box
from serai.play.dealer import seed_number
from serai.play.replay import with_legal

CHUNK = 25  # games that a worker plays at a time


@dataclass(frozen=True)
class Plan:
    """What is to be played. With different bots the seats rotate from game to game, so that nobody sits better."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, object] = field(default_factory=dict)
    edition: str = DEFAULT
    records: bool = False
    legal: bool = False

    def seating(self, index: int) -> list[str]:
        """The bots at seats 0, 1, … in that game."""
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Played:
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


def make_plan(plan: Plan) -> Plan:
    """Check a plan before anything is played: SeraiError says what is wrong with it."""
    box = find_box(plan.game)
    box.new(plan.players, 0, plan.options, plan.edition)
    if len(plan.bots) not in (1, plan.players):
        raise BadOption(f"{plan.players} players need 1 or {plan.players} bots, not {len(plan.bots)}")
    for bot in plan.bots:
        find_bot(bot, box.game)
    return plan


def play_game(box: Box, plan: Plan, index: int) -> Played:
    """One game; the dealer and each bot have a seed of their own."""
    seed = f"{plan.seed}/{index}"
    seating = plan.seating(index)
    state = box.new(plan.players, seed, plan.options, plan.edition, names=seating)
    players: list[Player] = [
        Player(find_bot(bot, box.game), seed_number(seed, f"bot {s}")) for s, bot in enumerate(seating)
    ]
    decisions = choices = most = 0
    while not state.over:
        offered = state.offer().count
        decisions, choices, most = decisions + 1, choices + offered, max(most, offered)
        state.apply(players[state.actor or 0].choose(state))
    record = None
    if plan.records:
        written = state.record()
        record = json.dumps(with_legal(written, plan.edition) if plan.legal else written, ensure_ascii=False)
    result = box.game.result(state.table)
    counts = {key: value for key, value in result.more.items() if is_counted(value, plan.players)}
    return Played(index, seating, result.scores, result.winners, counts, decisions, choices, most, record)


def is_counted(value: object, players: int) -> TypeGuard[list[int]]:
    """Is this a number for each seat?"""
    return isinstance(value, list) and len(value) == players and all(type(each) is int for each in value)


def play_match(plan: Plan, games: int, crew: Crew) -> Iterator[list[Played]]:
    """All games in order, a chunk at a time."""
    return crew.each(play_chunk, [Chunk(plan, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)])


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, for one worker."""

    plan: Plan
    start: int
    stop: int


def play_chunk(chunk: Chunk) -> list[Played]:
    box = find_box(chunk.plan.game)
    return [play_game(box, chunk.plan, index) for index in range(chunk.start, chunk.stop)]
