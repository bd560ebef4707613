"""What a table of Kobito is worth to a seat: the parts that the greedy player and the learned evaluation share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rows import ZERO
from serai.games.kobito.pieces import (
    HIGH,
    HIGHEST,
    KOBITO,
    LOW,
    PENALTY,
    SLOTS,
    STUDIO_SIZE,
    TOWER,
    next_number,
    previous_number,
    studio_start,
)
from serai.games.kobito.scoring import score
from serai.games.kobito.state import HIGHS, KNOWN, LENGTHS, LOWS, Kobito, hand_cell, rainbow_cards

NOT_SEEN: Final[i64] = -1  # a hand


class Worth:
    """A table's worth in points; whoever extends this says what the studio and each pot are worth."""

    kobito: float  # in hand
    tower: float  # card in hand
    number: float  # card in hand
    lacking: float  # what each card short of the obligation costs while the turn goes on

    def of_studio(self, table: Kobito, me: i64) -> float:
        raise NotImplementedError

    def of_pot(self, table: Kobito, me: i64, held: i64, slot: i64) -> float:
        """What the chance to win a pot is worth; `held` is where the hand lies, or NOT_SEEN."""
        raise NotImplementedError

    def of_ending(self, table: Kobito, me: i64) -> float:
        """If the turn ended here: a missed obligation costs the hand."""
        if table.played >= table.obligation:
            return self.of_table(table, me, hand_cell(me)) + self.of_hand(table, me)
        return self.of_table(table, me, NOT_SEEN) - cost_of_hand(table, me)

    def of_going_on(self, table: Kobito, me: i64) -> float:
        """While the turn goes on: cards short of the obligation may still be found."""
        lacking = table.obligation - table.played
        value = self.of_table(table, me, hand_cell(me)) + self.of_hand(table, me)
        return value - self.lacking * float(lacking) if lacking > 0 else value

    def of_hand(self, table: Kobito, me: i64) -> float:
        """The cards left in hand."""
        held = hand_cell(me)
        special = self.kobito * float(table.cells[held + KOBITO]) + self.tower * float(table.cells[held + TOWER])
        return special + self.number * float(rainbow_cards(table, held))

    def of_table(self, table: Kobito, me: i64, held: i64) -> float:
        """Points won, the studio, and what each pot may bring."""
        value = float(score(table, me)) + self.of_studio(table, me)
        slot: i64 = 0
        while slot < SLOTS:
            if table.is_live(slot):
                value += self.of_pot(table, me, held, slot)
            slot += 1
        return value


def cost_of_hand(table: Kobito, me: i64) -> float:
    """K-63, K-64: what the hand costs if it is put aside."""
    lost = PENALTY * rainbow_cards(table, hand_cell(me))
    if table.setting.penalise_specials:
        lost += PENALTY * (table.cells[hand_cell(me) + KOBITO] + table.cells[hand_cell(me) + TOWER])
    return float(lost)


# How near a seat is to a pot


def lacking_places(table: Kobito, seat: i64, held: i64, slot: i64, space: i64, may_leave_one: bool) -> i64:
    """How many of a pot's lacking places a seat can't fill from its studio, known kobitos and the hand, if seen.

    Who reckons that moves `may_leave_one` place alone in the studio reckons more simply than the rules are.
    """
    cells = table.cells
    reached = reach_of(table, seat, held, slot, LOW, space, may_leave_one)
    reached += reach_of(table, seat, held, slot, HIGH, space - reached, may_leave_one)
    wild = cells[held + KOBITO] if held >= 0 else cells[hand_cell(seat) + KNOWN]
    lacking = space - reached - wild
    return lacking if lacking > 0 else ZERO


def reach_of(table: Kobito, seat: i64, held: i64, slot: i64, end: i64, space: i64, may_leave_one: bool) -> i64:
    """How many places in a row a seat can lay at one end of a pot's rainbow."""
    cells = table.cells
    wanted = table.wanted(slot, end)
    reached: i64 = 0
    while reached < space:
        steps: i64 = 1
        if held < 0 or cells[held + wanted] == 0:
            steps = longest_chain(cells, seat, wanted, end, space - reached, may_leave_one)
            if steps == 0:
                return reached
        reached += steps
        wanted = stepped(wanted, steps, end)
    return space


def longest_chain(cells: vec[i64], seat: i64, wanted: i64, end: i64, space: i64, may_leave_one: bool) -> i64:
    """How many places the best of a seat's studio rainbows gives from a number on."""
    longest: i64 = 0
    slot: i64 = 0
    while slot < STUDIO_SIZE:
        places = chain(cells, studio_start(seat) + slot, wanted, end, space, may_leave_one)
        if places > longest:
            longest = places
        slot += 1
    return longest


def chain(cells: vec[i64], rainbow: i64, wanted: i64, end: i64, space: i64, may_leave_one: bool) -> i64:
    """K-32 to K-35: how many places a studio rainbow gives from a number on; one place must not be left alone."""
    length = cells[LENGTHS + rainbow]
    if length == 0:
        return 0
    if end == LOW:
        distance = wanted - cells[LOWS + rainbow]
    else:
        distance = cells[HIGHS + rainbow] - wanted
    if distance < 0:
        distance += HIGHEST
    if distance >= length:
        return 0
    places = distance + 1
    if may_leave_one:
        return places
    if places == length:
        if places <= space:
            return places
        return space if length - space > 1 else space - 1
    return places if places <= space and length - places > 1 else ZERO


def stepped(number: i64, steps: i64, end: i64) -> i64:
    while steps > 0:
        number = previous_number(number) if end == LOW else next_number(number)
        steps -= 1
    return number
