"""Puzzles: those that ship are sound and show what their seat knows; a command verifies and mends them."""

import json
import sys
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from serai.arena.analysis.judgement import LOSSES
from serai.arena.analysis.puzzles import fault_of, find, state_of
from serai.cli import main
from serai.games import find_game
from serai.play.puzzles import puzzles_of
from serai.tables.errors import ApiError
from serai.tables.puzzling import found, listed
from tests.games import HOUSE

SHIPPED = 60  # of each game at least
THEMES = {"gain", "stop", "balance", "win"}


@pytest.mark.parametrize("name", HOUSE)
def test_every_puzzle_replays_and_its_answer_is_legal_and_by_far_the_best(name: str) -> None:
    game = find_game(name)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= SHIPPED and len({puzzle["key"] for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = state_of(game, puzzle)
        legal = [action.to_json() for action in state.legal()]
        options = puzzle["judged"]["options"]
        shares = [option["wins"][puzzle["seat"]]["value"] for option in options]
        tempting = next(option for option in options if option["action"] == puzzle["tempting"])
        assert state.actor == puzzle["seat"]
        assert sorted(map(str, legal)) == sorted(str(option["action"]) for option in options)
        assert options[0]["action"] == puzzle["answer"] and shares[0] == max(shares)
        assert shares[0] - tempting["wins"][puzzle["seat"]]["value"] >= LOSSES[0]
        assert puzzle["kind"] == puzzle["answer"]["type"]
        assert puzzle["theme"] in THEMES and puzzle["level"] in (1, 2, 3)


@pytest.mark.parametrize("name", HOUSE)
def test_a_puzzle_shows_what_its_seat_sees_in_every_world(name: str) -> None:
    game = find_game(name)
    puzzle = puzzles_of(game)[7]
    shown = found(name, puzzle["key"])
    state, seat = state_of(game, puzzle), puzzle["seat"]
    assert shown.answer == puzzle["answer"] and shown.rule
    assert [state.determinize(seat, world).view(seat) for world in range(3)] == [shown.view] * 3
    assert shown.legal == [action.to_json() for action in state.legal()]


@pytest.mark.parametrize("name", HOUSE)
def test_puzzles_are_listed_without_their_answers(name: str) -> None:
    heads = listed(name).puzzles
    assert [head.key for head in heads] == [puzzle["key"] for puzzle in puzzles_of(find_game(name))]
    assert set(heads[0].__struct_fields__) == {"key", "players", "theme", "kind", "level"}


def test_an_unknown_game_or_puzzle_is_not_found() -> None:
    with pytest.raises(ApiError, match="no_game"):
        listed("chess")
    with pytest.raises(ApiError, match="no_puzzle"):
        found(HOUSE[0], "nothing")


# the command


def spoilt(puzzle: dict[str, Any]) -> dict[str, Any]:
    """Of the same position, what tempts is said to be right."""
    return {**puzzle, "key": "spoilt", "answer": puzzle["tempting"], "tempting": puzzle["answer"]}


def call(monkeypatch: pytest.MonkeyPatch, line: str, known: list[dict[str, Any]]) -> int:
    monkeypatch.setattr("serai.play.puzzles.puzzles_of", lambda *_: known)
    monkeypatch.setattr(sys, "argv", ["serai", "puzzles", *line.split()])
    try:
        main()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def test_verify_names_the_puzzle_that_does_not_hold(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = puzzles_of(find_game("sultan"))[0]
    assert call(monkeypatch, "sultan --verify", [good]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{good['key']}: holds"]
    assert call(monkeypatch, "sultan --verify", [good, spoilt(good)]) == 1
    said = capsys.readouterr()
    assert "spoilt: {" in said.out and "is better" in said.out
    assert "1 of 2 puzzles of sultan don't hold" in said.err


def test_mend_finds_another_for_what_does_not_hold_and_writes_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    good, other = puzzles_of(find_game("sultan"))[:2]
    monkeypatch.setattr("serai.cli.learning.files", lambda *_: tmp_path)
    monkeypatch.setattr("serai.arena.analysis.puzzles.find", lambda *_: repeat(other))
    assert call(monkeypatch, "sultan --mend --count 2", [good, spoilt(good)]) == 0
    written = (tmp_path / "puzzles.json").read_text(encoding="utf-8")
    assert json.loads(written) == [good, other] and len(written.splitlines()) == 4


@pytest.mark.endurance
def test_a_puzzle_that_is_found_holds() -> None:
    game = find_game("sultan")
    puzzle = next(find(game, 2, "a test"))
    assert fault_of(game, puzzle, "another look") == ""
    assert puzzle["answer"] in [action.to_json() for action in state_of(game, puzzle).legal()]


@pytest.mark.endurance
@pytest.mark.parametrize("name", HOUSE)
def test_shipped_puzzles_hold_when_they_are_looked_at_for_longer(name: str) -> None:
    game = find_game(name)
    assert [fault_of(game, puzzle, "0") for puzzle in puzzles_of(game)[::12]] == [""] * 5
