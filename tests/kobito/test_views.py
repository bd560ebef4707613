"""What each seat may know, and what is drawn anew for it."""

from typing import Any

import pytest

import serai
from serai.core.chance import Stream
from serai.games.kobito.state import DRAW_PILE, KNOWN, hand_cell
from serai.play.state import State
from tests.kobito.scenes import (
    FAR,
    FOUR,
    NINE,
    K,
    T,
    add,
    all_cards,
    dealt,
    draw,
    end_turn,
    hand_of,
    in_draw_pile,
    run,
    scene,
    start,
    swap,
    table_of,
    tell_chance,
)


def seen(state: State, viewer: int | None, seat: int) -> dict[str, Any]:
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def test_k06_a_hand_is_its_owners_secret_and_its_size_is_public() -> None:
    state = scene([1, 2, 3], hands={1: [4, 5]})
    assert seen(state, 0, 0)["hand"] == [1, 2, 3]
    for viewer in (None, 1):
        assert "hand" not in seen(state, viewer, 0)
        assert seen(state, viewer, 0)["hand_size"] == 3


def test_k49_a_kobito_taken_by_a_swap_is_known_until_it_is_played() -> None:
    state = scene([6, 1, K], pots=((NINE, run(5, 5, K)), *FAR[1:]))
    assert seen(state, 1, 0)["known_kobitos"] == 0
    swap(state, 6, "pot:0", 1)
    assert seen(state, 1, 0)["known_kobitos"] == 1
    add(state, K, "pot:0")
    assert seen(state, 1, 0)["known_kobitos"] == 0
    assert hand_of(state) == [0, 1]


def test_k63_a_known_kobito_put_aside_is_no_longer_in_hand() -> None:
    state = scene([6, 1], pots=((NINE, run(5, 5, K)), *FAR[1:]), stop_short="free")
    swap(state, 6, "pot:0", 1)
    end_turn(state)
    assert seen(state, 1, 0)["known_kobitos"] == 0
    assert seen(state, 1, 0)["put_aside"] == [0, 1]


def test_k48_a_start_with_a_known_kobito_uses_it_up() -> None:
    state = scene([6, 1], pots=((NINE, run(5, 5, K)), *FAR[1:]))
    swap(state, 6, "pot:0", 1)
    start(state, 1, K)
    assert table_of(state).cells[hand_cell(0) + KNOWN] == 0


def test_k03_the_view_shows_all_that_lies_open() -> None:
    state = scene(
        [1, 2],
        pots=((NINE, run(5, 5, [K, T, 6])), None, FAR[2]),
        studio_of={1: [run(2, 2, K)]},
        discards=[4, 4],
        won={1: [2]},
        put_aside={1: [9, K]},
    )
    view = state.view(None)
    assert view["phase"] == "turn" and view["current"] == 0
    assert (view["obligation"], view["played"], view["pending"], view["final_turn"]) == (1, 0, None, False)
    assert view["discard_pile"] == [4, 4]
    assert view["draw_pile_size"] == len(in_draw_pile(state))
    assert view["pots"][0] == {  # type: ignore[index]
        "pot": NINE,
        "length": 9,
        "points": 16,
        "space": 7,
        "is_new": False,
        "rainbow": {"low": 5, "places": [[5], [0, 13, 6]], "numbers": [5, 6], "wants": {"low": 4, "high": 7}},
    }
    assert view["pots"][1] is None  # type: ignore[index]
    rival = seen(state, None, 1)
    run_of_two = {"low": 2, "places": [[2], [0]], "numbers": [2, 3], "wants": {"low": 1, "high": 4}}
    assert rival["studio"] == [run_of_two, None, None, None]
    assert (rival["won_pots"], rival["put_aside"]) == ([2], [0, 9])
    assert (rival["points"], rival["penalty"], rival["score"]) == (4, 3, 1)


def test_k17_a_rainbow_shows_the_number_of_each_place_and_what_its_ends_want() -> None:
    seen_run = seen(scene(studio_of={1: [run(11, 11, K, [1, T, 1])]}), 0, 1)["studio"][0]
    assert seen_run["numbers"] == [11, 12, 1]
    assert seen_run["wants"] == {"low": 10, "high": 2}


def unseen_by(state: State, viewer: int | None) -> list[int]:
    unseen = state.view(viewer)["unseen"]
    assert isinstance(unseen, list)
    return unseen


def test_k73_the_view_counts_the_pots_won_and_those_that_end_the_game() -> None:
    view = scene(won={0: [5, 6], 1: [2]}).view(None)
    assert (view["pots_won"], view["pots_to_win"]) == (3, 16)


def test_k07_the_unseen_cards_are_all_but_those_that_the_seat_has_in_sight() -> None:
    state = scene([6, 1, 1], pots=((NINE, run(5, 5, K)), *FAR[1:]), hands={1: [7, K]}, discards=[1, T])
    swap(state, 6, "pot:0", 1)
    own, rivals, spectators = (unseen_by(state, viewer) for viewer in (0, 1, None))
    assert (own[1], rivals[1], spectators[1]) == (7 - 3, 7 - 1, 7 - 1)
    assert (own[7], rivals[7], spectators[7]) == (7, 7 - 1, 7)
    assert (own[K], rivals[K], spectators[K]) == (5 - 1, 5 - 2, 5 - 1)
    assert own[T] == rivals[T] == spectators[T] == 3 - 1


def test_k63_only_the_own_hand_at_the_own_turn_is_at_stake() -> None:
    state = scene([6, 1, K], hands={1: [2, 3]}, studio_of={0: [run(7, 7, 8)]}, played=1)
    assert seen(state, 0, 0)["at_stake"] == {"cards": 3, "points": 6}
    assert seen(state, 1, 1)["at_stake"] is None
    assert "at_stake" not in seen(state, 1, 0)


def test_k66_nothing_is_at_stake_once_enough_cards_are_played() -> None:
    state = scene([6, 1, K], studio_of={0: [run(7, 7, 8)]}, played=2)
    assert seen(state, 0, 0)["at_stake"] is None


def test_k63_an_empty_hand_is_nothing_to_lose() -> None:
    assert seen(scene([], studio_of={0: [run(7, 7, 8)]}), 0, 0)["at_stake"] is None


def test_k64_by_option_every_card_in_hand_is_at_stake() -> None:
    assert seen(scene([6, 1, K], penalise_specials=True), 0, 0)["at_stake"] == {"cards": 3, "points": 9}


def test_k67_drawn_cards_do_not_show_in_other_views() -> None:
    one, other = scene([1, 2, 3, 4], played=1), scene([1, 2, 3, 4], played=1)
    for state, card in ((one, 9), (other, T)):
        end_turn(state)
        draw(state, card)
    assert one.view(None) == other.view(None)
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_k06_a_redeal_changes_what_is_hidden_and_nothing_known(seat: int | None) -> None:
    state = scene([6, 1, 1, 2, 3], pots=((NINE, run(5, 5, K)), *FAR[1:]), players=3, hands={1: [7, 8, 9], 2: [T, K]})
    swap(state, 6, "pot:0", 1)
    hands_seen: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set(), 2: set()}
    for number in range(40):
        table = table_of(state).copy()
        state.game.redeal(table, seat, Stream(number))
        assert state.game.view(table, seat) == state.game.view(state.table, seat)
        for other in range(3):
            hands_seen[other].add(tuple(table.cells[hand_cell(other) + card] for card in range(14)))
        assert table.cells[hand_cell(0) + K] >= 1  # everyone saw the swap
        assert sum(table.cells[DRAW_PILE + card] for card in range(14)) == len(in_draw_pile(state))
    for other in range(3):
        assert (len(hands_seen[other]) == 1) == (other == seat)


def test_k02_a_redeal_keeps_all_cards() -> None:
    state = dealt(4)
    whole = all_cards(state)
    imagined = state.determinize(2, 7)
    assert all_cards(imagined) == whole
    assert hand_of(imagined, 2) == hand_of(state, 2)


def test_k69_a_redeal_leaves_a_starter_to_be_found() -> None:
    state = scene([7], pots=((1, run(4, 4, 5, 6)), *FAR[1:]), hands={1: [K, K, K, T, T]}, draw_pile=[9, K])
    add(state, 7, "pot:0")
    tell_chance(state, "reveal_pot", slot=0, pot=2)
    for number in range(40):
        table = table_of(state).copy()
        state.game.redeal(table, 0, Stream(number))
        assert sum(table.cells[DRAW_PILE + card] for card in range(1, 13)) > 0
        assert state.view(0)["phase"] == "deal"


def previews(state: State) -> dict[str, dict[str, Any]]:
    """What each legal action would do, as its actor is told."""
    told = state.view(state.actor)["previews"]
    assert isinstance(told, list)
    return dict(zip([str(action) for action in state.legal()], told, strict=True))


def test_k41_a_preview_tells_the_actor_which_actions_win_a_pot() -> None:
    state = scene([8, 1], pots=((FOUR, run(5, 5, 6, 7)), *FAR[1:]), studio_of={0: [run(10, 10, 11, 12)]})
    wins = {action: told["points"] for action, told in previews(state).items() if told["points"]}
    assert wins == {"add 8 pot:0 high": 3}
    assert "previews" not in state.view(1) and "previews" not in state.view(None)


def test_k31_k41_a_preview_tells_which_places_a_move_takes_and_that_it_wins() -> None:
    state = scene([1], pots=((FOUR, run(7, 7)), *FAR[1:]), studio_of={0: [run(4, 4, 5, 6)]})
    assert previews(state)["move studio:0:0 low 3 pot:0 low"] == {"numbers": [4, 5, 6], "points": 3}


def test_k32_a_preview_of_a_move_from_the_high_end_names_the_highest_places() -> None:
    state = scene([1], pots=((NINE, run(7, 7)), *FAR[1:]), studio_of={0: [run(3, 3, 4, 5, 6)]})
    assert previews(state)["move studio:0:0 high 2 pot:0 low"] == {"numbers": [5, 6], "points": 0}


def test_k41_without_a_pot_in_reach_nothing_wins() -> None:
    state = scene([8, 1], pots=((NINE, run(5, 5)), *FAR[1:]))
    assert {told["points"] for told in previews(state).values()} == {0}


def test_k41_what_a_preview_calls_a_win_wins() -> None:
    stream = Stream(3)
    won = 0
    state = serai.game("kobito").new(3, seed=3)
    while not state.over and won < 12:
        actor = state.actor
        assert actor is not None
        action = state.legal()[stream.below(len(state.legal()))]
        points = previews(state)[str(action)]["points"]
        before = seen(state, None, actor)["points"]
        state.apply(action)
        assert seen(state, None, actor)["points"] == before + points
        won += points > 0
    assert won > 3


@pytest.mark.parametrize(("played", "due"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_k09_a_view_counts_the_cards_that_are_still_due(played: int, due: int) -> None:
    state = scene([1, 2], studio_of={0: [run(7, 7, 8)]}, played=played)
    assert state.view(None)["cards_due"] == due


def test_k27_a_view_tells_where_a_new_rainbow_would_lie() -> None:
    state = scene(
        [1, 2], studio_of={0: [run(7, 7, 8)], 1: [run(number, number, number + 1) for number in (1, 3, 5, 7)]}
    )
    assert [seen(state, None, seat)["next_slot"] for seat in (0, 1)] == [1, None]


def test_k04_a_pot_with_nothing_but_its_starter_is_new() -> None:
    pots = scene([6, 1], pots=((NINE, run(5, 5)), (FOUR, run(5, 5, 6)), FAR[2])).view(None)["pots"]
    assert isinstance(pots, list)
    assert [pot["is_new"] for pot in pots[:2]] == [True, False]
