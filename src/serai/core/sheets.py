"""A game as numbers, for learners: what a seat sees as a row of numbers, and ids for actions.

Each game's `research.py` describes its own sheet. The row is written by compiled code into a buffer that all tables of
a batch share; the pieces say what stands where, so that a row can be read back and the documentation be written.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from serai.core.actions import Field, LegalActions, Verb, Vocabulary
from serai.core.agenda import Item, ItsTable, Table
from serai.core.errors import SeraiError

NO_ID: Final[i64] = -1
OWN: Final = "own"  # who knows a piece: the seat that looks,
ALL: Final = "all"  # or everybody who has watched
WIDEST_ARGUMENTS: Final[i64] = 16  # bits: verbs with more get their ids from the game
NUMBER_LIMIT: Final[i64] = 32767

Keep: TypeAlias = Callable[[Verb, list[int]], bool]
"""Has an action of this verb with these arguments an id of its own?"""


@final
class Piece:
    """Some numbers of a row that belong together."""

    def __init__(self, name: str, offset: int, shape: tuple[int, ...], low: int, high: int, knows: str) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.low = low
        self.high = high
        self.knows = knows

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def read(self, row: Sequence[int]) -> object:
        """The piece's numbers as nested lists; a single one as itself."""
        return nested([int(number) for number in row[self.offset : self.offset + self.size]], self.shape)


def nested(numbers: list[int], shape: tuple[int, ...]) -> object:
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    part = len(numbers) // shape[0]
    return [nested(numbers[start : start + part], shape[1:]) for start in range(0, len(numbers), part)]


@final
class Row:
    """Where the numbers of one table are written, one after the other, again and again.

    Where most are zero they are not written: only what is added among them, which the next beginning takes back.
    """

    def __init__(self, numbers: vec[i16], start: i64 = 0) -> None:
        self.numbers: vec[i16] = numbers
        self.start: i64 = start
        self.at: i64 = start
        self.added: vec[i64] = vec[i64]([0] * 64)  # places where something was added
        self.added_count: i64 = 0

    def begin(self) -> None:
        """Back to the first number."""
        numbers, added, count = self.numbers, self.added, self.added_count
        while count > 0:
            count -= 1
            numbers[added[count]] = i16(0)
        self.added_count = 0
        self.at = self.start

    def put(self, number: i64) -> None:
        self.numbers[self.at] = i16(number)
        self.at += 1

    def flag(self, holds: bool) -> None:
        self.numbers[self.at] = i16(1) if holds else i16(0)
        self.at += 1

    def copy(self, cells: vec[i64], start: i64, length: i64) -> None:
        """Cells as they are."""
        numbers, at = self.numbers, self.at
        cell = start
        while cell < start + length:
            numbers[at] = i16(cells[cell])
            at += 1
            cell += 1
        self.at = at

    def lacking(self, cells: vec[i64], start: i64, length: i64, whole: i64) -> None:
        """How many are missing from each cell, which were so many once."""
        numbers, at = self.numbers, self.at
        cell = start
        while cell < start + length:
            numbers[at] = i16(whole - cells[cell])
            at += 1
            cell += 1
        self.at = at

    def blank(self, length: i64) -> i64:
        """So many zeros; tells where they begin, so that something can be added among them."""
        start = self.at
        self.at = start + length
        return start

    def add(self, place: i64, number: i64 = 1) -> None:
        """Count up a number among zeros."""
        numbers, count = self.numbers, self.added_count
        numbers[place] += i16(number)
        if count < len(self.added):
            self.added[count] = place
        else:
            self.added = append(self.added, place)
        self.added_count = count + 1

    def one_of(self, place: i64, length: i64) -> None:
        """So many zeros, and a one at a place of them; at none if it lies outside."""
        start = self.blank(length)
        if 0 <= place < length:
            self.add(start + place)


class IdTable:
    """Ids for all actions of some verbs, looked up by the action's code: stable, whatever the position."""

    def __init__(self, vocabulary: Vocabulary, verbs: Sequence[Verb], keep: Keep | None = None) -> None:
        self.verb_bits: i64 = vocabulary.verb_bits
        self.verb_mask: i64 = vocabulary.mask
        self.starts: vec[i64] = vec[i64]([0] * len(vocabulary.verbs))
        self.sizes: vec[i64] = vec[i64]([0] * len(vocabulary.verbs))
        self.ids: vec[i64] = vec[i64]([0] * 0)
        self.count: i64 = 0
        for verb in verbs:
            self.number(verb, keep)

    def number(self, verb: Verb, keep: Keep | None) -> None:
        bits = sum([int(field.bits) for field in verb.fields])
        if bits > WIDEST_ARGUMENTS:
            raise SeraiError(f"{verb.name} has too many actions for a table")
        codes = [int(verb.of(*arguments)) for arguments in combinations(verb) if keep is None or keep(verb, arguments)]
        start = len(self.ids)
        self.starts[verb.number] = start
        size = 2**bits
        self.sizes[verb.number] = size
        for _ in range(size):
            self.ids = append(self.ids, NO_ID)
        for code in codes:
            self.ids[start + (code >> int(self.verb_bits))] = self.count
            self.count += 1

    def find_all(self, legal: LegalActions, found: vec[i64]) -> None:
        """The ids of all legal actions, or NO_ID."""
        starts, sizes, ids, codes = self.starts, self.sizes, self.ids, legal.codes
        mask, shift, count = self.verb_mask, self.verb_bits, legal.count
        place: i64 = 0
        while place < count:
            verb, arguments = codes[place] & mask, codes[place] >> shift
            found[place] = ids[starts[verb] + arguments] if arguments < sizes[verb] else NO_ID
            place += 1


def combinations(verb: Verb) -> list[list[int]]:
    """All arguments that a verb may have, in rising order of the first, then the second…"""
    found: list[list[int]] = [[]]
    for field in verb.fields:
        values = values_of(field)
        found = [[*each, value] for each in found for value in values]
    return found


def values_of(field: Field) -> list[int]:
    """The numbers that are a value of a field: those that can be written and read back."""
    return [value for value in range(2 ** int(field.bits)) if is_value(field, value)]


def is_value(field: Field, value: int) -> bool:
    try:
        written = field.to_json(value)
        return int(field.from_json(written)) == value
    except (SeraiError, IndexError, KeyError):
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """A game with its options as numbers. Each game's sheet names its pieces and writes them in that order."""

    def __init__(self, players: int, phases: Sequence[str], scale: float, most: int, spare: int = 64) -> None:
        self.players: i64 = players
        self.pieces: list[Piece] = []
        self.width: i64 = 0
        self.phase_count: i64 = len(phases)
        self.phases: dict[str, int] = {phase: number for number, phase in enumerate(phases)}
        self.phase_of: dict[type, int] = {}
        self.last_choice: type | None = None  # the kind of choice that was looked at last, and its phase
        self.last_phase: i64 = -1
        self.own_ids: i64 = 0  # of actions that the game numbers; the spare ones follow
        self.spare: i64 = spare  # ids for legal actions that have none of their own, in the order of the legal actions
        self.scale: float = scale  # points that are a large lead
        self.most: i64 = most  # rows of the list of options
        self.longest: int = 10_000  # decisions of a game; where rules know no end, more than anybody has seen

    @property
    def actions(self) -> int:
        """How many ids there are."""
        return int(self.own_ids + self.spare)

    def piece(self, name: str, *shape: int, low: int = 0, high: int = 1, knows: str = ALL) -> None:
        """Declare the next piece of the row."""
        made = Piece(name, int(self.width), shape, low, high, knows)
        self.pieces.append(made)
        self.width += made.size

    def read(self, row: Sequence[int]) -> dict[str, object]:
        """What a row says, by the names of its pieces."""
        return {piece.name: piece.read(row) for piece in self.pieces}

    def put_phase(self, table: Table, row: Row) -> None:
        """What the table waits for; nothing of these when the game is over."""
        phase: i64 = -1
        if table.actor_seat >= 0:
            choice = type(table.waiting)
            if choice is not self.last_choice:
                self.last_choice, self.last_phase = choice, self.find_phase(choice, table.waiting)
            phase = self.last_phase
        row.one_of(phase, self.phase_count)

    def find_phase(self, choice: type, waiting: Item) -> i64:
        """A kind of choice is called the same each time."""
        phase: i64 = self.phase_of.get(choice, -1)
        if phase < 0:
            phase = self.phases[waiting.phase()]
            self.phase_of[choice] = phase
        return phase

    def show(self, table: ItsTable, seat: i64, row: Row) -> None:
        """Write what a seat may know, over what was written there before."""
        row.begin()
        self.observe(table, seat, row)

    def observe(self, table: ItsTable, seat: i64, row: Row) -> None:
        """Write what a seat may know, in the order of the pieces."""
        raise NotImplementedError

    def find_ids(self, table: ItsTable, legal: LegalActions, ids: vec[i64]) -> None:
        """Write the ids of the actor's legal actions in their order; NO_ID where the game has given none."""
        raise NotImplementedError

    def points(self, table: ItsTable, seat: i64) -> i64:
        """The points that a seat has so far, as everybody who has watched knows."""
        raise NotImplementedError

    def number(self, table: ItsTable, legal: LegalActions, ids: vec[i64]) -> vec[i64]:
        """The ids of the legal actions in their order: each has one, and no two the same."""
        count = legal.count
        while len(ids) < count:
            ids = append(ids, NO_ID)
        self.find_ids(table, legal, ids)
        spare: i64 = 0
        place: i64 = 0
        while place < count:
            if ids[place] == NO_ID:
                if spare == self.spare:
                    raise SeraiError(f"more than {self.spare} legal actions have no id of their own")
                ids[place] = self.own_ids + spare
                spare += 1
            place += 1
        return ids


def relative(seat: i64, observer: i64, players: i64) -> i64:
    """A seat counted from the one who looks."""
    distance = seat - observer
    return distance if distance >= 0 else distance + players
