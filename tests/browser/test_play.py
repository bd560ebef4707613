"""Friends play whole games, from the lobby to the result, each on a device of their own, with nothing but clicks."""

import pytest

from tests.browser.hands import (
    hurry_to_the_end,
    join_by_code,
    join_by_link,
    open_table,
    play_to_the_end,
    result,
    take_turns,
)
from tests.browser.place import NARROW, PHONE
from tests.conftest import Person
from tests.games import HOUSE, SHORT


@pytest.mark.parametrize("game", [SHORT[0], *(pytest.param(game, marks=pytest.mark.whole_games) for game in SHORT[1:])])
def test_two_friends_play_from_the_lobby_to_the_result(person: Person, game: str):
    anna, bela = person("Anna"), person("Béla", size=NARROW)
    open_table(anna, game, ["me", "open"])
    join_by_code(bela, anna)
    play_to_the_end([anna, bela])
    assert result(anna) == result(bela)
    assert len(result(anna)[1]) == 2


@pytest.mark.whole_games
@pytest.mark.parametrize("game", HOUSE)
def test_three_friends_play_in_three_languages(person: Person, address: str, game: str):
    anna, bela, dana = (
        person("Anna"),
        person("Béla", size=PHONE, language="hu"),
        person("דנה", language="he", theme="dark"),
    )
    open_table(anna, game, ["me", "open", "open"])
    join_by_code(bela, anna)
    join_by_link(dana, anna)
    take_turns([anna, bela, dana], 12)
    hurry_to_the_end([anna, bela, dana], address)
    assert result(anna) == result(bela) == result(dana)
    assert len(result(anna)[1]) == 3
