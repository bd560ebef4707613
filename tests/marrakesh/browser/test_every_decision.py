"""Every kind of decision is met on a real page, and answered by touching the boards."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.axe import faults
from tests.browser.hands import wait_for_turn
from tests.browser.place import follow
from tests.conftest import Person
from tests.marrakesh.browser.boards import FEW, answer, answers_at_once, glowing
from tests.marrakesh.browser.conftest import Lay, Scene
from tests.marrakesh.decisions import HOLDS

AT_ONCE = 6  # decisions on one page
KINDS = [tuple(list(HOLDS)[first : first + AT_ONCE]) for first in range(0, len(HOLDS), AT_ONCE)]


@pytest.mark.parametrize("kinds", KINDS, ids=" ".join)
def test_decisions_are_taken_hold_of_on_the_boards(
    person: Person, scenes: dict[str, Scene], lay: Lay, kinds: tuple[str, ...]
) -> None:
    page = person()
    for kind in kinds:
        follow(page, "/about")
        page.wait_for_selector("[data-screen=about]")
        follow(page, lay(scenes[kind]))
        take_hold(page, kind)


def take_hold(page: Page, kind: str) -> None:
    wait_for_turn(page)
    page.wait_for_selector("[data-mat] .riad")
    holds = {place.split(":")[0] for place in glowing(page)}
    assert holds and holds <= set(HOLDS[kind]), kind
    assert answers_at_once(page) <= FEW, kind
    assert faults(page) == [], kind
    answer(page, random.Random(kind))
