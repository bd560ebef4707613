"""What is hidden and what is shown; all options together."""

import itertools
import json
import random

import pytest

import serai
from serai.play.state import State
from serai.testing.scenes import play_out
from tests.treasures.scenes import DECK, all_cards, captured, dealt, draw_pile, hand_of, lay_all, scene


def seats(state: State, seat: int | None) -> list[dict[str, object]]:
    found = state.view(seat)["seats"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_te31_no_other_hand_and_no_draw_pile_is_seen(players: int) -> None:
    state = dealt(players)
    for seat in (None, *range(players)):
        shown = seats(state, seat)
        assert [("hand" in other) for other in shown] == [other["seat"] == seat for other in shown]
        assert [other["hand_size"] for other in shown] == [3] * players
        assert state.view(seat)["draw_pile_size"] == 36 - 3 * players


def test_te31_a_redeal_may_change_every_unseen_card_and_no_seen_one() -> None:
    state = dealt(3)
    hands, piles = set(), set()
    for seed in range(40):
        other = state.determinize(0, seed)
        assert hand_of(other, 0) == hand_of(state, 0)
        assert other.view(0) == state.view(0)
        assert all_cards(other) == DECK
        hands.add(tuple(hand_of(other, 1)))
        piles.add(tuple(draw_pile(other)))
    assert len(hands) > 20 and len(piles) > 20


def test_te31_in_the_last_deal_of_two_the_other_hand_is_certain() -> None:
    state = scene(table=["b3", "b9"], hands={0: ["r3", "b1", "b2"], 1: ["b4", "b5", "b6"]}, deals=0)
    for seed in range(10):
        assert hand_of(state.determinize(0, seed), 1) == ["b4", "b5", "b6"]


def test_piles_are_shown_by_option_only() -> None:
    for shown in (False, True):
        state = scene(table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}, open_piles=shown)
        captured(state, "r3", "b3")
        for seat in (None, 0, 1):
            assert [("pile" in other) for other in seats(state, seat)] == [shown, shown]
    assert seats(state, 1)[0]["pile"] == ["r3", "b3"]


def test_piles_are_shown_when_they_have_been_counted() -> None:
    state = scene(table=["b9"], hands={0: ["r3"], 1: ["b8"]}, deals=0)
    state.table.cells[132] = 11
    lay_all(state)
    assert state.over
    assert [len(other["pile"]) for other in seats(state, None)] == [0, 40]  # type: ignore[arg-type]


def test_open_piles_change_the_view_only() -> None:
    shown, hidden = (
        serai.game("treasures").new(players=3, seed=8, options={"open_piles": choice}) for choice in (True, False)
    )
    assert play_out(shown).moves() == play_out(hidden).moves()


FLAGS = ("advanced_match", "claim_missed", "claim_sweep_stone", "last_play_sweep", "open_piles")
COMBINATIONS = list(itertools.product([2, 3, 4], ["round_end", "immediate"], ["equal_top", "all_reached"]))


@pytest.mark.parametrize(("players", "check", "tiebreak"), COMBINATIONS)
@pytest.mark.parametrize("team_count", ["players", "pooled"])
def test_games_with_any_options_play_to_the_end_and_replay(
    players: int, check: str, tiebreak: str, team_count: str
) -> None:
    chooser = random.Random(f"{players} {check} {tiebreak} {team_count}")
    for seed in range(4):
        options: dict[str, object] = {flag: chooser.random() < 0.5 for flag in FLAGS}
        options |= {"target_check": check, "tiebreak": tiebreak, "team_count": team_count}
        options |= {"target": chooser.choice([11, 11, 17]), "teams": players == 4 and seed % 2 == 0}
        state = play_out(serai.game("treasures").new(players=players, seed=seed, options=options), seed)
        check_result(state)
        assert serai.replay(json.loads(json.dumps(state.record()))).result == state.result


def check_result(state: State) -> None:
    """The stones of all rounds add up; the winners are one side that reached the target."""
    result = state.result
    assert result is not None
    sums = [sum(column) for column in zip(*[each["stones"] for each in result["rounds"]], strict=True)]  # type: ignore[attr-defined]
    assert sums == result["stones"]
    teams = state.setup.options["teams"] is True
    assert len(result["winners"]) == (2 if teams else 1)  # type: ignore[arg-type]
    target = state.setup.options["target"]
    assert all(result["scores"][seat] >= target for seat in result["winners"])  # type: ignore[index,attr-defined]


def test_options_have_the_catalogues_defaults() -> None:
    defaults = {name: option.default for name, option in serai.game("treasures").options.items()}
    assert defaults == {
        "teams": False,
        "team_count": "players",
        "target": 11,
        "advanced_match": False,
        "claim_missed": True,
        "claim_sweep_stone": True,
        "last_play_sweep": True,
        "target_check": "round_end",
        "tiebreak": "equal_top",
        "first_dealer": "random",
        "open_piles": False,
    }
