"""The positions of the mock-ups can be played on."""

import random
from typing import Any

import pytest

from tests.marrakesh.mockups import MOCKUPS
from tests.marrakesh.scenes import seen


@pytest.mark.parametrize("name", MOCKUPS)
def test_a_mockup_goes_on_from_its_decision(name: str) -> None:
    state, chance = MOCKUPS[name](), random.Random(1)
    assert state.actor == 0
    for _ in range(30):
        if not state.over:
            state.apply(chance.choice(state.legal()))


def test_the_mockup_of_the_line_asks_for_one_of_five_bonuses() -> None:
    state = MOCKUPS["line"]()
    view: Any = state.view(0)
    assert (view["phase"], len(state.legal())) == ("choose_bonus", 5)
    assert (view["about"]["mosque"], view["about"]["palace"]) == (2, 4)


def test_the_mockup_of_assistants_shows_what_the_drawing_shows() -> None:
    state = MOCKUPS["assistants"]()
    board: Any = seen(state, 0)
    assert (board["score"], board["stock"]) == (47, {"water": 2, "date": 3, "dinar": 4})
    assert board["assistants_used"] == ["date_plantation"]
    assert [name for name, count in board["assistants"].items() if count] == ["palace", "souk"]
    assert len(state.legal()) == 4
