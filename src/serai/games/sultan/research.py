"""Sultan as numbers, for learners."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from serai.core.actions import LegalActions
from serai.core.sheets import OWN, IdTable, Row, Sheet
from serai.games.sultan.actions import PLACE_CARD, RETURN_JEWEL, VOCABULARY
from serai.games.sultan.pieces import HIGHEST_CARD
from serai.games.sultan.scoring import score
from serai.games.sultan.state import (
    BAG,
    BIDS,
    COLOUR_COUNT,
    CUSHIONS,
    MOST_CUSHIONS,
    NO_CARD,
    OFFER,
    Sultan,
    bid_card,
    bid_cushion,
    bid_seat,
    deck_cell,
    hand_cell,
    jewel_cell,
)

PHASES: Final = ("offer", "bid")
MOST_OPTIONS: Final = 24
LARGE_LEAD: Final = 50.0


class SultanSheet(Sheet):
    """What a seat of Sultan knows: the jewels that others won were won before all eyes."""

    def __init__(self, table: Sultan) -> None:
        super().__init__(int(table.setting.players), PHASES, LARGE_LEAD, MOST_OPTIONS, spare=0)
        self.table_of_ids = IdTable(VOCABULARY, (RETURN_JEWEL, PLACE_CARD))
        self.own_ids = self.table_of_ids.count
        setting = table.setting
        self.longest = int(setting.stages * setting.rounds * (1 + setting.bids * setting.players))
        self.piece("phase", len(PHASES))
        self.piece("stage", high=3)
        self.piece("round", high=5)
        self.piece("bag", 5, high=50)
        self.piece("offer", 5, high=4)
        self.piece("cushions", 3, 5)
        self.piece("hand", 15, high=2, knows=OWN)
        self.piece("deck", 15, high=2, knows=OWN)
        self.piece("placed_cards", 3, 2, high=15, knows=OWN)
        for seat in range(self.players):
            self.seat_pieces(seat)

    def seat_pieces(self, seat: int) -> None:
        self.piece(f"seat_{seat}.first")
        self.piece(f"seat_{seat}.hand_size", high=8)
        self.piece(f"seat_{seat}.placed", 3, high=2)
        self.piece(f"seat_{seat}.jewels", 5, high=50)
        self.piece(f"seat_{seat}.played", 15, high=2)

    def observe(self, table: Sultan, seat: i64, row: Row) -> None:
        cells = table.cells
        self.put_phase(table, row)
        row.put(table.stage)
        row.put(table.round)
        row.copy(cells, BAG, COLOUR_COUNT)
        row.copy(cells, OFFER, COLOUR_COUNT)
        cushion: i64 = 0
        while cushion < MOST_CUSHIONS:
            row.one_of(cells[CUSHIONS + cushion], COLOUR_COUNT)
            cushion += 1
        put_hand(table, seat, row)
        row.copy(cells, deck_cell(seat) + 1, HIGHEST_CARD)
        put_own_cards(table, seat, row)
        distance: i64 = 0
        other = seat
        while distance < self.players:
            put_seat(table, other, row)
            other = table.left_of(other)
            distance += 1

    def find_ids(self, table: Sultan, legal: LegalActions, ids: vec[i64]) -> None:
        self.table_of_ids.find_all(legal, ids)

    def points(self, table: Sultan, seat: i64) -> i64:
        return score(table, seat)


def put_hand(table: Sultan, seat: i64, row: Row) -> None:
    """The own hand, counted by card."""
    start = row.blank(HIGHEST_CARD) - 1
    cells = table.cells
    cell = hand_cell(seat)
    card = cells[cell]
    while card != NO_CARD:
        row.add(start + card)
        cell += 1
        card = cells[cell]


def put_own_cards(table: Sultan, seat: i64, row: Row) -> None:
    """The own cards at each cushion, the first and with two players a second."""
    start = row.blank(2 * MOST_CUSHIONS)
    place: i64 = 0
    while place < table.placed_count:
        placed = table.cells[BIDS + place]
        if bid_seat(placed) == seat:
            at = start + 2 * bid_cushion(placed)
            row.add(at if row.numbers[at] == 0 else at + 1, bid_card(placed))
        place += 1


def put_seat(table: Sultan, seat: i64, row: Row) -> None:
    """What everybody knows of a seat: its played cards are all that it has neither in hand or deck nor placed."""
    cells, numbers = table.cells, row.numbers
    row.flag(table.first == seat)
    row.put(table.hand_size(seat))
    start = row.blank(MOST_CUSHIONS)
    row.copy(cells, jewel_cell(seat), COLOUR_COUNT)
    played = row.at - 1
    highest = table.setting.highest_card
    row.lacking(cells, deck_cell(seat) + 1, highest, table.setting.copies)
    row.blank(HIGHEST_CARD - highest)
    cell = hand_cell(seat)
    card = cells[cell]
    while card != NO_CARD:
        numbers[played + card] -= i16(1)
        cell += 1
        card = cells[cell]
    place: i64 = 0
    while place < table.placed_count:
        placed = cells[BIDS + place]
        if bid_seat(placed) == seat:
            row.add(start + bid_cushion(placed))
            numbers[played + bid_card(placed)] -= i16(1)
        place += 1


def sheet(table: Sultan) -> SultanSheet:
    """The sheet of tables with the options of this one."""
    return SultanSheet(table)
