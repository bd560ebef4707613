"""What a seat may know of a table of Sultan, and the same table with the rest drawn anew."""

from mypy_extensions import i64

from serai.core.agenda import OVER
from serai.core.chance import Stream
from serai.games.sultan.pieces import COLOURS, ROW, Setting
from serai.games.sultan.rules import Bid, Offer
from serai.games.sultan.scoring import bonus, score
from serai.games.sultan.state import (
    BAG,
    BIDS,
    COLOUR_COUNT,
    CUSHIONS,
    NO_CARD,
    NO_JEWEL,
    OFFER,
    Sultan,
    bid,
    bid_card,
    bid_cushion,
    bid_seat,
    deck,
    hand,
    jewels,
)


def view(table: Sultan, seat: int | None) -> dict[str, object]:
    """Exactly what this seat (None: a spectator) may know."""
    over = table.actor() == OVER
    shows_all = over or table.setting.open_jewels
    seen: dict[str, object] = {
        "seat": seat,
        "phase": phase(table),
        "stage": int(table.stage),
        "round": int(table.round),
        "first_player": int(table.first),
        "order": [(int(table.first) + place) % int(table.setting.players) for place in range(table.setting.players)],
        "printed": printed(table.setting),
        "offer": by_colour(table, OFFER),
        "cushions": [seen_cushion(table, cushion) for cushion in range(table.setting.cushions)],
        "placed": [seen_bid(table.cells[BIDS + place], seat) for place in range(table.placed)],
        "seats": [seen_seat(table, other, seat, shows_all) for other in range(table.setting.players)],
    }
    if shows_all:
        seen["bag"] = by_colour(table, BAG)
    if seat is not None:
        seen["worth"] = {name: worth(table, seat, colour) for colour, name in enumerate(COLOURS)}
    return seen


def printed(setting: Setting) -> dict[str, object]:
    """What the board, the screens and the cards say to everybody at this table."""
    return {
        "stages": int(setting.stages),
        "rounds": int(setting.rounds),
        "bids": int(setting.bids),
        "highest_card": int(setting.highest_card),
        "copies": int(setting.copies),
        "values": {name: int(setting.values[colour]) for colour, name in enumerate(COLOURS)},
        "bonus": [int(points) for points in setting.bonus],
    }


def worth(table: Sultan, seat: i64, colour: i64) -> dict[str, object]:
    """S-42 to S-44: how many points the seat's next jewel of a colour would add, and how many it would then have."""
    setting = table.setting
    count = table.cells[jewels(seat) + colour] + 1
    points = setting.values[colour] + bonus(setting, count) - bonus(setting, count - 1)
    return {"points": int(points), "count": int(count)}


def phase(table: Sultan) -> str:
    if table.actor() == OVER:
        return "over"
    if isinstance(table.waiting, Offer):
        return "offer"
    return "bid" if isinstance(table.waiting, Bid) else "deal"


def seen_cushion(table: Sultan, cushion: i64) -> str | None:
    jewel = table.cells[CUSHIONS + cushion]
    return None if jewel == NO_JEWEL else COLOURS[jewel]


def seen_bid(placed: i64, seat: int | None) -> dict[str, object]:
    """S-20: who placed a card where is open; its value only its owner knows."""
    owner = int(bid_seat(placed))
    seen: dict[str, object] = {"seat": owner, "cushion": int(bid_cushion(placed))}
    if owner == seat:
        seen["card"] = int(bid_card(placed))
    return seen


def seen_seat(table: Sultan, other: i64, seat: int | None, shows_all: bool) -> dict[str, object]:
    """A seat as another sees it: the hand and the deck are its own secret, the jewels lie behind a screen."""
    mine = seat is not None and other == seat
    seen: dict[str, object] = {
        "seat": int(other),
        "hand_size": int(table.hand_size(other)),
        "deck_size": int(table.count(deck(other), ROW)),
        "played": played_cards(table, other),
    }
    if mine:
        seen["hand"] = [int(table.cells[hand(other) + place]) for place in range(table.hand_size(other))]
        seen["deck"] = deck_cards(table, other)
    if mine or shows_all:
        seen["jewels"] = by_colour(table, jewels(other))
        seen["jewel_count"] = int(table.count(jewels(other), COLOUR_COUNT))
        seen["points"] = int(score(table, other))
    return seen


def by_colour(table: Sultan, start: i64) -> dict[str, object]:
    return {name: int(table.cells[start + colour]) for colour, name in enumerate(COLOURS)}


def deck_cards(table: Sultan, seat: i64) -> list[int]:
    return [card for card in range(1, ROW) for _ in range(table.cells[deck(seat) + card])]


def played_cards(table: Sultan, seat: i64) -> list[int]:
    """S-33, S-R13: the cards of a seat that have been turned up and removed."""
    unseen = unseen_cards(table, seat)
    full = range(1, table.setting.highest_card + 1)
    return [card for card in full for _ in range(table.setting.copies - unseen[card])]


def unseen_cards(table: Sultan, seat: i64) -> list[int]:
    """How many of each card a seat holds in hand or deck or has placed face down."""
    unseen = [int(table.held(seat, card) + table.cells[deck(seat) + card]) for card in range(ROW)]
    for place in range(table.placed):
        placed = table.cells[BIDS + place]
        if bid_seat(placed) == seat:
            unseen[bid_card(placed)] += 1
    return unseen


def redeal(table: Sultan, seat: int | None, stream: Stream) -> None:
    """Share out anew what each other seat has placed face down, holds and has left in its deck."""
    for other in range(table.setting.players):
        if seat is None or other != seat:
            redeal_seat(table, other, stream)


def redeal_seat(table: Sultan, seat: i64, stream: Stream) -> None:
    hand_size = table.hand_size(seat)
    unseen = unseen_cards(table, seat)
    in_all: i64 = sum(unseen)
    for place in range(table.placed):
        placed = table.cells[BIDS + place]
        if bid_seat(placed) == seat:
            table.cells[BIDS + place] = bid(seat, take_one(unseen, in_all, stream), bid_cushion(placed))
            in_all -= 1
    for cell in range(hand(seat), deck(seat)):
        table.cells[cell] = NO_CARD
    for _ in range(hand_size):
        table.take_up(seat, take_one(unseen, in_all, stream))
        in_all -= 1
    for card in range(ROW):
        table.cells[deck(seat) + card] = unseen[card]


def take_one(cards: list[int], in_all: i64, stream: Stream) -> i64:
    """Take one card at random out of a row of counts."""
    left = stream.below(in_all)
    card: i64 = 0
    while left >= cards[card]:
        left -= cards[card]
        card += 1
    cards[card] -= 1
    return card
