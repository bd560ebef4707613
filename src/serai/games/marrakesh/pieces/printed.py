"""All values that an edition prints, as the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Edition
from serai.core.rows import bit
from serai.games.marrakesh.pieces.checks import check_box, check_player_board, check_set_up
from serai.games.marrakesh.pieces.effects import ANY_KESHI, DATE, DINAR, GAIN_KEYS, POINTS, WATER
from serai.games.marrakesh.pieces.entries import MOST_GAINED, Entry
from serai.games.marrakesh.pieces.names import (
    CITY_RULES,
    COLOURS,
    COUNTED,
    FACE_RULES,
    GOODS_COLOURS,
    LUXURY_KINDS,
    OASIS_RULES,
    RESOURCES,
    ROUND_END,
    SCROLL_COLOURS,
    SCROLL_EFFECTS,
    SEASON_END,
    no_numbers,
)
from serai.games.marrakesh.pieces.printed_boards import PLAIN, PrintedBoards, from_one


class ScrollPrint:
    """What is printed on the scrolls of an effect: gains of some kinds, a price, an amount."""

    def __init__(
        self,
        gains: tuple[int, ...] = (),
        single: bool = False,
        pays: tuple[int, ...] = (),
        least: int = 1,
        most: int = 0,
    ) -> None:
        self.gains = gains
        self.single = single  # just one of them
        self.pays = pays
        self.least = least
        self.most = most  # 0: there is no amount


ANYTHING: Final = tuple(range(len(GAIN_KEYS)))
NOTHING_PRINTED: Final = ScrollPrint()
SCROLL_PRINTS: Final = {
    "gain": ScrollPrint(ANYTHING),
    "boundary_bonus": ScrollPrint(ANYTHING),
    "exchange_extra": ScrollPrint(ANYTHING),
    "plantation_alternative": ScrollPrint((int(WATER), int(DINAR), int(POINTS)), single=True),
    "buy_stair_steps": ScrollPrint(pays=(int(WATER), int(DATE), int(DINAR))),
    "points_field_bonus": ScrollPrint(most=5),
    "extra_spectator": ScrollPrint(most=3),
    "gate_discount": ScrollPrint(most=9),
    "water_seller_water": ScrollPrint(most=9),
    "cheap_supply": ScrollPrint(pays=(int(DINAR),), most=9),
    "cheap_oasis": ScrollPrint(most=9),
    "three_spectator_fields": ScrollPrint(most=9),
    "extra_stair_step": ScrollPrint(most=9),
    "mosque_top_points": ScrollPrint(most=99),
    "water_seller_points": ScrollPrint(most=99),
    "one_spectator_fields": ScrollPrint(most=9),
    "palace_top_points": ScrollPrint(most=99),
    "pier_points": ScrollPrint(most=99),
    "souk_water_seller": ScrollPrint(ANYTHING),
    "seven_scroll_for_date": ScrollPrint(pays=(int(DATE),)),
    "double_waterfall": ScrollPrint(most=9),
    "draft_two_any": ScrollPrint(least=2, most=2),
    "free_discovered_oases": ScrollPrint(most=6),
    "two_connection_bonuses": ScrollPrint(most=5),
    "keshi_and_action": ScrollPrint((int(ANY_KESHI),), single=True),
    "square_twice": ScrollPrint(most=9),
    "gate_double_keshi": ScrollPrint(most=9),
    "score_acquired_oasis": ScrollPrint(most=1),
    "resources_to_points": ScrollPrint(most=99),
}
RETURNED: Final = "base_plus_returned_resource"
LIMITS: Final = {RETURNED: "max", "per_small_district": "max_keshi", "boundaries_crossed": "need"}


class Printed(PrintedBoards):
    """All printed values of an edition; tiles are counted from 1."""

    def __init__(self, edition: Edition) -> None:
        root = Entry(edition, "", edition.values)
        self.head: dict[str, object] = check_box(root)  # what the edition says of itself
        check_set_up(root.entry("setup"))
        check_player_board(root)
        super().__init__(root)
        self.read_supplies(root.entry("supply_tiles"))
        self.read_stairs_tiles(root.entry("stairs_tiles"))
        self.read_souk(root)
        self.read_scrolls(root.entry("scrolls"))
        self.read_oases(root.entry("oases"))
        self.read_cities(root.entry("desert_cities"))
        self.read_faces(root.entry("river_tiles"))
        root.close()

    supply_cost: vec[i64]  # by supply tile * 3 + resource
    supply_loss: vec[i64]

    def read_supplies(self, entry: Entry) -> None:
        tiles = entry.numbered("tile", 12)
        self.supply_cost = vec[i64]([0] * 3 + [number for tile in tiles for number in tile.cost("need")])
        self.supply_loss = from_one([tile.whole("loss") for tile in tiles])

    face_bonus: vec[i64]  # by face of a stairs tile

    def read_stairs_tiles(self, entry: Entry) -> None:
        tiles = entry.numbered("tile", 20)
        faces = [0, 0]
        faces += [tile.single_gain(side) for tile in tiles for side in ("front", "back")]
        self.face_bonus = vec[i64](faces)

    offices: list[vec[i64]]  # by office * 3 + goods colour
    luxury_kind: vec[i64]
    luxury_cost: vec[i64]  # by luxury good * 3 + goods colour
    luxury_gain: list[vec[i64]]

    def read_souk(self, root: Entry) -> None:
        exchange = root.entry("exchange")
        self.offices = [no_numbers(), no_numbers(), no_numbers()]
        for number, office in enumerate(exchange.entries("base", 6) + exchange.entries("module_3", 6)):
            office.must_be("id", number + 1)
            self.offices += [vec[i64](office.gain(colour)) for colour in GOODS_COLOURS]
        tiles = root.entry("luxury").numbered("tile", 25)
        self.luxury_kind = from_one([tile.name("kind", LUXURY_KINDS) for tile in tiles])
        self.luxury_cost = vec[i64]([0] * 3 + [number for tile in tiles for number in tile.cost("cost", GOODS_COLOURS)])
        self.luxury_gain = [no_numbers()]
        self.luxury_gain += [vec[i64](tile.gain("gain")) for tile in tiles]

    scholars: vec[i64]  # by scroll colour
    dates: vec[i64]
    scroll_colour: vec[i64]
    scroll_gain: list[vec[i64]]
    scroll_pay: vec[i64]  # by scroll * 3 + resource
    scroll_amount: vec[i64]

    def read_scrolls(self, entry: Entry) -> None:
        tiles = entry.numbered("tile", len(SCROLL_EFFECTS))
        self.scroll_colour = from_one([tile.name("back", SCROLL_COLOURS) for tile in tiles])
        self.read_backs(entry.entries("backs", len(SCROLL_COLOURS)))
        self.scroll_gain = [no_numbers()]
        self.scroll_pay = vec[i64]([0] * (3 * len(tiles) + 3))
        self.scroll_amount = vec[i64]([0] * (len(tiles) + 1))
        for number, tile in enumerate(tiles, 1):
            tile.must_be("effect", SCROLL_EFFECTS[number - 1])
            tile.must_be("when", activation(number))
            self.read_scroll(number, tile)

    def read_backs(self, backs: list[Entry]) -> None:
        self.scholars = vec[i64]([back.whole("scholars", 1, 8) for back in backs])
        self.dates = vec[i64]([back.whole("dates", 0, MOST_GAINED) for back in backs])
        colours = list(self.scroll_colour)[1:]
        for colour, back in enumerate(backs):
            back.must_be("back", SCROLL_COLOURS[colour])
            back.must_be("count", (21, 21, 18, 12)[colour])
            back.must_be("first", colours.index(colour) + 1 if colour in colours else 0)
            back.must_be("last", len(colours) - colours[::-1].index(colour) if colour in colours else 0)
            if colours.count(colour) != (21, 21, 18, 12)[colour]:
                raise back.bad("count", f"there are {colours.count(colour)} scrolls of this colour")

    def read_scroll(self, number: int, tile: Entry) -> None:
        """What is printed on a scroll: which of gain, price and amount depends on what it does."""
        kind = SCROLL_PRINTS.get(SCROLL_EFFECTS[number - 1], NOTHING_PRINTED)
        gain = no_numbers()
        if kind.gains:
            gain = vec[i64](tile.plain_gain("gain", kind.gains))
            if len(gain) == 0 or (kind.single and len(gain) > 1):
                raise tile.bad("gain", "should be a single gain" if kind.single else "should not be empty")
        self.scroll_gain.append(gain)
        if kind.pays:
            for resource, price in enumerate(tile.cost("pay")):
                if price > 0 and resource not in kind.pays:
                    raise tile.bad("pay", f"should be paid in {', '.join(RESOURCES[each] for each in kind.pays)}")
                self.scroll_pay[number * 3 + resource] = price
            if sum(tile.cost("pay")) == 0:
                raise tile.bad("pay", "should not be empty")
        if kind.most > 0:
            self.scroll_amount[number] = tile.whole("amount", kind.least, kind.most)

    oasis_points: vec[i64]
    oasis_base: vec[i64]
    oasis_limit: vec[i64]  # the most that is returned, the most keshis or the boundaries needed
    oasis_colours: vec[i64]  # bits
    oasis_kind: vec[i64]
    oasis_resource: vec[i64]

    def read_oases(self, entry: Entry) -> None:
        tiles = entry.numbered("tile", len(OASIS_RULES))
        for number, tile in enumerate(tiles):
            tile.must_be("rule", OASIS_RULES[number])
        self.oasis_points = from_one([tile.whole("points") for tile in tiles])
        self.oasis_base = from_one([oasis_base(tile) for tile in tiles])
        self.oasis_limit = from_one([oasis_limit(tile) for tile in tiles])
        self.oasis_colours = from_one([oasis_colours(tile) for tile in tiles])
        kinds = [tile.name("kind", LUXURY_KINDS) if tile.text("rule") == "per_luxury_kind" else 0 for tile in tiles]
        self.oasis_kind = from_one(kinds)
        resources = [tile.name("resource", RESOURCES) if tile.text("rule") == RETURNED else 0 for tile in tiles]
        self.oasis_resource = from_one(resources)

    city_points: vec[i64]
    city_group: i64  # so many keshis
    city_counts_goods: bool
    city_least: i64  # keshis of a large district
    city_counts_sellers: bool

    def read_cities(self, entry: Entry) -> None:
        tiles = entry.numbered("tile", len(CITY_RULES))
        points: list[int] = []
        for number, tile in enumerate(tiles):
            tile.must_be("rule", CITY_RULES[number])
            tile.must_be("when", "immediate" if CITY_RULES[number].startswith("free") else "game_end")
            points.append(0 if CITY_RULES[number].startswith("free") else tile.whole("points"))
        self.city_points = from_one(points)
        groups, districts = tiles[CITY_RULES.index("per_keshi_group")], tiles[CITY_RULES.index("per_large_district")]
        self.city_group = groups.whole("group", 1)
        self.city_counts_goods = groups.flag("goods_count")
        self.city_least = districts.whole("min_keshi", 0, 9)
        self.city_counts_sellers = districts.flag("water_sellers_count")

    face_first: list[vec[i64]]  # gains of the winner
    face_second: list[vec[i64]]
    face_colours: vec[i64]  # bits of the colours to choose from
    face_amount: vec[i64]  # how often, or how many
    face_counted: vec[i64]  # by face * 2 + side: what is counted
    face_each: list[vec[i64]]  # by face * 2 + side: the gains for each of them

    def read_faces(self, entry: Entry) -> None:
        faces = entry.numbered("side", len(FACE_RULES))
        self.face_first = [no_numbers()]
        self.face_second = [no_numbers()]
        self.face_colours = vec[i64]([0] * (len(faces) + 1))
        self.face_amount = vec[i64]([0] * (len(faces) + 1))
        self.face_counted = vec[i64]([0] * (2 * len(faces) + 2))
        self.face_each = [no_numbers() for _ in range(2 * (len(faces) + 1))]
        for number, face in enumerate(faces, 1):
            face.must_be("rule", FACE_RULES[number - 1])
            face.must_be("tile", (number + 1) // 2)
            face.must_be("season", (number - 1) // 2 % 3 + 1)
            self.read_face(number, face)

    def read_face(self, number: int, face: Entry) -> None:
        rule = FACE_RULES[number - 1]
        shares = rule == "gain" and (number - 1) // 2 % 3 == 2  # in season 3 the second receives something too
        self.face_first.append(vec[i64](face.gain("first")) if rule == "gain" else no_numbers())
        self.face_second.append(vec[i64](face.gain("second")) if shares else no_numbers())
        if rule == "one_keshi_of":
            self.face_colours[number] = face.mask("colours")
        elif rule in ("free_discovered_oases", "square_action"):
            self.face_amount[number] = face.whole("amount", 1, 6)
        elif rule == "oasis_from_offer":
            self.face_amount[number] = face.whole("offer", 1, 3)
        elif rule == "choice":
            for side, bonus in enumerate(face.entries("choice", 2)):
                self.face_counted[number * 2 + side] = bonus.name("per", COUNTED)
                self.face_each[number * 2 + side] = vec[i64](bonus.plain_gain("gain", PLAIN))


def activation(scroll: int) -> str:
    """When a scroll works, as an edition names it."""
    if scroll in (SEASON_END, ROUND_END):
        return "season_end" if scroll == SEASON_END else "round_end"
    return "immediate" if SCROLL_EFFECTS[scroll - 1] in IMMEDIATE else "permanent"


IMMEDIATE: Final = (
    "gain",
    "three_spectator_fields",
    "any_district_action",
    "souk_water_seller",
    "seven_scroll_for_date",
    "whole_connection_line",
    "free_discovered_oases",
    "keshi_and_action",
    "all_jugglers",
    "score_acquired_oasis",
    "resources_to_points",
)


def oasis_base(tile: Entry) -> int:
    return tile.whole("base") if tile.text("rule").startswith("base_plus") else 0


def oasis_limit(tile: Entry) -> int:
    rule = tile.text("rule")
    return tile.whole(LIMITS[rule], 0, 99) if rule in LIMITS else 0


def oasis_colours(tile: Entry) -> int:
    if tile.text("rule") == "base_plus_keshi":
        return bit(tile.name("colour", COLOURS))
    return tile.mask("colours") if tile.text("rule") == "per_gate" else 0


PRINTED: Final[dict[str, Printed]] = {}


def printed_values(edition: Edition) -> Printed:
    """The edition's values, read once."""
    known = PRINTED.get(edition.sha256)
    if known is None:
        known = Printed(edition)
        PRINTED[edition.sha256] = known
    return known
