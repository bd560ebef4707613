"""Phase 1: choosing keshis, sending assistants, and the drop into the tower."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from serai.core.errors import BadAction
from serai.games.marrakesh.pieces.names import COLOURS
from serai.play.state import State
from serai.testing.scenes import refused, tell_chance
from tests.marrakesh.scenes import (
    ALL_COUNTS,
    act,
    begun,
    boat,
    event_names,
    final,
    kinds,
    legal_json,
    offer,
    options_of,
    phase,
    seen,
    set_keshis,
    set_resources,
    set_tower,
    start_season_scoring,
    told,
    tower,
)

DISTRICTS = ("date_plantation", "medrese", "palace", "mosque", "main_square", "river", "medina", "sahara", "souk")
PLAIN = ("green", "grey", "white")


def undropped(players: int = 2, *choices: Sequence[str], **options: Any) -> State:
    """The seats choose these keshis (or three plain ones); chance waits to be told what falls out of the tower."""
    state = begun(players, **options)
    state.dealer = None
    for seat in range(players):
        act(state, "choose_keshis", colours=list(choices[seat] if seat < len(choices) else PLAIN))
    return state


def assistants(state: State, seat: int = 0) -> dict[str, int]:
    """Where a seat has assistants."""
    there = seen(state, seat)["assistants"]
    assert isinstance(there, dict)
    return {district: count for district, count in there.items() if count > 0}


# Choosing


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m057_each_player_chooses_three_keshis_from_behind_the_screen(players: int) -> None:
    state = begun(players)
    for seat in range(players):
        assert state.actor == seat
        assert options_of(state, "colours") == [list(three) for three in combinations(COLOURS, 3)]
        state.apply(state.legal()[seat])


def test_m057_choices_are_revealed_when_all_have_chosen() -> None:
    state = begun(3)
    for _ in range(2):
        act(state, "choose_keshis", colours=list(PLAIN))
        assert "keshis_revealed" not in event_names(state)
        assert [seen(state, seat, by=seat)["screen"] for seat in range(3)] == [list(COLOURS)] * 3
    act(state, "choose_keshis", colours=["green", "brown", "orange"])
    assert [event["seat"] for event in told(state, "keshis_revealed")] == [0, 1, 2]


@pytest.mark.parametrize("colours", [["green", "grey"], ["green", "grey", "white", "black"], []])
def test_m057_two_or_four_keshis_are_no_choice(colours: list[str]) -> None:
    with pytest.raises(BadAction):
        act(begun(), "choose_keshis", colours=colours)


def test_m058_the_three_are_of_different_colours() -> None:
    with pytest.raises(BadAction):
        act(begun(), "choose_keshis", colours=["green", "green", "grey"])


def test_m058_a_colour_chosen_is_gone_for_the_season() -> None:
    state = undropped(2)
    assert seen(state, 0, by=0)["screen"] == [colour for colour in COLOURS if colour not in PLAIN]
    tell_chance(state, "tower", out=[])
    while phase(state) != "choose_keshis":
        state.apply(state.legal()[0])
    assert len(legal_json(state)) == 84
    refusal = refused(state, "choose_keshis", colours=["grey", "black", "pink"])
    assert refusal.to_json() == {"rule": "M-057", "reason": "not_behind_screen", "colour": "grey"}


def test_m058_me4_in_the_fourth_round_the_last_three_are_forced_but_asked_for() -> None:
    state = begun(2, tower_model="pass_through")
    counts = []
    for _ in range(4):
        counts.append(len(legal_json(state)))
        for _ in range(2):
            state.apply(state.legal()[0])
        while phase(state) != "choose_keshis" and state.view(None)["season"] == 1:
            state.apply(state.legal()[0])
    assert counts == [220, 84, 20, 1]


def test_m059_a_colour_may_be_chosen_though_its_district_is_full() -> None:
    state = begun()
    set_keshis(state, 0, green=8, pink=8, brown=8)
    act(state, "choose_keshis", colours=["green", "pink", "brown"])
    act(state, "choose_keshis", colours=list(PLAIN))
    assert assistants(state) == {"date_plantation": 1, "main_square": 1, "sahara": 1}
    assert seen(state, 0)["keshis"]["green"] == 8  # type: ignore[index]


# Sending assistants


@pytest.mark.parametrize(
    ("colour", "district"),
    [*zip(("green", "grey", "white", "black", "pink", "turquoise", "beige", "brown"), DISTRICTS[:8], strict=True)]
    + [(colour, "souk") for colour in ("purple", "yellow", "orange")],
)
def test_m060_an_assistant_goes_to_the_district_of_the_colour(colour: str, district: str) -> None:
    others = [other for other in ("white", "grey", "black") if other != colour][:2]
    state = undropped(2, [colour, *others])
    assert assistants(state)[district] == 1


def test_m060_assistants_are_sent_in_turn_order() -> None:
    state = undropped(3, start_player=2)
    assert [event["seat"] for event in told(state, "assistant_sent")] == [2, 2, 2, 0, 0, 0, 1, 1, 1]


def test_mx1_green_black_and_pink() -> None:
    state = undropped(2, ["green", "black", "pink"])
    assert assistants(state) == {"date_plantation": 1, "mosque": 1, "main_square": 1}


def test_m061_me1_three_goods_send_three_assistants_to_the_souk() -> None:
    state = undropped(2, ["yellow", "purple", "orange"])
    assert assistants(state) == {"souk": 3}


def test_m061_an_assistant_space_holds_one_assistant() -> None:
    state = undropped(2, ["green", "grey", "red"])
    refusal = refused(state, "send_red_assistant", district="medrese")
    assert refusal.to_json() == {"rule": "M-061", "reason": "assistant_there", "district": "medrese"}


def test_m062_me2_red_goes_to_any_district_with_a_free_space() -> None:
    state = undropped(2, ["green", "grey", "red"])
    assert options_of(state, "district") == list(DISTRICTS[2:])


def test_m062_me3_red_may_be_the_third_in_the_souk() -> None:
    state = undropped(2, ["yellow", "purple", "red"])
    assert options_of(state, "district") == list(DISTRICTS)
    act(state, "send_red_assistant", district="souk")
    assert assistants(state) == {"souk": 3}


def test_m062_reds_are_sent_in_turn_order_after_all_other_assistants() -> None:
    state = undropped(3, ["red", "grey", "pink"], ["red", "green", "white"], ["red", "brown", "black"], start_player=1)
    assert len(told(state, "assistant_sent")) == 6
    order = []
    while phase(state) == "send_red_assistant":
        order.append(state.actor)
        act(state, "send_red_assistant", district="river")
    assert order == [1, 2, 0]
    assert [assistants(state, seat)["river"] for seat in range(3)] == [1, 1, 1]


def test_m063_an_assistant_sent_with_red_acts_like_any_other() -> None:
    state = undropped(2, ["green", "grey", "red"])
    set_keshis(state, 0, turquoise=2)
    set_resources(state, 0)
    act(state, "send_red_assistant", district="river")
    tell_chance(state, "tower", out=[])
    act(state, "use_assistant", district="river", option="action")
    assert boat(state) == 2


# The tower


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m064_all_chosen_keshis_are_dropped_together(players: int) -> None:
    state = undropped(players)
    tell_chance(state, "tower", out=[])
    assert tower(state) == dict.fromkeys(PLAIN, players)
    assert all(
        seen(state, seat, by=seat)["screen"] == [c for c in COLOURS if c not in PLAIN] for seat in range(players)
    )


def test_m065_what_falls_out_is_the_offer_and_the_rest_sticks() -> None:
    state = undropped(2, PLAIN, ["green", "pink", "orange"])
    tell_chance(state, "tower", out=["green", "green", "white"])
    assert offer(state) == {"green": 2, "white": 1}
    assert tower(state) == {"grey": 1, "pink": 1, "orange": 1}


def test_m065_keshis_stuck_earlier_may_come_out() -> None:
    state = undropped(2)
    set_tower(state, purple=2, brown=1)
    tell_chance(state, "tower", out=["grey", "purple"])
    assert offer(state) == {"grey": 1, "purple": 1}
    assert tower(state) == {"green": 2, "grey": 1, "white": 2, "brown": 1, "purple": 1}


def test_m066_stuck_keshis_stay_over_rounds() -> None:
    state = undropped(2)
    tell_chance(state, "tower", out=["green"])
    stuck = tower(state)
    while phase(state) != "choose_keshis":
        state.apply(state.legal()[0])
    assert (state.view(None)["round"], tower(state)) == (2, stuck)


def test_m066_me6_stuck_keshis_stay_over_seasons_and_can_come_out() -> None:
    state = begun(2)
    set_tower(state, black=3, red=1)
    start_season_scoring(state, 1)
    while phase(state) != "choose_keshis":
        state.apply(state.legal()[0])
    assert (state.view(None)["season"], tower(state)) == (2, {"black": 3, "red": 1})
    state.dealer = None
    for _ in range(2):
        act(state, "choose_keshis", colours=list(PLAIN))
    tell_chance(state, "tower", out=["black", "red"])
    assert offer(state) == {"black": 1, "red": 1}


def test_m066_stuck_keshis_are_worth_nothing_at_the_end() -> None:
    state = begun()
    before = [final(state, seat).total for seat in range(2)]
    set_tower(state, purple=9, green=9)
    assert [final(state, seat).total for seat in range(2)] == before


def test_m067_me5_if_nothing_falls_out_phase_3_follows_at_once() -> None:
    state = undropped(2)
    tell_chance(state, "tower", out=[])
    assert (phase(state), state.actor) == ("use_assistant", 0)
    assert kinds(state) == {"use_assistant"}
    assert "drafted" not in event_names(state)
