"""Effects: what tiles, fields and offices give, each as one int."""

from typing import Final

from mypy_extensions import i64

# An effect is an int: its kind and its amount (of a keshi the colour, of a connection the line).
WATER: Final[i64] = 0  # kinds 0 to 2 are the resources
DATE: Final[i64] = 1
DINAR: Final[i64] = 2
POINTS: Final[i64] = 3
KESHI: Final[i64] = 4
ANY_RESOURCE: Final[i64] = 5
GOODS: Final[i64] = 6
RIVER: Final[i64] = 7
PALACE: Final[i64] = 8
MOSQUE: Final[i64] = 9
EITHER: Final[i64] = 10
ANY_KESHI: Final[i64] = 11
TWO_ALIKE: Final[i64] = 12
CONNECTION: Final[i64] = 13
EFFECT_KINDS: Final[i64] = 14
AMOUNTS: Final[i64] = 64
GAIN_KEYS: Final = (
    "water",
    "date",
    "dinar",
    "points",
    "keshi",
    "any_resource",
    "goods_keshi",
    "river",
    "palace",
    "mosque",
    "mosque_or_palace",
    "any_keshi",
    "same_colour_keshi",
)


def effect(kind: i64, amount: i64 = 1) -> i64:
    return kind * AMOUNTS + amount


def effect_kind(code: i64) -> i64:
    return code // AMOUNTS


def effect_amount(code: i64) -> i64:
    return code % AMOUNTS
