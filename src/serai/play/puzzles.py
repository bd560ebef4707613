"""Puzzles that ship with a game: `puzzles.json` in its folder, which `serai puzzles GAME` writes."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from serai.core.game import Game


@cache
def puzzles_of(game: Game[Any]) -> list[dict[str, Any]]:
    """The puzzles of a game, as they are kept; a game without a file has none."""
    path = files(game.package).joinpath("puzzles.json")
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
