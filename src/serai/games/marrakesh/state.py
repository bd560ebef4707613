"""The table of Marrakesh: what lies where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import Item, Table
from serai.core.chance import zeros
from serai.games.marrakesh.pieces import (
    BROWN,
    COLOUR_COUNT,
    LEFT_4,
    PURPLE,
    RED,
    RIGHT_4,
    ROOM,
    SOUK,
)
from serai.games.marrakesh.printed import Setting

# Everything on a table lies in one row of cells, so that a copy is one stroke. First what all share:
SEASON: Final[i64] = 0  # from 1
ROUND: Final[i64] = 1  # from 1
START: Final[i64] = 2  # the seat with the round marker
MARKER: Final[i64] = 3  # the seat with the season marker
TAKEN: Final[i64] = 4  # have scrolls or luxury goods been taken this turn?
ARRIVALS: Final[i64] = 5  # counts the boats that came to a space this season
CROCODILE: Final[i64] = 6  # 1 + the seat whose boat will start on the crocodile space
SHOWN_OPEN: Final[i64] = 7  # can the oases shown by a river tile still be taken?
OFFICES: Final[i64] = 8  # the three offices in the order of use
FACES: Final[i64] = 11  # the river faces of the three seasons
TOWER: Final[i64] = 14  # keshis inside the tower, by colour
OFFER: Final[i64] = 26  # keshis in its base, by colour
WORKSHOPS: Final[i64] = 38  # gates in each of four workshops, by colour
CITY_SHOWN: Final[i64] = 86  # by number: does the desert city lie in the display?
OASES_SHOWN: Final[i64] = 99  # three oases beside the board, or 0
INNER: Final[i64] = 102  # the bonus on each of the fifteen inner fields
LAID_FACES: Final[i64] = 117  # the stairs tiles laid, in the order of filling, or 0
COMPANION: Final[i64] = 129  # the seat that the sultan and the imam accompany, or ALONE or GONE
ALONE_AT: Final[i64] = 131  # the step on which they stand alone
SHOPS: Final[i64] = 133  # five stacks of luxury goods
ACADEMIES: Final[i64] = 168  # twelve stacks of scrolls: three of each colour
DROPPED: Final[i64] = 276  # keshis revealed and about to be dropped into the tower, by colour
SECOND_SIDE: Final[i64] = 288  # the bonus left for the second on the river: 1 for a, 2 for b
SEATS: Final[i64] = 289  # then for each seat what follows

ALONE: Final[i64] = -1
GONE: Final[i64] = -2

# A stack: its height, whether its top lies face up, then its tiles from the top.
HEIGHT: Final[i64] = 0
FACE_UP: Final[i64] = 1
TILES: Final[i64] = 2
SHOP_CELLS: Final[i64] = 7
ACADEMY_CELLS: Final[i64] = 9
KNOWN: Final[i64] = 128  # added to a scroll that lies face down but was seen

SCORE: Final[i64] = 0
STOCK: Final[i64] = 1  # water, dates, dinars
KESHIS: Final[i64] = 4  # on the board, by colour (beige: tower and gates; red: all water sellers)
GUARDS: Final[i64] = 16  # in the guard tower
SELLERS: Final[i64] = 17  # by district: is there a water seller?
SOUK_READY: Final[i64] = 26  # does the water seller of the souk work already?
JUGGLERS: Final[i64] = 27  # by square field: is there a juggler?
ROTATION: Final[i64] = 35  # of the audience disc
LEADERS: Final[i64] = 36  # by Sahara field: is there a caravan leader?
OASES: Final[i64] = 46  # the oasis dealt to each of six fields
OASIS_STATE: Final[i64] = 52  # hidden, discovered or acquired
TRACK: Final[i64] = 58  # acquired oases in order, at most seven
TRACK_COUNT: Final[i64] = 65
TRACK_KESHI: Final[i64] = 66  # 1 + the colour of the keshi on each track place, or 0
DRAWN: Final[i64] = 72  # 1 + the colours drawn for the track and not yet placed, or 0
GATES: Final[i64] = 75  # 1 + the colour of the gate on each space, or 0
GATE_COUNT: Final[i64] = 83
CITIES: Final[i64] = 84  # the desert cities on left_4 and right_4, or 0
CITY_DAY: Final[i64] = 86  # is its day side up?
BOAT: Final[i64] = 88  # its space
ARRIVAL: Final[i64] = 89  # when it came there: the lower number is ahead
MOORED: Final[i64] = 90
STEPS: Final[i64] = 91  # of the courtier on the palace stairs and the student on the mosque stairs
LUXURY_KINDS_OWNED: Final[i64] = 93  # luxury goods by kind
LUXURY_OWNED: Final[i64] = 98  # how many luxury goods
LUXURIES: Final[i64] = 99  # which, in the order acquired
SCREEN: Final[i64] = 124  # by colour: is there a keshi behind the screen?
CHOSEN: Final[i64] = 136  # bits of the colours chosen and not yet revealed
ASSISTANTS: Final[i64] = 137  # by district
SUPPLY: Final[i64] = 146  # the three supply tiles
SUPPLY_UP: Final[i64] = 149  # is the tile face up?
SUPPLY_CHOSEN: Final[i64] = 152  # the tile chosen and not yet turned up, or 0
OUT: Final[i64] = 153  # has dropped out of phase 2
BOUGHT: Final[i64] = 154  # has bought or renewed scrolls this round
SPENT: Final[i64] = 155  # bits of the scrolls that have had their use this turn
ASIDE: Final[i64] = 156  # keshis of gates set aside, by colour
SCROLLS_OWNED: Final[i64] = 168
SCROLLS: Final[i64] = 169  # which, in the order obtained
LASTING_OWNED: Final[i64] = 241
LASTING: Final[i64] = 242  # those that last, in the order obtained
SEAT_CELLS: Final[i64] = 314

HIDDEN: Final[i64] = 0
DISCOVERED: Final[i64] = 1
ACQUIRED: Final[i64] = 2


@final
class Marrakesh(Table):
    """A table of Marrakesh."""

    setting: Setting

    def __init__(self, setting: Setting, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        super().__init__(cells, agenda, waiting)
        self.setting = setting

    def copy(self) -> "Marrakesh":
        twin = Marrakesh(self.setting, self.cells[:], self.planned(), self.waiting)
        twin.whose = self.whose
        return twin

    def of(self, seat: i64, what: i64) -> i64:
        """What a seat has in one of its cells."""
        return self.cells[SEATS + seat * SEAT_CELLS + what]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        self.cells[SEATS + seat * SEAT_CELLS + what] = value

    def add(self, seat: i64, what: i64, count: i64) -> None:
        self.cells[SEATS + seat * SEAT_CELLS + what] += count

    def turn_seat(self, place: i64) -> i64:
        """M-052: the seat at that place of the turn order, from 0."""
        return (self.cells[START] + place) % self.setting.players

    def room(self, seat: i64, colour: i64) -> i64:
        """M-005: how many more keshis of a colour the board can take; of goods more than any effect gives."""
        if colour >= PURPLE:
            return 99
        if colour == RED:
            return ROOM - self.of(seat, KESHIS + RED) + self.of(seat, SELLERS + SOUK)
        left = ROOM - self.of(seat, KESHIS + colour)
        if colour == BROWN and self.setting.city_forbidden and self.setting.cities and self.city_count() == 0:
            left -= 2 - self.of(seat, LEADERS + LEFT_4) - self.of(seat, LEADERS + RIGHT_4)
        return left

    def city_count(self) -> i64:
        return self.count(CITY_SHOWN, 13)

    def count_of(self, seat: i64, what: i64, length: i64) -> i64:
        return self.count(SEATS + seat * SEAT_CELLS + what, length)

    def keshis_on_board(self, seat: i64) -> i64:
        """M-008: all keshis in the nine districts."""
        return self.count_of(seat, KESHIS, COLOUR_COUNT)


def shop(number: i64) -> i64:
    """Where the stack of a shop begins, counted from 0."""
    return SHOPS + number * SHOP_CELLS


def academy(colour: i64, place: i64) -> i64:
    """Where a stack of scrolls begins, places counted from 0."""
    return ACADEMIES + (colour * 3 + place) * ACADEMY_CELLS


def empty_table(setting: Setting, first: Item) -> Marrakesh:
    """A table on which nothing has been set up."""
    return Marrakesh(setting, zeros(SEATS + setting.players * SEAT_CELLS), vec[Item]([first]), first)
