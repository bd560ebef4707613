"""Desert cities 1 to 12 (expansion 5)."""

from typing import Final

from mypy_extensions import i64

from serai.games.marrakesh.pieces.names import COLOUR_COUNT, FIELDS_ROUND, MOSQUE_STAIRS, PALACE_STAIRS, PURPLE, SOUK
from serai.games.marrakesh.rules.madrasa import ANY_SCROLLS, TakeScroll
from serai.games.marrakesh.rules.medina import TakeGate
from serai.games.marrakesh.rules.moments import City
from serai.games.marrakesh.rules.souk import TakeLuxury
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.state import (
    KESHI_CELLS,
    Marrakesh,
)


class City01(City):
    """Points per gate (M-C01)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.gate_count(seat)


class City02(City):
    """Points per luxury good (M-C02)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.luxury_count(seat)


class City03(City):
    """Points per scroll (M-C03)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.scroll_count(seat)


class City04(City):
    """Points for the courtier's step on the palace stairs (M-C04)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.step(seat, PALACE_STAIRS)


class City05(City):
    """Points for the student's step on the mosque stairs (M-C05)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.step(seat, MOSQUE_STAIRS)


class City06(City):
    """Points per group of keshis on the board, goods not counted (M-C06)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        counted = COLOUR_COUNT if table.setting.printed.city_counts_goods else PURPLE
        return self.points(table) * (table.count_of(seat, KESHI_CELLS, counted) // table.setting.printed.city_group)


class City07(City):
    """Points for the boat's space on the river (M-C07)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.boat(seat)


class City08(City):
    """Points for each district with many keshis, water seller counted (M-C08)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        printed = table.setting.printed
        count: i64 = 0
        district: i64 = 0
        while district < SOUK:
            keshis = table.keshis(seat, district)
            if printed.city_counts_sellers and table.has_seller(seat, district):
                keshis += 1
            if keshis >= printed.city_least:
                count += 1
            district += 1
        return self.points(table) * count


class City09(City):
    """Points for the spectators that face each juggler (M-C09)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        count: i64 = 0
        field: i64 = 0
        while field < FIELDS_ROUND:
            if table.has_juggler(seat, field):
                count += spectators(table, seat, field)
            field += 1
        return self.points(table) * count


class City10(City):
    """At once: any face-up scroll (M-C10)."""

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeScroll(seat, ANY_SCROLLS, 0, self.rule()))


class City11(City):
    """At once: any face-up luxury good (M-C11)."""

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeLuxury(seat, self.rule()))


class City12(City):
    """At once: any gate without dinars, with a guard from the tower (M-C12)."""

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeGate(seat, self.rule()))


CITIES_01_12: Final[tuple[City, ...]] = (
    City01(1),
    City02(2),
    City03(3),
    City04(4),
    City05(5),
    City06(6),
    City07(7),
    City08(8),
    City09(9),
    City10(10),
    City11(11),
    City12(12),
)
