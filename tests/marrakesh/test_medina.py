"""The medina: guards, workshops and gates (M-149 to M-158)."""

import pytest

from serai.play.state import State
from serai.testing.scenes import play
from tests.marrakesh.scenes import (
    about,
    give_scroll,
    keshis,
    kinds,
    options_of,
    phase,
    set_gates,
    set_guards,
    set_keshis,
    set_resources,
    set_sellers,
    set_workshop,
)
from tests.marrakesh.scenes_districts import (
    breakdown,
    common,
    explained,
    has,
    last_day,
    look,
    points,
    work,
    working,
)

SPACES = ("green", "grey", "white", "black", "pink", "turquoise", "brown", "souk")


def building(guards: int, dinar: int = 0, **gates: int) -> State:
    """Seat 0 has guards in the tower; every workshop has these gates (else one green gate)."""
    state = working("medina", "souk", "souk")
    for number in (1, 2, 3, 4):
        set_workshop(state, number, **(gates or {"green": 1}))
    set_guards(state, 0, guards)
    set_resources(state, 0, dinar=dinar)
    return state


def build(state: State, workshop: int, colour: str, space: int) -> None:
    play(state, "buy_gate", workshop=workshop, colour=colour)
    play(state, "build_gate", space=space)


def test_m149_at_most_one_gate_is_bought_for_each_guard_in_the_tower() -> None:
    state = building(2, dinar=9, grey=3)
    work(state, "medina")
    build(state, 2, "grey", 1)
    assert kinds(state) == {"buy_gate", "end_action"}
    build(state, 2, "grey", 3)
    assert (look(state, "guards"), has(state), phase(state)) == (0, {"dinar": 7}, "use_assistant")


def test_m149_without_a_guard_in_the_tower_nothing_can_be_bought() -> None:
    state = building(0, dinar=9)
    set_gates(state, 0, {1: "red"})
    work(state, "medina")
    assert phase(state) == "use_assistant"


def test_m149_the_action_may_be_ended_with_guards_left() -> None:
    state = building(2, dinar=9)
    work(state, "medina")
    play(state, "end_action")
    assert (look(state, "guards"), phase(state)) == (2, "use_assistant")


@pytest.mark.parametrize(("workshop", "price", "gained"), [(1, 0, -3), (2, 1, 1), (3, 2, 4), (4, 3, 7)])
def test_m150_a_workshop_has_its_price_and_its_points(workshop: int, price: int, gained: int) -> None:
    state = building(1, dinar=3, grey=1)
    work(state, "medina")
    build(state, workshop, "grey", 1)
    assert (has(state).get("dinar", 0), points(state)) == (3 - price, gained)


def test_m150_any_gate_of_any_workshop_may_be_chosen() -> None:
    state = building(1, dinar=2)
    set_workshop(state, 1, green=2, red=1)
    set_workshop(state, 2)
    set_workshop(state, 3, purple=1)
    work(state, "medina")
    bought = [(action["workshop"], action["colour"]) for action in legal_gates(state)]
    assert bought == [(1, "green"), (1, "red"), (3, "purple")]


def legal_gates(state: State) -> list[dict[str, object]]:
    return [action.to_json() for action in state.legal() if action.to_json()["type"] == "buy_gate"]


def test_m151_the_gate_is_built_on_any_empty_space_and_a_guard_moves_to_it() -> None:
    state = building(2, grey=1)
    set_gates(state, 0, {1: "red", 5: "black"})
    work(state, "medina")
    play(state, "buy_gate", workshop=1, colour="grey")
    assert (about(state), options_of(state, "space")) == ({"gate": "grey"}, [2, 3, 4, 6, 7, 8])
    play(state, "build_gate", space=4)
    assert look(state, "gates") == ["red", None, None, "grey", "black", None, None, None]
    assert (look(state, "guards"), keshis(state)["beige"]) == (1, 4)


@pytest.mark.parametrize("space", range(1, 9))
@pytest.mark.parametrize("colour", ["green", "grey", "white", "black", "turquoise", "purple", "yellow", "orange"])
def test_m152_a_gate_on_a_space_of_its_colour_gives_two_points(colour: str, space: int) -> None:
    state = building(2, dinar=1, **{colour: 2})
    work(state, "medina")
    build(state, 2, colour, space)
    wanted = "souk" if colour in ("purple", "yellow", "orange") else colour
    assert points(state) - 1 == (2 if SPACES[space - 1] == wanted else 0)


@pytest.mark.parametrize(
    ("colour", "space", "gained"), [("pink", 5, 2), ("brown", 7, 2), ("beige", 7, 0), ("red", 1, 0)]
)
def test_m152_so_do_pink_and_brown_gates_but_no_space_matches_beige_or_red(
    colour: str, space: int, gained: int
) -> None:
    state = building(2, dinar=1, **{colour: 2})
    work(state, "medina")
    build(state, 2, colour, space)
    assert points(state) - 1 == gained


def test_m153_for_each_gate_a_keshi_of_its_colour_is_set_aside() -> None:
    state = building(3, grey=2, white=1)
    work(state, "medina")
    build(state, 1, "grey", 1)
    build(state, 1, "white", 2)
    aside = {colour: count for colour, count in look(state, "aside").items() if count}
    assert (aside, keshis(state)) == ({"grey": 1, "white": 1}, {"beige": 3})


def test_m154_the_keshis_are_placed_with_their_bonuses_after_the_last_purchase() -> None:
    state = building(3, green=3)
    work(state, "medina")
    build(state, 1, "green", 2)
    build(state, 1, "green", 3)
    assert points(state) == -6
    play(state, "end_action")
    assert (keshis(state), points(state)) == ({"green": 2, "beige": 3}, -4)


def test_m154_they_are_placed_in_an_order_of_choice() -> None:
    state = building(2, pink=1, red=1)
    work(state, "medina")
    build(state, 1, "pink", 1)
    build(state, 1, "red", 2)
    assert options_of(state, "effect") == ["keshi:pink", "keshi:red"]
    play(state, "resolve", effect="keshi:red")
    play(state, "place_red", district="palace")
    play(state, "place_pink", field="points")
    assert (keshis(state), phase(state)) == ({"pink": 1, "beige": 2, "red": 1}, "use_assistant")


def test_m154_a_keshi_without_room_returns_to_the_supply() -> None:
    state = building(1, white=1)
    set_keshis(state, 0, white=8)
    work(state, "medina")
    build(state, 1, "white", 1)
    assert (keshis(state)["white"], look(state, "aside")["white"]) == (8, 0)


def test_m155_a_beige_keshi_set_aside_is_no_guard_for_this_action() -> None:
    state = building(1, beige=2)
    work(state, "medina")
    build(state, 1, "beige", 1)
    assert (phase(state), look(state, "guards"), keshis(state)) == ("use_assistant", 1, {"beige": 2})


def test_m156_a_gate_space_holds_one_gate() -> None:
    state = building(1, grey=1)
    set_gates(state, 0, {2: "red"})
    work(state, "medina")
    play(state, "buy_gate", workshop=1, colour="grey")
    assert explained(state, "build_gate", space=2) == {"rule": "M-156", "reason": "space_taken", "space": 2}


def test_m157_an_empty_workshop_stays_empty() -> None:
    state = building(1, green=1)
    work(state, "medina")
    build(state, 1, "green", 2)
    while phase(state) == "use_assistant":
        work(state, "souk")
    assert sum(common(state, "workshops")[0].values()) == 0
    assert [sum(shop.values()) for shop in common(state, "workshops")[1:]] == [1, 1, 1]


def test_m158_guards_in_the_tower_and_at_gates_fill_the_medina_alike() -> None:
    state = last_day()
    set_guards(state, 0, 5)
    set_gates(state, 0, {1: "red", 2: "red", 3: "red"})
    set_sellers(state, 0, "medina")
    assert breakdown(state)["districts"] == {"filled": ["medina"], "points": 10}


def test_mx12_a_brown_and_a_pink_gate_cost_a_dinar_and_no_points() -> None:
    state = building(2, dinar=1)
    set_workshop(state, 1, brown=1)
    set_workshop(state, 2, pink=1)
    work(state, "medina")
    build(state, 1, "brown", 7)
    build(state, 2, "pink", 2)
    assert (points(state), has(state), look(state, "guards")) == (0, {}, 0)
    assert look(state, "gates") == [None, "pink", None, None, None, None, "brown", None]
    play(state, "resolve", effect="keshi:brown")
    play(state, "place_brown", field="left_1")
    play(state, "place_pink", field="water")
    assert (look(state, "oases")["left_1"]["state"], has(state)) == ("discovered", {"water": 1})


def test_me40_a_beige_gate_brings_its_guard_only_after_three_gates() -> None:
    state = building(3, beige=1, grey=3)
    work(state, "medina")
    build(state, 1, "beige", 1)
    assert look(state, "guards") == 2
    build(state, 1, "grey", 3)
    build(state, 1, "grey", 4)
    assert (look(state, "guards"), keshis(state), phase(state)) == (1, {"grey": 2, "beige": 4}, "use_assistant")


def test_me41_with_eight_gates_nothing_can_be_bought() -> None:
    state = building(0, dinar=9)
    set_gates(state, 0, dict.fromkeys(range(1, 9), "red"))
    work(state, "medina")
    assert (phase(state), has(state)) == ("use_assistant", {"dinar": 9})


def test_me42_the_keshi_of_a_full_district_is_returned_without_its_bonus() -> None:
    state = building(1, dinar=1, green=1)
    set_keshis(state, 0, green=8)
    work(state, "medina")
    build(state, 2, "green", 2)
    assert (keshis(state)["green"], points(state)) == (8, 1)


def test_me43_a_red_gate_brings_a_water_seller() -> None:
    state = building(1, red=1)
    set_sellers(state, 0, "river")
    work(state, "medina")
    build(state, 1, "red", 1)
    assert "river" not in options_of(state, "district")
    play(state, "place_red", district="mosque")
    assert look(state, "sellers") == ["mosque", "river"]


def test_me44_scrolls_36_and_66_bring_two_keshis_of_one_chosen_colour() -> None:
    state = building(1, white=1)
    give_scroll(state, 0, 36, 66)
    work(state, "medina")
    build(state, 1, "white", 1)
    assert len(options_of(state, "colour")) == 12
    play(state, "choose_colour", colour="grey")
    assert keshis(state) == {"grey": 2, "beige": 1}


def test_me45_with_scroll_32_a_free_gate_stays_free() -> None:
    state = building(1, dinar=2, grey=1)
    give_scroll(state, 0, 32)
    work(state, "medina")
    build(state, 1, "grey", 1)
    assert has(state) == {"dinar": 2}


def test_me46_with_scroll_22_a_matching_gate_of_the_leftmost_workshop_gives_two_points() -> None:
    state = building(1, white=1)
    give_scroll(state, 0, 22)
    work(state, "medina")
    build(state, 1, "white", 3)
    assert points(state) == 2
