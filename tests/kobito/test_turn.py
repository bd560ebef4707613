"""The turn, its obligation and its end."""

import pytest

from serai.core.chance import Stream
from tests.kobito.scenes import (
    FAR,
    FOUR,
    NINE,
    SIX,
    K,
    T,
    add,
    all_cards,
    aside_of,
    can,
    can_add,
    can_start,
    dealt,
    draw,
    end_turn,
    hand_of,
    legal,
    move,
    new_pot,
    numbers,
    of_type,
    pass_turns,
    rainbow,
    refused,
    run,
    scene,
    start,
    swap,
    table_of,
    told,
    tower,
    won_by,
)


@pytest.mark.parametrize("rainbows", [0, 1, 2, 3, 4])
def test_k09_the_obligation_is_one_more_than_the_rainbows_in_the_studio(rainbows: int) -> None:
    state = scene([2], studio_of={1: [numbers(2 * k + 1, 2) for k in range(rainbows)]}, hands={1: [1]}, played=1)
    state.keep_events()
    end_turn(state)
    draw(state, 2, 2, 2, 2)
    assert state.actor == 1
    assert table_of(state).obligation == 1 + rainbows
    assert told(state, "turn_begun") == [{"seat": 1, "obligation": 1 + rainbows}]


def test_kx1_a_turn_that_begins_with_three_rainbows_asks_for_four_cards() -> None:
    state = scene([2], studio_of={1: [numbers(1, 2), numbers(3, 2), numbers(5, 2)]}, hands={1: [1]}, played=1)
    pass_turns(state, until=1)
    assert table_of(state).obligation == 4


def test_kx2_k10_a_turn_that_begins_with_four_rainbows_asks_for_the_whole_hand() -> None:
    four = [numbers(1, 2), numbers(3, 2), numbers(5, 2), numbers(7, 2)]
    state = scene([2], studio_of={1: four}, hands={1: [1]}, played=1)
    pass_turns(state, until=1)
    assert table_of(state).obligation == 5


def test_k11_more_cards_than_the_obligation_may_be_played() -> None:
    state = scene([3, 4, 5, 6])
    start(state, 3, 4)
    add(state, 5, "studio:0:0")
    add(state, 6, "studio:0:0")
    assert (table_of(state).played, table_of(state).obligation) == (4, 1)


def test_k12_the_actions_of_a_turn_come_in_any_order() -> None:
    pots = ((SIX, run(4, 4, 5, 6)), *FAR[1:])
    state = scene([3, 8, 9, 5, T], pots=pots, studio_of={0: [numbers(7, 3)], 1: [run(2, 2, K)]})
    swap(state, 3, "studio:1:0", 1)
    move(state, "studio:0:0", "low", 1, "pot:0", "high")
    start(state, 8, 9)
    tower(state, 5, "pot:0", 1)
    add(state, K, "pot:0", "low")
    assert state.actor == 0
    assert can(state, "end_turn")
    assert {move["type"] for move in state.moves()[-5:]} == {"swap", "move", "start", "tower", "add"}


def test_k13_what_counts_as_played() -> None:
    pots = ((SIX, run(4, 4, 5, 6)), *FAR[1:])
    state = scene([3, 8, 9, 5, T], pots=pots, studio_of={0: [numbers(7, 3)], 1: [run(2, 2, K)]})
    counts = []
    swap(state, 3, "studio:1:0", 1)
    counts.append(table_of(state).played)
    move(state, "studio:0:0", "low", 1, "pot:0", "high")
    counts.append(table_of(state).played)
    start(state, 8, 9)
    counts.append(table_of(state).played)
    tower(state, 5, "pot:0", 1)
    counts.append(table_of(state).played)
    add(state, K, "pot:0", "low")
    counts.append(table_of(state).played)
    assert counts == [0, 0, 2, 4, 5]


def test_k14_a_kobito_counts_like_any_other_card() -> None:
    state = scene([K, 2])
    add(state, K, "pot:0")
    assert table_of(state).played == 1


def test_k14_k53_ke16_a_kobito_gained_by_a_swap_counts_once_when_it_is_played() -> None:
    state = scene([3, 6], studio_of={1: [run(2, 2, K)]})
    swap(state, 3, "studio:1:0", 1)
    assert table_of(state).played == 0
    add(state, K, "pot:0")
    assert table_of(state).played == 1
    assert hand_of(state) == [6]


def test_k15_no_card_is_drawn_during_a_turn() -> None:
    state = scene([3, 4, 5, 6, 9])
    start(state, 3, 4)
    add(state, 5, "studio:0:0")
    assert hand_of(state) == [6, 9]
    assert not state.waits_for_chance


def test_kx7_a_rainbow_started_now_asks_for_more_next_turn() -> None:
    state = scene([3, 4, 9, 9, 12])
    start(state, 3, 4)
    assert table_of(state).played == 2
    assert can(state, "end_turn")
    pass_turns(state, until=1)
    pass_turns(state, until=0)
    assert table_of(state).obligation == 2


def test_k28_a_rainbow_started_in_this_turn_does_not_change_its_obligation() -> None:
    state = scene([3, 4, 6, 7, 9])
    start(state, 3, 4)
    start(state, 6, 7)
    assert table_of(state).obligation == 1


# Ending the turn


def test_k62_a_turn_ends_only_when_the_obligation_is_met() -> None:
    state = scene([3, 4, 10], studio_of={0: [numbers(6, 2)]})
    assert not can(state, "end_turn")
    add(state, 10, "pot:0", "low")
    refusal = refused(state, "end_turn")
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-62", "must_play", {"played": 1, "obligation": 2})
    start(state, 3, 4)
    assert can(state, "end_turn")


def test_k62_the_unmet_obligation_is_explained_beforehand() -> None:
    state = scene([10])
    explained = {str(action): (refusal.rule, refusal.reason) for action, refusal in state.refusals()}
    assert explained["end_turn"] == ("K-62", "must_play")


def test_kx13_k62_k63_who_can_play_nothing_more_may_end_the_turn_and_puts_the_hand_aside() -> None:
    state = scene([9, 9, T], studio_of={0: [numbers(2, 2), numbers(5, 2)]}, played=2)
    state.keep_events()
    assert legal(state) == [{"type": "end_turn"}]
    end_turn(state)
    assert aside_of(state) == [9, 9, 13]
    assert told(state, "put_aside") == [{"seat": 0, "cards": [9, 9, 13]}]
    draw(state, 1, 1, 1, 1, 2)
    assert hand_of(state) == [1, 1, 1, 1, 2]
    assert state.game.result(state.table).scores[0] == -6


def test_k62_a_swap_or_a_move_need_not_be_made_first() -> None:
    state = scene([3], studio_of={0: [numbers(7, 3)], 1: [run(2, 2, K)]}, pots=((NINE, run(6, 6)), *FAR[1:]))
    assert {action["type"] for action in legal(state)} == {"swap", "move", "end_turn"}


def test_k63_the_cards_put_aside_are_told_to_all_in_rising_order() -> None:
    state = scene([9, 1, T, 9], studio_of={0: [numbers(4, 2), numbers(4, 2)]}, played=2)
    state.keep_events()
    end_turn(state)
    event = next(event for event in state.events() if event.kind.name == "put_aside")
    assert event.to_json(None) == {"type": "put_aside", "seat": 0, "cards": [1, 9, 9, 13]}
    assert "put_aside" not in {move["type"] for move in state.moves()}


@pytest.mark.parametrize(("specials", "cost"), [(False, 6), (True, 9)])
def test_k64_each_rainbow_card_put_aside_costs_three(specials: bool, cost: int) -> None:
    state = scene([9, 9, T], studio_of={0: [numbers(4, 2)]}, played=0, penalise_specials=specials)
    end_turn(state)
    assert state.game.result(state.table).scores[0] == -cost


def test_k65_cards_put_aside_never_come_back() -> None:
    state = scene([9, 9, T], studio_of={0: [numbers(4, 2)]}, draw_pile=[1, 2], discards=[5])
    end_turn(state)
    draw(state, 1, 2)
    state.settle(state.table.draw(Stream(1)))
    draw(state, 5)
    assert aside_of(state) == [9, 9, 13]


def test_kx14_k66_k67_a_met_obligation_keeps_the_hand_and_fills_it_up() -> None:
    state = scene([1, 2, 4, 5], played=1)
    state.keep_events()
    end_turn(state)
    assert aside_of(state) == [] and told(state, "put_aside") == []
    draw(state, 9)
    assert hand_of(state) == [1, 2, 4, 5, 9]
    assert state.actor == 1
    assert table_of(state).played == 0


def test_k67_a_full_hand_draws_nothing() -> None:
    state = scene([1, 2, 4, 5, 5], played=1)
    end_turn(state)
    assert state.actor == 1


@pytest.mark.parametrize("cards", [[9], [9, 9, 9], []])
def test_k67_no_other_number_of_cards_is_drawn(cards: list[int]) -> None:
    state = scene([1, 2, 4], played=1)
    end_turn(state)
    outcome = state.table.chance_schema().from_json({"type": "draw", "player": 0, "cards": cards})
    refusal = state.table.check(outcome)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-67", "cards_drawn", {"count": 2})


def test_k67_only_cards_of_the_draw_pile_are_drawn() -> None:
    state = scene([1, 2, 4], played=1, draw_pile=[5, 5, 7])
    end_turn(state)
    refusal = state.table.check(state.table.chance_schema().from_json({"type": "draw", "player": 0, "cards": [5, 8]}))
    assert refusal is not None and (refusal.reason, refusal.details) == ("not_in_draw_pile", {"card": 8})


def test_k67_drawn_cards_are_told_to_their_owner_only() -> None:
    state = scene([1, 2, 4], played=1)
    state.keep_events()
    end_turn(state)
    draw(state, 9, T)
    assert told(state, "cards_drawn", 0) == [{"seat": 0, "count": 2, "cards": [9, 13]}]
    assert told(state, "cards_drawn", 1) == told(state, "cards_drawn") == [{"seat": 0, "count": 2}]


def test_ke13_a_tower_without_a_card_for_it_is_unplayable_and_costs_nothing() -> None:
    state = scene([T], studio_of={0: [numbers(4, 2)]})
    assert legal(state) == [{"type": "end_turn"}]
    end_turn(state)
    assert aside_of(state) == [13]
    assert state.game.result(state.table).scores[0] == 0


@pytest.mark.parametrize("rest", [[2], [9, T], [K]])
def test_ke18_with_a_kobito_in_hand_nobody_is_stuck(rest: list[int]) -> None:
    state = scene([K, *rest], studio_of={0: [numbers(4, 2)]}, played=1)
    assert not can(state, "end_turn")
    for slot in range(3):
        assert can_add(state, K, f"pot:{slot}", "low") and can_add(state, K, f"pot:{slot}", "high")


def test_ke19_k66_a_met_obligation_lets_the_turn_end_though_cards_could_be_played() -> None:
    state = scene([10, 12], played=1)
    assert can_add(state, 10, "pot:0", "low")
    end_turn(state)
    assert aside_of(state) == []


def test_ke20_five_cards_played_leave_only_moves_and_the_end() -> None:
    state = scene([3, 4, 5, 6, 7], pots=((SIX, run(8, 8)), *FAR[1:]))
    start(state, 3, 4)
    for card in (5, 6, 7):
        add(state, card, "studio:0:0")
    assert {action["type"] for action in legal(state)} == {"move", "end_turn"}
    end_turn(state)
    draw(state, 1, 1, 1, 2, 2)
    assert hand_of(state) == [1, 1, 1, 2, 2]


def test_ke21_a_pot_won_does_not_save_from_a_missed_obligation() -> None:
    pots = ((FOUR, run(1, 1, 2, 3)), *FAR[1:])
    state = scene([4, 7], pots=pots, studio_of={0: [numbers(1, 2)]})
    add(state, 4, "pot:0")
    new_pot(state, 0, SIX, 10)
    assert won_by(state) == [FOUR]
    assert legal(state) == [{"type": "end_turn"}]
    end_turn(state)
    assert aside_of(state) == [7]


@pytest.mark.parametrize("option", ["only_if_stuck", "free"])
def test_k62_stop_short_free_lets_a_turn_end_at_any_time(option: str) -> None:
    state = scene([10, 9], stop_short=option)
    assert can(state, "end_turn") == (option == "free")
    if option == "free":
        end_turn(state)
        assert aside_of(state) == [9, 10]


def test_ke4_k26_k40_a_fifth_rainbow_waits_until_one_has_left() -> None:
    four = [numbers(2, 2), numbers(5, 2), numbers(5, 2), numbers(5, 2)]
    state = scene([8, 9, 1], pots=((SIX, run(4, 4)), *FAR[1:]), studio_of={0: four})
    assert not can_start(state, 8, 9)
    refusal = refused(state, "start", cards=[8, 9])
    assert (refusal.rule, refusal.reason) == ("K-26", "studio_full")
    assert ("K-26", "studio_full") in {(each.rule, each.reason) for _, each in state.refusals()}
    move(state, "studio:0:0", "low", 2, "pot:0", "low")
    start(state, 8, 9)
    assert rainbow(state, "studio:0:0") == (8, [8, 9])
    assert table_of(state).obligation == 5


def test_k12_no_turn_is_endless() -> None:
    """A turn has at most 15 actions and one for each place in the studio, then it ends."""
    stream = Stream(5)
    state = dealt(3, 8)
    actions, bound, seat = 0, 15, state.actor
    for _ in range(1500):
        if state.over:
            break
        if state.waits_for_chance:
            state.settle(state.table.draw(stream))
            continue
        if state.actor != seat or (table_of(state).played == 0 and state.moves()[-1]["actor"] == "chance"):
            seat = state.actor
            table = table_of(state)
            actions = 0
            bound = 16 + sum(table.length(3 + 4 * seat + slot) for slot in range(4))
        choices = [action for action in state.legal() if str(action) != "end_turn"] or state.legal()
        state.apply(choices[stream.below(len(choices))])
        actions += 1
        assert actions <= bound
    assert sum(all_cards(state)) == 92


def test_legal_actions_are_listed_verb_by_verb_in_a_stable_order() -> None:
    state = scene([10, 12, K], played=1)
    kinds = [action["type"] for action in legal(state)]
    assert kinds == sorted(kinds, key=["add", "start", "tower", "swap", "move", "end_turn"].index)
    assert len(of_type(state, "add")) == 3 * 4
