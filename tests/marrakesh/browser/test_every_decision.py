"""Every kind of decision is met on a real page, and answered by touching the boards."""

import random

import pytest

from tests.browser.axe import faults
from tests.browser.hands import wait_for_turn
from tests.conftest import Person
from tests.marrakesh.browser.boards import FEW, answer, answers_at_once, glowing
from tests.marrakesh.browser.conftest import Lay, Scene
from tests.marrakesh.decisions import HOLDS


@pytest.mark.parametrize("kind", HOLDS)
def test_a_decision_is_taken_hold_of_on_the_boards(
    person: Person, scenes: dict[str, Scene], lay: Lay, kind: str
) -> None:
    page = person(path=lay(scenes[kind]))
    wait_for_turn(page)
    page.wait_for_selector("[data-mat] .riad")
    holds = {place.split(":")[0] for place in glowing(page)}
    assert holds and holds <= set(HOLDS[kind])
    assert answers_at_once(page) <= FEW
    assert faults(page) == []
    answer(page, random.Random(kind))
