"""How long people look at what happened: a turn's time begins after that. No client has a say in it."""

from typing import Any

from serai.core.events import Event
from serai.core.game import Game
from serai.games import facts

PASSING = 700  # milliseconds in which one sees that the turn passes to another seat


def show_time(game: Game[Any], told: list[Event], passes: bool) -> int:
    """Milliseconds for what a move told, as the game counts them, and for a turn that passes on."""
    shows = facts(game).shows
    time = sum(shows.get(event.kind.name, 0) for event in told)
    return max(time, PASSING) if passes else time
