"""Who sits where in which deal. The schedule of fewer games is the beginning of the schedule of more."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, cycle, islice, permutations, repeat
from typing import Any

from serai.arena.plan import GamePlan
from serai.arena.seer import find_contender
from serai.core.errors import BadOption
from serai.core.game import Game

MOST_BOTS = 12


@dataclass(frozen=True)
class Tournament(GamePlan):
    """A tournament, whether its games are recorded, and whether its first bot sits alone among the second."""

    records: bool = False
    alone: bool = False

    def deal_seed(self, deal: int) -> str:
        """The dealer's seed: the same in all rotations of a deal."""
        return f"{self.seed}/{deal}"

    def check_bot(self, name: str, game: Game[Any]) -> None:
        find_contender(name, game)

    def check_number_of_bots(self) -> None:
        bots = self.bots
        if self.alone and len(bots) != 2:
            raise BadOption(f"one bot alone among others needs 2 bots, not {', '.join(bots)}")
        if not 2 <= len(bots) <= MOST_BOTS or len(set(bots)) < len(bots):
            raise BadOption(f"a tournament needs 2 to {MOST_BOTS} different bots, not {', '.join(bots)}")


@dataclass(frozen=True)
class Bout:
    """One game of the schedule: a deal, and which rotation of the seats."""

    deal: int
    rotation: int
    bots: tuple[str, ...]  # at seats 0, 1, …

    @property
    def id(self) -> str:
        return f"{self.deal}.{self.rotation}"


def deals_for(tournament: Tournament, games: int) -> int:
    """Every deal is played in all rotations, so that many deals make at least that many games."""
    return -(-games // tournament.players)


def schedule(tournament: Tournament, games: int) -> list[Bout]:
    """Whole deals, at least as many games as asked for."""
    bouts: list[Bout] = []
    tables = round_tables(tournament.bots, tournament.players, tournament.alone)
    for deal, table in enumerate(islice(tables, deals_for(tournament, games))):
        for rotation in range(tournament.players):
            bouts.append(Bout(deal, rotation, table[rotation:] + table[:rotation]))
    return bouts


def round_tables(bots: tuple[str, ...], players: int, alone: bool = False) -> Iterator[tuple[str, ...]]:
    """Who sits around the table, deal after deal: everybody equally often, and next to everybody."""
    if alone:
        yield from repeat((bots[0], *([bots[1]] * (players - 1))))
    if len(bots) < players:
        yield from shared_tables(bots, players)
    passes = cycle(permutations(range(1, players)))
    while True:
        order = next(passes)
        for group in balanced_groups(bots, players):
            yield (group[0], *(group[place] for place in order))


def shared_tables(bots: tuple[str, ...], players: int) -> Iterator[tuple[str, ...]]:
    """With more seats than bots some sit twice; who does changes from deal to deal."""
    for first in cycle(range(len(bots))):
        yield tuple(bots[(first + place) % len(bots)] for place in range(players))


def balanced_groups(bots: tuple[str, ...], players: int) -> Iterator[tuple[str, ...]]:
    """All groups of that many bots once, next always one whose members, and pairs, have met least so far."""
    left = list(combinations(bots, players))
    met: Counter[tuple[str, ...]] = Counter()

    def seen(group: tuple[str, ...]) -> tuple[int, int]:
        return sum(met[(bot,)] ** 2 for bot in group), sum(met[pair] for pair in combinations(group, 2))

    while left:
        group = min(left, key=seen)
        left.remove(group)
        met.update((bot,) for bot in group)
        met.update(combinations(group, 2))
        yield group
