"""Desert cities 1 to 12 (expansion 5)."""

from typing import Final

from mypy_extensions import i64

from serai.games.marrakesh.pieces import FIELDS_ROUND, PURPLE, SOUK
from serai.games.marrakesh.rules.madrasa import ANY_SCROLLS, TakeScroll
from serai.games.marrakesh.rules.medina import TakeGate
from serai.games.marrakesh.rules.moments import City
from serai.games.marrakesh.rules.souk import TakeLuxury
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.rules.stairs import MOSQUE_STAIRS, PALACE_STAIRS
from serai.games.marrakesh.state import (
    BOAT,
    GATE_COUNT,
    JUGGLERS,
    KESHIS,
    LUXURY_OWNED,
    SCROLLS_OWNED,
    SELLERS,
    STEPS,
    Marrakesh,
)


class City01(City):
    """Two points per gate (M-C01)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 2 * table.of(seat, GATE_COUNT)


class City02(City):
    """Two points per luxury good (M-C02)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 2 * table.of(seat, LUXURY_OWNED)


class City03(City):
    """Two points per scroll (M-C03)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 2 * table.of(seat, SCROLLS_OWNED)


class City04(City):
    """The courtier's step on the palace stairs (M-C04)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return table.of(seat, STEPS + PALACE_STAIRS)


class City05(City):
    """The student's step on the mosque stairs (M-C05)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return table.of(seat, STEPS + MOSQUE_STAIRS)


class City06(City):
    """A point per three keshis on the board, goods not counted (M-C06)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return table.count_of(seat, KESHIS, PURPLE) // 3


class City07(City):
    """The boat's space on the river (M-C07)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return table.of(seat, BOAT)


class City08(City):
    """Two points for each district with at least four keshis, water seller counted (M-C08)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        points: i64 = 0
        district: i64 = 0
        while district < SOUK:
            if table.of(seat, KESHIS + district) + table.of(seat, SELLERS + district) >= 4:
                points += 2
            district += 1
        return points


class City09(City):
    """For each juggler the spectators that face it (M-C09)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        points: i64 = 0
        field: i64 = 0
        while field < FIELDS_ROUND:
            if table.of(seat, JUGGLERS + field) == 1:
                points += spectators(table, seat, field)
            field += 1
        return points


class City10(City):
    """At once: any face-up scroll (M-C10)."""

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeScroll(seat, ANY_SCROLLS, 0, "M-C10"))


class City11(City):
    """At once: any face-up luxury good (M-C11)."""

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeLuxury(seat))


class City12(City):
    """At once: any gate without dinars, with a guard from the tower (M-C12)."""

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeGate(seat))


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
