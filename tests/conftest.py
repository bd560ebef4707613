"""A house for the tests: one server and one Chromium for all of them, and people with a device each."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.place import PATIENCE, Devices, chromium, device, watched
from tests.browser.tour import play_out
from tests.server.serving import Process

LINE_DOWN = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_SOCKET_NOT_CONNECTED")

expect.set_options(timeout=PATIENCE * 1000)

Person = Callable[..., Page]
Finished = Callable[[Page, str], str]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = chromium(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db")
    process.wait()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def address(server: Process) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def forgiven() -> list[str]:
    """What may be written on the console in this test."""
    return [*LINE_DOWN]


@pytest.fixture(scope="session")
def devices(browser: Browser, address: str) -> Devices:
    return Devices(browser, address)


@pytest.fixture
def person(devices: Devices, address: str, forgiven: list[str]) -> Iterator[Person]:
    """Somebody with a device of their own, before the house's door. Nothing may go wrong on any page."""
    slips: list[str] = []

    def come(name: str = "Anna", path: str | None = "/", **look: object) -> Page:
        page = watched(devices.lend(name=name, **look), slips)  # type: ignore[arg-type]
        if path is not None:
            page.goto(address + path)
        return page

    yield come
    devices.take_back()
    assert [slip for slip in slips if not any(each in slip for each in forgiven)] == []


@pytest.fixture(scope="session")
def finished(browser: Browser, address: str) -> Finished:
    """A finished table of a game, which is played once; the device of a page becomes its owner's."""

    @cache
    def play(game: str) -> tuple[str, Any]:
        context = device(browser)
        table, cookies = play_out(context, address, game), context.cookies()
        context.close()
        return table, cookies

    def own(page: Page, game: str) -> str:
        table, cookies = play(game)
        page.context.add_cookies(cookies)
        return table

    return own
