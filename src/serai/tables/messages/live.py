"""What is said at a table: by clients, and by the server."""

from typing import Annotated

from msgspec import Meta, Struct

from serai.tables.messages.basics import (
    Action,
    Arguments,
    ChatText,
    MoveId,
    Name,
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
    seat: SeatNumber
    name: Name


class Leave(Sent, tag="leave"):
    seat: SeatNumber


class Remove(Sent, tag="remove"):
    """The host removes a person who disturbs; while a game runs a bot keeps the seat."""

    seat: SeatNumber


class Admit(Sent, tag="admit"):
    """A person who plays lets somebody have the wanted seat, or does not."""

    seat: SeatNumber
    wanted: SeatNumber
    agree: bool


class Rematch(Sent, tag="rematch"):
    seat: SeatNumber | None = None


class Hint(Sent, tag="hint"):
    seat: SeatNumber
    version: VersionNumber


class Ping(Sent, tag="ping"):
    pass


ClientMessage = Look | Move | Undo | Consent | Chat | PutBot | Rename | Leave | Remove | Admit | Rematch | Hint | Ping


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


class SeatRequestState(Struct):
    """Who asks for which seat while the game runs, and who agrees."""

    seat: int
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
    seat: int | None
    name: str
    text: str
    at: int


class Snapshot(Struct, tag="position"):
    """All that a seat may know. The client keeps its events up to version `since`, and adds these.

    `frozen`: why the game can't be played on, a key of the language files. `deciders`: the seats that are waited for;
    several, if secret choices are made at the same time. Those of them that have chosen before their turn are `ready`,
    and `early` is what the viewer has chosen so. `since_turn` is what happened since the viewer last decided.
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
    since_turn: list[Told] = []


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

    In 95 of 100 cases the chance to win is between `win_low` and `win_high`.
    """

    action: Action
    visits: int
    win_share: float | None
    score: float | None
    win_low: float | None = None
    win_high: float | None = None


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
