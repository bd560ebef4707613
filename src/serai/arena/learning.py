"""Learning a game's weights: the game's own program plays and counts, here the file is written."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from serai.core.errors import SeraiError
from serai.core.game import DEFAULT
from serai.games import find_game, part
from serai.play.box import find_box


@dataclass(frozen=True)
class Lessons:
    """What is to be learned: for which tables, from how many games each."""

    game: str
    players: list[int]
    games: int
    seed: str
    options: dict[str, object] = field(default_factory=dict)
    edition: str = DEFAULT


def learned_weights(lessons: Lessons, tell: Callable[[str], None]) -> str:
    """The file of weights: a part for each number of players, with the games and the seed that taught it."""
    box = find_box(lessons.game)
    program = part(find_game(lessons.game), "bot.learning")
    if program is None:
        raise SeraiError(f"the bots of {lessons.game} have no weights to learn")
    parts = []
    for players in lessons.players:

        def table(seed: str, seats: int = players) -> Any:
            return box.new(seats, seed, lessons.options, lessons.edition).table.copy()

        parts.append(section(players, program.learn(table, lessons.games, lessons.seed, tell)))
    head = f"# What games have taught the bots, for each number of players. Written by `serai learn {lessons.game}`.\n"
    return "\n".join([head, *parts])


def section(players: int, values: dict[str, Any]) -> str:
    """One part of the file."""
    lines = [f"[players.{players}]", *(f"{key} = {written(value)}" for key, value in values.items())]
    return "\n".join(lines) + "\n"


def written(value: object) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)
