"""A soak: random and greedy games of all kinds, for as long as asked, looked at from every side on the way."""

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from serai.bots import seat_bots
from serai.bots.player import Player
from serai.core.agenda import contents
from serai.core.errors import BadOption, SeraiError
from serai.core.facts import Pieces
from serai.core.game import Whole
from serai.games import facts, game_names
from serai.play.box import Box, find_box
from serai.play.replay import replay, verify
from serai.play.state import State

EVERY = 9  # about one decision in so many is inspected
THINKING = 0.3  # the share of games with greedy players: they play better, but fewer games
PLAYED_ON = 15  # decisions that a copy is played on
SPEAKS_EVERY = 10.0  # seconds between two lines of a report

Report = Callable[[str], None]


class Fault(SeraiError):
    """Something that must hold does not."""


@dataclass
class SoakCounts:
    """What was played of a game."""

    games: int = 0
    decisions: int = 0
    inspected: int = 0


@dataclass
class SoakRun:
    """One soak: until when, and what has been seen so far."""

    deadline: float
    folder: Path
    report: Report
    played: dict[str, SoakCounts] = field(default_factory=dict)
    failures: list[dict[str, str]] = field(default_factory=list)
    spoke: float = field(default_factory=time.monotonic)

    def is_over(self) -> bool:
        return time.monotonic() >= self.deadline

    def speak(self) -> None:
        """Say now and then how far it is."""
        if time.monotonic() - self.spoke >= SPEAKS_EVERY:
            self.spoke = time.monotonic()
            self.report(summed_up(self.to_json()))

    def to_json(self) -> dict[str, object]:
        return {"games": {name: vars(counts) for name, counts in self.played.items()}, "failures": self.failures}


def quiet(line: str) -> None:
    """A report that nobody reads."""


def soak(
    minutes: float,
    seed: str,
    games: Sequence[str] | None = None,
    report: Report = quiet,
    folder: Path | None = None,
) -> dict[str, object]:
    """Play one game after the other until the time is over; each fault leaves a record in the folder."""
    names = list(games or game_names())
    run = SoakRun(time.monotonic() + 60 * minutes, folder or Path(), report, {name: SoakCounts() for name in names})
    for number in count():
        if run.is_over():
            return run.to_json()
        soak_game(run, names[number % len(names)], f"{seed}/{number}")
        run.speak()
    raise AssertionError


def soak_game(run: SoakRun, name: str, seed: str) -> None:
    """One game, wholly decided by its seed; a fault is written down, and the soak goes on."""
    state: State | None = None
    try:
        chooser = random.Random(seed)
        state, players = new_game(find_box(name), seed, chooser)
        play(run, run.played[name], state, players, chooser)
    except Exception as error:  # whatever goes wrong at a table is what a soak looks for
        write_down(run, name, seed, state, error)


def new_game(box: Box, seed: str, chooser: random.Random) -> tuple[State, list[Player]]:
    """Any player count, any options, bots at all seats."""
    players = chooser.choice(box.players)
    while True:
        options = some_options(box, players, chooser) if chooser.random() < 0.8 else {}
        try:
            state = box.new(players, seed, options)
            break
        except BadOption:  # two options that don't go together
            continue
    thinks = chooser.random() < THINKING
    names = ["greedy" if thinks and chooser.random() < 0.5 else "random" for _ in range(players)]
    return state, seat_bots(names, box.game, seed)


def some_options(box: Box, players: int, chooser: random.Random) -> dict[str, object]:
    options: dict[str, object] = {}
    for name, option in box.options.items():
        values = option.values(players)
        options[name] = chooser.choice(values[:6] if isinstance(option, Whole) else values)
    return options


def play(run: SoakRun, counts: SoakCounts, state: State, players: list[Player], chooser: random.Random) -> None:
    """Play to the end, or until the time is over, and inspect the table now and then."""
    while not state.over:
        if run.is_over():
            return
        if chooser.randrange(EVERY) == 0:
            inspect(state, chooser)
            counts.inspected += 1
        assert state.actor is not None
        state.apply(players[state.actor].choose(state))
        counts.decisions += 1
    inspect(state, chooser)
    inspect_record(state)
    counts.games += 1


def inspect(state: State, chooser: random.Random) -> None:
    """All that must hold at any moment of any game."""
    count_pieces = facts(state.game).count_pieces
    here, printed = (Counter(), Counter()) if count_pieces is None else count_pieces(state.table)
    if here != printed:
        raise Fault(f"not conserved: {said(printed - here)} missing, {said(here - printed)} too many")
    inspect_secrets(state, chooser)
    inspect_copy(state, chooser)


def inspect_secrets(state: State, chooser: random.Random) -> None:
    """Two worlds that differ only in what a seat can't know look alike to it."""
    for seat in (*range(state.players), None):
        other = state.determinize(seat, chooser.randrange(1 << 30))
        if json.dumps(seen(other, seat)) != json.dumps(seen(state, seat)):
            raise Fault(f"the view of {seat} shows something hidden")
        if other.actor != state.actor:
            raise Fault(f"whose decision it is depends on what is hidden from {seat}")
        if seat is not None and seat == state.actor:
            if other.legal() != state.legal():
                raise Fault(f"the legal actions of {seat} depend on something hidden")
            if refused(other) != refused(state):
                raise Fault(f"the refusals of {seat} depend on something hidden")


def seen(state: State, seat: int | None) -> dict[str, object]:
    return state.view(seat)


def refused(state: State) -> list[object]:
    return [(str(action), refusal.to_json()) for action, refusal in state.refusals()]


def inspect_copy(state: State, chooser: random.Random) -> None:
    """A copy is the same, and what happens to it does not happen here."""
    before = contents(state.table)
    twin = state.copy()
    if contents(twin.table) != before:
        raise Fault("a copy differs from its original")
    for _ in range(PLAYED_ON):
        if not twin.over:
            twin.apply(chooser.choice(twin.legal()))
    if contents(state.table) != before:
        raise Fault("playing a copy changed the original")


def inspect_record(state: State) -> None:
    """A finished record replays to the same record, and its shuffles can be proven."""
    record = json.loads(json.dumps(state.record()))
    again = replay(record)
    if json.loads(json.dumps(again.record())) != record:
        raise Fault("the record of the replay differs")
    if contents(again.table) != contents(state.table):
        raise Fault("the replay ends with another table")
    verify(record)


def write_down(run: SoakRun, name: str, seed: str, state: State | None, error: Exception) -> None:
    """Keep the record of a game in which something went wrong, and say so."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    file = run.folder / f"soak-{name}-{seed.replace('/', '-')}.json"
    run.folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(None if state is None else state.record()) + "\n", encoding="utf-8")
    run.failures.append({"game": name, "seed": seed, "what": what, "file": str(file)})
    run.report(f"fault in {name}, seed {seed}: {what}; the record is in {file}")


def soak_on_all(
    minutes: float, seed: str, games: Sequence[str] | None, report: Report, workers: int, folder: Path
) -> dict[str, object]:
    """The same in several processes, each with a seed of its own."""
    if workers <= 1:
        return soak(minutes, seed, games, report, folder)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        seeds = [f"{seed}.{worker}" for worker in range(workers)]
        runs = [pool.submit(soak, minutes, each, games, quiet, folder) for each in seeds]
        return together([run.result() for run in runs])


def together(soaks: Sequence[dict[str, object]]) -> dict[str, object]:
    """What several soaks came to."""
    games: dict[str, Counter[str]] = {}
    failures: list[object] = []
    for each in soaks:
        assert isinstance(each["games"], dict) and isinstance(each["failures"], list)
        failures += each["failures"]
        for name, soaked in each["games"].items():
            games.setdefault(name, Counter()).update(soaked)
    return {"games": {name: dict(counts) for name, counts in games.items()}, "failures": failures}


def summed_up(soaked: dict[str, object]) -> str:
    """One line for people."""
    games, failures = soaked["games"], soaked["failures"]
    assert isinstance(games, dict) and isinstance(failures, list)
    played = ", ".join(f"{name} {counts['games']}" for name, counts in games.items())
    decisions = sum(counts["decisions"] for counts in games.values())
    inspected = sum(counts["inspected"] for counts in games.values())
    return f"games: {played}; {decisions} decisions, {inspected} tables inspected, {len(failures)} faults"


def said(pieces: Pieces) -> str:
    return ", ".join(f"{number} {piece}" for piece, number in sorted(pieces.items())) or "nothing"
