"""Games as learners know them: rows of numbers, ids of actions, and the faces that frameworks expect.

`vector` gives many tables at once, `zoo` is for PettingZoo, `gym` for Gymnasium, `openspiel` registers the games there,
`arena_of_words` is for TextArena. Each needs its framework: `pip install "serai[research]"`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.research.vectors import VectorGame


def vector(
    game: str,
    players: int = 2,
    tables: int = 1,
    *,
    seats: "str | Sequence[int]" = "actor",
    rivals: Mapping[int, str] | None = None,
    rewards: str = "win",
    options: Mapping[str, object] | None = None,
    list_options: bool = False,
    illegal: str = "raise",
    copy: bool = False,
    seed: int | str = 0,
) -> "VectorGame":
    """Many tables of a game as one gymnasium VectorEnv; docs/research.md tells more."""
    from serai.research.vectors import VectorGame

    return VectorGame(
        game,
        players,
        tables,
        seats=seats,
        rivals=rivals,
        rewards=rewards,
        options=options,
        list_options=list_options,
        illegal=illegal,
        copy=copy,
        seed=seed,
    )
