"""Stones, categories and winners of Treasures."""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Result
from serai.core.rows import bit, zeros
from serai.games.treasures.pieces import CATEGORIES, CATEGORY_COUNT, Category, colour_of
from serai.games.treasures.state import CLAIMED, STONES, SWEEPS, WON, RoundResult, Treasures, card_won, won_by

NOBODY_HOLDS: Final[i64] = -1
UNJUDGED: Final = zeros(0)


class WonCategory(TypedDict):
    """What everyone held of a category, and who got its stone: seats, or teams if they count together."""

    counts: list[int]
    winner: int | None


class Round(TypedDict):
    """What a round brought; nothing was counted in one that ended at once."""

    round: int
    dealer: int
    tiebreak: bool
    participants: list[int]
    sweeps: list[int]  # for each seat
    claimed_sweeps: list[int]
    categories: dict[Category, WonCategory] | None
    stones: list[int]  # for each side: seat, or team


class TreasuresResult(TypedDict):
    """The stones of each side, and where they come from."""

    stones: list[int]
    rounds: list[Round]


def holdings(table: Treasures) -> vec[i64]:
    """T-47 to T-52, T-76: for each category, four cells: what each seat has in its pile, or each team if pooled."""
    counts = zeros(CATEGORY_COUNT * 4)
    pooled = table.setting.pooled
    place: i64 = 0
    while place < table.won_count:
        won = table.cells[WON + place]
        holder = table.setting.side_of(won_by(won)) if pooled else won_by(won)
        counts[holder] += 1
        counts[category_of(card_won(won)) * 4 + holder] += 1
        place += 1
    return counts


def category_of(card: i64) -> i64:
    """The category a card's colour counts for: sapphire, ruby, emerald or diamond."""
    return 4 - colour_of(card)


def category_winner(counts: vec[i64], category: i64) -> i64:
    """T-53 to T-55: who has strictly more than each other, or -1; of nothing at all nobody has more."""
    winner = NOBODY_HOLDS
    most: i64 = 0
    holder: i64 = 0
    while holder < 4:
        count = counts[category * 4 + holder]
        if count > most:
            most = count
            winner = holder
        elif count == most:
            winner = NOBODY_HOLDS
        holder += 1
    return winner


def category_winners(counts: vec[i64]) -> vec[i64]:
    """For each category who gets its stone, or -1."""
    holders = zeros(CATEGORY_COUNT)
    category: i64 = 0
    while category < CATEGORY_COUNT:
        holders[category] = category_winner(counts, category)
        category += 1
    return holders


def round_result(table: Treasures, counts: vec[i64], holders: vec[i64]) -> RoundResult:
    """What the present round brought; a round that ended at once was not judged and has no counts."""
    return RoundResult(
        table.past,
        table.round,
        table.dealer,
        table.participants,
        table.tiebreak,
        table.cells[SWEEPS : SWEEPS + 4],
        table.cells[CLAIMED : CLAIMED + 4],
        counts,
        holders,
        round_stones(table, holders),
    )


def round_stones(table: Treasures, holders: vec[i64]) -> vec[i64]:
    """T-74: the stones each side won in this round."""
    stones = zeros(4)
    seat: i64 = 0
    while seat < table.setting.players:
        stones[table.setting.side_of(seat)] += table.cells[SWEEPS + seat] + table.cells[CLAIMED + seat]
        seat += 1
    for holder in holders:
        if holder >= 0:
            stones[table.setting.side_of(holder)] += 1
    return stones


def leaders(stones: vec[i64], start: i64, sides: i64) -> i64:
    """A bit for each side that has the most of these stones."""
    most = highest(stones, start, sides)
    found: i64 = 0
    side = sides - 1
    while side >= 0:
        found = found * 2 + (1 if stones[start + side] == most else 0)
        side -= 1
    return found


def highest(stones: vec[i64], start: i64, sides: i64) -> i64:
    most = stones[start]
    side: i64 = 1
    while side < sides:
        if stones[start + side] > most:
            most = stones[start + side]
        side += 1
    return most


def contenders(table: Treasures) -> i64:
    """T-62, T-63, T-65, T-72: a bit for each side that may have won; none below the target."""
    sides = table.setting.sides
    if highest(table.cells, STONES, sides) < table.setting.target:
        return 0
    if not table.setting.all_reached:
        return leaders(table.cells, STONES, sides)
    found: i64 = 0
    side: i64 = 0
    while side < sides:
        if table.cells[STONES + side] >= table.setting.target:
            found |= bit(side)
        side += 1
    return found


def tiebreak_leaders(table: Treasures) -> i64:
    """T-68 to T-70: the sides of this tie-break that won the most stones in it."""
    assert table.past is not None
    stones = table.past.stones[:]
    side: i64 = 0
    while side < table.setting.sides:
        if not table.takes_part(side):  # with teams seat 0 and seat 1 stand for them, and all take part
            stones[side] = -1
        side += 1
    return leaders(stones, 0, table.setting.sides)


def seats_of_sides(table: Treasures, sides: i64) -> i64:
    """T-65, T-77: a bit for each seat of these sides."""
    return sides * 5 if table.setting.teams else sides


def single(sides: i64) -> i64:
    """The side whose bit this is."""
    side: i64 = 0
    while sides > 1:
        sides >>= 1
        side += 1
    return side


def result(table: Treasures) -> Result:
    """The side that won the game; while nobody has, those with the most stones."""
    setting = table.setting
    stones = [int(table.cells[STONES + side]) for side in range(setting.sides)]
    scores = [stones[setting.side_of(seat)] for seat in range(setting.players)]
    ahead = [side for side in range(setting.sides) if stones[side] == max(stones)]
    winning = ahead if table.winner < 0 else [int(table.winner)]
    winners = [seat for seat in range(setting.players) if setting.side_of(seat) in winning]
    tiebreak = table.winner >= 0 and table.past is not None and table.past.tiebreak
    return Result(scores, winners, details(table), decided_by="T-65" if tiebreak else None)


def details(table: Treasures) -> TreasuresResult:
    stones = [int(table.cells[STONES + side]) for side in range(table.setting.sides)]
    return {"stones": stones, "rounds": rounds(table)}


def rounds(table: Treasures) -> list[Round]:
    """Where all stones come from, round by round."""
    return [written_round(table, past) for past in past_rounds(table)]


def past_rounds(table: Treasures) -> list[RoundResult]:
    """All rounds that have ended, in their order."""
    found: list[RoundResult] = []
    past = table.past
    while past is not None:
        found.append(past)
        past = past.before
    found.reverse()
    return found


def written_round(table: Treasures, past: RoundResult) -> Round:
    seats = range(table.setting.players)
    judged = len(past.counts) > 0
    return {
        "round": int(past.round),
        "dealer": int(past.dealer),
        "tiebreak": past.tiebreak,
        "participants": [seat for seat in seats if (past.participants >> seat) & 1],
        "sweeps": [int(past.sweeps[seat]) for seat in seats],
        "claimed_sweeps": [int(past.claimed[seat]) for seat in seats],
        "categories": written_categories(table, past) if judged else None,
        "stones": [int(past.stones[side]) for side in range(table.setting.sides)],
    }


def written_categories(table: Treasures, past: RoundResult) -> dict[Category, WonCategory]:
    holders = range(2 if table.setting.pooled else table.setting.players)
    categories: dict[Category, WonCategory] = {}
    for category, name in enumerate(CATEGORIES):
        winner = int(past.holders[category])
        categories[name] = {
            "counts": [int(past.counts[category * 4 + holder]) for holder in holders],
            "winner": winner if winner >= 0 else None,
        }
    return categories
