"""What people reckon with: room, prices with all discounts, what actions would do, what is due, points by source."""

from typing import Final, TypedDict

from mypy_extensions import i64

from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import (
    BLACK,
    COLOURS,
    DISTRICTS,
    GREEN,
    GREY,
    MOSQUE_STAIRS,
    OASIS_FIELD_COUNT,
    OASIS_FIELDS,
    PALACE_STAIRS,
    POINT_SOURCES,
    PURPLE,
    RESOURCES,
    SCROLL_COLOURS,
    TURQUOISE,
    WHITE,
    WORKSHOP_COUNT,
    Colour,
    District,
    OasisField,
    PointSource,
    Resource,
    ScrollColour,
)
from serai.games.marrakesh.rules.companions import imam_helps
from serai.games.marrakesh.rules.madrasa import scroll_price
from serai.games.marrakesh.rules.medina import price_of
from serai.games.marrakesh.rules.moments import CLIMB_STEPS, OASIS_RESOURCES, WORKSHOP_POINTS, worked_out
from serai.games.marrakesh.rules.paying import can_meet
from serai.games.marrakesh.rules.supply import supply_cost
from serai.games.marrakesh.state import DISCOVERED, POINT_CELLS, Marrakesh


class Due(TypedDict):
    """M-181 to M-183: what all supply tiles that lie face up ask for together, and what not paying them loses."""

    cost: dict[Resource, int]
    short: dict[Resource, int]
    covered: bool
    penalty: int


class Prices(TypedDict):
    """What things cost this seat now."""

    scrolls: dict[ScrollColour, int]  # dates (M-136, M-210)
    gates: list[int]  # dinars, by workshop (M-150)
    gate_points: list[int]  # that come with a gate
    oases: dict[OasisField, dict[Resource, int]]  # M-159
    any_oasis: int  # so many resources of choice instead, 0 for the printed price
    goods_waived: int  # of a luxury good (M-211)


class SeatAccounts(TypedDict):
    """What a seat reckons with; all of it follows from what lies open."""

    room: dict[Colour, int | None]  # M-005: None for goods, which always have room
    places: dict[Colour, int | None]  # for keshis of a colour in all, taken and free
    does: dict[District, int]  # how much its action would do now, where that is a number
    due: Due
    prices: Prices
    sources: dict[PointSource, int]
    start_points: int


def accounts(table: Marrakesh, seat: i64) -> SeatAccounts:
    by_source = {name: int(table.of(seat, POINT_CELLS + source)) for source, name in enumerate(POINT_SOURCES)}
    return {
        "room": {name: room_for(table, seat, colour) for colour, name in enumerate(COLOURS)},
        "places": {name: places_for(table, seat, colour) for colour, name in enumerate(COLOURS)},
        "does": does(table, seat),
        "due": due(table, seat),
        "prices": prices(table, seat),
        "sources": {name: points for name, points in by_source.items() if points != 0},
        "start_points": int(table.score(seat)) - sum(by_source.values()),
    }


def room_for(table: Marrakesh, seat: i64, colour: i64) -> int | None:
    return None if colour >= PURPLE else int(table.room(seat, colour))


def places_for(table: Marrakesh, seat: i64, colour: i64) -> int | None:
    room = room_for(table, seat, colour)
    return None if room is None else room + int(table.keshis(seat, colour))


def does(table: Marrakesh, seat: i64) -> dict[District, int]:
    """Dates, steps, scholars, guards and oases at hand; the main square and the souk have no such number."""
    counts: dict[District, int] = {
        name: int(table.keshis(seat, colour)) for name, colour in COUNTED.items() if name in DISTRICTS
    }
    counts["palace"] = climbing(table, seat, PALACE_STAIRS)
    counts["mosque"] = climbing(table, seat, MOSQUE_STAIRS)
    counts["medina"] = int(table.guards(seat))
    found = [field for field in range(OASIS_FIELD_COUNT) if table.oasis_state(seat, field) == DISCOVERED]
    counts["sahara"] = len(found)
    return counts


def climbing(table: Marrakesh, seat: i64, stairs: i64) -> int:
    """M-123, M-R08: without a keshi there is no movement that a scroll could make longer."""
    keshis = table.keshis(seat, WHITE if stairs == PALACE_STAIRS else BLACK)
    return int(worked_out(table, seat, CLIMB_STEPS, keshis)) if keshis > 0 else 0


def due(table: Marrakesh, seat: i64) -> Due:
    owed = supply_cost(table, seat)
    cost = {name: int(owed[resource]) for resource, name in enumerate(RESOURCES)}
    covered = can_meet(table, seat, owed[WATER], owed[DATE], owed[DINAR])
    short = {name: max(0, cost[name] - int(table.stock(seat, resource))) for resource, name in enumerate(RESOURCES)}
    return {
        "cost": cost,
        "short": dict.fromkeys(RESOURCES, 0) if covered else short,
        "covered": covered,
        "penalty": int(owed[3]),
    }


def prices(table: Marrakesh, seat: i64) -> Prices:
    printed = table.setting.printed
    workshops = range(WORKSHOP_COUNT)
    points = [worked_out(table, seat, WORKSHOP_POINTS, printed.workshop_points[shop], shop) for shop in workshops]
    return {
        "scrolls": {name: int(scroll_price(table, seat, colour)) for colour, name in enumerate(SCROLL_COLOURS)},
        "gates": [int(price_of(table, seat, workshop)) for workshop in workshops],
        "gate_points": [int(each) for each in points],
        "oases": {name: oasis_price(table, field) for field, name in enumerate(OASIS_FIELDS)},
        "any_oasis": int(worked_out(table, seat, OASIS_RESOURCES, 0)),
        "goods_waived": 1 if imam_helps(table, seat) else 0,
    }


def oasis_price(table: Marrakesh, field: i64) -> dict[Resource, int]:
    cost = table.setting.printed.oasis_cost
    return {name: int(cost[field * 3 + resource]) for resource, name in enumerate(RESOURCES)}


COUNTED: Final[dict[District, i64]] = {"date_plantation": GREEN, "medrese": GREY, "river": TURQUOISE}
