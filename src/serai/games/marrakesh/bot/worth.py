"""What a board of Marrakesh is worth to its seat, in points of the end."""

from typing import Final

from mypy_extensions import i64

from serai.core.agenda import OVER
from serai.games.marrakesh.pieces.effects import ANY_RESOURCE, DINAR, POINTS, WATER, effect_amount, effect_kind
from serai.games.marrakesh.pieces.names import (
    BEIGE,
    BROWN,
    COLOUR_COUNT,
    DISTRICT_COUNT,
    MOSQUE_STAIRS,
    OASIS_FIELD_COUNT,
    PALACE_STAIRS,
    PINK,
    PURPLE,
    ROOM,
    SOUK,
)
from serai.games.marrakesh.rules.moments import CITY_TILES, OASIS_TILES
from serai.games.marrakesh.rules.river import has_passed
from serai.games.marrakesh.rules.supply import supply_cost
from serai.games.marrakesh.scoring import FinalScore, returned_for
from serai.games.marrakesh.state import (
    ASIDE_CELLS,
    ASSISTANT_CELLS,
    DISCOVERED,
    SCREEN_CELLS,
    SELLER_CELLS,
    Marrakesh,
)

FILLED: Final = 10.0  # M-192
RESOURCE: Final = 0.85  # water, date or dinar in points, while it can still be spent
SPARE: Final = 0.4  # the same in the end, and of stock that piles up
PILE: Final[i64] = 6
GOODS: Final = 1.5  # a goods keshi that an assistant in the souk can still use
AS_ACTION: Final = 0.5  # the share of assistants that carry out the district action
CROSSING: Final = 3.0  # a boundary of the stairs
WINNING: Final = 4.0  # the river tile
ROUNDS_OF_USE: Final = 8.5  # still to come when a scroll that lasts is worth its full value

# what a keshi adds to one action of its district, by colour; brown, red and goods are worth what they bring otherwise
PER_ACTION: Final[list[float]] = [0.85, 1.7, 1.1, 1.1, 0.6, 1.0, 0.0]
# scrolls that last, early in the game; the others show their worth at once
LASTING_WORTH: Final = {
    13: 3.0, 14: 3.0, 15: 3.0, 16: 3.5, 17: 4.0, 18: 3.0, 22: 5.0, 23: 1.0, 24: 1.0, 25: 4.0, 26: 3.0, 27: 3.0,
    28: 5.0, 29: 7.0, 31: 7.0, 32: 6.0, 33: 3.0, 34: 4.0, 35: 6.0, 36: 5.0, 44: 7.0, 45: 4.0, 46: 4.0, 48: 8.0,
    49: 4.0, 50: 12.0, 51: 8.0, 52: 4.0, 54: 6.0, 56: 5.0, 60: 6.0, 61: 5.0, 63: 9.0, 65: 10.0, 66: 12.0, 68: 12.0,
    69: 14.0,
}  # fmt: skip


def scroll_worths() -> list[float]:
    return [LASTING_WORTH.get(scroll, 0.0) for scroll in range(73)]


SCROLL_WORTH: Final[list[float]] = scroll_worths()


def worth(table: Marrakesh, seat: i64) -> float:
    """What a seat's board is worth, in points of the end."""
    if table.actor_seat == OVER:
        return float(FinalScore(table, seat).total)
    return Judge(table, seat).board()


class Judge:
    """What a seat has, in points, by what can still be done with it."""

    def __init__(self, table: Marrakesh, seat: i64) -> None:
        self.table: Marrakesh = table
        self.seat: i64 = seat
        self.seasons: i64 = 3 - table.season()  # still to come
        self.unused: i64 = table.screen_size(seat) + table.count_of(seat, ASSISTANT_CELLS, DISTRICT_COUNT)
        self.unused += COLOUR_COUNT * self.seasons
        self.rounds: float = float(self.unused) / 3.0
        self.keshis: float = 4.0 * self.rounds  # that are likely to come

    def board(self) -> float:
        points = float(self.table.score(self.seat))
        points += self.workers() + self.goods() + self.resources() + self.river() + self.stairs()
        return points + self.scrolls() + self.oases() + self.cities()

    def actions(self, colour: i64) -> float:
        """How often an assistant can still come to the district of a worker colour."""
        behind = self.table.of(self.seat, SCREEN_CELLS + colour)
        return float(behind + self.table.assistants(self.seat, colour) + self.seasons)

    def workers(self) -> float:
        """Keshis and water sellers: what their districts will give, and the way to a filled district."""
        table = self.table
        seat = self.seat
        points = 0.0
        reach = 0.28 * self.keshis + 1.5
        colour: i64 = 0
        while colour < SOUK:
            held = table.keshis(seat, colour)
            seller = table.of(seat, SELLER_CELLS + colour)
            points += self.filling(float(ROOM + 1 - held - seller), reach)
            times = self.actions(colour)
            points += float(seller) * times * RESOURCE
            if colour < BROWN:
                points += AS_ACTION * times * float(held) * PER_ACTION[colour]
            colour += 1
        points += self.jugglers() + self.guards()
        return points + float(table.of(seat, SELLER_CELLS + SOUK)) * self.souk_uses() * RESOURCE

    def filling(self, missing: float, reach: float) -> float:
        """M-192: the ten points, by how likely they come."""
        if missing == 0.0:
            return FILLED
        likely = 1.0 - missing / reach
        return FILLED * likely * likely if likely > 0.0 else 0.0

    def jugglers(self) -> float:
        """The first juggler makes the action worth something."""
        if self.table.keshis(self.seat, PINK) == 0:
            return 0.0
        return AS_ACTION * 2.0 * self.actions(PINK)

    def guards(self) -> float:
        """Guards in the tower buy gates while assistants can come; keshis of gates are yet to be placed."""
        table = self.table
        aside = float(table.count_of(self.seat, ASIDE_CELLS, COLOUR_COUNT)) * 2.0
        if self.actions(BEIGE) == 0.0:
            return aside
        guards = table.guards(self.seat)
        payable = table.stock(self.seat, DINAR) + self.unused // 6 + 1
        useful = guards if guards < payable else payable
        return aside + 2.5 * float(useful) + 0.5 * float(guards - useful)

    def souk_uses(self) -> float:
        table = self.table
        behind = table.count_of(self.seat, SCREEN_CELLS + PURPLE, COLOUR_COUNT - PURPLE)
        return float(behind + table.assistants(self.seat, SOUK) + 3 * self.seasons)

    def goods(self) -> float:
        """Goods keshis: as many as the souk can use, the rest half a point."""
        held = float(self.table.goods_size(self.seat))
        useful = 1.7 * self.souk_uses()
        if held <= useful:
            return held * GOODS
        return useful * GOODS + (held - useful) * SPARE

    def resources(self) -> float:
        """Stock, and the danger of not meeting the next supply payment."""
        table = self.table
        owed = supply_cost(table, self.seat)
        points = 0.0
        short: i64 = 0
        resource = WATER
        while resource <= DINAR:
            held = table.stock(self.seat, resource)
            points += self.stock(held)
            if held < owed[resource]:
                short += owed[resource] - held
            resource += 1
        if short == 0:
            return points
        risk = float(short) / (self.unused_this_season() + 1.0)
        if risk > 1.0:
            risk = 1.0
        return points * (1.0 - risk) - float(owed[3]) * risk

    def stock(self, held: i64) -> float:
        each = RESOURCE if self.unused > 3 else SPARE + 0.05
        if held <= PILE:
            return each * float(held)
        return each * float(PILE) + SPARE * float(held - PILE)

    def unused_this_season(self) -> float:
        return float(self.unused - COLOUR_COUNT * self.seasons)

    def river(self) -> float:
        """Waterfalls passed pay at the end of each round; the boat ahead wins the tile."""
        table = self.table
        space = table.boat(self.seat)
        if space == 0:
            return 0.0
        rounds = float(5 - table.round())
        points = self.best_waterfall() * rounds + 0.3 * float(space) * (rounds - 1.0) / 4.0
        ahead: i64 = 0
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != self.seat and table.boat(seat) >= space:
                ahead += 1
            seat += 1
        if ahead == 0:
            points += WINNING * float(table.round()) / 4.0
        return points

    def best_waterfall(self) -> float:
        fall: i64 = 0
        best = 0.0
        while fall < len(self.table.setting.printed.fall_step):
            if has_passed(self.table, self.seat, fall):
                best = max(best, bonus_worth(self.table.setting.printed.fall_bonus[fall]))
            fall += 1
        return best

    def stairs(self) -> float:
        """The way to the next boundary."""
        table = self.table
        return self.climbed(table.step(self.seat, PALACE_STAIRS)) + self.climbed(table.step(self.seat, MOSQUE_STAIRS))

    def climbed(self, step: i64) -> float:
        section = self.table.setting.printed.section
        first = step
        while first > 0 and section[first - 1] == section[step]:
            first -= 1
        last = step
        while last < len(section) - 1 and section[last] == section[step]:
            last += 1
        if last == first or self.unused == 0:
            return 0.0
        return CROSSING * 0.7 * float(step - first) / float(last - first)

    def scrolls(self) -> float:
        """Scrolls that last are worth less every round."""
        points = 0.0
        place: i64 = 0
        while place < self.table.lasting_count(self.seat):
            points += SCROLL_WORTH[self.table.lasting_scroll(self.seat, place)]
            place += 1
        return points * (self.rounds / ROUNDS_OF_USE)

    def oases(self) -> float:
        """M-193: the best three of those acquired, and in part of those discovered."""
        table = self.table
        best = [0.0, 0.0, 0.0]
        place: i64 = 0
        while place < table.track_size(self.seat):
            keep_best(best, self.oasis(table.track_oasis(self.seat, place)))
            place += 1
        if self.actions(BROWN) > 0.0:
            place = 0
            while place < OASIS_FIELD_COUNT:
                if table.oasis_state(self.seat, place) == DISCOVERED:
                    keep_best(best, 0.6 * self.oasis(table.oasis_at(self.seat, place)))
                place += 1
        acquired = 0.4 * float(table.track_size(self.seat))
        return best[0] + best[1] + best[2] + acquired

    def oasis(self, number: i64) -> float:
        """Its present value, and what is likely to come to it."""
        value = float(OASIS_TILES[number].value(self.table, self.seat))
        return value + 0.5 * float(returned_for(self.table, self.seat, number)) + 0.25 * self.rounds

    def cities(self) -> float:
        """M-224: desert cities score beside the oases."""
        table = self.table
        points = 0.0
        place: i64 = 0
        while place < 2:
            city = table.city_at(self.seat, place)
            if city > 0:
                value = float(CITY_TILES[city].value(table, self.seat))
                if not table.is_day(self.seat, place):
                    value = 0.5 * value + 1.0 if self.actions(BROWN) > 0.0 else 0.0
                points += value
            place += 1
        return points


def bonus_worth(effect: i64) -> float:
    """A waterfall's bonus in points."""
    kind = effect_kind(effect)
    amount = float(effect_amount(effect))
    if kind == POINTS:
        return amount
    return amount * (RESOURCE + 0.3 if kind == ANY_RESOURCE else GOODS)


def keep_best(best: list[float], value: float) -> None:
    """Keep the three highest, the highest first."""
    place: i64 = 0
    while place < 3:
        if value > best[place]:
            other = best[place]
            best[place] = value
            value = other
        place += 1
