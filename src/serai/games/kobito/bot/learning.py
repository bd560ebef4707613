"""How Kobito's weights are learned: its planner plays with itself, what it meets is counted and fitted."""

# not compiled: it only counts what compiled code plays

from collections import Counter
from typing import Any, NamedTuple

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER
from serai.core.chance import Stream
from serai.games.kobito.actions import END_TURN
from serai.games.kobito.bot.greedy import Greedy
from serai.games.kobito.bot.learned import earliness, nearest_rival, places_of
from serai.games.kobito.bot.turns import Planner
from serai.games.kobito.bot.weights import CELLS, MOST, Weights, cell_of
from serai.games.kobito.bot.worth import NOT_SEEN, lacking_places
from serai.games.kobito.pieces import KOBITO, SLOTS, STUDIO_SIZE, TOWER
from serai.games.kobito.scoring import score
from serai.games.kobito.state import OWNERS, POTS, Kobito, hand_cell, rainbow_cards

WIDTH = 8  # tables kept in planning a turn
USUAL = 20.0  # a cell counts as if it had been met so often more, as its row usually goes


class TurnEnd(NamedTuple):
    """What a seat sees when it ends its turn."""

    seat: int
    pots: list[tuple[int, int]]  # each with the cell of its lacking places
    features: list[float]  # of studio and hand
    points: int


class TurnStart(NamedTuple):
    """A pot when the next seat begins: who has played, and who of the others is nearest."""

    pot: int
    cell: int
    last: int
    nearest: int


class Notes:
    """What is met in a game."""

    def __init__(self) -> None:
        self.ends: list[TurnEnd] = []
        self.starts: list[TurnStart] = []

    def turn_begins(self, table: Kobito) -> None:
        seats = table.setting.players
        last = (table.current + seats - 1) % seats
        for slot in live_slots(table):
            near = nearest_rival(table, slot)
            cell = cell_of(lacking(table, last, NOT_SEEN, slot), lacking(table, near, NOT_SEEN, slot))
            self.starts.append(TurnStart(int(table.cells[POTS + slot]), int(cell), int(last), int(near)))

    def turn_ends(self, table: Kobito) -> None:
        me = int(table.actor_seat)
        rivals = [seat for seat in range(table.setting.players) if seat != me]
        pots = []
        for slot in live_slots(table):
            nearest = min(lacking(table, seat, NOT_SEEN, slot) for seat in rivals)
            pots.append((int(table.cells[POTS + slot]), int(cell_of(lacking(table, me, hand_cell(me), slot), nearest))))
        self.ends.append(TurnEnd(me, pots, features(table, me), int(score(table, me))))


def live_slots(table: Kobito) -> list[int]:
    return [slot for slot in range(SLOTS) if table.is_live(slot)]


def lacking(table: Kobito, seat: int, held: int, slot: int) -> int:
    return int(lacking_places(table, seat, held, slot, table.space(slot), False))


def features(table: Kobito, me: int) -> list[float]:
    """What studio and hand are described by, and how far the game has come."""
    hand, places, early = hand_cell(me), float(places_of(table, me)), earliness(table)
    rainbows = [float(table.rainbows_of(me) == count) for count in range(1, STUDIO_SIZE + 1)]
    held = [float(table.cells[hand + KOBITO]), float(table.cells[hand + TOWER]), float(rainbow_cards(table, hand))]
    return [places, places * early, *rainbows, *held, early, 1.0]


def play(table: Kobito, stream: Stream, weights: dict[int, Weights] | None) -> Notes:
    """Play a table to its end by weights, or without any as the greedy player does."""
    notes, legal, turn = Notes(), LegalActions(), 1
    planner = TurnByTurn(weights)
    while table.actor_seat != OVER:
        if table.actor_seat == NOBODY:
            table.settle(table.draw(stream))
            continue
        if table.turns > turn:
            turn = int(table.turns)
            notes.turn_begins(table)
        table.fill(legal)
        action = planner.choose(table, legal, stream)
        if action == END_TURN.of() and table.played >= table.obligation:
            notes.turn_ends(table)
        table.choose(action)
    return notes


class TurnByTurn:
    """Plans a turn once, and again where chance changed the table."""

    def __init__(self, weights: dict[int, Weights] | None) -> None:
        self.greedy = None if weights else Greedy()
        self.planner = Planner(weights) if weights else Planner()
        self.planner.width = WIDTH
        self.way: list[int] = []
        self.turn = 0

    def choose(self, table: Kobito, legal: LegalActions, stream: Stream) -> int:
        if legal.count == 1:
            return int(legal.codes[0])
        if self.greedy is not None:
            return int(self.greedy.choose(table, stream))
        if self.turn != table.turns or not self.way or not legal.has(self.way[-1]):
            self.planner.plan(table, legal)
            self.way = self.planner.way(self.planner.best())
            self.turn = int(table.turns)
        return int(self.way.pop())


# From games to weights


class Counts:
    """All that was met in many games."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.pots: Counter[tuple[str, int]] = Counter()
        self.lines: list[list[float]] = []  # of features,
        self.wins: list[list[tuple[int, int]]] = []  # pots with cells beside them,
        self.gains: list[float] = []  # and the points that came after them

    def add(self, table: Kobito, notes: Notes) -> None:
        """A game that is over, and what was met in it."""
        owners = [int(table.cells[OWNERS + pot]) for pot in range(19)]
        for start in notes.starts:
            owner = owners[start.pot]
            whose = "last" if owner == start.last else "nearest" if owner == start.nearest else "others"
            self.pots["start", start.cell] += 1
            self.pots[whose if owner >= 0 else "nobody", start.cell] += 1
        for end in notes.ends:
            for pot, cell in end.pots:
                self.pots["end", cell] += 1
                whose = "mine" if owners[pot] == end.seat else "theirs" if owners[pot] >= 0 else "left"
                self.pots[whose, cell] += 1
            points = [(cell, int(table.setting.points[pot])) for pot, cell in end.pots]
            self.lines.append(end.features)
            self.wins.append(points)
            self.gains.append(float(score(table, end.seat)) - end.points)

    def rates(self, whose: str, met: str) -> list[float]:
        """How often a pot came to that, by its cell; a row's usual share fills up what was seldom met."""
        shares = []
        for mine in range(MOST + 1):
            row = range(mine * (MOST + 1), (mine + 1) * (MOST + 1))
            seen = sum(self.pots[met, cell] for cell in row)
            usual = sum(self.pots[whose, cell] for cell in row) / max(seen, 1)
            shares += [(self.pots[whose, cell] + USUAL * usual) / (self.pots[met, cell] + USUAL) for cell in row]
        assert len(shares) == CELLS
        return [round(share, 3) for share in shares]

    def fit(self) -> dict[str, Any]:
        """The weights that these games teach."""
        from scipy.linalg import lstsq

        mine = self.rates("mine", "end")
        rest = [
            gain - sum(points * mine[cell] for cell, points in pots)
            for gain, pots in zip(self.gains, self.wins, strict=True)
        ]
        found = [round(float(each), 3) for each in lstsq(self.lines, rest)[0]]
        place, early, *rainbows = found[: 2 + STUDIO_SIZE]
        kobito, tower, number = found[2 + STUDIO_SIZE : 5 + STUDIO_SIZE]
        return {
            "mine": mine,
            "theirs": self.rates("theirs", "end"),
            "last": self.rates("last", "start"),
            "nearest": self.rates("nearest", "start"),
            "others": self.rates("others", "start"),
            "rainbows": [0.0, *rainbows],
            "place": place,
            "early": early,
            "kobito": kobito,
            "tower": tower,
            "number": number,
        }
