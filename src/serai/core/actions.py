"""The vocabulary of a game: verbs whose actions are ints, with a text and a JSON form."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.errors import BadAction, shown
from serai.core.rows import bit

DENSE: Final = 1 << 16  # actions below this are kept in a list, others in a dict
MOST_SPARSE: Final = 1 << 16  # kept in the dict; then it begins anew


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One argument of an action, an event or a chance: how its number is written."""

    def __init__(self, bits: i64, label: str = "") -> None:
        self.bits: i64 = bits
        self.label = label  # the family of its words in the language files, if it has any

    def to_json(self, value: i64) -> object:
        """The number as it is written; a field says here, and so for all, of which type that is."""
        raise NotImplementedError

    def from_json(self, written: object) -> i64:
        """The number for what is written; BadAction says what would do."""
        raise NotImplementedError

    def to_text(self, value: i64) -> str:
        return str(self.to_json(value))

    def bad(self, written: object, wanted: str) -> BadAction:
        return BadAction(f"{shown(written)} should be {wanted}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Field):
    """An int from lowest to highest."""

    def __init__(self, lowest: int, highest: int, label: str = "") -> None:
        super().__init__(highest.bit_length(), label)
        self.lowest = lowest
        self.highest = highest

    def to_json(self, value: i64) -> int:
        return int(value)

    def from_json(self, written: object) -> i64:
        if isinstance(written, int) and not isinstance(written, bool) and self.lowest <= written <= self.highest:
            return written
        raise self.bad(written, f"a whole number from {self.lowest} to {self.highest}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Field):
    """One of a few names, in canonical order."""

    def __init__(self, names: tuple[str, ...], label: str = "") -> None:
        super().__init__((len(names) - 1).bit_length(), label)
        self.names = names

    def to_json(self, value: i64) -> str:
        return self.names[value]

    def from_json(self, written: object) -> i64:
        if isinstance(written, str) and written in self.names:
            return self.names.index(written)
        raise self.bad(written, "one of " + ", ".join(self.names))


@final
class Verb:
    """A kind of action: its name and its arguments, packed into one int behind the verb's own number."""

    def __init__(self, name: str, **fields: Field) -> None:
        self.name = name
        self.keys = tuple(fields)
        self.fields = tuple(fields.values())
        if len(self.fields) > 5:
            raise ValueError(f"{name} has more than five arguments")
        self.number: i64 = 0
        self.verb_mask: i64 = 0
        self.shift_0: i64 = 0
        self.shift_1: i64 = 0
        self.shift_2: i64 = 0
        self.shift_3: i64 = 0
        self.shift_4: i64 = 0
        self.mask_0: i64 = 0
        self.mask_1: i64 = 0
        self.mask_2: i64 = 0
        self.mask_3: i64 = 0
        self.mask_4: i64 = 0

    def settle(self, number: i64, verb_bits: i64) -> None:
        """Give the verb its place in the vocabulary."""
        self.number = number
        self.verb_mask = bit(verb_bits) - 1
        shifts = [verb_bits]
        for field in self.fields:
            shifts.append(shifts[-1] + field.bits)
        if shifts[-1] > 62:
            raise ValueError(f"{self.name} needs more than 62 bits")
        masks = [bit(field.bits) - 1 for field in self.fields]
        shifts += [0, 0, 0, 0, 0]
        masks += [0, 0, 0, 0, 0]
        self.shift_0, self.shift_1, self.shift_2, self.shift_3 = shifts[0], shifts[1], shifts[2], shifts[3]
        self.mask_0, self.mask_1, self.mask_2, self.mask_3 = masks[0], masks[1], masks[2], masks[3]
        self.shift_4, self.mask_4 = shifts[4], masks[4]

    def matches(self, action: i64) -> bool:
        """Is this an action of the verb?"""
        return action & self.verb_mask == self.number

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
        """The action of this verb with these arguments."""
        first = self.number | a << self.shift_0 | b << self.shift_1 | c << self.shift_2
        return first | d << self.shift_3 | e << self.shift_4

    def one(self, a: i64) -> i64:
        """The action of a verb with one argument, or whose others are 0."""
        return self.number | a << self.shift_0

    def first(self, action: i64) -> i64:
        return (action >> self.shift_0) & self.mask_0

    def second(self, action: i64) -> i64:
        return (action >> self.shift_1) & self.mask_1

    def third(self, action: i64) -> i64:
        return (action >> self.shift_2) & self.mask_2

    def fourth(self, action: i64) -> i64:
        return (action >> self.shift_3) & self.mask_3

    def fifth(self, action: i64) -> i64:
        return (action >> self.shift_4) & self.mask_4

    def arguments(self, action: i64) -> list[int]:
        """All arguments of an action, in the order of the keys."""
        values = [int(self.first(action)), int(self.second(action)), int(self.third(action)), int(self.fourth(action))]
        return [*values, int(self.fifth(action))][: len(self.keys)]

    def to_json(self, action: i64) -> dict[str, object]:
        written: dict[str, object] = {"type": self.name}
        for key, field, value in zip(self.keys, self.fields, self.arguments(action), strict=True):
            if not (isinstance(field, OptionalField) and value == 0):
                written[key] = field.to_json(value)
        return written

    def to_text(self, action: i64) -> str:
        words = [self.name]
        for field, value in zip(self.fields, self.arguments(action), strict=True):
            words.append(field.to_text(value))
        return " ".join(words)

    def from_json(self, written: dict[str, object]) -> i64:
        for key in written:
            if key != "type" and key not in self.keys:
                raise BadAction(f"{self.name} has no key {shown(key)}")
        values: list[int] = []
        for key, field in zip(self.keys, self.fields, strict=True):
            if key in written:
                values.append(field.from_json(written[key]))
            elif isinstance(field, OptionalField):
                values.append(0)
            else:
                raise BadAction(f"{self.name} needs the key {key!r}")
        values += [0, 0, 0, 0, 0]
        return self.of(values[0], values[1], values[2], values[3], values[4])


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionalField(Field):
    """An argument that an action may lack: 0 stands for absent."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.bits + 1, field.label)
        self.field = field

    def to_json(self, value: i64) -> object:
        return self.field.to_json(value - 1)

    def from_json(self, written: object) -> i64:
        return self.field.from_json(written) + 1

    def to_text(self, value: i64) -> str:
        return "-" if value == 0 else self.field.to_text(value - 1)


@final
class Action:
    """One action as people and programs outside the engine hold it."""

    def __init__(self, verb: Verb, code: i64) -> None:
        self.verb = verb
        self.code: i64 = code

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.code == other.code and self.verb is other.verb)

    def __hash__(self) -> int:
        return hash(self.code)

    def to_json(self) -> dict[str, object]:
        return self.verb.to_json(self.code)

    def __str__(self) -> str:
        return self.verb.to_text(self.code)

    def __repr__(self) -> str:
        return f"<{self.verb.to_text(self.code)}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("an action travels as its JSON form, not by pickle")


UNMET: Final = Action(Verb("unmet"), -1)


@final
class Vocabulary:
    """All verbs of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.verb_bits: i64 = max(1, (len(verbs) - 1).bit_length())
        self.mask: i64 = bit(self.verb_bits) - 1
        self.by_name: dict[str, Verb] = {}
        self.dense = vec[Action]([UNMET])
        self.sparse: dict[int, Action] = {}
        for number, verb in enumerate(verbs):
            verb.settle(number, self.verb_bits)
            self.by_name[verb.name] = verb

    def verb(self, code: i64) -> Verb:
        return self.verbs[code & self.mask]

    def knows(self, action: Action) -> bool:
        """Is this an action of the game, whatever the position?"""
        return self.by_name.get(action.verb.name) is action.verb

    def action(self, code: i64) -> Action:
        """The action with this code, which the rules have named: it is kept."""
        dense = self.dense
        if code < len(dense):
            known = dense[code]
            if known is not UNMET:
                return known
        return self.meet(code)

    def meet(self, code: i64) -> Action:
        """An action seen for the first time, or one too large for the list."""
        if code >= DENSE:
            found = self.sparse.get(code)
            if found is None:
                if len(self.sparse) >= MOST_SPARSE:
                    self.sparse.clear()
                found = Action(self.verb(code), code)
                self.sparse[code] = found
            return found
        while len(self.dense) <= code:
            self.dense = append(self.dense, UNMET)
        action = Action(self.verb(code), code)
        self.dense[code] = action
        return action

    def passing(self, code: i64) -> Action:
        """The action with this code, which somebody outside has named: nothing of it is kept."""
        if code < len(self.dense) and self.dense[code] is not UNMET:
            return self.dense[code]
        found = self.sparse.get(code)
        return found if found is not None else Action(self.verb(code), code)

    def owns(self, action: Action) -> bool:
        """Is its code, which is one of ours, not that of another game?"""
        return self.action(action.code) is action or self.verb(action.code) is action.verb

    def actions(self, legal: "LegalActions") -> list[Action]:
        """The actions of a decision."""
        return [self.action(code) for code in legal.codes[: legal.count]]

    def read(self, written: object) -> i64:
        """The code of a JSON action; BadAction if this game has no such action."""
        if not isinstance(written, dict):
            raise BadAction(f"an action is a JSON object, not {shown(written)}")
        if not all(isinstance(key, str) for key in written):
            raise BadAction(f"the keys of a JSON object are texts: {shown(written)}")
        kind = written.get("type")
        if not isinstance(kind, str) or kind not in self.by_name:
            raise BadAction(f"unknown action type {shown(kind)}; this game has " + ", ".join(self.by_name))
        return self.by_name[kind].from_json(written)


ROOM: Final = 64  # a choice with fewer legal actions than this may write them into the buffer itself


@final
class LegalActions:
    """The legal actions of one decision; one buffer serves many decisions."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.room: i64 = ROOM
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        if self.count == self.room:
            self.codes = append(self.codes, code)
            self.room += 1
        else:
            self.codes[self.count] = code
        self.count += 1

    def has(self, code: i64) -> bool:
        codes = self.codes
        place: i64 = 0
        while place < self.count:
            if codes[place] == code:
                return True
            place += 1
        return False

    def listed(self) -> list[int]:
        return [int(self.codes[place]) for place in range(self.count)]
