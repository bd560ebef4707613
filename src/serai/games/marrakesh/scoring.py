"""Points and winners of Marrakesh (M-191 to M-198)."""

from typing import TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.game import Result, is_tie_broken, ranked
from serai.core.rows import bit, bit_count
from serai.games.marrakesh.pieces.names import DISTRICTS, MOSQUE_STAIRS, PALACE_STAIRS, SOUK, District, no_numbers
from serai.games.marrakesh.rules.moments import CITY_TILES, NOTHING, OASIS_TILES
from serai.games.marrakesh.state import Marrakesh


class FilledDistricts(TypedDict):
    filled: list[District]
    points: int


class ScoredOasis(TypedDict):
    oasis: int
    points: int


class ScoredOases(TypedDict):
    scored: list[ScoredOasis]
    points: int


class ScoredCity(TypedDict):
    city: int
    points: int


class ScoredCities(TypedDict):
    scored: list[ScoredCity]
    points: int


class Leftovers(TypedDict):
    left: int
    points: int


class Breakdown(TypedDict):
    """Where a seat's points come from; `before` are those it had when the game ended."""

    before: int
    districts: FilledDistricts
    oases: ScoredOases
    cities: ScoredCities
    resources: Leftovers


class MarrakeshResult(TypedDict):
    """For each seat where its points come from."""

    breakdown: list[Breakdown]


def is_filled(table: Marrakesh, seat: i64, district: i64) -> bool:
    """M-007: enough keshis of its colour and a water seller."""
    needed = table.setting.printed.full_at[district]
    return needed > 0 and table.keshis(seat, district) >= needed and table.has_seller(seat, district)


def filled_districts(table: Marrakesh, seat: i64) -> i64:
    """M-192: the souk is never filled."""
    count: i64 = 0
    district: i64 = 0
    while district < SOUK:
        if is_filled(table, seat, district):
            count += 1
        district += 1
    return count


def returned_for(table: Marrakesh, seat: i64, oasis: i64) -> i64:
    """M-195: all that counts is returned for an oasis that asks for a resource."""
    tile = OASIS_TILES[oasis]
    resource = tile.returns(table)
    if resource == NOTHING:
        return 0
    stock = table.stock(seat, resource)
    return stock if stock < tile.most_returned(table) else tile.most_returned(table)


def oasis_points(table: Marrakesh, seat: i64, oasis: i64) -> i64:
    """What an acquired oasis scores at the end."""
    tile = OASIS_TILES[oasis]
    return tile.value(table, seat) + tile.points(table) * returned_for(table, seat, oasis)


class FinalScore:
    """What a seat scores in the end, part by part."""

    def __init__(self, table: Marrakesh, seat: i64) -> None:
        self.before: i64 = table.score(seat)
        self.districts: i64 = table.setting.printed.full_district * filled_districts(table, seat)
        self.stock: i64 = table.stock_size(seat) + table.goods_size(seat)
        self.scored: vec[i64] = best_oases(table, seat, self.stock)
        self.oases: i64 = 0
        for oasis in self.scored:
            self.oases += oasis_points(table, seat, oasis)
            self.stock -= returned_for(table, seat, oasis)
        self.cities: i64 = best_cities(table, seat)
        self.resources: i64 = self.stock // table.setting.printed.leftovers_per_point
        self.total: i64 = self.before + self.districts + self.oases + self.cities + self.resources


def best_oases(table: Marrakesh, seat: i64, stock: i64) -> vec[i64]:
    """M-193, M-194: those with the highest total, at most three; of equal ones the smallest numbers."""
    owned = owned_oases(table, seat)
    count: i64 = len(owned)
    most = table.setting.printed.oases_scored
    if count <= most:
        return owned
    best = no_numbers()
    highest: i64 = -1
    bits = bit(count) - 1
    while bits > 0:
        if bit_count(bits) == most:
            few = members(owned, bits)
            worth = total_of(table, seat, few, stock)
            if worth > highest:
                highest = worth
                best = few
        bits -= 1
    return best


def members(row: vec[i64], bits: i64) -> vec[i64]:
    """Those of a row whose bits are set, the first of the row by the highest bit."""
    found = no_numbers()
    count: i64 = len(row)
    place: i64 = 0
    while place < count:
        if bits & bit(count - 1 - place) != 0:
            found = append(found, row[place])
        place += 1
    return found


def owned_oases(table: Marrakesh, seat: i64) -> vec[i64]:
    """The acquired oases, ascending."""
    return vec[i64](sorted(int(table.track_oasis(seat, place)) for place in range(table.track_size(seat))))


def total_of(table: Marrakesh, seat: i64, oases: vec[i64], stock: i64) -> i64:
    """M-194: the points of these oases and of the resources then left."""
    points: i64 = 0
    for oasis in oases:
        points += oasis_points(table, seat, oasis)
        stock -= returned_for(table, seat, oasis)
    return points + stock // table.setting.printed.leftovers_per_point


def best_cities(table: Marrakesh, seat: i64) -> i64:
    """M-224: as many desert cities as are scored."""
    left, right = city_points(table, seat, 0), city_points(table, seat, 1)
    if table.setting.printed.cities_scored == 2:
        return left + right
    return max(left, right) if table.setting.printed.cities_scored == 1 else 0


def city_points(table: Marrakesh, seat: i64, place: i64) -> i64:
    """M-224: a desert city on its day side."""
    if not table.is_day(seat, place):
        return 0
    return CITY_TILES[table.city_at(seat, place)].value(table, seat)


def result(table: Marrakesh) -> Result:
    """M-198: most points win; then the palace stairs, then the mosque stairs decide."""
    seats = range(table.setting.players)
    finals = [FinalScore(table, seat) for seat in seats]
    scores = [int(final.total) for final in finals]
    ranks = [
        (scores[seat], int(table.step(seat, PALACE_STAIRS)), int(table.step(seat, MOSQUE_STAIRS))) for seat in seats
    ]
    places = ranked(ranks)
    winners = [seat for seat in seats if places[seat] == 1]
    decided_by = "M-198" if is_tie_broken(scores, winners) else None
    return Result(scores, winners, details(table, finals), places, decided_by)


def details(table: Marrakesh, finals: list[FinalScore]) -> MarrakeshResult:
    return {"breakdown": [breakdown(table, seat, final) for seat, final in enumerate(finals)]}


def breakdown(table: Marrakesh, seat: i64, final: FinalScore) -> Breakdown:
    filled = [name for district, name in enumerate(DISTRICTS[:SOUK]) if is_filled(table, seat, district)]
    oases: list[ScoredOasis] = [
        {"oasis": int(oasis), "points": int(oasis_points(table, seat, oasis))} for oasis in final.scored
    ]
    shown = [place for place in range(2) if table.is_day(seat, place)]
    cities: list[ScoredCity] = [
        {"city": int(table.city_at(seat, place)), "points": int(city_points(table, seat, place))} for place in shown
    ]
    return {
        "before": int(final.before),
        "districts": {"filled": filled, "points": int(final.districts)},
        "oases": {"scored": oases, "points": int(final.oases)},
        "cities": {"scored": cities, "points": int(final.cities)},
        "resources": {"left": int(final.stock), "points": int(final.resources)},
    }
