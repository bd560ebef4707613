"""What people call themselves, and what they write: without what would hide or turn other texts round."""

import unicodedata
from collections.abc import Iterable

from serai.tables.errors import ApiError

LONGEST_NAME = 40
UNSEEN = ("Cc", "Cf", "Cs", "Co")  # control characters, marks of direction, halves of characters
MARKS = ("Mn", "Me")  # that stand above, below or around a letter
MOST_MARKS = 4  # of one letter, as pointed Hebrew has them
UNKNOWN = "Cn"  # no character by the tables of this Python
NEW_PICTURES = range(0x1F000, 0x1FB00)  # where characters are added each year, all of which can be seen
BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442"  # letters and signs drawn as nothing


def clean(text: str, keep: str = "") -> str:
    """A text without control characters, marks that would turn other texts round, and heaps that would cover them."""
    return without_heaps(letter for letter in text if letter in keep or not is_hidden(letter)).strip()


def without_heaps(letters: Iterable[str]) -> str:
    """A text whose letters bear no more marks than any script needs: more of them would reach over other lines."""
    kept: list[str] = []
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def is_hidden(letter: str) -> bool:
    """Is it there to do something to others, or nothing at all?"""
    kind = unicodedata.category(letter)
    return kind in UNSEEN or (kind == UNKNOWN and ord(letter) not in NEW_PICTURES)


def good_name(written: str) -> str:
    """A name as it is shown; one in which nothing is to be seen, or too much, is refused."""
    name = " ".join(clean(written).split())
    if not shows_something(name):
        raise ApiError(400, "empty_name")
    if len(name) > LONGEST_NAME:
        raise ApiError(400, "long_name", most=LONGEST_NAME)
    return name


def name_or_none(written: str | None) -> str:
    """A name as it is shown; who gives none is a guest, whose name each reader's language makes of the seat."""
    return "" if written is None else good_name(written)


def shows_something(text: str) -> bool:
    """Letters, digits and signs can be seen; spaces and marks that need a letter to stand on can't."""
    return any(unicodedata.category(letter)[0] in "LNPSC" and letter not in BLANK for letter in text)
