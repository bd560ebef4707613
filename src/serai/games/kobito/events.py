"""The facts that Kobito's rules tell."""

from typing import Final

from serai.core.events import EventKind
from serai.games.kobito.pieces import CARD, COUNT, END, NUMBER, PLACE, POINTS, POT, RAINBOW, SEAT, SLOT

POT_REVEALED: Final = EventKind(
    "pot_revealed", {"slot": SLOT, "pot": POT, "length": COUNT, "points": POINTS}, reveals=True, rule="K-43"
)
STARTER_LAID: Final = EventKind("starter_laid", {"slot": SLOT, "card": CARD}, reveals=True, rule="K-04")
HAND_DEALT: Final = EventKind(
    "hand_dealt", {"seat": SEAT, "count": COUNT}, many=("cards", CARD), secret=("cards",), rule="K-06"
)
CARDS_DRAWN: Final = EventKind(
    "cards_drawn", {"seat": SEAT, "count": COUNT}, many=("cards", CARD), secret=("cards",), rule="K-67"
)
RESHUFFLED: Final = EventKind("reshuffled", {"count": COUNT}, rule="K-68")
TURN_BEGUN: Final = EventKind("turn_begun", {"seat": SEAT, "obligation": COUNT}, rule="K-09")
CARD_ADDED: Final = EventKind(
    "card_added", {"seat": SEAT, "to": RAINBOW, "end": END, "number": NUMBER}, ("cards", CARD), rule="K-19"
)
RAINBOW_STARTED: Final = EventKind(
    "rainbow_started", {"seat": SEAT, "to": RAINBOW, "number": NUMBER}, ("cards", CARD), rule="K-24"
)
TOWER_BUILT: Final = EventKind(
    "tower_built", {"seat": SEAT, "on": RAINBOW, "place": PLACE, "number": NUMBER}, ("cards", CARD), rule="K-57"
)
KOBITO_SWAPPED: Final = EventKind(
    "kobito_swapped", {"seat": SEAT, "at": RAINBOW, "place": PLACE, "card": CARD}, rule="K-49"
)
PLACES_MOVED: Final = EventKind(
    "places_moved", {"seat": SEAT, "from": RAINBOW, "to": RAINBOW, "end": END}, ("numbers", NUMBER), rule="K-31"
)
POT_WON: Final = EventKind("pot_won", {"seat": SEAT, "slot": SLOT, "pot": POT, "points": POINTS}, rule="K-41")
RAINBOW_DISCARDED: Final = EventKind("rainbow_discarded", {"slot": SLOT}, ("cards", CARD), rule="K-42")
LAST_TURN: Final = EventKind("last_turn", {"seat": SEAT}, rule="K-73")
PUT_ASIDE: Final = EventKind("put_aside", {"seat": SEAT}, ("cards", CARD), reveals=True, rule="K-63")
TURN_ENDED: Final = EventKind("turn_ended", {"seat": SEAT, "played": COUNT, "obligation": COUNT}, rule="K-66")
STALEMATE: Final = EventKind("stalemate", {}, rule="K-72")
GAME_SCORED: Final = EventKind(
    "game_scored", {"seat": SEAT, "score": POINTS, "points": POINTS, "penalty": POINTS}, rule="K-75"
)

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
