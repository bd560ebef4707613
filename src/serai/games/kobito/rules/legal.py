"""What a seat may do in its turn: cards from the hand, swaps, and moves from the studio to the pots."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.rows import ZERO
from serai.games.kobito.actions import ADD, BUILD, MOVE, START, SWAP
from serai.games.kobito.pieces import (
    HIGH,
    HIGHEST,
    KINDS,
    KOBITO,
    LOW,
    SLOTS,
    STUDIO_SIZE,
    TOWER,
    advanced,
    is_pot,
    next_number,
    opening,
    opening_card,
    opening_length,
    previous_number,
    studio_start,
)
from serai.games.kobito.state import (
    HIGHS,
    LENGTHS,
    LOWS,
    NO_SLOT,
    STACKS,
    TARGETS,
    Kobito,
    hand_cell,
    stack_pile,
    stack_place,
    stack_rainbow,
    target,
    top_card,
)

# Cards from the hand


def offer_adds(table: Kobito, seat: i64, legal: LegalActions) -> None:
    """K-19, K-23: a card at either end of a pot's rainbow or of one in the own studio."""
    cells = table.cells
    index: i64 = 0
    while index < TARGETS:
        rainbow = target(index, seat)
        if cells[LENGTHS + rainbow] > 0:
            offer_adds_to(table, cells, hand_cell(seat), rainbow, legal)
        index += 1


def offer_adds_to(table: Kobito, cells: vec[i64], held: i64, rainbow: i64, legal: LegalActions) -> None:
    below = previous_number(cells[LOWS + rainbow])
    above = next_number(cells[HIGHS + rainbow])
    if cells[held + below] > 0:
        legal.add(ADD.of(below, rainbow, LOW))
    if cells[held + above] > 0:
        legal.add(ADD.of(above, rainbow, HIGH))
    if cells[held + KOBITO] > 0 and is_clear(table, rainbow):
        legal.add(ADD.of(KOBITO, rainbow, LOW))
        legal.add(ADD.of(KOBITO, rainbow, HIGH))


def is_clear(table: Kobito, rainbow: i64) -> bool:
    """K-48: is the number of a kobito laid here clear? With an option, two numbers must show it."""
    return not table.setting.two_numbers or table.numbered_places(rainbow) >= 2


def offer_starts(table: Kobito, seat: i64, legal: LegalActions) -> None:
    """K-24 to K-26, K-48: two cards that follow one another open a rainbow, if the studio has room."""
    if table.free_slot(seat) == NO_SLOT:
        return
    cells = table.cells
    held = hand_cell(seat)
    number: i64 = 1
    while number <= HIGHEST:
        if cells[held + number] > 0:
            if table.setting.two_numbers:
                offer_bridges(cells, held, number, legal)
            else:
                offer_pairs(cells, held, number, legal)
        number += 1


def offer_pairs(cells: vec[i64], held: i64, number: i64, legal: LegalActions) -> None:
    """K-48: one of the two cards may be a kobito; the order tells its number."""
    if cells[held + next_number(number)] > 0:
        legal.add(START.of(opening(number, next_number(number))))
    if cells[held + KOBITO] > 0:
        legal.add(START.of(opening(number, KOBITO)))
        legal.add(START.of(opening(KOBITO, number)))


def offer_bridges(cells: vec[i64], held: i64, number: i64, legal: LegalActions) -> None:
    """K-48, by option: kobitos stand only between two rainbow cards."""
    kobitos: i64 = 0
    while kobitos <= 3 and kobitos <= cells[held + KOBITO]:
        last = advanced(number, kobitos + 1)
        if cells[held + last] > 0:
            legal.add(START.of(opening(number, last, kobitos)))
        kobitos += 1


def offer_towers(table: Kobito, seat: i64, legal: LegalActions) -> None:
    """K-56, K-59: a tower card and a card of the place's number, or a kobito, on any place in reach."""
    held = hand_cell(seat)
    if table.cells[held + TOWER] == 0:
        return
    targets: i64 = TARGETS if table.setting.towers_in_studio else SLOTS
    index: i64 = 0
    while index < targets:
        offer_towers_on(table.cells, held, target(index, seat), legal)
        index += 1


def offer_towers_on(cells: vec[i64], held: i64, rainbow: i64, legal: LegalActions) -> None:
    number = cells[LOWS + rainbow]
    places = cells[LENGTHS + rainbow]
    place: i64 = 0
    while place < places:
        if cells[held + number] > 0:
            legal.add(BUILD.of(number, rainbow, place))
        if cells[held + KOBITO] > 0:
            legal.add(BUILD.of(KOBITO, rainbow, place))
        number = next_number(number)
        place += 1


def won_slot(table: Kobito, action: i64) -> i64:
    """K-41: the slot of the pot that an action brings to its full length, or NO_SLOT."""
    rainbow = ADD.second(action)
    places: i64 = 1
    if MOVE.matches(action):
        rainbow, places = MOVE.fourth(action), MOVE.third(action)
    elif not ADD.matches(action):
        return NO_SLOT
    return rainbow if is_pot(rainbow) and table.space(rainbow) == places else NO_SLOT


def played_kinds(legal: LegalActions) -> list[bool]:
    """For each kind of card whether one of these actions plays it."""
    played = [False] * int(KINDS)
    for action in legal.codes[: legal.count]:
        if START.matches(action):
            run = START.first(action)
            for place in range(opening_length(run)):
                played[opening_card(run, place)] = True
        elif ADD.matches(action) or BUILD.matches(action) or SWAP.matches(action):
            played[ADD.first(action)] = True  # the card is the first argument of all three
    return played


# Swaps


def offer_swaps(table: Kobito, seat: i64, legal: LegalActions) -> None:
    """K-49, K-50: a kobito on top of any place of the table, for the number it stands for."""
    index: i64 = 0
    while index < table.stack_count:
        packed = table.cells[STACKS + index]
        if top_card(stack_pile(packed)) == KOBITO:
            number = table.number(stack_rainbow(packed), stack_place(packed))
            if table.cells[hand_cell(seat) + number] > 0:
                legal.add(SWAP.of(number, stack_rainbow(packed), stack_place(packed)))
        index += 1


# Moves


def offer_moves(table: Kobito, seat: i64, legal: LegalActions) -> None:
    """K-31: places from an end of an own rainbow to the rainbow of a face-up pot."""
    cells = table.cells
    rainbow = studio_start(seat)
    end = rainbow + STUDIO_SIZE
    while rainbow < end:
        if cells[LENGTHS + rainbow] > 0:
            offer_moves_from(table, rainbow, legal)
        rainbow += 1


def offer_moves_from(table: Kobito, rainbow: i64, legal: LegalActions) -> None:
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            space = table.space(slot)
            offer_low_places(table, rainbow, slot, space, legal)
            offer_high_places(table, rainbow, slot, space, legal)
        slot += 1


def offer_low_places(table: Kobito, rainbow: i64, slot: i64, space: i64, legal: LegalActions) -> None:
    """K-32, K-33: the lowest places; all of them count as lowest too."""
    cells = table.cells
    most = smaller(cells[LENGTHS + rainbow], space)
    below = previous_number(cells[LOWS + slot])
    number = cells[LOWS + rainbow]  # of the block's highest place
    fits_above = number == next_number(cells[HIGHS + slot])
    count: i64 = 1
    while count <= most:
        if number == below and may_leave(table, rainbow, LOW, count, slot, LOW):
            legal.add(MOVE.of(rainbow, LOW, count, slot, LOW))
        if fits_above and may_leave(table, rainbow, LOW, count, slot, HIGH):
            legal.add(MOVE.of(rainbow, LOW, count, slot, HIGH))
        number = next_number(number)
        count += 1


def offer_high_places(table: Kobito, rainbow: i64, slot: i64, space: i64, legal: LegalActions) -> None:
    """K-32, K-33: the highest places, but not all."""
    cells = table.cells
    most = smaller(cells[LENGTHS + rainbow] - 1, space)
    above = next_number(cells[HIGHS + slot])
    number = cells[HIGHS + rainbow]  # of the block's lowest place
    fits_below = number == previous_number(cells[LOWS + slot])
    count: i64 = 1
    while count <= most:
        if fits_below and may_leave(table, rainbow, HIGH, count, slot, LOW):
            legal.add(MOVE.of(rainbow, HIGH, count, slot, LOW))
        if number == above and may_leave(table, rainbow, HIGH, count, slot, HIGH):
            legal.add(MOVE.of(rainbow, HIGH, count, slot, HIGH))
        number = previous_number(number)
        count += 1


def may_leave(table: Kobito, rainbow: i64, take: i64, count: i64, slot: i64, end: i64) -> bool:
    """K-35: nothing is left, or two places at least; or one that is sure to find a pot."""
    if table.length(rainbow) - count != 1:
        return True
    left = table.high(rainbow) if take == LOW else table.low(rainbow)
    return last_place_fits(table, left, count, slot, end)


def last_place_fits(table: Kobito, left: i64, count: i64, slot: i64, end: i64) -> bool:
    """K-36: with the moved places laid, some live pot with space wants the place that is left."""
    other: i64 = 0
    while other < SLOTS:
        if table.is_live(other):
            laid = count if other == slot else ZERO
            if table.space(other) > laid:
                below = laid if end == LOW else ZERO
                above = laid - below
                if left == advanced(table.low(other), -1 - below) or left == advanced(table.high(other), 1 + above):
                    return True
        other += 1
    return False


def offer_last_place(table: Kobito, rainbow: i64, legal: LegalActions) -> None:
    """K-36: the place left over goes to any pot that wants it."""
    number = table.low(rainbow)
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            if number == table.wanted(slot, LOW):
                legal.add(MOVE.of(rainbow, LOW, 1, slot, LOW))
            if number == table.wanted(slot, HIGH):
                legal.add(MOVE.of(rainbow, LOW, 1, slot, HIGH))
        slot += 1


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other
