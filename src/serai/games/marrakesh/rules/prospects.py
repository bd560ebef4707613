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
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.phases import ChooseKeshis
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.rules.supply import supply_cost
from serai.games.marrakesh.scoring import filled_districts
from serai.games.marrakesh.state import Marrakesh

PASSES: Final = ("end_action", "decline", "stop")
ASSISTANT: Final = "assistant:"
THEN: Final = "then:"
COUNTED: Final = (
    "points",
    *RESOURCES,
    *STAIRS,
    "river",
    *(f"keshi:{colour}" for colour in COLOURS),
    "scrolls",
    "luxuries",
    "oases",
    "gates",
    "full",
    "track_keshis",
    "cities",
    "cities_won",
    *(f"spectators:{field}" for field in SQUARE_FIELDS[:FIELDS_ROUND]),
    *(ASSISTANT + district for district in DISTRICTS),
    *(f"due:{resource}" for resource in RESOURCES),
    "due_points",
)


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
    return told_apart([changes(one, other, seat, choice, action, before) for action in legal.listed()])


def told_apart(found: list[list[Change]]) -> list[list[Change]]:
    """What happens whatever is answered belongs to no answer, unless an answer has nothing else to tell."""
    common = [change for change in found[0] if all(change in others for others in found)] if len(found) > 1 else []
    own = [[change for change in changed if change not in common] for changed in found]
    return [apart or changed for apart, changed in zip(own, found, strict=True)]


def changes(one: Marrakesh, other: Marrakesh, seat: i64, choice: Item, action: int, before: list[int]) -> list[Change]:
    """What one answer would change."""
    here, there = after(one, choice, action), after(other, choice, action)
    found: list[Change] = [
        {"what": what, "before": was, "after": now}
        for what, was, now, elsewhere in zip(COUNTED, before, numbers(here, seat), numbers(there, seat), strict=True)
        if now != was and now == elsewhere and is_told(what, now)
    ]
    then = asked_then(one, here, seat)
    if then is not None and then == asked_then(other, there, seat):
        found.append(then)
    return found


def is_told(what: str, number: int) -> bool:
    """An assistant that is used leaves its district: nobody has to be told."""
    return number > 0 or not what.startswith(ASSISTANT)


def after(table: Marrakesh, choice: Item, action: int) -> Marrakesh:
    """The table once an answer is given; what all decide at the same time is not played on."""
    twin = table.copy()
    if choice.is_simultaneous():
        choice.choose(twin, action)
    else:
        twin.choose(action)
    return twin


def asked_then(table: Marrakesh, twin: Marrakesh, seat: i64) -> Change | None:
    """What the same seat decides next, if it was not to be decided anyway, and in how many ways but passing."""
    waiting = twin.waiting
    if twin.actor() != seat or waiting in list(table.planned()) or not isinstance(waiting, Decision):
        return None
    legal = LegalActions()
    twin.fill(legal)
    ways = [name for name in (VOCABULARY.verb(action).name for action in legal.listed()) if name not in PASSES]
    if not ways:
        return None
    return {"what": THEN + waiting.verbs()[0].name, "before": 0, "after": len(ways)}


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


def numbers(table: Marrakesh, seat: i64) -> list[int]:
    """All that is counted on a board, in the order of COUNTED."""
    counted = [int(table.score(seat))]
    counted += [int(table.stock(seat, resource)) for resource in range(len(RESOURCES))]
    counted += [int(table.step(seat, stairs)) for stairs in range(len(STAIRS))]
    counted += [int(table.boat(seat))]
    counted += [int(table.keshis(seat, colour)) for colour in range(COLOUR_COUNT)]
    counted += [
        int(table.scroll_count(seat)),
        int(table.luxury_count(seat)),
        int(table.track_size(seat)),
        int(table.gate_count(seat)),
        int(filled_districts(table, seat)),
        len([place for place in range(TRACK_PLACES) if table.track_keshi(seat, place) > 0]),
        len([place for place in range(2) if table.city_at(seat, place) > 0]),
        len([place for place in range(2) if table.is_day(seat, place)]),
    ]
    counted += [int(spectators(table, seat, field)) for field in range(FIELDS_ROUND)]
    counted += [int(table.assistants(seat, district)) for district in range(len(DISTRICTS))]
    return counted + due_with_chosen(table, seat)


def due_with_chosen(table: Marrakesh, seat: i64) -> list[int]:
    """What the supply asks for at the end of the season, with a tile that is chosen and not yet turned up."""
    owed = supply_cost(table, seat)
    chosen, printed = table.chosen_supply(seat), table.setting.printed
    for resource in (WATER, DATE, DINAR):
        owed[resource] += printed.supply_cost[chosen * 3 + resource]
    return [*(int(owed[resource]) for resource in range(len(RESOURCES))), int(owed[3] + printed.supply_loss[chosen])]
