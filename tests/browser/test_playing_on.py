"""Playing on from a position on real pages: from a replay, from a review and from a puzzle."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.place import PHONE, choose, dress, move_on
from tests.conftest import Finished, Person

TABLE = re.compile(r"/table/([0-9a-f]{20})")


def table_of(page: Page) -> str:
    """The table that the page has gone to, once somebody can play there."""
    page.wait_for_url(TABLE)
    page.wait_for_selector("[data-status=playing]")
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_a_replay_is_played_on_to_its_end_and_can_be_proved(
    person: Person, address: str, finished: Finished, size: tuple[int, int]
):
    page = person(path=None, size=size)
    old = finished(page, "sultan")
    page.goto(f"{address}/replay/{old}")
    page.wait_for_selector("[data-mark=round]", state="attached")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-screen=replay]")).to_have_attribute("data-at", "6")
    for language in ("en", "hu", "he"):
        dress(page, language, "light")
        assert faults(page) == []
    page.locator("[data-play-on]").click()
    table = table_of(page)
    move_on(page.context, address, table, 600)
    before, after = (page.request.get(f"{address}/api/tables/{each}/record").json() for each in (old, table))
    assert after["moves"][: after["given"]] == before["moves"][: after["given"]]
    page.wait_for_selector("[data-result]")
    page.locator("[data-verify]").click()
    expect(page.locator("[data-seal=verified] [data-given]")).to_have_attribute("data-given", str(after["given"]))
    page.goto(f"{address}/replay/{table}")
    page.wait_for_selector("[data-mark=round]", state="attached")
    page.keyboard.press("End")
    expect(page.locator("[data-play-on]")).to_be_disabled()


def test_a_decision_of_a_review_is_played_on_by_a_key(person: Person, address: str, finished: Finished):
    page = person(path=None, size=(1280, 720))
    page.goto(f"{address}/review/{finished(page, 'sultan')}")
    page.wait_for_selector('[data-screen=review][data-done="true"]')
    page.locator("[data-decision]").nth(2).click()
    page.keyboard.press("p")
    summary = page.request.get(f"{address}/api/tables/{table_of(page)}").json()
    assert summary["mine"] == [0] and summary["given"] > 0 and summary["seats"][1]["bot"] == "random"


def test_a_solved_puzzle_is_played_on(person: Person, address: str):
    page = person(path=None, size=PHONE)
    heads = page.request.get(f"{address}/api/puzzles/sultan").json()["puzzles"]
    key = next(head["key"] for head in heads if head["kind"] == "return_jewel")
    page.goto(f"{address}/puzzle/sultan/{key}")
    page.wait_for_selector("[data-puzzle]")
    for digit in range(1, 6):
        choose(page, digit)
        page.wait_for_selector("[data-again], [data-next-puzzle]")
        if page.locator("[data-next-puzzle]").count():
            break
        page.locator("[data-again]").click()
    page.locator("[data-play-on]").click()
    summary = page.request.get(f"{address}/api/tables/{table_of(page)}").json()
    assert summary["mine"] == [summary["actor"]] and summary["given"] > 0
