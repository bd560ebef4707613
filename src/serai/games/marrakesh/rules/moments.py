"""The moments at which tiles have a say, and the shelf of all tiles.

Rules ask at a moment; a tile answers by overriding it. Scrolls that last are asked in the order obtained.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.pieces import bit, no_numbers
from serai.games.marrakesh.state import LASTING, LASTING_OWNED, SPENT, Marrakesh

NOTHING: Final[i64] = -1  # no effect


class Scroll:
    """A scroll: what it does when obtained, or how it answers as long as it lies before its owner."""

    def __init__(self, number: i64, lasting: bool = True) -> None:
        self.number: i64 = number
        self.lasting: bool = lasting

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        """M-141: an immediate scroll works now."""

    def is_fresh(self, table: Marrakesh, seat: i64) -> bool:
        """M-143: may a scroll that works once per turn still work in this one?"""
        return table.setting.unlimited or table.of(seat, SPENT) & bit(self.number) == 0

    def wear_out(self, table: Marrakesh, seat: i64) -> None:
        table.put(seat, SPENT, table.of(seat, SPENT) | bit(self.number))

    # a number is worked out
    def gate_price(self, dinars: i64) -> i64:
        return dinars

    def workshop_points(self, workshop: i64, points: i64) -> i64:
        return points

    def gate_keshis(self, count: i64) -> i64:
        return count

    def seller_water(self, water: i64) -> i64:
        return water

    def seller_points(self, points: i64) -> i64:
        return points

    def spectators(self, count: i64) -> i64:
        return count

    def square_turns(self, turns: i64) -> i64:
        return turns

    def climb_steps(self, steps: i64) -> i64:
        return steps

    def top_points(self, stairs: i64, points: i64) -> i64:
        return points

    def pier_points(self, points: i64) -> i64:
        return points

    def waterfall_times(self, times: i64) -> i64:
        return times

    def line_bonuses(self, count: i64) -> i64:
        return count

    # something happened
    def boundary_crossed(self) -> i64:
        """The effect that comes with a crossing."""
        return NOTHING

    def office_used(self) -> i64:
        """The effect that comes with an exchange."""
        return NOTHING

    def square_ended(self, table: Marrakesh, seat: i64) -> vec[i64]:
        """The effects at the end of a main-square action."""
        return no_numbers()

    def oasis_discovered(self, table: Marrakesh, seat: i64, oasis: i64) -> None:
        """An oasis was turned up."""

    def exchanged_again(self, table: Marrakesh, seat: i64) -> None:
        """The same assistant used the office a second time."""

    def luxury_bought_again(self, table: Marrakesh, seat: i64) -> None:
        """The same assistant acquired a second luxury good."""

    def plantation_gave(self, table: Marrakesh, seat: i64, kind: i64) -> None:
        """The plantation gave something else than dates."""

    # something may be done
    def waterfalls_pay_when_crossed(self) -> bool:
        return False

    def waterfalls_pay_each_round(self) -> bool:
        return False

    def waterfalls_pay_each_season(self) -> bool:
        return False

    def neighbours_perform(self) -> bool:
        return False

    def may_pay_dinars_otherwise(self) -> bool:
        return False

    def may_pay_oases_with_one(self) -> bool:
        return False

    def may_settle_supply_cheaply(self) -> bool:
        return False

    def may_buy_many_luxuries(self, table: Marrakesh, seat: i64) -> bool:
        return False

    def may_exchange_often(self, table: Marrakesh, seat: i64) -> bool:
        return False

    def may_choose_gate_keshi(self) -> bool:
        return False

    def may_draft_two_colours(self) -> bool:
        return False

    def may_buy_steps_with(self, resource: i64) -> bool:
        return False

    def may_harvest(self, table: Marrakesh, seat: i64, kind: i64) -> bool:
        """May the plantation give this kind (water, dinar, points) instead of a date?"""
        return False


class Oasis:
    """An oasis: what it is worth to its owner."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def value(self, table: Marrakesh, seat: i64) -> i64:
        """M-226: its present value; of 19 to 21 without anything returned."""
        raise NotImplementedError

    def returns(self, table: Marrakesh) -> i64:
        """The resource that may be returned for points, or NOTHING."""
        return NOTHING

    def most_returned(self) -> i64:
        return 0


class City:
    """A desert city: what it does when acquired, or what its day side is worth at the end."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        """M-223: some cities act at once."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 0


class RiverFace:
    """A face of a river tile: its bonus for the winner and, in season 3, for the second."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def won(self, table: Marrakesh, seat: i64) -> None:
        """M-175: the winner's bonus."""
        raise NotImplementedError

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        """M-178: the second bonus."""

    def shows_oases(self) -> bool:
        """Are oases laid out for it at set-up?"""
        return False


SCROLLS: Final[list[Scroll]] = [Scroll(0)]  # by number, filled by the tiles
OASES: Final[list[Oasis]] = [Oasis(0)]
CITIES: Final[list[City]] = [City(0)]
RIVER_FACES: Final[list[RiverFace]] = [RiverFace(0)]


def lasting_scroll(table: Marrakesh, seat: i64, place: i64) -> Scroll:
    return SCROLLS[table.of(seat, LASTING + place)]


def gate_price(table: Marrakesh, seat: i64, dinars: i64) -> i64:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        dinars = lasting_scroll(table, seat, place).gate_price(dinars)
        place += 1
    return dinars


def workshop_points(table: Marrakesh, seat: i64, workshop: i64, points: i64) -> i64:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        points = lasting_scroll(table, seat, place).workshop_points(workshop, points)
        place += 1
    return points


def gate_keshis(table: Marrakesh, seat: i64) -> i64:
    """M-153: one keshi for each gate."""
    count: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        count = lasting_scroll(table, seat, place).gate_keshis(count)
        place += 1
    return count


def seller_water(table: Marrakesh, seat: i64) -> i64:
    """M-092: one water from a water seller."""
    water: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        water = lasting_scroll(table, seat, place).seller_water(water)
        place += 1
    return water


def seller_points(table: Marrakesh, seat: i64) -> i64:
    points: i64 = 0
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        points = lasting_scroll(table, seat, place).seller_points(points)
        place += 1
    return points


def audience(table: Marrakesh, seat: i64, printed: i64) -> i64:
    """How many spectators a sector counts as."""
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        printed = lasting_scroll(table, seat, place).spectators(printed)
        place += 1
    return printed


def square_turns(table: Marrakesh, seat: i64) -> i64:
    """M-117: the disc is turned once in an action."""
    turns: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        turns = lasting_scroll(table, seat, place).square_turns(turns)
        place += 1
    return turns


def climb_steps(table: Marrakesh, seat: i64, steps: i64) -> i64:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        steps = lasting_scroll(table, seat, place).climb_steps(steps)
        place += 1
    return steps


def top_points(table: Marrakesh, seat: i64, stairs: i64) -> i64:
    """M-129: a step on the last step gives one point."""
    points: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        points = lasting_scroll(table, seat, place).top_points(stairs, points)
        place += 1
    return points


def pier_points(table: Marrakesh, seat: i64) -> i64:
    """M-104: a step of a moored boat gives one point."""
    points: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        points = lasting_scroll(table, seat, place).pier_points(points)
        place += 1
    return points


def waterfall_times(table: Marrakesh, seat: i64) -> i64:
    times: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        times = lasting_scroll(table, seat, place).waterfall_times(times)
        place += 1
    return times


def line_bonuses(table: Marrakesh, seat: i64) -> i64:
    """M-127: a crossing gives one bonus of the line."""
    count: i64 = 1
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        count = lasting_scroll(table, seat, place).line_bonuses(count)
        place += 1
    return count


def add_crossing_gains(table: Marrakesh, seat: i64, effects: vec[i64]) -> vec[i64]:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        gain = lasting_scroll(table, seat, place).boundary_crossed()
        if gain != NOTHING:
            effects = append(effects, gain)
        place += 1
    return effects


def add_office_gains(table: Marrakesh, seat: i64, effects: vec[i64]) -> vec[i64]:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        gain = lasting_scroll(table, seat, place).office_used()
        if gain != NOTHING:
            effects = append(effects, gain)
        place += 1
    return effects


def square_end_gains(table: Marrakesh, seat: i64) -> vec[i64]:
    effects = no_numbers()
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        for gain in lasting_scroll(table, seat, place).square_ended(table, seat):
            effects = append(effects, gain)
        place += 1
    return effects


def oasis_discovered(table: Marrakesh, seat: i64, oasis: i64) -> None:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        lasting_scroll(table, seat, place).oasis_discovered(table, seat, oasis)
        place += 1


def exchanged_again(table: Marrakesh, seat: i64) -> None:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        lasting_scroll(table, seat, place).exchanged_again(table, seat)
        place += 1


def luxury_bought_again(table: Marrakesh, seat: i64) -> None:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        lasting_scroll(table, seat, place).luxury_bought_again(table, seat)
        place += 1


def plantation_gave(table: Marrakesh, seat: i64, kind: i64) -> None:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        lasting_scroll(table, seat, place).plantation_gave(table, seat, kind)
        place += 1


def waterfalls_pay_when_crossed(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).waterfalls_pay_when_crossed():
            return True
        place += 1
    return False


def waterfalls_pay_each_round(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).waterfalls_pay_each_round():
            return True
        place += 1
    return False


def waterfalls_pay_each_season(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).waterfalls_pay_each_season():
            return True
        place += 1
    return False


def neighbours_perform(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).neighbours_perform():
            return True
        place += 1
    return False


def may_pay_dinars_otherwise(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_pay_dinars_otherwise():
            return True
        place += 1
    return False


def may_pay_oases_with_one(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_pay_oases_with_one():
            return True
        place += 1
    return False


def may_settle_supply_cheaply(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_settle_supply_cheaply():
            return True
        place += 1
    return False


def may_buy_many_luxuries(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_buy_many_luxuries(table, seat):
            return True
        place += 1
    return False


def may_exchange_often(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_exchange_often(table, seat):
            return True
        place += 1
    return False


def may_choose_gate_keshi(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_choose_gate_keshi():
            return True
        place += 1
    return False


def may_draft_two_colours(table: Marrakesh, seat: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_draft_two_colours():
            return True
        place += 1
    return False


def may_buy_steps_with(table: Marrakesh, seat: i64, resource: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_buy_steps_with(resource):
            return True
        place += 1
    return False


def may_harvest(table: Marrakesh, seat: i64, kind: i64) -> bool:
    place: i64 = 0
    while place < table.of(seat, LASTING_OWNED):
        if lasting_scroll(table, seat, place).may_harvest(table, seat, kind):
            return True
        place += 1
    return False
