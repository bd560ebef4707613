"""Points and winners of Sultan."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Result, is_tie_broken, ranked
from serai.games.sultan.pieces import COLOURS, Colour, Setting
from serai.games.sultan.state import COLOUR_COUNT, Sultan, jewel_cell


class Part(TypedDict):
    """What the jewels of one colour bring: how many they are, their points and their bonus."""

    count: int
    points: int
    bonus: int


class SultanResult(TypedDict):
    """For each seat: its jewels, and where its points come from."""

    jewels: list[int]
    breakdown: list[dict[Colour, Part]]


def score(table: Sultan, seat: i64) -> i64:
    """S-47: jewel points and colour bonuses."""
    return collection_points(table.setting, table.cells[jewel_cell(seat) : jewel_cell(seat) + COLOUR_COUNT])


def collection_points(setting: Setting, collection: vec[i64]) -> i64:
    """S-42 to S-46: each jewel's value, and one bonus for each colour."""
    points: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        count = collection[colour]
        points += count * setting.values[colour] + bonus(setting, count)
        colour += 1
    return points


def bonus(setting: Setting, count: i64) -> i64:
    """S-43, S-44: the bonus for that many jewels of one colour."""
    last: i64 = len(setting.bonus) - 1
    return setting.bonus[count if count < last else last]


def result(table: Sultan) -> Result:
    """S-48 to S-50: most points win, then most jewels; who is level in both shares the victory."""
    scores = [int(score(table, seat)) for seat in range(table.setting.players)]
    reached = places(scores, jewel_counts(table))
    winners = [seat for seat, place in enumerate(reached) if place == 1]
    return Result(scores, winners, details(table), reached, "S-49" if is_tie_broken(scores, winners) else None)


def places(scores: list[int], counts: list[int]) -> list[int]:
    """S-48 to S-50: the place of each seat, 1 for the best; who is level in points and jewels shares a place."""
    return ranked(list(zip(scores, counts, strict=True)))


def jewel_counts(table: Sultan) -> list[int]:
    return [int(table.count(jewel_cell(seat), COLOUR_COUNT)) for seat in range(table.setting.players)]


def details(table: Sultan) -> SultanResult:
    parts = [breakdown(table, seat) for seat in range(table.setting.players)]
    return {"jewels": jewel_counts(table), "breakdown": parts}


def breakdown(table: Sultan, seat: i64) -> dict[Colour, Part]:
    """Where a seat's points come from, colour by colour."""
    parts: dict[Colour, Part] = {}
    for colour, name in enumerate(COLOURS):
        count = table.cells[jewel_cell(seat) + colour]
        points = count * table.setting.values[colour]
        parts[name] = {"count": int(count), "points": int(points), "bonus": int(bonus(table.setting, count))}
    return parts
