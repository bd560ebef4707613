"""Two worlds that differ only in what a seat can't know look alike to it, by every face that learners have."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.core.agenda import contents
from serai.core.errors import BadOption, SeraiError
from serai.core.game import Whole
from serai.play.state import State
from serai.research.encoding import Encoding, learnable_games
from serai.research.words import WordTable

WORDS_EVERY = 200  # words are slow: so many comparisons of numbers for each of theirs
LOOKS_EVERY = 3  # decisions, about
SPEAKS_EVERY = 50_000
Report = Callable[[str], None]


class Leak(SeraiError):
    """Something that a seat can't know shows in what it is given."""


@dataclass
class Compared:
    """How many times two worlds were held against each other, and how often they really differed."""

    comparisons: int = 0
    differing: int = 0
    in_words: int = 0

    def __str__(self) -> str:
        return (
            f"{self.comparisons} comparisons, {self.differing} of worlds that differed, "
            f"{self.in_words} in words: no leak"
        )


def compare_worlds(wanted: int, seed: str, games: Sequence[str] | None = None, report: Report = print) -> Compared:
    """Play games of all kinds at random until so many comparisons are made; Leak says where one failed."""
    names, compared, number = list(games or learnable_games()), Compared(), 0
    while compared.comparisons < wanted:
        chooser = random.Random(f"{seed}/{number}")
        encoding = some_encoding(names[number % len(names)], chooser)
        compare_game(encoding, f"{seed}/{number}", chooser, compared, wanted)
        if compared.comparisons // SPEAKS_EVERY > (compared.comparisons - 1) // SPEAKS_EVERY:
            report(str(compared))
        number += 1
    return compared


def some_encoding(name: str, chooser: random.Random) -> Encoding:
    """Any player count and any options that go together."""
    box = Encoding(name, 2).box
    while True:
        players = chooser.choice(box.players)
        options: dict[str, object] = {}
        for key, option in box.options.items():
            values = option.values(players)
            options[key] = chooser.choice(values[:6] if isinstance(option, Whole) else values)
        try:
            return Encoding(name, players, options if chooser.random() < 0.8 else {})
        except BadOption:
            continue


def compare_game(encoding: Encoding, seed: str, chooser: random.Random, compared: Compared, wanted: int) -> None:
    state = encoding.new(seed)
    while not state.over and compared.comparisons < wanted:
        for seat in range(state.players) if chooser.randrange(LOOKS_EVERY) == 0 else ():
            other = state.determinize(seat, chooser.randrange(1 << 30))
            compare_numbers(encoding, state, other, seat)
            compared.comparisons += 1
            compared.differing += contents(other.table) != contents(state.table)
            if compared.comparisons % WORDS_EVERY == 0:
                compare_words(state, other, seat)
                compared.in_words += 1
        state.apply(chooser.choice(state.legal()))


def compare_numbers(encoding: Encoding, state: State, other: State, seat: int) -> None:
    """The row; and to the one who decides the ids, from which mask and list of options are made."""
    here = copied(encoding.observe(state.table, seat))
    if copied(encoding.observe(other.table, seat)) != here:
        raise Leak(f"{encoding.game.name}: the row of seat {seat} shows something hidden, seed {state.setup.seed}")
    if other.actor != state.actor or (seat == state.actor and encoding.ids(other) != encoding.ids(state)):
        raise Leak(f"{encoding.game.name}: what seat {seat} may choose depends on something hidden")


def copied(buffer: Any) -> bytes:
    """What stands in a buffer, before it is used again."""
    return bytes(memoryview(buffer))


def compare_words(state: State, other: State, seat: int) -> None:
    """The table in words, with the options and the refusals."""
    told = []
    for world in (state, other):
        table = WordTable.around(world)
        told.append((table.look(seat), table.refusals(seat)))
    if told[0] != told[1]:
        raise Leak(f"{state.game.name}: the words to seat {seat} tell something hidden, seed {state.setup.seed}")
