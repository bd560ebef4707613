"""Which seat took or used what: read from the facts that the rules tell."""

from collections import Counter
from collections.abc import Iterable

from serai.core.events import Event
from serai.games import facts, find_game

Uses = dict[str, dict[str, list[int]]]  # by use and thing, how often each seat used it


STARTS = "start_chosen"  # names the seat that starts, where others decide before it


def starting_seat(events: Iterable[Event], otherwise: int) -> int:
    """Who starts the game: as it was chosen, or whoever decides first."""
    return next((event.argument("seat") for event in events if event.kind.name == STARTS), otherwise)


def count_uses(game: str, events: Iterable[Event], players: int) -> Uses:
    """How often each seat used each thing in one game."""
    counted: Counter[tuple[str, str, int]] = Counter()
    watched = {event: use for use in facts(find_game(game)).uses for event in use.events}
    for event in events:
        use = watched.get(event.kind.name)
        if use is not None:
            seat = event.argument("seat")
            counted.update((use.name, thing, seat) for thing in use.things(event))
    found: Uses = {}
    for (name, thing, seat), times in counted.items():
        found.setdefault(name, {}).setdefault(thing, [0] * players)[seat] += times
    return found
