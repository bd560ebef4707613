"""Phase 2: acquiring keshis from the offer."""

import pytest

from serai.play.state import State
from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    act,
    at_draft,
    begun,
    event_names,
    gains,
    give_scroll,
    keshis,
    kinds,
    lay_aside,
    legal_json,
    offer,
    options_of,
    phase,
    set_figures,
    set_jugglers,
    set_keshis,
    set_tower,
    snapshot,
    start_draft,
    told,
)

WORKERS = ("green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red")


def draft(state: State, *colours: str) -> None:
    act(state, "draft", colours=list(colours))


def drafts(state: State) -> list[object]:
    return options_of(state, "colours")


def test_m068_one_or_two_keshis_of_one_colour() -> None:
    state = at_draft(offer={"green": 3, "grey": 1, "orange": 2})
    assert drafts(state) == [["green"], ["green", "green"], ["grey"], ["orange"], ["orange", "orange"]]


def test_m068_only_one_if_only_one_is_there() -> None:
    state = at_draft(offer={"grey": 1, "orange": 2})
    refusal = refused(state, "draft", colours=["grey", "grey"])
    assert refusal.to_json() == {"rule": "M-068", "reason": "only_one_there", "colour": "grey"}


def test_m068_a_colour_that_is_not_in_the_offer_can_not_be_taken() -> None:
    state = at_draft(offer={"grey": 1})
    refusal = refused(state, "draft", colours=["green"])
    assert refusal.to_json() == {"rule": "M-068", "reason": "not_in_offer", "colour": "green"}


def test_m068_two_colours_can_not_be_taken() -> None:
    state = at_draft(offer={"green": 1, "grey": 1})
    assert refused(state, "draft", colours=["green", "grey"]).reason == "one_colour"


def test_m068_in_turn_order_again_and_again() -> None:
    state = at_draft(3, start=1, offer={"grey": 7})
    order = []
    while phase(state) == "draft":
        order.append(state.actor)
        draft(state, "grey")
    assert order == [1, 2, 0, 1, 2, 0, 1]


def test_m068_one_of_two_keshis_may_be_left() -> None:
    state = at_draft(offer={"white": 2})
    draft(state, "white")
    assert offer(state) == {"white": 1}


def test_m069_a_player_who_can_take_must_take() -> None:
    state = at_draft(offer={"grey": 1})
    assert kinds(state) == {"draft"}
    assert refused(state, "decline").reason == "other_decision"


def test_m069_a_draft_is_asked_for_even_if_there_is_one_way() -> None:
    assert legal_json(at_draft(offer={"grey": 1})) == [{"type": "draft", "colours": ["grey"]}]


@pytest.mark.parametrize("colour", WORKERS)
def test_m070_no_more_keshis_of_a_colour_than_there_is_room_for(colour: str) -> None:
    state = begun()
    set_keshis(state, 0, **{colour: 7})
    start_draft(state, 0, {colour: 3})
    assert drafts(state) == [[colour]]
    refusal = refused(state, "draft", colours=[colour, colour])
    assert refusal.to_json() == {"rule": "M-070", "reason": "room_for_one", "colour": colour}


def test_me7_three_green_in_the_offer_and_room_for_one() -> None:
    state = begun()
    set_keshis(state, 0, green=7)
    start_draft(state, 0, {"green": 3, "black": 2})
    assert drafts(state) == [["green"], ["black"], ["black", "black"]]


def test_me10_two_red_in_the_offer_and_one_water_seller_lacking() -> None:
    state = begun()
    set_keshis(state, 0, red=7)
    start_draft(state, 0, {"red": 2})
    assert drafts(state) == [["red"]]


@pytest.mark.parametrize("colour", WORKERS)
def test_m071_a_colour_without_room_may_not_be_taken(colour: str) -> None:
    state = begun()
    set_keshis(state, 0, **{colour: 8})
    start_draft(state, 0, {colour: 2, "orange": 1})
    assert drafts(state) == [["orange"]]
    assert refused(state, "draft", colours=[colour]).to_json() == {
        "rule": "M-071",
        "reason": "no_room",
        "colour": colour,
    }


def test_m072_me8_a_player_without_room_drops_out_and_the_others_go_on() -> None:
    state = begun(3)
    set_keshis(state, 1, black=8)
    start_draft(state, 1, {"black": 4})
    assert told(state, "dropped_out") == [{"seat": 1}]
    order = []
    while phase(state) == "draft":
        order.append(state.actor)
        draft(state, "black")
    assert order == [2, 0, 2, 0]
    assert told(state, "dropped_out") == [{"seat": 1}]


def test_m072_who_has_dropped_out_stays_out_for_the_phase() -> None:
    state = begun(2)
    set_keshis(state, 0, black=8)
    start_draft(state, 0, {"black": 4})
    set_keshis(state, 0, black=0)
    for _ in range(4):
        assert (state.actor, phase(state)) == (1, "draft")
        draft(state, "black")
    assert phase(state) == "choose_keshis"


def test_m072_who_has_dropped_out_takes_part_again_in_the_next_round() -> None:
    state = begun(2)
    set_keshis(state, 0, black=8)
    start_draft(state, 0, {"black": 1})
    draft(state, "black")
    start_draft(state, 0, {"grey": 1})
    assert (state.actor, phase(state)) == (0, "draft")


def test_m072_a_player_may_drop_out_later() -> None:
    state = begun(2)
    set_keshis(state, 0, black=6)
    start_draft(state, 0, {"black": 6})
    draft(state, "black", "black")
    draft(state, "black")
    assert told(state, "dropped_out") == [{"seat": 0}]
    assert state.actor == 1


def test_m073_keshis_taken_are_placed_at_once() -> None:
    state = at_draft(offer={"green": 2, "pink": 2, "grey": 4})
    before = snapshot(state)
    draft(state, "green", "green")
    assert gains(state, before) == {"green": 2, "points": 2}
    before = snapshot(state, 1)
    draft(state, "pink", "pink")
    act(state, "place_pink", field="points")
    assert (state.actor, phase(state)) == (1, "place_pink")
    act(state, "place_pink", field="date")
    assert gains(state, before, 1) == {"pink": 2, "points": 2, "date": 1}
    assert (state.actor, phase(state)) == (0, "draft")


def test_m074_the_phase_ends_when_the_offer_is_empty() -> None:
    state = at_draft(offer={"grey": 2})
    draft(state, "grey", "grey")
    assert phase(state) == "choose_keshis"


def test_m074_m075_me9_if_nobody_has_room_the_keshis_go_to_the_supply() -> None:
    state = begun(3)
    for seat in range(3):
        set_keshis(state, seat, black=8)
    start_draft(state, 0, {"black": 5})
    assert [event["seat"] for event in told(state, "dropped_out")] == [0, 1, 2]
    assert phase(state) == "choose_keshis"
    assert offer(state) == {}
    assert told(state, "offer_cleared") == [{"count": 5}]


def test_m075_leftover_keshis_may_stay_and_join_the_next_offer() -> None:
    state = begun(2, leftover_keshis="stay")
    for seat in range(2):
        set_keshis(state, seat, black=8)
    start_draft(state, 0, {"black": 5})
    assert offer(state) == {"black": 5}
    set_keshis(state, 1, black=0)  # who starts the next round
    state.dealer = None
    for _ in range(2):
        act(state, "choose_keshis", colours=["green", "grey", "white"])
    state.settle(state.table.chance_schema().from_json({"type": "tower", "out": ["grey"]}))
    assert offer(state) == {"grey": 1, "black": 5}
    assert drafts(state) == [["grey"], ["black"], ["black", "black"]]


@pytest.mark.parametrize("offered", [{"purple": 9}, {"yellow": 3, "orange": 4}])
def test_me11_nobody_drops_out_of_an_offer_of_goods(offered: dict[str, int]) -> None:
    state = begun(4)
    for seat in range(4):
        set_keshis(state, seat, **dict.fromkeys(WORKERS, 8), purple=20, yellow=20, orange=20)
    start_draft(state, 0, offered)
    while phase(state) == "draft":
        state.apply(state.legal()[0])
    assert "dropped_out" not in event_names(state)
    assert offer(state) == {}


def test_me12_a_second_pink_keshi_without_a_free_field_is_lost() -> None:
    state = begun()
    set_jugglers(state, 0, "water", "points", "mosque", "river", "date", "dinar")
    lay_figures_for_pink(state)
    start_draft(state, 0, {"pink": 2, "grey": 2})
    draft(state, "pink", "pink")
    act(state, "place_pink", field="palace")
    act(state, "choose_bonus", option=2)  # a pink keshi: only the last field is free
    assert phase(state) == "take_goods"
    act(state, "take_goods", colour="purple")
    assert keshis(state)["pink"] == 8
    assert told(state, "keshi_lost") == [{"seat": 0, "colour": "pink"}]
    assert (phase(state), state.actor) == ("draft", 1)


def lay_figures_for_pink(state: State) -> None:
    """The courtier's next step enters the last section; the line then offers a pink keshi."""
    set_figures(state, 0, palace=14, mosque=4)


def test_m076_mx30_with_scroll_61_two_colours_may_be_taken() -> None:
    state = begun()
    give_scroll(state, 0, 61)
    start_draft(state, 0, {"green": 1, "pink": 1})
    assert drafts(state) == [["green"], ["green", "pink"], ["pink"]]
    draft(state, "green", "pink")
    act(state, "place_pink", field="date")
    assert keshis(state) == {"green": 1, "pink": 1}


def test_m076_two_keshis_that_need_a_place_are_placed_in_an_order_of_choice() -> None:
    state = begun()
    give_scroll(state, 0, 61)
    start_draft(state, 0, {"pink": 1, "brown": 1})
    draft(state, "pink", "brown")
    assert options_of(state, "effect") == ["keshi:pink", "keshi:brown"]
    act(state, "resolve", effect="keshi:brown")
    assert phase(state) == "place_brown"


def test_m076_two_colours_need_room_for_each() -> None:
    state = begun()
    give_scroll(state, 0, 61)
    set_keshis(state, 0, pink=8)
    start_draft(state, 0, {"green": 2, "pink": 1, "grey": 1})
    assert drafts(state) == [["green"], ["green", "green"], ["green", "grey"], ["grey"]]


def test_m076_only_the_owner_of_scroll_61_may() -> None:
    state = begun()
    give_scroll(state, 1, 61)
    start_draft(state, 0, {"green": 1, "pink": 1})
    assert drafts(state) == [["green"], ["pink"]]


def test_mx2_four_players_empty_an_offer() -> None:
    eleven = {"turquoise": 3, "green": 2, "pink": 1, "grey": 1, "orange": 1, "purple": 1, "white": 1, "brown": 1}
    state = at_draft(4, offer=eleven)
    taken = [["turquoise"] * 2, ["green"] * 2, ["pink"], ["grey"], ["turquoise"], ["orange"], ["purple"], ["white"]]
    for seat, colours in enumerate([*taken, ["brown"]]):
        assert (state.actor, phase(state)) == (seat % 4, "draft")
        draft(state, *colours)
        while phase(state) in ("place_pink", "place_brown"):
            state.apply(state.legal()[0])
    assert phase(state) == "choose_keshis"
    assert [sum(keshis(state, seat).values()) for seat in range(4)] == [4, 3, 2, 2]


def test_m068_a_draft_touches_neither_tower_nor_screens() -> None:
    state = begun()
    lay_aside(state)
    set_tower(state, grey=2)
    start_draft(state, 0, {"grey": 2})
    draft(state, "grey", "grey")
    assert state.view(None)["tower"]["grey"] == 2  # type: ignore[index]
