"""What nobody or only its owner has seen at a table of Marrakesh, and how it is drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.chance import Stream, shuffle
from serai.core.rows import bit, sort
from serai.games.marrakesh.pieces.names import (
    COLOUR_COUNT,
    OASIS_COUNT,
    OASIS_FIELD_COUNT,
    SHOP_COUNT,
    SUPPLY_COUNT,
    no_numbers,
)
from serai.games.marrakesh.state import (
    CHOSEN_CELL,
    FACE_UP_CELL,
    HIDDEN,
    KNOWN,
    OASIS_CELLS,
    OASIS_SHOWN_CELLS,
    OFFICE_CELLS,
    SUPPLY_CELLS,
    SUPPLY_CHOSEN_CELL,
    TILE_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)


def redeal(table: Marrakesh, seat: int | None, stream: Stream) -> None:
    """Draw anew every face-down tile and every choice not yet revealed, but for what the seat itself holds."""
    mine: i64 = -1 if seat is None else seat
    for colour in range(4):
        shuffle_hidden(table, vec[i64]([academy_cell(colour, place) for place in range(3)]), stream)
    shuffle_hidden(table, vec[i64]([shop_cell(number) for number in range(SHOP_COUNT)]), stream)
    redeal_offices(table, stream)
    redeal_oases(table, stream)
    redeal_supplies(table, mine, stream)
    for other in range(table.setting.players):
        if other != mine:
            redeal_choices(table, other, stream)


def hidden_cells(table: Marrakesh, stacks: vec[i64]) -> vec[i64]:
    """Where tiles lie that nobody has seen."""
    cells = no_numbers()
    for stack in stacks:
        depth = table.cells[stack + FACE_UP_CELL]
        while depth < table.height(stack):
            if table.cells[stack + TILE_CELLS + depth] < KNOWN:
                cells = append(cells, stack + TILE_CELLS + depth)
            depth += 1
    return cells


def shuffle_hidden(table: Marrakesh, stacks: vec[i64], stream: Stream) -> None:
    cells = hidden_cells(table, stacks)
    tiles = vec[i64]([table.cells[cell] for cell in cells])
    sort(tiles)  # how they lie now must not matter
    shuffle(tiles, stream)
    for place in range(len(cells)):
        table.cells[cells[place]] = tiles[place]


def unseen(last: i64, first: i64, seen: vec[i64], stream: Stream) -> vec[i64]:
    """The numbers of a set that have not been seen, in random order."""
    known = list(seen)
    pool = vec[i64]([number for number in range(first, last + 1) if number not in known])
    shuffle(pool, stream)
    return pool


def redeal_offices(table: Marrakesh, stream: Stream) -> None:
    if table.cells[OFFICE_CELLS] == 0:
        return
    pool = unseen(table.setting.last_office, table.setting.first_office, offices_seen(table), stream)
    drawn: i64 = 0
    season = table.season()
    while season < 3:
        table.cells[OFFICE_CELLS + season] = pool[drawn]
        drawn += 1
        season += 1


def redeal_oases(table: Marrakesh, stream: Stream) -> None:
    """Undiscovered oases and those never dealt are one heap."""
    seen = vec[i64]([table.cells[OASIS_SHOWN_CELLS + place] for place in range(3)])
    hidden = no_numbers()
    for seat in range(table.setting.players):
        for field in range(OASIS_FIELD_COUNT):
            if table.oasis_state(seat, field) != HIDDEN:
                seen = append(seen, table.oasis_at(seat, field))
            elif table.oasis_at(seat, field) > 0:
                hidden = append(hidden, seat * OASIS_FIELD_COUNT + field)
    pool = unseen(OASIS_COUNT, 1, seen, stream)
    for place in range(len(hidden)):
        table.put(hidden[place] // OASIS_FIELD_COUNT, OASIS_CELLS + hidden[place] % OASIS_FIELD_COUNT, pool[place])


def redeal_supplies(table: Marrakesh, mine: i64, stream: Stream) -> None:
    """Other seats' face-down supply tiles and those never dealt are one heap."""
    seen = no_numbers()
    for seat in range(table.setting.players):
        for place in range(3):
            if seat == mine or table.is_supply_up(seat, place):
                seen = append(seen, table.supply_tile(seat, place))
    pool = unseen(SUPPLY_COUNT, 1, seen, stream)
    drawn: i64 = 0
    for seat in range(table.setting.players):
        for place in range(3):
            if seat != mine and not table.is_supply_up(seat, place) and table.supply_tile(seat, place) > 0:
                table.put(seat, SUPPLY_CELLS + place, pool[drawn])
                drawn += 1


def redeal_choices(table: Marrakesh, seat: i64, stream: Stream) -> None:
    """What another seat has chosen in secret may be anything it could have chosen."""
    if table.chosen_supply(seat) > 0:
        down = supply_down(table, seat)
        table.put(seat, SUPPLY_CHOSEN_CELL, down[stream.below(len(down))])
    if table.chosen_colours(seat) > 0:
        held = vec[i64]([colour for colour in range(COLOUR_COUNT) if table.is_behind_screen(seat, colour)])
        shuffle(held, stream)
        table.put(seat, CHOSEN_CELL, bit(held[0]) + bit(held[1]) + bit(held[2]))


def offices_seen(table: Marrakesh) -> vec[i64]:
    """The offices of the seasons so far; the last one is active."""
    seen = no_numbers()
    for season in range(table.season()):
        if table.cells[OFFICE_CELLS + season] > 0:
            seen = append(seen, table.cells[OFFICE_CELLS + season])
    return seen


def supply_down(table: Marrakesh, seat: i64) -> vec[i64]:
    """The tiles a seat holds face down."""
    down = no_numbers()
    for place in range(3):
        tile = table.supply_tile(seat, place)
        if tile > 0 and not table.is_supply_up(seat, place):
            down = append(down, tile)
    return down
