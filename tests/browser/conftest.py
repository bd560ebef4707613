"""One server and one Chromium for all tests of the browser."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.place import DESKTOP, chromium, device, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory) -> Iterator[str]:
    """Where the server of this test session listens."""
    with serving(tmp_path_factory.mktemp("serai")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture
def person(browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes people with a device of their own: person(name="Béla", language="hu", size=PHONE)."""
    devices: list[BrowserContext] = []

    def arrive(size: tuple[int, int] = DESKTOP, **settings: str) -> BrowserContext:
        devices.append(device(browser, size, **settings))
        return devices[-1]

    yield arrive
    for each in devices:
        each.close()
