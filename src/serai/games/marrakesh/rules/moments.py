"""The moments at which tiles have a say, and the shelf of all tiles.

A scroll that lasts names the moment at which it has a say. When that moment comes the rules ask all scrolls of a seat
that have named it, in the order obtained, in one of three ways: a number is worked out, something may be done, or
something happened. The rules know moments and never a tile; a tile knows its moment and never the body of a rule.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rows import bit
from serai.games.marrakesh.state import SPENT_CELL, Marrakesh

NO_MOMENT: Final[i64] = 0  # of a scroll that works at once, and then no more

# A number is worked out. What else matters stands in brackets.
GATE_PRICE: Final[i64] = 1  # the dinars that a gate costs
WORKSHOP_POINTS: Final[i64] = 2  # the points that come with a gate (the workshop, from 0)
GATE_KESHIS: Final[i64] = 3  # the keshis that a gate brings
SELLER_WATER: Final[i64] = 4  # the water that a water seller gives
SELLER_POINTS: Final[i64] = 5  # the points of an action beside a water seller
SPECTATORS: Final[i64] = 6  # the spectators in a sector
SQUARE_TURNS: Final[i64] = 7  # how often the disc is turned in an action
CLIMB_STEPS: Final[i64] = 8  # the steps of a movement on the stairs
TOP_POINTS: Final[i64] = 9  # the points of a step on the last step (the stairs)
STEP_PRICE: Final[i64] = 10  # what a further step on the stairs costs, 0 if none can be bought (the resource)
PIER_POINTS: Final[i64] = 11  # the points of a step of a moored boat
WATERFALL_TIMES: Final[i64] = 12  # how often a waterfall gives its bonus
LINE_BONUSES: Final[i64] = 13  # the different bonuses of a line
HARVEST: Final[i64] = 14  # what a green keshi may give instead of a date, 0 for none (the kind); happens when it gave
OASIS_RESOURCES: Final[i64] = 15  # how many resources of choice pay an oasis, 0 for the printed cost
CHEAP_SUPPLY: Final[i64] = 16  # another way to settle the supply, 0 for none (SUPPLY_DINARS or PER_TILE)
# Something may be done.
WATERFALLS_WHEN_CROSSED: Final[i64] = 17  # may a waterfall give its bonus at once?
WATERFALLS_EACH_ROUND: Final[i64] = 18  # may all of them give their bonuses in phase 4?
WATERFALLS_EACH_SEASON: Final[i64] = 19  # and at the end of a season?
NEIGHBOURS_PERFORM: Final[i64] = 20  # may a juggler's neighbours perform too?
DINARS_OTHERWISE: Final[i64] = 21  # may dates and water be paid for dinars?
MANY_LUXURIES: Final[i64] = 22  # may an assistant acquire several luxury goods? Happens with the second one
MANY_EXCHANGES: Final[i64] = 23  # may it use the office several times? Happens with the second time
ANY_GATE_KESHI: Final[i64] = 24  # may the keshi of a gate be of any colour?
TWO_COLOURS: Final[i64] = 25  # may two keshis of different colours be drafted?
# Something happened; effects may come with it.
CROSSING: Final[i64] = 26  # a boundary of the stairs was crossed
EXCHANGING: Final[i64] = 27  # the exchange office was used
SQUARE_END: Final[i64] = 28  # a main-square action is over
DISCOVERY: Final[i64] = 29  # an oasis was turned up (which)

SUPPLY_DINARS: Final[i64] = 0  # of CHEAP_SUPPLY: the dinars to be paid in any case,
PER_TILE: Final[i64] = 1  # and the resources of choice for each tile

NOTHING: Final[i64] = -1  # no resource


class Tile:
    """A tile with a will of its own, known by its printed number."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def letter(self) -> str:
        """Of its kind, in the ids of rules."""
        raise NotImplementedError

    def rule(self) -> str:
        """The rule that says what it does."""
        return f"M-{self.letter()}{self.number:02}"


class Scroll(Tile):
    """A scroll: what it does when obtained, or what it says at its moment as long as it lies before its owner."""

    def __init__(self, number: i64, moment: i64 = NO_MOMENT) -> None:
        super().__init__(number)
        self.moment: i64 = moment

    def letter(self) -> str:
        return "S"

    def gains(self, table: Marrakesh) -> vec[i64]:
        """The gains printed on it."""
        return table.setting.printed.scroll_gain[self.number]

    def price(self, table: Marrakesh, resource: i64) -> i64:
        """How much of a resource it asks for, as printed."""
        return table.setting.printed.scroll_pay[self.number * 3 + resource]

    def amount(self, table: Marrakesh) -> i64:
        """The amount printed on it."""
        return table.setting.printed.scroll_amount[self.number]

    def obtained(self, table: Marrakesh, seat: i64) -> None:
        """M-141: an immediate scroll works now."""

    def worked_out(self, table: Marrakesh, seat: i64, number: i64, about: i64) -> i64:
        """The number of its moment, as it changes it."""
        return number

    def may(self, table: Marrakesh, seat: i64) -> bool:
        """May the thing of its moment be done?"""
        return False

    def happened(self, table: Marrakesh, seat: i64, effects: vec[i64], about: i64) -> vec[i64]:
        """Its moment came: the effects that come with it, after those that are there already."""
        return effects

    def is_fresh(self, table: Marrakesh, seat: i64) -> bool:
        """M-143: may a scroll that works once per turn still work in this one?"""
        return table.setting.unlimited or table.of(seat, SPENT_CELL) & bit(self.number) == 0

    def wear_out(self, table: Marrakesh, seat: i64) -> None:
        table.put(seat, SPENT_CELL, table.of(seat, SPENT_CELL) | bit(self.number))


class Oasis(Tile):
    """An oasis: what it is worth to its owner."""

    def letter(self) -> str:
        return "O"

    def points(self, table: Marrakesh) -> i64:
        """The points printed on it, of each thing that counts or once."""
        return table.setting.printed.oasis_points[self.number]

    def base(self, table: Marrakesh) -> i64:
        """The points it gives in any case."""
        return table.setting.printed.oasis_base[self.number]

    def limit(self, table: Marrakesh) -> i64:
        """The most, or the least, that it asks for."""
        return table.setting.printed.oasis_limit[self.number]

    def value(self, table: Marrakesh, seat: i64) -> i64:
        """M-226: its present value, with nothing returned for it."""
        raise NotImplementedError

    def returns(self, table: Marrakesh) -> i64:
        """The resource that may be returned for points, or NOTHING."""
        return NOTHING

    def most_returned(self, table: Marrakesh) -> i64:
        return 0


class City(Tile):
    """A desert city: what it does when acquired, or what its day side is worth at the end."""

    def letter(self) -> str:
        return "C"

    def points(self, table: Marrakesh) -> i64:
        """The points printed on it."""
        return table.setting.printed.city_points[self.number]

    def acquired(self, table: Marrakesh, seat: i64) -> None:
        """M-223: some cities act at once."""

    def value(self, table: Marrakesh, seat: i64) -> i64:
        return 0


class RiverFace(Tile):
    """A face of a river tile: its bonus for the winner and, in season 3, for the second."""

    def letter(self) -> str:
        return "V"

    def won(self, table: Marrakesh, seat: i64) -> None:
        """M-175: the winner's bonus."""
        raise NotImplementedError

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        """M-178: the second bonus."""

    def shows_oases(self) -> bool:
        """Are oases laid out for it at set-up?"""
        return False


SCROLL_TILES: Final[list[Scroll]] = [Scroll(0)]  # by number, filled by the tiles
OASIS_TILES: Final[list[Oasis]] = [Oasis(0)]
CITY_TILES: Final[list[City]] = [City(0)]
RIVER_FACES: Final[list[RiverFace]] = [RiverFace(0)]


def worked_out(table: Marrakesh, seat: i64, moment: i64, number: i64, about: i64 = 0) -> i64:
    """A number, as the seat's scrolls change it."""
    place: i64 = 0
    while place < table.lasting_count(seat):
        scroll = SCROLL_TILES[table.lasting_scroll(seat, place)]
        if scroll.moment == moment:
            number = scroll.worked_out(table, seat, number, about)
        place += 1
    return number


def may(table: Marrakesh, seat: i64, moment: i64) -> bool:
    """Does one of the seat's scrolls allow it?"""
    place: i64 = 0
    while place < table.lasting_count(seat):
        scroll = SCROLL_TILES[table.lasting_scroll(seat, place)]
        if scroll.moment == moment and scroll.may(table, seat):
            return True
        place += 1
    return False


def happened(table: Marrakesh, seat: i64, moment: i64, effects: vec[i64], about: i64 = 0) -> vec[i64]:
    """Tell the seat's scrolls; the effects that come together now, those that were there first."""
    place: i64 = 0
    while place < table.lasting_count(seat):
        scroll = SCROLL_TILES[table.lasting_scroll(seat, place)]
        if scroll.moment == moment:
            effects = scroll.happened(table, seat, effects, about)
        place += 1
    return effects


def scroll_of(moment: i64) -> Scroll:
    """The first scroll that has a say at a moment, whoever owns it."""
    return next(scroll for scroll in SCROLL_TILES if scroll.moment == moment)
