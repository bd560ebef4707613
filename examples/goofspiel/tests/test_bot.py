"""The bots of Goofspiel."""

import serai
from goofspiel.bot.greedy import Greedy
from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.play.state import State
from serai.testing.scenes import play, tell_chance, undealt


def choices(state: State) -> set[str]:
    """What the greedy player may do, over many tries."""
    stream = Stream(7)
    codes = {Greedy().choose(state.imagine(stream), stream) for _ in range(100)}
    return {str(state.game.vocabulary.action(code)) for code in codes}


def test_the_greedy_player_bids_near_to_what_is_on_offer() -> None:
    state = undealt("goofspiel", 2)
    tell_chance(state, "turn_prize", prize=9)
    assert choices(state) == {"bid 7", "bid 8", "bid 9", "bid 10", "bid 11"}
    play(state, "bid", card=9)
    play(state, "bid", card=9)
    tell_chance(state, "turn_prize", prize=13)
    assert choices(state) == {"bid 13"}


def test_the_search_beats_a_random_player() -> None:
    assert sum(play_game(seed) for seed in range(8)) >= 6


def play_game(seed: int) -> bool:
    """Does the search win against random bids?"""
    state = serai.game("goofspiel").new(players=2, seed=seed)
    seats = [Player(find_bot(name, state.game), seed) for name in ("search:simulations=60", "random")]
    while not state.over:
        assert state.actor is not None
        state.apply(seats[state.actor].choose(state))
    return state.game.result(state.table).winners == [0]
