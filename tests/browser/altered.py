"""A page that is shown another position than the table has: the fullest board, the longest names."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.place import resized, undrawn
from tests.browser.test_stage import MISFITS, SLACK

LONG_NAMES = ("Bartholomew Featherstonehaugh", "Szentgyörgyvári Kunigunda", "אברהם־יצחק בן־אלישבע", "W" * 24)
SIZES = ((1280, 720), (390, 844), (360, 640), (844, 390))
ZOOMED = (640, 360)  # 1280 x 720 at 200 %
LANGUAGES = ("en", "he", "hu")
HIDDEN = """() => ["[data-prompt]", "[data-own] > .hand"].filter((zone) => {
    const box = document.querySelector(zone).getBoundingClientRect();
    const { left, top, right, bottom, height } = box;
    return height < 40 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
})"""


def alter(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let each position that comes to the page be changed on its way."""

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(altered(said, change)))

    page.route_web_socket("**/live?*", meet)


def altered(said: str | bytes, change: Callable[[dict[str, Any]], None]) -> str:
    message = json.loads(said)
    if message["type"] == "position" and message["view"] is not None:
        for seat, name in zip(message["seats"], LONG_NAMES, strict=False):
            seat.update(name=name, kind="person")
        change(message["view"])
    return json.dumps(message)


def misfits(page: Page) -> dict[str, list[str]]:
    """What does not fit, by the size of the screen."""
    found = {}
    undrawn(page)
    for width, height in SIZES:
        found[f"{width}x{height}"] = resized(page, width, height).evaluate(MISFITS, SLACK)
    found["zoomed"] = resized(page, *ZOOMED).evaluate(HIDDEN)
    return {size: each for size, each in found.items() if each}
