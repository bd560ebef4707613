"""What each answer would change on the own board, and what it would let its seat decide next."""

from typing import Final, TypedDict

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Item
from serai.games.marrakesh.actions import VOCABULARY
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import (
    COLOUR_COUNT,
    COLOURS,
    DISTRICTS,
    FIELDS_ROUND,
    PURPLE,
    RED,
    RESOURCES,
    SOUK,
    SQUARE_FIELDS,
    STAIRS,
    TRACK_PLACES,
    Colour,
)
from serai.games.marrakesh.rules.phases import ChooseKeshis
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.rules.supply import supply_cost
from serai.games.marrakesh.scoring import filled_districts
from serai.games.marrakesh.state import Marrakesh

PASSES: Final = ("end_action", "decline", "stop")
ASSISTANT: Final = "assistant:"
THEN: Final = "then:"


class Change(TypedDict):
    """A number of the own board, before and after; `then:<verb>` counts the answers of a choice that would follow."""

    what: str
    before: int
    after: int


def previews(one: Marrakesh, other: Marrakesh, seat: i64) -> list[list[Change]]:
    """What each answer of a seat that has to decide would change, in the order of its legal actions.

    Both tables are imagined from what the seat knows; a change that only one of them shows hangs on something hidden,
    and is not told.
    """
    choice = one.choice_of(seat)
    if choice is None or isinstance(choice, ChooseKeshis):
        return []  # keshis behind the screen are looked at one by one
    legal = LegalActions()
    choice.legal(one, legal)
    before = numbers(one, seat)
    return [changes(one, other, seat, choice, action, before) for action in legal.listed()]


def changes(
    one: Marrakesh, other: Marrakesh, seat: i64, choice: Item, action: int, before: dict[str, int]
) -> list[Change]:
    """What one answer would change."""
    here, there = after(one, seat, choice, action), after(other, seat, choice, action)
    return [
        {"what": what, "before": before.get(what, 0), "after": number}
        for what, number in here.items()
        if number != before.get(what, 0) and number == there.get(what) and is_told(what, number)
    ]


def is_told(what: str, number: int) -> bool:
    """An assistant that is used leaves its district: nobody has to be told."""
    return not what.startswith(ASSISTANT) or number > 0


def after(table: Marrakesh, seat: i64, choice: Item, action: int) -> dict[str, int]:
    """The numbers of the board once an answer is given; what all decide at the same time is not played on."""
    twin = table.copy()
    if choice.is_simultaneous():
        choice.choose(twin, action)
        return numbers(twin, seat)
    twin.choose(action)
    return numbers(twin, seat) | asked_then(table, twin, seat)


def asked_then(table: Marrakesh, twin: Marrakesh, seat: i64) -> dict[str, int]:
    """What the same seat decides next, if it was not to be decided anyway, and in how many ways but passing."""
    if twin.actor() != seat or twin.waiting in list(table.planned()):
        return {}
    legal = LegalActions()
    twin.fill(legal)
    ways = [name for name in (VOCABULARY.verb(action).name for action in legal.listed()) if name not in PASSES]
    return {THEN + twin.phase(): len(ways)}


def keshi_previews(table: Marrakesh, seat: i64) -> dict[Colour, list[Change]]:
    """M-060 to M-062: what each keshi behind the screen would bring, to a seat that chooses three of them."""
    if not isinstance(table.choice_of(seat), ChooseKeshis):
        return {}
    held = [colour for colour in range(COLOUR_COUNT) if table.is_behind_screen(seat, colour)]
    return {COLOURS[colour]: [sent(table, seat, colour)] for colour in held}


def sent(table: Marrakesh, seat: i64, colour: i64) -> Change:
    """The assistant that a keshi sends: a red one to any district."""
    if colour == RED:
        return {"what": "red_assistant", "before": 0, "after": 1}
    district = SOUK if colour >= PURPLE else colour
    there = int(table.assistants(seat, district))
    return {"what": ASSISTANT + DISTRICTS[district], "before": there, "after": there + 1}


def numbers(table: Marrakesh, seat: i64) -> dict[str, int]:
    """All that is counted on a board."""
    counted = {"points": int(table.score(seat))}
    for resource, name in enumerate(RESOURCES):
        counted[name] = int(table.stock(seat, resource))
    for stairs, staircase in enumerate(STAIRS):
        counted[staircase] = int(table.step(seat, stairs))
    counted["river"] = int(table.boat(seat))
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        counted[f"keshi:{COLOURS[colour]}"] = int(table.keshis(seat, colour))
        colour += 1
    counted["scrolls"] = int(table.scroll_count(seat))
    counted["luxuries"] = int(table.luxury_count(seat))
    counted["oases"] = int(table.track_size(seat))
    counted["gates"] = int(table.gate_count(seat))
    counted["full"] = int(filled_districts(table, seat))
    counted["track_keshis"] = len([place for place in range(TRACK_PLACES) if table.track_keshi(seat, place) > 0])
    counted["cities"] = len([place for place in range(2) if table.city_at(seat, place) > 0])
    counted["cities_won"] = len([place for place in range(2) if table.is_day(seat, place)])
    return counted | on_the_square(table, seat) | at_work(table, seat) | due_with_chosen(table, seat)


def on_the_square(table: Marrakesh, seat: i64) -> dict[str, int]:
    """How many spectators face each field."""
    return {f"spectators:{SQUARE_FIELDS[field]}": int(spectators(table, seat, field)) for field in range(FIELDS_ROUND)}


def at_work(table: Marrakesh, seat: i64) -> dict[str, int]:
    """Where assistants stand."""
    return {ASSISTANT + name: int(table.assistants(seat, district)) for district, name in enumerate(DISTRICTS)}


def due_with_chosen(table: Marrakesh, seat: i64) -> dict[str, int]:
    """What the supply asks for at the end of the season, with a tile that is chosen and not yet turned up."""
    owed = supply_cost(table, seat)
    chosen, printed = table.chosen_supply(seat), table.setting.printed
    for resource in (WATER, DATE, DINAR):
        owed[resource] += printed.supply_cost[chosen * 3 + resource]
    due = {f"due:{name}": int(owed[resource]) for resource, name in enumerate(RESOURCES)}
    return due | {"due_points": int(owed[3] + printed.supply_loss[chosen])}
