"""The end of a round on the page: it rests until somebody goes on, and the next round waits for it."""

import pytest
from playwright.sync_api import Page

from tests.browser.place import move_on, new_table
from tests.conftest import Person

pytestmark = pytest.mark.whole_games

A_ROUND = 30  # moves of one seat: more than a round has
HURRY = """() => setInterval(() => {
    const { showing, waiting } = document.querySelector("[data-status]").dataset;
    const press = new KeyboardEvent("keydown", { key: " ", bubbles: true });
    if (showing === "true" && waiting !== "true") document.body.dispatchEvent(press);
}, 30)"""
ROUNDS = "[data-log] h2"


def at_the_end_of_a_round(person: Person, address: str) -> Page:
    page = person(path=None, size=(1280, 720), pace="calm")
    table = new_table(page.context, address, "treasures", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-status=playing]")
    page.evaluate(HURRY)
    move_on(page.context, address, table, A_ROUND)
    page.wait_for_selector("[data-waiting=true] [data-go-on]")
    return page


def test_the_next_round_waits_until_somebody_goes_on(person: Person, address: str):
    page = at_the_end_of_a_round(person, address)
    assert page.locator(ROUNDS).count() == 1
    assert page.locator("[data-event=round_scored]").count() == 2
    page.wait_for_timeout(1500)
    page.mouse.click(20, 400)  # on the table, through to nothing: a click beside the sheet goes on
    page.wait_for_function(f"() => document.querySelectorAll('{ROUNDS}').length > 1")


def test_a_press_that_hurries_on_does_not_dismiss_what_it_leads_to(person: Person, address: str):
    page = at_the_end_of_a_round(person, address)
    page.wait_for_timeout(300)
    assert page.locator("[data-go-on]").is_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelectorAll('{ROUNDS}').length > 1")
