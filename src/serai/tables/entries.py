"""Entries: what is stored of a game, one after another."""

from dataclasses import dataclass

from serai.core.actions import Action

START, MOVE, UNDO = "start", "move", "undo"


@dataclass(slots=True, frozen=True)
class Entry:
    """The seat's action and the record's moves it led to; an undo says how many moves it takes back."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    id: str | None = None
    action: dict[str, object] | None = None
    moves: list[dict[str, object]] | None = None
    steps: int = 0


@dataclass(slots=True, frozen=True)
class AppliedMove:
    """A move that stands: how far history and facts reached after it, and whether its seat may freely take it back."""

    version: int
    seat: int | None
    action: Action | None
    moves: int
    events: int
    free: bool
    together: bool = False  # a secret choice that others make at the same time
