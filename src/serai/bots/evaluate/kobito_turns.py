"""Whole turns of Kobito: a narrow search through what one seat can do before the next seat comes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.evaluate.kobito_worth import of_ending, of_going_on
from serai.bots.greedy.kobito import fingerprint
from serai.core.actions import Options
from serai.games.kobito.actions import END_TURN
from serai.games.kobito.state import Kobito

DEPTH: Final[i64] = 14  # actions looked ahead
LEAST: Final = -1.0e9
TEDIUM: Final = 0.02  # what each action of a turn costs: of two ways to one end the shorter is better


@final
class Stride:
    """An action within a turn, the strides before it, and the table it leads to."""

    def __init__(self, table: Kobito, before: "Stride | None", action: i64, place: i64, worth: float) -> None:
        self.table = table
        self.before = before
        self.action: i64 = action
        self.place: i64 = place  # of the option that the turn goes on with
        self.worth = worth


@final
class Planner:
    """Finds for each option of a decision the best way to go on with the turn."""

    def __init__(self) -> None:
        self.width: i64 = 3  # tables kept at each step
        self.me: i64 = 0
        self.count: i64 = 0  # of options
        self.depth: i64 = 0  # actions taken in the beam's tables
        self.worths: list[float] = []  # the best that each option leads to
        self.ways: list[Stride | None] = []  # and the last stride there
        self.starts: list[Stride | None] = []  # its first stride
        self.keys: list[int] = []  # the table after each option
        self.beam: list[Stride] = []
        self.following: list[Stride] = []
        self.seen: set[int] = set()
        self.options = Options()

    def plan(self, table: Kobito, options: Options) -> None:
        """Think of the rest of the turn with each of these options."""
        self.me = table.whose
        self.count = options.count
        self.worths = [LEAST] * options.count
        self.ways = [None] * options.count
        self.starts = [None] * options.count
        self.keys = [0] * options.count
        self.seen = set()
        self.following = []
        self.depth = 0
        place: i64 = 0
        while place < options.count:
            self.tread(table, None, options.codes[place], place)
            place += 1
        self.depth = 1
        while self.depth < DEPTH and len(self.following) > 0:
            self.beam = self.following
            self.following = []
            for stride in self.beam:
                self.follow(stride)
            self.depth += 1
        for stride in self.following:
            self.consider(stride)
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

    def follow(self, stride: Stride) -> None:
        stride.table.fill(self.options)
        codes = self.options.listed()
        for action in codes:
            self.tread(stride.table, stride, action, stride.place)

    def tread(self, table: Kobito, before: Stride | None, action: i64, place: i64) -> None:
        """Take one action; where the turn ends, or chance takes over, the way ends."""
        if action == END_TURN.of():
            self.consider(Stride(table, before, action, place, of_ending(table, self.me)))
            return
        twin = table.copy()
        twin.choose(action)
        stride = Stride(twin, before, action, place, of_going_on(twin, self.me))
        key = int(fingerprint(twin))
        if before is None:
            self.keys[place] = key
            self.starts[place] = stride
        if twin.whose != self.me:
            self.consider(stride)
        elif key not in self.seen:
            self.seen.add(key)
            self.retain(stride)

    def retain(self, stride: Stride) -> None:
        """Only the best of a step are followed further."""
        place: i64 = len(self.following)
        while place > 0 and self.following[place - 1].worth < stride.worth:
            place -= 1
        if place < self.width:
            self.following.insert(place, stride)
            if len(self.following) > self.width:
                self.following.pop()

    def consider(self, stride: Stride) -> None:
        worth = stride.worth - TEDIUM * float(self.depth)
        if worth > self.worths[stride.place]:
            self.worths[stride.place] = worth
            self.ways[stride.place] = stride

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
        stride = self.ways[place]
        while stride is not None:
            actions.append(int(stride.action))
            stride = stride.before
        return actions

    def keep(self, plans: dict[int, list[int]]) -> None:
        """Remember how to go on from the table after each option."""
        place: i64 = 0
        while place < self.count:
            plan = self.way(place)
            plan.pop()  # the option itself
            plans[self.keys[place]] = plan
            place += 1

    def like(self, likings: vec[float]) -> None:
        place: i64 = 0
        while place < self.count:
            likings[place] = self.worths[place]
            place += 1
