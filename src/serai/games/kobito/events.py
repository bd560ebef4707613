"""The facts that Kobito's rules tell."""

from typing import Final

from serai.core.events import EventKind
from serai.games.kobito.pieces import CARD, COUNT, END, NUMBER, PLACE, POINTS, POT, RAINBOW, SEAT, SLOT

POT_REVEALED: Final = EventKind(
    "pot_revealed", {"slot": SLOT, "pot": POT, "length": COUNT, "points": POINTS}, reveals=True
)
STARTER_LAID: Final = EventKind("starter_laid", {"slot": SLOT, "card": CARD}, reveals=True)
HAND_DEALT: Final = EventKind("hand_dealt", {"seat": SEAT, "count": COUNT}, many=("cards", CARD), secret=("cards",))
CARDS_DRAWN: Final = EventKind("cards_drawn", {"seat": SEAT, "count": COUNT}, many=("cards", CARD), secret=("cards",))
RESHUFFLED: Final = EventKind("reshuffled", {"count": COUNT})
TURN_BEGUN: Final = EventKind("turn_begun", {"seat": SEAT, "obligation": COUNT})
CARD_ADDED: Final = EventKind(
    "card_added", {"seat": SEAT, "to": RAINBOW, "end": END, "number": NUMBER}, ("cards", CARD)
)
RAINBOW_STARTED: Final = EventKind("rainbow_started", {"seat": SEAT, "to": RAINBOW, "number": NUMBER}, ("cards", CARD))
TOWER_BUILT: Final = EventKind(
    "tower_built", {"seat": SEAT, "on": RAINBOW, "place": PLACE, "number": NUMBER}, ("cards", CARD)
)
KOBITO_SWAPPED: Final = EventKind("kobito_swapped", {"seat": SEAT, "at": RAINBOW, "place": PLACE, "card": CARD})
PLACES_MOVED: Final = EventKind(
    "places_moved", {"seat": SEAT, "from": RAINBOW, "to": RAINBOW, "end": END}, ("numbers", NUMBER)
)
POT_WON: Final = EventKind("pot_won", {"seat": SEAT, "slot": SLOT, "pot": POT, "points": POINTS})
RAINBOW_DISCARDED: Final = EventKind("rainbow_discarded", {"slot": SLOT}, ("cards", CARD))
LAST_TURN: Final = EventKind("last_turn", {"seat": SEAT})
PUT_ASIDE: Final = EventKind("put_aside", {"player": SEAT}, ("cards", CARD), reveals=True)
TURN_ENDED: Final = EventKind("turn_ended", {"seat": SEAT, "played": COUNT, "obligation": COUNT})
STALEMATE: Final = EventKind("stalemate", {})
GAME_SCORED: Final = EventKind("game_scored", {"seat": SEAT, "score": POINTS, "points": POINTS, "penalty": POINTS})

EVENTS: Final = (
    POT_REVEALED,
    STARTER_LAID,
    HAND_DEALT,
    CARDS_DRAWN,
    RESHUFFLED,
    TURN_BEGUN,
    CARD_ADDED,
    RAINBOW_STARTED,
    TOWER_BUILT,
    KOBITO_SWAPPED,
    PLACES_MOVED,
    POT_WON,
    RAINBOW_DISCARDED,
    LAST_TURN,
    PUT_ASIDE,
    TURN_ENDED,
    STALEMATE,
    GAME_SCORED,
)
