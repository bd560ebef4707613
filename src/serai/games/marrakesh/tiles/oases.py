"""Oases 1 to 30: what each is worth to its owner (M-226)."""

from typing import Final

from mypy_extensions import i64

from serai.games.marrakesh.pieces import COLOUR_COUNT, GATE_SPACE_COUNT, SOUK, bit
from serai.games.marrakesh.rules.moments import Oasis
from serai.games.marrakesh.rules.stairs import MOSQUE_STAIRS, PALACE_STAIRS, boundaries_crossed
from serai.games.marrakesh.scoring import filled_districts
from serai.games.marrakesh.state import (
    GATES,
    KESHIS,
    LUXURY_KINDS_OWNED,
    LUXURY_OWNED,
    MOORED,
    SCROLLS_OWNED,
    STEPS,
    TRACK_COUNT,
    Marrakesh,
)


class GateOasis(Oasis):
    """The printed points for each gate in one of the printed colours."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        printed = table.setting.printed
        points: i64 = 0
        space: i64 = 0
        while space < GATE_SPACE_COUNT:
            gate = table.of(seat, GATES + space)
            if gate > 0 and printed.oasis_colours[self.number] & bit(gate - 1) != 0:
                points += printed.oasis_points[self.number]
            space += 1
        return points


class KeshiOasis(Oasis):
    """Three points, and one for each keshi of the printed colour on the board."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        points: i64 = 3
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if table.setting.printed.oasis_colours[self.number] & bit(colour) != 0:
                points += table.of(seat, KESHIS + colour)
            colour += 1
        return points


class LuxuryOasis(Oasis):
    """The printed points for each luxury good of the printed kind."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        printed = table.setting.printed
        owned = table.of(seat, LUXURY_KINDS_OWNED + printed.oasis_kind[self.number])
        return printed.oasis_points[self.number] * owned


class ResourceOasis(Oasis):
    """Three points, and one for each unit of the printed resource returned, at most twelve."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 3

    def returns(self, table: Marrakesh) -> i64:
        return table.setting.printed.oasis_resource[self.number]

    def most_returned(self) -> i64:
        return 12


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
    """Three points, and one per luxury good (M-O22)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 3 + table.of(seat, LUXURY_OWNED)


class Oasis23(Oasis):
    """Three points, and one per scroll (M-O23)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 3 + table.of(seat, SCROLLS_OWNED)


class Oasis24(Oasis):
    """Four points for each district with at most three keshis of its colour (M-O24)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        points: i64 = 0
        district: i64 = 0
        while district < SOUK:
            if table.of(seat, KESHIS + district) <= 3:
                points += 4
            district += 1
        return points


class Oasis25(Oasis):
    """Four points for each filled district (M-O25)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 4 * filled_districts(table, seat)


class Oasis26(Oasis):
    """Three points for each acquired oasis (M-O26)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 3 * table.of(seat, TRACK_COUNT)


class Oasis27(Oasis):
    """Seven points for the student on the last step (M-O27)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 7 if table.of(seat, STEPS + MOSQUE_STAIRS) == table.setting.printed.last_step else 0


class Oasis28(Oasis):
    """Seven points for the courtier on the last step (M-O28)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 7 if table.of(seat, STEPS + PALACE_STAIRS) == table.setting.printed.last_step else 0


class Oasis29(Oasis):
    """Seven points for five boundaries crossed (M-O29)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 7 if boundaries_crossed(table, seat) >= 5 else 0


class Oasis30(Oasis):
    """Seven points for a moored boat (M-O30)."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 7 if table.of(seat, MOORED) == 1 else 0


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
