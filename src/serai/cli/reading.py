"""Files of records, read strictly."""

import json
from pathlib import Path
from typing import Any

from serai.core.errors import BadRecord, SeraiError


def read_lines(file: Path) -> list[str]:
    """One record a line; a file that is one JSON object over many lines counts as one.

    Only a line feed ends a line: JSON texts may hold other characters that end a line elsewhere.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SeraiError(f"{file} is no text file") from None
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise SeraiError(f"{file} holds no record")
    try:
        json.loads(lines[0])
    except (ValueError, RecursionError):
        return [text]
    return lines


def read_json(line: str) -> Any:
    try:
        return json.loads(line, object_pairs_hook=distinct, parse_constant=no_number)
    except ValueError as error:
        raise BadRecord(f"this is no JSON: {error}") from None
    except RecursionError:
        raise BadRecord("this is no record: it is nested too deeply") from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object; a key that comes twice leaves open what is meant."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"the key {key!r} comes twice in one object")
        found[key] = value
    return found


def no_number(name: str) -> object:
    raise BadRecord(f"this is no JSON: {name} is no number")
