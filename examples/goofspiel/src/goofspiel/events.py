"""The facts that Goofspiel's rules tell."""

from typing import Final

from goofspiel.pieces import CARD, POINTS, ROUND, SEAT
from serai.core.events import EventKind

PRIZE_TURNED: Final = EventKind("prize_turned", {"round": ROUND, "prize": CARD}, reveals=True, rule="G-05")
BID_PLACED: Final = EventKind("bid_placed", {"seat": SEAT, "card": CARD}, secret=("card",), rule="G-06")
BID_SHOWN: Final = EventKind("bid_shown", {"seat": SEAT, "card": CARD}, reveals=True, rule="G-07")
PRIZES_WON: Final = EventKind("prizes_won", {"seat": SEAT, "points": POINTS}, many=("prizes", CARD), rule="G-08")
PRIZES_WAIT: Final = EventKind("prizes_wait", {}, many=("prizes", CARD), rule="G-09")
PRIZES_LOST: Final = EventKind("prizes_lost", {}, many=("prizes", CARD), rule="G-10")
GAME_SCORED: Final = EventKind("game_scored", {"seat": SEAT, "points": POINTS}, rule="G-13")

EVENTS: Final = (PRIZE_TURNED, BID_PLACED, BID_SHOWN, PRIZES_WON, PRIZES_WAIT, PRIZES_LOST, GAME_SCORED)
