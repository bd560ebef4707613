"""The rules of Goofspiel, one by one."""

import pytest

import serai
from goofspiel.game import GAME
from goofspiel.state import Goofspiel
from serai.play.state import State
from serai.testing.scenes import impossible, legal, play, play_out, refused, tell_chance, undealt


def table_of(state: State) -> Goofspiel:
    assert isinstance(state.table, Goofspiel)
    return state.table


def begun(*prizes: int, players: int = 2, **options: object) -> State:
    """A table whose first prize is turned up."""
    state = undealt("goofspiel", players, **options)
    tell_chance(state, "turn_prize", prize=prizes[0])
    return state


def bid(state: State, *cards: int) -> None:
    """Everybody bids, in the order of the seats."""
    for card in cards:
        play(state, "bid", card=card)


def test_g01_two_or_three_play() -> None:
    assert list(GAME.players) == [2, 3]
    with pytest.raises(serai.BadOption, match="2 to 3 players"):
        serai.game("goofspiel").new(players=4)


def test_g02_everybody_holds_the_cards_from_ace_to_king() -> None:
    assert table_of(begun(5, players=3)).hands == [list(range(1, 14))] * 3


def test_g02_a_table_may_play_with_fewer_cards() -> None:
    state = begun(5, cards=5)
    assert table_of(state).hands == [[1, 2, 3, 4, 5]] * 2
    assert refused(state, "bid", card=6).rule == "G-02"


def test_g03_the_prizes_are_the_same_cards() -> None:
    state = undealt("goofspiel", 2, cards=5)
    assert table_of(state).pile == [1, 2, 3, 4, 5]


def test_g04_the_order_of_the_prizes_is_nobodys_to_know() -> None:
    views = [serai.game("goofspiel").new(players=2, seed=seed).view(0) for seed in range(20)]
    assert len({str(view["offer"]) for view in views}) > 5
    assert all(view["prizes_to_come"] == sorted(view["prizes_to_come"]) for view in views)  # type: ignore[type-var]


def test_g05_the_prize_that_is_turned_up_leaves_the_pile() -> None:
    table = table_of(begun(9))
    assert table.offer == [9]
    assert 9 not in table.pile


def test_g05_a_prize_is_turned_up_once() -> None:
    state = begun(9)
    bid(state, 3, 4)
    assert impossible(state, "turn_prize", prize=9).rule == "G-05"


def test_g06_a_bid_is_any_card_of_the_hand() -> None:
    assert legal(begun(9)) == [{"type": "bid", "card": card} for card in range(1, 14)]


def test_g06_nobody_sees_what_another_has_bid() -> None:
    state = begun(9)
    play(state, "bid", card=7)
    assert state.view(0)["bids"] == [{"seat": 0, "card": 7}]
    assert state.view(1)["bids"] == state.view(None)["bids"] == [{"seat": 0}]


def test_g07_bids_are_shown_when_all_have_bid() -> None:
    state = undealt("goofspiel", 2)
    state.keep_events()
    tell_chance(state, "turn_prize", prize=9)
    play(state, "bid", card=7)
    assert [event.kind.name for event in state.events()] == ["prize_turned", "bid_placed"]
    play(state, "bid", card=3)
    shown = [event.to_json(None) for event in state.events() if event.kind.name == "bid_shown"]
    assert shown == [{"type": "bid_shown", "seat": 0, "card": 7}, {"type": "bid_shown", "seat": 1, "card": 3}]


def test_g08_the_highest_card_takes_the_prize() -> None:
    state = begun(9, players=3)
    bid(state, 4, 11, 10)
    assert table_of(state).won == [[], [9], []]


def test_g09_equal_highest_bids_let_the_prize_wait_for_the_next() -> None:
    state = begun(9, players=3)
    bid(state, 4, 11, 11)
    tell_chance(state, "turn_prize", prize=2)
    assert table_of(state).offer == [9, 2]
    bid(state, 5, 1, 2)
    assert table_of(state).won == [[9, 2], [], []]


def test_g09_equal_low_bids_don_t_matter() -> None:
    state = begun(9, players=3)
    bid(state, 4, 4, 11)
    assert table_of(state).won == [[], [], [9]]


def test_g09_a_table_may_take_such_prizes_out_of_the_game() -> None:
    state = begun(9, ties="discard")
    bid(state, 8, 8)
    assert table_of(state).offer == []
    assert table_of(state).lost == [9]


def test_g10_what_waits_after_the_last_round_is_lost() -> None:
    state = begun(1, cards=3)
    for cards, prize in (((1, 2), 2), ((2, 1), 3)):
        bid(state, *cards)
        tell_chance(state, "turn_prize", prize=prize)
    bid(state, 3, 3)
    assert state.over
    assert table_of(state).lost == [3]


def test_g11_a_card_is_bid_once_and_everybody_sees_which_are_gone() -> None:
    state = begun(9)
    bid(state, 7, 3)
    tell_chance(state, "turn_prize", prize=1)
    refusal = refused(state, "bid", card=7)
    assert (refusal.rule, refusal.reason) == ("G-11", "already_played")
    assert [seat["played"] for seat in state.view(None)["seats"]] == [[7], [3]]  # type: ignore[attr-defined]
    assert [action.to_json()["card"] for action, _ in state.refusals()] == [7]


def test_g12_a_prize_is_worth_its_card() -> None:
    state = begun(13)
    bid(state, 2, 1)
    tell_chance(state, "turn_prize", prize=1)
    bid(state, 3, 4)
    assert GAME.result(table_of(state)).scores == [13, 1]


def test_g12_an_owner_may_print_other_values(tmp_path) -> None:  # type: ignore[no-untyped-def]
    edition = tmp_path / "flat.toml"
    edition.write_text(f"[prizes]\npoints = {[1] * 13}\n")
    state = serai.game("goofspiel").new(players=2, seed=1, edition=str(edition))
    assert state.view(0)["worth"] == 1
    edition.write_text("[prizes]\npoints = [1, 2]\n")
    with pytest.raises(serai.BadEdition, match="13 prizes, not 2"):
        serai.game("goofspiel").new(players=2, edition=str(edition))


def test_g13_most_points_win_when_all_prizes_have_been_bid_for() -> None:
    state = play_out(undealt("goofspiel", 3))
    table = table_of(state)
    result = GAME.result(table)
    assert table.pile == [] and all(not hand for hand in table.hands)
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


def test_g14_who_is_level_shares_the_victory() -> None:
    state = begun(1, cards=3, ties="discard")
    for cards, prize in (((1, 1), 2), ((2, 2), 3)):
        bid(state, *cards)
        tell_chance(state, "turn_prize", prize=prize)
    bid(state, 3, 3)
    assert GAME.result(table_of(state)).winners == [0, 1]
