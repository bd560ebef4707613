"""Setting up a table of Sultan."""

import random

import pytest

import serai
from serai.testing.scenes import tell_chance, undealt
from tests.sultan.scenes import (
    ALL_COUNTS,
    MORE_COUNTS,
    bag,
    begun,
    bidding,
    cards_left,
    cushions_open,
    deck_of,
    draw,
    hand_of,
    table_of,
)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s01_two_to_five_play_to_the_end(players: int) -> None:
    state = serai.game("sultan").new(players, seed=1)
    chooser, placed = random.Random(players), [0] * players
    while not state.over:
        action = chooser.choice(state.legal())
        placed[state.actor] += action.to_json()["type"] == "place_card"
        state.apply(action)
    assert placed == [24 if players == 2 else 15] * players
    assert len(state.result["scores"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_s01_any_other_number_is_rejected(players: int) -> None:
    with pytest.raises(serai.BadOption, match="2 to 5 players"):
        serai.game("sultan").new(players, seed=1)


@pytest.mark.parametrize(("players", "cushions"), [(2, {0, 1, 2}), (3, {0, 1}), (4, {0, 1, 2}), (5, {0, 1, 2})])
def test_s02_three_players_have_two_cushions_others_three(players: int, cushions: set[int]) -> None:
    state = bidding(players, ("red", "green", "blue")[: len(cushions)])
    assert cushions_open(state) == cushions


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s03_each_of_three_to_five_players_gets_one_card_of_every_value(players: int) -> None:
    state = undealt("sultan", players)
    assert [deck_of(state, seat) for seat in range(players)] == [list(range(1, 16))] * players


def test_s03_a_card_that_one_seat_takes_is_missing_from_that_deck_only() -> None:
    state = undealt("sultan", 3, first_player=0)
    tell_chance(state, "deal_hand", seat=0, cards=[11, 12, 13, 14, 15])
    assert deck_of(state, 0) == list(range(1, 11))
    assert deck_of(state, 1) == list(range(1, 16))


def test_s04_each_of_two_players_gets_two_cards_of_every_value_to_twelve() -> None:
    state = undealt("sultan", 2)
    twice = sorted([*range(1, 13), *range(1, 13)])
    assert [deck_of(state, 0), deck_of(state, 1)] == [twice, twice]


def test_se16_a_two_player_deck_has_24_cards_none_above_twelve() -> None:
    state = undealt("sultan", 2)
    assert len(deck_of(state, 0)) == 24
    assert max(deck_of(state, 0)) == 12


@pytest.mark.parametrize(("players", "cards"), [(2, 48), (3, 45), (4, 60), (5, 75)])
def test_s05_no_cards_are_in_the_game_but_the_players_own(players: int, cards: int) -> None:
    assert cards_left(undealt("sultan", players)) == cards


def test_s06_the_owner_does_not_know_the_order_of_the_deck() -> None:
    next_hands = set()
    for seed in range(20):
        state = serai.game("sultan").new(4, seed=7).determinize(0, seed)
        while state.view(0)["stage"] == 1:
            state.apply(state.legal()[0])
        next_hands.add(tuple(hand_of(state, 0)))
    assert len(next_hands) > 10


def test_s06_a_view_lists_the_own_deck_by_value_and_no_other() -> None:
    seats = begun(3).view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[1]["deck"] == list(range(6, 16))
    assert "deck" not in seats[0]
    assert "deck" not in seats[2]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s07_all_fifty_jewels_are_in_the_bag(players: int) -> None:
    assert bag(undealt("sultan", players)) == [12, 11, 10, 9, 8]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s08_the_option_names_the_first_player(players: int) -> None:
    state = begun(players, first=players - 1)
    draw(state, *["white", "red", "green", "blue"][: 3 if players == 3 else 4])
    assert state.actor == players - 1


def test_s08_by_default_chance_names_the_first_player() -> None:
    state = undealt("sultan", 4)
    tell_chance(state, "first_player", seat=2)
    assert state.view(None)["first_player"] == 2


def test_s08_with_a_named_first_player_the_first_chance_is_a_hand() -> None:
    assert undealt("sultan", 4, first_player=3).table.chance_schema().name == "deal_hand"


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s09_the_left_neighbour_is_the_next_seat_and_the_last_seats_is_seat_0(players: int) -> None:
    table = table_of(undealt("sultan", players))
    assert [table.left_of(seat) for seat in range(players)] == [*range(1, players), 0]
