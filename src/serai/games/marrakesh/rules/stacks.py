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
from serai.games.marrakesh.pieces.effects import DATE
from serai.games.marrakesh.pieces.names import SHOP_COUNT
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import pay_goods, pay_resource
from serai.games.marrakesh.rules.moments import NO_MOMENT, SCROLL_TILES
from serai.games.marrakesh.state import (
    FACE_UP_CELL,
    HEIGHT_CELL,
    KNOWN,
    LASTING_CELLS,
    LASTING_COUNT_CELL,
    LUXURY_CELLS,
    LUXURY_COUNT_CELL,
    LUXURY_KIND_CELLS,
    SCROLL_CELLS,
    SCROLL_COUNT_CELL,
    TAKEN_CELL,
    TILE_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)

FREE: Final[i64] = -1  # nothing is paid


def top(table: Marrakesh, stack: i64) -> i64:
    """The face-up tile of a stack, or 0."""
    if not table.is_face_up(stack):
        return 0
    return table.cells[stack + TILE_CELLS] % KNOWN


def take_top(table: Marrakesh, stack: i64) -> None:
    """M-027: its place stays empty until the end of the turn."""
    height = table.height(stack) - 1
    table.cells[stack + HEIGHT_CELL] = height
    table.cells[stack + FACE_UP_CELL] = 0
    place: i64 = 0
    while place < height:
        table.cells[stack + TILE_CELLS + place] = table.cells[stack + TILE_CELLS + place + 1]
        place += 1
    table.cells[stack + TILE_CELLS + height] = 0
    table.cells[TAKEN_CELL] = 1


def find_scroll(table: Marrakesh, scroll: i64) -> i64:
    """The stack on which a scroll lies face up, or -1."""
    colour = table.setting.printed.scroll_colour[scroll]
    place: i64 = 0
    while place < 3:
        if top(table, academy_cell(colour, place)) == scroll:
            return academy_cell(colour, place)
        place += 1
    return -1


def obtain_scroll(table: Marrakesh, seat: i64, scroll: i64, dates: i64 = 0) -> None:
    """M-140, M-141: it is laid before the seat, after `dates` are paid; an immediate one works now."""
    table.tell(SCROLL_TAKEN, seat, scroll)
    pay_resource(table, seat, DATE, dates)
    take_top(table, find_scroll(table, scroll))
    table.put(seat, SCROLL_CELLS + table.scroll_count(seat), scroll)
    table.add(seat, SCROLL_COUNT_CELL, 1)
    tile = SCROLL_TILES[scroll]
    if tile.moment != NO_MOMENT:
        table.put(seat, LASTING_CELLS + table.lasting_count(seat), scroll)
        table.add(seat, LASTING_COUNT_CELL, 1)
    tile.obtained(table, seat)


def obtain_luxury(table: Marrakesh, seat: i64, shop_number: i64, waived: i64 = FREE) -> None:
    """M-112, M-113: it is paid, unless free, and kept in view; its gains come at once."""
    luxury = top(table, shop_cell(shop_number))
    table.tell(LUXURY_TAKEN, seat, luxury, shop_number + 1)
    pay_luxury(table, seat, luxury, waived)
    take_top(table, shop_cell(shop_number))
    printed = table.setting.printed
    table.put(seat, LUXURY_CELLS + table.luxury_count(seat), luxury)
    table.add(seat, LUXURY_COUNT_CELL, 1)
    table.add(seat, LUXURY_KIND_CELLS + printed.luxury_kind[luxury], 1)
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
        stack = academy_cell(colour, place)
        if table.is_face_up(stack):
            send_to_bottom(table, stack)
            turn_up_scroll(table, colour, place)
        place += 1


def send_to_bottom(table: Marrakesh, stack: i64) -> None:
    last = table.height(stack) - 1
    seen = table.cells[stack + TILE_CELLS] % KNOWN + KNOWN
    place: i64 = 0
    while place < last:
        table.cells[stack + TILE_CELLS + place] = table.cells[stack + TILE_CELLS + place + 1]
        place += 1
    table.cells[stack + TILE_CELLS + last] = seen


def turn_up_scroll(table: Marrakesh, colour: i64, place: i64) -> None:
    stack = academy_cell(colour, place)
    table.cells[stack + FACE_UP_CELL] = 1
    table.cells[stack + TILE_CELLS] = table.cells[stack + TILE_CELLS] % KNOWN
    table.tell(SCROLL_TURNED_UP, table.cells[stack + TILE_CELLS], colour, place + 1)


def turn_up_luxury(table: Marrakesh, number: i64) -> None:
    table.cells[shop_cell(number) + FACE_UP_CELL] = 1
    table.tell(LUXURY_TURNED_UP, table.cells[shop_cell(number) + TILE_CELLS], number + 1)


def refill(table: Marrakesh) -> None:
    """M-027, M-031: at the end of a turn in which tiles were taken."""
    if table.cells[TAKEN_CELL] == 0:
        return
    table.cells[TAKEN_CELL] = 0
    colour: i64 = 0
    while colour < 4:
        refill_academies(table, colour)
        colour += 1
    refill_shops(table)


def refill_academies(table: Marrakesh, colour: i64) -> None:
    """M-028, M-029: new tops are turned up; then empty places take half of the taller stack."""
    place: i64 = 0
    while place < 3:
        if needs_turning(table, academy_cell(colour, place)):
            turn_up_scroll(table, colour, place)
        place += 1
    place = 0
    while place < 3:
        if table.height(academy_cell(colour, place)) == 0:
            restock_academy(table, colour, place)
        place += 1


def needs_turning(table: Marrakesh, stack: i64) -> bool:
    return table.height(stack) > 0 and not table.is_face_up(stack)


def restock_academy(table: Marrakesh, colour: i64, place: i64) -> None:
    giver: i64 = 0
    other: i64 = 1
    while other < 3:
        if table.height(academy_cell(colour, other)) > table.height(academy_cell(colour, giver)):
            giver = other
        other += 1
    moved = move_half(table, academy_cell(colour, giver), academy_cell(colour, place))
    if moved > 0:
        table.tell(ACADEMY_RESTOCKED, colour, place + 1, giver + 1, moved)
        turn_up_scroll(table, colour, place)


def refill_shops(table: Marrakesh) -> None:
    """M-030: shops are refilled in the same way."""
    number: i64 = 0
    while number < SHOP_COUNT:
        if needs_turning(table, shop_cell(number)):
            turn_up_luxury(table, number)
        number += 1
    number = 0
    while number < SHOP_COUNT:
        if table.height(shop_cell(number)) == 0:
            restock_shop(table, number)
        number += 1


def restock_shop(table: Marrakesh, number: i64) -> None:
    giver: i64 = 0
    other: i64 = 1
    while other < SHOP_COUNT:
        if table.height(shop_cell(other)) > table.height(shop_cell(giver)):
            giver = other
        other += 1
    moved = move_half(table, shop_cell(giver), shop_cell(number))
    if moved > 0:
        table.tell(SHOP_RESTOCKED, number + 1, giver + 1, moved)
        turn_up_luxury(table, number)


def move_half(table: Marrakesh, giver: i64, taker: i64) -> i64:
    """M-029: the bottom half, rounded down, in its order."""
    height = table.height(giver)
    half = height // 2
    place: i64 = 0
    while place < half:
        table.cells[taker + TILE_CELLS + place] = table.cells[giver + TILE_CELLS + height - half + place]
        table.cells[giver + TILE_CELLS + height - half + place] = 0
        place += 1
    table.cells[giver + HEIGHT_CELL] = height - half
    table.cells[taker + HEIGHT_CELL] = half
    return half
