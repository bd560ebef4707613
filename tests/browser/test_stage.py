"""The stage fits: board, prompt, hand and all seats are on every screen, whole, and keep their place."""

import pytest
from playwright.sync_api import Page

from serai.games import find_game, game_names
from tests.browser.hands import take_turns
from tests.browser.place import PHONE, SIZES, move_on, new_table, resized, undrawn
from tests.conftest import Person

LARGER = ((1280, 720), (2560, 1440), (1024, 768), (390, 844))
TABLES = [
    (name, count)
    for name in game_names()
    for count in sorted({*find_game(name).players[:1], *find_game(name).players[-1:]})
]
MOVES = 5
SLACK = 4  # pixels: a leaning card may reach so far over the edge of its zone
# What does not fit: a page that scrolls, a zone or a seat that is not on the screen, a piece that leaves its zone.
MISFITS = """(slack) => {
    const found = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight + 1) found.push(`the page is ${scrollHeight} high`);
    const isOut = (part, whole) =>
        part.left < whole.left - slack || part.top < whole.top - slack ||
        part.right > whole.right + slack || part.bottom > whole.bottom + slack;
    const scrolls = (part) =>
        getComputedStyle(part).overflowY === "auto" && part.scrollHeight > part.clientHeight;
    const isInList = (part, zone) =>
        part === zone ? scrolls(zone) : scrolls(part) || isInList(part.parentElement, zone);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const zones = "[data-rivals], article[data-seat], [data-mat], [data-prompt], [data-own]";
    for (const zone of document.querySelectorAll(zones)) {
        const box = zone.getBoundingClientRect();
        if (box.width < 8 || box.height < 8 || isOut(box, screen)) found.push(`${zone.className} is not on the screen`);
    }
    for (const zone of document.querySelectorAll("[data-rivals], [data-prompt], [data-own] > .hand, [data-mat]")) {
        const box = zone.getBoundingClientRect();
        for (const piece of zone.querySelectorAll("button, svg, b, [role=img]")) {
            if (piece.closest(".unseen") || piece.parentElement.closest("svg") || isInList(piece, zone)) continue;
            if (!piece.checkVisibility({ visibilityProperty: true })) continue;
            if (isOut(piece.getBoundingClientRect(), box))
                found.push(`${piece.tagName} ${piece.getAttribute("class")} leaves ${zone.className}`);
        }
    }
    return found.slice(0, 6);
}"""
# What a table of cards shows cut: a piece that leaves its badge or its shelf, a question that ends in dots, a short
# name broken into letters or cut.
CUT = """(slack) => {
    const found = [];
    const box = (part) => part.getBoundingClientRect();
    const isOut = (part, whole) =>
        part.left < whole.left - slack || part.top < whole.top - slack ||
        part.right > whole.right + slack || part.bottom > whole.bottom + slack;
    const seen = (part) => part.checkVisibility({ visibilityProperty: true }) && box(part).width > 1;
    for (const zone of document.querySelectorAll(".frame article[data-seat], .frame .own > .shelf, .frame .due"))
        for (const piece of zone.querySelectorAll("button, svg, b, [role=img], .number, .name, .range"))
            if (seen(piece) && !piece.parentElement.closest("svg, button") && !piece.closest(".gain, .unseen")
                && isOut(box(piece), box(zone)))
                found.push(`${piece.tagName} ${piece.getAttribute("class")} leaves ${zone.className}`);
    for (const said of document.querySelectorAll(".frame .said, .bar:not(.low) .progress > .words"))
        if (said.scrollHeight > said.clientHeight + 1 || said.scrollWidth > said.clientWidth + 1)
            found.push(`cut: ${said.textContent.trim()}`);
    for (const name of document.querySelectorAll(".frame > .rivals .name"))
        if (seen(name) && (name.scrollWidth > name.clientWidth + 1
            || box(name).height > 3.2 * parseFloat(getComputedStyle(name).fontSize)))
            found.push(`broken: ${name.textContent.trim()}`);
    return [...new Set(found)].slice(0, 6);
}"""
# Remember where the zones are, and write down each that moves.
WATCH = """() => {
    const zones = [...document.querySelectorAll("[data-rivals], [data-mat], [data-prompt], [data-own]")];
    const placeOf = (zone) => { const box = zone.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round).join(" "); };
    const places = new Map(zones.map((zone) => [zone, placeOf(zone)]));
    window.moved = [];
    window.shift = window.afterPress = 0;
    // A hand is pressed all the time: what one press moves is looked at too, but for boards that unfold under it.
    const unfolds = document.querySelector(".boards") !== null;
    const count = (entry) => {
        if (!entry.hadRecentInput) window.shift += entry.value;
        else if (!unfolds) window.afterPress = Math.max(window.afterPress, entry.value);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({ type: "layout-shift" });
    const look = () => {
        for (const [zone, place] of places)
            if (zone.isConnected && placeOf(zone) !== place)
                window.moved.push(`${zone.className}: ${place}, ${placeOf(zone)}`);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.fixture
def seated(person: Person, address: str):
    """Somebody at a table of bots in mid-game."""

    def come(game: str, players: int, size: tuple[int, int] = SIZES[0], moves: int = MOVES) -> Page:
        page = person(path=None, size=size)
        table = new_table(page.context, address, game, "me:Anna", *["random"] * (players - 1))
        move_on(page.context, address, table, moves)
        page.goto(f"{address}/table/{table}")
        page.wait_for_selector('[data-your-turn="true"]')
        return page

    return come


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_table_fits_every_screen(seated, game: str, players: int):
    page = undrawn(seated(game, players))
    misfits = {}
    for width, height in SIZES:
        resized(page, width, height)
        if found := page.evaluate(MISFITS, SLACK) + page.evaluate(CUT, SLACK):
            misfits[f"{width}x{height}"] = found
    assert misfits == {}


@pytest.mark.parametrize("game", game_names())
def test_the_largest_text_is_larger_than_the_usual_one_and_fits(seated, game: str):
    page = seated(game, find_game(game).players[0])
    usual = [text_size(page, size) for size in LARGER]
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("[data-menu]").click()
    page.locator("[data-text-size]").click(click_count=2)
    page.keyboard.press("Escape")
    undrawn(page)
    larger, misfits = [], {}
    for size in LARGER:
        larger.append(text_size(page, size))
        misfits[size] = page.evaluate(MISFITS, SLACK)
    assert [now / before for now, before in zip(larger, usual, strict=True)] == pytest.approx([1.3] * 4)
    assert misfits == {size: [] for size in LARGER}


def text_size(page: Page, size: tuple[int, int]) -> float:
    return float(resized(page, *size).evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", game_names())
def test_nothing_moves_while_a_game_is_played(seated, game: str, size: tuple[int, int]):
    page = seated(game, find_game(game).players[0], size, moves=0)
    page.evaluate(WATCH)
    take_turns([page], 12)
    assert page.evaluate("window.moved.slice(0, 5)") == []
    assert page.evaluate("window.shift") < 0.02
    assert page.evaluate("window.afterPress") < 0.01


@pytest.mark.parametrize("game", ["kobito", "marrakesh"])
def test_a_phone_on_its_side_shows_the_hand_at_either_edge(seated, game: str):
    page = seated(game, find_game(game).players[0], size=SIZES[-1])
    hand = page.locator("[data-hand]")
    assert hand.bounding_box()["x"] > SIZES[-1][0] / 2
    before = page.evaluate(MISFITS, SLACK)
    page.locator("[data-menu]").click()
    page.locator("[data-other-side]").check()
    page.keyboard.press("Escape")
    box = hand.bounding_box()
    assert box["x"] + box["width"] < SIZES[-1][0] / 2
    assert page.evaluate(MISFITS, SLACK) == before
