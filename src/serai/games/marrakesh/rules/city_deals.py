"""What chance lays out in the city and in the desert at set-up (M-034 to M-041, M-218)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.agenda import Chance
from serai.core.chance import NO_WEIGHTS, Outcome, Stream, counted, draw_one, only, weighed
from serai.core.errors import Refusal
from serai.core.rows import total
from serai.games.marrakesh.actions import (
    DESERT_CITIES,
    GATE_DEAL,
    LUXURY_STACK,
    OFFICE_DRAW,
    RIVER_TILES,
    SCROLL_STACK,
    STAIRS_TILES,
)
from serai.games.marrakesh.events import (
    OFFICE_OPENED,
)
from serai.games.marrakesh.pieces.names import (
    CITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    LUXURY_COUNT,
    SCROLL_COLOURS,
    SCROLL_COUNT,
    SHOP_COUNT,
    WORKSHOP_COUNT,
    no_numbers,
)
from serai.games.marrakesh.rules.drawing import numbers_to, refuse_outcome, some_of, sorted_few, without
from serai.games.marrakesh.rules.stacks import turn_up_luxury, turn_up_scroll
from serai.games.marrakesh.state import (
    CITY_SHOWN_CELLS,
    FACE_CELLS,
    HEIGHT_CELL,
    INNER_CELLS,
    LAID_FACE_CELLS,
    OFFICE_CELLS,
    TILE_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
    workshop_cell,
)


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


SCROLL_STACKS: Final = [StackScrolls(colour, place) for colour in range(4) for place in range(3)]
DRAW_OFFICES: Final = DrawOffices(OFFICE_DRAW)
LUXURY_STACKS: Final = [StackLuxuries(number) for number in range(SHOP_COUNT)]
DRAW_RIVER: Final = DrawRiver(RIVER_TILES)
GATE_DEALS: Final = [DealGates(workshop) for workshop in range(WORKSHOP_COUNT)]
DRAW_STAIRS_TILES: Final = DrawStairsTiles(STAIRS_TILES)
DRAW_CITIES: Final = DrawCities(DESERT_CITIES)
