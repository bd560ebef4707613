"""Life at a table: one device for all, bots, a line that breaks, steps back, another language in mid-game."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import (
    MOST_MOVES,
    hurry_to_the_end,
    join_by_code,
    join_by_link,
    look,
    make_moves,
    move,
    open_table,
    play_to_the_end,
    result,
    take_over,
    wait_for_turn,
    whose_turn,
)
from tests.browser.place import NARROW, device
from tests.conftest import Person
from tests.server.serving import Process

LOST = "[data-connection=lost]"
OTHER_WORDS = "(told) => !told.includes(document.querySelector('[data-prompt]').innerText)"
NAMES = "(cards) => cards.map((card) => card.querySelector('button[aria-label]')?.ariaLabel ?? card.dataset.anchor)"
CARDS = "[data-own] :is(.fan, .cards, ul.hand) > li"


def hand(page: Page) -> list[str]:
    """The cards in the own hand, by name or by picture."""
    return page.locator(CARDS).evaluate_all(NAMES)


def events_told(page: Page) -> int:
    return page.locator("[data-log] [data-event]").count()


# one device for all


def test_a_shared_device_hides_every_hand_until_it_is_handed_over(person: Person):
    page = person("Anna", size=NARROW)
    assert hand_over(page, 16) >= 6


@pytest.mark.whole_games
def test_a_shared_device_hides_every_hand_to_the_end(person: Person):
    page = person("Anna", size=NARROW)
    assert hand_over(page, MOST_MOVES) >= 20
    assert result(page)[0] != ""


def hand_over(page: Page, steps: int) -> int:
    """So many moves and handings over, fewer if the game ends; how often the device was handed over."""
    open_table(page, "sultan", ["me", "me"])
    chance, handed = random.Random(2), 0
    for _ in range(steps):
        if whose_turn([page]) is None:
            break
        if look(page).hand_over:
            assert page.locator("[data-mat], [data-own], [data-log], [data-anchor]").count() == 0
            assert page.locator("[data-live]").inner_text() == ""
            handed += 1
            take_over(page)
        else:
            move(page, chance)
    return handed


def test_after_the_hand_over_the_hand_is_the_next_persons(person: Person, address: str):
    page = person("Anna")
    open_table(page, "sultan", ["me", "me"])
    page.wait_for_selector("[data-hand-over]")
    seat = page.locator("[data-hand-over]").get_attribute("data-hand-over")
    take_over(page)
    table = page.url.rsplit("/", 1)[1]
    seen = page.request.get(f"{address}/api/tables/{table}/poll?seat={seat}").json()
    shown = [int(card.removeprefix("card-")) for card in hand(page)]
    assert shown == seen["view"]["seats"][int(seat or 0)]["hand"]


# bots


@pytest.mark.parametrize("game", ["sultan", "treasures", "kobito"])
def test_one_person_plays_against_bots(person: Person, game: str):
    page = person("Anna")
    open_table(page, game, ["me", "easy", "easy"])
    make_moves(page, 3)
    assert look(page).version > 3


@pytest.mark.whole_games
def test_a_person_and_two_bots_play_to_the_result(person: Person):
    page = person("Anna")
    open_table(page, "sultan", ["me", "easy", "easy"])
    play_to_the_end([page])
    assert result(page)[0] != ""


def test_the_host_puts_a_bot_on_an_open_seat_and_the_game_begins(person: Person):
    page = person("Anna")
    open_table(page, "sultan", ["me", "open"])
    page.locator('[data-put-bot="1"]').click()
    make_moves(page, 2)


def test_the_result_leads_to_a_rematch_for_all(person: Person, address: str):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, "sultan", ["me", "open"])
    join_by_link(bela, anna)
    hurry_to_the_end([anna, bela], address)
    before = anna.url
    bela.locator("[data-rematch]").click()
    anna.locator("[data-rematch]").click()
    for page in (anna, bela):
        page.wait_for_url(lambda url: url != before)
        page.wait_for_selector("[data-status=playing]")
    assert anna.url == bela.url
    whose_turn([anna, bela])


# a line that breaks


def test_who_closed_the_page_sees_what_was_missed_and_plays_on(person: Person):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, "sultan", ["me", "open"])
    join_by_code(bela, anna)
    acting = whose_turn([anna, bela])
    assert acting is not None
    away, table = (bela if acting is anna else anna), acting.url
    away.goto(table.rsplit("/", 2)[0])  # back in the lobby
    away.wait_for_selector("[data-my-tables]")
    make_moves(acting, 1)
    away.locator("[data-my-tables] a.button").click()
    away.wait_for_selector("[data-status=playing]")
    next_one = whose_turn([anna, bela])
    assert events_told(away) == events_told(acting)
    assert next_one is not None
    make_moves(next_one, 1)


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Process]:
    """A server that can be killed and started again at the same address."""
    process = Process(f"sqlite:///{tmp_path}/tables.db")
    process.wait()
    yield process
    process.stop()


def test_the_game_goes_on_after_the_server_was_killed(browser: Browser, frail: Process, tmp_path: Path):
    context = device(browser)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{frail.port}/")
    open_table(page, "sultan", ["me", "easy"])
    make_moves(page, 2)
    wait_for_turn(page)
    version, cards = look(page).version, hand(page)
    frail.kill()
    page.wait_for_selector(LOST)
    again = Process(f"sqlite:///{tmp_path}/tables.db", port=frail.port)
    try:
        again.wait()
        page.wait_for_selector(LOST, state="detached")
        assert (look(page).version, hand(page)) == (version, cards)
        make_moves(page, 2)
        assert look(page).version >= version + 2
    finally:
        context.close()
        again.stop()


# steps back


def test_an_own_step_is_taken_back_at_once(person: Person):
    page = person("Anna")
    open_table(
        page,
        "kobito",
        ["me", "easy"],
    )
    wait_for_turn(page)
    before = hand(page)
    make_moves(page, 1)
    assert hand(page) != before
    page.locator("[data-undo=free]").click()
    expect(page.locator(CARDS)).to_have_count(len(before))
    assert hand(page) == before
    assert look(page).turn


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_step_beyond_anothers_choice_is_taken_back_if_the_other_agrees(person: Person, answer: str):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, "sultan", ["me", "open"])
    join_by_link(bela, anna)
    asking, other, before = two_cards_placed(anna, bela)
    after = hand(asking)
    asking.locator("[data-undo=ask]").click()
    other.locator(f"[data-agree={answer}]").click()
    asking.wait_for_selector("[data-consent]", state="detached")
    expect(asking.locator(CARDS)).to_have_count(len(before if answer == "yes" else after))
    assert hand(asking) == (before if answer == "yes" else after)


def two_cards_placed(anna: Page, bela: Page) -> tuple[Page, Page, list[str]]:
    """One has placed a card, then the other; who placed first, the other, and the hand of the first before."""
    first = whose_turn([anna, bela])
    assert first is not None
    make_moves(first, 1)  # the jewel returned
    first = whose_turn([anna, bela])
    assert first is not None
    second = bela if first is anna else anna
    before = hand(first)
    make_moves(first, 1)
    make_moves(second, 1)
    whose_turn([anna, bela])
    return first, second, before


# another language in mid-game


def test_the_language_changes_in_mid_game_and_the_game_goes_on(person: Person):
    page = person("Anna")
    open_table(page, "sultan", ["me", "easy"])
    make_moves(page, 2)
    wait_for_turn(page)
    version = look(page).version
    said = {"en": page.locator("[data-prompt]").inner_text()}
    for language in ("hu", "he"):
        page.locator("select[data-language]:visible").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
        page.wait_for_function(OTHER_WORDS, arg=list(said.values()))
        said[language] = page.locator("[data-prompt]").inner_text()
    assert re.search("[\u0590-\u05ff]", said["he"]) and not re.search("[\u0590-\u05ff]", said["hu"])
    assert look(page).version == version
    make_moves(page, 1)
