"""Marrakesh on its boards: keshis by taps, answers on places, other riads, the end by its sources."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.hands import look, move, wait_for_turn
from tests.browser.place import DESKTOP, NARROW, move_on, new_table, resized
from tests.conftest import Person

LAPTOP = (1280, 720)
FITS = "() => document.documentElement.scrollHeight <= innerHeight"


def at_the_table(page: Page, address: str, moves: int, **options: object) -> Page:
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random", "random", **options)
    move_on(page.context, address, table, moves)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-mat] .riad")
    wait_for_turn(page)
    return page


def until(page: Page, phase: str, chance: random.Random) -> None:
    """Play on until this is asked."""
    for _ in range(80):
        wait_for_turn(page)
        if page.locator(f'[data-phase="{phase}"]').count():
            return
        move(page, chance)
    raise AssertionError(f"{phase} is never asked")


def test_the_boards_fit_wide_screens(person: Person, address: str):
    page = at_the_table(person(path=None, size=LAPTOP), address, 6)
    for size in (LAPTOP, DESKTOP, (1920, 1080)):
        assert resized(page, *size).evaluate(FITS), size
    assert faults(page) == []


def test_three_keshis_are_chosen_by_taps(person: Person, address: str):
    page = at_the_table(person(path=None), address, 0)
    until(page, "choose_keshis", random.Random(1))
    take = page.locator("[data-take]")
    expect(take).to_be_disabled()
    for colour in ("green", "white", "brown"):
        page.locator(f'[data-keshi="{colour}"]').click()
    expect(take).to_be_enabled()
    before = look(page).version
    take.click()
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=before
    )


def test_an_answer_is_given_on_the_board_by_two_touches(person: Person, address: str):
    page = at_the_table(person(path=None), address, 0)
    until(page, "use_assistant", random.Random(2))
    place = page.locator(".place.open").first
    before = look(page).version
    place.locator(".badge").last.click(force=True)
    expect(page.locator("[data-answer][aria-pressed=true]")).to_have_count(1)
    page.locator("[data-take]").click()
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=before
    )


def test_another_riad_opens_in_the_place_of_ones_own(person: Person, address: str):
    page = at_the_table(person(path=None), address, 4)
    page.locator('[data-open-riad="1"]').click()
    expect(page.locator("[data-close-riad]")).to_be_visible()
    page.locator("[data-close-riad]").click()
    expect(page.locator("[data-close-riad]")).to_have_count(0)


@pytest.mark.parametrize("side", ["pink", "purple"])
def test_the_disc_shows_the_side_that_is_up(person: Person, address: str, side: str):
    page = at_the_table(person(path=None, size=LAPTOP), address, 0, audience_side=side)
    expect(page.locator(f'.riad [data-side="{side}"]')).to_have_count(1)
    expect(page.locator(".riad [data-side]")).to_have_count(1)


def test_a_pier_tells_its_rule(person: Person, address: str):
    page = at_the_table(person(path=None, size=LAPTOP), address, 4)
    page.locator('[data-place="pier:1"]').click()
    expect(page.locator('[data-told="M-103"]')).to_be_visible()


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({}, marks=pytest.mark.whole_games),  # a phone plays so in the next test
        {"desert_cities": True, "stairs_tiles": True, "imam_and_sultan": True},
    ],
    ids=str,
)
def test_a_person_plays_on_with_nothing_but_clicks(person: Person, address: str, options: dict[str, object]):
    page = at_the_table(person(path=None, size=LAPTOP), address, 3, **options)
    before, chance = look(page).version, random.Random(3)
    for _ in range(20):
        wait_for_turn(page)
        move(page, chance)
    assert look(page).version >= before + 20


def test_it_is_played_on_a_phone_in_hebrew(person: Person, address: str):
    page = at_the_table(person(path=None, size=NARROW, language="he", theme="dark"), address, 3)
    before, chance = look(page).version, random.Random(4)
    for _ in range(8):
        wait_for_turn(page)
        move(page, chance)
    assert look(page).version >= before + 8
    assert faults(page) == []
