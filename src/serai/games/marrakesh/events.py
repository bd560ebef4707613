"""The facts that Marrakesh's rules tell."""

from typing import Final

from serai.core.events import EventKind
from serai.games.marrakesh.actions import (
    ASSISTANT_OPTION,
    EFFECT,
    GATE_SPACE,
    RIVER_OPTION,
    SHOP,
    STACK_PLACE,
    SUPPLY_MODE,
    WATERFALL,
)
from serai.games.marrakesh.pieces.names import (
    CITY,
    COLOUR,
    COUNT,
    DISTRICT,
    LUXURY,
    OASIS,
    OFFICE,
    POINTS_FOUND,
    RESOURCE,
    RIVER_FACE,
    SAHARA_FIELD,
    SCROLL,
    SCROLL_COLOUR,
    SEAT,
    SQUARE_FIELD,
    STAIRCASE,
    SUPPLY_TILE,
)

SEASON_BEGUN: Final = EventKind("season_begun", {"season": COUNT, "seat": SEAT, "face": RIVER_FACE}, rule="M-051")
ROUND_BEGUN: Final = EventKind("round_begun", {"season": COUNT, "round": COUNT, "seat": SEAT}, rule="M-052")
START_CHOSEN: Final = EventKind("start_chosen", {"seat": SEAT}, rule="M-049")
OFFICE_OPENED: Final = EventKind("office_opened", {"office": OFFICE}, reveals=True, rule="M-035")
TRACK_KESHI_PLACED: Final = EventKind(
    "track_keshi_placed", {"seat": SEAT, "colour": COLOUR, "place": COUNT}, rule="M-044"
)
DISC_SET: Final = EventKind("disc_set", {"seat": SEAT, "rotation": COUNT}, rule="M-045")
SUPPLY_DEALT: Final = EventKind(
    "supply_dealt", {"seat": SEAT}, many=("tiles", SUPPLY_TILE), secret=("tiles",), rule="M-046"
)
SUPPLY_CHOSEN: Final = EventKind("supply_chosen", {"seat": SEAT, "tile": SUPPLY_TILE}, secret=("tile",), rule="M-047")
SUPPLY_TURNED_UP: Final = EventKind("supply_turned_up", {"seat": SEAT, "tile": SUPPLY_TILE}, reveals=True, rule="M-185")
KESHIS_CHOSEN: Final = EventKind(
    "keshis_chosen", {"seat": SEAT}, many=("colours", COLOUR), secret=("colours",), rule="M-057"
)
KESHIS_REVEALED: Final = EventKind(
    "keshis_revealed", {"seat": SEAT}, many=("colours", COLOUR), reveals=True, rule="M-057"
)
ASSISTANT_SENT: Final = EventKind("assistant_sent", {"seat": SEAT, "district": DISTRICT}, rule="M-060")
TOWER_DROPPED: Final = EventKind(
    "tower_dropped", {"count": COUNT}, many=("colours", COLOUR), reveals=True, rule="M-065"
)
DRAFTED: Final = EventKind("drafted", {"seat": SEAT}, many=("colours", COLOUR), rule="M-068")
DROPPED_OUT: Final = EventKind("dropped_out", {"seat": SEAT}, rule="M-072")
OFFER_CLEARED: Final = EventKind("offer_cleared", {"count": COUNT}, rule="M-075")
KESHI_PLACED: Final = EventKind("keshi_placed", {"seat": SEAT, "colour": COLOUR, "district": DISTRICT}, rule="M-077")
JUGGLER_PLACED: Final = EventKind("juggler_placed", {"seat": SEAT, "field": SQUARE_FIELD}, rule="M-083")
LEADER_PLACED: Final = EventKind("leader_placed", {"seat": SEAT, "field": SAHARA_FIELD}, rule="M-084")
KESHI_LOST: Final = EventKind("keshi_lost", {"seat": SEAT, "colour": COLOUR}, rule="M-021")
KESHI_RETURNED: Final = EventKind("keshi_returned", {"seat": SEAT, "colour": COLOUR}, rule="M-162")
POINTS_GAINED: Final = EventKind("points_gained", {"seat": SEAT, "points": POINTS_FOUND}, rule="M-012")
POINTS_LOST: Final = EventKind("points_lost", {"seat": SEAT, "points": POINTS_FOUND}, rule="M-012")
RESOURCES_GAINED: Final = EventKind(
    "resources_gained", {"seat": SEAT, "resource": RESOURCE, "count": COUNT}, rule="M-009"
)
RESOURCES_PAID: Final = EventKind("resources_paid", {"seat": SEAT, "resource": RESOURCE, "count": COUNT}, rule="M-014")
PAID: Final = EventKind("paid", {"seat": SEAT, "water": COUNT, "date": COUNT, "dinar": COUNT}, rule="M-024")
HARVESTED: Final = EventKind("harvested", {"seat": SEAT, "date": COUNT, "water": COUNT, "dinar": COUNT}, rule="M-109")
EFFECT_CHOSEN: Final = EventKind("effect_chosen", {"seat": SEAT, "effect": EFFECT}, rule="M-017")
RIVER_BONUS_CHOSEN: Final = EventKind(
    "river_bonus_chosen", {"seat": SEAT, "option": RIVER_OPTION, "face": RIVER_FACE}, rule="M-179"
)
GOODS_PAID: Final = EventKind("goods_paid", {"seat": SEAT, "colour": COLOUR, "count": COUNT}, rule="M-014")
ASSISTANT_USED: Final = EventKind(
    "assistant_used", {"seat": SEAT, "district": DISTRICT, "option": ASSISTANT_OPTION}, rule="M-089"
)
ACTION_BEGUN: Final = EventKind("action_begun", {"seat": SEAT, "district": DISTRICT}, rule="M-097")
BOAT_MOVED: Final = EventKind("boat_moved", {"seat": SEAT, "space": COUNT}, rule="M-102")
BOAT_MOORED: Final = EventKind("boat_moored", {"seat": SEAT, "place": COUNT}, rule="M-103")
WATERFALL_BONUS: Final = EventKind("waterfall_bonus", {"seat": SEAT, "waterfall": WATERFALL}, rule="M-169")
OFFICE_USED: Final = EventKind("office_used", {"seat": SEAT, "office": OFFICE, "colour": COLOUR}, rule="M-111")
LUXURY_TAKEN: Final = EventKind("luxury_taken", {"seat": SEAT, "luxury": LUXURY, "shop": SHOP}, rule="M-112")
LUXURY_TURNED_UP: Final = EventKind("luxury_turned_up", {"luxury": LUXURY, "shop": SHOP}, reveals=True, rule="M-030")
SHOP_RESTOCKED: Final = EventKind("shop_restocked", {"shop": SHOP, "from_shop": SHOP, "count": COUNT}, rule="M-030")
DISC_TURNED: Final = EventKind("disc_turned", {"seat": SEAT, "rotation": COUNT}, rule="M-117")
SQUARE_BONUS_TAKEN: Final = EventKind(
    "square_bonus_taken", {"seat": SEAT, "field": SQUARE_FIELD, "spectators": COUNT}, rule="M-117"
)
FIGURE_MOVED: Final = EventKind("figure_moved", {"seat": SEAT, "stairs": STAIRCASE, "step": COUNT}, rule="M-123")
BOUNDARY_CROSSED: Final = EventKind(
    "boundary_crossed", {"seat": SEAT, "stairs": STAIRCASE, "section": COUNT}, rule="M-126"
)
BONUS_CHOSEN: Final = EventKind(
    "bonus_chosen", {"seat": SEAT, "mosque": COUNT, "palace": COUNT, "option": COUNT}, rule="M-127"
)
COMPANION_JOINED: Final = EventKind("companion_joined", {"stairs": STAIRCASE, "seat": SEAT}, rule="M-203")
COMPANION_ALONE: Final = EventKind("companion_alone", {"stairs": STAIRCASE, "step": COUNT}, rule="M-206")
COMPANION_LEFT: Final = EventKind("companion_left", {"stairs": STAIRCASE}, rule="M-208")
SCROLLS_RENEWED: Final = EventKind("scrolls_renewed", {"seat": SEAT, "colour": SCROLL_COLOUR}, rule="M-144")
SCROLL_TAKEN: Final = EventKind("scroll_taken", {"seat": SEAT, "scroll": SCROLL}, rule="M-140")
SCROLL_TURNED_UP: Final = EventKind(
    "scroll_turned_up", {"scroll": SCROLL, "colour": SCROLL_COLOUR, "place": STACK_PLACE}, reveals=True, rule="M-028"
)
ACADEMY_RESTOCKED: Final = EventKind(
    "academy_restocked",
    {"colour": SCROLL_COLOUR, "place": STACK_PLACE, "from_place": STACK_PLACE, "count": COUNT},
    rule="M-029",
)
GATE_BUILT: Final = EventKind("gate_built", {"seat": SEAT, "colour": COLOUR, "space": GATE_SPACE}, rule="M-151")
OASIS_DISCOVERED: Final = EventKind(
    "oasis_discovered", {"seat": SEAT, "oasis": OASIS, "field": SAHARA_FIELD}, reveals=True, rule="M-086"
)
OASIS_ACQUIRED: Final = EventKind("oasis_acquired", {"seat": SEAT, "oasis": OASIS, "place": COUNT}, rule="M-160")
OASIS_VALUED: Final = EventKind("oasis_valued", {"seat": SEAT, "oasis": OASIS, "points": POINTS_FOUND}, rule="M-168")
CITY_TAKEN: Final = EventKind("city_taken", {"seat": SEAT, "city": CITY, "field": SAHARA_FIELD}, rule="M-219")
CITY_ACQUIRED: Final = EventKind("city_acquired", {"seat": SEAT, "city": CITY}, rule="M-221")
ROUND_ENDED: Final = EventKind("round_ended", {"season": COUNT, "round": COUNT}, rule="M-053")
RIVER_WON: Final = EventKind("river_won", {"seat": SEAT, "rank": COUNT, "face": RIVER_FACE}, rule="M-175")
RIVER_UNWON: Final = EventKind("river_unwon", {"face": RIVER_FACE}, rule="M-177")
BOATS_RETURNED: Final = EventKind("boats_returned", {"season": COUNT}, rule="M-180")
SUPPLY_PAID: Final = EventKind("supply_paid", {"seat": SEAT, "mode": SUPPLY_MODE}, rule="M-182")
SUPPLY_FAILED: Final = EventKind("supply_failed", {"seat": SEAT, "points": POINTS_FOUND}, rule="M-183")
GAME_SCORED: Final = EventKind(
    "game_scored",
    {"seat": SEAT, "score": POINTS_FOUND, "districts": COUNT, "resources": COUNT},
    many=("oases", OASIS),
    rule="M-198",
)

EVENTS: Final = (
    SEASON_BEGUN,
    ROUND_BEGUN,
    START_CHOSEN,
    OFFICE_OPENED,
    TRACK_KESHI_PLACED,
    DISC_SET,
    SUPPLY_DEALT,
    SUPPLY_CHOSEN,
    SUPPLY_TURNED_UP,
    KESHIS_CHOSEN,
    KESHIS_REVEALED,
    ASSISTANT_SENT,
    TOWER_DROPPED,
    DRAFTED,
    DROPPED_OUT,
    OFFER_CLEARED,
    KESHI_PLACED,
    JUGGLER_PLACED,
    LEADER_PLACED,
    KESHI_LOST,
    KESHI_RETURNED,
    POINTS_GAINED,
    POINTS_LOST,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    PAID,
    HARVESTED,
    EFFECT_CHOSEN,
    RIVER_BONUS_CHOSEN,
    GOODS_PAID,
    ASSISTANT_USED,
    ACTION_BEGUN,
    BOAT_MOVED,
    BOAT_MOORED,
    WATERFALL_BONUS,
    OFFICE_USED,
    LUXURY_TAKEN,
    LUXURY_TURNED_UP,
    SHOP_RESTOCKED,
    DISC_TURNED,
    SQUARE_BONUS_TAKEN,
    FIGURE_MOVED,
    BOUNDARY_CROSSED,
    BONUS_CHOSEN,
    COMPANION_JOINED,
    COMPANION_ALONE,
    COMPANION_LEFT,
    SCROLLS_RENEWED,
    SCROLL_TAKEN,
    SCROLL_TURNED_UP,
    ACADEMY_RESTOCKED,
    GATE_BUILT,
    OASIS_DISCOVERED,
    OASIS_ACQUIRED,
    OASIS_VALUED,
    CITY_TAKEN,
    CITY_ACQUIRED,
    ROUND_ENDED,
    RIVER_WON,
    RIVER_UNWON,
    BOATS_RETURNED,
    SUPPLY_PAID,
    SUPPLY_FAILED,
    GAME_SCORED,
)
