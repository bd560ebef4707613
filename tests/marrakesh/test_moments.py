"""Rules know moments, tiles know their moment: neither reaches into the other."""

import re
from importlib.resources import files

import pytest

from serai.games.marrakesh.rules import moments
from serai.games.marrakesh.rules.moments import NO_MOMENT, SCROLL_TILES, Scroll
from serai.games.marrakesh.tiles import SHELF

RULES = sorted(path.name for path in files("serai.games.marrakesh").joinpath("rules").iterdir() if ".py" in path.name)
TILE = re.compile(r"M-[SOCV]\d|\b(scrolls?|oas[ie]s|cit(y|ies)|faces?)[ _]?\d", re.IGNORECASE)
KINDS = {"worked_out": (1, 16), "may": (17, 25), "happened": (26, 29)}  # the first and the last moment of each kind


def named() -> dict[str, int]:
    """All moments by name."""
    source = files("serai.games.marrakesh").joinpath("rules", "moments.py").read_text(encoding="utf-8")
    return {
        name: int(number) for name, number in re.findall(r"^([A-Z_]+): Final\[i64\] = (\d+)  #", source, re.MULTILINE)
    }


@pytest.mark.parametrize("name", [name for name in RULES if name.endswith(".py")])
def test_no_rule_names_a_tile(name: str) -> None:
    source = files("serai.games.marrakesh").joinpath("rules", name).read_text(encoding="utf-8")
    assert TILE.findall(source) == []


def overrides(scroll: Scroll, method: str) -> bool:
    return getattr(type(scroll), method) is not getattr(Scroll, method)


@pytest.mark.parametrize("number", range(1, SHELF + 1))
def test_a_scroll_works_at_once_or_answers_its_moment_as_the_rules_ask(number: int) -> None:
    scroll = SCROLL_TILES[number]
    if scroll.moment == NO_MOMENT:
        assert overrides(scroll, "obtained")
        return
    kind = next(kind for kind, (first, last) in KINDS.items() if first <= scroll.moment <= last)
    assert overrides(scroll, kind)
    assert not overrides(scroll, "obtained")


def test_every_moment_has_a_number_of_its_own_and_a_scroll() -> None:
    numbers = [number for name, number in named().items() if name not in ("NO_MOMENT", "SUPPLY_DINARS", "PER_TILE")]
    assert sorted(numbers) == list(range(1, 30))
    assert {scroll.moment for scroll in SCROLL_TILES} == {*numbers, NO_MOMENT}


def test_tiles_know_the_rule_that_says_what_they_do() -> None:
    shelf = (moments.SCROLL_TILES[44], moments.OASIS_TILES[3], moments.CITY_TILES[12], moments.RIVER_FACES[2])
    assert [tile.rule() for tile in shelf] == ["M-S44", "M-O03", "M-C12", "M-V02"]
