"""The facts that Treasures' rules tell."""

from typing import Final

from serai.core.events import EventKind
from serai.games.treasures.pieces import CARD, CATEGORY, COUNT, SEAT, TEAM

DEALER_NAMED: Final = EventKind("dealer_named", {"seat": SEAT}, reveals=True, rule="T-04")
ROUND_BEGUN: Final = EventKind("round_begun", {"round": COUNT, "seat": SEAT}, rule="T-05")
TIEBREAK_BEGUN: Final = EventKind("tiebreak_begun", {"round": COUNT, "seat": SEAT}, many=("seats", SEAT), rule="T-65")
HAND_DEALT: Final = EventKind("hand_dealt", {"seat": SEAT}, many=("cards", CARD), secret=("cards",), rule="T-12")
TABLE_DEALT: Final = EventKind("table_dealt", {}, many=("cards", CARD), reveals=True, rule="T-06")
CARD_PLAYED: Final = EventKind("card_played", {"seat": SEAT, "card": CARD}, reveals=True, rule="T-10")
CARDS_TAKEN: Final = EventKind("cards_taken", {"seat": SEAT, "card": CARD}, many=("cards", CARD), rule="T-16")
CARD_LAID: Final = EventKind("card_laid", {"seat": SEAT, "card": CARD}, rule="T-21")
CARDS_CLAIMED: Final = EventKind("cards_claimed", {"seat": SEAT, "card": CARD}, many=("cards", CARD), rule="T-30")
CLAIM_PASSED: Final = EventKind("claim_passed", {"seat": SEAT, "card": CARD}, rule="T-36")
SWEPT: Final = EventKind("swept", {"seat": SEAT, "stones": COUNT}, rule="T-26")
LEFTOVERS_TAKEN: Final = EventKind("leftovers_taken", {"seat": SEAT}, many=("cards", CARD), rule="T-44")
LEFTOVERS_LOST: Final = EventKind("leftovers_lost", {}, many=("cards", CARD), rule="T-46")
CATEGORY_WON: Final = EventKind("category_won", {"category": CATEGORY, "seat": SEAT, "count": COUNT}, rule="T-53")
CATEGORY_WON_BY_TEAM: Final = EventKind(
    "category_won_by_team", {"category": CATEGORY, "team": TEAM, "count": COUNT}, rule="T-76"
)
CATEGORY_TIED: Final = EventKind("category_tied", {"category": CATEGORY, "count": COUNT}, rule="T-54")
ROUND_SCORED: Final = EventKind("round_scored", {"seat": SEAT, "won": COUNT, "stones": COUNT}, rule="T-47")
TEAM_SCORED: Final = EventKind("team_scored", {"team": TEAM, "won": COUNT, "stones": COUNT}, rule="T-74")
GAME_WON: Final = EventKind("game_won", {"seat": SEAT, "stones": COUNT}, rule="T-63")
GAME_WON_BY_TEAM: Final = EventKind("game_won_by_team", {"team": TEAM, "stones": COUNT}, rule="T-74")

EVENTS: Final = (
    DEALER_NAMED,
    ROUND_BEGUN,
    TIEBREAK_BEGUN,
    HAND_DEALT,
    TABLE_DEALT,
    CARD_PLAYED,
    CARDS_TAKEN,
    CARD_LAID,
    CARDS_CLAIMED,
    CLAIM_PASSED,
    SWEPT,
    LEFTOVERS_TAKEN,
    LEFTOVERS_LOST,
    CATEGORY_WON,
    CATEGORY_WON_BY_TEAM,
    CATEGORY_TIED,
    ROUND_SCORED,
    TEAM_SCORED,
    GAME_WON,
    GAME_WON_BY_TEAM,
)
