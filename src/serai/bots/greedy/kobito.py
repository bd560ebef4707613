"""A greedy player of Kobito: it searches its own turn, hopes for pots in reach and fears what rivals can reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.core.actions import Options
from serai.core.agenda import Position
from serai.core.chance import Stream
from serai.games.kobito.actions import END_TURN
from serai.games.kobito.pieces import (
    HIGH,
    HIGHEST,
    KOBITO,
    LOW,
    PENALTY,
    SLOTS,
    STUDIO,
    TOWER,
    next_number,
    previous_number,
    studio,
)
from serai.games.kobito.scoring import score
from serai.games.kobito.state import (
    HIGHS,
    KNOWN,
    LENGTHS,
    LOWS,
    POTS,
    STACKS,
    Kobito,
    hand,
    rainbow_cards,
)

WIDTH: Final[i64] = 8  # tables kept at each step of the search
DEPTH: Final[i64] = 14  # actions looked ahead
# How likely a pot is to be won, by the places that are lacking: by me in turns to come, by one rival next turn.
HOPE: Final[list[float]] = [1.0, 0.62, 0.38, 0.24, 0.15, 0.09, 0.06, 0.04, 0.02, 0.01, 0.01, 0.01, 0.01]
FEAR: Final[list[float]] = [0.95, 0.66, 0.3, 0.12, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
BURDEN: Final[list[float]] = [0.0, -0.5, -0.5, 0.0, 2.0]  # what rainbows in the studio cost, by how many there are
WILD: Final = 1.6  # what a kobito in hand is worth
TALL: Final = 0.5  # and a tower card
SHORT: Final = 3.0  # what each card short of the obligation counts while the turn goes on
LOOSE: Final = 1.0  # what a number card left in hand costs


class Thought:
    """A table that the own turn may lead to, the action that begins the way there, and its worth."""

    def __init__(self, table: Kobito, first: i64, worth: float) -> None:
        self.table = table
        self.first: i64 = first
        self.worth = worth


class Greedy(Bot):
    """Plays the first action of the best turn it finds; a newly turned pot is thought about when it is there."""

    def choose(self, imagined: Position, stream: Stream) -> i64:
        assert isinstance(imagined, Kobito)
        options = Options()
        imagined.fill(options)
        if options.count == 1:
            return options.codes[0]
        return Search(imagined).best_first()


class Search:
    """A beam search through the rest of one seat's turn."""

    def __init__(self, table: Kobito) -> None:
        self.me: i64 = table.whose
        self.best: i64 = -1
        self.most = -1.0e9
        self.beam: list[Thought] = [Thought(table, -1, 0.0)]
        self.following: list[Thought] = []
        self.seen: set[int] = set()
        self.options = Options()

    def best_first(self) -> i64:
        depth: i64 = 0
        while depth < DEPTH and len(self.beam) > 0:
            self.following = []
            for thought in self.beam:
                self.follow(thought)
            self.beam = self.following
            depth += 1
        for thought in self.beam:
            self.consider(thought.first, thought.worth)
        return self.best

    def follow(self, thought: Thought) -> None:
        """Think of every action at a table."""
        thought.table.fill(self.options)
        codes = self.options.listed()
        for action in codes:
            first: i64 = action if thought.first < 0 else thought.first
            if action == END_TURN.of():
                self.consider(first, worth_of_ending(thought.table, self.me))
            else:
                self.reach(thought.table, action, first)

    def reach(self, table: Kobito, action: i64, first: i64) -> None:
        """Think of the table after an action; where chance takes over, the thought ends."""
        twin = table.copy()
        twin.choose(action)
        if twin.whose != self.me:
            self.consider(first, worth_of_going_on(twin, self.me))
            return
        key = fingerprint(twin)
        if key not in self.seen:
            self.seen.add(key)
            self.keep(Thought(twin, first, worth_of_going_on(twin, self.me)))

    def keep(self, thought: Thought) -> None:
        """Only the best thoughts of a step are followed further."""
        place: i64 = len(self.following)
        while place > 0 and self.following[place - 1].worth < thought.worth:
            place -= 1
        if place < WIDTH:
            self.following.insert(place, thought)
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


# What a table is worth


def worth_of_ending(table: Kobito, me: i64) -> float:
    """If the turn ended here: a missed obligation costs the hand."""
    if table.played >= table.obligation:
        return worth(table, me, hand(me)) + in_hand(table, me)
    return worth(table, me, -1) - cost_of_hand(table, me)


def cost_of_hand(table: Kobito, me: i64) -> float:
    """K-63, K-64: what the hand costs if it is put aside."""
    lost = PENALTY * rainbow_cards(table, hand(me))
    if table.setting.penalise_specials:
        lost += PENALTY * (table.cells[hand(me) + KOBITO] + table.cells[hand(me) + TOWER])
    return float(lost)


def worth_of_going_on(table: Kobito, me: i64) -> float:
    """While the turn goes on: cards short of the obligation may still be found."""
    lacking = table.obligation - table.played
    value = worth(table, me, hand(me)) + in_hand(table, me)
    return value - SHORT * float(lacking) if lacking > 0 else value


def in_hand(table: Kobito, me: i64) -> float:
    """What the cards left in hand are worth."""
    held = hand(me)
    wild = WILD * float(table.cells[held + KOBITO]) + TALL * float(table.cells[held + TOWER])
    return wild - LOOSE * float(rainbow_cards(table, held))


def worth(table: Kobito, me: i64, held: i64) -> float:
    """Points won, hope and fear for each pot, less the burden of the studio."""
    value = float(score(table, me)) - BURDEN[table.rainbows_of(me)]
    slot: i64 = 0
    while slot < SLOTS:
        if table.is_live(slot):
            value += stake(table, me, held, slot)
        slot += 1
    return value


def stake(table: Kobito, me: i64, held: i64, slot: i64) -> float:
    """One pot: the hope to win it in turns to come, less the fear that a rival wins it first."""
    points = float(table.setting.points[table.cells[POTS + slot]])
    safe = 1.0
    seat: i64 = 0
    while seat < table.setting.players:
        if seat != me:
            safe *= 1.0 - FEAR[lacking_places(table, seat, -1, slot)]
        seat += 1
    rivals = float(table.setting.players - 1)
    hope = HOPE[lacking_places(table, me, held, slot)]
    return points * (hope * safe - (1.0 - safe) / rivals)


def lacking_places(table: Kobito, seat: i64, held: i64, slot: i64) -> i64:
    """How many places of a pot a seat can't fill from its studio, from known kobitos and from the hand, if seen."""
    cells = table.cells
    reached = reach_of(table, seat, held, slot, LOW) + reach_of(table, seat, held, slot, HIGH)
    wild = cells[held + KOBITO] if held >= 0 else cells[hand(seat) + KNOWN]
    lacking = table.space(slot) - reached - wild
    return lacking if lacking > 0 else 0


def reach_of(table: Kobito, seat: i64, held: i64, slot: i64, end: i64) -> i64:
    """How many places in a row a seat can lay at one end of a pot's rainbow."""
    cells = table.cells
    space = table.space(slot)
    wanted = table.wanted(slot, end)
    reached: i64 = 0
    while reached < space:
        steps: i64 = 1
        if held < 0 or cells[held + wanted] == 0:
            steps = longest_chain(cells, seat, wanted, end)
            if steps == 0:
                return reached
        reached += steps
        wanted = stepped(wanted, steps, end)
    return space


def longest_chain(cells: vec[i64], seat: i64, wanted: i64, end: i64) -> i64:
    """How many places the best of a seat's studio rainbows gives from a number on."""
    longest: i64 = 0
    slot: i64 = 0
    while slot < STUDIO:
        places = chain(cells, studio(seat) + slot, wanted, end)
        if places > longest:
            longest = places
        slot += 1
    return longest


def chain(cells: vec[i64], rainbow: i64, wanted: i64, end: i64) -> i64:
    """How many places a studio rainbow gives from a number on, towards its own end."""
    length = cells[LENGTHS + rainbow]
    if length == 0:
        return 0
    if end == LOW:
        distance = wanted - cells[LOWS + rainbow]
    else:
        distance = cells[HIGHS + rainbow] - wanted
    if distance < 0:
        distance += HIGHEST
    return distance + 1 if distance < length else 0


def stepped(number: i64, steps: i64, end: i64) -> i64:
    while steps > 0:
        number = previous_number(number) if end == LOW else next_number(number)
        steps -= 1
    return number
