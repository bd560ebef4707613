"""Games to try the contract on: every game, every player count, the default and other options."""

import random
from collections.abc import Iterator

import serai
from serai.core.game import Whole
from serai.games import NAMES
from serai.play.editions import boxed_edition
from serai.play.state import State

CASES = [
    (name, players, variant)
    for name in NAMES
    for players in serai.game(name).players
    for variant in ("default", "other")
]


def some_options(name: str, players: int, chooser: random.Random) -> dict[str, object]:
    """Any option combination that the game accepts for that many players."""
    box = serai.game(name)
    while True:
        options: dict[str, object] = {}
        for option in box.options.values():
            values = option.values(players)
            options[option.name] = chooser.choice(values[:6] if isinstance(option, Whole) else values)
        try:
            box.game.full_options(options, players)
            box.game.deal(players, box.game.full_options(options, players), boxed_edition(name))
        except serai.BadOption:
            continue
        return options


def new_state(name: str, players: int, variant: str, seed: int = 1) -> State:
    options = {} if variant == "default" else some_options(name, players, random.Random(f"{name} {players} {seed}"))
    return serai.game(name).new(players=players, seed=seed, options=options)


def decisions(state: State, seed: int = 1, most: int = 400) -> Iterator[State]:
    """The state at each decision of a random game: all of a short game, an even sample of a long one."""
    chooser = random.Random(seed)
    length = count_decisions(state.copy(), random.Random(seed))
    every = max(1, length // most)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        state.apply(chooser.choice(state.legal()))


def count_decisions(state: State, chooser: random.Random) -> int:
    count = 0
    while not state.over:
        state.apply(chooser.choice(state.legal()))
        count += 1
    return count


def facts(table: object) -> dict[str, object]:
    """Everything a table holds, in a form that can be compared."""
    names = getattr(table, "__mypyc_attrs__", None) or tuple(vars(table))
    kept = {name: getattr(table, name) for name in names if name not in ("__dict__", "setting", "agenda", "ears")}
    kept = {name: plain(value) for name, value in kept.items()}
    kept["planned"] = repr(table.planned())  # type: ignore[attr-defined]
    return kept


def plain(value: object) -> object:
    if isinstance(value, (int, str, bool, type(None))):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return repr(value)
