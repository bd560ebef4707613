"""One game of a tournament, watched: who led, how much there was to choose from, how long each seat thought."""

import json
import math
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from time import perf_counter

from serai.arena.seer import seat_contenders
from serai.arena.tournament.schedule import Bout, Tournament
from serai.play.box import Box, find_box
from serai.play.state import State

TENTHS = 10  # parts of a game for which the choices are averaged
STEPS = 8  # of a clock's scale in a doubling of time: neighbours differ by 9 %
TICK = 1e-6  # seconds, the finest a clock tells


@dataclass
class Clock:
    """How long a seat thought: in all, at the longest, and how often about how long."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    spread: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.spread[max(0, round(STEPS * math.log2(max(seconds, TICK) / TICK)))] += 1

    def join(self, other: "Clock") -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.spread.update(other.spread)

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of all moves stayed within, as exact as the scale."""
        wanted = part * self.moves
        for step, moves in sorted(self.spread.items()):
            wanted -= moves
            if wanted <= 0:
                return min(float(TICK * 2 ** (step / STEPS)), self.longest)
        return self.longest

    def to_json(self) -> dict[str, object]:
        spread = {str(step): moves for step, moves in sorted(self.spread.items())}
        return {"moves": self.moves, "seconds": self.seconds, "longest": self.longest, "spread": spread}


def clock_from_json(written: dict[str, object]) -> Clock:
    spread = Counter({int(step): moves for step, moves in written["spread"].items()})  # type: ignore[attr-defined]
    return Clock(written["moves"], written["seconds"], written["longest"], spread)  # type: ignore[arg-type]


@dataclass(frozen=True)
class FinishedBout:
    """What a bout came to."""

    bout: Bout
    scores: list[int]
    winners: list[int]
    decisions: int
    choices: list[float]  # legal actions in the mean, for each tenth of the game
    most_choices: int
    lead_changes: int
    clocks: list[Clock]
    record: dict[str, object] | None = None

    def wins(self, seat: int) -> float:
        """1 for a victory, its part for a shared one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @property
    def ranks(self) -> list[float]:
        """1 is best; winners first, then by score; equals share the mean of their ranks."""
        values = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [1 + sum(v > mine for v in values) + (values.count(mine) - 1) / 2 for mine in values]

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.bout.id,
            "deal": self.bout.deal,
            "rotation": self.bout.rotation,
            "bots": list(self.bout.bots),
            "scores": self.scores,
            "winners": self.winners,
            "decisions": self.decisions,
            "choices": self.choices,
            "most_choices": self.most_choices,
            "lead_changes": self.lead_changes,
            "clocks": [clock.to_json() for clock in self.clocks],
            "record": self.record,
        }


def finished_from_json(line: str) -> FinishedBout:
    """A line of a results file; KeyError, TypeError or ValueError if it is none."""
    told = json.loads(line)
    clocks = [clock_from_json(clock) for clock in told["clocks"]]
    return FinishedBout(
        Bout(told["deal"], told["rotation"], tuple(told["bots"])),
        told["scores"],
        told["winners"],
        told["decisions"],
        told["choices"],
        told["most_choices"],
        told["lead_changes"],
        clocks,
        told["record"],
    )


@dataclass(frozen=True)
class BoutBatch:
    """Bouts of one deal, for one worker."""

    tournament: Tournament
    bouts: tuple[Bout, ...]


def play_batch(batch: BoutBatch) -> list[FinishedBout]:
    box = find_box(batch.tournament.game)
    return [play_bout(box, batch.tournament, bout) for bout in batch.bouts]


def play_bout(box: Box, tournament: Tournament, bout: Bout) -> FinishedBout:
    """The deal is that of all rotations; each bot at its seat has a seed of its own."""
    seed = tournament.deal_seed(bout.deal)
    state = box.new(tournament.players, seed, tournament.options, tournament.edition, names=bout.bots)
    players = seat_contenders(bout.bots, box.game, f"{seed}/{bout.rotation}")
    clocks = [Clock() for _ in players]
    watch = GameObserver()
    while not state.over:
        seat = state.actor or 0
        watch.look(state)
        begun = perf_counter()
        action = players[seat].choose(state)
        clocks[seat].add(perf_counter() - begun)
        state.apply(action)
    result = box.game.result(state.table)
    watch.follow(result.scores)
    record = state.record() if tournament.records else None
    return FinishedBout(
        bout,
        result.scores,
        result.winners,
        len(watch.offered),
        tenths(watch.offered),
        max(watch.offered, default=0),
        watch.changes,
        clocks,
        record,
    )


class GameObserver:
    """Somebody who watches a game: how much there is to choose from, and how often another seat takes the lead."""

    def __init__(self) -> None:
        self.offered: list[int] = []
        self.leader: int | None = None
        self.changes = 0

    def look(self, state: State) -> None:
        self.offered.append(int(state.legal_codes().count))
        self.follow(state.game.result(state.table).scores)

    def follow(self, scores: list[int]) -> None:
        """Who leads alone now? Nobody loses the lead by a tie."""
        best = max(scores)
        if scores.count(best) > 1:
            return
        leader = scores.index(best)
        if self.leader is not None and leader != self.leader:
            self.changes += 1
        self.leader = leader


def tenths(offered: list[int]) -> list[float]:
    """The mean of each tenth of a row (of a short row: fewer, larger parts)."""
    parts = min(TENTHS, len(offered))
    cuts = [len(offered) * part // parts for part in range(parts + 1)] if parts else [0]
    return [sum(offered[a:b]) / (b - a) for a, b in pairwise(cuts)]
