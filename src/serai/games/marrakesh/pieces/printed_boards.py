"""What the boards of an edition print, and how a game begins and is scored."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rows import bit
from serai.games.marrakesh.pieces.effects import (
    ANY_RESOURCE,
    DATE,
    DINAR,
    EITHER,
    GOODS,
    MOSQUE,
    PALACE,
    POINTS,
    RIVER,
    WATER,
    effect,
    effect_amount,
)
from serai.games.marrakesh.pieces.entries import MOST_GAINED, Entry
from serai.games.marrakesh.pieces.names import (
    COLOURS,
    DISTRICTS,
    GOODS_COLOURS,
    GOODS_NAMES,
    KESHI_ICON,
    SAHARA_FIELDS,
    SOUK,
    SQUARE_FIELDS,
    TRACK_ICONS,
)

PLAIN: Final = (int(WATER), int(DATE), int(DINAR), int(POINTS))  # gains without any choice
SCALED: Final = (*PLAIN, int(ANY_RESOURCE), int(GOODS), int(RIVER), int(PALACE), int(MOSQUE), int(EITHER))
MOST_SPECTATORS: Final = 6  # of a sector: what they bring together stays below the most that an effect can hold
MOST_OF_A_FIELD: Final = 5
COLUMNS: Final = ("left", "centre", "right")  # of inner fields


class PrintedBoards:
    """The values of the boards; everything is counted from 0."""

    def __init__(self, root: Entry) -> None:
        self.read_set_up(root.entry("setup"))
        self.read_scoring(root.entry("scoring"))
        self.read_player_board(root)
        self.read_square(root)
        self.read_sahara(root.entry("sahara"))
        self.read_track(root.entry("supply_board"))
        self.read_medina(root)
        self.read_stairs(root)
        self.read_connection(root.entry("connection"))
        self.read_river(root.entry("river"))
        self.read_tower(root.entry("tower"))

    start_points: i64
    start_stock: vec[i64]  # by resource
    track_bag: vec[i64]  # colours
    track_draw: vec[i64]  # by number of players
    cities_drawn: vec[i64]
    first_faces: vec[i64]  # river faces of a first game

    def read_set_up(self, entry: Entry) -> None:
        self.start_points = entry.whole("start_points")
        self.start_stock = vec[i64](entry.cost("start_gain"))
        self.track_bag = vec[i64](entry.names("oasis_track_bag", COLOURS))
        self.track_draw = by_players(entry.entry("oasis_track_draw"), 3)
        self.cities_drawn = by_players(entry.entry("desert_cities_drawn"), 12)
        self.first_faces = vec[i64](entry.wholes("first_game_river_sides", 3, 1))
        if len(self.track_bag) < max(players * self.track_draw[players] for players in (2, 3, 4)):
            raise entry.bad("oasis_track_bag", "should have enough keshis for all players")
        for season, face in enumerate(self.first_faces):
            if face > 18 or (face - 1) // 2 % 3 != season:
                raise entry.bad("first_game_river_sides", "should be a side of each season")

    full_district: i64
    oases_scored: i64
    cities_scored: i64
    leftovers_per_point: i64
    gate_match_points: i64
    top_points: i64
    pier_step_points: i64

    def read_scoring(self, entry: Entry) -> None:
        self.full_district = entry.whole("full_district")
        self.oases_scored = entry.whole("oases_scored_max", 0, 7)
        self.cities_scored = entry.whole("desert_cities_scored_max", 0, 2)
        self.leftovers_per_point = entry.whole("leftovers_per_point", 1)
        self.gate_match_points = entry.whole("gate_colour_match")
        self.top_points = entry.whole("stairs_top_step")
        self.pier_step_points = entry.whole("pier_step")

    most_assistants: vec[i64]  # by district
    full_at: vec[i64]  # keshis of a filled district, 0 if it never is
    seller_water: i64
    green_gain: vec[i64]
    goods_names: list[str]  # by goods colour

    def read_player_board(self, root: Entry) -> None:
        districts = root.entry("districts").entries("list", len(DISTRICTS))
        self.most_assistants = vec[i64](
            [each.whole("assistants_max", 3 if number == SOUK else 1, 3) for number, each in enumerate(districts)]
        )
        full_at = [each.whole("full_at", 0, 0 if number == SOUK else 8) for number, each in enumerate(districts)]
        self.full_at = vec[i64](full_at)
        self.seller_water = root.entry("joker").whole("water_per_assistant_use", 0, MOST_GAINED)
        self.green_gain = vec[i64](root.entry("placement_bonus").plain_gain("green", PLAIN))
        names = root.entry("goods_names")
        self.goods_names = [GOODS_NAMES[names.name(colour, GOODS_NAMES)] for colour in GOODS_COLOURS]
        if len(set(self.goods_names)) < len(GOODS_NAMES):
            raise names.bad("purple", "goods of different colours have different names")

    around: vec[i64]  # the square field at each place clockwise
    place_of: vec[i64]  # the place of each square field
    field_bonus: vec[i64]  # by square field
    pink: vec[i64]  # spectators in the sectors of the disc, by side
    purple: vec[i64]

    def read_square(self, root: Entry) -> None:
        square = root.entry("main_square")
        fields = square.entries("fields", len(SQUARE_FIELDS))
        order = [field.name("id", SQUARE_FIELDS) for field in fields]
        if sorted(order) != list(range(len(order))):
            raise square.bad("fields", "should name each of the eight fields once")
        places = [order.index(field) for field in range(len(order))]
        bonuses = [field_gain(field) for field in fields]
        self.around = vec[i64](order)
        self.place_of = vec[i64](places)
        self.field_bonus = vec[i64]([bonuses[place] for place in places])
        disc = root.entry("audience_disc")
        self.pink = sectors(disc, "pink")
        self.purple = sectors(disc, "purple")

    start_oasis: list[vec[i64]]  # the gains of start_right and start_left
    oasis_cost: vec[i64]  # by Sahara field * 3 + resource
    city_cost: vec[i64]  # by city place * 3 + goods colour
    city_gain: list[vec[i64]]  # of a leader on a city's field

    def read_sahara(self, entry: Entry) -> None:
        self.start_oasis = []
        for place, side in zip(entry.numbered("start_oasis", 2, "order"), ("right", "left"), strict=True):
            place.must_be("place", side)
            self.start_oasis.append(vec[i64](place.gain("gain")))
        fields = route_fields(entry, "oasis_fields", SAHARA_FIELDS[:6])
        self.oasis_cost = vec[i64]([number for field in fields for number in field.cost("cost")])
        fields = route_fields(entry, "desert_city_fields", SAHARA_FIELDS[8:])
        self.city_cost = vec[i64]([number for field in fields for number in field.cost("cost", GOODS_COLOURS)])
        self.city_gain = [vec[i64](field.plain_gain("placement_gain", PLAIN)) for field in fields]

    track: list[tuple[int, int]]  # for each place its icon and the player counts, as bits

    def read_track(self, entry: Entry) -> None:
        self.track = []
        for place in entry.numbered("track", 6, "place"):
            icon = place.name("icon", TRACK_ICONS)
            counts = place.wholes("players", 0, 2)
            if TRACK_ICONS[icon] == "none":
                place.must_be("players", [2, 3, 4])
            self.track.append((icon, sum({int(bit(count)) for count in counts})))
        for players in (2, 3, 4):
            if list(icons_for(self.track, players)).count(int(KESHI_ICON)) < self.track_draw[players]:
                raise entry.bad("track", f"has too few keshi places for {players} players")

    gate_count: vec[i64]  # by colour
    gate_match: vec[i64]  # by gate space: bits of the colours that match
    gate_district: vec[i64]
    workshop_price: vec[i64]
    workshop_points: vec[i64]

    def read_medina(self, root: Entry) -> None:
        gates = root.entry("gates")
        self.gate_count = vec[i64](gates.cost("count", COLOURS))
        if sum(self.gate_count) != 32:
            raise gates.bad("count", f"there are 32 gates, not {sum(self.gate_count)}")
        spaces = root.entry("gate_spaces").entries("list", 8)
        self.gate_match = vec[i64]([space.mask("match") for space in spaces])
        self.gate_district = vec[i64]([space.name("district", DISTRICTS) for space in spaces])
        shops = root.entry("workshops").numbered("list", 4)
        self.workshop_price = vec[i64]([shop.cost("cost", ("dinar",))[0] for shop in shops])
        self.workshop_points = vec[i64]([shop.whole("points", -99) for shop in shops])

    last_step: i64
    section: vec[i64]  # by step
    boundary_gain: vec[i64]
    sultan_start: i64
    imam_start: i64

    def read_stairs(self, root: Entry) -> None:
        stairs = root.entry("stairs")
        self.last_step = stairs.whole("last_step", 1, 60)
        self.section = sections(stairs, int(self.last_step))
        self.boundary_gain = vec[i64](stairs.gain("boundary_gain"))
        start = root.entry("module_2_start")
        self.sultan_start = start.whole("sultan_step", 1, int(self.last_step))
        self.imam_start = start.whole("imam_step", 1, int(self.last_step))

    inner_names: list[str]
    inner_places: list[tuple[str, int]]  # column and height of each inner field, for whoever draws it
    inner_bonus: vec[i64]
    fill_order: vec[i64]  # the inner fields that stairs tiles cover
    lines: list[vec[i64]]  # by mosque section * 5 + palace section; an inner field f is written as -1 - f

    def read_connection(self, entry: Entry) -> None:
        inner = entry.entries("inner_fields", 15)
        self.inner_names = [field.text("id") for field in inner]
        self.inner_places = [(COLUMNS[field.name("column", COLUMNS)], field.whole("height")) for field in inner]
        self.inner_bonus = vec[i64]([field.single_gain("gain") for field in inner])
        covered = entry.names("module_1_fill_order", tuple(self.inner_names))
        if len(covered) != 12:
            raise entry.bad("module_1_fill_order", "should name twelve inner fields")
        for number, field in enumerate(inner):
            field.must_be("covered", number in covered)
        self.fill_order = vec[i64](covered)
        self.lines = connection_lines(entry, tuple(self.inner_names))

    pier: i64  # the last space
    crocodile: i64
    fall_step: vec[i64]  # by waterfall: the first space beyond it
    fall_bonus: vec[i64]
    pier_points: vec[i64]  # of the mooring places, best first

    def read_river(self, entry: Entry) -> None:
        entry.must_be("start_step", 0)
        self.pier = entry.whole("pier_step", 1, 60)
        self.crocodile = entry.whole("crocodile_step", 0, int(self.pier))
        count = len(entry.listed("waterfalls"))
        falls = entry.numbered("waterfalls", min(count, 15))
        self.fall_step = vec[i64]([fall.whole("passed_from_step", 1, int(self.pier)) for fall in falls])
        self.fall_bonus = vec[i64]([fall.single_gain("gain") for fall in falls])
        piers = entry.numbered("piers", max(4, len(entry.listed("piers"))), "place")
        points = [pier.whole("points") for pier in piers]
        if points != sorted(points, reverse=True):
            raise entry.bad("piers", "should begin with the place that is worth most")
        self.pier_points = vec[i64](points)

    dislodge: float
    stick: float

    def read_tower(self, entry: Entry) -> None:
        self.dislodge = entry.share("dislodge_per_dropped")
        self.stick = entry.share("stick_probability")
        entry.must_be("initial_stuck", 0)


def by_players(entry: Entry, most: int) -> vec[i64]:
    """A row with a number for each number of players."""
    row = [0, 0, *(entry.whole(f"p{players}", 0, most) for players in (2, 3, 4))]
    return vec[i64](row)


def field_gain(field: Entry) -> int:
    """The bonus of a square field, which comes once for each spectator."""
    codes = field.plain_gain("gain", SCALED)
    if len(codes) != 1 or effect_amount(codes[0]) > MOST_OF_A_FIELD:
        raise field.bad("gain", f"should be a single gain of at most {MOST_OF_A_FIELD}")
    return codes[0]


def sectors(disc: Entry, side: str) -> vec[i64]:
    spectators = disc.wholes(side, len(SQUARE_FIELDS))
    if max(spectators) > MOST_SPECTATORS:
        raise disc.bad(side, f"should have at most {MOST_SPECTATORS} spectators in a sector")
    return vec[i64](spectators)


def route_fields(entry: Entry, key: str, names: tuple[str, ...]) -> list[Entry]:
    """Fields of the two routes, each named by its route and depth."""
    fields = entry.entries(key, len(names))
    for field, name in zip(fields, names, strict=True):
        route, depth = name.split("_")
        field.must_be("id", name)
        field.must_be("route", route)
        field.must_be("depth", int(depth))
    return fields


def icons_for(track: list[tuple[int, int]], players: i64) -> vec[i64]:
    """The icon of each place of the oasis track; a place not meant for this many players is plain."""
    return vec[i64]([icon if mask >> players & 1 else 0 for icon, mask in track])


def sections(stairs: Entry, last_step: int) -> vec[i64]:
    """The section of each step."""
    found: list[int] = []
    for number, section in enumerate(stairs.numbered("sections", 5, "section")):
        section.must_be("first_step", len(found))
        last = section.whole("last_step", len(found), last_step)
        found += [number] * (last - len(found) + 1)
    if len(found) != last_step + 1 or found[-2] == 4:
        raise stairs.bad("sections", "the fifth section is the last step alone")
    return vec[i64](found)


def connection_lines(entry: Entry, names: tuple[str, ...]) -> list[vec[i64]]:
    """The bonuses of each line: the mosque's points, inner fields, the palace's dinars."""
    points = side_fields(entry, "mosque_fields", POINTS)
    dinars = side_fields(entry, "palace_fields", DINAR)
    lines: list[vec[i64]] = []
    for number, line in enumerate(entry.entries("lines", 25)):
        mosque, palace = number // 5, number % 5
        line.must_be("mosque", mosque + 1)
        line.must_be("palace", palace + 1)
        line.must_be("points", points[mosque])
        line.must_be("dinar", dinars[palace])
        bonuses = [-1 - field for field in line.names("inner", names)]
        if points[mosque] > 0:
            bonuses.insert(0, int(effect(POINTS, points[mosque])))
        if dinars[palace] > 0:
            bonuses.append(int(effect(DINAR, dinars[palace])))
        lines.append(vec[i64](bonuses))
    return lines


def side_fields(entry: Entry, key: str, kind: i64) -> list[int]:
    """What stands beside each section of the stairs; beside the first there is nothing."""
    amounts = [0]
    for number, field in enumerate(entry.entries(key, 4)):
        field.must_be("section", number + 2)
        codes = field.plain_gain("gain", (int(kind),))
        amounts.append(int(effect_amount(codes[0])) if codes else 0)
    return amounts


def from_one(values: list[int]) -> vec[i64]:
    """A row counted from 1, as tiles are."""
    row = [0, *values]
    return vec[i64](row)
