"""Every bot can play every game."""

import math
import random

from serai.bots import find_bot, find_evaluation
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.search.tree_search import TreeSearch
from serai.testing.cases import decisions, new_state, smallest_table
from serai.testing.contract import Contract

BOTS = ("random", "greedy", "search:simulations=4")
DECISIONS = 40  # of a long game at most


class BotContract(Contract):
    """The bots of a game: its own, or those that every game has."""

    def test_all_bots_play_legally(self, name: str, players: int, variant: str) -> None:
        state = new_state(name, players, variant)
        seats = [Player(find_bot(BOTS[seat % len(BOTS)], state.game), seat) for seat in range(players)]
        chooser = random.Random(2)
        for _ in range(DECISIONS):
            if state.over:
                break
            assert state.actor is not None
            action = seats[state.actor].choose(state)
            assert action in state.legal()
            state.apply(action if chooser.random() < 0.5 else chooser.choice(state.legal()))

    def test_the_search_estimates_every_seat(self, name: str) -> None:
        stream = Stream(3)
        for each in decisions(smallest_table(name), most=5):
            found = TreeSearch(find_evaluation(each.game), 10).think(each.imagine(stream), stream)
            assert {rated.action for rated in found.considered} == {action.code for action in each.legal()}
            for rated in found.considered:
                assert len(rated.wins) == len(rated.scores) == each.players
                assert all(0.0 <= share.mean <= 1.0 for share in rated.wins)
                assert all(math.isfinite(score.mean) for score in rated.scores)
