"""The date plantation (M-109)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import Options, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import PLANTATION_SPLIT
from serai.games.marrakesh.events import HARVESTED
from serai.games.marrakesh.pieces import DATE, DINAR, GREEN, WATER
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.gains import gain_points, gain_resource
from serai.games.marrakesh.rules.moments import may_harvest, plantation_gave
from serai.games.marrakesh.rules.placing import Action
from serai.games.marrakesh.state import KESHIS, Marrakesh

HARVEST_WATER: Final[i64] = 0
HARVEST_DINAR: Final[i64] = 1
HARVEST_POINTS: Final[i64] = 2


class PlantationAction(Action):
    """M-109: a date for each green keshi; some scrolls offer something else instead."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        pickers = table.of(seat, KESHIS + GREEN)
        if pickers > 0 and may_harvest_otherwise(table, seat):
            table.plan(HARVESTS[seat])
        else:
            gain_resource(table, seat, DATE, pickers)


def may_harvest_otherwise(table: Marrakesh, seat: i64) -> bool:
    return (
        may_harvest(table, seat, HARVEST_WATER)
        or may_harvest(table, seat, HARVEST_DINAR)
        or may_harvest(table, seat, HARVEST_POINTS)
    )


class Harvest(Decision):
    """M-109: each green keshi gives one of the kinds available."""

    def rule(self) -> str:
        return "M-109"

    def verbs(self) -> list[Verb]:
        return [PLANTATION_SPLIT]

    def options(self, table: Marrakesh, options: Options) -> None:
        pickers = table.of(self.seat, KESHIS + GREEN)
        most_water = pickers if may_harvest(table, self.seat, HARVEST_WATER) else 0
        most_dinars = pickers if may_harvest(table, self.seat, HARVEST_DINAR) else 0
        most_points = pickers if may_harvest(table, self.seat, HARVEST_POINTS) else 0
        water: i64 = 0
        while water <= most_water:
            dinars: i64 = 0
            while dinars <= most_dinars and water + dinars <= pickers:
                points: i64 = 0
                while points <= most_points and water + dinars + points <= pickers:
                    options.add(PLANTATION_SPLIT.of(pickers - water - dinars - points, water, dinars, points))
                    points += 1
                dinars += 1
            water += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        water = PLANTATION_SPLIT.second(action)
        dinars = PLANTATION_SPLIT.third(action)
        points = PLANTATION_SPLIT.fourth(action)
        table.tell(HARVESTED, self.seat, PLANTATION_SPLIT.first(action), water, dinars)
        gain_resource(table, self.seat, DATE, PLANTATION_SPLIT.first(action))
        gain_resource(table, self.seat, WATER, water)
        gain_resource(table, self.seat, DINAR, dinars)
        gain_points(table, self.seat, points)
        self.wear_out(table, HARVEST_WATER, water)
        self.wear_out(table, HARVEST_DINAR, dinars)
        self.wear_out(table, HARVEST_POINTS, points)

    def wear_out(self, table: Marrakesh, kind: i64, count: i64) -> None:
        """M-143: a scroll has had its use when its kind was taken."""
        if count > 0:
            plantation_gave(table, self.seat, kind)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        pickers = table.of(self.seat, KESHIS + GREEN)
        if sum(PLANTATION_SPLIT.arguments(action)) != pickers:
            return Refusal("M-109", "wrong_harvest", {"count": int(pickers)})
        return Refusal("M-143", "harvest_kind")


HARVESTS: Final = [Harvest(seat) for seat in range(4)]
