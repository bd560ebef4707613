"""The reveal on the page: nothing tells who wins before the cards are turned up, with and without motion."""

import pytest
from playwright.sync_api import Page

from tests.browser.hands import make_moves, wait_for_turn
from tests.browser.place import new_table
from tests.conftest import Person

MOST_MOVES = 12
READ = 1100  # milliseconds that turned cards rest at least
RECORD = """() => {
    window.moments = [];
    const number = (what) => Number(document.querySelector(what)?.textContent ?? -1);
    const look = () => {
        const step = document.querySelector("[data-reveal]")?.dataset.reveal;
        const moment = {
            step: step === undefined ? null : Number(step),
            won: document.querySelectorAll("[data-log] :is([data-event=jewel_won], [data-event=jewel_unsold])").length,
            turned: document.querySelectorAll("[data-log] [data-event=card_revealed]").length,
            points: number(".shelf .points .number"),
            hand: document.querySelectorAll("[data-own] .fan li").length,
            turn: document.querySelector("[data-status]").dataset.yourTurn === "true",
            asks: document.querySelector(".yours-word") !== null,
        };
        const last = window.moments.at(-1);
        if (JSON.stringify({ ...last, at: 0 }) !== JSON.stringify({ ...moment, at: 0 }))
            window.moments.push({ ...moment, at: performance.now() });
        requestAnimationFrame(look);
    };
    look();
}"""
REVEALED = "() => window.moments.some(({ step }) => step !== null) && window.moments.at(-1).step === null"


def revealed(page: Page) -> list[dict[str, object]]:
    """The moments around the first reveal."""
    for _ in range(MOST_MOVES):
        page.evaluate("() => (window.moments = [])")
        make_moves(page, 1)
        wait_for_turn(page)
        if page.evaluate(REVEALED):
            return list(page.evaluate("window.moments"))
    raise AssertionError("nothing is revealed")


@pytest.mark.parametrize("motion", ["full", "none"])
def test_score_and_log_wait_until_the_cards_are_turned_up(person: Person, address: str, motion: str):
    page = person(path=None, size=(1280, 720), pace="calm", motion=motion)
    table = new_table(page.context, address, "sultan", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    page.evaluate(RECORD)
    moments = revealed(page)
    shown = [moment for moment in moments if moment["step"] is not None]
    first, before = shown[0], moments[0]
    assert first["step"] == 0 and first["won"] == before["won"] and first["points"] == before["points"]
    assert first["turned"] > before["turned"]
    assert not any(moment["turn"] or moment["asks"] for moment in shown)
    steps = [moment["step"] for moment in shown]
    assert steps == sorted(steps) and steps[-1] >= 1
    assert all(moment["won"] == before["won"] + moment["step"] for moment in shown)
    assert {moment["hand"] for moment in shown} == {before["hand"] - 1}  # one's own card lies on the rug
    settled = next(moment for moment in shown if moment["step"] == 1)
    assert settled["at"] - first["at"] >= READ
