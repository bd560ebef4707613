"""How Sultan sounds in each language."""

from importlib.resources import files
from pathlib import Path

import pytest

from serai.core.actions import Action
from serai.core.errors import Refusal, SeraiError
from serai.core.events import Event, EventKind
from serai.core.game import Edition, SeatOrRandom
from serai.games import find_game
from serai.testing.sources import WrittenRefusal, phases, refusals
from serai.text import LANGUAGES, Speech

SULTAN = find_game("sultan")
FOLDER = Path(str(files(SULTAN.package)))


def test_the_phases_are_found_in_the_source():
    assert phases(FOLDER) == {"offer", "bid", "deal", "over"}


def test_the_refusals_are_found_in_the_source():
    found = list(refusals(FOLDER))
    assert WrittenRefusal("S-02", "no_such_cushion", frozenset({"cushion", "count"})) in found
    assert len(found) >= 11


def test_there_are_fifty_one_rules():
    assert list(Speech("en", SULTAN).rules())[-1] == "S-51"


@pytest.mark.parametrize("written", ["S-01", "s-1", "S01", "S1", " s-01 "])
def test_a_rule_is_found_however_its_id_is_written(written):
    assert Speech("en", SULTAN).rule_id(written) == "S-01"
    assert Speech("en", SULTAN).rule(written) == Speech("en", SULTAN).rules()["S-01"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", ["S-52", "K-01", "", "first", "S-0"])
def test_an_unknown_rule_is_refused_with_the_rules_there_are(language, written):
    with pytest.raises(SeraiError, match=r"S-01.*S-51"):
        Speech(language, SULTAN).rule(written)


def test_a_missing_argument_and_a_missing_help_are_refused():
    with pytest.raises(SeraiError, match="number"):
        Speech("en", SULTAN).say("cushion-name")
    with pytest.raises(SeraiError, match="help"):
        Speech("en", SULTAN).formatted("game", "help", {})


def place_nine_at_the_second_cushion() -> Action:
    return SULTAN.action({"type": "place_card", "card": 9, "cushion": 1})


def test_a_cushion_is_counted_from_one():
    action = place_nine_at_the_second_cushion()
    assert Speech("en", SULTAN).action(action) == "Place the 9 at cushion 2"
    assert Speech("hu", SULTAN).action(action) == "Tedd a 9-es lapot a 2. párnához"
    assert Speech("he", SULTAN).action(action) == "להניח את קלף 9 ליד כרית 2"


def kind(name: str) -> EventKind:
    return next(each for each in SULTAN.events if each.name == name)


def test_a_placed_card_is_told_to_its_owner_only():
    event, names = Event(kind("card_placed"), [1, 13, 0], []), ["Anna", "Béla"]
    assert "13" in Speech("en", SULTAN).event(event, 1, names)
    assert Speech("en", SULTAN).event(event, 0, names) == "Béla places a card face down at cushion 1."
    assert "13" not in Speech("hu", SULTAN).event(event, None, names)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "white, red, red and blue"),
        ("hu", "fehér, piros, piros és kék"),
        ("he", "לבנה, אדומה, אדומה וכחולה"),
    ],
)
def test_a_list_is_joined_as_the_language_does(language, said):
    event = Event(kind("jewels_drawn"), [0], [0, 1, 1, 4])
    assert said in Speech(language, SULTAN).event(event, None, ["Anna"])


def test_a_refusal_speaks_of_colours_and_cushions_in_words():
    speech = Speech("hu", SULTAN)
    assert "piros drágakövet" in speech.refusal(Refusal("S-15", "not_drawn", {"colour": "red"}))
    assert "3. párna" in speech.refusal(Refusal("S-02", "no_such_cushion", {"cushion": 2, "count": 2}))


def test_colours_in_lists_and_tables_are_words():
    speech = Speech("en", SULTAN)
    assert speech.word("colour", ["red", "blue"], None) == "red and blue"
    assert speech.word("", {"colour": "red", "count": 2}, None) == "red and 2"


def test_option_values_are_words_seats_or_numbers():
    speech = Speech("en", SULTAN)
    assert speech.option_value("first_player", "random") == "drawn by lot"
    assert speech.option_value("first_player", 2) == "seat 3"
    assert speech.option_value("open_jewels", True) == "yes"
    assert isinstance(SULTAN.options[0], SeatOrRandom)


def test_s42_s43_an_owner_who_corrects_values_reads_them_in_the_rules() -> None:
    printed = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    printed = printed.replace("count = 12, value = 1", "count = 12, value = 3")
    printed = printed.replace("more_players = [0, 0, 0, 2,", "more_players = [0, 0, 0, 7,")
    speech = Speech("en", SULTAN, edition=Edition("corrected", printed))
    assert "white 3," in speech.rule("S-42")
    assert "7 points for 3" in speech.rule("S-43") and "20 points for 6 or more" in speech.rule("S-43")
    assert "2 points for 4" in speech.rule("S-44")
