"""What jewels and cards of Sultan are worth, in points of the end, as games that were played teach it."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.sultan.actions import PLACE_CARD, RETURN_JEWEL, VOCABULARY
from serai.games.sultan.bot.greedy import cards_placed, cards_to_come, rounds_left, step
from serai.games.sultan.pieces import ROW, Setting
from serai.games.sultan.state import (
    BIDS,
    COLOUR_COUNT,
    CUSHIONS,
    NO_CARD,
    NO_JEWEL,
    Sultan,
    bid_card,
    bid_seat,
    deck_cell,
    hand_cell,
    jewel_cell,
)

# Fitted to 2000 games of the search with itself: how the lead at the end follows from jewels and cards on the way.
# What a colour may still bring by bonuses in the middle of a game, when it is 0, 1, 2 .. jewels short of the highest.
HOPES: Final[list[float]] = [0.0, 4.9, 4.9, 4.0, 3.0, 1.4, 0.5, 0.0]
MIDDLE: Final = 6.0  # jewels to come for each seat then,
GROWTH: Final = 0.75  # and hopes grow with this power of them
JEWEL: Final = 7.0  # what a jewel to come is worth to whoever has the cards for it
LEAST: Final = 0.1  # what any jewel is worth
ENVY: Final = 0.7  # how much the worth of a jewel to a rival, on average, counts for me
THRIFT: Final = 0.5  # how much the worth of a card counts when it is spent, with the whole stage to come


@final
class Worth:
    """The worth of what a table offers the seat that decides; `see` makes it ready for the decision at hand."""

    def __init__(self) -> None:
        self.hopes: vec[float] = vec[float](HOPES)
        self.hope: float = 0.0  # how much of the hopes is left
        self.price: float = 0.0  # of one pip of a card
        self.stakes: vec[float] = vec[float]([0.0] * 3)  # what lies at each cushion
        self.there: vec[i64] = vec[i64]([0] * 15)  # cards of each seat at each cushion
        self.visits: vec[float] = vec[float]([0.0] * 15)  # how likely each seat is, or comes, to each cushion
        self.copies: vec[i64] = vec[i64]([0] * 80)  # cards of each seat not yet turned up, by value,
        self.higher: vec[i64] = vec[i64]([0] * 80)  # and how many are higher than each value
        self.unseen: vec[i64] = vec[i64]([0] * 5)

    def ahead(self, table: Sultan, seat: i64, to_come: i64) -> float:
        """What a seat may expect of so many rounds: cards left win jewels, colours near a bonus may reach it."""
        hopes = 0.0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            hopes += self.hope_at(table.setting, table.cells[jewel_cell(seat) + colour])
            colour += 1
        return pip(table.setting) * pips(table, seat) + hope_left(table.setting, to_come) * hopes

    def hope_at(self, setting: Setting, count: i64) -> float:
        """What a colour of which a seat has so many may still bring by bonuses, in the middle of a game."""
        short: i64 = len(setting.bonus) - 1 - count
        return self.hopes[short] if 0 < short < len(self.hopes) else 0.0

    def gain(self, table: Sultan, seat: i64, colour: i64) -> float:
        """What one more jewel of a colour brings a seat."""
        setting = table.setting
        count = table.cells[jewel_cell(seat) + colour]
        hopes = self.hope_at(setting, count + 1) - self.hope_at(setting, count)
        points = float(setting.values[colour] + step(setting, count)) + self.hope * hopes
        return points if points > LEAST else LEAST

    def gain_of_rivals(self, table: Sultan, me: i64, colour: i64) -> float:
        """What one more jewel of a colour brings a rival, on average."""
        gains = 0.0
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != me:
                gains += self.gain(table, seat, colour)
            seat += 1
        return gains / float(table.setting.players - 1)

    def stake(self, table: Sultan, me: i64, cushion: i64) -> float:
        """What the jewel of a cushion brings me, and what rivals then don't get."""
        colour = table.cells[CUSHIONS + cushion]
        return self.gain(table, me, colour) + ENVY * self.gain_of_rivals(table, me, colour)

    def see_hopes(self, table: Sultan) -> None:
        """Only what jewels are worth now."""
        self.hope = hope_left(table.setting, rounds_left(table))

    def see(self, table: Sultan) -> None:
        """All that matters for the decision at hand."""
        self.see_hopes(table)
        if table.cells[CUSHIONS] == NO_JEWEL:
            return
        setting = table.setting
        self.price = THRIFT * pip(setting) * float(setting.rounds - table.round) / float(setting.rounds)
        cushion: i64 = 0
        while cushion < setting.cushions:
            self.stakes[cushion] = self.stake(table, table.actor_seat, cushion)
            cushion += 1
        seat: i64 = 0
        while seat < setting.players:
            if seat != table.actor_seat:
                self.see_cards(table, seat)
            self.see_visits(table, seat)
            seat += 1

    def see_cards(self, table: Sultan, rival: i64) -> None:
        """The cards that a rival may have placed or may still place: of those it uses only what everybody can count."""
        cells = table.cells
        copies = self.copies
        row = rival * ROW
        card: i64 = 1
        while card < ROW:
            copies[row + card] = cells[deck_cell(rival) + card]
            card += 1
        cell = hand_cell(rival)
        while cells[cell] != NO_CARD:
            copies[row + cells[cell]] += 1
            cell += 1
        place: i64 = 0
        while place < table.placed_count:
            if bid_seat(cells[BIDS + place]) == rival:
                copies[row + bid_card(cells[BIDS + place])] += 1
            place += 1
        higher: i64 = 0
        card = ROW - 1
        while card > 0:
            self.higher[row + card] = higher
            higher += copies[row + card]
            card -= 1
        self.unseen[rival] = higher

    def see_visits(self, table: Sultan, seat: i64) -> None:
        """Where a seat is, and how likely it comes to the other cushions: the likelier, the more their jewels bring."""
        to_come = float(cards_to_come(table, seat))
        pull = 0.0
        cushion: i64 = 0
        while cushion < table.setting.cushions:
            spot = seat * 3 + cushion
            self.there[spot] = cards_placed(table, seat, cushion)
            self.visits[spot] = 1.0
            if self.there[spot] == 0:
                self.visits[spot] = self.gain(table, seat, table.cells[CUSHIONS + cushion])
                pull += self.visits[spot]
            cushion += 1
        cushion = 0
        while cushion < table.setting.cushions:
            spot = seat * 3 + cushion
            if self.there[spot] == 0:
                likely = to_come * self.visits[spot] / pull
                self.visits[spot] = likely if likely < 1.0 else 1.0
            cushion += 1

    def action_value(self, table: Sultan, action: i64) -> float:
        """What an action of the decision that was seen is worth to the actor."""
        me = table.actor_seat
        if VOCABULARY.verb(action) is RETURN_JEWEL:
            returned = RETURN_JEWEL.first(action)
            return self.gain_of_rivals(table, me, returned) - self.gain(table, me, returned)
        card = PLACE_CARD.first(action)
        cushion = PLACE_CARD.second(action)
        return self.stakes[cushion] * self.odds(table, card, cushion) - self.price * float(card)

    def odds(self, table: Sultan, card: i64, cushion: i64) -> float:
        """How likely a card of the actor is to be the best at a cushion (S-27 to S-29)."""
        if self.there[table.actor_seat * 3 + cushion] > 0:
            return 0.0  # another card of one's own there adds nothing
        odds = 1.0
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != table.actor_seat:
                spot = seat * 3 + cushion
                wins_ties = seat == table.first if table.setting.first_wins_ties else self.there[spot] > 0
                better = self.higher[seat * ROW + card] + (self.copies[seat * ROW + card] if wins_ties else 0)
                odds *= 1.0 - self.visits[spot] * float(better) / float(self.unseen[seat])
            seat += 1
        return odds


def hope_left(setting: Setting, to_come: i64) -> float:
    """How much of the hopes is left with so many rounds to come."""
    if to_come == 0:
        return 0.0
    jewels_to_come = float(to_come * setting.cushions) / float(setting.players)
    return math.exp(GROWTH * math.log(jewels_to_come / MIDDLE))


def pip(setting: Setting) -> float:
    """What one pip of a card is worth: all jewels are paid with all cards."""
    pips_of_one = setting.copies * setting.highest_card * (setting.highest_card + 1) // 2
    jewels_of_all = setting.stages * setting.rounds * setting.cushions
    return JEWEL * float(jewels_of_all) / float(setting.players * pips_of_one)


def pips(table: Sultan, seat: i64) -> float:
    """What the cards in hand and deck of a seat add up to."""
    cells = table.cells
    in_all: i64 = 0
    card: i64 = 1
    while card < ROW:
        in_all += card * cells[deck_cell(seat) + card]
        card += 1
    cell = hand_cell(seat)
    while cells[cell] != NO_CARD:
        in_all += cells[cell]
        cell += 1
    return float(in_all)
