"""What holds for every game holds for Goofspiel."""

from serai.testing import GameContract


class TestGoofspiel(GameContract):
    games = ("goofspiel",)
