"""Set-up (M-033 to M-050): the order of chances, and the first decisions between them."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Item, Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import (
    PLACE_TRACK_KESHI,
    SET_DISC,
)
from serai.games.marrakesh.events import (
    DISC_SET,
    TRACK_KESHI_PLACED,
)
from serai.games.marrakesh.pieces.names import (
    COLOUR_COUNT,
    COLOURS,
    FIELDS_ROUND,
    INNER_COUNT,
    KESHI_ICON,
    TRACK_PLACES,
)
from serai.games.marrakesh.rules.city_deals import (
    DRAW_CITIES,
    DRAW_OFFICES,
    DRAW_RIVER,
    DRAW_STAIRS_TILES,
    GATE_DEALS,
    LUXURY_STACKS,
    SCROLL_STACKS,
)
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.moments import RIVER_FACES
from serai.games.marrakesh.rules.phases import NEXT_ROUND
from serai.games.marrakesh.rules.seat_deals import DRAW_SHOWN, DRAW_START, OASIS_DEALS, SUPPLY_DEALS, TRACK_DRAWS
from serai.games.marrakesh.rules.supply import plan_supply_choices
from serai.games.marrakesh.state import (
    ALONE,
    ALONE_AT_CELLS,
    COMPANION_CELLS,
    DRAWN_CELLS,
    FACE_CELLS,
    INNER_CELLS,
    ROTATION_CELL,
    SCORE_CELL,
    SCREEN_CELLS,
    SEASON_CELL,
    STOCK_CELLS,
    TRACK_KESHI_CELLS,
    Marrakesh,
)


class SetUp(Step):
    """M-033 to M-050, in the order of the catalogue of chances."""

    def run(self, table: Marrakesh) -> None:
        set_out(table)
        table.plan(DRAW_START, NEXT_ROUND)
        plan_supply_choices(table)
        self.plan_for_seats(table, SUPPLY_DEALS)
        self.plan_for_seats(table, SET_DISCS)
        self.plan_for_seats(table, TRACK_PLACINGS)
        self.plan_for_seats(table, TRACK_DRAWS)
        table.plan(SHOW_OASES)
        self.plan_for_seats(table, OASIS_DEALS)
        if table.setting.cities:
            table.plan(DRAW_CITIES)
        if table.setting.stairs_tiles:
            table.plan(DRAW_STAIRS_TILES)
        table.plan(LAY_OUT)

    def plan_for_seats(self, table: Marrakesh, items: list[Item]) -> None:
        seat = table.setting.players - 1
        while seat >= 0:
            table.plan(items[seat])
            seat -= 1


def set_out(table: Marrakesh) -> None:
    """M-040, M-041, M-048, M-202: what every seat begins with, and the two figures."""
    printed = table.setting.printed
    table.cells[SEASON_CELL] = 1
    for field in range(INNER_COUNT):
        table.cells[INNER_CELLS + field] = printed.inner_bonus[field]
    table.cells[COMPANION_CELLS] = ALONE
    table.cells[COMPANION_CELLS + 1] = ALONE
    table.cells[ALONE_AT_CELLS] = printed.sultan_start
    table.cells[ALONE_AT_CELLS + 1] = printed.imam_start
    for seat in range(table.setting.players):
        table.put(seat, SCORE_CELL, printed.start_points)
        for resource in range(3):
            table.put(seat, STOCK_CELLS + resource, printed.start_stock[resource])
        for colour in range(COLOUR_COUNT):
            table.put(seat, SCREEN_CELLS + colour, 1)


class LayOut(Step):
    """M-034 to M-039: scrolls, offices, luxury goods, river tiles and gates."""

    def run(self, table: Marrakesh) -> None:
        for gates in reversed(GATE_DEALS):
            table.plan(gates)
        table.plan(DRAW_RIVER)
        for luxuries in reversed(LUXURY_STACKS):
            table.plan(luxuries)
        table.plan(DRAW_OFFICES)
        for scrolls in reversed(SCROLL_STACKS):
            table.plan(scrolls)


class ShowOasesIfAsked(Step):
    """M-042: only for a river face that offers oases."""

    def run(self, table: Marrakesh) -> None:
        if RIVER_FACES[table.cells[FACE_CELLS]].shows_oases():
            table.plan(DRAW_SHOWN)


class PlaceTrackKeshis(Step):
    """M-044: each drawn keshi finds a place on the track."""

    def run(self, table: Marrakesh) -> None:
        number = table.setting.track_keshis - 1
        while number >= 0:
            table.plan(PLACE_DRAWN[3 * self.seat + number])
            number -= 1


class PlaceTrackKeshi(Decision):
    """M-044: an empty keshi place that is valid with this many players."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def rule(self) -> str:
        return "M-044"

    def verbs(self) -> list[Verb]:
        return [PLACE_TRACK_KESHI]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        place: i64 = 0
        while place < TRACK_PLACES:
            if table.setting.track_icon[place] == KESHI_ICON and table.track_keshi(self.seat, place) == 0:
                legal.add(PLACE_TRACK_KESHI.of(table.drawn_keshi(self.seat, self.number) - 1, place + 1))
            place += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        colour = PLACE_TRACK_KESHI.first(action)
        place = PLACE_TRACK_KESHI.second(action)
        table.put(self.seat, DRAWN_CELLS + self.number, 0)
        table.put(self.seat, TRACK_KESHI_CELLS + place - 1, colour + 1)
        table.tell(TRACK_KESHI_PLACED, self.seat, colour, place)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        colour = table.drawn_keshi(self.seat, self.number) - 1
        if PLACE_TRACK_KESHI.first(action) != colour:
            return Refusal("M-044", "other_keshi", {"colour": COLOURS[colour]})
        place = PLACE_TRACK_KESHI.second(action)
        free = table.setting.track_icon[place - 1] == KESHI_ICON
        return Refusal("M-044", "place_taken" if free else "no_keshi_place", {"place": int(place)})

    def looked_at(self, table: Marrakesh) -> list[int]:
        colour = table.drawn_keshi(self.seat, self.number) - 1
        return [int(PLACE_TRACK_KESHI.of(colour, place)) for place in range(1, TRACK_PLACES + 1)]


class SetDisc(Decision):
    """M-045: the audience disc in any of its rotations."""

    def rule(self) -> str:
        return "M-045"

    def verbs(self) -> list[Verb]:
        return [SET_DISC]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        rotation: i64 = 0
        while rotation < FIELDS_ROUND:
            legal.add(SET_DISC.of(rotation))
            rotation += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        table.put(self.seat, ROTATION_CELL, SET_DISC.first(action))
        table.tell(DISC_SET, self.seat, SET_DISC.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-045", "other_decision", {"wanted": "set_disc"})


SET_UP: Final = SetUp()
LAY_OUT: Final = LayOut()
SHOW_OASES: Final = ShowOasesIfAsked()
TRACK_PLACINGS: Final[list[Item]] = [PlaceTrackKeshis(seat) for seat in range(4)]
PLACE_DRAWN: Final = [PlaceTrackKeshi(seat, number) for seat in range(4) for number in range(3)]
SET_DISCS: Final[list[Item]] = [SetDisc(seat) for seat in range(4)]
