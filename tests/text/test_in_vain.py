"""No message is kept that nobody says: each is asked for by name, by its family, or by another message."""

import re
from functools import cache
from pathlib import Path

import pytest

from serai.core.actions import Field, OptionalField
from serai.games import find_game
from serai.text.speech import game_words, house_words
from tests.games import HOUSE

ROOT = Path(__file__).parents[2]
FILES = ("house", "web", "table", "learn", "arena")
KEY = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
FAMILY = re.compile(r"[\"'`]([a-z_]+(?:-[a-z_]+)*)-\$?\{")  # "action-{verb}" in Python, `action-${verb}` in the client
LABEL = re.compile(r"^ +\.label = (\S+)|^view-(\w+) =", re.MULTILINE)  # what the values of a part of a view are called
NAMED_BY_A_VARIABLE = {"gained", "price", "source"}  # f"{form}-{key}"


@cache
def sources() -> str:
    """All that says something: the package and the client."""
    folders = (("src", ".py"), ("web/src", ".ts"), ("web/src", ".svelte"))
    return "\n".join(
        path.read_text(encoding="utf-8") for folder, kind in folders for path in (ROOT / folder).rglob(f"*{kind}")
    )


@cache
def families() -> frozenset[str]:
    return frozenset(FAMILY.findall(sources()))


@cache
def named() -> frozenset[str]:
    """All that stands between quotes by itself."""
    return frozenset(re.findall(r"[\"'`](-?[a-z][\w-]*)(?=[\"'`])", sources()))


def in_vain(text: str, labels: set[str]) -> list[str]:
    """The keys of a file that nobody says."""
    said = families() | labels | NAMED_BY_A_VARIABLE
    return [key for key in KEY.findall(text) if not is_named(key, text) and not is_of_a_family(key, said)]


def is_named(key: str, text: str) -> bool:
    return key in named() or f"{{ {key} " in text


def is_of_a_family(key: str, said: frozenset[str] | set[str]) -> bool:
    parts = key.split("-")
    return any("-".join(parts[:length]) in said for length in range(1, len(parts)))


def labels_of(game: str) -> set[str]:
    """The families of the words of a game's fields."""
    found = find_game(game)
    fields: list[Field | None] = [field for verb in found.vocabulary.verbs for field in verb.fields]
    for kind in found.events:
        fields += [*kind.fields, kind.many_field]
    inner = [field.field if isinstance(field, OptionalField) else field for field in fields]
    return {field.label for field in inner if field is not None}


@pytest.mark.parametrize("name", FILES)
def test_the_house_keeps_no_message_in_vain(name: str) -> None:
    assert in_vain(house_words("en", name), set()) == []


@pytest.mark.parametrize("game", HOUSE)
def test_a_game_keeps_no_message_in_vain(game: str) -> None:
    text = game_words("en", find_game(game))
    labels = {label for found in LABEL.findall(text) for label in found if label}
    assert in_vain(text, labels_of(game) | labels) == []


def test_a_message_in_vain_is_seen() -> None:
    text = "action-fly = Fly\nhouse = Serai\nspare-words = …\nof-another = { whom }\nwhom = us\n"
    assert in_vain(text, set()) == ["spare-words", "of-another"]
