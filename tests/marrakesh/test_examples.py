"""Worked examples stand in the chapters of the rulebook that speak of moves."""

import json

import pytest

from serai.games import find_game
from serai.play.examples import built_example, examples
from serai.text.speech import rule_words

GAME = find_game("marrakesh")
CHAPTERS = ("board", "set_up", "turn", "districts", "scoring", "expansions", "scrolls", "oases", "river_tiles")
HEAVIEST = 120_000  # bytes of an example, before it is compressed


def chapters() -> dict[str, str]:
    """The chapter of each rule."""
    found, chapter = {}, ""
    for line in rule_words("en", GAME).splitlines():
        key = line.partition(" = ")[0]
        if key.startswith("chapter-"):
            chapter = key.removeprefix("chapter-")
        elif key.startswith("rule-"):
            found[key.removeprefix("rule-")] = chapter
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_a_position_that_can_be_tried(chapter: str) -> None:
    where = chapters()
    assert chapter in {where[str(example["rule"])] for example in examples(GAME)}


def test_an_example_is_no_heavy_load() -> None:
    weights = {str(each["key"]): len(json.dumps(built_example(GAME, each))) for each in examples(GAME)}
    assert max(weights.values()) < HEAVIEST, weights


def test_every_example_has_a_name_of_its_own() -> None:
    keys = [example["key"] for example in examples(GAME)]
    assert len(set(keys)) == len(keys) >= 27
