"""The worked examples: positions that come about by the rules, with an answer to everything that may be tried."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.games import find_game, game_names
from serai.play.examples import build, built_example, examples, state_of
from serai.play.lessons import first_lesson
from serai.text import LANGUAGES
from serai.text.speech import lesson_words, rule_ids

ALL = [(name, example) for name in game_names() for example in examples(find_game(name))]
IDS = [f"{name} {each['key']}" for name, each in ALL]
for_every_example = pytest.mark.parametrize(("game", "example"), ALL, ids=IDS)


def test_every_game_of_ours_has_examples() -> None:
    assert {name for name, _ in ALL} >= {name for name in game_names() if first_lesson(find_game(name)) is not None}


@for_every_example
def test_it_is_the_readers_turn_and_everything_that_may_be_tried_is_answered(game: str, example: Any) -> None:
    built: Any = built_example(find_game(game), example)
    assert built["position"]["view"]["actor"] == example["seat"]
    assert len(built["answers"]) == len(built["position"]["legal"]) > 1
    assert all(answer["events"] or answer["answers"] for answer in built["answers"] if answer["step"]["view"])


@for_every_example
def test_an_example_stands_beside_a_rule_and_asks_in_every_language(game: str, example: Any) -> None:
    assert example["rule"] in rule_ids("en", find_game(game))
    for language in LANGUAGES:
        assert f"\nexample-{game}-{example['key']} = " in lesson_words(language, find_game(game))


def outcomes(game: str, key: str) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """What may be tried in an example, and the facts it leads to."""
    example = next(each for each in examples(find_game(game)) if each["key"] == key)
    for action in state_of(find_game(game), example).legal():
        state = state_of(find_game(game), example)
        state.keep_events()
        state.apply(action)
        yield action.to_json(), [event.to_json(None) for event in state.events()]


def test_the_earlier_of_equal_cards_wins_and_the_reader_wins_at_the_lower_one() -> None:
    """S-X3, S-X2."""
    won = {
        action["cushion"]: [fact["seat"] for fact in facts if fact["type"] == "jewel_won"]
        for action, facts in outcomes("sultan", "equal")
        if action["card"] == 12
    }
    assert won == {0: [0, 1, 2], 1: [0, 3, 2], 2: [0, 1, 2]}


def test_a_card_collects_its_equal_or_a_sum_never_both() -> None:
    """T-X1."""
    taken = [action.get("cards") for action, _ in outcomes("treasures", "equal_or_sum")]
    assert taken == [["b3", "r4"], ["y7"], None]


def test_the_boat_stays_whichever_waterfall_is_chosen() -> None:
    """M-X17."""
    facts = [facts for _, facts in outcomes("marrakesh", "waterfalls")]
    assert [told[0]["waterfall"] for told in facts] == [1, 2, 3]
    assert not any(fact["type"] == "boat_moved" for told in facts for fact in told)


def test_build_writes_small_files_named_by_rule_and_key(tmp_path: Path) -> None:
    build(tmp_path)
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.glob("*/*.json"))
    assert written == sorted(f"{name}/{each['rule']}.{each['key']}.json" for name, each in ALL)
    assert all(path.stat().st_size < 120_000 for path in tmp_path.glob("*/*.json"))
