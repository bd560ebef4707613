"""The table of Kobito: what lies where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import NOBODY, Item, Table
from serai.core.rows import ZERO, next_of, zeros
from serai.games.kobito.pieces import (
    HAND_SIZE,
    HIGHEST,
    KINDS,
    KOBITO,
    LOW,
    POT_COUNT,
    SLOTS,
    STUDIO_SIZE,
    TOWER,
    Setting,
    advanced,
    next_number,
    previous_number,
    studio_start,
)

NO_POT: Final[i64] = 0
IN_DECK: Final[i64] = -2  # where a pot is, unless a seat has won it
FACE_UP: Final[i64] = -1
NO_SLOT: Final[i64] = -1

# All cards and pots of a table lie in one row of cells, so that a copy is one stroke. These are its parts.
DRAW_PILE: Final[i64] = 0  # cards in the draw pile, by code; no order is stored
DISCARD: Final[i64] = 14  # cards in the discard pile, by code
POTS: Final[i64] = 28  # the pot in each slot, or NO_POT
OWNERS: Final[i64] = 31  # for each pot id: IN_DECK, FACE_UP or the seat that won it; the first cell stays empty
STACKS: Final[i64] = 50  # the places that hold more, or other, than a card of their own number; see `stack`
LOWS: Final[i64] = 58  # the number of each rainbow's lowest place
HIGHS: Final[i64] = 85  # and of its highest place
LENGTHS: Final[i64] = 112  # how many places each rainbow has; 0: there is none
SEATS: Final[i64] = 139  # then for each seat:
ASIDE: Final[i64] = 14  # its hand by code, the cards it put aside by code,
KNOWN: Final[i64] = 28  # and how many kobitos everyone knows to be in its hand
SEAT_CELLS: Final[i64] = 29

# A place is a pile of cards written in groups of four bits, the top card lowest. A tower is always a pair of cards, so
# a pile reads back without its length: [7] is 7, [7, tower, 0] is 7·256 + 13·16 + 0.


def hand_cell(seat: i64) -> i64:
    """Where the hand of a seat begins."""
    return SEATS + seat * SEAT_CELLS


def aside_cell(seat: i64) -> i64:
    """Where the cards put aside by a seat begin."""
    return SEATS + seat * SEAT_CELLS + ASIDE


def stack(rainbow: i64, place: i64, pile: i64) -> i64:
    """A place with a kobito or a tower, packed into one int; there are at most eight, for 5 kobitos and 3 towers."""
    return rainbow << 40 | place << 32 | pile


def stack_rainbow(packed: i64) -> i64:
    return packed >> 40


def stack_place(packed: i64) -> i64:
    return (packed >> 32) & 255


def stack_pile(packed: i64) -> i64:
    return packed & 0xFFFFFFFF


def top_card(pile: i64) -> i64:
    return pile & 15


def is_numbered(pile: i64) -> bool:
    """Does the pile hold at least one rainbow card?"""
    while pile > 15:
        if pile & 15 != KOBITO:
            return True
        pile >>= 8
    return pile != KOBITO


def pile_cards(pile: i64) -> list[int]:
    """The cards of a place, bottom to top."""
    cards: list[int] = []
    while pile > 15:
        cards += [int(pile & 15), int(TOWER)]
        pile >>= 8
    cards.append(int(pile))
    cards.reverse()
    return cards


@final
class Kobito(Table):
    """A table of Kobito. Cards are counted by code; a rainbow is its low number, its length and its stacks."""

    setting: Setting
    first: i64  # the seat that began
    current: i64  # the seat whose turn it is
    turns: i64  # begun so far
    obligation: i64  # K-09
    played: i64  # K-13
    pending: i64  # K-36: the studio slot whose last place must move now, or NO_SLOT
    final_turn: bool  # with the end of the turn the game ends
    quiet: bool  # K-72: the turn began with an empty hand, and nothing was done in it
    idle: i64  # K-72: idle turns in a row
    stack_count: i64  # how many stacks there are; they lie in rising order

    def __init__(self, setting: Setting, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        self.cells = cells
        self.agenda = agenda
        self.depth = len(agenda)
        self.waiting = waiting
        self.actor_seat = NOBODY
        self.event_log = None
        self.setting = setting
        self.first = 0
        self.current = 0
        self.turns = 0
        self.obligation = 0
        self.played = 0
        self.pending = NO_SLOT
        self.final_turn = False
        self.quiet = False
        self.idle = 0
        self.stack_count = 0

    def copy(self) -> "Kobito":
        twin = Kobito(self.setting, self.cells[:], self.planned(), self.waiting)
        twin.actor_seat = self.actor_seat
        twin.first = self.first
        twin.current = self.current
        twin.turns = self.turns
        twin.obligation = self.obligation
        twin.played = self.played
        twin.pending = self.pending
        twin.final_turn = self.final_turn
        twin.quiet = self.quiet
        twin.idle = self.idle
        twin.stack_count = self.stack_count
        return twin

    def left_of(self, seat: i64) -> i64:
        """K-07: the next seat."""
        return next_of(seat, self.setting.players)

    def hand_size(self, seat: i64) -> i64:
        return self.count(hand_cell(seat), KINDS)

    def missing(self, seat: i64) -> i64:
        """How many cards a hand lacks."""
        return HAND_SIZE - self.hand_size(seat)

    def pots_in_deck(self) -> i64:
        result: i64 = 0
        pot: i64 = 1
        while pot <= POT_COUNT:
            if self.cells[OWNERS + pot] == IN_DECK:
                result += 1
            pot += 1
        return result

    # Rainbows

    def low(self, rainbow: i64) -> i64:
        return self.cells[LOWS + rainbow]

    def length(self, rainbow: i64) -> i64:
        return self.cells[LENGTHS + rainbow]

    def high(self, rainbow: i64) -> i64:
        """The number of the last place."""
        return self.cells[HIGHS + rainbow]

    def number(self, rainbow: i64, place: i64) -> i64:
        """K-16: the number of a place, whatever cards lie there."""
        return advanced(self.cells[LOWS + rainbow], place)

    def wanted(self, rainbow: i64, end: i64) -> i64:
        """K-19: the number that fits at an end."""
        return previous_number(self.low(rainbow)) if end == LOW else next_number(self.high(rainbow))

    def is_live(self, slot: i64) -> bool:
        """Does the slot hold a face-up pot?"""
        return self.cells[POTS + slot] != NO_POT

    def space(self, slot: i64) -> i64:
        """K-21: how many places the pot's rainbow still lacks."""
        return self.setting.lengths[self.cells[POTS + slot]] - self.cells[LENGTHS + slot]

    def rainbows_of(self, seat: i64) -> i64:
        """How many rainbows lie in a seat's studio."""
        cells = self.cells
        result: i64 = 0
        slot: i64 = 0
        while slot < STUDIO_SIZE:
            if cells[LENGTHS + studio_start(seat) + slot] > 0:
                result += 1
            slot += 1
        return result

    def free_slot(self, seat: i64) -> i64:
        """K-27: the lowest free slot of a studio, or NO_SLOT."""
        slot: i64 = 0
        while slot < STUDIO_SIZE:
            if self.cells[LENGTHS + studio_start(seat) + slot] == 0:
                return slot
            slot += 1
        return NO_SLOT

    # Stacks

    def pile(self, rainbow: i64, place: i64) -> i64:
        """The cards of a place."""
        found = self.find_stack(rainbow, place)
        return stack_pile(self.cells[STACKS + found]) if found >= 0 else self.number(rainbow, place)

    def find_stack(self, rainbow: i64, place: i64) -> i64:
        """Which stack a place is; -1 for a place with just its own number."""
        index: i64 = 0
        while index < self.stack_count:
            if self.cells[STACKS + index] >> 32 == rainbow << 8 | place:
                return index
            index += 1
        return -1

    def set_pile(self, rainbow: i64, place: i64, pile: i64) -> None:
        """Let these cards lie on a place."""
        found = self.find_stack(rainbow, place)
        if pile == self.number(rainbow, place):
            if found >= 0:
                self.remove_stack(found)
            return
        if found < 0:
            found = self.stack_count
            self.stack_count += 1
        self.cells[STACKS + found] = stack(rainbow, place, pile)
        self.sort_stacks()

    def remove_stack(self, index: i64) -> None:
        self.stack_count -= 1
        while index < self.stack_count:
            self.cells[STACKS + index] = self.cells[STACKS + index + 1]
            index += 1
        self.cells[STACKS + self.stack_count] = 0

    def sort_stacks(self) -> None:
        """By rainbow, then by place."""
        index: i64 = 1
        while index < self.stack_count:
            packed = self.cells[STACKS + index]
            before = index - 1
            while before >= 0 and self.cells[STACKS + before] > packed:
                self.cells[STACKS + before + 1] = self.cells[STACKS + before]
                before -= 1
            self.cells[STACKS + before + 1] = packed
            index += 1

    def numbered_places(self, rainbow: i64) -> i64:
        """How many places hold at least one rainbow card."""
        result = self.length(rainbow)
        index: i64 = 0
        while index < self.stack_count:
            packed = self.cells[STACKS + index]
            if stack_rainbow(packed) == rainbow and not is_numbered(stack_pile(packed)):
                result -= 1
            index += 1
        return result


def empty_table(setting: Setting, first: Item) -> Kobito:
    """K-02, K-08: all cards are in the draw pile, all pots in the pot deck; nobody has anything."""
    table = Kobito(setting, zeros(SEATS + setting.players * SEAT_CELLS), vec[Item]([first]), first)
    for card in range(KINDS):
        table.cells[DRAW_PILE + card] = setting.cards[card]
    for pot in range(1, POT_COUNT + 1):
        table.cells[OWNERS + pot] = IN_DECK
    return table


# Laying cards


def put(table: Kobito, rainbow: i64, end: i64, card: i64) -> None:
    """K-19, K-47: a new place at one end; a kobito takes the number of the place."""
    cells = table.cells
    place = cells[LENGTHS + rainbow]
    if end == LOW:
        shift_stacks(table, rainbow, 1)
        cells[LOWS + rainbow] = previous_number(cells[LOWS + rainbow])
        place = 0
    else:
        cells[HIGHS + rainbow] = next_number(cells[HIGHS + rainbow])
    cells[LENGTHS + rainbow] += 1
    if card == KOBITO:
        table.set_pile(rainbow, place, KOBITO)


def shift_stacks(table: Kobito, rainbow: i64, places: i64) -> None:
    """Places were added at the low end: the stacks of the rainbow stand that much further up."""
    index: i64 = 0
    while index < table.stack_count:
        packed = table.cells[STACKS + index]
        if stack_rainbow(packed) == rainbow:
            table.cells[STACKS + index] = stack(rainbow, stack_place(packed) + places, stack_pile(packed))
        index += 1


def carry(table: Kobito, source: i64, take: i64, count: i64, pot: i64, end: i64) -> None:
    """K-33, K-39: places go from one end of a rainbow to an end of another, their stacks unchanged."""
    cells = table.cells
    if table.stack_count > 0:
        carry_stacks(table, source, take, count, pot, end)
    if end == LOW:
        cells[LOWS + pot] = advanced(cells[LOWS + pot], -count)
    else:
        cells[HIGHS + pot] = advanced(cells[HIGHS + pot], count)
    cells[LENGTHS + pot] += count
    cells[LENGTHS + source] -= count
    if cells[LENGTHS + source] == 0:  # K-40
        cells[LOWS + source] = 0
        cells[HIGHS + source] = 0
    elif take == LOW:
        cells[LOWS + source] = advanced(cells[LOWS + source], count)
    else:
        cells[HIGHS + source] = advanced(cells[HIGHS + source], -count)


def carry_stacks(table: Kobito, source: i64, take: i64, count: i64, pot: i64, end: i64) -> None:
    first = ZERO if take == LOW else table.length(source) - count
    target = ZERO if end == LOW else table.length(pot)
    if end == LOW:
        shift_stacks(table, pot, count)
    index: i64 = 0
    while index < table.stack_count:
        packed = table.cells[STACKS + index]
        place = stack_place(packed)
        if stack_rainbow(packed) == source:
            if first <= place < first + count:
                table.cells[STACKS + index] = stack(pot, target + place - first, stack_pile(packed))
            elif take == LOW:
                table.cells[STACKS + index] = stack(source, place - count, stack_pile(packed))
        index += 1
    table.sort_stacks()


def clear_rainbow(table: Kobito, rainbow: i64, pile: i64) -> None:
    """K-42: all cards of a rainbow, with those in its stacks, go to a pile."""
    place: i64 = 0
    while place < table.length(rainbow):
        table.cells[pile + table.number(rainbow, place)] += 1
        place += 1
    index = table.stack_count - 1
    while index >= 0:
        packed = table.cells[STACKS + index]
        if stack_rainbow(packed) == rainbow:
            table.cells[pile + table.number(rainbow, stack_place(packed))] -= 1
            add_cards(table, pile, stack_pile(packed))
            table.remove_stack(index)
        index -= 1
    table.cells[LOWS + rainbow] = 0
    table.cells[HIGHS + rainbow] = 0
    table.cells[LENGTHS + rainbow] = 0


def add_cards(table: Kobito, pile: i64, cards: i64) -> None:
    """The cards of a stack join a pile."""
    while cards > 15:
        table.cells[pile + (cards & 15)] += 1
        table.cells[pile + TOWER] += 1
        cards >>= 8
    table.cells[pile + cards] += 1


def listed(table: Kobito, start: i64) -> list[int]:
    """The cards of a hand or a pile, in rising order of their codes."""
    return [card for card in range(KINDS) for _ in range(table.cells[start + card])]


def rainbow_cards(table: Kobito, start: i64) -> i64:
    """How many rainbow cards are in a hand or a pile."""
    return table.count(start + 1, HIGHEST)


def target(index: i64, seat: i64) -> i64:
    """The targets of a seat, counted from 0: the three pot slots, then the four rainbows of its studio."""
    return index if index < SLOTS else studio_start(seat) + index - SLOTS


TARGETS: Final[i64] = SLOTS + STUDIO_SIZE
