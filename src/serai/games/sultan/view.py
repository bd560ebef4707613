"""What a seat may know of a table of Sultan, and the same table with the rest drawn anew."""

from typing import NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.agenda import OVER
from serai.core.chance import Stream, draw_one, draw_some
from serai.core.rows import total
from serai.games.sultan.pieces import COLOURS, ROW, Colour, Setting
from serai.games.sultan.scoring import bonus, breakdown, score
from serai.games.sultan.state import (
    BAG,
    BIDS,
    COLOUR_COUNT,
    CUSHIONS,
    NO_BID,
    NO_CARD,
    NO_JEWEL,
    OFFER,
    SOLD,
    TAKERS,
    Sultan,
    bid,
    bid_card,
    bid_cushion,
    bid_seat,
    deck_cell,
    hand_cell,
    jewel_cell,
)


class BonusStep(TypedDict):
    """The bonus for so many jewels of one colour, or for so many and more."""

    count: int
    points: int
    and_more: bool


class Printed(TypedDict):
    """What the board, the screens and the cards say to everybody at this table."""

    stages: int
    rounds: int
    bids: int
    copies: int
    values: dict[Colour, int]
    bonus: list[BonusStep]
    bonus_rule: str


class Worth(TypedDict):
    """What a seat's next jewel of a colour would add, and how many it would then have."""

    points: int
    count: int


class PlacedCard(TypedDict):
    """A card at a cushion; its value only its owner knows."""

    seat: int
    cushion: int
    card: NotRequired[int]


class SettledCard(TypedDict):
    """A card that lay at a cushion in the last round; did it take the jewel?"""

    seat: int
    card: int
    wins: bool


class Sale(TypedDict):
    """How a cushion was settled: its jewel, who got it (None: the pouch), and the cards in the order of placing."""

    cushion: int
    jewel: Colour
    winner: int | None
    cards: list[SettledCard]


class SultanSeat(TypedDict):
    """A seat as another sees it: the hand and the deck are its own secret, the jewels lie behind a screen."""

    seat: int
    hand_size: int
    deck_size: int
    cards_due: int  # how many it still has to place in this round
    played: list[int]
    unseen: list[int]  # how many of the cards 1, 2, 3… it has not shown yet
    hand: NotRequired[list[int]]
    deck: NotRequired[list[int]]
    jewels: NotRequired[dict[Colour, int]]
    jewels_size: NotRequired[int]
    jewel_points: NotRequired[int]
    bonus: NotRequired[int]
    points: NotRequired[int]


class SultanView(TypedDict):
    """What a seat may know of a table of Sultan."""

    stage: int
    round: int
    first_player: int
    order: list[int]  # in which the seats place their cards
    printed: Printed
    offer: dict[Colour, int]
    cushions: list[Colour | None]
    placed: list[PlacedCard]  # in the order of placing
    seats: list[SultanSeat]
    last_round: list[Sale]  # until the first card of this one is placed
    bag: NotRequired[dict[Colour, int]]  # where all is open
    worth: NotRequired[dict[Colour, Worth]]  # to the one who looks


def view(table: Sultan, seat: int | None) -> SultanView:
    """Exactly what this seat (None: a spectator) may know."""
    return public_view(table) if seat is None else own_view(table, seat, public_view(table))


def own_view(table: Sultan, seat: int, public: SultanView) -> SultanView:
    """What a spectator sees, with what this seat knows beyond it."""
    seats = public["seats"][:]
    seats[seat] = own_seat(table, seat, seats[seat])
    return {
        **public,
        "placed": [seen_bid(table.cells[BIDS + place], seat) for place in range(table.placed_count)],
        "seats": seats,
        "worth": {name: worth(table, seat, colour) for colour, name in enumerate(COLOURS)},
    }


def public_view(table: Sultan) -> SultanView:
    """What everybody may know."""
    shows_all = table.actor() == OVER or table.setting.open_jewels
    seen: SultanView = {
        "stage": int(table.stage),
        "round": int(table.round),
        "first_player": int(table.first),
        "order": [(int(table.first) + place) % int(table.setting.players) for place in range(table.setting.players)],
        "printed": printed(table.setting),
        "offer": by_colour(table, OFFER),
        "cushions": [seen_cushion(table, cushion) for cushion in range(table.setting.cushions)],
        "placed": [seen_bid(table.cells[BIDS + place], None) for place in range(table.placed_count)],
        "seats": [seen_seat(table, other, shows_all) for other in range(table.setting.players)],
        "last_round": last_round(table),
    }
    if shows_all:
        seen["bag"] = by_colour(table, BAG)
    return seen


def printed(setting: Setting) -> Printed:
    return {
        "stages": int(setting.stages),
        "rounds": int(setting.rounds),
        "bids": int(setting.bids),
        "copies": int(setting.copies),
        "values": {name: int(setting.values[colour]) for colour, name in enumerate(COLOURS)},
        "bonus": bonus_steps(setting),
        "bonus_rule": "S-44" if setting.players == 2 else "S-43",
    }


def bonus_steps(setting: Setting) -> list[BonusStep]:
    """S-43, S-44: each number of jewels of one colour that brings a bonus; the last bonus holds for more, too."""
    last = len(setting.bonus) - 1
    counts = [count for count, points in enumerate(setting.bonus) if points > 0]
    return [{"count": count, "points": int(setting.bonus[count]), "and_more": count == last} for count in counts]


def worth(table: Sultan, seat: i64, colour: i64) -> Worth:
    """S-42 to S-44: how many points the seat's next jewel of a colour would add, and how many it would then have."""
    setting = table.setting
    count = table.cells[jewel_cell(seat) + colour] + 1
    points = setting.values[colour] + bonus(setting, count) - bonus(setting, count - 1)
    return {"points": int(points), "count": int(count)}


def seen_cushion(table: Sultan, cushion: i64) -> Colour | None:
    jewel = table.cells[CUSHIONS + cushion]
    return None if jewel == NO_JEWEL else COLOURS[jewel]


def seen_bid(placed: i64, seat: int | None) -> PlacedCard:
    """S-20: who placed a card where is open; its value only its owner knows."""
    owner = int(bid_seat(placed))
    seen: PlacedCard = {"seat": owner, "cushion": int(bid_cushion(placed))}
    if owner == seat:
        seen["card"] = int(bid_card(placed))
    return seen


def last_round(table: Sultan) -> list[Sale]:
    """S-24 to S-31: what the cards that were turned up last brought; nothing before, or once others lie there."""
    if table.placed_count > 0 or table.cells[SOLD] == NO_JEWEL:
        return []
    return [seen_sale(table, cushion) for cushion in range(table.setting.cushions)]


def seen_sale(table: Sultan, cushion: i64) -> Sale:
    taker = table.cells[TAKERS + cushion]
    placed = table.cells[BIDS : BIDS + table.setting.players * table.setting.bids]
    cards: list[SettledCard] = [
        {"seat": int(bid_seat(each)), "card": int(bid_card(each)), "wins": each == taker}
        for each in placed
        if bid_cushion(each) == cushion
    ]
    return {
        "cushion": int(cushion),
        "jewel": COLOURS[table.cells[SOLD + cushion]],
        "winner": None if taker == NO_BID else int(bid_seat(taker)),
        "cards": cards,
    }


def seen_seat(table: Sultan, other: i64, shows_all: bool) -> SultanSeat:
    unseen = unseen_cards(table, other)
    cards = range(1, table.setting.highest_card + 1)
    seen: SultanSeat = {
        "seat": int(other),
        "hand_size": int(table.hand_size(other)),
        "deck_size": int(table.count(deck_cell(other), ROW)),
        "cards_due": cards_due(table, other),
        "played": [card for card in cards for _ in range(table.setting.copies - unseen[card])],  # S-33, S-R13
        "unseen": [int(unseen[card]) for card in cards],
    }
    if shows_all:
        show_jewels(table, other, seen)
    return seen


def own_seat(table: Sultan, seat: i64, public: SultanSeat) -> SultanSeat:
    seen: SultanSeat = {
        **public,
        "hand": [int(table.cells[hand_cell(seat) + place]) for place in range(table.hand_size(seat))],
        "deck": deck_cards(table, seat),
    }
    show_jewels(table, seat, seen)
    return seen


def show_jewels(table: Sultan, other: i64, seen: SultanSeat) -> None:
    """S-42 to S-47: the jewels of a seat, and what they bring, one by one and by many of a colour."""
    seen["jewels"] = by_colour(table, jewel_cell(other))
    seen["jewels_size"] = int(table.count(jewel_cell(other), COLOUR_COUNT))
    parts = breakdown(table, other).values()
    seen["jewel_points"] = sum([part["points"] for part in parts])
    seen["bonus"] = sum([part["bonus"] for part in parts])
    seen["points"] = int(score(table, other))


def cards_due(table: Sultan, seat: i64) -> int:
    """S-17, S-21: how many cards a seat still has to place in this round."""
    if table.actor() == OVER:
        return 0
    placed = [each for each in table.cells[BIDS : BIDS + table.placed_count] if bid_seat(each) == seat]
    return int(table.setting.bids) - len(placed)


def by_colour(table: Sultan, start: i64) -> dict[Colour, int]:
    return {name: int(table.cells[start + colour]) for colour, name in enumerate(COLOURS)}


def deck_cards(table: Sultan, seat: i64) -> list[int]:
    return [card for card in range(1, ROW) for _ in range(table.cells[deck_cell(seat) + card])]


def unseen_cards(table: Sultan, seat: i64) -> vec[i64]:
    """How many of each card a seat holds in hand or deck or has placed face down."""
    unseen = table.cells[deck_cell(seat) : deck_cell(seat) + ROW]
    for place in range(table.hand_size(seat)):
        unseen[table.cells[hand_cell(seat) + place]] += 1
    for place in range(table.placed_count):
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
    for place in range(table.placed_count):
        placed = table.cells[BIDS + place]
        if bid_seat(placed) == seat:
            card = draw_one(unseen, total(unseen), stream)
            unseen[card] -= 1
            table.cells[BIDS + place] = bid(seat, card, bid_cushion(placed))
    for cell in range(hand_cell(seat), deck_cell(seat)):
        table.cells[cell] = NO_CARD
    for card in draw_some(unseen, total(unseen), hand_size, stream):
        table.take_up(seat, card)
    for card in range(ROW):
        table.cells[deck_cell(seat) + card] = unseen[card]
