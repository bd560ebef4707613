"""What chance may come to, how it is written, and how likely it is."""

from collections import Counter
from math import comb, sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import serai
from serai.core.agenda import NOBODY, Table
from serai.core.chance import Stream
from serai.core.errors import BadAction
from serai.testing.scenes import impossible, play_out, undealt
from tests.sultan.scenes import begun, deal, deck_of, round_of

DRAWS = 3000


def drawn(table: Table, seed: int, draws: int = DRAWS) -> list[tuple[int, ...]]:
    """What the present chance comes to, again and again."""
    stream = Stream(seed)
    return [tuple(int(value) for value in table.draw(stream)) for _ in range(draws)]


def is_near(found: float, expected: float, draws: int = DRAWS) -> bool:
    """Is a frequency within five standard errors?"""
    return abs(found / draws - expected) < 5 * sqrt(expected * (1 - expected) / draws)


# Impossible outcomes


@pytest.mark.parametrize("seat", [3, 4])
def test_s08_the_first_player_has_a_seat_at_the_table(seat: int) -> None:
    refusal = impossible(undealt("sultan", 3), "first_player", seat=seat)
    assert refusal.to_json() == {"rule": "S-08", "reason": "no_such_seat", "seat": seat}


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 5), (4, 5), (5, 5)])
def test_s12_a_hand_of_another_size_is_impossible(players: int, size: int) -> None:
    state = undealt("sultan", players, first_player=0)
    for cards in ([], [*range(1, size)], [*range(1, size + 2)]):
        refusal = impossible(state, "deal_hand", seat=0, cards=cards)
        assert refusal.to_json() == {"rule": "S-12", "reason": "hand_size", "count": size}


def test_s03_two_equal_cards_in_a_hand_of_more_than_two_players_are_impossible() -> None:
    refusal = impossible(undealt("sultan", 3, first_player=0), "deal_hand", seat=0, cards=[1, 2, 3, 9, 9])
    assert refusal.to_json() == {"rule": "S-12", "reason": "not_in_deck", "card": 9}


def test_s04_three_equal_cards_and_a_thirteen_are_impossible_with_two_players() -> None:
    state = undealt("sultan", 2, first_player=0)
    assert impossible(state, "deal_hand", seat=0, cards=[1, 2, 3, 4, 5, 9, 9, 9]).details == {"card": 9}
    assert impossible(state, "deal_hand", seat=0, cards=[1, 2, 3, 4, 5, 6, 7, 13]).details == {"card": 13}


def test_s12_a_card_dealt_in_stage_1_can_not_be_dealt_again() -> None:
    state = begun(3)
    for _ in range(5):
        round_of(state, (0, 1, 1))
    assert impossible(state, "deal_hand", seat=0, cards=[1, 6, 7, 8, 9]).details == {"card": 1}


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_s14_another_number_of_drawn_jewels_is_impossible(players: int, count: int) -> None:
    refusal = impossible(begun(players), "draw_jewels", jewels=["white"] * (7 - count))
    assert refusal.to_json() == {"rule": "S-14", "reason": "jewels_drawn", "count": count}


def test_s14_jewels_that_are_not_in_the_bag_can_not_be_drawn() -> None:
    state = begun(4)
    for _ in range(3):  # three white jewels are won in each round, and three are left
        round_of(state)
    refusal = impossible(state, "draw_jewels", jewels=["white"] * 4)
    assert refusal.to_json() == {"rule": "S-14", "reason": "not_in_bag", "colour": "white"}


def test_s14_a_record_with_an_impossible_draw_is_rejected_with_its_move() -> None:
    record = serai.game("sultan").new(3, seed=1, options={"first_player": 0}).record()
    moves = record["moves"]
    assert isinstance(moves, list)
    moves[3]["jewels"] = ["white", "white"]
    with pytest.raises(serai.BadRecord) as caught:
        serai.replay(record)
    assert (caught.value.move, caught.value.rule) == (3, "S-14")


@pytest.mark.parametrize(
    "written",
    [
        {"type": "deal_hand", "seat": 0, "cards": [1, 2, 3, 4, 5]},
        {"type": "draw_jewels", "jewels": ["white", "red", "pink"]},
        {"type": "draw_jewels", "jewels": "white"},
        {"type": "draw_jewels"},
        {"type": "draw_jewels", "jewels": ["white", "red", "blue"], "seat": 0},
    ],
)
def test_s14_what_is_not_this_chance_is_rejected(written: dict[str, object]) -> None:
    with pytest.raises(BadAction):
        begun(3).table.chance_schema().from_json(written)


# How it is written


def test_s12_s14_lists_are_read_in_any_order_and_written_in_theirs() -> None:
    state = undealt("sultan", 3, first_player=0)
    schema = state.table.chance_schema()
    outcome = schema.from_json({"type": "deal_hand", "seat": 0, "cards": [15, 1, 9, 4, 7]})
    assert schema.to_json(outcome) == {"type": "deal_hand", "seat": 0, "cards": [1, 4, 7, 9, 15]}
    schema = begun(3).table.chance_schema()
    outcome = schema.from_json({"type": "draw_jewels", "jewels": ["blue", "white", "red"]})
    assert schema.to_json(outcome) == {"type": "draw_jewels", "jewels": ["white", "red", "blue"]}


@pytest.mark.parametrize(("players", "chances"), [(2, 1 + 6 + 12), (3, 1 + 9 + 15), (4, 1 + 12 + 15), (5, 1 + 15 + 15)])
def test_s10_s12_s14_all_chances_of_a_game(players: int, chances: int) -> None:
    moves = play_out(undealt("sultan", players)).moves()
    assert [move["actor"] for move in moves].count("chance") == chances


# How likely it is


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s08_each_seat_is_first_alike_often(players: int) -> None:
    counts = Counter(seat for (seat,) in drawn(undealt("sultan", players).table, seed=players))
    assert all(is_near(counts[seat], 1 / players) for seat in range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s06_s12_each_card_is_dealt_alike_often(players: int) -> None:
    hands = drawn(undealt("sultan", players, first_player=0).table, seed=players)
    counts = Counter(card for hand in hands for card in hand)
    if players == 2:
        mean = DRAWS * 2 / 3
        assert all(abs(counts[card] - mean) < 0.12 * mean for card in range(1, 13))
    else:
        assert all(is_near(counts[card], 1 / 3) for card in range(1, 16))


def test_s04_s12_both_copies_of_a_card_come_together_as_often_as_they_should() -> None:
    hands = drawn(undealt("sultan", 2, first_player=0).table, seed=9)
    pairs = sum(hand.count(7) == 2 for hand in hands)
    assert is_near(pairs, comb(22, 6) / comb(24, 8))


def test_s38_the_hand_of_stage_3_is_certain() -> None:
    state = begun(3)
    for _ in range(5):
        round_of(state, (0, 1, 1))
    deal(state)
    for _ in range(5):
        round_of(state, (0, 1, 1))
    assert set(drawn(state.table, seed=1, draws=50)) == {tuple(deck_of(state, 0))}


def test_s14_draws_are_as_likely_as_the_bag_says() -> None:
    draws = drawn(begun(4).table, seed=14)
    kinds = Counter(draws)
    assert is_near(kinds[0, 1, 2, 3], 11880 / 230300)
    assert is_near(sum(len(set(draw)) == 1 for draw in draws), 1231 / 230300)
    assert is_near(kinds[0, 0, 0, 0], 495 / 230300)


def test_s14_three_players_draw_each_colour_by_its_share_of_the_bag() -> None:
    counts = Counter(colour for draw in drawn(begun(3).table, seed=3) for colour in draw)
    for colour, in_bag in enumerate((12, 11, 10, 9, 8)):
        assert is_near(counts[colour], in_bag / 50, 3 * DRAWS)


def test_s14_a_draw_is_always_possible_and_in_order() -> None:
    table = begun(5).table
    assert table.actor() == NOBODY
    for draw in drawn(table, seed=5, draws=200):
        assert list(draw) == sorted(draw)
        assert table.check(vec[i64](list(draw))) is None
