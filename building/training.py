"""What is played so that the compiler learns which code is hot: all games, inside, from Python, by the search, and as
learners see them."""

import random
import sys

import serai
from serai.bots import SEARCH, find_bot, find_evaluation
from serai.core.chance import Stream
from serai.play.editions import boxed_edition
from serai.play.state import State
from serai.research.batch import Batch
from serai.research.encoding import Encoding
from serai.search.playout import playouts
from serai.search.tree_search import TreeSearch

GAMES, DRIVEN, SIMULATIONS = 100, 3, 40
TABLES, STEPS = 16, 100


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


def learn(name: str, players: int) -> None:
    """Tables side by side, with what learners see of them."""
    encoding, chooser = Encoding(name, players), random.Random(1)
    evaluation = find_evaluation(encoding.game)
    batch = Batch(
        encoding.game, encoding.sheet, encoding.setup, encoding.fresh, evaluation, TABLES, {}, 0, False, False, "1"
    )
    batch.reset("1")
    for _ in range(STEPS):
        batch.step([int(place.ids[chooser.randrange(int(place.count))]) for place in batch.places])


def think(name: str, state: State) -> None:
    bot, stream = find_bot(f"{SEARCH}:simulations={SIMULATIONS}", serai.game(name).game), Stream(1)
    if isinstance(bot, TreeSearch) and len(state.legal()) > 1:
        bot.think(state.imagine(stream), stream)


if __name__ == "__main__":
    for game in serai.games():
        for count in serai.game(game).players:
            play(game, count)
            learn(game, count)
    print("played", *serai.games(), file=sys.stderr)
