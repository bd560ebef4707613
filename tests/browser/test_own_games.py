"""The games of this device: what is kept of them, shown, saved and deleted, on real pages."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.place import PHONE, dress, move_on, new_table
from tests.conftest import Finished, Person

WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def see_the_result(page: Page, address: str, table: str) -> None:
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-result]")


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_games_are_kept_shown_saved_and_deleted(
    person: Person, address: str, finished: Finished, size: tuple[int, int], tmp_path: Path
):
    page = person(path=None, size=size)
    page.goto(f"{address}/mine")
    expect(page.locator("[data-screen=mine]")).to_have_attribute("data-games", "0")
    tables = [finished(page, "sultan"), new_table(page.context, address, "sultan", "me:Anna", "random")]
    move_on(page.context, address, tables[1], 600)
    for table in (*tables, tables[0]):  # seen again, it is kept once
        see_the_result(page, address, table)
    page.locator("[data-review]").first.click()
    page.wait_for_selector('[data-screen=review][data-done="true"]')
    page.goto(address)
    page.locator("[data-own-games]").click()
    screen = page.locator("[data-screen=mine]")
    expect(screen).to_have_attribute("data-games", "2")
    expect(page.locator("[data-own-game=sultan] [data-level=random] td").first).to_have_text("2")
    expect(page.locator("[data-accuracy]")).to_contain_text("%")
    assert int(page.locator("[data-medals]").get_attribute("data-medals") or 0) >= 1
    for language in ("en", "hu", "he"):
        dress(page, language, "dark" if language == "hu" else "light")
        assert "own-" not in screen.inner_text()
        assert faults(page) == []
        assert not page.evaluate(WIDER)
    with page.expect_download() as saved:
        page.locator("[data-export]").click()
    saved.value.save_as(tmp_path / "games.json")
    assert [each["table"] for each in json.loads((tmp_path / "games.json").read_text())] == tables
    page.locator("[data-forget]").first.click()
    expect(screen).to_have_attribute("data-games", "1")
    page.locator("[data-forget-all]").click()
    page.locator("[data-forget-really]").click()
    expect(screen).to_have_attribute("data-games", "0")
    page.reload()
    expect(screen).to_have_attribute("data-games", "0")
