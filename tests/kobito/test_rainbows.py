"""Rainbows and the studio."""

from collections import Counter

import pytest

import serai
from serai.core.chance import Stream
from serai.games.kobito.state import LENGTHS
from tests.kobito.scenes import (
    FAR,
    NINE,
    SEVEN,
    SIX,
    K,
    T,
    add,
    can_add,
    can_start,
    dealt,
    hand_of,
    lay,
    legal,
    numbers,
    of_type,
    rainbow,
    refused,
    run,
    scene,
    start,
    table_of,
)


def test_k16_a_rainbow_is_an_unbroken_rising_run() -> None:
    state = scene([4, 7])
    refusal = refused(state, "start", cards=[4, 7])
    assert (refusal.rule, refusal.reason) == ("K-24", "not_a_run")
    assert not can_start(scene([5, 4]), 5, 4)
    assert can_start(scene([5, 4]), 4, 5)


def test_k17_kx4_one_follows_twelve() -> None:
    state = scene([1, 12], pots=((NINE, run(11, 11, 12)), (NINE + 1, run(1, 1, 2)), FAR[2]))
    assert can_add(state, 1, "pot:0", "high")
    assert can_add(state, 12, "pot:1", "low")
    add(state, 1, "pot:0", "high")
    add(state, 12, "pot:1", "low")
    assert rainbow(state, "pot:0") == (11, [11, 12, 1])
    assert rainbow(state, "pot:1") == (12, [12, 1, 2])


def test_k18_a_card_is_nothing_but_its_number() -> None:
    state = scene([4, 4, 5], pots=((NINE, run(3, 3)), *FAR[1:]))
    assert of_type(state, "add") == [{"type": "add", "card": 4, "to": "pot:0", "end": "high"}]
    assert of_type(state, "start") == [{"type": "start", "cards": [4, 5]}]


def test_k19_a_card_fits_below_the_low_end_or_above_the_high_end_only() -> None:
    state = scene([3, 5, 6, 9], pots=((NINE, run(4, 4, 5)), *FAR[1:]))
    assert {(action["card"], action["end"]) for action in of_type(state, "add")} == {(3, "low"), (6, "high")}
    refusal = refused(state, "add", card=5, to="pot:0", end="high")
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-19", "does_not_fit", {"card": 5, "number": 6})
    assert refused(state, "add", card=6, to="pot:0", end="low").details == {"card": 6, "number": 3}


def test_k19_a_card_that_can_be_played_nowhere_is_said_to_be_wanted_nowhere() -> None:
    state = scene([3, 5, 6, 9], pots=((NINE, run(4, 4, 5)), *FAR[1:]))
    refusal = refused(state, "add", card=9, to="pot:0", end="high")
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-19", "wanted_nowhere", {"card": 9})
    reasons = {
        (action.to_json()["card"], each.reason) for action, each in state.refusals() if action.verb.name == "add"
    }
    assert reasons == {(3, "does_not_fit"), (5, "does_not_fit"), (6, "does_not_fit"), (9, "wanted_nowhere")}


def test_k56_a_card_that_only_a_tower_takes_is_not_wanted_nowhere() -> None:
    state = scene([5, T], pots=((NINE, run(4, 4, 5)), *FAR[1:]))
    assert of_type(state, "add") == [] and of_type(state, "tower") != []
    assert refused(state, "add", card=5, to="pot:0", end="low").reason == "does_not_fit"


def test_k49_a_card_that_only_a_swap_takes_is_not_wanted_nowhere() -> None:
    state = scene([5], pots=((NINE, run(4, 4, K)), *FAR[1:]))
    assert of_type(state, "add") == [] and of_type(state, "swap") != []
    assert refused(state, "add", card=5, to="pot:0", end="low").reason == "does_not_fit"


def test_k20_a_studio_rainbow_may_run_past_twelve_places() -> None:
    state = scene([3, 4], studio_of={0: [numbers(3, 12)]})
    add(state, 3, "studio:0:0")
    add(state, 4, "studio:0:0")
    assert rainbow(state, "studio:0:0") == (3, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4])


def test_k20_a_rainbow_of_all_cards_there_are() -> None:
    state = scene([K, 12], pots=(None, None, None))
    table = table_of(state)
    lay(table, 3, (1, [1 + place % 12 for place in range(83)]))
    add(state, 12, "studio:0:0")
    add(state, K, "studio:0:0")
    assert table.length(3) == 85
    laid = rainbow(state, "studio:0:0")
    assert laid is not None and laid[1][83:] == [12, 0]
    assert table.number(3, 84) == 1


def test_k21_a_pots_rainbow_never_outgrows_the_pot() -> None:
    state = scene([5], pots=((SIX, numbers(6, 5)), *FAR[1:]))
    add(state, 5, "pot:0", "low")
    assert rainbow(state, "pot:0") is None  # it was full, so the pot was won


@pytest.mark.parametrize("players", [2, 5])
def test_k22_no_card_returns_to_a_hand_but_a_swapped_kobito(players: int) -> None:
    state, stream, swaps = dealt(players), Stream(players), 0
    while not state.over:
        if state.waits_for_chance:
            state.settle(state.table.draw(stream))
            continue
        held, seat = [Counter(hand_of(state, each)) for each in range(players)], state.actor
        actions = of_type(state, "swap") or legal(state)
        action = actions[stream.below(len(actions))]
        state.apply(state.game.action(action))
        gained = [Counter(hand_of(state, each)) - held[each] for each in range(players)]
        swapped = action["type"] == "swap"
        swaps += swapped
        assert gained == [Counter([K]) if swapped and each == seat else Counter() for each in range(players)]
    assert swaps > 0


def test_k23_cards_go_to_pots_and_the_own_studio_but_not_to_anothers() -> None:
    state = scene([3], pots=((NINE, run(4, 4)), *FAR[1:]), studio_of={0: [numbers(4, 2)], 1: [numbers(4, 2)]})
    assert {action["to"] for action in of_type(state, "add")} == {"pot:0", "studio:0:0"}
    refusal = refused(state, "add", card=3, to="studio:1:0", end="low")
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-23", "other_studio", {"rainbow": "studio:1:0"})


def test_k24_two_neighbours_open_a_rainbow() -> None:
    state = scene([12, 1, 5])
    start(state, 12, 1)
    assert rainbow(state, "studio:0:0") == (12, [12, 1])
    assert hand_of(state) == [5]


def test_k24_a_card_is_needed_for_each_place() -> None:
    refusal = refused(scene([5]), "start", cards=[5, 6])
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-24", "not_in_hand", {"card": 6})
    assert refused(scene([5, K]), "start", cards=[K, 5, K]).details == {"card": 0}


def test_k25_two_cards_open_a_rainbow_and_more_are_added() -> None:
    state = scene([4, 5, 6])
    refusal = refused(state, "start", cards=[4, 5, 6])
    assert (refusal.rule, refusal.reason) == ("K-25", "two_cards_open")
    start(state, 5, 6)
    add(state, 4, "studio:0:0", "low")
    assert rainbow(state, "studio:0:0") == (4, [4, 5, 6])


def test_k26_a_studio_holds_at_most_four_rainbows() -> None:
    state = scene([8, 9], studio_of={0: [numbers(1, 2)] * 4})
    assert of_type(state, "start") == []


def test_k27_a_new_rainbow_takes_the_lowest_free_slot() -> None:
    state = scene([8, 9], studio_of={0: [numbers(1, 2), numbers(1, 2), numbers(1, 2)]})
    table = table_of(state)
    table.cells[LENGTHS + 3] = 0  # the first rainbow is gone
    start(state, 8, 9)
    assert rainbow(state, "studio:0:0") == (8, [8, 9])


def test_k29_several_rainbows_may_be_started_in_one_turn() -> None:
    state = scene([3, 4, 8, 9])
    start(state, 3, 4)
    start(state, 8, 9)
    assert rainbow(state, "studio:0:1") == (8, [8, 9])


def test_k30_ke6_neighbouring_rainbows_stay_apart() -> None:
    state = scene([6], studio_of={0: [numbers(4, 2), numbers(6, 2)]})
    assert not of_type(state, "move")
    add(state, 6, "studio:0:0")
    assert rainbow(state, "studio:0:0") == (4, [4, 5, 6])
    assert rainbow(state, "studio:0:1") == (6, [6, 7])


def test_ke3_a_rainbow_of_eleven_takes_the_missing_number_at_either_end() -> None:
    state = scene([12], studio_of={0: [numbers(1, 11)]})
    ends = {action["end"] for action in of_type(state, "add") if action["to"] == "studio:0:0"}
    assert ends == {"low", "high"}
    add(state, 12, "studio:0:0", "low")
    assert rainbow(state, "studio:0:0") == (12, [12, *range(1, 12)])


def test_ke3_a_rainbow_of_twelve_goes_on_round_the_circle() -> None:
    state = scene([1, 12], studio_of={0: [numbers(1, 12)]}, pots=((SEVEN, run(6, 6)), None, None))
    assert legal(state)[:2] == [
        {"type": "add", "card": 12, "to": "studio:0:0", "end": "low"},
        {"type": "add", "card": 1, "to": "studio:0:0", "end": "high"},
    ]


@pytest.mark.parametrize("cards", [[12, 1], [0, 1], [12, 0]])
def test_ke5_two_kobitos_alone_open_nothing_but_one_may_help(cards: list[int]) -> None:
    state = scene([12, 1, K, K])
    assert not can_start(state, 0, 0)
    refusal = refused(state, "start", cards=[0, 0])
    assert (refusal.rule, refusal.reason) == ("K-48", "kobitos_alone")
    start(state, *cards)
    assert rainbow(state, "studio:0:0") == (12, cards)


def test_k55_a_tower_card_opens_nothing() -> None:
    refusal = refused(scene([T, 5]), "start", cards=[13, 5])
    assert (refusal.rule, refusal.reason) == ("K-55", "tower_alone")


@pytest.mark.parametrize("written", ["pot:3", "studio:6:0", "studio:0:4", "studio:0", "pot", 0, None, True])
def test_k23_what_is_no_rainbow_id_is_no_action(written: object) -> None:
    with pytest.raises(serai.BadAction):
        serai.game("kobito").action({"type": "add", "card": 1, "to": written, "end": "low"})


@pytest.mark.parametrize("cards", [[5], [], [5, 6, 7, 8, 9, 10], "56", [5, 14], [5, -1], [5, True], None])
def test_k24_what_is_no_list_of_cards_is_no_action(cards: object) -> None:
    with pytest.raises(serai.BadAction):
        serai.game("kobito").action({"type": "start", "cards": cards})
