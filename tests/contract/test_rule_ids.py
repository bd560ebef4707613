"""Every rule, worked example and edge case of our games has a test that bears its id."""

from pathlib import Path

import pytest

from serai.games import find_game
from serai.testing.rule_ids import named_ids, plain_id, unnamed
from serai.text import Speech
from tests.games import TESTS, cases_of

GAMES = sorted(path.parent.name for path in TESTS.glob("*/cases.toml"))
FAMILIES = {"X": "worked_examples", "E": "edge_cases"}
UNCOUNTED = "RDK"  # rulings where the rulebook leaves something open, decisions and chances: named, but not counted


def all_ids(game: str) -> list[str]:
    """The rules as they are printed, then the examples and edge cases."""
    prefix, counts = find_game(game).prefix, cases_of(game)
    cases = [f"{prefix}-{letter}{n}" for letter, key in FAMILIES.items() for n in range(1, counts[key] + 1)]
    return [*Speech("en", find_game(game)).rules(), *cases]


def test_all_games_with_tests_count_their_cases() -> None:
    folders = {path.parent.name for path in (TESTS.parent / "src/serai/games").glob("*/game.py")}
    assert set(GAMES) == folders


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_example_and_edge_case_has_a_test_that_bears_its_id(game: str) -> None:
    assert unnamed(all_ids(game), TESTS / game) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_bears_an_id_that_does_not_exist(game: str) -> None:
    known, prefix = {plain_id(each) for each in all_ids(game)}, find_game(game).prefix
    borne = {each for each in named_ids(TESTS / game) if each.startswith(f"{prefix}-")}
    assert {each for each in borne if each[2] not in UNCOUNTED} - known == set()


def test_ids_are_found_in_names_and_in_the_ids_of_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'def test_s08_sx3_one(): ...\ndef test_s10a_is_no_id(): ...\nCASES = [pytest.param(1, id="M-S02 and M-S4")]\n'
    )
    assert unnamed(["S-8", "S-08", "S-X3", "M-S2", "M-S04", "S-10", "S-1", "M-S3"], tmp_path) == ["S-10", "S-1", "M-S3"]
