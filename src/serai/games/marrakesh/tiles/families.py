"""What several scrolls do that differ in print alone."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.pieces.effects import effect_amount, effect_kind
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.moments import HARVEST, STEP_PRICE, TOP_POINTS, Scroll
from serai.games.marrakesh.state import Marrakesh


class PrintedGain(Scroll):
    """Immediate: receive what is printed on it."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, self.gains(table))


class AlsoGain(Scroll):
    """Lasting: what is printed on it comes with each of these things that happen."""

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        for gain in self.gains(table):
            effects = append(effects, gain)
        return effects


class More(Scroll):
    """Lasting: as much more as is printed on it."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return number + self.amount(table)


class Instead(Scroll):
    """Lasting: as much as is printed on it, whatever it was before."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return self.amount(table)


class Allows(Scroll):
    """Lasting: something may be done."""

    def may(self, table: Marrakesh, seat: i64) -> bool:
        return True


class AllowsOnce(Scroll):
    """Lasting, once per turn: something may be done several times."""

    def may(self, table: Marrakesh, seat: i64) -> bool:
        return self.is_fresh(table, seat)

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        self.wear_out(table, seat)
        return effects


class OtherHarvest(Scroll):
    """Lasting, once per turn: a green keshi may give what is printed on it instead of a date."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, HARVEST)

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        gain = self.gains(table)[0]
        return effect_amount(gain) if effect_kind(gain) == about and self.is_fresh(table, seat) else number

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        if effect_kind(self.gains(table)[0]) == about:
            self.wear_out(table, seat)
        return effects


class BoughtSteps(Scroll):
    """Lasting: after a movement on the stairs further steps may be bought for what is printed on it."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, STEP_PRICE)

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        price = self.price(table, about)
        return price if price > 0 else number


class TopPoints(Scroll):
    """Lasting: each step on the last step of these stairs gives as many points as are printed on it."""

    def __init__(self, number: i64, stairs: i64) -> None:
        super().__init__(number, TOP_POINTS)
        self.stairs: i64 = stairs

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return self.amount(table) if about == self.stairs else number
