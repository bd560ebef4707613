"""The lessons: records with notes that replay, want what is legal, and speak every language."""

import json
import re
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.errors import BadRecord
from serai.games import find_game, game_names
from serai.play.lessons import build, built, first_lesson, shrunk
from serai.text import LANGUAGES, Speech
from serai.text.speech import lesson_words, rule_ids
from tests.games import HOUSE, cases_of

GAMES = [name for name in game_names() if first_lesson(find_game(name)) is not None]
for_every_lesson = pytest.mark.parametrize("game", GAMES)


def wanted(game: str) -> Any:
    """What a lesson has to have."""
    return cases_of(game)["lesson"]


def lesson_of(game: str) -> Any:
    return first_lesson(find_game(game))


def test_there_is_a_lesson_for_each_of_our_games() -> None:
    assert tuple(GAMES) == HOUSE


@for_every_lesson
def test_the_record_replays(game: str) -> None:
    lesson = lesson_of(game)
    state = serai.replay(lesson["record"])
    assert state.game.name == game
    assert built(lesson)["positions"][-1]["at"] == len(lesson["record"]["moves"])  # type: ignore[index]


@for_every_lesson
def test_what_a_note_wants_is_legal_there_and_is_what_the_record_plays(game: str) -> None:
    lesson = lesson_of(game)
    moves = lesson["record"]["moves"]
    wanting = [note for note in lesson["notes"] if "wants" in note]
    for note in wanting:
        state = serai.replay(lesson["record"], until=note["at"])
        assert state.actor == lesson["seat"]
        assert note["wants"] in [action.to_json() for action in state.legal()], note["key"]
        assert moves[note["at"]] == {"actor": lesson["seat"], **note["wants"]}
    assert {note["wants"]["type"] for note in wanting} == set(wanted(game)["verbs"])


@for_every_lesson
def test_the_learner_makes_every_move_of_the_own_seat(game: str) -> None:
    lesson = lesson_of(game)
    own = [index for index, move in enumerate(lesson["record"]["moves"]) if move["actor"] == lesson["seat"]]
    assert [note["at"] for note in lesson["notes"] if "wants" in note] == own


@for_every_lesson
def test_a_lesson_is_short_and_its_notes_name_the_main_rules(game: str) -> None:
    notes = lesson_of(game)["notes"]
    fewest, most = wanted(game)["notes"]
    assert fewest <= len(notes) <= most
    named = {note["rule"] for note in notes if "rule" in note}
    assert set(wanted(game)["rules"]) <= named
    assert named <= set(rule_ids("en", find_game(game)))


@for_every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_said_and_nothing_is_said_in_vain(game: str, language: str) -> None:
    notes = lesson_of(game)["notes"]
    keys = {f"learn-{game}-{note['key']}" for note in notes}
    tasks = {f"learn-{game}-{note['key']}-task" for note in notes if "wants" in note}
    lines = lesson_words(language, find_game(game)).splitlines()
    said = {line.split(" = ")[0] for line in lines if line.startswith(f"learn-{game}-")}
    assert keys <= said <= keys | tasks  # without a task of its own a note says what its action says


@for_every_lesson
def test_the_built_lesson_shows_no_hand_but_the_learners(game: str) -> None:
    lesson = built(lesson_of(game))
    for position in lesson["positions"]:  # type: ignore[attr-defined]
        hands = [seat["seat"] for seat in position["view"]["seats"] if seat.get(wanted(game)["secret"]) is not None]
        assert hands == [lesson["seat"]]
        assert (position["legal"] != []) == (position["view"]["actor"] == lesson["seat"])


def test_the_last_move_of_another_seat_keeps_its_secret_until_the_card_is_turned_up() -> None:
    lesson = built(lesson_of("sultan"))
    kept = 0
    for scene in lesson["positions"]:  # type: ignore[attr-defined]
        last = scene["last"]
        if last and last["seat"] != lesson["seat"] and last["action"]["type"] == "place_card":
            revealed = [event["seat"] for event in scene["events"] if event["type"] == "card_revealed"]
            assert ("card" in last["action"]) == (last["seat"] in revealed)
            kept += "card" not in last["action"]
    assert kept > 0


def test_a_note_that_wants_something_illegal_is_refused() -> None:
    lesson = lesson_of("sultan")
    wanting = next(note for note in lesson["notes"] if "wants" in note)
    wanting["wants"]["color"] = "yellow"
    with pytest.raises(BadRecord, match=wanting["key"]):
        built(lesson)


def test_a_note_between_decisions_is_refused() -> None:
    lesson = lesson_of("kobito")
    lesson["notes"][0]["at"] = 1
    with pytest.raises(BadRecord, match="no decision"):
        built(lesson)


def test_build_writes_a_small_file_for_each_game(tmp_path: Path) -> None:
    build(tmp_path)
    assert sorted(path.stem for path in tmp_path.iterdir()) == GAMES
    for game in GAMES:
        written = (tmp_path / f"{game}.json").read_text(encoding="utf-8")
        assert json.loads(written)["game"] == game
        assert len(written) < 220_000


def changed(before: Any, step: Any) -> Any:
    """The value after a step."""
    if "=" in step:
        return step["="]
    if isinstance(before, list):
        return [changed(each, step.get(str(place), {})) for place, each in enumerate(before)]
    return {**before, **{key: changed(before.get(key), part) for key, part in step.items()}} if step else before


@for_every_lesson
def test_the_steps_of_a_built_lesson_make_its_positions(game: str) -> None:
    lesson = built(lesson_of(game))
    steps: Any = shrunk(lesson)["steps"]
    assert list(accumulate(steps, changed, initial={}))[1:] == lesson["positions"]


@for_every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_that_goes_on_has_a_word_for_what_is_asked_then(game: str, language: str) -> None:
    def words(of: str) -> dict[str, str]:
        written = lesson_words(of, find_game(game))
        return dict(re.findall(rf"^coach-{game}-(\w+) = .+\n    \.label = (.+)$", written, re.MULTILINE))

    goes_on = built(lesson_of(game))["goes_on"]
    assert ("welcome" in words(language)) == goes_on
    assert words(language) == words("en")  # each with the same rule
    assert set(words(language).values()) <= set(rule_ids("en", find_game(game)))
    speech = Speech(language, find_game(game))
    assert [phase for phase in words(language) if phase != "welcome" and not speech.has(f"prompt-{phase}")] == []
