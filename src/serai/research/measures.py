"""How quick the games are for learners: what `serai bench` measures of each face, by random legal choices."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serai.research.encoding import learnable_games

Work = Callable[[int], int]
TABLES = 128


class Batch:
    """Many tables side by side, with observations and masks; numpy chooses."""

    def __init__(self, name: str, players: int) -> None:
        import numpy

        from serai.research import vector

        self.batch = vector(name, players, TABLES, seed=1)
        seen, told = self.batch.reset(seed=1)
        self.mask, self.counts = seen["action_mask"].view(bool), told["legal"]
        self.chooser, self.numpy = numpy.random.default_rng(1), numpy

    def __call__(self, times: int) -> int:
        for _ in range(times):
            self.step(self.choose())
        return times * TABLES

    def choose(self) -> Any:
        """One of the legal ids of each table, all alike likely."""
        legal = self.numpy.flatnonzero(self.mask)
        before_last = (self.chooser.random(TABLES) * self.counts).astype(int)
        return legal[self.counts.cumsum() - 1 - before_last] % self.mask.shape[1]

    def step(self, chosen: Any) -> None:
        self.batch.step(chosen)


class BatchAlone(Batch):
    """The same without the time that choosing takes."""

    spent = 0.0

    def clock(self) -> float:
        return self.spent

    def step(self, chosen: Any) -> None:
        start = time.process_time()
        self.batch.step(chosen)
        self.spent += time.process_time() - start


def one_table(name: str, players: int) -> Work:
    """One table, its row and its mask after each decision."""
    from serai.research.encoding import Encoding
    from serai.research.window import Window

    encoding, draw = Encoding(name, players), random.Random(1).getrandbits
    window = Window(encoding.sheet)

    def work(games: int) -> int:
        steps = 0
        for seed in range(games):
            state = encoding.new(str(seed))
            table = state.table
            window.list_ids(state)
            while window.count:
                window.look(table, table.actor_seat)
                window.play(state, window.ids[draw(32) % window.count])
                steps += 1
        return steps

    return work


def zoo(name: str, players: int) -> Work:
    """PettingZoo's loop over a bare game."""
    from serai.research.zoo import raw_env

    return zoo_loop(raw_env(name, players))


def wrapped_zoo(name: str, players: int) -> Work:
    """The same with PettingZoo's usual wrappers."""
    from serai.research.zoo import env

    return zoo_loop(env(name, players))


def zoo_loop(game: Any) -> Work:
    draw = random.Random(1).getrandbits

    def work(games: int) -> int:
        steps = 0
        for seed in range(games):
            game.reset(seed=seed)
            for _ in game.agent_iter():
                seen, _, ended, _, _ = game.last()
                if ended:
                    break
                legal = seen["action_mask"].nonzero()[0]
                game.step(legal[draw(32) % len(legal)])
                steps += 1
        return steps

    return work


def spiel(name: str, players: int) -> Work:
    """OpenSpiel's loop: legal actions and chance, without observations."""
    return spiel_loop(spiel_game(name, players), tensors=False)


def spiel_tensors(name: str, players: int) -> Work:
    """The same with the tensor of whoever decides."""
    return spiel_loop(spiel_game(name, players), tensors=True)


def spiel_game(name: str, players: int) -> Any:
    import pyspiel

    import serai.research.openspiel

    return pyspiel.load_game(serai.research.openspiel.PREFIX + name, {"players": players})


def spiel_loop(game: Any, tensors: bool) -> Work:
    chooser = random.Random(1)

    def work(games: int) -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    numbers, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(numbers, odds)[0])
                    continue
                if tensors:
                    state.observation_tensor(state.current_player())
                state.apply_action(chooser.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def spiel_clones(name: str, players: int) -> Work:
    """Clones of the first state in which somebody decides."""
    state = spiel_game(name, players).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def work(times: int) -> int:
        for _ in range(times * 100):
            state.clone()
        return times * 100

    return work


MEASURES: dict[str, tuple[str, tuple[str, ...], Callable[[str, int], Work]]] = {
    "batch": ("steps/s of many tables", ("numpy", "gymnasium"), BatchAlone),
    "learned": ("steps/s, numpy choosing", ("numpy", "gymnasium"), Batch),
    "single": ("steps/s of one table", (), one_table),
    "zoo": ("steps/s in PettingZoo", ("pettingzoo",), zoo),
    "wrapped": ("steps/s with wrappers", ("pettingzoo",), wrapped_zoo),
    "spiel": ("steps/s in OpenSpiel", ("pyspiel",), spiel),
    "tensors": ("steps/s with tensors", ("pyspiel",), spiel_tensors),
    "clones": ("clones/s in OpenSpiel", ("pyspiel",), spiel_clones),
}
"""What is measured, what it needs to be installed, and how."""


def learners_works(name: str, players: int) -> dict[str, Work]:
    """Those that can be measured here; none of a game that has no sheet of numbers."""
    if name not in learnable_games():
        return {}
    able = {kind: make for kind, (_, needs, make) in MEASURES.items() if all(map(find_spec, needs))}
    return {kind: make(name, players) for kind, make in able.items()}


# Peers: games of other houses behind the same faces


def their_spiel(name: str) -> Work:
    import pyspiel

    return spiel_loop(pyspiel.load_game(name), tensors=True)


def their_zoo(name: str) -> Work:
    return zoo_loop(import_module(f"pettingzoo.classic.{name}").env())


PEERS: dict[str, tuple[str, Callable[[], Work]]] = {
    "leduc_poker, tensors": ("tensors", lambda: their_spiel("leduc_poker")),
    "gin_rummy, tensors": ("tensors", lambda: their_spiel("gin_rummy")),
    "connect_four, PettingZoo": ("wrapped", lambda: their_zoo("connect_four_v3")),
    "leduc_holdem, PettingZoo": ("wrapped", lambda: their_zoo("leduc_holdem_v4")),
}
"""Each with the face that it is to be compared by."""
