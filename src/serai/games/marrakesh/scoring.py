"""Points and winners of Marrakesh (M-191 to M-198)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.game import Result
from serai.games.marrakesh.pieces import COLOUR_COUNT, DISTRICTS, PURPLE, ROOM, SOUK, no_numbers
from serai.games.marrakesh.rules.moments import CITIES as CITY_TILES
from serai.games.marrakesh.rules.moments import NOTHING
from serai.games.marrakesh.rules.moments import OASES as OASIS_TILES
from serai.games.marrakesh.state import (
    CITIES,
    CITY_DAY,
    KESHIS,
    SCORE,
    SELLERS,
    STEPS,
    STOCK,
    TRACK,
    TRACK_COUNT,
    Marrakesh,
)


def is_filled(table: Marrakesh, seat: i64, district: i64) -> bool:
    """M-007: eight keshis of its colour and a water seller."""
    return table.of(seat, KESHIS + district) == ROOM and table.of(seat, SELLERS + district) == 1


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
    stock = table.of(seat, STOCK + resource)
    return stock if stock < tile.most_returned() else tile.most_returned()


def oasis_points(table: Marrakesh, seat: i64, oasis: i64) -> i64:
    """What an acquired oasis scores at the end."""
    return OASIS_TILES[oasis].value(table, seat) + returned_for(table, seat, oasis)


class FinalScore:
    """What a seat scores in the end, part by part."""

    def __init__(self, table: Marrakesh, seat: i64) -> None:
        self.before: i64 = table.of(seat, SCORE)
        self.districts: i64 = 10 * filled_districts(table, seat)
        self.stock: i64 = table.count_of(seat, STOCK, 3) + table.count_of(seat, KESHIS + PURPLE, COLOUR_COUNT - PURPLE)
        self.scored: vec[i64] = best_three(table, seat, self.stock)
        self.oases: i64 = 0
        for oasis in self.scored:
            self.oases += oasis_points(table, seat, oasis)
            self.stock -= returned_for(table, seat, oasis)
        self.cities: i64 = city_points(table, seat, 0) + city_points(table, seat, 1)
        self.resources: i64 = self.stock // 2
        self.total: i64 = self.before + self.districts + self.oases + self.cities + self.resources


def best_three(table: Marrakesh, seat: i64, stock: i64) -> vec[i64]:
    """M-193, M-194: the three with the highest total; of equal ones the smallest numbers."""
    owned = owned_oases(table, seat)
    count: i64 = len(owned)
    if count <= 3:
        return owned
    best = no_numbers()
    most: i64 = -1
    first: i64 = 0
    while first < count - 2:
        second = first + 1
        while second < count - 1:
            third = second + 1
            while third < count:
                three = append(append(append(no_numbers(), owned[first]), owned[second]), owned[third])
                worth = total_of(table, seat, three, stock)
                if worth > most:
                    most = worth
                    best = three
                third += 1
            second += 1
        first += 1
    return best


def owned_oases(table: Marrakesh, seat: i64) -> vec[i64]:
    """The acquired oases, ascending."""
    return vec[i64](sorted(int(table.of(seat, TRACK + place)) for place in range(table.of(seat, TRACK_COUNT))))


def total_of(table: Marrakesh, seat: i64, oases: vec[i64], stock: i64) -> i64:
    """M-194: the points of these oases and of the resources then left."""
    points: i64 = 0
    for oasis in oases:
        points += oasis_points(table, seat, oasis)
        stock -= returned_for(table, seat, oasis)
    return points + stock // 2


def city_points(table: Marrakesh, seat: i64, place: i64) -> i64:
    """M-224: a desert city on its day side."""
    if table.of(seat, CITY_DAY + place) == 0:
        return 0
    return CITY_TILES[table.of(seat, CITIES + place)].value(table, seat)


def result(table: Marrakesh) -> Result:
    """M-198: most points win; then the palace stairs, then the mosque stairs decide."""
    seats = range(table.setting.players)
    finals = [FinalScore(table, seat) for seat in seats]
    scores = [int(final.total) for final in finals]
    ranks = [(scores[seat], table.of(seat, STEPS), table.of(seat, STEPS + 1)) for seat in seats]
    winners = [seat for seat in seats if ranks[seat] == max(ranks)]
    breakdown: list[object] = [parts(table, seat, finals[seat]) for seat in seats]
    return Result(scores, winners, {"breakdown": breakdown})


def parts(table: Marrakesh, seat: i64, final: FinalScore) -> dict[str, object]:
    """Where a seat's points come from."""
    filled = [name for district, name in enumerate(DISTRICTS[:SOUK]) if is_filled(table, seat, district)]
    oases = [{"oasis": int(oasis), "points": int(oasis_points(table, seat, oasis))} for oasis in final.scored]
    shown = [place for place in range(2) if table.of(seat, CITY_DAY + place) == 1]
    cities = [
        {"city": int(table.of(seat, CITIES + place)), "points": int(city_points(table, seat, place))} for place in shown
    ]
    return {
        "before": int(final.before),
        "districts": {"filled": filled, "points": int(final.districts)},
        "oases": {"scored": oases, "points": int(final.oases)},
        "cities": {"scored": cities, "points": int(final.cities)},
        "resources": {"left": int(final.stock), "points": int(final.resources)},
    }
