"""What is printed in an edition, and the numbers that follow from the players and the options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Edition
from serai.games.marrakesh.pieces import (
    AMOUNTS,
    ANY_KESHI,
    COLOURS,
    DINAR,
    DISTRICTS,
    GAIN_KEYS,
    GOODS_COLOURS,
    KESHI,
    KESHI_ICON,
    LUXURY_KINDS,
    POINTS,
    RESOURCES,
    SAHARA_FIELDS,
    SCROLL_COLOURS,
    SQUARE_FIELDS,
    TRACK_ICONS,
    TWO_ALIKE,
    effect,
    face_number,
    no_numbers,
)


class Setting:
    """A table's fixed numbers: player count, options and printed values (never changed)."""

    def __init__(self, players: i64, options: dict[str, object], edition: Edition) -> None:
        self.players: i64 = players
        self.printed: Printed = printed_values(edition)
        self.stairs_tiles: bool = options["stairs_tiles"] is not False
        self.faces_agreed: vec[i64] = agreed_faces(options["stairs_tiles"])
        self.figures: bool = options["imam_and_sultan"] is True
        self.first_office: i64 = 7 if options["exchange_set"] == "new_only" else 1  # M-213
        self.last_office: i64 = 6 if options["exchange_set"] == "base" else 12
        self.disc: vec[i64] = self.printed.purple if options["audience_side"] == "purple" else self.printed.pink
        self.cities: bool = options["desert_cities"] is True
        self.cities_shown: i64 = 2 * players - 1  # M-218
        self.river_agreed: vec[i64] = agreed_river(options["river_tiles"])
        self.start_agreed: i64 = seat_agreed(options["start_player"])
        self.track_keshis: i64 = 3 if players == 2 else 2  # M-043
        self.second_bonus: bool = players > 2  # M-178
        self.passes_through: bool = options["tower_model"] == "pass_through"
        self.leftovers_stay: bool = options["leftover_keshis"] == "stay"
        self.stairs_may_stop: bool = options["stairs_may_stop"] is True
        self.unlimited: bool = options["permanent_limit"] == "unlimited"
        self.floor_at_zero: bool = options["score_floor"] == "zero"
        self.unmoved_rank: bool = options["river_unmoved"] == "turn_order"
        self.separate_steps: bool = options["square_steps"] == "separate"
        self.printed_threshold: bool = options["audience_threshold"] == "printed"
        self.city_forbidden: bool = options["city_without_tile"] == "forbidden"
        self.track_icon: vec[i64] = icons_for(self.printed.track, players)
        knocked = 1.0 - (1.0 - self.printed.dislodge) ** (3 * players)
        self.stick: i64 = int(self.printed.stick * 4294967296.0)  # chances of 2**32
        self.knock: i64 = int(knocked * 4294967296.0)


def agreed_faces(option: object) -> vec[i64]:
    """The faces of a list of stairs tiles; empty when chance is to draw them."""
    faces = no_numbers()
    if isinstance(option, list):
        faces = vec[i64]([face_number(str(face)) for face in option])
    return faces


def agreed_river(option: object) -> vec[i64]:
    """M-038: the faces agreed on; empty when chance draws them."""
    if option == "first_game":
        return vec[i64]([1, 3, 5])
    faces = no_numbers()
    if isinstance(option, list):
        faces = vec[i64]([int(face) for face in option])
    return faces


def seat_agreed(option: object) -> i64:
    return option if isinstance(option, int) else -1


def icons_for(track: list[tuple[int, int]], players: i64) -> vec[i64]:
    """The icon of each place of the oasis track; a place not meant for this many players is plain."""
    return vec[i64]([icon if mask >> players & 1 else 0 for icon, mask in track])


class Printed:
    """All printed values of an edition."""

    def __init__(self, edition: Edition) -> None:
        reader = Reader(edition)
        self.read_square(reader)
        self.read_supply_board(reader)
        self.read_medina(reader)
        self.read_stairs(reader, edition)
        self.read_river(reader, edition)
        self.read_souk(reader)
        self.read_tiles(reader)
        self.dislodge = reader.share("tower.dislodge_per_dropped")
        self.stick = reader.share("tower.stick_probability")

    dislodge: float
    stick: float

    around: vec[i64]  # the square field at each place clockwise
    place_of: vec[i64]  # the place of each square field
    field_bonus: vec[i64]  # by square field
    pink: vec[i64]  # spectators in the sectors of the disc, by side
    purple: vec[i64]

    def read_square(self, reader: "Reader") -> None:
        fields = reader.rows("main_square.fields", 8)
        order = [reader.name(row, "id", SQUARE_FIELDS) for row in fields]
        if sorted(order) != list(range(8)):
            raise reader.edition.bad("main_square.fields", "should name each of the eight fields once")
        places = [order.index(field) for field in range(8)]
        bonuses = [reader.single(row, "gain") for row in fields]
        self.around = vec[i64](order)
        self.place_of = vec[i64](places)
        self.field_bonus = vec[i64]([bonuses[place] for place in places])
        self.pink = reader.numbers("audience_disc.pink", 8)
        self.purple = reader.numbers("audience_disc.purple", 8)

    oasis_cost: vec[i64]  # by Sahara field and resource
    city_cost: vec[i64]  # by city place and goods colour
    track: list[tuple[int, int]]  # for each place its icon and the player counts, as bits
    supply_cost: vec[i64]  # by supply tile and resource
    supply_loss: vec[i64]

    def read_supply_board(self, reader: "Reader") -> None:
        self.oasis_cost = reader.costs("sahara.oasis_fields", "cost", RESOURCES, SAHARA_FIELDS[:6])
        self.city_cost = reader.costs("sahara.desert_city_fields", "cost", GOODS_COLOURS, SAHARA_FIELDS[8:])
        self.track = reader.track("supply_board.track")
        supplies = reader.rows("supply_tiles.tile", 12)
        needs = [n for row in supplies for n in reader.cost(row, "need", RESOURCES)]
        self.supply_cost = vec[i64]([0] * 3 + needs)
        self.supply_loss = from_one([reader.whole(row, "loss") for row in supplies])

    gate_count: vec[i64]  # by colour
    gate_match: vec[i64]  # by gate space: bits of the colours that match
    gate_district: vec[i64]
    workshop_price: vec[i64]
    workshop_points: vec[i64]

    def read_medina(self, reader: "Reader") -> None:
        counts = [reader.edition.whole(f"gates.count.{colour}") for colour in COLOURS]
        self.gate_count = vec[i64](counts)
        spaces = reader.rows("gate_spaces.list", 8)
        self.gate_match = vec[i64]([reader.mask(row, "match") for row in spaces])
        self.gate_district = vec[i64]([reader.name(row, "district", DISTRICTS) for row in spaces])
        shops = reader.rows("workshops.list", 4)
        self.workshop_price = vec[i64]([reader.cost(row, "cost", ("dinar",))[0] for row in shops])
        self.workshop_points = vec[i64]([reader.whole(row, "points", -99) for row in shops])

    last_step: i64
    section: vec[i64]  # by step, from 0
    inner_names: list[str]
    inner_bonus: vec[i64]
    fill_order: vec[i64]  # the inner fields that stairs tiles cover
    lines: list[vec[i64]]  # by mosque section * 5 + palace section, both from 0
    face_bonus: vec[i64]  # by face of a stairs tile
    sultan_start: i64
    imam_start: i64

    def read_stairs(self, reader: "Reader", edition: Edition) -> None:
        self.last_step = edition.whole("stairs.last_step", 1)
        self.section = reader.sections("stairs.sections", edition.whole("stairs.last_step", 1))
        inner = reader.rows("connection.inner_fields", 15)
        names = [reader.text(row, "id") for row in inner]
        self.inner_names = names
        self.inner_bonus = vec[i64]([reader.single(row, "gain") for row in inner])
        self.fill_order = reader.fields("connection.module_1_fill_order", names)
        self.lines = reader.lines("connection.lines", names)
        self.face_bonus = reader.faces("stairs_tiles.tile")
        self.sultan_start = edition.whole("module_2_start.sultan_step", 1)
        self.imam_start = edition.whole("module_2_start.imam_step", 1)

    pier: i64  # the last space
    crocodile: i64
    fall_step: vec[i64]  # by waterfall: the first space beyond it
    fall_bonus: vec[i64]
    pier_points: vec[i64]  # of the mooring places, best first

    def read_river(self, reader: "Reader", edition: Edition) -> None:
        self.pier = edition.whole("river.pier_step", 1)
        self.crocodile = edition.whole("river.crocodile_step")
        falls = reader.rows("river.waterfalls")
        self.fall_step = vec[i64]([reader.whole(row, "passed_from_step", 1) for row in falls])
        self.fall_bonus = vec[i64]([reader.single(row, "gain") for row in falls])
        piers = sorted((reader.whole(row, "points") for row in reader.rows("river.piers")), reverse=True)
        self.pier_points = vec[i64](piers)
        if len(piers) < 4:
            raise edition.bad("river.piers", "should have at least four places")

    offices: list[vec[i64]]  # by office * 3 + goods colour
    luxury_kind: vec[i64]
    luxury_cost: vec[i64]  # by luxury good * 3 + goods colour
    luxury_gain: list[vec[i64]]

    def read_souk(self, reader: "Reader") -> None:
        self.offices = reader.offices()
        luxuries = reader.rows("luxury.tile", 25)
        self.luxury_kind = from_one([reader.name(row, "kind", LUXURY_KINDS) for row in luxuries])
        self.luxury_cost = vec[i64]([0] * 3 + [n for row in luxuries for n in reader.goods(row)])
        self.luxury_gain = [no_numbers()]
        self.luxury_gain += [reader.gain(row, "gain") for row in luxuries]

    scholars: vec[i64]  # by scroll colour
    dates: vec[i64]
    scroll_colour: vec[i64]  # by scroll
    scroll_gain: list[vec[i64]]
    oasis_colours: vec[i64]  # by oasis: bits of the colours
    oasis_kind: vec[i64]
    oasis_resource: vec[i64]
    oasis_points: vec[i64]

    def read_tiles(self, reader: "Reader") -> None:
        backs = reader.rows("scrolls.backs", 4)
        self.scholars = vec[i64]([reader.whole(row, "scholars", 1) for row in backs])
        self.dates = vec[i64]([reader.whole(row, "dates") for row in backs])
        scrolls = reader.rows("scrolls.tile", 72)
        self.scroll_colour = from_one([reader.name(row, "back", SCROLL_COLOURS) for row in scrolls])
        self.scroll_gain = [no_numbers()]
        self.scroll_gain += [reader.gain(row, "gain") if "gain" in row else no_numbers() for row in scrolls]
        oases = reader.rows("oases.tile", 30)
        self.oasis_colours = from_one([reader.optional_mask(row) for row in oases])
        self.oasis_kind = from_one([reader.optional(row, "kind", LUXURY_KINDS) for row in oases])
        self.oasis_resource = from_one([reader.optional(row, "resource", RESOURCES) for row in oases])
        self.oasis_points = from_one([reader.whole(row, "points") for row in oases])


def from_one(values: list[int]) -> vec[i64]:
    """A row counted from 1, as tiles are."""
    row = [0]
    row += values
    return vec[i64](row)


class Reader:
    """Reads an edition's tables and says what is wrong with them."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.where = ""

    def rows(self, where: str, count: int = 0) -> list[dict[str, object]]:
        self.where = where
        rows: list[dict[str, object]] = []
        for row in self.edition.listed(where):
            if not isinstance(row, dict):
                raise self.edition.bad(where, f"should hold tables, not {row!r}")
            rows.append(row)
        if count and len(rows) != count:
            raise self.edition.bad(where, f"should have {count} entries, not {len(rows)}")
        return rows

    def value(self, row: dict[str, object], key: str) -> object:
        if key not in row:
            raise self.edition.bad(self.where, f"{key} is missing in {row!r}")
        return row[key]

    def whole(self, row: dict[str, object], key: str, lowest: int = 0) -> int:
        return self.edition.checked_whole(self.value(row, key), f"{self.where} {key}", lowest)

    def text(self, row: dict[str, object], key: str) -> str:
        return str(self.value(row, key))

    def name(self, row: dict[str, object], key: str, names: tuple[str, ...]) -> int:
        return self.named(self.value(row, key), names)

    def named(self, value: object, names: tuple[str, ...]) -> int:
        if isinstance(value, str) and value in names:
            return names.index(value)
        raise self.edition.bad(self.where, f"{value!r} is not one of {', '.join(names)}")

    def optional(self, row: dict[str, object], key: str, names: tuple[str, ...]) -> int:
        return self.name(row, key, names) if key in row else 0

    def mask(self, row: dict[str, object], key: str) -> int:
        colours = self.value(row, key)
        if not isinstance(colours, list):
            raise self.edition.bad(self.where, f"{key} should be a list of colours")
        return sum({1 << self.named(colour, COLOURS) for colour in colours})

    def optional_mask(self, row: dict[str, object]) -> int:
        if "colour" in row:
            return 1 << self.name(row, "colour", COLOURS)
        return self.mask(row, "colours") if "colours" in row else 0

    def share(self, where: str) -> float:
        value = self.edition.look_up(where)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
        raise self.edition.bad(where, f"should be a number from 0 to 1, not {value!r}")

    def numbers(self, where: str, count: int) -> vec[i64]:
        values = [self.edition.checked_whole(value, where) for value in self.edition.listed(where)]
        if len(values) != count:
            raise self.edition.bad(where, f"should have {count} numbers")
        return vec[i64](values)

    def cost(self, row: dict[str, object], key: str, names: tuple[str, ...]) -> list[int]:
        cost = self.value(row, key)
        if not isinstance(cost, dict) or not all(name in names for name in cost):
            raise self.edition.bad(self.where, f"{key} should be paid in {', '.join(names)}")
        return [self.edition.checked_whole(cost.get(name, 0), f"{self.where} {key}") for name in names]

    def goods(self, row: dict[str, object]) -> list[int]:
        return self.cost(row, "cost", GOODS_COLOURS)

    def costs(self, where: str, key: str, names: tuple[str, ...], ids: tuple[str, ...]) -> vec[i64]:
        rows = self.rows(where, len(ids))
        if tuple(self.text(row, "id") for row in rows) != ids:
            raise self.edition.bad(where, f"should list {', '.join(ids)}")
        return vec[i64]([number for row in rows for number in self.cost(row, key, names)])

    def gain(self, row: dict[str, object], key: str) -> vec[i64]:
        return vec[i64](self.gained(self.value(row, key)))

    def gained(self, gain: object) -> list[int]:
        if not isinstance(gain, dict):
            raise self.edition.bad(self.where, f"a gain is a table, not {gain!r}")
        codes: list[int] = []
        for key, value in gain.items():
            codes += self.gain_part(self.named(key, GAIN_KEYS), value)
        return codes

    def gain_part(self, kind: int, value: object) -> list[int]:
        if kind == KESHI:
            colours = value if isinstance(value, list) else [value]
            return [int(effect(KESHI, self.named(colour, COLOURS))) for colour in colours]
        amount = self.edition.checked_whole(value, self.where, 1)
        if amount >= AMOUNTS or (kind != POINTS and amount > 9):
            raise self.edition.bad(self.where, f"{amount} is more than any tile gives")
        if kind == ANY_KESHI:
            return [int(effect(ANY_KESHI))] * amount
        return [int(effect(kind, 1 if kind == TWO_ALIKE else amount))]

    def single(self, row: dict[str, object], key: str) -> int:
        codes = self.gained(self.value(row, key))
        if len(codes) != 1:
            raise self.edition.bad(self.where, f"should be a single gain, not {row!r}")
        return codes[0]

    def track(self, where: str) -> list[tuple[int, int]]:
        places: list[tuple[int, int]] = []
        for row in self.rows(where, 6):
            players = self.value(row, "players")
            listed = players if isinstance(players, list) else []
            counts = [self.edition.checked_whole(count, where, 2) for count in listed]
            places.append((self.name(row, "icon", TRACK_ICONS), sum({1 << count for count in counts})))
        return places

    def sections(self, where: str, last_step: int) -> vec[i64]:
        sections: list[int] = []
        for number, row in enumerate(self.rows(where, 5)):
            first, last = self.whole(row, "first_step"), self.whole(row, "last_step")
            if first != len(sections) or last < first:
                raise self.edition.bad(where, "each section begins where the one before it ends")
            sections += [number] * (last - first + 1)
        if len(sections) != last_step + 1 or sections[-2] == 4:
            raise self.edition.bad(where, "the fifth section is the last step alone")
        return vec[i64](sections)

    def lines(self, where: str, names: list[str]) -> list[vec[i64]]:
        """The bonuses of each line, in order; an inner field f is written as -1 - f."""
        lines: list[vec[i64]] = []
        for number, row in enumerate(self.rows(where, 25)):
            if (self.whole(row, "mosque") - 1) * 5 + self.whole(row, "palace") - 1 != number:
                raise self.edition.bad(where, "lines are listed by mosque section, then palace section")
            points, dinars = self.whole(row, "points"), self.whole(row, "dinar")
            inner = self.value(row, "inner")
            fields = [-1 - self.named(name, tuple(names)) for name in inner] if isinstance(inner, list) else []
            head = [int(effect(POINTS, points))] if points else []
            lines.append(vec[i64](head + fields + ([int(effect(DINAR, dinars))] if dinars else [])))
        return lines

    def fields(self, where: str, names: list[str]) -> vec[i64]:
        self.where = where
        return vec[i64]([self.named(name, tuple(names)) for name in self.edition.listed(where)])

    def faces(self, where: str) -> vec[i64]:
        bonuses = [0, 0]
        for row in self.rows(where, 20):
            bonuses += [self.single(row, "front"), self.single(row, "back")]
        return vec[i64](bonuses)

    def offices(self) -> list[vec[i64]]:
        """What each office gives: entry office * 3 + goods colour."""
        gains = [no_numbers(), no_numbers(), no_numbers()]
        for row in self.rows("exchange.base", 6) + self.rows("exchange.module_3", 6):
            gains += [self.gain(row, colour) for colour in GOODS_COLOURS]
        return gains


PRINTED: Final[dict[str, Printed]] = {}


def printed_values(edition: Edition) -> Printed:
    """The edition's values, read once."""
    known = PRINTED.get(edition.sha256)
    if known is None:
        known = Printed(edition)
        PRINTED[edition.sha256] = known
    return known


def check_edition(edition: Edition) -> None:
    """Every table is there and counts what it should."""
    printed = printed_values(edition)
    if sum(printed.gate_count) != 32:
        raise edition.bad("gates.count", f"there are 32 gates, not {sum(printed.gate_count)}")
    if len(set(printed.fill_order)) != 12:
        raise edition.bad("connection.module_1_fill_order", "should name twelve inner fields")
    if printed.crocodile > printed.pier or len(printed.fall_step) > 15:
        raise edition.bad("river", "should have the crocodile before the piers, and at most fifteen waterfalls")
    if max(printed.sultan_start, printed.imam_start) > printed.last_step:
        raise edition.bad("module_2_start", "should name steps of the stairs")
    for where, count in (("scrolls.tile", 72), ("oases.tile", 30), ("luxury.tile", 25), ("supply_tiles.tile", 12)):
        check_numbers(edition, where, count)
    check_stacks(edition, printed)


def check_numbers(edition: Edition, where: str, count: int) -> None:
    """Tiles are listed by their numbers."""
    reader = Reader(edition)
    if [reader.whole(row, "id") for row in reader.rows(where, count)] != list(range(1, count + 1)):
        raise edition.bad(where, f"should list the tiles 1 to {count} in order")


def check_stacks(edition: Edition, printed: Printed) -> None:
    """M-034, M-043: three equal stacks of each scroll colour, and a place for each keshi of the oasis track."""
    colours = list(printed.scroll_colour)[1:]
    if [colours.count(colour) for colour in range(4)] != [21, 21, 18, 12]:
        raise edition.bad("scrolls.tile", "there are 21 grey, 21 yellow, 18 pink and 12 orange scrolls")
    for players in (2, 3, 4):
        if list(icons_for(printed.track, players)).count(int(KESHI_ICON)) < (3 if players == 2 else 2):
            raise edition.bad("supply_board.track", f"has too few keshi places for {players} players")
