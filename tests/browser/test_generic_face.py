"""The generic face: a game that nobody has drawn is shown whole and played by its choices, on every screen."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import faults
from tests.browser.hands import look, move, wait_for_turn
from tests.browser.place import DESKTOP, NARROW, move_on, new_table
from tests.browser.test_screens import WIDE
from tests.conftest import Person

GAME = "marrakesh"
LAPTOP = (1280, 720)
FITS = "() => document.documentElement.scrollHeight <= innerHeight"
MANY = "[data-choices] .count"  # a choice that leads to several actions


def at_the_table(page: Page, address: str, moves: int) -> Page:
    table = new_table(page.context, address, GAME, "me:Anna", "random", "random")
    move_on(page.context, address, table, moves)
    page.goto(f"{address}/table/{table}?face=generic")
    page.wait_for_selector("[data-generic]")
    wait_for_turn(page)
    return page


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "light", LAPTOP), ("he", "dark", NARROW), ("he", "light", DESKTOP), ("hu", "dark", NARROW)],
)
def test_the_table_fits_every_screen_and_nothing_serious_is_wrong_with_it(
    person: Person, address: str, language: str, theme: str, size: tuple[int, int]
):
    page = at_the_table(person(path=None, language=language, theme=theme, size=size), address, 6)
    assert page.evaluate(FITS) and page.evaluate(WIDE) == []
    assert faults(page) == []
    page.locator("[data-seat-all]").first.click()
    expect(page.locator("dialog[open] [data-thing]").first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("size", [LAPTOP, NARROW])
def test_a_person_plays_on_with_nothing_but_clicks(person: Person, address: str, size: tuple[int, int]):
    page = at_the_table(person(path=None, size=size), address, 3)
    before, chance = look(page).version, random.Random(3)
    for _ in range(6):
        wait_for_turn(page)
        move(page, chance)
    assert look(page).version >= before + 6


def test_hundreds_of_choices_are_a_few_steps_by_keyboard(person: Person, address: str):
    page = at_the_table(person(path=None), address, 3)
    expect(page.locator('[data-phase="choose_keshis"]')).to_be_visible()
    assert page.locator("[data-choices] [data-choice]").count() <= 12
    for _ in range(2):
        page.keyboard.press("1")
    expect(page.locator("[data-choices] .step")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("[data-choices] .step")).to_have_count(0)
    before = look(page).version
    for _ in range(3):
        page.keyboard.press("1")
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=before
    )


def test_a_step_can_be_taken_back_and_the_focus_stays_in_the_list(person: Person, address: str):
    page = at_the_table(person(path=None), address, 3)
    page.locator(f"{MANY} >> nth=0").locator("xpath=..").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-choices] [data-choice]:focus")).to_be_visible()
    page.locator("[data-choices] [data-choice]").nth(1).click()
    expect(page.locator("[data-choices] .step")).to_have_count(2)
    page.locator("[data-step-back]").click()
    expect(page.locator("[data-choices] .step")).to_have_count(1)


# a game that this client was built without


UNKNOWN: dict[str, object] = {
    "name": "hidden_hands",
    "prefix": "H",
    "players": [2, 3],
    "minutes": [5, 10],
    "editions": ["default"],
    "options": [],
    "verbs": {
        "play_card": {"fields": {"card": "", "pile": ""}, "optional": []},
        "trade_cards": {"fields": {"cards": ""}, "optional": []},
        "pass": {"fields": {}, "optional": []},
    },
    "events": {"card_played": {"fields": {"seat": "seat", "card": ""}, "secret": [], "rule": ""}},
    "fields": {},
}
VIEW: dict[str, object] = {
    "game": "hidden_hands",
    "players": 2,
    "actor": 0,
    "over": False,
    "result": None,
    "seat": 0,
    "phase": "choose_card",
    "round_number": 3,
    "draw_pile_size": 12,
    "open_market": {"silver_coins": 2, "crimson": 0},
    "discards": [],
    "piles": {"north": {"top": 7, "size": 4}, "south": {"top": None, "size": 0}},
    "last_tricks": [[1, 5], [2, 8]],
    "seats": [
        {"seat": 0, "score": 8, "hand": [3, 9, 11], "is_dealer": True},
        {"seat": 1, "score": 5, "hand_size": 3, "tokens": {"gold": 1, "blue": 4}, "won": ["left_bower", "joker"]},
    ],
}
LEGAL: list[dict[str, object]] = [
    *(
        {"type": "play_card", "card": card, "pile": pile}
        for card in (3, 9, 11)
        for pile in ("north", "south", "new_pile")
    ),
    *({"type": "trade_cards", "cards": list(cards)} for cards in ([3, 9], [3, 11], [9, 11])),
    {"type": "pass"},
]


class FakeHouse:
    """A server of one game, told apart from a real one by nothing that a page can see; what it was sent."""

    def __init__(self, words: str | None) -> None:
        self.words = words
        self.sent: list[dict[str, object]] = []

    def move_in(self, page: Page, address: str) -> None:
        house = {"version": "1", "languages": ["en"], "bots": ["easy"], "addresses": [], "games": [UNKNOWN]}
        seats = [seat_state(0, "Anna", "person"), seat_state(1, "Béla", "person")]
        summary = {
            "table": "T1", "game": UNKNOWN["name"], "players": 2, "status": "playing", "seats": seats, "actor": 0,
            "phase": "choose_card", "mine": [0], "host": True, "version": 4, "made_at": 0, "options": {},
            "edition": "default", "clock": None, "code": None, "links": None, "record": False,
        }  # fmt: skip
        position = {
            "type": "position", "table": "T1", "version": 4, "status": "playing", "seat": 0, "view": VIEW,
            "legal": LEGAL, "refusals": [], "since": 0,
            "events": [{"version": 4, "type": "card_played", "seat": 1, "card": 7, "known": True}], "seats": seats,
            "undo": {"free": False, "ask": False, "asked_by": None, "agreed": []}, "last": None, "chat": [],
            "rematch": {"wanted": [], "table": None, "tokens": []}, "commitment": "",
        }  # fmt: skip
        page.route("**/api/house", lambda route: route.fulfill(json=house))
        page.route("**/api/tables/T1", lambda route: route.fulfill(json=summary))
        told = {"language": "en", "words": self.words, "rules": None}
        page.route("**/api/games/*/words/*", lambda route: route.fulfill(json=told))
        page.route_web_socket("**/api/tables/T1/live**", lambda line: self.answer(line, position))

    def answer(self, line: WebSocketRoute, position: dict[str, object]) -> None:
        line.on_message(lambda message: self.sent.append(json.loads(message)))
        line.send(json.dumps(position))

    def moves(self) -> list[object]:
        return [message["action"] for message in self.sent if message["type"] == "move"]


def seat_state(seat: int, name: str, kind: str) -> dict[str, object]:
    return {"seat": seat, "name": name, "kind": kind, "bot": None, "present": True, "clock": None, "stand_in": False}


def at_the_unknown_table(page: Page, address: str, words: str | None = None) -> FakeHouse:
    house = FakeHouse(words)
    house.move_in(page, address)
    page.goto(f"{address}/table/T1")
    page.wait_for_selector("[data-generic]")
    return house


def test_a_game_without_words_is_shown_whole_in_plain_letters(person: Person, address: str):
    page = person(path=None)
    at_the_unknown_table(page, address)
    expect(page.locator("[data-prompt]")).to_contain_text("choose card")
    shown = page.locator(".generic .table")
    for words in ("round number 3", "draw pile 12", "silver coins 2", "north top 7", "last tricks"):
        expect(shown).to_contain_text(re.compile(words.replace(" ", r"\s*"), re.IGNORECASE))
    expect(page.locator("[data-log]")).to_contain_text("card played: \u2068Béla\u2069, card 7")
    expect(page.locator('[data-seat="1"]').first).to_contain_text(re.compile(r"Points\s*5"))
    page.locator('[data-seat-all="1"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("left bower")
    assert faults(page) == []


def test_touching_a_card_of_the_hand_narrows_the_choices_to_it(person: Person, address: str):
    page = person(path=None)
    house = at_the_unknown_table(page, address)
    page.locator(".own button.piece", has_text="9").click()
    expect(page.locator("[data-choices] [data-choice]")).to_have_count(3)
    page.locator("[data-choices] [data-choice]", has_text="new pile").click()
    page.wait_for_function("() => document.querySelector('[data-choices] [data-choice]').disabled")
    assert house.moves() == [{"type": "play_card", "card": 9, "pile": "new_pile"}]


def test_choices_stand_by_verb_and_piece_and_single_ones_last(person: Person, address: str):
    page = person(path=None, size=NARROW)
    at_the_unknown_table(page, address)
    headings = page.locator("[data-choices] h3")
    expect(headings).to_have_text(["play card", "trade cards"])
    verbs = page.locator("[data-choices] [data-choice]").evaluate_all("(all) => all.map((each) => each.dataset.action)")
    assert verbs == ["play_card"] * 3 + ["trade_cards"] * 3 + ["pass"]


def test_a_game_of_another_package_speaks_its_own_words(person: Person, address: str):
    words = """
game = Hidden Hands
game-invitation = Guess what the others hold.
prompt-choose_card = Play one of your cards.
action-play_card = Lay the { $card } on { $pile }
action-trade_cards = Swap { $cards }
action-pass = Keep quiet
event-card_played = { $seat } laid the { $card }.
pile-north = the northern pile
view-round_number = Round of the evening
"""
    page = person(path=None)
    at_the_unknown_table(page, address, words)
    expect(page.locator("[data-prompt]")).to_contain_text("Play one of your cards.")
    expect(page.locator(".generic .table")).to_contain_text("Round of the evening")
    expect(page.locator("[data-choices]")).to_contain_text("Keep quiet")
    page.goto(f"{address}/")
    door = page.locator("article[data-game=hidden_hands]")
    expect(door).to_contain_text("Hidden Hands")
    expect(door).to_contain_text("Guess what the others hold.")
