"""OpenSpiel's own information-set search at our Sultan table, to measure ours against it.

    python -m tests.bots.openspiel_ismcts --games 100 --seconds 0.1

plays a seat-balanced match of two and prints the wins and the simulations a second of both.
"""

import argparse
import random
import time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import serai
from serai.bots import find_bot
from serai.core.agenda import NOBODY, OVER
from serai.core.chance import Stream
from serai.games.sultan.game import GAME
from serai.games.sultan.state import BIDS, Sultan, bid, bid_cushion, bid_seat, hand_cell, jewel_cell
from serai.play.state import State
from serai.search.tree_search import TreeSearch

SEATS = 2
ACTIONS = 1 << 7  # the codes of Sultan's vocabulary lie below
DECISIONS = 60
FEWEST = 2  # the first simulation only expands the root
CURIOSITY = 1.0  # of returns from -1 to 1

TYPE = pyspiel.GameType(
    short_name="serai_sultan",
    long_name="Sultan for two",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=1,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=DECISIONS,
)


class SpielSultan(pyspiel.Game):  # type: ignore[misc]
    """Sultan for two as OpenSpiel sees a game; chance is sampled by the table."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "SpielTable":
        return SpielTable(self, serai.game("sultan").new(SEATS, 0).table, Stream(random.getrandbits(60)))


class SpielTable(pyspiel.State):  # type: ignore[misc]
    """One of our tables as an OpenSpiel state: an action is its code."""

    def __init__(self, game: SpielSultan, table: Any, stream: Stream) -> None:
        super().__init__(game)
        self.game = game
        self.table = table
        self.stream = stream

    def get_game(self) -> SpielSultan:
        return self.game

    def clone(self) -> "SpielTable":
        return SpielTable(self.game, self.table.copy(), self.stream)

    def current_player(self) -> int:
        actor = self.table.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == NOBODY else int(actor)

    def is_terminal(self) -> bool:
        return bool(self.table.actor() == OVER)

    def is_chance_node(self) -> bool:
        return bool(self.table.actor() == NOBODY)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return sorted(action.code for action in GAME.vocabulary.actions(filled(self.table)))

    def apply_action(self, action: int) -> None:
        if self.table.actor() == NOBODY:
            self.table.settle(self.table.draw(self.stream))
        else:
            self.table.choose(int(action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        winners = GAME.result(self.table).winners
        return [0.0, 0.0] if len(winners) == SEATS else [1.0 if seat in winners else -1.0 for seat in range(SEATS)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat can see: what others hold, and which cards they placed, is left out."""
        seat = self.table.actor() if player is None else player
        return str(seen_by(self.table, int(seat)))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielTable":
        twin = self.clone()
        GAME.redeal(twin.table, player, self.stream)
        return twin

    def __str__(self) -> str:
        return f"Sultan, seat {self.current_player()} decides"


def filled(table: Sultan) -> Any:
    from serai.core.actions import LegalActions

    legal = LegalActions()
    table.fill(legal)
    return legal


def seen_by(table: Sultan, seat: int) -> list[int]:
    other = 1 - seat
    cells = list(table.cells)
    placed = [int(cells[BIDS + place]) for place in range(table.placed_count)]
    placed = [each if bid_seat(each) == seat else int(bid(other, 0, bid_cushion(each))) for each in placed]
    mine = cells[hand_cell(seat) : jewel_cell(seat)]
    common = cells[: int(BIDS)]
    return [
        int(table.stage),
        int(table.round),
        int(table.first),
        *common,
        *placed,
        *mine,
        *cells[jewel_cell(other) :][:5],
    ]


class TimedIsmcts(ISMCTSBot):  # type: ignore[misc]
    """Their search, stopped by the clock; it counts its simulations."""

    def __init__(self, game: SpielSultan, seconds: float, seed: int) -> None:
        chooser = numpy.random.RandomState(seed)
        super().__init__(game, RandomRolloutEvaluator(1, chooser), CURIOSITY, 1, random_state=chooser)
        self.seconds = seconds
        self.done = 0
        self.spent = 0.0

    def choose(self, state: SpielTable) -> int:
        """One search as `run_search` does it, until the time is over."""
        began = time.monotonic()
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        self.reset()
        self._root_node = self.create_new_node(state)
        before = self.done
        while self.done < before + FEWEST or time.monotonic() - began < self.seconds:
            self.run_simulation(self.sample_root_state(state))
            self.done += 1
        self.spent += time.monotonic() - began
        policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


class Ours:
    """Our search under the same clock; it counts its simulations too."""

    def __init__(self, seconds: float, seed: int) -> None:
        bot = find_bot(f"search:seconds={seconds}", GAME)
        assert isinstance(bot, TreeSearch)
        self.bot = bot
        self.stream = Stream(seed)
        self.done = 0
        self.spent = 0.0

    def choose(self, state: State) -> int:
        if len(state.legal()) == 1:
            return int(state.legal()[0].code)
        found = self.bot.think(state.imagine(self.stream), self.stream)
        self.done += int(found.simulations)
        self.spent += found.seconds
        return int(found.best.action)


def play(deal: int, our_seat: int, ours: Ours, theirs: TimedIsmcts) -> float:
    """One game; our share of the victory."""
    state = serai.game("sultan").new(SEATS, f"openspiel {deal}")
    game = SpielSultan()
    stream = Stream(deal)
    while not state.over:
        if state.actor == our_seat:
            code = ours.choose(state)
        else:  # they too get an imagined table only
            code = theirs.choose(SpielTable(game, state.imagine(stream), stream))
        state.apply(GAME.vocabulary.action(code))
    winners = GAME.result(state.table).winners
    return 1.0 / len(winners) if our_seat in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    asked = parser.parse_args()
    ours, theirs = Ours(asked.seconds, 1), TimedIsmcts(SpielSultan(), asked.seconds, 1)
    wins = 0.0
    for number in range(asked.games):
        wins += play(number // 2, number % 2, ours, theirs)
        rates = f"{ours.done / ours.spent:,.0f} simulations/s against {theirs.done / theirs.spent:,.0f}"
        print(f"{number + 1} games: we win {wins / (number + 1):.1%}; {rates}", flush=True)


if __name__ == "__main__":
    main()
