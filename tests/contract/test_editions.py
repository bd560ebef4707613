"""Every value of an edition is read: who changes one plays or reads otherwise, or is told why it can't be changed."""

import copy
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from serai.core.errors import BadEdition
from serai.core.game import Edition
from serai.games import find_game
from serai.play.box import Box, start
from serai.play.dealer import Dealer
from serai.play.editions import boxed_edition
from serai.testing.cases import play_on
from tests.games import SHORT

pytestmark = pytest.mark.run_once
GAMES = 8  # of each number of players
Place = tuple[str | int, ...]


def places(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every value of an edition, and where it stands."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from places(each, (*place, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from places(each, (*place, number))
    else:
        yield place, value


def changed(name: str, place: Place, value: object) -> Edition:
    """The edition in the box with another value at one place."""
    edition = Edition("changed", "")
    edition.values = copy.deepcopy(boxed_edition(find_game(name)).values)
    edition.sha256 = f"{place} {value!r}"
    holder: Any = edition.values
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = value
    return edition


def seen(name: str, edition: Edition) -> str:
    """All that is said with the edition, and what comes of some games."""
    game = find_game(name)
    game.check_edition(edition)
    said = {key: saying.to_json() for key, saying in game.sayings(edition).items()}
    return json.dumps(
        [said, [played(name, edition, players, seed) for players in game.players for seed in range(GAMES)]]
    )


def played(name: str, edition: Edition, players: int, seed: int) -> object:
    box = Box(find_game(name))
    setup = box.setup(players, None, edition, None)
    setup.seed = str(seed)
    state = start(box.game, setup, Dealer(setup.seed))
    first = state.view(0)
    play_on(state, random.Random(seed))
    return [first, state.result]


@cache
def usual(name: str) -> str:
    return seen(name, boxed_edition(find_game(name)))


def others(value: object) -> list[object]:
    """What could stand in its place."""
    if isinstance(value, int):
        return [value + 1, *([value - 1] if value > 0 else [])]
    return [other for other in ("red", "white", "something else") if other != value]


VALUES = [(name, place, value) for name in SHORT for place, value in places(boxed_edition(find_game(name)).values)]


@pytest.mark.parametrize(
    ("name", "place", "value"), VALUES, ids=[f"{name} {'.'.join(map(str, place))}" for name, place, _ in VALUES]
)
def test_a_value_that_is_changed_is_played_or_read_or_refused_with_a_reason(
    name: str, place: Place, value: object
) -> None:
    for other in others(value):
        edition = changed(name, place, other)
        try:
            now = seen(name, edition)
        except BadEdition as error:
            assert re.search(r"should|there are|there should", str(error))
        else:
            assert now != usual(name), other


@pytest.mark.parametrize("name", SHORT)
def test_a_value_that_nobody_reads_is_refused(name: str) -> None:
    tables = {place[:-1] for found, place, _ in VALUES if found == name and isinstance(place[-1], str)}
    for place in {(), *tables}:
        with pytest.raises(BadEdition):
            find_game(name).check_edition(changed(name, (*place, "nonsense"), 5))
