"""The greedy bot of Sultan."""

import pytest

import serai
from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.games.sultan.game import GAME
from serai.games.sultan.state import jewel_cell
from serai.play.state import State
from tests.sultan.scenes import bidding, offered, place, table_of

THREE = ("red", "green", "blue")


def chosen(state: State) -> dict[str, object]:
    """What the greedy bot does here."""
    code = find_bot("greedy", GAME).choose(state.table.copy(), Stream(1))
    return GAME.vocabulary.action(code).to_json()


def test_alone_at_the_table_it_takes_the_best_jewel_with_its_lowest_card() -> None:
    state = bidding(4, THREE, hands={0: (14,), 1: (13,), 2: (12,), 3: (1, 6, 9, 11, 15)})
    place(state, (14, 0), (13, 0), (12, 0))
    assert chosen(state) == {"type": "place_card", "card": 1, "cushion": 2}


def test_it_fights_with_a_high_card_or_takes_what_is_free_with_a_low_one() -> None:
    state = bidding(3, ("white", "blue"), hands={0: (14,), 1: (13,), 2: (1, 2, 3, 4, 15)})
    place(state, (14, 1), (13, 1))
    action = chosen(state)
    assert (action["card"], action["cushion"]) in [(15, 1), (1, 0)]


def test_it_wants_the_jewel_that_brings_a_bonus() -> None:
    state = bidding(4, THREE)
    table_of(state).cells[jewel_cell(0) + 1] = 5
    assert chosen(state)["cushion"] == 0


def test_it_returns_the_jewel_that_serves_a_rival_most() -> None:
    state = offered(2, "white", "red", "green", "blue")
    table_of(state).cells[jewel_cell(1) + 1] = 6
    assert chosen(state) == {"type": "return_jewel", "color": "red"}


def test_it_keeps_the_jewel_that_serves_it_most() -> None:
    state = offered(2, "white", "red", "green", "blue")
    table_of(state).cells[jewel_cell(0) + 0] = 6
    assert chosen(state)["color"] != "white"


def test_it_looks_at_nothing_that_its_seat_can_not_know() -> None:
    state = serai.game("sultan").new(4, seed=2)
    state.apply(state.legal()[0])
    state.apply(state.legal()[-1])
    bot = find_bot("greedy", GAME)
    assert len({int(bot.choose(state.imagine(Stream(seed)), Stream(1))) for seed in range(20)}) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_whole_games_legally(players: int) -> None:
    state = serai.game("sultan").new(players, seed=3)
    greedy = Player(find_bot("greedy", GAME), 1)
    while not state.over:
        state.apply(greedy.choose(state))
    assert state.result is not None


@pytest.mark.run_once
def test_it_beats_random_play_of_two() -> None:
    assert sum(greedy_wins(seed, seat=seed % 2) for seed in range(60)) >= 48


def greedy_wins(seed: int, seat: int) -> bool:
    """Does it win alone against a random bot?"""
    state = serai.game("sultan").new(2, seed=seed)
    seats = [Player(find_bot("greedy" if each == seat else "random", GAME), seed * 2 + each) for each in range(2)]
    while not state.over:
        assert state.actor is not None
        state.apply(seats[state.actor].choose(state))
    assert state.result is not None
    return state.result["winners"] == [seat]
