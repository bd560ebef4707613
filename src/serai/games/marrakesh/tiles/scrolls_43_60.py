"""Scrolls 43 to 60: five scholars, two dates."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.events import KESHI_PLACED
from serai.games.marrakesh.pieces import (
    ANY_KESHI,
    MOSQUE,
    ORANGE_SCROLLS,
    PALACE,
    RED,
    SOUK,
    WATER,
    effect,
    no_numbers,
)
from serai.games.marrakesh.rules.assistants import CHOOSE_ACTIONS
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import gain_resource
from serai.games.marrakesh.rules.madrasa import TakeScroll
from serai.games.marrakesh.rules.moments import Scroll
from serai.games.marrakesh.rules.spectators import bonuses_where_face
from serai.games.marrakesh.rules.stairs import MOSQUE_STAIRS, PALACE_STAIRS, present_line, whole_line
from serai.games.marrakesh.state import KESHIS, SELLERS, Marrakesh
from serai.games.marrakesh.tiles.families import TopPoints


class Scroll43(Scroll):
    """Immediate: two keshis of colours of choice (M-S43)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, append(append(no_numbers(), effect(ANY_KESHI)), effect(ANY_KESHI)))


class Scroll44(Scroll):
    """Lasting: the supply may be settled with a dinar and one resource per tile (M-S44)."""

    def may_settle_supply_cheaply(self) -> bool:
        return True


class Scroll45(Scroll):
    """Lasting: an oasis costs any one resource (M-S45)."""

    def may_pay_oases_with_one(self) -> bool:
        return True


class Scroll46(Scroll):
    """Lasting, once per turn: one assistant may use the exchange office several times (M-S46)."""

    def may_exchange_often(self, table: Marrakesh, seat: i64) -> bool:
        return self.is_fresh(table, seat)

    def exchanged_again(self, table: Marrakesh, seat: i64) -> None:
        self.wear_out(table, seat)


class Scroll47(Scroll):
    """Immediate: three times the bonus of every field faced by three spectators (M-S47)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, bonuses_where_face(table, seat, 3))


class Scroll48(Scroll):
    """Lasting: every movement on the stairs is one step longer (M-S48)."""

    def climb_steps(self, steps: i64) -> i64:
        return steps + 1


class Scroll49(TopPoints):
    """Lasting: on the last step of the mosque stairs two points (M-S49)."""


class Scroll50(Scroll):
    """Lasting: an action in a district with a water seller gives two points (M-S50)."""

    def seller_points(self, points: i64) -> i64:
        return points + 2


class Scroll51(Scroll):
    """Lasting, once per turn: a main-square action ends with the bonus of every field of one spectator (M-S51)."""

    def square_ended(self, table: Marrakesh, seat: i64) -> vec[i64]:
        if not self.is_fresh(table, seat):
            return no_numbers()
        self.wear_out(table, seat)
        return bonuses_where_face(table, seat, 1)


class Scroll52(TopPoints):
    """Lasting: on the last step of the palace stairs two points (M-S52)."""


class Scroll53(Scroll):
    """Immediate: the action of any one district (M-S53)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(CHOOSE_ACTIONS[seat])


class Scroll54(Scroll):
    """Lasting: a juggler placed brings the bonuses of both neighbouring fields too (M-S54)."""

    def neighbours_perform(self) -> bool:
        return True


class Scroll55(Scroll):
    """Immediate: three steps on each of the stairs (M-S55)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, append(append(no_numbers(), effect(PALACE, 3)), effect(MOSQUE, 3)))


class Scroll56(Scroll):
    """Lasting: each step of the moored boat gives two points (M-S56)."""

    def pier_points(self, points: i64) -> i64:
        return 2


class Scroll57(Scroll):
    """Immediate: a water seller for the souk, and three water (M-S57)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.put(seat, SELLERS + SOUK, 1)
        table.add(seat, KESHIS + RED, 1)
        table.tell(KESHI_PLACED, seat, RED, SOUK)
        gain_resource(table, seat, WATER, 3)


class Scroll58(Scroll):
    """Immediate: an orange scroll for a date, without scholars (M-S58)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeScroll(seat, ORANGE_SCROLLS, 1, "M-S58"))


class Scroll59(Scroll):
    """Immediate: every bonus of the present line (M-S59)."""

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, whole_line(table, present_line(table, seat)))


class Scroll60(Scroll):
    """Lasting: every waterfall bonus comes twice (M-S60)."""

    def waterfall_times(self, times: i64) -> i64:
        return 2 * times


SCROLLS_43_60: Final[tuple[Scroll, ...]] = (
    Scroll43(43, lasting=False),
    Scroll44(44),
    Scroll45(45),
    Scroll46(46),
    Scroll47(47, lasting=False),
    Scroll48(48),
    Scroll49(49, MOSQUE_STAIRS),
    Scroll50(50),
    Scroll51(51),
    Scroll52(52, PALACE_STAIRS),
    Scroll53(53, lasting=False),
    Scroll54(54),
    Scroll55(55, lasting=False),
    Scroll56(56),
    Scroll57(57, lasting=False),
    Scroll58(58, lasting=False),
    Scroll59(59, lasting=False),
    Scroll60(60),
)
