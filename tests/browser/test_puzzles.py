"""Puzzles on real pages: the shelf, the puzzle of the day, a wrong try, the answer with its reason."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.place import PHONE, choose, dress
from tests.conftest import Person
from tests.games import HOUSE

LANGUAGES = ("en", "hu", "he")


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_a_puzzle_is_tried_until_it_is_solved_and_then_explained(person: Person, address: str, size: tuple[int, int]):
    page = person(path=None, size=size)
    heads = page.request.get(f"{address}/api/puzzles/sultan").json()["puzzles"]
    key = next(head["key"] for head in heads if head["kind"] == "return_jewel")
    page.goto(f"{address}/puzzle/sultan/{key}")
    page.wait_for_selector("[data-puzzle]")
    page.locator("[data-look]").click()
    expect(page.locator("[data-where]")).not_to_be_empty()
    misses = 0
    for digit in range(1, 6):
        choose(page, digit)
        page.wait_for_selector("[data-again], [data-next-puzzle]")
        if page.locator("[data-next-puzzle]").count():
            break
        misses += 1
        page.locator("[data-again]").click()
    coach = page.locator("[data-puzzle]")
    expect(coach).to_have_attribute("data-solved", "true")
    expect(coach).to_have_attribute("data-missed", str(misses))
    for language in LANGUAGES:
        dress(page, language, "dark" if language == "hu" else "light")
        assert coach.inner_text().count("%") >= 2 and "puzzle-" not in coach.inner_text()
        assert faults(page) == []
    page.goto(f"{address}/puzzle")
    expect(page.locator(f'[href="/puzzle/sultan/{key}"][data-done=true]')).to_have_count(1)


def test_every_game_has_a_shelf_with_a_puzzle_of_the_day(person: Person):
    page = person(path="/puzzle")
    page.wait_for_selector("[data-shelf]")
    assert {each.get_attribute("data-shelf") for each in page.locator("[data-shelf]").all()} == set(HOUSE)
    for language in LANGUAGES:
        dress(page, language, "light")
        assert faults(page) == []
    page.locator("[data-daily]").first.click()
    page.wait_for_selector('[data-puzzle][data-solved="false"]')
