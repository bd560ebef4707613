"""At the table: what rivals did, who leads and why, their riads, and a phone on which everything is within reach."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import move, wait_for_turn
from tests.browser.place import follow, move_on, new_table
from tests.conftest import Person
from tests.marrakesh.browser.conftest import Lay, Scene

LAPTOP = (1280, 720)
PHONES = [(390, 844), (844, 390)]
MOST_LINES = 3
ZONES = """() => ['[data-rivals]', '[data-mat]', '[data-prompt]', '[data-own]'].map((zone) => {
    const box = document.querySelector(zone).getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
})"""
OPEN = ".place.open, .due button[data-place]"
BESIDE = {
    "PlaceTrackKeshi": "track",
    "ChooseSupply": "supply",
    "SettleSupply": "due",
    "ChooseCity": "city",
    "TakeOasis": "shown",
}


def seated(page: Page, address: str, moves: int) -> Page:
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random", "random")
    move_on(page.context, address, table, moves)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-mat] .table")
    wait_for_turn(page)
    return page


def test_rivals_moves_are_few_lines_and_marks(person: Person, address: str) -> None:
    page = seated(person(path=None, size=LAPTOP), address, 6)
    chance = random.Random(5)
    while page.locator("[data-since]").count() == 0 or page.locator("[data-mark]").count() == 0:
        move(page, chance)
        wait_for_turn(page)
    page.locator("[data-since]").click()
    for seat in page.locator("[data-since-seat]").all():
        assert 1 <= seat.locator("[data-since-line]").count() <= MOST_LINES


def test_it_can_be_seen_who_leads_and_why(person: Person, address: str) -> None:
    page = seated(person(path=None, size=LAPTOP), address, 10)
    page.locator('button[data-points="1"]').click()
    panel = page.locator('[data-unfolded="standing"]')
    rows = panel.locator("tbody tr")
    numbers = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    *sources, so_far, _ = numbers
    assert [sum(column) for column in zip(*sources, strict=True)] == so_far
    assert page.locator("[data-start-player]").count() >= 1
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_nothing_can_be_chosen_in_a_rivals_riad(person: Person, address: str) -> None:
    page = seated(person(path=None, size=LAPTOP), address, 6)
    page.locator('[data-open-riad="1"]').click()
    expect(page.locator("[data-close-riad]")).to_be_visible()
    assert page.locator(".house .place.open").count() == 0
    page.locator(".house [data-place='room:river']").click(position={"x": 40, "y": 60})
    expect(page.locator("[data-told]")).to_be_visible()
    move(page, random.Random(6))
    wait_for_turn(page)
    expect(page.locator("[data-close-riad]")).to_have_count(0)


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_phone_reaches_the_tiles_and_keeps_its_zones(person: Person, address: str, size: tuple[int, int]) -> None:
    page = seated(person(path=None, size=size), address, 6)
    page.locator('[data-tab="things"]').click()
    for what in ('[data-place="track:1"]', '[data-place="screen:green"]'):
        expect(page.locator(what)).to_be_visible()
    zones, chance = page.evaluate(ZONES), random.Random(7)
    for _ in range(5):
        move(page, chance)
        wait_for_turn(page)
        assert page.evaluate(ZONES) == zones


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_what_is_asked_of_tiles_is_answered_there_on_a_phone(
    person: Person, scenes: dict[str, Scene], lay: Lay, size: tuple[int, int]
) -> None:
    page = person(size=size)
    for kind, beside in BESIDE.items():
        follow(page, "/about")
        page.wait_for_selector("[data-screen=about]")
        follow(page, lay(scenes[kind]))
        wait_for_turn(page)
        page.wait_for_selector("[data-things]")
        holds = page.eval_on_selector_all(OPEN, "(places) => places.map((place) => place.dataset.place.split(':')[0])")
        assert beside in holds, kind


def test_keys_unfold_a_quarter(person: Person, address: str) -> None:
    page = seated(person(path=None, size=LAPTOP), address, 6)
    page.locator('[data-open-quarter="workshops"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.unfolds [data-quarter="workshops"]')).to_have_count(1)
