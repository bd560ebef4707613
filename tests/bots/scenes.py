"""Tables for bots, what a search chooses there, and short matches."""

import random

import serai
from serai.bots import find_bot
from serai.bots.player import Player
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.testing.cases import new_state


def middle(game: str, players: int, moves: int, variant: str = "default", seed: int = 1) -> State:
    """A table after some random moves, at a decision with several options."""
    state = new_state(game, players, variant, seed)
    chooser = random.Random(seed)
    while not state.over and (moves > 0 or len(state.legal()) < 2):
        state.apply(chooser.choice(state.legal()))
        moves -= 1
    return state


def choice(state: State, simulations: int = 8, seed: int = 5) -> int:
    bot = find_bot(f"search:simulations={simulations}", state.game)
    return int(Player(bot, seed).choose(state).code)


def wins(game: str, first: str, second: str, deals: int) -> float:
    """How many games the first bot wins of so many deals, each played in both seatings."""
    box = serai.game(game)
    bots = [find_bot(first, box.game), find_bot(second, box.game)]
    won = 0.0
    for deal in range(deals):
        for rotation in range(2):
            state = box.new(2, f"short match {deal}")
            players = [Player(bots[seat ^ rotation], seed_number(f"{deal}", f"{seat}")) for seat in range(2)]
            while (actor := state.actor) is not None:
                state.apply(players[actor].choose(state))
            winners = state.result["winners"]
            won += 1 / len(winners) if rotation in winners else 0
    return won
