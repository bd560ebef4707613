"""Pictures of every screen, for people to look at: `make screenshots` writes them to build/screenshots."""

import re
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.place import PHONE, SIZES, chromium, device, move_on, new_table, serving, watched
from tests.games import HOUSE, SHORT

FOLDER = Path("build/screenshots")
LOOKS = (  # language, theme and size
    *(("en", "light", size) for size in SIZES),
    ("en", "dark", PHONE),
    ("he", "dark", (1280, 720)),
    ("he", "light", (360, 640)),
    ("he", "light", (844, 390)),
    ("hu", "light", PHONE),
)
SCENES = "screens"  # a module of a game's tests: what else there is to see, as `scenes(camera)`
SETTLED = 900  # milliseconds until fonts and pieces lie still


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


class Camera:
    """One look: a language, a theme and a size, through all screens."""

    def __init__(self, browser: Browser, address: str, language: str, theme: str, size: tuple[int, int]) -> None:
        self.browser = browser
        self.address = address
        self.language, self.theme, self.size = language, theme, size
        self.slips: list[str] = []
        self.context = self.person("Anna")
        self.page = watched(self.context.new_page(), self.slips)

    def person(self, name: str) -> BrowserContext:
        return device(self.browser, self.size, language=self.language, theme=self.theme, name=name)

    def take(self, name: str, page: Page | None = None, whole: bool = False) -> None:
        page = page or self.page
        page.wait_for_timeout(SETTLED)
        path = FOLDER / f"{name}-{self.language}-{self.theme}-{named(self.size)}.png"
        page.screenshot(path=path, full_page=whole)
        print(path, flush=True)

    def go(self, path: str, wait_for: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wait_for)

    def table(self, game: str, *kinds: str, **options: object) -> str:
        return new_table(self.context, self.address, game, *kinds, **options)

    def close(self) -> None:
        self.context.close()


def house_screens(camera: Camera) -> None:
    camera.go("/new/kobito", "[data-open-table]")
    camera.page.locator("[data-ask=seats]").click()
    camera.page.locator('[data-seat="1"] [data-value=open]').click()
    camera.take("new-table", whole=True)
    camera.go("/rules", "[data-screen=rules]")
    camera.take("rulebooks")
    camera.go("/rules/sultan/S-28", '[data-rule="S-28"]')
    camera.take("rulebook")
    camera.go("/learn", "[data-screen=learn]")
    camera.take("learn")
    camera.go("/join", "[data-screen=join]")
    camera.take("join")
    camera.go("/watch", "[data-screen=watch]")
    camera.take("watch")
    camera.go("/about", "[data-screen=about]")
    camera.take("about")


def waiting_room(camera: Camera) -> None:
    table = camera.table("kobito", "me:Anna", "open", "normal", "open")
    camera.go(f"/table/{table}", "[data-waiting]")
    invite = camera.page.locator("[data-invite]").get_attribute("data-invite") or ""
    guest = camera.person("Béla")
    page = watched(guest.new_page(), camera.slips)
    page.goto(invite)
    page.wait_for_selector("[data-sit]")
    camera.take("guest", page)
    page.locator("[data-sit]").first.click()
    camera.page.wait_for_selector('[data-seat="1"][data-kind=person]')
    camera.take("waiting-room", whole=True)
    guest.close()


def playing(camera: Camera, game: str) -> None:
    table = camera.table(game, "me:Anna", "easy", "easy", "easy")
    move_on(camera.context, camera.address, table, 4)
    camera.go(f"/table/{table}", '[data-your-turn="true"]')
    camera.take(f"{game}-choose")
    camera.page.locator("[data-own] button:visible, [data-choice]:visible").first.click()
    camera.take(f"{game}-picked")
    camera.page.keyboard.press("Escape")
    sheet = camera.page.locator("[data-sheet=log]")
    if sheet.is_visible():
        sheet.click()
        camera.take(f"{game}-sheet")
        camera.page.keyboard.press("Escape")
    link = camera.page.locator("[data-log] [data-rule]").last
    if link.count() and link.is_visible():
        link.click()
        camera.take(f"{game}-rule")


def hot_seat(camera: Camera) -> None:
    table = camera.table("sultan", "me:Anna", "me:Béla")
    camera.go(f"/table/{table}", "[data-hand-over]")
    camera.take("hand-over")


def finished(camera: Camera, game: str) -> None:
    table = camera.table(game, "me:Anna", "random")
    move_on(camera.context, camera.address, table, 400)
    camera.go(f"/table/{table}", "[data-result]")
    camera.take(f"{game}-result", whole=True)
    camera.page.locator("[data-verify]").click()
    camera.page.wait_for_selector("[data-seal=verified]")
    camera.take(f"{game}-seal")
    camera.go(f"/replay/{table}", "[data-slider]")
    camera.page.locator("[data-slider]").fill("9")
    camera.take(f"{game}-replay")


def first_visit(camera: Camera) -> None:
    camera.go("/", "[data-first-visit]")
    camera.take("lobby-first")


def lobby(camera: Camera) -> None:
    camera.go("/", "[data-my-tables]")
    camera.take("lobby-returning", whole=True)


def lesson(camera: Camera, game: str) -> None:
    camera.go(f"/learn/{game}", "[data-lesson]")
    camera.take(f"{game}-lesson")


def own_scenes(camera: Camera, game: str) -> None:
    """What a game's tests show besides, if they do."""
    if find_spec(f"tests.{game}") and find_spec(f"tests.{game}.{SCENES}"):
        import_module(f"tests.{game}.{SCENES}").scenes(camera)


def all_screens(camera: Camera) -> None:
    first_visit(camera)
    house_screens(camera)
    waiting_room(camera)
    for game in HOUSE:
        lesson(camera, game)
        playing(camera, game)
        own_scenes(camera, game)
    for game in SHORT:
        finished(camera, game)
    hot_seat(camera)
    lobby(camera)


def photograph(wanted: Callable[[str], bool]) -> list[str]:
    """All looks; what went wrong on the pages."""
    slips: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for language, theme, size in LOOKS:
            if wanted(f"{language}-{theme}-{named(size)}"):
                camera = Camera(browser, address, language, theme, size)
                all_screens(camera)
                camera.close()
                slips += camera.slips
        browser.close()
    return slips


def main() -> int:
    """With an argument only the looks that match it, say he or dark-1280x720."""
    pattern = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    FOLDER.mkdir(parents=True, exist_ok=True)
    slips = photograph(lambda look: pattern.search(look) is not None)
    for slip in sorted(set(slips)):
        print("on the page:", slip)
    return 1 if slips else 0


if __name__ == "__main__":
    sys.exit(main())
