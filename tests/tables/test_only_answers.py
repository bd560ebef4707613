"""Where only one answer makes sense nobody is asked: it goes with the move before it, and an undo takes both back."""

import random

import pytest

from serai.play.replay import replay
from serai.tables.entries import Entry
from serai.tables.game import LiveGame
from tests.games import HOUSE
from tests.tables.test_game import NOW, game_of, play, told

LONG = "marrakesh"  # has choices with a single answer, which its records hold


def asked_and_recorded(game: LiveGame, most: int = 900) -> tuple[int, int]:
    """How many decisions were asked for, and how many there are in the record."""
    asked = 0
    while not game.state.over and asked < most:  # type: ignore[union-attr]
        assert game.state is not None
        assert game.state.only_answer() is None
        play(game)
        asked += 1
    assert game.state is not None
    return asked, len([move for move in game.state.moves() if move["actor"] != "chance"])


def test_nobody_is_asked_where_only_one_answer_makes_sense() -> None:
    game = game_of(LONG)
    asked, recorded = asked_and_recorded(game)
    assert recorded - asked > 10
    assert game.state is not None and game.state.over


def test_the_record_is_the_one_of_somebody_who_was_asked() -> None:
    game = game_of(LONG)
    asked_and_recorded(game)
    assert game.state is not None
    record = game.state.record()
    assert replay(record).record() == record


@pytest.mark.parametrize("name", [name for name in HOUSE if name != LONG])
def test_card_games_ask_as_before(name: str) -> None:
    asked, recorded = asked_and_recorded(game_of(name), most=60)
    assert asked == recorded


@pytest.mark.parametrize("seed", range(2))
def test_undo_goes_over_such_an_answer_with_the_decision_before_it(seed: int) -> None:
    game, chance, undone = game_of(LONG, seed=f"undo {seed}"), random.Random(seed), 0
    while game.goes_on:
        before = position(game)
        entry = play_at_random(game, chance)
        assert entry.seat is not None
        if len(entry.moves or []) > 1 and game.may_undo_freely(entry.seat):
            game.commit(game.undo(entry.seat, game.version, NOW))
            assert position(game) == before
            undone += 1
            play_at_random(game, chance)
    assert undone > 0


def play_at_random(game: LiveGame, chance: random.Random) -> Entry:
    assert game.state is not None and game.actor is not None
    action = chance.choice(game.state.legal()).to_json()
    change = game.move(game.actor, game.version, action, None, NOW)
    game.commit(change)
    return change.entry


def position(game: LiveGame) -> object:
    assert game.state is not None
    return game.state.view(game.actor), game.state.moves()


def test_another_host_follows_such_an_entry() -> None:
    game = game_of(LONG)
    twin = LiveGame(game.config, game.roster)
    twin.follow(game.start(NOW).entry)
    for _ in range(200):
        [entry] = play(game)
        twin.follow(entry)
    assert told(twin) == told(game)
