"""Chance (M-K01 to M-K13): in which order, how it is written, what is impossible and how likely it is."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import serai
from serai.core.agenda import NOBODY, Table
from serai.core.chance import Stream
from serai.core.errors import BadAction
from serai.play.state import State
from serai.testing.scenes import go_on, impossible, play_out, tell_chance, undealt
from tests.marrakesh.scenes import ALL_COUNTS, act, begun, offer, set_offer, set_tower, tower

DRAWS = 1200
COLOURS = [
    "green",
    "grey",
    "white",
    "black",
    "pink",
    "turquoise",
    "beige",
    "brown",
    "red",
    "purple",
    "yellow",
    "orange",
]
FACES = ["1f", "2b", "3f", "4b", "5f", "6b", "7f", "8b", "9f", "10b", "11f", "12b"]


def waiting_for(kind: str, players: int = 2, **options: Any) -> State:
    """A table that waits for the first chance of this kind."""
    state = undealt("marrakesh", players, **options)
    stream = Stream(7)
    while state.table.actor() != NOBODY or state.table.chance_schema().name != kind:
        go_on(state, stream)
    return state


def drawn(table: Table, seed: int, draws: int = DRAWS) -> list[tuple[int, ...]]:
    """What the present chance comes to, again and again."""
    stream = Stream(seed)
    return [tuple(int(value) for value in table.draw(stream)) for _ in range(draws)]


def is_near(found: float, expected: float, draws: int = DRAWS) -> bool:
    """Is a frequency within five standard errors?"""
    return abs(found / draws - expected) < 5 * sqrt(expected * (1 - expected) / draws)


def set_up_chances(players: int, **options: Any) -> list[tuple[object, ...]]:
    """The chances before the first round, each with what is fixed about it."""
    moves = [move for move in begun(players, **options).moves() if move["actor"] == "chance"]
    keys = ("type", "colour", "place", "shop", "workshop", "seat")
    return [tuple(move[key] for key in keys if key in move) for move in moves]


# The order of chances


def expected_chances(players: int, *more: str) -> list[tuple[object, ...]]:
    seats = range(players)
    return [
        *[("scroll_stack", colour, place) for colour in ("grey", "yellow", "pink", "orange") for place in (1, 2, 3)],
        ("offices",),
        *[("luxury_stack", shop) for shop in range(1, 6)],
        ("river_tiles",),
        *[("gates", workshop) for workshop in range(1, 5)],
        *[(kind,) for kind in ("stairs_tiles", "desert_cities") if kind in more],
        *[("oases", seat) for seat in seats],
        *[(kind,) for kind in ("oasis_display",) if kind in more],
        *[("track_keshis", seat) for seat in seats],
        *[("supply_tiles", seat) for seat in seats],
        ("start_player", 0),
    ]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk01_mk12_m034_m049_chances_of_set_up_come_in_this_order(players: int) -> None:
    assert set_up_chances(players, river_tiles="first_game") == expected_chances(players)


def test_mk06_mk07_mk09_m034_m199_m218_chances_of_expansions_have_their_place() -> None:
    found = set_up_chances(3, river_tiles=[2, 3, 5], stairs_tiles=True, desert_cities=True)
    assert found == expected_chances(3, "stairs_tiles", "desert_cities", "oasis_display")


def test_mk10_mk11_m044_m045_m046_decisions_of_set_up_lie_between_the_chances() -> None:
    kinds: list[object] = []
    for move in begun(3, river_tiles="first_game").moves():
        if not kinds or kinds[-1] != move["type"]:
            kinds.append(move["type"])
    assert kinds[5:] == [
        "oases",
        "track_keshis",
        "place_track_keshi",
        "set_disc",
        "supply_tiles",
        "choose_supply",
        "start_player",
    ]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk13_m064_the_tower_is_the_only_chance_after_set_up(players: int) -> None:
    moves = play_out(undealt("marrakesh", players)).moves()
    after = [move["type"] for move in moves if move["actor"] == "chance"]
    assert after[after.index("start_player") + 1 :] == ["tower"] * 12


# How it is written


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk01_mk13_m034_m065_every_outcome_is_read_as_it_is_written(players: int) -> None:
    state = undealt("marrakesh", players, stairs_tiles=True, desert_cities=True, river_tiles=[2, 9, 18])
    stream = Stream(players)
    while not state.over and state.view(None)["season"] == 1:
        if state.table.actor() == NOBODY:
            outcome = state.table.draw(stream)
            schema = state.table.chance_schema()
            assert list(schema.from_json(schema.to_json(outcome))) == list(outcome)
            assert state.table.check(outcome) is None
            state.settle(outcome)
        else:
            go_on(state, stream)


def test_mk01_m034_the_tiles_of_a_stack_are_written_from_the_top() -> None:
    state = undealt("marrakesh", 2)
    tell_chance(state, "scroll_stack", colour="grey", place=1, tiles=[17, 3, 21, 1, 9, 8, 5])
    shown = state.view(None)["scrolls"]["grey"][0]  # type: ignore[index]
    assert shown == {"scroll": 17, "height": 7, "known": []}
    assert state.moves()[-1]["tiles"] == [17, 3, 21, 1, 9, 8, 5]


def test_mk13_m065_what_falls_out_of_the_tower_is_written_in_the_order_of_the_colours() -> None:
    state = waiting_for("tower")
    set_tower(state, orange=1, green=2, black=1)
    schema = state.table.chance_schema()
    outcome = schema.from_json({"type": "tower", "out": ["orange", "green", "black", "green"]})
    assert schema.to_json(outcome) == {"type": "tower", "out": ["green", "green", "black", "orange"]}


def test_mk13_m065_an_empty_outcome_of_the_tower_can_be_written() -> None:
    schema = waiting_for("tower").table.chance_schema()
    assert schema.to_json(schema.from_json({"type": "tower", "out": []})) == {"type": "tower", "out": []}


@pytest.mark.parametrize(
    "written",
    [
        {"type": "scroll_stack", "colour": "grey", "place": 2, "tiles": [1, 2, 3, 4, 5, 6, 7]},
        {"type": "scroll_stack", "colour": "pink", "place": 1, "tiles": [1, 2, 3, 4, 5, 6, 7]},
        {"type": "luxury_stack", "shop": 1, "tiles": [1, 2, 3, 4, 5]},
        {"type": "scroll_stack", "colour": "grey", "place": 1},
        {"type": "scroll_stack", "colour": "grey", "place": 1, "tiles": [0, 2, 3, 4, 5, 6, 7]},
    ],
)
def test_mk01_m034_what_is_not_the_present_chance_is_rejected(written: dict[str, object]) -> None:
    with pytest.raises(BadAction):
        undealt("marrakesh", 2).table.chance_schema().from_json(written)


def test_mk08_m042_a_record_with_an_impossible_deal_is_rejected_with_its_move() -> None:
    record = begun(2, river_tiles="first_game").record()
    moves = record["moves"]
    assert isinstance(moves, list)
    place = next(number for number, move in enumerate(moves) if move["type"] == "oases")
    moves[place]["tiles"] = [1, 1, 2, 3, 4, 5]
    with pytest.raises(serai.BadRecord) as caught:
        serai.replay(record)
    assert (caught.value.move, caught.value.rule) == (place, "M-042")


# What is impossible


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ([1, 2, 3, 4, 5, 6], "drawn_count"),
        ([1, 2, 3, 4, 5, 6, 7, 8], "drawn_count"),
        ([1, 2, 3, 4, 5, 6, 6], "not_drawable"),
        ([1, 2, 3, 4, 5, 6, 22], "not_drawable"),
    ],
)
def test_mk01_m034_a_stack_of_grey_scrolls_holds_seven_different_ones(tiles: list[int], reason: str) -> None:
    refusal = impossible(undealt("marrakesh", 2), "scroll_stack", colour="grey", place=1, tiles=tiles)
    assert (refusal.rule, refusal.reason) == ("M-034", reason)


def test_mk01_m034_a_scroll_lies_in_one_stack() -> None:
    state = undealt("marrakesh", 2)
    tell_chance(state, "scroll_stack", colour="grey", place=1, tiles=[1, 2, 3, 4, 5, 6, 7])
    refusal = impossible(state, "scroll_stack", colour="grey", place=2, tiles=[7, 8, 9, 10, 11, 12, 13])
    assert refusal.to_json() == {"rule": "M-034", "reason": "not_drawable", "tile": 7}


@pytest.mark.parametrize(
    ("choice", "offices"), [("base", [1, 2, 7]), ("new_only", [6, 7, 8]), ("mixed", [1, 1, 2]), ("base", [1, 2])]
)
def test_mk02_m035_m213_offices_come_from_the_set_agreed_on(choice: str, offices: list[int]) -> None:
    assert impossible(waiting_for("offices", exchange_set=choice), "offices", tiles=offices).rule == "M-035"


def test_mk03_m036_a_luxury_good_lies_in_one_shop() -> None:
    state = waiting_for("luxury_stack")
    tell_chance(state, "luxury_stack", shop=1, tiles=[9, 25, 2, 14, 7])
    assert impossible(state, "luxury_stack", shop=2, tiles=[1, 3, 4, 5, 25]).details == {"tile": 25}
    assert impossible(state, "luxury_stack", shop=2, tiles=[1, 3, 4, 5]).reason == "drawn_count"


@pytest.mark.parametrize("faces", [[3, 1, 5], [1, 3, 4], [1, 2, 5], [1, 3]])
def test_mk04_m037_each_river_face_belongs_to_its_season(faces: list[int]) -> None:
    assert impossible(waiting_for("river_tiles"), "river_tiles", faces=faces).rule == "M-037"


def test_mk04_m038_faces_agreed_on_are_the_only_ones() -> None:
    state = waiting_for("river_tiles", river_tiles=[8, 9, 18])
    assert impossible(state, "river_tiles", faces=[8, 9, 17]).to_json() == {
        "rule": "M-038",
        "reason": "not_agreed",
        "face": 17,
    }
    assert set(drawn(state.table, 1, 20)) == {(8, 9, 18)}


def test_mk05_m039_no_more_gates_of_a_colour_than_there_are() -> None:
    state = waiting_for("gates")
    refusal = impossible(state, "gates", workshop=1, gates=["purple"] * 3 + ["green"] * 3 + ["red"] * 2)
    assert refusal.to_json() == {"rule": "M-039", "reason": "no_gate_left", "colour": "purple"}
    tell_chance(state, "gates", workshop=1, gates=["green"] * 3 + ["grey"] * 3 + ["red"] * 2)
    refusal = impossible(state, "gates", workshop=2, gates=["green"] + ["black"] * 3 + ["white"] * 3 + ["red"])
    assert refusal.details == {"colour": "green"}
    assert impossible(state, "gates", workshop=2, gates=["black"] * 3).reason == "drawn_count"


@pytest.mark.parametrize("faces", [["1f", "1b", *FACES[2:]], FACES[:11], [*FACES, "13f"]])
def test_mk06_m199_twelve_different_stairs_tiles_are_laid(faces: list[str]) -> None:
    state = waiting_for("stairs_tiles", stairs_tiles=True)
    assert impossible(state, "stairs_tiles", faces=faces).rule == "M-199"


def test_mk06_m199_stairs_tiles_agreed_on_are_still_written() -> None:
    state = waiting_for("stairs_tiles", stairs_tiles=FACES)
    assert impossible(state, "stairs_tiles", faces=[*FACES[:11], "12f"]).reason == "not_agreed"
    tell_chance(state, "stairs_tiles", faces=FACES)
    assert state.moves()[-1]["faces"] == FACES


@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 5), (4, 7)])
def test_mk07_m218_so_many_desert_cities_are_drawn(players: int, count: int) -> None:
    state = waiting_for("desert_cities", players, desert_cities=True)
    assert impossible(state, "desert_cities", tiles=[*range(1, count)]).rule == "M-218"
    assert {len(set(cities)) for cities in drawn(state.table, players, 50)} == {count}


def test_mk08_m042_an_oasis_is_dealt_once() -> None:
    state = waiting_for("oases")
    tell_chance(state, "oases", seat=0, tiles=[12, 30, 4, 9, 21, 1])
    refusal = impossible(state, "oases", seat=1, tiles=[2, 3, 5, 6, 7, 30])
    assert refusal.to_json() == {"rule": "M-042", "reason": "not_drawable", "tile": 30}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk09_m042_displayed_oases_are_none_of_those_dealt(players: int) -> None:
    state = waiting_for("oasis_display", players, river_tiles=[2, 3, 5])
    dealt = [tile for move in state.moves() if move["type"] == "oases" for tile in move["tiles"]]  # type: ignore[attr-defined]
    refusal = impossible(state, "oasis_display", tiles=dealt[:3])
    assert refusal.reason == "not_drawable"
    assert not {oasis for three in drawn(state.table, players, 200) for oasis in three} & set(dealt)


@pytest.mark.parametrize("face", [1, 7, 8, 13, 14])
def test_mk09_m042_only_face_2_displays_oases(face: int) -> None:
    assert ("oasis_display",) not in set_up_chances(2, river_tiles=[face, 3, 5])


@pytest.mark.parametrize("colour", ["brown", "purple", "yellow", "orange"])
def test_mk10_m043_colours_that_are_not_in_the_bag(colour: str) -> None:
    refusal = impossible(waiting_for("track_keshis", 3), "track_keshis", seat=0, colours=["green", colour])
    assert refusal.to_json() == {"rule": "M-043", "reason": "not_in_bag", "colour": colour}


def test_mk10_m043_a_keshi_is_drawn_once_from_the_bag_for_all() -> None:
    state = waiting_for("track_keshis", 4)
    tell_chance(state, "track_keshis", seat=0, colours=["red", "green"])
    assert impossible(state, "track_keshis", seat=1, colours=["grey", "red"]).details == {"colour": "red"}
    assert impossible(state, "track_keshis", seat=1, colours=["grey", "grey"]).details == {"colour": "grey"}
    assert impossible(state, "track_keshis", seat=1, colours=["grey"]).reason == "drawn_count"


def test_mk11_m046_a_supply_tile_is_dealt_once() -> None:
    state = waiting_for("supply_tiles", 4)
    tell_chance(state, "supply_tiles", seat=0, tiles=[2, 9, 12])
    assert impossible(state, "supply_tiles", seat=1, tiles=[1, 3, 9]).details == {"tile": 9}
    assert impossible(state, "supply_tiles", seat=1, tiles=[1, 3]).reason == "drawn_count"


def test_mk12_m049_the_start_player_has_a_seat_at_the_table() -> None:
    assert impossible(waiting_for("start_player", 2), "start_player", seat=2).reason == "no_such_seat"


def test_mk12_m049_a_start_player_agreed_on_is_still_written() -> None:
    state = waiting_for("start_player", 3, start_player=2)
    assert impossible(state, "start_player", seat=1).reason == "not_agreed"
    tell_chance(state, "start_player", seat=2)
    assert state.moves()[-1] == {"actor": "chance", "type": "start_player", "seat": 2}


def before_the_drop(players: int = 2, **options: Any) -> State:
    """Everybody has dropped a green, a grey and a white keshi; two orange and a red one are inside."""
    state = begun(players, **options)
    state.dealer = None
    for _ in range(players):
        act(state, "choose_keshis", colours=["green", "grey", "white"])
    set_tower(state, orange=2, red=1)
    return state


@pytest.mark.parametrize(("out", "colour"), [(["green"] * 3, "green"), (["black"], "black"), (["red"] * 2, "red")])
def test_mk13_m065_no_more_falls_out_than_is_inside(out: list[str], colour: str) -> None:
    refusal = impossible(before_the_drop(), "tower", out=out)
    assert (refusal.rule, refusal.reason, refusal.details["colour"]) == ("M-065", "not_in_tower", colour)


@pytest.mark.parametrize("out", [[], ["green", "green", "orange", "orange", "red"], ["grey"] * 2 + ["white"] * 2])
def test_mk13_m065_anything_up_to_that_may_fall_out(out: list[str]) -> None:
    state = before_the_drop()
    tell_chance(state, "tower", out=out)
    assert sum(offer(state).values()) + sum(tower(state).values()) == 9
    assert offer(state) == dict(Counter(out))


def test_mk13_m065_when_all_passes_through_nothing_else_is_possible() -> None:
    state = before_the_drop(tower_model="pass_through")
    everything = ["green"] * 2 + ["grey"] * 2 + ["white"] * 2 + ["red"] + ["orange"] * 2
    assert impossible(state, "tower", out=everything[1:]).reason == "all_come_out"
    assert {len(out) for out in drawn(state.table, 1, 20)} == {9}
    tell_chance(state, "tower", out=everything)
    assert tower(state) == {}


def test_mk13_m075_keshis_left_in_the_base_are_no_part_of_the_outcome() -> None:
    state = before_the_drop(leftover_keshis="stay")
    set_offer(state, black=3)
    assert impossible(state, "tower", out=["black"]).reason == "not_in_tower"
    tell_chance(state, "tower", out=["red"])
    assert offer(state) == {"red": 1, "black": 3}


# How likely it is


def test_mk01_m034_every_scroll_is_alike_likely_on_every_place_of_a_stack() -> None:
    stacks = drawn(undealt("marrakesh", 2).table, 34)
    for depth in (0, 6):
        counts = Counter(stack[depth] for stack in stacks)
        assert all(is_near(counts[scroll], 1 / 21) for scroll in range(1, 22))


@pytest.mark.parametrize(
    ("choice", "offices"), [("base", range(1, 7)), ("mixed", range(1, 13)), ("new_only", range(7, 13))]
)
def test_mk02_m035_m213_every_office_of_the_set_is_alike_likely(choice: str, offices: range) -> None:
    draws = drawn(waiting_for("offices", exchange_set=choice).table, 35)
    for season in range(3):
        counts = Counter(draw[season] for draw in draws)
        assert set(counts) == set(offices)
        assert all(is_near(counts[office], 1 / len(offices)) for office in offices)


def test_mk03_m036_every_luxury_good_is_alike_likely_on_top() -> None:
    counts = Counter(stack[0] for stack in drawn(waiting_for("luxury_stack").table, 36))
    assert all(is_near(counts[luxury], 1 / 25) for luxury in range(1, 26))


@pytest.mark.parametrize(
    ("season", "faces"), [(0, (1, 2, 7, 8, 13, 14)), (1, (3, 4, 9, 10, 15, 16)), (2, (5, 6, 11, 12, 17, 18))]
)
def test_mk04_m037_every_face_of_a_season_is_alike_likely(season: int, faces: tuple[int, ...]) -> None:
    counts = Counter(draw[season] for draw in drawn(waiting_for("river_tiles").table, 37))
    assert set(counts) == set(faces)
    assert all(is_near(counts[face], 1 / 6) for face in faces)


def test_mk05_m039_gates_are_as_likely_as_there_are() -> None:
    draws = drawn(waiting_for("gates").table, 39)
    counts = Counter(colour for draw in draws for colour in draw)
    for colour, name in enumerate(COLOURS):
        there = 2 if name in ("purple", "orange", "yellow", "beige") else 3
        assert is_near(counts[colour], there / 32, 8 * DRAWS)


def test_mk06_m199_stairs_tiles_and_their_sides_are_alike_likely() -> None:
    draws = drawn(waiting_for("stairs_tiles", stairs_tiles=True).table, 199)
    counts = Counter(draw[0] for draw in draws)
    assert len(counts) == 40
    assert all(is_near(count, 1 / 40) for count in counts.values())


def test_mk07_m218_every_desert_city_is_alike_likely() -> None:
    counts = Counter(
        city for draw in drawn(waiting_for("desert_cities", desert_cities=True).table, 218) for city in draw
    )
    assert all(is_near(counts[city], 3 / 12) for city in range(1, 13))


def test_mk08_m042_every_oasis_is_alike_likely_on_every_field() -> None:
    draws = drawn(waiting_for("oases").table, 42)
    for field in range(6):
        counts = Counter(draw[field] for draw in draws)
        assert all(is_near(counts[oasis], 1 / 30) for oasis in range(1, 31))


def test_mk09_m042_every_oasis_not_dealt_is_alike_likely_on_display() -> None:
    draws = drawn(waiting_for("oasis_display", 4, river_tiles=[2, 3, 5]).table, 2)
    counts = Counter(oasis for draw in draws for oasis in draw)
    assert len(counts) == 6
    assert all(is_near(count, 1 / 2) for count in counts.values())


def test_mk10_m043_every_colour_of_the_bag_is_alike_likely() -> None:
    counts = Counter(draw[0] for draw in drawn(waiting_for("track_keshis").table, 43))
    assert set(counts) == {0, 1, 2, 3, 4, 5, 6, 8}
    assert all(is_near(count, 1 / 8) for count in counts.values())


def test_mk11_m046_every_supply_tile_is_alike_likely() -> None:
    counts = Counter(tile for draw in drawn(waiting_for("supply_tiles").table, 46) for tile in draw)
    assert all(is_near(counts[tile], 3 / 12) for tile in range(1, 13))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk12_m049_every_seat_starts_alike_often(players: int) -> None:
    counts = Counter(seat for (seat,) in drawn(waiting_for("start_player", players).table, 49))
    assert all(is_near(counts[seat], 1 / players) for seat in range(players))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk13_m065_a_dropped_keshi_sticks_in_one_of_four_cases(players: int) -> None:
    draws = drawn(before_the_drop(players).table, players)
    for colour in ("green", "grey", "white"):
        fallen = sum(draw.count(COLOURS.index(colour)) for draw in draws)
        assert is_near(fallen, 0.75, players * DRAWS)
    both = sum(draw.count(0) == players for draw in draws)
    assert is_near(both, 0.75**players)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_mk13_m065_a_stuck_keshi_is_knocked_out_the_more_often_the_more_are_dropped(players: int) -> None:
    knocked = 1 - 0.96 ** (3 * players)
    draws = drawn(before_the_drop(players).table, players + 10)
    assert is_near(sum(draw.count(COLOURS.index("orange")) for draw in draws), knocked, 2 * DRAWS)
    assert is_near(sum(draw.count(COLOURS.index("red")) for draw in draws), knocked)
    both = sum(draw.count(COLOURS.index("orange")) == 2 for draw in draws)
    assert is_near(both, knocked**2)


def test_mk13_m065_a_drawn_outcome_is_always_possible_and_in_order() -> None:
    table = before_the_drop(3).table
    for draw in drawn(table, 5, 200):
        assert list(draw) == sorted(draw)
        assert table.check(vec[i64](list(draw))) is None
