"""The facts that Sultan's rules tell."""

from typing import Final

from serai.core.events import EventKind
from serai.games.sultan.pieces import CARD, COLOUR, COUNT, CUSHION, SCORE, SEAT

STAGE_BEGUN: Final = EventKind("stage_begun", {"stage": COUNT})
HAND_DEALT: Final = EventKind("hand_dealt", {"seat": SEAT}, many=("cards", CARD), secret=("cards",))
ROUND_BEGUN: Final = EventKind("round_begun", {"stage": COUNT, "round": COUNT, "seat": SEAT})
JEWELS_DRAWN: Final = EventKind("jewels_drawn", {"seat": SEAT}, many=("jewels", COLOUR), reveals=True)
JEWEL_RETURNED: Final = EventKind("jewel_returned", {"seat": SEAT, "jewel": COLOUR})
CARD_PLACED: Final = EventKind("card_placed", {"seat": SEAT, "card": CARD, "cushion": CUSHION}, secret=("card",))
CARD_REVEALED: Final = EventKind("card_revealed", {"seat": SEAT, "card": CARD, "cushion": CUSHION}, reveals=True)
JEWEL_WON: Final = EventKind("jewel_won", {"seat": SEAT, "cushion": CUSHION, "jewel": COLOUR})
JEWEL_UNSOLD: Final = EventKind("jewel_unsold", {"cushion": CUSHION, "jewel": COLOUR})
GAME_SCORED: Final = EventKind("game_scored", {"seat": SEAT, "score": SCORE, "jewels": COUNT}, reveals=True)

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
