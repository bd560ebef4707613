"""Every value of the edition is read: who changes one plays and reads otherwise, or is told why it can't be."""

import copy
import functools
import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.chance import Stream
from serai.core.errors import BadEdition
from serai.core.game import Edition
from serai.games import find_game
from serai.games.marrakesh import game as box
from serai.games.marrakesh.actions import (
    ACTION_USE,
    BUILD_GATE,
    BUY_GATE,
    PLACE_BROWN,
    SETTLE_SUPPLY,
    USE_ASSISTANT,
)
from serai.games.marrakesh.pieces.entries import MARKS
from serai.games.marrakesh.pieces.names import COLOURS, GREEN, GREY, RED
from serai.games.marrakesh.pieces.printed import PRINTED
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
from serai.text import Speech
from serai.text.speech import boxed_edition

GAME = find_game("marrakesh")
BOXED = boxed_edition(GAME)
OPTIONS: dict[str, object] = {"desert_cities": True, "imam_and_sultan": True, "river_tiles": "first_game"}
Place = tuple[str | int, ...]


# the leaves of the edition, and others in their place


def leaves(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, (*place, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from leaves(each, (*place, number))
    else:
        yield place, value


def is_mark(place: Place) -> bool:
    return any(key in MARKS for key in place)


VALUES = {place: value for place, value in leaves(BOXED.values) if not is_mark(place)}
WORDS = {value for value in VALUES.values() if isinstance(value, str)}
# what follows from the rules or from other values, and so can't be changed by itself
FIXED = re.compile(
    r"vocabulary|counts|edition\.(schema|game)"
    r"|setup\.(players|player_colours|seasons|rounds|assistants|screen|offices|oases|supply|gates|luxury|scroll_|keshi|score)"
    r"|districts\.list\.\d+\.(id|colours|worker|water_seller_places)|districts\.list\.8\.(assistants_max|full_at)"
    r"|joker\.(colour|worker)|placement_bonus\.(pink|brown)|sahara\.(start_oasis\.\d\.(place|order)|\w+_fields\.\d\.(id|route|depth))"
    r"|supply_board\.track\.(\d\.place|[013]\.|5\.players)|gates\.count|workshops\.list\.\d\.id|stairs\.(last_step|sections)"
    r"|connection\.((mosque|palace)_fields\.\d\.(section|gain)|inner_fields\.[56]\.gain|inner_fields\.\d+\.(id|covered)|module_1|lines\.\d+\.(mosque|palace|points|dinar))"
    r"|river\.(start_step|waterfalls\.\d\.id|piers\.\d\.place)|tower\.initial_stuck|exchange\.\w+\.\d\.id"
    r"|luxury\.tile\.\d+\.id|supply_tiles\.tile\.\d+\.id|stairs_tiles\.tile\.(\d+\.id|(5|11)\.back)"
    r"|scrolls\.(backs\.\d\.(back|count|first|last)|tile\.\d+\.(id|back|when|effect))|scrolls\.tile\.(60|70)\.amount"
    r"|oases\.tile\.\d+\.(id|rule)|desert_cities\.tile\.\d+\.(id|when|rule)|river_tiles\.side\.\d+\.(id|tile|season|rule)"
    r"|goods_names|main_square\.fields\.\d\.id|scrolls\.tile\.63\.gain"
)


def others(value: object) -> list[object]:
    """What could stand in its place."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, float):
        return [value / 2]
    same_kind = [names for names in KINDS if value in names]
    near = [name for names in same_kind for name in names if name != value]
    return [*near[:2], *near[-2:], "something else"]


KINDS: tuple[tuple[object, ...], ...] = (
    COLOURS,
    ("slippers", "tajine", "dagger", "oil_lamp", "necklace"),
    ("water", "date", "dinar"),
    ("keshi", "swap", "scroll_3", "none"),
    ("date_plantation", "medrese", "palace", "mosque", "main_square", "river", "medina", "sahara", "souk"),
    ("left", "centre", "right"),
    ("gate", "date_picker", "juggler", "water_seller", "four_keshi", "luxury"),
    ("C3", "C4", "C5", "C6", "C8", "C9", "C10", "L6", "L8", "L10", "L12", "R6", "R8", "R10", "R12"),
)
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


def story(table: Marrakesh, deed: Callable[[Marrakesh], object]) -> object:
    """What a deed leads to, if the first thing possible is always chosen: the choices, and what lies there then."""
    deed(table)
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
    for deed, side in itertools.product(("won", "came_second"), (1, 2)):
        table = table_of(edition)
        table.cells[SEASON_CELL] = (number - 1) // 2 % 3 + 1
        table.cells[FACE_CELLS + table.season() - 1] = number
        table.cells[SECOND_SIDE_CELL] = side
        looks.append(story(table, lambda table, deed=deed: getattr(RIVER_FACES[number], deed)(table, 0)))
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


def seen(edition: Edition, place: Place) -> tuple[object, object]:
    """What is played, as far as this place has to do with it, and what is read otherwise than usually."""
    try:
        speech = Speech("en", GAME, edition=edition)
        changed = [key for key, saying in speech.sayings.items() if saying.to_json() != SAID[key].to_json()]
        told = {key: speech.say(key) for key in changed}
        return PROBES[str(place[0])](edition, place), {key for key in changed if told[key] != READ.say(key)}
    finally:
        PRINTED.pop(edition.sha256, None)
        box.SAYINGS.pop(edition.sha256, None)


READ = Speech("en", GAME)
SAID = GAME.sayings(BOXED)


@functools.cache
def usual(place: Place) -> tuple[object, object]:
    same = Edition(BOXED.name, "")
    same.values, same.sha256 = BOXED.values, "the same"
    return seen(same, place)


TILES = ("luxury", "supply_tiles", "scrolls", "oases", "desert_cities", "river_tiles")


def probe_place(place: Place) -> Place:
    """As much of a place as its probe looks at."""
    return place[:3] if place[0] in TILES else place[:1]


@pytest.mark.run_once
@pytest.mark.parametrize("place", VALUES, ids=lambda place: ".".join(map(str, place)))
def test_whoever_changes_a_value_plays_or_reads_otherwise_or_is_told_why_not(place: Place) -> None:
    accepted = 0
    for other in others(VALUES[place]):
        edition = with_value(place, other)
        try:
            now = seen(edition, probe_place(place))
        except BadEdition as error:
            assert says_why(str(error)), error
            continue
        accepted += 1
        assert now != usual(probe_place(place)), other
    assert (accepted == 0) == bool(FIXED.match(".".join(map(str, place)))), accepted


def says_why(refusal: str) -> bool:
    """A value that can't be another is refused with a reason; otherwise it is told what would do."""
    said = refusal.partition(": ")[2]
    return ": " in said if said.startswith("can only be") else len(said) > 0


TOLD_IN_RULES: dict[str, str] = {
    "setup.start_points": "M-041",
    "setup.start_gain.water": "M-048",
    "setup.start_gain.date": "M-048",
    "setup.start_gain.dinar": "M-048",
    "setup.desert_cities_drawn.p2": "M-218",
    "setup.desert_cities_drawn.p3": "M-218",
    "setup.desert_cities_drawn.p4": "M-218",
    "placement_bonus.green.points": "M-078",
    "joker.water_per_assistant_use": "M-092",
    "scoring.pier_step": "M-104",
    "scoring.stairs_top_step": "M-129",
    "scoring.gate_colour_match": "M-152",
    "scoring.full_district": "M-192",
    "scoring.oases_scored_max": "M-193",
    "scoring.leftovers_per_point": "M-196",
    **{f"scrolls.backs.{back}.{what}": "M-136" for back in range(4) for what in ("scholars", "dates")},
}


@pytest.mark.parametrize(("value", "rule"), TOLD_IN_RULES.items())
def test_whoever_changes_a_number_that_a_rule_tells_plays_it_and_reads_it_there(value: str, rule: str) -> None:
    place: Place = tuple(int(key) if key.isdigit() else key for key in value.split("."))
    number = VALUES[place]
    assert isinstance(number, int)
    edition = with_value(place, number + 1)
    played, read = seen(edition, probe_place(place))
    assert played != usual(probe_place(place))[0]
    assert f"rule-{rule}" in read  # type: ignore[operator]
    for language in ("en", "hu", "he"):
        usually, now = Speech(language, GAME), Speech(language, GAME, edition=edition)
        assert usually.rule(rule) != now.rule(rule)


def test_m041_an_owner_who_starts_with_other_points_reads_them() -> None:
    edition = with_value(("setup", "start_points"), 55)
    assert Speech("en", GAME, edition=edition).rule("M-041") == "You start with 55 points."


# what an owner sees


CORRECTED = (("oases", "tile", 1, "points"), ("oases", "tile", 1, "colours"))
READ_OF_OASIS_2 = {
    "en": "5 points for each gate of these colours on your board: red and orange",
    "hu": "5 pont a tábládon álló minden piros és narancs kapuért",
    "he": "5 נקודות על כל שער על הלוח שלך באחד מהצבעים האלה: אדום וכתום",
}


def corrected_oasis_2() -> Edition:
    edition = with_value(CORRECTED[0], 5)
    tiles: Any = edition.values["oases"]
    tiles["tile"][1]["colours"] = ["red", "orange"]
    return edition


@pytest.mark.parametrize(("language", "sentence"), READ_OF_OASIS_2.items())
def test_m_o02_an_owner_who_corrects_an_oasis_reads_the_new_values_on_the_tile_and_in_its_rule(
    language: str, sentence: str
) -> None:
    speech = Speech(language, GAME, edition=corrected_oasis_2())
    assert speech.say("oasis-2") == sentence
    assert sentence in speech.rule("M-O02")


def test_m_o02_an_owner_who_corrects_an_oasis_plays_the_new_values() -> None:
    table = table_of(corrected_oasis_2())
    for space, colour in enumerate(("red", "orange", "grey")):
        table.put(0, GATE_CELLS + space, COLOURS.index(colour) + 1)
    assert OASIS_TILES[2].value(table, 0) == 10


@pytest.mark.parametrize("place", [("setup", "start_point"), ("oases", "tile", 3, "poinst"), ("rules",)])
def test_a_value_that_nobody_reads_is_refused(place: Place) -> None:
    with pytest.raises(BadEdition, match="is no value of this game"):
        GAME.check_edition(with_value(place, 5))


@pytest.mark.parametrize(
    ("place", "mark", "said"),
    [
        (("oases", "tile", 3, "provenance"), "guessed", "should be one of stated, forced, reconstructed, mixed"),
        (("oases", "tile", 3, "sure"), ["colour"], "should name keys that stand beside it"),
    ],
)
def test_marks_say_where_a_value_comes_from_in_the_words_of_the_file(place: Place, mark: object, said: str) -> None:
    with pytest.raises(BadEdition, match=said):
        GAME.check_edition(with_value(place, mark))


def test_an_owner_may_note_a_source() -> None:
    GAME.check_edition(with_value(("oases", "note"), "read from the box"))


def test_clients_are_told_what_is_printed_without_the_marks() -> None:
    printed: Any = GAME.printed(corrected_oasis_2())
    assert printed["oases"]["tile"][1] == {"id": 2, "rule": "per_gate", "colours": ["red", "orange"], "points": 5}
    assert not any(is_mark(place) for place, _ in leaves(printed))
