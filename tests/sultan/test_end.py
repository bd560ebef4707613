"""The end of a stage and of the game."""

from collections.abc import Iterator

import pytest

from serai.core.chance import Stream
from serai.play.state import State
from serai.testing.scenes import go_on, play_out, undealt
from tests.sultan.scenes import (
    ALL_COUNTS,
    bag,
    begun,
    cards_left,
    deal,
    deck_of,
    event_names,
    hand_of,
    laid_out,
    owned,
    result_of,
    round_of,
    told,
)

SOLD_OUT = {2: (0, 1, 2, 0), 3: (0, 1, 1), 4: (0, 1, 2, 0), 5: (0, 1, 2, 0, 1)}
"""Where to place cards so that every cushion is sold."""


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_s37_a_stage_ends_when_all_hands_are_empty(players: int, rounds: int) -> None:
    state = begun(players)
    for _ in range(rounds - 1):
        round_of(state, SOLD_OUT[players])
        assert state.table.chance_schema().name == "draw_jewels"
    round_of(state, SOLD_OUT[players])
    assert [hand_of(state, seat) for seat in range(players)] == [[]] * players
    assert state.table.chance_schema().name == "deal_hand"


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s38_after_stage_3_every_deck_and_hand_is_empty(players: int) -> None:
    state = play_out(undealt("sultan", players))
    assert cards_left(state) == 0


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s38_the_hand_of_stage_3_is_all_that_is_left_of_the_deck(players: int) -> None:
    state = begun(players)
    for _ in range(2):
        while state.table.chance_schema().name == "draw_jewels":
            round_of(state, SOLD_OUT[players])
        left = deck_of(state, 0)
        deal(state)
    assert hand_of(state, 0) == left
    assert deck_of(state, 0) == []


def test_se16_after_stage_3_no_card_of_the_two_player_decks_is_left() -> None:
    state = play_out(undealt("sultan", 2))
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["played"] == sorted([*range(1, 13), *range(1, 13)])
    assert cards_left(state) == 0


@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 15), (4, 15), (5, 15)])
def test_s39_the_game_ends_after_its_rounds_and_is_scored(players: int, rounds: int) -> None:
    state = undealt("sultan", players)
    state.keep_events()
    play_out(state)
    names = event_names(state)
    assert names.count("round_begun") == rounds
    assert names[-players:] == ["game_scored"] * players
    assert state.result is not None


def test_s39_a_finished_game_has_no_actor_and_no_legal_action() -> None:
    state = play_out(undealt("sultan", 3))
    assert state.actor is None
    assert state.legal() == []
    assert state.refusals() == []


def test_s40_jewels_in_the_bag_score_for_nobody() -> None:
    assert result_of((1, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)).scores == [1, 0, 0]


@pytest.mark.parametrize(("players", "least", "at_the_end"), [(2, 17, 14), (3, 22, 20), (4, 8, 5), (5, 8, 5)])
def test_s41_se14_with_every_cushion_sold_the_bag_still_suffices(players: int, least: int, at_the_end: int) -> None:
    state = begun(players)
    before_draws = [sum(bag(state)) for _ in rounds_sold_out(state)]
    assert min(before_draws) == before_draws[-1] == least
    assert sum(bag(state)) == at_the_end


def rounds_sold_out(state: State) -> Iterator[None]:
    """Stop before each draw; then every cushion is sold."""
    while not state.over:
        if state.table.chance_schema().name == "deal_hand":
            deal(state)
        yield
        round_of(state, SOLD_OUT[state.players])


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_se15_bag_table_and_collections_always_hold_all_fifty_jewels(players: int) -> None:
    state = undealt("sultan", players)
    stream = Stream(players)
    while not state.over:
        go_on(state, stream)
        assert all_jewels(state) == {"white": 12, "red": 11, "yellow": 10, "green": 9, "blue": 8}


def all_jewels(state: State) -> dict[str, int]:
    offer = state.view(None)["offer"]
    assert isinstance(offer, dict)
    counts: dict[str, int] = {}
    for colour, in_bag in zip(offer, bag(state), strict=True):
        won = sum(owned(state, seat).get(colour, 0) for seat in range(state.players))
        counts[colour] = in_bag + offer[colour] + laid_out(state).count(colour) + won
    return counts


@pytest.mark.parametrize(("players", "first"), [(4, 0), (5, 1)])
def test_se21_a_player_may_win_nothing_all_game(players: int, first: int) -> None:
    state = begun(players, first)
    while not state.over:
        if state.table.chance_schema().name == "deal_hand":
            deal(state)
        the_last_seat_is_beaten(state)
    assert state.result is not None
    scores = state.result["scores"]
    assert isinstance(scores, list)
    assert scores[-1] == 0
    assert max(scores) > 0


def the_last_seat_is_beaten(state: State) -> None:
    """All meet at cushion 0 with their lowest card, seat 0 with its second lowest while it has one."""
    stream = Stream(1)
    go_on(state, stream)
    go_on(state, stream)
    for _ in range(state.players):
        at_cushion_0 = [action for action in state.legal() if action.to_json()["cushion"] == 0]
        state.apply(at_cushion_0[1 if state.actor == 0 and len(at_cushion_0) > 1 else 0])


def test_s51_the_scores_are_told_to_all_at_the_end() -> None:
    state = undealt("sultan", 3)
    state.keep_events()
    play_out(state)
    assert state.result is not None
    assert [event["score"] for event in told(state, "game_scored")] == state.result["scores"]
    assert [event["jewels"] for event in told(state, "game_scored")] == state.result["jewels"]
