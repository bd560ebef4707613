"""What each seat may know."""

from typing import Any

import pytest

import serai
from serai.core.chance import Stream
from serai.games.sultan.pieces import COLOURS
from serai.games.sultan.state import BIDS, bid_card, jewel_cell
from serai.play.state import State
from serai.testing.scenes import go_on, legal, play_out, undealt
from tests.sultan.scenes import ALL_COUNTS, bag_list, bidding, draw, hand_of, owned, place, settled, table_of

THREE = ("red", "green", "blue")


def seen(state: State, viewer: int | None, seat: int) -> dict[str, Any]:
    """A seat as another sees it."""
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def test_s12_a_hand_is_its_owners_secret_and_its_size_is_public() -> None:
    state = bidding(4, THREE, hands={1: (13,)})
    assert seen(state, 1, 1)["hand"] == [1, 2, 3, 4, 13]
    for viewer in (None, 0, 2, 3):
        assert "hand" not in seen(state, viewer, 1)
        assert seen(state, viewer, 1)["hand_size"] == 5
        assert seen(state, viewer, 1)["deck_size"] == 10


def test_s20_an_owner_sees_the_own_placed_card() -> None:
    state = bidding(4, THREE, hands={0: (9,)})
    place(state, (9, 1))
    assert state.view(0)["placed"] == [{"seat": 0, "cushion": 1, "card": 9}]


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_se17_the_value_of_a_placed_card_appears_in_no_other_view(viewer: int | None) -> None:
    state = bidding(4, THREE, hands={0: (9,)})
    place(state, (9, 1))
    other = bidding(4, THREE, hands={0: (14,)})
    place(other, (14, 1))
    assert state.view(viewer) == other.view(viewer)


def test_se17_the_value_of_a_placed_card_is_told_to_its_owner_only() -> None:
    state = bidding(4, THREE, hands={0: (9,)})
    state.keep_events()
    place(state, (9, 1))
    event = state.events()[-1]
    assert event.to_json(0) == {"type": "card_placed", "seat": 0, "card": 9, "cushion": 1}
    assert event.to_json(1) == event.to_json(None) == {"type": "card_placed", "seat": 0, "cushion": 1}


def test_s12_a_dealt_hand_is_told_to_its_owner_only() -> None:
    state = undealt("sultan", 3)
    state.keep_events()
    play_out(state)
    event = next(event for event in state.events() if event.kind.name == "hand_dealt" and event.argument("seat") == 2)
    assert "cards" in event.to_json(2)
    assert "cards" not in event.to_json(0)
    assert "cards" not in event.to_json(None)


def test_s24_after_the_reveal_all_know_the_cards() -> None:
    state = settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1))
    assert [seen(state, None, seat)["played"] for seat in range(3)] == [[9], [5], [7]]


def test_s32_won_jewels_lie_behind_the_owners_screen() -> None:
    state = settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1))
    assert seen(state, 0, 0)["jewels"]["green"] == 1
    assert seen(state, 0, 0)["points"] == 4
    for viewer in (None, 1, 2):
        assert not {"jewels", "jewels_size", "points"} & set(seen(state, viewer, 0))
        assert "bag" not in state.view(viewer)


def test_s32_with_open_jewels_all_see_jewels_points_and_bag() -> None:
    state = settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1), open_jewels=True)
    assert seen(state, None, 0)["jewels"]["green"] == 1
    assert seen(state, 1, 0)["points"] == 4
    assert state.view(2)["bag"] == {"white": 12, "red": 11, "yellow": 10, "green": 8, "blue": 7}


def test_s32_open_jewels_show_no_cards() -> None:
    state = bidding(3, ("green", "blue"), open_jewels=True)
    place(state, (1, 0))
    assert "hand" not in seen(state, 1, 0)
    assert state.view(1)["placed"] == [{"seat": 0, "cushion": 0}]


def test_s51_at_the_end_the_bag_is_shown_too() -> None:
    assert "bag" in play_out(undealt("sultan", 3)).view(None)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s20_a_seats_imagined_table_looks_the_same_to_it(players: int) -> None:
    state = undealt("sultan", players)
    stream = Stream(players)
    while not state.over:
        go_on(state, stream)
        if state.actor is not None:
            imagined = state.determinize(state.actor, 5)
            assert imagined.view(state.actor) == state.view(state.actor)
            assert legal(imagined) == legal(state)


def test_s06_s20_imagining_can_change_every_hidden_card() -> None:
    state = serai.game("sultan").new(3, seed=4, options={"first_player": 0})
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    tables = [table_of(state.determinize(1, seed)) for seed in range(200)]
    placed = {int(bid_card(table.cells[BIDS])) for table in tables}
    assert placed == set(range(1, 16))
    hands = {tuple(hand_of(state.determinize(1, seed), 2)) for seed in range(50)}
    assert len(hands) > 40
    assert hand_of(state.determinize(1, 0), 1) == hand_of(state, 1)


def test_s20_imagining_leaves_all_that_is_public() -> None:
    state = settled(4, THREE, (9, 0), (5, 0), (7, 1), (8, 2))
    imagined = state.determinize(2, 9)
    assert [owned(imagined, seat) for seat in range(4)] == [owned(state, seat) for seat in range(4)]
    assert imagined.view(None) == state.view(None)


def test_s42_a_view_tells_a_seat_what_its_next_jewel_of_each_colour_would_bring() -> None:
    state = settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1))
    give(state, 0, green=2, white=5)
    worth = state.view(0)["worth"]
    assert worth == {
        "white": {"points": 1 + 10, "count": 6},  # S-43: the sixth of a colour raises the bonus from 10 to 20
        "red": {"points": 2, "count": 1},
        "yellow": {"points": 3, "count": 1},
        "green": {"points": 4 + 2, "count": 3},
        "blue": {"points": 5, "count": 1},
    }


def test_s44_with_two_players_the_fourth_jewel_brings_the_first_bonus() -> None:
    state = undealt("sultan", 2)
    give(state, 1, red=3)
    worth = state.view(1)["worth"]
    assert isinstance(worth, dict)
    assert worth["red"] == {"points": 4, "count": 4}


def test_s32_a_spectator_is_not_told_what_a_jewel_would_bring() -> None:
    assert "worth" not in settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1)).view(None)


def test_s17_a_view_names_the_seats_in_the_order_of_placing() -> None:
    state = bidding(4, THREE)
    state.table.first = 2
    assert state.view(0)["order"] == [2, 3, 0, 1]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s10_a_view_holds_what_is_printed_for_this_many_players(players: int) -> None:
    printed = undealt("sultan", players).view(None)["printed"]
    two = players == 2
    assert printed == {
        "stages": 3,
        "rounds": 4 if two else 5,
        "bids": 2 if two else 1,
        "copies": 2 if two else 1,
        "values": {"white": 1, "red": 2, "yellow": 3, "green": 4, "blue": 5},
        "bonus": bonus_steps(4 if two else 3),
        "bonus_rule": "S-44" if two else "S-43",
    }


def bonus_steps(first: int) -> list[dict[str, object]]:
    """S-43, S-44: the printed steps; the last one holds for more jewels, too."""
    steps = enumerate([2, 5, 10, 20], start=first)
    return [{"count": count, "points": points, "and_more": points == 20} for count, points in steps]


def test_s47_a_view_tells_what_the_jewels_bring_and_what_their_colours_add() -> None:
    state = settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1))
    give(state, 0, white=4, blue=1)
    own = seen(state, 0, 0)
    assert (own["jewel_points"], own["bonus"], own["points"]) == (4 + 5, 5, 14)


def test_s27_s31_a_view_tells_how_each_cushion_of_the_last_round_was_settled() -> None:
    state = settled(4, THREE, (9, 0), (12, 0), (12, 0), (3, 2))
    assert state.view(None)["last_round"] == [
        {"cushion": 0, "jewel": "red", "winner": 1, "cards": settled_cards((0, 9), (1, 12), (2, 12), best=1)},
        {"cushion": 1, "jewel": "green", "winner": None, "cards": []},
        {"cushion": 2, "jewel": "blue", "winner": 3, "cards": settled_cards((3, 3), best=0)},
    ]


def test_s28_of_two_cards_of_one_seat_only_the_better_takes_the_jewel() -> None:
    state = settled(2, THREE, (9, 0), (5, 1), (12, 0), (4, 1), two_player_split=False)
    sale = last_round(state)[0]
    assert (sale["winner"], sale["cards"]) == (0, settled_cards((0, 9), (0, 12), best=1))


def test_s29_with_two_players_the_last_round_is_told_as_it_was_won_although_the_first_player_has_changed() -> None:
    state = settled(2, THREE, (9, 0), (9, 0), (8, 1), (3, 1))
    assert state.view(None)["first_player"] == 1
    assert [sale["winner"] for sale in last_round(state)] == [0, 0, None]


def test_s33_the_cards_of_the_last_round_are_told_until_a_new_one_is_placed() -> None:
    assert last_round(bidding(3, ("green", "blue"))) == []
    state = settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1))
    draw(state, *bag_list(state)[:3])
    state.apply(state.legal()[0])
    assert len(last_round(state)) == 2
    state.apply(state.legal()[0])
    assert last_round(state) == []


def test_s33_the_last_round_is_told_at_the_end_too() -> None:
    assert len(last_round(play_out(undealt("sultan", 3)))) == 2


def test_s17_a_view_tells_who_still_has_to_place_a_card() -> None:
    state = bidding(3, ("green", "blue"), hands={0: (9,)})
    place(state, (9, 1))
    assert [seen(state, None, seat)["cards_due"] for seat in range(3)] == [0, 1, 1]


def test_s21_with_two_players_each_has_to_place_two_cards() -> None:
    state = bidding(2, THREE, hands={0: (9,)})
    place(state, (9, 1))
    assert [seen(state, None, seat)["cards_due"] for seat in range(2)] == [1, 2]


def test_s33_a_view_counts_the_cards_that_a_seat_has_not_shown() -> None:
    state = settled(2, THREE, (9, 0), (5, 1), (9, 1), (4, 2))
    unseen = seen(state, None, 0)["unseen"]
    assert unseen == [2] * 8 + [0] + [2] * 3
    assert len(seen(settled(3, ("green", "blue"), (9, 0), (5, 0), (7, 1)), None, 0)["unseen"]) == 15


def test_s49_s50_at_the_end_a_view_tells_the_place_of_each_seat() -> None:
    state = play_out(undealt("sultan", 4))
    for seat, counts in enumerate([{"blue": 1}, {"white": 2, "yellow": 1}, {"blue": 2}, {"red": 1, "yellow": 1}]):
        give(state, seat, **counts)  # 5, 5, 10 and 5 points; 1, 3, 2 and 2 jewels
    assert state.view(None)["places"] == [4, 2, 1, 3]
    give(state, 3, white=2, yellow=1)
    assert state.view(None)["places"] == [4, 2, 1, 2]


def test_s48_before_the_end_nobody_has_a_place() -> None:
    assert bidding(4, THREE, open_jewels=True).view(0)["places"] is None


def give(state: State, seat: int, **counts: int) -> None:
    """Put that many jewels of each colour behind a seat's screen, and no others."""
    table = table_of(state)
    for colour, name in enumerate(COLOURS):
        table.cells[jewel_cell(seat) + colour] = counts.get(name, 0)


def last_round(state: State) -> list[dict[str, Any]]:
    sales = state.view(None)["last_round"]
    assert isinstance(sales, list)
    return sales


def settled_cards(*cards: tuple[int, int], best: int) -> list[dict[str, object]]:
    """Cards by seat and value in the order of placing, and which of them took the jewel."""
    return [{"seat": seat, "card": card, "wins": place == best} for place, (seat, card) in enumerate(cards)]
