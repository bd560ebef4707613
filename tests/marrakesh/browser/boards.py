"""Hands that play Marrakesh on its boards: they touch what glows there, and take what they have touched.

A touch is real: the mouse is pressed, or a finger put down, at a point where nothing lies above the place.
"""

import random

from playwright.sync_api import Page

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
# Where to touch next: what can be taken, else a keshi behind the screen, else a place of the boards, by lot.
FIND = """([open, keshi, take, lot]) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const inside = ({ left, top, width, height }) =>
        [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8], [0.2, 0.8], [0.8, 0.2], [0.5, 0.15], [0.5, 0.85]].map(([x, y]) => [
            left + width * x,
            top + height * y,
        ]);
    const pointOf = (place) => {
        place.scrollIntoView({ block: "nearest", inline: "nearest" });
        const parts = [...place.querySelectorAll(".badge"), place];
        return parts
            .flatMap((part) => inside(part.getBoundingClientRect()))
            .find(([x, y]) => place.contains(document.elementFromPoint(x, y)));
    };
    const ready = seen(take).filter((each) => !each.disabled);
    const keshis = seen(keshi);
    const group = [ready, keshis, seen(open)].find((each) => each.length > 0) ?? [];
    const start = Math.floor(lot * group.length);
    for (const place of [...group.slice(start), ...group.slice(0, start)]) {
        const point = pointOf(place);
        if (point) return { point, takes: group === ready };
    }
    return { point: null, takes: false };
}"""
ANSWERED = """() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"""


def glowing(page: Page) -> list[str]:
    """The places that can be touched for an answer, by their names."""
    if page.locator("[data-keshi-picker]").count():
        return [f"keshi:{keshi.get_attribute('data-keshi')}" for keshi in page.locator(KESHI).all()]
    return list(page.eval_on_selector_all(OPEN, "(places) => places.map((place) => place.dataset.place)"))


def answers_at_once(page: Page) -> int:
    """How many answers stand before the eyes."""
    return page.locator("[data-own] [data-choice]:visible").count()


def answer(page: Page, chance: random.Random, by_finger: bool = False) -> None:
    """One answer, by touches on the boards, until it can be taken; then it is taken."""
    version = look(page).version
    for _ in range(MOST_TOUCHES):
        found = page.evaluate(FIND, [OPEN, KESHI, TAKE, chance.random()])
        if found["point"] is not None:
            touch(page, found["point"], by_finger)
        if found["takes"]:
            page.wait_for_function(MOVED, arg=version)
            return
        page.evaluate(ANSWERED)
    raise AssertionError("no touch on the boards makes an answer")


def touch(page: Page, point: list[float], by_finger: bool) -> None:
    if by_finger:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)
