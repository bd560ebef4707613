"""The fullest table fits every screen: twelve open cards, long names."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.altered import LANGUAGES, alter, misfits
from tests.browser.hands import wait_for_turn
from tests.browser.place import new_table
from tests.conftest import Person

TWELVE = [f"{colour}{value}" for colour in "brgy" for value in (2, 7, 10)]


def fill(view: dict[str, Any]) -> None:
    view.update(table=TWELVE)


def fill_and_lay(view: dict[str, Any]) -> None:
    """The one with the longest name has just laid a card."""
    view.update(table=TWELVE, laid="b5", revealed=None, played_by=3)


@pytest.mark.parametrize("filled", [fill, fill_and_lay])
@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_cards_fit(person: Person, address: str, language: str, filled: Callable[[dict[str, Any]], None]):
    page = person(path=None, language=language)
    table = new_table(page.context, address, "treasures", "me:Anna", *["random"] * 3)
    alter(page, filled)
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    assert page.locator("[data-anchor^=table-]").count() >= len(TWELVE) - 1
    assert misfits(page) == {}
