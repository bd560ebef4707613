"""What each answer would change on the own board."""

from typing import Final, TypedDict

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, COLOURS, RESOURCES, STAIRS
from serai.games.marrakesh.scoring import filled_districts
from serai.games.marrakesh.state import Marrakesh

MOST_PREVIEWS: Final[i64] = 120  # keshis behind the screen are looked at in another way


class Change(TypedDict):
    """A number of the own board, before and after."""

    what: str
    before: int
    after: int


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
    counted["gates"] = int(table.gate_count(seat))
    counted["full"] = int(filled_districts(table, seat))
    return counted
