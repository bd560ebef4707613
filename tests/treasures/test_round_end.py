"""The end of a round and the next one: T-43 to T-60."""

from collections import Counter

import pytest

from serai.core.chance import Stream
from serai.play.state import State
from serai.testing.scenes import go_on, play, tell_chance, undealt
from tests.treasures.scenes import (
    DECK,
    all_cards,
    captured,
    category_winners,
    counted,
    deal,
    dealt,
    draw_pile,
    event_names,
    final_plays,
    give_stones,
    lay,
    lay_all,
    pile,
    reveal,
    round_ended,
    rounds,
    scene,
    stones,
    told,
)


def test_t43_the_round_ends_after_the_thirty_sixth_play() -> None:
    state = final_plays(2, [0, 0])
    assert state.table.plays == 34
    lay_all(state, 1)
    assert state.table.round == 1
    lay_all(state, 1)
    assert state.table.round == 2


def test_t44_who_collected_last_takes_the_leftovers() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["r3"], 1: ["b8"]}, deals=0)
    state.keep_events()
    captured(state, "r3", "b3")
    lay(state, "b8")
    assert told(state, "leftovers_taken") == [{"seat": 0, "cards": ["b8", "b9"]}]
    judged = rounds(state)[0]["categories"]
    assert judged is not None and judged["cards"]["counts"] == [4, 36]


def test_t45_leftovers_are_no_sweep() -> None:
    state = scene(table=["b9"], hands={0: ["r3"], 1: ["b8"]}, deals=0)
    lay_all(state)
    assert stones(state) == [0, 5]


def test_t46_if_nobody_collected_nobody_gets_the_leftovers() -> None:
    state = final_plays(2, [0, 0])
    state.keep_events()
    lay_all(state)
    assert len(told(state, "leftovers_lost")[0]["cards"]) == 40  # type: ignore[arg-type]
    assert "leftovers_taken" not in event_names(state)


def test_t47_five_categories_bring_a_stone_each() -> None:
    state = counted(2, (30, 20, 6, 3, 1), (10, 7, 3, 0, 0))
    assert category_winners(state) == {"cards": 0, "sapphire": 0, "ruby": 0, "emerald": 0, "diamond": 0}
    assert stones(state) == [5, 0]


def test_t48_most_cards() -> None:
    assert category_winners(counted(2, (21, 13, 4, 3, 1), (19, 14, 5, 0, 0)))["cards"] == 0


def test_t49_most_sapphires() -> None:
    assert category_winners(counted(2, (21, 13, 4, 3, 1), (19, 14, 5, 0, 0)))["sapphire"] == 1


def test_t50_most_rubies() -> None:
    assert category_winners(counted(2, (21, 13, 4, 3, 1), (19, 14, 5, 0, 0)))["ruby"] == 1


def test_t51_most_emeralds() -> None:
    assert category_winners(counted(2, (20, 14, 5, 1, 0), (20, 13, 4, 2, 1)))["emerald"] == 1


def test_t52_the_diamond() -> None:
    assert category_winners(counted(2, (20, 14, 5, 1, 0), (20, 13, 4, 2, 1)))["diamond"] == 1


def test_t53_the_most_is_enough_without_a_majority() -> None:
    state = counted(4, (13, 9, 2, 1, 1), (9, 6, 2, 1, 0), (9, 6, 3, 0, 0), (9, 6, 2, 1, 0))
    assert category_winners(state) == {"cards": 0, "sapphire": 0, "ruby": 2, "emerald": None, "diamond": 0}


def test_t54_level_for_the_most_means_nobody() -> None:
    state = counted(3, (15, 10, 3, 1, 1), (15, 10, 4, 1, 0), (10, 7, 2, 1, 0))
    assert category_winners(state) == {"cards": None, "sapphire": None, "ruby": 1, "emerald": None, "diamond": 0}


def test_t55_a_category_nobody_has_a_card_of_brings_nothing() -> None:
    state = counted(2, (3, 3, 0, 0, 0), (0, 0, 0, 0, 0))
    assert category_winners(state) == {"cards": 0, "sapphire": 0, "ruby": None, "emerald": None, "diamond": None}
    assert stones(state) == [2, 0]


@pytest.mark.parametrize("seed", range(8))
def test_t56_at_most_five_stones_beside_those_for_sweeps(seed: int) -> None:
    state = undealt("treasures", 2 + seed % 3)
    stream = Stream(seed)
    while not state.over:
        go_on(state, stream)
    for told_round in state.result["rounds"]:  # type: ignore[index]
        swept = sum(told_round["sweeps"]) + sum(told_round["claimed_sweeps"])
        assert 0 <= sum(told_round["stones"]) - swept <= 5
        winners = [each["winner"] for each in told_round["categories"].values()]
        assert sum(told_round["stones"]) - swept == len([winner for winner in winners if winner is not None])


def test_t57_every_stone_counts_one() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"], 1: ["b4", "b5", "b6"]})
    captured(state, "r3", "b3")
    assert stones(state) == [1, 0]
    assert stones(counted(2, (30, 20, 6, 3, 1), (10, 7, 3, 0, 0))) == [5, 0]


def test_t58_stones_are_counted_although_the_pot_is_empty() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, target=50)
    give_stones(state, 25, 25)
    assert state.view(None)["pot"] == 0
    captured(state, "r3", "b3")
    assert stones(state) == [26, 25]
    assert state.view(None)["pot"] == 0


def test_te27_stone_fifty_one_is_counted() -> None:
    state = scene(3, table=["b3"], hands={0: ["r3", "b1", "b2"]}, target=50)
    give_stones(state, 20, 20, 10)
    captured(state, "r3", "b3")
    assert sum(stones(state)) == 51  # type: ignore[call-overload]


def test_t59_stones_are_kept_and_cards_are_not() -> None:
    state = round_ended(2, [3, 4], [1, 0])
    assert stones(state) == [4, 4]
    assert pile(state, 0) == pile(state, 1) == []
    assert sorted(draw_pile(state)) == sorted(DECK)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t60_who_played_first_deals_next(players: int) -> None:
    state = round_ended(players, [0] * players)
    assert state.view(None)["dealer"] == 0
    deal(state)
    assert state.actor == 1


# Worked examples and edge cases


def test_tx3_two_level_for_the_most_rubies() -> None:
    assert category_winners(counted(3, (15, 11, 4, 0, 0), (15, 10, 4, 1, 0), (10, 6, 1, 2, 1)))["ruby"] is None


def test_tx4_two_emeralds_are_enough() -> None:
    for piles in (((20, 15, 3, 2, 0), (20, 12, 6, 1, 1)), ((20, 14, 3, 3, 0), (20, 13, 6, 0, 1))):
        assert category_winners(counted(2, *piles))["emerald"] == 0


def test_tx7_three_players_piles() -> None:
    state = counted(3, (15, 11, 3, 1, 0), (15, 10, 3, 1, 1), (10, 6, 3, 1, 0))
    assert category_winners(state) == {"cards": None, "sapphire": 0, "ruby": None, "emerald": None, "diamond": 1}
    assert stones(state) == [1, 1, 0]


@pytest.mark.parametrize(("first", "handed_out"), [((20, 14, 5, 1, 0), 4), ((21, 14, 5, 2, 0), 5)])
def test_tx9_two_players_share_five_stones_or_four(first: tuple[int, int, int, int, int], handed_out: int) -> None:
    second = (40 - first[0], 27 - first[1], 9 - first[2], 3 - first[3], 1 - first[4])
    assert sum(stones(counted(2, first, second))) == handed_out  # type: ignore[call-overload]


def test_tx9_in_played_rounds_too() -> None:
    for seed in range(6):
        state = undealt("treasures", 2)
        stream = Stream(seed)
        while not state.over:
            go_on(state, stream)
        for told_round in state.result["rounds"]:  # type: ignore[index]
            categories = told_round["categories"]
            level = categories["cards"]["counts"] == [20, 20]
            won = [each["winner"] for each in categories.values()].count(None)
            assert won == (1 if level else 0)


def test_tx11_eighteen_sweeps_are_the_most_a_round_can_bring() -> None:
    values = [value for value in (2, 3, 5, 6, 7, 8, 9, 10) for _ in range(2)]
    rest = [card for card in DECK if card[1:] != "1"]
    pairs = [[rest.pop(next(i for i, card in enumerate(rest) if int(card[1:]) == v)) for _ in "ab"] for v in values]
    fours = [rest.pop(0) for _ in range(4)]
    assert rest == [] and fours == ["r4", "b4", "b4", "b4"]
    pairs.append([fours[1], fours[2]])
    first = [fours[3], *[pair[0] for pair in pairs]]
    second = [*[pair[1] for pair in pairs], fours[0]]
    state = undealt("treasures", 2, first_dealer=1, target=50)
    for start in range(0, 18, 3):
        tell_chance(state, "deal_hand", seat=0, cards=first[start : start + 3])
        tell_chance(state, "deal_hand", seat=1, cards=second[start : start + 3])
        if start == 0:
            tell_chance(state, "deal_table", cards=["r1", "b1", "b1", "b1"])
        for turn in range(start, start + 3):
            reveal(state, first[turn])
            play(state, "take", cards=["r1", "b1", "b1", "b1"] if turn == 0 else [second[turn - 1]])
            reveal(state, second[turn])
    told_round = rounds(state)[0]
    assert told_round["sweeps"] == [18, 0]
    assert told_round["stones"] == [23, 0]


def test_te8_a_single_leftover_brings_no_stone() -> None:
    state = scene(table=["b3"], hands={0: ["r3"], 1: ["b8"]}, deals=0)
    captured(state, "r3", "b3")
    before = stones(state)
    state.keep_events()
    lay(state, "b8")
    assert before == [1, 0]
    assert told(state, "leftovers_taken") == [{"seat": 0, "cards": ["b8"]}]
    assert told(state, "swept") == []
    assert rounds(state)[0]["sweeps"] == [1, 0]


def test_te9_a_round_in_which_nobody_collects() -> None:
    state = dealt(2, claim_missed=False)
    now = state.table.round
    while state.table.round == now:
        lay_all(state)
        if state.table.round == now:
            deal(state)
    judged = rounds(state)[0]["categories"]
    assert judged is not None
    assert all(each == {"counts": [0, 0], "winner": None} for each in judged.values())
    assert stones(state) == [0, 0]
    assert state.table.chance_schema().name == "deal_hand"
    deal(state)
    assert all_cards(state) == DECK


def test_te19_three_players_level() -> None:
    state = counted(3, (14, 10, 3, 1, 0), (13, 9, 3, 1, 0), (13, 8, 3, 1, 1))
    assert category_winners(state) == {"cards": 0, "sapphire": 0, "ruby": None, "emerald": None, "diamond": 2}


def test_te20_emeralds_of_four_players() -> None:
    level = counted(4, (10, 7, 2, 1, 0), (10, 7, 2, 1, 0), (10, 6, 3, 1, 0), (10, 7, 2, 0, 1))
    assert category_winners(level)["emerald"] is None
    ahead = counted(4, (10, 6, 2, 2, 0), (10, 7, 2, 1, 0), (10, 7, 3, 0, 0), (10, 7, 2, 0, 1))
    assert category_winners(ahead)["emerald"] == 0


def test_the_categories_and_the_stones_of_a_round_are_told() -> None:
    state = scene(table=["b9"], hands={0: ["r3"], 1: ["b8"]}, deals=0)
    state.keep_events()
    lay_all(state)
    assert Counter(event_names(state))["category_won"] == 5
    assert told(state, "round_scored") == [
        {"seat": 0, "won": 0, "stones": 0},
        {"seat": 1, "won": 5, "stones": 5},
    ]


def test_a_level_category_is_told() -> None:
    state: State = final_plays(2, [0, 0])
    state.keep_events()
    lay_all(state)
    assert [each["category"] for each in told(state, "category_tied")] == [
        "cards",
        "sapphire",
        "ruby",
        "emerald",
        "diamond",
    ]
