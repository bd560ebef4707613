"""Points, effects and their order, and costs."""

import pytest

from serai.play.state import State
from serai.testing.scenes import picture, refused
from tests.marrakesh.scenes import (
    act,
    begun,
    do_action,
    gains,
    give,
    give_scroll,
    goods,
    kinds,
    legal_json,
    offer,
    options_of,
    phase,
    place,
    score,
    seen,
    set_figures,
    set_guards,
    set_keshis,
    set_leaders,
    set_office,
    set_points,
    set_resources,
    set_workshop,
    snapshot,
    stock,
    told,
    tower,
)

# Points


def build_for_nothing(state: State) -> None:
    """Seat 0 builds a brown gate of the first workshop, which costs 3 points, beside the plantation."""
    set_guards(state, 0, 1)
    set_workshop(state, 1, brown=1)
    do_action(state, 0, "medina")
    act(state, "buy_gate", workshop=1, colour="brown")
    act(state, "build_gate", space=1)


def test_m012_the_score_may_fall_below_zero() -> None:
    state = begun()
    set_points(state, 0, 1)
    build_for_nothing(state)
    assert score(state) == -2


def test_m012_with_a_floor_it_stops_at_zero() -> None:
    state = begun(score_floor="zero")
    set_points(state, 0, 1)
    build_for_nothing(state)
    assert score(state) == 0


def test_m012_points_count_at_once() -> None:
    state = begun()
    give(state, 0, "goods:1", "points:5")
    assert (phase(state), score(state)) == ("take_goods", 15)


def test_m012_there_is_no_upper_limit() -> None:
    state = begun()
    for _ in range(10):
        give(state, 0, "points:50")
    assert score(state) == 510


def test_m013_going_round_the_score_track_has_no_effect() -> None:
    state = begun()
    set_points(state, 0, 98)
    before = snapshot(state)
    give(state, 0, "points:4")
    assert gains(state, before) == {"points": 4}
    assert seen(state, 0)["score"] == 102


def test_m014_what_is_paid_goes_to_the_supply_and_to_nobody() -> None:
    state = begun()
    set_office(state, 3)
    set_keshis(state, 0, purple=1)
    mine, others = snapshot(state), snapshot(state, 1)
    do_action(state, 0, "souk")
    act(state, "exchange", colour="purple")
    assert gains(state, mine) == {"purple": -1, "date": 2}
    assert gains(state, others, 1) == {}
    assert offer(state) == tower(state) == {}


# Effects

PLAIN = {
    "water:2": {"water": 2},
    "date:1": {"date": 1},
    "dinar:3": {"dinar": 3},
    "points:4": {"points": 4},
    "keshi:green": {"green": 1, "points": 1},
    "keshi:grey": {"grey": 1},
    "keshi:white": {"white": 1},
    "keshi:black": {"black": 1},
    "keshi:turquoise": {"turquoise": 1},
    "keshi:beige": {"beige": 1, "tower_guards": 1},
    "keshi:purple": {"purple": 1},
    "keshi:yellow": {"yellow": 1},
    "keshi:orange": {"orange": 1},
}

OPEN = {
    "keshi:pink": "place_pink",
    "keshi:brown": "place_brown",
    "keshi:red": "place_red",
    "keshi:any": "choose_colour",
    "keshi2:any": "choose_colour",
    "resource:any:2": "take_resource",
    "goods:1": "take_goods",
    "river:1": "buy_river_step",
    "stairs:either:1": "choose_stairs",
}


@pytest.mark.parametrize(("key", "gained"), PLAIN.items())
def test_m015_a_plain_gain_needs_no_choice(key: str, gained: dict[str, int]) -> None:
    state = begun()
    before = snapshot(state)
    give(state, 0, key)
    assert (phase(state), gains(state, before)) == ("choose_keshis", gained)


@pytest.mark.parametrize(("key", "asked"), OPEN.items())
def test_m016_an_open_effect_asks_its_player(key: str, asked: str) -> None:
    state = begun()
    before = snapshot(state)
    give(state, 0, key)
    assert phase(state) == asked
    assert not set(gains(state, before)) - {"boat"}


@pytest.mark.parametrize(("key", "gained"), PLAIN.items())
def test_m017_plain_gains_come_first(key: str, gained: dict[str, int]) -> None:
    state = begun()
    before = snapshot(state)
    give(state, 0, "keshi:pink", key, "goods:1")
    assert gains(state, before) == gained


def test_m017_the_player_chooses_the_order_of_open_effects() -> None:
    state = begun()
    give(state, 0, "keshi:pink", "points:1", "goods:1")
    assert options_of(state, "effect") == ["keshi:pink", "goods:1"]
    act(state, "resolve", effect="goods:1")
    act(state, "take_goods", colour="yellow")
    assert phase(state) == "place_pink"


def test_m017_like_effects_are_listed_once() -> None:
    state = begun()
    give(state, 0, "keshi:pink", "keshi:red", "keshi:pink")
    assert options_of(state, "effect") == ["keshi:pink", "keshi:red"]
    act(state, "resolve", effect="keshi:red")
    act(state, "place_red", district="river")
    act(state, "place_pink", field="date")
    assert phase(state) == "place_pink"


def test_mr67_a_keshi_without_room_waits_like_any_other_and_is_lost_when_resolved() -> None:
    state = begun()
    set_keshis(state, 0, pink=8)
    give(state, 0, "keshi:pink", "goods:1")
    assert options_of(state, "effect") == ["keshi:pink", "goods:1"]
    act(state, "resolve", effect="keshi:pink")
    assert told(state, "keshi_lost") == [{"seat": 0, "colour": "pink"}]
    assert phase(state) == "take_goods"


def test_m018_an_effect_is_resolved_with_all_it_triggers_before_the_next() -> None:
    state = begun()
    set_figures(state, 0, palace=3, mosque=6)
    give(state, 0, "keshi:pink", "goods:2")
    act(state, "resolve", effect="keshi:pink")
    act(state, "place_pink", field="palace")
    assert phase(state) == "choose_bonus"
    act(state, "choose_bonus", option=4)
    assert phase(state) == "take_goods"


def test_m018_what_came_last_is_resolved_first() -> None:
    state = begun()
    give(state, 0, "keshi:pink", "goods:2")
    act(state, "resolve", effect="keshi:pink")
    act(state, "place_pink", field="goods")
    act(state, "take_goods", colour="purple")
    act(state, "take_goods", colour="orange")
    assert goods(state) == {"purple": 1, "yellow": 0, "orange": 2}


def test_m019_no_effect_touches_another_player() -> None:
    state = begun(4)
    for seat in range(4):
        set_keshis(state, seat, white=4, black=4, turquoise=5)
    before = [snapshot(state, seat) for seat in range(4)]
    give(state, 2, "stairs:palace:8", "stairs:mosque:8", "river:9", "keshi:pink", "keshi:brown", "keshi:red")
    while phase(state) != "choose_keshis":
        assert state.actor == 2
        state.apply(state.legal()[0])
    assert gains(state, before[2], 2) != {}
    assert [gains(state, before[seat], seat) for seat in (0, 1, 3)] == [{}, {}, {}]


@pytest.mark.parametrize("key", [key for key in OPEN if key != "river:1"])
def test_m020_an_effect_is_compulsory(key: str) -> None:
    state = begun()
    give(state, 0, key)
    assert not kinds(state) & {"decline", "stop", "end_action"}
    for kind in ("decline", "stop", "end_action"):
        assert refused(state, kind).reason == "other_decision"


@pytest.mark.parametrize("colour", ["green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red"])
def test_m021_a_keshi_without_room_returns_to_the_supply(colour: str) -> None:
    state = begun()
    set_keshis(state, 0, **{colour: 8})
    before = snapshot(state)
    place(state, 0, colour)
    assert (phase(state), gains(state, before)) == ("choose_keshis", {})
    assert told(state, "keshi_lost") == [{"seat": 0, "colour": colour}]


def test_m022_only_colours_with_room_may_be_chosen() -> None:
    state = begun()
    set_keshis(state, 0, green=8, pink=8, beige=7, red=8, brown=8)
    give(state, 0, "keshi:any")
    rest = ["grey", "white", "black", "turquoise", "beige", "purple", "yellow", "orange"]
    assert options_of(state, "colour") == rest
    refusal = refused(state, "choose_colour", colour="pink")
    assert refusal.to_json() == {"rule": "M-022", "reason": "no_room", "colour": "pink"}


def test_m022_goods_always_have_room() -> None:
    state = begun()
    full = ("green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red")
    set_keshis(state, 0, **dict.fromkeys(full, 8))
    give(state, 0, "keshi:any")
    assert options_of(state, "colour") == ["purple", "yellow", "orange"]


@pytest.mark.parametrize("district", ["date_plantation", "river", "palace", "mosque"])
def test_m023_an_effect_of_quantity_zero_triggers_nothing(district: str) -> None:
    state = begun()
    set_resources(state, 0, 5, 5, 5)
    give_scroll(state, 0, 26, 27, 48)
    before = snapshot(state)
    do_action(state, 0, district)
    assert (phase(state), gains(state, before)) == ("choose_keshis", {})


# Costs


def in_the_sahara(field: str, water: int, date: int, dinar: int, *scrolls: int) -> State:
    """Seat 0 acts in the Sahara with this stock; the oasis of the field is the only one discovered."""
    state = begun()
    set_leaders(state, 0, field)
    set_resources(state, 0, water, date, dinar)
    give_scroll(state, 0, *scrolls)
    do_action(state, 0, "sahara")
    return state


@pytest.mark.parametrize(
    ("stock_before", "payable"),
    [((1, 1, 1), True), ((2, 1, 1), True), ((9, 9, 0), False), ((9, 0, 9), False), ((0, 9, 9), False)],
)
def test_m024_without_scroll_33_no_resource_replaces_another(stock_before: tuple[int, int, int], payable: bool) -> None:
    state = in_the_sahara("left_3", *stock_before)
    assert ("acquire_oasis" in kinds(state)) == payable


def test_m024_a_cost_is_paid_in_each_of_its_resources() -> None:
    state = in_the_sahara("left_2", 3, 3, 3)
    act(state, "acquire_oasis", field="left_2")
    assert stock(state) == {"water": 3, "date": 2, "dinar": 2}


@pytest.mark.parametrize(
    ("stock_before", "payable"),
    [
        ((1, 1, 1), True),
        ((2, 1, 0), True),
        ((1, 2, 0), True),
        ((1, 1, 0), False),
        ((0, 5, 5), False),
        ((5, 0, 5), False),
        ((0, 0, 9), False),
    ],
)
def test_m025_with_scroll_33_water_and_dates_stand_for_dinars(
    stock_before: tuple[int, int, int], payable: bool
) -> None:
    state = in_the_sahara("left_3", *stock_before, 33)
    assert ("acquire_oasis" in kinds(state)) == payable


def test_m025_the_player_chooses_how_the_dinars_are_made_up() -> None:
    state = in_the_sahara("left_3", 2, 2, 2, 33)
    act(state, "acquire_oasis", field="left_3")
    assert legal_json(state) == [
        {"type": "pay", "water": 1, "date": 1, "dinar": 1},
        {"type": "pay", "water": 1, "date": 2, "dinar": 0},
        {"type": "pay", "water": 2, "date": 1, "dinar": 0},
    ]
    act(state, "pay", water=2, date=1, dinar=0)
    assert stock(state) == {"water": 0, "date": 1, "dinar": 2}


def test_m020_a_refused_action_changes_nothing() -> None:
    state = begun()
    give(state, 0, "keshi:pink")
    before = picture(state)
    refused(state, "decline")
    assert picture(state) == before
