"""Tournaments and games for the tests of the arena."""

import subprocess
import sys

from serai.arena.tournament.bout import Clock, FinishedBout
from serai.arena.tournament.schedule import Bout, Tournament


def run(line: str, *more: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "serai.cli", *line.split(), *more]
    return subprocess.run(call, capture_output=True, text=True, timeout=300)


def tournament(*bots: str, players: int = 2, seed: str = "0", game: str = "sultan") -> Tournament:
    return Tournament(game, players, bots or ("greedy", "random"), seed)


def finished(deal: int, rotation: int, bots: tuple[str, ...], scores: list[int]) -> FinishedBout:
    """A game that nobody played, with these scores."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    clocks = [Clock() for _ in bots]
    return FinishedBout(Bout(deal, rotation, bots), scores, winners, 10, [2.0] * 10, 3, 1, clocks)
