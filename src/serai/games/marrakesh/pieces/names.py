"""The things of Marrakesh by name and number: colours, districts, fields, tiles and the effects they have."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Names, Numbers

Colour: TypeAlias = Literal[
    "green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red", "purple", "yellow", "orange"
]
COLOURS: Final[tuple[Colour, ...]] = (
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
GoodsColour: TypeAlias = Literal["purple", "yellow", "orange"]
GOODS_COLOURS: Final[tuple[GoodsColour, ...]] = ("purple", "yellow", "orange")
GOODS_COUNT: Final[i64] = 3

# What points come from in a game: the districts of the assistants, then what is no district (state.py counts them).
PointSource: TypeAlias = Literal[
    "date_plantation",
    "medrese",
    "palace",
    "mosque",
    "main_square",
    "river",
    "medina",
    "sahara",
    "souk",
    "draft",
    "waterfalls",
    "season_scrolls",
    "river_tile",
    "supply",
]
# The district of a worker colour has the colour's own number (M-002).
District: TypeAlias = Literal[
    "date_plantation", "medrese", "palace", "mosque", "main_square", "river", "medina", "sahara", "souk"
]
DISTRICTS: Final[tuple[District, ...]] = (
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
POINT_SOURCES: Final[tuple[PointSource, ...]] = (
    *DISTRICTS,
    "draft",
    "waterfalls",
    "season_scrolls",
    "river_tile",
    "supply",
)
MAIN_SQUARE: Final[i64] = 4
SOUK: Final[i64] = 8
DISTRICT_COUNT: Final[i64] = 9

Resource: TypeAlias = Literal["water", "date", "dinar"]
RESOURCES: Final[tuple[Resource, ...]] = ("water", "date", "dinar")
RESOURCE_COUNT: Final[i64] = 3
Staircase: TypeAlias = Literal["palace", "mosque"]
STAIRS: Final[tuple[Staircase, ...]] = ("palace", "mosque")
PALACE_STAIRS: Final[i64] = 0
MOSQUE_STAIRS: Final[i64] = 1
SquareField: TypeAlias = Literal["water", "points", "mosque", "palace", "river", "date", "dinar", "goods"]
SQUARE_FIELDS: Final[tuple[SquareField, ...]] = (
    "water",
    "points",
    "mosque",
    "palace",
    "river",
    "date",
    "dinar",
    "goods",
)
POINTS_FIELD: Final[i64] = 1
FIELDS_ROUND: Final[i64] = 8
SaharaField: TypeAlias = Literal[
    "left_1", "left_2", "left_3", "right_1", "right_2", "right_3", "start_right", "start_left", "left_4", "right_4"
]
OasisField: TypeAlias = Literal["left_1", "left_2", "left_3", "right_1", "right_2", "right_3"]
CityField: TypeAlias = Literal["left_4", "right_4"]
OASIS_FIELDS: Final[tuple[OasisField, ...]] = ("left_1", "left_2", "left_3", "right_1", "right_2", "right_3")
CITY_FIELDS: Final[tuple[CityField, ...]] = ("left_4", "right_4")
SAHARA_FIELDS: Final[tuple[SaharaField, ...]] = (*OASIS_FIELDS, "start_right", "start_left", *CITY_FIELDS)
START_RIGHT: Final[i64] = 6
START_LEFT: Final[i64] = 7
LEFT_4: Final[i64] = 8
RIGHT_4: Final[i64] = 9
OASIS_FIELD_COUNT: Final[i64] = 6
ScrollColour: TypeAlias = Literal["grey", "yellow", "pink", "orange"]
SCROLL_COLOURS: Final[tuple[ScrollColour, ...]] = ("grey", "yellow", "pink", "orange")
YELLOW_SCROLLS: Final[i64] = 1
ORANGE_SCROLLS: Final[i64] = 3
LUXURY_KINDS: Final = ("slippers", "tajine", "dagger", "oil_lamp", "necklace")
TrackIcon: TypeAlias = Literal["none", "keshi", "swap", "scroll_3"]
TRACK_ICONS: Final[tuple[TrackIcon, ...]] = ("none", "keshi", "swap", "scroll_3")
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
PLAYER_COLOURS: Final = ("red", "blue", "green", "yellow")
WORKERS: Final = ("date_picker", "scholar", "noble", "priest", "juggler", "fisher", "guard", "caravan_leader", "goods")
GOODS_NAMES: Final = ("carpet", "lamp", "spice")

# What each tile does, by the names that editions and the language files have for it.
SCROLL_EFFECTS: Final = (
    *("gain" for _ in range(12)),
    *("boundary_bonus" for _ in range(4)),
    "waterfall_crossing_bonus",
    "exchange_extra",
    *("gain" for _ in range(3)),
    "left_workshop_no_loss",
    *("plantation_alternative" for _ in range(3)),
    *("buy_stair_steps" for _ in range(2)),
    "all_waterfalls",
    "points_field_bonus",
    "gain",
    "extra_spectator",
    "gate_discount",
    "dates_and_water_as_dinars",
    "souk_many_luxuries",
    "water_seller_water",
    "gate_any_keshi",
    *("gain" for _ in range(7)),
    "cheap_supply",
    "cheap_oasis",
    "souk_many_exchanges",
    "three_spectator_fields",
    "extra_stair_step",
    "mosque_top_points",
    "water_seller_points",
    "one_spectator_fields",
    "palace_top_points",
    "any_district_action",
    "juggler_neighbours",
    "gain",
    "pier_points",
    "souk_water_seller",
    "seven_scroll_for_date",
    "whole_connection_line",
    "double_waterfall",
    "draft_two_any",
    "free_discovered_oases",
    "two_connection_bonuses",
    "keshi_and_action",
    "square_twice",
    "gate_double_keshi",
    "gain",
    "score_on_discovery",
    "all_waterfalls",
    "all_jugglers",
    "score_acquired_oasis",
    "resources_to_points",
)
SEASON_END: Final[i64] = 28  # the one scroll of the season's end,
ROUND_END: Final[i64] = 69  # and the one of the round's
OASIS_RULES: Final = (
    *("per_gate" for _ in range(4)),
    *("base_plus_keshi" for _ in range(9)),
    *("per_luxury_kind" for _ in range(5)),
    *("base_plus_returned_resource" for _ in range(3)),
    "base_plus_luxury",
    "base_plus_scroll",
    "per_small_district",
    "per_full_district",
    "per_acquired_oasis",
    "mosque_top",
    "palace_top",
    "boundaries_crossed",
    "boat_at_pier",
)
CITY_RULES: Final = (
    "per_gate",
    "per_luxury",
    "per_scroll",
    "per_palace_step",
    "per_mosque_step",
    "per_keshi_group",
    "per_river_step",
    "per_large_district",
    "per_juggler_spectators",
    "free_scroll",
    "free_luxury",
    "free_gate",
)
FACE_RULES: Final = (
    "any_district_action",
    "oasis_from_offer",
    *("gain" for _ in range(6)),
    "start_on_crocodile",
    *("gain" for _ in range(2)),
    "choice",
    "one_keshi_of",
    "gain",
    "free_discovered_oases",
    "square_action",
    *("choice" for _ in range(2)),
)
COUNTED: Final = ("gate", "date_picker", "juggler", "water_seller", "four_keshi", "luxury")  # what river bonuses count

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


def no_numbers() -> vec[i64]:
    return vec[i64]([0] * 0)


def face_number(written: str) -> int:
    """Faces are numbered 2 for 1f, 3 for 1b, 4 for 2f…"""
    return 2 * int(written[:-1]) + (1 if written[-1] == "b" else 0)


def face_name(number: i64) -> str:
    return f"{number // 2}{'b' if number % 2 else 'f'}"
