"""Hands that play Marrakesh on its boards: they touch what glows there, and take what they have touched."""

import random

from playwright.sync_api import Locator, Page

from tests.browser.hands import look

OPEN = ".place.open, button[data-place].hold, .due button[data-place]"
KESHI = "[data-keshi-picker] [data-keshi][aria-pressed=false]:not(:disabled)"
TAKE = "[data-take]"
FEW = 20
MOST_TOUCHES = 60
MOVED = """(version) => {
    const table = document.querySelector("[data-status]");
    return Number(table.dataset.version) > version || document.querySelector("[data-result]") !== null;
}"""


def glowing(page: Page) -> list[str]:
    """The places that can be touched for an answer, by their names."""
    if page.locator("[data-keshi-picker]").count():
        return [f"keshi:{keshi.get_attribute('data-keshi')}" for keshi in page.locator(KESHI).all()]
    return list(page.eval_on_selector_all(OPEN, "(places) => places.map((place) => place.dataset.place)"))


def answers_at_once(page: Page) -> int:
    """How many answers stand before the eyes."""
    return page.locator("[data-own] [data-choice]:visible").count()


def answer(page: Page, chance: random.Random) -> None:
    """One answer, by touches on the boards; then it is taken."""
    version = look(page).version
    if page.locator("[data-keshi-picker]").count():
        for _ in range(3):
            touch(page.locator(KESHI), chance)
    else:
        touch_until_it_can_be_taken(page, chance)
    page.locator(TAKE).first.click()
    page.wait_for_function(MOVED, arg=version)


def touch_until_it_can_be_taken(page: Page, chance: random.Random) -> None:
    """One touch looks at an answer; amounts and pairs of keshis need several."""
    for _ in range(MOST_TOUCHES):
        touch(page.locator(OPEN), chance)
        if page.locator(TAKE).first.is_enabled():
            return
    raise AssertionError("no touch on the boards makes an answer")


def touch(places: Locator, chance: random.Random) -> None:
    """Touch one of these places in its upper left corner, where its number is; so no other lies above it."""
    seen = places.locator("visible=true")
    place = seen.nth(chance.randrange(seen.count()))
    badge = place.locator(".badge")
    (badge if badge.count() else place).first.click(force=badge.count() > 0)
