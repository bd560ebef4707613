"""A coach looks on while one plays against bots: it speaks up before a clear mistake, or lets it be taken back."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import faults
from tests.browser.hands import wait_for_turn
from tests.browser.place import PHONE, choose, dress, move_on, new_table, position
from tests.conftest import Person

WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def coached(page: Page, address: str) -> str:
    """A table with a bot, a few moves later, where the coach was switched on."""
    table = new_table(page.context, address, "sultan", "me:Anna", "easy", first_player=0)
    move_on(page.context, address, table, 2)
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    page.locator("[data-menu]").click()
    page.locator("[data-coach-switch]").check()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach-on]")).to_be_attached()
    return table


def all_miss(route: Route, legal: Any) -> None:
    """What the coach says, but it calls every choice a big miss."""
    told = route.fetch().json()
    choices = [{**told["choices"][0], "action": action, "grade": "blunder"} for action in legal]
    route.fulfill(json={**told, "choices": [told["choices"][0], *choices]})


def legal_at(page: Page, address: str, url: str) -> Any:
    return position(page.context, address, url.split("/")[-2], 0)["legal"]


def version(page: Page) -> str:
    return page.locator("[data-version]").get_attribute("data-version") or ""


def place_a_card(page: Page) -> None:
    """The first card, then the first cushion."""
    choose(page)
    choose(page)


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_a_clear_mistake_waits_until_one_has_looked_again(person: Person, address: str, size: tuple[int, int]) -> None:
    page = person(path=None, size=size)
    page.route("**/coach", lambda route: all_miss(route, legal_at(page, address, route.request.url)))
    with page.expect_response("**/coach"):
        coached(page, address)
    before = version(page)
    place_a_card(page)
    expect(page.locator("[data-nudge=held]")).to_be_visible()
    expect(page.locator("[data-nudge-where]")).to_contain_text("cushion")
    for language in ("hu", "he", "en"):
        dress(page, language, "dark" if language == "hu" else "light")
        said = page.locator("[data-nudge]").inner_text()
        assert "coach-" not in said and "look-for-" not in said
        assert faults(page) == [] and not page.evaluate(WIDER)
    page.locator("[data-look-again]").click()
    expect(page.locator("[data-nudge]")).to_have_count(0)
    assert version(page) == before
    place_a_card(page)
    page.locator("[data-insist]").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before)


def test_what_the_coach_finds_out_too_late_can_be_taken_back(person: Person, address: str) -> None:
    page = person(path=None, size=(1280, 720))
    asked: list[Route] = []
    page.route("**/coach", lambda route: asked.append(route))
    table = coached(page, address)
    now = position(page.context, address, table, 0)
    place_a_card(page)
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(now["version"]))
    all_miss(asked[0], now["legal"])
    page.locator("[data-nudge=made] [data-look-again]").click()
    wait_for_turn(page)
    expect(page.locator("[data-nudge]")).to_have_count(0)
    assert position(page.context, address, table, 0)["legal"] == now["legal"]


def test_after_the_game_the_coach_names_habits(person: Person, address: str, forgiven: list[str]) -> None:
    forgiven.append("409 (Conflict)")  # the game ends while the coach is still asked about earlier moves
    page = person(path=None, size=(1280, 720))
    table = coached(page, address)
    move_on(page.context, address, table, 600)
    page.wait_for_selector("[data-summing=true]")
    assert 0 <= int(page.locator("[data-habits]").get_attribute("data-habits") or -1) <= 3


def test_nobody_is_coached_where_people_play_each_other(person: Person, address: str) -> None:
    page = person(path=None, size=(1280, 720))
    table = new_table(page.context, address, "sultan", "me:Anna", "me:Bela", first_player=0)
    page.goto(f"{address}/table/{table}")
    page.locator("[data-hand-over] button").click()
    page.locator("[data-menu]").click()
    expect(page.locator("[data-text-size]")).to_be_visible()
    expect(page.locator("[data-coach-switch]")).to_have_count(0)
    asked = {"seat": 0, "version": 1}
    answer = page.request.post(f"{address}/api/tables/{table}/coach", data=asked, headers={"Origin": address})
    assert (answer.status, answer.json()["error"]) == (409, "not_alone")
