"""Tables that a device remembers: taken off its list, or deleted for everybody."""

from playwright.sync_api import Page, expect

from tests.browser.hands import join_by_code, open_table
from tests.conftest import Person


def go_home(page: Page) -> str:
    """Back in the lobby; returns the table's address."""
    table = page.url
    page.goto(table.rsplit("/", 2)[0])
    page.wait_for_selector("[data-my-tables]")
    return table


def test_who_made_a_table_deletes_it_for_everybody(person: Person):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, "sultan", ["me", "open"])
    bela.goto(anna.locator("[data-invite]").get_attribute("data-invite") or "")
    bela.wait_for_selector("[data-sit]")
    table = go_home(anna)
    anna.locator("[data-remove]").click()
    anna.locator("[data-remove-for-all]").click()
    expect(anna.locator("[data-my-tables]")).to_have_count(0)
    expect(bela.locator("[data-sit]")).to_have_count(0)
    answer = anna.request.get(table.replace("/table/", "/api/tables/"))
    assert answer.json()["error"] == "no_table"


def test_a_table_can_be_kept_or_only_taken_off_the_list(person: Person):
    anna = person("Anna")
    open_table(anna, "sultan", ["me", "easy"])
    table = go_home(anna)
    anna.locator("[data-remove]").click()
    anna.keyboard.press("Escape")
    expect(anna.locator("[data-my-tables]")).to_have_count(1)
    anna.locator("[data-remove]").click()
    anna.locator("[data-take-off]").click()
    expect(anna.locator("[data-my-tables]")).to_have_count(0)
    anna.goto(table)
    anna.wait_for_selector("[data-status=playing]")


def test_a_game_of_others_is_only_taken_off_the_list(person: Person):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, "sultan", ["me", "open"])
    join_by_code(bela, anna)
    bela.wait_for_selector("[data-status=playing]")
    go_home(anna)
    anna.locator("[data-remove]").click()
    expect(anna.locator("[data-my-tables]")).to_have_count(0)
    expect(bela.locator("[data-status=playing]")).to_have_count(1)
