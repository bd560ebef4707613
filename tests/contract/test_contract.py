"""The contract suite, on all games that are found here: ours, and whatever else is installed."""

import pytest

import serai
from serai.games import facts, find_game
from serai.testing import BotContract, FuzzContract, PiecesContract, PlayContract, SecretsContract, WordsContract


class TestEngine(PlayContract, SecretsContract, PiecesContract, FuzzContract):
    """What plain and compiled files could do differently."""

    games = serai.games()
    least_refused = 50
    test_a_mutated_record_is_refused_with_a_reason_or_replays = None  # see below


@pytest.mark.run_once
class TestRest(WordsContract, BotContract):
    """What is never compiled, or takes long and is shown by lockstep to be the same."""

    games = serai.games()


@pytest.mark.endurance
class TestMutations(FuzzContract):
    """What takes longest."""

    games = serai.games()
    test_any_object_is_an_action_or_refused_with_a_reason = None  # see above


def test_our_games_count_their_pieces() -> None:
    assert all(facts(find_game(name)).count_pieces is not None for name in serai.games())
