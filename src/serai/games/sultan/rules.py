"""The rules of Sultan, in the order of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Chance, Choice, Item, SeatChance, Step
from serai.core.chance import Outcome, Stream, draw_some, weighed
from serai.core.errors import Refusal
from serai.core.rows import count_of, sort, zeros
from serai.games.sultan.actions import DEAL_HAND, DRAW_JEWELS, FIRST_PLAYER, PLACE_CARD, RETURN_JEWEL
from serai.games.sultan.events import (
    CARD_PLACED,
    CARD_REVEALED,
    GAME_SCORED,
    HAND_DEALT,
    JEWEL_RETURNED,
    JEWEL_UNSOLD,
    JEWEL_WON,
    JEWELS_DRAWN,
    ROUND_BEGUN,
    STAGE_BEGUN,
)
from serai.games.sultan.pieces import BY_ROUND, BY_STAGE, COLOURS, ROW
from serai.games.sultan.scoring import score
from serai.games.sultan.state import (
    BAG,
    BIDS,
    COLOUR_COUNT,
    CUSHIONS,
    NO_BID,
    NO_CARD,
    NO_JEWEL,
    OFFER,
    SOLD,
    TAKERS,
    Sultan,
    bid,
    bid_card,
    bid_cushion,
    bid_seat,
    deck_cell,
    hand_cell,
    jewel_cell,
)

NO_CUSHION: Final[i64] = -1
NEXT_CUSHION: Final[i64] = PLACE_CARD.of(0, 1) - PLACE_CARD.of()  # from a card at a cushion to the same at the next


# Set-up and the flow of the game


class SetUp(Step):
    """S-08: the first player is chosen; then the stages are played."""

    def __init__(self, first: i64) -> None:
        super().__init__()
        self.first: i64 = first

    def run(self, table: Sultan) -> None:
        if self.first >= 0:
            table.first = self.first
            table.plan(STAGE)
        else:
            table.plan(CHOOSE_FIRST, STAGE)


class ChooseFirst(SeatChance):
    """S-08: chance names the first player."""

    def seat_count(self, table: Sultan) -> i64:
        return table.setting.players

    def settle(self, table: Sultan, outcome: Outcome) -> None:
        table.first = outcome[0]


class Stage(Step):
    """S-10 to S-12: everyone takes a hand, then the rounds of the stage are played."""

    def run(self, table: Sultan) -> None:
        table.stage += 1
        table.round = 0
        table.tell(STAGE_BEGUN, table.stage)
        table.plan(ROUND)
        seat = table.setting.players - 1
        while seat >= 0:
            table.push(DEAL_HANDS[seat])
            seat -= 1


class DealHand(Chance):
    """S-06, S-12: the top cards of an unknown deck are any of its cards, all alike likely."""

    def __init__(self, seat: i64) -> None:
        super().__init__(DEAL_HAND.at(seat=int(seat)), seat)

    def draw(self, table: Sultan, stream: Stream) -> Outcome:
        cells, cell = table.cells, deck_cell(self.seat)
        left = table.count(cell, ROW)
        wanted = table.setting.hand_size
        cards = zeros(wanted)
        dealt: i64 = 0
        card: i64 = 1
        while dealt < wanted:
            copies = cells[cell + card]
            while copies > 0:
                if stream.below(left) < wanted - dealt:
                    cards[dealt] = card
                    dealt += 1
                left -= 1
                copies -= 1
            card += 1
        return cards

    def weights(self, table: Sultan, draws: Outcome) -> vec[float]:
        start = deck_cell(self.seat)
        return weighed(table.cells[start : start + ROW], draws, table.setting.hand_size)

    def check(self, table: Sultan, outcome: Outcome) -> Refusal | None:
        if len(outcome) != table.setting.hand_size:
            return Refusal("S-12", "hand_size", {"count": int(table.setting.hand_size)})
        for card in outcome:
            if count_of(card, outcome) > table.cells[deck_cell(self.seat) + card]:
                return Refusal("S-12", "not_in_deck", {"card": int(card)})
        return None

    def settle(self, table: Sultan, outcome: Outcome) -> None:
        for card in outcome:
            table.cells[deck_cell(self.seat) + card] -= 1
            table.take_up(self.seat, card)
        table.tell_many(HAND_DEALT, outcome, self.seat)


class Round(Step):
    """S-14 to S-24: jewels are drawn, one is returned, cards are placed, the cushions are settled."""

    def run(self, table: Sultan) -> None:
        table.round += 1
        table.tell(ROUND_BEGUN, table.stage, table.round, table.first)
        table.plan(TAKE_JEWELS[table.first], OFFERS[table.first], PLACING, REVEAL)


class TakeJewels(Chance):
    """S-14: the first player draws jewels from the bag."""

    def __init__(self, seat: i64) -> None:
        super().__init__(DRAW_JEWELS, seat)

    def draw(self, table: Sultan, stream: Stream) -> Outcome:
        in_bag = table.count(BAG, COLOUR_COUNT)
        assert in_bag >= table.setting.jewels_drawn  # S-41
        drawn = draw_some(table.cells[BAG : BAG + COLOUR_COUNT], in_bag, table.setting.jewels_drawn, stream)
        sort(drawn)
        return drawn

    def weights(self, table: Sultan, draws: Outcome) -> vec[float]:
        return weighed(table.cells[BAG : BAG + COLOUR_COUNT], draws, table.setting.jewels_drawn)

    def check(self, table: Sultan, outcome: Outcome) -> Refusal | None:
        if len(outcome) != table.setting.jewels_drawn:
            return Refusal("S-14", "jewels_drawn", {"count": int(table.setting.jewels_drawn)})
        for colour in outcome:
            if count_of(colour, outcome) > table.cells[BAG + colour]:
                return Refusal("S-14", "not_in_bag", {"colour": COLOURS[colour]})
        return None

    def settle(self, table: Sultan, outcome: Outcome) -> None:
        cells = table.cells
        for colour in outcome:
            cells[BAG + colour] -= 1
            cells[OFFER + colour] += 1
        table.tell_many(JEWELS_DRAWN, outcome, self.seat)


class Offer(Choice):
    """S-15: the first player returns one jewel; the others go on the cushions."""

    def rule(self) -> str:
        return "S-15"

    def verbs(self) -> list[Verb]:
        return [RETURN_JEWEL]

    def phase(self) -> str:
        return "offer"

    def legal(self, table: Sultan, legal: LegalActions) -> None:
        cells = table.cells
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if cells[OFFER + colour] > 0:
                legal.add(RETURN_JEWEL.one(colour))
            colour += 1

    def choose(self, table: Sultan, action: i64) -> None:
        """S-16: the returned jewel is in the bag at once."""
        returned = RETURN_JEWEL.first(action)
        table.cells[OFFER + returned] -= 1
        table.cells[BAG + returned] += 1
        table.tell(JEWEL_RETURNED, self.seat, returned)
        lay_on_cushions(table)

    def refuse(self, table: Sultan, action: i64) -> Refusal:
        return Refusal("S-15", "not_drawn", {"colour": COLOURS[RETURN_JEWEL.first(action)]})

    def refuse_verb(self, table: Sultan, action: i64) -> Refusal:
        return Refusal("S-15", "return_first")

    def looked_at(self, table: Sultan) -> list[int]:
        """Every colour, and the own cards, whose time has not come."""
        jewels = [int(RETURN_JEWEL.of(colour)) for colour in range(COLOUR_COUNT)]
        return [*jewels, *[int(PLACE_CARD.of(card)) for card in held_cards(table, self.seat)]]


def lay_on_cushions(table: Sultan) -> None:
    """S-15: one jewel on each cushion, in the order of the colours."""
    cells = table.cells
    cushion: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        while cells[OFFER + colour] > 0:
            cells[OFFER + colour] -= 1
            cells[CUSHIONS + cushion] = colour
            cushion += 1
        colour += 1


class Placing(Step):
    """S-17, S-21: clockwise from the first player each places a card, with two players twice."""

    def run(self, table: Sultan) -> None:
        cards = table.setting.bids * table.setting.players
        seat = table.first
        while cards > 0:
            seat = seat - 1 if seat > 0 else table.setting.players - 1
            table.push(PLACE[seat])
            cards -= 1


class Bid(Choice):
    """S-17 to S-23: one card from the hand, face down, at one cushion."""

    def rule(self) -> str:
        return "S-19"

    def verbs(self) -> list[Verb]:
        return [PLACE_CARD]

    def phase(self) -> str:
        return "bid"

    def legal(self, table: Sultan, legal: LegalActions) -> None:
        taken, cushions, next_cushion = self.taken_cushion(table), table.setting.cushions, NEXT_CUSHION
        cells, codes, count = table.cells, legal.codes, legal.count
        cell = hand_cell(self.seat)
        card = cells[cell]
        while card != NO_CARD:
            placing = PLACE_CARD.one(card)
            cushion: i64 = 0
            while cushion < cushions:
                if cushion != taken:
                    codes[count] = placing
                    count += 1
                placing += next_cushion
                cushion += 1
            equal = card
            while card == equal:  # equal cards are one choice
                cell += 1
                card = cells[cell]
        legal.count = count

    def taken_cushion(self, table: Sultan) -> i64:
        """S-22: the cushion where this seat has a card already and may not place another."""
        if table.setting.split:
            place: i64 = 0
            while place < table.placed_count:
                if bid_seat(table.cells[BIDS + place]) == self.seat:
                    return bid_cushion(table.cells[BIDS + place])
                place += 1
        return NO_CUSHION

    def choose(self, table: Sultan, action: i64) -> None:
        card = PLACE_CARD.first(action)
        cushion = PLACE_CARD.second(action)
        table.give_up(self.seat, card)
        table.cells[BIDS + table.placed_count] = bid(self.seat, card, cushion)
        table.placed_count += 1
        table.tell(CARD_PLACED, self.seat, card, cushion)

    def refuse(self, table: Sultan, action: i64) -> Refusal:
        card = PLACE_CARD.first(action)
        cushion = PLACE_CARD.second(action)
        if cushion >= table.setting.cushions:
            return Refusal("S-02", "no_such_cushion", {"cushion": int(cushion), "count": int(table.setting.cushions)})
        if card > table.setting.highest_card:
            return Refusal("S-04", "card_not_in_game", {"card": int(card)})
        if table.held(self.seat, card) == 0:
            return Refusal("S-17", "not_in_hand", {"card": int(card)})
        return Refusal("S-22", "other_cushion", {"cushion": int(cushion)})

    def refuse_verb(self, table: Sultan, action: i64) -> Refusal:
        return Refusal("S-19", "must_place")

    def looked_at(self, table: Sultan) -> list[int]:
        """Every card of the hand at every cushion; S-22 may close one of them."""
        cushions = range(table.setting.cushions)
        return [int(PLACE_CARD.of(card, cushion)) for card in held_cards(table, self.seat) for cushion in cushions]


def held_cards(table: Sultan, seat: i64) -> list[int]:
    """The different cards in a hand."""
    return [card for card in range(1, ROW) if table.held(seat, card) > 0]


# Resolution


class Reveal(Step):
    """S-24, S-25: all placed cards are turned up and each cushion is settled on its own."""

    def run(self, table: Sultan) -> None:
        if table.event_log is not None:
            tell_bids(table)
        find_takers(table)
        cushion: i64 = 0
        while cushion < table.setting.cushions:
            resolve_cushion(table, cushion)
            cushion += 1
        table.placed_count = 0  # S-33: all placed cards leave the game
        next_round(table)


def tell_bids(table: Sultan) -> None:
    for place in range(table.placed_count):
        placed = table.cells[BIDS + place]
        table.tell(CARD_REVEALED, bid_seat(placed), bid_card(placed), bid_cushion(placed))


def find_takers(table: Sultan) -> None:
    """S-27 to S-30: at each cushion the highest card; of equal cards the earlier, with two players the first's."""
    cells = table.cells
    cushion: i64 = 0
    while cushion < table.setting.cushions:
        cells[TAKERS + cushion] = NO_BID
        cushion += 1
    place: i64 = 0
    while place < table.placed_count:
        placed = cells[BIDS + place]
        if beats(table, placed, cells[TAKERS + bid_cushion(placed)]):
            cells[TAKERS + bid_cushion(placed)] = placed
        place += 1


def beats(table: Sultan, placed: i64, best: i64) -> bool:
    """Is a card better than the best one placed before it at the same cushion?"""
    if best == NO_BID:
        return True
    card, highest = bid_card(placed), bid_card(best)
    return card > highest or (card == highest and wins_ties(table, bid_seat(placed)))


def resolve_cushion(table: Sultan, cushion: i64) -> None:
    """S-26 to S-32: the best card takes the jewel; with no card it goes back to the bag."""
    cells = table.cells
    jewel, best = cells[CUSHIONS + cushion], cells[TAKERS + cushion]
    if best != NO_BID:
        cells[jewel_cell(bid_seat(best)) + jewel] += 1
        if table.event_log is not None:
            table.tell_many(JEWEL_WON, bids_at(table, cushion), bid_seat(best), cushion, jewel, bid_card(best))
    else:
        cells[BAG + jewel] += 1
        table.tell(JEWEL_UNSOLD, cushion, jewel)
    cells[CUSHIONS + cushion] = NO_JEWEL
    cells[SOLD + cushion] = jewel


def wins_ties(table: Sultan, seat: i64) -> bool:
    """S-29: with two players the first player does."""
    return table.setting.first_wins_ties and seat == table.first


def bids_at(table: Sultan, cushion: i64) -> vec[i64]:
    """The cards at a cushion, in the order of placing."""
    placed = table.cells[BIDS : BIDS + table.placed_count]
    return vec[i64]([each for each in placed if bid_cushion(each) == cushion])


def next_round(table: Sultan) -> None:
    """S-35 to S-39: the first player changes; then another round, another stage, or the end."""
    stage_is_over = table.round == table.setting.rounds
    if stage_is_over and table.stage == table.setting.stages:
        table.plan(END)
        return
    if table.setting.rotation == BY_ROUND or (table.setting.rotation == BY_STAGE and stage_is_over):
        table.first = table.left_of(table.first)
    table.plan(STAGE if stage_is_over else ROUND)


class End(Step):
    """S-39, S-51: the screens are lifted and all collections are scored."""

    def run(self, table: Sultan) -> None:
        if table.event_log is not None:
            for seat in range(table.setting.players):
                table.tell(GAME_SCORED, seat, score(table, seat), table.count(jewel_cell(seat), COLOUR_COUNT))


CHOOSE_FIRST: Final = ChooseFirst(FIRST_PLAYER, "S-08")
STAGE: Final = Stage()
DEAL_HANDS: Final[vec[Item]] = vec[Item]([DealHand(seat) for seat in range(5)])
ROUND: Final = Round()
TAKE_JEWELS: Final[vec[Item]] = vec[Item]([TakeJewels(seat) for seat in range(5)])
OFFERS: Final[vec[Item]] = vec[Item]([Offer(seat) for seat in range(5)])
PLACING: Final = Placing()
PLACE: Final[vec[Item]] = vec[Item]([Bid(seat) for seat in range(5)])
REVEAL: Final = Reveal()
END: Final = End()
