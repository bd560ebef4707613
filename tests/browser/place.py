"""A place to play for tests and pictures: a real server on a free port of this machine, and real pages before it."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = float(os.environ.get("SERAI_PATIENCE", "60"))  # seconds
# Who wants no pauses is no reader of summaries either: what waits for a press is pressed at once.
PRESS_ON = """setInterval(() => document.querySelector("[data-go-on]")?.click(), 40)"""
DESKTOP = (1440, 900)
PHONE = (390, 844)
NARROW = (360, 740)
# every table and every lesson fits these, without scrolling
SIZES = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
)
MOST_MOVES = 200


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    port = free_port()
    command = [sys.executable, "-m", "serai.cli", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'serai.db'}"]
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        try:
            wait_until_up(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_up(address: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError("the server did not come up; see its log")


def chromium(playwright: Playwright) -> Browser:
    """The machine's Chromium, else Playwright's own."""
    found = os.environ.get("SERAI_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def device(
    browser: Browser, size: tuple[int, int] = DESKTOP, keeps_shell: bool = False, **settings: str
) -> BrowserContext:
    """A browser of somebody's own, with its settings made."""
    context = bare_device(browser, size, keeps_shell)
    context.add_init_script(first_words(**settings))
    return context


def bare_device(browser: Browser, size: tuple[int, int] = DESKTOP, keeps_shell: bool = False) -> BrowserContext:
    """A browser that nobody has used; it keeps the house's shell for a visit without a line where it is told so."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=is_phone(size),
        device_scale_factor=2 if is_phone(size) else 1,
        service_workers="allow" if keeps_shell else "block",
    )
    context.set_default_timeout(PATIENCE * 1000)
    return context


class Devices:
    """Devices that are lent: who brings one back leaves nothing on it but the house's files, which are loaded once."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.free: dict[bool, list[BrowserContext]] = {True: [], False: []}
        self.lent: list[tuple[bool, BrowserContext]] = []

    def lend(self, size: tuple[int, int] = DESKTOP, **settings: str) -> Page:
        """A page on a device with somebody's settings."""
        free = self.free[is_phone(size)]
        context = free.pop() if free else bare_device(self.browser, size)
        self.lent.append((is_phone(size), context))
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.add_init_script(first_words(**settings))
        self.tidy(page)
        return page

    def tidy(self, page: Page) -> None:
        what = {"origin": self.address, "storageTypes": "local_storage,indexeddb,cache_storage"}
        line = page.context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", what)
        line.detach()

    def take_back(self) -> None:
        """All that are lent; nobody looks at their pages any more."""
        for phone, context in self.lent:
            for page in context.pages:
                page.close()
            context.clear_cookies()
            context.set_offline(False)
            self.free[phone].append(context)
        self.lent = []


def is_phone(size: tuple[int, int]) -> bool:
    return min(size) < 600


def first_words(
    language: str = "en", theme: str = "light", name: str = "Anna", motion: str = "none", pace: str = "instant"
) -> str:
    """What a page does before all else: make somebody's settings."""
    kept = json.dumps(
        {"language": language, "theme": theme, "name": name, "motion": motion, "sound": False, "pace": pace}
    )
    made = f"localStorage['serai-settings'] ??= {json.dumps(kept)};"
    return made + (PRESS_ON if pace == "instant" else "")


def watched(page: Page, slips: list[str]) -> Page:
    """A page whose errors are written down."""
    page.on("pageerror", lambda error: slips.append(f"{page.url}: {error}"))
    page.on("console", lambda said: slips.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    return page


def seats(*kinds: str) -> list[dict[str, object]]:
    """Seats of a new table: "me:Anna", "open", or a bot by its level."""
    made: list[dict[str, object]] = []
    for kind in kinds:
        word, _, name = kind.partition(":")
        if word in ("me", "open"):
            made.append({"kind": word, "name": name or None})
        else:
            made.append({"kind": "bot", "bot": word})
    return made


def new_table(context: BrowserContext, address: str, game: str, *kinds: str, **options: object) -> str:
    """A table made by this device over the API; its id."""
    body = {"game": game, "players": len(kinds), "seats": seats(*kinds), "options": options}
    answer = context.request.post(f"{address}/api/tables", data=body, headers={"Origin": address})
    if not answer.ok:
        raise RuntimeError(answer.text())
    return str(answer.json()["table"])


def position(
    context: BrowserContext, address: str, table: str, seat: int, since: int | None = None
) -> dict[str, object]:
    """The table as one of this device's seats sees it; with `since` it waits for something newer."""
    newer = "" if since is None else f"&since={since}"
    answer = context.request.get(f"{address}/api/tables/{table}/poll?seat={seat}{newer}")
    return dict(answer.json())


# Three pictures after one another on which everything lies in the same place; or after a second whatever there is.
STILL = """async () => {
    const picture = () => [...document.querySelectorAll("body :is(section, article, div, ul, button, svg)")]
        .map((each) => each.getBoundingClientRect())
        .map(({ left, top, width, height }) => `${left} ${top} ${width} ${height}`).join();
    const begun = performance.now();
    for (let last = "", same = 0; same < 2 && performance.now() - begun < 1000; ) {
        await new Promise(requestAnimationFrame);
        const now = picture();
        same = now === last ? same + 1 : 0;
        last = now;
    }
}"""


def resized(page: Page, width: int, height: int) -> Page:
    """The page on another screen, once all has been shown and lies where it belongs."""
    page.wait_for_selector('[data-showing="false"]')
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(STILL)
    return page


def undrawn(page: Page) -> Page:
    """The page laid out but not drawn: who only measures need not wait for the pictures."""
    page.evaluate("() => (document.body.style.opacity = '0')")
    return page


# Another language and another light, as if they were chosen in another tab; then all words are there and rest.
DRESS = """async ([language, theme]) => {
    const key = "serai-settings";
    const quiet = 60; // milliseconds
    const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const [before, isSpoken] = [document.body.innerText, document.documentElement.lang === language];
    let changed = 0;
    const watcher = new MutationObserver(() => (changed = performance.now()));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), language, theme });
    dispatchEvent(new StorageEvent("storage", { key }));
    await wait(0);
    while ((!isSpoken && document.body.innerText === before) || performance.now() - changed < quiet) await wait(20);
    watcher.disconnect();
}"""


def dress(page: Page, language: str, theme: str) -> None:
    """The same page in another language and another light."""
    page.evaluate(DRESS, [language, theme])


FOLLOW = """(path) => {
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: path }));
    link.click();
    link.remove();
}"""


def follow(page: Page, path: str) -> None:
    """Go on by a link of the page, which does not load the house again."""
    page.evaluate(FOLLOW, path)


def move_on(context: BrowserContext, address: str, table: str, moves: int, seats: tuple[int, ...] = (0,)) -> None:
    """Make up to so many moves for this device's seats: each time some legal action, not always the first."""
    seen: int | None = None
    made = 0
    for _ in range(moves * 8):
        now = position(context, address, table, seats[0], seen)
        view = now["view"]
        if made >= moves or now["status"] == "over" or not isinstance(view, dict):
            return
        seen = int(str(now["version"]))
        if view["actor"] in seats:
            made += 1
            seen = None
            known = now if view["actor"] == seats[0] else None
            send_move(context, address, table, int(view["actor"]), made, known)


def play_on(
    context: BrowserContext,
    address: str,
    table: str,
    seats: tuple[int, ...],
    until: Callable[[dict[str, Any]], bool],
) -> None:
    """Make moves for this device's seats until its table looks as wanted."""
    for turn in range(MOST_MOVES):
        now = position(context, address, table, seats[0])
        if until(now):
            return
        view = now["view"]
        assert isinstance(view, dict)
        send_move(context, address, table, int(view["actor"]), turn)
    raise AssertionError("the table never looks so")


def send_move(
    context: BrowserContext, address: str, table: str, seat: int, turn: int, known: dict[str, object] | None = None
) -> None:
    now = known or position(context, address, table, seat)
    legal = now["legal"]
    assert isinstance(legal, list)
    if legal:
        action = legal[turn % len(legal)]
        move = {"type": "move", "seat": seat, "version": now["version"], "action": action, "id": f"{table}-{turn}"}
        context.request.post(f"{address}/api/tables/{table}/say", data=move, headers={"Origin": address})


def choose(page: Page, digit: int = 1) -> None:
    """Press the choice with that number on the page."""
    page.locator(f'[data-choice="{digit}"]').first.click()
