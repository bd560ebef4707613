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
SOON = 900
MOST_MOVES = 12
TOLD = "() => document.querySelectorAll('[data-log] :is([data-event], h2)').length"


def seated(person: Person, address: str, game: str, **look: object) -> Page:
    page = person(path=None, **{"pace": "quick", **look})
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
    page = seated(person, address, game_names()[0], motion=motion, pace="calm")
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
    """As the server tells it, one's own results among it, and nothing of before."""
    page = seated(person, address, game, size=(1280, 720), pace="instant")
    table = page.url.rsplit("/", 1)[1]
    told = {fact["type"] for fact in until_the_strip_tells(page, address, table)}
    shown = page.locator("[data-strip=summary] [data-cell]:visible .pieces")
    if shown.count():
        assert shown.first.inner_text().strip() != ""  # a word or two beside the pieces
    open_list(page)
    kinds = page.locator("dialog [data-cell]").evaluate_all("cells => cells.map((cell) => cell.dataset.cell)")
    assert kinds or page.locator("dialog [data-since-line]").count()
    assert set(kinds) <= told
    page.reload()
    wait_for_turn(page)
    open_list(page)
    assert page.locator("dialog [data-cell]").evaluate_all("cells => cells.map((cell) => cell.dataset.cell)") == kinds


@pytest.mark.parametrize("game", game_names())
def test_one_steps_back_through_what_happened_and_returns(person: Person, address: str, game: str):
    page = seated(person, address, game, size=(1280, 720), pace="instant")
    until_the_strip_tells(page, address, page.url.rsplit("/", 1)[1])
    open_list(page)
    page.locator("[data-step-back]").click()
    newest = int(page.locator("[data-look-back]").get_attribute("data-look-back") or 0)
    assert newest >= 1
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-look-back]").get_attribute("data-look-back") == str(max(1, newest - 1))
    assert page.locator("[data-your-turn=true]").count() == 0 and page.locator("[data-choice]").count() == 0
    page.keyboard.press("Escape")
    wait_for_turn(page)
    assert page.locator("[data-look-back]").count() == 0


def test_the_strip_lights_places_folds_and_makes_room_for_ones_own_move(person: Person, address: str):
    """Its cross and one's first committed action make it a number in the head of the table."""
    page = seated(person, address, game_names()[0], size=(1280, 720), pace="instant")
    table = page.url.rsplit("/", 1)[1]
    until_the_strip_tells(page, address, table)
    page.locator("[data-cell]:visible").last.click()
    page.wait_for_selector("[data-lit]")
    page.wait_for_selector("[data-lit]", state="detached")
    page.locator("[data-strip] [data-fold]").click()
    assert page.locator("[data-strip=summary]").count() == 0
    page.locator("[data-since]").click()
    page.locator("dialog .primary").click()
    until_the_strip_tells(page, address, table)
    make_moves(page, 1)
    page.wait_for_selector("[data-strip=summary]", state="detached")


def until_the_strip_tells(page: Page, address: str, table: str) -> list[dict[str, object]]:
    """What the server has told since one's turn, once there is something of it to see."""
    for _ in range(MOST_MOVES):
        make_moves(page, 1)
        wait_for_turn(page)
        told = told_since_turn(page, address, table)
        seen = page.locator("[data-strip=summary] [data-cell]:visible, [data-since]:visible")
        if told and any(fact.get("seat", 0) != 0 for fact in told) and seen.count():
            return told
    raise AssertionError("the strip tells nothing")


def told_since_turn(page: Page, address: str, table: str) -> list[dict[str, object]]:
    """What was told after one's own decision."""
    shown = page.request.get(f"{address}/api/tables/{table}/poll?seat=0").json()
    if shown["decided"] is None:
        return []
    told = [fact for fact in shown["events"] if fact["version"] >= shown["decided"]]
    return told[1:] if told and told[0]["version"] == shown["decided"] else told


def open_list(page: Page) -> None:
    page.locator("[data-since-title]:visible, [data-since]:visible").first.click()
    page.wait_for_selector("dialog[open] :is([data-cell], [data-since-line])")


def test_an_undo_leaves_a_line_in_the_log(person: Person, address: str):
    for game in game_names():
        page = seated(person, address, game, size=(1280, 720), pace="instant")
        for _ in range(MOST_MOVES):
            make_moves(page, 1)
            if page.locator("[data-undo=free]:visible").count():
                page.locator("[data-undo=free]").click()
                page.wait_for_selector("[data-log] [data-undone]")
                page.reload()
                page.wait_for_selector("[data-log] [data-undone]")
                return
    raise AssertionError("nothing can be taken back")
