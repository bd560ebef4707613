"""The house's own speed benchmark: what `serai bench` runs and prints."""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import serai
from serai.arena.match import count_decisions
from serai.bots import SEARCH, find_bot
from serai.core import agenda
from serai.core.chance import Stream
from serai.play.editions import boxed_edition
from serai.play.state import State
from serai.research import measures as learners
from serai.research.measures import learners_works
from serai.search.playout import playouts
from serai.search.tree_search import TreeSearch

ROUNDS = 3  # each number is the median of that many interleaved runs


def is_compiled() -> bool:
    return not str(agenda.__file__).endswith(".py")


def rate(work: Callable[[int], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Units a second of processor time: the work is repeated, larger and larger, until it has taken that long."""
    size, done, spent = 1, 0, 0.0
    while spent < seconds:
        start = clock()
        done += work(size)
        spent += clock() - start
        size *= 2
    return done / spent


def inside(name: str, players: int) -> Callable[[int], int]:
    """Random play wholly inside the engine."""
    box = serai.game(name)
    table = box.game.deal(players, box.game.full_options({}, players), boxed_edition(box.game))
    return lambda games: int(playouts(table, games, games))


def driven(name: str, players: int) -> Callable[[int], int]:
    """Random play driven from Python, call by call: legal() and apply()."""
    box, draw = serai.game(name), random.Random(1).getrandbits

    def work(games: int) -> int:
        decisions = 0
        for seed in range(games):
            state = box.new(players, seed)
            while not state.over:
                actions = state.legal()
                state.apply(actions[draw(32) % len(actions)])
                decisions += 1
        return decisions

    return work


def middle_of_a_game(name: str, players: int) -> State:
    """A table after thirty decisions, or half way through a short game."""
    state, whole = (serai.game(name).new(players, 1) for _ in range(2))
    chooser = random.Random(1)
    for _ in range(min(30, count_decisions(whole, random.Random(1)) // 2)):
        state.apply(chooser.choice(state.legal()))
    return state


def copying(name: str, players: int) -> Callable[[int], int]:
    state = middle_of_a_game(name, players)

    def work(times: int) -> int:
        for _ in range(times * 100):
            state.copy()
        return times * 100

    return work


def imagining(name: str, players: int) -> Callable[[int], int]:
    state = middle_of_a_game(name, players)

    def work(times: int) -> int:
        for seed in range(times * 10):
            state.determinize(0, seed)
        return times * 10

    return work


def searching(name: str, players: int) -> Callable[[int], int]:
    """Simulations of the tree search."""
    state, stream = middle_of_a_game(name, players), Stream(1)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])

    def work(times: int) -> int:
        bot = find_bot(f"{SEARCH}:simulations={times * 10}", state.game)
        assert isinstance(bot, TreeSearch)
        return int(bot.think(state.imagine(stream), stream).simulations)

    return work


def bytes_of_a_state(name: str, players: int) -> int:
    state = middle_of_a_game(name, players)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(500)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(kept)


MEASURES: dict[str, Callable[[str, int], Callable[[int], int]]] = {
    "inside": inside,
    "driven": driven,
    "copies": copying,
    "imagined": imagining,
    "searched": searching,
}


def measure(cases: list[tuple[str, int]], seconds: float, peers: bool) -> dict[str, Any]:
    """All numbers of this interpreter; games and peers take turns, so that the machine's moods meet all alike."""
    works: dict[str, Callable[[int], int]] = {}
    for name, players in cases:
        for kind, make in MEASURES.items():
            works[f"{name} {players} {kind}"] = make(name, players)
        works |= {f"{name} {players} {kind}": work for kind, work in learners_works(name, players).items()}
    if peers:
        works |= {f"peer {name}": work for name, work in peer_works().items()}
    runs: dict[str, list[float]] = {key: [] for key in works}
    for _ in range(ROUNDS):
        for key, work in works.items():
            runs[key].append(rate(work, seconds / ROUNDS, getattr(work, "clock", time.process_time)))
    rates = {key: sorted(each)[ROUNDS // 2] for key, each in runs.items()}
    noise = max(max(each) / min(each) for each in runs.values())
    sizes = {f"{name} {players}": bytes_of_a_state(name, players) for name, players in cases}
    return {"compiled": is_compiled(), "rates": rates, "bytes": sizes, "noise": noise}


def measure_interpreted(cases: list[tuple[str, int]], seconds: float) -> dict[str, Any]:
    """The same numbers without the compiled engine: the plain files, run by another interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(serai.__file__).parent
        shutil.copytree(source, Path(folder) / "serai", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        call = f"from serai.bench import *; print(json.dumps(measure({cases!r}, {seconds!r}, False)))"
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONSAFEPATH": "1"}
        done = subprocess.run([sys.executable, "-c", call], env=environment, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


# Peers: other houses' engines, driven from Python as their own examples do


def peer_works() -> dict[str, Callable[[int], int]]:
    """Those that can be imported here."""
    works: dict[str, Callable[[int], int]] = {}
    makers: dict[str, Callable[[], Callable[[int], int]]] = {
        "open_spiel hearts": lambda: open_spiel("hearts"),
        "open_spiel hearts, light chance": lambda: open_spiel("hearts", light=True),
        "open_spiel leduc_poker": lambda: open_spiel("leduc_poker"),
        "rlcard uno": rlcard_uno,
        "catanatron": catanatron,
        **{name: make for name, (_, make) in learners.PEERS.items()},
    }
    for name, make in makers.items():
        try:
            works[name] = make()
        except ImportError:
            continue
    return works


def open_spiel(name: str, light: bool = False) -> Callable[[int], int]:
    """Chance as OpenSpiel's own example draws it, by numpy with probabilities; `light`: by the standard library."""
    import numpy
    import pyspiel

    game, chooser = pyspiel.load_game(name), random.Random(1)

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choice(actions) if light else numpy.random.choice(actions, p=odds))
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return work


def rlcard_uno() -> Callable[[int], int]:
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make("uno")
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            trajectories, _ = environment.run(is_training=False)
            decisions += sum(len(each) // 2 for each in trajectories)
        return decisions

    return work


def catanatron() -> Callable[[int], int]:
    from catanatron import Color, Game, RandomPlayer

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            while game.winning_color() is None and decisions < games * 5000:
                game.play_tick()
                decisions += 1
        return decisions

    return work


KINDS = {
    "inside": "decisions/s inside",
    "driven": "decisions/s from Python",
    "copies": "copies/s",
    "imagined": "imagined/s",
    "searched": "simulations/s",
    **{kind: what for kind, (what, _, _) in learners.MEASURES.items()},
}


HEADINGS = {"learned": "many tables"}


def print_bench(
    cases: list[tuple[str, int]], numbers: dict[str, Any], plain: dict[str, Any] | None, console: Console | None = None
) -> None:
    """The numbers as tables: ours, compiled and interpreted side by side, then the peers with ratios."""
    console = console or Console()
    measured = [told for told in (numbers, plain) if told is not None]
    table = whole_table("game", "what", *("compiled" if told["compiled"] else "interpreted" for told in measured))
    for name, players in cases:
        for kind, what in KINDS.items():
            if f"{name} {players} {kind}" not in numbers["rates"]:
                continue
            rates = [f"{told['rates'][f'{name} {players} {kind}']:,.0f}" for told in measured]
            table.add_row(f"{name} {players}", what, *rates)
        sizes = [f"{told['bytes'][f'{name} {players}']:,}" for told in measured]
        table.add_row(f"{name} {players}", "bytes a state", *sizes, end_section=True)
    console.print(table)
    console.print(f"medians of {ROUNDS} runs; the widest spread between runs was {numbers['noise']:.2f} times")
    peers = {key[5:]: value for key, value in numbers["rates"].items() if key.startswith("peer ")}
    for (face, best), alike in by_face(peers).items():
        able = [(name, players) for name, players in cases if f"{name} {players} {face}" in numbers["rates"]]
        if able:
            console.print(peer_table(able, numbers["rates"], alike, face, best))


def by_face(peers: dict[str, float]) -> dict[tuple[str, str], dict[str, float]]:
    """The peers by what of ours stands beside them: the face that they have too, and the quickest of that kind."""
    groups: dict[tuple[str, str], dict[str, float]] = {}
    for peer, theirs in peers.items():
        beside = (learners.PEERS[peer][0], "learned") if peer in learners.PEERS else ("inside", "driven")
        groups.setdefault(beside, {})[peer] = theirs
    return groups


def peer_table(cases: list[tuple[str, int]], rates: dict[str, float], peers: dict[str, float], *beside: str) -> Table:
    """How many times quicker than each peer."""
    table = whole_table("peer", "game", "its decisions/s", *(HEADINGS.get(kind, kind) for kind in beside))
    for peer, theirs in peers.items():
        for place, (name, players) in enumerate(cases, 1):
            ratios = [f"{rates[f'{name} {players} {kind}'] / theirs:,.1f} ×" for kind in beside]
            last = place == len(cases)
            table.add_row(peer, f"{name} {players}", f"{theirs:,.0f}", *ratios, end_section=last)
    return table


def whole_table(first: str, second: str, *numbers: str) -> Table:
    """Two columns of words and some of numbers, of which none is ever cut off."""
    table = Table(first, second)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    return table
