"""What plays a game that has no bot of its own."""

import pytest

import serai
from serai.bots.levels import LEVELS, level_bot
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.search.bot import Bot, RandomBot
from serai.search.defaults import default_settings
from serai.search.evaluation import Forecast

GAME = serai.game("sultan").game
SETTINGS = default_settings(GAME)


def play(bots: list[Bot], seed: int) -> list[int]:
    """Play a game; who wins?"""
    state = serai.game(GAME.name).new(players=len(bots), seed=seed)
    players = [Player(bot, seed + seat) for seat, bot in enumerate(bots)]
    while not state.over:
        assert state.actor is not None
        action = players[state.actor].choose(state)
        assert action in state.legal()
        state.apply(action)
    return GAME.result(state.table).winners


def test_the_greedy_player_beats_random_ones() -> None:
    wins = sum(0 in play([SETTINGS.greedy(), RandomBot(), RandomBot()], seed) for seed in range(6))
    assert wins >= 5


@pytest.mark.parametrize("name", LEVELS[:2])
def test_the_lower_levels_play_to_the_end(name: str) -> None:
    assert play([level_bot(name, SETTINGS), RandomBot(), RandomBot()], 3)


def test_the_evaluation_goes_by_the_result_of_the_game() -> None:
    state = serai.game(GAME.name).new(players=3, seed=1)
    evaluation, forecast = SETTINGS.evaluation(), Forecast()
    evaluation.prepare(state.table, forecast)
    assert forecast.seats == 3
    table, stream = state.imagine(Stream(1)), Stream(2)
    evaluation.play_on(table, stream, state.legal_codes())
    evaluation.evaluate(table, forecast)
    result = GAME.result(table)
    assert [forecast.scores[seat] for seat in range(3)] == result.scores
    assert [seat for seat in range(3) if forecast.wins[seat] > 0] == result.winners
    assert sum(forecast.wins[seat] for seat in range(3)) == 1.0
