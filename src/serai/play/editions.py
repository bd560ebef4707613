"""Finding edition files: the one in the box, or one a user wrote."""

from functools import cache
from importlib import resources
from pathlib import Path

from serai.core.errors import BadEdition
from serai.core.game import DEFAULT, Edition


@cache
def boxed_edition(game: str) -> Edition:
    """The edition that ships with a game."""
    text = (resources.files(f"serai.games.{game}") / "edition.toml").read_text(encoding="utf-8")
    return Edition(DEFAULT, text)


def find_edition(game: str, name: str) -> Edition:
    """The edition called `default`, or the file at a path; its name is then the file's stem."""
    if name == DEFAULT:
        return boxed_edition(game)
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition(f"edition {name}: no such edition, and the file can't be read ({error})") from None
    return Edition(path.stem, text)
