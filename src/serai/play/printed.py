"""What is printed on the pieces of the games, for the browser client, which draws them.

    python -m serai.play.printed FOLDER

writes FOLDER/GAME/built/edition.json for each game that has a folder there.
"""

import json
import sys
from pathlib import Path

from serai.games import find_game, game_names
from serai.play.editions import boxed_edition


def build(folder: Path) -> None:
    """Write the printed values of every game that has a face in a folder."""
    for game in map(find_game, game_names()):
        face = folder / game.name
        if face.is_dir():
            (face / "built").mkdir(exist_ok=True)
            printed = json.dumps(boxed_edition(game).values, separators=(",", ":"), ensure_ascii=False)
            (face / "built" / "edition.json").write_text(printed, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
