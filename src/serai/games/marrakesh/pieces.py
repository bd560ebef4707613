"""The things of Marrakesh by name and number: colours, districts, fields, tiles and the effects they have."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Names, Numbers

COLOURS: Final = (
    "green",
    "grey",
    "white",
    "black",
    "pink",
    "turquoise",
    "beige",
    "brown",
    "red",
    "purple",
    "yellow",
    "orange",
)
GREEN: Final[i64] = 0
GREY: Final[i64] = 1
WHITE: Final[i64] = 2
BLACK: Final[i64] = 3
PINK: Final[i64] = 4
TURQUOISE: Final[i64] = 5
BEIGE: Final[i64] = 6
BROWN: Final[i64] = 7
RED: Final[i64] = 8
PURPLE: Final[i64] = 9  # the first of the goods colours
COLOUR_COUNT: Final[i64] = 12
GOODS_COLOURS: Final = ("purple", "yellow", "orange")

# The district of a worker colour has the colour's own number (M-002).
DISTRICTS: Final = (
    "date_plantation",
    "medrese",
    "palace",
    "mosque",
    "main_square",
    "river",
    "medina",
    "sahara",
    "souk",
)
MAIN_SQUARE: Final[i64] = 4
SOUK: Final[i64] = 8
DISTRICT_COUNT: Final[i64] = 9

RESOURCES: Final = ("water", "date", "dinar")
STAIRS: Final = ("palace", "mosque")
SQUARE_FIELDS: Final = ("water", "points", "mosque", "palace", "river", "date", "dinar", "goods")
POINTS_FIELD: Final[i64] = 1
FIELDS_ROUND: Final[i64] = 8
SAHARA_FIELDS: Final = (
    "left_1",
    "left_2",
    "left_3",
    "right_1",
    "right_2",
    "right_3",
    "start_right",
    "start_left",
    "left_4",
    "right_4",
)
START_RIGHT: Final[i64] = 6
START_LEFT: Final[i64] = 7
LEFT_4: Final[i64] = 8
RIGHT_4: Final[i64] = 9
OASIS_FIELD_COUNT: Final[i64] = 6
SCROLL_COLOURS: Final = ("grey", "yellow", "pink", "orange")
YELLOW_SCROLLS: Final[i64] = 1
ORANGE_SCROLLS: Final[i64] = 3
LUXURY_KINDS: Final = ("slippers", "tajine", "dagger", "oil_lamp", "necklace")
TRACK_ICONS: Final = ("none", "keshi", "swap", "scroll_3")
KESHI_ICON: Final[i64] = 1
SWAP_ICON: Final[i64] = 2
SCROLL_ICON: Final[i64] = 3

SCROLL_COUNT: Final[i64] = 72
OASIS_COUNT: Final[i64] = 30
LUXURY_COUNT: Final[i64] = 25
SUPPLY_COUNT: Final[i64] = 12
CITY_COUNT: Final[i64] = 12
INNER_COUNT: Final[i64] = 15
WORKSHOP_COUNT: Final[i64] = 4
SHOP_COUNT: Final[i64] = 5
GATE_SPACE_COUNT: Final[i64] = 8
TRACK_PLACES: Final[i64] = 6
ROOM: Final[i64] = 8  # keshi spaces of a district (M-002)
PLACES_NAMED: Final = (*SQUARE_FIELDS, "date_plantation", "medrese", "main_square", "medina", "sahara", "souk")

COLOUR: Final = Names(COLOURS, "colour")
GOODS_COLOUR: Final = Names(GOODS_COLOURS, "colour")
DISTRICT: Final = Names(DISTRICTS, "district")
RESOURCE: Final = Names(RESOURCES, "resource")
STAIRCASE: Final = Names(STAIRS, "stairs")
SQUARE_FIELD: Final = Names(SQUARE_FIELDS, "square")
SAHARA_FIELD: Final = Names(SAHARA_FIELDS, "sahara")
SCROLL_COLOUR: Final = Names(SCROLL_COLOURS, "scroll-colour")
SCROLL: Final = Numbers(1, 72, "scroll")
OASIS: Final = Numbers(1, 30, "oasis")
CITY: Final = Numbers(1, 12, "city")
OFFICE: Final = Numbers(1, 12, "office")
LUXURY: Final = Numbers(1, 25, "luxury")
SUPPLY_TILE: Final = Numbers(1, 12, "supply")
RIVER_FACE: Final = Numbers(1, 18, "face")
SEAT: Final = Numbers(0, 3, "seat")
COUNT: Final = Numbers(0, 1023)
POINTS_FOUND: Final = Numbers(-999, 999)

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


def bit(number: i64, one: i64 = 1) -> i64:
    return one << number


def no_numbers() -> vec[i64]:
    return vec[i64]([0] * 0)


def face_number(written: str) -> int:
    """Faces are numbered 2 for 1f, 3 for 1b, 4 for 2f…"""
    return 2 * int(written[:-1]) + (1 if written[-1] == "b" else 0)


def face_name(number: i64) -> str:
    return f"{number // 2}{'b' if number % 2 else 'f'}"
