"""Stages, rounds, drawing, returning and placing."""

import pytest

import serai
from serai.games.sultan.state import BAG
from serai.testing.scenes import legal, play_out, refused, undealt
from tests.sultan.scenes import (
    ALL_COUNTS,
    MORE_COUNTS,
    bag,
    begun,
    bidding,
    cushions_open,
    deal,
    deck_of,
    draw,
    event_names,
    give_back,
    hand_of,
    laid_out,
    offered,
    place,
    round_of,
    settled,
    table_of,
    told,
)

# Stages and hands


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s10_the_game_has_three_stages(players: int) -> None:
    state = undealt("sultan", players)
    state.keep_events()
    play_out(state)
    assert told(state, "stage_begun") == [{"stage": 1}, {"stage": 2}, {"stage": 3}]


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_s11_a_stage_has_five_rounds_or_four_with_two_players(players: int, rounds: int) -> None:
    state = undealt("sultan", players)
    state.keep_events()
    play_out(state)
    numbers = [event["round"] for event in told(state, "round_begun")]
    assert numbers == [*range(1, rounds + 1)] * 3


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 5), (4, 5), (5, 5)])
def test_s12_everyone_takes_five_cards_of_the_deck_or_eight_with_two_players(players: int, size: int) -> None:
    state = undealt("sultan", players, first_player=0)
    full = len(deck_of(state, 0))
    deal(state)
    assert [len(hand_of(state, seat)) for seat in range(players)] == [size] * players
    assert [len(deck_of(state, seat)) for seat in range(players)] == [full - size] * players


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s12_every_stage_begins_with_new_hands_for_seats_in_order(players: int) -> None:
    moves = play_out(undealt("sultan", players)).moves()
    assert [move["seat"] for move in moves if move["type"] == "deal_hand"] == [*range(players)] * 3


@pytest.mark.parametrize(("players", "placed"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_s13_a_hand_is_not_refilled_during_a_stage(players: int, placed: int) -> None:
    state = begun(players)
    before, in_deck = len(hand_of(state, 0)), len(deck_of(state, 0))
    round_of(state, (0, 1, 1, 0, 1))
    assert len(hand_of(state, 0)) == before - placed
    assert len(deck_of(state, 0)) == in_deck


# Drawing and returning


@pytest.mark.parametrize(("players", "jewels"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_s14_four_jewels_are_drawn_or_three_with_three_players(players: int, jewels: int) -> None:
    moves = play_out(undealt("sultan", players)).moves()
    assert {len(move["jewels"]) for move in moves if move["type"] == "draw_jewels"} == {jewels}  # type: ignore[arg-type]


def test_s14_drawn_jewels_leave_the_bag_and_lie_open() -> None:
    state = offered(4, "white", "red", "red", "blue")
    assert bag(state) == [11, 9, 10, 9, 7]
    assert state.view(None)["offer"] == {"white": 1, "red": 2, "yellow": 0, "green": 0, "blue": 1}


def test_s15_the_first_player_returns_a_jewel_and_the_others_go_on_the_cushions() -> None:
    state = offered(4, "white", "red", "green", "blue", first=2)
    assert state.actor == 2
    give_back(state, "green")
    assert laid_out(state) == ["white", "red", "blue"]


def test_s16_the_returned_jewel_is_in_the_bag_at_once() -> None:
    state = offered(3, "red", "green", "blue")
    give_back(state, "blue")
    assert bag(state)[4] == 8


def test_s16_the_returned_jewel_may_be_drawn_in_the_next_round() -> None:
    state = begun(3)
    table_of(state).cells[BAG + 4] = 1  # the last blue jewel
    draw(state, "red", "green", "blue")
    give_back(state, "blue")
    place(state, (1, 0), (1, 0), (1, 1))
    draw(state, "red", "green", "blue")
    assert {"type": "return_jewel", "color": "blue"} in legal(state)


@pytest.mark.parametrize(("players", "drawn"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_se1_of_jewels_all_of_one_colour_there_is_one_to_return(players: int, drawn: int) -> None:
    state = offered(players, *["yellow"] * drawn)
    assert legal(state) == [{"type": "return_jewel", "color": "yellow"}]
    give_back(state, "yellow")
    assert laid_out(state) == ["yellow"] * (drawn - 1)


def test_se2_of_white_white_red_blue_there_are_three_ways_to_return() -> None:
    state = offered(4, "white", "white", "red", "blue")
    assert [action["color"] for action in legal(state)] == ["white", "red", "blue"]
    give_back(state, "white")
    assert laid_out(state) == ["white", "red", "blue"]


# Placing


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s17_clockwise_from_the_first_player_each_places_one_card(players: int) -> None:
    state = bidding(players, ("red", "green", "blue")[: 2 if players == 3 else 3], first=1)
    actors = []
    for _ in range(players):
        actors.append(state.actor)
        place(state, (1, 0))
    assert actors == [*range(1, players), 0]
    assert [len(hand_of(state, seat)) for seat in range(players)] == [4] * players


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s18_any_cushion_may_be_chosen_however_many_cards_lie_there(players: int) -> None:
    state = bidding(players, ("red", "green", "blue")[: 2 if players == 3 else 3])
    everywhere = cushions_open(state)
    for _ in range(players - 1):
        place(state, (1, 0))
        assert cushions_open(state) == everywhere


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s19_there_is_no_pass(players: int) -> None:
    state = bidding(players, ("red", "green", "blue")[: 2 if players == 3 else 3])
    assert {action["type"] for action in legal(state)} == {"place_card"}


@pytest.mark.parametrize(("players", "cards"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_s19_nobody_places_more_cards_in_a_round_than_the_table_says(players: int, cards: int) -> None:
    moves = play_out(undealt("sultan", players)).moves()
    rounds = 12 if players == 2 else 15
    for seat in range(players):
        mine = [move for move in moves if move["type"] == "place_card" and move["actor"] == seat]
        assert len(mine) == cards * rounds


def test_s20_a_placed_card_can_not_be_placed_again() -> None:
    state = bidding(2, ("red", "green", "blue"), hands={0: (12,)})
    place(state, (12, 0), (1, 0))
    refusal = refused(state, "place_card", card=12, cushion=1)
    assert (refusal.rule, refusal.reason) == ("S-17", "not_in_hand")


def test_s20_who_placed_where_and_in_which_order_is_open() -> None:
    state = bidding(4, ("red", "green", "blue"), first=3)
    place(state, (2, 1), (3, 0))
    assert state.view(2)["placed"] == [{"seat": 3, "cushion": 1}, {"seat": 0, "cushion": 0}]


@pytest.mark.parametrize("first", [0, 1])
def test_s21_two_players_place_in_turn_twice(first: int) -> None:
    state = bidding(2, ("red", "green", "blue"), first=first)
    actors = []
    for cushion in (0, 0, 1, 1):
        actors.append(state.actor)
        place(state, (hand_of(state, state.actor)[0], cushion))  # type: ignore[arg-type]
    assert actors == [first, 1 - first, first, 1 - first]


@pytest.mark.parametrize("cushion", [0, 1, 2])
def test_s22_the_second_card_goes_to_another_cushion_than_the_first(cushion: int) -> None:
    state = bidding(2, ("red", "green", "blue"))
    place(state, (1, cushion), (1, 0))
    assert cushions_open(state) == {0, 1, 2} - {cushion}


def test_s23_a_card_may_be_placed_where_the_opponent_has_one() -> None:
    state = bidding(2, ("red", "green", "blue"))
    place(state, (1, 2))
    assert cushions_open(state) == {0, 1, 2}


@pytest.mark.parametrize(("players", "cushions"), [(3, 2), (4, 3), (5, 3)])
def test_se8_in_the_last_round_of_a_stage_one_card_is_left_and_one_action_for_each_cushion(
    players: int, cushions: int
) -> None:
    state = begun(players)
    for _ in range(4):
        round_of(state, (0, 1, 1, 0, 1))
    draw(state, "white", "white", "white", *["white"][: cushions - 2])
    give_back(state, "white")
    assert len(hand_of(state, state.actor or 0)) == 1
    assert len(state.legal()) == cushions


def test_se9_with_the_first_card_at_cushion_1_the_second_goes_to_0_or_2() -> None:
    state = bidding(2, ("red", "green", "blue"))
    place(state, (1, 1), (1, 1))
    assert cushions_open(state) == {0, 2}


def test_se10_two_equal_cards_give_one_action_for_each_cushion() -> None:
    state = bidding(2, ("red", "green", "blue"), hands={0: (12, 12)})
    assert [action["cushion"] for action in legal(state) if action["card"] == 12] == [0, 1, 2]
    place(state, (12, 0), (1, 0))
    assert [action["cushion"] for action in legal(state) if action["card"] == 12] == [1, 2]


def test_se12_with_three_players_there_are_two_cushions_and_three_drawn_jewels() -> None:
    state = offered(3, "red", "green", "blue")
    give_back(state, "red")
    assert laid_out(state) == ["green", "blue"]
    assert refused(state, "place_card", card=1, cushion=2).rule == "S-02"


def test_se18_the_cards_are_revealed_after_the_last_is_placed_and_before_any_other_decision() -> None:
    state = bidding(3, ("green", "blue"))
    state.keep_events()
    place(state, (1, 0), (2, 1))
    assert "card_revealed" not in event_names(state)
    place(state, (3, 0))
    revealed = event_names(state)
    assert revealed.count("card_revealed") == 3
    assert state.waits_for_chance


@pytest.mark.parametrize(("players", "most"), [(2, 24), (3, 10), (4, 15), (5, 15)])
def test_s17_s21_a_full_hand_gives_a_card_for_every_cushion(players: int, most: int) -> None:
    hands = {0: tuple(range(1, 9 if players == 2 else 6))}
    state = bidding(players, ("red", "green", "blue")[: 2 if players == 3 else 3], hands=hands)
    assert len(state.legal()) == most


def test_s14_s15_a_dealt_game_waits_for_the_first_player_to_return_a_jewel() -> None:
    state = serai.game("sultan").new(4, seed=3, options={"first_player": 1})
    assert state.actor == 1
    assert state.view(1)["phase"] == "offer"


def test_s24_after_a_round_no_card_lies_at_a_cushion() -> None:
    assert settled(3, ("green", "blue"), (1, 0), (2, 0), (3, 1)).view(None)["placed"] == []
