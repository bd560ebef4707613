"""A greedy player of Goofspiel: a high card for much, a low card for little."""

from typing import Final

from goofspiel.actions import BID
from goofspiel.state import Goofspiel
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.search.bot import Bot

GUESSED: Final = 2  # so far from the prizes' worth it may bid: who always bids alike is beaten by one card more


class Greedy(Bot):
    """Bids a card near to what is on offer."""

    def choose(self, imagined: Table, stream: Stream) -> int:
        assert isinstance(imagined, Goofspiel)
        return int(BID.of(card_near_to_offer(imagined, stream)))


def card_near_to_offer(table: Goofspiel, stream: Stream) -> int:
    wanted = table.worth(table.offer) + int(stream.below(2 * GUESSED + 1)) - GUESSED
    return min(table.hands[table.actor_seat], key=lambda card: (abs(card - wanted), card))
