"""The browser client finds every word it asks for."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from serai.games import NAMES
from serai.text import LANGUAGES
from serai.text.speech import read

WEB = Path(__file__).parents[2] / "web" / "src"
FRAME = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and "games" not in path.parts]
SAID = re.compile(r"\bsay\(\s*\"([\w-]+)\"")
FAILED = re.compile(r"\bproblem\(\"([\w-]+)\"")
CHOSEN = re.compile(r"\bsay\([^\"()]*\? \"([\w-]+)\" : \"([\w-]+)\"")
AT_A_TABLE = {"game", "game-about"}  # every game has these in a file of its own


def house(language: str, *more: str) -> FluentBundle:
    bundle = FluentBundle([language])
    for name in ("house", "web", "learn", *more):
        bundle.add_resource(FluentResource(read(language, name)), allow_overrides=True)
    return bundle


def asked_for(files: list[Path] = FRAME) -> set[str]:
    keys: set[str] = set()
    for path in files:
        text = path.read_text(encoding="utf-8")
        keys |= set(SAID.findall(text)) | {key for pair in CHOSEN.findall(text) for key in pair}
        keys |= {f"problem-{key}" for key in FAILED.findall(text)}
    return keys - AT_A_TABLE


def test_the_client_asks_for_many_words():
    assert len(asked_for()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_client_is_in_every_language(language):
    words = house(language)
    assert sorted(key for key in asked_for() if not words.has_message(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_key_of_a_games_board_is_in_every_language(language, game):
    words = house(language, game)
    files = [path for path in (WEB / "games" / game).glob("*") if path.suffix in (".svelte", ".ts")]
    assert sorted(key for key in asked_for(files) if not words.has_message(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_door_bears_the_name_of_its_game(language, game):
    words, own = house(language), FluentBundle([language])
    own.add_resource(FluentResource(read(language, game)))
    name, _ = words.format_pattern(words.get_message(f"game-name-{game}").value, {})
    assert name == own.format_pattern(own.get_message("game").value, {})[0]
    assert words.has_message(f"door-{game}")
