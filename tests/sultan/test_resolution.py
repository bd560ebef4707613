"""Who gets which jewel, and who begins the next round."""

from collections import Counter

import pytest

from serai.testing.scenes import play_out, undealt
from tests.sultan.scenes import (
    MORE_COUNTS,
    bag,
    begun,
    bidding,
    cards_left,
    draw,
    first_players,
    hand_of,
    laid_out,
    owned,
    owners,
    place,
    round_of,
    settled,
    told,
)

THREE = ("red", "green", "blue")


def test_s24_all_placed_cards_are_turned_up_at_once_in_the_order_of_placing() -> None:
    state = bidding(3, ("green", "blue"), first=1, hands={1: (7,), 2: (9,), 0: (4,)})
    state.keep_events()
    place(state, (7, 0), (9, 1), (4, 0))
    assert told(state, "card_revealed") == [
        {"seat": 1, "card": 7, "cushion": 0},
        {"seat": 2, "card": 9, "cushion": 1},
        {"seat": 0, "card": 4, "cushion": 0},
    ]


def test_s25_each_cushion_is_settled_on_its_own() -> None:
    state = settled(4, THREE, (15, 0), (2, 1), (14, 0), (1, 1))
    assert [owned(state, seat) for seat in range(4)] == [{"red": 1}, {"green": 1}, {}, {}]


@pytest.mark.parametrize("card", [1, 8, 15])
def test_s26_a_lone_card_takes_the_jewel_whatever_its_value(card: int) -> None:
    state = settled(3, ("green", "blue"), (card, 0), (3, 1), (4, 1))
    assert owned(state, 0) == {"green": 1}


@pytest.mark.parametrize("card", [1, 9, 15])
def test_sx1_the_only_card_at_the_red_jewel_takes_it(card: int) -> None:
    state = settled(4, THREE, (card, 0), (5, 1), (6, 2), (7, 2))
    assert owned(state, 0) == {"red": 1}


def test_se5_a_lone_card_of_value_1_wins() -> None:
    assert owned(settled(3, ("green", "blue"), (15, 0), (14, 0), (1, 1)), 2) == {"blue": 1}


@pytest.mark.parametrize("bids", [((9, 1), (8, 1)), ((8, 1), (9, 1))])
def test_s27_sx2_the_highest_card_takes_the_jewel_in_either_order(bids: tuple[tuple[int, int], ...]) -> None:
    state = settled(4, THREE, *bids, (1, 0), (1, 2))
    nine = 0 if bids[0][0] == 9 else 1
    assert owned(state, nine) == {"green": 1}
    assert owned(state, 1 - nine) == {}


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s28_of_equal_cards_the_one_placed_first_takes_the_jewel(players: int) -> None:
    cushions = THREE[: 2 if players == 3 else 3]
    state = settled(players, cushions, *[(12, 0)] * players, first=2)
    assert owned(state, 2) == {"red": 1}
    assert owners(state) == [2]


def test_s28_the_order_of_placing_counts_and_not_the_seat_number() -> None:
    state = settled(4, THREE, (3, 0), (12, 2), (12, 2), (3, 1), first=2)
    assert owned(state, 3) == {"blue": 1}


def test_sx3_of_two_twelves_at_the_blue_jewel_the_earlier_takes_it() -> None:
    state = settled(4, THREE, (1, 0), (12, 2), (2, 1), (12, 2))
    assert owned(state, 1) == {"blue": 1}


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("earlier", [True, False])
def test_s29_of_two_players_equal_cards_the_first_players_wins(first: int, earlier: bool) -> None:
    bids = ((9, 1), (9, 1), (1, 0), (1, 2)) if earlier else ((1, 0), (9, 1), (9, 1), (1, 2))
    state = settled(2, THREE, *bids, first=first)
    assert owned(state, first) == {"red": 1, "green": 1}
    assert owned(state, 1 - first) == {"blue": 1}


def test_se11_at_a_tie_of_two_players_the_first_player_wins_though_placing_later() -> None:
    state = settled(2, THREE, (1, 0), (11, 2), (11, 2), (1, 0), first=1)
    assert owned(state, 1) == {"red": 1, "blue": 1}
    assert owned(state, 0) == {}


def test_sx12_the_first_players_nine_beats_the_nine_placed_earlier() -> None:
    state = settled(2, THREE, (5, 0), (9, 1), (9, 1), (3, 2))
    assert owned(state, 0) == {"red": 1, "green": 1}
    assert owned(state, 1) == {"blue": 1}


def test_sx13_five_players_with_a_tie_at_the_first_cushion() -> None:
    state = settled(5, THREE, (7, 0), (11, 0), (1, 1), (11, 0), (15, 2), first=3)
    assert [owned(state, seat) for seat in range(5)] == [{"green": 1}, {}, {"blue": 1}, {}, {"red": 1}]


def test_sx14_all_three_at_one_cushion() -> None:
    state = settled(3, ("green", "blue"), (2, 0), (14, 0), (14, 0))
    assert [owned(state, seat) for seat in range(3)] == [{}, {"green": 1}, {}]
    assert bag(state) == [12, 11, 10, 8, 8]


def test_s30_cards_are_not_added_together() -> None:
    state = settled(2, THREE, (4, 0), (12, 0), (10, 0), (1, 1), two_player_split=False)
    assert owned(state, 1) == {"red": 1, "green": 1}


def test_s30_se7_equal_cards_below_the_highest_have_no_effect() -> None:
    state = settled(5, THREE, (6, 0), (6, 0), (7, 0), (6, 0), (1, 1))
    assert owned(state, 2) == {"red": 1}


def test_se3_two_cushions_of_one_colour_are_settled_separately() -> None:
    state = settled(4, ("red", "red", "blue"), (5, 0), (6, 1), (4, 0), (7, 1))
    assert [owned(state, seat) for seat in range(4)] == [{"red": 1}, {}, {}, {"red": 1}]


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_se4_with_all_players_at_one_cushion_all_other_jewels_return(players: int) -> None:
    bids = [(card, 0) for card in range(1, players + 1)]
    state = settled(players, THREE[: 2 if players == 3 else 3], *bids)
    assert owners(state) == [players - 1]
    assert bag(state) == [12, 10, 10, 9, 8]


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_se6_of_three_cards_tied_for_highest_the_earliest_wins(players: int) -> None:
    bids = [(1, 0)] * (players - 3) + [(13, 0)] * 3
    state = settled(players, THREE[: 2 if players == 3 else 3], *bids)
    assert owned(state, players - 3) == {"red": 1}


def test_s31_a_jewel_without_cards_is_in_the_bag_before_the_next_draw() -> None:
    state = settled(3, ("green", "blue"), (1, 1), (2, 1), (3, 1))
    assert state.waits_for_chance
    assert bag(state) == [12, 11, 10, 9, 7]
    assert laid_out(state) == [None, None]


def test_s31_an_unsold_jewel_is_told() -> None:
    state = bidding(3, ("green", "blue"))
    state.keep_events()
    place(state, (1, 1), (2, 1), (3, 1))
    assert told(state, "jewel_unsold") == [{"cushion": 0, "jewel": "green"}]
    [won] = told(state, "jewel_won")
    assert (won["seat"], won["cushion"], won["jewel"]) == (2, 1, "blue")


def test_s27_a_won_jewel_is_told_with_all_cards_of_its_cushion_and_the_one_that_won() -> None:
    state = bidding(4, THREE, first=1, hands={1: (7,), 2: (9,), 3: (9,), 0: (4,)})
    state.keep_events()
    place(state, (7, 0), (9, 0), (9, 0), (4, 2))
    cards = [{"seat": 1, "card": 7}, {"seat": 2, "card": 9}, {"seat": 3, "card": 9}]
    assert told(state, "jewel_won") == [
        {"seat": 2, "cushion": 0, "jewel": "red", "card": 9, "bids": cards},
        {"seat": 0, "cushion": 2, "jewel": "blue", "card": 4, "bids": [{"seat": 0, "card": 4}]},
    ]


def test_s32_won_jewels_stay_to_the_end() -> None:
    state = undealt("sultan", 5)
    state.keep_events()
    play_out(state)
    won = Counter((event["seat"], event["jewel"]) for event in told(state, "jewel_won"))
    kept = {(seat, colour): count for seat in range(5) for colour, count in owned(state, seat).items()}
    assert kept == won


@pytest.mark.parametrize(("players", "left"), [(2, 44), (3, 42), (4, 56), (5, 70)])
def test_s33_all_placed_cards_leave_the_game(players: int, left: int) -> None:
    state = begun(players)
    round_of(state, (0, 1, 1, 0, 1))
    assert cards_left(state) == left


def test_s33_the_removed_cards_can_be_looked_up() -> None:
    state = settled(3, ("green", "blue"), (7, 0), (9, 0), (4, 1))
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert [seat["played"] for seat in seats] == [[7], [9], [4]]


@pytest.mark.parametrize(("players", "most"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_s34_nobody_wins_more_jewels_in_a_round_than_cards_placed(players: int, most: int) -> None:
    wins: Counter[tuple[int, object]] = Counter()
    for seed in range(5):
        state = undealt("sultan", players)
        state.keep_events()
        play_out(state, seed)
        number = 0
        for event in state.events():
            number += event.kind.name == "round_begun"
            if event.kind.name == "jewel_won":
                wins[seed * 100 + number, event.argument("seat")] += 1
    assert max(wins.values()) == most


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_s35_the_left_neighbour_is_first_in_the_next_round_through_all_stages(players: int) -> None:
    assert first_players(players, first=1) == [(1 + number) % players for number in range(15)]


def test_s36_of_two_players_the_other_is_first_in_the_next_round_through_all_stages() -> None:
    assert first_players(2, first=1) == [1, 0] * 6


@pytest.mark.parametrize("players", MORE_COUNTS)
def test_se13_stage_2_begins_with_the_left_neighbour_of_the_last_first_player(players: int) -> None:
    firsts = first_players(players, first=0)
    assert firsts[5] == (firsts[4] + 1) % players


@pytest.mark.parametrize(("players", "starts"), [(2, [6, 6]), (3, [5, 5, 5]), (4, [4, 4, 4, 3]), (5, [3, 3, 3, 3, 3])])
def test_sx17_how_often_each_seat_starts_a_round(players: int, starts: list[int]) -> None:
    firsts = first_players(players, first=0)
    assert [firsts.count(seat) for seat in range(players)] == starts


def test_s15_s35_the_next_first_player_draws_and_returns() -> None:
    state = settled(4, THREE, (1, 0), (2, 0), (3, 1), (4, 2), first=3)
    draw(state, "white", "red", "green", "blue")
    assert state.actor == 0
    assert len(hand_of(state, 0)) == 4
