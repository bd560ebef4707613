"""Set-up: what is laid out, dealt and chosen before the first round."""

from collections import Counter
from typing import Any

import pytest

import serai
from serai.games.marrakesh.pieces.names import COLOURS
from serai.games.marrakesh.state import OFFICE_CELLS
from serai.play.state import State
from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    ALL_COUNTS,
    act,
    begun,
    boat,
    do_action,
    figures,
    gains,
    kinds,
    legal_json,
    new_table,
    options_of,
    phase,
    score,
    seen,
    set_leaders,
    set_resources,
    set_track_keshis,
    shop_of,
    snapshot,
    stack_of,
    stock,
    table_of,
    told,
    tower,
)

SCROLLS = {
    "grey": (7, range(1, 22)),
    "yellow": (7, range(22, 43)),
    "pink": (6, range(43, 61)),
    "orange": (4, range(61, 73)),
}
GATES = {colour: 2 if colour in ("purple", "orange", "yellow", "beige") else 3 for colour in COLOURS}
OASIS_FIELDS = ("left_1", "left_2", "left_3", "right_1", "right_2", "right_3")
FACES = {1: {1, 2, 7, 8, 13, 14}, 2: {3, 4, 9, 10, 15, 16}, 3: {5, 6, 11, 12, 17, 18}}


def chances(state: State, kind: str) -> list[dict[str, object]]:
    return [move for move in state.moves() if move["type"] == kind]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m033_the_game_is_for_two_to_four(players: int) -> None:
    state = new_table(players)
    assert state.players == players
    assert len(state.view(None)["seats"]) == players  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_m033_other_numbers_of_players_are_rejected(players: int) -> None:
    with pytest.raises(serai.BadOption):
        serai.game("marrakesh").new(players, seed=1)


@pytest.mark.parametrize(("colour", "height", "numbers"), [(c, h, n) for c, (h, n) in SCROLLS.items()])
def test_m034_scrolls_lie_in_three_stacks_of_each_colour(colour: str, height: int, numbers: range) -> None:
    stacks = [stack_of(begun(), colour, number) for number in (1, 2, 3)]
    assert [len(stack) for stack in stacks] == [height] * 3
    assert sorted(scroll for stack in stacks for scroll in stack) == list(numbers)


@pytest.mark.parametrize("colour", SCROLLS)
def test_m034_the_top_tile_of_each_stack_is_turned_up(colour: str) -> None:
    state = begun()
    shown = state.view(None)["scrolls"][colour]  # type: ignore[index]
    assert [stack["scroll"] for stack in shown] == [stack_of(state, colour, number)[0] for number in (1, 2, 3)]


@pytest.mark.parametrize("seed", range(5))
def test_m035_three_offices_are_drawn_and_the_first_is_turned_up(seed: int) -> None:
    state = begun(seed=seed)
    offices = [int(table_of(state).cells[OFFICE_CELLS + season]) for season in range(3)]
    assert len(set(offices)) == 3
    assert set(offices) <= set(range(1, 7))
    assert state.view(None)["offices"] == offices[:1]


def test_m036_luxury_goods_lie_in_five_stacks_of_five_with_the_top_up() -> None:
    state = begun()
    shops = [shop_of(state, number) for number in range(1, 6)]
    assert [len(pile) for pile in shops] == [5] * 5
    assert sorted(luxury for pile in shops for luxury in pile) == list(range(1, 26))
    assert state.view(None)["shops"] == [{"luxury": pile[0], "height": 5} for pile in shops]


@pytest.mark.parametrize("seed", range(8))
def test_m037_a_river_face_of_each_season_is_public(seed: int) -> None:
    faces = begun(seed=seed).view(None)["river_faces"]
    assert isinstance(faces, list)
    assert [face in FACES[season] for season, face in enumerate(faces, 1)] == [True] * 3


def test_m037_the_face_of_season_1_is_at_the_end_of_the_river() -> None:
    state = begun(river_tiles=[8, 9, 18])
    assert told(state, "season_begun") == [{"season": 1, "seat": 0, "face": 8}]


def test_m038_a_first_game_has_faces_1_3_and_5() -> None:
    assert begun(river_tiles="first_game").view(None)["river_faces"] == [1, 3, 5]


def test_m038_three_river_tiles_are_drawn_and_no_more() -> None:
    assert [len(move["faces"]) for move in chances(begun(), "river_tiles")] == [3]  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(5))
def test_m039_eight_gates_lie_open_in_each_of_four_workshops(seed: int) -> None:
    workshops = begun(seed=seed).view(None)["workshops"]
    assert isinstance(workshops, list)
    assert [sum(workshop.values()) for workshop in workshops] == [8] * 4
    assert {colour: sum(workshop[colour] for workshop in workshops) for colour in COLOURS} == GATES


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m040_boats_and_figures_begin_at_the_start(players: int) -> None:
    state = begun(players)
    for seat in range(players):
        assert boat(state, seat) == 0
        assert figures(state, seat) == {"palace": 0, "mosque": 0}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m040_everybody_has_three_assistants(players: int) -> None:
    state = begun(players)
    assert [set(seen(state, seat)["assistants"].values()) for seat in range(players)] == [{0}] * players  # type: ignore[attr-defined]
    for _ in range(players):
        act(state, "choose_keshis", colours=["green", "grey", "white"])
    for seat in range(players):
        assert sum(seen(state, seat)["assistants"].values()) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m041_everybody_starts_with_ten_points(players: int) -> None:
    state = begun(players)
    assert [score(state, seat) for seat in range(players)] == [10] * players


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m042_everybody_has_six_oases_face_down(players: int) -> None:
    state = begun(players)
    table = table_of(state)
    oases = [int(table.oasis_at(seat, field)) for seat in range(players) for field in range(6)]
    assert len(set(oases)) == 6 * players
    assert set(oases) <= set(range(1, 31))
    for viewer in (None, *range(players)):
        for seat in range(players):
            fields = seen(state, seat, by=viewer)["oases"]
            assert fields == {field: {"state": "hidden", "oasis": None} for field in OASIS_FIELDS}


@pytest.mark.parametrize(("players", "drawn"), [(2, 3), (3, 2), (4, 2)])
@pytest.mark.parametrize("seed", range(4))
def test_m043_keshis_for_the_track_come_from_one_bag_of_eight(players: int, drawn: int, seed: int) -> None:
    draws = [move["colours"] for move in chances(begun(players, seed=seed), "track_keshis")]
    assert [len(colours) for colours in draws] == [drawn] * players  # type: ignore[arg-type]
    counts = Counter(colour for colours in draws for colour in colours)  # type: ignore[attr-defined]
    assert max(counts.values()) == 1
    assert not set(counts) & {"purple", "yellow", "orange", "brown"}


@pytest.mark.parametrize(("players", "places"), [(2, [1, 2, 4]), (3, [1, 4]), (4, [1, 4])])
def test_m044_a_track_keshi_goes_on_any_keshi_place_of_this_player_count(players: int, places: list[int]) -> None:
    state = new_table(players)
    first = seen(state, 0)["drawn_keshis"][0]  # type: ignore[index]
    assert legal_json(state) == [{"type": "place_track_keshi", "colour": first, "place": place} for place in places]


def test_m044_one_keshi_per_place_in_the_order_drawn() -> None:
    state = new_table(2)
    drawn: Any = seen(state, 0)["drawn_keshis"]
    first, second, third = drawn
    act(state, "place_track_keshi", colour=first, place=2)
    assert options_of(state, "place") == [1, 4]
    assert refused(state, "place_track_keshi", colour=second, place=2).to_json() == {
        "rule": "M-044",
        "reason": "place_taken",
        "place": 2,
    }
    assert refused(state, "place_track_keshi", colour=third, place=1).reason == "other_keshi"
    act(state, "place_track_keshi", colour=second, place=4)
    assert seen(state, 0)["track_keshis"] == [third, first, None, second, None, None]
    assert state.actor == 1


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m044_a_keshi_place_without_a_keshi_is_plain(players: int) -> None:
    state = begun(players)
    set_track_keshis(state, 0, {})
    set_leaders(state, 0, "left_1")
    set_resources(state, 0, dinar=1)
    before = snapshot(state)
    do_action(state, 0, "sahara")
    act(state, "acquire_oasis", field="left_1")
    assert gains(state, before) == {"dinar": -1, "oases": 1}
    assert phase(state) == "choose_keshis"


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m045_the_disc_may_be_set_in_any_of_eight_rotations(players: int) -> None:
    state = new_table(players)
    while phase(state) != "set_disc":
        state.apply(state.legal()[0])
    for seat in range(players):
        assert state.actor == seat
        assert legal_json(state) == [{"type": "set_disc", "rotation": rotation} for rotation in range(8)]
        act(state, "set_disc", rotation=(seat + 5) % 8)
    assert [seen(state, seat)["rotation"] for seat in range(players)] == [5, 6, 7, 0][:players]


@pytest.mark.parametrize(("side", "facing"), [("pink", [1, 1, 1, 2, 2, 2, 3, 3]), ("purple", [0, 1, 1, 2, 2, 2, 3, 4])])
def test_m045_the_pink_side_is_up_unless_agreed_otherwise(side: str, facing: list[int]) -> None:
    spectators = seen(begun(audience_side=side), 0)["spectators"]
    assert isinstance(spectators, dict)
    assert sorted(spectators.values()) == facing


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m046_everybody_is_dealt_three_of_twelve_supply_tiles(players: int) -> None:
    table = table_of(begun(players))
    tiles = [int(table.supply_tile(seat, place)) for seat in range(players) for place in range(3)]
    assert len(set(tiles)) == 3 * players
    assert set(tiles) <= set(range(1, 13))


def choosing_supplies(players: int) -> State:
    state = new_table(players)
    while phase(state) != "choose_supply":
        state.apply(state.legal()[0])
    return state


def test_m046_one_of_the_three_lies_face_up() -> None:
    state = choosing_supplies(2)
    mine = seen(state, 0, by=0)["supply_down"]
    assert isinstance(mine, list)
    assert legal_json(state) == [{"type": "choose_supply", "tile": tile} for tile in mine]
    act(state, "choose_supply", tile=mine[1])
    state.apply(state.legal()[0])
    assert seen(state, 0, by=0)["supply"] == [mine[1]]
    assert seen(state, 0, by=0)["supply_down"] == [mine[0], mine[2]]
    assert seen(state, 0, by=1)["supply_down_size"] == 2


def test_m046_another_seats_tile_can_not_be_chosen() -> None:
    state = choosing_supplies(2)
    theirs = seen(state, 1, by=1)["supply_down"][0]  # type: ignore[index]
    assert refused(state, "choose_supply", tile=theirs).to_json() == {
        "rule": "M-046",
        "reason": "supply_not_yours",
        "tile": theirs,
    }


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m047_all_commit_before_any_supply_tile_is_turned_up(players: int) -> None:
    state = choosing_supplies(players)
    for seat in range(players):
        assert [seen(state, other)["supply"] for other in range(players)] == [[]] * players
        assert state.actor == seat
        state.apply(state.legal()[0])
    assert [len(seen(state, seat)["supply"]) for seat in range(players)] == [1] * players  # type: ignore[arg-type]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m048_everybody_starts_with_one_of_each_resource_and_twelve_keshis(players: int) -> None:
    state = begun(players)
    for seat in range(players):
        assert stock(state, seat) == {"water": 1, "date": 1, "dinar": 1}
        assert seen(state, seat, by=seat)["screen"] == list(COLOURS)


@pytest.mark.parametrize("seat", range(4))
def test_m049_the_start_player_holds_both_markers(seat: int) -> None:
    view = begun(4, start_player=seat).view(None)
    assert (view["start_player"], view["season_marker"]) == (seat, seat)


def test_m050_the_tower_is_empty_at_the_start() -> None:
    assert tower(begun()) == {}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m044_m045_m046_the_decisions_of_set_up_come_in_this_order_and_by_seat(players: int) -> None:
    state = begun(players)
    made = [(move["type"], move["actor"]) for move in state.moves() if move["actor"] != "chance"]
    asked = 2 if players == 2 else 1  # the last keshi of a track goes by itself
    placed = [("place_track_keshi", seat) for seat in range(players) for _ in range(asked)]
    discs = [("set_disc", seat) for seat in range(players)]
    supplies = [("choose_supply", seat) for seat in range(players)]
    assert made == [*placed, *discs, *supplies]
    assert kinds(state) == {"choose_keshis"}
