"""What the table says is said whole: the question, its answers, the season and the tabs are never cut on a laptop."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import wait_for_turn
from tests.browser.place import dress, follow, resized
from tests.conftest import Person
from tests.marrakesh.browser.conftest import Lay, Scene
from tests.marrakesh.browser.pictures import at_the_mockup

LANGUAGES = ("en", "hu", "he")
LAPTOP = (1280, 720)
NARROWEST = (360, 640)
# decisions that are looked at on one page
ASKED = [("ChooseBonus", "UseAssistant", "BuyScrolls", "Draft"), ("Trade", "TakeOasis", "AcquireOasis", "PlacePink")]
CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility())
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
    .map((each) => each.textContent)"""
REACH = """() => {
    const right = [...document.querySelectorAll('[data-own] [data-answer], [data-own] [data-take]')]
        .map((each) => each.getBoundingClientRect())
        .map(({ left, right }) => [left, right]);
    const zone = document.querySelector('[data-own]').getBoundingClientRect();
    return right.every((sides) => sides[0] >= zone.left && sides[1] <= zone.right);
}"""
WHOLE = "[data-prompt] .said, .progress .words, aside .tabs, [data-own] .list, [data-own] .answer .text > *"
DESKS = (LAPTOP, (1440, 900))


def cut(page: Page) -> list[str]:
    return list(page.evaluate(CUT, WHOLE))


@pytest.mark.parametrize("kinds", ASKED, ids=" ".join)
def test_question_and_answers_are_seen_whole_on_a_laptop(
    person: Person, scenes: dict[str, Scene], lay: Lay, kinds: tuple[str, ...]
) -> None:
    page = person(size=LAPTOP)
    for kind in kinds:
        follow(page, "/about")
        page.wait_for_selector("[data-screen=about]")
        follow(page, lay(scenes[kind]))
        wait_for_turn(page)
        page.wait_for_selector("[data-own] [data-take]")
        see_all_of_it(page, kind)


def see_all_of_it(page: Page, kind: str) -> None:
    """In every language, on both desks."""
    for language in LANGUAGES:
        dress(page, language, "light")
        for size in DESKS:
            resized(page, *size)
            assert cut(page) == [], (kind, language, size)
            assert page.evaluate(REACH), (kind, language, size)


def test_the_season_is_read_whole_on_the_narrowest_phone(person: Person, scenes: dict[str, Scene], lay: Lay) -> None:
    page = person(path=lay(scenes["UseAssistant"]), size=NARROWEST)
    wait_for_turn(page)
    for language in LANGUAGES:
        dress(page, language, "light")
        words, header = page.locator(".progress .words").bounding_box(), page.locator("header").bounding_box()
        assert words and header and words["height"] <= header["height"], language
        assert cut(page) == [], language


def test_only_what_has_no_room_is_pale_in_the_draft(browser: Browser, address: str) -> None:
    page = at_the_mockup(browser, address, "draft", ("en", "light", LAPTOP))
    expect(page.locator('[data-pale="grey"]')).to_have_count(1)
    expect(page.locator("[data-pale]")).to_have_count(1)
    expect(page.locator('[data-quarter="stairs"]')).to_have_count(1)  # folded to a strip beside the tower
    expect(page.locator("[data-seat] .state").first).to_contain_text("if it ended now")
    page.context.close()
