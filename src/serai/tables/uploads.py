"""Records from outside: what is looked at before anybody replays them."""

from typing import Any

from serai.tables.errors import ApiError
from serai.tables.names import good_name

DEEPEST = 12  # how far lists and objects of a record may be nested


def checked_upload(record: dict[str, Any]) -> dict[str, Any]:
    """A record whose names are as clean as any others; ApiError if it is nested too deeply or a name is no good."""
    if is_nested_deeper(record, DEEPEST):
        raise ApiError(400, "bad_record", reason="it is nested too deeply", move=None, rule="")
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
