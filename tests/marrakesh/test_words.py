"""Sentences of Marrakesh whose grammar depends on what is put into them."""

import pytest

from serai.core.events import Event
from serai.games import find_game
from serai.text import Speech

GAME = find_game("marrakesh")
KINDS = {kind.name: kind for kind in GAME.events}


def told(language: str, name: str, *row: int, many: tuple[int, ...] = ()) -> str:
    return Speech(language, GAME).event(Event(KINDS[name], list(row), list(many)), None, ["Anna", "Béla"])


def test_one_keshi_is_taken_and_two_are() -> None:
    assert "נלקח " in told("he", "drafted", 0, many=(0,))
    assert "נלקחו " in told("he", "drafted", 0, many=(0, 0))


@pytest.mark.parametrize(("language", "said"), [("en", "position 1"), ("hu", "1. állás"), ("he", "מצב 1")])
def test_the_positions_of_the_disc_are_counted_from_one(language: str, said: str) -> None:
    assert said in told(language, "disc_set", 0, 0)
    assert said in told(language, "disc_turned", 0, 0)


def test_hungarian_takes_the_longer_article_before_numbers_that_begin_with_a_vowel() -> None:
    said = {face: told("hu", "river_bonus_chosen", 0, 0, face) for face in (1, 2, 5)}
    assert "az 1. folyólapka" in said[1]
    assert "a 2. folyólapka" in said[2]
    assert "az 5. folyólapka" in said[5]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "one assistant per turn"), ("hu", "körönként egy segéddel"), ("he", "עוזר אחד בכל תור")],
)
def test_scrolls_for_several_uses_say_whose_uses_are_limited(language: str, said: str) -> None:
    speech = Speech(language, GAME)
    assert said in speech.say("scroll-34")
    assert said in speech.say("scroll-46")


def test_a_keshi_from_a_scroll_has_to_be_placed() -> None:
    assert Speech("hu", GAME).say("scroll-1") == "Kapsz 1 zöld keshit, és lerakod"
    assert Speech("hu", GAME).say("scroll-64").startswith("Kapsz 1 tetszőleges színű keshit, lerakod, majd")


def test_what_is_due_is_named_and_not_priced() -> None:
    assert Speech("hu", GAME).say("supply-face-1") == "1. ellátáslapka: 1 víz és 2 datolya, különben −4 pont"
