"""Whole turns of Kobito: a narrow search through what one seat can do before the next seat comes."""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.games.kobito.actions import END_TURN
from serai.games.kobito.bot.greedy import fingerprint
from serai.games.kobito.bot.learned import LearnedWorth
from serai.games.kobito.bot.weights import SHIPPED, Weights
from serai.games.kobito.state import Kobito
from serai.search.evaluation import FOREVER

DEPTH: Final[i64] = 14  # actions looked ahead
LEAST: Final = -1.0e9
ACTION_COST: Final = 0.02  # of two ways to one end the shorter is better


@final
class TurnNode:
    """An action within a turn, those before it, and the table it leads to."""

    def __init__(self, table: Kobito, before: "TurnNode | None", action: i64, place: i64, worth: float) -> None:
        self.table = table
        self.before = before
        self.action: i64 = action
        self.place: i64 = place  # of the option that the turn goes on with
        self.worth = worth


@final
class Planner:
    """Finds for each option of a decision the best way to go on with the turn."""

    def __init__(self) -> None:
        self.weights: dict[int, Weights] = SHIPPED  # by the number of players
        self.width: i64 = 3  # tables kept at each step
        self.deadline = FOREVER
        self.worth = LearnedWorth()
        self.me: i64 = 0
        self.count: i64 = 0  # of options
        self.depth: i64 = 0  # actions taken in the beam's tables
        self.worths: list[float] = []  # the best that each option leads to
        self.ways: list[TurnNode | None] = []  # and the last node there
        self.starts: list[TurnNode | None] = []  # its first node
        self.keys: list[int] = []  # the table after each option
        self.beam: list[TurnNode] = []
        self.following: list[TurnNode] = []
        self.seen: set[int] = set()
        self.legal = LegalActions()

    def plan(self, table: Kobito, legal: LegalActions) -> None:
        """Think of the rest of the turn with each of these actions."""
        self.me = table.actor_seat
        self.worth.use(self.weights[int(table.setting.players)])
        self.count = legal.count
        self.worths = [LEAST] * legal.count
        self.ways = [None] * legal.count
        self.starts = [None] * legal.count
        self.keys = [0] * legal.count
        self.seen = set()
        self.following = []
        self.depth = 0
        place: i64 = 0
        while place < legal.count:
            self.expand(table, None, legal.codes[place], place)
            place += 1
        self.depth = 1
        while self.depth < DEPTH and len(self.following) > 0 and time.monotonic() < self.deadline:
            self.beam = self.following
            self.following = []
            for node in self.beam:
                self.follow(node)
            self.depth += 1
        for node in self.following:
            self.consider(node)
        self.beam = []
        self.following = []
        self.judge_the_rest()

    def judge_the_rest(self) -> None:
        """An option that was not followed to its end is worth least."""
        place: i64 = 0
        while place < self.count:
            if self.ways[place] is None:
                self.ways[place] = self.starts[place]
            place += 1

    def follow(self, node: TurnNode) -> None:
        node.table.fill(self.legal)
        codes = self.legal.listed()
        for action in codes:
            self.expand(node.table, node, action, node.place)

    def expand(self, table: Kobito, before: TurnNode | None, action: i64, place: i64) -> None:
        """Take one action; where the turn ends, or chance takes over, the way ends."""
        if action == END_TURN.of():
            self.consider(TurnNode(table, before, action, place, self.worth.of_ending(table, self.me)))
            return
        twin = table.copy()
        twin.choose(action)
        node = TurnNode(twin, before, action, place, self.worth.of_going_on(twin, self.me))
        key = int(fingerprint(twin))
        if before is None:
            self.keys[place] = key
            self.starts[place] = node
        if twin.actor_seat != self.me:
            self.consider(node)
        elif key not in self.seen:
            self.seen.add(key)
            self.keep_in_beam(node)

    def keep_in_beam(self, node: TurnNode) -> None:
        """Only the best of a step are followed further."""
        place: i64 = len(self.following)
        while place > 0 and self.following[place - 1].worth < node.worth:
            place -= 1
        if place < self.width:
            self.following.insert(place, node)
            if len(self.following) > self.width:
                self.following.pop()

    def consider(self, node: TurnNode) -> None:
        worth = node.worth - ACTION_COST * float(self.depth)
        if worth > self.worths[node.place]:
            self.worths[node.place] = worth
            self.ways[node.place] = node

    def best(self) -> i64:
        """The place of the best option."""
        found: i64 = 0
        place: i64 = 1
        while place < self.count:
            if self.worths[place] > self.worths[found]:
                found = place
            place += 1
        return found

    def way(self, place: i64) -> list[int]:
        """The actions that the best way with an option takes, the last one first."""
        actions: list[int] = []
        node = self.ways[place]
        while node is not None:
            actions.append(int(node.action))
            node = node.before
        return actions

    def keep(self, plans: dict[int, list[int]]) -> None:
        """Remember how to go on from the table after each option."""
        place: i64 = 0
        while place < self.count:
            plan = self.way(place)
            plan.pop()  # the option itself
            plans[self.keys[place]] = plan
            place += 1

    def set_priors(self, priors: vec[float]) -> None:
        """The worth of each option as its prior; of options that lead to one end only the first is worth anything."""
        first: dict[int, int] = {}
        place: i64 = 0
        while place < self.count:
            priors[place] = self.worths[place]
            node = self.ways[place]
            end = int(fingerprint(node.table)) if node is not None else -int(place)
            other = first.get(end, -1)
            if other < 0:
                first[end] = int(place)
            elif self.worths[other] >= priors[place]:
                priors[place] = LEAST
            else:
                priors[other] = LEAST
                first[end] = int(place)
            place += 1
