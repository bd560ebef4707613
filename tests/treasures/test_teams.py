"""Two against two: T-73 to T-77."""

import pytest

import serai
from serai.core.errors import BadOption
from tests.treasures.scenes import (
    captured,
    category_winners,
    claim,
    counted,
    deal,
    dealt,
    give_stones,
    hand_of,
    lay,
    lay_all,
    pile,
    round_ended,
    rounds,
    scene,
    stones,
    tiebreak_ended,
    told,
)

PARTNERS = ((12, 8, 3, 1, 0), (9, 6, 2, 1, 0), (11, 8, 2, 0, 1), (8, 5, 2, 1, 0))


def test_t73_partners_sit_opposite_each_other() -> None:
    state = dealt(4, teams=True)
    assert [seat["team"] for seat in state.view(None)["seats"]] == [0, 1, 0, 1]  # type: ignore[attr-defined]
    assert [seat["team"] for seat in dealt(4).view(None)["seats"]] == [None] * 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3])
def test_t73_teams_need_four_players(players: int) -> None:
    with pytest.raises(BadOption, match="teams"):
        serai.game("treasures").new(players=players, options={"teams": True})
    assert serai.game("treasures").options["teams"].values(players) == [False]


def test_t74_a_team_has_one_count_of_stones() -> None:
    state = scene(4, table=["b3"], hands={0: ["r3", "b1", "b2"], 1: ["b4", "b5", "b6"]}, teams=True)
    give_stones(state, 4, 2)
    captured(state, "r3", "b3")
    assert stones(state) == [5, 2]
    ended = round_ended(4, [9, 10], [1, 0, 1, 0], teams=True)
    assert ended.result["scores"] == [11, 10, 11, 10]  # type: ignore[index]
    assert ended.result["winners"] == [0, 2]  # type: ignore[index]
    assert ended.result["stones"] == [11, 10]  # type: ignore[index]


def test_t75_members_keep_their_own_hand_and_pile() -> None:
    state = scene(4, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}, teams=True)
    captured(state, "r3", "b3")
    assert pile(state, 0) == ["r3", "b3"]
    assert pile(state, 2) == []
    assert state.view(None)["last_collector"] == 0
    assert "hand" not in state.view(2)["seats"][0]  # type: ignore[index]
    assert state.view(2)["seats"][2]["hand"] == hand_of(state, 2)  # type: ignore[index]


def test_t76_categories_are_judged_player_by_player() -> None:
    assert category_winners(counted(4, *PARTNERS, teams=True))["sapphire"] is None


def test_t76_or_on_the_joint_cards() -> None:
    state = counted(4, *PARTNERS, teams=True, team_count="pooled")
    assert category_winners(state) == {"cards": 0, "sapphire": 0, "ruby": 0, "emerald": 1, "diamond": 0}


def test_t77_a_tie_of_teams_is_broken_by_all_four() -> None:
    state = round_ended(4, [12, 12], teams=True)
    assert state.view(None)["participants"] == [0, 1, 2, 3]
    assert state.view(None)["tiebreak"] is True
    tiebreak_ended(state, 1, 1, 0, 1)
    assert state.result["winners"] == [1, 3]  # type: ignore[index]


def test_tx8_partners_piles() -> None:
    alone = counted(4, *PARTNERS, teams=True)
    assert category_winners(alone) == {"cards": 0, "sapphire": None, "ruby": 0, "emerald": None, "diamond": 2}
    assert stones(alone) == [3, 0]
    joint = counted(4, *PARTNERS, teams=True, team_count="pooled")
    assert stones(joint) == [4, 1]
    judged = rounds(joint)[0]["categories"]
    assert judged is not None
    counts = [category["counts"] for category in judged.values()]
    assert counts == [[23, 17], [16, 11], [5, 4], [1, 2], [1, 0]]


def test_te26_teams_tied_at_twelve() -> None:
    state = round_ended(4, [12, 12], teams=True)
    deal(state)
    assert len([seat for seat in range(4) if hand_of(state, seat)]) == 4
    state = round_ended(4, [12, 12], teams=True)
    tiebreak_ended(state, 0, 1, 1, 0)
    assert not state.over
    tiebreak_ended(state, 1, 0, 1, 1)
    assert state.result["winners"] == [0, 2]  # type: ignore[index]


def test_te34_an_immediate_target_is_the_teams() -> None:
    state = scene(4, table=["b3"], hands={0: ["r3", "b1", "b2"]}, teams=True, target_check="immediate")
    give_stones(state, 3, 10)
    lay(state, "r3")
    claim(state, "b3")
    assert state.over
    assert state.result["winners"] == [1, 3]  # type: ignore[index]
    assert state.result["scores"] == [3, 11, 3, 11]  # type: ignore[index]


def test_a_partner_may_claim_nothing_out_of_turn() -> None:
    state = scene(4, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}, teams=True)
    lay(state, "r3")
    assert state.actor == 1


def test_the_teams_stones_are_told() -> None:
    state = scene(4, table=["b9"], hands={0: ["r3"]}, deals=0, teams=True, team_count="pooled")
    state.keep_events()
    lay_all(state)
    assert [event["team"] for event in told(state, "category_won_by_team")] == [1] * 5
    assert told(state, "team_scored")[1] == {"team": 1, "won": 5, "stones": 5}
