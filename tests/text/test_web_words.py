"""The browser client finds every word it asks for."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from serai.games import find_game, game_names
from serai.text import LANGUAGES
from serai.text.speech import game_words, house_words

WEB = Path(__file__).parents[2] / "web" / "src"
FRAME = [
    path
    for path in WEB.rglob("*")
    if path.suffix in (".svelte", ".ts") and "games" not in path.parts and ".test" not in path.suffixes
]
SAID = re.compile(r"\bsay\(\s*\"([\w-]+)\"")
FAILED = re.compile(r"\bproblem\(\"([\w-]+)\"")
CHOSEN = re.compile(r"\bsay\([^\"()]*\? \"([\w-]+)\" : \"([\w-]+)\"")
AT_A_TABLE = {"game", "game-about", "game-invitation"}  # every game has these in a file of its own


def house(language: str, *games: str) -> FluentBundle:
    bundle = FluentBundle([language])
    texts = [house_words(language, name) for name in ("house", "web", "table", "learn", "mine")]
    for text in [*texts, *(game_words(language, find_game(game)) for game in games)]:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
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
@pytest.mark.parametrize("game", game_names())
def test_every_key_of_a_games_board_is_in_every_language(language, game):
    words = house(language, game)
    files = [path for path in (WEB / "games" / game).glob("*") if path.suffix in (".svelte", ".ts")]
    assert sorted(key for key in asked_for(files) if not words.has_message(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_game_has_a_name_and_an_invitation(language, game):
    own = FluentBundle([language])
    own.add_resource(FluentResource(game_words(language, find_game(game))))
    for key in ("game", "game-invitation"):
        assert own.format_pattern(own.get_message(key).value, {})[1] == [], key


def test_the_client_names_no_rule():
    """The rule behind something comes with a view, an event, a refusal or the game's card; rulebooks have pictures."""
    prefixes = "".join(find_game(name).prefix for name in game_names())
    named = re.compile(rf"[\"'`>/]([{prefixes}]-[A-Z]?\d+)[\"'`<]")
    sources = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and ".test" not in path.suffixes]
    sources = [path for path in sources if path.stem != "rulebook"]
    found = {str(path.relative_to(WEB)): named.findall(path.read_text(encoding="utf-8")) for path in sources}
    assert {path: rules for path, rules in found.items() if rules} == {}
