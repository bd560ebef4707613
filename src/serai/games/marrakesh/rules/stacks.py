"""The stacks of scrolls and luxury goods: taking, refilling, renewing (M-027 to M-032, M-140, M-147)."""

from typing import Final

from mypy_extensions import i64

from serai.games.marrakesh.events import (
    ACADEMY_RESTOCKED,
    LUXURY_TAKEN,
    LUXURY_TURNED_UP,
    SCROLL_TAKEN,
    SCROLL_TURNED_UP,
    SHOP_RESTOCKED,
)
from serai.games.marrakesh.pieces import DATE, SHOP_COUNT
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import pay_goods, pay_resource
from serai.games.marrakesh.rules.moments import SCROLLS as SCROLL_TILES
from serai.games.marrakesh.state import (
    FACE_UP,
    HEIGHT,
    KNOWN,
    LASTING,
    LASTING_OWNED,
    LUXURIES,
    LUXURY_KINDS_OWNED,
    LUXURY_OWNED,
    SCROLLS,
    SCROLLS_OWNED,
    TAKEN,
    TILES,
    Marrakesh,
    academy,
    shop,
)

FREE: Final[i64] = -1  # nothing is paid


def top(table: Marrakesh, stack: i64) -> i64:
    """The face-up tile of a stack, or 0."""
    if table.cells[stack + FACE_UP] == 0:
        return 0
    return table.cells[stack + TILES] % KNOWN


def take_top(table: Marrakesh, stack: i64) -> None:
    """M-027: its place stays empty until the end of the turn."""
    height = table.cells[stack + HEIGHT] - 1
    table.cells[stack + HEIGHT] = height
    table.cells[stack + FACE_UP] = 0
    place: i64 = 0
    while place < height:
        table.cells[stack + TILES + place] = table.cells[stack + TILES + place + 1]
        place += 1
    table.cells[stack + TILES + height] = 0
    table.cells[TAKEN] = 1


def find_scroll(table: Marrakesh, scroll: i64) -> i64:
    """The stack on which a scroll lies face up, or -1."""
    colour = table.setting.printed.scroll_colour[scroll]
    place: i64 = 0
    while place < 3:
        if top(table, academy(colour, place)) == scroll:
            return academy(colour, place)
        place += 1
    return -1


def obtain_scroll(table: Marrakesh, seat: i64, scroll: i64, dates: i64 = 0) -> None:
    """M-140, M-141: it is laid before the seat, after `dates` are paid; an immediate one works now."""
    table.tell(SCROLL_TAKEN, seat, scroll)
    pay_resource(table, seat, DATE, dates)
    take_top(table, find_scroll(table, scroll))
    table.put(seat, SCROLLS + table.of(seat, SCROLLS_OWNED), scroll)
    table.add(seat, SCROLLS_OWNED, 1)
    tile = SCROLL_TILES[scroll]
    if tile.lasting:
        table.put(seat, LASTING + table.of(seat, LASTING_OWNED), scroll)
        table.add(seat, LASTING_OWNED, 1)
    tile.obtained(table, seat)


def obtain_luxury(table: Marrakesh, seat: i64, shop_number: i64, waived: i64 = FREE) -> None:
    """M-112, M-113: it is paid, unless free, and kept in view; its gains come at once."""
    luxury = top(table, shop(shop_number))
    table.tell(LUXURY_TAKEN, seat, luxury, shop_number + 1)
    pay_luxury(table, seat, luxury, waived)
    take_top(table, shop(shop_number))
    printed = table.setting.printed
    table.put(seat, LUXURIES + table.of(seat, LUXURY_OWNED), luxury)
    table.add(seat, LUXURY_OWNED, 1)
    table.add(seat, LUXURY_KINDS_OWNED + printed.luxury_kind[luxury], 1)
    give(table, seat, printed.luxury_gain[luxury])


def pay_luxury(table: Marrakesh, seat: i64, luxury: i64, waived: i64) -> None:
    """M-112: the goods keshis printed on it."""
    goods: i64 = 0
    while goods < 3 and waived != FREE:
        pay_goods(table, seat, goods, luxury_price(table, luxury, goods, waived))
        goods += 1


def luxury_price(table: Marrakesh, luxury: i64, goods: i64, waived: i64) -> i64:
    """M-114, M-211: the printed number of that colour, one less of the colour the imam waives (counted from 1)."""
    cost = table.setting.printed.luxury_cost[luxury * 3 + goods]
    return cost - 1 if waived == goods + 1 else cost


def renew(table: Marrakesh, colour: i64) -> None:
    """M-144, M-147: face-up tiles go to the bottom of their own stacks, where everybody knows them."""
    place: i64 = 0
    while place < 3:
        stack = academy(colour, place)
        if table.cells[stack + FACE_UP] == 1:
            send_to_bottom(table, stack)
            turn_up_scroll(table, colour, place)
        place += 1


def send_to_bottom(table: Marrakesh, stack: i64) -> None:
    last = table.cells[stack + HEIGHT] - 1
    seen = table.cells[stack + TILES] % KNOWN + KNOWN
    place: i64 = 0
    while place < last:
        table.cells[stack + TILES + place] = table.cells[stack + TILES + place + 1]
        place += 1
    table.cells[stack + TILES + last] = seen


def turn_up_scroll(table: Marrakesh, colour: i64, place: i64) -> None:
    stack = academy(colour, place)
    table.cells[stack + FACE_UP] = 1
    table.cells[stack + TILES] = table.cells[stack + TILES] % KNOWN
    table.tell(SCROLL_TURNED_UP, table.cells[stack + TILES], colour, place + 1)


def turn_up_luxury(table: Marrakesh, number: i64) -> None:
    table.cells[shop(number) + FACE_UP] = 1
    table.tell(LUXURY_TURNED_UP, table.cells[shop(number) + TILES], number + 1)


def refill(table: Marrakesh) -> None:
    """M-027, M-031: at the end of a turn in which tiles were taken."""
    if table.cells[TAKEN] == 0:
        return
    table.cells[TAKEN] = 0
    colour: i64 = 0
    while colour < 4:
        refill_academies(table, colour)
        colour += 1
    refill_shops(table)


def refill_academies(table: Marrakesh, colour: i64) -> None:
    """M-028, M-029: new tops are turned up; then empty places take half of the taller stack."""
    place: i64 = 0
    while place < 3:
        if needs_turning(table, academy(colour, place)):
            turn_up_scroll(table, colour, place)
        place += 1
    place = 0
    while place < 3:
        if table.cells[academy(colour, place) + HEIGHT] == 0:
            restock_academy(table, colour, place)
        place += 1


def needs_turning(table: Marrakesh, stack: i64) -> bool:
    return table.cells[stack + HEIGHT] > 0 and table.cells[stack + FACE_UP] == 0


def restock_academy(table: Marrakesh, colour: i64, place: i64) -> None:
    giver: i64 = 0
    other: i64 = 1
    while other < 3:
        if table.cells[academy(colour, other) + HEIGHT] > table.cells[academy(colour, giver) + HEIGHT]:
            giver = other
        other += 1
    moved = move_half(table, academy(colour, giver), academy(colour, place))
    if moved > 0:
        table.tell(ACADEMY_RESTOCKED, colour, place + 1, giver + 1, moved)
        turn_up_scroll(table, colour, place)


def refill_shops(table: Marrakesh) -> None:
    """M-030: shops are refilled in the same way."""
    number: i64 = 0
    while number < SHOP_COUNT:
        if needs_turning(table, shop(number)):
            turn_up_luxury(table, number)
        number += 1
    number = 0
    while number < SHOP_COUNT:
        if table.cells[shop(number) + HEIGHT] == 0:
            restock_shop(table, number)
        number += 1


def restock_shop(table: Marrakesh, number: i64) -> None:
    giver: i64 = 0
    other: i64 = 1
    while other < SHOP_COUNT:
        if table.cells[shop(other) + HEIGHT] > table.cells[shop(giver) + HEIGHT]:
            giver = other
        other += 1
    moved = move_half(table, shop(giver), shop(number))
    if moved > 0:
        table.tell(SHOP_RESTOCKED, number + 1, giver + 1, moved)
        turn_up_luxury(table, number)


def move_half(table: Marrakesh, giver: i64, taker: i64) -> i64:
    """M-029: the bottom half, rounded down, in its order."""
    height = table.cells[giver + HEIGHT]
    half = height // 2
    place: i64 = 0
    while place < half:
        table.cells[taker + TILES + place] = table.cells[giver + TILES + height - half + place]
        table.cells[giver + TILES + height - half + place] = 0
        place += 1
    table.cells[giver + HEIGHT] = height - half
    table.cells[taker + HEIGHT] = half
    return half
