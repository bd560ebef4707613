"""The fullest studio fits every screen: four rainbows of five cards, a kobito taken out of it, long names."""

from typing import Any

import pytest

from tests.browser.altered import LANGUAGES, alter, misfits
from tests.browser.hands import wait_for_turn
from tests.browser.place import new_table
from tests.conftest import Person

PLAYERS = 4


def rainbow(low: int) -> dict[str, object]:
    numbers = list(range(low, low + 5))
    return {
        "low": low,
        "numbers": numbers,
        "places": [[number] for number in numbers],
        "wants": {"low": low - 1, "high": low + 5},
    }


def fill(view: dict[str, Any]) -> None:
    for seat in view["seats"]:
        seat["studio"] = [rainbow(low) for low in (2, 3, 4, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_rainbows_of_five_cards_fit(person: Person, address: str, language: str):
    page = person(path=None, language=language)
    table = new_table(page.context, address, "kobito", "me:Anna", *["random"] * (PLAYERS - 1))
    alter(page, fill)
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    assert page.locator("[data-own] .studio .place").count() >= 20
    assert misfits(page) == {}
