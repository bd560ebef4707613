"""Whole games on the boards, by nothing but clicks or taps; they stay light, and each answer is soon on the screen."""

import random
from statistics import median

from playwright.sync_api import CDPSession, Page

from tests.browser.hands import look, result, wait_for_turn
from tests.browser.place import PHONE, new_table
from tests.conftest import Person
from tests.marrakesh.browser.boards import answer

MOST_ANSWERS = 400
MOST_NODES = {"desktop": 4_000, "phone": 2_500}
MOST_HEAP = 25_000_000  # bytes after a forced collection
SOON = 100  # milliseconds
SLOWED = 4
NODES = "() => document.querySelectorAll('*').length"
# The page's own share of an answer: from the press to the message, and from the message that came back to the picture.
WATCH_TIMES = """() => {
    const times = (window.times = { pressed: 0, sent: 0, came: 0, shares: [] });
    addEventListener("pointerdown", () => Object.assign(times, { pressed: performance.now(), sent: 0, came: 0 }), true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (...given) {
        if (times.pressed && !times.sent) times.sent = performance.now();
        return send.apply(this, given);
    };
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", () => { if (times.sent && !times.came) times.came = performance.now(); });
        }
    };
    const version = () => document.querySelector("[data-status]")?.dataset.version;
    let shown = null;
    new MutationObserver(() => {
        if (version() === shown) return;
        shown = version();
        const { pressed, sent, came } = times;
        if (!came) return;
        times.pressed = 0;
        requestAnimationFrame(() => times.shares.push(sent - pressed + performance.now() - came));
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-version"], childList: true });
}"""


def play(page: Page, by_finger: bool, most_nodes: int, answers: int = MOST_ANSWERS) -> int:
    """Answer on the boards until the game is over, or so many times; how many answers it took."""
    chance = random.Random(11)
    for number in range(answers):
        wait_for_turn(page)
        if look(page).over:
            return number
        answer(page, chance, by_finger)
        if number % 10 == 0:
            assert page.evaluate(NODES) <= most_nodes, number
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


def test_an_answer_is_soon_on_the_screen_of_a_slow_machine(person: Person, address: str) -> None:
    page = person(path=None)
    page.add_init_script(f"({WATCH_TIMES})()")
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    play(page, False, MOST_NODES["desktop"], answers=8)
    page.evaluate("() => { window.times.shares = []; }")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    play(page, False, MOST_NODES["desktop"], answers=15)
    shares = page.evaluate("() => window.times.shares")
    assert len(shares) >= 10
    assert median(shares) <= SOON, sorted(shares)
