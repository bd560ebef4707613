"""The first Play ever of a game: one press begins it, and its lesson is offered at the table until the first move."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import make_moves, wait_for_turn
from tests.browser.place import SIZES, dress, resized, undrawn
from tests.browser.test_learn import MOST_STEPS, walk_on
from tests.browser.test_stage import WATCH
from tests.conftest import Person
from tests.games import HOUSE

# The offer is whole, on the screen, and covers none of the zones in which one decides.
FAULTS = """() => {
    const box = (part) => part.getBoundingClientRect();
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const offer = document.querySelector("[data-offer]");
    const covered = [...document.querySelectorAll("[data-prompt], [data-own], [data-rivals]")]
        .filter((zone) => meet(box(offer), box(zone))).map((zone) => zone.className);
    const cut = [...offer.querySelectorAll("b, span, a, button")].filter((part) => part.checkVisibility())
        .filter((part) => box(part).left < box(offer).left - 1 || box(part).right > box(offer).right + 1
            || box(part).top < box(offer).top - 1 || box(part).bottom > box(offer).bottom + 1
            || box(part).right > innerWidth)
        .map((part) => part.textContent);
    return [...covered, ...cut];
}"""


def play(page: Page, game: str) -> None:
    page.locator(f"article[data-game={game}] [data-play]").click()
    page.wait_for_selector(".table[data-status=playing]")


@pytest.mark.parametrize("game", HOUSE)
def test_one_press_begins_the_first_game_and_its_first_move_ends_the_offer(person: Person, address: str, game: str):
    page = person()
    play(page, game)
    wait_for_turn(page)
    expect(page.locator("[data-offer-lesson]")).to_be_visible()
    page.evaluate(WATCH)
    make_moves(page, 1)
    expect(page.locator("[data-offer]")).to_have_count(0)
    assert page.evaluate("window.moved.slice(0, 5)") == []
    page.goto(address)
    play(page, game)
    expect(page.locator("[data-offer]")).to_have_count(0)


@pytest.mark.parametrize("game", HOUSE)
def test_the_offer_is_whole_on_every_screen_and_covers_neither_prompt_nor_hand(person: Person, game: str):
    page = person()
    play(page, game)
    undrawn(page).wait_for_selector("[data-offer-lesson]")
    faults = {}
    for language in ("hu", "he"):
        dress(page, language, "light")
        for width, height in SIZES:
            if found := resized(page, width, height).evaluate(FAULTS):
                faults[f"{language}, {width}x{height}"] = found
    assert faults == {}


def test_the_offered_lesson_leads_back_to_the_game_that_waits(person: Person):
    page = person()
    play(page, "treasures")
    table = page.url
    page.locator("[data-offer-lesson]").click()
    page.wait_for_selector("[data-lesson]")
    for _ in range(MOST_STEPS):
        if not walk_on(page):
            break
    page.locator("[data-lesson-return]").click()
    page.wait_for_selector(".table[data-status=playing]")
    assert page.url == table


def test_an_offer_that_was_declined_does_not_come_back(person: Person):
    page = person()
    play(page, "sultan")
    page.locator("[data-offer-no]").click()
    expect(page.locator("[data-offer]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".table[data-status=playing]")
    expect(page.locator("[data-offer]")).to_have_count(0)
