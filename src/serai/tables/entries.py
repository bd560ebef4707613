"""Entries: what is stored of a game, one after another."""

from msgspec import Struct

START, MOVE, UNDO = "start", "move", "undo"


class Entry(Struct, frozen=True):
    """The seat's action and the record's moves it led to; `steps`: how many moves an undo takes back, how many
    of the record's a start has laid out from another game."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    id: str | None = None
    action: dict[str, object] | None = None
    moves: list[dict[str, object]] | None = None
    steps: int = 0
