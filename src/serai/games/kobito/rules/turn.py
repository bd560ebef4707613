"""The turn of Kobito: set-up, the six kinds of action, winning a pot, ending the turn and the game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Choice, Item, Step
from serai.core.errors import Refusal
from serai.core.rows import ZERO
from serai.games.kobito.actions import ADD, BUILD, END_TURN, MOVE, START, SWAP, VOCABULARY
from serai.games.kobito.events import (
    CARD_ADDED,
    GAME_SCORED,
    KOBITO_SWAPPED,
    LAST_TURN,
    PLACES_MOVED,
    POT_WON,
    PUT_ASIDE,
    RAINBOW_DISCARDED,
    RAINBOW_STARTED,
    STALEMATE,
    TOWER_BUILT,
    TURN_BEGUN,
    TURN_ENDED,
)
from serai.games.kobito.pieces import (
    HIGH,
    KINDS,
    KOBITO,
    LOW,
    RAINBOW,
    TOWER,
    is_pot,
    opening_card,
    opening_length,
    previous_number,
    studio_start,
)
from serai.games.kobito.rules.legal import (
    offer_adds,
    offer_last_place,
    offer_moves,
    offer_starts,
    offer_swaps,
    offer_towers,
    played_kinds,
)
from serai.games.kobito.rules.piles import CHOOSE_FIRST, DEALS, FIND_STARTERS, REFILLS, REVEAL_POTS
from serai.games.kobito.rules.refusals import looked_at_in_turn, refused_in_turn, refused_move
from serai.games.kobito.scoring import penalty, pot_points, score
from serai.games.kobito.state import (
    DISCARD,
    HIGHS,
    KNOWN,
    LOWS,
    NO_POT,
    NO_SLOT,
    OWNERS,
    POTS,
    Kobito,
    aside_cell,
    carry,
    clear_rainbow,
    hand_cell,
    pile_cards,
    put,
)

# Set-up and the flow of the game


class SetUp(Step):
    """K-03 to K-07: three pots with their starters, five cards for each seat, a starting player."""

    def __init__(self, first: i64) -> None:
        super().__init__()
        self.first: i64 = first

    def run(self, table: Kobito) -> None:
        table.plan(FIRST_TURN)
        if self.first >= 0:
            table.first = self.first
        else:
            table.plan(CHOOSE_FIRST)
        seat = table.setting.players - 1
        while seat >= 0:
            table.plan(DEALS[seat])
            seat -= 1
        table.plan(FIND_STARTERS[0], FIND_STARTERS[1], FIND_STARTERS[2])
        table.plan(REVEAL_POTS[0], REVEAL_POTS[1], REVEAL_POTS[2])


class FirstTurn(Step):
    """K-07: the starting player's turn begins."""

    def run(self, table: Kobito) -> None:
        begin_turn(table, table.first)


class NextTurn(Step):
    """K-67, K-72: the next seat's turn begins, unless nobody can do anything any more."""

    def run(self, table: Kobito) -> None:
        is_idle = table.quiet and table.hand_size(table.current) == 0
        table.idle = table.idle + 1 if is_idle else ZERO
        if table.idle == table.setting.players:
            table.tell(STALEMATE)
            table.plan(END)
        else:
            begin_turn(table, table.left_of(table.current))


def begin_turn(table: Kobito, seat: i64) -> None:
    """K-09: the obligation is one card, and one more for each rainbow now in the own studio."""
    table.current = seat
    table.turns += 1
    table.obligation = 1 + table.rainbows_of(seat)
    table.played = 0
    table.quiet = table.hand_size(seat) == 0
    table.tell(TURN_BEGUN, seat, table.obligation)
    table.plan(TURNS[seat])


# The turn


class Turn(Choice):
    """K-12: any number of adds, starts, towers, swaps and moves in any order; then the turn is ended."""

    def rule(self) -> str:
        return "K-12"

    def verbs(self) -> list[Verb]:
        return [ADD, START, BUILD, SWAP, MOVE, END_TURN]

    def phase(self) -> str:
        return "turn"

    def legal(self, table: Kobito, legal: LegalActions) -> None:
        offer_adds(table, self.seat, legal)
        offer_starts(table, self.seat, legal)
        offer_towers(table, self.seat, legal)
        is_stuck = legal.count == 0
        offer_swaps(table, self.seat, legal)
        offer_moves(table, self.seat, legal)
        if is_stuck or may_stop(table):
            legal.add(END_TURN.of())

    def choose(self, table: Kobito, action: i64) -> None:
        verb = VOCABULARY.verb(action)
        if verb is END_TURN:
            end_turn(table, self.seat)
            return
        table.quiet = False
        if verb is MOVE:
            move_places(table, self.seat, action)
            return
        table.plan(TURNS[self.seat])  # K-44: the turn goes on
        if verb is ADD:
            add_card(table, self.seat, ADD.first(action), ADD.second(action), ADD.third(action))
        elif verb is START:
            start_rainbow(table, self.seat, START.first(action))
        elif verb is BUILD:
            build_tower(table, self.seat, BUILD.first(action), BUILD.second(action), BUILD.third(action))
        else:
            swap_kobito(table, self.seat, SWAP.first(action), SWAP.second(action), SWAP.third(action))

    def refuse(self, table: Kobito, action: i64) -> Refusal:
        legal = LegalActions()
        self.legal(table, legal)
        return refused_in_turn(table, self.seat, action, played_kinds(legal))

    def looked_at(self, table: Kobito) -> list[int]:
        return looked_at_in_turn(table, self.seat)

    def unavailable(self, table: Kobito) -> list[tuple[int, Refusal]]:
        legal = LegalActions()
        self.legal(table, legal)
        played = played_kinds(legal)
        closed = [action for action in self.looked_at(table) if not legal.has(action)]
        return [(action, refused_in_turn(table, self.seat, action, played)) for action in closed]


def may_stop(table: Kobito) -> bool:
    """K-62: the obligation is met, or an option lets a turn end short of it."""
    return table.played >= table.obligation or table.setting.may_stop_short


class LastPlace(Choice):
    """K-36: a move left one place in a studio rainbow; it has to move to a pot next."""

    def rule(self) -> str:
        return "K-36"

    def verbs(self) -> list[Verb]:
        return [MOVE]

    def phase(self) -> str:
        return "last_place"

    def legal(self, table: Kobito, legal: LegalActions) -> None:
        offer_last_place(table, studio_start(self.seat) + table.pending, legal)

    def choose(self, table: Kobito, action: i64) -> None:
        table.pending = NO_SLOT
        move_places(table, self.seat, action)

    def refuse(self, table: Kobito, action: i64) -> Refusal:
        pending = studio_start(self.seat) + table.pending
        if MOVE.first(action) == pending:
            return refused_move(table, self.seat, action)
        return self.refuse_verb(table, action)

    def refuse_verb(self, table: Kobito, action: i64) -> Refusal:
        pending = studio_start(self.seat) + table.pending
        return Refusal("K-36", "must_move_last", {"rainbow": RAINBOW.to_json(pending)})

    def looked_at(self, table: Kobito) -> list[int]:
        """Cards can't be played and the turn can't end before the last place has moved."""
        held = [card for card in range(KINDS) if table.cells[hand_cell(self.seat) + card] > 0]
        return [*[int(ADD.of(card)) for card in held], int(END_TURN.of())]


# Cards from the hand


def add_card(table: Kobito, seat: i64, card: i64, rainbow: i64, end: i64) -> None:
    """K-13, K-19: one card leaves the hand for an end of a rainbow."""
    leave_hand(table, seat, card)
    table.played += 1
    if table.event_log is not None:
        table.tell_many(CARD_ADDED, vec[i64]([card]), seat, rainbow, end, table.wanted(rainbow, end))
    put(table, rainbow, end, card)
    if is_pot(rainbow) and table.space(rainbow) == 0:
        win_pot(table, seat, rainbow)


def leave_hand(table: Kobito, seat: i64, card: i64) -> None:
    """A card is played; of the kobitos played, those that everyone knows of count as the first."""
    held = hand_cell(seat)
    table.cells[held + card] -= 1
    if card == KOBITO and table.cells[held + KNOWN] > 0:
        table.cells[held + KNOWN] -= 1


def start_rainbow(table: Kobito, seat: i64, run: i64) -> None:
    """K-25, K-27: the cards open a rainbow in the lowest free slot of the studio."""
    rainbow = studio_start(seat) + table.free_slot(seat)
    first = opening_card(run, 0)
    low = first if first != KOBITO else previous_number(opening_card(run, 1))
    table.cells[LOWS + rainbow] = low
    table.cells[HIGHS + rainbow] = previous_number(low)
    place: i64 = 0
    while place < opening_length(run):
        leave_hand(table, seat, opening_card(run, place))
        put(table, rainbow, HIGH, opening_card(run, place))
        place += 1
    table.played += opening_length(run)
    if table.event_log is not None:
        table.tell_many(RAINBOW_STARTED, opening_cards(run), seat, rainbow, low)


def opening_cards(run: i64) -> vec[i64]:
    return vec[i64]([opening_card(run, place) for place in range(opening_length(run))])


def build_tower(table: Kobito, seat: i64, card: i64, rainbow: i64, place: i64) -> None:
    """K-57, K-58: a tower card on the top card, the matching card on the tower card; both count as played."""
    leave_hand(table, seat, TOWER)
    leave_hand(table, seat, card)
    table.played += 2
    table.set_pile(rainbow, place, table.pile(rainbow, place) << 8 | TOWER << 4 | card)
    if table.event_log is not None:
        table.tell_many(TOWER_BUILT, vec[i64]([TOWER, card]), seat, rainbow, place, table.number(rainbow, place))


# Swaps


def swap_kobito(table: Kobito, seat: i64, card: i64, rainbow: i64, place: i64) -> None:
    """K-49, K-51: the number card takes the kobito's place; the kobito goes to the hand, as everyone sees."""
    held = hand_cell(seat)
    table.cells[held + card] -= 1
    table.cells[held + KOBITO] += 1
    table.cells[held + KNOWN] += 1
    table.set_pile(rainbow, place, table.pile(rainbow, place) + card)
    table.tell(KOBITO_SWAPPED, seat, rainbow, place, card)


# From the studio to the pots


def move_places(table: Kobito, seat: i64, action: i64) -> None:
    """K-31 to K-40: a block of places goes to a pot; one place left over has to follow at once."""
    rainbow = MOVE.first(action)
    slot = MOVE.fourth(action)
    if table.event_log is not None:
        table.tell_many(PLACES_MOVED, moved_numbers(table, action), seat, rainbow, slot, MOVE.fifth(action))
    carry(table, rainbow, MOVE.second(action), MOVE.third(action), slot, MOVE.fifth(action))
    if table.length(rainbow) == 1:
        table.pending = rainbow - studio_start(seat)
        table.plan(LAST_PLACES[seat])
    else:
        table.plan(TURNS[seat])
    if table.space(slot) == 0:
        win_pot(table, seat, slot)


def moved_numbers(table: Kobito, action: i64) -> vec[i64]:
    """The numbers of the places that move, in rising order."""
    rainbow = MOVE.first(action)
    count = MOVE.third(action)
    first = ZERO if MOVE.second(action) == LOW else table.length(rainbow) - count
    return vec[i64]([table.number(rainbow, first + place) for place in range(count)])


# Winning a pot


def win_pot(table: Kobito, seat: i64, slot: i64) -> None:
    """K-41 to K-43, K-45: the pot is won and its rainbow discarded; then a new pot comes, if there is one."""
    pot = table.cells[POTS + slot]
    table.cells[OWNERS + pot] = seat
    table.cells[POTS + slot] = NO_POT
    table.tell(POT_WON, seat, slot, pot, table.setting.points[pot])
    if table.event_log is not None:
        table.tell_many(RAINBOW_DISCARDED, cards_of(table, slot), slot)
    clear_rainbow(table, slot, DISCARD)
    if table.pots_in_deck() > 0:
        table.plan(REVEAL_POTS[slot], FIND_STARTERS[slot])
    elif table.setting.ends_at_once:  # K-73, K-74
        table.stop()
        table.pending = NO_SLOT
        table.plan(END)
    elif not table.final_turn:
        table.final_turn = True
        table.tell(LAST_TURN, seat)


def cards_of(table: Kobito, rainbow: i64) -> vec[i64]:
    """All cards of a rainbow, place after place, each from bottom to top."""
    cards = vec[i64]()
    for place in range(table.length(rainbow)):
        for card in pile_cards(table.pile(rainbow, place)):
            cards = append(cards, card)
    return cards


# Ending the turn


def end_turn(table: Kobito, seat: i64) -> None:
    """K-63, K-66, K-67: a missed obligation costs the hand; then five cards again, and the next seat."""
    table.tell(TURN_ENDED, seat, table.played, table.obligation)
    if table.played < table.obligation:
        put_aside(table, seat)
    if table.final_turn:
        table.plan(END)
    else:
        table.plan(REFILLS[seat], NEXT_TURN)


def put_aside(table: Kobito, seat: i64) -> None:
    """K-63, K-65: all cards left in the hand lie with the won pots until the game ends."""
    held = hand_cell(seat)
    cards = vec[i64](capacity=5)
    card: i64 = 0
    while card < KINDS:
        while table.cells[held + card] > 0:
            table.cells[held + card] -= 1
            table.cells[aside_cell(seat) + card] += 1
            cards = append(cards, card)
        card += 1
    table.cells[held + KNOWN] = 0
    if len(cards) > 0:
        table.tell_many(PUT_ASIDE, cards, seat)


class End(Step):
    """K-73 to K-76: the game is over; only pots and cards put aside count."""

    def run(self, table: Kobito) -> None:
        if table.event_log is not None:
            for seat in range(table.setting.players):
                table.tell(GAME_SCORED, seat, score(table, seat), pot_points(table, seat), penalty(table, seat))


FIRST_TURN: Final = FirstTurn()
NEXT_TURN: Final = NextTurn()
TURNS: Final[vec[Item]] = vec[Item]([Turn(seat) for seat in range(6)])
LAST_PLACES: Final[vec[Item]] = vec[Item]([LastPlace(seat) for seat in range(6)])
END: Final = End()
