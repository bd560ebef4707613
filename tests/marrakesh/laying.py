"""Laying things on a table of Marrakesh by hand, without any bonus.

Seats are counted from 0; places, shops, stacks, workshops, gate spaces and seasons from 1, as players count.
"""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from serai.games.marrakesh.pieces.names import COLOURS, DISTRICTS, SAHARA_FIELDS, SCROLL_COLOURS, SQUARE_FIELDS
from serai.games.marrakesh.rules.moments import NO_MOMENT, SCROLL_TILES
from serai.games.marrakesh.state import (
    ACQUIRED,
    ARRIVAL_CELL,
    ARRIVALS_CELL,
    ASSISTANT_CELLS,
    BOAT_CELL,
    CITY_CELLS,
    CITY_DAY_CELLS,
    CITY_SHOWN_CELLS,
    DISCOVERED,
    FACE_CELLS,
    FACE_UP_CELL,
    GATE_CELLS,
    GATE_COUNT_CELL,
    GUARD_CELL,
    HEIGHT_CELL,
    JUGGLER_CELLS,
    KESHI_CELLS,
    KNOWN,
    LASTING_CELLS,
    LASTING_COUNT_CELL,
    LEADER_CELLS,
    LUXURY_CELLS,
    LUXURY_COUNT_CELL,
    LUXURY_KIND_CELLS,
    MARKER_CELL,
    MOORED_CELL,
    OASIS_CELLS,
    OASIS_STATE_CELLS,
    OFFER_CELLS,
    OFFICE_CELLS,
    ROTATION_CELL,
    ROUND_CELL,
    SCORE_CELL,
    SCROLL_CELLS,
    SCROLL_COUNT_CELL,
    SEASON_CELL,
    SELLER_CELLS,
    START_CELL,
    STEP_CELLS,
    STOCK_CELLS,
    SUPPLY_CELLS,
    SUPPLY_UP_CELLS,
    TILE_CELLS,
    TOWER_CELLS,
    TRACK_CELLS,
    TRACK_KESHI_CELLS,
    TRACK_SIZE_CELL,
    WORKSHOP_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)
from serai.play.state import State


def table_of(state: State) -> Marrakesh:
    table = state.table
    assert isinstance(table, Marrakesh)
    return table


def set_season(state: State, season: int = 1, round_number: int = 1, start: int | None = None) -> None:
    table = table_of(state)
    table.cells[SEASON_CELL] = season
    table.cells[ROUND_CELL] = round_number
    if start is not None:
        table.cells[START_CELL] = start
        table.cells[MARKER_CELL] = start
    touch(state)


def set_points(state: State, seat: int, points: int) -> None:
    put(state, seat, SCORE_CELL, points)


def set_resources(state: State, seat: int, water: int = 0, date: int = 0, dinar: int = 0) -> None:
    for resource, count in enumerate((water, date, dinar)):
        put(state, seat, STOCK_CELLS + resource, count)


def set_keshis(state: State, seat: int, **counts: int) -> None:
    """So many keshis of these colours, on the first places of their districts; other colours stay."""
    for colour, count in counts.items():
        if colour == "pink":
            set_jugglers(state, seat, *SQUARE_FIELDS[:count])
        elif colour == "red":
            set_sellers(state, seat, *DISTRICTS[:count])
        elif colour == "brown":
            set_leaders(state, seat, *SAHARA_FIELDS[:count])
        elif colour == "beige":
            set_guards(state, seat, count)
        else:
            put(state, seat, KESHI_CELLS + COLOURS.index(colour), count)


def set_jugglers(state: State, seat: int, *fields: str) -> None:
    """Jugglers on these square fields and no others."""
    for number, field in enumerate(SQUARE_FIELDS):
        put(state, seat, JUGGLER_CELLS + number, int(field in fields))
    put(state, seat, KESHI_CELLS + COLOURS.index("pink"), len(fields))


def set_sellers(state: State, seat: int, *districts: str) -> None:
    """Water sellers in these districts and no others."""
    for number, district in enumerate(DISTRICTS):
        put(state, seat, SELLER_CELLS + number, int(district in districts))
    put(state, seat, KESHI_CELLS + COLOURS.index("red"), len(districts))


def set_leaders(state: State, seat: int, *fields: str) -> None:
    """Caravan leaders on these Sahara fields and no others; their oases are discovered."""
    for number, field in enumerate(SAHARA_FIELDS):
        put(state, seat, LEADER_CELLS + number, int(field in fields))
        if number < 6:
            put(state, seat, OASIS_STATE_CELLS + number, int(DISCOVERED) if field in fields else 0)
    put(state, seat, KESHI_CELLS + COLOURS.index("brown"), len(fields))


def set_guards(state: State, seat: int, in_tower: int) -> None:
    """So many guards in the tower; those at gates stay."""
    put(state, seat, GUARD_CELL, in_tower)
    put(state, seat, KESHI_CELLS + COLOURS.index("beige"), in_tower + int(table_of(state).gate_count(seat)))


def set_gates(state: State, seat: int, gates: Mapping[int, str]) -> None:
    """Gates on these spaces and no others, each with its guard; guards in the tower stay."""
    for space in range(1, 9):
        colour = gates.get(space)
        put(state, seat, GATE_CELLS + space - 1, 0 if colour is None else COLOURS.index(colour) + 1)
    put(state, seat, GATE_COUNT_CELL, len(gates))
    set_guards(state, seat, int(table_of(state).guards(seat)))


def set_disc(state: State, seat: int, rotation: int) -> None:
    put(state, seat, ROTATION_CELL, rotation)


def set_figures(state: State, seat: int, palace: int = 0, mosque: int = 0) -> None:
    """The courtier and the student on these steps."""
    put(state, seat, STEP_CELLS, palace)
    put(state, seat, STEP_CELLS + 1, mosque)


def set_boat(state: State, seat: int, space: int, moored: bool = False) -> None:
    """The boat comes to a space, behind the boats that were set there before; without any bonus."""
    table = table_of(state)
    table.cells[ARRIVALS_CELL] += 1
    put(state, seat, BOAT_CELL, space)
    put(state, seat, ARRIVAL_CELL, int(table.cells[ARRIVALS_CELL]))
    put(state, seat, MOORED_CELL, int(moored))


def set_assistants(state: State, seat: int, *districts: str) -> None:
    for number, district in enumerate(DISTRICTS):
        put(state, seat, ASSISTANT_CELLS + number, districts.count(district))


def set_offer(state: State, **counts: int) -> None:
    """The offer holds this and nothing else."""
    set_colours(state, OFFER_CELLS, counts)


def set_tower(state: State, **counts: int) -> None:
    """Inside the tower is this and nothing else."""
    set_colours(state, TOWER_CELLS, counts)


def set_workshop(state: State, workshop: int, **counts: int) -> None:
    """In the workshop (1 to 4) lie these gates and no others."""
    set_colours(state, WORKSHOP_CELLS + (workshop - 1) * 12, counts)


def set_colours(state: State, start: i64, counts: Mapping[str, int]) -> None:
    assert set(counts) <= set(COLOURS)
    for number, colour in enumerate(COLOURS):
        table_of(state).cells[start + number] = counts.get(colour, 0)
    touch(state)


def set_oases(state: State, seat: int, **oases: int) -> None:
    """These oases lie on these fields (left_1=21); whether they are discovered stays."""
    for field, oasis in oases.items():
        put(state, seat, OASIS_CELLS + SAHARA_FIELDS.index(field), oasis)


def set_acquired(state: State, seat: int, *oases: int) -> None:
    """These oases lie on the track, in this order, and no others; they came from left_1, left_2, …, right_3."""
    for field, oasis in enumerate(oases[:6]):
        put(state, seat, OASIS_CELLS + field, oasis)
        put(state, seat, OASIS_STATE_CELLS + field, int(ACQUIRED))
        put(state, seat, LEADER_CELLS + field, 1)
    for number, oasis in enumerate(oases):
        put(state, seat, TRACK_CELLS + number, oasis)
    put(state, seat, TRACK_SIZE_CELL, len(oases))
    leaders = sum(int(table_of(state).of(seat, LEADER_CELLS + field)) for field in range(len(SAHARA_FIELDS)))
    put(state, seat, KESHI_CELLS + COLOURS.index("brown"), leaders)


def set_track_keshis(state: State, seat: int, keshis: Mapping[int, str]) -> None:
    """Keshis on these places (1 to 6) of the oasis track, and no others."""
    for number in range(1, 7):
        colour = keshis.get(number)
        put(state, seat, TRACK_KESHI_CELLS + number - 1, 0 if colour is None else COLOURS.index(colour) + 1)


def set_luxuries(state: State, seat: int, *luxuries: int) -> None:
    """The seat owns these luxury goods and no others."""
    table = table_of(state)
    for kind in range(5):
        put(state, seat, LUXURY_KIND_CELLS + kind, 0)
    for number, luxury in enumerate(luxuries):
        put(state, seat, LUXURY_CELLS + number, luxury)
        table.add(seat, LUXURY_KIND_CELLS + table.setting.printed.luxury_kind[luxury], 1)
    put(state, seat, LUXURY_COUNT_CELL, len(luxuries))


def set_office(state: State, office: int, season: int | None = None) -> None:
    """The office of a season, or the active one."""
    table = table_of(state)
    table.cells[OFFICE_CELLS + (int(table.season()) if season is None else season) - 1] = office
    touch(state)


def set_face(state: State, face: int, season: int | None = None) -> None:
    """The river face of a season, or the active one."""
    table = table_of(state)
    table.cells[FACE_CELLS + (int(table.season()) if season is None else season) - 1] = face
    touch(state)


def set_supply(state: State, seat: int, up: Sequence[int], down: Sequence[int] = ()) -> None:
    """The seat holds these supply tiles, face up and face down, three in all."""
    assert len(up) + len(down) <= 3
    for number in range(3):
        put(state, seat, SUPPLY_CELLS + number, [*up, *down, 0, 0, 0][number])
        put(state, seat, SUPPLY_UP_CELLS + number, int(number < len(up)))


def set_city(state: State, seat: int, field: str, city: int, day: bool = False) -> None:
    """A desert city on left_4 or right_4, with a caravan leader there; it is not on display."""
    number = ("left_4", "right_4").index(field)
    put(state, seat, CITY_CELLS + number, city)
    put(state, seat, CITY_DAY_CELLS + number, int(day))
    if not table_of(state).has_leader(seat, SAHARA_FIELDS.index(field)):
        put(state, seat, LEADER_CELLS + SAHARA_FIELDS.index(field), 1)
        table_of(state).add(seat, KESHI_CELLS + COLOURS.index("brown"), 1)
    table_of(state).cells[CITY_SHOWN_CELLS + city] = 0
    touch(state)


def set_display(state: State, *cities: int) -> None:
    """These desert cities are on display and no others."""
    for city in range(1, 13):
        table_of(state).cells[CITY_SHOWN_CELLS + city] = int(city in cities)
    touch(state)


def set_stack(state: State, colour: str, number: int, *scrolls: int) -> None:
    """A stack of scrolls (place 1 to 3), from the top; the first lies face up."""
    set_pile(state, academy_cell(SCROLL_COLOURS.index(colour), number - 1), scrolls, 7)


def set_shop(state: State, number: int, *luxuries: int) -> None:
    """A shop's stack (1 to 5), from the top; the first lies face up."""
    set_pile(state, shop_cell(number - 1), luxuries, 5)


def set_pile(state: State, start: i64, tiles: Sequence[int], room: int) -> None:
    cells = table_of(state).cells
    cells[start + HEIGHT_CELL] = len(tiles)
    cells[start + FACE_UP_CELL] = int(len(tiles) > 0)
    for depth in range(room):
        cells[start + TILE_CELLS + depth] = tiles[depth] if depth < len(tiles) else 0
    touch(state)


def show_scroll(state: State, scroll: int, number: int = 1) -> None:
    """The scroll is the face-up tile of its colour's stack; the tile that was there takes its place, if it had one."""
    colour = int(table_of(state).setting.printed.scroll_colour[scroll])
    show_tile(state, scroll, academy_cell(colour, number - 1), [academy_cell(colour, each) for each in range(3)])


def show_luxury(state: State, luxury: int, number: int = 1) -> None:
    """The luxury good is the face-up tile of the shop; the tile that was there takes its place, if it had one."""
    show_tile(state, luxury, shop_cell(number - 1), [shop_cell(each) for each in range(5)])


def show_tile(state: State, tile: int, start: i64, stacks: Sequence[i64]) -> None:
    cells = table_of(state).cells
    if cells[start + HEIGHT_CELL] == 0:
        cells[start + HEIGHT_CELL] = 1
    for stack in stacks:
        for depth in range(cells[stack + HEIGHT_CELL]):
            if cells[stack + TILE_CELLS + depth] % KNOWN == tile:
                cells[stack + TILE_CELLS + depth] = cells[start + TILE_CELLS]
    cells[start + TILE_CELLS] = tile
    cells[start + FACE_UP_CELL] = 1
    touch(state)


def give_scroll(state: State, seat: int, *scrolls: int) -> None:
    """The seat owns these scrolls, since an earlier turn; immediate ones don't work again. They leave the stacks."""
    table = table_of(state)
    for scroll in scrolls:
        remove_scroll(state, scroll)
        put(state, seat, SCROLL_CELLS + table.scroll_count(seat), scroll)
        table.add(seat, SCROLL_COUNT_CELL, 1)
        if SCROLL_TILES[scroll].moment != NO_MOMENT:
            put(state, seat, LASTING_CELLS + table.lasting_count(seat), scroll)
            table.add(seat, LASTING_COUNT_CELL, 1)


def remove_scroll(state: State, scroll: int) -> None:
    """The scroll leaves its stack, if it lies in one; the tile below it is then on top, face up."""
    colour = int(table_of(state).setting.printed.scroll_colour[scroll])
    for number in range(3):
        tiles = stack_of(state, SCROLL_COLOURS[colour], number + 1)
        if scroll in tiles:
            tiles.remove(scroll)
            set_stack(state, SCROLL_COLOURS[colour], number + 1, *tiles)


def put(state: State, seat: int, what: i64, value: int) -> None:
    table_of(state).put(seat, what, value)
    touch(state)


def touch(state: State) -> None:
    """The table was changed by hand: what was legal is to be asked again."""
    state.is_filled = False


def stack_of(state: State, colour: str, number: int) -> list[int]:
    """The scrolls of a stack (place 1 to 3), from the top."""
    return pile(state, academy_cell(SCROLL_COLOURS.index(colour), number - 1))


def pile(state: State, start: i64) -> list[int]:
    cells = table_of(state).cells
    return [int(cells[start + TILE_CELLS + depth] % KNOWN) for depth in range(cells[start + HEIGHT_CELL])]
