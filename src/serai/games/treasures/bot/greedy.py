"""A greedy player of Treasures: takes what brings most stones, and leaves the next player as little as it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.games.treasures.actions import CLAIM, LAY, PLAY_CARD, TAKE, VOCABULARY
from serai.games.treasures.pieces import CARDS, CATEGORY_COUNT, COPIES, DECK_SIZE, HAND_SIZE, NO_CARD, PLAYS, value_of
from serai.games.treasures.rules.collecting import add_collections
from serai.games.treasures.scoring import category_of, holdings
from serai.games.treasures.state import DRAW, TABLE, Treasures, hand_cell
from serai.search.bot import Bot

CARD_WORTH: Final = 0.04  # of any card towards the most cards, in stones
SHARES: Final = (CARD_WORTH, 0.06, 0.18, 0.5, 1.0)  # of a card towards its category
EXPOSED: Final = 0.3  # how much of what lies on the table the others are likely to get first
STONE: Final = 1.0


class Greedy(Bot):
    """Looks at its own play and at the next sweep; of hidden cards it uses only what everybody can count."""

    def choose(self, imagined: Table, stream: Stream) -> i64:
        assert isinstance(imagined, Treasures)
        legal = LegalActions()
        imagined.fill(legal)
        return favourite(imagined, legal)


def favourite(table: Treasures, legal: LegalActions) -> i64:
    """The action that is worth most to the actor."""
    judge = Judge(table)
    best = legal.codes[0]
    most = judge.action_value(best)
    place: i64 = 1
    while place < legal.count:
        value = judge.action_value(legal.codes[place])
        if value > most:
            best = legal.codes[place]
            most = value
        place += 1
    return best


class Judge:
    """What cards are worth to the actor of one decision."""

    def __init__(self, table: Treasures) -> None:
        self.table = table
        self.shares = open_shares(table)
        self.laid_total: i64 = table_total(table)
        self.unseen: i64 = unseen_cards(table)

    def action_value(self, action: i64) -> float:
        """What an action is worth to the actor, in stones."""
        verb = VOCABULARY.verb(action)
        if verb is PLAY_CARD:
            return self.reveal(PLAY_CARD.first(action))
        if verb is TAKE:
            return self.take(self.table.card, TAKE.first(action))
        if verb is LAY:
            return self.leave(self.table.card, True)
        return self.claim(CLAIM.first(action)) if verb is CLAIM else 0.0

    def reveal(self, card: i64) -> float:
        """The best that can be done with a card."""
        legal = LegalActions()
        add_collections(self.table, card, TAKE, legal)
        if legal.count == 0:
            return self.leave(card, False)
        best = self.take(card, TAKE.first(legal.codes[0]))
        place: i64 = 1
        while place < legal.count:
            value = self.take(card, TAKE.first(legal.codes[place]))
            if value > best:
                best = value
            place += 1
        return best

    def take(self, card: i64, packed: i64) -> float:
        """T-16 to T-28: the cards, a stone for an empty table, less what the next player may do with the rest."""
        cards = CARDS.cards(packed)
        brings = self.worth(card) + self.worth_of(cards)
        left = self.table.laid_count - len(cards)
        if left == 0:
            return brings + STONE
        return brings - self.sweep_risk(self.laid_total - value_of(card))

    def leave(self, card: i64, collectable: bool) -> float:
        """T-21, T-30: a laid card may go to others; one that could collect may be claimed with what it collects."""
        loses = EXPOSED * self.worth(card) + self.sweep_risk(self.laid_total + value_of(card))
        if collectable and self.table.setting.claims and self.table.plays < PLAYS:
            loses += self.worth(card) + self.best_claim(card)
        return -loses

    def best_claim(self, card: i64) -> float:
        legal = LegalActions()
        add_collections(self.table, card, TAKE, legal)
        best = 0.0
        place: i64 = 0
        while place < legal.count:
            cards = CARDS.cards(TAKE.first(legal.codes[place]))
            brings = self.worth_of(cards) + (STONE if len(cards) == self.table.laid_count else 0.0)
            if brings > best:
                best = brings
            place += 1
        return best

    def claim(self, packed: i64) -> float:
        """T-32, T-34: what the claim brings; the own play follows at once, so nothing is left to others."""
        cards = CARDS.cards(packed)
        stone = STONE if len(cards) == self.table.laid_count and self.table.setting.claim_stone else 0.0
        return self.worth_of(cards) + self.worth(self.table.card) + stone

    def worth_of(self, cards: vec[i64]) -> float:
        brings = 0.0
        for card in cards:
            brings += self.worth(card)
        return brings

    def worth(self, card: i64) -> float:
        """A card's share in the categories that are still open."""
        return self.shares[0] + self.shares[category_of(card)]

    def sweep_risk(self, total: i64) -> float:
        """How likely the next player can sweep a table of this total: holds a card of that value."""
        table = self.table
        if table.plays >= PLAYS - 1 or self.unseen == 0:
            return 0.0
        fitting = fitting_cards(table.cells, DRAW, table.draw_pile_size, total)
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != table.actor_seat:
                fitting += fitting_cards(table.cells, hand_cell(seat), HAND_SIZE, total)
            seat += 1
        likely = float(HAND_SIZE * fitting) / float(self.unseen)
        return STONE * (likely if likely < 1.0 else 1.0)


def fitting_cards(cells: vec[i64], start: i64, length: i64, value: i64) -> i64:
    """How many cards in a part of the cells have this value."""
    count: i64 = 0
    cell = start
    while cell < start + length:
        if value_of(cells[cell]) == value:
            count += 1
        cell += 1
    return count


def unseen_cards(table: Treasures) -> i64:
    """How many cards the actor has not seen: the draw pile and all other hands."""
    count = table.draw_pile_size
    seat: i64 = 0
    while seat < table.setting.players:
        place: i64 = 0
        while seat != table.actor_seat and place < HAND_SIZE:
            if table.cells[hand_cell(seat) + place] != NO_CARD:
                count += 1
            place += 1
        seat += 1
    return count


def table_total(table: Treasures) -> i64:
    """The values of all cards on the table."""
    total: i64 = 0
    cell = TABLE
    while cell < TABLE + table.laid_count:
        total += value_of(table.cells[cell])
        cell += 1
    return total


def open_shares(table: Treasures) -> list[float]:
    """For each category what a card is worth towards it; nothing once nobody can catch up."""
    counts = holdings(table)
    shares: list[float] = []
    category: i64 = 0
    while category < CATEGORY_COUNT:
        shares.append(SHARES[category] if is_open(counts, category) else 0.0)
        category += 1
    return shares


def is_open(counts: vec[i64], category: i64) -> bool:
    """May the lead in a category still change?"""
    most: i64 = 0
    second: i64 = 0
    held: i64 = 0
    holder: i64 = 0
    while holder < 4:
        count = counts[category * 4 + holder]
        held += count
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
        holder += 1
    there = DECK_SIZE if category == 0 else COPIES[4 - category]
    return most - second <= there - held
