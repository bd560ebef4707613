"""Records from outside: read, looked at and replayed, all in one go beside the tables.

Whatever is sent is text until then: to take a large one apart would keep others waiting.
"""

from typing import Any

from msgspec import DecodeError, Struct, json

from serai.core.errors import BadRecord
from serai.play.replay import replay
from serai.tables.errors import ApiError
from serai.tables.names import good_name

DEEPEST = 12  # how far lists and objects of a record may be nested


class GoodRecord(Struct, frozen=True):
    """A record that replays, as it is to be kept, and what is said of it without reading it again."""

    written: str
    game: str
    players: int
    options: dict[str, Any]
    edition: str
    names: list[str]


class Unusable(Struct, frozen=True):
    """Why a record is not taken."""

    error: str
    detail: dict[str, Any]


def read_upload(written: bytes) -> GoodRecord | Unusable:
    """Never an error: this is done in another process."""
    try:
        record = checked_upload(json.decode(written))
        replay(record)
    except (DecodeError, UnicodeError, RecursionError):
        return Unusable("no_json", {})
    except ApiError as error:
        return Unusable(error.error, error.detail)
    except BadRecord as error:
        return Unusable("bad_record", {"reason": str(error), "move": error.move, "rule": error.rule})
    return GoodRecord(
        json.encode(record).decode(),
        record["game"],
        record["players"],
        record["options"],
        record["edition"]["name"],
        record["names"],
    )


def checked_upload(record: Any) -> dict[str, Any]:
    """A record whose names are as clean as any others; ApiError if it is nested too deeply or a name is no good."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    if is_nested_deeper(record, DEEPEST):
        raise BadRecord("it is nested too deeply")
    names = record.get("names")
    if not isinstance(names, list):
        return record
    return {**record, "names": [good_name(name) if isinstance(name, str) and name else name for name in names]}


def is_nested_deeper(value: object, depth: int) -> bool:
    """Looked at layer by layer, so that no nesting is too deep to be measured."""
    layer: list[Any] = [value]
    for _ in range(depth):
        layer = [part for each in layer for part in parts_of(each) if isinstance(part, (dict, list))]
        if not layer:
            return False
    return True


def parts_of(value: dict[str, Any] | list[Any]) -> Any:
    return value.values() if isinstance(value, dict) else value
