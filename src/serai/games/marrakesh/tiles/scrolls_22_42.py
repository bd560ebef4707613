"""Scrolls 22 to 42: three scholars, one date."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.pieces import ANY_KESHI, DATE, POINTS, POINTS_FIELD, WATER, effect, no_numbers
from serai.games.marrakesh.rules.moments import Scroll
from serai.games.marrakesh.rules.plantation import HARVEST_DINAR, HARVEST_POINTS, HARVEST_WATER
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.state import Marrakesh
from serai.games.marrakesh.tiles.families import BoughtSteps, Gain, OtherHarvest, PrintedGain


class Scroll22(Scroll):
    """Lasting: a gate from the leftmost workshop costs no points (M-S22)."""

    def workshop_points(self, workshop: i64, points: i64) -> i64:
        return 0 if workshop == 0 and points < 0 else points


class Scroll23(OtherHarvest):
    """Lasting, once per turn: green keshis may give water (M-S23)."""


class Scroll24(OtherHarvest):
    """Lasting, once per turn: green keshis may give dinars (M-S24)."""


class Scroll25(OtherHarvest):
    """Lasting, once per turn: green keshis may give points (M-S25)."""


class Scroll26(BoughtSteps):
    """Lasting: further steps on the stairs for a date each (M-S26)."""


class Scroll27(BoughtSteps):
    """Lasting: further steps on the stairs for a water each (M-S27)."""


class Scroll28(Scroll):
    """At the end of each season: the bonus of every passed waterfall (M-S28)."""

    def waterfalls_pay_each_season(self) -> bool:
        return True


class Scroll29(Scroll):
    """Lasting, once per turn: a main-square action ends with two points per spectator of the points field (M-S29)."""

    def square_ended(self, table: Marrakesh, seat: i64) -> vec[i64]:
        if not self.is_fresh(table, seat):
            return no_numbers()
        self.wear_out(table, seat)
        return append(no_numbers(), effect(POINTS, 2 * spectators(table, seat, POINTS_FIELD)))


class Scroll30(Gain):
    """Immediate: a keshi of a colour of choice (M-S30)."""


class Scroll31(Scroll):
    """Lasting: every sector of the disc counts one spectator more (M-S31)."""

    def spectators(self, count: i64) -> i64:
        return count + 1


class Scroll32(Scroll):
    """Lasting: gates cost one dinar less (M-S32)."""

    def gate_price(self, dinars: i64) -> i64:
        return dinars - 1 if dinars > 0 else 0


class Scroll33(Scroll):
    """Lasting: dates and water may be paid for dinars (M-S33)."""

    def may_pay_dinars_otherwise(self) -> bool:
        return True


class Scroll34(Scroll):
    """Lasting, once per turn: one assistant may acquire several luxury goods (M-S34)."""

    def may_buy_many_luxuries(self, table: Marrakesh, seat: i64) -> bool:
        return self.is_fresh(table, seat)

    def luxury_bought_again(self, table: Marrakesh, seat: i64) -> None:
        self.wear_out(table, seat)


class Scroll35(Scroll):
    """Lasting: a water seller gives two water (M-S35)."""

    def seller_water(self, water: i64) -> i64:
        return water + 1


class Scroll36(Scroll):
    """Lasting: the keshi of a gate bought may be of any colour (M-S36)."""

    def may_choose_gate_keshi(self) -> bool:
        return True


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
    Scroll22(22),
    Scroll23(23, HARVEST_WATER),
    Scroll24(24, HARVEST_DINAR),
    Scroll25(25, HARVEST_POINTS),
    Scroll26(26, DATE),
    Scroll27(27, WATER),
    Scroll28(28),
    Scroll29(29),
    Scroll30(30, effect(ANY_KESHI)),
    Scroll31(31),
    Scroll32(32),
    Scroll33(33),
    Scroll34(34),
    Scroll35(35),
    Scroll36(36),
    Scroll37(37),
    Scroll38(38),
    Scroll39(39),
    Scroll40(40),
    Scroll41(41),
    Scroll42(42),
)
