"""What a view tells everybody beside the cards: deals, leaders, what a sweep earns, who may claim."""

from typing import Any

import pytest

from serai.play.state import State
from tests.treasures.scenes import captured, dealt, reveal, scene, set_piles

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
    assert leaders["cards"] == {"counts": [3, 2, 2], "leader": 0}
    assert leaders["sapphire"] == {"counts": [2, 1, 0], "leader": 0}
    assert leaders["diamond"] == {"counts": [0, 0, 1], "leader": 2}


def test_t54_nobody_leads_a_category_in_which_two_are_level() -> None:
    state = dealt(3, open_piles=True)
    set_piles(state, PILES)
    assert look(state, "leaders")["emerald"] == {"counts": [0, 1, 1], "leader": None}


def test_t76_pooled_teams_lead_together() -> None:
    state = dealt(4, open_piles=True, teams=True, team_count="pooled")
    set_piles(state, PILES)
    assert look(state, "leaders")["emerald"] == {"counts": [1, 1], "leader": None}
    assert look(state, "leaders")["cards"] == {"counts": [5, 2], "leader": 0}


def test_closed_piles_tell_nobody_who_leads() -> None:
    state = captured(scene(table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}), "r3", "b3")
    assert all("leaders" not in state.view(seat) for seat in (None, 0, 1))


@pytest.mark.parametrize("counts", [True, False])
def test_t28_a_view_tells_whether_a_sweep_with_the_last_card_earns_a_stone(counts: bool) -> None:
    state = scene(table=["b3"], hands={0: ["r4"], 1: ["r3"]}, deals=0, last_play_sweep=counts)
    assert look(state, "sweep_earns") is True
    reveal(state, "r4")
    reveal(state, "r3")
    assert look(state, "sweep_earns") is counts


@pytest.mark.parametrize("counts", [True, False])
def test_t34_a_view_tells_whether_a_claimed_sweep_earns_a_stone(counts: bool) -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]}, claim_sweep_stone=counts)
    reveal(state, "r3")
    state.apply(state.game.action({"type": "lay"}))
    assert look(state, "sweep_earns") is counts


def test_t30_a_view_names_who_may_claim_what_the_revealed_card_leaves() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]})
    assert look(state, "claimer") is None
    reveal(state, "r3")
    assert look(state, "claimer") == 1


def test_t39_without_claims_nobody_may_claim() -> None:
    state = scene(3, table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}, claim_missed=False)
    reveal(state, "r3")
    assert look(state, "claimer") is None


def test_t09_a_view_names_who_plays_first_the_dealers_left_neighbour() -> None:
    state = dealt(3)
    state.table.dealer = 2
    assert look(state, "first_player") == 0


def test_t66_in_a_tie_break_who_plays_first_is_the_next_that_takes_part() -> None:
    state = dealt(4)
    state.table.dealer, state.table.participants = 1, 0b0011
    assert look(state, "first_player") == 0
