"""Goofspiel as the search needs it: what differs from the evaluation that holds for any game."""

from goofspiel.actions import BID
from goofspiel.bot.greedy import card_near_to_offer
from goofspiel.game import GAME
from goofspiel.state import Goofspiel
from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Outcome, Stream
from serai.search.defaults import PlayoutEvaluation


class GoofspielEvaluation(PlayoutEvaluation):
    """Bids lie face down: others see that somebody has bid, not what. Which prize is turned up everybody sees."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.scale = 15.0
        self.win_weight = 0.6
        self.expand_after = 1  # what a seat sees is said here: so the search may plan further than one bid

    def observed_action(self, action: int, observer: int) -> int:
        return int(BID.of())

    def is_observed(self, label: int) -> bool:
        return label >= 0 and BID.first(label) > 0

    def observed_chance(self, table: Table, outcome: Outcome, observer: int) -> int:
        return -int(outcome[0])

    def quick_action(self, table: Table, legal: LegalActions, stream: Stream) -> int:
        """Players in playouts are greedy every second time."""
        assert isinstance(table, Goofspiel)
        if stream.below(2) == 0:
            return int(BID.of(card_near_to_offer(table, stream)))
        return int(legal.codes[stream.below(legal.count)])
