"""Every value of the edition is read: who changes one plays and reads otherwise, or is told why it can't be."""

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.core.errors import BadEdition
from serai.core.game import Edition
from serai.games.marrakesh import game as box
from serai.games.marrakesh.pieces.drawn import DRAWN, MarrakeshEdition
from serai.games.marrakesh.pieces.entries import MARKS
from serai.games.marrakesh.pieces.names import COLOURS
from serai.games.marrakesh.pieces.printed import PRINTED
from serai.games.marrakesh.rules.moments import (
    OASIS_TILES,
)
from serai.games.marrakesh.state import (
    GATE_CELLS,
)
from serai.play.printed import build
from serai.text import Speech
from tests.marrakesh.edition_probes import BOXED, GAME, PROBES, Place, table_of, with_value


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


def test_what_clients_are_told_is_declared_to_the_last_key() -> None:
    printed = GAME.printed(BOXED)
    assert set(printed) == set(DRAWN) == set(MarrakeshEdition.__annotations__)
    assert msgspec.convert(printed, MarrakeshEdition) == printed


def test_clients_get_the_printed_values_with_the_type_of_the_wire(tmp_path: Path) -> None:
    (tmp_path / "marrakesh").mkdir()
    build(tmp_path)
    head, written = (tmp_path / "marrakesh" / "built" / "edition.ts").read_text("utf-8").split("\n\n")
    assert head == 'import type { MarrakeshEdition } from "../wire";'
    values = written.removeprefix("export const edition: MarrakeshEdition = ").removesuffix(";\n")
    assert json.loads(values) == GAME.printed(BOXED)
