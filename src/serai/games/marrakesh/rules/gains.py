"""Plain gains and losses: points, resources, and keshis that need no choice."""

from mypy_extensions import i64

from serai.games.marrakesh.events import (
    GOODS_PAID,
    KESHI_LOST,
    KESHI_PLACED,
    PAID,
    POINTS_GAINED,
    POINTS_LOST,
    RESOURCES_GAINED,
    RESOURCES_PAID,
)
from serai.games.marrakesh.pieces.effects import DATE, DINAR, KESHI, POINTS, WATER, effect_amount, effect_kind
from serai.games.marrakesh.pieces.names import BEIGE, BROWN, GREEN, PINK, PURPLE, RED, SOUK
from serai.games.marrakesh.state import (
    GUARD_CELL,
    KESHI_CELLS,
    POINT_CELLS,
    SCORE_CELL,
    SOURCE_CELL,
    STOCK_CELLS,
    Marrakesh,
)


def gain_points(table: Marrakesh, seat: i64, points: i64) -> None:
    """M-012: points gained count at once."""
    if points > 0:
        table.add(seat, SCORE_CELL, points)
        table.add(seat, POINT_CELLS + table.cells[SOURCE_CELL], points)
        table.tell(POINTS_GAINED, seat, points)


def lose_points(table: Marrakesh, seat: i64, points: i64) -> None:
    """M-012: a score may fall below zero, unless the table plays with a floor."""
    left = table.score(seat) - points
    if table.setting.floor_at_zero and left < 0:
        left = 0
    table.add(seat, POINT_CELLS + table.cells[SOURCE_CELL], left - table.score(seat))
    table.put(seat, SCORE_CELL, left)
    table.tell(POINTS_LOST, seat, points)


def gain_resource(table: Marrakesh, seat: i64, resource: i64, count: i64) -> None:
    if count > 0:
        table.add(seat, STOCK_CELLS + resource, count)
        table.tell(RESOURCES_GAINED, seat, resource, count)


def pay_resource(table: Marrakesh, seat: i64, resource: i64, count: i64) -> None:
    """M-014: what is paid goes to the supply."""
    if count > 0:
        table.add(seat, STOCK_CELLS + resource, -count)
        table.tell(RESOURCES_PAID, seat, resource, count)


def pay_resources(table: Marrakesh, seat: i64, water: i64, dates: i64, dinars: i64) -> None:
    """M-014: several resources paid at once."""
    if water + dates + dinars > 0:
        table.add(seat, STOCK_CELLS + WATER, -water)
        table.add(seat, STOCK_CELLS + DATE, -dates)
        table.add(seat, STOCK_CELLS + DINAR, -dinars)
        table.tell(PAID, seat, water, dates, dinars)


def pay_goods(table: Marrakesh, seat: i64, goods: i64, count: i64) -> None:
    if count > 0:
        table.add(seat, KESHI_CELLS + PURPLE + goods, -count)
        table.tell(GOODS_PAID, seat, PURPLE + goods, count)


def is_plain_keshi(colour: i64) -> bool:
    """M-015: pink, brown and red keshis need a choice of place."""
    return colour != PINK and colour != BROWN and colour != RED


def place_plain_keshi(table: Marrakesh, seat: i64, colour: i64) -> None:
    """M-077 to M-081: into its district, if there is room; a green keshi gives its bonus."""
    if table.room(seat, colour) <= 0:
        lose_keshi(table, seat, colour)
        return
    table.add(seat, KESHI_CELLS + colour, 1)
    table.tell(KESHI_PLACED, seat, colour, SOUK if colour >= PURPLE else colour)
    if colour == GREEN:
        for gain in table.setting.printed.green_gain:
            gain_plainly(table, seat, gain)
    elif colour == BEIGE:
        table.add(seat, GUARD_CELL, 1)


def lose_keshi(table: Marrakesh, seat: i64, colour: i64) -> None:
    """M-021: a keshi without room returns to the supply."""
    table.tell(KESHI_LOST, seat, colour)


def is_plain(code: i64) -> bool:
    """M-015, M-016: is it a gain without any choice?"""
    kind = effect_kind(code)
    return kind <= POINTS or (kind == KESHI and is_plain_keshi(effect_amount(code)))


def gain_plainly(table: Marrakesh, seat: i64, code: i64) -> None:
    kind = effect_kind(code)
    if kind == KESHI:
        place_plain_keshi(table, seat, effect_amount(code))
    elif kind == POINTS:
        gain_points(table, seat, effect_amount(code))
    else:
        gain_resource(table, seat, kind, effect_amount(code))
