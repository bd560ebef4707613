"""Replays on the stage of the table: keys, speed, marks, one's own decisions; and records from anywhere."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.place import PHONE
from tests.conftest import Finished, Person

SIZES = [(1280, 720), PHONE, (844, 390)]
COVERED = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [bar, own] = [box("[data-player]"), box("[data-own]")];
    const fits = document.documentElement.scrollHeight <= innerHeight && own.bottom <= innerHeight + 1;
    return !fits || bar.bottom > own.top + 1;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_is_walked_by_keys_and_never_covers_the_hand(
    person: Person, address: str, finished: Finished, size: tuple[int, int]
):
    page = person(path=None, size=size)
    page.goto(f"{address}/replay/{finished(page, 'sultan')}")
    screen = page.locator("[data-screen=replay]")
    page.wait_for_selector("[data-mark=round]", state="attached")
    last = int(screen.get_attribute("data-count") or 0) - 1
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(screen).to_have_attribute("data-at", str(place))
    page.keyboard.press("ArrowRight")
    assert not page.evaluate(COVERED)
    page.locator("[data-speed]").select_option("4")
    page.locator("[data-play]").click()
    page.wait_for_function("() => Number(document.querySelector('[data-screen=replay]').dataset.at) >= 6")


def test_only_my_decisions_are_shown_one_after_the_other(person: Person, address: str, finished: Finished):
    page = person(path=None)
    page.goto(f"{address}/replay/{finished(page, 'sultan')}")
    page.wait_for_selector("[data-mark=round]", state="attached")
    expect(page.locator("[data-viewpoint]")).to_have_value("0")
    page.locator("[data-only-mine]").click()
    for _ in range(4):
        page.locator("[data-next]").click()
        expect(page.locator("[data-prompt] .what")).to_contain_text("Anna")


def test_a_record_is_watched_by_paste_link_or_drop_and_a_bad_one_says_why(
    person: Person, address: str, finished: Finished, forgiven: list[str]
):
    page = person(path=None)
    table = finished(page, "sultan")
    record = page.request.get(f"{address}/api/tables/{table}/record").text()
    page.goto(f"{address}/watch")
    page.locator("[data-record-link]").fill(f"{address}/api/tables/{table}/record")
    page.locator("[data-record-go]").click()
    page.wait_for_url("**/replay/*")
    for kind, way in (("paste", "clipboardData"), ("drop", "dataTransfer")):
        page.goto(f"{address}/watch")
        page.wait_for_selector("[data-record-link]")
        page.evaluate(SEND, [kind, way, record])
        page.wait_for_url("**/replay/*")
        assert page.url != f"{address}/replay/{table}"
    page.goto(f"{address}/watch")
    page.locator("[data-record-link]").fill("https://elsewhere.test/record.json")
    page.locator("[data-record-go]").click()
    expect(page.get_by_role("alert")).to_contain_text("another site")
    forgiven.append("status of 400")  # the browser writes down that the server refuses the record
    page.locator("[data-record-link]").fill(json.dumps({"format": "serai/1", "game": "chess"}))
    page.locator("[data-record-go]").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


SEND = """([kind, way, text]) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const event = kind === "paste" ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true })
        : new DragEvent("drop", { dataTransfer: data, bubbles: true });
    document.querySelector(kind === "paste" ? "main" : ".drop").dispatchEvent(event);
}"""
