"""The table of Treasures: what lies where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import NOBODY, Item, Table, described
from serai.core.rows import bit, next_of, zeros
from serai.games.treasures.pieces import DECK_SIZE, HAND_SIZE, NO_CARD, Setting

# All cards and stones of a table lie in one row of cells, so that a copy is one stroke. These are its parts.
DRAW: Final[i64] = 0  # cards not yet dealt in this round, in no order
TABLE: Final[i64] = 40  # cards on the table, in canonical order
WON: Final[i64] = 80  # cards in the private piles, each packed by `won_card`
HANDS: Final[i64] = 120  # three for each seat, in canonical order; behind them NO_CARD
STONES: Final[i64] = 132  # for each side, over all rounds
SWEEPS: Final[i64] = 136  # for each seat, stones of this round for sweeps
CLAIMED: Final[i64] = 140  # for each seat, stones of this round for claims that swept
CELLS: Final[i64] = 144


def hand_cell(seat: i64) -> i64:
    """Where the hand of a seat begins."""
    return HANDS + seat * HAND_SIZE


def won_card(card: i64, seat: i64) -> i64:
    """A card in somebody's private pile, packed into one int."""
    return card * 4 + seat


def won_by(won: i64) -> i64:
    return won & 3


def card_won(won: i64) -> i64:
    return won >> 2


class RoundResult:
    """What a round brought, and all rounds before it; never changed, shared by copies."""

    def __init__(
        self,
        before: "RoundResult | None",
        round: i64,
        dealer: i64,
        participants: i64,
        tiebreak: bool,
        sweeps: vec[i64],
        claimed: vec[i64],
        counts: vec[i64],
        holders: vec[i64],
        stones: vec[i64],
    ) -> None:
        self.before = before
        self.round: i64 = round
        self.dealer: i64 = dealer
        self.participants: i64 = participants
        self.tiebreak: bool = tiebreak
        self.sweeps: vec[i64] = sweeps  # for each seat
        self.claimed: vec[i64] = claimed  # for each seat
        self.counts: vec[i64] = counts  # for each category what each seat, or team if pooled, holds; none if not judged
        self.holders: vec[i64] = holders  # for each category who won it, or -1
        self.stones: vec[i64] = stones  # for each side

    def __repr__(self) -> str:
        return described(self)


@final
class Treasures(Table):
    """A table of Treasures. No unseen order is stored: the draw pile is a heap of cards."""

    setting: Setting
    round: i64  # from 1
    dealer: i64
    participants: i64  # a bit for each seat
    tiebreak: bool
    plays: i64  # in this round
    turn: i64  # the seat that plays next, or is playing
    card: i64  # revealed, or laid and still open to a claim; else NO_CARD
    last: i64  # the seat that collected last in this round, or -1
    draw_pile_size: i64  # how many cards lie in the draw pile,
    laid_count: i64  # on the table
    won_count: i64  # and in the private piles
    winner: i64  # the side that has won the game, or -1
    past: RoundResult | None

    def __init__(self, setting: Setting, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        self.cells = cells
        self.agenda = agenda
        self.depth = len(agenda)
        self.waiting = waiting
        self.actor_seat = NOBODY
        self.event_log = None
        self.setting = setting
        self.round = 0
        self.dealer = 0
        self.participants = bit(setting.players) - 1
        self.tiebreak = False
        self.plays = 0
        self.turn = 0
        self.card = NO_CARD
        self.last = -1
        self.draw_pile_size = 0
        self.laid_count = 0
        self.won_count = 0
        self.winner = -1
        self.past = None

    def copy(self) -> "Treasures":
        twin = Treasures(self.setting, self.cells[:], self.planned(), self.waiting)
        twin.actor_seat = self.actor_seat
        twin.round = self.round
        twin.dealer = self.dealer
        twin.participants = self.participants
        twin.tiebreak = self.tiebreak
        twin.plays = self.plays
        twin.turn = self.turn
        twin.card = self.card
        twin.last = self.last
        twin.draw_pile_size = self.draw_pile_size
        twin.laid_count = self.laid_count
        twin.won_count = self.won_count
        twin.winner = self.winner
        twin.past = self.past
        return twin

    def takes_part(self, seat: i64) -> bool:
        return (self.participants >> seat) & 1 == 1

    def left_of(self, seat: i64) -> i64:
        """T-03: the next seat clockwise that takes part in the round."""
        following = seat
        while True:
            following = next_of(following, self.setting.players)
            if self.takes_part(following):
                return following

    def right_of(self, seat: i64) -> i64:
        """The seat whose left neighbour this is."""
        before = seat
        while True:
            before = before - 1 if before > 0 else self.setting.players - 1
            if self.takes_part(before):
                return before

    def has_no_cards(self, seat: i64) -> bool:
        return self.cells[hand_cell(seat)] == NO_CARD

    def put_on_table(self, card: i64) -> None:
        """T-21: one more card on the table, in its place by the canonical order."""
        cell = TABLE + self.laid_count
        while cell > TABLE and self.cells[cell - 1] > card:
            self.cells[cell] = self.cells[cell - 1]
            cell -= 1
        self.cells[cell] = card
        self.laid_count += 1

    def take_from_table(self, card: i64) -> None:
        cell = TABLE
        while self.cells[cell] != card:
            cell += 1
        self.laid_count -= 1
        while cell < TABLE + self.laid_count:
            self.cells[cell] = self.cells[cell + 1]
            cell += 1

    def put_in_pile(self, card: i64, seat: i64) -> None:
        """T-15: a card goes to a private pile."""
        self.cells[WON + self.won_count] = won_card(card, seat)
        self.won_count += 1

    def take_from_draw_pile(self, card: i64) -> None:
        cell = DRAW
        while self.cells[cell] != card:
            cell += 1
        self.draw_pile_size -= 1
        self.cells[cell] = self.cells[DRAW + self.draw_pile_size]
        self.cells[DRAW + self.draw_pile_size] = NO_CARD

    def take_from_hand(self, card: i64, seat: i64) -> None:
        """The cards that are left move up."""
        cell = hand_cell(seat)
        end = cell + HAND_SIZE - 1
        while self.cells[cell] != card:
            cell += 1
        while cell < end:
            self.cells[cell] = self.cells[cell + 1]
            cell += 1
        self.cells[end] = NO_CARD

    def shuffle_all(self) -> None:
        """T-05, T-59: all forty cards are in the draw pile again, and no other card lies anywhere."""
        cell: i64 = 0
        while cell < DECK_SIZE:
            self.cells[DRAW + cell] = self.setting.deck[cell]
            cell += 1
        self.draw_pile_size = DECK_SIZE
        self.laid_count = 0
        self.won_count = 0
        self.card = NO_CARD
        seat: i64 = 0
        while seat < 4:
            self.cells[SWEEPS + seat] = 0
            self.cells[CLAIMED + seat] = 0
            seat += 1


def empty_table(setting: Setting, first: Item) -> Treasures:
    """T-08: nobody has a stone, and no round has begun."""
    table = Treasures(setting, zeros(CELLS), vec[Item]([first]), first)
    table.shuffle_all()
    return table
