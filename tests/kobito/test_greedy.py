"""The greedy bot: it plays by the rules, and much better than chance."""

import pytest

from serai.bots.player import Player
from serai.core.chance import Stream
from serai.games.kobito.bot.greedy import Greedy
from serai.play.box import find_box
from serai.play.state import State
from serai.search.bot import RandomBot
from tests.kobito.scenes import FAR, FOUR, NINE, move, numbers, run, scene, told, won_by


def choice(state: State) -> dict[str, object]:
    code = Greedy().choose(state.imagine(Stream(1)), Stream(2))
    return state.game.vocabulary.action(code).to_json()


def match(players: int, seat: int, seed: int, **options: object) -> State:
    state = find_box("kobito").new(players, seed=seed, options=options)
    sitting = [Player(Greedy() if each == seat else RandomBot(), 10 * seed + each) for each in range(players)]
    while not state.over:
        assert state.actor is not None
        state.apply(sitting[state.actor].choose(state))
    return state


def test_it_wins_a_pot_that_it_can_win() -> None:
    state = scene([7, 1, 1, 2, 9], pots=((FOUR, run(4, 4, 5, 6)), *FAR[1:]))
    while not won_by(state):
        state.apply(state.game.action(choice(state)))
        assert state.moves()[-1]["type"] != "end_turn"
    assert won_by(state) == [FOUR]


def test_it_brings_its_studio_to_the_pot() -> None:
    state = scene([1, 1], pots=((NINE + 2, numbers(1, 6)), *FAR[:2]), studio_of={0: [numbers(7, 3)]}, played=2)
    assert choice(state)["type"] == "move"


def test_it_plays_the_cards_it_has_to() -> None:
    state = scene([10, 12, 3, 3, 3], studio_of={0: [numbers(6, 2)]})
    state.keep_events()
    while state.actor == 0:
        state.apply(state.game.action(choice(state)))
    assert told(state, "put_aside") == []


def test_it_knows_when_there_is_no_choice() -> None:
    state = scene([2])
    assert choice(state) == {"type": "end_turn"}


def test_it_does_not_look_into_other_hands() -> None:
    one = scene([10, 3, 4, 5, 8], hands={1: [12, 12, 12, 1, 2]})
    other = scene([10, 3, 4, 5, 8], hands={1: [9, 9, 9, 6, 6]})
    code = Greedy().choose(one.table.copy(), Stream(2))
    assert code == Greedy().choose(other.table.copy(), Stream(2))


@pytest.mark.run_once
def test_it_beats_chance() -> None:
    won = 0
    for seed in range(3):
        for seat in (0, 1):
            result = match(2, seat, seed).result
            assert result is not None
            won += result["winners"] == [seat]
    assert won >= 5


@pytest.mark.run_once
@pytest.mark.parametrize("players", [3, 6])
def test_it_plays_with_all_options(players: int) -> None:
    options = {"stop_short": "free", "kobito_clarity": "two_numbers", "end_timing": "end_of_turn"}
    assert match(players, 1, 5, tower_targets="pots_only", penalise_specials=True, **options).over


def test_it_moves_the_last_place() -> None:
    pots = ((NINE, run(7, 7)), (NINE + 1, run(3, 3, 4)), FAR[2])
    state = scene([8], pots=pots, studio_of={0: [numbers(5, 2)]})
    move(state, "studio:0:0", "low", 1, "pot:1", "high")
    assert choice(state)["type"] == "move"


def test_with_a_met_obligation_it_ends_sooner_or_later() -> None:
    state = scene([10, 12, 3], played=1)
    for _ in range(20):
        if state.actor != 0:
            break
        state.apply(state.game.action(choice(state)))
    assert state.moves()[-1]["type"] == "end_turn"
