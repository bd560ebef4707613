"""Scrolls that differ in print alone."""

from mypy_extensions import i64

from serai.games.marrakesh.rules.effects import give, give_one
from serai.games.marrakesh.rules.moments import NOTHING, Scroll
from serai.games.marrakesh.state import Marrakesh


class PrintedGain(Scroll):
    """Immediate: receive the keshis printed on it."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, lasting=False)

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, table.setting.printed.scroll_gain[self.number])


class Gain(Scroll):
    """Immediate: one effect."""

    def __init__(self, number: i64, gain: i64) -> None:
        super().__init__(number, lasting=False)
        self.gain: i64 = gain

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give_one(table, seat, self.gain)


class CrossingGain(Scroll):
    """Lasting: each boundary crossed gives this as well."""

    def __init__(self, number: i64, gain: i64 = NOTHING) -> None:
        super().__init__(number)
        self.gain: i64 = gain

    def boundary_crossed(self) -> i64:
        return self.gain


class OtherHarvest(Scroll):
    """Lasting, once per turn: a green keshi may give this instead of a date."""

    def __init__(self, number: i64, kind: i64) -> None:
        super().__init__(number)
        self.kind: i64 = kind

    def may_harvest(self, table: Marrakesh, seat: i64, kind: i64) -> bool:
        return kind == self.kind and self.is_fresh(table, seat)

    def plantation_gave(self, table: Marrakesh, seat: i64, kind: i64) -> None:
        if kind == self.kind:
            self.wear_out(table, seat)


class BoughtSteps(Scroll):
    """Lasting: after a movement on the stairs further steps may be bought with this resource."""

    def __init__(self, number: i64, resource: i64) -> None:
        super().__init__(number)
        self.resource: i64 = resource

    def may_buy_steps_with(self, resource: i64) -> bool:
        return resource == self.resource


class TopPoints(Scroll):
    """Lasting: each step on the last step of these stairs gives two points."""

    def __init__(self, number: i64, stairs: i64) -> None:
        super().__init__(number)
        self.stairs: i64 = stairs

    def top_points(self, stairs: i64, points: i64) -> i64:
        return 2 if stairs == self.stairs else points
