"""Which cards on the table a card may collect: the search for equal cards and for sums."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.treasures.pieces import CARDS, code_of, value_of
from serai.games.treasures.state import TABLE, Treasures

WIDEST: Final[i64] = 60  # the highest value whose sums fit the bits of one number


def can_collect(table: Treasures, card: i64) -> bool:
    """Is there an equal card, or a set with this sum?"""
    wanted = value_of(card)
    if wanted > WIDEST:
        return can_reach(table, wanted)
    sums = bit(0)  # a bit for each sum that some of the cards have
    cell = TABLE
    while cell < TABLE + table.laid_count and value_of(table.cells[cell]) <= wanted:
        value = value_of(table.cells[cell])
        sums |= (sums & (bit(wanted - value + 1) - 1)) << value
        cell += 1
    return (sums >> wanted) & 1 == 1


def can_reach(table: Treasures, wanted: int) -> bool:
    """The same for a value so high that its sums need a long number."""
    sums = 1
    for card in table.cells[TABLE : TABLE + table.laid_count]:
        sums |= sums << int(value_of(card))
    return (sums >> wanted) & 1 == 1


def has_equal(table: Treasures, card: i64) -> bool:
    """T-40: does a card of this value lie on the table?"""
    cell = TABLE
    while cell < TABLE + table.laid_count:
        if value_of(table.cells[cell]) == value_of(card):
            return True
        cell += 1
    return False


def add_collections(table: Treasures, card: i64, verb: Verb, legal: LegalActions) -> None:
    """T-16 to T-20, T-31, T-40 to T-42: each set the card may collect, once, as an action of the verb."""
    search = SumSearch(table, verb, legal)
    if table.setting.advanced and has_equal(table, card):
        search.singles(value_of(card))
    else:
        search.sets(0, value_of(card), 0, search.total())


class SumSearch:
    """Looks for sets of table cards; equal cards are alike, so of several the first ones stand for all."""

    def __init__(self, table: Treasures, verb: Verb, legal: LegalActions) -> None:
        self.cells: vec[i64] = table.cells
        self.count: i64 = table.laid_count
        self.verb = verb
        self.legal = legal

    def singles(self, wanted: i64) -> None:
        """Each distinct card of this value."""
        place: i64 = 0
        while place < self.count:
            card = self.cells[TABLE + place]
            if value_of(card) == wanted and (place == 0 or card != self.cells[TABLE + place - 1]):
                self.found(bit(place))
            place += 1

    def total(self) -> i64:
        """The values of all cards on the table."""
        result: i64 = 0
        place: i64 = 0
        while place < self.count:
            result += value_of(self.cells[TABLE + place])
            place += 1
        return result

    def sets(self, start: i64, wanted: i64, chosen: i64, rest: i64) -> None:
        """Each distinct way to complete the chosen places with later cards, worth `rest` in all, to what is wanted."""
        place = start
        while place < self.count and rest >= wanted:
            card = self.cells[TABLE + place]
            value = value_of(card)
            if value > wanted:
                return
            rest -= value
            if place == start or card != self.cells[TABLE + place - 1]:
                if value == wanted:
                    self.found(chosen | bit(place))
                else:
                    self.sets(place + 1, wanted - value, chosen | bit(place), rest)
            place += 1

    def found(self, places: i64) -> None:
        self.legal.add(self.verb.one(CARDS.chosen(self.cells, TABLE, places)))


def why_not_collect(table: Treasures, card: i64, packed: i64) -> Refusal:
    """Why these cards can't be collected with this card; they are no collection."""
    cards = CARDS.cards(packed)
    missing = missing_card(table, cards)
    if missing >= 0:
        return Refusal("T-16", "not_on_table", {"card": code_of(missing)})
    if table.setting.advanced and has_equal(table, card):
        return Refusal("T-40", "must_match", {"card": code_of(card)})
    if len(cards) == 1:
        return Refusal("T-16", "not_equal", {"card": code_of(cards[0]), "value": int(value_of(card))})
    return why_not_sum(card, cards)


def why_not_sum(card: i64, cards: vec[i64]) -> Refusal:
    """T-17, T-18: the sum is wrong, or the list holds more than one collection."""
    wanted = value_of(card)
    values = [int(value_of(each)) for each in cards]
    if wanted in values or sum(values) >= 2 * wanted:
        return Refusal("T-18", "one_collection", {"value": int(wanted)})
    return Refusal("T-17", "wrong_sum", {"sum": sum(values), "value": int(wanted)})


def missing_card(table: Treasures, cards: vec[i64]) -> i64:
    """A card of the list that the table lacks, or has too few copies of; -1 if all are there."""
    there = [int(card) for card in table.cells[TABLE : TABLE + table.laid_count]]
    for card in cards:
        if card not in there:
            return card
        there.remove(card)
    return -1


def out_of_reach(table: Treasures, card: i64, verb: Verb) -> list[int]:
    """For each distinct table card that no collection holds, the action that would collect it alone."""
    legal = LegalActions()
    add_collections(table, card, verb, legal)
    reached: set[int] = set()
    for action in legal.listed():
        reached.update([int(each) for each in CARDS.cards(verb.first(action))])
    there = sorted({int(each) for each in table.cells[TABLE : TABLE + table.laid_count]})
    return [int(verb.of(CARDS.chosen(vec[i64]([each]), 0, 1))) for each in there if each not in reached]
