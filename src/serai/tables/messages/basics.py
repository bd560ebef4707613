"""The words that messages are made of."""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

Action = Annotated[dict[str, Any], Meta(title="Action")]
View = Annotated[dict[str, Any], Meta(title="View")]
Told = Annotated[dict[str, Any], Meta(title="EventMessage")]
Arguments = Annotated[dict[str, Any], Meta(title="Arguments")]
OptionValues = Annotated[dict[str, Any], Meta(title="OptionValues")]
GameRecord = Annotated[dict[str, Any], Meta(title="GameRecord")]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TokenText = Annotated[str, Meta(min_length=1, max_length=200)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]  # printable ASCII
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
VersionNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatKind = Literal["person", "bot", "open"]
ReactionSign = Literal["star", "laugh", "wow", "ouch", "heart", "tea"]
PeopleNoteKind = Literal["flag", "helped", "back", "left", "removed", "seated", "brought"]
Status = Literal["waiting", "playing", "over"]


class EventHead(TypedDict):
    """What every fact has; `known`: the viewer learns it wholly."""

    version: int
    known: bool


class Sent(Struct, forbid_unknown_fields=True):
    """What a client sends is read strictly."""
