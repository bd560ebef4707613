"""Guided first games in a real browser: a lesson can be walked to its end, strays kindly, and steps back."""

import pytest
from playwright.sync_api import Page, expect

from serai.games import find_game
from serai.play.lessons import first_lesson
from tests.browser.place import DESKTOP, NARROW
from tests.conftest import Person

MOST_STEPS = 80  # of the longest lesson
MOST_TRIES = 9
AMONG = ".choosable[data-choice]"  # where a place could mean several things
MOVED_ON = """(note) => document.querySelector("[data-lesson]").dataset.lesson !== note"""
ANSWERED = """(note) => document.querySelector("[data-lesson]").dataset.lesson !== note
    || document.querySelector("[data-lesson] .stray") !== null"""


def walk_on(page: Page) -> bool:
    """One step of a lesson: read on, or let the move be shown; False at its end."""
    note = note_of(page)
    if page.locator("[data-lesson-play], [data-lesson-return]").count() > 0:
        return False
    page.locator("[data-lesson-next], [data-lesson-show]").first.click()
    page.wait_for_function(MOVED_ON, arg=note)
    return True


def note_of(page: Page) -> str:
    page.wait_for_selector('[data-lesson][data-watching="false"]')
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def learn_on(page: Page, asked: dict[str, dict[str, object]]) -> bool:
    """One step of a lesson by a learner who makes the moves; False at its end."""
    note = note_of(page)
    if note not in asked:
        return walk_on(page)
    for attempt in range(MOST_TRIES):
        do_as_asked(page, asked[note], attempt)
        page.wait_for_function(ANSWERED, arg=note)
        if page.evaluate(MOVED_ON, note):
            return True
    raise AssertionError(f"the lesson does not go on from {note}")


def do_as_asked(page: Page, action: dict[str, object], attempt: int) -> None:
    """Press what the action names; where it is one of several, another one at each attempt."""
    if action["type"] in ("take", "claim"):
        line = page.locator("[data-own] button.line").nth(attempt)
        if line.get_attribute("aria-pressed") == "false":
            line.click()
        line.click()
        return
    for selector in pieces_of(action):
        page.locator(selector).locator("visible=true").first.click()
    if page.locator(AMONG).count() > 0:
        page.locator(AMONG).nth(attempt).click()


def pieces_of(action: dict[str, object]) -> list[str]:
    card = f"[data-own] [data-anchor='card-{action.get('card')}'] button"
    number = f"[data-own] [data-anchor='hand-{action.get('card')}-0']"
    match action["type"]:
        case "return_jewel":
            return [f"[data-mat] [data-anchor='drawn-{action['color']}'] button"]
        case "place_card":
            return [card, f"[data-mat] [data-choice='{int(str(action['cushion'])) + 1}']"]
        case "play_card":
            return [card, card]
        case "add":
            return [number, f"[data-anchor='{action['to']}/{action['end']}']"]
        case "swap":
            return [number, f"[data-anchor='{action['at']}/{action['place']}']"]
        case "tower":
            return [number, f"[data-anchor='{action['on']}/{action['place']}']"]
        case "start":
            return ["[data-own] [data-anchor='hand-10-0']", "[data-own] .start"]
        case "move":
            return ["[data-own] .movable", f"[data-anchor='{action['to']}/{action['end']}']"]
        case _:
            return [".obligation .button"]


@pytest.mark.parametrize(
    ("game", "language", "size"), [("sultan", "hu", NARROW), ("treasures", "he", NARROW), ("kobito", "en", DESKTOP)]
)
def test_a_learner_makes_the_moves_of_a_lesson_to_its_end(
    person: Person, game: str, language: str, size: tuple[int, int]
):
    page = person(path=f"/learn/{game}", language=language, size=size)
    lesson = first_lesson(find_game(game))
    assert lesson is not None
    notes = lesson["notes"]
    asked = {note["key"]: note["wants"] for note in notes if "wants" in note}
    steps = 0
    while learn_on(page, asked) and steps < MOST_STEPS:
        steps += 1
    assert note_of(page) == "farewell"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_try_is_explained_and_a_step_can_be_taken_back(person: Person):
    page = person(path="/learn/kobito")
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


def test_a_lesson_ends_at_a_table_with_an_easy_bot(person: Person):
    page = person(path="/learn/sultan")
    for _ in range(MOST_STEPS):
        if not walk_on(page):
            break
    page.locator("[data-lesson-play]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table[data-game='sultan']")).to_have_attribute("data-status", "playing")
