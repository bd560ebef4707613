"""What is refused, by which rule and for which reason; a refused action changes nothing."""

import pytest

import serai
from serai.core.errors import Refusal
from serai.play.state import State
from serai.testing.scenes import play_out, refused, undealt
from tests.sultan.scenes import begun, bidding, offered, place

THREE = ("red", "green", "blue")


def told(refusal: Refusal) -> dict[str, object]:
    return refusal.to_json()


def explained(state: State, verb: str) -> dict[str, dict[str, object]]:
    """What of a verb can't be chosen now, and why."""
    return {str(action): told(refusal) for action, refusal in state.refusals() if str(action).startswith(verb)}


def test_s15_a_jewel_that_was_not_drawn_can_not_be_returned() -> None:
    state = offered(4, "white", "red", "red", "blue")
    refusal = refused(state, "return_jewel", color="green")
    assert told(refusal) == {"rule": "S-15", "reason": "not_drawn", "colour": "green"}


def test_s15_a_jewel_is_returned_before_cards_are_placed() -> None:
    state = offered(4, "white", "red", "red", "blue")
    assert told(refused(state, "place_card", card=1, cushion=0)) == {"rule": "S-15", "reason": "return_first"}


def test_s15_the_colours_that_were_not_drawn_are_explained() -> None:
    state = offered(4, "white", "red", "red", "blue")
    assert explained(state, "return_jewel") == {
        "return_jewel yellow": {"rule": "S-15", "reason": "not_drawn", "colour": "yellow"},
        "return_jewel green": {"rule": "S-15", "reason": "not_drawn", "colour": "green"},
    }


def test_s15_the_own_cards_are_explained_while_a_jewel_has_to_be_returned() -> None:
    state = offered(4, "white", "red", "red", "blue", hands={0: (13,)})
    why = {"rule": "S-15", "reason": "return_first"}
    assert explained(state, "place_card") == {f"place_card {card} 0": why for card in (1, 2, 3, 4, 13)}


def test_s19_only_one_jewel_is_returned_then_cards_must_be_placed() -> None:
    state = bidding(4, THREE)
    assert told(refused(state, "return_jewel", color="red")) == {"rule": "S-19", "reason": "must_place"}


def test_s02_se12_with_three_players_cushion_2_does_not_exist() -> None:
    state = bidding(3, ("green", "blue"))
    refusal = refused(state, "place_card", card=1, cushion=2)
    assert told(refusal) == {"rule": "S-02", "reason": "no_such_cushion", "cushion": 2, "count": 2}


@pytest.mark.parametrize("card", [13, 14, 15])
def test_s04_with_two_players_the_highest_cards_are_not_in_the_game(card: int) -> None:
    state = bidding(2, THREE)
    refusal = refused(state, "place_card", card=card, cushion=0)
    assert told(refusal) == {"rule": "S-04", "reason": "card_not_in_game", "card": card}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s17_se20_a_card_that_is_not_in_hand_can_not_be_placed(players: int) -> None:
    state = bidding(players, THREE[: 2 if players == 3 else 3])
    refusal = refused(state, "place_card", card=12, cushion=0)
    assert told(refusal) == {"rule": "S-17", "reason": "not_in_hand", "card": 12}


def test_se20_a_card_of_another_seat_can_not_be_placed() -> None:
    state = bidding(4, THREE, hands={1: (15,)})
    assert refused(state, "place_card", card=15, cushion=0).reason == "not_in_hand"


def test_se20_a_record_in_which_another_seat_places_is_rejected() -> None:
    state = serai.game("sultan").new(4, seed=5)
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    record = state.record()
    moves = record["moves"]
    assert isinstance(moves, list)
    last = len(moves) - 1
    moves[last]["actor"] = (moves[last]["actor"] + 1) % 4
    with pytest.raises(serai.BadRecord) as caught:
        serai.replay(record)
    assert caught.value.move == last


def test_s22_the_second_card_can_not_go_to_the_cushion_of_the_first() -> None:
    state = bidding(2, THREE)
    place(state, (1, 1), (1, 1))
    refusal = refused(state, "place_card", card=1, cushion=1)
    assert told(refusal) == {"rule": "S-22", "reason": "other_cushion", "cushion": 1}


def test_s22_the_closed_cushion_is_explained_for_every_card_in_hand() -> None:
    state = bidding(2, THREE, hands={0: (5, 5, 6, 7, 8, 9, 10, 11)})
    place(state, (11, 1), (1, 1))
    assert [str(action) for action, _ in state.refusals()] == [f"place_card {card} 1" for card in range(5, 11)]
    assert {(refusal.rule, refusal.reason) for _, refusal in state.refusals()} == {("S-22", "other_cushion")}


def test_s22_no_cushion_is_closed_for_the_first_card() -> None:
    state = bidding(2, THREE)
    assert state.refusals() == []
    place(state, (1, 1))
    assert state.refusals() == []


def test_s18_no_cushion_is_closed_with_more_than_two_players() -> None:
    state = bidding(4, THREE)
    place(state, (1, 1), (1, 1))
    assert state.refusals() == []


def test_s39_after_the_end_nothing_can_be_done() -> None:
    state = play_out(undealt("sultan", 3))
    assert refused(state, "place_card", card=1, cushion=0).reason == "game_over"


def test_s14_while_jewels_are_to_be_drawn_no_seat_can_act() -> None:
    state = begun(3)
    with pytest.raises(serai.IllegalMove):
        state.apply(state.game.action({"type": "place_card", "card": 1, "cushion": 0}))
    assert state.legal() == []


@pytest.mark.parametrize(
    "written",
    [
        {"type": "pass"},
        {"type": "place_card", "card": 16, "cushion": 0},
        {"type": "place_card", "card": 0, "cushion": 0},
        {"type": "place_card", "card": 1, "cushion": 3},
        {"type": "place_card", "card": 1, "cushion": -1},
        {"type": "place_card", "card": True, "cushion": 0},
        {"type": "place_card", "card": 1},
        {"type": "place_card", "card": 1, "cushion": 0, "seat": 1},
        {"type": "return_jewel", "color": "pink"},
        {"type": "return_jewel", "color": 1},
        {},
        [],
        None,
    ],
)
def test_s19_what_is_no_action_of_this_game_is_no_action(written: object) -> None:
    with pytest.raises(serai.BadAction):
        serai.game("sultan").action(written)
