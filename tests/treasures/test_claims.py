"""Missed captures: T-30 to T-39."""

import pytest

from serai.play.state import State
from serai.testing.scenes import legal, play, refused
from tests.treasures.scenes import (
    all_cards,
    claim,
    claimed_stones,
    closed_sets,
    deal,
    event_names,
    hand_of,
    kinds,
    lay,
    lay_all,
    on_table,
    phase,
    pile,
    reveal,
    scene,
    stones,
    take,
    takes,
    told,
)


def missed(players: int = 2, **options: object) -> State:
    """Seat 0 has laid g7 although b3 and r4, or the diamond, could have been collected."""
    state = scene(players, table=["b3", "r4", "y7", "b9"], hands={0: ["g7", "b1", "b2"]}, **options)
    lay(state, "g7")
    return state


def test_t30_the_next_player_may_claim_before_anything_else() -> None:
    state = missed()
    assert (state.actor, phase(state)) == (1, "claim")
    assert kinds(state) == ["claim", "claim", "pass"]
    assert state.view(None)["laid"] == "g7"
    assert on_table(state) == ["b3", "r4", "y7", "g7", "b9"]


def test_t31_the_claim_is_one_collection_the_layer_could_have_made() -> None:
    state = missed()
    assert takes(state, "claim") == [["b3", "r4"], ["y7"]]
    assert refused(state, "claim", cards=["b3", "r4", "y7"]).rule == "T-18"
    assert refused(state, "claim", cards=["b9"]).reason == "not_equal"
    assert refused(state, "claim", cards=["g7"]).reason == "not_on_table"
    assert refused(state, "claim", cards=["b3", "b9"]).reason == "wrong_sum"
    assert refused(state, "take", cards=["y7"]).reason == "claim_or_pass"
    assert refused(state, "play_card", card=hand_of(state, 1)[0]).rule == "T-35"
    assert closed_sets(state) == [(["b9"], "not_equal")]


def test_t31_another_card_of_the_same_code_can_be_claimed() -> None:
    state = scene(table=["g7", "b9"], hands={0: ["g7", "b1", "b2"]})
    lay(state, "g7")
    before = pile(state, 1)
    assert takes(state, "claim") == [["g7"]]
    claim(state, "g7")
    assert sorted(pile(state, 1)) == sorted([*before, "g7", "g7"])
    assert on_table(state) == ["b9"]


def test_t32_the_laid_card_and_the_chosen_ones_go_to_the_claimer() -> None:
    state = missed()
    before = pile(state, 1)
    claim(state, "r4", "b3")
    assert sorted(pile(state, 1)) == sorted([*before, "b3", "r4", "g7"])
    assert on_table(state) == ["y7", "b9"]
    assert state.moves()[-1] == {"actor": 1, "type": "claim", "cards": ["b3", "r4"]}


def test_t33_the_claimer_collected_last() -> None:
    state = missed(3)
    assert state.view(None)["last_collector"] == 2
    claim(state, "y7")
    assert state.view(None)["last_collector"] == 1


def test_t34_a_claim_that_empties_the_table_earns_a_stone() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]})
    lay(state, "r3")
    claim(state, "b3")
    assert stones(state) == [0, 1]
    assert claimed_stones(state, 1) == 1


@pytest.mark.parametrize("decision", ["claim", "pass"])
def test_t35_the_claimer_then_plays_an_ordinary_turn(decision: str) -> None:
    state = missed()
    play(state, decision, **({"cards": ["y7"]} if decision == "claim" else {}))
    assert (state.actor, phase(state)) == (1, "play")
    assert len(hand_of(state, 1)) == 3


def test_t36_the_right_is_the_next_players_only() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"], 1: ["r1", "b6", "b8"]})
    lay(state, "r3")
    assert state.actor == 1
    play(state, "pass")
    lay(state, "b8")
    assert (state.actor, phase(state)) == (2, "play")
    assert on_table(state) == ["r3", "b3", "b8", "b9"]


def test_t37_nothing_can_be_claimed_after_a_poorer_collection() -> None:
    state = scene(table=["b3", "r4", "y7"], hands={0: ["g7", "b1", "b2"]})
    reveal(state, "g7")
    take(state, "b3", "r4")
    assert (state.actor, phase(state)) == (1, "play")


def test_t38_the_claim_comes_before_a_new_deal() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["r2"], 1: ["r3"]}, deals=1)
    lay(state, "r2")
    lay(state, "r3")
    assert (state.actor, phase(state), state.waits_for_chance) == (0, "claim", False)
    play(state, "pass")
    assert state.waits_for_chance


def test_t39_without_the_option_there_is_no_claim() -> None:
    state = missed(claim_missed=False)
    assert (state.actor, phase(state)) == (1, "play")
    assert on_table(state) == ["b3", "r4", "y7", "g7", "b9"]


def test_tx13_a_claimed_sweep() -> None:
    state = scene(table=["b3", "r4"], hands={0: ["g7", "b1", "b2"], 1: ["r9", "b9", "b8"]})
    before = pile(state, 1)
    lay(state, "g7")
    claim(state, "b3", "r4")
    assert sorted(pile(state, 1)) == sorted([*before, "b3", "r4", "g7"])
    assert (on_table(state), stones(state), state.actor) == ([], [0, 1], 1)
    reveal(state, "r9")
    assert (on_table(state), state.actor) == (["r9"], 0)


def test_tx14_another_card_of_the_hand_does_not_matter() -> None:
    state = scene(table=["b3", "r9"], hands={0: ["b3", "b6"]}, deals=0)
    reveal(state, "b6")
    assert (state.actor, phase(state)) == (1, "play")
    assert on_table(state) == ["b3", "b6", "r9"]


def test_te11_claim_then_deal_then_the_same_players_turn() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["r2"], 1: ["r3"]}, deals=1)
    lay(state, "r2")
    lay(state, "r3")
    claim(state, "b3")
    assert state.table.chance_schema().name == "deal_hand"
    deal(state)
    assert [move["type"] for move in state.moves()[-3:]] == ["claim", "deal_hand", "deal_hand"]
    assert (state.actor, phase(state)) == (0, "play")


def test_te12_after_the_last_play_there_is_no_claim() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["r2"], 1: ["r3"]}, deals=0)
    state.keep_events()
    lay(state, "r2")
    lay(state, "r3")
    assert told(state, "leftovers_taken") == [{"seat": 1, "cards": ["r2", "r3", "b3", "b9"]}]
    assert state.table.round == 2


def test_te13_a_declined_card_stays_and_can_be_collected_but_not_claimed() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"], 1: ["b3", "b6", "b8"]})
    lay(state, "r3")
    play(state, "pass")
    assert on_table(state) == ["r3", "b3", "b9"]
    assert state.view(None)["laid"] is None
    reveal(state, "b3")
    assert takes(state) == [["r3"], ["b3"]]
    take(state, "r3")
    assert (state.actor, phase(state)) == (2, "play")


def test_te14_under_the_advanced_rule_only_sums_can_be_claimed() -> None:
    state = scene(table=["b3", "r4"], hands={0: ["g7", "b1", "b2"]}, advanced_match=True)
    lay(state, "g7")
    assert takes(state, "claim") == [["b3", "r4"]]
    equal = scene(table=["b3", "r4", "y7"], hands={0: ["g7", "b1", "b2"]}, advanced_match=True)
    reveal(equal, "g7")
    assert refused(equal, "lay").rule == "T-40"


def test_te15_without_claim_sweep_stone_the_claim_still_counts() -> None:
    state = scene(3, table=["b3"], hands={0: ["r3", "b1", "b2"]}, claim_sweep_stone=False)
    lay(state, "r3")
    claim(state, "b3")
    assert stones(state) == [0, 0, 0]
    assert pile(state, 1) == ["r3", "b3"]
    assert state.view(None)["last_collector"] == 1


def test_te16_the_claimer_gets_the_leftovers() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3"], 1: ["b2"], 2: ["b10"]}, deals=0)
    state.keep_events()
    lay(state, "r3")
    claim(state, "b3")
    lay_all(state)
    assert told(state, "leftovers_taken") == [{"seat": 1, "cards": ["b2", "b9", "b10"]}]


def test_a_claim_and_a_pass_are_told() -> None:
    state = missed()
    state.keep_events()
    claim(state, "y7")
    assert told(state, "cards_claimed") == [{"seat": 1, "card": "g7", "cards": ["y7"]}]
    other = missed()
    other.keep_events()
    play(other, "pass")
    assert event_names(other) == ["claim_passed"]
    assert len(all_cards(other)) == 40
    assert legal(other)[0]["type"] == "play_card"
