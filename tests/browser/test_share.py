"""A result is shared: as a picture that can be saved, and as a link that says what it leads to."""

import struct
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.place import dress, move_on, new_table
from tests.conftest import Person


def test_a_result_is_shared_as_a_picture_and_a_link(person: Person, address: str, tmp_path: Path):
    page = person(path=None)
    table = new_table(page.context, address, "sultan", "me:Anna <3", "random")
    move_on(page.context, address, table, 600)
    page.goto(f"{address}/table/{table}")
    page.locator("[data-share]").click()
    page.wait_for_selector("[data-share-dialog]")
    for language in ("en", "hu", "he"):
        dress(page, language, "dark" if language == "hu" else "light")
        assert faults(page) == []
    page.locator("[data-publish]").click()
    picture = page.locator("[data-card]")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-card]').naturalWidth === 1200")
    with page.expect_download() as saved:
        page.locator("[data-picture]").click()
    saved.value.save_as(tmp_path / "card.png")
    png = (tmp_path / "card.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", png[16:24]) == (1200, 630) and len(png) > 10_000
    link = page.locator("[data-share-dialog] [data-copy]").get_attribute("data-copy") or ""
    stranger = person(name="Béla", path=None)
    told = stranger.goto(link)
    assert told is not None and 'property="og:image"' in told.text() and "Anna &lt;3" in told.text()
    stranger.wait_for_selector("[data-screen=replay]")
    assert stranger.request.get(f"{address}/api/tables/{table}/record").status == 403
    page.goto(address)
    page.locator("[data-finished]").click()
    expect(page.locator(f'[href="/table/{link.rpartition("/")[2]}"]')).to_have_count(1)
