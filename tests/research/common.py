"""Tables to try learners' faces on: every game, few and many players, the default and other options."""

import random
from collections.abc import Iterator

from serai.play.state import State
from serai.research.encoding import Encoding, learnable_games
from serai.testing.cases import some_options

GAMES = learnable_games()
VARIANTS = ("default", "other", "another")
FEW_AND_MANY = ("few", "many")


def encoding_of(name: str, size: str = "few", variant: str = "default") -> Encoding:
    players = Encoding(name, 2).box.players[0 if size == "few" else -1]
    options = {} if variant == "default" else some_options(name, players, random.Random(f"{name} {variant}"))
    return Encoding(name, players, options)


def decisions(encoding: Encoding, seed: int, most: int) -> Iterator[tuple[int, State]]:
    """The first decisions of random games, one game after the other."""
    chooser, number, game = random.Random(seed), 0, 0
    while True:
        state = encoding.new(f"{seed}:{game}")
        while not state.over:
            if number == most:
                return
            yield number, state
            number += 1
            state.apply(chooser.choice(state.legal()))
        yield number, state
        game += 1
