"""Kobito as numbers, for learners."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from serai.core.actions import LegalActions
from serai.core.sheets import NO_ID, OWN, Row, Sheet, relative
from serai.games.kobito.actions import ADD, BUILD, END_TURN, MOVE, START, SWAP
from serai.games.kobito.pieces import (
    HIGH,
    HIGHEST,
    KINDS,
    KOBITO,
    POT_COUNT,
    SLOTS,
    STUDIO_SIZE,
    TOWER,
    opening_card,
    opening_length,
    studio_start,
)
from serai.games.kobito.scoring import penalty, score
from serai.games.kobito.state import (
    DISCARD,
    DRAW_PILE,
    HIGHS,
    IN_DECK,
    KNOWN,
    LENGTHS,
    LOWS,
    OWNERS,
    POTS,
    STACKS,
    TARGETS,
    Kobito,
    aside_cell,
    hand_cell,
    stack_pile,
    stack_place,
    stack_rainbow,
)

PHASES: Final = ("turn", "last_place")
MOST_OPTIONS: Final = 80
LARGE_LEAD: Final = 20.0
MOST_STACKS: Final[i64] = 8
SCORE: Final[i64] = 4  # where a seat's points stand among its numbers,
WON_POTS: Final[i64] = 5 + KINDS  # where its pots begin,
SEAT_NUMBERS: Final[i64] = WON_POTS + POT_COUNT  # and how many numbers it has
PLACES: Final[i64] = 12  # of a rainbow, in ids; what lies beyond has a spare id

# How many ids each kind of action has; rainbows are counted from the seat that acts: pots, its studio, the next one's…
ADDS: Final[i64] = TOWER * TARGETS * 2  # card, target, end
STARTS: Final[i64] = 6 * HIGHEST  # two cards with no kobito, one of two sides, or one to three between them
BUILDS: Final[i64] = 2 * TARGETS * PLACES  # number or kobito, target, place
MOVES: Final[i64] = STUDIO_SIZE * 2 * PLACES * SLOTS * 2  # rainbow, its end, count, pot, end


class KobitoSheet(Sheet):
    """What a seat of Kobito knows."""

    def __init__(self, table: Kobito) -> None:
        super().__init__(int(table.setting.players), PHASES, LARGE_LEAD, MOST_OPTIONS)
        self.rainbows: i64 = SLOTS + STUDIO_SIZE * self.players
        self.own_ids = ADDS + STARTS + BUILDS + MOVES + self.rainbows * PLACES + 1
        self.common_pieces()
        for seat in range(self.players):
            self.seat_pieces(seat)

    def common_pieces(self) -> None:
        self.piece("phase", len(PHASES))
        self.piece("obligation", high=5)
        self.piece("played", high=92)
        self.piece("pending", low=-1, high=3)
        self.piece("final_turn")
        self.piece("quiet")
        self.piece("idle_turns", high=6)
        self.piece("draw_pile_size", high=92)
        self.piece("hand", 14, high=92, knows=OWN)
        self.piece("unseen", 14, low=-5, high=92, knows=OWN)
        self.piece("discard_pile", 14, high=92)
        self.piece("pot_deck", 18)
        self.piece("pots", 3, 3, high=99)  # number, length and points of each, or zeros
        self.piece("rainbows", int(self.rainbows), 3, high=92)  # low, high, length
        self.piece("stacks", 8, 4, high=127)  # 1 + rainbow, place, tower cards, kobitos as bits from the top

    def seat_pieces(self, seat: int) -> None:
        self.piece(f"seat_{seat}.is_current")
        self.piece(f"seat_{seat}.was_first")
        self.piece(f"seat_{seat}.hand_size", high=92)
        self.piece(f"seat_{seat}.known_kobitos", high=5)
        self.piece(f"seat_{seat}.score", low=-300, high=999)
        self.piece(f"seat_{seat}.put_aside", 14, high=92)
        self.piece(f"seat_{seat}.won_pots", 18)

    def observe(self, table: Kobito, seat: i64, row: Row) -> None:
        cells = table.cells
        self.put_phase(table, row)
        row.put(table.obligation)
        row.put(table.played)
        row.put(table.pending)
        row.flag(table.final_turn)
        row.flag(table.quiet)
        row.put(table.idle)
        row.put(table.count(DRAW_PILE, KINDS))
        row.copy(cells, hand_cell(seat), KINDS)
        self.put_unseen(table, seat, row)
        row.copy(cells, DISCARD, KINDS)
        deck = row.blank(POT_COUNT)
        put_pots(table, row)
        self.put_rainbows(table, seat, row)
        self.put_stacks(table, seat, row)
        seats = row.at
        distance: i64 = 0
        other = seat
        while distance < self.players:
            put_seat(table, other, row)
            other = table.left_of(other)
            distance += 1
        self.share_pots(table, seat, row, deck, seats)

    def share_pots(self, table: Kobito, seat: i64, row: Row, deck: i64, seats: i64) -> None:
        """Mark each pot in the deck, or with the seat that has won it and its points."""
        cells, points, numbers = table.cells, table.setting.points, row.numbers
        pot: i64 = 1
        while pot <= POT_COUNT:
            owner = cells[OWNERS + pot]
            if owner == IN_DECK:
                row.add(deck + pot - 1)
            elif owner >= 0:
                start = seats + relative(owner, seat, self.players) * SEAT_NUMBERS
                row.add(start + WON_POTS + pot - 1)
                numbers[start + SCORE] += i16(points[pot])
            pot += 1

    def put_unseen(self, table: Kobito, seat: i64, row: Row) -> None:
        """All cards in the draw pile and in hands that the seat can't see, but for kobitos known to be there."""
        start, cells, numbers = row.at, table.cells, row.numbers
        row.copy(cells, DRAW_PILE, KINDS)
        other: i64 = 0
        while other < self.players:
            if other != seat:
                held = hand_cell(other)
                card: i64 = 0
                while card < KINDS:
                    numbers[start + card] += i16(cells[held + card])
                    card += 1
                numbers[start + KOBITO] -= i16(cells[held + KNOWN])
            other += 1

    def put_rainbows(self, table: Kobito, seat: i64, row: Row) -> None:
        """Those of the pots, then the studios from the own one on."""
        numbers, cells, at = row.numbers, table.cells, row.at
        number: i64 = 0
        rainbow: i64 = 0
        while number < self.rainbows:
            if number == SLOTS:
                rainbow = studio_start(seat)
            elif rainbow == self.rainbows:
                rainbow = SLOTS
            numbers[at] = i16(cells[LOWS + rainbow])
            numbers[at + 1] = i16(cells[HIGHS + rainbow])
            numbers[at + 2] = i16(cells[LENGTHS + rainbow])
            at += 3
            rainbow += 1
            number += 1
        row.at = at

    def put_stacks(self, table: Kobito, seat: i64, row: Row) -> None:
        """Places with kobitos or towers, in the order of the rainbows as this seat counts them."""
        start = row.blank(4 * MOST_STACKS)
        if table.stack_count == 0:
            return
        group: i64 = -1  # the pots, then the seats from the own one on
        while group < self.players:
            index: i64 = 0
            while index < table.stack_count:
                packed = table.cells[STACKS + index]
                rainbow = self.seen_rainbow(stack_rainbow(packed), seat)
                if (rainbow - SLOTS + STUDIO_SIZE) // STUDIO_SIZE - 1 == group:
                    row.add(start, rainbow + 1)
                    row.add(start + 1, stack_place(packed))
                    row.add(start + 2, towers_in(stack_pile(packed)))
                    row.add(start + 3, kobitos_in(stack_pile(packed)))
                    start += 4
                index += 1
            group += 1

    def seen_rainbow(self, rainbow: i64, seat: i64) -> i64:
        """A rainbow as a seat counts them: its own studio comes after the pots."""
        if rainbow < SLOTS:
            return rainbow
        owner = (rainbow - SLOTS) // STUDIO_SIZE
        return SLOTS + STUDIO_SIZE * relative(owner, seat, self.players) + (rainbow - SLOTS) % STUDIO_SIZE

    def find_ids(self, table: Kobito, legal: LegalActions, ids: vec[i64]) -> None:
        place: i64 = 0
        while place < legal.count:
            ids[place] = self.find_id(legal.codes[place], table.actor_seat)
            place += 1

    def find_id(self, code: i64, seat: i64) -> i64:
        if ADD.matches(code):
            rainbow = self.seen_rainbow(ADD.second(code), seat)
            return (ADD.first(code) * TARGETS + rainbow) * 2 + ADD.third(code)
        if MOVE.matches(code):
            return self.move_id(code, seat)
        if END_TURN.matches(code):
            return self.own_ids - 1
        if START.matches(code):
            return ADDS + start_id(START.first(code))
        place = BUILD.third(code)
        if place >= PLACES:
            return NO_ID
        rainbow = self.seen_rainbow(BUILD.second(code), seat)
        if SWAP.matches(code):
            return ADDS + STARTS + BUILDS + MOVES + rainbow * PLACES + place
        is_kobito: i64 = 1 if BUILD.first(code) == KOBITO else 0
        return ADDS + STARTS + (is_kobito * TARGETS + rainbow) * PLACES + place

    def move_id(self, code: i64, seat: i64) -> i64:
        if MOVE.third(code) > PLACES:
            return NO_ID
        rainbow = self.seen_rainbow(MOVE.first(code), seat) - SLOTS
        block = (rainbow * 2 + MOVE.second(code)) * PLACES + MOVE.third(code) - 1
        return ADDS + STARTS + BUILDS + (block * SLOTS + MOVE.fourth(code)) * 2 + MOVE.fifth(code)

    def points(self, table: Kobito, seat: i64) -> i64:
        return score(table, seat)


def start_id(run: i64) -> i64:
    """By the number it begins or ends with, and by how kobitos stand in it."""
    first = opening_card(run, 0)
    kobitos = opening_length(run) - 2
    if first == KOBITO:
        return HIGHEST + opening_card(run, 1) - 1
    if kobitos > 0:
        return (2 + kobitos) * HIGHEST + first - 1
    if opening_card(run, HIGH) == KOBITO:
        return 2 * HIGHEST + first - 1
    return first - 1


def towers_in(pile: i64) -> i64:
    """How many tower cards a place holds."""
    towers: i64 = 0
    while pile > 15:
        towers += 1
        pile >>= 8
    return towers


def kobitos_in(pile: i64) -> i64:
    """Bits for the cards of a place that are kobitos, the top card's the lowest."""
    bits: i64 = 0
    value: i64 = 1
    while pile > 15:
        if pile & 15 == KOBITO:
            bits += value
        value *= 2
        pile >>= 8
    return bits + value if pile == KOBITO else bits


def put_pots(table: Kobito, row: Row) -> None:
    slot: i64 = 0
    while slot < SLOTS:
        pot = table.cells[POTS + slot]
        row.put(pot)
        row.put(table.setting.lengths[pot])
        row.put(table.setting.points[pot])
        slot += 1


def put_seat(table: Kobito, seat: i64, row: Row) -> None:
    """What everybody knows of a seat, but for its pots and their points."""
    row.flag(table.current == seat)
    row.flag(table.first == seat)
    row.put(table.hand_size(seat))
    row.put(table.cells[hand_cell(seat) + KNOWN])
    row.put(-penalty(table, seat))
    row.copy(table.cells, aside_cell(seat), KINDS)
    row.blank(POT_COUNT)


def sheet(table: Kobito) -> KobitoSheet:
    """The sheet of tables with the options of this one."""
    return KobitoSheet(table)
