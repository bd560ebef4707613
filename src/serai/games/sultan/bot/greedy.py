"""A greedy player of Sultan: each card goes where it is likely to bring most for what it costs."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.games.sultan.actions import PLACE_CARD, RETURN_JEWEL, VOCABULARY
from serai.games.sultan.pieces import ROW, Setting
from serai.games.sultan.scoring import bonus
from serai.games.sultan.state import BIDS, CUSHIONS, Sultan, bid_card, bid_cushion, bid_seat, deck_cell, jewel_cell
from serai.search.bot import Bot

HOPE: Final = 0.5  # what a bonus one jewel further off counts for now
ENVY: Final = 0.5  # how much the worth of a jewel to a rival, on average, counts for me
THRIFT: Final = 4.0  # what the highest card costs, in points; lower cards cost less


class Greedy(Bot):
    """Looks one decision ahead. Of rivals' cards it uses only what everybody can count."""

    def choose(self, imagined: Table, stream: Stream) -> i64:
        assert isinstance(imagined, Sultan)
        legal = LegalActions()
        imagined.fill(legal)
        best = legal.codes[0]
        most = action_value(imagined, best)
        place: i64 = 1
        while place < legal.count:
            value = action_value(imagined, legal.codes[place])
            if value > most:
                best = legal.codes[place]
                most = value
            place += 1
        return best


def action_value(table: Sultan, action: i64) -> float:
    """What an action is worth to the actor."""
    me = table.actor_seat
    if VOCABULARY.verb(action) is RETURN_JEWEL:
        returned = RETURN_JEWEL.first(action)
        return worth_to_rivals(table, me, returned) - worth(table, me, returned)
    card = PLACE_CARD.first(action)
    cushion = PLACE_CARD.second(action)
    jewel = table.cells[CUSHIONS + cushion]
    stake = worth(table, me, jewel) + ENVY * worth_to_rivals(table, me, jewel)
    return stake * chance_to_win(table, card, cushion) - price(table, card)


def price(table: Sultan, card: i64) -> float:
    """What it costs to spend a card: a high one more, and less the nearer the end of the stage."""
    setting = table.setting
    rounds_to_come = float(setting.rounds - table.round) / float(setting.rounds)
    return THRIFT * rounds_to_come * float(card) / float(setting.highest_card)


def worth(table: Sultan, seat: i64, colour: i64) -> float:
    """What one more jewel of a colour brings a seat: its points, its bonus, and hope of the next bonuses."""
    setting = table.setting
    count = table.cells[jewel_cell(seat) + colour]
    hope = HOPE * float(rounds_left(table)) / float(setting.stages * setting.rounds)
    further = float(step(setting, count + 1)) + hope * float(step(setting, count + 2))
    return float(setting.values[colour] + step(setting, count)) + hope * further


def step(setting: Setting, count: i64) -> i64:
    """How much the bonus grows with one jewel more than that many."""
    return bonus(setting, count + 1) - bonus(setting, count)


def rounds_left(table: Sultan) -> i64:
    """Rounds to come after this one."""
    setting = table.setting
    return (setting.stages - table.stage) * setting.rounds + setting.rounds - table.round


def worth_to_rivals(table: Sultan, me: i64, colour: i64) -> float:
    """What one more jewel of a colour brings a rival, on average."""
    rivals = 0.0
    seat: i64 = 0
    while seat < table.setting.players:
        if seat != me:
            rivals += worth(table, seat, colour)
        seat += 1
    return rivals / float(table.setting.players - 1)


def chance_to_win(table: Sultan, card: i64, cushion: i64) -> float:
    """How likely a card of the actor is to be the best at a cushion, against cards there and cards to come."""
    chance = 1.0
    seat: i64 = 0
    while seat < table.setting.players:
        there = cards_placed(table, seat, cushion)
        if seat == table.actor_seat:
            if there > 0:
                return 0.0  # another card of one's own there adds nothing
        elif there > 0:
            chance *= 1.0 - share_that_beats(table, seat, card, True)
        else:
            chance *= 1.0 - visit(table, seat, cushion) * share_that_beats(table, seat, card, False)
        seat += 1
    return chance


def cards_placed(table: Sultan, seat: i64, cushion: i64) -> i64:
    count: i64 = 0
    place: i64 = 0
    while place < table.placed_count:
        placed = table.cells[BIDS + place]
        if bid_seat(placed) == seat and bid_cushion(placed) == cushion:
            count += 1
        place += 1
    return count


def share_that_beats(table: Sultan, rival: i64, card: i64, came_earlier: bool) -> float:
    """The share of a rival's cards not yet turned up that would beat this card (S-27 to S-29)."""
    wins_ties = rival == table.first if table.setting.first_wins_ties else came_earlier
    better: i64 = 0
    unseen: i64 = 0
    value: i64 = 1
    while value < ROW:
        copies = table.held(rival, value) + table.cells[deck_cell(rival) + value]
        unseen += copies
        if value > card or (value == card and wins_ties):
            better += copies
        value += 1
    place: i64 = 0
    while place < table.placed_count:
        placed = table.cells[BIDS + place]
        if bid_seat(placed) == rival:
            unseen += 1
            if bid_card(placed) > card or (bid_card(placed) == card and wins_ties):
                better += 1
        place += 1
    return float(better) / float(unseen)


def visit(table: Sultan, rival: i64, cushion: i64) -> float:
    """How likely a rival is still to come to a cushion: the likelier, the more its jewel is worth to that seat."""
    to_come = cards_to_come(table, rival)
    if to_come == 0:
        return 0.0
    pull = 0.0
    other: i64 = 0
    while other < table.setting.cushions:
        pull += worth(table, rival, table.cells[CUSHIONS + other])
        other += 1
    likely = float(to_come) * worth(table, rival, table.cells[CUSHIONS + cushion]) / pull
    return likely if likely < 1.0 else 1.0


def cards_to_come(table: Sultan, seat: i64) -> i64:
    """How many cards a seat has still to place in this round."""
    to_come = table.setting.bids
    place: i64 = 0
    while place < table.placed_count:
        if bid_seat(table.cells[BIDS + place]) == seat:
            to_come -= 1
        place += 1
    return to_come
