"""Which files of types the client has."""

from pathlib import Path
from typing import is_typeddict

from serai.games import find_game, game_names
from serai.tables.typescript.games import game_types, view_of
from serai.tables.typescript.messages import message_types


def all_files(folder: Path) -> dict[Path, str]:
    """What stands in each of them; a game without a folder in the client has the generic face, and needs none."""
    games = [find_game(name) for name in game_names() if (folder / "games" / name).is_dir()]
    typed = [game for game in games if is_typeddict(view_of(game))]
    files = {folder / "games" / game.name / "wire.ts": game_types(game) for game in typed}
    return {folder / "wire.ts": message_types(), **files}
