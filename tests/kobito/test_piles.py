"""Piles that run dry."""

import pytest

from serai.core.errors import BadAction
from serai.testing.scenes import impossible
from tests.kobito.scenes import (
    FAR,
    FOUR,
    NINE,
    SIX,
    K,
    T,
    add,
    aside_of,
    can,
    discarded,
    draw,
    end_turn,
    hand_of,
    in_draw_pile,
    legal,
    move,
    numbers,
    rainbow,
    run,
    scene,
    table_of,
    tell_chance,
    told,
)


def test_k68_ke23_the_discards_are_shuffled_in_when_a_further_card_is_needed() -> None:
    state = scene([1, 2], played=1, draw_pile=[9], discards=[4, 5, 6])
    state.keep_events()
    end_turn(state)
    draw(state, 9)
    tell_chance(state, "reshuffle", count=3)
    draw(state, 4, 6)
    assert hand_of(state) == [1, 2, 4, 6, 9]
    assert [move["type"] for move in state.moves()[-4:]] == ["end_turn", "draw", "reshuffle", "draw"]
    assert in_draw_pile(state) == [5] and discarded(state) == []
    assert told(state, "reshuffled") == [{"count": 3}]


def test_k68_an_empty_draw_pile_is_refilled_before_the_first_card() -> None:
    state = scene([1, 2, 3], played=1, draw_pile=[], discards=[4, 5, 6])
    end_turn(state)
    with pytest.raises(BadAction):
        draw(state, 4, 5)
    tell_chance(state, "reshuffle", count=3)
    draw(state, 4, 5)
    assert state.actor == 1


def test_k68_an_emptied_pile_may_wait() -> None:
    state = scene([1, 2, 3], played=1, draw_pile=[4, 5], discards=[6])
    end_turn(state)
    draw(state, 4, 5)
    assert state.actor == 1
    assert in_draw_pile(state) == [] and discarded(state) == [6]


def test_k68_the_count_of_a_reshuffle_is_checked() -> None:
    state = scene([1, 2, 3], played=1, draw_pile=[], discards=[4, 5, 6])
    end_turn(state)
    refusal = impossible(state, "reshuffle", count=4)
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-68", "reshuffle_count", {"count": 3})


def test_k69_ke24_with_no_rainbow_card_left_the_discards_come_in_before_a_starter() -> None:
    state = scene([7, 1], pots=((FOUR, run(4, 4, 5, 6)), *FAR[1:]), draw_pile=[K, T])
    add(state, 7, "pot:0")
    tell_chance(state, "reveal_pot", slot=0, pot=SIX)
    assert in_draw_pile(state) == [0, 13]
    tell_chance(state, "reshuffle", count=4)
    tell_chance(state, "starter", slot=0, card=5)
    assert in_draw_pile(state) == [0, 4, 6, 7, 13]


def test_k69_no_reshuffle_while_a_rainbow_card_is_left() -> None:
    state = scene([7, 1], pots=((FOUR, run(4, 4, 5, 6)), *FAR[1:]), draw_pile=[K, T, 9])
    add(state, 7, "pot:0")
    tell_chance(state, "reveal_pot", slot=0, pot=SIX)
    tell_chance(state, "starter", slot=0, card=9)
    assert discarded(state) == [4, 5, 6, 7]


def test_k70_ke25_with_both_piles_empty_the_hand_stays_short() -> None:
    state = scene([1, 2, 3], played=1, draw_pile=[], hands={1: [1]})
    end_turn(state)
    assert state.actor == 1
    assert hand_of(state) == [1, 2, 3]


def test_ke25_a_later_refill_brings_the_hand_back_to_five() -> None:
    pots = ((FOUR, run(4, 4, 5, 6)), *FAR[1:])
    state = scene([1, 2, 3], pots=pots, played=1, draw_pile=[], hands={1: [7]})
    end_turn(state)
    add(state, 7, "pot:0")
    tell_chance(state, "reveal_pot", slot=0, pot=SIX)
    tell_chance(state, "reshuffle", count=4)
    tell_chance(state, "starter", slot=0, card=5)
    end_turn(state)
    draw(state, 4, 6, 7, seat=1)
    assert state.actor == 0
    assert hand_of(state) == [1, 2, 3]
    assert in_draw_pile(state) == []


def test_k70_a_short_draw_takes_what_there_is() -> None:
    state = scene([1], played=1, draw_pile=[8, 9])
    end_turn(state)
    draw(state, 9, 8)
    assert hand_of(state) == [1, 8, 9]


def test_k71_an_empty_hand_has_a_turn_with_moves_and_loses_nothing() -> None:
    pots = ((NINE, run(4, 4)), *FAR[1:])
    state = scene([], pots=pots, studio_of={0: [numbers(5, 3)]}, draw_pile=[], hands={1: [1]})
    state.keep_events()
    assert {action["type"] for action in legal(state)} == {"move", "end_turn"}
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    end_turn(state)
    assert aside_of(state) == [] and told(state, "put_aside") == []
    assert rainbow(state, "pot:0") == (4, [4, 5, 6, 7])
    assert state.actor == 1


@pytest.mark.parametrize("players", [2, 3, 6])
def test_k72_ke26_after_an_idle_turn_of_everyone_the_game_ends(players: int) -> None:
    state = scene([], players=players, draw_pile=[], won={0: [FOUR]})
    state.keep_events()
    for seat in range(players):
        assert state.actor == seat
        assert legal(state) == [{"type": "end_turn"}]
        end_turn(state)
    assert state.over
    assert told(state, "stalemate") == [{}]
    assert state.result is not None and state.result["winners"] == [0]


def test_k72_a_move_breaks_the_row_of_idle_turns() -> None:
    pots = ((NINE, run(4, 4)), *FAR[1:])
    state = scene([], pots=pots, studio_of={1: [numbers(5, 3)]}, draw_pile=[])
    end_turn(state)
    assert table_of(state).idle == 1
    move(state, "studio:1:0", "low", 3, "pot:0", "high")
    end_turn(state)
    assert not state.over and table_of(state).idle == 0
    end_turn(state)
    end_turn(state)
    assert state.over


def test_k72_a_draw_breaks_the_row_of_idle_turns() -> None:
    state = scene([], draw_pile=[3])
    end_turn(state)
    draw(state, 3)
    assert table_of(state).idle == 0
    end_turn(state)
    assert not state.over and state.actor == 0


def test_k72_a_turn_that_began_with_cards_is_not_idle() -> None:
    state = scene([3], draw_pile=[], hands={1: []})
    assert can(state, "end_turn")
    end_turn(state)
    assert aside_of(state) == [3]
    assert table_of(state).idle == 0
