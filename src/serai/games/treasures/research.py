"""Treasures as numbers, for learners."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from serai.core.actions import LegalActions
from serai.core.rows import next_of
from serai.core.sheets import NO_ID, OWN, Row, Sheet, relative
from serai.games.treasures.actions import CLAIM, LAY, PASS, PLAY_CARD, TAKE
from serai.games.treasures.pieces import CARDS, HAND_SIZE, NO_CARD, value_of
from serai.games.treasures.state import (
    CLAIMED,
    STONES,
    SWEEPS,
    TABLE,
    WON,
    Treasures,
    card_won,
    hand_cell,
    won_by,
)
from serai.games.treasures.view import hand_size

PHASES: Final = ("play", "capture", "claim")
MOST_OPTIONS: Final = 64
MOST_SETS: Final = 20_000  # sets with ids of their own; the cards in the box have some hundreds
LARGE_LEAD: Final = 11.0
SEAT_NUMBERS: Final[i64] = 8  # of each seat, before its pile


class TreasuresSheet(Sheet):
    """What a seat of Treasures knows: what lies in the piles was collected before all eyes."""

    def __init__(self, table: Treasures) -> None:
        setting = table.setting
        super().__init__(int(setting.players), PHASES, LARGE_LEAD, MOST_OPTIONS)
        cards = sorted({int(card) for card in setting.deck})
        self.kinds: i64 = len(cards)
        self.kind: vec[i64] = vec[i64]([cards.index(card) if card in cards else 0 for card in range(cards[-1] + 1)])
        deck = [int(card) for card in setting.deck]
        self.totals: vec[i64] = vec[i64]([deck.count(card) for card in cards])
        sets = collections(deck, cards)
        self.sets: dict[int, int] = {packed: number for number, packed in enumerate(sets)}
        self.claims: i64 = len(sets)  # their ids follow those of takings
        self.own_ids = self.kinds + 2 * self.claims + 2
        self.common_pieces(len(cards))
        for seat in range(self.players):
            self.seat_pieces(seat, len(cards))

    def common_pieces(self, kinds: int) -> None:
        self.piece("phase", len(PHASES))
        self.piece("round", high=1000)
        self.piece("tiebreak")
        self.piece("plays", high=36)
        self.piece("draw_pile_size", high=40)
        self.piece("hand", kinds, high=3, knows=OWN)
        self.piece("table", kinds, high=40)
        self.piece("card", kinds)
        self.piece("unseen", kinds, high=40, knows=OWN)

    def seat_pieces(self, seat: int, kinds: int) -> None:
        self.piece(f"seat_{seat}.takes_part")
        self.piece(f"seat_{seat}.is_partner")
        self.piece(f"seat_{seat}.is_dealer")
        self.piece(f"seat_{seat}.has_turn")
        self.piece(f"seat_{seat}.collected_last")
        self.piece(f"seat_{seat}.stones", high=1000)
        self.piece(f"seat_{seat}.sweeps", high=40)
        self.piece(f"seat_{seat}.hand_size", high=3)
        self.piece(f"seat_{seat}.pile", kinds, high=40)

    def observe(self, table: Treasures, seat: i64, row: Row) -> None:
        self.put_phase(table, row)
        row.put(table.round)
        row.flag(table.tiebreak)
        row.put(table.plays)
        row.put(table.draw_pile_size)
        unseen = self.put_cards(table, seat, row)
        first = row.at
        distance: i64 = 0
        other = seat
        while distance < self.players:
            self.put_seat(table, other, seat, row)
            other = next_of(other, self.players)
            distance += 1
        self.count_piles(table, seat, row, first, unseen)

    def put_cards(self, table: Treasures, seat: i64, row: Row) -> i64:
        """Own hand, table, the card in question, and all cards but these: tells where they begin."""
        cells, kind, kinds, numbers = table.cells, self.kind, self.kinds, row.numbers
        hand = row.blank(kinds)
        on_table = row.blank(kinds)
        card: i64 = -1
        if table.card != NO_CARD:
            card = kind[table.card]
        row.one_of(card, kinds)
        unseen = row.at
        row.copy(self.totals, 0, kinds)
        if card >= 0:
            numbers[unseen + card] -= i16(1)
        cell = hand_cell(seat)
        last = cell + HAND_SIZE
        while cell < last and cells[cell] != NO_CARD:
            card = kind[cells[cell]]
            row.add(hand + card)
            numbers[unseen + card] -= i16(1)
            cell += 1
        cell = TABLE
        last = TABLE + table.laid_count
        while cell < last:
            card = kind[cells[cell]]
            row.add(on_table + card)
            numbers[unseen + card] -= i16(1)
            cell += 1
        return unseen

    def put_seat(self, table: Treasures, other: i64, seat: i64, row: Row) -> None:
        side = table.setting.side_of(other)
        row.flag(table.takes_part(other))
        row.flag(other != seat and side == table.setting.side_of(seat))
        row.flag(table.dealer == other)
        row.flag(table.turn == other)
        row.flag(table.last == other)
        row.put(table.cells[STONES + side])
        row.put(table.cells[SWEEPS + other] + table.cells[CLAIMED + other])
        row.put(hand_size(table, other))
        row.blank(self.kinds)

    def count_piles(self, table: Treasures, seat: i64, row: Row, first: i64, unseen: i64) -> None:
        """The cards of each seat's pile, by kind; this round all have seen them."""
        cells, kind, numbers, players = table.cells, self.kind, row.numbers, self.players
        size = self.kinds + SEAT_NUMBERS
        cell = WON
        last = WON + table.won_count
        while cell < last:
            won = cells[cell]
            card = kind[card_won(won)]
            pile = first + relative(won_by(won), seat, players) * size + SEAT_NUMBERS
            row.add(pile + card)
            numbers[unseen + card] -= i16(1)
            cell += 1

    def find_ids(self, table: Treasures, legal: LegalActions, ids: vec[i64]) -> None:
        place: i64 = 0
        while place < legal.count:
            ids[place] = self.find_id(legal.codes[place])
            place += 1

    def find_id(self, code: i64) -> i64:
        if PLAY_CARD.matches(code):
            return self.kind[PLAY_CARD.first(code)]
        if LAY.matches(code):
            return self.own_ids - 2
        if PASS.matches(code):
            return self.own_ids - 1
        found: i64 = self.sets.get(int(TAKE.first(code)), -1)
        if found < 0:
            return NO_ID
        return self.kinds + found + self.claims if CLAIM.matches(code) else self.kinds + found

    def points(self, table: Treasures, seat: i64) -> i64:
        return table.cells[STONES + table.setting.side_of(seat)]


def collections(deck: list[int], cards: list[int]) -> list[int]:
    """All sets of cards that some card may collect, as an action packs them; in a stable order."""
    sums = {int(value_of(card)) for card in cards}
    found: list[tuple[int, ...]] = []
    add_sets(deck, cards, 0, (), 0, max(sums), sums, found)
    rows = [vec[i64](list(each)) for each in sorted(found)]
    return [int(CARDS.chosen(row, 0, 2 ** len(row) - 1)) for row in rows]


def add_sets(
    deck: list[int],
    cards: list[int],
    start: int,
    chosen: tuple[int, ...],
    total: int,
    most: int,
    sums: set[int],
    found: list[tuple[int, ...]],
) -> None:
    """Each set that begins with the chosen cards; never more copies of a card than there are."""
    for place in range(start, len(cards)):
        value = int(value_of(cards[place]))
        if total + value > most or len(found) >= MOST_SETS:
            continue
        if chosen.count(cards[place]) == deck.count(cards[place]):
            continue
        longer = (*chosen, cards[place])
        if total + value in sums:
            found.append(longer)
        add_sets(deck, cards, place, longer, total + value, most, sums, found)


def sheet(table: Treasures) -> TreasuresSheet:
    """The sheet of tables with the options of this one."""
    return TreasuresSheet(table)
