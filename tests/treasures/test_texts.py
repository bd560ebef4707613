"""The sentences of Treasures in every language."""

from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai.core.errors import Refusal
from serai.core.game import Game
from serai.games import find_game
from serai.testing.scenes import play
from serai.text.speech import LANGUAGES, Speech, game_words, rule_words
from tests.treasures.scenes import DECK, lay, lay_all, reveal, scene

every_language = pytest.mark.parametrize("language", LANGUAGES)

REASONS = (
    Refusal("T-04", "no_such_seat", {"seat": 2}),
    Refusal("T-06", "deal_size", {"count": 3}),
    Refusal("T-06", "not_in_draw_pile", {"card": "b3"}),
    Refusal("T-10", "must_play"),
    Refusal("T-10", "not_in_hand", {"card": "b3"}),
    Refusal("T-11", "already_revealed", {"card": "b3"}),
    Refusal("T-10", "take_or_lay", {"card": "b3"}),
    Refusal("T-40", "must_match", {"card": "b3"}),
    Refusal("T-35", "claim_or_pass", {"card": "b3"}),
    Refusal("T-16", "not_on_table", {"card": "b3"}),
    Refusal("T-16", "not_equal", {"card": "b3", "value": 7}),
    Refusal("T-18", "one_collection", {"value": 7}),
    Refusal("T-17", "wrong_sum", {"sum": 8, "value": 7}),
)


@every_language
def test_every_card_in_the_box_has_a_name(language: str) -> None:
    speech = Speech(language, find_game("treasures"))
    assert len({speech.word("card", code, None) for code in DECK}) == 20
    assert all(speech.word("card", code, None) != code for code in DECK)
    assert speech.word("card", "b64", None) == "b64"


@every_language
def test_every_refusal_is_said(language: str) -> None:
    speech = Speech(language, find_game("treasures"))
    assert len({speech.refusal(refusal) for refusal in REASONS}) == len(REASONS)
    assert all(speech.rule(refusal.rule) for refusal in REASONS)


@every_language
@pytest.mark.parametrize("teams", [False, True])
def test_a_round_is_told(language: str, teams: bool) -> None:
    speech = Speech(language, find_game("treasures"))
    hands = {0: ["r3"], 1: ["b8"], 2: ["b4"], 3: ["b5"]}
    state = scene(4, table=["b3"], hands=hands, deals=0, teams=teams, team_count="pooled")
    state.keep_events()
    lay(state, "r3")
    assert [speech.action(action) for action in state.legal()]
    play(state, "claim", cards=["b3"])
    lay_all(state)
    told = [speech.event(event, None, ["Anna", "Béla", "Dana", "Eli"]) for event in state.events()]
    assert len(told) > 12
    assert all(told)


@every_language
def test_every_phase_has_a_prompt(language: str) -> None:
    speech = Speech(language, find_game("treasures"))
    state = scene(table=["b3"], hands={0: ["r3", "b1", "b2"]})
    reveal(state, "r3")
    assert len({speech.prompt(phase) for phase in ("play", "capture", "claim", "deal", "over")}) == 5
    assert speech.prompt(str(state.view(0)["phase"]))


@every_language
def test_every_rule_is_there(language: str) -> None:
    assert list(Speech(language, find_game("treasures")).rules()) == [f"T-{number:02}" for number in range(1, 78)]
    assert serai.game("treasures").rules["T-26"]


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ("T-07", "a lapok nem tartoznak senkihez"),
        ("T-31", "amelyet a letett lappal végre lehetett volna hajtani"),
        ("T-43", "senkinek sincs lap a kezében"),
    ],
)
def test_hungarian_rules_say_what_is_meant(rule: str, says: str) -> None:
    assert says in Speech("hu", find_game("treasures")).rule(rule)


@pytest.mark.parametrize("words", [game_words, rule_words])
def test_a_hebrew_round_is_the_rulebooks(words: Callable[[str, Game[Any]], str]) -> None:
    assert "סיבוב" not in words("he", find_game("treasures"))
