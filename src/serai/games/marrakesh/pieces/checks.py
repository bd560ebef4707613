"""What an edition can't change: it has to agree with the rules and with its own counts."""

from typing import Final

from serai.games.marrakesh.pieces.effects import GAIN_KEYS
from serai.games.marrakesh.pieces.entries import Entry
from serai.games.marrakesh.pieces.names import (
    COLOURS,
    DISTRICTS,
    GOODS_COLOURS,
    LUXURY_KINDS,
    PLAYER_COLOURS,
    RESOURCES,
    WORKERS,
)

VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "keshi_colours": COLOURS,
    "goods_colours": GOODS_COLOURS,
    "resources": RESOURCES,
    "luxury_kinds": LUXURY_KINDS,
    "activation": ("immediate", "permanent", "round_end", "season_end"),
    "gain_keys": GAIN_KEYS,
    "pay_keys": (*RESOURCES, *GOODS_COLOURS),
    "districts": DISTRICTS,
}
COUNTS: Final = {
    "scrolls": 72,
    "oases": 30,
    "gates": 32,
    "luxury": 25,
    "exchange_offices": 12,
    "supply_tiles": 12,
    "river_tiles": 9,
    "river_tile_sides": 18,
    "desert_cities": 12,
    "stairs_tiles": 20,
    "stairs_tile_sides": 40,
    "square_fields": 8,
    "audience_discs": 4,
    "keshi_per_colour": 25,
    "keshi_total": 300,
    "resource_per_kind": 40,
    "pawns": 26,
    "cover_tiles": 8,
    "workshops": 4,
    "academies": 12,
    "souk_shops": 5,
}
SET_UP: Final[dict[str, object]] = {
    "players_min": 2,
    "players_max": 4,
    "player_colours": list(PLAYER_COLOURS),
    "seasons": 3,
    "rounds_per_season": 4,
    "assistants": 3,
    "screen_keshi_per_colour": 1,
    "offices_in_play": 3,
    "oases_per_player": 6,
    "supply_tiles_per_player": 3,
    "gates_per_workshop": 8,
    "luxury_per_shop": 5,
    "scroll_stacks_per_back": 3,
    "keshi_and_resources_unlimited": True,
    "score_track_lap": 100,
}

WRITTEN: Final[dict[str, str]] = {  # rules that name the number
    "players_min": "M-033",
    "players_max": "M-033",
    "player_colours": "M-033",
    "seasons": "M-051",
    "rounds_per_season": "M-051",
    "assistants": "M-089",
    "screen_keshi_per_colour": "M-048",
    "oases_per_player": "M-042",
    "supply_tiles_per_player": "M-046",
}


def check_box(root: Entry) -> dict[str, object]:
    """Names and counts of things; what the edition says of itself is given back."""
    entry = root.entry("edition")
    entry.must_be("schema", 1)
    entry.must_be("game", "marrakesh")
    head: dict[str, object] = {key: entry.text(key) for key in ("id", "title", "designer", "publisher")}
    head["year"] = entry.whole("year", 1, 9999)
    vocabulary = root.entry("vocabulary")
    for key, names in VOCABULARY.items():
        if len(vocabulary.names(key, names)) != len(names):
            raise vocabulary.bad(key, f"should name {', '.join(names)}")
    counts = root.entry("counts")
    for key, count in COUNTS.items():
        counts.must_be(key, count, "the box holds so many, and the lists of this file name each of them")
    return head


def check_set_up(entry: Entry) -> None:
    for key, value in SET_UP.items():
        entry.must_be(key, value, f"so says {WRITTEN[key]}" if key in WRITTEN else "the boards have so many places")


def check_player_board(root: Entry) -> None:
    """M-002 to M-004: the colours of the districts, their workers and their water sellers."""
    for number, district in enumerate(root.entry("districts").entries("list", len(DISTRICTS))):
        souk = DISTRICTS[number] == "souk"
        district.must_be("id", DISTRICTS[number])
        if sorted(district.names("colours", COLOURS)) != ([9, 10, 11] if souk else [number]):
            raise district.bad("colours", "should be the colours of its keshis")
        district.must_be("worker", WORKERS[number])
        district.must_be("water_seller_places", 0 if souk else 1)
    joker = root.entry("joker")
    joker.must_be("colour", "red")
    joker.must_be("worker", "water_seller")
    bonus = root.entry("placement_bonus")
    bonus.must_be("pink", "field")
    bonus.must_be("brown", "discover")
