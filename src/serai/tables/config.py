"""What a table was made with; it never changes."""

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class TableConfig:
    """The game and its options, the secret seed of all chance, the clocks."""

    game: str
    players: int
    options: dict[str, object]
    seed: str
    bank: int | None = None  # milliseconds; None: no clocks
    increment: int = 0
