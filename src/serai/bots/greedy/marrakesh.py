"""A greedy player of Marrakesh: tries each action, plays its own turn on, and looks what its board is worth then."""

from typing import Final

from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.core.actions import Options
from serai.core.agenda import OVER, Position
from serai.core.chance import Stream
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY, USE_ASSISTANT, VOCABULARY
from serai.games.marrakesh.pieces import (
    BEIGE,
    BLACK,
    BROWN,
    COLOUR_COUNT,
    DATE,
    DINAR,
    DISTRICT_COUNT,
    GREEN,
    GREY,
    OASIS_FIELD_COUNT,
    PINK,
    PURPLE,
    RED,
    ROOM,
    SOUK,
    TURQUOISE,
    WATER,
    WHITE,
    bit,
)
from serai.games.marrakesh.rules.moments import CITIES as CITY_TILES
from serai.games.marrakesh.rules.moments import OASES as OASIS_TILES
from serai.games.marrakesh.rules.river import has_passed
from serai.games.marrakesh.rules.supply import supply_cost
from serai.games.marrakesh.scoring import FinalScore, returned_for
from serai.games.marrakesh.state import (
    ASIDE,
    ASSISTANTS,
    BOAT,
    CITIES,
    CITY_DAY,
    DISCOVERED,
    GUARDS,
    KESHIS,
    LASTING,
    LASTING_OWNED,
    OASES,
    OASIS_STATE,
    ROUND,
    SCORE,
    SCREEN,
    SEASON,
    SELLERS,
    STEPS,
    STOCK,
    TRACK,
    TRACK_COUNT,
    Marrakesh,
)

CHAIN: Final[i64] = 24  # own decisions played on at most
DEPTH: Final[i64] = 2  # how many decisions of the chain are tried in earnest
TRIES: Final[i64] = 400  # positions judged for one decision, about

FILLED: Final = 10.0  # M-192
RESOURCE: Final = 0.85  # water, date or dinar in points, while it can still be spent
SPARE: Final = 0.5  # the same in the end, and of stock that piles up
PILE: Final[i64] = 6
GOODS: Final = 1.5  # a goods keshi that an assistant in the souk can still use
AS_ACTION: Final = 0.75  # the share of assistants that carry out the district action
CROSSING: Final = 3.0  # a boundary of the stairs
WINNING: Final = 4.0  # the river tile
ROUNDS_IN_ALL: Final = 12.0

# what a keshi adds to one action of its district, by colour; brown, red and goods are worth what they bring otherwise
PER_ACTION: Final = (0.85, 1.7, 1.1, 1.1, 0.6, 1.0, 0.0)
# scrolls that last, with all twelve rounds to come; the others show their worth at once
LASTING_WORTH: Final = {
    13: 3.0, 14: 3.0, 15: 3.0, 16: 3.5, 17: 4.0, 18: 3.0, 22: 5.0, 23: 1.0, 24: 1.0, 25: 4.0, 26: 3.0, 27: 3.0,
    28: 5.0, 29: 7.0, 31: 7.0, 32: 6.0, 33: 3.0, 34: 4.0, 35: 6.0, 36: 5.0, 44: 7.0, 45: 4.0, 46: 4.0, 48: 8.0,
    49: 4.0, 50: 12.0, 51: 8.0, 52: 4.0, 54: 6.0, 56: 5.0, 60: 6.0, 61: 5.0, 63: 9.0, 65: 10.0, 66: 12.0, 68: 12.0,
    69: 14.0,
}  # fmt: skip


def scroll_worths() -> list[float]:
    return [LASTING_WORTH.get(scroll, 0.0) for scroll in range(73)]


SCROLL_WORTH: Final[list[float]] = scroll_worths()


class Greedy(Bot):
    """Tries every action on a copy of the imagined table and plays its own decisions on."""

    def choose(self, imagined: Position, stream: Stream) -> i64:
        assert isinstance(imagined, Marrakesh)
        options = Options()
        imagined.fill(options)
        if options.count == 1:
            return options.codes[0]
        verb = VOCABULARY.verb(options.codes[0])
        if verb is CHOOSE_KESHIS:
            return favourite_keshis(imagined, imagined.whose)
        if verb is CHOOSE_SUPPLY:
            return cheapest_supply(imagined, options)
        return Search(imagined.whose).best(imagined, options, DEPTH)


class Search:
    """One decision of a seat: what each action leads to."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.tried: i64 = 0

    def best(self, table: Marrakesh, options: Options, depth: i64) -> i64:
        """The action that leads to the board worth most."""
        best = options.codes[0]
        most = -1.0e9
        place: i64 = 0
        while place < options.count:
            twin = table.copy()
            twin.choose(options.codes[place])
            if depth > 0:
                self.play_on(twin, depth - 1)
            liking = worth(twin, self.seat)
            self.tried += 1
            if liking > most:
                best = options.codes[place]
                most = liking
            place += 1
        return best

    def play_on(self, table: Marrakesh, depth: i64) -> None:
        """Play the seat's own decisions until somebody else, or chance, decides."""
        left = CHAIN
        options = Options()
        while table.whose == self.seat and left > 0:
            table.fill(options)
            first = options.codes[0]
            if depth == 0 and VOCABULARY.verb(first) is USE_ASSISTANT:
                return
            if options.count > 1:
                first = self.best(table, options, depth if self.tried < TRIES else 0)
            table.choose(first)
            left -= 1


def worth(table: Marrakesh, seat: i64) -> float:
    """What a seat's board is worth, in points of the end."""
    if table.whose == OVER:
        return float(FinalScore(table, seat).total)
    return Judge(table, seat).board()


class Judge:
    """What a seat has, in points, by what can still be done with it."""

    def __init__(self, table: Marrakesh, seat: i64) -> None:
        self.table: Marrakesh = table
        self.seat: i64 = seat
        self.seasons: i64 = 3 - table.cells[SEASON]  # still to come
        self.unused: i64 = table.count_of(seat, SCREEN, COLOUR_COUNT) + table.count_of(seat, ASSISTANTS, DISTRICT_COUNT)
        self.unused += COLOUR_COUNT * self.seasons
        self.rounds: float = float(self.unused) / 3.0
        self.keshis: float = 4.0 * self.rounds  # that are likely to come

    def board(self) -> float:
        points = float(self.table.of(self.seat, SCORE))
        points += self.workers() + self.goods() + self.resources() + self.river() + self.stairs()
        return points + self.scrolls() + self.oases() + self.cities()

    def actions(self, colour: i64) -> float:
        """How often an assistant can still come to the district of a worker colour."""
        times = self.table.of(self.seat, SCREEN + colour) + self.table.of(self.seat, ASSISTANTS + colour) + self.seasons
        return float(times)

    def workers(self) -> float:
        """Keshis and water sellers: what their districts will give, and the way to a filled district."""
        table = self.table
        seat = self.seat
        points = 0.0
        reach = 0.35 * self.keshis + 1.5
        colour: i64 = 0
        while colour < SOUK:
            held = table.of(seat, KESHIS + colour)
            seller = table.of(seat, SELLERS + colour)
            points += self.filling(float(ROOM + 1 - held - seller), reach)
            times = self.actions(colour)
            points += float(seller) * times * RESOURCE
            if colour < BROWN:
                points += AS_ACTION * times * float(held) * PER_ACTION[colour]
            colour += 1
        points += self.jugglers() + self.guards()
        return points + float(table.of(seat, SELLERS + SOUK)) * self.souk_uses() * RESOURCE

    def filling(self, missing: float, reach: float) -> float:
        """M-192: the ten points, by how likely they come."""
        if missing == 0.0:
            return FILLED
        likely = 1.0 - missing / reach
        return FILLED * likely * likely if likely > 0.0 else 0.0

    def jugglers(self) -> float:
        """The first juggler makes the action worth something."""
        if self.table.of(self.seat, KESHIS + PINK) == 0:
            return 0.0
        return AS_ACTION * 2.0 * self.actions(PINK)

    def guards(self) -> float:
        """Guards in the tower buy gates while assistants can come; keshis of gates are yet to be placed."""
        table = self.table
        aside = float(table.count_of(self.seat, ASIDE, COLOUR_COUNT)) * 2.0
        if self.actions(BEIGE) == 0.0:
            return aside
        guards = table.of(self.seat, GUARDS)
        payable = table.of(self.seat, STOCK + DINAR) + self.unused // 6 + 1
        useful = guards if guards < payable else payable
        return aside + 2.5 * float(useful) + 0.5 * float(guards - useful)

    def souk_uses(self) -> float:
        table = self.table
        behind = table.count_of(self.seat, SCREEN + PURPLE, COLOUR_COUNT - PURPLE)
        return float(behind + table.of(self.seat, ASSISTANTS + SOUK) + 3 * self.seasons)

    def goods(self) -> float:
        """Goods keshis: as many as the souk can use, the rest half a point."""
        held = float(self.table.count_of(self.seat, KESHIS + PURPLE, COLOUR_COUNT - PURPLE))
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
            held = table.of(self.seat, STOCK + resource)
            points += self.stock(held)
            if held < owed[resource]:
                short += owed[resource] - held
            resource += 1
        if short == 0:
            return points
        risk = float(short) / (0.7 * self.unused_this_season() + 1.0)
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
        space = table.of(self.seat, BOAT)
        if space == 0:
            return 0.0
        rounds = float(5 - table.cells[ROUND])
        points = self.best_waterfall() * rounds + 0.3 * float(space) * (rounds - 1.0) / 4.0
        ahead: i64 = 0
        seat: i64 = 0
        while seat < table.setting.players:
            if seat != self.seat and table.of(seat, BOAT) >= space:
                ahead += 1
            seat += 1
        if ahead == 0:
            points += WINNING * float(table.cells[ROUND]) / 4.0
        return points

    def best_waterfall(self) -> float:
        fall: i64 = 0
        best = 0.0
        while fall < len(self.table.setting.printed.fall_step):
            if has_passed(self.table, self.seat, fall):
                each = waterfall_worth(fall)
                if each > best:
                    best = each
            fall += 1
        return best

    def stairs(self) -> float:
        """The way to the next boundary."""
        return self.climbed(self.table.of(self.seat, STEPS)) + self.climbed(self.table.of(self.seat, STEPS + 1))

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
        while place < self.table.of(self.seat, LASTING_OWNED):
            points += SCROLL_WORTH[self.table.of(self.seat, LASTING + place)]
            place += 1
        return points * (self.rounds / ROUNDS_IN_ALL)

    def oases(self) -> float:
        """M-193: the best three of those acquired, and in part of those discovered."""
        table = self.table
        best = [0.0, 0.0, 0.0]
        place: i64 = 0
        while place < table.of(self.seat, TRACK_COUNT):
            keep_best(best, self.oasis(table.of(self.seat, TRACK + place)))
            place += 1
        if self.actions(BROWN) > 0.0:
            place = 0
            while place < OASIS_FIELD_COUNT:
                if table.of(self.seat, OASIS_STATE + place) == DISCOVERED:
                    keep_best(best, 0.6 * self.oasis(table.of(self.seat, OASES + place)))
                place += 1
        acquired = 0.4 * float(table.of(self.seat, TRACK_COUNT))
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
            city = table.of(self.seat, CITIES + place)
            if city > 0:
                value = float(CITY_TILES[city].value(table, self.seat))
                if table.of(self.seat, CITY_DAY + place) == 0:
                    value = 0.5 * value + 1.0 if self.actions(BROWN) > 0.0 else 0.0
                points += value
            place += 1
        return points


WATERFALL_WORTH: Final = (1.0, 1.1, 1.5, 3.0)


def waterfall_worth(fall: i64) -> float:
    return WATERFALL_WORTH[fall] if fall < 4 else 1.0


def keep_best(best: list[float], value: float) -> None:
    """Keep the three highest, the highest first."""
    place: i64 = 0
    while place < 3:
        if value > best[place]:
            other = best[place]
            best[place] = value
            value = other
        place += 1


def favourite_keshis(table: Marrakesh, seat: i64) -> i64:
    """M-057: the three colours whose districts are readiest, or whose keshis are most wanted."""
    judge = Judge(table, seat)
    chosen: i64 = 0
    souk: i64 = 0
    count: i64 = 0
    while count < 3:
        best: i64 = 0
        most = -1.0e9
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if table.of(seat, SCREEN + colour) == 1 and chosen & bit(colour) == 0:
                liking = readiness(judge, colour, souk)
                if liking > most:
                    best = colour
                    most = liking
            colour += 1
        chosen |= bit(best)
        souk += 1 if best >= PURPLE else 0
        count += 1
    return CHOOSE_KESHIS.of(chosen)


def readiness(judge: Judge, colour: i64, souk: i64) -> float:
    """What sending an assistant for this colour now would bring, rather than later in the season."""
    table = judge.table
    seat = judge.seat
    held = float(table.of(seat, KESHIS + colour))
    rounds_after = float(4 - table.cells[ROUND])
    if colour == GREEN:
        return 0.9 * held
    if colour == GREY:
        dates = float(table.of(seat, STOCK + DATE))
        return (held if held < 2.0 * dates else 2.0 * dates) * 1.6
    if colour in (WHITE, BLACK):
        return 1.1 * held
    if colour == TURQUOISE:
        return (0.7 + 0.3 * rounds_after) * held
    if colour == PINK:
        return 2.0 + 0.5 * held if held > 0.0 else 0.5
    if colour == BEIGE:
        dinars = float(table.of(seat, STOCK + DINAR) + 1)
        guards = float(table.of(seat, GUARDS))
        return 4.0 * (guards if guards < dinars else dinars)
    if colour == BROWN:
        return 3.0 * discovered(table, seat)
    if colour == RED:
        return 2.5
    return 1.5 + 0.8 * float(table.count_of(seat, KESHIS + PURPLE, 3)) - 1.5 * float(souk)


def discovered(table: Marrakesh, seat: i64) -> float:
    count: i64 = 0
    field: i64 = 0
    while field < OASIS_FIELD_COUNT:
        if table.of(seat, OASIS_STATE + field) == DISCOVERED:
            count += 1
        field += 1
    return float(count)


def cheapest_supply(table: Marrakesh, options: Options) -> i64:
    """M-181: what is turned up first is paid most often, so the cheapest, and what is in stock anyway."""
    printed = table.setting.printed
    best = options.codes[0]
    least = 1.0e9
    place: i64 = 0
    while place < options.count:
        tile = CHOOSE_SUPPLY.first(options.codes[place])
        price = 0.1 * float(printed.supply_loss[tile])
        resource = WATER
        while resource <= DINAR:
            price += float(printed.supply_cost[tile * 3 + resource]) * (0.8 if resource == WATER else 1.0)
            resource += 1
        if price < least:
            best = options.codes[place]
            least = price
        place += 1
    return best
