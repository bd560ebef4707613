"""The bots of Sultan are as strong as they should be: short matches, of which docs/bots.md tells the long ones."""

import random

import pytest

import serai
from serai.bots import find_evaluation
from serai.core.chance import Stream
from serai.play.state import State
from serai.search.evaluation import Forecast
from tests.bots.scenes import choice, wins

pytestmark = [pytest.mark.endurance, pytest.mark.run_once]


def test_the_search_beats_the_greedy_player() -> None:
    assert wins("sultan", "search:simulations=200", "greedy", deals=6) > 6


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "normal"), ("normal", "hard"), ("hard", "master")])
def test_a_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    assert wins("sultan", stronger, weaker, deals=12) > 12


def rewards(state: State) -> dict[int, float]:
    """What each action of a last decision is worth on average over all that may be hidden."""
    evaluation, forecast = find_evaluation(state.game), Forecast()
    seat = state.table.actor()
    evaluation.prepare(state.imagine(Stream(1)), forecast)
    worth = {int(action.code): 0.0 for action in state.legal()}
    stream = Stream(1)
    for _ in range(200):
        imagined = state.imagine(stream)
        for code in worth:
            table = imagined.copy()
            table.choose(code)
            evaluation.evaluate(table, forecast)
            worth[code] += evaluation.reward(forecast, seat) / 200
    return worth


@pytest.mark.parametrize("seed", range(6))
def test_the_last_card_goes_to_the_cushion_that_is_best_on_average(seed: int) -> None:
    state = serai.game("sultan").new(2, seed)
    chooser = random.Random(seed)
    for _ in range(59):
        state.apply(chooser.choice(state.legal()))
    worth = rewards(state)
    assert max(worth.values()) - worth[choice(state, simulations=300)] < 0.02
