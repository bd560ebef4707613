"""The medina: gates, workshops and guards (M-149 to M-158)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.actions import Options, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
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
from serai.games.marrakesh.pieces import (
    COLOUR_COUNT,
    COLOURS,
    DINAR,
    GATE_SPACE_COUNT,
    KESHI,
    WORKSHOP_COUNT,
    bit,
    effect,
    no_numbers,
)
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import gain_points, lose_points
from serai.games.marrakesh.rules.moments import (
    gate_keshis,
    gate_price,
    may_choose_gate_keshi,
    workshop_points,
)
from serai.games.marrakesh.rules.paying import can_meet, pay_cost
from serai.games.marrakesh.rules.placing import Action, place_keshi
from serai.games.marrakesh.state import ASIDE, GATE_COUNT, GATES, GUARDS, STOCK, WORKSHOPS, Marrakesh


class MedinaAction(Action):
    """M-149: gates, one after the other, at most one for each guard in the tower."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        table.plan(BUY_GATES[seat])


def price_of(table: Marrakesh, seat: i64, workshop: i64) -> i64:
    """M-150: the workshop's price in dinars."""
    return gate_price(table, seat, table.setting.printed.workshop_price[workshop])


def gates_at(workshop: i64, colour: i64) -> i64:
    """The cell that counts a workshop's gates of a colour."""
    return WORKSHOPS + workshop * COLOUR_COUNT + colour


class BuyGate(Decision):
    """M-149, M-150: any gate of any workshop that can be paid."""

    def rule(self) -> str:
        return "M-149"

    def verbs(self) -> list[Verb]:
        return [BUY_GATE, END_ACTION]

    def options(self, table: Marrakesh, options: Options) -> None:
        if table.of(self.seat, GUARDS) > 0:
            workshop: i64 = 0
            while workshop < WORKSHOP_COUNT:
                if can_meet(table, self.seat, 0, 0, price_of(table, self.seat, workshop)):
                    add_gates(table, workshop, options, BUY_GATE)
                workshop += 1
        options.add(END_ACTION.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is END_ACTION:
            place_gate_keshis(table, self.seat)
            return
        workshop = BUY_GATE.first(action) - 1
        colour = BUY_GATE.second(action)
        table.cells[gates_at(workshop, colour)] -= 1
        table.plan(GateBought(self.seat, workshop, colour), BUY_GATES[self.seat])
        pay_cost(table, self.seat, 0, 0, price_of(table, self.seat, workshop))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        workshop = BUY_GATE.first(action) - 1
        colour = BUY_GATE.second(action)
        if table.cells[gates_at(workshop, colour)] == 0:
            return no_such_gate(workshop, colour)
        if table.of(self.seat, GUARDS) == 0:
            return Refusal("M-149", "no_guard")
        price = price_of(table, self.seat, workshop)
        return Refusal("M-150", "dinars", {"needed": int(price), "have": int(table.of(self.seat, STOCK + DINAR))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        seen = Options()
        for workshop in range(WORKSHOP_COUNT):
            add_gates(table, workshop, seen, BUY_GATE)
        return seen.listed()


def add_gates(table: Marrakesh, workshop: i64, options: Options, verb: Verb) -> None:
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if table.cells[gates_at(workshop, colour)] > 0:
            options.add(verb.of(workshop + 1, colour))
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
        count_workshop_points(table, self.seat, workshop_points(table, self.seat, self.workshop, printed))
        table.plan(BuildGate(self.seat, self.colour, True))


def count_workshop_points(table: Marrakesh, seat: i64, points: i64) -> None:
    """M-150: points gained or lost."""
    if points < 0:
        lose_points(table, seat, -points)
    else:
        gain_points(table, seat, points)


class BuildGate(Decision):
    """M-151, M-152: on any empty gate space, with a guard from the tower; a match gives two points."""

    def __init__(self, seat: i64, colour: i64, bought: bool) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.bought: bool = bought  # or taken by an effect

    def rule(self) -> str:
        return "M-151"

    def verbs(self) -> list[Verb]:
        return [BUILD_GATE]

    def options(self, table: Marrakesh, options: Options) -> None:
        space: i64 = 0
        while space < GATE_SPACE_COUNT:
            if table.of(self.seat, GATES + space) == 0:
                options.add(BUILD_GATE.of(space + 1))
            space += 1

    def about(self, table: Marrakesh) -> dict[str, object]:
        return {"gate": COLOURS[self.colour]}

    def choose(self, table: Marrakesh, action: i64) -> None:
        space = BUILD_GATE.first(action) - 1
        table.put(self.seat, GATES + space, self.colour + 1)
        table.add(self.seat, GATE_COUNT, 1)
        table.add(self.seat, GUARDS, -1)
        table.tell(GATE_BUILT, self.seat, self.colour, space + 1)
        if table.setting.printed.gate_match[space] & bit(self.colour) != 0:
            gain_points(table, self.seat, 2)
        if not self.bought:
            place_keshi(table, self.seat, self.colour)
        elif may_choose_gate_keshi(table, self.seat):
            table.plan(CHOOSE_GATE_KESHI[self.seat])
        else:
            set_aside(table, self.seat, self.colour)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-156", "space_taken", {"space": int(BUILD_GATE.first(action))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(BUILD_GATE.of(space + 1)) for space in range(GATE_SPACE_COUNT)]


def set_aside(table: Marrakesh, seat: i64, colour: i64) -> None:
    """M-153: the gate's keshi waits for the end of the action."""
    table.add(seat, ASIDE + colour, gate_keshis(table, seat))


class ChooseGateKeshi(Decision):
    """M-153: a scroll lets the gate's keshi be of any colour, with room or without."""

    def rule(self) -> str:
        return "M-153"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_COLOUR]

    def options(self, table: Marrakesh, options: Options) -> None:
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            options.add(CHOOSE_COLOUR.of(colour))
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
        count = table.of(seat, ASIDE + colour)
        table.put(seat, ASIDE + colour, 0)
        while count > 0:
            effects = append(effects, effect(KESHI, colour))
            count -= 1
        colour += 1
    give(table, seat, effects)


class TakeGate(Decision):
    """M-223: any gate without dinars, if a guard is in the tower."""

    def rule(self) -> str:
        return "M-C12"

    def verbs(self) -> list[Verb]:
        return [TAKE_GATE, DECLINE]

    def options(self, table: Marrakesh, options: Options) -> None:
        if table.of(self.seat, GUARDS) > 0:
            workshop: i64 = 0
            while workshop < WORKSHOP_COUNT:
                add_gates(table, workshop, options, TAKE_GATE)
                workshop += 1
        options.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is DECLINE:
            return
        workshop = TAKE_GATE.first(action) - 1
        colour = TAKE_GATE.second(action)
        table.cells[gates_at(workshop, colour)] -= 1
        count_workshop_points(table, self.seat, table.setting.printed.workshop_points[workshop])
        table.plan(BuildGate(self.seat, colour, False))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        workshop, colour = TAKE_GATE.first(action) - 1, TAKE_GATE.second(action)
        if table.cells[gates_at(workshop, colour)] == 0:
            return no_such_gate(workshop, colour)
        return Refusal("M-C12", "no_guard")


BUY_GATES: Final = [BuyGate(seat) for seat in range(4)]
CHOOSE_GATE_KESHI: Final = [ChooseGateKeshi(seat) for seat in range(4)]
