"""Every message between the server and a client. `python -m serai.server.typescript` writes them as TypeScript."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Action = Annotated[dict[str, Any], Meta(title="Action")]
View = Annotated[dict[str, Any], Meta(title="View")]
Told = Annotated[dict[str, Any], Meta(title="EventMessage")]
Arguments = Annotated[dict[str, Any], Meta(title="Arguments")]
OptionValues = Annotated[dict[str, Any], Meta(title="OptionValues")]
GameRecord = Annotated[dict[str, Any], Meta(title="GameRecord")]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TokenText = Annotated[str, Meta(min_length=1, max_length=200)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
VersionNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "over"]


class Sent(Struct, forbid_unknown_fields=True):
    """What a client sends is read strictly."""


# the house


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
    """A kind of fact: the label of each argument's words; which arguments only one seat is told."""

    fields: dict[str, str]
    secret: list[str]


class GameCard(Struct):
    """What is on the box of a game."""

    name: str
    prefix: str
    players: list[int]
    minutes: tuple[int, int]
    editions: list[str]
    options: list[OptionCard]
    verbs: dict[str, VerbCard]
    events: dict[str, EventCard]
    fields: dict[str, str]


class House(Struct):
    """What this house offers."""

    version: str
    languages: list[str]
    bots: list[str]
    addresses: list[str]
    games: list[GameCard]


# making and entering a table


class ClockSetting(Sent):
    """Thinking time in seconds: a bank for the whole game, and an increment for each move."""

    bank: Annotated[int, Meta(ge=5, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)]


class SeatWish(Sent):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None


class NewTable(Sent):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=9)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    options: OptionValues = {}
    edition: Annotated[str, Meta(max_length=40)] = "default"
    clock: ClockSetting | None = None


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
    """Take a free seat."""

    seat: SeatNumber
    name: Name


class Seated(Struct):
    """The seat's own link, for going on at another device."""

    seat: int
    link: str


class UploadedRecord(Struct):
    table: str


# a table


class SeatClock(Struct):
    left_ms: int
    running: bool


class SeatState(Struct):
    """Who sits at a seat, as everybody may know."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    present: bool
    clock: SeatClock | None
    stand_in: bool


class HostLinks(Struct):
    invite: str
    watch: str


class Summary(Struct):
    """A table in short, as this device may know it."""

    table: str
    game: str
    players: int
    status: Status
    seats: list[SeatState]
    actor: int | None
    phase: str | None
    mine: list[int]
    host: bool
    version: int
    made_at: int
    options: OptionValues
    edition: str
    clock: ClockSetting | None
    code: str | None
    links: HostLinks | None
    record: bool


class Verified(Struct):
    """Did all chance come from the seed that was committed to?"""

    verified: bool
    commitment: str | None
    seed: str | None
    reason: str | None


class Prompt(Struct):
    phase: str
    seat: int | None


class Frame(Struct):
    """One picture of a replay: the move that led to it, and what it looks like."""

    version: int
    move: Action | None
    view: View | None
    views: list[View] | None
    events: list[Told]
    prompt: Prompt


class Replay(Struct):
    count: int
    frames: list[Frame]


class ErrorMessage(Struct):
    """Why a request was refused; `error` is a key of the language files."""

    error: str
    detail: Arguments


# what a client says at a table


class Look(Sent, tag="look"):
    """From now on show the table as this seat sees it; null is a spectator."""

    seat: SeatNumber | None = None
    since: VersionNumber | None = None


class Move(Sent, tag="move"):
    seat: SeatNumber
    version: VersionNumber
    action: Action
    id: MoveId


class Undo(Sent, tag="undo"):
    seat: SeatNumber
    version: VersionNumber


class Consent(Sent, tag="consent"):
    seat: SeatNumber
    version: VersionNumber
    agree: bool


class Chat(Sent, tag="chat"):
    text: ChatText
    seat: SeatNumber | None = None


class PutBot(Sent, tag="bot"):
    """The host puts a bot on an open or absent seat; null gives the seat back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] | None = None


class Rename(Sent, tag="name"):
    seat: SeatNumber
    name: Name


class Leave(Sent, tag="leave"):
    seat: SeatNumber


class Rematch(Sent, tag="rematch"):
    seat: SeatNumber | None = None


class Hint(Sent, tag="hint"):
    seat: SeatNumber
    version: VersionNumber


class Ping(Sent, tag="ping"):
    pass


ClientMessage = Look | Move | Undo | Consent | Chat | PutBot | Rename | Leave | Rematch | Hint | Ping


# what the server answers


class RefusedAction(Struct):
    """Something the actor would look for and can't choose now."""

    action: Action
    rule: str
    reason: str
    details: Arguments


class UndoState(Struct):
    """May the viewer step back at once (`free`), or ask for it (`ask`)? Who has asked, who agrees?"""

    free: bool
    ask: bool
    asked_by: int | None
    agreed: list[int]


class LastMove(Struct):
    """The last move, as far as the viewer may know it."""

    seat: int
    action: Action


class RematchState(Struct):
    wanted: list[int]
    table: str | None
    tokens: list[str]


class ChatMessage(Struct, tag="chat"):
    seat: int | None
    name: str
    text: str
    at: int


class Position(Struct, tag="position"):
    """All that a seat may know. The client keeps its events up to version `since`, and adds these."""

    table: str
    version: int
    status: Status
    seat: int | None
    view: View | None
    legal: list[Action]
    refusals: list[RefusedAction]
    since: int
    events: list[Told]
    seats: list[SeatState]
    undo: UndoState
    last: LastMove | None
    chat: list[ChatMessage]
    rematch: RematchState
    commitment: str


class Accepted(Struct, tag="accepted"):
    """The move is stored for good."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """The move was not made; `stale`: it answered an older version, and the present position follows."""

    id: str
    version: int
    rule: str
    reason: str
    details: Arguments
    stale: bool


class HintedAction(Struct):
    action: Action
    visits: int
    win_share: float
    score: float


class HintAnswer(Struct, tag="hint"):
    seat: int
    version: int
    actions: list[HintedAction]


class Pong(Struct, tag="pong"):
    pass


class Problem(Struct, tag="problem"):
    """What was said could not be done; `error` is a key of the language files."""

    error: str
    detail: Arguments


ServerMessage = Position | Accepted | Refused | ChatMessage | HintAnswer | Pong | Problem

HTTP_MESSAGES = (
    House,
    NewTable,
    MadeTable,
    Enter,
    Join,
    Joined,
    Sit,
    Seated,
    Summary,
    Verified,
    Replay,
    UploadedRecord,
    ErrorMessage,
)
