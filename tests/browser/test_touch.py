"""Fingers: everything that can be touched is large enough, and what can't be used now says why, beside itself."""

import pytest
from playwright.sync_api import Page, expect

from serai.games import find_game, game_names
from tests.browser.hands import join_by_link, make_moves, open_table, wait_for_turn
from tests.browser.place import PHONE, STILL, move_on, new_table
from tests.conftest import Finished, Person

LYING = (844, 390)
LEAST = 43.5  # pixels: 44, and what is lost by rounding
# Whatever is seen and can be pressed, with its field of touch, which may be larger than what is drawn.
TOO_SMALL = """(least) => {
    const found = [];
    const pressable = "button, a[href], select, input, summary, [role=tab], [role=radio]";
    for (const thing of document.querySelectorAll(pressable)) {
        const box = thing.getBoundingClientRect();
        if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width < 2) continue;
        if (box.bottom < 0 || thing.matches("label input, .skip, [inert] *, .unseen *")) continue;
        const after = getComputedStyle(thing, "::after");
        const field = after.content !== "none" && after.position === "absolute" ? after : { width: "0", height: "0" };
        const width = Math.max(thing.offsetWidth ?? box.width, parseFloat(field.width) || 0);
        const height = Math.max(thing.offsetHeight ?? box.height, parseFloat(field.height) || 0);
        if (width >= least && height >= least) continue;
        const name = thing.ariaLabel || thing.textContent.trim().slice(0, 30);
        found.push(`${thing.tagName} ${thing.className} "${name}": ${Math.round(width)} x ${Math.round(height)}`);
    }
    return [...new Set(found)].slice(0, 12);
}"""
OVERLAPS = """(tooltip) => {
    const box = tooltip.getBoundingClientRect();
    const board = document.querySelector("[data-mat]").getBoundingClientRect();
    const isOver = (part) => {
        const other = document.querySelector(part)?.getBoundingClientRect();
        return !!other && box.left < other.right - 1 && box.right > other.left + 1 &&
            box.top < other.bottom - 1 && box.bottom > other.top + 1;
    };
    const isIn =
        box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= board.bottom;
    return [...["[data-prompt]", "[data-hand]"].filter(isOver), ...(isIn ? [] : ["not within the board"])];
}"""
BOTH = (PHONE, LYING)


def table_of(page: Page, address: str, game: str, moves: int = 3) -> str:
    bots = ["random"] * (find_game(game).players[0] - 1)
    table = new_table(page.context, address, game, "me:Anna", *bots)
    move_on(page.context, address, table, moves)
    return f"{address}/table/{table}"


def too_small(page: Page) -> dict[tuple[int, int], list[str]]:
    """What a finger can't hit, on an upright and on a lying phone."""
    found = {}
    for size in BOTH:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(STILL)
        found[size] = page.evaluate(TOO_SMALL, LEAST)
    return found


ALL_LARGE: dict[tuple[int, int], list[str]] = {size: [] for size in BOTH}


@pytest.mark.parametrize("game", game_names())
def test_everything_at_a_table_is_large_enough_for_a_finger(person: Person, address: str, game: str):
    page = person(path=None, size=PHONE)
    page.goto(table_of(page, address, game))
    wait_for_turn(page)
    assert too_small(page) == ALL_LARGE
    if page.locator("[data-lift]:visible").count():
        page.locator("[data-lift]:visible").first.dispatch_event("click")
        assert too_small(page) == ALL_LARGE


def test_everything_in_the_house_is_large_enough_for_a_finger(person: Person, address: str, finished: Finished):
    page = person(size=PHONE)
    page.wait_for_selector("article[data-game]")
    assert too_small(page) == ALL_LARGE
    page.goto(f"{address}/table/{new_table(page.context, address, game_names()[-1], 'me:Anna', 'open')}")
    page.wait_for_selector("[data-status=waiting]")
    assert too_small(page) == ALL_LARGE
    page.goto(f"{address}/table/{finished(page, 'sultan')}")
    page.wait_for_selector("[data-result]")
    assert too_small(page) == ALL_LARGE


# what can't be used now


@pytest.mark.parametrize("size", BOTH, ids=["upright", "lying"])
def test_a_card_says_why_it_can_not_be_used_beside_itself(person: Person, address: str, size):
    """Money cards while a jewel is to be returned: the reason hangs within the board."""
    page = person(path=None, size=size)
    page.goto(table_of(page, address, "sultan", 0))
    for _ in range(40):
        wait_for_turn(page)
        if page.locator("[data-phase=return], [data-phase=offer], [data-hand] .shut").count():
            break
        make_moves(page, 1)
    card = page.locator("[data-hand] li button").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.dispatch_event("click")
    tooltip = page.locator("[data-refusal]")
    expect(tooltip).to_be_visible()
    assert (tooltip.get_attribute("data-refusal") or "").startswith("S-")
    assert tooltip.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("game", ["sultan", "treasures", "kobito"])
def test_on_anothers_turn_a_card_says_whose_turn_it_is(person: Person, game: str):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, game, ["me", "open"])
    join_by_link(bela, anna)
    for page in (anna, bela):
        page.wait_for_selector("[data-status=playing]")
    waiting = anna if bela.locator("[data-your-turn=true]").count() else bela
    waiting.wait_for_selector("[data-your-turn=false][data-showing=false]")
    waiting.locator("[data-hand] li button").first.dispatch_event("click")
    other = "Béla" if waiting is anna else "Anna"
    expect(waiting.locator("[data-refusal]")).to_contain_text(other)
