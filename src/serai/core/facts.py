"""What the house asks of a game beside its rules: how long it takes, the rules behind its options, what is counted."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from serai.core.actions import Field, Names, Numbers
from serai.core.events import Event
from serai.core.game import Game

Pieces: TypeAlias = "Counter[str]"
"""How many there are of each piece, by a name that a report can show."""


@dataclass(frozen=True)
class Use:
    """A kind of thing that seats take or use, and the facts that tell of it: what a study counts."""

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

    def all_things(self, game: Game[Any]) -> list[str]:
        """Everything of this kind that the game has, used or not."""
        field = self.field_in(game)
        if self.kinds:
            return list(self.kinds)
        if isinstance(field, Names):
            return list(field.names)
        if isinstance(field, Numbers):
            return [str(number) for number in range(field.lowest, field.highest + 1)]
        return []

    def field_in(self, game: Game[Any]) -> Field:
        """The field of the argument that names the thing."""
        kind = next(kind for kind in game.events if kind.name == self.events[0])
        if self.key == kind.many_key:
            assert kind.many_field is not None
            return kind.many_field
        return kind.fields[kind.keys.index(self.key)]


@dataclass(frozen=True)
class Facts:
    """One game's answers; a game says only what differs from these."""

    minutes: tuple[int, int] = (30, 60)  # how long a game takes people
    option_rules: Mapping[str, str] = field(default_factory=dict)  # the rule behind an option
    word_rules: Mapping[str, str] = field(default_factory=dict)  # the rule behind a sentence of the language files
    option_players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # options for some player counts only
    uses: tuple[Use, ...] = ()  # what a study looks at
    study_games: int = 100  # of a study, unless told
    ends_soon: bool = False  # short enough that an analysis lets greedy bots finish it
    shows: Mapping[str, int] = field(default_factory=dict)  # facts that are looked at: how long, in milliseconds
    count_pieces: Callable[[Any], tuple[Pieces, Pieces]] | None = None  # pieces on a table, and those it should have
