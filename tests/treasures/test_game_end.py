"""The end of the game and tie-breaks: T-61 to T-72."""

import pytest

import serai
from serai.core.errors import BadOption
from serai.testing.scenes import play
from tests.treasures.scenes import (
    captured,
    claim,
    deal,
    event_names,
    final_plays,
    give_stones,
    lay,
    lay_all,
    phase,
    round_ended,
    scene,
    stones,
    tiebreak_ended,
    told,
)


def test_t61_the_target_is_eleven_unless_it_is_raised() -> None:
    assert serai.game("treasures").options["target"].default == 11
    assert round_ended(2, [11, 3]).over
    assert not round_ended(2, [11, 3], target=12).over
    assert round_ended(2, [50, 3], target=50).over
    for target in (10, 51, True, "11"):
        with pytest.raises(BadOption, match="target"):
            serai.game("treasures").new(players=2, options={"target": target})


def test_t62_after_the_stones_of_a_round_the_target_is_checked() -> None:
    below = round_ended(2, [10, 9])
    assert (below.over, below.table.round) == (False, 2)
    reached = round_ended(2, [10, 9], [1, 0])
    assert reached.over
    assert reached.result["winners"] == [0]  # type: ignore[index]


def test_t62_category_stones_count_for_the_check() -> None:
    state = scene(table=["b9"], hands={0: ["r3"], 1: ["b8"]}, deals=0)
    give_stones(state, 3, 6)
    lay_all(state)
    assert state.result["scores"] == [3, 11]  # type: ignore[index]


def test_t63_the_most_stones_win_although_others_reached_the_target() -> None:
    state = round_ended(3, [12, 14, 11])
    assert state.result["winners"] == [1]  # type: ignore[index]


def test_t64_reaching_the_target_does_not_stop_the_round() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]})
    give_stones(state, 10, 0)
    captured(state, "r3", "b3")
    assert stones(state) == [11, 0]
    assert (state.over, state.actor, phase(state)) == (False, 1, "play")


def test_t65_sides_level_at_the_top_play_a_tie_break() -> None:
    state = round_ended(4, [12, 4, 12, 11])
    assert state.view(None)["tiebreak"] is True
    assert state.view(None)["participants"] == [0, 2]


@pytest.mark.parametrize(("level", "deals"), [([12, 12, 3, 3], 6), ([12, 12, 12, 3], 4), ([12, 12, 12, 12], 3)])
def test_t66_a_tie_break_is_a_full_round_for_its_participants(level: list[int], deals: int) -> None:
    state = round_ended(4, level, target=11)
    assert len(state.moves()) > 0
    before = len(state.moves())
    state.keep_events()
    now = state.table.round
    while not state.over and state.table.round == now:
        deal(state)
        lay_all(state)
    hands = [move for move in state.moves()[before:] if move["type"] == "deal_hand"]
    players = level.count(12)
    assert len(hands) == deals * players == 12
    assert {move["seat"] for move in hands} == set(range(players))
    assert event_names(state).count("card_played") == 36


def test_t67_the_first_participant_after_the_last_dealer_deals() -> None:
    state = round_ended(4, [12, 4, 12, 4])
    assert state.view(None)["dealer"] == 0
    deal(state)
    assert state.actor == 2
    again = round_ended(4, [4, 12, 4, 12])
    assert again.view(None)["dealer"] == 1


def test_t68_the_most_stones_of_the_tie_break_win() -> None:
    state = round_ended(3, [12, 12, 7])
    tiebreak_ended(state, 1, 2)
    assert state.over
    assert state.result["winners"] == [1]  # type: ignore[index]
    assert state.result["scores"] == [13, 14, 7]  # type: ignore[index]
    assert state.view(None)["decided_by"] == "T-65"


def test_t69_who_is_level_again_plays_on() -> None:
    state = round_ended(3, [12, 12, 12])
    tiebreak_ended(state, 2, 0, 2)
    assert not state.over
    assert state.view(None)["participants"] == [0, 2]
    tiebreak_ended(state, 0, 0, 1)
    assert state.result["winners"] == [2]  # type: ignore[index]


def test_t70_a_tie_break_is_played_to_its_end() -> None:
    state = round_ended(2, [12, 12], target_check="immediate")
    deal(state)
    board = state.table
    board.laid_count = 0
    board.put_on_table(3 * 4 + 2)
    board.cells[120 + 3 * board.turn] = 3 * 4 + 3
    seat = int(board.turn)
    captured(state, "b3", "r3")
    assert not state.over
    assert state.view(None)["seats"][seat]["stones"] == 13  # type: ignore[index]


def test_t71_an_immediate_target_ends_the_game_at_once() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, target_check="immediate")
    give_stones(state, 10, 10)
    state.keep_events()
    captured(state, "r3", "b3")
    assert state.over
    assert state.result["winners"] == [0]  # type: ignore[index]
    assert state.result["scores"] == [11, 10]  # type: ignore[index]
    assert "category_won" not in event_names(state)
    assert told(state, "game_won") == [{"seat": 0, "stones": 11}]


def test_t71_also_with_the_last_play_before_the_leftovers() -> None:
    state = scene(table=[], hands={0: ["r2"], 1: ["b2"]}, deals=0, target_check="immediate")
    give_stones(state, 10, 10)
    lay(state, "r2")
    captured(state, "b2", "r2")
    assert state.result["scores"] == [10, 11]  # type: ignore[index]
    last = state.result["rounds"][-1]  # type: ignore[index]
    assert (last["categories"], last["sweeps"]) == (None, [0, 1])


def test_t72_all_who_reached_the_target_play_the_tie_break() -> None:
    state = round_ended(4, [13, 11, 8, 12], tiebreak="all_reached")
    assert state.view(None)["participants"] == [0, 1, 3]
    alone = round_ended(3, [13, 10, 8], tiebreak="all_reached")
    assert alone.result["winners"] == [0]  # type: ignore[index]


# Worked examples and edge cases


def test_tx2_a_tie_break_between_the_first_two() -> None:
    state = round_ended(3, [12, 12, 7])
    assert state.view(None)["participants"] == [0, 1]
    assert not state.over


def test_tx15_thirteen_eleven_eight() -> None:
    assert round_ended(3, [13, 11, 8]).result["winners"] == [0]  # type: ignore[index]
    state = round_ended(3, [13, 11, 8], tiebreak="all_reached")
    assert state.view(None)["participants"] == [0, 1]
    tiebreak_ended(state, 0, 1)
    assert state.result["winners"] == [1]  # type: ignore[index]
    assert state.result["scores"] == [13, 12, 8]  # type: ignore[index]


@pytest.mark.parametrize(("check", "final"), [("round_end", 12), ("immediate", 11)])
def test_tx16_two_sweeps_from_ten(check: str, final: int) -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b5", "b2"], 1: ["r5", "b8", "b9"]}, target_check=check)
    give_stones(state, 10, 4)
    captured(state, "r3", "b3")
    if check == "round_end":
        lay(state, "r5")
        captured(state, "b5", "r5")
    assert stones(state) == [final, 4]
    assert state.over is (check == "immediate")
    assert state.table.past is None or state.result["rounds"][0]["categories"] is None  # type: ignore[index]


def test_te21_fourteen_beats_twelve() -> None:
    assert round_ended(2, [14, 12]).result["winners"] == [0]  # type: ignore[index]


def test_te22_a_tie_break_of_three() -> None:
    state = round_ended(4, [12, 12, 12, 5])
    assert state.view(None)["participants"] == [0, 1, 2]
    state.keep_events()
    tiebreak_ended(state, 1, 0, 0)
    counts = [[event["seat"] for event in told(state, "card_played")].count(seat) for seat in range(4)]
    assert counts == [12, 12, 12, 0]
    assert len(told(state, "hand_dealt")) == 4 * 3


def test_te23_then_one_of_two() -> None:
    state = round_ended(4, [12, 12, 12, 5])
    tiebreak_ended(state, 2, 2, 1)
    assert state.view(None)["participants"] == [0, 1]
    state.keep_events()
    tiebreak_ended(state, 0, 1)
    assert len(told(state, "hand_dealt")) == 6 * 2
    counts = [[event["seat"] for event in told(state, "card_played")].count(seat) for seat in range(4)]
    assert counts == [18, 18, 0, 0]
    assert state.result["winners"] == [1]  # type: ignore[index]


def test_te24_the_dealer_of_a_tie_break() -> None:
    state = final_plays(4, [12, 12, 3, 3])
    state.table.dealer = 1
    lay_all(state)
    assert state.view(None)["participants"] == [0, 1]
    assert state.view(None)["dealer"] == 0
    deal(state)
    assert state.actor == 1


def test_te25_a_tie_break_without_a_decision_is_repeated() -> None:
    state = round_ended(2, [12, 12])
    for _ in range(2):
        before = state.table.round
        tiebreak_ended(state)
        assert (state.over, state.table.round) == (False, before + 1)
    tiebreak_ended(state, 1, 1)
    assert not state.over
    tiebreak_ended(state, 1)
    assert state.result["winners"] == [0]  # type: ignore[index]


def test_te32_immediate_and_category_stones() -> None:
    state = round_ended(3, [14, 12, 3], target_check="immediate")
    assert state.result["winners"] == [0]  # type: ignore[index]
    level = round_ended(3, [12, 12, 3], target_check="immediate")
    assert level.view(None)["participants"] == [0, 1]
    reached = round_ended(3, [14, 12, 3], target_check="immediate", tiebreak="all_reached")
    assert reached.view(None)["participants"] == [0, 1]


def test_te33_a_claimed_sweep_ends_the_game_before_the_claimers_play() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, target_check="immediate")
    give_stones(state, 3, 10)
    lay(state, "r3")
    claim(state, "b3")
    assert state.over
    assert state.result["winners"] == [1]  # type: ignore[index]
    assert state.result["rounds"][-1]["claimed_sweeps"] == [0, 1]  # type: ignore[index]


def test_a_declined_claim_does_not_end_the_game() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, target_check="immediate")
    give_stones(state, 3, 10)
    lay(state, "r3")
    play(state, "pass")
    assert not state.over
