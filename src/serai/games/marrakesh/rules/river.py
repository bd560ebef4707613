"""The river: boats, waterfalls and piers (M-099 to M-108)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import EXTRA_STEP, STOP, VOCABULARY
from serai.games.marrakesh.events import BOAT_MOORED, BOAT_MOVED, WATERFALL_BONUS
from serai.games.marrakesh.pieces.effects import RIVER, WATER
from serai.games.marrakesh.pieces.names import RESOURCES, TURQUOISE, no_numbers
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import OPENERS, Opener, give
from serai.games.marrakesh.rules.gains import gain_points, pay_resource
from serai.games.marrakesh.rules.moments import PIER_POINTS, WATERFALL_TIMES, WATERFALLS_WHEN_CROSSED, may, worked_out
from serai.games.marrakesh.rules.placing import DistrictAction
from serai.games.marrakesh.state import (
    ARRIVAL_CELL,
    ARRIVALS_CELL,
    BOAT_CELL,
    MOORED_CELL,
    Marrakesh,
)


class RiverAction(DistrictAction):
    """M-099, M-101: one step for each turquoise keshi."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        sail(table, seat, table.keshis(seat, TURQUOISE))


class RiverOpener(Opener):
    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        sail(table, seat, amount)


def sail(table: Marrakesh, seat: i64, steps: i64) -> None:
    """M-100, M-R08: a movement has at least one step."""
    if steps > 0:
        table.plan(Sail(seat, steps))


class Sail(Step):
    """The given steps of a movement, one after the other."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: i64 = steps

    def run(self, table: Marrakesh) -> None:
        if self.steps > 1:
            table.plan(Sail(self.seat, self.steps - 1))
        else:
            table.plan(SAILED[self.seat])
        sail_one_step(table, self.seat)


def sail_one_step(table: Marrakesh, seat: i64) -> None:
    """M-102 to M-104: one space forward; a moored boat gives a point instead."""
    if table.is_moored(seat):
        gain_points(table, seat, worked_out(table, seat, PIER_POINTS, table.setting.printed.pier_step_points))
        return
    table.add(seat, BOAT_CELL, 1)
    table.tell(BOAT_MOVED, seat, table.boat(seat))
    if table.boat(seat) == table.setting.printed.pier:
        table.plan(MOORINGS[seat])
    if may(table, seat, WATERFALLS_WHEN_CROSSED):
        cross_waterfall(table, seat)


def cross_waterfall(table: Marrakesh, seat: i64) -> None:
    """M-107: a waterfall just stepped over."""
    falls = table.setting.printed.fall_step
    effects = no_numbers()
    fall: i64 = 0
    while fall < len(falls):
        if falls[fall] == table.boat(seat):
            effects = add_waterfall(table, seat, effects, fall)
        fall += 1
    give(table, seat, effects)


class Mooring(Step):
    """M-103: the boat has reached the piers, and its waterfalls are paid."""

    def run(self, table: Marrakesh) -> None:
        moor(table, self.seat)


def moor(table: Marrakesh, seat: i64) -> None:
    """M-103: at the free place of highest value."""
    moored: i64 = 0
    other: i64 = 0
    while other < table.setting.players:
        moored += table.of(other, MOORED_CELL)
        other += 1
    table.put(seat, MOORED_CELL, 1)
    queue(table, seat)
    table.tell(BOAT_MOORED, seat, moored + 1)
    gain_points(table, seat, table.setting.printed.pier_points[moored])


def queue(table: Marrakesh, seat: i64) -> None:
    """M-105: a boat stands behind those that came before it."""
    table.cells[ARRIVALS_CELL] += 1
    table.put(seat, ARRIVAL_CELL, table.cells[ARRIVALS_CELL])


class Sailed(Step):
    """M-100: after its steps the seat may buy more; then the boat queues."""

    def run(self, table: Marrakesh) -> None:
        if table.stock(self.seat, WATER) > 0:
            table.plan(BUY_RIVER_STEPS[self.seat])
        elif not table.is_moored(self.seat):
            queue(table, self.seat)


class BuyRiverStep(Decision):
    """M-100: further steps of the same movement for one water each."""

    def rule(self) -> str:
        return "M-100"

    def verbs(self) -> list[Verb]:
        return [EXTRA_STEP, STOP]

    def phase(self) -> str:
        return "buy_river_step"

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        if table.stock(self.seat, WATER) > 0:
            legal.add(EXTRA_STEP.of(WATER))
        legal.add(STOP.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is EXTRA_STEP:
            pay_resource(table, self.seat, WATER, 1)
            table.plan(SAILED[self.seat])
            sail_one_step(table, self.seat)
        elif not table.is_moored(self.seat):
            queue(table, self.seat)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-100", "steps_cost_water", {"resource": RESOURCES[EXTRA_STEP.first(action)]})


def has_passed(table: Marrakesh, seat: i64, fall: i64) -> bool:
    """M-108: is the boat beyond that waterfall (counted from 0)?"""
    return table.boat(seat) >= table.setting.printed.fall_step[fall]


def add_waterfall(table: Marrakesh, seat: i64, effects: vec[i64], fall: i64) -> vec[i64]:
    """M-170, M-R69: the bonus of a waterfall; twice is two effects."""
    table.tell(WATERFALL_BONUS, seat, fall + 1)
    times = worked_out(table, seat, WATERFALL_TIMES, 1)
    while times > 0:
        effects = append(effects, table.setting.printed.fall_bonus[fall])
        times -= 1
    return effects


def give_all_waterfalls(table: Marrakesh, seat: i64) -> None:
    """The bonuses of all passed waterfalls at once."""
    effects = no_numbers()
    fall: i64 = 0
    while fall < len(table.setting.printed.fall_step):
        if has_passed(table, seat, fall):
            effects = add_waterfall(table, seat, effects, fall)
        fall += 1
    give(table, seat, effects)


MOORINGS: Final = [Mooring(seat) for seat in range(4)]
SAILED: Final = [Sailed(seat) for seat in range(4)]
BUY_RIVER_STEPS: Final = [BuyRiverStep(seat) for seat in range(4)]
OPENERS[RIVER] = RiverOpener()
