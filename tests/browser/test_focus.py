"""Focus: on every screen it begins at the heading, and at a table it stays near the last choice."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import look, wait_for_turn
from tests.browser.place import new_table
from tests.conftest import Person

HEADING = "h1:focus"
IN_THE_TABLE = "main :is([data-mat], [data-own], [data-prompt]):is(:focus, :focus-within)"
MOST_MOVES = 6


@pytest.mark.parametrize("path", ["/rules/kobito", "/new/sultan", "/about", "/watch", "/learn/sultan"])
def test_a_screen_that_is_opened_begins_at_its_heading(person: Person, path: str):
    page = person()
    page.wait_for_selector("article[data-game]")
    follow(page, path)
    expect(page.locator(HEADING)).to_have_count(1)
    page.go_back()
    page.wait_for_selector("article[data-game]")
    expect(page.locator(HEADING)).to_have_count(1)


def follow(page: Page, path: str) -> None:
    """As a link inside the house."""
    page.evaluate(
        """(path) => {
            const link = Object.assign(document.createElement("a"), { href: path });
            document.body.append(link);
            link.click();
            link.remove();
        }""",
        path,
    )


@pytest.mark.parametrize("game", ["sultan", "treasures", "kobito"])
def test_after_a_move_focus_stays_at_the_table(person: Person, address: str, game: str):
    page = person(path=None)
    page.goto(f"{address}/table/{new_table(page.context, address, game, 'me:Anna', 'random')}")
    for _ in range(MOST_MOVES):
        wait_for_turn(page)
        version = look(page).version
        press_until_moved(page, version)
        wait_for_turn(page)
        page.wait_for_selector(IN_THE_TABLE)


def press_until_moved(page: Page, version: int) -> None:
    for _ in range(30):
        if look(page).version != version:
            return
        places = page.locator("main :is([data-drop], .line[data-choice], [data-mat] [data-choice]):visible")
        pieces = page.locator('main [data-lift][aria-pressed="false"]:visible')
        chosen = places if places.count() else pieces if pieces.count() else page.locator("main [data-choice]:visible")
        chosen.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    raise AssertionError("no press makes a move")


def test_skip_links_lead_to_prompt_board_and_hand(person: Person, address: str):
    page = person(path=None)
    page.goto(f"{address}/table/{new_table(page.context, address, 'sultan', 'me:Anna', 'random')}")
    wait_for_turn(page)
    for name, part in (("To what is asked", "prompt"), ("To the board", "mat"), ("To your own things", "hand")):
        page.get_by_role("link", name=name).focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-{part}]")).to_be_focused()
    assert "#" not in page.url
