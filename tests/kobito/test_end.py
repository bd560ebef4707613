"""The end of the game, points and winners."""

import pytest

from serai.core.chance import Stream
from serai.play.state import State
from tests.kobito.scenes import (
    FAR,
    FOUR,
    NINE,
    SEVEN,
    K,
    T,
    add,
    all_cards,
    aside_of,
    can_add,
    dealt,
    empty_deck,
    end_turn,
    hand_of,
    legal,
    move,
    numbers,
    pot_in,
    rainbow,
    run,
    scene,
    stacks_in_order,
    table_of,
    told,
    won_by,
)

NEARLY = ((FOUR, run(4, 4, 5, 6)), (NINE, run(11, 11)), (NINE + 1, run(11, 11)))


def last_pot(**options: object) -> State:
    """The pot deck is empty; seat 0 has a 7 that wins a pot, and an obligation of two."""
    return empty_deck(scene([7, 2], pots=NEARLY, studio_of={0: [numbers(8, 2)]}, **options))


def test_k73_kx3_a_pot_won_with_an_empty_pot_deck_ends_the_game() -> None:
    state = last_pot()
    state.keep_events()
    add(state, 7, "pot:0")
    assert state.over
    assert [pot_in(state, slot) for slot in range(3)] == [0, NINE, NINE + 1]
    assert len(told(state, "game_scored")) == 2


def test_k73_the_sixteenth_pot_is_the_last() -> None:
    state = dealt(2, 5)
    stream = Stream(11)
    while not state.over:
        if state.waits_for_chance:
            state.settle(state.table.draw(stream))
        else:
            actions = state.legal()
            state.apply(actions[stream.below(len(actions))])
    assert len(won_by(state, 0)) + len(won_by(state, 1)) == 16


def test_k74_ke22_the_turn_is_broken_off_and_nothing_put_aside() -> None:
    state = last_pot()
    add(state, 7, "pot:0")
    assert aside_of(state) == [] and hand_of(state) == [2]
    assert state.legal() == []


def test_k73_with_end_of_turn_the_turn_is_played_to_its_end() -> None:
    state = last_pot(end_timing="end_of_turn")
    state.keep_events()
    add(state, 7, "pot:0")
    assert state.actor == 0 and table_of(state).final_turn
    assert told(state, "last_turn") == [{"seat": 0}]
    assert rainbow(state, "pot:0") is None
    assert not can_add(state, K, "pot:0", "low")


def test_ke22_with_end_of_turn_an_unmet_obligation_still_costs_the_hand() -> None:
    state = last_pot(end_timing="end_of_turn")
    add(state, 7, "pot:0")
    assert legal(state) == [{"type": "end_turn"}]
    end_turn(state)
    assert state.over
    assert aside_of(state) == [2]
    assert state.result is not None and state.result["scores"][0] == 3 - 3


def test_k73_with_end_of_turn_more_pots_may_be_won_and_no_card_is_drawn() -> None:
    pots = ((FOUR, run(4, 4, 5, 6)), (FOUR + 1, run(1, 1, 2)), (FOUR + 2, run(11, 11, 12)))
    state = empty_deck(scene([7, 3], pots=pots, studio_of={0: [numbers(1, 2)]}, end_timing="end_of_turn"))
    state.keep_events()
    add(state, 7, "pot:0")
    move(state, "studio:0:0", "low", 2, "pot:2", "high")
    add(state, 3, "pot:1")
    end_turn(state)
    assert state.over
    assert won_by(state) == [FOUR, FOUR + 2]
    assert len(told(state, "last_turn")) == 1
    assert hand_of(state) == []


def test_kx5_k75_pots_less_three_for_each_rainbow_card_put_aside() -> None:
    for specials, expected in ((False, 24), (True, 18)):
        state = scene(won={0: [17, 11, 2]}, put_aside={0: [7, 7, 2, K, T]}, pots=(None,), penalise_specials=specials)
        result = state.game.result(state.table)
        assert result.scores == [expected, 0]
        breakdown = {"pots": [2, 11, 17], "points": 33, "penalty": 33 - expected}
        assert result.to_json()["breakdown"][0] == breakdown  # type: ignore[index]


def test_kx6_k75_a_score_may_be_negative() -> None:
    state = scene(put_aside={0: [1, 2, 3, 4, 5]})
    assert state.game.result(state.table).scores == [-15, 0]


def test_k76_hands_studios_and_pots_on_the_table_score_nothing() -> None:
    state = scene([1, 2, 3, 4, 5], pots=((SEVEN, numbers(1, 6)), *FAR[1:]), studio_of={0: [numbers(3, 5)]})
    assert state.game.result(state.table).scores == [0, 0]


def test_k77_the_highest_score_wins() -> None:
    state = scene(won={0: [1], 1: [5], 2: [3]}, players=3, pots=(None,))
    assert state.game.result(state.table).winners == [1]


def test_k77_ke29_level_players_share_the_win() -> None:
    state = scene(won={0: [3], 2: [4], 1: [1]}, players=3, pots=(None,))
    result = state.game.result(state.table)
    assert (result.scores, result.winners) == ([5, 3, 5], [0, 2])


def test_ke29_of_negative_scores_the_least_negative_wins() -> None:
    state = scene(put_aside={0: [1, 2], 1: [3]})
    assert state.game.result(state.table).winners == [1]


OPTIONS: list[dict[str, object]] = [
    {},
    {"stop_short": "free"},
    {"kobito_clarity": "two_numbers"},
    {"tower_targets": "pots_only"},
    {"end_timing": "end_of_turn"},
    {"penalise_specials": True},
    {"stop_short": "free", "kobito_clarity": "two_numbers", "end_timing": "end_of_turn", "tower_targets": "pots_only"},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_ke28_ke32_every_card_is_accounted_for_and_no_pot_is_complete(players: int, options: dict[str, object]) -> None:
    state = dealt(players, players, **options)
    stream = Stream(players)
    whole = [table_of(state).setting.cards[card] for card in range(14)]
    decisions = 0
    while not state.over:
        if state.waits_for_chance:
            state.settle(state.table.draw(stream))
            continue
        decisions += 1
        check(state, whole)
        actions = state.legal()
        state.apply(actions[stream.below(len(actions))])
    assert decisions > 20
    assert state.result is not None


def check(state: State, whole: list[int]) -> None:
    table = table_of(state)
    assert all_cards(state) == whole
    face_up = sum(table.is_live(slot) for slot in range(3))
    won = sum(len(won_by(state, seat)) for seat in range(state.players))
    assert table.pots_in_deck() + face_up + won == 18
    assert all(table.space(slot) >= 1 for slot in range(3) if table.is_live(slot))
    assert stacks_in_order(state)
    ends = [rainbow for rainbow in range(3 + 4 * state.players) if table.length(rainbow) > 0]
    assert all(table.high(rainbow) == table.number(rainbow, table.length(rainbow) - 1) for rainbow in ends)
    singles = [r for r in ends if r >= 3 and table.length(r) == 1]
    assert len(singles) == (0 if table.pending < 0 else 1)
