"""The facts that Sultan's rules tell."""

from typing import Final, TypedDict

from mypy_extensions import i64

from serai.core.actions import Field
from serai.core.events import EventKind
from serai.games.sultan.pieces import CARD, COLOUR, COUNT, CUSHION, SCORE, SEAT
from serai.games.sultan.state import bid_card, bid_seat


class RevealedCard(TypedDict):
    """A card that lay at a cushion, turned up."""

    seat: int
    card: int


class RevealedBid(Field):
    """A placed card, packed by `bid`, without its cushion."""

    def to_json(self, value: i64) -> RevealedCard:
        return {"seat": int(bid_seat(value)), "card": int(bid_card(value))}


BID: Final = RevealedBid(9)

STAGE_BEGUN: Final = EventKind("stage_begun", {"stage": COUNT}, rule="S-10")
HAND_DEALT: Final = EventKind("hand_dealt", {"seat": SEAT}, many=("cards", CARD), secret=("cards",), rule="S-12")
ROUND_BEGUN: Final = EventKind("round_begun", {"stage": COUNT, "round": COUNT, "seat": SEAT}, rule="S-11")
JEWELS_DRAWN: Final = EventKind("jewels_drawn", {"seat": SEAT}, many=("jewels", COLOUR), reveals=True, rule="S-14")
JEWEL_RETURNED: Final = EventKind("jewel_returned", {"seat": SEAT, "jewel": COLOUR}, rule="S-15")
CARD_PLACED: Final = EventKind(
    "card_placed", {"seat": SEAT, "card": CARD, "cushion": CUSHION}, secret=("card",), rule="S-17"
)
CARD_REVEALED: Final = EventKind(
    "card_revealed", {"seat": SEAT, "card": CARD, "cushion": CUSHION}, reveals=True, rule="S-24"
)
JEWEL_WON: Final = EventKind(
    "jewel_won", {"seat": SEAT, "cushion": CUSHION, "jewel": COLOUR, "card": CARD}, many=("bids", BID), rule="S-27"
)
JEWEL_UNSOLD: Final = EventKind("jewel_unsold", {"cushion": CUSHION, "jewel": COLOUR}, rule="S-31")
GAME_SCORED: Final = EventKind(
    "game_scored", {"seat": SEAT, "score": SCORE, "jewels": COUNT}, reveals=True, rule="S-47"
)

EVENTS: Final = (
    STAGE_BEGUN,
    HAND_DEALT,
    ROUND_BEGUN,
    JEWELS_DRAWN,
    JEWEL_RETURNED,
    CARD_PLACED,
    CARD_REVEALED,
    JEWEL_WON,
    JEWEL_UNSOLD,
    GAME_SCORED,
)
