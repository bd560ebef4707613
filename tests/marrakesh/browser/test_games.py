"""Games of Marrakesh from the lobby to the result, on boards that are clicked, tapped, or walked by keys."""

import random

import pytest
from playwright.sync_api import Page, expect

from serai.tables.rights import WATCH
from tests.browser.axe import faults
from tests.browser.hands import look, result, seats_of, take_over, wait_for_turn
from tests.browser.place import NARROW, move_on, new_table
from tests.browser.test_keyboard import until_moved, walk_to
from tests.conftest import Person
from tests.marrakesh.browser.boards import TAKE, answer, glowing
from tests.marrakesh.browser.conftest import Lay, Scene
from tests.marrakesh.decisions import EXPANSIONS

SEATS = {"base": 3, "stairs tiles": 2, "imam and sultan": 4, "exchange offices": 2, "spectators": 3, "desert cities": 4}
PICKER = "[data-keshi-picker]"
MOST_MOVES = 600
BY_KEYS = 12


def play_on_the_boards(page: Page, moves: int, seed: int, by_finger: bool = False) -> None:
    chance = random.Random(seed)
    for _ in range(moves):
        wait_for_turn(page)
        if look(page).over:
            return
        answer(page, chance, by_finger)


def finish(page: Page, address: str, seats: int) -> None:
    """The rest of the moves without a hand on the page; then the result."""
    table = page.url.rsplit("/", 1)[1]
    move_on(page.context, address, table, MOST_MOVES, tuple(seats_of(page, address, table)))
    see_the_result(page, seats)


def see_the_result(page: Page, seats: int) -> None:
    """Who won, and the points source by source."""
    winners, scores = result(page)
    assert winners and len(scores) == seats
    assert page.locator("[data-group]").evaluate_all("(rows) => rows.map((row) => row.dataset.group)") == [
        "round",
        "season",
        "final",
    ]
    assert faults(page) == []


@pytest.mark.whole_games
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_game_goes_from_the_lobby_to_the_result_on_the_boards(person: Person, expansion: str) -> None:
    page, seats = person(), SEATS.get(expansion, 2)
    begin_table(page, seats, EXPANSIONS[expansion])
    play_on_the_boards(page, MOST_MOVES, seed=seats)
    see_the_result(page, seats)


def begin_table(page: Page, seats: int, options: dict[str, object]) -> None:
    """From the lobby through the new table's form, with these options."""
    page.locator("article[data-game=marrakesh] [data-change]").click()
    page.locator(f'[data-players="{seats}"]').click()
    page.locator("[data-ask=rules]").click()
    for name, value in options.items():
        written = str(value).lower() if isinstance(value, bool) else value
        line = page.locator(f'[data-option="{name}"]')
        if not line.is_visible():
            page.locator("details summary").last.click()
        line.locator(f'[data-value="{written}"]').click()
    page.locator("[data-ask=seats]").click()
    for seat in range(1, seats):
        page.locator(f'[data-screen=new] [data-seat="{seat}"] [data-value=bot]').click()
        page.locator(f'[data-screen=new] [data-seat="{seat}"] [data-value=easy]').click()
    page.locator("[data-open-table]").click()
    page.wait_for_selector("[data-status=playing]")


def test_the_first_moves_are_made_by_keyboard_alone(person: Person, address: str) -> None:
    page = person(path=None)
    assert play_by_keys(page, address, BY_KEYS) == BY_KEYS


@pytest.mark.whole_games
def test_a_whole_game_is_played_by_keyboard_alone(person: Person, address: str) -> None:
    page = person(path=None)
    assert 60 < play_by_keys(page, address, MOST_MOVES) < MOST_MOVES
    assert len(result(page)[1]) == 2


def play_by_keys(page: Page, address: str, most: int) -> int:
    """So many moves at a new table, fewer if the game ends; how many they were."""
    table = new_table(page.context, address, "marrakesh", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    chance = random.Random(5)
    for moves in range(most):
        wait_for_turn(page)
        if look(page).over:
            return moves
        answer_by_keys(page, chance)
    return most


def answer_by_keys(page: Page, chance: random.Random) -> None:
    """Digits look at answers and give them; what has no digit is walked to."""
    version = look(page).version
    if page.locator(PICKER).count():
        for _ in range(3):
            walk_to(page, f"{PICKER} [data-keshi][aria-pressed=false]:not(:disabled)")
            page.keyboard.press("Enter")
        take_by_keys(page)
    elif page.locator("[data-counts]").count():
        take_by_keys(page)
    elif page.locator("[data-own] [data-choice]").count() == 0:
        walk_to(page, "[data-draft-key]")
        page.keyboard.press("Enter")
        take_by_keys(page)
    else:
        press_digits(page, version, chance)
    until_moved(page, version)


def take_by_keys(page: Page) -> None:
    walk_to(page, f"{TAKE}:not(:disabled)")
    page.keyboard.press("Enter")


def press_digits(page: Page, version: int, chance: random.Random) -> None:
    """A first press looks, or unfolds; a second one gives."""
    digit = str(1 + chance.randrange(min(9, page.locator("[data-own] [data-choice]").count())))
    for _ in range(4):
        page.keyboard.press(digit)
        if page.locator(TAKE).first.is_enabled():
            break
    page.keyboard.press(digit)


def test_it_is_played_on_a_phone_by_touch_in_hebrew(person: Person, address: str) -> None:
    page = person(path=None, size=NARROW, language="he", theme="dark")
    table = new_table(page.context, address, "marrakesh", "me:דנה", "random", "random")
    page.goto(f"{address}/table/{table}")
    before = look(page).version
    play_on_the_boards(page, 12, seed=7, by_finger=True)
    assert look(page).version >= before + 12
    assert faults(page) == []
    finish(page, address, 3)


def test_two_people_share_a_device(person: Person, address: str) -> None:
    page = shared_table(person, address)
    assert share(page, steps=24) >= 4
    finish(page, address, 2)


@pytest.mark.whole_games
def test_two_people_share_a_device_to_the_end(person: Person, address: str) -> None:
    page = shared_table(person, address)
    assert share(page, steps=2 * MOST_MOVES) > 40
    see_the_result(page, 2)


def shared_table(person: Person, address: str) -> Page:
    page = person(path=None)
    table = new_table(page.context, address, "marrakesh", "me:Anna", "me:Béla", **EXPANSIONS["all"])
    page.goto(f"{address}/table/{table}")
    return page


def share(page: Page, steps: int) -> int:
    """So many answers and handings over, fewer if the game ends; how often the device was handed over."""
    takes, chance = 0, random.Random(8)
    for _ in range(steps):
        page.wait_for_selector('[data-hand-over], [data-your-turn="true"], [data-result]')
        seen = look(page)
        if seen.over:
            break
        if seen.hand_over:
            take_over(page)
            takes += 1
        else:
            answer(page, chance)
    return takes


def test_who_comes_back_in_the_middle_of_an_effect_finds_it_as_it_was(
    person: Person, scenes: dict[str, Scene], lay: Lay
) -> None:
    page = person(path=lay(scenes["ChooseBonus"]))
    wait_for_turn(page)
    page.wait_for_selector("[data-rung]")
    before, rungs = glowing(page), page.locator("[data-rung]").all_inner_texts()
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.reload()
    wait_for_turn(page)
    page.wait_for_selector("[data-rung]")
    assert (glowing(page), page.locator("[data-rung]").all_inner_texts()) == (before, rungs)
    answer(page, random.Random(9))


def test_undo_goes_back_inside_a_chain(person: Person, scenes: dict[str, Scene], lay: Lay) -> None:
    page = person(path=lay(scenes["BuildGate"]))
    wait_for_turn(page)
    before = glowing(page)
    answer(page, random.Random(10))
    page.locator("[data-undo=free]").click()
    expect(page.locator('[data-phase="build_gate"]')).to_be_visible()
    assert glowing(page) == before
    page.locator("[data-undo=free]").click()
    expect(page.locator('[data-phase="buy_gate"]')).to_be_visible()


def test_keshis_are_chosen_by_all_at_the_same_time(person: Person, scenes: dict[str, Scene], lay: Lay) -> None:
    scene = scenes["ChooseKeshis"]
    last = scene[0].config.players - 1
    anna, bela = person("Anna", path=lay(scene)), person("Béla", path=lay(scene, last))
    for page in (bela, anna):
        wait_for_turn(page)
        page.wait_for_selector(PICKER)
    answer_early(bela)
    expect(anna.locator(PICKER)).to_be_visible()
    answer(anna, random.Random(12))


def answer_early(page: Page) -> None:
    for colour in ("green", "white", "brown"):
        page.locator(f'[data-keshi="{colour}"]').click()
    page.locator(TAKE).click()
    expect(page.locator(PICKER)).to_have_count(0)


def test_whoever_watches_sees_the_boards_and_touches_nothing(
    person: Person, scenes: dict[str, Scene], lay: Lay
) -> None:
    page = person(path=lay(scenes["BuyGate"], 0, WATCH))
    page.wait_for_selector("[data-mat] .riad")
    assert glowing(page) == [] and page.locator(TAKE).count() == 0
    assert faults(page) == []


def test_a_place_tells_what_it_is_with_its_rule(person: Person, scenes: dict[str, Scene], lay: Lay) -> None:
    page = person(path=lay(scenes["ChooseKeshis"]))
    wait_for_turn(page)
    page.locator('[data-place="room:palace"]').first.click(position={"x": 30, "y": 10})
    expect(page.locator('[data-told="M-123"]')).to_be_visible()


def test_a_hint_is_lit_on_the_board_and_in_the_list(person: Person, scenes: dict[str, Scene], lay: Lay) -> None:
    page = person(path=lay(scenes["UseAssistant"]))
    wait_for_turn(page)
    page.locator("[data-advice]").click()
    page.locator("[data-hint-more]").click()
    expect(page.locator(".place.advised")).to_have_count(1)
    expect(page.locator("[data-answer].advised")).to_have_count(1)
