"""Blind play: games by roles, names and states alone, as a screen reader tells them."""

import random
import re
import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from serai.games import find_game, game_names
from tests.browser.place import move_on, new_table
from tests.conftest import Person

pytestmark = pytest.mark.whole_games

PATIENCE = 20.0
MOST_PRESSES = 3000
NO_DRAWER = (1024, 768)
SHORT: dict[str, dict[str, object]] = {"treasures": {"teams": True, "target_check": "immediate"}}
LINE = re.compile(r'^(?P<deep> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$')
RULE = re.compile(r"^(Show rule )?[A-Z]-S?\d+$")
# Where a listener looks for the next thing to press, the end of a choice before its beginning.
PARTS = ("dialog", "The table", "Your things", "What to do now")
ANSWERS_FIRST = ("dialog", "Your things", "The table", "What to do now")  # where all answers stand in a list
DECISIVE = ("Take", "Yes")
# A game of hundreds of answers: so many by ear, the rest is hurried.
BY_EAR = {"marrakesh": 80}
NEVER = re.compile(
    r"^(Hint|Undo|Ask to undo|Esc.*|Close|No|Keep.*|.*puts it back|Whole map|Fold the map"
    r"|(Scrolls|Luxury|Behind your screen|Open the riad).*)$",
    re.IGNORECASE,
)


class Thing(NamedTuple):
    """Something that can be pressed: where it is, what it is called, and the so-maniest of that name there."""

    part: str
    name: str
    number: int
    pressed: bool


def told(page: Page) -> str:
    """The whole page, as it is told."""
    return page.locator("body").aria_snapshot()


def unquoted(line: str) -> str:
    """A line whose name holds a colon stands in quotes."""
    start, quote, rest = line.partition("- '")
    return f"{start}- {rest.replace(chr(39) * 2, chr(39))}" if quote and not start.strip() else line


def things(snapshot: str) -> Iterator[Thing]:
    """What can be pressed, part by part."""
    inside: list[tuple[int, str]] = []
    seen: dict[tuple[str, str], int] = {}
    for line in snapshot.splitlines():
        found = LINE.match(unquoted(line))
        if not found:
            continue
        deep, role, name = len(found["deep"]), found["role"], (found["name"] or "").replace('\\"', '"')
        inside = [each for each in inside if each[0] < deep]
        if role in ("region", "dialog"):
            inside.append((deep, name if role == "region" else "dialog"))
        part = next((part for _, part in reversed(inside) if part in PARTS), "")
        if role != "button" or not part:
            continue
        number = seen.get((part, name), 0)
        seen[part, name] = number + 1
        if "[disabled]" not in found["rest"] and not RULE.match(name) and not NEVER.match(name):
            yield Thing(part, name, number, "[pressed]" in found["rest"])


def press(page: Page, thing: Thing) -> None:
    inside = (
        page.get_by_role("dialog")
        if thing.part == "dialog"
        else page.get_by_role("region", name=thing.part, exact=True)
    )
    button = inside.get_by_role("button", name=thing.name, exact=True).nth(thing.number)
    button.focus(timeout=PATIENCE * 1000)
    button.press("Enter")


def next_thing(snapshot: str, tried: set[Thing], chance: random.Random, parts: tuple[str, ...]) -> Thing | None:
    """Something that was not tried since the table last changed; else anything."""
    all_things = list(things(snapshot))
    decided = [each for each in all_things if each.name in DECISIVE]
    if decided:
        return decided[0]
    for part in parts:
        fresh = [each for each in all_things if each.part == part and not each.pressed and each not in tried]
        if fresh:
            return chance.choice(fresh)
    tried.clear()
    return chance.choice(all_things) if all_things else None


def listen(page: Page, before: str) -> str:
    """Wait until something else is told, and something can be done, or it is the end."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        now = told(page)
        if now != before and (is_over(now) or (is_turn(now) and any(things(now)))):
            return now
    return told(page)


def is_turn(snapshot: str) -> bool:
    return "Your turn" in snapshot


def is_over(snapshot: str) -> bool:
    return 'button "Play again"' in snapshot


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_played_by_ear_alone(person: Person, address: str, game: str):
    page = person(path=None, size=NO_DRAWER)
    bots = ["random"] * (find_game(game).players[-1] - 1)  # so most moves are theirs
    table = new_table(page.context, address, game, "me:Anna", *bots, **SHORT.get(game, {}))
    page.goto(f"{address}/table/{table}")
    chance = random.Random(3)
    tried: set[Thing] = set()
    parts = ANSWERS_FIRST if page.get_by_role("group", name="The city").count() else PARTS
    now = listen(page, "")
    for _ in range(BY_EAR.get(game, MOST_PRESSES)):
        if is_over(now):
            break
        thing = next_thing(now, tried, chance, parts)
        assert thing is not None, f"nothing can be pressed:\n{now}"
        tried.add(thing)
        press(page, thing)
        now = listen(page, now)
    if game in BY_EAR:
        move_on(page.context, address, table, MOST_PRESSES)
        page.get_by_role("button", name="Play again").wait_for()
        now = told(page)
    assert is_over(now), now
