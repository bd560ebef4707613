"""The rulebook in a real browser: chapters with pieces, a search, a page to print, and the rules beside a table."""

import re

import pytest
from playwright.sync_api import Page, expect

from serai.games import find_game, game_names
from serai.text import LANGUAGES, Speech
from serai.text.chapters import chapters
from tests.browser.place import DESKTOP, NARROW, dress
from tests.conftest import Person


@pytest.mark.parametrize(("game", "language"), list(zip(game_names(), (*LANGUAGES, "en"), strict=True)))
def test_a_rulebook_is_read_chapter_by_chapter(person: Person, game: str, language: str) -> None:
    page = person(path=f"/rules/{game}", language=language)
    speech, book = Speech(language, find_game(game)), chapters(language, find_game(game))
    for chapter in book:
        shown = page.locator(f"[data-chapter={chapter.name}]")
        expect(shown.get_by_role("heading", level=2)).to_have_text(speech.say(f"chapter-{chapter.name}"))
        expect(shown.locator("[data-rule]")).to_have_count(len(chapter.rules))
        if chapter is not book[-1]:
            page.locator("[data-next-chapter]").click()
    page.locator("[data-to-chapter=turn]").click()
    expect(page.locator("[data-drawn] svg").first).to_be_visible()


def test_a_rule_opens_its_chapter_and_a_search_marks_what_it_finds(person: Person) -> None:
    page = person(path="/rules/sultan/s-28", language="hu")
    expect(page.locator("[data-rule='S-28'].here")).to_be_in_viewport()
    page.locator("[data-search]").fill("drágako")
    expect(page.locator("mark").first).to_have_text("drágakő")
    assert page.locator("[data-chapter]").count() > 2
    page.locator("[data-search]").fill("xyzzy")
    expect(page.locator("[data-rule]")).to_have_count(0)


def test_the_size_of_text_is_kept(person: Person) -> None:
    page = person(path="/rules/kobito", size=NARROW)
    page.locator("[data-text-size]").click()
    page.reload()
    expect(page.locator("[data-text-size]")).to_contain_text("115")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "18.4px"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("hu", NARROW), ("he", NARROW)])
def test_an_example_is_opened_tried_and_tried_again(person: Person, language: str, size: tuple[int, int]) -> None:
    page = person(path="/rules/sultan/S-28", language=language, size=size)
    page.locator("[data-try=equal]").click()
    for cushion, lines in ((1, 2), (2, 3)):  # Anna places, shows, and at the second cushion wins
        page.locator("[data-own] [data-anchor='card-12'] button").click()
        page.locator(f"[data-mat] [data-choice='{cushion}']").click()
        expect(page.locator("[data-tried='1'] [data-outcome] li", has_text="Anna")).to_have_count(lines)
        page.locator("[data-example-again]").click()
    page.locator("[data-example-next]").click()
    expect(page.locator("[data-example=unsold][data-tried='0']")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", game_names())
def test_the_page_to_print_is_one_page(person: Person, game: str) -> None:
    page = person(path=f"/rules/{game}/print")
    expect(page.locator(f"[data-one-page={game}] section").first).to_be_visible()
    for language in LANGUAGES:
        dress(page, language, "light")
        assert pages_of(page) == 1, language


def pages_of(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


def test_the_rules_beside_a_table_open_at_the_rule_and_keep_their_place(person: Person) -> None:
    page = person(path="/learn/marrakesh")
    page.locator("[data-lesson] .rule-link").click()
    expect(page.locator("[data-open-rule='M-051']")).to_be_in_viewport()
    page.locator("[data-rules-list]").evaluate("list => list.scrollTop = 300")
    page.wait_for_timeout(100)
    page.locator("#tab-log").click()
    page.locator("#tab-rules").click()
    assert page.locator("[data-rules-list]").evaluate("list => list.scrollTop") == 300


def test_the_game_on_one_page_is_one_tap_away(person: Person) -> None:
    page = person(path="/learn/marrakesh", language="he", size=NARROW)
    page.locator("[data-summary]").click()
    speech = Speech("he", find_game("marrakesh"))
    expect(page.locator("[data-one-page=marrakesh]")).to_contain_text(speech.say("section-sahara"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-one-page]")).to_have_count(0)
