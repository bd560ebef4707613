"""What a seat may know of a table of Marrakesh."""

from typing import Final

from mypy_extensions import i64

from serai.core.chance import Stream
from serai.games.marrakesh.actions import ACTION_USE, DRAFT, USE_ASSISTANT, VOCABULARY, effect_name
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
    TRACK_ICONS,
    TRACK_PLACES,
    WORKSHOP_COUNT,
    Colour,
    face_name,
)
from serai.games.marrakesh.rules.decision import About, Decision
from serai.games.marrakesh.rules.draft import drafted
from serai.games.marrakesh.rules.phases import ROUNDS, colours_of
from serai.games.marrakesh.rules.prospects import Change, keshi_previews, previews
from serai.games.marrakesh.rules.spectators import spectators
from serai.games.marrakesh.rules.stacks import top
from serai.games.marrakesh.scoring import FinalScore, is_filled
from serai.games.marrakesh.state import (
    ALONE_AT_CELLS,
    ASIDE_CELLS,
    DONE_CELLS,
    DROPPED_CELLS,
    FACE_CELLS,
    HIDDEN,
    INNER_CELLS,
    KNOWN,
    LAID_FACE_CELLS,
    LUXURY_CELLS,
    MARKER_CELL,
    OASIS_SHOWN_CELLS,
    OFFER_CELLS,
    SCROLL_CELLS,
    SHOWN_OPEN_CELL,
    TILE_CELLS,
    TOWER_CELLS,
    WORKSHOP_CELLS,
    Marrakesh,
    academy_cell,
    shop_cell,
)
from serai.games.marrakesh.view.accounts import accounts
from serai.games.marrakesh.view.calendar import round_phase
from serai.games.marrakesh.view.hidden import offices_seen, redeal, supply_down
from serai.games.marrakesh.view.ladder import ladder
from serai.games.marrakesh.view.types import (
    Academy,
    Companion,
    Done,
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

SEASONS: Final = 3
OASIS_STATES: Final[tuple[OasisState, ...]] = ("hidden", "discovered", "acquired")


def view(table: Marrakesh, seat: int | None) -> MarrakeshView:
    """Exactly what this seat (None: a spectator) may know."""
    return public_view(table) if seat is None else own_view(table, seat, public_view(table))


def own_view(table: Marrakesh, seat: int, public: MarrakeshView) -> MarrakeshView:
    """What a spectator sees, with what this seat knows beyond it."""
    seats = public["seats"][:]
    seats[seat] = own_seat(table, seat, seats[seat])
    return {
        **public,
        "previews": seen_previews(table, seat),
        "keshi_previews": keshi_previews(table, seat),
        "seats": seats,
    }


def public_view(table: Marrakesh) -> MarrakeshView:
    """What everybody may know."""
    return {
        "ladder": ladder(table),
        "previews": [],
        "keshi_previews": {},
        "about": about(table),
        "season": int(table.season()),
        "season_count": SEASONS,
        "round": int(table.round()),
        "round_count": int(ROUNDS),
        "round_phase": round_phase(table),
        "start_player": int(table.start_seat()),
        "season_marker": int(table.cells[MARKER_CELL]),
        "audience_side": "purple" if table.setting.purple_side else "pink",
        "tower": by_colour(table, TOWER_CELLS),
        "dropped": by_colour(table, DROPPED_CELLS),
        "offer": by_colour(table, OFFER_CELLS),
        "offices": [int(office) for office in offices_seen(table)],
        "offices_left": SEASONS - len(offices_seen(table)),
        "track_icons": [TRACK_ICONS[icon] for icon in table.setting.track_icon],
        "river_faces": [int(table.cells[FACE_CELLS + season]) for season in range(3)],
        "scrolls": {name: seen_academies(table, colour) for colour, name in enumerate(SCROLL_COLOURS)},
        "shops": [seen_shop(table, number) for number in range(SHOP_COUNT)],
        "workshops": [by_colour(table, WORKSHOP_CELLS + number * COLOUR_COUNT) for number in range(WORKSHOP_COUNT)],
        "cities": [city for city in range(1, CITY_COUNT + 1) if table.is_city_shown(city)],
        "oases_shown": oases_shown(table),
        "inner_bonuses": inner_bonuses(table),
        "stairs_faces": [face_name(face) for face in laid_faces(table)],
        "figures": figures(table),
        "seats": [seen_seat(table, other) for other in range(table.setting.players)],
    }


def seen_previews(table: Marrakesh, seat: int) -> list[list[Change]]:
    """What the seat's answers would change, as far as it can know: nothing while only others decide."""
    if table.choice_of(seat) is None:
        return []
    one, other = table.copy(), table.copy()
    redeal(one, seat, Stream(1))
    redeal(other, seat, Stream(2))
    return previews(one, other, seat)


def about(table: Marrakesh) -> About:
    """What the present choice is about, where its actions alone don't tell."""
    waiting = table.waiting
    return waiting.about(table) if table.actor() >= 0 and isinstance(waiting, Decision) else {}


def by_colour(table: Marrakesh, start: i64) -> dict[Colour, int]:
    return {name: int(table.cells[start + colour]) for colour, name in enumerate(COLOURS)}


def oases_shown(table: Marrakesh) -> list[int]:
    """The oases beside the board, as long as they can be taken."""
    shown = [int(table.cells[OASIS_SHOWN_CELLS + place]) for place in range(3) if table.cells[SHOWN_OPEN_CELL] == 1]
    return [oasis for oasis in shown if oasis > 0]


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


def seen_seat(table: Marrakesh, other: i64) -> MarrakeshSeat:
    """M-011: what is behind the screen of another seat is counted, not shown."""
    return {
        "seat": int(other),
        **seen_board(table, other),
        **seen_tiles(table, other),
        **accounts(table, other),  # type: ignore[typeddict-item]  # none of them has a key that may be lacking
        "screen_size": int(table.screen_size(other)),
        "screen": seen_screen(table, other) if table.setting.open_screens else None,
        "has_chosen": table.chosen_colours(other) > 0 or table.chosen_supply(other) > 0,
    }


def own_seat(table: Marrakesh, seat: i64, public: MarrakeshSeat) -> MarrakeshSeat:
    """M-011: one's own screen hides nothing from oneself."""
    return {
        **public,
        "screen": seen_screen(table, seat),
        "supply_down": [int(tile) for tile in supply_down(table, seat)],
        "chosen_keshis": [COLOURS[colour] for colour in colours_of(table.chosen_colours(seat))],
        "chosen_supply": int(table.chosen_supply(seat)) or None,
    }


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
        "assistants_used": [turn["district"] for turn in done(table, seat) if "district" in turn],
        "done": done(table, seat),
        "boat": int(table.boat(seat)),
        "arrival": int(table.arrival(seat)),
        "moored": table.is_moored(seat),
        "stairs": {name: int(table.step(seat, stairs)) for stairs, name in enumerate(STAIRS)},
        "sections": {name: section_of(table, table.step(seat, stairs)) for stairs, name in enumerate(STAIRS)},
        "aside": {name: int(table.of(seat, ASIDE_CELLS + colour)) for colour, name in enumerate(COLOURS)},
    }


def section_of(table: Marrakesh, step: i64) -> int:
    """The section in which a step lies, from 1."""
    return int(table.setting.printed.section[step] + 1)


def done(table: Marrakesh, seat: i64) -> list[Done]:
    """The last turns of this round, as far as they are remembered."""
    noted = [table.of(seat, DONE_CELLS + place) - 1 for place in range(3)]
    return [done_turn(action) for action in noted if action >= 0]


def done_turn(action: i64) -> Done:
    if VOCABULARY.verb(action) is DRAFT:
        return {"verb": "draft", "colours": [COLOURS[colour] for colour in drafted(DRAFT.first(action))]}
    district, use = DISTRICTS[USE_ASSISTANT.first(action)], USE_ASSISTANT.second(action)
    return {"verb": "use_assistant", "district": district, "option": "action" if use == ACTION_USE else "keshi"}


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
