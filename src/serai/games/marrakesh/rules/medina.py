"""The medina: gates, workshops and guards (M-149 to M-158)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.marrakesh.actions import (
    BUILD_GATE,
    BUY_GATE,
    CHOOSE_COLOUR,
    DECLINE,
    END_ACTION,
    TAKE_GATE,
    VOCABULARY,
)
from serai.games.marrakesh.events import GATE_BUILT
from serai.games.marrakesh.pieces.effects import DINAR, KESHI, effect
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, COLOURS, GATE_SPACE_COUNT, WORKSHOP_COUNT, no_numbers
from serai.games.marrakesh.rules.decision import About, Decision, OfferedDecision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import gain_points, lose_points
from serai.games.marrakesh.rules.moments import (
    ANY_GATE_KESHI,
    GATE_KESHIS,
    GATE_PRICE,
    WORKSHOP_POINTS,
    may,
    worked_out,
)
from serai.games.marrakesh.rules.paying import can_meet, pay_cost
from serai.games.marrakesh.rules.placing import DistrictAction, place_keshi
from serai.games.marrakesh.state import (
    ASIDE_CELLS,
    GATE_CELLS,
    GATE_COUNT_CELL,
    GUARD_CELL,
    Marrakesh,
    workshop_cell,
)


class MedinaAction(DistrictAction):
    """M-149: gates, one after the other, at most one for each guard in the tower."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        table.plan(BUY_GATES[seat])


def price_of(table: Marrakesh, seat: i64, workshop: i64) -> i64:
    """M-150: the workshop's price in dinars."""
    return worked_out(table, seat, GATE_PRICE, table.setting.printed.workshop_price[workshop])


class BuyGate(Decision):
    """M-149, M-150: any gate of any workshop that can be paid."""

    def rule(self) -> str:
        return "M-149"

    def verbs(self) -> list[Verb]:
        return [BUY_GATE, END_ACTION]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        if table.guards(self.seat) > 0:
            workshop: i64 = 0
            while workshop < WORKSHOP_COUNT:
                if can_meet(table, self.seat, 0, 0, price_of(table, self.seat, workshop)):
                    add_gates(table, workshop, legal, BUY_GATE)
                workshop += 1
        legal.add(END_ACTION.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is END_ACTION:
            place_gate_keshis(table, self.seat)
            return
        workshop = BUY_GATE.first(action) - 1
        colour = BUY_GATE.second(action)
        table.cells[workshop_cell(workshop, colour)] -= 1
        table.plan(GateBought(self.seat, workshop, colour), BUY_GATES[self.seat])
        pay_cost(table, self.seat, 0, 0, price_of(table, self.seat, workshop))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        workshop = BUY_GATE.first(action) - 1
        colour = BUY_GATE.second(action)
        if table.gates_at(workshop, colour) == 0:
            return no_such_gate(workshop, colour)
        if table.guards(self.seat) == 0:
            return Refusal("M-149", "no_guard")
        price = price_of(table, self.seat, workshop)
        return Refusal("M-150", "dinars", {"needed": int(price), "have": int(table.stock(self.seat, DINAR))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        seen = LegalActions()
        for workshop in range(WORKSHOP_COUNT):
            add_gates(table, workshop, seen, BUY_GATE)
        return seen.listed()


def add_gates(table: Marrakesh, workshop: i64, legal: LegalActions, verb: Verb) -> None:
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if table.gates_at(workshop, colour) > 0:
            legal.add(verb.of(workshop + 1, colour))
        colour += 1


def no_such_gate(workshop: i64, colour: i64) -> Refusal:
    return Refusal("M-157", "no_such_gate", {"workshop": int(workshop + 1), "colour": COLOURS[colour]})


class GateBought(Step):
    """M-150, M-151: the price is paid; the workshop's points count, and the gate is built."""

    def __init__(self, seat: i64, workshop: i64, colour: i64) -> None:
        super().__init__(seat)
        self.workshop: i64 = workshop
        self.colour: i64 = colour

    def run(self, table: Marrakesh) -> None:
        printed = table.setting.printed.workshop_points[self.workshop]
        points = worked_out(table, self.seat, WORKSHOP_POINTS, printed, self.workshop)
        count_workshop_points(table, self.seat, points)
        table.plan(BuildGate(self.seat, self.colour, True))


def count_workshop_points(table: Marrakesh, seat: i64, points: i64) -> None:
    """M-150: points gained or lost."""
    if points < 0:
        lose_points(table, seat, -points)
    else:
        gain_points(table, seat, points)


class BuildGate(Decision):
    """M-151, M-152: on any empty gate space, with a guard from the tower; a match gives points."""

    def __init__(self, seat: i64, colour: i64, bought: bool) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.bought: bool = bought  # or taken by an effect

    def rule(self) -> str:
        return "M-151"

    def verbs(self) -> list[Verb]:
        return [BUILD_GATE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        space: i64 = 0
        while space < GATE_SPACE_COUNT:
            if table.gate(self.seat, space) == 0:
                legal.add(BUILD_GATE.of(space + 1))
            space += 1

    def about(self, table: Marrakesh) -> About:
        return {"gate": COLOURS[self.colour]}

    def choose(self, table: Marrakesh, action: i64) -> None:
        space = BUILD_GATE.first(action) - 1
        table.put(self.seat, GATE_CELLS + space, self.colour + 1)
        table.add(self.seat, GATE_COUNT_CELL, 1)
        table.add(self.seat, GUARD_CELL, -1)
        table.tell(GATE_BUILT, self.seat, self.colour, space + 1)
        if table.setting.printed.gate_match[space] & bit(self.colour) != 0:
            gain_points(table, self.seat, table.setting.printed.gate_match_points)
        if not self.bought:
            place_keshi(table, self.seat, self.colour)
        elif may(table, self.seat, ANY_GATE_KESHI):
            table.plan(CHOOSE_GATE_KESHI[self.seat])
        else:
            set_aside(table, self.seat, self.colour)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-156", "space_taken", {"space": int(BUILD_GATE.first(action))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(BUILD_GATE.of(space + 1)) for space in range(GATE_SPACE_COUNT)]


def set_aside(table: Marrakesh, seat: i64, colour: i64) -> None:
    """M-153: the gate's keshi waits for the end of the action."""
    table.add(seat, ASIDE_CELLS + colour, worked_out(table, seat, GATE_KESHIS, 1))


class ChooseGateKeshi(Decision):
    """M-153: a scroll lets the gate's keshi be of any colour, with room or without."""

    def rule(self) -> str:
        return "M-153"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_COLOUR]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            legal.add(CHOOSE_COLOUR.of(colour))
            colour += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        set_aside(table, self.seat, CHOOSE_COLOUR.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-153", "other_decision", {"wanted": "choose_colour"})


def place_gate_keshis(table: Marrakesh, seat: i64) -> None:
    """M-154: after the last purchase the keshis set aside are placed."""
    effects = no_numbers()
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        count = table.of(seat, ASIDE_CELLS + colour)
        table.put(seat, ASIDE_CELLS + colour, 0)
        while count > 0:
            effects = append(effects, effect(KESHI, colour))
            count -= 1
        colour += 1
    give(table, seat, effects)


class TakeGate(OfferedDecision):
    """M-223: any gate without dinars, if a guard is in the tower."""

    def verbs(self) -> list[Verb]:
        return [TAKE_GATE, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        if table.guards(self.seat) > 0:
            workshop: i64 = 0
            while workshop < WORKSHOP_COUNT:
                add_gates(table, workshop, legal, TAKE_GATE)
                workshop += 1
        legal.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is DECLINE:
            return
        workshop = TAKE_GATE.first(action) - 1
        colour = TAKE_GATE.second(action)
        table.cells[workshop_cell(workshop, colour)] -= 1
        count_workshop_points(table, self.seat, table.setting.printed.workshop_points[workshop])
        table.plan(BuildGate(self.seat, colour, False))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        workshop, colour = TAKE_GATE.first(action) - 1, TAKE_GATE.second(action)
        if table.gates_at(workshop, colour) == 0:
            return no_such_gate(workshop, colour)
        return Refusal(self.source, "no_guard")


BUY_GATES: Final = [BuyGate(seat) for seat in range(4)]
CHOOSE_GATE_KESHI: Final = [ChooseGateKeshi(seat) for seat in range(4)]
