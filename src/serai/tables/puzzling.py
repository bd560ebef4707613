"""Puzzles for devices: which there are, and one of them as its seat sees it."""

from typing import Any

from msgspec import convert

from serai.core.errors import SeraiError
from serai.games import find_game
from serai.play.lessons import position
from serai.play.puzzles import puzzles_of
from serai.tables.errors import ApiError
from serai.tables.messages.reviews import Puzzle, PuzzleHead, PuzzleList
from serai.tables.questions import Question, played
from serai.tables.reviews import rule_of


def listed(game: str) -> PuzzleList:
    """All puzzles of a game, in short."""
    return PuzzleList([head_of(each) for each in known(game)])


def known(game: str) -> list[dict[str, Any]]:
    try:
        return puzzles_of(find_game(game))
    except SeraiError:
        raise ApiError(404, "no_game") from None


def head_of(puzzle: dict[str, Any]) -> PuzzleHead:
    return PuzzleHead(puzzle["key"], puzzle["players"], puzzle["theme"], puzzle["kind"], puzzle["level"])


def puzzle_of(game: str, key: str) -> dict[str, Any]:
    puzzle = next((each for each in known(game) if each["key"] == key), None)
    if puzzle is None:
        raise ApiError(404, "no_puzzle")
    return puzzle


def found(game: str, key: str) -> Puzzle:
    """The position of a puzzle, and what every choice in it brings."""
    puzzle = puzzle_of(game, key)
    state = played(Question(game, puzzle["players"], puzzle["options"], puzzle["moves"], "", 0))
    options = [{"line": [], **option} for option in puzzle["judged"]["options"]]
    answers = {key: puzzle[key] for key in ("seat", "answer", "tempting")}
    shown = {**answers, **position(state, puzzle["seat"]), "options": options, "rule": rule_of(state)}
    return convert({**shown, "head": head_of(puzzle)}, Puzzle, from_attributes=True)
