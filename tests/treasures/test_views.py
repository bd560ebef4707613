"""What a view tells beside the cards: deals, sides, leaders, rounds, and what each action would bring."""

from typing import Any

import pytest

from serai.play.state import State
from tests.treasures.scenes import captured, counted, dealt, give_stones, reveal, scene, set_piles

PILES = {0: ["b1", "b2", "r3"], 1: ["b4", "g7"], 2: ["y7", "g7"]}


def look(state: State, key: str) -> Any:
    return state.view(None)[key]


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_t14_a_view_counts_the_deals_of_a_round(players: int, deals: int) -> None:
    state = dealt(players)
    assert (look(state, "deal"), look(state, "deals")) == (1, deals)
    assert look(scene(players, deals=0), "deal") == deals


def test_t38_a_claim_after_the_last_card_of_a_deal_belongs_to_that_deal() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["b1"], 1: ["r3"]}, deals=2)
    reveal(state, "b1")
    reveal(state, "r3")
    state.apply(state.game.action({"type": "lay"}))
    assert look(state, "phase") == "claim"
    assert look(state, "deal") == 4


def test_t48_open_piles_tell_who_leads_which_category() -> None:
    state = dealt(3, open_piles=True)
    set_piles(state, PILES)
    leaders = look(state, "leaders")
    assert leaders["cards"] == {"counts": [3, 2, 2], "most": 3, "leader": 0, "seats": [0]}
    assert leaders["sapphire"] == {"counts": [2, 1, 0], "most": 2, "leader": 0, "seats": [0]}
    assert leaders["diamond"] == {"counts": [0, 0, 1], "most": 1, "leader": 2, "seats": [2]}


def test_t54_nobody_leads_a_category_in_which_two_are_level() -> None:
    state = dealt(3, open_piles=True)
    set_piles(state, PILES)
    assert look(state, "leaders")["emerald"] == {"counts": [0, 1, 1], "most": 1, "leader": None, "seats": []}


def test_t76_pooled_teams_lead_together() -> None:
    state = dealt(4, open_piles=True, teams=True, team_count="pooled")
    set_piles(state, PILES)
    assert look(state, "leaders")["emerald"] == {"counts": [1, 1], "most": 1, "leader": None, "seats": []}
    assert look(state, "leaders")["cards"] == {"counts": [5, 2], "most": 5, "leader": 0, "seats": [0, 2]}


@pytest.mark.parametrize(
    ("options", "holders"),
    [
        ({"teams": True, "team_count": "pooled"}, [[0, 2], [1, 3]]),
        ({"teams": True}, [[0], [1], [2], [3]]),
        ({}, [[0], [1], [2], [3]]),
    ],
)
def test_t76_a_view_tells_whose_cards_count_together(options: dict[str, object], holders: list[list[int]]) -> None:
    view = dealt(4, **options).view(None)
    assert view["holders"] == holders
    assert [holders[seat["holder"]].count(seat["seat"]) for seat in view["seats"]] == [1] * 4  # type: ignore[attr-defined]


def test_t73_a_view_tells_who_wins_stones_together_and_how_many_are_missing() -> None:
    state = dealt(4, teams=True, target=13)
    give_stones(state, 3, 14)
    assert look(state, "sides") == [
        {"seats": [0, 2], "stones": 3, "missing": 10},
        {"seats": [1, 3], "stones": 14, "missing": 0},
    ]
    assert [seat["side"] for seat in look(state, "seats")] == [0, 1, 0, 1]


def test_closed_piles_tell_nobody_who_leads() -> None:
    state = captured(scene(table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}), "r3", "b3")
    assert all("leaders" not in state.view(seat) for seat in (None, 0, 1))


def test_t47_a_view_tells_what_a_round_brought() -> None:
    state = counted(2, (21, 14, 5, 2, 0), (19, 13, 4, 1, 1))
    state.table.past.sweeps[1], state.table.past.claimed[1] = 2, 1
    past = look(state, "rounds")[0]
    assert past["categories"]["ruby"] == {"counts": [5, 4], "most": 5, "leader": 0, "seats": [0]}
    assert (past["round"], past["sweeps"], past["swept"], past["stones"]) == (1, [0, 3], [0, 3], [4, 1])


def test_t76_sweeps_of_pooled_teams_are_told_together() -> None:
    piles = (11, 7, 2, 1, 1), (9, 7, 2, 0, 0), (12, 8, 3, 1, 0), (8, 5, 2, 1, 0)
    state = counted(4, *piles, teams=True, team_count="pooled")
    state.table.past.sweeps[0], state.table.past.sweeps[2] = 1, 2
    past = look(state, "rounds")[0]
    assert (past["sweeps"], past["swept"]) == ([1, 0, 2, 0], [3, 0])


def test_t71_a_round_that_ended_at_once_was_not_counted() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, target_check="immediate")
    give_stones(state, 10)
    captured(state, "r3", "b3")
    assert look(state, "rounds")[0]["categories"] is None


# The card in question


def test_t10_a_view_tells_whose_the_revealed_card_is() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]})
    assert look(state, "played_by") is None
    reveal(state, "r3")
    assert (look(state, "revealed"), look(state, "played_by")) == ("r3", 0)


def test_t30_a_view_tells_whose_the_card_is_that_may_be_claimed() -> None:
    state = scene(4, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]})
    state.table.participants = 0b1011  # T-66: in a tie-break not everyone plays
    reveal(state, "r3")
    state.apply(state.game.action({"type": "lay"}))
    assert (look(state, "laid"), look(state, "played_by")) == ("r3", 0)
    assert previews(state, 1)["claim b3"]["cards"] == ["b3", "r3"]


def test_t48_t52_a_preview_tells_what_a_collection_brings_for_each_category() -> None:
    state = scene(table=["b1", "r6", "y7", "b9"], hands={0: ["g7", "b1", "b2"]})
    reveal(state, "g7")
    brings = previews(state, 0)
    assert brings["take b1 r6"]["cards"] == ["b1", "r6", "g7"]
    assert brings["take b1 r6"]["gains"] == {"cards": 3, "sapphire": 1, "ruby": 1, "emerald": 1, "diamond": 0}
    assert brings["take y7"]["gains"] == {"cards": 2, "sapphire": 0, "ruby": 0, "emerald": 1, "diamond": 1}
    assert brings["take y7"]["rule"] is None
    assert brings["lay"]["gains"] == {"cards": 0, "sapphire": 0, "ruby": 0, "emerald": 0, "diamond": 0}


def test_t26_a_preview_tells_that_a_collection_empties_the_table_and_earns_a_stone() -> None:
    state = scene(table=["b1", "b2"], hands={0: ["r3", "b1", "b2"]})
    reveal(state, "r3")
    told = previews(state, 0)["take b1 b2"]
    assert (told["empties"], told["earns"], told["rule"]) == (True, True, "T-26")


@pytest.mark.parametrize("counts", [True, False])
def test_t28_a_preview_tells_whether_a_sweep_with_the_last_card_earns_a_stone(counts: bool) -> None:
    state = scene(hands={0: ["y7"], 1: ["g7"]}, deals=0, last_play_sweep=counts)
    reveal(state, "y7")
    reveal(state, "g7")
    told = previews(state, 1)["take y7"]
    assert (told["empties"], told["earns"], told["rule"]) == (True, counts, "T-28")


@pytest.mark.parametrize("counts", [True, False])
def test_t34_a_preview_tells_whether_a_claimed_sweep_earns_a_stone(counts: bool) -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, claim_sweep_stone=counts)
    reveal(state, "r3")
    state.apply(state.game.action({"type": "lay"}))
    told = previews(state, 1)
    assert (told["claim b3"]["empties"], told["claim b3"]["earns"], told["claim b3"]["rule"]) == (True, counts, "T-34")
    assert told["pass"]["rule"] == "T-36"


def test_t30_a_preview_names_who_may_claim_what_a_laid_card_leaves() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]})
    reveal(state, "r3")
    told = previews(state, 0)
    assert (told["lay"]["claimer"], told["lay"]["rule"]) == (1, "T-30")
    assert told["take b3"]["claimer"] is None


def test_t39_without_claims_nobody_may_claim() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}, claim_missed=False)
    reveal(state, "r3")
    assert (previews(state, 0)["lay"]["claimer"], previews(state, 0)["lay"]["rule"]) == (None, "T-21")


def test_previews_are_for_the_one_who_decides_on_a_card() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]})
    assert "previews" not in state.view(0)
    reveal(state, "r3")
    assert ["previews" in state.view(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]


def test_t16_to_t21_who_plays_is_told_what_each_own_card_could_collect() -> None:
    state = scene(3, table=["b1", "b2", "b3"], hands={0: ["r3", "r6", "b9"]})
    told = state.view(0)["prospects"]
    assert isinstance(told, dict)
    assert {card: [each["cards"] for each in brings] for card, brings in told.items()} == {
        "r3": [["b1", "b2", "r3"], ["b3", "r3"]],
        "r6": [["b1", "b2", "b3", "r6"]],
        "b9": [],
    }
    assert [each["earns"] for each in told["r6"]] == [True]
    assert ["prospects" in state.view(seat) for seat in (1, 2, None)] == [False] * 3
    reveal(state, "r3")
    assert "prospects" not in state.view(0)


def test_t28_who_plays_the_last_card_is_told_whether_its_sweep_earns_a_stone() -> None:
    state = scene(hands={0: ["y7"], 1: ["g7"]}, deals=0, last_play_sweep=False)
    reveal(state, "y7")
    told = state.view(1)["prospects"]["g7"][0]  # type: ignore[index]
    assert (told["empties"], told["earns"], told["rule"]) == (True, False, "T-28")


def test_t11_t35_the_own_cards_are_explained_while_another_card_is_in_question() -> None:
    state = scene(2, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"], 1: ["b4", "b4", "b5"]})
    reveal(state, "r3")
    assert plays_explained(state) == {"play_card b1": "T-11", "play_card b2": "T-11"}
    state.apply(state.game.action({"type": "lay"}))
    assert plays_explained(state) == {"play_card b4": "T-35", "play_card b5": "T-35"}


def plays_explained(state: State) -> dict[str, str]:
    return {str(action): refusal.rule for action, refusal in state.refusals() if str(action).startswith("play_card")}


def previews(state: State, seat: int) -> dict[str, dict[str, Any]]:
    """What each legal action would bring."""
    told = state.view(seat)["previews"]
    assert isinstance(told, list)
    return dict(zip([str(action) for action in state.legal()], told, strict=True))


def test_t09_a_view_names_who_plays_first_the_dealers_left_neighbour() -> None:
    state = dealt(3)
    state.table.dealer = 2
    assert look(state, "first_player") == 0


def test_t66_in_a_tie_break_who_plays_first_is_the_next_that_takes_part() -> None:
    state = dealt(4)
    state.table.dealer, state.table.participants = 1, 0b0011
    assert look(state, "first_player") == 0
