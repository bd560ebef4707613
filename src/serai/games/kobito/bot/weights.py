"""What games of Kobito have taught, for each number of players: `serai learn kobito` writes it into weights.toml."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final[i64] = 7  # more lacking places are like these
LONGEST: Final[i64] = 9  # longer rainbows of a studio are like these
FILE: Final = "weights.toml"


class Weights:
    """How likely pots are won, and what pots, studio and hand are worth in points of the lead at the end."""

    def __init__(self, values: dict[str, Any]) -> None:
        # how likely a seat whose turn begins wins a pot in it, by the places that it lacks: its hand hidden, or seen
        self.hidden: vec[float] = vec[float](values["hidden"])
        self.seen: vec[float] = vec[float](values["seen"])
        self.later: vec[float] = vec[float](values["later"])  # how likely each seat wins what nobody wins in a round
        # at the end of a turn, for each point of a pot: if it is there when the turn comes round, and if it is not
        self.mine: vec[float] = vec[float](values["mine"])
        self.lost: float = values["lost"]
        self.runs: vec[float] = vec[float](values["runs"])  # rainbows of the studio by length,
        self.early_runs: vec[float] = vec[float](values["early_runs"])  # and more while pots are to come
        self.rainbows: vec[float] = vec[float](values["rainbows"])  # how many there are: each must be fed
        self.kobito: float = values["kobito"]  # in hand
        self.tower: float = values["tower"]  # card in hand
        self.number: float = values["number"]  # card in hand


def shipped_weights() -> dict[int, Weights]:
    """The weights that come with Serai, by the number of players."""
    text = (files("serai.games.kobito.bot") / FILE).read_text(encoding="utf-8")
    return {int(players): Weights(values) for players, values in tomllib.loads(text)["players"].items()}


SHIPPED: Final = shipped_weights()
