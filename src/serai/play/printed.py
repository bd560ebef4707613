"""What is printed on the pieces of the games, for the browser client, which draws them.

    python -m serai.play.printed FOLDER

writes FOLDER/GAME/built/edition.json for each game that has a folder there and prints what a client draws.
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
        printed = game.printed(boxed_edition(game))
        if face.is_dir() and printed:
            (face / "built").mkdir(exist_ok=True)
            written = json.dumps(printed, separators=(",", ":"), ensure_ascii=False)
            (face / "built" / "edition.json").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
