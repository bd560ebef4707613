"""The boards of Marrakesh on every screen: they fit without scrolling, stay light, and their code is small."""

import gzip
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.place import device, move_on, new_table, resized

BUILT = Path(str(files("serai.server"))) / "client" / "assets"
DESKTOPS = [(1280, 720), (1024, 768), (1920, 1080), (2560, 1440)]
TABLETS_AND_PHONES = [(820, 1180), (390, 844), (360, 640), (844, 390)]
EXPANSIONS: dict[str, object] = {"desert_cities": True, "stairs_tiles": True, "imam_and_sultan": True}
MOST_NODES = {"desktop": 4000, "phone": 2500}
MOST_BYTES = 90_000
SMALLEST_TOUCH = 43.5  # pixels: 44, but for what rounding takes
BEYOND = (
    """() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"""
)
OUTSIDE = """() => ['[data-mat]', '[data-prompt]', '.hand'].filter((zone) => {
    const box = document.querySelector(zone)?.getBoundingClientRect();
    return box && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1);
})"""
LOW = """(least) => [...document.querySelectorAll('[data-answer], [data-take], [data-tab], [data-open-quarter]')]
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < least)
    .map((button) => button.outerHTML.slice(0, 80))"""


@pytest.fixture(scope="module", params=[(2, {}), (4, {}), (4, EXPANSIONS)], ids=["two", "four", "four with all"])
def table(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page at a table in the second round, on a device that changes its size."""
    seats, options = request.param
    context = device(browser)
    name = new_table(context, address, "marrakesh", "me:Anna", *["random"] * (seats - 1), **options)
    move_on(context, address, name, 16)
    page = context.new_page()
    page.goto(f"{address}/table/{name}")
    page.wait_for_selector('[data-your-turn="true"] [data-mat] .city')
    yield page
    context.close()


def nodes(page: Page) -> int:
    return int(page.evaluate("() => document.querySelectorAll('*').length"))


@pytest.mark.parametrize("size", [*DESKTOPS, *TABLETS_AND_PHONES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_scrolls_or_leaves_the_screen_and_a_desktop_draws_few_nodes(table: Page, size: tuple[int, int]) -> None:
    page = resized(table, *size)
    assert page.evaluate(BEYOND) == [0, 0]
    assert page.evaluate(OUTSIDE) == []
    if size in DESKTOPS:
        assert 500 < nodes(page) < MOST_NODES["desktop"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_board_of_a_phone_draws_few_nodes_and_can_be_touched(table: Page, size: tuple[int, int]) -> None:
    page = resized(table, *size)
    for tab in ("riad", "city", "seats", "todo"):
        page.locator(f'[data-tab="{tab}"]').click()
        assert 300 < nodes(page) < MOST_NODES["phone"], tab
        assert page.evaluate(LOW, SMALLEST_TOUCH) == [], tab
        assert page.evaluate(BEYOND) == [0, 0], tab


def test_the_whole_map_unfolds_and_folds_again(table: Page) -> None:
    page = resized(table, 1280, 720)
    page.locator("[data-whole-map]").click()
    assert page.locator("[data-anchor^=score-]").count() >= 2
    assert 500 < nodes(page) < MOST_NODES["desktop"]
    page.locator("[data-whole-map]").click()
    assert page.locator("[data-anchor^=score-]").count() == 0


def test_the_code_of_its_boards_is_small() -> None:
    own = [path for path in BUILT.glob("marrakesh-*.js") if "-face-" in path.name or path.name.count("-") == 1]
    assert own
    assert 20_000 < sum(len(gzip.compress(path.read_bytes())) for path in own) < MOST_BYTES
