"""Winning a pot."""

from serai.testing.scenes import impossible
from tests.kobito.scenes import (
    FAR,
    FOUR,
    SIX,
    K,
    T,
    add,
    can_add,
    discarded,
    in_draw_pile,
    move,
    new_pot,
    numbers,
    pot_in,
    rainbow,
    run,
    scene,
    table_of,
    tell_chance,
    told,
    won_by,
)

NEARLY = ((FOUR, run(4, 4, 5, 6)), *FAR[1:])


def test_k41_whoever_lays_the_last_card_wins_the_pot() -> None:
    state = scene([7, 1], pots=NEARLY)
    state.keep_events()
    add(state, 7, "pot:0")
    assert won_by(state, 0) == [FOUR]
    assert told(state, "pot_won") == [{"seat": 0, "slot": 0, "pot": FOUR, "points": 3}]


def test_k41_a_move_wins_a_pot_too() -> None:
    state = scene([1], pots=((SIX, run(4, 4, 5, 6)), *FAR[1:]), studio_of={0: [numbers(7, 3)]})
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    assert won_by(state, 0) == [SIX]


def test_k42_all_cards_of_the_rainbow_are_discarded() -> None:
    state = scene([7, 1], pots=((FOUR, run(4, [4, T, K], K, 6)), *FAR[1:]), discards=[2])
    state.keep_events()
    add(state, 7, "pot:0")
    assert discarded(state) == [0, 0, 2, 4, 6, 7, 13]
    assert told(state, "rainbow_discarded") == [{"slot": 0, "cards": [4, 13, 0, 0, 6, 7]}]
    assert table_of(state).stack_count == 0


def test_k43_a_new_pot_with_a_starter_comes_to_the_same_slot() -> None:
    state = scene([7, 1], pots=NEARLY)
    add(state, 7, "pot:0")
    assert state.waits_for_chance
    assert impossible(state, "reveal_pot", slot=0, pot=FOUR).reason == "pot_not_in_deck"
    tell_chance(state, "reveal_pot", slot=0, pot=SIX)
    assert impossible(state, "starter", slot=0, card=K).rule == "K-05"
    tell_chance(state, "starter", slot=0, card=9)
    assert pot_in(state, 0) == SIX
    assert rainbow(state, "pot:0") == (9, [9])


def test_k44_the_turn_goes_on_with_the_new_pot() -> None:
    state = scene([7, 8], pots=NEARLY)
    add(state, 7, "pot:0")
    new_pot(state, 0, SIX, 9)
    assert state.actor == 0
    assert can_add(state, 8, "pot:0", "low")


def test_k44_ke27_two_pots_won_in_one_turn_the_second_turned_up_after_the_first() -> None:
    state = scene([7, 1], pots=NEARLY, studio_of={0: [numbers(10, 3)]})
    add(state, 7, "pot:0")
    new_pot(state, 0, FOUR + 1, 9)
    move(state, "studio:0:0", "low", 3, "pot:0", "high")
    assert won_by(state) == [FOUR, FOUR + 1]
    new_pot(state, 0, SIX, 1)
    assert state.actor == 0


def test_k45_the_cards_are_discarded_before_the_starter_is_drawn() -> None:
    state = scene([7, 1], pots=NEARLY, draw_pile=[K, T])
    add(state, 7, "pot:0")
    tell_chance(state, "reveal_pot", slot=0, pot=SIX)
    tell_chance(state, "reshuffle", count=4)
    tell_chance(state, "starter", slot=0, card=4)
    assert rainbow(state, "pot:0") == (4, [4])
    assert in_draw_pile(state) == [0, 5, 6, 7, 13]


def test_ke32_no_pot_is_complete_when_a_seat_is_to_act() -> None:
    state = scene([7, 1], pots=NEARLY)
    add(state, 7, "pot:0")
    new_pot(state, 0, SIX, 9)
    assert all(table_of(state).space(slot) >= 1 for slot in range(3))
