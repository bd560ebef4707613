"""What the house offers, and how a table is made and entered."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serai.tables.messages.basics import Name, OptionValues, SeatNumber, Sent, TokenText


class OptionCard(Struct):
    """One option of a game: its kind, its values for each number of players, the rule that speaks of it."""

    name: str
    kind: str
    default: Any
    values: dict[str, list[Any]]
    only_players: list[int] | None
    rule: str | None


class VerbCard(Struct):
    """A kind of action: the label of each argument's words; which arguments may be absent."""

    fields: dict[str, str]
    optional: list[str]


class EventCard(Struct):
    """A kind of fact: the label of each argument's words; which arguments only one seat is told; the rule behind it."""

    fields: dict[str, str]
    secret: list[str]
    rule: str


class GameCard(Struct):
    """What is on the box of a game; the rule behind some of its sentences, and what its edition prints, in words."""

    name: str
    prefix: str
    players: list[int]
    minutes: tuple[int, int]
    editions: list[str]
    options: list[OptionCard]
    verbs: dict[str, VerbCard]
    events: dict[str, EventCard]
    fields: dict[str, str]
    word_rules: dict[str, str]
    sayings: dict[str, Any]


class House(Struct):
    """What this house offers."""

    version: str
    languages: list[str]
    bots: list[str]
    levels: list[str]
    styles: list[str]
    addresses: list[str]
    games: list[GameCard]


class GameWords(Struct):
    """What a game says in a language, as its files are written; null where it has no such file."""

    language: str
    words: str | None
    rules: str | None


# making and entering a table


class ClockSetting(Sent):
    """Thinking time in seconds: a bank for the whole game, and an increment for each move."""

    bank: Annotated[int, Meta(ge=5, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)]


class NewSeat(Sent):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None


class NewTable(Sent):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=9)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=9)]
    options: OptionValues = {}
    edition: Annotated[str, Meta(max_length=40)] = "default"
    clock: ClockSetting | None = None
    lesson: bool = False
    """Go on where the game's first lesson ends, with its options, instead of beginning anew."""


class PlayPuzzle(Sent):
    """Play on from a puzzle, against this bot."""

    bot: Annotated[str, Meta(max_length=20)]
    name: Name | None = None


class PlayOn(PlayPuzzle):
    """Play on from a picture of a replay, at a seat of it; where a bot sat, it sits again."""

    seat: SeatNumber = 0
    frame: Annotated[int, Meta(ge=0, le=100_000)] = 0


class TableLinks(Struct):
    """Links of a new table; the token of each is in its fragment."""

    invite: str
    watch: str
    seats: list[str | None]


class MadeTable(Struct):
    table: str
    code: str
    links: TableLinks


class Enter(Sent):
    """A token from a link, to be exchanged for the cookie."""

    token: TokenText


class Join(Sent):
    """The short code that people tell each other."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Joined(Struct):
    table: str
    token: str


class Sit(Sent):
    """Take a free seat; without a name one is a guest, called by the seat's number in each reader's language."""

    seat: SeatNumber
    name: Name | None = None


class Seated(Struct):
    """The seat's own link, for going on at another device; `pending`: it opens the seat once all who play agree."""

    seat: int
    link: str
    pending: bool = False


class UploadedRecord(Struct):
    table: str
