"""Paying resources (M-024, M-025)."""

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import PAY
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import Resource
from serai.games.marrakesh.rules.decision import About, Decision
from serai.games.marrakesh.rules.gains import pay_resources
from serai.games.marrakesh.rules.moments import DINARS_OTHERWISE, may
from serai.games.marrakesh.state import Marrakesh


def can_meet(table: Marrakesh, seat: i64, water: i64, dates: i64, dinars: i64) -> bool:
    """M-024, M-025: a scroll may let dates and water stand for dinars."""
    has_water = table.stock(seat, WATER)
    has_dates = table.stock(seat, DATE)
    has_dinars = table.stock(seat, DINAR)
    if has_water < water or has_dates < dates:
        return False
    if has_dinars >= dinars:
        return True
    return has_water + has_dates + has_dinars >= water + dates + dinars and may(table, seat, DINARS_OTHERWISE)


def pay_cost(table: Marrakesh, seat: i64, water: i64, dates: i64, dinars: i64, dates_kept: i64 = 0) -> None:
    """Pay a printed cost; with more than one way to do so the seat chooses."""
    if dinars > 0 and may(table, seat, DINARS_OTHERWISE):
        table.plan(Pay(seat, water, dates, 0, water + dates + dinars, dates_kept))
    else:
        pay_resources(table, seat, water, dates, dinars)


class Pay(Decision):
    """M-025: so many resources in all, at least so many of each kind, and some dates kept back."""

    def __init__(self, seat: i64, water: i64, dates: i64, dinars: i64, total: i64, dates_kept: i64 = 0) -> None:
        super().__init__(seat)
        self.water: i64 = water
        self.dates: i64 = dates
        self.dinars: i64 = dinars
        self.total: i64 = total
        self.dates_kept: i64 = dates_kept

    def rule(self) -> str:
        return "M-025"

    def verbs(self) -> list[Verb]:
        return [PAY]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        water = self.water
        while water <= table.stock(self.seat, WATER) and water <= self.total:
            dates = self.dates
            while dates <= table.stock(self.seat, DATE) - self.dates_kept and water + dates <= self.total:
                dinars = self.total - water - dates
                if self.dinars <= dinars <= table.stock(self.seat, DINAR):
                    legal.add(PAY.of(water, dates, dinars))
                dates += 1
            water += 1

    def about(self, table: Marrakesh) -> About:
        least: dict[Resource, int] = {"water": int(self.water), "date": int(self.dates), "dinar": int(self.dinars)}
        return {"total": int(self.total), "least": least}

    def choose(self, table: Marrakesh, action: i64) -> None:
        pay_resources(table, self.seat, PAY.first(action), PAY.second(action), PAY.third(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        water, dates, dinars = PAY.first(action), PAY.second(action), PAY.third(action)
        for resource, count in ((WATER, water), (DATE, dates), (DINAR, dinars)):
            if count > table.stock(self.seat, resource):
                return Refusal("M-024", "too_little", {"needed": int(count), "have": self.stock(table, resource)})
        if water + dates + dinars != self.total:
            return Refusal("M-025", "other_sum", {"needed": int(self.total)})
        if dates > table.stock(self.seat, DATE) - self.dates_kept:
            return Refusal("M-146", "dates_needed", {"needed": int(self.dates_kept)})
        return Refusal("M-025", "wrong_payment")

    def stock(self, table: Marrakesh, resource: i64) -> int:
        return int(table.stock(self.seat, resource))
