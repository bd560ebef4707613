"""Guided first games in a real browser: a lesson can be walked to its end, strays kindly, and steps back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.place import DESKTOP, NARROW, chromium, device, serving, watched

MOST_STEPS = 30


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("learn")
    with serving(folder) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


def walk_on(page: Page) -> bool:
    """One step of a lesson: read on, or let the move be shown; False at its end."""
    page.wait_for_selector('[data-lesson][data-watching="false"]')
    note = page.locator("[data-lesson]").get_attribute("data-lesson")
    if page.locator("[data-lesson-play]").count() > 0:
        return False
    page.locator("[data-lesson-next], [data-lesson-show]").first.click()
    expect(page.locator("[data-lesson]")).not_to_have_attribute("data-lesson", note or "")
    return True


@pytest.mark.parametrize(
    ("game", "language", "size"), [("sultan", "hu", NARROW), ("treasures", "he", NARROW), ("kobito", "en", DESKTOP)]
)
def test_a_lesson_can_be_walked_to_its_end(
    house: str, browser: Browser, game: str, language: str, size: tuple[int, int]
) -> None:
    slips: list[str] = []
    context = device(browser, size, language)
    page = watched(context.new_page(), slips)
    page.goto(f"{house}/learn/{game}")
    steps = 0
    while walk_on(page) and steps < MOST_STEPS:
        steps += 1
    assert page.locator("[data-lesson]").get_attribute("data-lesson") == "farewell"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert slips == []
    context.close()


def test_a_wrong_try_is_explained_and_a_step_can_be_taken_back(house: str, browser: Browser) -> None:
    context = device(browser)
    page = context.new_page()
    page.goto(f"{house}/learn/kobito")
    page.locator("[data-lesson-next]").click()
    page.locator("[data-lesson-next]").click()
    page.locator('[data-anchor="hand-3-0"]').click()
    page.locator('[data-anchor="pot:0/low"]').click()
    expect(page.locator("[data-lesson='add'] .stray")).to_be_visible()
    page.locator('[data-anchor="hand-9-0"]').click()
    page.locator('[data-anchor="pot:2/high"]').click(force=True)
    expect(page.locator('[data-refusal="K-19"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('[data-anchor="hand-5-0"]').click()
    page.locator('[data-anchor="pot:0/high"]').click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", "circle")
    page.locator("[data-lesson-back]").click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", "add")
    expect(page.locator('[data-anchor="hand-5-0"]')).to_be_visible()
    context.close()


def test_a_lesson_ends_at_a_table_with_an_easy_bot(house: str, browser: Browser) -> None:
    context = device(browser)
    page = context.new_page()
    page.goto(f"{house}/learn/sultan")
    for _ in range(MOST_STEPS):
        if not walk_on(page):
            break
    page.locator("[data-lesson-play]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table[data-game='sultan']")).to_have_attribute("data-status", "playing")
    context.close()
