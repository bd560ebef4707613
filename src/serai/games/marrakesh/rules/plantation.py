"""The date plantation (M-109)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import PLANTATION_SPLIT
from serai.games.marrakesh.events import HARVESTED
from serai.games.marrakesh.pieces.effects import DATE, DINAR, POINTS, WATER
from serai.games.marrakesh.pieces.names import GREEN, no_numbers
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.gains import gain_points, gain_resource
from serai.games.marrakesh.rules.moments import HARVEST, happened, worked_out
from serai.games.marrakesh.rules.placing import DistrictAction
from serai.games.marrakesh.state import Marrakesh


class PlantationAction(DistrictAction):
    """M-109: a date for each green keshi; some scrolls offer something else instead."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        pickers = table.keshis(seat, GREEN)
        if pickers > 0 and may_harvest_otherwise(table, seat):
            table.plan(HARVESTS[seat])
        else:
            gain_resource(table, seat, DATE, pickers)


def given_each(table: Marrakesh, seat: i64, kind: i64) -> i64:
    """What a green keshi may give of this kind (water, dinar, points) instead of a date, or 0."""
    return worked_out(table, seat, HARVEST, 0, kind)


def may_harvest_otherwise(table: Marrakesh, seat: i64) -> bool:
    return (
        given_each(table, seat, WATER) > 0 or given_each(table, seat, DINAR) > 0 or given_each(table, seat, POINTS) > 0
    )


class Harvest(Decision):
    """M-109: each green keshi gives one of the kinds available."""

    def rule(self) -> str:
        return "M-109"

    def verbs(self) -> list[Verb]:
        return [PLANTATION_SPLIT]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        pickers = table.keshis(self.seat, GREEN)
        most_water = pickers if given_each(table, self.seat, WATER) > 0 else 0
        most_dinars = pickers if given_each(table, self.seat, DINAR) > 0 else 0
        most_points = pickers if given_each(table, self.seat, POINTS) > 0 else 0
        water: i64 = 0
        while water <= most_water:
            dinars: i64 = 0
            while dinars <= most_dinars and water + dinars <= pickers:
                points: i64 = 0
                while points <= most_points and water + dinars + points <= pickers:
                    legal.add(PLANTATION_SPLIT.of(pickers - water - dinars - points, water, dinars, points))
                    points += 1
                dinars += 1
            water += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        water = PLANTATION_SPLIT.second(action) * given_each(table, self.seat, WATER)
        dinars = PLANTATION_SPLIT.third(action) * given_each(table, self.seat, DINAR)
        points = PLANTATION_SPLIT.fourth(action) * given_each(table, self.seat, POINTS)
        table.tell(HARVESTED, self.seat, PLANTATION_SPLIT.first(action), water, dinars)
        gain_resource(table, self.seat, DATE, PLANTATION_SPLIT.first(action))
        gain_resource(table, self.seat, WATER, water)
        gain_resource(table, self.seat, DINAR, dinars)
        gain_points(table, self.seat, points)
        self.tell_scrolls(table, WATER, water)
        self.tell_scrolls(table, DINAR, dinars)
        self.tell_scrolls(table, POINTS, points)

    def tell_scrolls(self, table: Marrakesh, kind: i64, count: i64) -> None:
        """M-143: a scroll has had its use when its kind was taken."""
        if count > 0:
            happened(table, self.seat, HARVEST, no_numbers(), kind)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        pickers = table.keshis(self.seat, GREEN)
        if sum(PLANTATION_SPLIT.arguments(action)) != pickers:
            return Refusal("M-109", "wrong_harvest", {"count": int(pickers)})
        return Refusal("M-143", "harvest_kind")


HARVESTS: Final = [Harvest(seat) for seat in range(4)]
