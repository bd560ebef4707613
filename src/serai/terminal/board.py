"""The table as lines of text: as the game draws it, or, of a game that draws nothing, all that the seat may know."""

from collections.abc import Iterator
from typing import Any

from serai.games import find_game, part
from serai.text import Speech

HEAD = ("game", "players", "actor", "over", "result")  # what the terminal shows elsewhere


def board_lines(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """What a seat sees, as lines."""
    drawing = part(find_game(view["game"]), "terminal")
    drawn = plain_lines(view) if drawing is None else drawing.draw(view, speech, names)
    return ["", *drawn]


def plain_lines(view: dict[str, Any]) -> Iterator[str]:
    """Each key of a view with its value."""
    return (f"{key}: {value}" for key, value in view.items() if key not in HEAD)
