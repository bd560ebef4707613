"""What is printed on the cards of Treasures, how cards are written, and the numbers of a table.

A card is a number: four times its value plus its colour, so that rising numbers are the canonical order. Cards with the
same code are the same number. This holds for the cards of every edition, so one vocabulary serves all of them.
"""

from typing import Final, Literal, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Field, Names, Numbers
from serai.core.errors import BadAction, shown
from serai.core.game import Edition
from serai.core.rows import bit

COLOURS: Final = ("y", "g", "r", "b")  # diamond, emerald, ruby, sapphire: the canonical order within a value
COPIES: Final = (1, 3, 9, 27)  # T-02, by colour
DECK_SIZE: Final[i64] = 40
HIGHEST_VALUE: Final = 999  # the longest number a card is drawn with; the rules know no highest value
MOST_DIGITS: Final = 3
MOST_COLLECTIONS: Final = 100_000  # a decision with more could not be shown or played; the cards in the box need 188
HAND_SIZE: Final[i64] = 3  # T-06
OPENING_SIZE: Final[i64] = 4  # T-06
PLAYS: Final[i64] = 36  # T-14
POT: Final[i64] = 50  # T-08

Category: TypeAlias = Literal["cards", "sapphire", "ruby", "emerald", "diamond"]
CATEGORIES: Final[tuple[Category, ...]] = ("cards", "sapphire", "ruby", "emerald", "diamond")  # T-48 to T-52
CATEGORY_COUNT: Final[i64] = 5

NO_CARD: Final[i64] = 0
CARD_BITS: Final[i64] = 8  # of a card in a short list
SHORT_LIST: Final[i64] = 7  # cards
LISTED: Final[i64] = 0x100000000000000  # marks a list that is too long to be its own number
LOWEST_BYTE: Final[i64] = 255
MOST_PASSING: Final = 256  # lists that do not fit their number, and that no rule has met


def value_of(card: i64) -> i64:
    return card >> 2


def colour_of(card: i64) -> i64:
    return card & 3


def code_of(card: i64) -> str:
    """A card as it is written: colour letter and value."""
    return f"{COLOURS[colour_of(card)]}{value_of(card)}"


def read_card(written: object) -> i64:
    """The card with this code, or NO_CARD."""
    if not isinstance(written, str) or written[:1] not in COLOURS:
        return NO_CARD
    digits = written[1:]
    if not digits.isascii() or not digits.isdigit() or digits[0] == "0" or len(digits) > MOST_DIGITS:
        return NO_CARD
    return int(digits) * 4 + COLOURS.index(written[:1])


class Card(Field):
    """One card, written as colour letter and value."""

    def to_json(self, value: i64) -> str:
        return code_of(value)

    def from_json(self, written: object) -> i64:
        card = read_card(written)
        if card == NO_CARD:
            raise self.bad(written, "a card: y, g, r or b and a value, such as b3")
        return card


class CardList(Field):
    """Cards in any order, as one number.

    Up to seven cards of values up to 63 are written into the number, eight bits each, the lowest card first: all that
    the cards in the box ever need. A longer list, or one with higher values, gets a number when it is first met; such
    numbers mean nothing outside this process. Of those that only somebody outside has named a few are kept.
    """

    def __init__(self) -> None:
        super().__init__(57, "card")
        self.next_number = 0
        self.met: dict[int, tuple[int, ...]] = {}
        self.numbers: dict[tuple[int, ...], int] = {}
        self.passing: list[int] = []  # the numbers of lists that no rule has met, the oldest first

    def chosen(self, cells: vec[i64], start: i64, places: i64) -> i64:
        """The list of those cards, in rising order from `start`, whose places have a bit."""
        packed: i64 = 0
        shift: i64 = 0
        cell = start
        left = places
        while left > 0:
            if left & 1:
                card = cells[cell]
                if card > LOWEST_BYTE or shift == SHORT_LIST * CARD_BITS:
                    return self.meet(tuple([int(each) for each in chosen_cards(cells, start, places)]))
                packed |= card << shift
                shift += CARD_BITS
            left >>= 1
            cell += 1
        return packed

    def meet(self, cards: tuple[int, ...]) -> i64:
        """A list of the rules that does not fit its number."""
        number = self.numbered(cards)
        if number in self.passing:
            self.passing.remove(number)
        return LISTED | number

    def named(self, cards: tuple[int, ...]) -> i64:
        """A list that somebody outside has named and that does not fit its number."""
        if cards not in self.numbers:
            self.passing.append(self.numbered(cards))
            if len(self.passing) > MOST_PASSING:
                del self.numbers[self.met.pop(self.passing.pop(0))]
        return LISTED | self.numbers[cards]

    def numbered(self, cards: tuple[int, ...]) -> int:
        number = self.numbers.get(cards)
        if number is None:
            number = self.next_number
            self.next_number += 1
            self.met[number] = cards
            self.numbers[cards] = number
        return number

    def cards(self, packed: i64) -> vec[i64]:
        """The cards of a list, in canonical order."""
        if packed & LISTED:
            return vec[i64](list(self.met.get(int(packed - LISTED), ())))
        cards = vec[i64](capacity=8)
        while packed > 0:
            cards = append(cards, packed & LOWEST_BYTE)
            packed >>= CARD_BITS
        return cards

    def to_json(self, value: i64) -> list[str]:
        return [code_of(card) for card in self.cards(value)]

    def to_text(self, value: i64) -> str:
        return " ".join([code_of(card) for card in self.cards(value)])

    def from_json(self, written: object) -> i64:
        if not isinstance(written, list) or not 0 < len(written) < DECK_SIZE:
            raise BadAction(f"{shown(written)} should be a list of at least one card")
        cards = sorted([int(CARD.from_json(each)) for each in written])
        if len(cards) > SHORT_LIST or cards[-1] > LOWEST_BYTE:
            return self.named(tuple(cards))
        return self.chosen(vec[i64](cards), 0, bit(len(cards)) - 1)


def chosen_cards(cells: vec[i64], start: i64, places: i64) -> vec[i64]:
    """Those cards from `start` on whose places have a bit."""
    cards = vec[i64](capacity=8)
    cell = start
    while places > 0:
        if places & 1:
            cards = append(cards, cells[cell])
        places >>= 1
        cell += 1
    return cards


CARD: Final = Card(12, "card")
CARDS: Final = CardList()
SEAT: Final = Numbers(0, 3, "seat")
TEAM: Final = Numbers(0, 1, "team")
CATEGORY: Final = Names(CATEGORIES, "category")
COUNT: Final = Numbers(0, 999)


class Setting:
    """A table's fixed numbers: the options and the printed cards (never changed)."""

    def __init__(self, players: i64, options: dict[str, object], edition: Edition) -> None:
        self.players: i64 = players
        self.teams: bool = options["teams"] is True
        self.pooled: bool = self.teams and options["team_count"] == "pooled"
        self.sides: i64 = 2 if self.teams else players
        self.target: i64 = whole(options["target"])
        self.advanced: bool = options["advanced_match"] is True
        self.claims: bool = options["claim_missed"] is True
        self.claim_stone: bool = options["claim_sweep_stone"] is True
        self.last_play_stone: bool = options["last_play_sweep"] is True
        self.immediate: bool = options["target_check"] == "immediate"
        self.all_reached: bool = options["tiebreak"] == "all_reached"
        self.open_piles: bool = options["open_piles"] is True
        self.deck: vec[i64] = printed_deck(edition)

    def side_of(self, seat: i64) -> i64:
        """T-73: a seat's team, or the seat itself."""
        return seat & 1 if self.teams else seat


def whole(value: object) -> i64:
    assert isinstance(value, int)
    return value


def printed_deck(edition: Edition) -> vec[i64]:
    """T-02: all forty cards of an edition, in canonical order; BadEdition if they are not as they should be."""
    cards: list[int] = []
    found = [0, 0, 0, 0]
    listed = edition.look_up("cards")
    if not isinstance(listed, dict):
        raise edition.bad("cards", f"should be a table of codes with copies, not {listed!r}")
    for code, copies in listed.items():
        card = printed_card(edition, code)
        count = edition.checked_whole(copies, f"cards.{code}", 1)
        found[colour_of(card)] += count
        cards += [int(card)] * min(count, DECK_SIZE)
    for colour, wanted in enumerate(COPIES):
        if found[colour] != wanted:
            raise edition.bad("cards", f"there should be {wanted} of colour {COLOURS[colour]}, not {found[colour]}")
    return vec[i64](sorted(cards))


def printed_card(edition: Edition, code: object) -> i64:
    card = read_card(code)
    if card == NO_CARD:
        raise edition.bad(f"cards.{code}", f"should be y, g, r or b and a value from 1 to {HIGHEST_VALUE}")
    return card


def check_edition(edition: Edition) -> None:
    """The cards are as they should be, and no card could collect in too many ways."""
    edition.no_others("", "cards")
    ways = most_collections([int(card) for card in printed_deck(edition)])
    if ways > MOST_COLLECTIONS:
        raise edition.bad("cards", f"one card could collect in {ways} ways; at most {MOST_COLLECTIONS} can be offered")


def most_collections(deck: list[int]) -> int:
    """In how many ways the sum of one card can be made of all cards, for the card with the most ways."""
    highest = int(value_of(deck[-1]))
    ways = [1] + [0] * highest  # by sum
    for card in sorted(set(deck)):
        value = int(value_of(card))
        before = ways[:]
        for copies in range(1, deck.count(card) + 1):
            for total in range(copies * value, highest + 1):
                ways[total] += before[total - copies * value]
    return max([ways[value_of(card)] for card in deck])
