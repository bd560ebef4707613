"""A whole game of Sultan by keyboard alone: from the lobby to the result no pointer touches the page."""

import pytest
from playwright.sync_api import Page

import serai
from tests.browser.hands import look, result, whose_turn
from tests.conftest import Person

MOST_TABS = 300
TABS_TO_A_TABLE = 12
MOST_MOVES = 200
BY_TAB = 4  # so many moves are made by walking there; the others by their digits
CARD = "[data-own] button.card:not([aria-disabled=true])"
PLACE = "[data-mat] button[data-choice]:not([aria-disabled=true])"


@pytest.mark.whole_games
def test_a_whole_game_of_sultan_is_played_by_keyboard_alone(person: Person):
    page = person("Anna")
    page.wait_for_selector("article[data-game=sultan]")
    open_table_by_keyboard(page)
    moves = 0
    while whose_turn([page]) is not None and moves < MOST_MOVES:
        (move_by_tab if moves < BY_TAB else move_by_digits)(page)
        moves += 1
    assert moves > BY_TAB
    assert result(page)[0] != ""


def test_the_arrows_walk_between_what_can_be_chosen_and_escape_puts_back(person: Person):
    page = person("Anna")
    page.wait_for_selector("article[data-game=sultan]")
    open_table_by_keyboard(page)
    while page.locator(CARD).count() == 0:
        whose_turn([page])
        move_by_digits(page)
        whose_turn([page])
    walk_to(page, CARD)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{CARD}[aria-pressed=true]:focus")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(":is([data-mat], [data-prompt]) button:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{CARD}[aria-pressed=true]", state="detached")


def open_table_by_keyboard(page: Page) -> None:
    """Two seats: this keyboard, and an easy bot."""
    walk_to(page, "article[data-game=sultan] [data-change]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-open-table]")
    walk_to(page, '[data-players="3"]')
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector('[data-players="2"][aria-checked=true]')
    walk_to(page, "[data-ask=seats]")
    page.keyboard.press("Enter")
    walk_to(page, '[data-seat="1"] .level [aria-checked=true]')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('[data-seat="1"] [data-value=normal][aria-checked=true]')
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector('[data-seat="1"] [data-value=easy][aria-checked=true]')
    walk_to(page, "[data-open-table]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-status=playing]")


@pytest.mark.parametrize("game", serai.games())
def test_few_tabs_lead_through_the_form_to_its_button(person: Person, game: str):
    page = person("Anna", path=f"/new/{game}")
    page.wait_for_selector("[data-open-table]")
    assert walk_to(page, "[data-open-table]") <= TABS_TO_A_TABLE
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-status=playing]")


def walk_to(page: Page, selector: str) -> int:
    """Tab until the focus is there; how often that was."""
    for tabs in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return tabs
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {selector}")


def move_by_tab(page: Page) -> None:
    version = look(page).version
    if page.locator(CARD).count() > 0:
        walk_to(page, CARD)
        page.keyboard.press("Enter")
        page.wait_for_selector(PLACE)
    walk_to(page, PLACE)
    page.keyboard.press("Enter")
    until_moved(page, version)


def move_by_digits(page: Page) -> None:
    version = look(page).version
    for card in range(1, page.locator(CARD).count() + 1):
        page.keyboard.press(str(card))
        page.wait_for_selector(f"{CARD}[aria-pressed=true]")
        if page.locator(PLACE).count() > 0:
            break
        page.keyboard.press("Escape")
        page.wait_for_selector(f"{CARD}[aria-pressed=true]", state="detached")
    page.keyboard.press(page.locator(PLACE).first.get_attribute("data-choice") or "")
    until_moved(page, version)


def until_moved(page: Page, version: int) -> None:
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=version
    )
