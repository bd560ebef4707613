"""Oases 1 to 30: what each is worth to its owner (M-226)."""

from typing import Final

from mypy_extensions import i64

from serai.core.rows import bit
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, GATE_SPACE_COUNT, MOSQUE_STAIRS, PALACE_STAIRS, SOUK
from serai.games.marrakesh.rules.moments import Oasis
from serai.games.marrakesh.rules.stairs import boundaries_crossed
from serai.games.marrakesh.scoring import filled_districts
from serai.games.marrakesh.state import (
    Marrakesh,
)


class GateOasis(Oasis):
    """The printed points for each gate in one of the printed colours."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        printed = table.setting.printed
        points: i64 = 0
        space: i64 = 0
        while space < GATE_SPACE_COUNT:
            gate = table.gate(seat, space)
            if gate > 0 and printed.oasis_colours[self.number] & bit(gate - 1) != 0:
                points += self.points(table)
            space += 1
        return points


class KeshiOasis(Oasis):
    """Some points, and more for each keshi of the printed colour on the board."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        keshis: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if table.setting.printed.oasis_colours[self.number] & bit(colour) != 0:
                keshis += table.keshis(seat, colour)
            colour += 1
        return self.base(table) + self.points(table) * keshis


class LuxuryOasis(Oasis):
    """The printed points for each luxury good of the printed kind."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        printed = table.setting.printed
        owned = table.luxury_count_of(seat, printed.oasis_kind[self.number])
        return self.points(table) * owned


class ResourceOasis(Oasis):
    """Some points, and more for each unit of the printed resource returned, up to the printed number."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.base(table)

    def returns(self, table: Marrakesh) -> i64:
        return table.setting.printed.oasis_resource[self.number]

    def most_returned(self, table: Marrakesh) -> i64:
        return self.limit(table)


class Oasis01(GateOasis):
    """Gates of the printed colours (M-O01)."""


class Oasis02(GateOasis):
    """Gates of the printed colours (M-O02)."""


class Oasis03(GateOasis):
    """Gates of the printed colours (M-O03)."""


class Oasis04(GateOasis):
    """Gates of the printed colours (M-O04)."""


class Oasis05(KeshiOasis):
    """Keshis of the printed colour (M-O05)."""


class Oasis06(KeshiOasis):
    """Keshis of the printed colour (M-O06)."""


class Oasis07(KeshiOasis):
    """Keshis of the printed colour (M-O07)."""


class Oasis08(KeshiOasis):
    """Keshis of the printed colour (M-O08)."""


class Oasis09(KeshiOasis):
    """Keshis of the printed colour (M-O09)."""


class Oasis10(KeshiOasis):
    """Keshis of the printed colour (M-O10)."""


class Oasis11(KeshiOasis):
    """Keshis of the printed colour (M-O11)."""


class Oasis12(KeshiOasis):
    """Keshis of the printed colour (M-O12)."""


class Oasis13(KeshiOasis):
    """Keshis of the printed colour (M-O13)."""


class Oasis14(LuxuryOasis):
    """Luxury goods of the printed kind (M-O14)."""


class Oasis15(LuxuryOasis):
    """Luxury goods of the printed kind (M-O15)."""


class Oasis16(LuxuryOasis):
    """Luxury goods of the printed kind (M-O16)."""


class Oasis17(LuxuryOasis):
    """Luxury goods of the printed kind (M-O17)."""


class Oasis18(LuxuryOasis):
    """Luxury goods of the printed kind (M-O18)."""


class Oasis19(ResourceOasis):
    """Units of the printed resource (M-O19)."""


class Oasis20(ResourceOasis):
    """Units of the printed resource (M-O20)."""


class Oasis21(ResourceOasis):
    """Units of the printed resource (M-O21)."""


class Oasis22(Oasis):
    """Some points, and more per luxury good (M-O22)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.base(table) + self.points(table) * table.luxury_count(seat)


class Oasis23(Oasis):
    """Some points, and more per scroll (M-O23)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.base(table) + self.points(table) * table.scroll_count(seat)


class Oasis24(Oasis):
    """Points for each district with few keshis of its colour (M-O24)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        count: i64 = 0
        district: i64 = 0
        while district < SOUK:
            if table.keshis(seat, district) <= self.limit(table):
                count += 1
            district += 1
        return self.points(table) * count


class Oasis25(Oasis):
    """Points for each filled district (M-O25)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * filled_districts(table, seat)


class Oasis26(Oasis):
    """Points for each acquired oasis (M-O26)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) * table.track_size(seat)


class Oasis27(Oasis):
    """Points for the student on the last step (M-O27)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) if table.step(seat, MOSQUE_STAIRS) == table.setting.printed.last_step else 0


class Oasis28(Oasis):
    """Points for the courtier on the last step (M-O28)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) if table.step(seat, PALACE_STAIRS) == table.setting.printed.last_step else 0


class Oasis29(Oasis):
    """Points for enough boundaries crossed (M-O29)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) if boundaries_crossed(table, seat) >= self.limit(table) else 0


class Oasis30(Oasis):
    """Points for a moored boat (M-O30)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return self.points(table) if table.is_moored(seat) else 0


OASES_01_30: Final[tuple[Oasis, ...]] = (
    Oasis01(1),
    Oasis02(2),
    Oasis03(3),
    Oasis04(4),
    Oasis05(5),
    Oasis06(6),
    Oasis07(7),
    Oasis08(8),
    Oasis09(9),
    Oasis10(10),
    Oasis11(11),
    Oasis12(12),
    Oasis13(13),
    Oasis14(14),
    Oasis15(15),
    Oasis16(16),
    Oasis17(17),
    Oasis18(18),
    Oasis19(19),
    Oasis20(20),
    Oasis21(21),
    Oasis22(22),
    Oasis23(23),
    Oasis24(24),
    Oasis25(25),
    Oasis26(26),
    Oasis27(27),
    Oasis28(28),
    Oasis29(29),
    Oasis30(30),
)
