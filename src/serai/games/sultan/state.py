"""The table of Sultan: what lies where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import NOBODY, Item, Table
from serai.core.rows import next_of, zeros
from serai.games.sultan.pieces import COLOURS, Setting

NO_JEWEL: Final[i64] = -1
NO_CARD: Final[i64] = 0
NO_BID: Final[i64] = -1
COLOUR_COUNT: Final[i64] = len(COLOURS)
MOST_CUSHIONS: Final[i64] = 3

# All jewels and cards of a table lie in one row of cells, so that a copy is one stroke. These are its parts.
BAG: Final[i64] = 0  # jewels in the bag, by colour
OFFER: Final[i64] = 5  # jewels drawn, by colour, until one is returned
CUSHIONS: Final[i64] = 10  # the jewel on each cushion, or NO_JEWEL
BIDS: Final[i64] = 13  # cards placed this round, in order, each packed by `bid`; until then those of the last round
SOLD: Final[i64] = 18  # the jewel that each cushion had in the last round, or NO_JEWEL
TAKERS: Final[i64] = 21  # the card that took it, packed by `bid`, or NO_BID
SEATS: Final[i64] = 24  # then for each seat:
DECK: Final[i64] = 9  # its hand, cards in ascending order and then NO_CARD; its deck, counted by card value;
JEWELS: Final[i64] = 25  # and its jewels by colour
SEAT_CELLS: Final[i64] = 30


def hand_cell(seat: i64) -> i64:
    """Where the hand of a seat begins."""
    return SEATS + seat * SEAT_CELLS


def deck_cell(seat: i64) -> i64:
    """Where the deck of a seat begins."""
    return SEATS + seat * SEAT_CELLS + DECK


def jewel_cell(seat: i64) -> i64:
    """Where the jewels of a seat begin."""
    return SEATS + seat * SEAT_CELLS + JEWELS


@final
class Sultan(Table):
    """A table of Sultan. Jewels and cards are counted by kind; no unseen order is stored."""

    setting: Setting
    stage: i64  # from 1
    round: i64  # from 1
    first: i64  # the first player's seat
    placed_count: i64  # how many cards lie at the cushions

    def __init__(self, setting: Setting, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        self.cells = cells
        self.agenda = agenda
        self.depth = len(agenda)
        self.waiting = waiting
        self.actor_seat = NOBODY
        self.event_log = None
        self.setting = setting
        self.stage = 0
        self.round = 0
        self.first = 0
        self.placed_count = 0

    def copy(self) -> "Sultan":
        twin = Sultan(self.setting, self.cells[:], self.planned(), self.waiting)
        twin.actor_seat = self.actor_seat
        twin.stage = self.stage
        twin.round = self.round
        twin.first = self.first
        twin.placed_count = self.placed_count
        return twin

    def left_of(self, seat: i64) -> i64:
        """S-09: the left neighbour."""
        return next_of(seat, self.setting.players)

    def held(self, seat: i64, card: i64) -> i64:
        """How many of that card are in a seat's hand."""
        copies: i64 = 0
        cell = hand_cell(seat)
        while self.cells[cell] != NO_CARD:
            if self.cells[cell] == card:
                copies += 1
            cell += 1
        return copies

    def take_up(self, seat: i64, card: i64) -> None:
        """A card joins a seat's hand, in its place."""
        cells = self.cells
        cell = hand_cell(seat)
        while cells[cell] != NO_CARD and cells[cell] < card:
            cell += 1
        while card != NO_CARD:
            following = cells[cell]
            cells[cell] = card
            card = following
            cell += 1

    def give_up(self, seat: i64, card: i64) -> None:
        """A card leaves a seat's hand; the higher ones close up."""
        cells = self.cells
        cell = hand_cell(seat)
        while cells[cell] != card:
            cell += 1
        while card != NO_CARD:
            card = cells[cell + 1]
            cells[cell] = card
            cell += 1

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        while self.cells[hand_cell(seat) + size] != NO_CARD:
            size += 1
        return size


def empty_table(setting: Setting, first: Item) -> Sultan:
    """S-03 to S-07: everyone has a full deck and an empty hand; all jewels are in the bag."""
    table = Sultan(setting, zeros(SEATS + setting.players * SEAT_CELLS), vec[Item]([first]), first)
    for colour in range(COLOUR_COUNT):
        table.cells[BAG + colour] = setting.counts[colour]
    for cushion in range(MOST_CUSHIONS):
        table.cells[CUSHIONS + cushion] = NO_JEWEL
        table.cells[SOLD + cushion] = NO_JEWEL
    for seat in range(setting.players):
        for card in range(1, setting.highest_card + 1):
            table.cells[deck_cell(seat) + card] = setting.copies
    return table


def bid(seat: i64, card: i64, cushion: i64) -> i64:
    """A placed card, packed into one int."""
    return seat * 64 + card * 4 + cushion


def bid_seat(bid: i64) -> i64:
    return bid >> 6


def bid_card(bid: i64) -> i64:
    return (bid >> 2) & 15


def bid_cushion(bid: i64) -> i64:
    return bid & 3
