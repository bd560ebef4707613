"""What all parts of the contract suite share: which games, player counts and options a test meets."""

import pytest

from serai.games import find_game
from serai.testing.cases import cases
from serai.text.speech import LANGUAGES, speaks


class Contract:
    """A part of the suite. A test with a `name` meets every game; with `players` and `variant`, all its tables."""

    games: tuple[str, ...] = ()
    has_secrets = True  # False: everybody sees everything in these games
    least_refused = 0  # more illegal actions than this are tried in each game

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        wanted = [key for key in ("name", "players", "variant", "language") if key in metafunc.fixturenames]
        if wanted == ["name", "players", "variant"]:
            metafunc.parametrize(wanted, cases(self.games))
        elif wanted == ["name", "language"]:
            spoken = [(name, each) for name in self.games for each in LANGUAGES if speaks(find_game(name), each)]
            metafunc.parametrize(wanted, spoken)
        elif wanted == ["name"]:
            metafunc.parametrize(wanted, [(name,) for name in self.games])
