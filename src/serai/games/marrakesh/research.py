"""Marrakesh as numbers, for learners."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.rows import ZERO, bit, next_of
from serai.core.sheets import NO_ID, OWN, IdTable, Row, Sheet, relative
from serai.games.marrakesh.actions import PAY, PLANTATION_SPLIT, RESOLVE, RETURN_RESOURCES, VOCABULARY
from serai.games.marrakesh.pieces.effects import AMOUNTS
from serai.games.marrakesh.pieces.names import (
    COLOUR_COUNT,
    LUXURY_COUNT,
    OASIS_FIELD_COUNT,
    SCROLL_COUNT,
    SHOP_COUNT,
    SUPPLY_COUNT,
)
from serai.games.marrakesh.rules.stacks import top
from serai.games.marrakesh.state import (
    ACADEMY_CELLS,
    ACADEMY_SIZE,
    ALONE_AT_CELLS,
    ASIDE_CELLS,
    ASSISTANT_CELLS,
    BOUGHT_CELL,
    COMPANION_CELLS,
    CROCODILE_CELL,
    DROPPED_CELLS,
    FACE_CELLS,
    HEIGHT_CELL,
    HIDDEN,
    KNOWN,
    LUXURY_CELLS,
    LUXURY_COUNT_CELL,
    MARKER_CELL,
    OASIS_CELLS,
    OASIS_STATE_CELLS,
    OFFICE_CELLS,
    OUT_CELL,
    POINT_CELLS,
    SCREEN_CELLS,
    SCROLL_CELLS,
    SCROLL_COUNT_CELL,
    SEAT_CELLS,
    SEAT_SIZE,
    SECOND_SIDE_CELL,
    SHOWN_OPEN_CELL,
    SPENT_CELL,
    START_CELL,
    SUPPLY_CELLS,
    SUPPLY_CHOSEN_CELL,
    SUPPLY_UP_CELLS,
    TAKEN_CELL,
    TILE_CELLS,
    Marrakesh,
    shop_cell,
)

OTHER_PHASES: Final = ("buy_river_step", "acquire_freely", "souk", "buy_stairs_step")
PHASES: Final = (*(verb.name for verb in VOCABULARY.verbs), *OTHER_PHASES)
MOST_OPTIONS: Final = 224
LARGE_LEAD: Final = 60.0
MOST_PAID: Final[i64] = 10  # of each resource, in ids of payments: from 0 to 9
MOST_RETURNED: Final = 31
MOST_OF_EFFECT: Final = 20
DEEPEST: Final[i64] = 7  # tiles of a stack of scrolls
STACK_COUNT: Final[i64] = 12
HELD_DOWN: Final[i64] = 1  # what is written of a supply tile
HELD_UP: Final[i64] = 2
CHOSEN: Final[i64] = 3
LAST_BIT: Final[i64] = 61


class MarrakeshSheet(Sheet):
    """What a seat of Marrakesh knows: keshis behind screens were seen to come and go."""

    def __init__(self, table: Marrakesh) -> None:
        super().__init__(int(table.setting.players), PHASES, LARGE_LEAD, MOST_OPTIONS)
        bounded = [verb for verb in VOCABULARY.verbs if verb is not PAY]
        self.table_of_ids = IdTable(VOCABULARY, bounded, is_likely)
        self.payments: i64 = self.table_of_ids.count
        self.own_ids = self.payments + MOST_PAID * MOST_PAID * MOST_PAID
        self.common_pieces()
        for seat in range(self.players):
            self.seat_pieces(seat)

    def common_pieces(self) -> None:
        self.piece("phase", len(PHASES))
        self.piece("season", high=3)
        self.piece("round", high=4)
        self.piece("start_player", high=3)  # seats are counted from the one who looks
        self.piece("season_marker", high=3)
        self.piece("taken")
        self.piece("arrivals", high=99)
        self.piece("crocodile", high=4)  # 1 + a seat
        self.piece("oases_open")
        self.piece("offices", 3, high=12)  # those of the seasons so far
        self.piece("river_faces", 3, high=18)
        self.piece("tower", 12, high=99)
        self.piece("offer", 12, high=99)
        self.piece("workshops", 4, 12, high=8)
        self.piece("cities", 13)
        self.piece("oases_shown", 3, high=30)
        self.piece("inner_bonuses", 15, high=1023)
        self.piece("stairs_faces", 12, high=41)
        self.piece("companions", 2, low=-2, high=3)
        self.piece("alone_at", 2, high=99)
        self.piece("shops", 5, 2, high=25)  # height, and the tile that lies face up
        self.piece("scrolls", 12, 9, high=72)  # height, the tile face up, then those seen below, from the top
        self.piece("dropped", 12, high=99)
        self.piece("second_side", high=2)

    def seat_pieces(self, seat: int) -> None:
        self.piece(f"seat_{seat}.score", low=-999, high=999)
        self.piece(f"seat_{seat}.stock", 3, high=999)
        self.piece(f"seat_{seat}.keshis", 12, high=99)
        self.piece(f"seat_{seat}.guards", high=8)
        self.piece(f"seat_{seat}.sellers", 9)
        self.piece(f"seat_{seat}.seller_works")
        self.piece(f"seat_{seat}.jugglers", 8)
        self.piece(f"seat_{seat}.rotation", high=7)
        self.piece(f"seat_{seat}.leaders", 10)
        self.piece(f"seat_{seat}.oases", 6, high=30)  # those that were discovered
        self.piece(f"seat_{seat}.oasis_states", 6, high=2)
        self.piece(f"seat_{seat}.track", 7, high=30)
        self.piece(f"seat_{seat}.track_size", high=7)
        self.piece(f"seat_{seat}.track_keshis", 6, high=12)
        self.piece(f"seat_{seat}.drawn_keshis", 3, high=12)
        self.piece(f"seat_{seat}.gates", 8, high=12)
        self.piece(f"seat_{seat}.gate_count", high=8)
        self.piece(f"seat_{seat}.cities", 2, high=12)
        self.piece(f"seat_{seat}.city_days", 2)
        self.piece(f"seat_{seat}.boat", high=99)
        self.piece(f"seat_{seat}.arrival", high=999)
        self.piece(f"seat_{seat}.moored")
        self.piece(f"seat_{seat}.stairs", 2, high=99)
        self.piece(f"seat_{seat}.luxury_kinds", 5, high=25)
        self.piece(f"seat_{seat}.luxury_count", high=25)
        self.piece(f"seat_{seat}.luxuries", 25)
        self.piece(f"seat_{seat}.screen", 12)
        self.piece(f"seat_{seat}.chosen_keshis", 12, knows=OWN)
        self.piece(f"seat_{seat}.has_chosen")
        self.piece(f"seat_{seat}.assistants", 9, high=99)
        self.piece(f"seat_{seat}.supply", 12, high=3, knows=OWN)  # 1 face down, 2 face up, 3 chosen in secret
        self.piece(f"seat_{seat}.supply_down_size", high=3)
        self.piece(f"seat_{seat}.is_out")
        self.piece(f"seat_{seat}.has_bought")
        self.piece(f"seat_{seat}.aside", 12, high=99)
        self.piece(f"seat_{seat}.scrolls", 72, high=2)  # 2: it has had its use this turn
        self.piece(f"seat_{seat}.sources", 14, low=-999, high=999)

    def observe(self, table: Marrakesh, seat: i64, row: Row) -> None:
        cells = table.cells
        self.put_phase(table, row)
        row.copy(cells, 0, START_CELL)
        row.put(relative(cells[START_CELL], seat, self.players))
        row.put(relative(cells[MARKER_CELL], seat, self.players))
        row.copy(cells, TAKEN_CELL, 2)
        owner = cells[CROCODILE_CELL]
        if owner > 0:
            owner = 1 + relative(owner - 1, seat, self.players)
        row.put(owner)
        row.put(cells[SHOWN_OPEN_CELL])
        season: i64 = 0
        while season < 3:
            office = cells[OFFICE_CELLS + season]
            row.put(office if season < table.season() else ZERO)
            season += 1
        row.copy(cells, FACE_CELLS, COMPANION_CELLS - FACE_CELLS)
        self.put_companions(table, seat, row)
        put_stacks(table, row)
        row.copy(cells, DROPPED_CELLS, COLOUR_COUNT)
        row.put(cells[SECOND_SIDE_CELL])
        distance: i64 = 0
        other = seat
        while distance < self.players:
            put_board(table, other, row)
            put_secrets(table, other, other == seat, row)
            put_rest(table, other, row)
            other = next_of(other, self.players)
            distance += 1

    def put_companions(self, table: Marrakesh, seat: i64, row: Row) -> None:
        stairs: i64 = 0
        while stairs < 2:
            host = table.companion(stairs)
            row.put(relative(host, seat, self.players) if host >= 0 else host)
            stairs += 1
        row.copy(table.cells, ALONE_AT_CELLS, 2)

    def find_ids(self, table: Marrakesh, legal: LegalActions, ids: vec[i64]) -> None:
        self.table_of_ids.find_all(legal, ids)
        place: i64 = 0
        while place < legal.count:
            if PAY.matches(legal.codes[place]):
                ids[place] = self.payment_id(legal.codes[place])
            place += 1

    def payment_id(self, code: i64) -> i64:
        water, date, dinar = PAY.first(code), PAY.second(code), PAY.third(code)
        if water >= MOST_PAID or date >= MOST_PAID or dinar >= MOST_PAID:
            return NO_ID
        return self.payments + (water * MOST_PAID + date) * MOST_PAID + dinar

    def points(self, table: Marrakesh, seat: i64) -> i64:
        return table.score(seat)


def is_likely(verb: Verb, arguments: list[int]) -> bool:
    """Has an action an id of its own? Those that a table hardly ever sees share the spare ones."""
    if verb is PLANTATION_SPLIT:
        return sum(arguments) <= 8
    if verb is RETURN_RESOURCES:
        return arguments[1] <= MOST_RETURNED
    if verb is RESOLVE:
        return arguments[0] % int(AMOUNTS) <= MOST_OF_EFFECT
    return True


def put_stacks(table: Marrakesh, row: Row) -> None:
    """Shops and scrolls: how high they are, what lies face up, and what was seen below."""
    shop: i64 = 0
    while shop < SHOP_COUNT:
        row.put(table.height(shop_cell(shop)))
        row.put(top(table, shop_cell(shop)))
        shop += 1
    stack = ACADEMY_CELLS
    while stack < ACADEMY_CELLS + STACK_COUNT * ACADEMY_SIZE:
        put_scrolls(table, stack, row)
        stack += ACADEMY_SIZE


def put_scrolls(table: Marrakesh, stack: i64, row: Row) -> None:
    """A stack of scrolls, of which the face-up one and perhaps some below were seen."""
    cells, height = table.cells, table.cells[stack + HEIGHT_CELL]
    row.put(height)
    row.put(top(table, stack))
    start = row.blank(DEEPEST)
    depth: i64 = 0
    while depth < height:
        tile = cells[stack + TILE_CELLS + depth]
        if tile >= KNOWN:
            row.add(start + depth, tile - KNOWN)
        depth += 1


def put_board(table: Marrakesh, seat: i64, row: Row) -> None:
    """What lies open before a seat, from its points to its luxury goods."""
    first = SEAT_CELLS + seat * SEAT_SIZE
    row.copy(table.cells, first, OASIS_CELLS)
    field: i64 = 0
    while field < OASIS_FIELD_COUNT:
        row.put(ZERO if table.oasis_state(seat, field) == HIDDEN else table.oasis_at(seat, field))
        field += 1
    row.copy(table.cells, first + OASIS_STATE_CELLS, LUXURY_COUNT_CELL + 1 - OASIS_STATE_CELLS)
    start = row.blank(LUXURY_COUNT) - 1
    number: i64 = 0
    while number < table.luxury_count(seat):
        row.add(start + table.cells[first + LUXURY_CELLS + number])
        number += 1


def put_secrets(table: Marrakesh, seat: i64, mine: bool, row: Row) -> None:
    """Keshis and supply tiles: choices not yet revealed, and tiles face down, are the seat's own secret."""
    first = SEAT_CELLS + seat * SEAT_SIZE
    cells = table.cells
    row.copy(cells, first + SCREEN_CELLS, COLOUR_COUNT)
    chosen = table.chosen_colours(seat)
    start = row.blank(COLOUR_COUNT)
    colour: i64 = 0
    while mine and colour < COLOUR_COUNT:
        row.add(start + colour, (chosen >> colour) & 1)
        colour += 1
    row.flag(chosen > 0 or cells[first + SUPPLY_CHOSEN_CELL] > 0)
    row.copy(cells, first + ASSISTANT_CELLS, 9)
    start = row.blank(SUPPLY_COUNT) - 1
    down: i64 = 0
    place: i64 = 0
    while place < 3:
        tile = cells[first + SUPPLY_CELLS + place]
        if tile > 0:
            if cells[first + SUPPLY_UP_CELLS + place] == 1:
                row.add(start + tile, HELD_UP)
            else:
                down += 1
                if mine:
                    row.add(start + tile, CHOSEN if cells[first + SUPPLY_CHOSEN_CELL] == tile else HELD_DOWN)
        place += 1
    row.put(down)


def put_rest(table: Marrakesh, seat: i64, row: Row) -> None:
    """What is done with this round, keshis set aside, scrolls, and where points came from."""
    first = SEAT_CELLS + seat * SEAT_SIZE
    cells = table.cells
    row.put(cells[first + OUT_CELL])
    row.put(cells[first + BOUGHT_CELL])
    row.copy(cells, first + ASIDE_CELLS, COLOUR_COUNT)
    start = row.blank(SCROLL_COUNT) - 1
    spent = cells[first + SPENT_CELL]
    number: i64 = 0
    while number < cells[first + SCROLL_COUNT_CELL]:
        scroll = cells[first + SCROLL_CELLS + number]
        is_spent = scroll <= LAST_BIT and spent & bit(scroll) != 0
        row.add(start + scroll)
        if is_spent:
            row.add(start + scroll)
        number += 1
    row.copy(cells, first + POINT_CELLS, 14)


def sheet(table: Marrakesh) -> MarrakeshSheet:
    """The sheet of tables with the options of this one."""
    return MarrakeshSheet(table)
