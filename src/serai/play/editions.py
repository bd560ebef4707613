"""Finding edition files: the one in the box, or one a user wrote."""

from pathlib import Path
from typing import Any

from serai.core.errors import BadEdition
from serai.core.game import DEFAULT, Edition, Game
from serai.text.speech import boxed_edition

__all__ = ["boxed_edition", "find_edition"]


def find_edition(game: Game[Any], name: str) -> Edition:
    """The edition called `default`, or the file at a path; its name is then the file's stem."""
    if name == DEFAULT:
        return boxed_edition(game)
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition(f"edition {name}: no such edition, and the file can't be read ({error})") from None
    return Edition(path.stem, text)
