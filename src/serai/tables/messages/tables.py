"""A table in short, and what is told of a finished one."""

from msgspec import Struct

from serai.tables.messages.basics import Action, Arguments, OptionValues, SeatKind, Status, Told, View
from serai.tables.messages.house import ClockSetting


class SeatClock(Struct):
    """Thinking time; a clock that runs begins to after `waits_ms`, when what happened has been shown."""

    left_ms: int
    running: bool
    waits_ms: int


class SeatState(Struct):
    """Who sits at a seat, as everybody may know; a person without a name is called by the number of the seat.

    `stand_in`: a bot plays until the owner is back. `guest`: came by an invitation.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    present: bool
    clock: SeatClock | None
    stand_in: bool
    guest: bool


class HostLinks(Struct):
    invite: str
    watch: str


class Summary(Struct):
    """A table in short, as this device may know it.

    `given`: so many moves were laid out there from another game; `brought`: it is the same game, which began on a
    device of one who sits there. `since` is when the last thing happened; `view`, if one of the device's seats is to
    decide, is what everybody may see of the table.
    """

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
    frozen: str | None = None
    since: int = 0
    view: View | None = None
    given: int = 0
    brought: bool = False


class Verified(Struct):
    """Did all chance come from the seed that was committed to? But that of the first moves, if some were given."""

    verified: bool
    commitment: str | None
    seed: str | None
    reason: str | None
    given: int = 0


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
