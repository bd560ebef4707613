"""The box of a game: its name, its player counts, its options, and the doors into its rules."""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypedDict, TypeVar

from mypy_extensions import i64, mypyc_attr

from serai.core.actions import Action, Vocabulary
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.core.errors import BadEdition, BadOption, shown
from serai.core.events import EventKind
from serai.core.sayings import Saying

T = TypeVar("T", bound=Table)

DEFAULT: Final = "default"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOption:
    """One option of a game; the language files explain it as `option-<name>`."""

    def __init__(self, name: str, default: object) -> None:
        self.name = name
        self.default = default
        self.before: object = None  # what held when there was no such option; None: there always was one

    def later(self, before: object) -> "GameOption":
        """The same option, which came later: without it, this value had held."""
        self.before = before
        return self

    def allows(self, value: object, players: int) -> bool:
        raise NotImplementedError

    def parse(self, written: str) -> object:
        """A value as typed on a command line; anything unclear stays text, and is then refused."""
        return written

    def values(self, players: int) -> list[object]:
        """The values to offer a person, for a table of that many players."""
        raise NotImplementedError

    def check(self, value: object, players: int) -> object:
        if not self.allows(value, players):
            wanted = ", ".join(repr(each) for each in self.values(players))
            raise BadOption(f"option {self.name}: {shown(value)} is not one of {wanted}")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(GameOption):
    """True or false."""

    def allows(self, value: object, players: int) -> bool:
        return isinstance(value, bool)

    def parse(self, written: str) -> object:
        return {"true": True, "false": False}.get(written.lower(), written)

    def values(self, players: int) -> list[object]:
        return [False, True]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(GameOption):
    """One of a few names."""

    def __init__(self, name: str, default: str, names: tuple[str, ...]) -> None:
        super().__init__(name, default)
        self.names = names

    def allows(self, value: object, players: int) -> bool:
        return isinstance(value, str) and value in self.names

    def values(self, players: int) -> list[object]:
        return list(self.names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(GameOption):
    """A whole number between two bounds."""

    def __init__(self, name: str, default: int, lowest: int, highest: int) -> None:
        super().__init__(name, default)
        self.lowest = lowest
        self.highest = highest

    def allows(self, value: object, players: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest

    def parse(self, written: str) -> object:
        return whole_or_text(written)

    def values(self, players: int) -> list[object]:
        return list(range(self.lowest, self.highest + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatOrRandom(GameOption):
    """A seat number, or "random"."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "random")

    def allows(self, value: object, players: int) -> bool:
        if isinstance(value, int) and not isinstance(value, bool):
            return 0 <= value < players
        return isinstance(value, str) and value == "random"

    def parse(self, written: str) -> object:
        return whole_or_text(written)

    def values(self, players: int) -> list[object]:
        return ["random", *range(players)]


MOST_DIGITS: Final = 9  # of a number that somebody types


def whole_or_text(written: str) -> object:
    return int(written) if written.isascii() and written.isdigit() and len(written) <= MOST_DIGITS else written


class Edition:
    """An edition file as read: printed values that an owner of the game may correct."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.sha256 = hashlib.sha256(text.encode()).hexdigest()
        try:
            self.values: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"edition {name}: {error}") from None

    def bad(self, where: str, what: str) -> BadEdition:
        return BadEdition(f"edition {self.name}, {where}: {what}")

    def look_up(self, where: str) -> object:
        """The value at a dotted place like "jewels.white"."""
        found: object = self.values
        for key in where.split("."):
            if not isinstance(found, dict) or key not in found:
                raise self.bad(where, "is missing")
            found = found[key]
        return found

    def whole(self, where: str, lowest: int = 0) -> int:
        return self.checked_whole(self.look_up(where), where, lowest)

    def checked_whole(self, value: object, where: str, lowest: int = 0) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value >= lowest:
            return value
        raise self.bad(where, f"should be a whole number of at least {lowest}, not {shown(value)}")

    def listed(self, where: str) -> list[object]:
        value = self.look_up(where)
        if isinstance(value, list):
            return value
        raise self.bad(where, f"should be a list, not {shown(value)}")

    def no_others(self, where: str, *known: str) -> None:
        """Refuse what nobody reads: only these keys may stand in a table ("" for the whole file)."""
        table = self.look_up(where) if where else self.values
        if not isinstance(table, dict):
            raise self.bad(where, f"should be a table, not {shown(table)}")
        for key in table:
            if key not in known:
                raise self.bad(f"{where}.{key}" if where else key, "is no value of this game")


class ResultHead(TypedDict):
    """What every result has."""

    scores: list[int]
    winners: list[int]


class Result:
    """How a game ended. A game that ranks by more than points tells the places of all seats itself, and which rule
    broke a tie for the victory."""

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        details: Mapping[str, object] | None = None,
        places: list[int] | None = None,
        decided_by: str | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.details: Mapping[str, object] = details if details is not None else {}
        self.places = places if places is not None else self.by_points()
        self.decided_by = decided_by

    def by_points(self) -> list[int]:
        """The winners first, whatever made them win; then by points."""
        return ranked([(int(seat in self.winners), score) for seat, score in enumerate(self.scores)])

    def to_json(self) -> dict[str, object]:
        head: ResultHead = {"scores": self.scores, "winners": self.winners}
        return {**head, **self.details}


def ranked(ranks: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each seat, 1 for the highest rank; who is level shares a place, and the next ones are left out."""
    return [1 + len([other for other in ranks if other > mine]) for mine in ranks]


def is_tie_broken(scores: list[int], winners: list[int]) -> bool:
    """Has somebody as many points as the winners, and yet not won?"""
    best = max(scores[seat] for seat in winners)
    return any(score == best and seat not in winners for seat, score in enumerate(scores))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """One game: what is on its box, and the doors into its rules. Each game's `game.py` fills this in."""

    name: str
    prefix: str  # of its rule ids
    version: int  # of its rules; records carry it
    players: range
    options: tuple[GameOption, ...]
    vocabulary: Vocabulary
    events: tuple[EventKind, ...]

    @property
    def package(self) -> str:
        """The folder of the game, as Python imports it."""
        return type(self).__module__.rpartition(".")[0]

    def set_up(self, players: int, options: dict[str, object], edition: Edition) -> T:
        """A table on which nothing has happened yet, with what happens first on its agenda."""
        raise NotImplementedError

    def deal(self, players: int, options: dict[str, object], edition: Edition) -> T:
        """A table at its first decision or chance."""
        table = self.set_up(players, options, edition)
        table.advance()
        return table

    def check_edition(self, edition: Edition) -> None:
        """Raise BadEdition, saying what is wrong and where, unless the edition fits this game."""
        for where in edition.values:
            raise edition.bad(where, f"{self.name} has no printed values to correct")

    def sayings(self, edition: Edition) -> dict[str, Saying]:
        """Messages whose words depend on what an edition prints, by the keys that the language files would have."""
        return {}

    def printed(self, edition: Edition) -> Mapping[str, object]:
        """What an edition prints, for clients that draw it; JSON-ready."""
        return {}

    def result(self, table: T) -> Result:
        """Scores and winners of a finished table; of an unfinished one as if it ended now."""
        raise NotImplementedError

    def view(self, table: T, seat: int | None) -> Mapping[str, object]:
        """Exactly what a seat may know (None: a spectator), built from nothing; a TypedDict declares its keys."""
        raise NotImplementedError

    def own_view(self, table: T, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        """What a seat may know, built on the view of a spectator: no seat's view is ever built on another seat's."""
        return self.view(table, seat)

    def redeal(self, table: T, seat: int | None, stream: Stream) -> None:
        """Draw everything anew that the seat can't know, consistent with all that it does know."""
        raise NotImplementedError

    def action(self, written: object) -> Action:
        """The action a JSON object stands for."""
        return self.vocabulary.passing(self.vocabulary.read(written))

    def known_later(self, given: dict[str, object]) -> dict[str, object]:
        """Options that a record or a stored table is too old to have, each as it was then."""
        missing = [option for option in self.options if option.name not in given]
        return {option.name: option.before for option in missing if option.before is not None}

    def full_options(self, given: dict[str, object], players: int) -> dict[str, object]:
        """All options with their defaults written out; BadOption if one is unknown or out of its table."""
        if not isinstance(players, int) or players not in self.players:
            raise BadOption(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {shown(players)}")
        full: dict[str, object] = {}
        for option in self.options:
            name = option.name
            full[name] = option.check(given[name], players) if name in given else option.default
        for name in given:
            if name not in full:
                raise BadOption(f"{self.name} has no option {shown(name)}; it has {', '.join(full)}")
        return full


def seat_option(options: dict[str, object], name: str) -> i64:
    """The seat an option names, or -1 when chance is to choose."""
    value = options[name]
    return value if isinstance(value, int) else -1
