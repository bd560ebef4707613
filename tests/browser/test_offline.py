"""Playing without a server: plain files below a path of a dumb file server, and a house whose server is gone."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

import serai
from serai.server.site import write_site
from tests.browser.hands import look, make_moves, open_table, wait_for_turn
from tests.browser.place import PATIENCE, device, watched
from tests.conftest import LINE_DOWN, Person
from tests.server.serving import Process

BELOW = "/some/path"
FORGIVEN = (*LINE_DOWN, "about:blank: Failed to read the 'localStorage'")  # an empty page has no settings
HAS_COME_TO = "(version) => Number(document.querySelector('[data-status]')?.dataset.version ?? -1) >= version"
# All of the engine is on the device: house, Python and bots.
KEEPS_ENGINE = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("serai-"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const engine = kept.flat().filter(({ url }) => url.includes("/assets/engine-"));
    return ["python.zip", "serai.zip", "native.zip", "pyodide.asm.wasm", "pyodide.asm.js", "pyodide.js", "house.json"]
        .every((name) => engine.some(({ url }) => url.endsWith(`/${name}`)));
}"""

FORBIDDEN = 'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };\n'
# The device is full while a page says that there is no room.
FILLED_ON_DEMAND = """
    let hasRoom = true;
    new BroadcastChannel("room").onmessage = ({ data }) => (hasRoom = data);
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
        if (!hasRoom) throw new DOMException("no room", "QuotaExceededError");
        return put.apply(this, given);
    };
"""
# What is stored of all tables comes from rules before the first.
AGE = """() => new Promise((resolve, reject) => {
    const asked = indexedDB.open("serai");
    asked.onerror = reject;
    asked.onsuccess = () => {
        const work = asked.result.transaction("texts", "readwrite");
        const texts = work.objectStore("texts");
        let aged = 0;
        texts.openCursor(IDBKeyRange.bound("table/", "table0")).onsuccess = ({ target: { result: cursor } }) => {
            if (!cursor) return;
            cursor.update(JSON.stringify({ ...JSON.parse(cursor.value), rules: 0 }));
            aged += 1;
            cursor.continue();
        };
        work.oncomplete = () => resolve(aged);
    };
})"""


class PlainFiles(SimpleHTTPRequestHandler):
    """Gives files below a path, and knows nothing else."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW) if path.startswith(f"{BELOW}/") else "/nothing")

    def log_message(self, *said: object) -> None: ...


@contextmanager
def plain_files(folder: Path) -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainFiles, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    return folder


@pytest.fixture
def traveller(browser: Browser) -> Iterator[BrowserContext]:
    """A device that keeps the house; nothing may go wrong on any of its pages, but the line."""
    context = device(browser, keeps_shell=True)
    slips: list[str] = []
    context.on("page", lambda page: watched(page, slips))
    yield context
    context.close()
    assert [slip for slip in slips if not any(each in slip for each in FORGIVEN)] == []


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-screen=lobby] article")


def keep_engine(page: Page) -> None:
    """Wait until nothing of the engine has to be fetched any more."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(KEEPS_ENGINE):
        assert time.monotonic() < deadline, "the engine is not kept"
        page.wait_for_timeout(100)


def come_back(page: Page, table: str, version: int) -> None:
    """The table is as it was left, or further: bots play on."""
    page.goto(table)
    page.wait_for_function(HAS_COME_TO, arg=version)


def test_plain_files_below_a_path_play_every_game_and_keep_it_over_a_reload(site: Path, traveller: BrowserContext):
    with plain_files(site) as server:
        page = traveller.new_page()
        house = f"http://127.0.0.1:{server.server_port}{BELOW}/"
        arrive(page, house)
        for game in serai.games():
            open_table(page, game, ["me", "easy"])
            expect(page.locator("header [data-here]")).to_be_visible()
            make_moves(page, 1)
            come_back(page, page.url, look(page).version)
            make_moves(page, 1)
            page.locator("header a.brand").click()
        expect(page.locator("[data-table] [data-here]")).to_have_count(len(serai.games()))


def test_a_tab_closed_without_a_word_loses_nothing_and_the_next_goes_on_without_a_line(
    site: Path, traveller: BrowserContext
):
    game, other = serai.games()[-1], serai.games()[0]
    with plain_files(site) as server:
        page = traveller.new_page()
        house = f"http://127.0.0.1:{server.server_port}{BELOW}/"
        arrive(page, house)
        open_table(page, game, ["me", "easy"])
        make_moves(page, 2)
        table, version = page.url, look(page).version
        keep_engine(page)
        page.close()
    traveller.set_offline(True)
    page = traveller.new_page()
    come_back(page, table, version)
    make_moves(page, 1)
    arrive(page, house)
    open_table(page, other, ["me", "easy"])
    make_moves(page, 1)


def test_a_house_whose_server_has_gone_still_opens_plays_and_keeps(traveller: BrowserContext, tmp_path: Path):
    server = Process(f"sqlite:///{tmp_path}/tables.db")
    server.wait()
    house = f"http://127.0.0.1:{server.port}/"
    try:
        page = traveller.new_page()
        arrive(page, house)
        keep_engine(page)
    finally:
        server.stop()
    arrive(page, house)
    expect(page.locator("[data-offline]")).to_be_visible()
    open_table(page, serai.games()[-1], ["me", "easy"])
    make_moves(page, 2)
    come_back(page, page.url, look(page).version)
    arrive(page, house)
    expect(page.locator("[data-table] [data-here]")).to_have_count(1)


def test_a_table_of_this_device_goes_to_the_server_when_somebody_is_invited(
    traveller: BrowserContext, person: Person, address: str
):
    page = traveller.new_page()
    arrive(page, f"{address}/")
    keep_engine(page)
    open_table(page, serai.games()[-1], ["me", "easy"])
    make_moves(page, 1)
    wait_for_turn(page)
    old, prompt = page.url, page.locator("[data-prompt] .said").inner_text()
    page.locator("[data-menu]").click()
    page.locator("[data-invite-more]").click()
    traveller.set_offline(True)
    page.locator("[data-move-to-server]").click()
    expect(page.get_by_role("alert").get_by_text("stays here as it is")).to_be_visible()
    traveller.set_offline(False)
    page.locator("[data-move-to-server]").click()
    link = page.locator("[data-inviting=there] [data-invite]").get_attribute("data-invite") or ""
    page.keyboard.press("Escape")
    wait_for_turn(page)
    new = page.url
    assert "/table/here-" in old and "/table/here-" not in new
    assert page.locator("[data-prompt] .said").inner_text() == prompt
    page.goto(old)
    page.wait_for_url(new)
    guest = person("Béla", path=None)
    guest.goto(link)
    guest.locator("[data-ask-seat]").click()
    expect(guest.locator("[data-brought]")).to_be_visible()
    guest.locator("[data-ask-anyway]").click()
    page.locator("[data-admit=yes]").click()
    make_moves(page, 1)
    make_moves(guest, 1)
    arrive(page, f"{address}/")
    expect(page.locator("[data-table]")).to_have_count(1)
    expect(page.locator("[data-table] [data-here]")).to_have_count(0)


def test_a_file_takes_a_running_table_to_another_device(
    site: Path, traveller: BrowserContext, browser: Browser, tmp_path: Path
):
    file = tmp_path / "table.json"
    with plain_files(site) as server:
        house = f"http://127.0.0.1:{server.server_port}{BELOW}/"
        page = traveller.new_page()
        arrive(page, house)
        open_table(page, serai.games()[-1], ["me", "easy"])
        make_moves(page, 1)
        wait_for_turn(page)
        page.locator("[data-menu]").click()
        with page.expect_download() as saving:
            page.locator("[data-save-table]").click()
        saving.value.save_as(file)
        elsewhere = device(browser).new_page()
        elsewhere.goto(f"{house}?/watch")
        elsewhere.locator("input[type=file]").set_input_files(file)
        elsewhere.wait_for_function(HAS_COME_TO, arg=look(page).version)
        make_moves(elsewhere, 1)
        elsewhere.context.close()


def test_a_tab_that_crashes_loses_no_move(site: Path, traveller: BrowserContext):
    with plain_files(site) as server:
        page = traveller.new_page()
        arrive(page, f"http://127.0.0.1:{server.server_port}{BELOW}/")
        open_table(page, serai.games()[-1], ["me", "easy"])
        make_moves(page, 2)
        table, version = page.url, look(page).version
        with page.expect_event("crash"), suppress(Error):
            page.goto("chrome://crash", timeout=1000)
        page.close()
        again = traveller.new_page()
        come_back(again, table, version)
        make_moves(again, 1)


def test_a_full_device_says_so_and_loses_nothing(site: Path, browser: Browser):
    context = device(browser)
    context.route("**/house.worker-*.js", partial(prepend, FILLED_ON_DEMAND))
    with plain_files(site) as server:
        page = context.new_page()
        arrive(page, f"http://127.0.0.1:{server.server_port}{BELOW}/")
        open_table(page, "sultan", ["me", "easy"])
        make_moves(page, 1)
        wait_for_turn(page)
        version = look(page).version
        page.evaluate("new BroadcastChannel('room').postMessage(false)")
        for _ in range(2):  # a card, and its place
            page.locator("[data-choice]").first.focus()
            page.keyboard.press("Enter")
        expect(page.get_by_text("This device has no room left").first).to_be_visible()
        assert look(page).version == version
        page.evaluate("new BroadcastChannel('room').postMessage(true)")
        make_moves(page, 1)
        come_back(page, page.url, version + 1)
    context.close()


def test_a_device_that_keeps_nothing_says_so(site: Path, browser: Browser):
    """A private window may forbid the database: the page says so in its words, and stays usable."""
    context = device(browser)
    context.add_init_script(FORBIDDEN)
    context.route("**/house.worker-*.js", partial(prepend, FORBIDDEN))
    with plain_files(site) as server:
        page = context.new_page()
        arrive(page, f"http://127.0.0.1:{server.server_port}{BELOW}/")
        page.locator("article[data-game] [data-play]").first.click()
        expect(page.get_by_text("does not let the page save anything")).to_be_visible()
    context.close()


def test_a_table_of_older_rules_goes_on_where_they_say_the_same(site: Path, traveller: BrowserContext):
    with plain_files(site) as server:
        page = traveller.new_page()
        arrive(page, f"http://127.0.0.1:{server.server_port}{BELOW}/")
        open_table(page, serai.games()[-1], ["me", "easy"])
        make_moves(page, 1)
        wait_for_turn(page)
        table, version = page.url, look(page).version
        assert page.evaluate(AGE) == 1
        come_back(page, table, version)
        make_moves(page, 1)


def prepend(script: str, route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())
