"""Picking up: a piece follows the pointer or the finger, lies down on the nearest place that takes it, or goes back."""

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, WebSocketRoute, expect

from tests.browser.hands import look, make_moves, wait_for_turn
from tests.browser.place import PATIENCE, PHONE, new_table, position, send_move
from tests.conftest import Person

GAMES = ("sultan", "treasures", "kobito")
PIECE = "[data-lift]:visible"
PLACE = "[data-drop]:visible"
MIDDLE = """(element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
SOON = 100  # milliseconds
SLOW = 1500
MOST_MOVES = 20


@pytest.fixture
def seated(person: Person, address: str) -> Callable[..., Page]:
    """Somebody whose turn it is, with something to pick up."""

    def come(game: str, routed: Callable[[WebSocketRoute], None] | None = None, **looks: object) -> Page:
        page = person(path=None, **looks)
        table = new_table(page.context, address, game, "me:Anna", "random", "random")
        move_until_something_can_be_lifted(page, address, table)
        if routed:
            page.route_web_socket("**/live*", routed)
        page.goto(f"{address}/table/{table}")
        wait_for_turn(page)
        return page

    return come


def move_until_something_can_be_lifted(page: Page, address: str, table: str) -> None:
    seen: int | None = None
    for turn in range(MOST_MOVES):
        now = position(page.context, address, table, 0, seen)
        legal, seen = now["legal"], int(str(now["version"]))
        assert isinstance(legal, list)
        if any("card" in action for action in legal):
            return
        if legal:
            send_move(page.context, address, table, 0, turn)
    raise AssertionError("no card can be played")


def middle(thing: Locator) -> tuple[float, float]:
    x, y = thing.evaluate(MIDDLE)
    return x, y


def lift(page: Page) -> None:
    """Take the first piece that fits somewhere by the mouse, a little way up."""
    for number in range(page.locator(PIECE).count()):
        x, y = middle(page.locator(PIECE).nth(number))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 2, y - 24, steps=4)
        page.wait_for_selector("[data-float]")
        if page.locator(PLACE).count():
            return
        page.mouse.up()
        page.wait_for_selector("[data-float]", state="detached")
        page.keyboard.press("Escape")
    raise AssertionError("nothing fits anywhere")


@pytest.mark.parametrize("motion", ["full", "none"])
@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_dragged_to_a_place_that_takes_it(seated: Callable[..., Page], game: str, motion: str):
    page = seated(game, motion=motion)
    version = look(page).version
    lift(page)
    page.mouse.move(*middle(page.locator(PLACE).first), steps=6)
    page.wait_for_selector("[data-over]")
    page.mouse.up()
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=version
    )
    expect(page.locator("[data-float]")).to_have_count(0)


def test_let_go_elsewhere_a_piece_goes_back_and_stays_picked_up(seated: Callable[..., Page]):
    page = seated("sultan", motion="full")
    version = look(page).version
    lift(page)
    page.mouse.move(4, 4, steps=4)
    page.mouse.up()
    expect(page.locator("[data-float]")).to_have_count(0)
    expect(page.locator(f'{PIECE}[aria-pressed="true"]')).to_have_count(1)
    assert look(page).version == version
    page.locator(PLACE).first.click()  # a tap finishes what a drag began
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=version
    )


@pytest.mark.parametrize("how", ["Escape", "right"])
def test_escape_and_the_other_button_put_down_what_is_carried(seated: Callable[..., Page], how: str):
    page = seated("kobito", motion="full")
    lift(page)
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.down(button="right")
    expect(page.locator("[data-float]")).to_have_count(0)
    expect(page.locator('[data-lift][aria-pressed="true"]')).to_have_count(0)
    page.mouse.up()
    page.mouse.up(button="right")
    expect(page.locator('[data-lift][aria-pressed="true"]')).to_have_count(0)


# Where the cards of the hand lie from left to right, by their names.
HAND = """() => [...document.querySelectorAll("[data-sort]")]
    .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
    .map((card) => card.dataset.sort)"""


@pytest.mark.parametrize("game", GAMES)
def test_dragging_inside_the_hand_sorts_it_and_commits_nothing(seated: Callable[..., Page], game: str):
    page = seated(game)
    version, before = look(page).version, page.evaluate(HAND)
    first, last = (page.locator(f'[data-sort="{before[place]}"]') for place in (0, -1))
    x, y = middle(first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*middle(last), steps=6)
    assert page.evaluate(HAND) == [*before[1:], before[0]]  # the gap is open
    page.mouse.move(4, 4, steps=3)
    assert page.evaluate(HAND) == before  # away from the hand it has closed again
    page.mouse.move(*middle(last), steps=6)
    page.mouse.up()
    expect(page.locator("[data-float]")).to_have_count(0)
    expect(page.locator('[data-sort][aria-pressed="true"]')).to_have_count(0)
    assert page.evaluate(HAND) == [*before[1:], before[0]]
    assert look(page).version == version
    first.focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate(HAND) == [*before[1:-1], before[0], before[-1]]


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_finger_carries_a_piece_and_sees_it_above_itself(seated: Callable[..., Page]):
    page = seated("sultan", size=PHONE)
    version = look(page).version
    line = page.context.new_cdp_session(page)
    x, y = middle(page.locator(PIECE).first)
    touch(line, "touchStart", (x, y))
    touch(line, "touchMove", (x, y - 20))
    page.wait_for_selector("[data-float]")
    assert middle(page.locator("[data-float]"))[1] < y - 50
    goal = middle(page.locator(PLACE).first)
    touch(line, "touchMove", (goal[0], goal[1] + 40))
    page.wait_for_selector("[data-over]")
    touch(line, "touchEnd")
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=version
    )


def test_a_second_finger_puts_down_what_is_carried(seated: Callable[..., Page]):
    page = seated("sultan", size=PHONE)
    line = page.context.new_cdp_session(page)
    x, y = middle(page.locator(PIECE).first)
    touch(line, "touchStart", (x, y))
    touch(line, "touchMove", (x, y - 40))
    page.wait_for_selector("[data-float]")
    touch(line, "touchStart", (x, y - 40), (60, 300))
    expect(page.locator("[data-float]")).to_have_count(0)
    touch(line, "touchEnd")
    expect(page.locator('[data-lift][aria-pressed="true"]')).to_have_count(0)


def test_before_a_card_is_revealed_the_table_shows_what_it_would_collect(seated: Callable[..., Page], address: str):
    page = seated("treasures")
    for _ in range(MOST_MOVES):
        view = page.request.get(f"{address}/api/tables/{page.url.rsplit('/', 1)[1]}/poll?seat=0").json()["view"]
        brings = [(card, sets) for card, sets in view.get("prospects", {}).items() if len(sets) == 1]
        if brings:
            break
        make_moves(page, 1)
        wait_for_turn(page)
    else:
        raise AssertionError("no card collects anything")
    card, sets = brings[0]
    page.locator(f'[data-anchor="card-{card}"] [data-lift]').first.click()
    expect(page.locator('[data-drop^="set-"], [data-drop^="table-"]')).not_to_have_count(0)
    page.locator('[data-drop^="set-"], [data-drop^="table-"]').first.click()
    deadline = time.monotonic() + PATIENCE
    while not is_told(page, address, sets[0]["cards"]):
        assert time.monotonic() < deadline, "nobody is told that these cards were taken"
        page.wait_for_timeout(100)


def is_told(page: Page, address: str, cards: list[object]) -> bool:
    """Has somebody taken just these cards, the played one last?"""
    facts = page.request.get(f"{address}/api/tables/{page.url.rsplit('/', 1)[1]}/poll?seat=0").json()["events"]
    return any(fact["type"] == "cards_taken" and [*fact["cards"], fact["card"]] == cards for fact in facts)


# own answers at once


def slowed(socket: WebSocketRoute) -> None:
    """What is said arrives late."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        time.sleep(SLOW / 1000)
        server.send(message)

    socket.on_message(pass_on)


# Milliseconds from the press until the piece lies on its place: the way that it has begun to go on the next picture.
# How late a busy machine draws that picture is no matter of the page.
PRESS_AND_MEASURE = """async (place) => {
    const box = place.getBoundingClientRect();
    place.click();
    await new Promise(requestAnimationFrame);
    const laid = document.querySelector("[data-laid]");
    if (!laid) return Infinity;
    const ways = laid.getAnimations();
    const time = Math.max(0, ...ways.map((way) => way.effect.getComputedTiming().endTime));
    ways.forEach((way) => way.finish());
    const { left, top, width, height } = laid.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom ? time : Infinity;
}"""


@pytest.mark.parametrize("motion", ["full", "none"])
def test_on_a_slow_line_a_piece_lies_on_its_place_at_once(seated: Callable[..., Page], motion: str):
    page = seated("sultan", routed=slowed, motion=motion)
    page.wait_for_selector('[data-showing="false"]')
    version = look(page).version
    page.locator(PIECE).first.click()
    place = page.locator(PLACE).first
    place.wait_for()
    assert place.evaluate(PRESS_AND_MEASURE) < SOON
    assert look(page).version == version
    page.wait_for_function(
        "(version) => Number(document.querySelector('[data-status]').dataset.version) > version", arg=version
    )
    expect(page.locator("[data-float]")).to_have_count(0)


def refusing(socket: WebSocketRoute) -> None:
    """A server that refuses every move."""
    server = socket.connect_to_server()

    def answer(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] != "move":
            return server.send(message)
        answered = {"type": "refused", "id": said["id"], "version": said["version"], "stale": False}
        return socket.send(json.dumps(answered | {"rule": "S-01", "reason": "not_your_turn", "details": {}}))

    socket.on_message(answer)


def test_a_refused_piece_goes_back_with_its_reason(seated: Callable[..., Page]):
    page = seated("sultan", routed=refusing, motion="full")
    lift(page)
    page.mouse.move(*middle(page.locator(PLACE).first), steps=4)
    page.mouse.up()
    page.wait_for_selector("[data-refusal]")
    expect(page.locator("[data-float]")).to_have_count(0)
    piece = page.locator(PIECE).first
    expect(piece).to_have_css("opacity", "1")
