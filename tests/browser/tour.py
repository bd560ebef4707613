"""A tour of every screen of the house: each is opened as a person would find it, and looked at."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from tests.browser.hands import sit, wait_for_turn
from tests.browser.place import move_on, new_table

HOUSE = (
    ("/new/kobito", "[data-open-table]"),
    ("/join", "[data-screen=join]"),
    ("/rules", "[data-screen=rules]"),
    ("/rules/sultan/S-28", '[data-rule="S-28"]'),
    ("/learn", "[data-screen=learn]"),
    ("/learn/treasures", "[data-lesson]"),
    ("/watch", "[data-screen=watch]"),
    ("/about", "[data-screen=about]"),
    ("/nowhere", "main"),
    ("/", "[data-screen=lobby] article"),
)

Glance = Callable[[Page, str], None]


def go(page: Page, address: str, path: str, screen: str) -> None:
    page.goto(address + path)
    page.wait_for_selector(screen)


def through_the_house(page: Page, address: str, glance: Glance) -> None:
    for path, screen in HOUSE:
        go(page, address, path, screen)
        glance(page, path)


def through_the_waiting_room(page: Page, guest: Page, address: str, glance: Glance) -> None:
    table = new_table(page.context, address, "kobito", "me:Anna", "open", "easy", "open")
    go(page, address, f"/table/{table}", "[data-waiting]")
    guest.goto(page.locator("[data-invite]").get_attribute("data-invite") or "")
    guest.wait_for_selector("[data-sit]")
    glance(guest, "the guest before an open seat")
    sit(guest)
    page.wait_for_selector('[data-seat="1"][data-kind=person]')
    glance(page, "the waiting room")


def to_a_table(page: Page, address: str, game: str, glance: Glance) -> None:
    table = new_table(page.context, address, game, "me:Anna", "easy", "easy", "easy")
    move_on(page.context, address, table, 3)
    go(page, address, f"/table/{table}", "[data-status=playing]")
    wait_for_turn(page)
    glance(page, f"{game}, your turn")
    page.locator("[data-own] button:not([aria-disabled=true]):visible, [data-choice]:visible").first.click()
    glance(page, f"{game}, half a choice")
    page.keyboard.press("Escape")
    sheet = page.locator("[data-sheet=log]")
    if sheet.is_visible():
        sheet.click()
        glance(page, f"{game}, the sheet")


def to_a_shared_device(page: Page, address: str, glance: Glance) -> None:
    table = new_table(page.context, address, "sultan", "me:Anna", "me:Béla")
    go(page, address, f"/table/{table}", "[data-hand-over]")
    glance(page, "the hand-over")


def to_the_end(page: Page, address: str, game: str, table: str, glance: Glance) -> None:
    go(page, address, f"/table/{table}", "[data-result]")
    glance(page, f"{game}, the result")
    go(page, address, f"/replay/{table}", "[data-slider]")
    page.locator("[data-slider]").fill("9")
    page.wait_for_selector('[data-screen=replay][data-at="9"]')
    glance(page, f"{game}, the replay")


def play_out(context: BrowserContext, address: str, game: str) -> str:
    """A finished table of this device."""
    table = new_table(context, address, game, "me:Anna", "random")
    move_on(context, address, table, 600)
    return table
