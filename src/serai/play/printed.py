"""What is printed on the pieces of the games, for the browser client, which draws them.

    python -m serai.play.printed FOLDER

writes FOLDER/GAME/built/edition.ts for each game that has a folder there and prints what a client draws. Its type is
that of the game's `wire.ts`, so that the client's type checker looks at every value.
"""

import json
import sys
from collections.abc import Mapping
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
            (face / "built" / "edition.ts").write_text(written(game.name, printed), encoding="utf-8")
            (face / "built" / "edition.json").unlink(missing_ok=True)  # as it was written before


def written(game: str, printed: Mapping[str, object]) -> str:
    kind = f"{game.capitalize()}Edition"
    values = json.dumps(printed, separators=(",", ":"), ensure_ascii=False)
    return f'import type {{ {kind} }} from "../wire";\n\nexport const edition: {kind} = {values};\n'


if __name__ == "__main__":
    build(Path(sys.argv[1]))
