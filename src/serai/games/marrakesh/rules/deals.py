"""What chance lays out at set-up (M-034 to M-049)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.agenda import Chance, Item
from serai.core.chance import NO_WEIGHTS, Outcome, Stream, counted, draw_one, only, shuffle, weighed
from serai.core.errors import Refusal
from serai.core.rows import total
from serai.games.marrakesh.actions import (
    DESERT_CITIES,
    GATE_DEAL,
    LUXURY_STACK,
    OASIS_DEAL,
    OASIS_DISPLAY,
    OFFICE_DRAW,
    RIVER_TILES,
    SCROLL_STACK,
    STAIRS_TILES,
    START_PLAYER,
    SUPPLY_DEAL,
    TRACK_KESHIS,
)
from serai.games.marrakesh.events import (
    OFFICE_OPENED,
    START_CHOSEN,
    SUPPLY_DEALT,
)
from serai.games.marrakesh.pieces.names import (
    CITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    LUXURY_COUNT,
    OASIS_COUNT,
    OASIS_FIELD_COUNT,
    SCROLL_COLOURS,
    SCROLL_COUNT,
    SHOP_COUNT,
    SUPPLY_COUNT,
    WORKSHOP_COUNT,
    no_numbers,
)
from serai.games.marrakesh.rules.moments import RIVER_FACES
from serai.games.marrakesh.rules.stacks import turn_up_luxury, turn_up_scroll
from serai.games.marrakesh.state import (
    CITY_SHOWN_CELLS,
    DRAWN_CELLS,
    FACE_CELLS,
    HEIGHT_CELL,
    INNER_CELLS,
    LAID_FACE_CELLS,
    MARKER_CELL,
    OASIS_CELLS,
    OASIS_SHOWN_CELLS,
    OFFICE_CELLS,
    SHOWN_OPEN_CELL,
    START_CELL,
    SUPPLY_CELLS,
    TILE_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
    workshop_cell,
)


def some_of(pool: vec[i64], count: i64, stream: Stream) -> vec[i64]:
    """An ordered choice of that many, each alike likely."""
    shuffle(pool, stream)
    return pool[:count]


def sorted_few(numbers: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(numbers))


def refuse_outcome(outcome: Outcome, pool: vec[i64], count: i64, rule: str) -> Refusal | None:
    """Why these can't be that many different members of the pool."""
    if len(outcome) != count:
        return Refusal(rule, "drawn_count", {"count": int(count)})
    for number in outcome:
        if list(pool).count(number) == 0 or list(outcome).count(number) > 1:
            return Refusal(rule, "not_drawable", {"tile": int(number)})
    return None


def numbers_to(last: i64, first: i64 = 1) -> vec[i64]:
    pool = no_numbers()
    number = first
    while number <= last:
        pool = append(pool, number)
        number += 1
    return pool


def without(pool: vec[i64], gone: vec[i64]) -> vec[i64]:
    left = no_numbers()
    for number in pool:
        if list(gone).count(number) == 0:
            left = append(left, number)
    return left


class StackScrolls(Chance):
    """M-034: one of the three stacks of a colour; the top tile is turned up."""

    def __init__(self, colour: i64, place: i64) -> None:
        super().__init__(SCROLL_STACK.at(colour=SCROLL_COLOURS[colour], place=int(place) + 1))
        self.colour: i64 = colour
        self.place: i64 = place

    def left(self, table: Marrakesh) -> vec[i64]:
        colours = table.setting.printed.scroll_colour
        pool = no_numbers()
        scroll: i64 = 1
        while scroll <= SCROLL_COUNT:
            if colours[scroll] == self.colour and not self.is_stacked(table, scroll):
                pool = append(pool, scroll)
            scroll += 1
        return pool

    def is_stacked(self, table: Marrakesh, scroll: i64) -> bool:
        place: i64 = 0
        while place < self.place:
            stack = academy_cell(self.colour, place)
            tile: i64 = 0
            while tile < table.height(stack):
                if table.cells[stack + TILE_CELLS + tile] == scroll:
                    return True
                tile += 1
            place += 1
        return False

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        pool = self.left(table)
        count: i64 = len(pool) // (3 - self.place)
        return some_of(pool, count, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        pool = self.left(table)
        return weighed(counted(pool), draws, len(pool) // (3 - self.place))

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        pool = self.left(table)
        count: i64 = len(pool) // (3 - self.place)
        return refuse_outcome(outcome, pool, count, "M-034")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        stack = academy_cell(self.colour, self.place)
        lay_stack(table, stack, outcome)
        turn_up_scroll(table, self.colour, self.place)


def lay_stack(table: Marrakesh, stack: i64, tiles: vec[i64]) -> None:
    height: i64 = len(tiles)
    table.cells[stack + HEIGHT_CELL] = height
    place: i64 = 0
    while place < height:
        table.cells[stack + TILE_CELLS + place] = tiles[place]
        place += 1


class DrawOffices(Chance):
    """M-035, M-213: three offices, in the order of use."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return some_of(numbers_to(table.setting.last_office, table.setting.first_office), 3, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(numbers_to(table.setting.last_office, table.setting.first_office)), draws, 3)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, numbers_to(table.setting.last_office, table.setting.first_office), 3, "M-035")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for season in range(3):
            table.cells[OFFICE_CELLS + season] = outcome[season]
        table.tell(OFFICE_OPENED, outcome[0])


class StackLuxuries(Chance):
    """M-036: the stack of a shop; the top tile is turned up."""

    def __init__(self, number: i64) -> None:
        super().__init__(LUXURY_STACK.at(shop=int(number) + 1))
        self.number: i64 = number

    def left(self, table: Marrakesh) -> vec[i64]:
        stacked = no_numbers()
        number: i64 = 0
        while number < self.number:
            stacked = stacked_on(table, shop_cell(number), stacked)
            number += 1
        return without(numbers_to(LUXURY_COUNT), stacked)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return some_of(self.left(table), 5, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(self.left(table)), draws, 5)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, self.left(table), 5, "M-036")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        lay_stack(table, shop_cell(self.number), outcome)
        turn_up_luxury(table, self.number)


def stacked_on(table: Marrakesh, stack: i64, found: vec[i64]) -> vec[i64]:
    place: i64 = 0
    while place < table.height(stack):
        found = append(found, table.cells[stack + TILE_CELLS + place])
        place += 1
    return found


def face_season(face: i64) -> i64:
    """The season of a river face, from 0."""
    return (face - 1) // 2 % 3


class DrawRiver(Chance):
    """M-037: a face for each season; written even when agreed on."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        if len(table.setting.river_agreed) > 0:
            return table.setting.river_agreed[:]
        faces = no_numbers()
        season: i64 = 0
        while season < 3:
            faces = append(faces, 2 * season + 1 + 6 * stream.below(3) + stream.below(2))
            season += 1
        return faces

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        season: i64 = len(draws)
        if season == 3:
            return NO_WEIGHTS
        agreed = table.setting.river_agreed
        weights = vec[float]([0.0] * 19)
        for face in range(1, 19):
            if agreed[season] == face if len(agreed) > 0 else face_season(face) == season:
                weights[face] = 1.0
        return weights

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        agreed = table.setting.river_agreed
        if len(outcome) != 3:
            return Refusal("M-037", "drawn_count", {"count": 3})
        for season in range(3):
            if face_season(outcome[season]) != season:
                return Refusal("M-037", "wrong_season", {"face": int(outcome[season])})
            if len(agreed) > 0 and agreed[season] != outcome[season]:
                return Refusal("M-038", "not_agreed", {"face": int(outcome[season])})
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for season in range(3):
            table.cells[FACE_CELLS + season] = outcome[season]


class DealGates(Chance):
    """M-039: eight gates for a workshop."""

    def __init__(self, workshop: i64) -> None:
        super().__init__(GATE_DEAL.at(workshop=int(workshop) + 1))
        self.workshop: i64 = workshop

    def left(self, table: Marrakesh) -> vec[i64]:
        counts = table.setting.printed.gate_count[:]
        for workshop in range(self.workshop):
            for colour in range(COLOUR_COUNT):
                counts[colour] -= table.gates_at(workshop, colour)
        return counts

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        counts = self.left(table)
        gates = no_numbers()
        while len(gates) < 8:
            colour = draw_one(counts, total(counts), stream)
            counts[colour] -= 1
            gates = append(gates, colour)
        return sorted_few(gates)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(self.left(table), draws, 8)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        if len(outcome) != 8:
            return Refusal("M-039", "drawn_count", {"count": 8})
        counts = self.left(table)
        for colour in outcome:
            counts[colour] -= 1
            if counts[colour] < 0:
                return Refusal("M-039", "no_gate_left", {"colour": COLOURS[colour]})
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for colour in outcome:
            table.cells[workshop_cell(self.workshop, colour)] += 1


class DrawStairsTiles(Chance):
    """M-199: twelve stairs tiles from the lower left field on; written even when agreed on."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        if len(table.setting.faces_agreed) > 0:
            return table.setting.faces_agreed[:]
        tiles = some_of(numbers_to(20), 12, stream)
        place: i64 = 0
        while place < 12:
            tiles[place] = 2 * tiles[place] + stream.below(2)
            place += 1
        return tiles

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        place: i64 = len(draws)
        if place == 12:
            return NO_WEIGHTS
        agreed = table.setting.faces_agreed
        if len(agreed) > 0:
            return only(agreed[place], no_numbers())
        weights = vec[float]([1.0] * 42)
        weights[0] = weights[1] = 0.0
        for face in draws:
            weights[face] = weights[face ^ 1] = 0.0
        return weights

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        tiles = vec[i64]([face // 2 for face in outcome])
        refusal = refuse_outcome(tiles, numbers_to(20), 12, "M-199")
        agreed = table.setting.faces_agreed
        if refusal is None and len(agreed) > 0 and list(agreed) != list(outcome):
            return Refusal("M-199", "not_agreed")
        return refusal

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        printed = table.setting.printed
        for place in range(12):
            table.cells[LAID_FACE_CELLS + place] = outcome[place]
            table.cells[INNER_CELLS + printed.fill_order[place]] = printed.face_bonus[outcome[place]]


class DrawCities(Chance):
    """M-218: the desert cities on display."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return sorted_few(some_of(numbers_to(CITY_COUNT), table.setting.cities_shown, stream))

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(numbers_to(CITY_COUNT)), draws, table.setting.cities_shown)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, numbers_to(CITY_COUNT), table.setting.cities_shown, "M-218")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for city in outcome:
            table.cells[CITY_SHOWN_CELLS + city] = 1


def oases_left(table: Marrakesh, seats: i64) -> vec[i64]:
    """The oases not dealt to the first so many seats."""
    dealt = no_numbers()
    seat: i64 = 0
    while seat < seats:
        field: i64 = 0
        while field < OASIS_FIELD_COUNT:
            dealt = append(dealt, table.oasis_at(seat, field))
            field += 1
        seat += 1
    return without(numbers_to(OASIS_COUNT), dealt)


class DealOases(Chance):
    """M-042: six oases, face down and unseen."""

    def __init__(self, seat: i64) -> None:
        super().__init__(OASIS_DEAL.at(seat=int(seat)), seat)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return some_of(oases_left(table, self.seat), OASIS_FIELD_COUNT, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(oases_left(table, self.seat)), draws, OASIS_FIELD_COUNT)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, oases_left(table, self.seat), OASIS_FIELD_COUNT, "M-042")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for field in range(OASIS_FIELD_COUNT):
            table.put(self.seat, OASIS_CELLS + field, outcome[field])


class DrawShownOases(Chance):
    """M-042: some of the oases not dealt, for the river face that offers them."""

    def count(self, table: Marrakesh) -> i64:
        return table.setting.printed.face_amount[table.cells[FACE_CELLS]]

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return sorted_few(some_of(oases_left(table, table.setting.players), self.count(table), stream))

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(oases_left(table, table.setting.players)), draws, self.count(table))

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        rule = RIVER_FACES[table.cells[FACE_CELLS]].rule()
        return refuse_outcome(outcome, oases_left(table, table.setting.players), self.count(table), rule)

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        table.cells[SHOWN_OPEN_CELL] = 1
        for place in range(len(outcome)):
            table.cells[OASIS_SHOWN_CELLS + place] = outcome[place]


class DrawTrackKeshis(Chance):
    """M-043: keshis for the oasis track, from one bag for all."""

    def __init__(self, seat: i64) -> None:
        super().__init__(TRACK_KESHIS.at(seat=int(seat)), seat)

    def bag(self, table: Marrakesh) -> vec[i64]:
        drawn = no_numbers()
        seat: i64 = 0
        while seat < self.seat:
            place: i64 = 0
            while place < table.setting.track_keshis:
                drawn = append(drawn, table.drawn_keshi(seat, place) - 1)
                place += 1
            seat += 1
        return without(table.setting.printed.track_bag, drawn)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return some_of(self.bag(table), table.setting.track_keshis, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(self.bag(table)), draws, table.setting.track_keshis)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        if len(outcome) != table.setting.track_keshis:
            return Refusal("M-043", "drawn_count", {"count": int(table.setting.track_keshis)})
        for colour in outcome:
            if list(self.bag(table)).count(colour) == 0 or list(outcome).count(colour) > 1:
                return Refusal("M-043", "not_in_bag", {"colour": COLOURS[colour]})
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for place in range(table.setting.track_keshis):
            table.put(self.seat, DRAWN_CELLS + place, outcome[place] + 1)


class DealSupply(Chance):
    """M-046: three supply tiles, which only their owner sees."""

    def __init__(self, seat: i64) -> None:
        super().__init__(SUPPLY_DEAL.at(seat=int(seat)), seat)

    def left(self, table: Marrakesh) -> vec[i64]:
        dealt = no_numbers()
        seat: i64 = 0
        while seat < self.seat:
            place: i64 = 0
            while place < 3:
                dealt = append(dealt, table.supply_tile(seat, place))
                place += 1
            seat += 1
        return without(numbers_to(SUPPLY_COUNT), dealt)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return sorted_few(some_of(self.left(table), 3, stream))

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(self.left(table)), draws, 3)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, self.left(table), 3, "M-046")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for place in range(3):
            table.put(self.seat, SUPPLY_CELLS + place, outcome[place])
        table.tell_many(SUPPLY_DEALT, outcome, self.seat)


class DrawStart(Chance):
    """M-049: the start player; written even when agreed on."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        if table.setting.start_agreed >= 0:
            return vec[i64]([table.setting.start_agreed])
        return vec[i64]([stream.below(table.setting.players)])

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        if table.setting.start_agreed >= 0:
            return only(table.setting.start_agreed, draws)
        return weighed(vec[i64]([1] * table.setting.players), draws, 1)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        seat = outcome[0]
        if seat >= table.setting.players:
            return Refusal("M-033", "no_such_seat", {"seat": int(seat)})
        if table.setting.start_agreed >= 0 and seat != table.setting.start_agreed:
            return Refusal("M-049", "not_agreed")
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        table.cells[START_CELL] = outcome[0]
        table.cells[MARKER_CELL] = outcome[0]
        table.tell(START_CHOSEN, outcome[0])


SCROLL_STACKS: Final = [StackScrolls(colour, place) for colour in range(4) for place in range(3)]
DRAW_OFFICES: Final = DrawOffices(OFFICE_DRAW)
LUXURY_STACKS: Final = [StackLuxuries(number) for number in range(SHOP_COUNT)]
DRAW_RIVER: Final = DrawRiver(RIVER_TILES)
GATE_DEALS: Final = [DealGates(workshop) for workshop in range(WORKSHOP_COUNT)]
DRAW_STAIRS_TILES: Final = DrawStairsTiles(STAIRS_TILES)
DRAW_CITIES: Final = DrawCities(DESERT_CITIES)
OASIS_DEALS: Final[list[Item]] = [DealOases(seat) for seat in range(4)]
DRAW_SHOWN: Final = DrawShownOases(OASIS_DISPLAY)
TRACK_DRAWS: Final[list[Item]] = [DrawTrackKeshis(seat) for seat in range(4)]
SUPPLY_DEALS: Final[list[Item]] = [DealSupply(seat) for seat in range(4)]
DRAW_START: Final = DrawStart(START_PLAYER)
