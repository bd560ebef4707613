"""What a seat may know of a table of Marrakesh, and the same table with the rest drawn anew."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.agenda import OVER
from serai.core.chance import Stream, shuffle, sort
from serai.games.marrakesh.actions import effect_name
from serai.games.marrakesh.pieces import (
    CITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    DISTRICTS,
    FIELDS_ROUND,
    GATE_SPACE_COUNT,
    GOODS_COLOURS,
    LEFT_4,
    OASIS_COUNT,
    OASIS_FIELD_COUNT,
    PURPLE,
    RESOURCES,
    SAHARA_FIELDS,
    SCROLL_COLOURS,
    SHOP_COUNT,
    SQUARE_FIELDS,
    STAIRS,
    SUPPLY_COUNT,
    TRACK_PLACES,
    WORKSHOP_COUNT,
    bit,
    face_name,
    no_numbers,
)
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.phases import colours_of
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.rules.stacks import top
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import (
    ALONE_AT,
    ARRIVAL,
    ASIDE,
    ASSISTANTS,
    BOAT,
    CHOSEN,
    CITIES,
    CITY_DAY,
    CITY_SHOWN,
    COMPANION,
    DRAWN,
    DROPPED,
    FACE_UP,
    FACES,
    GATES,
    GUARDS,
    HEIGHT,
    HIDDEN,
    INNER,
    JUGGLERS,
    KESHIS,
    KNOWN,
    LAID_FACES,
    LEADERS,
    LUXURIES,
    LUXURY_OWNED,
    MARKER,
    MOORED,
    OASES,
    OASES_SHOWN,
    OASIS_STATE,
    OFFER,
    OFFICES,
    ROTATION,
    ROUND,
    SCORE,
    SCREEN,
    SCROLLS,
    SCROLLS_OWNED,
    SEASON,
    SELLERS,
    SHOWN_OPEN,
    START,
    STEPS,
    STOCK,
    SUPPLY,
    SUPPLY_CHOSEN,
    SUPPLY_UP,
    TILES,
    TOWER,
    TRACK,
    TRACK_COUNT,
    TRACK_KESHI,
    WORKSHOPS,
    Marrakesh,
    academy,
    shop,
)


def view(table: Marrakesh, seat: int | None) -> dict[str, object]:
    """Exactly what this seat (None: a spectator) may know."""
    shown = [int(table.cells[OASES_SHOWN + place]) for place in range(3) if table.cells[SHOWN_OPEN] == 1]
    return {
        "seat": seat,
        "phase": phase(table),
        "about": about(table),
        "season": int(table.cells[SEASON]),
        "round": int(table.cells[ROUND]),
        "start_player": int(table.cells[START]),
        "season_marker": int(table.cells[MARKER]),
        "tower": by_colour(table, TOWER),
        "dropped": by_colour(table, DROPPED),
        "offer": by_colour(table, OFFER),
        "offices": [int(office) for office in offices_seen(table)],
        "river_faces": [int(table.cells[FACES + season]) for season in range(3)],
        "scrolls": {name: seen_academies(table, colour) for colour, name in enumerate(SCROLL_COLOURS)},
        "shops": [seen_shop(table, number) for number in range(SHOP_COUNT)],
        "workshops": [by_colour(table, WORKSHOPS + number * COLOUR_COUNT) for number in range(WORKSHOP_COUNT)],
        "cities": [city for city in range(1, CITY_COUNT + 1) if table.cells[CITY_SHOWN + city] == 1],
        "oases_shown": shown,
        "inner_bonuses": inner_bonuses(table),
        "stairs_faces": [face_name(face) for face in laid_faces(table)],
        "figures": figures(table),
        "seats": [seen_seat(table, other, seat) for other in range(table.setting.players)],
    }


def phase(table: Marrakesh) -> str:
    if table.actor() == OVER:
        return "over"
    return table.waiting.phase() if isinstance(table.waiting, Decision) else "deal"


def about(table: Marrakesh) -> dict[str, object]:
    """What the present decision is about, where the actions alone don't tell."""
    waiting = table.waiting
    return waiting.about(table) if table.actor() >= 0 and isinstance(waiting, Decision) else {}


def by_colour(table: Marrakesh, start: i64) -> dict[str, object]:
    return {name: int(table.cells[start + colour]) for colour, name in enumerate(COLOURS)}


def offices_seen(table: Marrakesh) -> vec[i64]:
    """The offices of the seasons so far; the last one is active."""
    seen = no_numbers()
    for season in range(table.cells[SEASON]):
        if table.cells[OFFICES + season] > 0:
            seen = append(seen, table.cells[OFFICES + season])
    return seen


def seen_academies(table: Marrakesh, colour: i64) -> list[object]:
    return [seen_academy(table, academy(colour, place)) for place in range(3)]


def seen_academy(table: Marrakesh, stack: i64) -> dict[str, object]:
    """The face-up scroll, the height, and the scrolls below that everybody has seen, by depth from the top."""
    tiles = [table.cells[stack + TILES + depth] for depth in range(table.cells[stack + HEIGHT])]
    known = [{"depth": depth, "scroll": int(tile % KNOWN)} for depth, tile in enumerate(tiles) if tile >= KNOWN]
    return {"scroll": int(top(table, stack)) or None, "height": len(tiles), "known": known}


def seen_shop(table: Marrakesh, number: i64) -> dict[str, object]:
    return {"luxury": int(top(table, shop(number))) or None, "height": int(table.cells[shop(number) + HEIGHT])}


def inner_bonuses(table: Marrakesh) -> dict[str, object]:
    names = table.setting.printed.inner_names
    return {name: effect_name(table.cells[INNER + field]) for field, name in enumerate(names)}


def laid_faces(table: Marrakesh) -> list[int]:
    faces = [int(table.cells[LAID_FACES + place]) for place in range(12)]
    return [face for face in faces if face > 0]


def figures(table: Marrakesh) -> dict[str, object]:
    """M-202: where sultan and imam stand; empty without expansion 2."""
    if not table.setting.figures:
        return {}
    return {name: figure(table, stairs) for stairs, name in enumerate(("sultan", "imam"))}


def figure(table: Marrakesh, stairs: i64) -> dict[str, object] | None:
    host = table.cells[COMPANION + stairs]
    if host >= 0:
        return {"seat": int(host), "step": int(table.of(host, STEPS + stairs))}
    return {"seat": None, "step": int(table.cells[ALONE_AT + stairs])} if host == -1 else None


def seen_seat(table: Marrakesh, other: i64, seat: int | None) -> dict[str, object]:
    """A seat as another sees it: only face-down supply tiles and choices not yet revealed are its own secret."""
    seen: dict[str, object] = {"seat": int(other), **seen_board(table, other), **seen_tiles(table, other)}
    seen["screen"] = [name for colour, name in enumerate(COLOURS) if table.of(other, SCREEN + colour) == 1]
    seen["has_chosen"] = table.of(other, CHOSEN) > 0 or table.of(other, SUPPLY_CHOSEN) > 0
    if seat is not None and other == seat:
        seen["supply_down"] = [int(tile) for tile in supply_down(table, other)]
        seen["chosen_keshis"] = [COLOURS[colour] for colour in colours_of(table.of(other, CHOSEN))]
        seen["chosen_supply"] = int(table.of(other, SUPPLY_CHOSEN)) or None
    return seen


def seen_board(table: Marrakesh, seat: i64) -> dict[str, object]:
    """M-011: the board and what stands on the common board."""
    return {
        "score": int(table.of(seat, SCORE)),
        "final": int(FinalScore(table, seat).total),
        "stock": {name: int(table.of(seat, STOCK + resource)) for resource, name in enumerate(RESOURCES)},
        "keshis": {name: int(table.of(seat, KESHIS + colour)) for colour, name in enumerate(COLOURS)},
        "guards": int(table.of(seat, GUARDS)),
        "sellers": [name for district, name in enumerate(DISTRICTS) if table.of(seat, SELLERS + district) == 1],
        "jugglers": [name for field, name in enumerate(SQUARE_FIELDS) if table.of(seat, JUGGLERS + field) == 1],
        "rotation": int(table.of(seat, ROTATION)),
        "spectators": {SQUARE_FIELDS[field]: int(spectators(table, seat, field)) for field in range(FIELDS_ROUND)},
        "leaders": [name for field, name in enumerate(SAHARA_FIELDS) if table.of(seat, LEADERS + field) == 1],
        "assistants": {name: int(table.of(seat, ASSISTANTS + district)) for district, name in enumerate(DISTRICTS)},
        "boat": int(table.of(seat, BOAT)),
        "arrival": int(table.of(seat, ARRIVAL)),
        "moored": table.of(seat, MOORED) == 1,
        "stairs": {name: int(table.of(seat, STEPS + stairs)) for stairs, name in enumerate(STAIRS)},
        "aside": {name: int(table.of(seat, ASIDE + colour)) for colour, name in enumerate(COLOURS)},
    }


def seen_tiles(table: Marrakesh, seat: i64) -> dict[str, object]:
    """Tiles that lie open before a seat."""
    return {
        "gates": [named_colour(table.of(seat, GATES + space)) for space in range(GATE_SPACE_COUNT)],
        "oases": {SAHARA_FIELDS[field]: seen_oasis(table, seat, field) for field in range(OASIS_FIELD_COUNT)},
        "track": [int(table.of(seat, TRACK + place)) for place in range(table.of(seat, TRACK_COUNT))],
        "track_keshis": [named_colour(table.of(seat, TRACK_KESHI + place)) for place in range(TRACK_PLACES)],
        "drawn_keshis": [COLOURS[table.of(seat, DRAWN + n) - 1] for n in range(3) if table.of(seat, DRAWN + n) > 0],
        "cities": {SAHARA_FIELDS[LEFT_4 + place]: seen_city(table, seat, place) for place in range(2)},
        "luxuries": [int(table.of(seat, LUXURIES + number)) for number in range(table.of(seat, LUXURY_OWNED))],
        "scrolls": [int(table.of(seat, SCROLLS + number)) for number in range(table.of(seat, SCROLLS_OWNED))],
        "supply": [int(table.of(seat, SUPPLY + place)) for place in range(3) if table.of(seat, SUPPLY_UP + place) == 1],
        "supply_hidden": len(supply_down(table, seat)),
        "goods": {name: int(table.of(seat, KESHIS + PURPLE + goods)) for goods, name in enumerate(GOODS_COLOURS)},
    }


def named_colour(colour_and_one: i64) -> str | None:
    return None if colour_and_one == 0 else COLOURS[colour_and_one - 1]


def seen_oasis(table: Marrakesh, seat: i64, field: i64) -> dict[str, object]:
    state = table.of(seat, OASIS_STATE + field)
    names = ("hidden", "discovered", "acquired")
    return {"state": names[state], "oasis": None if state == HIDDEN else int(table.of(seat, OASES + field))}


def seen_city(table: Marrakesh, seat: i64, place: i64) -> dict[str, object] | None:
    city = table.of(seat, CITIES + place)
    return None if city == 0 else {"city": int(city), "day": table.of(seat, CITY_DAY + place) == 1}


def supply_down(table: Marrakesh, seat: i64) -> vec[i64]:
    """The tiles a seat holds face down."""
    down = no_numbers()
    for place in range(3):
        tile = table.of(seat, SUPPLY + place)
        if tile > 0 and table.of(seat, SUPPLY_UP + place) == 0:
            down = append(down, tile)
    return down


def redeal(table: Marrakesh, seat: int | None, stream: Stream) -> None:
    """Draw anew every face-down tile and every choice not yet revealed, but for what the seat itself holds."""
    mine: i64 = -1 if seat is None else seat
    for colour in range(4):
        shuffle_hidden(table, vec[i64]([academy(colour, place) for place in range(3)]), stream)
    shuffle_hidden(table, vec[i64]([shop(number) for number in range(SHOP_COUNT)]), stream)
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
        depth = table.cells[stack + FACE_UP]
        while depth < table.cells[stack + HEIGHT]:
            if table.cells[stack + TILES + depth] < KNOWN:
                cells = append(cells, stack + TILES + depth)
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
    if table.cells[OFFICES] == 0:
        return
    pool = unseen(table.setting.last_office, table.setting.first_office, offices_seen(table), stream)
    drawn: i64 = 0
    season = table.cells[SEASON]
    while season < 3:
        table.cells[OFFICES + season] = pool[drawn]
        drawn += 1
        season += 1


def redeal_oases(table: Marrakesh, stream: Stream) -> None:
    """Undiscovered oases and those never dealt are one heap."""
    seen = vec[i64]([table.cells[OASES_SHOWN + place] for place in range(3)])
    hidden = no_numbers()
    for seat in range(table.setting.players):
        for field in range(OASIS_FIELD_COUNT):
            if table.of(seat, OASIS_STATE + field) != HIDDEN:
                seen = append(seen, table.of(seat, OASES + field))
            elif table.of(seat, OASES + field) > 0:
                hidden = append(hidden, seat * OASIS_FIELD_COUNT + field)
    pool = unseen(OASIS_COUNT, 1, seen, stream)
    for place in range(len(hidden)):
        table.put(hidden[place] // OASIS_FIELD_COUNT, OASES + hidden[place] % OASIS_FIELD_COUNT, pool[place])


def redeal_supplies(table: Marrakesh, mine: i64, stream: Stream) -> None:
    """Other seats' face-down supply tiles and those never dealt are one heap."""
    seen = no_numbers()
    for seat in range(table.setting.players):
        for place in range(3):
            if seat == mine or table.of(seat, SUPPLY_UP + place) == 1:
                seen = append(seen, table.of(seat, SUPPLY + place))
    pool = unseen(SUPPLY_COUNT, 1, seen, stream)
    drawn: i64 = 0
    for seat in range(table.setting.players):
        for place in range(3):
            if seat != mine and table.of(seat, SUPPLY_UP + place) == 0 and table.of(seat, SUPPLY + place) > 0:
                table.put(seat, SUPPLY + place, pool[drawn])
                drawn += 1


def redeal_choices(table: Marrakesh, seat: i64, stream: Stream) -> None:
    """What another seat has chosen in secret may be anything it could have chosen."""
    if table.of(seat, SUPPLY_CHOSEN) > 0:
        down = supply_down(table, seat)
        table.put(seat, SUPPLY_CHOSEN, down[stream.below(len(down))])
    if table.of(seat, CHOSEN) > 0:
        held = vec[i64]([colour for colour in range(COLOUR_COUNT) if table.of(seat, SCREEN + colour) == 1])
        shuffle(held, stream)
        table.put(seat, CHOSEN, bit(held[0]) + bit(held[1]) + bit(held[2]))
