"""What a seat may know of a table of Marrakesh, and the same table with the rest drawn anew."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.chance import Stream, shuffle
from serai.core.rows import bit, sort
from serai.games.marrakesh.actions import effect_name
from serai.games.marrakesh.pieces.names import (
    CITY_COUNT,
    CITY_FIELDS,
    COLOUR_COUNT,
    COLOURS,
    DISTRICTS,
    FIELDS_ROUND,
    GATE_SPACE_COUNT,
    GOODS_COLOURS,
    MOSQUE_STAIRS,
    OASIS_COUNT,
    OASIS_FIELD_COUNT,
    OASIS_FIELDS,
    PALACE_STAIRS,
    PURPLE,
    RESOURCES,
    SAHARA_FIELDS,
    SCROLL_COLOURS,
    SHOP_COUNT,
    SOUK,
    SQUARE_FIELDS,
    STAIRS,
    SUPPLY_COUNT,
    TRACK_PLACES,
    WORKSHOP_COUNT,
    Colour,
    face_name,
    no_numbers,
)
from serai.games.marrakesh.rules.phases import colours_of
from serai.games.marrakesh.rules.prospects import Change, previews
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.rules.stacks import top
from serai.games.marrakesh.scoring import FinalScore, is_filled
from serai.games.marrakesh.state import (
    ALONE_AT_CELLS,
    ASIDE_CELLS,
    CHOSEN_CELL,
    DROPPED_CELLS,
    FACE_CELLS,
    FACE_UP_CELL,
    HIDDEN,
    INNER_CELLS,
    KNOWN,
    LAID_FACE_CELLS,
    LUXURY_CELLS,
    MARKER_CELL,
    OASIS_CELLS,
    OASIS_SHOWN_CELLS,
    OFFER_CELLS,
    OFFICE_CELLS,
    SCROLL_CELLS,
    SHOWN_OPEN_CELL,
    SUPPLY_CELLS,
    SUPPLY_CHOSEN_CELL,
    TILE_CELLS,
    TOWER_CELLS,
    WORKSHOP_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)
from serai.games.marrakesh.view.accounts import accounts
from serai.games.marrakesh.view.calendar import round_phase
from serai.games.marrakesh.view.ladder import ladder
from serai.games.marrakesh.view.types import (
    Academy,
    Companion,
    Figures,
    FoundOasis,
    KnownScroll,
    MarrakeshSeat,
    MarrakeshView,
    OasisState,
    SeatBoard,
    SeatTiles,
    Shop,
    TakenCity,
)

OASIS_STATES: Final[tuple[OasisState, ...]] = ("hidden", "discovered", "acquired")


def view(table: Marrakesh, seat: int | None) -> MarrakeshView:
    """Exactly what this seat (None: a spectator) may know."""
    return {
        "ladder": ladder(table),
        "previews": seen_previews(table, seat),
        "about": table.about(),
        "season": int(table.season()),
        "round": int(table.round()),
        "round_phase": round_phase(table),
        "start_player": int(table.start_seat()),
        "season_marker": int(table.cells[MARKER_CELL]),
        "tower": by_colour(table, TOWER_CELLS),
        "dropped": by_colour(table, DROPPED_CELLS),
        "offer": by_colour(table, OFFER_CELLS),
        "offices": [int(office) for office in offices_seen(table)],
        "river_faces": [int(table.cells[FACE_CELLS + season]) for season in range(3)],
        "scrolls": {name: seen_academies(table, colour) for colour, name in enumerate(SCROLL_COLOURS)},
        "shops": [seen_shop(table, number) for number in range(SHOP_COUNT)],
        "workshops": [by_colour(table, WORKSHOP_CELLS + number * COLOUR_COUNT) for number in range(WORKSHOP_COUNT)],
        "cities": [city for city in range(1, CITY_COUNT + 1) if table.is_city_shown(city)],
        "oases_shown": oases_shown(table),
        "inner_bonuses": inner_bonuses(table),
        "stairs_faces": [face_name(face) for face in laid_faces(table)],
        "figures": figures(table),
        "seats": [seen_seat(table, other, seat) for other in range(table.setting.players)],
    }


def seen_previews(table: Marrakesh, seat: int | None) -> list[list[Change]]:
    """What the seat's answers would change, as far as it can know: nothing while others decide."""
    if seat is None or table.actor() != seat:
        return []
    one, other = table.copy(), table.copy()
    redeal(one, seat, Stream(1))
    redeal(other, seat, Stream(2))
    return previews(one, other, seat)


def by_colour(table: Marrakesh, start: i64) -> dict[Colour, int]:
    return {name: int(table.cells[start + colour]) for colour, name in enumerate(COLOURS)}


def oases_shown(table: Marrakesh) -> list[int]:
    """The oases beside the board, as long as they can be taken."""
    shown = [int(table.cells[OASIS_SHOWN_CELLS + place]) for place in range(3) if table.cells[SHOWN_OPEN_CELL] == 1]
    return [oasis for oasis in shown if oasis > 0]


def offices_seen(table: Marrakesh) -> vec[i64]:
    """The offices of the seasons so far; the last one is active."""
    seen = no_numbers()
    for season in range(table.season()):
        if table.cells[OFFICE_CELLS + season] > 0:
            seen = append(seen, table.cells[OFFICE_CELLS + season])
    return seen


def seen_academies(table: Marrakesh, colour: i64) -> list[Academy]:
    return [seen_academy(table, academy_cell(colour, place)) for place in range(3)]


def seen_academy(table: Marrakesh, stack: i64) -> Academy:
    tiles = [table.cells[stack + TILE_CELLS + depth] for depth in range(table.height(stack))]
    known: list[KnownScroll] = [
        {"depth": depth, "scroll": int(tile % KNOWN)} for depth, tile in enumerate(tiles) if tile >= KNOWN
    ]
    return {"scroll": int(top(table, stack)) or None, "height": len(tiles), "known": known}


def seen_shop(table: Marrakesh, number: i64) -> Shop:
    return {"luxury": int(top(table, shop_cell(number))) or None, "height": int(table.height(shop_cell(number)))}


def inner_bonuses(table: Marrakesh) -> dict[str, str]:
    names = table.setting.printed.inner_names
    return {name: effect_name(table.cells[INNER_CELLS + field]) for field, name in enumerate(names)}


def laid_faces(table: Marrakesh) -> list[int]:
    faces = [int(table.cells[LAID_FACE_CELLS + place]) for place in range(12)]
    return [face for face in faces if face > 0]


def figures(table: Marrakesh) -> Figures:
    if not table.setting.figures:
        return {}
    return {"sultan": figure(table, PALACE_STAIRS), "imam": figure(table, MOSQUE_STAIRS)}


def figure(table: Marrakesh, stairs: i64) -> Companion | None:
    host = table.companion(stairs)
    if host >= 0:
        return {"seat": int(host), "step": int(table.step(host, stairs))}
    return {"seat": None, "step": int(table.cells[ALONE_AT_CELLS + stairs])} if host == -1 else None


def seen_seat(table: Marrakesh, other: i64, seat: int | None) -> MarrakeshSeat:
    """M-011: what is behind the screen of another seat is counted, not shown."""
    seen: MarrakeshSeat = {
        "seat": int(other),
        **seen_board(table, other),
        **seen_tiles(table, other),
        **accounts(table, other),  # type: ignore[typeddict-item]  # none of them has a key that may be lacking
        "screen_size": int(table.screen_size(other)),
        "screen": seen_screen(table, other) if table.setting.open_screens or other == seat else None,
        "has_chosen": table.chosen_colours(other) > 0 or table.chosen_supply(other) > 0,
    }
    if seat is not None and other == seat:
        seen["supply_down"] = [int(tile) for tile in supply_down(table, other)]
        seen["chosen_keshis"] = [COLOURS[colour] for colour in colours_of(table.chosen_colours(other))]
        seen["chosen_supply"] = int(table.chosen_supply(other)) or None
    return seen


def seen_screen(table: Marrakesh, seat: i64) -> list[Colour]:
    return [name for colour, name in enumerate(COLOURS) if table.is_behind_screen(seat, colour)]


def seen_board(table: Marrakesh, seat: i64) -> SeatBoard:
    return {
        "score": int(table.score(seat)),
        "full": [name for district, name in enumerate(DISTRICTS[:SOUK]) if is_filled(table, seat, district)],
        "final": int(FinalScore(table, seat).total),
        "stock": {name: int(table.stock(seat, resource)) for resource, name in enumerate(RESOURCES)},
        "keshis": {name: int(table.keshis(seat, colour)) for colour, name in enumerate(COLOURS)},
        "guards": int(table.guards(seat)),
        "sellers": [name for district, name in enumerate(DISTRICTS) if table.has_seller(seat, district)],
        "jugglers": [name for field, name in enumerate(SQUARE_FIELDS) if table.has_juggler(seat, field)],
        "rotation": int(table.rotation(seat)),
        "spectators": {SQUARE_FIELDS[field]: int(spectators(table, seat, field)) for field in range(FIELDS_ROUND)},
        "leaders": [name for field, name in enumerate(SAHARA_FIELDS) if table.has_leader(seat, field)],
        "assistants": {name: int(table.assistants(seat, district)) for district, name in enumerate(DISTRICTS)},
        "boat": int(table.boat(seat)),
        "arrival": int(table.arrival(seat)),
        "moored": table.is_moored(seat),
        "stairs": {name: int(table.step(seat, stairs)) for stairs, name in enumerate(STAIRS)},
        "aside": {name: int(table.of(seat, ASIDE_CELLS + colour)) for colour, name in enumerate(COLOURS)},
    }


def seen_tiles(table: Marrakesh, seat: i64) -> SeatTiles:
    return {
        "gates": [named_colour(table.gate(seat, space)) for space in range(GATE_SPACE_COUNT)],
        "oases": {name: seen_oasis(table, seat, field) for field, name in enumerate(OASIS_FIELDS)},
        "track": [int(table.track_oasis(seat, place)) for place in range(table.track_size(seat))],
        "track_keshis": [named_colour(table.track_keshi(seat, place)) for place in range(TRACK_PLACES)],
        "drawn_keshis": [COLOURS[table.drawn_keshi(seat, n) - 1] for n in range(3) if table.drawn_keshi(seat, n) > 0],
        "cities": {name: seen_city(table, seat, place) for place, name in enumerate(CITY_FIELDS)},
        "luxuries": [int(table.of(seat, LUXURY_CELLS + number)) for number in range(table.luxury_count(seat))],
        "scrolls": [int(table.of(seat, SCROLL_CELLS + number)) for number in range(table.scroll_count(seat))],
        "supply": [int(table.supply_tile(seat, place)) for place in range(3) if table.is_supply_up(seat, place)],
        "supply_down_size": len(supply_down(table, seat)),
        "goods": {name: int(table.keshis(seat, PURPLE + goods)) for goods, name in enumerate(GOODS_COLOURS)},
    }


def named_colour(colour_and_one: i64) -> Colour | None:
    return None if colour_and_one == 0 else COLOURS[colour_and_one - 1]


def seen_oasis(table: Marrakesh, seat: i64, field: i64) -> FoundOasis:
    state = table.oasis_state(seat, field)
    return {"state": OASIS_STATES[state], "oasis": None if state == HIDDEN else int(table.oasis_at(seat, field))}


def seen_city(table: Marrakesh, seat: i64, place: i64) -> TakenCity | None:
    city = table.city_at(seat, place)
    return None if city == 0 else {"city": int(city), "day": table.is_day(seat, place)}


def supply_down(table: Marrakesh, seat: i64) -> vec[i64]:
    """The tiles a seat holds face down."""
    down = no_numbers()
    for place in range(3):
        tile = table.supply_tile(seat, place)
        if tile > 0 and not table.is_supply_up(seat, place):
            down = append(down, tile)
    return down


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
