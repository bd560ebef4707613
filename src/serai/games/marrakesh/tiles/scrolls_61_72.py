"""Scrolls 61 to 72: seven scholars, three dates."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import RETURN_RESOURCES
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import FIELDS_ROUND, RESOURCES, no_numbers
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import gain_points, pay_resource
from serai.games.marrakesh.rules.moments import (
    DISCOVERY,
    GATE_KESHIS,
    LINE_BONUSES,
    SQUARE_TURNS,
    TWO_COLOURS,
    WATERFALLS_EACH_ROUND,
    Scroll,
)
from serai.games.marrakesh.rules.placing import ChooseColour
from serai.games.marrakesh.rules.sahara import AcquireFreely, ChooseOasis, value_oasis
from serai.games.marrakesh.rules.spectators import add_field_bonus, spectators
from serai.games.marrakesh.state import Marrakesh
from serai.games.marrakesh.tiles.families import Allows, Instead, PrintedGain


class Scroll61(Allows):
    """Lasting: in phase 2 two keshis of different colours may be taken (M-S61)."""


class Scroll62(Scroll):
    """Immediate: some discovered oases free of charge (M-S62)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(AcquireFreely(seat, self.amount(table)))


class Scroll63(Instead):
    """Lasting: a boundary gives several different bonuses of the line (M-S63)."""


class Scroll64(Scroll):
    """Immediate: a keshi of a colour of choice, then the action of its district (M-S64)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(ChooseColour(seat, acts=True))


class Scroll65(Instead):
    """Lasting: in the main square turn and choose several times (M-S65)."""


class Scroll66(Instead):
    """Lasting: a gate brings several keshis of its colour (M-S66)."""


class Scroll67(PrintedGain):
    """Immediate: keshis of colours of choice (M-S67)."""


class Scroll68(Scroll):
    """Lasting: an oasis gives its value when it is discovered (M-S68)."""

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        value_oasis(table, seat, about)
        return effects


class Scroll69(Allows):
    """At the end of each round: the bonuses of all passed waterfalls (M-S69)."""


class Scroll70(Scroll):
    """Immediate: for each juggler the bonus of its field, once per spectator (M-S70)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        effects = no_numbers()
        field: i64 = 0
        while field < FIELDS_ROUND:
            if table.has_juggler(seat, field):
                effects = add_field_bonus(table, effects, field, spectators(table, seat, field))
            field += 1
        give(table, seat, effects)


class Scroll71(Scroll):
    """Immediate: the present value of an acquired oasis (M-S71)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        if table.track_size(seat) > 0:
            table.plan(ChooseOasis(seat, self.rule()))


class ReturnForPoints(Decision):
    """M-S72: how much of a resource is returned, for so many points each."""

    def __init__(self, seat: i64, resource: i64, points: i64) -> None:
        super().__init__(seat)
        self.resource: i64 = resource
        self.points: i64 = points

    def rule(self) -> str:
        return "M-S72"

    def verbs(self) -> list[Verb]:
        return [RETURN_RESOURCES]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        count: i64 = 0
        while count <= table.stock(self.seat, self.resource):
            legal.add(RETURN_RESOURCES.of(self.resource, count))
            count += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        count = RETURN_RESOURCES.second(action)
        pay_resource(table, self.seat, self.resource, count)
        gain_points(table, self.seat, self.points * count)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        if RETURN_RESOURCES.first(action) != self.resource:
            return Refusal("M-S72", "other_resource", {"resource": RESOURCES[self.resource]})
        return Refusal("M-S72", "at_most", {"count": int(table.stock(self.seat, self.resource))})


class Scroll72(Scroll):
    """Immediate: return resources for points (M-S72)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        points = self.amount(table)
        table.plan(
            ReturnForPoints(seat, WATER, points),
            ReturnForPoints(seat, DATE, points),
            ReturnForPoints(seat, DINAR, points),
        )


SCROLLS_61_72: Final[tuple[Scroll, ...]] = (
    Scroll61(61, TWO_COLOURS),
    Scroll62(62),
    Scroll63(63, LINE_BONUSES),
    Scroll64(64),
    Scroll65(65, SQUARE_TURNS),
    Scroll66(66, GATE_KESHIS),
    Scroll67(67),
    Scroll68(68, DISCOVERY),
    Scroll69(69, WATERFALLS_EACH_ROUND),
    Scroll70(70),
    Scroll71(71),
    Scroll72(72),
)
