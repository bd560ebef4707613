"""The words of a game over HTTP, for clients that were built without it."""

from typing import Any

import pytest

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.games import find_game, game_names
from serai.tables import house
from serai.tables.errors import ApiError
from serai.tables.house import words_of
from serai.text import LANGUAGES
from serai.text.speech import game_words, rule_words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_tells_its_words_and_rules_in_every_language(name: str, language: str) -> None:
    told = words_of(name, language)
    assert (told.language, told.words) == (language, game_words(language, find_game(name)))
    assert told.rules == rule_words(language, find_game(name))


@pytest.mark.parametrize(("name", "language"), [("chess", "en"), ("sultan", "xx")])
def test_what_is_not_there_is_refused(name: str, language: str) -> None:
    with pytest.raises(ApiError) as refused:
        words_of(name, language)
    assert (refused.value.status, refused.value.error) == (404, "no_game")


@pytest.mark.parametrize(("spoken", "told"), [(("en", "hu"), "en"), (("hu",), "hu"), ((), "he")])
def test_a_game_that_does_not_speak_a_language_tells_what_it_speaks(
    monkeypatch: pytest.MonkeyPatch, spoken: tuple[str, ...], told: str
) -> None:
    def words(language: str, game: Game[Any]) -> str:
        if language not in spoken:
            raise SeraiError("no file")
        return f"in {language}"

    monkeypatch.setattr(house, "game_words", words)
    answer = words_of("sultan", "he")
    assert (answer.language, answer.words) == (told, f"in {told}" if spoken else None)
