"""What a seat may know of a table of Goofspiel, and the same table with the rest drawn anew."""

from typing import NotRequired, TypedDict

from goofspiel.state import NO_BID, Goofspiel
from serai.core.chance import Stream


class SeenBid(TypedDict):
    """G-06: who has bid is open; the card only its owner knows."""

    seat: int
    card: NotRequired[int]


class SeenSeat(TypedDict):
    """What a seat won and played is open (G-11), its hand is its own."""

    seat: int
    hand_size: int
    hand: NotRequired[list[int]]
    played: list[int]
    prizes: list[int]
    points: int


class GoofspielView(TypedDict):
    round: int
    offer: list[int]
    worth: int
    prizes_to_come: list[int]
    prizes_lost: list[int]
    bids: list[SeenBid]
    seats: list[SeenSeat]


def view(table: Goofspiel, seat: int | None) -> GoofspielView:
    """Exactly what this seat (None: a spectator) may know."""
    return {
        "round": table.round,
        "offer": table.offer[:],
        "worth": table.worth(table.offer),
        "prizes_to_come": table.pile[:],
        "prizes_lost": table.lost[:],
        "bids": [seen_bid(table, other, seat) for other, card in enumerate(table.bids) if card != NO_BID],
        "seats": [seen_seat(table, other, seat) for other in range(table.setting.players)],
    }


def seen_bid(table: Goofspiel, other: int, seat: int | None) -> SeenBid:
    return {"seat": other, "card": table.bids[other]} if other == seat else {"seat": other}


def seen_seat(table: Goofspiel, other: int, seat: int | None) -> SeenSeat:
    held = {*table.hands[other], table.bids[other]}
    seen: SeenSeat = {
        "seat": other,
        "hand_size": len(table.hands[other]),
        "played": [card for card in range(1, table.setting.cards + 1) if card not in held],
        "prizes": sorted(table.won[other]),
        "points": table.worth(table.won[other]),
    }
    if other == seat:
        seen["hand"] = table.hands[other][:]
    return seen


def redeal(table: Goofspiel, seat: int | None, stream: Stream) -> None:
    """Let every other seat have bid any card that it could have bid. All else is open, or not stored."""
    for other, card in enumerate(table.bids):
        if card != NO_BID and other != seat:
            hand = sorted([*table.hands[other], card])
            table.bids[other] = hand.pop(stream.below(len(hand)))
            table.hands[other] = hand
