"""Every screen in every look: axe finds nothing serious, nothing is wider than the screen, no word is missing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import tour
from tests.browser.axe import faults
from tests.browser.place import DESKTOP, NARROW, device
from tests.conftest import Person
from tests.games import HOUSE

Look = tuple[str, str, tuple[int, int]]
LOOKS: tuple[Look, ...] = (
    ("en", "light", NARROW),
    ("en", "dark", DESKTOP),
    ("he", "light", DESKTOP),
    ("he", "dark", NARROW),
    ("hu", "light", NARROW),
)
WIDE = """() => {
    const isOutside = ({ left, right }) => left < -1 || right > innerWidth + 1;
    const all = document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll("body *")] : [];
    const found = all.filter((each) => isOutside(each.getBoundingClientRect()));
    return found.slice(0, 5).map((each) => each.outerHTML.slice(0, 120));
}"""


class Inspector:
    """Looks at each screen of a tour and writes down what is wrong with it."""

    def __init__(self, language: str) -> None:
        self.direction = "rtl" if language == "he" else "ltr"
        self.seen: list[str] = []
        self.found: list[str] = []

    def glance(self, page: Page, screen: str) -> None:
        self.seen.append(screen)
        self.found += [f"{screen}: {fault}" for fault in faults(page)]
        self.found += [f"{screen} is too wide: {part}" for part in page.evaluate(WIDE)]
        if page.locator("html").get_attribute("dir") != self.direction:
            self.found.append(f"{screen} runs in the wrong direction")


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}-{look[2][0]}")
def look(request: pytest.FixtureRequest) -> Look:
    chosen: Look = request.param
    return chosen


@pytest.fixture
def page(person: Person, look: Look) -> Page:
    language, theme, size = look
    return person("Anna", path=None, language=language, theme=theme, size=size)


@pytest.fixture
def inspector(look: Look) -> Iterator[Inspector]:
    """It must have seen something, and found nothing."""
    inspector = Inspector(look[0])
    yield inspector
    assert inspector.seen != []
    assert inspector.found == []


@pytest.fixture(scope="session")
def finished(browser: Browser, address: str) -> dict[str, tuple[str, list[dict[str, object]]]]:
    """A finished table of each game, with the cookies of its owner."""
    made = {}
    for game in HOUSE:
        context = device(browser)
        made[game] = (tour.play_out(context, address, game), context.cookies())
        context.close()
    return made


def test_the_screens_of_the_house(page: Page, address: str, inspector: Inspector):
    tour.through_the_house(page, address, inspector.glance)


def test_the_waiting_room(page: Page, person: Person, look: Look, address: str, inspector: Inspector):
    guest = person("Béla", path=None, language=look[0], theme=look[1], size=look[2])
    tour.through_the_waiting_room(page, guest, address, inspector.glance)
    tour.to_a_shared_device(page, address, inspector.glance)


@pytest.mark.parametrize("game", HOUSE)
def test_the_table(page: Page, address: str, inspector: Inspector, game: str):
    tour.to_a_table(page, address, game, inspector.glance)


@pytest.mark.parametrize("game", HOUSE)
def test_the_result_and_the_replay(page: Page, address: str, inspector: Inspector, finished, game: str):
    table, cookies = finished[game]
    page.context.add_cookies(cookies)
    tour.to_the_end(page, address, game, table, inspector.glance)
