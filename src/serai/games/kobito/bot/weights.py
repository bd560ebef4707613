"""What games of Kobito have taught, for each number of players: `serai learn` writes it into weights.toml."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final[i64] = 7  # more lacking places are like these
CELLS: Final[i64] = 64  # for each pair of lacking places: mine, and those of the nearest rival
FILE: Final = "weights.toml"


class Weights:
    """How likely pots are won, and what the studio and the hand are worth in points of the end."""

    def __init__(self, values: dict[str, Any]) -> None:
        # how likely a pot is won by the seat that ends its turn, who sees its own hand, and how likely by a rival
        self.mine: vec[float] = vec[float](values["mine"])
        self.theirs: vec[float] = vec[float](values["theirs"])
        # the same a moment later, when nobody sees a hand: by the seat that has played, by the nearest rival, by another
        self.last: vec[float] = vec[float](values["last"])
        self.nearest: vec[float] = vec[float](values["nearest"])
        self.others: vec[float] = vec[float](values["others"])
        self.rainbows: vec[float] = vec[float](values["rainbows"])  # of the studio, by how many there are
        self.place: float = values["place"]  # a place of the studio,
        self.early: float = values["early"]  # and more while pots are to come
        self.kobito: float = values["kobito"]  # in hand
        self.tower: float = values["tower"]  # card in hand
        self.number: float = values["number"]  # card in hand


def cell_of(mine: i64, nearest: i64) -> i64:
    """Where experience with these lacking places is kept."""
    mine = mine if mine < MOST else MOST
    nearest = nearest if nearest < MOST else MOST
    return mine * (MOST + 1) + nearest


def shipped_weights() -> dict[int, Weights]:
    """The weights that come with Serai, by the number of players."""
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    return {int(players): Weights(values) for players, values in tomllib.loads(text)["players"].items()}


SHIPPED: Final = shipped_weights()
