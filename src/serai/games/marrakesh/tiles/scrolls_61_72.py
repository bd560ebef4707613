"""Scrolls 61 to 72: seven scholars, three dates."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.actions import Options, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import RETURN_RESOURCES
from serai.games.marrakesh.pieces import ANY_KESHI, FIELDS_ROUND, RESOURCES, effect, no_numbers
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import gain_points, pay_resource
from serai.games.marrakesh.rules.moments import Scroll
from serai.games.marrakesh.rules.placing import ChooseColour
from serai.games.marrakesh.rules.sahara import AcquireFreely, ChooseOasis, value_oasis
from serai.games.marrakesh.rules.spectators import add_field_bonus, spectators
from serai.games.marrakesh.state import JUGGLERS, STOCK, TRACK_COUNT, Marrakesh


class Scroll61(Scroll):
    """Lasting: in phase 2 two keshis of different colours may be taken (M-S61)."""

    def may_draft_two_colours(self) -> bool:
        return True


class Scroll62(Scroll):
    """Immediate: up to three discovered oases free of charge (M-S62)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(AcquireFreely(seat, 3))


class Scroll63(Scroll):
    """Lasting: a boundary gives two different bonuses of the line (M-S63)."""

    def line_bonuses(self, count: i64) -> i64:
        return 2


class Scroll64(Scroll):
    """Immediate: a keshi of a colour of choice, then the action of its district (M-S64)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(ChooseColour(seat, acts=True))


class Scroll65(Scroll):
    """Lasting: in the main square turn and choose twice (M-S65)."""

    def square_turns(self, turns: i64) -> i64:
        return 2


class Scroll66(Scroll):
    """Lasting: a gate brings two keshis of its colour (M-S66)."""

    def gate_keshis(self, count: i64) -> i64:
        return 2


class Scroll67(Scroll):
    """Immediate: three keshis of colours of choice (M-S67)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        keshi = effect(ANY_KESHI)
        give(table, seat, append(append(append(no_numbers(), keshi), keshi), keshi))


class Scroll68(Scroll):
    """Lasting: an oasis gives its value when it is discovered (M-S68)."""

    def oasis_discovered(self, table: Marrakesh, seat: i64, oasis: i64) -> None:
        value_oasis(table, seat, oasis)


class Scroll69(Scroll):
    """At the end of each round: the bonuses of all passed waterfalls (M-S69)."""

    def waterfalls_pay_each_round(self) -> bool:
        return True


class Scroll70(Scroll):
    """Immediate: for each juggler the bonus of its field, once per spectator (M-S70)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        effects = no_numbers()
        field: i64 = 0
        while field < FIELDS_ROUND:
            if table.of(seat, JUGGLERS + field) == 1:
                effects = add_field_bonus(table, effects, field, spectators(table, seat, field))
            field += 1
        give(table, seat, effects)


class Scroll71(Scroll):
    """Immediate: the present value of an acquired oasis (M-S71)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        if table.of(seat, TRACK_COUNT) > 0:
            table.plan(ChooseOasis(seat))


class ReturnForPoints(Decision):
    """M-S72: how much of a resource is returned, for two points each."""

    def __init__(self, seat: i64, resource: i64) -> None:
        super().__init__(seat)
        self.resource: i64 = resource

    def rule(self) -> str:
        return "M-S72"

    def verbs(self) -> list[Verb]:
        return [RETURN_RESOURCES]

    def options(self, table: Marrakesh, options: Options) -> None:
        count: i64 = 0
        while count <= table.of(self.seat, STOCK + self.resource):
            options.add(RETURN_RESOURCES.of(self.resource, count))
            count += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        count = RETURN_RESOURCES.second(action)
        pay_resource(table, self.seat, self.resource, count)
        gain_points(table, self.seat, 2 * count)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        if RETURN_RESOURCES.first(action) != self.resource:
            return Refusal("M-S72", "other_resource", {"resource": RESOURCES[self.resource]})
        return Refusal("M-S72", "at_most", {"count": int(table.of(self.seat, STOCK + self.resource))})


class Scroll72(Scroll):
    """Immediate: return resources for two points each (M-S72)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(ReturnForPoints(seat, 0), ReturnForPoints(seat, 1), ReturnForPoints(seat, 2))


SCROLLS_61_72: Final[tuple[Scroll, ...]] = (
    Scroll61(61),
    Scroll62(62, lasting=False),
    Scroll63(63),
    Scroll64(64, lasting=False),
    Scroll65(65),
    Scroll66(66),
    Scroll67(67, lasting=False),
    Scroll68(68),
    Scroll69(69),
    Scroll70(70, lasting=False),
    Scroll71(71, lasting=False),
    Scroll72(72, lasting=False),
)
