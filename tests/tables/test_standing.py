"""Moves that stand are kept small, and tell all that they told."""

import gc
import tracemalloc

import pytest

from serai.tables.game import LiveGame
from serai.tables.roster import UndoRequest
from tests.games import HOUSE
from tests.tables.test_game import NOW, game_of, play

MOST_BYTES = 60 * 1024  # of a whole game


@pytest.mark.parametrize("name", HOUSE)
def test_every_move_tells_the_same_later_as_when_it_was_made(name: str) -> None:
    game = game_of(name)
    told: list[tuple[int, object]] = []
    while game.status == "playing" and game.version < 120:
        assert game.state is not None and game.actor is not None
        action = game.state.legal()[game.version % len(game.state.legal())].to_json()
        change = game.move(game.actor, game.version, action, "id", NOW)
        game.commit(change)
        told += [(game.version, event.told(True)) for event in change.events]
        assert game.last_action == action and game.applied[-1].seat == change.entry.seat
    assert [(version, event.told(True)) for version, event in game.facts_after(1)] == told


def test_after_an_undo_the_last_move_is_the_one_before() -> None:
    game = game_of("treasures", first_dealer=0)
    play(game, 6)
    before, seat, facts = game.last_action, game.applied[-1].seat, len(game.facts_after(0))
    play(game)
    mover = game.applied[-1].seat
    assert mover is not None and game.applied.steps_to(mover) == 1
    game.roster.undo = UndoRequest(mover, game.version, [0, 1])
    game.commit(game.undo(mover, game.version, NOW))
    assert game.last_action == before and game.applied[-1].seat == seat and len(game.facts_after(0)) == facts


def test_a_whole_game_of_the_longest_takes_little_memory() -> None:
    """Most of it for the state; hundreds of facts and moves as objects would take five times as much."""
    warm = whole_game()
    assert len(warm.facts_after(0)) > 300
    gc.collect()
    tracemalloc.start()
    try:
        games = [whole_game() for _ in range(3)]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] / len(games)
    finally:
        tracemalloc.stop()
    assert used < MOST_BYTES


def whole_game() -> LiveGame:
    game = game_of("marrakesh")
    while game.status == "playing":
        play(game)
    return game
