"""Points and winners of Sultan."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Result
from serai.games.sultan.pieces import COLOURS, Setting
from serai.games.sultan.state import COLOUR_COUNT, Sultan, jewels


def score(table: Sultan, seat: i64) -> i64:
    """S-47: jewel points and colour bonuses."""
    return collection_points(table.setting, table.cells[jewels(seat) : jewels(seat) + COLOUR_COUNT])


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
    seats = range(table.setting.players)
    scores = [int(score(table, seat)) for seat in seats]
    counts = [int(table.count(jewels(seat), COLOUR_COUNT)) for seat in seats]
    return Result(
        scores, winners(scores, counts), {"jewels": counts, "breakdown": [breakdown(table, s) for s in seats]}
    )


def winners(scores: list[int], counts: list[int]) -> list[int]:
    best = max(zip(scores, counts, strict=True))
    return [seat for seat, mine in enumerate(zip(scores, counts, strict=True)) if mine == best]


def breakdown(table: Sultan, seat: i64) -> dict[str, object]:
    """Where a seat's points come from: for each colour how many, their points and their bonus."""
    parts: dict[str, object] = {}
    for colour, name in enumerate(COLOURS):
        count = table.cells[jewels(seat) + colour]
        points = count * table.setting.values[colour]
        parts[name] = {"count": int(count), "points": int(points), "bonus": int(bonus(table.setting, count))}
    return parts
