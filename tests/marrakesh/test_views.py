"""What each seat may know, and what a redealt table keeps and changes."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from serai.core.chance import Stream
from serai.games.marrakesh.pieces.names import COLOURS
from serai.games.marrakesh.state import (
    OFFICE_CELLS,
)
from serai.play.state import State
from serai.testing.scenes import go_on, play_out
from tests.marrakesh.scenes import (
    ALL_COUNTS,
    act,
    at_phase_3,
    begun,
    legal_json,
    new_table,
    phase,
    place,
    seen,
    set_keshis,
    set_oases,
    set_resources,
    set_stack,
    set_supply,
    set_tower,
    shop_of,
    stack_of,
    start_season_scoring,
    table_of,
    told,
)

EVERYTHING: dict[str, Any] = {
    "stairs_tiles": True,
    "imam_and_sultan": True,
    "exchange_set": "mixed",
    "audience_side": "purple",
    "desert_cities": True,
    "river_tiles": [2, 9, 18],
}


def looks_alike(one: State, other: State, viewer: int | None) -> bool:
    """Does somebody see no difference?"""
    return one.view(viewer) == other.view(viewer)


def chosen_by_seat_0(*colours: str) -> State:
    state = begun(3)
    act(state, "choose_keshis", colours=list(colours))
    return state


def supply_chosen_by_seat_0(place_in_hand: int) -> State:
    state = new_table(3)
    while phase(state) != "choose_supply":
        state.apply(state.legal()[0])
    state.apply(state.legal()[place_in_hand])
    return state


def with_tiles(lay: Callable[[State], None]) -> State:
    state = begun(3)
    lay(state)
    return state


# Keshis


def one_round_chosen(**options: Any) -> State:
    """Seat 0 has chosen green, grey and white, the others green, grey and pink."""
    state = begun(3, **options)
    act(state, "choose_keshis", colours=["green", "grey", "white"])
    for _ in range(2):
        act(state, "choose_keshis", colours=["green", "grey", "pink"])
    return state


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_m011_keshis_behind_the_screens_of_others_are_counted(viewer: int | None) -> None:
    state = one_round_chosen()
    for seat in range(3):
        assert seen(state, seat, by=viewer)["screen_size"] == 9
        assert (seen(state, seat, by=viewer)["screen"] is None) == (seat != viewer)


def test_m011_everybody_sees_the_keshis_behind_the_own_screen() -> None:
    state = one_round_chosen()
    left = [colour for colour in COLOURS if colour not in ("green", "grey", "pink")]
    assert seen(state, 1, by=1)["screen"] == left


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_m011_with_open_screens_all_keshis_behind_them_are_shown(viewer: int | None) -> None:
    state = one_round_chosen(open_screens=True)
    left = [colour for colour in COLOURS if colour not in ("green", "grey")]
    assert seen(state, 0, by=viewer)["screen"] == [colour for colour in left if colour != "white"]
    assert seen(state, 1, by=viewer)["screen"] == [colour for colour in left if colour != "pink"]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_m011_a_redeal_leaves_what_is_behind_the_screens_for_it_can_be_deduced(viewer: int | None) -> None:
    state = one_round_chosen()
    table, imagined = table_of(state), table_of(state).copy()
    state.game.redeal(imagined, viewer, Stream(5))
    for seat, colour in itertools.product(range(3), range(len(COLOURS))):
        assert imagined.is_behind_screen(seat, colour) == table.is_behind_screen(seat, colour)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_m057_chosen_keshis_are_a_secret_until_all_have_chosen(viewer: int | None) -> None:
    one = chosen_by_seat_0("green", "grey", "white")
    other = chosen_by_seat_0("red", "purple", "orange")
    assert looks_alike(one, other, viewer)
    assert "chosen_keshis" not in seen(one, 0, by=viewer)
    assert told(one, "keshis_chosen", viewer) == [{"seat": 0}]


def test_m057_their_owner_sees_them() -> None:
    state = chosen_by_seat_0("green", "grey", "white")
    assert seen(state, 0, by=0)["chosen_keshis"] == ["green", "grey", "white"]
    assert told(state, "keshis_chosen", 0) == [{"seat": 0, "colours": ["green", "grey", "white"]}]


def test_m057_that_somebody_has_chosen_is_no_secret() -> None:
    state = chosen_by_seat_0("green", "grey", "white")
    assert [seen(state, seat, by=2)["has_chosen"] for seat in range(3)] == [True, False, False]


def test_m057_after_the_last_commit_all_know_the_choices() -> None:
    state = chosen_by_seat_0("green", "grey", "white")
    for _ in range(2):
        act(state, "choose_keshis", colours=["black", "pink", "brown"])
    assert told(state, "keshis_revealed")[0] == {"seat": 0, "colours": ["green", "grey", "white"]}
    assert [seen(state, seat)["has_chosen"] for seat in range(3)] == [False] * 3


def test_m065_keshis_inside_the_tower_are_known_to_all() -> None:
    state = begun()
    set_tower(state, green=2, orange=1)
    for viewer in (None, 0, 1):
        inside: dict[str, Any] = state.view(viewer)["tower"]  # type: ignore[assignment]
        assert (inside["green"], inside["orange"], sum(inside.values())) == (2, 1, 3)


# Stacks


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_m034_nobody_knows_the_order_below_a_face_up_scroll(viewer: int | None) -> None:
    one = with_tiles(lambda state: set_stack(state, "pink", 2, 43, 44, 45, 46, 47, 48))
    other = with_tiles(lambda state: set_stack(state, "pink", 2, 43, 60, 59, 58, 57, 56))
    assert looks_alike(one, other, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_m034_the_height_of_a_stack_is_public(viewer: int | None) -> None:
    state = with_tiles(lambda state: set_stack(state, "pink", 2, 43, 44))
    shown: Any = state.view(viewer)["scrolls"]
    assert shown["pink"][1] == {"scroll": 43, "height": 2, "known": []}


def renewed() -> State:
    """Seat 0 has renewed the yellow scrolls and bought one of the new ones."""
    state = at_phase_3(assistants=("medrese", "souk", "souk"))
    set_stack(state, "yellow", 1, 22, 23, 24)
    set_stack(state, "yellow", 2, 25, 26, 27)
    set_stack(state, "yellow", 3, 28, 29, 31)
    set_keshis(state, 0, grey=3)
    set_resources(state, 0, date=1, dinar=1)
    act(state, "use_assistant", district="medrese", option="action")
    act(state, "refresh_scrolls", colour="yellow")
    act(state, "buy_scroll", scroll=26)
    return state


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_m144_scrolls_put_to_the_bottom_are_known_in_their_position(viewer: int | None) -> None:
    shown: Any = renewed().view(viewer)["scrolls"]
    assert shown["yellow"] == [
        {"scroll": 23, "height": 3, "known": [{"depth": 2, "scroll": 22}]},
        {"scroll": None, "height": 2, "known": [{"depth": 1, "scroll": 25}]},
        {"scroll": 29, "height": 3, "known": [{"depth": 2, "scroll": 28}]},
    ]


def test_m144_a_redealt_table_keeps_scrolls_that_are_known() -> None:
    state = renewed()
    stacks = [[stack_of(state.determinize(1, seed), "yellow", number) for number in (1, 2, 3)] for seed in range(30)]
    assert {(first[0], first[2]) for first, _, _ in stacks} == {(23, 22)}
    assert {second[1] for _, second, _ in stacks} == {25}
    assert {(third[0], third[2]) for _, _, third in stacks} == {(29, 28)}
    assert {first[1] for first, _, _ in stacks} == {24, 27, 31}


# Offices, oases, supply tiles


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_m035_the_offices_of_later_seasons_are_known_to_nobody(viewer: int | None) -> None:
    def later(state: State) -> None:
        cells = table_of(state).cells
        cells[OFFICE_CELLS + 1], cells[OFFICE_CELLS + 2] = cells[OFFICE_CELLS + 2], cells[OFFICE_CELLS + 1]

    assert looks_alike(begun(3), with_tiles(later), viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_m042_undiscovered_oases_are_known_to_nobody(viewer: int | None) -> None:
    other = with_tiles(lambda state: set_oases(state, 0, left_1=30, left_2=29, right_3=28))
    assert looks_alike(begun(3), other, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_m042_displayed_oases_are_known_to_all(viewer: int | None) -> None:
    state = begun(3, river_tiles=[2, 3, 5])
    drawn = next(move["tiles"] for move in state.moves() if move["type"] == "oasis_display")
    assert state.view(viewer)["oases_shown"] == drawn
    assert begun(3, river_tiles=[1, 3, 5]).view(viewer)["oases_shown"] == []


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_m046_face_down_supply_tiles_are_their_owners_secret(viewer: int | None) -> None:
    one = with_tiles(lambda state: set_supply(state, 0, [3], [1, 2]))
    other = with_tiles(lambda state: set_supply(state, 0, [3], [11, 12]))
    assert looks_alike(one, other, viewer)
    assert seen(one, 0, by=viewer)["supply"] == [3]
    assert "supply_down" not in seen(one, 0, by=viewer)


def test_m046_their_owner_sees_them() -> None:
    state = with_tiles(lambda state: set_supply(state, 0, [3], [1, 2]))
    assert seen(state, 0, by=0)["supply_down"] == [1, 2]


def test_m046_dealt_supply_tiles_are_told_to_their_owner_only() -> None:
    state = begun(3)
    assert all("tiles" not in event for event in told(state, "supply_dealt"))
    for seat in range(3):
        assert ["tiles" in event for event in told(state, "supply_dealt", seat)] == [
            seat == other for other in range(3)
        ]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_m047_a_chosen_supply_tile_is_a_secret_until_all_have_chosen(viewer: int | None) -> None:
    one, other = supply_chosen_by_seat_0(0), supply_chosen_by_seat_0(2)
    assert looks_alike(one, other, viewer)
    assert not looks_alike(one, other, 0)
    assert "chosen_supply" not in seen(one, 0, by=viewer)
    assert told(one, "supply_chosen", viewer) == [{"seat": 0}]


def test_m185_the_next_supply_tile_is_chosen_in_secret_too() -> None:
    views = []
    for number in (0, 1):
        state = begun(2)
        for seat in range(2):
            set_resources(state, seat, 9, 9, 9)
        start_season_scoring(state)
        while phase(state) != "choose_supply":
            state.apply(state.legal()[0])
        state.apply(state.legal()[number])
        views.append((state.view(1), state.view(None)))
    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_m037_m039_m218_river_faces_gates_and_cities_are_public(viewer: int | None) -> None:
    state = begun(2, **EVERYTHING)
    for key in ("river_faces", "workshops", "cities", "stairs_faces", "figures"):
        assert state.view(viewer)[key] == state.view(0)[key]
        assert state.view(viewer)[key]


# Redealing


def moments(players: int, seed: int, every: int, **options: Any) -> list[State]:
    """Copies of a random game, one for every so many decisions."""
    state = new_table(players, seed=seed, **options)
    stream = Stream(seed)
    found: list[State] = []
    step = 0
    while not state.over:
        if state.actor is not None and step % every == 0:
            found.append(state.copy())
        go_on(state, stream)
        step += 1
    return found


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_m011_a_redealt_table_looks_the_same_to_its_seat(players: int, options: dict[str, object]) -> None:
    for state in moments(players, 3, 7, **options):
        for viewer in (None, *range(players)):
            assert looks_alike(state.determinize(viewer, 5), state, viewer)


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_m011_the_actor_of_a_redealt_table_may_do_the_same(options: dict[str, object]) -> None:
    for state in moments(3, 4, 7, **options):
        imagined = state.determinize(state.actor, 6)
        assert legal_json(imagined) == legal_json(state)
        mine = [(action.to_json(), refusal.to_json()) for action, refusal in imagined.refusals()]
        assert mine == [(action.to_json(), refusal.to_json()) for action, refusal in state.refusals()]


def test_m011_a_redealt_table_can_be_played_to_the_end() -> None:
    for state in moments(2, 8, 60, **EVERYTHING):
        assert play_out(state.determinize(0, 2)).result is not None


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_m034_m042_a_redealt_table_has_every_tile_once(options: dict[str, object]) -> None:
    for state in moments(4, 5, 40, **options):
        imagined = state.determinize(1, 9)
        if phase(state) in ("place_track_keshi", "set_disc"):
            continue
        assert scrolls_lying(imagined) == scrolls_lying(state)
        assert luxuries_lying(imagined) == luxuries_lying(state)
        oases = [int(table_of(imagined).oasis_at(seat, field)) for seat in range(4) for field in range(6)]
        assert len(set(oases)) == 24
        supplies = [int(table_of(imagined).supply_tile(seat, number)) for seat in range(4) for number in range(3)]
        assert sorted(supplies) == list(range(1, 13))


def scrolls_lying(state: State) -> list[list[int]]:
    """The scrolls in the stacks of each colour, without their order."""
    colours = ("grey", "yellow", "pink", "orange")
    return [sorted(scroll for number in (1, 2, 3) for scroll in stack_of(state, colour, number)) for colour in colours]


def luxuries_lying(state: State) -> list[int]:
    return sorted(luxury for number in range(1, 6) for luxury in shop_of(state, number))


def test_m034_m036_redealing_can_bring_any_hidden_tile_to_any_hidden_place() -> None:
    state = begun(2)
    tables = [state.determinize(0, seed) for seed in range(150)]
    orange = {scroll for number in (1, 2, 3) for scroll in stack_of(state, "orange", number)[1:]}
    assert {stack_of(table, "orange", 2)[1] for table in tables} == orange
    goods = {luxury for number in range(1, 6) for luxury in shop_of(state, number)[1:]}
    assert {shop_of(table, 4)[1] for table in tables} == goods
    assert {stack_of(table, "orange", 2)[0] for table in tables} == {stack_of(state, "orange", 2)[0]}


def test_m035_redealing_can_bring_any_other_office() -> None:
    state = begun(2)
    first = int(table_of(state).cells[OFFICE_CELLS])
    for season, expected in ((0, {first}), (1, set(range(1, 7)) - {first}), (2, set(range(1, 7)) - {first})):
        found = {int(table_of(state.determinize(0, seed)).cells[OFFICE_CELLS + season]) for seed in range(80)}
        assert found == expected


def test_m042_redealing_can_bring_any_oasis_that_nobody_has_seen() -> None:
    state = begun(2, river_tiles=[2, 3, 5])
    place(state, 1, "brown")
    act(state, "place_brown", field="left_1")
    known = int(table_of(state).oasis_at(1, 0))
    shown: Any = state.view(0)["oases_shown"]
    tables = [table_of(state.determinize(0, seed)) for seed in range(300)]
    assert {int(table.oasis_at(1, 0)) for table in tables} == {known}
    assert {int(table.oasis_at(0, 2)) for table in tables} == set(range(1, 31)) - {known, *shown}


def test_m046_redealing_keeps_the_own_supply_tiles_and_changes_the_others() -> None:
    state = begun(2)
    for seat, (up, down) in enumerate((((3,), (1, 2)), ((6,), (4, 5)))):
        set_supply(state, seat, up, down)
    tables = [state.determinize(0, seed) for seed in range(200)]
    assert all(seen(table, 0, by=0)["supply_down"] == [1, 2] for table in tables)
    assert all(seen(table, 1, by=1)["supply"] == [6] for table in tables)
    theirs = {tile for table in tables for tile in seen(table, 1, by=1)["supply_down"]}  # type: ignore[attr-defined]
    assert theirs == set(range(1, 13)) - {1, 2, 3, 6}


def test_m057_redealing_changes_the_choice_of_others_to_any_set_but_not_the_own() -> None:
    state = chosen_by_seat_0("green", "grey", "white")
    own = int(table_of(state).chosen_colours(0))
    assert {int(table_of(state.determinize(0, seed)).chosen_colours(0)) for seed in range(20)} == {own}
    others = {int(table_of(state.determinize(1, seed)).chosen_colours(0)) for seed in range(400)}
    assert len(others) > 150
    assert {bin(chosen).count("1") for chosen in others} == {3}


def test_m047_redealing_changes_the_supply_tile_chosen_by_others() -> None:
    state = supply_chosen_by_seat_0(1)
    tables = [table_of(state.determinize(1, seed)) for seed in range(200)]
    for table in tables:
        hand = [int(table.supply_tile(0, number)) for number in range(3)]
        assert int(table.chosen_supply(0)) in hand
    assert len({int(table.chosen_supply(0)) for table in tables}) == 9
    assert all(int(table_of(state.determinize(0, seed)).chosen_supply(0)) > 0 for seed in range(5))
    own = {int(table_of(state.determinize(0, seed)).chosen_supply(0)) for seed in range(20)}
    assert own == {int(table_of(state).chosen_supply(0))}


@pytest.mark.parametrize("side", ["pink", "purple"])
def test_m045_everybody_knows_which_side_of_the_discs_is_up(side: str) -> None:
    state = one_round_chosen(audience_side=side)
    assert [state.view(viewer)["audience_side"] for viewer in (0, 1, None)] == [side] * 3
