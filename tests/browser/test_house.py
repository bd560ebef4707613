"""The house in a real browser: doors, a new table, the first moves."""

import pytest
from playwright.sync_api import expect

from tests.browser.place import PHONE, new_table


def test_the_lobby_has_four_doors_and_no_errors(person):
    expect(person().locator("article[data-game]")).to_have_count(4)


@pytest.mark.parametrize(("language", "direction"), [("hu", "ltr"), ("he", "rtl")])
def test_the_language_is_switched_at_any_time(person, language, direction):
    page = person(path="/rules/sultan")
    first = page.locator("[data-rule]").first.text_content()
    page.locator(f"button[data-language={language}]").click()
    expect(page.locator("html")).to_have_attribute("dir", direction)
    expect(page.locator("[data-rule]").first).not_to_have_text(first or "")


def test_a_table_is_opened_and_a_move_made_by_keys_alone(person):
    page = person(path="/new/sultan")
    page.locator('[data-players="2"]').click()
    page.locator("[data-open-table]").press("Enter")
    table = page.locator(".table")
    expect(table).to_have_attribute("data-your-turn", "true")
    before = int(table.get_attribute("data-version") or 0)
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(table).not_to_have_attribute("data-version", str(before))


def test_a_link_seats_a_guest_and_leaves_no_token_behind(address, person):
    host, guest = person(name="Anna", path=None), person(name="Béla", path=None, size=PHONE)
    table = new_table(host.context, address, "sultan", "me:Anna", "open")
    host.goto(f"{address}/table/{table}")
    guest.goto(host.locator("[data-invite]").get_attribute("data-invite") or "")
    guest.locator("[data-sit]").first.click()
    for each in (host, guest):
        expect(each.locator("[data-prompt]")).to_be_visible()
    assert guest.url == f"{address}/table/{table}"
