"""What is said at a table: by clients, and by the server."""

from typing import Annotated

from msgspec import Meta, Struct

from serai.tables.messages.basics import (
    Action,
    Arguments,
    ChatText,
    MoveId,
    Name,
    PeopleNoteKind,
    ReactionSign,
    SeatNumber,
    Sent,
    Status,
    Told,
    VersionNumber,
    View,
)
from serai.tables.messages.tables import SeatState

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
    """A name of one's own; null: a guest, called by the seat's number in each reader's language."""

    seat: SeatNumber
    name: Name | None = None


class Start(Sent, tag="start"):
    """The host of a full table begins the game, or (`go` is false) stops the count-down."""

    go: bool = True


class Back(Sent, tag="back"):
    """The owner of a seat that a bot plays takes it back."""

    seat: SeatNumber


class React(Sent, tag="react"):
    """A sign for everybody at the table."""

    sign: ReactionSign
    seat: SeatNumber | None = None


class Leave(Sent, tag="leave"):
    seat: SeatNumber


class Remove(Sent, tag="remove"):
    """The host removes a person who disturbs; while a game runs a bot keeps the seat."""

    seat: SeatNumber


class Admit(Sent, tag="admit"):
    """A person who plays lets somebody have the wanted seat, or does not; the number is the question's."""

    seat: SeatNumber
    wanted: SeatNumber
    number: int
    agree: bool


class Rematch(Sent, tag="rematch"):
    seat: SeatNumber | None = None


class Hint(Sent, tag="hint"):
    seat: SeatNumber
    version: VersionNumber


class Ping(Sent, tag="ping"):
    pass


ClientMessage = (
    Look
    | Move
    | Undo
    | Consent
    | Chat
    | React
    | PutBot
    | Rename
    | Start
    | Back
    | Leave
    | Remove
    | Admit
    | Rematch
    | Hint
    | Ping
)


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


class Undone(Struct):
    """Moves that were taken back: who did it, how many, at which version, and after which one the game went on."""

    version: int
    left: int
    seat: int | None
    steps: int


class SeatRequestState(Struct):
    """Who asks for which seat while the game runs, and who agrees; its number tells it from others."""

    seat: int
    number: int
    name: str
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
    """Something said, in words or (`sign`) by a sign."""

    seat: int | None
    name: str
    text: str
    at: int
    sign: ReactionSign | None = None


class PeopleNote(Struct):
    """What happened to a seat's owner after that version: its flag fell, a bot was put in, the owner is back, has left,
    was removed, or somebody new has sat down; or up to there it was played on a device of that seat's (`brought`)."""

    kind: PeopleNoteKind
    seat: int
    name: str
    version: int


class Snapshot(Struct, tag="position"):
    """All that a seat may know. The client keeps its events up to version `since`, and adds these.

    `frozen`: why the game can't be played on, a key of the language files. `deciders`: the seats that are waited for;
    several, if secret choices are made at the same time. Those of them that have chosen before their turn are `ready`,
    and `early` is what the viewer has chosen so. `decided` is the version that the viewer's last decision made: what
    was told after it is new to the viewer. `notes` tell what happened to the people. `starts_in`: milliseconds until a
    full table begins by itself. `awaits`: the seat whose owner the last move waits for, as a bot plays for one who
    looks on. `undone` tells every undo of the game, as the log does.
    """

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
    frozen: str | None = None
    seat_request: SeatRequestState | None = None
    deciders: list[int] = []
    ready: list[int] = []
    early: Action | None = None
    decided: int | None = None
    notes: list[PeopleNote] = []
    starts_in: int | None = None
    awaits: int | None = None
    undone: list[Undone] = []


class Accepted(Struct, tag="accepted"):
    """The move is stored for good."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """The move was not made; `stale`: it answered an older version, and the present snapshot follows."""

    id: str
    version: int
    rule: str
    reason: str
    details: Arguments
    stale: bool


class HintedAction(Struct):
    """What a bot would do, and what it expects of it; of what it has not tried it knows nothing.

    In 95 of 100 cases the chance to win is between `win_low` and `win_high`. `scores`: the points of each seat in the
    end; `line`: how it might go on, by what the seat can know.
    """

    action: Action
    visits: int
    win_share: float | None
    score: float | None
    win_low: float | None = None
    win_high: float | None = None
    scores: list[float] = []
    line: list[Action] = []


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


ServerMessage = Snapshot | Accepted | Refused | ChatMessage | HintAnswer | Pong | Problem
