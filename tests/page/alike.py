"""What must come out the same in every Python: games between searching bots, and records that were kept.

`python -m tests.page.alike` says it as JSON; tests/page/wasm.js runs the same in the Python of a page.
"""

from hashlib import sha256
from typing import Any

from msgspec import json

import serai
from serai.bots import find_bot
from serai.bots.player import Player
from tests.playthroughs.games import GAMES, kept
from tests.playthroughs.printing import printed

SIMULATIONS = 12
MOVES = 16


def searched(game: str) -> list[dict[str, Any]]:
    """The first moves of bots that search for so many simulations, however long that takes."""
    box = serai.game(game)
    state = box.new(players=2, seed="alike")
    bot = find_bot(f"search:simulations={SIMULATIONS}", box.game)
    players = [Player(bot, seat) for seat in range(2)]
    while not state.over and state.length < MOVES:
        assert state.actor is not None
        state.apply(players[state.actor].choose(state))
    moves: list[dict[str, Any]] = state.record()["moves"]
    return moves


def at_random(game: str) -> str:
    """A whole game, as the hash of its record."""
    state = serai.game(game).new(players=3, seed="alike")
    place = 0
    while not state.over:
        legal = state.legal()
        place = (7 * place + 3) % 1009
        state.apply(legal[place % len(legal)])
    return sha256(json.encode(state.record(), order="sorted")).hexdigest()


def all_of_it() -> dict[str, Any]:
    return {
        "searched": {game: searched(game) for game in serai.games()},
        "at random": {game: at_random(game) for game in serai.games()},
        "replayed": {name: sha256(printed(kept(name)).encode()).hexdigest() for name in GAMES},
    }


if __name__ == "__main__":
    print(json.encode(all_of_it()).decode())
