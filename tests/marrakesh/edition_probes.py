"""What is read of an edition: each of its tables is looked at in play."""

import copy
import functools
import itertools
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.chance import Stream
from serai.core.game import Edition
from serai.games import find_game
from serai.games.marrakesh.actions import (
    ACTION_USE,
    BUILD_GATE,
    BUY_GATE,
    PLACE_BROWN,
    SETTLE_SUPPLY,
    USE_ASSISTANT,
)
from serai.games.marrakesh.pieces.names import COLOURS, GREEN, GREY, RED
from serai.games.marrakesh.pieces.setting import Setting
from serai.games.marrakesh.rules.assistants import UseAssistant
from serai.games.marrakesh.rules.city_deals import DRAW_STAIRS_TILES, GATE_DEALS
from serai.games.marrakesh.rules.draft import DROP
from serai.games.marrakesh.rules.gains import place_plain_keshi
from serai.games.marrakesh.rules.madrasa import BuyScrolls
from serai.games.marrakesh.rules.medina import BuildGate, BuyGate
from serai.games.marrakesh.rules.moments import (
    CITY_TILES,
    OASIS_TILES,
    RIVER_FACES,
    SCROLL_TILES,
    happened,
    may,
    worked_out,
)
from serai.games.marrakesh.rules.phases import SendRedAssistant
from serai.games.marrakesh.rules.placing import PlaceBrown
from serai.games.marrakesh.rules.river import sail
from serai.games.marrakesh.rules.sahara import acquire_city, pay_oasis, reach_place
from serai.games.marrakesh.rules.season import PREPARE
from serai.games.marrakesh.rules.setup import set_out
from serai.games.marrakesh.rules.souk import Trade
from serai.games.marrakesh.rules.spectators import placing_bonus, printed_spectators
from serai.games.marrakesh.rules.stacks import obtain_luxury, pay_luxury
from serai.games.marrakesh.rules.stairs import climb, whole_line
from serai.games.marrakesh.rules.supply import SettleSupply
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import (
    ASSISTANT_CELLS,
    BOAT_CELL,
    CITY_CELLS,
    CITY_DAY_CELLS,
    CROCODILE_CELL,
    DROPPED_CELLS,
    FACE_CELLS,
    GATE_CELLS,
    GATE_COUNT_CELL,
    GUARD_CELL,
    INNER_CELLS,
    JUGGLER_CELLS,
    KESHI_CELLS,
    LASTING_CELLS,
    LASTING_COUNT_CELL,
    LUXURY_COUNT_CELL,
    LUXURY_KIND_CELLS,
    MOORED_CELL,
    OFFICE_CELLS,
    SCROLL_COUNT_CELL,
    SEASON_CELL,
    SECOND_SIDE_CELL,
    SELLER_CELLS,
    STEP_CELLS,
    STOCK_CELLS,
    SUPPLY_CELLS,
    SUPPLY_UP_CELLS,
    TILE_CELLS,
    TOWER_CELLS,
    TRACK_CELLS,
    TRACK_KESHI_CELLS,
    TRACK_SIZE_CELL,
    Marrakesh,
    shop_cell,
    workshop_cell,
)
from serai.play.box import find_box, start
from serai.play.dealer import Dealer
from serai.text.speech import boxed_edition

GAME = find_game("marrakesh")
BOXED = boxed_edition(GAME)
OPTIONS: dict[str, object] = {"desert_cities": True, "imam_and_sultan": True, "river_tiles": "first_game"}
Place = tuple[str | int, ...]


# the edition with another value


SERIAL = itertools.count()


def with_value(place: Place, value: object) -> Edition:
    """The edition with another value at a place."""
    edition = Edition("changed", "")
    edition.sha256 = f"changed {next(SERIAL)}"
    edition.values = copy.deepcopy(BOXED.values)
    holder: Any = edition.values
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = value
    return edition


# looking at play


@functools.cache
def begun() -> Marrakesh:
    """A table of four after its set-up, with a full board before seat 0 and nothing planned."""
    setup = find_box("marrakesh").setup(4, {**OPTIONS, "start_player": 0}, BOXED, None)
    setup.seed = "7"
    state = start(GAME, setup, Dealer("7"))
    while state.view(0)["phase"] != "choose_keshis":
        state.apply(state.legal()[0])
    table = state.table
    assert isinstance(table, Marrakesh)
    table.stop()
    fill_board(table)
    return table


def fill_board(table: Marrakesh) -> None:
    """Something of everything for seat 0."""
    for colour in range(len(COLOURS)):
        table.put(0, KESHI_CELLS + colour, 7)
    for cell, value in ((GUARD_CELL, 4), (GATE_COUNT_CELL, 3), (LUXURY_COUNT_CELL, 4), (SCROLL_COUNT_CELL, 6)):
        table.put(0, cell, value)
    for resource in range(3):
        table.put(0, STOCK_CELLS + resource, 14)
    for district in range(9):
        table.put(0, SELLER_CELLS + district, 1)
    for field in range(8):
        table.put(0, JUGGLER_CELLS + field, 1)
    for kind in range(5):
        table.put(0, LUXURY_KIND_CELLS + kind, kind + 1)
    for space, colour in enumerate((0, 3, 7)):
        table.put(0, GATE_CELLS + space, colour + 1)
    for place, oasis in enumerate((22, 23, 24, 25, 26)):
        table.put(0, TRACK_CELLS + place, oasis)
    table.put(0, TRACK_SIZE_CELL, 5)
    for place in range(2):
        table.put(0, CITY_CELLS + place, 2 + place)
        table.put(0, CITY_DAY_CELLS + place, 1)
    table.put(0, STEP_CELLS, 13)
    table.put(0, STEP_CELLS + 1, 6)
    table.put(0, BOAT_CELL, 9)


def table_of(edition: Edition, players: int = 4, **options: object) -> Marrakesh:
    """The full board, played by this edition."""
    full = GAME.full_options({**OPTIONS, "start_player": 0, **options}, players)
    base = begun()
    return Marrakesh(Setting(players, full, edition), base.cells[:], base.planned(), base.waiting)


def story(table: Marrakesh, act: Callable[[Marrakesh], object]) -> object:
    """What an act leads to, if the first thing possible is always chosen: the choices, and what lies there then."""
    act(table)
    table.advance()
    choices: list[object] = []
    while table.actor_seat >= 0 and len(choices) < 30:
        legal = LegalActions()
        table.fill(legal)
        choices.append((table.phase(), legal.listed(), table.about()))
        table.choose(legal.codes[0])
    return choices, list(table.cells)


def set_up(edition: Edition, place: Place) -> object:
    looks = []
    for players in (2, 3, 4):
        setup = find_box("marrakesh").setup(players, OPTIONS, edition, None)
        setup.seed = "3"
        state = start(GAME, setup, Dealer("3"))
        while state.view(0)["phase"] != "choose_keshis":
            state.apply(state.legal()[0])
        looks.append(state.view(None))
    return looks


def scoring(edition: Edition, place: Place) -> object:
    final = FinalScore(table_of(edition), 0)
    top, moored, built = table_of(edition), table_of(edition), table_of(edition)
    top.put(0, STEP_CELLS, 15)
    moored.put(0, MOORED_CELL, 1)
    return (
        [final.districts, list(final.scored), final.cities, final.resources],
        story(top, lambda table: climb(table, 0, 0, 2)),
        story(moored, lambda table: sail(table, 0, 2)),
        story(built, lambda table: BuildGate(0, RED - 1, True).choose(table, BUILD_GATE.of(7))),
        all_districts_filled(edition),
    )


def all_districts_filled(edition: Edition) -> i64:
    table = table_of(edition)
    for colour in range(8):
        table.put(0, KESHI_CELLS + colour, 8)
    return FinalScore(table, 0).districts


def districts(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    for district in range(9):
        table.put(0, ASSISTANT_CELLS + district, 1)
    legal = LegalActions()
    SendRedAssistant(0).legal(table, legal)
    return legal.listed(), FinalScore(table, 0).districts, all_districts_filled(edition)


def gate_spaces(edition: Edition, place: Place) -> object:
    scores = []
    for space in range(3, 8):
        for colour in range(len(COLOURS)):
            table = table_of(edition)
            BuildGate(0, colour, True).choose(table, BUILD_GATE.of(space + 1))
            scores.append(table.score(0))
    for space in range(3):
        table = table_of(edition)
        table.put(0, GATE_CELLS + space, 0)
        scores += [built_score(table.copy(), space, colour) for colour in range(len(COLOURS))]
    return scores


def built_score(table: Marrakesh, space: int, colour: int) -> i64:
    BuildGate(0, colour, True).choose(table, BUILD_GATE.of(space + 1))
    return table.score(0)


def seller(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    table.put(0, ASSISTANT_CELLS, 1)
    return story(table, lambda table: UseAssistant(0).choose(table, USE_ASSISTANT.of(0, ACTION_USE)))


def green_keshi(edition: Edition, place: Place) -> object:
    return story(table_of(edition), lambda table: place_plain_keshi(table, 0, GREEN))


def square(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    own(table, 54)
    return [list(placing_bonus(table, 0, field)) for field in range(8)]


def own(table: Marrakesh, scroll: int) -> None:
    table.put(0, LASTING_CELLS, scroll)
    table.put(0, LASTING_COUNT_CELL, 1)


def disc(edition: Edition, place: Place) -> object:
    tables = [table_of(edition, audience_side=side) for side in ("pink", "purple")]
    return [printed_spectators(table, 0, field) for table in tables for field in range(8)]


def sahara(edition: Edition, place: Place) -> object:
    leaders = [
        story(table_of(edition), functools.partial(PlaceBrown(0).choose, action=PLACE_BROWN.of(field)))
        for field in range(10)
    ]
    paid = [story(table_of(edition), lambda table, field=field: pay_oasis(table, 0, field)) for field in range(6)]
    cities = [story(table_of(edition), lambda table, place=place: acquire_city(table, 0, place)) for place in range(2)]
    return leaders, paid, cities


def track(edition: Edition, place: Place) -> object:
    looks = []
    for players, field in itertools.product((2, 3, 4), range(6)):
        table = table_of(edition, players)
        table.put(0, TRACK_KESHI_CELLS + field, GREEN + 1)
        looks.append(story(table, lambda table, field=field: reach_place(table, 0, field)))
    return looks


def gates(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    return list(GATE_DEALS[0].draw(table, Stream(5)))


def workshops(edition: Edition, place: Place) -> object:
    looks = []
    for workshop in range(4):
        table = table_of(edition)
        table.cells[workshop_cell(workshop, 0)] = 1
        looks.append(story(table, functools.partial(BuyGate(0).choose, action=BUY_GATE.of(workshop + 1, 0))))
    return looks


def stairs(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    table.put(0, STEP_CELLS, 0)
    table.put(0, STEP_CELLS + 1, 0)
    return story(table, lambda table: (climb(table, 0, 0, 20), climb(table, 0, 1, 20)))


def figures(edition: Edition, place: Place) -> object:
    return story(table_of(edition), set_out)


def connection(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    set_out(table)
    lines = [list(whole_line(table, line)) for line in range(25)]
    return lines, stairs_tiles(edition, place), GAME.printed(edition)["connection"]


def stairs_tiles(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    looks = []
    for first in (2, 14, 26, 30):
        DRAW_STAIRS_TILES.settle(table, vec[i64](list(range(first, first + 12))))
        looks.append(list(table.cells[INNER_CELLS : INNER_CELLS + 15]))
    return looks


def river(edition: Edition, place: Place) -> object:
    next_season = table_of(edition)
    next_season.cells[CROCODILE_CELL] = 1
    sailed = [voyage(table_of(edition), steps) for steps in range(1, 15)]
    table = table_of(edition)
    moored = [story(table, lambda table, seat=seat: sail(table, seat, 14)) for seat in range(4)]
    return sailed, moored, story(next_season, PREPARE.run)


def voyage(table: Marrakesh, steps: int) -> object:
    """So many steps from the start, with waterfalls that pay at once."""
    own(table, 17)
    table.put(0, BOAT_CELL, 0)
    for resource in range(3):
        table.put(0, STOCK_CELLS + resource, 0)
    return story(table, lambda table: sail(table, 0, steps))


def tower(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    for colour in range(len(COLOURS)):
        table.cells[TOWER_CELLS + colour] = 20
        table.cells[DROPPED_CELLS + colour] = 20
    return list(DROP.draw(table, Stream(5)))


def exchange(edition: Edition, place: Place) -> object:
    looks = []
    for office, goods in itertools.product(range(1, 13), range(3)):
        table = table_of(edition)
        table.cells[OFFICE_CELLS] = office
        looks.append(story(table, lambda table, goods=goods: Trade(0, 0, 0).exchange(table, goods)))
    return looks


def luxury(edition: Edition, place: Place) -> object:
    tile = int(place[2]) + 1
    table = table_of(edition)
    table.cells[shop_cell(0) + TILE_CELLS] = tile
    pay_luxury(table, 0, tile, 0)
    return story(table, lambda table: obtain_luxury(table, 0, 0))


def supply_tiles(edition: Edition, place: Place) -> object:
    looks = []
    for action in range(3):
        table = table_of(edition)
        table.put(0, SUPPLY_CELLS, int(place[2]) + 1)
        table.put(0, SUPPLY_UP_CELLS, 1)
        looks.append(story(table, lambda table, mode=action: SettleSupply(0).choose(table, SETTLE_SUPPLY.of(mode))))
    return looks


def scrolls(edition: Edition, place: Place) -> object:
    table = table_of(edition)
    if place[1] == "backs":
        return madrasa(table)
    tile = SCROLL_TILES[int(place[2]) + 1]
    answers: list[object] = []
    own(table, int(place[2]) + 1)
    for moment, about in itertools.product(range(1, 30), range(4)):
        answers.append(worked_out(table.copy(), 0, moment, 5, about))
        answers.append(list(happened(table.copy(), 0, moment, vec[i64]([0]), about)) if moment != 29 else 0)
        answers.append(may(table.copy(), 0, moment))
    return answers, story(table, lambda table: tile.obtained(table, 0))


def madrasa(table: Marrakesh) -> object:
    looks = []
    for scholars, dates in itertools.product(range(9), range(4)):
        table.put(0, KESHI_CELLS + GREY, scholars)
        table.put(0, STOCK_CELLS + 1, dates)
        legal = LegalActions()
        BuyScrolls(0, 0).legal(table, legal)
        looks.append(legal.listed())
    return looks


def oases(edition: Edition, place: Place) -> object:
    tile = OASIS_TILES[int(place[2]) + 1]
    looks = []
    for full in (0, 1, 2, 3, 4, 5, 7, 8):
        table = table_of(edition)
        for colour in range(len(COLOURS)):
            table.put(0, KESHI_CELLS + colour, full)
        for space in range(8):
            table.put(0, GATE_CELLS + space, (full + space) % 12 + 1)
        table.put(0, MOORED_CELL, 1)
        for stair in range(2):
            table.put(0, STEP_CELLS + stair, (0, 4, 4, 7, 11, 11, 15, 15)[full - 1 if full > 6 else full])
        parts = (tile.value(table, 0), tile.returns(table), tile.most_returned(table), tile.points(table))
        looks.append(parts)
    return looks


def cities(edition: Edition, place: Place) -> object:
    tile = CITY_TILES[int(place[2]) + 1]
    table = table_of(edition)
    values = []
    for keshis in range(9):
        for colour in range(len(COLOURS)):
            table.put(0, KESHI_CELLS + colour, keshis)
        values.append(tile.value(table, 0))
    return values


def faces(edition: Edition, place: Place) -> object:
    number = int(place[2]) + 1
    looks = []
    for act, side in itertools.product(("won", "came_second"), (1, 2)):
        table = table_of(edition)
        table.cells[SEASON_CELL] = (number - 1) // 2 % 3 + 1
        table.cells[FACE_CELLS + table.season() - 1] = number
        table.cells[SECOND_SIDE_CELL] = side
        looks.append(story(table, lambda table, act=act: getattr(RIVER_FACES[number], act)(table, 0)))
    return looks


def head(edition: Edition, place: Place) -> object:
    return GAME.printed(edition)["edition"]


def nothing(edition: Edition, place: Place) -> object:
    return None


PROBES: dict[str, Callable[[Edition, Place], object]] = {
    "edition": head,
    "vocabulary": nothing,
    "counts": nothing,
    "setup": set_up,
    "scoring": scoring,
    "districts": districts,
    "gate_spaces": gate_spaces,
    "goods_names": nothing,
    "joker": seller,
    "placement_bonus": green_keshi,
    "main_square": square,
    "audience_disc": disc,
    "sahara": sahara,
    "supply_board": track,
    "gates": gates,
    "workshops": workshops,
    "stairs": stairs,
    "module_2_start": figures,
    "connection": connection,
    "stairs_tiles": stairs_tiles,
    "river": river,
    "tower": tower,
    "exchange": exchange,
    "luxury": luxury,
    "supply_tiles": supply_tiles,
    "scrolls": scrolls,
    "oases": oases,
    "desert_cities": cities,
    "river_tiles": faces,
}
