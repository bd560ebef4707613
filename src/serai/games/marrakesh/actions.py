"""What players decide in Marrakesh, and how chance is written."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import Field, Names, Numbers, OptionalField, Verb, Vocabulary
from serai.core.agenda import ChanceSchema
from serai.core.errors import BadAction
from serai.core.rows import bit
from serai.games.marrakesh.pieces.effects import AMOUNTS, CONNECTION
from serai.games.marrakesh.pieces.names import (
    CITY,
    COLOUR,
    COLOURS,
    COUNT,
    DISTRICT,
    GOODS_COLOUR,
    LUXURY,
    OASIS,
    OFFICE,
    PLACES_NAMED,
    RESOURCE,
    RIVER_FACE,
    SAHARA_FIELD,
    SCROLL,
    SCROLL_COLOUR,
    SEAT,
    SQUARE_FIELD,
    STAIRCASE,
    SUPPLY_TILE,
    Colour,
    face_name,
    face_number,
)


class ColourSet(Field):
    """Three different colours, kept as bits."""

    def __init__(self) -> None:
        super().__init__(12, "colour")

    def to_json(self, value: i64) -> list[Colour]:
        return [name for colour, name in enumerate(COLOURS) if int(value) >> colour & 1]

    def from_json(self, written: object) -> i64:
        if not isinstance(written, list) or len(written) != 3:
            raise self.bad(written, "a list of three colours")
        bits = 0
        for name in written:
            bits |= int(bit(COLOUR.from_json(name)))
        if bits.bit_count() != 3:
            raise self.bad(written, "a list of three different colours")
        return bits

    def to_text(self, value: i64) -> str:
        return "+".join(name for colour, name in enumerate(COLOURS) if int(value) >> colour & 1)


class ColourPair(Field):
    """One or two colours: 1 + the first, and 16 times 1 + the second."""

    def __init__(self) -> None:
        super().__init__(8, "colour")

    def to_json(self, value: i64) -> list[Colour]:
        first = COLOURS[value % 16 - 1]
        return [first] if value < 16 else [first, COLOURS[value // 16 - 1]]

    def from_json(self, written: object) -> i64:
        if not isinstance(written, list) or not 1 <= len(written) <= 2:
            raise self.bad(written, "a list of one or two colours")
        colours = sorted(int(COLOUR.from_json(name)) for name in written)
        return colours[0] + 1 + (16 * (colours[1] + 1) if len(colours) == 2 else 0)

    def to_text(self, value: i64) -> str:
        first = COLOURS[value % 16 - 1]
        return first if value < 16 else f"{first}+{COLOURS[value // 16 - 1]}"


EFFECT_NAMES: Final = (
    "water",
    "date",
    "dinar",
    "points",
    "keshi",
    "resource:any",
    "goods",
    "river",
    "stairs:palace",
    "stairs:mosque",
    "stairs:either",
    "keshi:any",
    "keshi2:any",
    "connection",
)
WITHOUT_AMOUNT: Final = ("keshi:any", "keshi2:any", "connection")


def effect_name(code: i64) -> str:
    """An effect by its key, like "river:3" or "keshi:pink"."""
    name = EFFECT_NAMES[code // AMOUNTS]
    if name in WITHOUT_AMOUNT:
        return name
    return f"keshi:{COLOURS[code % AMOUNTS]}" if name == "keshi" else f"{name}:{code % AMOUNTS}"


def effect_keys() -> dict[str, int]:
    keys: dict[str, int] = {}
    for kind, name in enumerate(EFFECT_NAMES):
        for amount in range(1) if name == "connection" else range(1, 2 if name in WITHOUT_AMOUNT else AMOUNTS):
            if name != "keshi":
                keys[effect_name(kind * AMOUNTS + amount)] = int(kind * AMOUNTS + amount)
    for colour in range(len(COLOURS)):
        keys[effect_name(4 * AMOUNTS + colour)] = int(4 * AMOUNTS + colour)
    return keys


class EffectKey(Field):
    """A waiting effect."""

    def __init__(self) -> None:
        super().__init__(10, "effect")
        self.codes = effect_keys()

    def to_json(self, value: i64) -> str:
        return effect_name(value)

    def from_json(self, written: object) -> i64:
        if isinstance(written, str) and written in self.codes:
            return self.codes[written]
        raise self.bad(written, "the key of an effect")


class StairsFace(Field):
    """A face of a stairs tile, like "3f" or "17b"."""

    def __init__(self) -> None:
        super().__init__(6, "stairs-face")

    def to_json(self, value: i64) -> str:
        return face_name(value)

    def from_json(self, written: object) -> i64:
        if is_face(written):
            return face_number(str(written))
        raise self.bad(written, "a face from 1f to 20b")


def is_face(written: object) -> bool:
    if not isinstance(written, str) or len(written) < 2 or written[-1] not in "fb":
        return False
    number = written[:-1]
    return number.isascii() and number.isdigit() and number[0] != "0" and 1 <= int(number) <= 20


def connection_key(code: i64) -> i64:
    """As an action knows it, a connection has no line."""
    return CONNECTION * AMOUNTS if code // AMOUNTS == CONNECTION else code


def returned_place(field_or_district: str) -> int:
    """The place of a returned juggler or water seller, as `swap_return` counts it (from 1)."""
    if field_or_district not in PLACES_NAMED:
        raise BadAction(f"{field_or_district!r} is no place")
    return PLACES_NAMED.index(field_or_district) + 1


FACE: Final = StairsFace()
WORKSHOP: Final = Numbers(1, 4, "workshop")
SHOP: Final = Numbers(1, 5, "shop")
COLOURS_CHOSEN: Final = ColourSet()
COLOURS_TAKEN: Final = ColourPair()
EFFECT: Final = EffectKey()
TRACK_PLACE: Final = Numbers(1, 6)
STACK_PLACE: Final = Numbers(1, 3)
ROTATION: Final = Numbers(0, 7)
GATE_SPACE: Final = Numbers(1, 8, "gate-space")
LINE_OPTION: Final = Numbers(1, 15)
WATERFALL: Final = Numbers(1, 15)
PICKERS: Final = Numbers(0, 8)
ASSISTANT_OPTION: Final = Names(("action", "keshi"), "use")
RIVER_OPTION: Final = Names(("a", "b"), "side")
SUPPLY_MODE: Final = Names(("pay", "scroll44", "default"), "mode")
PLACE: Final = Names(PLACES_NAMED, "place")
ACTION_USE: Final[i64] = 0
KESHI_USE: Final[i64] = 1
MODE_PAY: Final[i64] = 0
MODE_CHEAP: Final[i64] = 1
MODE_DEFAULT: Final[i64] = 2

PLACE_TRACK_KESHI: Final = Verb("place_track_keshi", colour=COLOUR, place=TRACK_PLACE)
SET_DISC: Final = Verb("set_disc", rotation=ROTATION)
CHOOSE_SUPPLY: Final = Verb("choose_supply", tile=SUPPLY_TILE)
CHOOSE_KESHIS: Final = Verb("choose_keshis", colours=COLOURS_CHOSEN)
SEND_RED_ASSISTANT: Final = Verb("send_red_assistant", district=DISTRICT)
DRAFT: Final = Verb("draft", colours=COLOURS_TAKEN)
PLACE_PINK: Final = Verb("place_pink", field=SQUARE_FIELD)
PLACE_BROWN: Final = Verb("place_brown", field=SAHARA_FIELD)
CHOOSE_CITY: Final = Verb("choose_city", city=CITY)
PLACE_RED: Final = Verb("place_red", district=DISTRICT)
CHOOSE_COLOUR: Final = Verb("choose_colour", colour=COLOUR)
RESOLVE: Final = Verb("resolve", effect=EFFECT)
TAKE_RESOURCE: Final = Verb("take_resource", resource=RESOURCE)
TAKE_GOODS: Final = Verb("take_goods", colour=GOODS_COLOUR)
EXTRA_STEP: Final = Verb("extra_step", pay=RESOURCE)
STEP: Final = Verb("step")
STOP: Final = Verb("stop")
CHOOSE_STAIRS: Final = Verb("choose_stairs", stairs=STAIRCASE)
CHOOSE_BONUS: Final = Verb("choose_bonus", option=LINE_OPTION)
PAY: Final = Verb("pay", water=COUNT, date=COUNT, dinar=COUNT)
RETURN_RESOURCES: Final = Verb("return_resources", resource=RESOURCE, count=COUNT)
USE_ASSISTANT: Final = Verb("use_assistant", district=DISTRICT, option=ASSISTANT_OPTION)
PLANTATION_SPLIT: Final = Verb("plantation", date=PICKERS, water=PICKERS, dinar=PICKERS, points=PICKERS)
EXCHANGE: Final = Verb("exchange", colour=GOODS_COLOUR)
BUY_LUXURY: Final = Verb("buy_luxury", shop=SHOP, waive=OptionalField(GOODS_COLOUR))
END_ACTION: Final = Verb("end_action")
SQUARE_BONUS: Final = Verb("square_bonus", field=SQUARE_FIELD)
REFRESH_SCROLLS: Final = Verb("refresh_scrolls", colour=SCROLL_COLOUR)
BUY_SCROLL: Final = Verb("buy_scroll", scroll=SCROLL)
BUY_GATE: Final = Verb("buy_gate", workshop=WORKSHOP, colour=COLOUR)
BUILD_GATE: Final = Verb("build_gate", space=GATE_SPACE)
ACQUIRE_OASIS: Final = Verb("acquire_oasis", field=SAHARA_FIELD)
ACQUIRE_CITY: Final = Verb("acquire_city", field=SAHARA_FIELD)
SWAP_RETURN: Final = Verb("swap_return", colour=COLOUR, place=OptionalField(PLACE))
DECLINE: Final = Verb("decline")
TAKE_SCROLL: Final = Verb("take_scroll", scroll=SCROLL)
TAKE_LUXURY: Final = Verb("take_luxury", shop=SHOP)
TAKE_GATE: Final = Verb("take_gate", workshop=WORKSHOP, colour=COLOUR)
CHOOSE_ACTION: Final = Verb("choose_action", district=DISTRICT)
CHOOSE_OASIS: Final = Verb("choose_oasis", oasis=OASIS)
RIVER_BONUS: Final = Verb("river_bonus", waterfall=WATERFALL)
CHOOSE_RIVER_BONUS: Final = Verb("choose_river_bonus", option=RIVER_OPTION)
TAKE_OASIS: Final = Verb("take_oasis", oasis=OASIS)
ACCEPT: Final = Verb("accept")
SETTLE_SUPPLY: Final = Verb("supply", mode=SUPPLY_MODE)

VOCABULARY: Final = Vocabulary(
    PLACE_TRACK_KESHI,
    SET_DISC,
    CHOOSE_SUPPLY,
    CHOOSE_KESHIS,
    SEND_RED_ASSISTANT,
    DRAFT,
    PLACE_PINK,
    PLACE_BROWN,
    CHOOSE_CITY,
    PLACE_RED,
    CHOOSE_COLOUR,
    RESOLVE,
    TAKE_RESOURCE,
    TAKE_GOODS,
    EXTRA_STEP,
    STEP,
    STOP,
    CHOOSE_STAIRS,
    CHOOSE_BONUS,
    PAY,
    RETURN_RESOURCES,
    USE_ASSISTANT,
    PLANTATION_SPLIT,
    EXCHANGE,
    BUY_LUXURY,
    END_ACTION,
    SQUARE_BONUS,
    REFRESH_SCROLLS,
    BUY_SCROLL,
    BUY_GATE,
    BUILD_GATE,
    ACQUIRE_OASIS,
    ACQUIRE_CITY,
    SWAP_RETURN,
    DECLINE,
    TAKE_SCROLL,
    TAKE_LUXURY,
    TAKE_GATE,
    CHOOSE_ACTION,
    CHOOSE_OASIS,
    RIVER_BONUS,
    CHOOSE_RIVER_BONUS,
    TAKE_OASIS,
    ACCEPT,
    SETTLE_SUPPLY,
)

SCROLL_STACK: Final = ChanceSchema("scroll_stack", "tiles", SCROLL, many=True, ordered=True)
OFFICE_DRAW: Final = ChanceSchema("offices", "tiles", OFFICE, many=True, ordered=True)
LUXURY_STACK: Final = ChanceSchema("luxury_stack", "tiles", LUXURY, many=True, ordered=True)
RIVER_TILES: Final = ChanceSchema("river_tiles", "faces", RIVER_FACE, many=True, ordered=True)
GATE_DEAL: Final = ChanceSchema("gates", "gates", COLOUR, many=True)
STAIRS_TILES: Final = ChanceSchema("stairs_tiles", "faces", FACE, many=True, ordered=True)
DESERT_CITIES: Final = ChanceSchema("desert_cities", "tiles", CITY, many=True)
OASIS_DEAL: Final = ChanceSchema("oases", "tiles", OASIS, many=True, ordered=True)
OASIS_DISPLAY: Final = ChanceSchema("oasis_display", "tiles", OASIS, many=True)
TRACK_KESHIS: Final = ChanceSchema("track_keshis", "colours", COLOUR, many=True, ordered=True)
SUPPLY_DEAL: Final = ChanceSchema("supply_tiles", "tiles", SUPPLY_TILE, many=True)
START_PLAYER: Final = ChanceSchema("start_player", "seat", SEAT)
TOWER_DROP: Final = ChanceSchema("tower", "out", COLOUR, many=True)
