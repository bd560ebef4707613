"""A row of Marrakesh's numbers says what the view says, and what everybody saw before."""

from typing import Any

from serai.games.marrakesh.pieces.names import COLOURS, DISTRICTS, POINT_SOURCES, SAHARA_FIELDS, SQUARE_FIELDS, STAIRS
from tests.research.reading import around, counted, rows_and_views

SAID = {
    *("season", "round", "start_player", "season_marker", "tower", "dropped", "offer", "offices", "river_faces"),
    *("scrolls", "shops", "workshops", "cities", "oases_shown", "inner_bonuses", "stairs_faces", "figures", "seats"),
}
FOLLOWS = {  # from what is said, from the actions, from earlier rows, or from the rules
    *("ladder", "previews", "keshi_previews", "about", "round_phase"),
    *("season_count", "round_count", "offices_left", "track_icons", "audience_side"),
}
HEAD = {"game", "players", "actor", "over", "result", "places", "decided_by", "seat", "phase"}
OF_A_SEAT = {  # said, or worked out from what is said
    *("seat", "score", "stock", "keshis", "guards", "sellers", "jugglers", "rotation", "leaders", "assistants", "boat"),
    *("arrival", "moored", "stairs", "aside", "gates", "oases", "track", "track_keshis", "drawn_keshis", "cities"),
    *("luxuries", "scrolls", "supply", "supply_down_size", "screen", "has_chosen", "supply_down", "chosen_keshis"),
    *("chosen_supply", "sources", "full", "final", "spectators", "goods", "room", "does", "due", "prices"),
    *("start_points", "screen_size", "sections", "places", "assistants_used", "done"),
}


def flags(names: list[str], of: tuple[str, ...]) -> list[int]:
    return [int(name in names) for name in of]


def padded(numbers: list[int], length: int) -> list[int]:
    return (numbers + [0] * length)[:length]


def test_a_row_gives_back_the_view() -> None:
    for row, view, _, seat in rows_and_views("marrakesh", 60):
        assert set(view) <= SAID | FOLLOWS | HEAD
        players = view["players"]
        assert (row["season"], row["round"]) == (view["season"], view["round"])
        for marker in ("start_player", "season_marker"):
            assert row[marker] == (view[marker] - seat) % players
        for pile in ("tower", "dropped", "offer"):
            assert row[pile] == list(view[pile].values())
        assert row["offices"] == padded(view["offices"], 3)
        assert row["river_faces"] == view["river_faces"]
        assert row["workshops"] == [list(each.values()) for each in view["workshops"]]
        assert row["cities"] == counted(view["cities"], range(13))
        assert not row["oases_open"] or [each for each in row["oases_shown"] if each] == view["oases_shown"]
        assert row["shops"] == [[shop["height"], shop["luxury"] or 0] for shop in view["shops"]]
        academies = [each for stacks in view["scrolls"].values() for each in stacks]
        assert row["scrolls"] == [seen_stack(each) for each in academies]
        assert len(view["stairs_faces"]) == len([face for face in row["stairs_faces"] if face])
        for stairs, figure in enumerate(view["figures"].values()):
            host = row["companions"][stairs]
            assert (figure is None) == (host == -2)
            if figure is not None:
                assert (host + seat) % players == figure["seat"] if host >= 0 else figure["seat"] is None
        for number, other in enumerate(around(view, seat)):
            assert set(other) <= OF_A_SEAT
            check_seat({key.partition(".")[2]: value for key, value in row.items() if f"seat_{number}." in key}, other)


def seen_stack(academy: dict[str, Any]) -> list[int]:
    known = {each["depth"]: each["scroll"] for each in academy["known"]}
    return [academy["height"], academy["scroll"] or 0, *[known.get(depth, 0) for depth in range(7)]]


def colour(name: str | None) -> int:
    return 0 if name is None else COLOURS.index(name) + 1  # type: ignore[arg-type]


def check_seat(row: dict[str, Any], seen: dict[str, Any]) -> None:
    for plain in ("score", "guards", "rotation", "boat", "arrival", "moored", "supply_down_size", "has_chosen"):
        assert row[plain] == seen[plain], plain
    for listed in ("stock", "keshis", "assistants", "aside"):
        assert row[listed] == list(seen[listed].values()), listed
    assert row["sellers"] == flags(seen["sellers"], DISTRICTS)
    assert row["jugglers"] == flags(seen["jugglers"], SQUARE_FIELDS)
    assert row["leaders"] == flags(seen["leaders"], SAHARA_FIELDS)
    assert row["stairs"] == [seen["stairs"][name] for name in STAIRS]
    assert row["gates"] == [colour(each) for each in seen["gates"]]
    assert row["oases"] == [each["oasis"] or 0 for each in seen["oases"].values()]
    assert row["track"] == padded(seen["track"], 7)
    assert row["track_keshis"] == [colour(each) for each in seen["track_keshis"]]
    assert [each for each in row["drawn_keshis"] if each] == [colour(each) for each in seen["drawn_keshis"]]
    assert row["cities"] == [0 if each is None else each["city"] for each in seen["cities"].values()]
    assert row["luxuries"] == counted(seen["luxuries"], range(1, 26))
    assert [min(each, 1) for each in row["scrolls"]] == counted(seen["scrolls"], range(1, 73))
    assert [tile for tile in range(1, 13) if row["supply"][tile - 1] == 2] == sorted(seen["supply"])
    assert sum(row["screen"]) == seen["screen_size"]
    assert seen["screen"] is None or row["screen"] == flags(seen["screen"], COLOURS)
    assert row["sources"] == [seen["sources"].get(name, 0) for name in POINT_SOURCES]
    if "supply_down" in seen:
        down = [tile for tile in range(1, 13) if row["supply"][tile - 1] in (1, 3)]
        assert down == sorted(seen["supply_down"])
        assert [t for t in down if row["supply"][t - 1] == 3] == (
            [seen["chosen_supply"]] if seen["chosen_supply"] else []
        )
        assert row["chosen_keshis"] == flags(seen["chosen_keshis"], COLOURS)
    else:
        assert not any(row["chosen_keshis"]) and all(each in (0, 2) for each in row["supply"])
