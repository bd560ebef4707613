"""What is printed on Kobito's cards, how they are written, and the fixed numbers of a table."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Field, Names, Numbers
from serai.core.game import Edition
from serai.core.rows import zeros

# A card is a code: 1 to 12 a rainbow card of that number, 0 a kobito, 13 a tower card.
KOBITO: Final[i64] = 0
LOWEST: Final[i64] = 1
HIGHEST: Final[i64] = 12
HUES: Final = (
    "red", "red-orange", "orange", "amber", "yellow", "lime",
    "green", "turquoise", "sky blue", "blue", "indigo", "violet",
)  # fmt: skip
TOWER: Final[i64] = 13
KINDS: Final[i64] = 14

RAINBOW_CARDS: Final[i64] = 84
KOBITO_CARDS: Final[i64] = 5
TOWER_CARDS: Final[i64] = 3
POT_COUNT: Final[i64] = 18
LONGEST_POT: Final[i64] = 12
SLOTS: Final[i64] = 3  # face-up pots
STUDIO_SIZE: Final[i64] = 4  # rainbows in a studio
HAND_SIZE: Final[i64] = 5
PENALTY: Final[i64] = 3  # K-64
LONGEST_START: Final[i64] = 5

End: TypeAlias = Literal["low", "high"]
ENDS: Final[tuple[End, ...]] = ("low", "high")  # of a rainbow
LOW: Final[i64] = 0
HIGH: Final[i64] = 1


def next_number(number: i64) -> i64:
    """K-17: the number above; 1 follows 12."""
    return number + 1 if number < HIGHEST else LOWEST


def previous_number(number: i64) -> i64:
    """K-17: the number below; 12 comes before 1."""
    return number - 1 if number > 1 else HIGHEST


def advanced(number: i64, steps: i64) -> i64:
    """The number that many steps above, round the circle."""
    return (number + steps - 1) % HIGHEST + 1


# Rainbows are numbered: first those of the pot slots, then four for each studio.


def studio_start(seat: i64) -> i64:
    """The first rainbow of a seat's studio."""
    return SLOTS + STUDIO_SIZE * seat


def is_pot(rainbow: i64) -> bool:
    return rainbow < SLOTS


def is_of_studio(rainbow: i64, seat: i64) -> bool:
    return studio_start(seat) <= rainbow < studio_start(seat) + STUDIO_SIZE


class RainbowId(Field):
    """A rainbow, written "pot:1" or "studio:0:3"."""

    def __init__(self, seats: int) -> None:
        super().__init__(5, "rainbow")
        pots = [f"pot:{slot}" for slot in range(SLOTS)]
        self.ids = pots + [f"studio:{seat}:{slot}" for seat in range(seats) for slot in range(STUDIO_SIZE)]

    def to_json(self, value: i64) -> str:
        return self.ids[value]

    def from_json(self, written: object) -> i64:
        if isinstance(written, str) and written in self.ids:
            return self.ids.index(written)
        raise self.bad(written, 'a rainbow like "pot:1" or "studio:0:3"')


class OpeningRun(Field):
    """The cards that open a rainbow, two to five, packed by `opening`."""

    def __init__(self) -> None:
        super().__init__(23, "card")

    def to_json(self, value: i64) -> list[int]:
        return [int(opening_card(value, place)) for place in range(opening_length(value))]

    def from_json(self, written: object) -> i64:
        if isinstance(written, list) and 2 <= len(written) <= LONGEST_START:
            run: i64 = len(written)
            shift: i64 = 3
            for card in written:
                run |= CARD.from_json(card) << shift
                shift += 4
            return run
        raise self.bad(written, "a list of two to five cards")


def opening(first: i64, last: i64, kobitos: i64 = 0) -> i64:
    """Two cards, and kobitos between them, packed into one int: the length, then four bits for each card."""
    return kobitos + 2 | first << 3 | last << (7 + 4 * kobitos)


def opening_length(run: i64) -> i64:
    return run & 7


def opening_card(run: i64, place: i64) -> i64:
    return (run >> (3 + 4 * place)) & 15


CARD: Final = Numbers(0, 13, "card")
NUMBER: Final = Numbers(1, 12)
RAINBOW: Final = RainbowId(6)
OPENING: Final = OpeningRun()
END: Final = Names(ENDS, "end")
PLACE: Final = Numbers(0, 88)
PLACES: Final = Numbers(1, 89)
SLOT: Final = Numbers(0, 2, "slot")
POT: Final = Numbers(1, 18, "pot")
SEAT: Final = Numbers(0, 5, "seat")
COUNT: Final = Numbers(0, 92)
POINTS: Final = Numbers(-999, 999)


class Setting:
    """A table's fixed numbers: how many play, the options, the printed values (never changed)."""

    def __init__(self, players: i64, options: dict[str, object], edition: Edition) -> None:
        self.players: i64 = players
        self.may_stop_short: bool = options["stop_short"] == "free"
        self.two_numbers: bool = options["kobito_clarity"] == "two_numbers"
        self.towers_in_studio: bool = options["tower_targets"] == "pots_and_own_studio"
        self.ends_at_once: bool = options["end_timing"] == "immediate"
        self.penalise_specials: bool = options["penalise_specials"] is True
        self.cards: vec[i64] = printed_cards(edition)
        self.lengths: vec[i64] = printed_pots(edition, "length")
        self.points: vec[i64] = printed_pots(edition, "points")


def printed_cards(edition: Edition) -> vec[i64]:
    """K-02: how many cards of each code there are."""
    copies = edition.listed("cards.rainbow")
    if len(copies) != HIGHEST:
        raise edition.bad("cards.rainbow", f"should have 12 values, one for each number, not {len(copies)}")
    rainbow = [edition.checked_whole(value, "cards.rainbow", 1) for value in copies]
    counts = [edition.whole("cards.kobito"), *rainbow, edition.whole("cards.tower")]
    return vec[i64](counts)


def printed_pots(edition: Edition, what: str) -> vec[i64]:
    """A value of each pot, by its id; cell 0 stays empty."""
    values = zeros(POT_COUNT + 1)
    for index, pot in enumerate(edition.listed("pots")):
        if not isinstance(pot, dict):
            raise edition.bad(f"pots, number {index + 1}", f"should have id, length and points, not {pot!r}")
        if len(pot) > 3:
            raise edition.bad(f"pots, number {index + 1}", f"should have id, length and points, not {', '.join(pot)}")
        values[pot_value(edition, pot, index, "id")] = pot_value(edition, pot, index, what)
    return values


def pot_value(edition: Edition, pot: dict[str, object], index: int, what: str) -> i64:
    where = f"pots, number {index + 1}, {what}"
    if what not in pot:
        raise edition.bad(where, "is missing")
    value = edition.checked_whole(pot[what], where, 1 if what == "id" else 2 if what == "length" else 0)
    if what == "id" and value > POT_COUNT:
        raise edition.bad(where, f"should be a number from 1 to 18, not {value}")
    if what == "length" and value > LONGEST_POT:
        raise edition.bad(where, f"should be a number from 2 to 12, not {value}")
    if what == "points" and value > 99:
        raise edition.bad(where, f"should be a number from 0 to 99, not {value}")
    return value


def printed_hues(edition: Edition) -> list[str]:
    """K-02: the hue of each number; play knows the numbers only, so an edition may leave them out."""
    if "decoration" not in edition.values:
        return list(HUES)
    hues = [str(name) for name in edition.listed("decoration.hues")]
    if len(hues) != HIGHEST or not set(hues) <= set(HUES):
        raise edition.bad("decoration.hues", f"should name a hue for each number, of {', '.join(HUES)}")
    return hues


def check_edition(edition: Edition) -> None:
    """Eighty-four rainbow cards, five kobitos, three tower cards and eighteen pots, each as a pot can be."""
    edition.no_others("", "cards", "pots", "decoration")
    edition.no_others("cards", "rainbow", "kobito", "tower")
    if "decoration" in edition.values:
        edition.no_others("decoration", "hues")
        printed_hues(edition)
    cards = printed_cards(edition)
    check_count(edition, "cards.rainbow", "rainbow cards", sum(cards) - cards[KOBITO] - cards[TOWER], RAINBOW_CARDS)
    check_count(edition, "cards.kobito", "kobito cards", cards[KOBITO], KOBITO_CARDS)
    check_count(edition, "cards.tower", "tower cards", cards[TOWER], TOWER_CARDS)
    pots = edition.listed("pots")
    check_count(edition, "pots", "pots", len(pots), POT_COUNT)
    lengths = printed_pots(edition, "length")
    printed_pots(edition, "points")
    missing = [pot for pot in range(1, POT_COUNT + 1) if lengths[pot] == 0]
    if missing:
        raise edition.bad("pots", f"each id from 1 to 18 should be there once; missing: {missing}")


def check_count(edition: Edition, where: str, what: str, found: i64, wanted: i64) -> None:
    if found != wanted:
        raise edition.bad(where, f"there are {int(wanted)} {what}, not {int(found)}")
