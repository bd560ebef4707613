"""The courtyard: one press plays, and tables say what they ask."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import serai
from tests.browser.hands import open_table, wait_for_turn
from tests.browser.place import PHONE, device, move_on, new_table, play_on, serving
from tests.conftest import Person

KNOWS_ALL = f"localStorage['serai-met'] ??= {json.dumps(json.dumps(serai.games()))}"
SLOW_PHONE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
MOST_SHIFT = 0.05
KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"  # all of the house is on the device
MEASURE = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
    }).observe({ type: "layout-shift", buffered: true });
}"""


def experienced(person: Person, **look: object) -> Page:
    """Somebody who has met all games."""
    page = person(path=None, **look)
    page.add_init_script(KNOWS_ALL)
    return page


@pytest.mark.parametrize("game", serai.games())
def test_one_press_on_play_leads_to_the_first_move(person: Person, address: str, game: str):
    page = experienced(person)
    page.goto(address)
    page.locator(f"article[data-game={game}] [data-play]").click()
    wait_for_turn(page)
    summary = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [seat["bot"] for seat in summary["seats"]][1:] == ["easy", "easy:cautious"][: summary["players"] - 1]


def test_play_remembers_players_level_and_house_rules(person: Person, address: str):
    page = experienced(person)
    page.goto(address)
    page.locator("article[data-game=sultan] [data-change]").click()
    page.locator("[data-ask=rules]").click()
    page.locator("[data-option=open_jewels] [data-value=true]").click()
    expect(page.locator("[data-question=rules] [data-answered]")).to_have_text("1 changed")
    page.goto(address)
    open_table(page, "sultan", ["me", "normal", "normal", "normal"])
    page.goto(address)
    expect(page.locator("article[data-game=sultan] [data-usual]")).to_contain_text("3 bots, normal")
    page.locator("article[data-game=sultan] [data-play]").click()
    page.wait_for_selector(".table[data-status=playing]")
    summary = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [seat["bot"] for seat in summary["seats"]] == [None, "normal", "normal:cautious", "normal:bold"]


def test_house_rules_are_kept_for_the_next_press(person: Person, address: str):
    page = experienced(person)
    page.goto(f"{address}/new/sultan")
    page.locator("[data-ask=rules]").click()
    assert page.locator("[data-option] [data-picture] svg").count() == page.locator("[data-option]").count()
    page.locator("[data-option=open_jewels] [data-value=true]").click()
    expect(page.locator("[data-question=rules] [data-answered]")).to_have_text("1 changed")
    page.locator("[data-open-table]").click()
    page.wait_for_selector(".table[data-status=playing]")
    page.goto(address)
    page.locator("article[data-game=sultan] [data-play]").click()
    page.wait_for_selector(".table[data-status=playing]")
    assert page.request.get(page.url.replace("/table/", "/api/tables/")).json()["options"]["open_jewels"] is True


def test_friends_are_the_second_choice(person: Person, address: str):
    page = experienced(person)
    page.goto(address)
    page.locator("article[data-game=kobito] [data-friends]").click()
    page.locator("[data-open-table]").click()
    page.wait_for_selector("[data-waiting] [data-invite], [data-invite]")


def test_a_first_visit_explains_itself_and_a_second_greets(person: Person, address: str):
    page = person()
    expect(page.locator("[data-first-visit]")).to_be_visible()
    expect(page.locator("article .primary")).to_have_count(1)
    page.locator("[data-watch-bots]").click()
    expect(page.locator(".table")).to_have_attribute("data-status", "playing")
    page.goto(f"{address}/learn/sultan")
    page.wait_for_selector("[data-lesson]")
    page.goto(address)
    page.wait_for_selector("article[data-game]")
    expect(page.locator("[data-first-visit]")).to_have_count(0)


def test_tables_say_what_they_ask_and_since_when_and_finished_ones_fold_away(person: Person, address: str):
    page = experienced(person)
    page.goto(address)
    sultan = new_table(page.context, address, "sultan", "me:Anna", "me:Béla")
    over = new_table(page.context, address, "treasures", "me:Anna", "random")
    move_on(page.context, address, over, 600)
    kept = [{"table": over, "game": "treasures"}, {"table": sultan, "game": "sultan"}]
    page.evaluate("(kept) => localStorage.setItem('serai-tables', JSON.stringify(kept))", kept)
    play_on(page.context, address, sultan, (0, 1), lambda now: now["view"]["phase"] == "bid")
    page.reload()
    card = page.locator(f'[data-table="{sultan}"]')
    expect(card.locator("[data-asked]")).to_contain_text("Bid for")
    assert int(card.locator("[data-since]").get_attribute("data-since") or 0) > 1_500_000_000_000
    expect(page.locator("h1")).to_have_text("A table waits for you")
    expect(page.locator(f'[data-table="{over}"]')).not_to_be_visible()
    page.locator("[data-finished]").click()
    expect(page.locator(f'[data-table="{over}"]')).to_be_visible()


@pytest.mark.parametrize("returning", [False, True])
def test_nothing_jumps_in_the_lobby_of_a_slow_phone(person: Person, address: str, returning: bool):
    page = experienced(person, size=PHONE) if returning else person(path=None, size=PHONE)
    if returning:
        page.goto(address)
        tables = [new_table(page.context, address, "sultan", "me:Anna", "me:Béla") for _ in range(3)]
        kept = [{"table": table, "game": "sultan"} for table in tables]
        page.evaluate("(kept) => localStorage.setItem('serai-tables', JSON.stringify(kept))", kept)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_PHONE)
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(f"({MEASURE})()")
    page.goto(address)
    page.wait_for_selector("[data-table]" if returning else "[data-first-visit]")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < MOST_SHIFT


def test_the_house_opens_after_one_visit_when_the_server_has_stopped(browser: Browser, tmp_path: Path):
    context = device(browser, keeps_shell=True)
    with serving(tmp_path) as address:
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("article[data-game]")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(KEPT).endswith("/sw.js")
        page.close()
    page = context.new_page()
    page.goto(address)
    expect(page.locator("[data-screen=lobby] .trying")).to_be_visible()
    context.close()


@pytest.mark.parametrize("language", ["en", "hu", "he"])
def test_all_places_of_the_house_are_seen_on_a_phone(person: Person, language: str):
    page = person(size=PHONE, language=language)
    nav = page.locator("header nav")
    nav.wait_for()
    assert nav.evaluate("(nav) => nav.scrollWidth <= nav.clientWidth")
    assert nav.locator("a").count() == 5
