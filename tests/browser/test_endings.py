"""What ends a round or a game is seen before what comes after it."""

import pytest
from playwright.sync_api import Page

from serai.games import find_game, game_names
from tests.browser.place import move_on, new_table
from tests.conftest import Person
from tests.games import HOUSE

pytestmark = pytest.mark.whole_games

ALL_MOVES = 2000
READ = 900  # milliseconds: nobody reads a last move in less
# Goes on from all that is shown while the game runs, and writes down what stands on the screen from its end on.
HURRY = """() => {
    const table = () => document.querySelector("[data-status]");
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    window.seen = [];
    const look = () => {
        const { status, showing, waiting } = table()?.dataset ?? {};
        if (status === "playing" && showing === "true") press(" ");
        if (status === "over") {
            const has = (what) => document.querySelector(what) !== null;
            const moment = { mat: has("[data-mat]"), result: has("[data-result]"), waiting: waiting === "true" };
            window.seen.push({ ...moment, at: performance.now() });
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def to_the_end(person: Person, address: str, game: str, motion: str) -> Page:
    page = person(path=None, pace="calm", motion=motion)
    table = new_table(page.context, address, game, "me:Anna", *["random"] * (find_game(game).players[0] - 1))
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-status=playing]")
    page.evaluate(HURRY)
    move_on(page.context, address, table, ALL_MOVES)
    page.wait_for_selector("[data-status=over]")
    return page


@pytest.mark.parametrize(("game", "motion"), [*((game, "full") for game in game_names()), (HOUSE[0], "none")])
def test_the_last_move_of_a_game_is_seen_before_its_result(person: Person, address: str, game: str, motion: str):
    page = to_the_end(person, address, game, motion)
    page.wait_for_function("() => document.querySelector('[data-result], [data-waiting=true]')")
    if page.locator("[data-waiting=true]").count():
        page.wait_for_timeout(READ)
        page.locator("[data-go-on]").click()
    page.wait_for_selector("[data-result]")
    seen = page.evaluate("window.seen")
    before = [moment for moment in seen if not moment["result"]]
    assert before and all(moment["mat"] for moment in before)
    assert before[-1]["at"] - before[0]["at"] >= READ
