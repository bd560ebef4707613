"""Lessons on every screen: nothing scrolls, the coach covers neither prompt nor hand, and says what the prompt says."""

import pytest
from playwright.sync_api import Page

import serai
from serai.games import find_game
from serai.play.lessons import first_lesson
from tests.browser.place import SIZES, undrawn
from tests.browser.test_learn import MOST_STEPS, note_of, walk_on
from tests.conftest import Person

FAULTS = """() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [coach, prompt] = [box("[data-lesson]"), box("[data-prompt]")];
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const page = document.documentElement;
    const faults = [];
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("the page scrolls");
    if (meet(coach, prompt)) faults.push("the coach covers the prompt");
    if (coach.bottom > innerHeight + 1 || coach.right > innerWidth + 1) faults.push("the coach is cut");
    const turns = document.querySelector("[data-prompt] .yours-word") !== null;
    if (turns !== (document.querySelector("[data-lesson-show]") !== null)) faults.push("the prompt contradicts");
    return faults;
}"""


# A step of the lesson, as a reader takes it who lets each move be shown.
WALK = """async () => {
    const lesson = () => document.querySelector("[data-lesson]").dataset;
    const note = lesson().lesson;
    document.querySelector("[data-lesson-next], [data-lesson-show]").click();
    while (lesson().lesson === note || lesson().watching === "true") await new Promise(requestAnimationFrame);
}"""
AT_ONCE = 16  # notes: a long lesson is looked at in parts


def notes_of(game: str) -> list[str]:
    lesson = first_lesson(find_game(game))
    assert lesson is not None
    return [note["key"] for note in lesson["notes"]]


PARTS = [(game, first) for game in serai.games() for first in range(0, len(notes_of(game)), AT_ONCE)]


@pytest.mark.parametrize(("game", "first"), PARTS)
def test_a_lesson_fits_all_screens_and_never_contradicts_the_prompt(person: Person, game: str, first: int):
    page = undrawn(person(path=f"/learn/{game}"))
    notes = notes_of(game)
    found: list[str] = []
    for number, note in enumerate(notes[: first + AT_ONCE]):
        assert note_of(page) == note
        if number >= first:
            found += [f"{note} at {size}: {fault}" for size in SIZES for fault in faults(page, *size)]
        if note != notes[-1]:
            page.evaluate(WALK)
    assert found == []


def faults(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    return list(page.evaluate(FAULTS))


def test_every_task_of_a_lesson_is_lit(person: Person):
    page = person(path="/learn/kobito")
    for _ in range(MOST_STEPS):
        note_of(page)
        if page.locator("[data-lesson-show]").count():
            page.wait_for_selector(".ring")
        if not walk_on(page):
            return
    raise AssertionError("the lesson does not end")
