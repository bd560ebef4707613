"""The whole ladder: all tournaments that docs/bots.md tells of, one after the other, each in a folder of its own.

Killed and started again it goes on where it was, as each of its tournaments does.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from serai.arena.executor import Executor
from serai.arena.tournament.run import run_tournament, write_reports
from serai.arena.tournament.schedule import Tournament
from serai.arena.tournament.standings import Standings
from serai.bots.levels import LEVELS, STYLES
from serai.games import find_game, game_names

TABLE = "ladder.md"
BEST = LEVELS[-1]
OTHERS = 3  # sets of options beside the usual one
GROWTH = (1, 4, 16)  # times the simulations
HEAD = "| game | players | what | games | wins | 95 % | points |\n|---|---|---|---|---|---|---|\n"


@dataclass(frozen=True)
class Rung:
    """One tournament of the ladder."""

    folder: str
    what: str
    tournament: Tournament


def ladder(games: list[str], seed: str) -> Iterator[Rung]:
    """Every game: with every number of players the levels and the greedy player; then styles, options, more time."""
    for game in games or list(game_names()):
        for players in find_game(game).players:
            yield from alone(game, players, seed)
        yield from styles(game, seed)
        yield from other_options(game, seed)
        yield from more_time(game, seed)


def alone(game: str, players: int, seed: str) -> Iterator[Rung]:
    """One bot among others that are said to be weaker."""
    for better, worse in [(BEST, "greedy"), *zip(LEVELS[1:], LEVELS, strict=False)]:
        plan = Tournament(game, players, (better, worse), seed, alone=True)
        yield Rung(f"{game}-{players}-{better}-{worse}", f"`{better}` among `{worse}`", plan)


def styles(game: str, seed: str) -> Iterator[Rung]:
    """The best level in each style among itself as it usually is: its share should be an equal one."""
    players = find_game(game).players[-1]
    for style in STYLES:
        plan = Tournament(game, players, (f"{BEST}:{style}", BEST), seed, alone=True)
        yield Rung(f"{game}-{players}-{style}", f"`{BEST}:{style}` among `{BEST}`", plan)


def other_options(game: str, seed: str) -> Iterator[Rung]:
    """The best level among greedy players where one option is not as usual."""
    found = find_game(game)
    players = found.players[0]
    for option in [each for each in found.options if len(each.values(players)) > 1][:OTHERS]:
        value = next(value for value in option.values(players) if value != option.default)
        plan = Tournament(game, players, (BEST, "greedy"), seed, {option.name: value}, alone=True)
        yield Rung(f"{game}-{players}-{option.name}", f"`{BEST}` among `greedy`, `{option.name}={value}`", plan)


def more_time(game: str, seed: str) -> Iterator[Rung]:
    """Two players, of whom one thinks longer."""
    names = tuple(f"search:simulations={times}" for times in GROWTH)
    for name in names[1:]:
        plan = Tournament(game, find_game(game).players[0], (name, names[0]), seed)
        yield Rung(f"{game}-time-{name.rpartition('=')[2]}", f"`{name}` – `{names[0]}`", plan)


def run_ladder(rungs: Iterator[Rung], games: int, executor: Executor, folder: Path, language: str) -> Path:
    """Play what is left of all tournaments; the table is written anew after each."""
    lines = []
    folder.mkdir(parents=True, exist_ok=True)
    for rung in rungs:
        found = run_tournament(rung.tournament, games, executor, folder / rung.folder)
        write_reports(found, language, folder / rung.folder)
        lines.append(line(rung, found))
        (folder / TABLE).write_text(HEAD + "".join(lines), encoding="utf-8")
    return folder / TABLE


def line(rung: Rung, found: Standings) -> str:
    """A line of the table, for the first bot of the two."""
    first, second = (found.bots[bot] for bot in rung.tournament.bots)
    wins, points = first.wins.share(), f"{first.scores.mean().value:.1f} : {second.scores.mean().value:.1f}"
    bounds = f"{100 * wins.low:.0f}–{100 * wins.high:.0f} %"
    table = f"{rung.tournament.game} | {rung.tournament.players} | {rung.what}"
    return f"| {table} | {len(found.games)} | {100 * wins.value:.1f} % | {bounds} | {points} |\n"
