"""Which bots play: a fingerprint of all files that decide how they do."""

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable

from serai.games import find_game

HOUSES = ("serai.search", "serai.bots")


def bots_version(game: str) -> str:
    """The same as long as no line of the search, of the levels and of the game's own bots changes."""
    digest = hashlib.sha256()
    for place in (*map(files, HOUSES), files(find_game(game).package).joinpath("bot")):
        take_in(place, digest)
    return digest.hexdigest()[:12]


def take_in(place: Traversable, digest: "hashlib._Hash") -> None:
    """A folder with all that is in it; what was compiled from these files tells nothing new."""
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda each: each.name):
            if inside.name != "__pycache__":
                take_in(inside, digest)
    elif place.is_file() and not place.name.endswith((".so", ".pyd")):
        digest.update(f"{place.name}\n".encode() + place.read_bytes())
