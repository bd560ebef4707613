"""Hints teach: drawn where the pieces lie, with two alternatives, what each promises, and why."""

import pytest
from playwright.sync_api import expect

from tests.browser.hands import wait_for_turn
from tests.browser.place import PHONE, move_on, new_table
from tests.conftest import Person
from tests.games import SHORT

OVERLAPS = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [advice, prompt] = [box("[data-advised]"), box("[data-prompt]")];
    return advice.bottom > prompt.top + 1 && advice.top < prompt.bottom - 1 && advice.right > prompt.left;
}"""


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
    expect(page.locator('[data-hinted="1"]')).to_be_visible()
    expect(page.locator('[data-advice-mark="1"]')).to_be_attached()
    expect(page.locator("[data-why]")).not_to_be_empty()
    promised = page.locator('[data-hinted="1"]').inner_text().count("%") >= 1
    assert promised or "Nothing else" in page.locator("[data-why]").inner_text()
    assert page.locator("[data-hinted]").count() <= 3
    assert not page.evaluate(OVERLAPS)
    before = page.locator("[data-version]").get_attribute("data-version") or ""
    page.locator("[data-hint-do]").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before)
    expect(page.locator("[data-advice-marks]")).to_have_count(0)
