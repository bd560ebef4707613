"""What lies ahead: the agenda as people read it, and what each answer would change on the own board."""

from typing import Final, TypedDict

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Item
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, COLOURS, RESOURCES, STAIRS
from serai.games.marrakesh.rules.effects import ResolveNext, WaitAgain
from serai.games.marrakesh.rules.river import Sail
from serai.games.marrakesh.rules.stairs import Climb
from serai.games.marrakesh.state import Marrakesh

MOST_PREVIEWS: Final[i64] = 40  # a decision with more answers is looked at in another way


class Rung(TypedDict):
    """One thing that is still to happen."""

    name: str  # the language files call it `rung-<name>`
    args: dict[str, int | str]


class Change(TypedDict):
    """A number of the own board, before and after."""

    what: str
    before: int
    after: int


# what people would name of the agenda; all else is the rules' own business
NAMED: Final[dict[str, str]] = {
    "AssistantTurn": "assistants",
    "UseAssistant": "assistants",
    "ChooseBonus": "connection",
    "PlaceAnother": "place",
    "DistrictAction": "action",
    "TurnDisc": "square",
    "ChooseSquareBonus": "square",
    "SupplyTurn": "supply",
    "DraftTurn": "draft",
    "UseAssistants": "assistants_phase",
    "CollectRiverBonuses": "river_phase",
    "EndRound": "round",
    "NextRound": "round",
    "SeasonScrolls": "season",
    "EndOfGame": "end",
}


def ladder(table: Marrakesh) -> list[Rung]:
    """What is still to happen, the next thing first; the same thing twice in a row is one rung."""
    planned = table.planned()
    rungs: list[Rung] = []
    place = len(planned) - 1
    while place >= 0:
        rung = rung_of(planned[place])
        if rung is not None and (not rungs or rungs[-1] != rung):
            rungs.append(rung)
        place -= 1
    return rungs


def rung_of(item: Item) -> Rung | None:
    if isinstance(item, Climb):
        return {"name": "climb", "args": {"stairs": STAIRS[item.stairs], "steps": int(item.steps)}}
    if isinstance(item, Sail):
        return {"name": "sail", "args": {"steps": int(item.steps)}}
    if isinstance(item, WaitAgain):
        return {"name": "effects", "args": {"count": len(item.effects)}}
    if isinstance(item, ResolveNext):
        return {"name": "effects", "args": {"count": len(item.effects)}}
    name = NAMED.get(type(item).__name__)
    return None if name is None else {"name": name, "args": {"seat": int(item.seat)} if item.seat >= 0 else {}}


def previews(one: Marrakesh, other: Marrakesh, seat: i64) -> list[list[Change]]:
    """What each legal action would change, in their order.

    Both tables are imagined from what the seat knows; a change that only one of them shows hangs on something hidden,
    and is not told.
    """
    legal = LegalActions()
    one.fill(legal)
    if legal.count > MOST_PREVIEWS:
        return []
    before = numbers(one, seat)
    found: list[list[Change]] = []
    for action in legal.listed():
        here, there = numbers(played(one, action), seat), numbers(played(other, action), seat)
        changes: list[Change] = [
            {"what": what, "before": before[what], "after": after}
            for what, after in here.items()
            if after != before[what] and after == there[what]
        ]
        found.append(changes)
    return found


def played(table: Marrakesh, action: int) -> Marrakesh:
    twin = table.copy()
    twin.choose(action)
    return twin


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
    return counted
