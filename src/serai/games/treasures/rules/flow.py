"""The course of the game, in the order of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Chance, ChanceSchema, Choice, Item, SeatChance, Step
from serai.core.chance import Outcome, Stream, counted, weighed
from serai.core.errors import Refusal
from serai.core.rows import bit, count_of, sort, zeros
from serai.games.treasures.actions import (
    CLAIM,
    DEAL_HAND,
    DEAL_TABLE,
    FIRST_DEALER,
    LAY,
    PASS,
    PLAY_CARD,
    TAKE,
)
from serai.games.treasures.events import (
    CARD_LAID,
    CARD_PLAYED,
    CARDS_CLAIMED,
    CARDS_TAKEN,
    CATEGORY_TIED,
    CATEGORY_WON,
    CATEGORY_WON_BY_TEAM,
    CLAIM_PASSED,
    DEALER_NAMED,
    GAME_WON,
    GAME_WON_BY_TEAM,
    HAND_DEALT,
    LEFTOVERS_LOST,
    LEFTOVERS_TAKEN,
    ROUND_BEGUN,
    ROUND_SCORED,
    SWEPT,
    TABLE_DEALT,
    TEAM_SCORED,
    TIEBREAK_BEGUN,
)
from serai.games.treasures.pieces import CARDS, CATEGORY_COUNT, HAND_SIZE, NO_CARD, OPENING_SIZE, PLAYS, code_of
from serai.games.treasures.rules.collecting import (
    add_collections,
    can_collect,
    has_equal,
    out_of_reach,
    why_not_collect,
)
from serai.games.treasures.scoring import (
    UNJUDGED,
    category_winners,
    contenders,
    highest,
    holdings,
    round_result,
    seats_of_sides,
    single,
    tiebreak_leaders,
)
from serai.games.treasures.state import CLAIMED, DRAW, STONES, SWEEPS, TABLE, RoundResult, Treasures, hand_cell

SEATS: Final = range(4)


# Set-up


class SetUp(Step):
    """T-04: the first dealer is chosen; then rounds are played."""

    def __init__(self, dealer: i64) -> None:
        super().__init__()
        self.dealer: i64 = dealer

    def run(self, table: Treasures) -> None:
        if self.dealer >= 0:
            table.dealer = self.dealer
            table.plan(ROUND)
        else:
            table.plan(CHOOSE_DEALER, ROUND)


class ChooseDealer(SeatChance):
    """T-04: chance names the first dealer."""

    def seat_count(self, table: Treasures) -> i64:
        return table.setting.players

    def settle(self, table: Treasures, outcome: Outcome) -> None:
        table.dealer = outcome[0]
        table.tell(DEALER_NAMED, table.dealer)


class Round(Step):
    """T-05, T-06: all cards are shuffled, hands are dealt, four cards are turned up; then everyone plays."""

    def run(self, table: Treasures) -> None:
        table.round += 1
        table.plays = 0
        table.last = -1
        table.shuffle_all()
        if table.event_log is not None:
            tell_round(table)
        table.plan(DEAL, OPEN_TABLE, PLAYING)


def tell_round(table: Treasures) -> None:
    if table.tiebreak:
        seats = [seat for seat in range(table.setting.players) if table.takes_part(seat)]
        table.tell_many(TIEBREAK_BEGUN, vec[i64](seats), table.round, table.dealer)
    else:
        table.tell(ROUND_BEGUN, table.round, table.dealer)


class Deal(Step):
    """T-06, T-12, T-13: everyone gets a hand, the dealer's left neighbour first; that neighbour starts."""

    def run(self, table: Treasures) -> None:
        table.turn = table.left_of(table.dealer)
        seat = table.dealer
        table.plan(DEAL_HANDS[seat])
        while seat != table.turn:
            seat = table.right_of(seat)
            table.plan(DEAL_HANDS[seat])


class DealCards(Chance):
    """The next cards of an unknown pile are any of its cards, all alike likely."""

    def __init__(self, schema: ChanceSchema, seat: i64, count: i64, rule: str) -> None:
        super().__init__(schema, seat)
        self.count: i64 = count
        self.rule = rule

    def draw(self, table: Treasures, stream: Stream) -> Outcome:
        places: i64 = 0
        cards = zeros(self.count)
        dealt: i64 = 0
        while dealt < self.count:
            place = stream.below(table.draw_pile_size)
            if places & bit(place) == 0:
                places |= bit(place)
                cards[dealt] = table.cells[DRAW + place]
                dealt += 1
        sort(cards)
        return cards

    def weights(self, table: Treasures, draws: Outcome) -> vec[float]:
        return weighed(counted(table.cells[DRAW : DRAW + table.draw_pile_size]), draws, self.count)

    def check(self, table: Treasures, outcome: Outcome) -> Refusal | None:
        if len(outcome) != self.count:
            return Refusal(self.rule, "deal_size", {"count": int(self.count)})
        pile = table.cells[DRAW : DRAW + table.draw_pile_size]
        for card in outcome:
            if count_of(card, outcome) > count_of(card, pile):
                return Refusal(self.rule, "not_in_draw_pile", {"card": code_of(card)})
        return None


class DealHand(DealCards):
    """T-06, T-12: three cards from the draw pile for one seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__(DEAL_HAND.at(seat=int(seat)), seat, HAND_SIZE, "T-06")

    def settle(self, table: Treasures, outcome: Outcome) -> None:
        cell = hand_cell(self.seat)
        for card in outcome:
            table.take_from_draw_pile(card)
            table.cells[cell] = card
            cell += 1
        table.tell_many(HAND_DEALT, outcome, self.seat)


class OpenTable(DealCards):
    """T-06, T-07: four cards are turned up, and stay whatever they are."""

    def __init__(self) -> None:
        super().__init__(DEAL_TABLE, -1, OPENING_SIZE, "T-06")

    def settle(self, table: Treasures, outcome: Outcome) -> None:
        for card in outcome:
            table.take_from_draw_pile(card)
            table.put_on_table(card)
        table.tell_many(TABLE_DEALT, outcome)


# Flow


class Playing(Step):
    """T-09, T-12, T-43: the next seat plays; when no hand holds a card there is another deal, or the round ends."""

    def run(self, table: Treasures) -> None:
        if not table.has_no_cards(table.turn):  # all have played equally often when a deal ends
            table.plan(PLAY[table.turn])
        elif table.draw_pile_size > 0:
            table.plan(DEAL, PLAYING)
        else:
            table.plan(LEFTOVERS, CATEGORIES, CHECK)


class Play(Choice):
    """T-10: one card from the hand is revealed."""

    def rule(self) -> str:
        return "T-10"

    def verbs(self) -> list[Verb]:
        return [PLAY_CARD]

    def phase(self) -> str:
        return "play"

    def legal(self, table: Treasures, legal: LegalActions) -> None:
        held = hand_cell(self.seat)
        cell = held
        while cell < held + HAND_SIZE and table.cells[cell] != NO_CARD:
            if cell == held or table.cells[cell] != table.cells[cell - 1]:
                legal.add(PLAY_CARD.one(table.cells[cell]))
            cell += 1

    def choose(self, table: Treasures, action: i64) -> None:
        """T-11, T-21: the card stays revealed; if it can collect nothing it is laid."""
        table.card = PLAY_CARD.first(action)
        table.take_from_hand(table.card, self.seat)
        table.plays += 1
        table.tell(CARD_PLAYED, self.seat, table.card)
        if can_collect(table, table.card):
            table.plan(CAPTURE[self.seat])
        else:
            table.tell(CARD_LAID, self.seat, table.card)
            leave_card(table)
            table.turn = table.left_of(self.seat)
            table.plan(PLAYING)

    def refuse(self, table: Treasures, action: i64) -> Refusal:
        return Refusal("T-10", "not_in_hand", {"card": code_of(PLAY_CARD.first(action))})

    def refuse_verb(self, table: Treasures, action: i64) -> Refusal:
        return Refusal("T-10", "must_play")


def plays_looked_at(table: Treasures, seat: i64) -> list[int]:
    """The own cards, while another card is in question."""
    held = table.cells[hand_cell(seat) : hand_cell(seat) + HAND_SIZE]
    return [int(PLAY_CARD.of(card)) for card in sorted({int(card) for card in held if card != NO_CARD})]


def leave_card(table: Treasures) -> None:
    """T-21, T-23: the card lies on the table for anyone."""
    table.put_on_table(table.card)
    table.card = NO_CARD


# Winning cards


class Capture(Choice):
    """T-16 to T-22: collect one equal card or one set with the right sum, or lay the card."""

    def rule(self) -> str:
        return "T-10"

    def verbs(self) -> list[Verb]:
        return [TAKE, LAY]

    def phase(self) -> str:
        return "capture"

    def legal(self, table: Treasures, legal: LegalActions) -> None:
        add_collections(table, table.card, TAKE, legal)
        if may_lay(table):
            legal.add(LAY.of())

    def choose(self, table: Treasures, action: i64) -> None:
        table.turn = table.left_of(self.seat)
        if TAKE.matches(action):
            table.plan(PLAYING)
            take(table, self.seat, TAKE.first(action))
            return
        table.tell(CARD_LAID, self.seat, table.card)
        if table.setting.claims and table.plays < PLAYS:  # T-30, T-38, T-39
            table.plan(CLAIMS[table.turn], PLAYING)
        else:
            leave_card(table)
            table.plan(PLAYING)

    def refuse(self, table: Treasures, action: i64) -> Refusal:
        if TAKE.matches(action):
            return why_not_collect(table, table.card, TAKE.first(action))
        return Refusal("T-40", "must_match", {"card": code_of(table.card)})

    def refuse_verb(self, table: Treasures, action: i64) -> Refusal:
        if PLAY_CARD.matches(action):
            return Refusal("T-11", "already_revealed", {"card": code_of(table.card)})
        return Refusal("T-10", "take_or_lay", {"card": code_of(table.card)})

    def looked_at(self, table: Treasures) -> list[int]:
        """Cards that no collection holds, laying, which a duty to match may forbid, and the rest of the hand."""
        return [*out_of_reach(table, table.card, TAKE), int(LAY.of()), *plays_looked_at(table, self.seat)]


def may_lay(table: Treasures) -> bool:
    """T-22, T-40: a card may be laid although it could collect, unless it has to match."""
    return not table.setting.advanced or not has_equal(table, table.card)


def take(table: Treasures, seat: i64, packed: i64) -> None:
    """T-15, T-26 to T-28: the cards go to the pile; an emptied table earns a stone."""
    table.tell_many(CARDS_TAKEN, CARDS.cards(packed), seat, table.card)
    collect(table, seat, packed)
    if table.laid_count == 0 and (table.setting.last_play_stone or table.plays < PLAYS):
        earn_stone(table, seat, SWEEPS)


def collect(table: Treasures, seat: i64, packed: i64) -> None:
    """T-15, T-44: these cards and the played one go to a private pile; its owner collected last."""
    for card in CARDS.cards(packed):
        table.take_from_table(card)
        table.put_in_pile(card, seat)
    table.put_in_pile(table.card, seat)
    table.card = NO_CARD
    table.last = seat


def earn_stone(table: Treasures, seat: i64, kind: i64) -> None:
    """T-26, T-29, T-71: a stone at once; it may end an ordinary round and the game."""
    side = table.setting.side_of(seat)
    table.cells[kind + seat] += 1
    table.cells[STONES + side] += 1
    table.tell(SWEPT, seat, table.cells[STONES + side])
    if table.setting.immediate and not table.tiebreak and table.cells[STONES + side] >= table.setting.target:
        table.past = round_result(table, UNJUDGED, UNJUDGED)
        table.stop()
        win(table, side)


# Missed capture


class Claim(Choice):
    """T-30 to T-36: the next seat may make the collection that was left undone."""

    def rule(self) -> str:
        return "T-35"

    def verbs(self) -> list[Verb]:
        return [CLAIM, PASS]

    def phase(self) -> str:
        return "claim"

    def legal(self, table: Treasures, legal: LegalActions) -> None:
        add_collections(table, table.card, CLAIM, legal)
        legal.add(PASS.of())

    def choose(self, table: Treasures, action: i64) -> None:
        if CLAIM.matches(action):
            claim(table, self.seat, CLAIM.first(action))
        else:
            table.tell(CLAIM_PASSED, self.seat, table.card)
            leave_card(table)

    def refuse(self, table: Treasures, action: i64) -> Refusal:
        return why_not_collect(table, table.card, CLAIM.first(action))

    def refuse_verb(self, table: Treasures, action: i64) -> Refusal:
        return Refusal("T-35", "claim_or_pass", {"card": code_of(table.card)})

    def looked_at(self, table: Treasures) -> list[int]:
        """Cards that no collection holds, and the own hand."""
        return [*out_of_reach(table, table.card, CLAIM), *plays_looked_at(table, self.seat)]


def claim(table: Treasures, seat: i64, packed: i64) -> None:
    """T-32 to T-34: the laid card and the chosen ones go to the claimer, as if the claimer had played it."""
    table.tell_many(CARDS_CLAIMED, CARDS.cards(packed), seat, table.card)
    collect(table, seat, packed)
    if table.laid_count == 0 and table.setting.claim_stone:
        earn_stone(table, seat, CLAIMED)


# End of a round


class Leftovers(Step):
    """T-44 to T-46: who collected last takes what lies on the table; that is never a sweep."""

    def run(self, table: Treasures) -> None:
        rest = table.cells[TABLE : TABLE + table.laid_count]
        if table.last < 0:
            table.tell_many(LEFTOVERS_LOST, rest)
            return
        if table.laid_count > 0:
            table.tell_many(LEFTOVERS_TAKEN, rest, table.last)
        for card in rest:
            table.put_in_pile(card, table.last)
        table.laid_count = 0


class Categories(Step):
    """T-47, T-56: one stone for each of the five categories that somebody leads."""

    def run(self, table: Treasures) -> None:
        counts = holdings(table)
        table.past = round_result(table, counts, category_winners(counts))
        for holder in table.past.holders:
            if holder >= 0:
                table.cells[STONES + table.setting.side_of(holder)] += 1
        if table.event_log is not None:
            tell_categories(table, table.past)
            tell_stones(table, table.past)


def tell_categories(table: Treasures, past: RoundResult) -> None:
    won = CATEGORY_WON_BY_TEAM if table.setting.pooled else CATEGORY_WON
    for category in range(CATEGORY_COUNT):
        most = highest(past.counts, category * 4, 4)
        if past.holders[category] >= 0:
            table.tell(won, category, past.holders[category], most)
        else:
            table.tell(CATEGORY_TIED, category, most)


def tell_stones(table: Treasures, past: RoundResult) -> None:
    scored = TEAM_SCORED if table.setting.teams else ROUND_SCORED
    for side in range(table.setting.sides):
        table.tell(scored, side, past.stones[side], table.cells[STONES + side])


# End of the game


class Check(Step):
    """T-62 to T-72: a single leader wins, several play a tie-break; below the target another round follows."""

    def run(self, table: Treasures) -> None:
        ahead = tiebreak_leaders(table) if table.tiebreak else contenders(table)
        if ahead & (ahead - 1) != 0:
            table.tiebreak = True
            table.participants = seats_of_sides(table, ahead)
        elif ahead != 0:
            win(table, single(ahead))
            return
        table.dealer = table.left_of(table.dealer)  # T-60, T-67
        table.plan(ROUND)


def win(table: Treasures, side: i64) -> None:
    table.winner = side
    table.tell(GAME_WON_BY_TEAM if table.setting.teams else GAME_WON, side, table.cells[STONES + side])


CHOOSE_DEALER: Final = ChooseDealer(FIRST_DEALER, "T-04")
ROUND: Final = Round()
DEAL: Final = Deal()
DEAL_HANDS: Final[vec[Item]] = vec[Item]([DealHand(seat) for seat in SEATS])
OPEN_TABLE: Final = OpenTable()
PLAYING: Final = Playing()
PLAY: Final[vec[Item]] = vec[Item]([Play(seat) for seat in SEATS])
CAPTURE: Final[vec[Item]] = vec[Item]([Capture(seat) for seat in SEATS])
CLAIMS: Final[vec[Item]] = vec[Item]([Claim(seat) for seat in SEATS])
LEFTOVERS: Final = Leftovers()
CATEGORIES: Final = Categories()
CHECK: Final = Check()
