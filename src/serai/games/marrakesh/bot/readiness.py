"""Which keshis to choose, and which supply tile to turn up."""

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.rows import bit
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY
from serai.games.marrakesh.bot.worth import Judge
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import (
    BEIGE,
    BLACK,
    BROWN,
    COLOUR_COUNT,
    GREEN,
    GREY,
    OASIS_FIELD_COUNT,
    PINK,
    PURPLE,
    RED,
    TURQUOISE,
    WHITE,
)
from serai.games.marrakesh.state import (
    DISCOVERED,
    Marrakesh,
)


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
            if table.is_behind_screen(seat, colour) and chosen & bit(colour) == 0:
                value = readiness(judge, colour, souk)
                if value > most:
                    best = colour
                    most = value
            colour += 1
        chosen |= bit(best)
        souk += 1 if best >= PURPLE else 0
        count += 1
    return CHOOSE_KESHIS.of(chosen)


def readiness(judge: Judge, colour: i64, souk: i64) -> float:
    """What sending an assistant for this colour now would bring, rather than later in the season."""
    table = judge.table
    seat = judge.seat
    held = float(table.keshis(seat, colour))
    rounds_after = float(4 - table.round())
    if colour == GREEN:
        return 0.9 * held
    if colour == GREY:
        dates = float(table.stock(seat, DATE))
        return (held if held < 2.0 * dates else 2.0 * dates) * 1.6
    if colour in (WHITE, BLACK):
        return 1.1 * held
    if colour == TURQUOISE:
        return (0.7 + 0.3 * rounds_after) * held
    if colour == PINK:
        return 2.0 + 0.5 * held if held > 0.0 else 0.5
    if colour == BEIGE:
        dinars = float(table.stock(seat, DINAR) + 1)
        guards = float(table.guards(seat))
        return 4.0 * (guards if guards < dinars else dinars)
    if colour == BROWN:
        return 3.0 * discovered(table, seat)
    if colour == RED:
        return 2.5
    return 1.5 + 0.8 * float(table.goods_size(seat)) - 1.5 * float(souk)


def discovered(table: Marrakesh, seat: i64) -> float:
    count: i64 = 0
    field: i64 = 0
    while field < OASIS_FIELD_COUNT:
        if table.oasis_state(seat, field) == DISCOVERED:
            count += 1
        field += 1
    return float(count)


def cheapest_supply(table: Marrakesh, legal: LegalActions) -> i64:
    """M-181: what is turned up first is paid most often, so the cheapest, and what is in stock anyway."""
    printed = table.setting.printed
    best = legal.codes[0]
    least = 1.0e9
    place: i64 = 0
    while place < legal.count:
        tile = CHOOSE_SUPPLY.first(legal.codes[place])
        price = 0.1 * float(printed.supply_loss[tile])
        resource = WATER
        while resource <= DINAR:
            price += float(printed.supply_cost[tile * 3 + resource]) * (0.8 if resource == WATER else 1.0)
            resource += 1
        if price < least:
            best = legal.codes[place]
            least = price
        place += 1
    return best
