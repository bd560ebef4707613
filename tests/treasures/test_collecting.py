"""Winning cards and sweeping the table: T-16 to T-29, T-40 to T-42."""

import pytest

import serai
from serai.core.actions import LegalActions
from serai.games.treasures.actions import TAKE
from serai.games.treasures.pieces import read_card
from serai.games.treasures.rules.collecting import add_collections
from serai.testing.scenes import legal, play, refused
from tests.treasures.scenes import (
    DECK,
    captured,
    closed_sets,
    dealt,
    draw_pile,
    kinds,
    lay,
    on_table,
    phase,
    pile,
    reveal,
    rounds,
    scene,
    set_table,
    stones,
    takes,
    told,
    without,
)


def offer(table: list[str], card: str, **options: object) -> list[object]:
    """What a card may collect from this table."""
    rest = without(DECK, [*table, card])
    state = scene(table=table, hands={0: [card, *rest[-2:]]}, **options)
    reveal(state, card)
    return takes(state) if phase(state) == "capture" else []


def test_t16_an_equal_card_may_be_collected() -> None:
    assert offer(["r5", "b9"], "b5") == [["r5"]]


def test_t16_other_cards_are_refused() -> None:
    state = scene(table=["b5", "r9"], hands={0: ["r5", "b1", "b2"]})
    reveal(state, "r5")
    refusal = refused(state, "take", cards=["r9"])
    assert (refusal.rule, refusal.reason, refusal.details) == ("T-16", "not_equal", {"card": "r9", "value": 5})
    assert refused(state, "take", cards=["b3"]).reason == "not_on_table"


def test_t17_a_set_with_the_right_sum_may_be_collected() -> None:
    assert offer(["b1", "b2", "r6"], "b9") == [["b1", "b2", "r6"]]


def test_t18_one_play_makes_one_collection() -> None:
    assert offer(["b2", "r3", "b5"], "r5") == [["b2", "r3"], ["b5"]]
    state = scene(table=["b2", "r3", "b5"], hands={0: ["r5", "b1", "b2"]})
    reveal(state, "r5")
    refusal = refused(state, "take", cards=["b2", "r3", "b5"])
    assert (refusal.rule, refusal.reason, refusal.details) == ("T-18", "one_collection", {"value": 5})


def test_t18_never_two_sets() -> None:
    state = scene(table=["b2", "r3", "b1", "b4"], hands={0: ["r5", "b1", "b2"]})
    reveal(state, "r5")
    assert takes(state) == [["b1", "b4"], ["b2", "r3"]]
    assert refused(state, "take", cards=["b1", "b2", "r3", "b4"]).rule == "T-18"


@pytest.mark.parametrize("chosen", [["b1", "b4"], ["b2", "r3"], ["b5"]])
def test_t19_the_player_chooses_freely(chosen: list[str]) -> None:
    state = captured(scene(table=["b1", "b2", "r3", "b4", "b5"], hands={0: ["r5", "b9", "b9"]}), "r5", *chosen)
    assert pile(state, 0) == sorted([*chosen, "r5"], key=lambda code: int(code[1:]) * 10 + "gyrb".index(code[0]))


def test_t20_colours_play_no_part() -> None:
    for card in ("y7", "g7"):
        assert offer(["r1", "b6", "b2", "r5"], card) == [["r1", "b6"], ["b2", "r5"]]


def test_t21_who_collects_nothing_adds_the_card_to_the_table() -> None:
    state = scene(table=["b9"], hands={0: ["r3", "b1", "b2"]})
    reveal(state, "r3")
    assert on_table(state) == ["r3", "b9"]
    assert (phase(state), state.actor) == ("play", 1)


def test_t22_collecting_is_optional() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}, claim_missed=False)
    reveal(state, "r3")
    assert kinds(state) == ["take", "lay"]
    play(state, "lay")
    assert on_table(state) == ["r3", "b3", "b9"]
    assert pile(state, 0) == []


def test_t23_a_laid_card_may_be_collected_by_its_own_player() -> None:
    state = scene(table=["b9"], hands={0: ["r3", "b3", "b2"], 1: ["b1", "b1", "r1"]})
    lay(state, "r3")
    lay(state, "r1")
    captured(state, "b3", "r3")
    assert pile(state, 0) == ["r3", "b3"]


def test_t24_on_an_empty_table_the_card_is_laid() -> None:
    state = scene(table=[], hands={0: ["r3", "b3", "b2"]})
    reveal(state, "b3")
    assert on_table(state) == ["b3"]
    assert state.actor == 1


def test_t25_any_number_of_cards_may_lie_on_the_table() -> None:
    state = dealt(2)
    set_table(state, without(DECK, ["b10"]))
    assert len(on_table(state)) == 39  # type: ignore[arg-type]
    legal = LegalActions()
    add_collections(state.table, read_card("b10"), TAKE, legal)
    assert legal.count == 188
    assert len(set(legal.listed())) == 188


def test_t26_a_sweep_earns_a_stone_at_once() -> None:
    state = captured(scene(table=["b3", "b5"], hands={0: ["r8", "b1", "b2"]}), "r8", "b3", "b5")
    assert stones(state) == [1, 0]
    assert state.view(None)["pot"] == 49


def test_t26_without_an_empty_table_there_is_no_stone() -> None:
    state = captured(scene(table=["b3", "b5", "b9"], hands={0: ["r8", "b1", "b2"]}), "r8", "b3", "b5")
    assert stones(state) == [0, 0]


def test_t27_the_opening_four_and_a_single_card_may_be_swept() -> None:
    for table, card in ((["r1", "b2", "b3", "r4"], "b10"), (["b9"], "r9")):
        state = scene(table=table, hands={0: [card, "b2", "b2"]})
        assert stones(captured(state, card, *table)) == [1, 0]


def test_t28_the_last_play_may_sweep() -> None:
    state = scene(table=[], hands={0: ["r2"], 1: ["b2"]}, deals=0)
    state.keep_events()
    lay(state, "r2")
    reveal(state, "b2")
    assert state.table.plays == 36
    play(state, "take", cards=["r2"])
    assert told(state, "swept") == [{"seat": 1, "stones": 1}]


def last_sweep(**options: object) -> dict[str, object]:
    """Seat 1 sweeps with the thirty-sixth play; what the round brought."""
    state = scene(table=[], hands={0: ["r2"], 1: ["b2"]}, deals=0, **options)
    state.keep_events()
    lay(state, "r2")
    captured(state, "b2", "r2")
    assert "leftovers_taken" not in [event.kind.name for event in state.events()]
    return dict(rounds(state)[-1])


def test_te7_a_sweep_with_the_last_play_counts_by_default() -> None:
    assert last_sweep()["sweeps"] == [0, 1]


def test_te7_and_does_not_without_last_play_sweep() -> None:
    told = last_sweep(last_play_sweep=False)
    assert told["sweeps"] == [0, 0]
    assert told["stones"] == [0, 5]


def test_t29_nobody_has_to_call() -> None:
    state = scene(table=["b9"], hands={0: ["r9", "b1", "b2"]})
    state.keep_events()
    captured(state, "r9", "b9")
    assert told(state, "swept") == [{"seat": 0, "stones": 1}]
    assert state.actor == 1


# The advanced rule


def test_t40_an_equal_card_must_be_collected() -> None:
    state = scene(table=["b2", "r3", "b5"], hands={0: ["r5", "b1", "b2"]}, advanced_match=True)
    reveal(state, "r5")
    assert legal(state) == [{"type": "take", "cards": ["b5"]}]
    assert (refused(state, "lay").rule, refused(state, "lay").reason) == ("T-40", "must_match")
    assert refused(state, "take", cards=["b2", "r3"]).rule == "T-40"
    closed = [(action.to_json(), refusal.rule) for action, refusal in state.refusals()]
    assert ({"type": "lay"}, "T-40") in closed
    assert ({"type": "take", "cards": ["b2"]}, "T-40") in closed


def test_t41_of_several_equal_cards_one_is_chosen() -> None:
    assert offer(["b2", "r3", "r5", "b5", "b5"], "b5", advanced_match=True) == [["r5"], ["b5"]]


def test_t42_without_an_equal_card_sums_and_laying_stay_free() -> None:
    state = scene(table=["b2", "r3", "b9"], hands={0: ["r5", "b1", "b2"]}, advanced_match=True)
    reveal(state, "r5")
    assert legal(state) == [{"type": "take", "cards": ["b2", "r3"]}, {"type": "lay"}]


# Worked examples and edge cases


def test_tx1_one_seven_or_three_and_four() -> None:
    table = ["b3", "r4", "y7"]
    assert offer(table, "g7") == [["b3", "r4"], ["y7"]]
    assert offer(table, "g7", advanced_match=True) == [["y7"]]
    state = scene(table=table, hands={0: ["g7", "b1", "b2"]})
    reveal(state, "g7")
    assert kinds(state) == ["take", "take", "lay"]
    assert refused(state, "take", cards=table).rule == "T-18"


def test_tx5_a_ten_sweeps_a_table_of_ten() -> None:
    state = scene(table=["b1", "b2", "b3", "b4"], hands={0: ["r10", "b1", "b2"]})
    assert stones(captured(state, "r10", "b1", "b2", "b3", "b4")) == [1, 0]


def test_tx6_a_table_of_eleven_is_swept_by_no_card() -> None:
    table = ["b1", "b2", "b3", "b5"]
    for card in {code[1:]: code for code in DECK}.values():
        if card in without(DECK, table):
            assert table not in offer(table, card)


def test_tx10_four_ones_are_needed_for_a_four() -> None:
    table = ["r1", "b1", "b1", "b1"]
    assert offer(table, "b4") == [table]
    state = captured(scene(table=table, hands={0: ["b4", "b9", "b9"]}), "b4", *table)
    assert stones(state) == [1, 0]


def test_tx12_three_ways_to_ten() -> None:
    found = offer(["b2", "b3", "r5", "b5"], "r10")
    assert sorted(map(str, found)) == sorted(map(str, [["r5", "b5"], ["b2", "b3", "r5"], ["b2", "b3", "b5"]]))


def test_te1_two_sevens_one_at_a_time() -> None:
    assert offer(["y7", "g7"], "g7") == [["y7"], ["g7"]]
    state = scene(table=["y7", "g7"], hands={0: ["g7", "b1", "b2"]})
    reveal(state, "g7")
    assert refused(state, "take", cards=["y7", "g7"]).rule == "T-18"


def test_te2_equal_codes_are_offered_once() -> None:
    assert offer(["b5", "b5"], "r5") == [["b5"]]


def test_te3_a_one_collects_only_a_one() -> None:
    assert offer(["b2", "r3"], "r1") == []
    assert offer(["b1", "b2", "r3"], "r1") == [["b1"]]


def test_te4_two_ones_make_a_two() -> None:
    assert offer(["r1", "b1"], "b2") == [["r1", "b1"]]
    assert stones(captured(scene(table=["r1", "b1"], hands={0: ["b2", "b9", "b8"]}), "b2", "r1", "b1")) == [1, 0]


def test_te6_a_single_card_is_swept() -> None:
    assert stones(captured(scene(table=["b6"], hands={0: ["r6", "b9", "b8"]}), "r6", "b6")) == [1, 0]


def test_te17_the_advanced_rule_leaves_the_equal_card_only() -> None:
    state = scene(table=["b3", "b4", "y7"], hands={0: ["g7", "b1", "b2"]}, advanced_match=True)
    reveal(state, "g7")
    assert legal(state) == [{"type": "take", "cards": ["y7"]}]


def test_te18_the_advanced_rule_without_an_equal_card() -> None:
    state = scene(table=["b3", "b4"], hands={0: ["g7", "b1", "b2"]}, advanced_match=True)
    reveal(state, "g7")
    assert legal(state) == [{"type": "take", "cards": ["b3", "b4"]}, {"type": "lay"}]


def test_te30_wrong_sums_and_missing_cards_are_refused() -> None:
    state = scene(table=["b3", "r4", "b9"], hands={0: ["g7", "b1", "b2"]})
    reveal(state, "g7")
    off = refused(state, "take", cards=["b3", "b9"])
    assert (off.rule, off.reason, off.details) == ("T-17", "wrong_sum", {"sum": 12, "value": 7})
    assert refused(state, "take", cards=["b3", "b4"]).details == {"card": "b4"}
    assert refused(state, "take", cards=["b3", "b3", "r4"]).reason == "not_on_table"
    assert refused(state, "take", cards=["r4"]).reason == "not_equal"
    assert refused(state, "claim", cards=["b3", "r4"]).reason == "take_or_lay"


def test_te30_any_order_is_accepted_and_written_in_the_canonical_one() -> None:
    state = scene(table=["b3", "r4"], hands={0: ["g7", "b1", "b2"]})
    captured(state, "g7", "r4", "b3")
    assert state.moves()[-1] == {"actor": 0, "type": "take", "cards": ["b3", "r4"]}


def test_te35_the_whole_sum_is_not_the_card() -> None:
    table = ["b2", "r3", "b5"]
    assert offer(table, "r5") == [["b2", "r3"], ["b5"]]
    for chosen in (["b2", "r3"], ["b5"]):
        assert stones(captured(scene(table=table, hands={0: ["r5", "b9", "b8"]}), "r5", *chosen)) == [0, 0]


def test_what_no_collection_holds_is_told_with_its_reason() -> None:
    state = scene(table=["b3", "r4", "b9"], hands={0: ["g7", "b1", "b2"]})
    reveal(state, "g7")
    closed = closed_sets(state)
    assert closed == [(["b9"], "not_equal")]
    assert len(draw_pile(state)) % 6 == 0


def test_a_card_with_too_long_a_number_is_no_card() -> None:
    for code in ("b1000", "b" + "9" * 5000, "b", "b0", "b03", "b٣"):
        with pytest.raises(serai.BadAction):
            serai.game("treasures").action({"type": "play_card", "card": code})
        with pytest.raises(serai.BadAction):
            serai.game("treasures").action({"type": "take", "cards": [code]})
