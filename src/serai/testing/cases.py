"""Tables to try the contract on: every player count, the default and other options."""

import random
from collections.abc import Iterable, Iterator

import serai
from serai.arena.match import count_decisions
from serai.core.game import Whole
from serai.play.editions import boxed_edition
from serai.play.state import State

Case = tuple[str, int, str]


def cases(games: Iterable[str]) -> list[Case]:
    """Every player count of some games, with default options and with others."""
    return [
        (name, players, variant)
        for name in games
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
            box.game.deal(players, box.game.full_options(options, players), boxed_edition(box.game))
        except serai.BadOption:
            continue
        return options


def new_state(name: str, players: int, variant: str, seed: int = 1) -> State:
    """A table of one of the cases."""
    options = {} if variant == "default" else some_options(name, players, random.Random(f"{name} {players} {seed}"))
    return serai.game(name).new(players=players, seed=seed, options=options)


def smallest_table(name: str) -> State:
    """A table with the fewest players and default options."""
    return new_state(name, serai.game(name).players[0], "default")


def decisions(state: State, seed: int = 1, most: int = 400) -> Iterator[State]:
    """The state at each decision of a random game: all of a short game, an even sample of a long one."""
    chooser = random.Random(seed)
    every = max(1, count_decisions(state.copy(), random.Random(seed)) // most)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        state.apply(chooser.choice(state.legal()))


def play_on(state: State, chooser: random.Random, most: int = 1_000_000) -> None:
    """Play at random to the end, or so many decisions."""
    while not state.over and most > 0:
        state.apply(chooser.choice(state.legal()))
        most -= 1
