"""What is played so that the compiler learns which code is hot: all games, inside, from Python, and by the search."""

import random
import sys

import serai
from serai.bots import SEARCH, find_bot
from serai.core.chance import Stream
from serai.play.editions import boxed_edition
from serai.play.state import State
from serai.search.playout import playouts
from serai.search.tree_search import TreeSearch

GAMES, DRIVEN, SIMULATIONS = 100, 3, 40


def play(name: str, players: int) -> None:
    box = serai.game(name)
    playouts(box.game.deal(players, box.game.full_options({}, players), boxed_edition(box.game)), GAMES, 1)
    chooser = random.Random(1)
    for seed in range(DRIVEN):
        state = box.new(players, seed)
        while not state.over:
            state.copy()
            state.apply(chooser.choice(state.legal()))
            if chooser.random() < 0.02:
                state.views([None, *range(players)])
                think(name, state)


def think(name: str, state: State) -> None:
    bot, stream = find_bot(f"{SEARCH}:simulations={SIMULATIONS}", serai.game(name).game), Stream(1)
    if isinstance(bot, TreeSearch) and len(state.legal()) > 1:
        bot.think(state.imagine(stream), stream)


if __name__ == "__main__":
    for game in serai.games():
        for count in serai.game(game).players:
            play(game, count)
    print("played", *serai.games(), file=sys.stderr)
