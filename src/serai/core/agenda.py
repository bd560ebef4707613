"""The kernel: what is still to happen at a table lies on its agenda.

The agenda is a stack of items, the next one last. A step is something the rules do by themselves, a choice something
one seat decides, a chance something a bag or a deck decides. Items never change once they are made, so copies of a
table share them, and items that come often are made once and planned again and again.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.actions import Field, LegalActions, Verb
from serai.core.chance import Outcome, Stream, weighed
from serai.core.errors import BadAction, Refusal, RulesError, shown
from serai.core.events import EventKind, EventLog
from serai.core.rows import sort

ItsTable: TypeAlias = Any
"""The table of the game that an item belongs to: each item names the class. (A generic class would cost a fifth of the
speed: compiled, it is no longer closed.)"""

STEP: Final[i64] = 0
CHOICE: Final[i64] = 1
CHANCE: Final[i64] = 2

MOST_PLANNED: Final[i64] = 4  # items that are planned in one stroke

NOBODY: Final[i64] = -1  # actor while chance is to be resolved
NO_ANSWER: Final[i64] = -1
OVER: Final[i64] = -2  # actor when the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """Something still to happen at a table."""

    kind: i64
    seat: i64

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind = kind
        self.seat = seat

    # a step
    def run(self, table: ItsTable) -> None:
        """Do it, and plan what follows from it."""
        raise NotImplementedError

    # a choice
    def plays_itself(self) -> bool:
        """Is a single legal action played without asking?"""
        return False

    def is_simultaneous(self) -> bool:
        """Is it made in secret at the same time as its neighbours of the same kind, so that any order will do?"""
        return False

    def only_answer(self, table: ItsTable) -> i64:
        """The one answer that makes sense, which is recorded but need not be asked of people; or NO_ANSWER.

        A choice that plays itself is not even recorded.
        """
        return NO_ANSWER

    def legal(self, table: ItsTable, legal: LegalActions) -> None:
        """Add every legal action, in a stable order; there is always at least one."""
        raise NotImplementedError

    def choose(self, table: ItsTable, action: i64) -> None:
        """Do a legal action, and plan what follows from it."""
        raise NotImplementedError

    def why_not(self, table: ItsTable, action: i64) -> Refusal:
        """Why this action is not legal now."""
        raise NotImplementedError

    def unavailable(self, table: ItsTable) -> list[tuple[int, Refusal]]:
        """Actions a player would look for here and can't take now, each with its reason."""
        raise NotImplementedError

    def about(self, table: ItsTable) -> Mapping[str, object]:
        """What the choice is about, where its actions alone don't tell; a game may declare its keys."""
        return {}

    # a chance
    def draw(self, table: ItsTable, stream: Stream) -> Outcome:
        raise NotImplementedError

    def check(self, table: ItsTable, outcome: Outcome) -> Refusal | None:
        """Why this outcome is impossible; None if it may be."""
        raise NotImplementedError

    def settle(self, table: ItsTable, outcome: Outcome) -> None:
        raise NotImplementedError

    def weights(self, table: ItsTable, draws: Outcome) -> vec[float]:
        """How likely each number is to be drawn next, after these draws; none when all is drawn."""
        raise NotImplementedError

    def gather(self, table: ItsTable, draws: Outcome) -> Outcome:
        """What single draws come to together, as a record writes it."""
        raise NotImplementedError

    def phase(self) -> str:
        """What a table is doing while it waits for this, as the language files call it."""
        return "deal"

    def __repr__(self) -> str:
        return described(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Item):
    """Something the rules do by themselves."""

    def __init__(self, seat: i64 = NOBODY) -> None:
        self.kind = STEP
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Item):
    """Something one seat decides; "you may" has a pass among its legal actions.

    A game's choice says what is legal and does it, and also which rule asks, which verbs answer, what a player would
    look at, and why something is refused.
    """

    def __init__(self, seat: i64) -> None:
        self.kind = CHOICE
        self.seat = seat

    def rule(self) -> str:
        """The rule that asks for this choice."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """The kinds of action that answer it."""
        raise NotImplementedError

    def phase(self) -> str:
        return self.verbs()[0].name

    def refuse(self, table: ItsTable, action: i64) -> Refusal:
        """Why an action of one of the verbs is not legal."""
        raise NotImplementedError

    def refuse_verb(self, table: ItsTable, action: i64) -> Refusal:
        """Why an action of another verb is no answer here."""
        return Refusal(self.rule(), "other_decision", {"wanted": self.verbs()[0].name})

    def looked_at(self, table: ItsTable) -> list[int]:
        """All that a player would look at here, legal or not."""
        return []

    def why_not(self, table: ItsTable, action: i64) -> Refusal:
        for verb in self.verbs():
            if verb.matches(action):
                return self.refuse(table, action)
        return self.refuse_verb(table, action)

    def unavailable(self, table: ItsTable) -> list[tuple[int, Refusal]]:
        legal = LegalActions()
        self.legal(table, legal)
        closed = [action for action in self.looked_at(table) if not legal.has(action)]
        return [(action, self.why_not(table, action)) for action in closed]


class ChanceSchema:
    """How a chance is written: its type, the keys that are fixed beforehand and the key of what is drawn."""

    def __init__(self, name: str, key: str, field: Field, many: bool = False, ordered: bool = False) -> None:
        self.name = name
        self.key = key
        self.field = field
        self.many = many
        self.ordered = ordered
        self.fixed: dict[str, object] = {}

    def at(self, **fixed: object) -> "ChanceSchema":
        """The same with further keys, which are fixed."""
        schema = ChanceSchema(self.name, self.key, self.field, self.many, self.ordered)
        schema.fixed = fixed
        return schema

    def to_json(self, outcome: Outcome) -> dict[str, object]:
        written: dict[str, object] = {"type": self.name, **self.fixed}
        drawn = [self.field.to_json(value) for value in outcome]
        written[self.key] = drawn if self.many else drawn[0]
        return written

    def from_json(self, written: dict[str, object]) -> Outcome:
        if written.get("type") != self.name:
            raise BadAction(f"chance decides {self.name!r} here, not {shown(written.get('type'))}")
        for key, value in self.fixed.items():
            told = written.get(key)
            if told != value or type(told) is not type(value):  # 1.0 and true are no seat
                raise BadAction(f"{key!r} should be {value!r} here, not {shown(told)}")
        for key in written:
            if key != "type" and key != self.key and key not in self.fixed:
                raise BadAction(f"{self.name} has no key {shown(key)}")
        return self.drawn(written.get(self.key))

    def drawn(self, value: object) -> Outcome:
        if not self.many:
            return vec[i64]([self.field.from_json(value)])
        if not isinstance(value, list):
            raise BadAction(f"{self.key!r} should be a list, not {shown(value)}")
        numbers = [int(self.field.from_json(item)) for item in value]
        return vec[i64](numbers if self.ordered else sorted(numbers))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Item):
    """Something a bag, a deck or the tower decides."""

    def __init__(self, schema: ChanceSchema, seat: i64 = NOBODY) -> None:
        self.kind = CHANCE
        self.seat = seat
        self.schema: ChanceSchema = schema

    def gather(self, table: ItsTable, draws: Outcome) -> Outcome:
        outcome = draws[:]
        if not self.schema.ordered:
            sort(outcome)
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChance(Chance):
    """Chance names a seat; the rule says which one is named, and for what."""

    def __init__(self, schema: ChanceSchema, rule: str) -> None:
        super().__init__(schema)
        self.rule = rule

    def seat_count(self, table: ItsTable) -> i64:
        raise NotImplementedError

    def draw(self, table: ItsTable, stream: Stream) -> Outcome:
        return vec[i64]([stream.below(self.seat_count(table))])

    def weights(self, table: ItsTable, draws: Outcome) -> vec[float]:
        return weighed(vec[i64]([1] * self.seat_count(table)), draws, 1)

    def check(self, table: ItsTable, outcome: Outcome) -> Refusal | None:
        if outcome[0] < self.seat_count(table):
            return None
        return Refusal(self.rule, "no_such_seat", {"seat": int(outcome[0])})


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A table with its agenda; each game extends it. All that is outside the rules uses these methods only."""

    agenda: vec[Item]  # planned, the next one at depth - 1; what lies above is done with
    depth: i64
    waiting: Item  # the choice or chance that waits to be decided; the last one when the game is over
    actor_seat: i64  # the seat that has to decide, NOBODY or OVER
    cells: vec[i64]  # what lies on the table, in parts that the game names; a copy is one stroke
    event_log: EventLog | None

    def __init__(self, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        """A table with this lying on it and that planned, the next one last; it waits to be advanced.

        A compiled table sets all this itself: where the compiler sees it, no use has to ask whether it is set.
        """
        self.cells = cells
        self.agenda = agenda
        self.depth = len(agenda)
        self.waiting = waiting
        self.actor_seat = NOBODY
        self.event_log = None

    def plan(
        self, first: Item, then: Item | None = None, third: Item | None = None, fourth: Item | None = None
    ) -> None:
        """Let these happen in the order written, before everything planned earlier."""
        if then is None:
            self.push(first)
        else:
            self.plan_several(first, then, third, fourth)

    def push(self, item: Item) -> None:
        """Let this happen next. Whoever plans many in a loop begins with the last of them."""
        depth, agenda = self.depth, self.agenda
        if depth == len(agenda):
            self.agenda = append(agenda, item)
        else:
            agenda[depth] = item
        self.depth = depth + 1

    def plan_several(self, first: Item, then: Item, third: Item | None, fourth: Item | None) -> None:
        depth, agenda = self.depth, self.agenda
        if len(agenda) - depth < MOST_PLANNED:
            agenda = with_room(agenda, first)
            self.agenda = agenda
        if third is not None:
            if fourth is not None:
                agenda[depth] = fourth
                depth += 1
            agenda[depth] = third
            depth += 1
        agenda[depth] = then
        agenda[depth + 1] = first
        self.depth = depth + 2

    def count(self, start: i64, length: i64) -> i64:
        """All that lies in a part of the cells."""
        cells = self.cells
        result: i64 = 0
        cell = start
        while cell < start + length:
            result += cells[cell]
            cell += 1
        return result

    def planned(self) -> vec[Item]:
        """What is still to happen, the next one last; what waits to be decided is not among it."""
        return self.agenda[: self.depth]

    def advance(self) -> None:
        """Run steps until somebody, or chance, has to decide."""
        while self.depth > 0:
            depth = self.depth - 1
            self.depth = depth
            item = self.agenda[depth]
            kind = item.kind
            if kind == STEP:
                item.run(self)
            elif kind == CHANCE:
                self.waiting = item
                self.actor_seat = NOBODY
                return
            elif not item.plays_itself() or not self.played_itself(item):
                self.waiting = item
                self.actor_seat = item.seat
                return
        self.actor_seat = OVER

    def played_itself(self, item: Item) -> bool:
        """A choice with a single legal action may be played without asking."""
        legal = LegalActions()
        item.legal(self, legal)
        if legal.count > 1:
            return False
        item.choose(self, legal.codes[0])
        return True

    def actor(self) -> i64:
        """The seat whose decision it is; NOBODY while chance decides, OVER at the end."""
        return self.actor_seat

    def fill(self, legal: LegalActions) -> None:
        """Put the legal actions of the present decision into the buffer."""
        legal.count = 0
        self.waiting.legal(self, legal)
        if legal.count == 0:
            raise RulesError(f"no legal action for {self.waiting!r}; agenda {self.planned()!r}")

    def choose(self, action: i64) -> None:
        """Play a legal action; the caller has made sure that it is one."""
        self.waiting.choose(self, action)
        self.advance()

    def draw(self, stream: Stream) -> Outcome:
        """What chance decides if this stream is asked."""
        return self.waiting.draw(self, stream)

    def settle(self, outcome: Outcome) -> None:
        """Let chance have come to this."""
        self.waiting.settle(self, outcome)
        self.advance()

    def choice_of(self, seat: i64) -> Item | None:
        """What this seat may decide now: it is the actor, or its secret choice is made at the same time."""
        if self.actor_seat < 0 or self.waiting.seat == seat:
            return self.waiting if self.actor_seat >= 0 else None
        place = self.depth - 1
        while place >= 0 and self.is_beside_the_waiting(self.agenda[place]):
            if self.agenda[place].seat == seat:
                return self.agenda[place]
            place -= 1
        return None

    def is_beside_the_waiting(self, item: Item) -> bool:
        return item.kind == CHOICE and item.is_simultaneous() and type(item) is type(self.waiting)

    def why_not(self, action: i64) -> Refusal:
        """Why this action is not legal in the present decision."""
        return self.waiting.why_not(self, action)

    def unavailable(self) -> list[tuple[int, Refusal]]:
        """What the actor would look for and can't choose now, with the reasons."""
        return self.waiting.unavailable(self)

    def phase(self) -> str:
        """What the table waits for: a choice by its name, "deal" for chance, "over" at the end."""
        return "over" if self.actor_seat == OVER else self.waiting.phase()

    def about(self) -> Mapping[str, object]:
        """What the present choice is about, where its actions alone don't tell."""
        return self.waiting.about(self) if self.actor_seat >= 0 else {}

    def check(self, outcome: Outcome) -> Refusal | None:
        """Why the present chance can't come to this; None if it can."""
        return self.waiting.check(self, outcome)

    def chance_schema(self) -> ChanceSchema:
        """How the present chance is written in a record."""
        assert isinstance(self.waiting, Chance)
        return self.waiting.schema

    def stop(self) -> None:
        """End the game here, whatever was still planned."""
        self.depth = 0

    def copy(self) -> "Table":
        """An independent twin; each game copies what it added."""
        raise NotImplementedError

    def log_events(self, event_log: EventLog | None) -> None:
        """From now on tell this log what happens."""
        self.event_log = event_log

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell whoever listens that this happened."""
        if self.event_log is not None:
            self.event_log.add(kind, a, b, c, d, NOTHING_MORE)

    def tell_many(self, kind: EventKind, many: vec[i64], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell a fact with a list in it."""
        if self.event_log is not None:
            self.event_log.add(kind, a, b, c, d, [int(value) for value in many])


def with_room(agenda: vec[Item], filler: Item) -> vec[Item]:
    """An agenda with a few places more; what lies there is never looked at."""
    more: i64 = 0
    while more < MOST_PLANNED:
        agenda = append(agenda, filler)
        more += 1
    return agenda


def described(thing: object) -> str:
    """A class name and its attributes, alike compiled and interpreted."""
    said = [f"{name}={getattr(thing, name)!r}" for name in attributes(thing) if name not in NOT_DESCRIBED]
    return f"{type(thing).__name__}({', '.join(said)})"


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes: those of compiled classes, and those in its dict."""
    names = {*getattr(thing, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted(name for name in names if not name.startswith("__"))


def contents(table: Table) -> dict[str, str]:
    """Everything that a table holds, in a form that can be compared."""
    kept = {name: repr(getattr(table, name)) for name in attributes(table) if name not in NOT_COMPARED}
    return {**kept, "planned": repr(table.planned())}


NOTHING_MORE: Final[list[int]] = []  # shared by all facts without a list
NOT_DESCRIBED: Final = ("kind", "schema")
NOT_COMPARED: Final = ("setting", "agenda", "event_log")  # of a table: shared with copies, or not its own
