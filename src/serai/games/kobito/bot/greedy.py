"""A greedy player of Kobito: it searches its own turn, hopes for pots in reach and fears what rivals can reach."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.games.kobito.actions import END_TURN
from serai.games.kobito.bot.worth import NOT_SEEN, Worth, lacking_places
from serai.games.kobito.state import POTS, STACKS, Kobito
from serai.search.bot import Bot

WIDTH: Final[i64] = 8  # tables kept at each step of the search
DEPTH: Final[i64] = 14  # actions looked ahead
# How likely a pot is to be won, by the places that are lacking: by me in turns to come, by one rival next turn.
HOPE: Final[list[float]] = [1.0, 0.62, 0.38, 0.24, 0.15, 0.09, 0.06, 0.04, 0.02, 0.01, 0.01, 0.01, 0.01]
FEAR: Final[list[float]] = [0.95, 0.66, 0.3, 0.12, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
BURDEN: Final[list[float]] = [0.0, -0.5, -0.5, 0.0, 2.0]  # what rainbows in the studio cost, by how many there are


class GreedyWorth(Worth):
    """Hope and fear for each pot, less the burden of the studio."""

    def __init__(self) -> None:
        self.kobito = 1.6
        self.tower = 0.5
        self.number = -1.0
        self.lacking = 3.0

    def of_studio(self, table: Kobito, me: i64) -> float:
        return -BURDEN[table.rainbows_of(me)]

    def of_pot(self, table: Kobito, me: i64, held: i64, slot: i64) -> float:
        """The hope to win it in turns to come, less the fear that a rival wins it first."""
        points = float(table.setting.points[table.cells[POTS + slot]])
        space = table.space(slot)
        safe = 1.0
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != me:
                safe *= 1.0 - FEAR[lacking_places(table, seat, NOT_SEEN, slot, space, True)]
            seat += 1
        rivals = float(table.setting.players - 1)
        hope = HOPE[lacking_places(table, me, held, slot, space, True)]
        return points * (hope * safe - (1.0 - safe) / rivals)


WORTH: Final = GreedyWorth()


class Reached:
    """A table that the own turn may lead to, the action that begins the way there, and its worth."""

    def __init__(self, table: Kobito, first: i64, worth: float) -> None:
        self.table = table
        self.first: i64 = first
        self.worth = worth


class Greedy(Bot):
    """Plays the first action of the best turn it finds; a newly turned pot is thought about when it is there."""

    def choose(self, imagined: Table, stream: Stream) -> i64:
        assert isinstance(imagined, Kobito)
        legal = LegalActions()
        imagined.fill(legal)
        if legal.count == 1:
            return legal.codes[0]
        best = TurnSearch(imagined).best_first()
        return best if best >= 0 else legal.codes[0]  # where swaps only go round in a circle, no way comes to an end


class TurnSearch:
    """A beam search through the rest of one seat's turn."""

    def __init__(self, table: Kobito) -> None:
        self.me: i64 = table.actor_seat
        self.best: i64 = -1
        self.most = -1.0e9
        self.beam: list[Reached] = [Reached(table, -1, 0.0)]
        self.following: list[Reached] = []
        self.seen: set[int] = set()
        self.legal = LegalActions()

    def best_first(self) -> i64:
        depth: i64 = 0
        while depth < DEPTH and len(self.beam) > 0:
            self.following = []
            for reached in self.beam:
                self.follow(reached)
            self.beam = self.following
            depth += 1
        for reached in self.beam:
            self.consider(reached.first, reached.worth)
        return self.best

    def follow(self, reached: Reached) -> None:
        """Think of every action at a table."""
        reached.table.fill(self.legal)
        codes = self.legal.listed()
        for action in codes:
            first: i64 = action if reached.first < 0 else reached.first
            if action == END_TURN.of():
                self.consider(first, WORTH.of_ending(reached.table, self.me))
            else:
                self.reach(reached.table, action, first)

    def reach(self, table: Kobito, action: i64, first: i64) -> None:
        """Think of the table after an action; where chance takes over, the thought ends."""
        twin = table.copy()
        twin.choose(action)
        if twin.actor_seat != self.me:
            self.consider(first, WORTH.of_going_on(twin, self.me))
            return
        key = fingerprint(twin)
        if key not in self.seen:
            self.seen.add(key)
            self.keep(Reached(twin, first, WORTH.of_going_on(twin, self.me)))

    def keep(self, reached: Reached) -> None:
        """Only the best thoughts of a step are followed further."""
        place: i64 = len(self.following)
        while place > 0 and self.following[place - 1].worth < reached.worth:
            place -= 1
        if place < WIDTH:
            self.following.insert(place, reached)
            if len(self.following) > WIDTH:
                self.following.pop()

    def consider(self, first: i64, worth: float) -> None:
        if worth > self.most:
            self.most = worth
            self.best = first


def fingerprint(table: Kobito) -> i64:
    """A number that differs between tables that differ."""
    cells = table.cells
    result = table.played * 16 + table.pending
    cell = STACKS
    while cell < len(cells):
        result = (result * 31 + cells[cell]) & 0xFFFFFFFFFFFFFF
        cell += 1
    return result
