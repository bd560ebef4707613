"""The director: what others do is shown one thing after another, and everything on the table shows the same moment."""

import pytest
from playwright.sync_api import Page

from serai.games import find_game, game_names
from tests.browser.hands import make_moves, wait_for_turn
from tests.browser.place import new_table
from tests.conftest import Person

# Write down every moment that is shown: the version, the lines of the log, whose turn it is.
RECORD = """() => {
    window.moments = [];
    const look = () => {
        const { version, yourTurn, showing } = document.querySelector("[data-status]").dataset;
        const lines = document.querySelectorAll("[data-log] :is([data-event], h2)").length;
        const moment = { version: Number(version), turn: yourTurn === "true", showing: showing === "true", lines };
        const last = window.moments.at(-1);
        if (JSON.stringify({ ...last, at: 0 }) !== JSON.stringify({ ...moment, at: 0 }))
            window.moments.push({ ...moment, at: performance.now() });
        requestAnimationFrame(look);
    };
    look();
}"""
REST = 200  # milliseconds: no show is shorter
SOON = 500
MOST_MOVES = 12
TOLD = "() => document.querySelectorAll('[data-log] :is([data-event], h2)').length"


def seated(person: Person, address: str, game: str, **look: object) -> Page:
    page = person(path=None, pace="calm", **look)
    table = new_table(page.context, address, game, "me:Anna", *["random"] * (find_game(game).players[0]))
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    return page


@pytest.mark.parametrize("motion", ["full", "none"])
@pytest.mark.parametrize("game", game_names())
def test_ones_turn_begins_when_all_was_shown(person: Person, address: str, game: str, motion: str):
    page = seated(person, address, game, motion=motion)
    page.evaluate(RECORD)
    make_moves(page, 2)
    wait_for_turn(page)
    moments = page.evaluate("window.moments")
    assert not any(each["turn"] and each["showing"] for each in moments)
    versions = [each["version"] for each in moments]
    assert versions == sorted(versions)
    assert moments[-1]["lines"] == page.evaluate(TOLD)


@pytest.mark.parametrize("motion", ["full", "none"])
def test_what_others_did_rests_until_it_was_seen_and_a_press_goes_on(person: Person, address: str, motion: str):
    page = seated(person, address, game_names()[0], motion=motion)
    page.evaluate(RECORD)
    until_something_is_shown(page)
    page.wait_for_timeout(REST)
    assert page.locator("[data-showing=true]").count() == 1
    pressed = page.evaluate("performance.now()")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-showing=false]")
    rested = next(
        each["at"] for each in page.evaluate("window.moments") if each["at"] > pressed and not each["showing"]
    )
    assert rested - pressed < SOON


def until_something_is_shown(page: Page) -> None:
    for _ in range(MOST_MOVES):
        make_moves(page, 1)
        page.wait_for_selector("[data-showing=true], [data-your-turn=true]")
        if page.locator("[data-showing=true]").count():
            return
    raise AssertionError("the others do nothing")


@pytest.mark.parametrize("game", game_names())
def test_the_strip_tells_what_happened_since_ones_turn(person: Person, address: str, game: str):
    """As the server tells it: nothing of one's own, nothing of before."""
    page = seated(person, address, game)
    table = page.url.rsplit("/", 1)[1]
    for _ in range(MOST_MOVES):
        make_moves(page, 1)
        wait_for_turn(page)
        if page.locator("[data-since]:visible").count():
            page.locator("[data-since]").click()
        kinds = page.locator("[data-cell]").evaluate_all("cells => cells.map((cell) => cell.dataset.cell)")
        told = page.request.get(f"{address}/api/tables/{table}/poll?seat=0").json()["since_turn"]
        assert set(kinds) <= {fact["type"] for fact in told if fact.get("seat") != 0}
        if kinds:
            return
        page.keyboard.press("Escape")
    raise AssertionError("the strip tells nothing")
