"""Which seat took or used what: read from the facts that the rules tell."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from serai.core.actions import Field, Names, Numbers
from serai.core.events import Event
from serai.games import find_game
from serai.games.marrakesh.pieces import LUXURY_KINDS

Uses = dict[str, dict[str, list[int]]]  # by use and thing, how often each seat used it


@dataclass(frozen=True)
class Use:
    """A kind of thing that seats take or use, and the facts that tell of it."""

    name: str  # the language files call it `report-use-<name>`
    events: tuple[str, ...]
    key: str  # the argument that names the thing
    kinds: tuple[str, ...] = ()  # numbered things that come in kinds are counted by kind
    of_each: int = 1  # so many things of each kind, one kind after the other

    def things(self, event: Event) -> list[str]:
        """What a fact tells of, as JSON writes it."""
        value = event.told(wholly=True)[self.key]
        return [self.kind_of(each) for each in (value if isinstance(value, list) else [value])]

    def kind_of(self, value: object) -> str:
        return self.kinds[(value - 1) // self.of_each] if self.kinds and isinstance(value, int) else str(value)

    def all_things(self, game: str) -> list[str]:
        """Everything of this kind that the game has, used or not."""
        field = field_of(game, self.events[0], self.key)
        if self.kinds:
            return list(self.kinds)
        if isinstance(field, Names):
            return list(field.names)
        if isinstance(field, Numbers):
            return [str(number) for number in range(field.lowest, field.highest + 1)]
        return []


USES: dict[str, tuple[Use, ...]] = {
    "sultan": (Use("jewel", ("jewel_won",), "jewel"),),
    "treasures": (
        Use("category", ("category_won",), "category"),
        Use("captured", ("cards_taken", "cards_claimed"), "cards"),
    ),
    "kobito": (Use("pot", ("pot_won",), "pot"),),
    "marrakesh": (
        Use("district", ("action_begun",), "district"),
        Use("luxury", ("luxury_taken",), "luxury", LUXURY_KINDS, of_each=5),
        Use("oasis", ("oasis_acquired",), "oasis"),
        Use("scroll", ("scroll_taken",), "scroll"),
    ),
}


STARTS = "start_chosen"  # names the seat that starts, where others decide before it


def starting_seat(events: Iterable[Event], otherwise: int) -> int:
    """Who starts the game: as it was chosen, or whoever decides first."""
    return next((event.argument("seat") for event in events if event.kind.name == STARTS), otherwise)


def field_of(game: str, event: str, key: str) -> Field:
    """The field of a fact's argument."""
    kind = next(kind for kind in find_game(game).events if kind.name == event)
    if key == kind.many_key:
        assert kind.many_field is not None
        return kind.many_field
    return kind.fields[kind.keys.index(key)]


def count_uses(game: str, events: Iterable[Event], players: int) -> Uses:
    """How often each seat used each thing in one game."""
    counted: Counter[tuple[str, str, int]] = Counter()
    watched = {event: use for use in USES[game] for event in use.events}
    for event in events:
        use = watched.get(event.kind.name)
        if use is not None:
            seat = event.argument("seat")
            counted.update((use.name, thing, seat) for thing in use.things(event))
    found: Uses = {}
    for (name, thing, seat), times in counted.items():
        found.setdefault(name, {}).setdefault(thing, [0] * players)[seat] += times
    return found
