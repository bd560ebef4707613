"""Scrolls 22 to 42: three scholars, one date."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.pieces.effects import POINTS, effect
from serai.games.marrakesh.pieces.names import POINTS_FIELD
from serai.games.marrakesh.rules.moments import (
    ANY_GATE_KESHI,
    DINARS_OTHERWISE,
    GATE_PRICE,
    MANY_LUXURIES,
    SELLER_WATER,
    SPECTATORS,
    SQUARE_END,
    WATERFALLS_EACH_SEASON,
    WORKSHOP_POINTS,
    Scroll,
)
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.state import Marrakesh
from serai.games.marrakesh.tiles.families import (
    Allows,
    AllowsOnce,
    BoughtSteps,
    Instead,
    More,
    OtherHarvest,
    PrintedGain,
)


class Scroll22(Scroll):
    """Lasting: a gate from the leftmost workshop costs no points (M-S22)."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return 0 if about == 0 and number < 0 else number


class Scroll23(OtherHarvest):
    """Lasting, once per turn: green keshis may give water (M-S23)."""


class Scroll24(OtherHarvest):
    """Lasting, once per turn: green keshis may give dinars (M-S24)."""


class Scroll25(OtherHarvest):
    """Lasting, once per turn: green keshis may give points (M-S25)."""


class Scroll26(BoughtSteps):
    """Lasting: further steps on the stairs for dates (M-S26)."""


class Scroll27(BoughtSteps):
    """Lasting: further steps on the stairs for water (M-S27)."""


class Scroll28(Allows):
    """At the end of each season: the bonus of every passed waterfall (M-S28)."""


class Scroll29(Scroll):
    """Lasting, once per turn: a main-square action ends with points per spectator of the points field (M-S29)."""

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        if not self.is_fresh(table, seat):
            return effects
        self.wear_out(table, seat)
        each = self.amount(table)
        return append(effects, effect(POINTS, each * spectators(table, seat, POINTS_FIELD)))


class Scroll30(PrintedGain):
    """Immediate: a keshi of a colour of choice (M-S30)."""


class Scroll31(More):
    """Lasting: every sector of the disc counts more spectators (M-S31)."""


class Scroll32(Scroll):
    """Lasting: gates cost fewer dinars, but never less than none (M-S32)."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return max(0, number - self.amount(table))


class Scroll33(Allows):
    """Lasting: dates and water may be paid for dinars (M-S33)."""


class Scroll34(AllowsOnce):
    """Lasting, once per turn: one assistant may acquire several luxury goods (M-S34)."""


class Scroll35(Instead):
    """Lasting: a water seller gives more water (M-S35)."""


class Scroll36(Allows):
    """Lasting: the keshi of a gate bought may be of any colour (M-S36)."""


class Scroll37(PrintedGain):
    """Immediate: the two printed goods keshis (M-S37)."""


class Scroll38(PrintedGain):
    """Immediate: the two printed goods keshis (M-S38)."""


class Scroll39(PrintedGain):
    """Immediate: the two printed goods keshis (M-S39)."""


class Scroll40(PrintedGain):
    """Immediate: the two printed goods keshis (M-S40)."""


class Scroll41(PrintedGain):
    """Immediate: the two printed goods keshis (M-S41)."""


class Scroll42(PrintedGain):
    """Immediate: the two printed goods keshis (M-S42)."""


SCROLLS_22_42: Final[tuple[Scroll, ...]] = (
    Scroll22(22, WORKSHOP_POINTS),
    Scroll23(23),
    Scroll24(24),
    Scroll25(25),
    Scroll26(26),
    Scroll27(27),
    Scroll28(28, WATERFALLS_EACH_SEASON),
    Scroll29(29, SQUARE_END),
    Scroll30(30),
    Scroll31(31, SPECTATORS),
    Scroll32(32, GATE_PRICE),
    Scroll33(33, DINARS_OTHERWISE),
    Scroll34(34, MANY_LUXURIES),
    Scroll35(35, SELLER_WATER),
    Scroll36(36, ANY_GATE_KESHI),
    Scroll37(37),
    Scroll38(38),
    Scroll39(39),
    Scroll40(40),
    Scroll41(41),
    Scroll42(42),
)
