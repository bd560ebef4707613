"""The contract suite: what holds for every game, as tests that any package with a game can run.

    from serai.testing import GameContract

    class TestGoofspiel(GameContract):
        games = ("goofspiel",)

A file with these lines is all it takes: pytest finds the tests in the class. `serai[testing]` brings what they need.
"""

import pytest

PARTS = ("contract", "bots", "fuzz", "pieces", "play", "scenes", "secrets", "words")
pytest.register_assert_rewrite(*(f"serai.testing.{part}" for part in PARTS))

from serai.testing.bots import BotContract  # noqa: E402 (after the line that lets pytest explain failures)
from serai.testing.fuzz import FuzzContract  # noqa: E402
from serai.testing.pieces import PiecesContract  # noqa: E402
from serai.testing.play import PlayContract  # noqa: E402
from serai.testing.secrets import SecretsContract  # noqa: E402
from serai.testing.words import WordsContract  # noqa: E402


class GameContract(PlayContract, SecretsContract, PiecesContract, FuzzContract, WordsContract, BotContract):
    """The whole suite; a class that extends it names its games."""


__all__ = [
    "BotContract",
    "FuzzContract",
    "GameContract",
    "PiecesContract",
    "PlayContract",
    "SecretsContract",
    "WordsContract",
]
