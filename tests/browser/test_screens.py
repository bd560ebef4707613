"""Every screen in every look: axe finds nothing serious, nothing is wider than the screen, no word is missing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser import tour
from tests.browser.axe import faults
from tests.browser.place import DESKTOP, NARROW, dress
from tests.conftest import Finished, Person
from tests.games import HOUSE

Size = tuple[int, int]
# On each device a screen is dressed in all of its looks.
LOOKS: dict[Size, tuple[tuple[str, str], ...]] = {
    NARROW: (("en", "light"), ("he", "dark"), ("hu", "light")),
    DESKTOP: (("en", "dark"), ("he", "light")),
}
WIDE = """() => {
    const isOutside = ({ left, right }) => left < -1 || right > innerWidth + 1;
    const all = document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll("body *")] : [];
    const found = all.filter((each) => isOutside(each.getBoundingClientRect()));
    return found.slice(0, 5).map((each) => each.outerHTML.slice(0, 120));
}"""
WORN = "() => [document.documentElement.lang, document.documentElement.dir, document.documentElement.dataset.theme]"


class Inspector:
    """Looks at each screen of a tour, in all of its looks, and writes down what is wrong with it."""

    def __init__(self, size: Size) -> None:
        self.looks = LOOKS[size]
        self.seen: list[str] = []
        self.found: list[str] = []

    def glance(self, page: Page, screen: str) -> None:
        self.seen.append(screen)
        for language, theme in self.looks:
            dress(page, language, theme)
            self.found += [f"{screen}, {language}, {theme}: {fault}" for fault in self.faults(page, language, theme)]

    def faults(self, page: Page, language: str, theme: str) -> list[str]:
        wide = [f"too wide: {part}" for part in page.evaluate(WIDE)]
        right = [language, "rtl" if language == "he" else "ltr", theme]
        turned = [] if page.evaluate(WORN) == right else ["not in its language, direction and light"]
        return [*faults(page), *wide, *turned]


@pytest.fixture(params=LOOKS, ids=["phone", "desk"])
def size(request: pytest.FixtureRequest) -> Size:
    chosen: Size = request.param
    return chosen


@pytest.fixture
def page(person: Person, size: Size) -> Page:
    return person("Anna", path=None, size=size)


@pytest.fixture
def inspector(size: Size) -> Iterator[Inspector]:
    """It must have seen something, and found nothing."""
    inspector = Inspector(size)
    yield inspector
    assert inspector.seen != []
    assert inspector.found == []


def test_the_screens_of_the_house(page: Page, address: str, inspector: Inspector):
    tour.through_the_house(page, address, inspector.glance)


def test_the_waiting_room(page: Page, person: Person, size: Size, address: str, inspector: Inspector):
    guest = person("Béla", path=None, size=size)
    tour.through_the_waiting_room(page, guest, address, inspector.glance)
    tour.to_a_shared_device(page, address, inspector.glance)


@pytest.mark.parametrize("game", HOUSE)
def test_the_table(page: Page, address: str, inspector: Inspector, game: str):
    tour.to_a_table(page, address, game, inspector.glance)


@pytest.mark.parametrize("game", HOUSE)
def test_the_result_and_the_replay(page: Page, address: str, inspector: Inspector, finished: Finished, game: str):
    tour.to_the_end(page, address, game, finished(page, game), inspector.glance)
