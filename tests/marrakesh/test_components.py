"""Colours, districts, room, and what lies on a board."""

import pytest

from serai.games.marrakesh.pieces.names import COLOURS
from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    act,
    at_phase_3,
    begun,
    do_action,
    final,
    gains,
    give,
    kinds,
    legal_json,
    new_table,
    options_of,
    phase,
    place,
    seen,
    set_city,
    set_gates,
    set_guards,
    set_keshis,
    set_resources,
    set_sellers,
    set_supply,
    set_track_keshis,
    set_workshop,
    snapshot,
    start_season_scoring,
    table_of,
)

WORKERS = {
    "date_plantation": "green",
    "medrese": "grey",
    "palace": "white",
    "mosque": "black",
    "main_square": "pink",
    "river": "turquoise",
    "medina": "beige",
    "sahara": "brown",
}
GOODS = ("purple", "yellow", "orange")


def test_m001_there_are_twelve_colours_of_keshis() -> None:
    worker_colours = ["green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red"]
    assert seen(begun(), 0, by=0)["screen"] == [*worker_colours, *GOODS]


def test_m002_a_board_has_nine_districts() -> None:
    assert list(seen(begun(), 0)["assistants"]) == [*WORKERS, "souk"]  # type: ignore[call-overload]


@pytest.mark.parametrize(("district", "colour"), WORKERS.items())
def test_m002_each_worker_colour_belongs_to_its_district(district: str, colour: str) -> None:
    state = at_phase_3(assistants=(district, "souk", "souk"))
    before = snapshot(state)
    act(state, "use_assistant", district=district, option="keshi")
    while phase(state) != "use_assistant":
        state.apply(state.legal()[0])
    assert gains(state, before)[colour] == 1


@pytest.mark.parametrize(("district", "colour"), WORKERS.items())
def test_m002_a_district_has_eight_keshi_spaces(district: str, colour: str) -> None:
    state = at_phase_3(assistants=(district, "souk", "souk"))
    set_keshis(state, 0, **{colour: 7})
    assert {"type": "use_assistant", "district": district, "option": "keshi"} in legal_json(state)
    set_keshis(state, 0, **{colour: 8})
    assert {"type": "use_assistant", "district": district, "option": "keshi"} not in legal_json(state)


@pytest.mark.parametrize(("colour", "points"), [*[(colour, 0) for colour in WORKERS.values()], ("red", 0)])
def test_m002_only_green_keshis_give_a_point_when_placed(colour: str, points: int) -> None:
    state = begun()
    before = snapshot(state)
    place(state, 0, colour)
    assert gains(state, before).get("points", 0) == (1 if colour == "green" else points)


@pytest.mark.parametrize("colour", GOODS)
def test_m003_any_number_of_goods_is_stored_in_the_souk(colour: str) -> None:
    state = begun()
    set_keshis(state, 0, **{colour: 30})
    before = snapshot(state)
    place(state, 0, colour)
    assert gains(state, before) == {colour: 1}


def test_m003_the_souk_never_counts_as_full() -> None:
    state = begun()
    set_keshis(state, 0, purple=8, yellow=8, orange=8)
    set_sellers(state, 0, "souk")
    assert final(state).districts == 0


def test_m004_every_district_but_the_souk_has_a_water_seller_space() -> None:
    state = begun()
    place(state, 0, "red")
    assert options_of(state, "district") == [*WORKERS]
    assert refused(state, "place_red", district="souk").to_json() == {
        "rule": "M-004",
        "reason": "no_seller_space",
        "district": "souk",
    }


@pytest.mark.parametrize("district", WORKERS)
def test_m004_a_water_seller_space_holds_one_red_keshi(district: str) -> None:
    state = begun()
    set_sellers(state, 0, district)
    place(state, 0, "red")
    assert options_of(state, "district") == [other for other in WORKERS if other != district]


@pytest.mark.parametrize("colour", ["green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red"])
@pytest.mark.parametrize("count", [0, 3, 8])
def test_m005_room_is_eight_less_the_keshis_of_the_colour(colour: str, count: int) -> None:
    state = begun()
    set_keshis(state, 0, **{colour: count})
    assert table_of(state).room(0, COLOURS.index(colour)) == 8 - count


def test_m005_guards_at_gates_take_room_too() -> None:
    state = begun()
    set_gates(state, 0, {1: "green", 4: "brown"})
    set_guards(state, 0, 3)
    assert table_of(state).room(0, COLOURS.index("beige")) == 3


def test_m005_a_water_seller_in_the_souk_takes_no_room() -> None:
    state = begun()
    set_sellers(state, 0, "souk")
    assert table_of(state).room(0, COLOURS.index("red")) == 8
    set_sellers(state, 0, *WORKERS, "souk")
    assert table_of(state).room(0, COLOURS.index("red")) == 0


def test_m005_there_is_always_room_for_goods() -> None:
    state = begun()
    set_keshis(state, 0, purple=40, yellow=40, orange=40)
    assert all(table_of(state).room(0, COLOURS.index(colour)) > 20 for colour in GOODS)


def test_m006_a_guard_assigned_to_a_gate_stays_a_keshi_of_the_medina() -> None:
    state = begun()
    set_guards(state, 0, 2)
    set_workshop(state, 1, brown=1)
    before = snapshot(state)
    do_action(state, 0, "medina")
    act(state, "buy_gate", workshop=1, colour="brown")
    act(state, "build_gate", space=2)
    assert gains(state, before) == {"tower_guards": -1, "gates": 1, "points": -3}


@pytest.mark.parametrize(("district", "colour"), WORKERS.items())
@pytest.mark.parametrize(("count", "seller", "points"), [(8, True, 10), (7, True, 0), (8, False, 0)])
def test_m007_a_filled_district_holds_eight_keshis_and_a_water_seller(
    district: str, colour: str, count: int, seller: bool, points: int
) -> None:
    state = begun()
    set_keshis(state, 0, **{colour: count})
    set_sellers(state, 0, *([district] if seller else []))
    assert final(state).districts == points


@pytest.mark.parametrize("gates", [{}, {1: "green"}, dict.fromkeys(range(1, 9), "green")])
def test_m007_gates_do_not_matter_for_the_medina(gates: dict[int, str]) -> None:
    state = begun()
    set_gates(state, 0, gates)
    set_guards(state, 0, 8 - len(gates))
    set_sellers(state, 0, "medina")
    assert final(state).districts == 10


def test_m008_keshis_on_the_board_are_those_in_the_nine_districts() -> None:
    state = begun()
    set_track_keshis(state, 0, {1: "green", 2: "red", 4: "pink"})
    set_keshis(state, 0, green=2, red=1, purple=2)
    set_gates(state, 0, {3: "white"})
    set_guards(state, 0, 3)
    assert table_of(state).keshis_on_board(0) == 2 + 1 + 2 + 1 + 3


def test_m008_caravan_leaders_on_the_cover_tile_count() -> None:
    state = begun(desert_cities=True)
    set_keshis(state, 0, brown=3)
    set_city(state, 0, "left_4", 5)
    assert table_of(state).keshis_on_board(0) == 4


def test_m009_resources_are_water_dates_and_dinars() -> None:
    state = begun()
    give(state, 0, "resource:any:1")
    assert options_of(state, "resource") == ["water", "date", "dinar"]


def test_m009_goods_do_not_pay_for_supply() -> None:
    state = begun()
    for seat in range(2):
        set_supply(state, seat, [8], [1, 2])
        set_resources(state, seat, date=2)
        set_keshis(state, seat, purple=9, yellow=9, orange=9)
    start_season_scoring(state)
    assert [seen(state, seat)["score"] for seat in range(2)] == [7, 7]
    assert seen(state, 0)["goods"] == {"purple": 9, "yellow": 9, "orange": 9}


@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_m010_resources_never_run_out(resource: str) -> None:
    state = begun()
    for _ in range(3):
        give(state, 0, f"{resource}:40")
    assert seen(state, 0)["stock"] == {"water": 1, "date": 1, "dinar": 1, resource: 121}


def test_m010_keshis_never_run_out() -> None:
    state = begun(4)
    for seat in range(4):
        for _ in range(20):
            place(state, seat, "orange")
    assert [seen(state, seat)["goods"] for seat in range(4)] == [{"purple": 0, "yellow": 0, "orange": 20}] * 4


def test_m011_resources_goods_tiles_and_board_are_public() -> None:
    state = begun(3)
    mine = seen(state, 1, by=1)
    secret = {"supply_down", "chosen_keshis", "chosen_supply"}
    public = {key: value for key, value in mine.items() if key not in secret}
    for viewer in (None, 0, 2):
        assert seen(state, 1, by=viewer) == {**public, "screen": None}


def test_md01_m044_the_first_decision_of_a_new_table_is_where_seat_0_puts_a_track_keshi() -> None:
    state = new_table(4)
    assert (state.actor, kinds(state)) == (0, {"place_track_keshi"})
