"""The kernel: what is still to happen at a table lies on its agenda.

The agenda is a stack of items, the next one last. A step is something the rules do by themselves, a choice something
one seat decides, a chance something a bag or a deck decides. Items never change once they are made, so copies of a
table share them, and items that come often are made once and planned again and again.
"""

from typing import Any, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Field, Options
from serai.core.chance import Outcome, Stream
from serai.core.errors import BadAction, Refusal, RulesError, shown
from serai.core.events import Ears, EventKind

ItsTable: TypeAlias = Any
"""The table of the game that an item belongs to: each item names the class. (A generic class would cost a fifth of the
speed: compiled, it is no longer closed.)"""

STEP: Final[i64] = 0
CHOICE: Final[i64] = 1
CHANCE: Final[i64] = 2

NOBODY: Final[i64] = -1  # actor while chance is to be resolved
OVER: Final[i64] = -2  # actor when the game is over


class Item:
    """Something still to happen at a table."""

    nature: i64
    seat: i64

    def __init__(self, nature: i64, seat: i64) -> None:
        self.nature = nature
        self.seat = seat

    # a step
    def run(self, table: ItsTable) -> None:
        """Do it, and plan what follows from it."""
        raise NotImplementedError

    # a choice
    def plays_itself(self) -> bool:
        """Is a single legal action played without asking?"""
        return False

    def options(self, table: ItsTable, options: Options) -> None:
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
        return []

    # a chance
    def draw(self, table: ItsTable, stream: Stream) -> Outcome:
        raise NotImplementedError

    def check(self, table: ItsTable, outcome: Outcome) -> Refusal | None:
        """Why this outcome is impossible; None if it may be."""
        raise NotImplementedError

    def settle(self, table: ItsTable, outcome: Outcome) -> None:
        raise NotImplementedError

    def written(self) -> "Drawn":
        """How it is written in a record."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return described(self)


class Step(Item):
    """Something the rules do by themselves."""

    def __init__(self, seat: i64 = NOBODY) -> None:
        super().__init__(STEP, seat)


class Choice(Item):
    """Something one seat decides; "you may" has a pass among its options."""

    def __init__(self, seat: i64) -> None:
        super().__init__(CHOICE, seat)


class Drawn:
    """How a chance is written: its type, the keys that are fixed beforehand and the key of what is drawn."""

    def __init__(self, name: str, key: str, field: Field, many: bool = False, ordered: bool = False) -> None:
        self.name = name
        self.key = key
        self.field = field
        self.many = many
        self.ordered = ordered
        self.fixed: dict[str, object] = {}

    def at(self, **fixed: object) -> "Drawn":
        """The same with further keys, which are fixed."""
        form = Drawn(self.name, self.key, self.field, self.many, self.ordered)
        form.fixed = fixed
        return form

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


class Chance(Item):
    """Something a bag, a deck or the tower decides."""

    def __init__(self, form: Drawn, seat: i64 = NOBODY) -> None:
        super().__init__(CHANCE, seat)
        self.form: Drawn = form

    def written(self) -> Drawn:
        return self.form


class Position:
    """What everything outside the rules may do with a table, whatever the game."""

    def advance(self) -> None:
        """Run steps until somebody, or chance, has to decide."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The seat whose decision it is; NOBODY while chance decides, OVER at the end."""
        raise NotImplementedError

    def fill(self, options: Options) -> None:
        """Put the legal actions of the present decision into the buffer."""
        raise NotImplementedError

    def choose(self, action: i64) -> None:
        """Play a legal action; the caller has made sure that it is one."""
        raise NotImplementedError

    def draw(self, stream: Stream) -> Outcome:
        """What chance decides if this stream is asked."""
        raise NotImplementedError

    def settle(self, outcome: Outcome) -> None:
        """Let chance have come to this."""
        raise NotImplementedError

    def why_not(self, action: i64) -> Refusal:
        """Why this action is not legal in the present decision."""
        raise NotImplementedError

    def unavailable(self) -> list[tuple[int, Refusal]]:
        """What the actor would look for and can't choose now, with the reasons."""
        raise NotImplementedError

    def check(self, outcome: Outcome) -> Refusal | None:
        """Why the present chance can't come to this; None if it can."""
        raise NotImplementedError

    def written(self) -> Drawn:
        """How the present chance is written in a record."""
        raise NotImplementedError

    def listen(self, ears: Ears | None) -> None:
        raise NotImplementedError

    def copy(self) -> "Position":
        raise NotImplementedError


class Table(Position):
    """A table with an agenda; each game extends it."""

    agenda: vec[Item]  # planned, the next one at depth - 1; what lies above is done with
    depth: i64
    waiting: Item  # the choice or chance that waits to be decided; the last one when the game is over
    whose: i64  # the seat that has to decide, NOBODY or OVER
    cells: vec[i64]  # what lies on the table, in parts that the game names; a copy is one stroke
    ears: Ears | None

    def __init__(self, cells: vec[i64], agenda: vec[Item], waiting: Item) -> None:
        """A table with this lying on it and that planned, the next one last; it waits to be advanced."""
        self.cells = cells
        self.agenda = agenda
        self.depth = len(agenda)
        self.waiting = waiting
        self.whose = NOBODY
        self.ears = None

    def plan(
        self, first: Item, then: Item | None = None, third: Item | None = None, fourth: Item | None = None
    ) -> None:
        """Let these happen in the order written, before everything planned earlier."""
        if then is not None:
            if third is not None:
                if fourth is not None:
                    self.push(fourth)
                self.push(third)
            self.push(then)
        self.push(first)

    def count(self, start: i64, length: i64) -> i64:
        """All that lies in a part of the cells."""
        cells = self.cells
        result: i64 = 0
        cell = start
        while cell < start + length:
            result += cells[cell]
            cell += 1
        return result

    def push(self, item: Item) -> None:
        if self.depth == len(self.agenda):
            self.agenda = append(self.agenda, item)
        else:
            self.agenda[self.depth] = item
        self.depth += 1

    def planned(self) -> vec[Item]:
        """What is still to happen, the next one last; what waits to be decided is not among it."""
        return self.agenda[: self.depth]

    def advance(self) -> None:
        """Run steps until somebody, or chance, has to decide."""
        while self.depth > 0:
            self.depth -= 1
            item = self.agenda[self.depth]
            if item.nature == STEP:
                item.run(self)
            elif item.nature == CHANCE:
                self.waiting = item
                self.whose = NOBODY
                return
            elif not item.plays_itself() or not self.played_itself(item):
                self.waiting = item
                self.whose = item.seat
                return
        self.whose = OVER

    def played_itself(self, item: Item) -> bool:
        """A choice with a single legal action may be played without asking."""
        options = Options()
        item.options(self, options)
        if options.count > 1:
            return False
        item.choose(self, options.codes[0])
        return True

    def actor(self) -> i64:
        return self.whose

    def fill(self, options: Options) -> None:
        options.count = 0
        self.waiting.options(self, options)
        if options.count == 0:
            raise RulesError(f"no legal action for {self.waiting!r}; agenda {self.planned()!r}")

    def choose(self, action: i64) -> None:
        self.waiting.choose(self, action)
        self.advance()

    def draw(self, stream: Stream) -> Outcome:
        return self.waiting.draw(self, stream)

    def settle(self, outcome: Outcome) -> None:
        self.waiting.settle(self, outcome)
        self.advance()

    def why_not(self, action: i64) -> Refusal:
        return self.waiting.why_not(self, action)

    def unavailable(self) -> list[tuple[int, Refusal]]:
        return self.waiting.unavailable(self)

    def check(self, outcome: Outcome) -> Refusal | None:
        return self.waiting.check(self, outcome)

    def written(self) -> Drawn:
        return self.waiting.written()

    def stop(self) -> None:
        """End the game here, whatever was still planned."""
        self.depth = 0

    def listen(self, ears: Ears | None) -> None:
        self.ears = ears

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell whoever listens that this happened."""
        if self.ears is not None:
            self.ears.hear(kind, a, b, c, d, NOTHING_MORE)

    def tell_many(self, kind: EventKind, many: vec[i64], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell a fact with a list in it."""
        if self.ears is not None:
            self.ears.hear(kind, a, b, c, d, [int(value) for value in many])


def described(thing: object) -> str:
    """A class name and its attributes, alike compiled and interpreted."""
    names = getattr(thing, "__mypyc_attrs__", None) or sorted(vars(thing))
    said = [f"{name}={getattr(thing, name)!r}" for name in sorted(names) if name not in HIDDEN_ATTRIBUTES]
    return f"{type(thing).__name__}({', '.join(said)})"


NOTHING_MORE: Final[list[int]] = []  # shared by all facts without a list
HIDDEN_ATTRIBUTES: Final = ("nature", "form", "__dict__", "__weakref__", "__orig_class__")
