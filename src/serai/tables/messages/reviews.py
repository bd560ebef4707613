"""What is told of a finished game by whoever looks back at it, and puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from serai.tables.messages.basics import Action, SeatNumber, Sent, VersionNumber, View
from serai.tables.messages.live import RefusedAction


class Likely(Struct):
    """An estimate; in 95 of 100 cases what is true lies between `low` and `high`."""

    value: float
    low: float
    high: float


class WeighedOption(Struct):
    """One choice: each seat's chance of winning and points, in so many games that began with it."""

    action: Action
    games: int
    wins: list[Likely]
    points: list[Likely]
    line: list[Action]


class ReviewedDecision(Struct):
    """A decision as its seat could judge it; the best choice stands first.

    `frame` is the picture of the replay; `sizes` says from which loss on it is a slip, a miss, a big miss.
    """

    move: int
    frame: int
    seat: int
    played: Action
    grade: str
    loss: Likely
    lost_points: Likely
    by_points: bool
    sizes: list[float]
    rule: str
    options: list[WeighedOption]
    legal: list[Action]


class TriedChoice(Sent):
    """Another choice in a decision of a seat, to be judged: the decision's `move`, and what would be done."""

    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=100_000)]
    action: Action


class AskedCoach(Sent):
    """What would the coach say of the decision of a seat at that version, and of this choice if it made one?"""

    seat: SeatNumber
    version: VersionNumber
    action: Action | None = None


class CoachedChoice(WeighedOption):
    """A choice with its mark: what it loses against the best."""

    grade: str
    loss: Likely
    lost_points: Likely


class Coaching(Struct):
    """What a coach says of a decision; the best choice stands first, and none where only one is possible."""

    rule: str
    by_points: bool
    choices: list[CoachedChoice]


class CurvePoint(Struct):
    """What a position was worth with all cards open; `actor` decided what came next, -1 is chance."""

    move: int
    frame: int
    actor: int
    wins: list[float]
    points: list[float]
    games: int


class LuckAndPlay(Struct):
    """Where the points of a seat came from; start, luck, own and others' play add up to the result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    doubt: float


class TableReview(Struct):
    """A review as far as it has come; it is whole when all parts are done."""

    seat: int | None
    done: int
    parts: int
    failed: bool
    curve: list[CurvePoint]
    luck: list[LuckAndPlay]
    decisions: list[ReviewedDecision]


class PuzzleHead(Struct):
    key: str
    players: int
    theme: str
    kind: str
    level: int


class PuzzleList(Struct):
    puzzles: list[PuzzleHead]


class Puzzle(Struct):
    """A position and what every choice in it brings, the best first."""

    head: PuzzleHead
    seat: int
    view: View
    legal: list[Action]
    refusals: list[RefusedAction]
    answer: Action
    tempting: Action
    rule: str
    options: list[WeighedOption]
