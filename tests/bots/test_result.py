"""What a search reports."""

import pytest

import serai
from serai.bots import find_bot
from serai.core.chance import Stream
from serai.play.state import State
from serai.search.result import SearchResult
from serai.search.tree_search import TreeSearch
from tests.games import HOUSE

SIMULATIONS = 40


def searcher(game: str, simulations: int = SIMULATIONS) -> TreeSearch:
    bot = find_bot(f"search:simulations={simulations}", serai.game(game).game)
    assert isinstance(bot, TreeSearch)
    return bot


def result_of(state: State, seed: int = 1) -> SearchResult:
    stream = Stream(seed)
    return searcher(state.game.name).think(state.imagine(stream), stream)


@pytest.mark.parametrize("game", HOUSE)
def test_every_legal_action_is_considered_and_the_visits_are_the_simulations(game: str) -> None:
    state = serai.game(game).new(2, 3)
    found = result_of(state)
    assert sorted(each.action for each in found.considered) == sorted(action.code for action in state.legal())
    assert sum(each.visits for each in found.considered) == found.simulations == SIMULATIONS


@pytest.mark.parametrize("game", HOUSE)
def test_the_action_tried_most_stands_first_and_begins_the_main_line(game: str) -> None:
    found = result_of(serai.game(game).new(2, 4))
    assert found.best.visits == max(each.visits for each in found.considered)
    assert found.line[0] == found.best.action
    assert found.of(found.best.action) is found.best


@pytest.mark.parametrize("game", HOUSE)
def test_the_shares_of_all_seats_are_one_victory_and_lie_in_their_intervals(game: str) -> None:
    for each in result_of(serai.game(game).new(3, 5)).considered:
        if each.visits > 0:
            assert sum(win.mean for win in each.wins) == pytest.approx(1.0)
        for estimate in each.wins + each.scores:
            assert estimate.low <= estimate.mean <= estimate.high


@pytest.mark.parametrize("game", HOUSE)
def test_the_main_line_can_be_played_while_the_same_seat_decides(game: str) -> None:
    state = serai.game(game).new(2, 6)
    seat = state.actor
    for code in result_of(state).line:
        if state.actor != seat:
            break
        state.apply(state.game.vocabulary.action(code))


def test_a_result_can_be_written_as_json() -> None:
    written = result_of(serai.game("sultan").new(2, 7)).to_json()
    assert set(written) == {"seat", "simulations", "seconds", "considered"}
