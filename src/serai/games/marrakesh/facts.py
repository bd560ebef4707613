"""What the house asks of Marrakesh beside its rules."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from serai.core.facts import Facts, Pieces, Use
from serai.games.marrakesh.pieces.names import LUXURY_KINDS
from serai.games.marrakesh.rules.moments import CITY_TILES, OASIS_TILES, RIVER_FACES, SCROLL_TILES, Tile
from serai.games.marrakesh.state import (
    JUGGLER_CELLS,
    KNOWN,
    LEADER_CELLS,
    LUXURY_CELLS,
    SCROLL_CELLS,
    SELLER_CELLS,
    TILE_CELLS,
    WORKSHOP_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)
from serai.games.marrakesh.tiles import SHELF

BETWEEN: Final = ("choose_keshis", "draft", "use_assistant", "over")


def count_pieces(table: Marrakesh) -> tuple[Pieces, Pieces]:
    """All scrolls, luxury goods and gates; keshis on a board are where their counts say. In the midst of a purchase
    a tile is in nobody's hands, so they are counted between the assistants only."""
    here = tiles_of(table)
    printed: Pieces = Counter({f"scroll {scroll}": 1 for scroll in range(1, 73)})
    printed.update({f"luxury {luxury}": 1 for luxury in range(1, 26)})
    printed["gate"] = 32
    for seat in range(table.setting.players):
        placed = [("juggler", JUGGLER_CELLS, 8, 4), ("leader", LEADER_CELLS, 10, 7)]
        placed += [("seller", SELLER_CELLS, 9, 8)]
        for name, row, length, colour in placed:
            here[f"{name} of {seat}"] = int(table.count_of(seat, row, length))
            printed[f"{name} of {seat}"] = int(table.keshis(seat, colour))
        here[f"guard of {seat}"] = int(table.guards(seat) + table.gate_count(seat))
        printed[f"guard of {seat}"] = int(table.keshis(seat, 6))
    if table.phase() not in BETWEEN:
        here, printed = Counter(), Counter()
    here["overfull district or debt"] = sum(excess_of(table, seat) for seat in range(table.setting.players))
    return here, printed


def excess_of(table: Marrakesh, seat: int) -> int:
    """Districts with more than eight keshis, and less than nothing of anything."""
    workers = [table.keshis(seat, colour) for colour in range(8)]
    rest = [table.keshis(seat, colour) for colour in range(8, 12)]
    stock = [table.stock(seat, resource) for resource in range(3)]
    return sum(keshis > 8 for keshis in workers) + sum(count < 0 for count in [*workers, *rest, *stock])


def tiles_of(table: Marrakesh) -> Pieces:
    """Scrolls and luxury goods in stacks and before the seats, gates in workshops and on boards."""
    here: Pieces = Counter()
    stacks = [("scroll", academy_cell(colour, place)) for colour in range(4) for place in range(3)]
    for kind, stack in [*stacks, *[("luxury", shop_cell(number)) for number in range(5)]]:
        height = table.height(stack)
        here.update(f"{kind} {table.cells[stack + TILE_CELLS + n] % KNOWN}" for n in range(height))
    here["gate"] = int(table.count(WORKSHOP_CELLS, 48))
    for seat in range(table.setting.players):
        owned = table.scroll_count(seat)
        here.update(f"scroll {table.of(seat, SCROLL_CELLS + n)}" for n in range(owned))
        owned = table.luxury_count(seat)
        here.update(f"luxury {table.of(seat, LUXURY_CELLS + n)}" for n in range(owned))
        here["gate"] += sum(table.gate(seat, space) > 0 for space in range(8))
    return here


# the rule behind what is told of each place of the boards
TOLD: Final = {
    "tell-room-date_plantation": "M-109",
    "tell-room-medrese": "M-135",
    "tell-room-palace": "M-123",
    "tell-room-mosque": "M-123",
    "tell-room-main_square": "M-117",
    "tell-room-river": "M-099",
    "tell-room-medina": "M-149",
    "tell-room-sahara": "M-159",
    "tell-room-souk": "M-110",
    "tell-assistant": "M-093",
    "tell-seller": "M-092",
    "tell-square": "M-117",
    "tell-disc": "M-119",
    "tell-start_right": "M-087",
    "tell-start_left": "M-087",
    "tell-route": "M-084",
    "tell-route-end": "M-219",
    "tell-city-field": "M-219",
    "tell-oasis-hidden": "M-086",
    "tell-stock-water": "M-009",
    "tell-stock-date": "M-009",
    "tell-stock-dinar": "M-009",
    "tell-goods": "M-003",
    "tell-points": "M-012",
    "tell-stairs-palace": "M-123",
    "tell-stairs-mosque": "M-123",
    "tell-line": "M-127",
    "tell-office": "M-111",
    "tell-luxury": "M-112",
    "tell-academy": "M-136",
    "tell-gate": "M-150",
    "tell-gate-space": "M-152",
    "tell-waterfall": "M-169",
    "tell-track-keshi": "M-161",
    "tell-track-swap": "M-162",
    "tell-track-scroll_3": "M-164",
    "tell-track-none": "M-165",
    "tell-supply": "M-181",
    "tell-due-covered": "M-183",
    "tell-due-short": "M-183",
    "tell-screen": "M-057",
    "tell-offer": "M-068",
    "tell-boat": "M-099",
    "tell-pier": "M-103",
    "tell-figure-palace": "M-123",
    "tell-figure-mosque": "M-123",
    "tell-companion-sultan": "M-210",
    "tell-companion-imam": "M-211",
    "tell-red": "M-082",
    "tell-tower": "M-065",
}

# and behind each tile, by the name of its sentence
TILES: Final[dict[str, Sequence[Tile]]] = {
    "scroll": SCROLL_TILES,
    "oasis": OASIS_TILES,
    "city": CITY_TILES,
    "face": RIVER_FACES,
}
TILE_RULES: Final = {f"{kind}-{tile.number}": tile.rule() for kind, tiles in TILES.items() for tile in tiles[1:]}
assert len(TILE_RULES) > SHELF

FACTS: Final = Facts(
    word_rules={**TOLD, **TILE_RULES},
    minutes=(90, 150),
    option_rules={"open_screens": "M-011"},
    uses=(
        Use("district", ("action_begun",), "district"),
        Use("luxury", ("luxury_taken",), "luxury", LUXURY_KINDS, of_each=5),
        Use("oasis", ("oasis_acquired",), "oasis"),
        Use("scroll", ("scroll_taken",), "scroll"),
    ),
    shows={"tower_dropped": 1800, "keshis_revealed": 400},
    study_games=100,
    count_pieces=count_pieces,
)
