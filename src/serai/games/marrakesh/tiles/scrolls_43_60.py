"""Scrolls 43 to 60: five scholars, two dates."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.marrakesh.events import KESHI_PLACED
from serai.games.marrakesh.pieces.effects import DATE, DINAR
from serai.games.marrakesh.pieces.names import MOSQUE_STAIRS, ORANGE_SCROLLS, PALACE_STAIRS, RED, SOUK, no_numbers
from serai.games.marrakesh.rules.assistants import CHOOSE_ACTIONS
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.madrasa import TakeScroll
from serai.games.marrakesh.rules.moments import (
    CHEAP_SUPPLY,
    CLIMB_STEPS,
    MANY_EXCHANGES,
    NEIGHBOURS_PERFORM,
    OASIS_RESOURCES,
    PIER_POINTS,
    SELLER_POINTS,
    SQUARE_END,
    SUPPLY_DINARS,
    WATERFALL_TIMES,
    Scroll,
)
from serai.games.marrakesh.rules.spectators import add_bonuses_where_face
from serai.games.marrakesh.rules.stairs import present_line, whole_line
from serai.games.marrakesh.state import KESHI_CELLS, SELLER_CELLS, Marrakesh
from serai.games.marrakesh.tiles.families import Allows, AllowsOnce, Instead, More, PrintedGain, TopPoints


class Scroll43(PrintedGain):
    """Immediate: keshis of colours of choice (M-S43)."""


class Scroll44(Scroll):
    """Lasting: the supply may be settled with some dinars and resources of choice per tile (M-S44)."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return self.price(table, DINAR) if about == SUPPLY_DINARS else self.amount(table)


class Scroll45(Instead):
    """Lasting: an oasis costs a few resources of choice (M-S45)."""


class Scroll46(AllowsOnce):
    """Lasting, once per turn: one assistant may use the exchange office several times (M-S46)."""


class Scroll47(Scroll):
    """Immediate: every field faced by so many spectators gives its bonus as many times (M-S47)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(
            table,
            seat,
            add_bonuses_where_face(table, seat, no_numbers(), self.amount(table)),
        )


class Scroll48(More):
    """Lasting: every movement on the stairs is longer (M-S48)."""


class Scroll49(TopPoints):
    """Lasting: more points on the last step of the mosque stairs (M-S49)."""


class Scroll50(More):
    """Lasting: an action in a district with a water seller gives points (M-S50)."""


class Scroll51(Scroll):
    """Lasting, once per turn: a main-square action ends with the bonus of every field of one spectator (M-S51)."""

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        if not self.is_fresh(table, seat):
            return effects
        self.wear_out(table, seat)
        return add_bonuses_where_face(table, seat, effects, self.amount(table))


class Scroll52(TopPoints):
    """Lasting: more points on the last step of the palace stairs (M-S52)."""


class Scroll53(Scroll):
    """Immediate: the action of any one district (M-S53)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(CHOOSE_ACTIONS[seat])


class Scroll54(Allows):
    """Lasting: a juggler placed brings the bonuses of both neighbouring fields too (M-S54)."""


class Scroll55(PrintedGain):
    """Immediate: steps on each of the stairs (M-S55)."""


class Scroll56(Instead):
    """Lasting: each step of the moored boat gives more points (M-S56)."""


class Scroll57(PrintedGain):
    """Immediate: a water seller for the souk, and water (M-S57)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.put(seat, SELLER_CELLS + SOUK, 1)
        table.add(seat, KESHI_CELLS + RED, 1)
        table.tell(KESHI_PLACED, seat, RED, SOUK)
        super().obtained(table, seat)


class Scroll58(Scroll):
    """Immediate: an orange scroll for dates, without scholars (M-S58)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        dates = self.price(table, DATE)
        table.plan(TakeScroll(seat, ORANGE_SCROLLS, dates, self.rule()))


class Scroll59(Scroll):
    """Immediate: every bonus of the present line (M-S59)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, whole_line(table, present_line(table, seat)))


class Scroll60(Scroll):
    """Lasting: every waterfall bonus comes several times (M-S60)."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        return number * self.amount(table)


SCROLLS_43_60: Final[tuple[Scroll, ...]] = (
    Scroll43(43),
    Scroll44(44, CHEAP_SUPPLY),
    Scroll45(45, OASIS_RESOURCES),
    Scroll46(46, MANY_EXCHANGES),
    Scroll47(47),
    Scroll48(48, CLIMB_STEPS),
    Scroll49(49, MOSQUE_STAIRS),
    Scroll50(50, SELLER_POINTS),
    Scroll51(51, SQUARE_END),
    Scroll52(52, PALACE_STAIRS),
    Scroll53(53),
    Scroll54(54, NEIGHBOURS_PERFORM),
    Scroll55(55),
    Scroll56(56, PIER_POINTS),
    Scroll57(57),
    Scroll58(58),
    Scroll59(59),
    Scroll60(60, WATERFALL_TIMES),
)
