"""The rules of Goofspiel, in the order in which they are told."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from goofspiel.actions import BID, TURN_PRIZE
from goofspiel.events import (
    BID_PLACED,
    BID_SHOWN,
    GAME_SCORED,
    PRIZE_TURNED,
    PRIZES_LOST,
    PRIZES_WAIT,
    PRIZES_WON,
)
from goofspiel.pieces import SEAT
from goofspiel.state import NO_BID, Goofspiel
from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Chance, Choice, Step
from serai.core.chance import Outcome, Stream
from serai.core.errors import Refusal


class Round(Step):
    """G-05 to G-07: a prize is turned up, everybody bids, all bids are shown."""

    def run(self, table: Goofspiel) -> None:
        table.round += 1
        table.plan(TURN, BIDDING, SHOW)


class TurnPrize(Chance):
    """G-05: the top card of a shuffled pile is any of its cards, all alike likely."""

    def draw(self, table: Goofspiel, stream: Stream) -> Outcome:
        return vec[i64]([table.pile[stream.below(len(table.pile))]])

    def check(self, table: Goofspiel, outcome: Outcome) -> Refusal | None:
        prize = int(outcome[0])
        return None if prize in table.pile else Refusal("G-05", "not_in_pile", {"prize": prize})

    def settle(self, table: Goofspiel, outcome: Outcome) -> None:
        prize = int(outcome[0])
        table.pile.remove(prize)
        table.offer.append(prize)
        table.tell(PRIZE_TURNED, table.round, prize)


class Bidding(Step):
    """G-06: everybody chooses. They are asked one after the other, and answer in any order."""

    def run(self, table: Goofspiel) -> None:
        for seat in reversed(range(table.setting.players)):
            table.plan(BIDS[seat])


class Bid(Choice):
    """G-06: one card of the own hand, face down."""

    def rule(self) -> str:
        return "G-06"

    def verbs(self) -> list[Verb]:
        return [BID]

    def is_simultaneous(self) -> bool:
        return True

    def legal(self, table: Goofspiel, legal: LegalActions) -> None:
        for card in table.hands[self.seat]:
            legal.add(BID.of(card))

    def choose(self, table: Goofspiel, action: int) -> None:
        card = int(BID.first(action))
        table.hands[self.seat].remove(card)
        table.bids[self.seat] = card
        table.tell(BID_PLACED, self.seat, card)

    def refuse(self, table: Goofspiel, action: int) -> Refusal:
        card = int(BID.first(action))
        if card > table.setting.cards:
            return Refusal("G-02", "not_in_game", {"card": card, "count": table.setting.cards})
        return Refusal("G-11", "already_played", {"card": card})

    def looked_at(self, table: Goofspiel) -> list[int]:
        """Every card of the game, also those that were bid before."""
        return [int(BID.of(card)) for card in range(1, table.setting.cards + 1)]


class Show(Step):
    """G-07 to G-10: all bids are turned up; the single highest takes the prizes."""

    def run(self, table: Goofspiel) -> None:
        for seat, card in enumerate(table.bids):
            table.tell(BID_SHOWN, seat, card)
        winners = highest_bidders(table)
        if len(winners) == 1:
            win_prizes(table, winners[0])
        elif table.setting.ties_carry and table.pile:
            table.tell_many(PRIZES_WAIT, vec[i64](table.offer))
        else:
            lose_prizes(table)
        table.bids = [NO_BID] * table.setting.players
        table.plan(ROUND if table.pile else END)


def highest_bidders(table: Goofspiel) -> list[int]:
    """G-08, G-09: whoever bid the highest card."""
    best = max(table.bids)
    return [seat for seat, card in enumerate(table.bids) if card == best]


def win_prizes(table: Goofspiel, seat: int) -> None:
    """G-08: all prizes on offer go to the highest bidder."""
    table.tell_many(PRIZES_WON, vec[i64](table.offer), seat, table.worth(table.offer))
    table.won[seat] += table.offer
    table.offer = []


def lose_prizes(table: Goofspiel) -> None:
    """G-09, G-10: prizes that nobody can win any more leave the game."""
    table.tell_many(PRIZES_LOST, vec[i64](table.offer))
    table.lost += table.offer
    table.offer = []


class End(Step):
    """G-13: the game is over, and everybody's points are told."""

    def run(self, table: Goofspiel) -> None:
        for seat, prizes in enumerate(table.won):
            table.tell(GAME_SCORED, seat, table.worth(prizes))


ROUND: Final = Round()
TURN: Final = TurnPrize(TURN_PRIZE)
BIDDING: Final = Bidding()
BIDS: Final = [Bid(seat) for seat in range(SEAT.highest + 1)]
SHOW: Final = Show()
END: Final = End()
