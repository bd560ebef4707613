"""Seasons, rounds, turn order and the two markers."""

from typing import Any

import pytest

from serai.core.chance import Stream
from serai.play.state import State
from serai.testing.scenes import go_on, play_out
from tests.marrakesh.scenes import (
    ALL_COUNTS,
    at_phase_3,
    begun,
    event_names,
    new_table,
    phase,
    start_season_scoring,
    start_whole_phase_3,
    told,
)

FULL = ("souk", "souk", "souk")


def played(players: int, **options: Any) -> State:
    """A whole game, at random."""
    return play_out(new_table(players, **options), seed=players)


def test_m051_three_seasons_of_four_rounds() -> None:
    state = played(2)
    rounds = [(event["season"], event["round"]) for event in told(state, "round_begun")]
    assert rounds == [(season, number) for season in (1, 2, 3) for number in (1, 2, 3, 4)]


def rounds_of(state: State) -> list[list[str]]:
    """The event names of each round."""
    rounds: list[list[str]] = []
    for name in event_names(state):
        if name == "round_begun":
            rounds.append([])
        if rounds and (not rounds[-1] or rounds[-1][-1] != "round_ended"):
            rounds[-1].append(name)
    return rounds


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m051_the_four_phases_follow_each_other(players: int) -> None:
    for names in rounds_of(played(players)):
        chosen = max(place for place, name in enumerate(names) if name == "assistant_sent")
        dropped = names.index("tower_dropped")
        drafts = [place for place, name in enumerate(names) if name == "drafted"]
        used = [place for place, name in enumerate(names) if name == "assistant_used"]
        assert chosen < dropped < min([*drafts, *used])
        assert max(drafts, default=dropped) < min(used)
        assert len(used) == 3 * players
        assert names[-1] == "round_ended"


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("start", [0, 1])
def test_m052_turn_order_is_clockwise_from_the_start_player(players: int, start: int) -> None:
    state = begun(players, start_player=start)
    start_whole_phase_3(state, dict.fromkeys(range(players), FULL))
    order = []
    while phase(state) == "use_assistant":
        assert state.actor is not None
        order.append(state.actor)
        state.apply(state.game.action({"type": "use_assistant", "district": "souk", "option": "action"}))
        while phase(state) == "souk":
            state.apply(state.game.action({"type": "end_action"}))
    assert order == [(start + place) % players for place in range(players) for _ in range(3)]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m053_the_round_marker_goes_to_the_left_and_the_season_marker_stays(players: int) -> None:
    state = new_table(players, start_player=players - 1)
    stream = Stream(5)
    while state.view(None)["round"] != 2:
        go_on(state, stream)
    assert (state.view(None)["start_player"], state.view(None)["season_marker"]) == (0, players - 1)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_m054_in_a_new_season_both_markers_go_to_the_left_of_the_season_marker(players: int) -> None:
    state = begun(players)
    start_season_scoring(state, 1, start=0)
    while phase(state) != "choose_keshis":
        state.apply(state.legal()[0])
    view = state.view(None)
    assert (view["season"], view["round"]) == (2, 1)
    assert (view["start_player"], view["season_marker"]) == (1, 1)


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("start", [0, 1])
def test_m055_who_starts_each_round(players: int, start: int) -> None:
    state = played(players, start_player=start)
    for event in told(state, "round_begun"):
        season, number = event["season"], event["round"]
        assert isinstance(season, int)
        assert isinstance(number, int)
        assert event["seat"] == (start + season + number - 2) % players


def test_m056_a_season_is_scored_after_its_fourth_round_and_the_game_ends_after_the_third() -> None:
    state = played(3)
    marks = {"round_ended", "boats_returned", "supply_turned_up", "office_opened", "game_scored"}
    names = [name for name in event_names(state) if name in marks]
    begun_with = ["office_opened", *["supply_turned_up"] * 3]
    season = [*["round_ended"] * 4, "boats_returned", *["supply_turned_up"] * 3, "office_opened"]
    assert names == [*begun_with, *season, *season, *["round_ended"] * 4, *["game_scored"] * 3]
    assert state.over
    assert phase(state) == "over"


def test_m056_the_game_is_over_after_the_third_scoring() -> None:
    state = at_phase_3()
    start_season_scoring(state, 3)
    while not state.over:
        assert phase(state) in ("supply", "pay")
        state.apply(state.legal()[0])
    assert state.legal() == []
