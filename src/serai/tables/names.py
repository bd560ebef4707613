"""What people call themselves, and what they write: without what would hide or turn other texts round."""

import unicodedata

from serai.tables.errors import ApiError

LONGEST_NAME = 40
UNSEEN = ("Cc", "Cf", "Cs", "Co")  # control characters, marks of direction, halves of characters
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are drawn as nothing


def clean(text: str, keep: str = "") -> str:
    """A text without control characters and marks that would turn other texts round."""
    letters = [letter for letter in text if letter in keep or unicodedata.category(letter) not in UNSEEN]
    return "".join(letters).strip()


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
