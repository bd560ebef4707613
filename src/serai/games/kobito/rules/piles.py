"""Pots, starters, hands and piles: all that chance decides in Kobito."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import Chance, Item, SeatChance, Step
from serai.core.chance import Outcome, Stream, draw_one, draw_some, only, weighed
from serai.core.errors import Refusal
from serai.core.rows import count_of, total
from serai.games.kobito.actions import DEAL, DRAW, FIRST_PLAYER, RESHUFFLE, REVEAL_POT, STARTER
from serai.games.kobito.events import CARDS_DRAWN, HAND_DEALT, POT_REVEALED, RESHUFFLED, STARTER_LAID
from serai.games.kobito.pieces import HAND_SIZE, KINDS, KOBITO, POT_COUNT, TOWER
from serai.games.kobito.state import (
    DISCARD,
    DRAW_PILE,
    FACE_UP,
    HIGHS,
    IN_DECK,
    LENGTHS,
    LOWS,
    OWNERS,
    POTS,
    Kobito,
    hand_cell,
    rainbow_cards,
)


class RevealPot(Chance):
    """K-03, K-43: a pot is turned up from the pot deck, all alike likely."""

    def __init__(self, slot: i64) -> None:
        super().__init__(REVEAL_POT.at(slot=int(slot)))
        self.slot: i64 = slot

    def draw(self, table: Kobito, stream: Stream) -> Outcome:
        left = stream.below(table.pots_in_deck())
        pot: i64 = 1
        while table.cells[OWNERS + pot] != IN_DECK or left > 0:
            if table.cells[OWNERS + pot] == IN_DECK:
                left -= 1
            pot += 1
        return vec[i64]([pot])

    def weights(self, table: Kobito, draws: Outcome) -> vec[float]:
        owners = table.cells[OWNERS : OWNERS + POT_COUNT + 1]
        in_deck = vec[i64]([1 if owner == IN_DECK else 0 for owner in owners])
        return weighed(in_deck, draws, 1)

    def check(self, table: Kobito, outcome: Outcome) -> Refusal | None:
        if table.cells[OWNERS + outcome[0]] == IN_DECK:
            return None
        return Refusal("K-03", "pot_not_in_deck", {"pot": int(outcome[0])})

    def settle(self, table: Kobito, outcome: Outcome) -> None:
        pot = outcome[0]
        table.cells[OWNERS + pot] = FACE_UP
        table.cells[POTS + self.slot] = pot
        table.tell(POT_REVEALED, self.slot, pot, table.setting.lengths[pot], table.setting.points[pot])


class FindStarter(Step):
    """K-69: with no rainbow card in the draw pile, the discards are shuffled in before a starter is drawn."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def run(self, table: Kobito) -> None:
        if rainbow_cards(table, DRAW_PILE) == 0:
            table.plan(SHUFFLE_DISCARDS, LAY_STARTERS[self.slot])
        else:
            table.plan(LAY_STARTERS[self.slot])


class LayStarter(Chance):
    """K-04, K-05: the first rainbow card that comes, all alike likely, begins the pot's rainbow."""

    def __init__(self, slot: i64) -> None:
        super().__init__(STARTER.at(slot=int(slot)))
        self.slot: i64 = slot

    def draw(self, table: Kobito, stream: Stream) -> Outcome:
        pile = self.pile(table)
        return vec[i64]([draw_one(pile, total(pile), stream)])

    def pile(self, table: Kobito) -> vec[i64]:
        """The rainbow cards of the draw pile."""
        pile = table.cells[DRAW_PILE : DRAW_PILE + KINDS]
        pile[KOBITO] = 0
        pile[TOWER] = 0
        return pile

    def weights(self, table: Kobito, draws: Outcome) -> vec[float]:
        return weighed(self.pile(table), draws, 1)

    def check(self, table: Kobito, outcome: Outcome) -> Refusal | None:
        card = outcome[0]
        if card in (KOBITO, TOWER):
            return Refusal("K-05", "starter_is_rainbow_card", {"card": int(card)})
        if table.cells[DRAW_PILE + card] == 0:
            return Refusal("K-04", "not_in_draw_pile", {"card": int(card)})
        return None

    def settle(self, table: Kobito, outcome: Outcome) -> None:
        card = outcome[0]
        table.cells[DRAW_PILE + card] -= 1
        table.cells[LOWS + self.slot] = card
        table.cells[HIGHS + self.slot] = card
        table.cells[LENGTHS + self.slot] = 1
        table.tell(STARTER_LAID, self.slot, card)


class ShuffleDiscards(Chance):
    """K-68, K-69: the discard pile joins the draw pile; no order is kept, so only the count is told."""

    def draw(self, table: Kobito, stream: Stream) -> Outcome:
        return vec[i64]([table.count(DISCARD, KINDS)])

    def weights(self, table: Kobito, draws: Outcome) -> vec[float]:
        return only(table.count(DISCARD, KINDS), draws)

    def check(self, table: Kobito, outcome: Outcome) -> Refusal | None:
        discards = table.count(DISCARD, KINDS)
        if outcome[0] == discards:
            return None
        return Refusal("K-68", "reshuffle_count", {"count": int(discards)})

    def settle(self, table: Kobito, outcome: Outcome) -> None:
        card: i64 = 0
        while card < KINDS:
            table.cells[DRAW_PILE + card] += table.cells[DISCARD + card]
            table.cells[DISCARD + card] = 0
            card += 1
        table.tell(RESHUFFLED, outcome[0])


class DrawCards(Chance):
    """K-67: cards for a hand, one after another, as many as it lacks and the draw pile has."""

    def draw(self, table: Kobito, stream: Stream) -> Outcome:
        pile = table.cells[DRAW_PILE : DRAW_PILE + KINDS]
        return draw_some(pile, table.count(DRAW_PILE, KINDS), self.wanted(table), stream)

    def weights(self, table: Kobito, draws: Outcome) -> vec[float]:
        return weighed(table.cells[DRAW_PILE : DRAW_PILE + KINDS], draws, self.wanted(table))

    def wanted(self, table: Kobito) -> i64:
        missing = table.missing(self.seat)
        left = table.count(DRAW_PILE, KINDS)
        return missing if missing < left else left

    def check(self, table: Kobito, outcome: Outcome) -> Refusal | None:
        if len(outcome) != self.wanted(table):
            return Refusal("K-67", "cards_drawn", {"count": int(self.wanted(table))})
        for card in outcome:
            if count_of(card, outcome) > table.cells[DRAW_PILE + card]:
                return Refusal("K-67", "not_in_draw_pile", {"card": int(card)})
        return None

    def settle(self, table: Kobito, outcome: Outcome) -> None:
        take_cards(table, self.seat, outcome)
        table.tell_many(CARDS_DRAWN, outcome, self.seat, len(outcome))


class DealHand(DrawCards):
    """K-06: five cards for each seat."""

    def check(self, table: Kobito, outcome: Outcome) -> Refusal | None:
        if len(outcome) != HAND_SIZE:
            return Refusal("K-06", "cards_drawn", {"count": int(HAND_SIZE)})
        return super().check(table, outcome)

    def settle(self, table: Kobito, outcome: Outcome) -> None:
        take_cards(table, self.seat, outcome)
        table.tell_many(HAND_DEALT, outcome, self.seat, len(outcome))


def take_cards(table: Kobito, seat: i64, cards: Outcome) -> None:
    """Cards go from the draw pile to a hand."""
    cells = table.cells
    start = hand_cell(seat)
    for card in cards:
        cells[DRAW_PILE + card] -= 1
        cells[start + card] += 1


class Refill(Step):
    """K-67, K-68, K-70: draw to five; the discards are shuffled in only when a further card is needed."""

    def run(self, table: Kobito) -> None:
        if table.missing(self.seat) == 0:
            return
        if table.count(DRAW_PILE, KINDS) > 0:
            table.plan(DRAWS[self.seat], REFILLS[self.seat])
        elif table.count(DISCARD, KINDS) > 0:
            table.plan(SHUFFLE_DISCARDS, REFILLS[self.seat])


class ChooseFirst(SeatChance):
    """K-07: chance names the starting player."""

    def seat_count(self, table: Kobito) -> i64:
        return table.setting.players

    def settle(self, table: Kobito, outcome: Outcome) -> None:
        table.first = outcome[0]


REVEAL_POTS: Final[vec[Item]] = vec[Item]([RevealPot(slot) for slot in range(3)])
FIND_STARTERS: Final[vec[Item]] = vec[Item]([FindStarter(slot) for slot in range(3)])
LAY_STARTERS: Final[vec[Item]] = vec[Item]([LayStarter(slot) for slot in range(3)])
SHUFFLE_DISCARDS: Final = ShuffleDiscards(RESHUFFLE)
DEALS: Final[vec[Item]] = vec[Item]([DealHand(DEAL.at(player=seat), seat) for seat in range(6)])
DRAWS: Final[vec[Item]] = vec[Item]([DrawCards(DRAW.at(player=seat), seat) for seat in range(6)])
REFILLS: Final[vec[Item]] = vec[Item]([Refill(seat) for seat in range(6)])
CHOOSE_FIRST: Final = ChooseFirst(FIRST_PLAYER, "K-07")
