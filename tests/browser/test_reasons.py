"""What can't be used now says why, or what has to be done first."""

from playwright.sync_api import Page, expect

from tests.browser.place import choose, new_table
from tests.conftest import Person

REASON = "[data-refusal]"


def at_table(person: Person, address: str, game: str, **options: object) -> Page:
    """Anna sits at a new table with two bots; it is her turn."""
    page = person("Anna", path=None)
    table = new_table(page.context, address, game, "me:Anna", "easy", "easy", **options)
    page.goto(f"{address}/table/{table}")
    expect(page.locator(".table[data-your-turn=true]")).to_be_visible()
    return page


def touch_closed(page: Page, where: str) -> None:
    """Touch the first thing there that can't be used now."""
    page.locator(f"{where} [aria-disabled=true]").first.click(force=True)


def test_a_money_card_says_that_a_jewel_goes_back_first(person: Person, address: str):
    page = at_table(person, address, "sultan", first_player=0)
    touch_closed(page, "[data-own]")
    expect(page.locator("[data-refusal='S-15']")).to_be_visible()


def test_a_cushion_asks_for_a_card_first(person: Person, address: str):
    page = at_table(person, address, "sultan", first_player=0)
    choose(page)
    expect(page.locator("[data-phase=bid]")).to_be_visible()
    touch_closed(page, "[data-mat]")
    expect(page.locator(REASON)).to_contain_text(page.locator("[data-prompt] .what").inner_text().partition(": ")[2])
