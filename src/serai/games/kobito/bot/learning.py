"""How Kobito's weights are learned: its planner plays with itself and greedy rivals, what it meets is counted."""

# not compiled: it only counts what compiled code plays

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from typing import Any, NamedTuple

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER
from serai.core.chance import Stream
from serai.games.kobito.actions import END_TURN
from serai.games.kobito.bot.greedy import FEAR, HOPE, Greedy
from serai.games.kobito.bot.learned import capped, earliness, safety_of
from serai.games.kobito.bot.turns import Planner
from serai.games.kobito.bot.weights import LONGEST, MOST, Weights
from serai.games.kobito.bot.worth import NOT_SEEN, lacking_places
from serai.games.kobito.pieces import KOBITO, SLOTS, STUDIO_SIZE, TOWER, studio_start
from serai.games.kobito.scoring import score
from serai.games.kobito.state import LENGTHS, OWNERS, POTS, Kobito, hand_cell, rainbow_cards

WIDTH = 8  # tables kept in planning a turn
TRIED = 10  # times of a hundred another turn is tried than the best: what is never done can't be learned about
USUAL = 10.0  # a share counts as if it had been met so often more, as it usually goes
RIDGE = 20.0  # keeps weights of what is seldom met near zero
ROUNDS = 5  # of games, each played by what those before have taught


class TurnStart(NamedTuple):
    """A pot when a turn begins: whose, and what each seat from there on lacks."""

    turn: int
    pot: int
    seat: int
    hidden: int
    seen: list[int]


class TurnEnd(NamedTuple):
    """What a seat has when it ends its turn, and everybody's points."""

    seat: int
    features: list[float]
    points: list[int]


class Notes:
    """What is met in a game, and in which turn each pot was won."""

    def __init__(self) -> None:
        self.starts: list[TurnStart] = []
        self.ends: list[TurnEnd] = []
        self.won: dict[int, int] = {}

    def turn_begins(self, table: Kobito) -> None:
        seats, now = table.setting.players, int(table.current)
        for slot in live_slots(table):
            order = [(now + step) % seats for step in range(seats)]
            seen = [lacking(table, seat, hand_cell(seat), slot) for seat in order]
            pot = int(table.cells[POTS + slot])
            self.starts.append(TurnStart(int(table.turns), pot, now, lacking(table, now, NOT_SEEN, slot), seen))

    def turn_ends(self, table: Kobito, weights: Weights) -> None:
        me = int(table.actor_seat)
        points = [int(score(table, seat)) for seat in range(table.setting.players)]
        self.ends.append(TurnEnd(me, features(table, me, weights), points))

    def look(self, table: Kobito) -> None:
        """Note when pots are won."""
        for pot in range(1, 19):
            if table.cells[OWNERS + pot] >= 0 and pot not in self.won:
                self.won[pot] = int(table.turns)


def live_slots(table: Kobito) -> list[int]:
    return [slot for slot in range(SLOTS) if table.is_live(slot)]


def lacking(table: Kobito, seat: int, held: int, slot: int) -> int:
    return int(capped(lacking_places(table, seat, held, slot, table.space(slot), False)))


def features(table: Kobito, me: int, weights: Weights) -> list[float]:
    """What pots, studio and hand are described by, in the order of `fitted`, and how far the game has come."""
    hand, early = hand_cell(me), earliness(table)
    mine, lost = [0.0] * (MOST + 1), 0.0
    for slot in live_slots(table):
        points = float(table.setting.points[table.cells[POTS + slot]])
        safe = safety_of(table, me, slot, weights)
        mine[lacking(table, me, hand, slot)] += points * safe
        lost += points * (1.0 - safe)
    runs = [0.0] * (LONGEST - 1)
    for slot in range(STUDIO_SIZE):
        for length in range(2, min(int(table.cells[LENGTHS + studio_start(me) + slot]), int(LONGEST)) + 1):
            runs[length - 2] += 1.0  # each place adds to those before it: what is seldom met is like what is shorter
    rainbows = [float(table.rainbows_of(me) == count) for count in range(2, STUDIO_SIZE + 1)]
    held = [float(table.cells[hand + KOBITO]), float(table.cells[hand + TOWER]), float(rainbow_cards(table, hand))]
    return [*mine, lost, *runs, *(early * run for run in runs), *rainbows, *held, early, 1.0]


def play(table: Kobito, stream: Stream, weights: Weights, learners: set[int]) -> Notes:
    """Play a table to its end; the learners play by the weights, and notes are taken of what they do."""
    notes, legal, turn = Notes(), LegalActions(), 0
    planner, greedy = TurnByTurn(weights, stream), Greedy()
    while table.actor_seat != OVER:
        if table.actor_seat == NOBODY:
            table.settle(table.draw(stream))
            continue
        if table.turns > turn:
            turn = int(table.turns)
            notes.turn_begins(table)
        table.fill(legal)
        if table.actor_seat in learners:
            action = planner.choose(table, legal)
            if action == END_TURN.of() and table.played >= table.obligation:
                notes.turn_ends(table, weights)
        else:
            action = greedy.choose(table, stream)
        table.choose(action)
        notes.look(table)
    return notes


class TurnByTurn:
    """Plans a turn once, and again where chance changed the table; now and then it tries another turn."""

    def __init__(self, weights: Weights, stream: Stream) -> None:
        self.planner = Planner()
        self.planner.weights = dict.fromkeys(range(2, 7), weights)
        self.planner.width = WIDTH
        self.stream = stream
        self.way: list[int] = []
        self.turn = 0

    def choose(self, table: Kobito, legal: LegalActions) -> int:
        if legal.count == 1:
            return int(legal.codes[0])
        if self.turn != table.turns or not self.way or not legal.has(self.way[-1]):
            self.planner.plan(table, legal)
            self.way = self.planner.way(self.option(legal.count))
            self.turn = int(table.turns)
        return int(self.way.pop())

    def option(self, count: int) -> int:
        if self.stream.below(100) >= TRIED:
            return int(self.planner.best())
        best = sorted(range(count), key=lambda place: -self.planner.worths[place])[:4]
        return best[self.stream.below(len(best))]


# From games to weights


def learn(tables: Callable[[str], Kobito], games: int, seed: str, tell: Callable[[str], None]) -> dict[str, Any]:
    """Weights for tables as `tables` sets them up by a seed, from nothing but the greedy player's fears and hopes."""
    seats = int(tables(seed).setting.players)
    values, counts = beginning(seats), Counts(seats)
    for number in range(ROUNDS):
        if number == 1:
            counts = Counts(seats)  # the first games are no good example
        for game in range(games // ROUNDS):
            name = f"{seed}/{number}/{game}"
            table = tables(name)
            counts.add(table, play(table, Stream(number_of(name)), Weights(values), learners(seats, game)))
        values = counts.fit()
        tell(f"{seats} players: {(number + 1) * (games // ROUNDS)} games, {len(counts.lines)} turns")
    return {"games": games, "seed": seed, **values}


def number_of(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")


def learners(seats: int, game: int) -> set[int]:
    """Who learns in a game: one of all, everybody, every other; the rest are greedy."""
    first = game // 3
    if game % 3 == 0:
        return {first % seats}
    step = 1 if game % 3 == 1 else 2
    return {(first + seat) % seats for seat in range(0, seats, step)}


def beginning(seats: int) -> dict[str, Any]:
    """Something to begin with."""
    places = MOST + 1
    lengths = range(int(LONGEST) + 1)
    return {
        "hidden": FEAR[:places],
        "seen": [0.9] + [0.1] * int(MOST),
        "later": [1.0] * int(places),
        "mine": HOPE[:places],
        "lost": -1.0 / (seats - 1),
        "runs": [float(max(0, length - 1)) for length in lengths],
        "early_runs": [0.5 * max(0, length - 1) for length in lengths],
        "rainbows": [0.0, 0.0, 0.0, 0.0, -2.0],
        "kobito": 1.0,
        "tower": -1.0,
        "number": -1.0,
    }


class Counts:
    """All that was met in many games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pots: Counter[tuple[str, int]] = Counter()
        self.lines: list[list[float]] = []  # of features,
        self.leads: list[float] = []  # and how the lead changed after them

    def add(self, table: Kobito, notes: Notes) -> None:
        """A game that is over, and what was met in it."""
        for start in notes.starts:
            won = notes.won.get(start.pot, 10**6)
            now = won == start.turn
            self.count("hidden", start.hidden, now)
            self.count("seen", start.seen[0], now)
            if start.turn + self.seats <= won < 10**6:
                owner = int(table.cells[OWNERS + start.pot])
                for step, lack in enumerate(start.seen):
                    self.count("later", lack, (start.seat + step) % self.seats == owner)
        ends = [int(score(table, seat)) for seat in range(self.seats)]
        for end in notes.ends:
            gains = [after - before for after, before in zip(ends, end.points, strict=True)]
            self.lines.append(end.features)
            self.leads.append(gains[end.seat] - (sum(gains) - gains[end.seat]) / (self.seats - 1))

    def count(self, what: str, lack: int, happened: bool) -> None:
        self.pots[what, lack] += 1
        self.pots[what + " won", lack] += happened

    def shares(self, what: str) -> list[float]:
        """How often it happened, by the lacking places."""
        met = [self.pots[what, lack] for lack in range(MOST + 1)]
        won = [self.pots[what + " won", lack] for lack in range(MOST + 1)]
        usual = sum(won) / max(sum(met), 1)
        found = [(wins + USUAL * usual) / (times + USUAL) for wins, times in zip(won, met, strict=True)]
        return [round(min(max(share, 0.001), 0.999), 3) for share in found]

    def fit(self) -> dict[str, Any]:
        """The weights that these games teach."""
        import numpy

        lines, leads = numpy.array(self.lines), numpy.array(self.leads)
        ridge = RIDGE * numpy.eye(lines.shape[1])
        ridge[-2:] = 0.0
        found = numpy.linalg.solve(lines.T @ lines + ridge, lines.T @ leads)
        return {
            "hidden": self.shares("hidden"),
            "seen": self.shares("seen"),
            "later": self.shares("later"),
            **fitted(found),
        }


def fitted(found: Any) -> dict[str, Any]:
    """The weights by their names, from the row that `features` makes."""
    values = iter(round(float(value), 3) for value in found)

    def row(length: int) -> list[float]:
        return [next(values) for _ in range(length)]

    return {
        "mine": row(MOST + 1),
        "lost": next(values),
        "runs": [0.0, 0.0, *added_up(row(LONGEST - 1))],
        "early_runs": [0.0, 0.0, *added_up(row(LONGEST - 1))],
        "rainbows": [0.0, 0.0, *row(STUDIO_SIZE - 1)],
        "kobito": next(values),
        "tower": next(values),
        "number": next(values),
    }


def added_up(steps: list[float]) -> list[float]:
    return [round(value, 3) for value in accumulate(steps)]
