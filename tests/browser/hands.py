"""Hands that know no rules: they open tables, sit down, and press what glows until the game is over."""

import random
from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.place import PATIENCE, position, send_move

MOST_MOVES = 2000
MOST_PRESSES = 120  # for one move
PATIENT_PRESSES = 12  # then anything that glows is pressed, in no order: two beginnings may take turns for ever
# What can be pressed, the end of a choice before its beginning: so a choice once begun is finished.
GLOWING = (
    "dialog[open] [data-confirm]",
    ".obligation .asking .primary",
    "[data-own] [data-take]:not(:disabled)",
    "[data-keshi-picker] [data-keshi][aria-pressed=false]:not(:disabled)",
    "[data-counts] button:not(:disabled)",
    "[data-answers] [data-answer]",
    "[data-draft] [data-draft-key][aria-pressed=false]",
    ".choosable[data-choice]",
    "[data-mat] button:not([aria-disabled=true], [aria-pressed], [aria-expanded], .rule-link),"
    "[data-mat] .set[aria-pressed=true]",
    "[data-own] :is(.end.open, .target, .start)",
    "[data-own] .line[aria-pressed=true]",
    "[data-own] .movable[aria-pressed=false]",
    "[data-own] button.card[aria-pressed=false]:not([aria-disabled=true])",
    "[data-choices] [data-choice]:not(:disabled)",
    ".obligation > .button:not(.shut)",
)
SEE = """(glowing) => {
    const table = document.querySelector("[data-status]");
    const visible = (element) => element.checkVisibility({ visibilityProperty: true });
    const count = (selector) => [...document.querySelectorAll(selector)].filter(visible).length;
    const selector = glowing.find((each) => count(each) > 0) ?? null;
    return {
        version: Number(table?.dataset.version ?? -1),
        over: document.querySelector("[data-result]") !== null,
        hand_over: document.querySelector("[data-hand-over]") !== null,
        turn: table?.dataset.yourTurn === "true",
        selector,
        count: selector === null ? 0 : count(selector),
    };
}"""
# Once the page has answered to the press before: what there is to press, and a point of it, drawn by lot, where it
# rests and nothing lies above it. From then on it is written down whether the page answers.
GRASP = f"""async ([glowing, lot, pressed, patience]) => {{
    const frame = () => new Promise(requestAnimationFrame);
    const begun = performance.now();
    const inTime = (fault) => {{ if (performance.now() - begun > patience) throw new Error(fault); }};
    const look = () => ({SEE})(glowing);
    const isOnItsWay = (seen) => seen.turn && !seen.over && !seen.hand_over && seen.selector === null;
    const spots = [[0.2, 0.5], [0.5, 0.5], [0.8, 0.5], [0.1, 0.2], [0.1, 0.8], [0.9, 0.2], [0.9, 0.8], [0.5, 0.1]];
    const placeOf = (thing) => JSON.stringify(thing.getBoundingClientRect());
    const pointOf = (thing) => {{
        const {{ left, top, width, height }} = thing.getBoundingClientRect();
        const points = spots.map(([x, y]) => [left + width * x, top + height * y]);
        return points.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? null;
    }};
    const watch = () => {{
        window.answered = false;
        window.watcher?.disconnect();
        window.watcher = new MutationObserver(() => (window.answered = true));
        const everything = {{ subtree: true, childList: true, attributes: true, characterData: true }};
        window.watcher.observe(document.body, everything);
    }};
    while (pressed && !window.answered) {{
        await frame();
        inTime("the page does not answer to a press");
    }}
    for (;;) {{
        const seen = look();
        if (!isOnItsWay(seen)) {{
            if (!seen.turn || seen.hand_over || seen.selector === null) return {{ seen, point: null }};
            const things = [...document.querySelectorAll(seen.selector)].filter(
                (each) => each.checkVisibility({{ visibilityProperty: true }}));
            const thing = things[Math.floor(lot * things.length)];
            thing.scrollIntoView({{ block: "nearest", inline: "nearest" }});
            const place = placeOf(thing);
            await frame();
            const point = thing.isConnected && placeOf(thing) === place ? pointOf(thing) : null;
            if (point) {{
                watch();
                return {{ seen, point }};
            }}
            inTime(`covered: ${{thing.outerHTML.slice(0, 200)}}`);
        }} else {{
            await frame();
            inTime("nothing can be pressed");
        }}
    }}
}}"""
SEE_FROM = f"""async ([glowing, version, patience]) => {{
    const begun = performance.now();
    const isThere = () => Number(document.querySelector("[data-status]")?.dataset.version ?? -1) >= version;
    while (!isThere()) {{
        await new Promise(requestAnimationFrame);
        if (performance.now() - begun > patience) throw new Error(`version ${{version}} does not come`);
    }}
    return ({SEE})(glowing);
}}"""
NEWS = """(version) => {
    const { status, yourTurn, version: now } = document.querySelector("[data-status]").dataset;
    return status === "over" || yourTurn === "true" || Number(now) > version;
}"""


class Sight:
    """What a page shows at this moment."""

    def __init__(self, seen: dict[str, object]) -> None:
        self.version = int(str(seen["version"]))
        self.over = seen["over"] is True
        self.hand_over = seen["hand_over"] is True
        self.turn = seen["turn"] is True
        self.selector = str(seen["selector"] or "")
        self.count = int(str(seen["count"]))


def look(page: Page) -> Sight:
    return Sight(page.evaluate(SEE, GLOWING))


def look_from(page: Page, version: int) -> Sight:
    """What it shows once it has come to this version."""
    return Sight(page.evaluate(SEE_FROM, [GLOWING, version, PATIENCE * 1000]))


# coming together


def open_table(page: Page, game: str, seats: Sequence[str]) -> None:
    """From the lobby through the new table's form: seats are "me", "open", or a bot's level."""
    page.locator(f"article[data-game={game}] [data-change]").click()
    page.locator(f'[data-players="{len(seats)}"]').click()
    page.locator("[data-ask=seats]").click()
    for number, kind in enumerate(seats):
        line = page.locator(f'[data-screen=new] [data-seat="{number}"]')
        line.locator(f"[data-value={kind if kind in ('me', 'open') else 'bot'}]").click()
        if kind not in ("me", "open"):
            line.locator(f"[data-value={kind}]").click()
    page.locator("[data-open-table]").click()
    page.wait_for_selector("[data-status]")


def join_by_code(page: Page, host: Page) -> None:
    code = host.locator("[data-code]").get_attribute("data-code") or ""
    page.locator("[data-join] input").fill(code.lower())
    page.locator("[data-join] button").click()
    begin(host, sit(page))


def join_by_link(page: Page, host: Page) -> None:
    page.goto(host.locator("[data-invite]").get_attribute("data-invite") or "")
    begin(host, sit(page))


def begin(host: Page, open_seats: int) -> None:
    """The host of a table that guests have filled does not wait for the count-down."""
    host.wait_for_function("(open) => document.querySelectorAll('[data-kind=open]').length <= open", arg=open_seats)
    if open_seats == 0:
        host.locator("[data-start]").click()


def sit(page: Page) -> int:
    """Take the first open seat; how many are open then."""
    page.wait_for_selector("[data-sit]")
    open_seats = page.locator("[data-kind=open]").count() - 1
    page.locator("[data-sit]").first.click()
    page.wait_for_function("() => document.querySelector('[data-sit]') === null")
    return open_seats


# playing


def play_to_the_end(pages: Sequence[Page], seed: int = 1) -> None:
    """Each page presses what glows when it is its turn."""
    take_turns(pages, MOST_MOVES, seed)
    assert whose_turn(pages) is None, "the game does not end"


def take_turns(pages: Sequence[Page], moves: int, seed: int = 1) -> None:
    """So many moves, each by the page whose turn it is; fewer if the game ends."""
    chance = random.Random(seed)
    for _ in range(moves):
        page = whose_turn(pages)
        if page is None:
            return
        move(page, chance)


def make_moves(page: Page, moves: int, seed: int = 1) -> None:
    """So many moves by this page, each when its turn comes."""
    chance = random.Random(seed)
    for _ in range(moves):
        wait_for_turn(page)
        move(page, chance)


def wait_for_turn(page: Page) -> None:
    page.wait_for_selector('[data-status=playing][data-your-turn="true"], [data-result]')


def whose_turn(pages: Sequence[Page]) -> Page | None:
    """The page that has to decide, once all of them have seen the last move; none when all show the result."""
    for _ in range(MOST_MOVES):
        newest = max(look(page).version for page in pages) if len(pages) > 1 else -1
        seen = [(page, look_from(page, newest)) for page in pages]
        if all(sight.over for _, sight in seen):
            return None
        acting = [page for page, sight in seen if (sight.turn or sight.hand_over) and not sight.over]
        if acting:
            return acting[0]
        pages[0].wait_for_function(NEWS, arg=seen[0][1].version)
    raise AssertionError("nobody's turn comes")


def move(page: Page, chance: random.Random) -> None:
    """Press what glows until the table has moved on; where a device waits to be handed over, take it."""
    version = -1
    for presses in range(MOST_PRESSES):
        order = GLOWING if presses < PATIENT_PRESSES else chance.sample(GLOWING, len(GLOWING))
        grasped = page.evaluate(GRASP, [order, chance.random(), presses > 0, PATIENCE * 1000])
        sight = Sight(grasped["seen"])
        if sight.hand_over and version < 0:
            return take_over(page)
        version = sight.version if version < 0 else version
        if sight.version != version or not sight.turn or grasped["point"] is None:
            return None
        page.mouse.click(*grasped["point"])
    raise AssertionError("no press makes a move")


def take_over(page: Page) -> None:
    """The next person at a shared device takes it."""
    page.locator("[data-hand-over] button").click()
    page.wait_for_selector("[data-hand-over]", state="detached")


def hurry_to_the_end(pages: Sequence[Page], address: str) -> None:
    """The devices send the rest of the moves without a hand on the page; the pages only show them."""
    table = pages[0].url.rsplit("/", 1)[1]
    seats = {seat: page.context for page in pages for seat in seats_of(page, address, table)}
    watching = min(seats)
    for turn in range(MOST_MOVES):
        now = position(seats[watching], address, table, watching)
        view = now["view"]
        if now["status"] == "over" or not isinstance(view, dict):
            return
        send_move(seats[view["actor"]], address, table, view["actor"], turn)
    raise AssertionError("the game does not end")


def seats_of(page: Page, address: str, table: str) -> list[int]:
    return list(page.request.get(f"{address}/api/tables/{table}").json()["mine"])


# the end


def result(page: Page) -> tuple[str, list[int]]:
    """Who won, by seat, and the scores in the order of the places."""
    page.wait_for_selector("[data-result]")
    winners = page.locator("[data-winners]").get_attribute("data-winners") or ""
    scores = page.locator("[data-scores]").get_attribute("data-scores") or ""
    return winners, [int(score) for score in scores.split(",")]
