"""The house in a real browser: doors, a new table, the first moves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.place import NARROW, PHONE, new_table, watched


def test_the_lobby_has_four_doors_and_no_errors(address, person):
    slips: list[str] = []
    page = watched(person().new_page(), slips)
    page.goto(address)
    expect(page.locator("article[data-game]")).to_have_count(4)
    assert slips == []


@pytest.mark.parametrize(("language", "direction"), [("hu", "ltr"), ("he", "rtl")])
def test_the_language_is_switched_at_any_time(address, person, language, direction):
    page = person().new_page()
    page.goto(f"{address}/rules/sultan")
    first = page.locator("[data-rule]").first.text_content()
    page.locator(f"button[data-language={language}]").click()
    expect(page.locator("html")).to_have_attribute("dir", direction)
    expect(page.locator("[data-rule]").first).not_to_have_text(first or "")


@pytest.mark.parametrize("size", [NARROW, PHONE])
def test_nothing_is_wider_than_a_phone(address, person, size):
    context = person(size)
    page = context.new_page()
    table = new_table(context, address, "sultan", "me:Anna", "random", "random")
    for path in ("/", "/new/kobito", "/rules/sultan", "/about", "/watch", f"/table/{table}"):
        page.goto(address + path)
        page.wait_for_selector("main")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_table_is_opened_and_a_move_made_by_keys_alone(address, person):
    page = person().new_page()
    page.goto(f"{address}/new/sultan")
    page.locator('[data-players="2"]').click()
    page.locator("[data-open-table]").press("Enter")
    table = page.locator(".table")
    expect(table).to_have_attribute("data-your-turn", "true")
    before = int(table.get_attribute("data-version") or 0)
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(table).not_to_have_attribute("data-version", str(before))


def test_a_link_seats_a_guest_and_leaves_no_token_behind(address, person):
    host, guest = person(name="Anna"), person(PHONE, name="Béla")
    table = new_table(host, address, "sultan", "me:Anna", "open")
    page, other = host.new_page(), guest.new_page()
    page.goto(f"{address}/table/{table}")
    other.goto(page.locator("[data-invite]").get_attribute("data-invite") or "")
    other.locator("[data-sit]").click()
    for each in (page, other):
        expect(each.locator("[data-prompt]")).to_be_visible()
    assert re.fullmatch(rf"{address}/table/{table}", other.url)


def test_nothing_is_shown_until_the_device_is_handed_over(address, person):
    context = person()
    table = new_table(context, address, "sultan", "me:Anna", "me:Béla")
    page = context.new_page()
    page.goto(f"{address}/table/{table}")
    expect(page.locator("[data-hand-over]")).to_be_visible()
    assert page.locator("[data-own], [data-mat], [data-log]").count() == 0
    page.locator("[data-hand-over] button").click()
    expect(page.locator("[data-own]")).to_be_visible()
