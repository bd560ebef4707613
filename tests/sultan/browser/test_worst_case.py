"""The fullest rug fits every screen: five cards at one cushion, eight cards in hand, long names."""

from typing import Any

import pytest

from tests.browser.altered import LANGUAGES, alter, misfits
from tests.browser.hands import wait_for_turn
from tests.browser.place import move_on, new_table
from tests.conftest import Person

PLAYERS = 5
HAND = [1, 2, 5, 8, 9, 11, 13, 14]


def fill(view: dict[str, Any]) -> None:
    view["seats"][0].update(hand=HAND, hand_size=len(HAND))
    if view["phase"] == "bid":
        view["placed"] = [{"seat": seat, "cushion": 1} for seat in range(PLAYERS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_cards_at_a_cushion_and_eight_in_hand_fit(person: Person, address: str, language: str):
    page = person(path=None, language=language)
    table = new_table(page.context, address, "sultan", "me:Anna", *["random"] * (PLAYERS - 1))
    alter(page, fill)
    for _ in range(4):
        page.goto(f"{address}/table/{table}")
        wait_for_turn(page)
        if page.locator("[data-phase=bid]").count():
            break
        move_on(page.context, address, table, 1)
    assert page.locator("[data-mat] .placed").count() == PLAYERS
    assert misfits(page) == {}
