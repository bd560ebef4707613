"""Reading an edition strictly: what is wrong is said with its place, and nothing stands there that nobody reads."""

from typing import Final

from serai.core.errors import BadEdition, shown
from serai.core.game import Edition
from serai.core.rows import bit
from serai.games.marrakesh.pieces.effects import AMOUNTS, ANY_KESHI, GAIN_KEYS, KESHI, POINTS, TWO_ALIKE, effect
from serai.games.marrakesh.pieces.names import COLOURS, RESOURCES

MARKS: Final = ("provenance", "sure", "note", "source")  # say where a value comes from, and change nothing
PROVENANCES: Final = ("stated", "forced", "reconstructed", "mixed")
MOST_GAINED: Final = 9  # of anything but points


class Entry:
    """A table of an edition, known by its place; it remembers what has been read of it."""

    def __init__(self, edition: Edition, where: str, values: dict[str, object]) -> None:
        self.edition = edition
        self.where = where
        self.values = values
        self.seen: set[str] = set()
        self.inner: dict[str, Entry] = {}  # by their places

    def bad(self, key: str, what: str) -> BadEdition:
        return self.edition.bad(self.place(key), what)

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> object:
        if key not in self.values:
            raise self.bad(key, "is missing")
        self.seen.add(key)
        return self.values[key]

    def close(self) -> None:
        """Everything in it has been read; BadEdition if not."""
        for key in self.values:
            if key not in self.seen and key not in MARKS:
                raise self.bad(key, "is no value of this game")
        self.check_marks()
        for entry in self.inner.values():
            entry.close()

    def check_marks(self) -> None:
        mark = self.values.get("provenance", "mixed")
        if mark not in PROVENANCES:
            raise self.bad("provenance", f"should be one of {', '.join(PROVENANCES)}, not {shown(mark)}")
        sure = self.values.get("sure", [])
        if not isinstance(sure, list) or any(key not in self.values for key in sure):
            raise self.bad("sure", f"should name keys that stand beside it, not {shown(sure)}")

    def must_be(self, key: str, wanted: object, why: str = "the rules know no other") -> None:
        """A value that follows from the others or from the rules, and can't be another; whoever tries is told why."""
        if self.value(key) != wanted:
            raise self.bad(key, f"can only be {shown(wanted)}, not {shown(self.values[key])}: {why}")

    # single values

    def whole(self, key: str, lowest: int = 0, highest: int = 999) -> int:
        number = self.edition.checked_whole(self.value(key), self.place(key), lowest)
        if number > highest:
            raise self.bad(key, f"should be at most {highest}, not {number}")
        return number

    def share(self, key: str) -> float:
        value = self.value(key)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
        raise self.bad(key, f"should be a number from 0 to 1, not {shown(value)}")

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if isinstance(value, bool):
            return value
        raise self.bad(key, f"should be true or false, not {shown(value)}")

    def text(self, key: str) -> str:
        value = self.value(key)
        if isinstance(value, str):
            return value
        raise self.bad(key, f"should be a text, not {shown(value)}")

    def name(self, key: str, names: tuple[str, ...]) -> int:
        return self.named(key, self.value(key), names)

    def named(self, key: str, value: object, names: tuple[str, ...]) -> int:
        if isinstance(value, str) and value in names:
            return names.index(value)
        raise self.bad(key, f"{shown(value)} is not one of {', '.join(names)}")

    # lists and tables

    def listed(self, key: str) -> list[object]:
        value = self.value(key)
        if isinstance(value, list):
            return value
        raise self.bad(key, f"should be a list, not {shown(value)}")

    def wholes(self, key: str, count: int = 0, lowest: int = 0) -> list[int]:
        values = [self.edition.checked_whole(value, self.place(key), lowest) for value in self.listed(key)]
        if count and len(values) != count:
            raise self.bad(key, f"should have {count} numbers")
        return values

    def names(self, key: str, names: tuple[str, ...]) -> list[int]:
        """A list of different names."""
        found = [self.named(key, value, names) for value in self.listed(key)]
        if len(set(found)) < len(found):
            raise self.bad(key, "should name each of them once")
        return found

    def mask(self, key: str) -> int:
        """A list of colours, as bits."""
        return sum(int(bit(colour)) for colour in self.names(key, COLOURS))

    def entry(self, key: str) -> "Entry":
        return self.opened(self.place(key), self.value(key))

    def opened(self, where: str, value: object) -> "Entry":
        if not isinstance(value, dict):
            raise self.edition.bad(where, f"should be a table, not {shown(value)}")
        if where not in self.inner:
            self.inner[where] = Entry(self.edition, where, value)
        return self.inner[where]

    def entries(self, key: str, count: int) -> list["Entry"]:
        """A list of so many tables."""
        values = self.listed(key)
        if len(values) != count:
            raise self.bad(key, f"should have {count} entries, not {len(values)}")
        return [self.opened(f"{self.place(key)}[{number + 1}]", value) for number, value in enumerate(values)]

    def numbered(self, key: str, count: int, number: str = "id") -> list["Entry"]:
        """A list of so many tables, which count themselves from 1."""
        entries = self.entries(key, count)
        for place, entry in enumerate(entries):
            entry.must_be(number, place + 1, "it counts the places of its list")
        return entries

    # costs and gains

    def cost(self, key: str, names: tuple[str, ...] = RESOURCES) -> list[int]:
        """How much of each of these is paid."""
        entry = self.entry(key)
        costs = [entry.whole(name, 0, MOST_GAINED) if entry.has(name) else 0 for name in names]
        entry.close()
        return costs

    def gain(self, key: str) -> list[int]:
        """Effects: of one kind after the other, keshis in the order printed."""
        entry = self.entry(key)
        codes: list[int] = []
        for kind, name in enumerate(GAIN_KEYS):
            if entry.has(name):
                codes += entry.colours_gained() if kind == KESHI else entry.amount_gained(kind)
        entry.close()
        return codes

    def colours_gained(self) -> list[int]:
        return [int(effect(KESHI, self.named("keshi", value, COLOURS))) for value in self.listed("keshi")]

    def amount_gained(self, kind: int) -> list[int]:
        if kind == TWO_ALIKE:
            self.must_be(GAIN_KEYS[kind], 2)
            return [int(effect(TWO_ALIKE))]
        amount = self.whole(GAIN_KEYS[kind], 1, AMOUNTS - 1 if kind == POINTS else MOST_GAINED)
        return [int(effect(ANY_KESHI))] * amount if kind == ANY_KESHI else [int(effect(kind, amount))]

    def single_gain(self, key: str) -> int:
        codes = self.gain(key)
        if len(codes) != 1:
            raise self.bad(key, "should be a single gain")
        return codes[0]

    def plain_gain(self, key: str, kinds: tuple[int, ...]) -> list[int]:
        """Effects of these kinds alone."""
        codes = self.gain(key)
        if any(code // AMOUNTS not in kinds for code in codes):
            raise self.bad(key, f"should be made of {', '.join(GAIN_KEYS[kind] for kind in kinds)}")
        return codes
