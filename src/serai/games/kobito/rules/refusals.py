"""Why something can't be done now: a rule, a reason and its details for every illegal action."""

from mypy_extensions import i64

from serai.core.errors import Refusal
from serai.games.kobito.actions import ADD, BUILD, END_TURN, MOVE, START, SWAP, VOCABULARY
from serai.games.kobito.pieces import (
    HIGH,
    HIGHEST,
    KINDS,
    KOBITO,
    LOW,
    RAINBOW,
    SLOTS,
    STUDIO_SIZE,
    TOWER,
    advanced,
    is_of_studio,
    is_pot,
    next_number,
    opening,
    opening_card,
    opening_length,
    studio_start,
)
from serai.games.kobito.state import (
    NO_SLOT,
    STACKS,
    TARGETS,
    Kobito,
    hand_cell,
    pile_cards,
    stack_pile,
    stack_place,
    stack_rainbow,
    target,
    top_card,
)


def refused_in_turn(table: Kobito, seat: i64, action: i64, played: list[bool]) -> Refusal:
    """Why an action is not legal in a turn; `played` are the kinds of cards that some legal action plays."""
    verb = VOCABULARY.verb(action)
    if verb is ADD:
        return refused_add(table, seat, action, played)
    if verb is START:
        return refused_start(table, seat, START.first(action))
    if verb is BUILD:
        return refused_tower(table, seat, BUILD.first(action), BUILD.second(action), BUILD.third(action))
    if verb is SWAP:
        return refused_swap(table, SWAP.first(action), SWAP.second(action), SWAP.third(action))
    if verb is MOVE:
        return refused_move(table, seat, action)
    return Refusal("K-62", "must_play", {"played": int(table.played), "obligation": int(table.obligation)})


def refused_add(table: Kobito, seat: i64, action: i64, played: list[bool]) -> Refusal:
    card = ADD.first(action)
    rainbow = ADD.second(action)
    if card == TOWER:
        return Refusal("K-55", "tower_alone")
    if not is_there(table, rainbow):
        return no_rainbow("K-23", rainbow)
    if not is_target(rainbow, seat):
        return Refusal("K-23", "other_studio", {"rainbow": RAINBOW.to_json(rainbow)})
    if table.cells[hand_cell(seat) + card] == 0:
        return not_in_hand("K-23", card)
    if card == KOBITO:
        return Refusal("K-48", "unclear", {"rainbow": RAINBOW.to_json(rainbow)})
    if not played[card]:
        return Refusal("K-19", "wanted_nowhere", {"card": int(card)})
    wanted = table.wanted(rainbow, ADD.third(action))
    return Refusal("K-19", "does_not_fit", {"card": int(card), "number": int(wanted)})


def refused_start(table: Kobito, seat: i64, run: i64) -> Refusal:
    cards = [opening_card(run, place) for place in range(opening_length(run))]
    if TOWER in cards:
        return Refusal("K-55", "tower_alone")
    for card in cards:
        if cards.count(card) > table.cells[hand_cell(seat) + card]:
            return not_in_hand("K-24", card)
    if table.free_slot(seat) == NO_SLOT:
        return Refusal("K-26", "studio_full", {"count": int(STUDIO_SIZE)})
    if cards.count(KOBITO) == len(cards):
        return Refusal("K-48", "kobitos_alone")
    if table.setting.two_numbers and (cards[0] == KOBITO or cards[-1] == KOBITO):
        return Refusal("K-48", "kobito_between")
    inner = cards[1:-1]
    if inner and not (table.setting.two_numbers and inner.count(KOBITO) == len(inner)):
        return Refusal("K-25", "two_cards_open")
    return Refusal("K-24", "not_a_run")


def refused_tower(table: Kobito, seat: i64, card: i64, rainbow: i64, place: i64) -> Refusal:
    if card == TOWER:
        return Refusal("K-55", "tower_alone")
    if not is_there(table, rainbow):
        return no_rainbow("K-56", rainbow)
    if not is_target(rainbow, seat):
        return Refusal("K-60", "other_studio", {"rainbow": RAINBOW.to_json(rainbow)})
    if not is_pot(rainbow) and not table.setting.towers_in_studio:
        return Refusal("K-56", "towers_on_pots_only")
    if place >= table.length(rainbow):
        return no_place(table, "K-56", rainbow, place)
    if table.cells[hand_cell(seat) + TOWER] == 0:
        return not_in_hand("K-56", TOWER)
    if table.cells[hand_cell(seat) + card] == 0:
        return not_in_hand("K-56", card)
    return Refusal("K-56", "other_number", {"card": int(card), "number": int(table.number(rainbow, place))})


def refused_swap(table: Kobito, card: i64, rainbow: i64, place: i64) -> Refusal:
    if card in (KOBITO, TOWER):
        return Refusal("K-49", "swap_with_number", {"card": int(card)})
    if not is_there(table, rainbow):
        return no_rainbow("K-49", rainbow)
    if place >= table.length(rainbow):
        return no_place(table, "K-49", rainbow, place)
    pile = table.pile(rainbow, place)
    if top_card(pile) != KOBITO:
        is_covered = int(KOBITO) in pile_cards(pile)
        return Refusal("K-50", "kobito_covered") if is_covered else Refusal("K-49", "no_kobito")
    if card != table.number(rainbow, place):
        number = int(table.number(rainbow, place))
        return Refusal("K-49", "other_number", {"card": int(card), "number": number})
    return not_in_hand("K-49", card)


def refused_move(table: Kobito, seat: i64, action: i64) -> Refusal:
    rainbow = MOVE.first(action)
    count = MOVE.third(action)
    slot = MOVE.fourth(action)
    if not is_of_studio(rainbow, seat):
        return Refusal("K-31", "not_own_studio", {"rainbow": RAINBOW.to_json(rainbow)})
    if not is_there(table, rainbow):
        return no_rainbow("K-31", rainbow)
    if not is_pot(slot) or not table.is_live(slot):
        return Refusal("K-31", "not_a_pot", {"rainbow": RAINBOW.to_json(slot)})
    length = table.length(rainbow)
    if count > length:
        return Refusal("K-31", "too_many_places", {"count": int(count), "length": int(length)})
    if count == length and MOVE.second(action) == HIGH:
        return Refusal("K-32", "all_are_lowest")
    if count > table.space(slot):
        return Refusal("K-34", "no_space", {"count": int(count), "space": int(table.space(slot))})
    return refused_fit(table, action)


def refused_fit(table: Kobito, action: i64) -> Refusal:
    """Why a block that is there and finds space can't be laid."""
    rainbow = MOVE.first(action)
    count = MOVE.third(action)
    wanted = table.wanted(MOVE.fourth(action), MOVE.fifth(action))
    first: i64 = 0 if MOVE.second(action) == LOW else table.length(rainbow) - count
    touching = table.number(rainbow, first if MOVE.fifth(action) == HIGH else first + count - 1)
    if touching != wanted:
        return Refusal("K-33", "does_not_join", {"number": int(touching), "wanted": int(wanted)})
    return Refusal("K-36", "leaves_one")


# What is there, and what is not


def is_there(table: Kobito, rainbow: i64) -> bool:
    return rainbow < studio_start(table.setting.players) and table.length(rainbow) > 0


def is_target(rainbow: i64, seat: i64) -> bool:
    """K-23: pots and the own studio."""
    return is_pot(rainbow) or is_of_studio(rainbow, seat)


def no_rainbow(rule: str, rainbow: i64) -> Refusal:
    return Refusal(rule, "no_such_rainbow", {"rainbow": RAINBOW.to_json(rainbow)})


def no_place(table: Kobito, rule: str, rainbow: i64, place: i64) -> Refusal:
    return Refusal(rule, "no_such_place", {"place": int(place), "length": int(table.length(rainbow))})


def not_in_hand(rule: str, card: i64) -> Refusal:
    return Refusal(rule, "not_in_hand", {"card": int(card)})


# What a player would look at


def looked_at_in_turn(table: Kobito, seat: i64) -> list[int]:
    """Cards at all ends, pairs to open with, kobitos, all but one place of each own rainbow, the end of the turn."""
    adds, starts = adds_looked_at(table, seat), starts_looked_at(table, seat)
    return [*adds, *starts, *swaps_looked_at(table), *moves_looked_at(table, seat), int(END_TURN.of())]


def adds_looked_at(table: Kobito, seat: i64) -> list[int]:
    """K-23: each card of the hand at both ends of each rainbow in reach."""
    held = [card for card in range(KINDS) if table.cells[hand_cell(seat) + card] > 0]
    rainbows = [target(index, seat) for index in range(TARGETS)]
    laid = [rainbow for rainbow in rainbows if table.length(rainbow) > 0]
    return [int(ADD.of(card, rainbow, end)) for card in held for rainbow in laid for end in (LOW, HIGH)]


def starts_looked_at(table: Kobito, seat: i64) -> list[int]:
    """K-26: pairs of numbers that follow one another, whether or not the studio has room."""
    held = hand_cell(seat)
    numbers = [number for number in range(1, HIGHEST + 1) if table.cells[held + number] > 0]
    pairs = [number for number in numbers if table.cells[held + next_number(number)] > 0]
    return [int(START.of(opening(number, next_number(number)))) for number in pairs]


def swaps_looked_at(table: Kobito) -> list[int]:
    """K-49, K-50: every kobito on the table, for the number it stands for."""
    looked_at: list[int] = []
    for packed in table.cells[STACKS : STACKS + table.stack_count]:
        rainbow, place = stack_rainbow(packed), stack_place(packed)
        if int(KOBITO) in pile_cards(stack_pile(packed)):
            looked_at.append(int(SWAP.of(table.number(rainbow, place), rainbow, place)))
    return looked_at


def moves_looked_at(table: Kobito, seat: i64) -> list[int]:
    """K-36: moves to a pot that fit, and leave one place."""
    looked_at: list[int] = []
    for rainbow in range(studio_start(seat), studio_start(seat) + STUDIO_SIZE):
        count = table.length(rainbow) - 1
        for slot in range(SLOTS):
            if count > 0 and table.is_live(slot) and count <= table.space(slot):
                looked_at += moves_that_fit(table, rainbow, count, slot)
    return looked_at


def moves_that_fit(table: Kobito, rainbow: i64, count: i64, slot: i64) -> list[int]:
    fitting: list[int] = []
    for take in (LOW, HIGH):
        lowest = advanced(table.low(rainbow), 0 if take == LOW else 1)
        highest = advanced(lowest, count - 1)
        for end in (LOW, HIGH):
            touching = highest if end == LOW else lowest
            if touching == table.wanted(slot, end):
                fitting.append(int(MOVE.of(rainbow, take, count, slot, end)))
    return fitting
