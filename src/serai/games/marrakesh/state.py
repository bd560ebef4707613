"""The table of Marrakesh: what lies where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import NOBODY, Item, Table
from serai.core.rows import zeros
from serai.games.marrakesh.pieces.names import (
    BROWN,
    CITY_COUNT,
    COLOUR_COUNT,
    GOODS_COUNT,
    LEFT_4,
    PURPLE,
    RED,
    RESOURCE_COUNT,
    RIGHT_4,
    ROOM,
    SOUK,
)
from serai.games.marrakesh.pieces.setting import Setting

# Everything on a table lies in one row of cells, so that a copy is one stroke. A name that ends in CELL is the number
# of a cell, one that ends in CELLS the number of the first of several. Each part begins where the one above it ends, so
# that none can overlap. (Lengths are written as numbers, because the compiler knows only constants of the same file.)

# A stack: its height, whether its top lies face up, then its tiles from the top.
HEIGHT_CELL: Final[i64] = 0
FACE_UP_CELL: Final[i64] = HEIGHT_CELL + 1
TILE_CELLS: Final[i64] = FACE_UP_CELL + 1
SHOP_SIZE: Final[i64] = TILE_CELLS + 5
ACADEMY_SIZE: Final[i64] = TILE_CELLS + 7
KNOWN: Final[i64] = 128  # added to a scroll that lies face down but was seen

# What all seats share.
SEASON_CELL: Final[i64] = 0  # from 1
ROUND_CELL: Final[i64] = SEASON_CELL + 1  # from 1
START_CELL: Final[i64] = ROUND_CELL + 1  # the seat with the round marker
MARKER_CELL: Final[i64] = START_CELL + 1  # the seat with the season marker
TAKEN_CELL: Final[i64] = MARKER_CELL + 1  # have scrolls or luxury goods been taken this turn?
ARRIVALS_CELL: Final[i64] = TAKEN_CELL + 1  # counts the boats that came to a space this season
CROCODILE_CELL: Final[i64] = ARRIVALS_CELL + 1  # 1 + the seat whose boat will start on the crocodile space
SHOWN_OPEN_CELL: Final[i64] = CROCODILE_CELL + 1  # can the oases shown by a river tile still be taken?
OFFICE_CELLS: Final[i64] = SHOWN_OPEN_CELL + 1  # the three offices in the order of use
FACE_CELLS: Final[i64] = OFFICE_CELLS + 3  # the river faces of the three seasons
TOWER_CELLS: Final[i64] = FACE_CELLS + 3  # keshis inside the tower, by colour
OFFER_CELLS: Final[i64] = TOWER_CELLS + 12  # keshis in its base, by colour
WORKSHOP_CELLS: Final[i64] = OFFER_CELLS + 12  # gates in each of four workshops, by colour
CITY_SHOWN_CELLS: Final[i64] = WORKSHOP_CELLS + 48  # by number, from 1: does the desert city lie in the display?
OASIS_SHOWN_CELLS: Final[i64] = CITY_SHOWN_CELLS + 13  # three oases beside the board, or 0
INNER_CELLS: Final[i64] = OASIS_SHOWN_CELLS + 3  # the bonus on each of the fifteen inner fields
LAID_FACE_CELLS: Final[i64] = INNER_CELLS + 15  # the stairs tiles laid, in the order of filling, or 0
COMPANION_CELLS: Final[i64] = LAID_FACE_CELLS + 12  # the seat that the sultan and the imam accompany, or ALONE or GONE
ALONE_AT_CELLS: Final[i64] = COMPANION_CELLS + 2  # the step on which they stand alone
SHOP_CELLS: Final[i64] = ALONE_AT_CELLS + 2  # five stacks of luxury goods
ACADEMY_CELLS: Final[i64] = SHOP_CELLS + 35  # twelve stacks of scrolls: three of each colour
DROPPED_CELLS: Final[i64] = ACADEMY_CELLS + 108  # keshis revealed and about to be dropped into the tower, by colour
SECOND_SIDE_CELL: Final[i64] = DROPPED_CELLS + 12  # the bonus left for the second on the river: 1 for a, 2 for b
SOURCE_CELL: Final[i64] = SECOND_SIDE_CELL + 1  # what points come from now: a district, or one of the sources below
SEAT_CELLS: Final[i64] = SOURCE_CELL + 1  # then for each seat what follows

# What each seat has, counted from where its own cells begin.
SCORE_CELL: Final[i64] = 0
STOCK_CELLS: Final[i64] = SCORE_CELL + 1  # water, dates, dinars
KESHI_CELLS: Final[i64] = STOCK_CELLS + 3  # on the board, by colour (beige: tower and gates; red: all water sellers)
GUARD_CELL: Final[i64] = KESHI_CELLS + 12  # in the guard tower
SELLER_CELLS: Final[i64] = GUARD_CELL + 1  # by district: is there a water seller?
SOUK_READY_CELL: Final[i64] = SELLER_CELLS + 9  # does the water seller of the souk work already?
JUGGLER_CELLS: Final[i64] = SOUK_READY_CELL + 1  # by square field: is there a juggler?
ROTATION_CELL: Final[i64] = JUGGLER_CELLS + 8  # of the audience disc
LEADER_CELLS: Final[i64] = ROTATION_CELL + 1  # by Sahara field: is there a caravan leader?
OASIS_CELLS: Final[i64] = LEADER_CELLS + 10  # the oasis dealt to each of six fields
OASIS_STATE_CELLS: Final[i64] = OASIS_CELLS + 6  # hidden, discovered or acquired
TRACK_CELLS: Final[i64] = OASIS_STATE_CELLS + 6  # acquired oases in order, at most seven
TRACK_SIZE_CELL: Final[i64] = TRACK_CELLS + 7
TRACK_KESHI_CELLS: Final[i64] = TRACK_SIZE_CELL + 1  # 1 + the colour of the keshi on each track place, or 0
DRAWN_CELLS: Final[i64] = TRACK_KESHI_CELLS + 6  # 1 + the colours drawn for the track, not yet placed, or 0
GATE_CELLS: Final[i64] = DRAWN_CELLS + 3  # 1 + the colour of the gate on each space, or 0
GATE_COUNT_CELL: Final[i64] = GATE_CELLS + 8
CITY_CELLS: Final[i64] = GATE_COUNT_CELL + 1  # the desert cities on left_4 and right_4, or 0
CITY_DAY_CELLS: Final[i64] = CITY_CELLS + 2  # is its day side up?
BOAT_CELL: Final[i64] = CITY_DAY_CELLS + 2  # its space
ARRIVAL_CELL: Final[i64] = BOAT_CELL + 1  # when it came there: the lower number is ahead
MOORED_CELL: Final[i64] = ARRIVAL_CELL + 1
STEP_CELLS: Final[i64] = MOORED_CELL + 1  # of the courtier on the palace stairs and the student on the mosque stairs
LUXURY_KIND_CELLS: Final[i64] = STEP_CELLS + 2  # luxury goods by kind
LUXURY_COUNT_CELL: Final[i64] = LUXURY_KIND_CELLS + 5
LUXURY_CELLS: Final[i64] = LUXURY_COUNT_CELL + 1  # which, in the order acquired
SCREEN_CELLS: Final[i64] = LUXURY_CELLS + 25  # by colour: is there a keshi behind the screen?
CHOSEN_CELL: Final[i64] = SCREEN_CELLS + 12  # bits of the colours chosen and not yet revealed
ASSISTANT_CELLS: Final[i64] = CHOSEN_CELL + 1  # by district
SUPPLY_CELLS: Final[i64] = ASSISTANT_CELLS + 9  # the three supply tiles
SUPPLY_UP_CELLS: Final[i64] = SUPPLY_CELLS + 3  # is the tile face up?
SUPPLY_CHOSEN_CELL: Final[i64] = SUPPLY_UP_CELLS + 3  # the tile chosen and not yet turned up, or 0
OUT_CELL: Final[i64] = SUPPLY_CHOSEN_CELL + 1  # has dropped out of phase 2
BOUGHT_CELL: Final[i64] = OUT_CELL + 1  # has bought or renewed scrolls this round
SPENT_CELL: Final[i64] = BOUGHT_CELL + 1  # bits of the scrolls that have had their use this turn
ASIDE_CELLS: Final[i64] = SPENT_CELL + 1  # keshis of gates set aside, by colour
SCROLL_COUNT_CELL: Final[i64] = ASIDE_CELLS + 12
SCROLL_CELLS: Final[i64] = SCROLL_COUNT_CELL + 1  # which, in the order obtained
LASTING_COUNT_CELL: Final[i64] = SCROLL_CELLS + 72
LASTING_CELLS: Final[i64] = LASTING_COUNT_CELL + 1  # those that last, in the order obtained
POINT_CELLS: Final[i64] = LASTING_CELLS + 72  # points by source: nine districts, then those below
DONE_CELLS: Final[i64] = POINT_CELLS + 14  # the last three drafts and assistants of this round, the oldest first
SEAT_SIZE: Final[i64] = DONE_CELLS + 3

DRAFTING: Final[i64] = 9  # sources of points that are no district
WATERFALLS: Final[i64] = 10
SEASON_SCROLLS: Final[i64] = 11
RIVER_TILE: Final[i64] = 12
SUPPLY_DUE: Final[i64] = 13

ALONE: Final[i64] = -1  # of a companion: with nobody
GONE: Final[i64] = -2

HIDDEN: Final[i64] = 0  # of an oasis
DISCOVERED: Final[i64] = 1
ACQUIRED: Final[i64] = 2


@final
class Marrakesh(Table):
    """A table of Marrakesh."""

    setting: Setting

    def __init__(self, setting: Setting, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        self.cells = cells
        self.agenda = agenda
        self.depth = len(agenda)
        self.waiting = waiting
        self.actor_seat = NOBODY
        self.event_log = None
        self.setting = setting

    def copy(self) -> "Marrakesh":
        twin = Marrakesh(self.setting, self.cells[:], self.planned(), self.waiting)
        twin.actor_seat = self.actor_seat
        return twin

    # any cell of a seat

    def of(self, seat: i64, cell: i64) -> i64:
        """What a seat has in one of its cells."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + cell]

    def put(self, seat: i64, cell: i64, value: i64) -> None:
        self.cells[SEAT_CELLS + seat * SEAT_SIZE + cell] = value

    def add(self, seat: i64, cell: i64, count: i64) -> None:
        self.cells[SEAT_CELLS + seat * SEAT_SIZE + cell] += count

    def count_of(self, seat: i64, first: i64, length: i64) -> i64:
        """All that a seat has in several of its cells."""
        return self.count(SEAT_CELLS + seat * SEAT_SIZE + first, length)

    def note(self, seat: i64, action: i64) -> None:
        """Remember a draft or the use of an assistant for as long as the round lasts."""
        start = SEAT_CELLS + seat * SEAT_SIZE + DONE_CELLS
        self.cells[start] = self.cells[start + 1]
        self.cells[start + 1] = self.cells[start + 2]
        self.cells[start + 2] = action + 1

    def forget(self, seat: i64) -> None:
        """A new round begins: nothing has been done in it."""
        start = SEAT_CELLS + seat * SEAT_SIZE + DONE_CELLS
        self.cells[start] = 0
        self.cells[start + 1] = 0
        self.cells[start + 2] = 0

    # what all share

    def season(self) -> i64:
        return self.cells[SEASON_CELL]

    def round(self) -> i64:
        return self.cells[ROUND_CELL]

    def start_seat(self) -> i64:
        """The seat with the round marker."""
        return self.cells[START_CELL]

    def turn_seat(self, place: i64) -> i64:
        """M-052: the seat at that place of the turn order, from 0."""
        return (self.cells[START_CELL] + place) % self.setting.players

    def river_face(self) -> i64:
        """The face of the season's river tile."""
        return self.cells[FACE_CELLS + self.cells[SEASON_CELL] - 1]

    def office(self) -> i64:
        """The exchange office of the season."""
        return self.cells[OFFICE_CELLS + self.cells[SEASON_CELL] - 1]

    def offered(self, colour: i64) -> i64:
        """Keshis of a colour in the base of the tower."""
        return self.cells[OFFER_CELLS + colour]

    def gates_at(self, workshop: i64, colour: i64) -> i64:
        """Gates of a colour in a workshop, counted from 0."""
        return self.cells[workshop_cell(workshop, colour)]

    def is_city_shown(self, city: i64) -> bool:
        return self.cells[CITY_SHOWN_CELLS + city] == 1

    def city_count(self) -> i64:
        """How many desert cities lie in the display."""
        return self.count(CITY_SHOWN_CELLS, CITY_COUNT + 1)

    def companion(self, stairs: i64) -> i64:
        """The seat that the sultan (palace) or the imam (mosque) accompanies, or ALONE or GONE."""
        return self.cells[COMPANION_CELLS + stairs]

    def height(self, stack: i64) -> i64:
        """How many tiles lie on a stack, which is known by its first cell."""
        return self.cells[stack + HEIGHT_CELL]

    def is_face_up(self, stack: i64) -> bool:
        return self.cells[stack + FACE_UP_CELL] == 1

    # what a seat has

    def score(self, seat: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SCORE_CELL]

    def stock(self, seat: i64, resource: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + STOCK_CELLS + resource]

    def stock_size(self, seat: i64) -> i64:
        """Water, dates and dinars together."""
        return self.count_of(seat, STOCK_CELLS, RESOURCE_COUNT)

    def keshis(self, seat: i64, colour: i64) -> i64:
        """Keshis of a colour on the board."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + KESHI_CELLS + colour]

    def goods_size(self, seat: i64) -> i64:
        """Goods keshis of all three colours."""
        return self.count_of(seat, KESHI_CELLS + PURPLE, GOODS_COUNT)

    def keshis_on_board(self, seat: i64) -> i64:
        """M-008: all keshis in the nine districts."""
        return self.count_of(seat, KESHI_CELLS, COLOUR_COUNT)

    def room(self, seat: i64, colour: i64) -> i64:
        """M-005: how many more keshis of a colour the board can take; of goods more than any effect gives."""
        if colour >= PURPLE:
            return 99
        if colour == RED:
            return ROOM - self.keshis(seat, RED) + self.of(seat, SELLER_CELLS + SOUK)
        left = ROOM - self.keshis(seat, colour)
        if colour == BROWN and self.setting.city_forbidden and self.setting.cities and self.city_count() == 0:
            left -= 2 - self.of(seat, LEADER_CELLS + LEFT_4) - self.of(seat, LEADER_CELLS + RIGHT_4)
        return left

    def guards(self, seat: i64) -> i64:
        """Guards in the tower."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + GUARD_CELL]

    def has_seller(self, seat: i64, district: i64) -> bool:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SELLER_CELLS + district] == 1

    def has_juggler(self, seat: i64, field: i64) -> bool:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + JUGGLER_CELLS + field] == 1

    def rotation(self, seat: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + ROTATION_CELL]

    def has_leader(self, seat: i64, field: i64) -> bool:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + LEADER_CELLS + field] == 1

    def oasis_at(self, seat: i64, field: i64) -> i64:
        """The oasis dealt to a field."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + OASIS_CELLS + field]

    def oasis_state(self, seat: i64, field: i64) -> i64:
        """HIDDEN, DISCOVERED or ACQUIRED."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + OASIS_STATE_CELLS + field]

    def track_oasis(self, seat: i64, place: i64) -> i64:
        """The acquired oasis at a place of the track, from 0."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + TRACK_CELLS + place]

    def track_size(self, seat: i64) -> i64:
        """How many oases have been acquired."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + TRACK_SIZE_CELL]

    def track_keshi(self, seat: i64, place: i64) -> i64:
        """1 + the colour of the keshi that waits at a place of the track, or 0."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + TRACK_KESHI_CELLS + place]

    def drawn_keshi(self, seat: i64, number: i64) -> i64:
        """1 + the colour of a keshi drawn for the track and not yet placed, or 0."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + DRAWN_CELLS + number]

    def gate(self, seat: i64, space: i64) -> i64:
        """1 + the colour of the gate on a space, or 0."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + GATE_CELLS + space]

    def gate_count(self, seat: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + GATE_COUNT_CELL]

    def city_at(self, seat: i64, place: i64) -> i64:
        """The desert city on left_4 (0) or right_4 (1), or 0."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + CITY_CELLS + place]

    def is_day(self, seat: i64, place: i64) -> bool:
        """Has the city been turned to its day side?"""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + CITY_DAY_CELLS + place] == 1

    def boat(self, seat: i64) -> i64:
        """The space of the boat."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + BOAT_CELL]

    def arrival(self, seat: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + ARRIVAL_CELL]

    def is_moored(self, seat: i64) -> bool:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + MOORED_CELL] == 1

    def step(self, seat: i64, stairs: i64) -> i64:
        """Where the courtier (palace) or the student (mosque) stands."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + STEP_CELLS + stairs]

    def luxury_count(self, seat: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + LUXURY_COUNT_CELL]

    def luxury_count_of(self, seat: i64, kind: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + LUXURY_KIND_CELLS + kind]

    def is_behind_screen(self, seat: i64, colour: i64) -> bool:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SCREEN_CELLS + colour] == 1

    def screen_size(self, seat: i64) -> i64:
        """How many keshis are behind the screen."""
        return self.count_of(seat, SCREEN_CELLS, COLOUR_COUNT)

    def chosen_colours(self, seat: i64) -> i64:
        """Bits of the colours chosen and not yet revealed."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + CHOSEN_CELL]

    def assistants(self, seat: i64, district: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + ASSISTANT_CELLS + district]

    def supply_tile(self, seat: i64, place: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SUPPLY_CELLS + place]

    def is_supply_up(self, seat: i64, place: i64) -> bool:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SUPPLY_UP_CELLS + place] == 1

    def chosen_supply(self, seat: i64) -> i64:
        """The supply tile chosen and not yet turned up, or 0."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SUPPLY_CHOSEN_CELL]

    def is_out(self, seat: i64) -> bool:
        """Has the seat dropped out of phase 2?"""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + OUT_CELL] == 1

    def has_bought(self, seat: i64) -> bool:
        """Has the seat bought or renewed scrolls this round?"""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + BOUGHT_CELL] == 1

    def scroll_count(self, seat: i64) -> i64:
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + SCROLL_COUNT_CELL]

    def lasting_count(self, seat: i64) -> i64:
        """How many scrolls that last the seat has."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + LASTING_COUNT_CELL]

    def lasting_scroll(self, seat: i64, place: i64) -> i64:
        """The number of a scroll that lasts, in the order obtained."""
        return self.cells[SEAT_CELLS + seat * SEAT_SIZE + LASTING_CELLS + place]


def workshop_cell(workshop: i64, colour: i64) -> i64:
    """The cell that counts a workshop's gates of a colour; workshops are counted from 0."""
    return WORKSHOP_CELLS + workshop * COLOUR_COUNT + colour


def shop_cell(shop: i64) -> i64:
    """Where the stack of a shop begins, shops counted from 0."""
    return SHOP_CELLS + shop * SHOP_SIZE


def academy_cell(colour: i64, place: i64) -> i64:
    """Where a stack of scrolls begins, places counted from 0."""
    return ACADEMY_CELLS + (colour * 3 + place) * ACADEMY_SIZE


def empty_table(setting: Setting, first: Item) -> Marrakesh:
    """A table on which nothing has been set up."""
    return Marrakesh(setting, zeros(SEAT_CELLS + setting.players * SEAT_SIZE), vec[Item]([first]), first)
