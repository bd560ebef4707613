"""Pictures of the mock-ups' positions on every screen: `make screenshots` writes them to build/screenshots.

The positions are laid by hand and have no history, so no server could store them: the page is told them in place of
what its own table shows.
"""

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from serai.play.state import State
from tests.browser.place import chromium, device, new_table, serving, watched
from tests.marrakesh.mockups import MOCKUPS

FOLDER = Path("build/screenshots")
NAMES = ("Anna", "Marta", "Béla", "Bot")
LOOKS = (
    ("en", "light", (1280, 720)),
    ("en", "light", (1440, 900)),
    ("en", "light", (1920, 1080)),
    ("en", "light", (390, 844)),
    ("en", "light", (844, 390)),
    ("en", "dark", (360, 640)),
    ("he", "dark", (1280, 720)),
    ("he", "light", (390, 844)),
    ("he", "light", (844, 390)),
    ("hu", "light", (1280, 720)),
    ("hu", "dark", (390, 844)),
    ("hu", "dark", (1920, 1080)),
)
SETTLED = 900  # milliseconds


def shown_instead(page: Page, state: State, seat: int = 0) -> None:
    """From now on the page's table is this one."""
    refusals = [
        {"action": action.to_json(), "rule": why.rule, "reason": why.reason, "details": why.details}
        for action, why in state.refusals_for(seat)
    ]
    legal = [action.to_json() for action in state.legal_for(seat)]
    told: dict[str, object] = {
        "view": state.view(seat),
        "legal": legal,
        "refusals": refusals,
        "events": [],
        "decided": None,
        "last": None,
    }
    told["deciders"] = state.deciders()

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def changed(message: Any) -> None:
            said = msgspec.json.decode(message)
            if said.get("type") == "position":
                said |= told
            socket.send(msgspec.json.encode(said).decode())

        server.on_message(changed)

    page.route_web_socket(re.compile("/live"), pass_on)


def at_the_mockup(browser: Browser, address: str, name: str, look: tuple[str, str, tuple[int, int]]) -> Page:
    language, theme, size = look
    context = device(browser, size, language=language, theme=theme)
    table = new_table(context, address, "marrakesh", *(f"me:{each}" for each in NAMES))
    page = context.new_page()
    shown_instead(page, MOCKUPS[name]())
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-hand-over], [data-mat] .table")
    if page.locator("[data-hand-over]").count():
        page.locator("[data-hand-over] button").click()
    page.wait_for_selector("[data-mat] .table")
    page.wait_for_timeout(SETTLED)
    return page


def main() -> int:
    """With an argument only the pictures whose names match it."""
    pattern = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    FOLDER.mkdir(parents=True, exist_ok=True)
    slips: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for look in LOOKS:
            for name in MOCKUPS:
                path = FOLDER / f"marrakesh-mockup-{name}-{look[0]}-{look[1]}-{look[2][0]}x{look[2][1]}.png"
                if pattern.search(path.stem):
                    page = watched(at_the_mockup(browser, address, name, look), slips)
                    page.screenshot(path=path)
                    print(path, flush=True)
                    page.context.close()
        browser.close()
    return 1 if slips else 0


if __name__ == "__main__":
    sys.exit(main())
