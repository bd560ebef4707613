"""Hints teach: drawn where the pieces lie, with two alternatives, what each promises, and why."""

import pytest
from playwright.sync_api import expect

from tests.browser.hands import wait_for_turn
from tests.browser.place import PHONE, move_on, new_table
from tests.conftest import Person
from tests.games import SHORT

# What the hint lies over, of what it is about: on a desk nothing, on a phone neither prompt nor hand.
OVERLAPS = """() => {
    const box = (part) => part.getBoundingClientRect();
    const advice = box(document.querySelector("[data-advised]"));
    const kept = innerWidth < 600 ? "[data-prompt], [data-hand]" : "[data-prompt], [data-hand], [data-mat]";
    return [...document.querySelectorAll(kept)].filter((zone) => {
        const { top, bottom, left, right } = box(zone);
        return advice.bottom > top + 1 && advice.top < bottom - 1 && advice.right > left && advice.left < right;
    }).map((zone) => zone.className);
}"""
# Words of the hint that stand in a column narrower than a word or two.
SQUEEZED = """() => [...document.querySelectorAll("[data-advised] :is(.what, [data-why])")]
    .filter((words) => words.clientWidth < 120)
    .map((words) => words.textContent.trim())"""


@pytest.mark.parametrize(("game", "size"), [*((game, (1280, 720)) for game in SHORT), ("sultan", PHONE)])
def test_a_hint_is_drawn_on_the_board_with_alternatives_and_a_reason(
    person: Person, address: str, game: str, size: tuple[int, int]
):
    page = person(path=None, size=size)
    table = new_table(page.context, address, game, "me:Anna", "easy")
    move_on(page.context, address, table, 2)
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    page.locator("[data-advice]").click()
    expect(page.locator("[data-where]")).not_to_be_empty()
    expect(page.locator("[data-hinted], [data-advice-mark], [data-hint-do]")).to_have_count(0)
    page.locator("[data-hint-more]").click()
    expect(page.locator('[data-hinted="1"]')).to_be_visible()
    expect(page.locator('[data-advice-mark="1"]')).to_be_attached()
    expect(page.locator("[data-why]")).to_be_hidden()
    page.locator("[data-advised] summary").click()
    expect(page.locator("[data-why]")).to_be_visible()
    promised = page.locator('[data-hinted="1"]').inner_text().count("%") >= 1
    assert promised or "Nothing else" in page.locator("[data-why]").inner_text()
    assert page.locator("[data-hinted]").count() <= 3
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SQUEEZED) == []
    before = page.locator("[data-version]").get_attribute("data-version") or ""
    page.locator("[data-hint-do]").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before)
    expect(page.locator("[data-advice-marks]")).to_have_count(0)
