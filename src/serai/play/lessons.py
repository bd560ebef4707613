"""Lessons: the record of a short game with notes, turned into the positions that a learner steps through.

A lesson is a JSON object in the `lessons` folder of its game: `seat`, the learner's; `record`, as any other; and
`notes` in the order they are read. A note has `at`, the index of the move before which it stands; `key`, that of its
sentences; `rule`, if it explains one; `wants`, the action that the learner has to find there, which is the record's
own; and `spot`, what to light up: anchors and places of the game's face, or `answer`, the wanted action in a list.

    python -m serai.play.lessons FOLDER

writes FOLDER/GAME.json, the form that the browser client reads, for each game that has a lesson.
"""

import json
import sys
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from serai.core.actions import Action
from serai.core.errors import BadRecord, Refusal
from serai.core.events import Event, told_action
from serai.core.game import Game
from serai.games import find_game, game_names
from serai.play.replay import checked_head, opened, replay_move
from serai.play.state import State

Json = dict[str, object]
NEW = "="  # in a step: the whole value


def built(lesson: Json) -> Json:
    """What the client needs of a lesson; BadRecord if its record or its notes don't hold."""
    seat = lesson["seat"]
    notes = lesson["notes"]
    record = checked_head(lesson["record"])
    assert isinstance(seat, int) and isinstance(notes, list)
    positions = positions_of(record, seat)
    check_notes(notes, {position["at"]: position for position in positions})
    head = {key: record[key] for key in ("game", "players", "options")}
    return {**head, "seat": seat, "goes_on": record["seed"] is not None, "notes": notes, "positions": positions}


def positions_of(record: Json, seat: int) -> list[Json]:
    """How the learner sees the table before each decision, and at the end."""
    moves = record["moves"]
    assert isinstance(moves, list)
    state = opened(record, None, keep_events=True)
    positions: list[Json] = []
    last: Json | None = None
    told = 0
    for index, move in enumerate([*moves, None]):
        if not state.waits_for_chance:
            news = state.events()[told:]
            told += len(news)
            news_seen = {"last": last_move(last, news, seat), "events": [event.message(seat) for event in news]}
            positions.append({"at": index, **news_seen, **position(state, seat)})
        if move is not None:
            replay_move(state, index, move)
            last = last if move["actor"] == "chance" else move
    return positions


def position(state: State, seat: int) -> Json:
    """What the learner sees, and what may and may not be done if it is the learner's turn."""
    decides = state.actor == seat
    refusals = state.refusals() if decides else []
    return {
        "view": state.view(seat),
        "legal": [action.to_json() for action in state.legal()] if decides else [],
        "refusals": [refused(action, refusal) for action, refusal in refusals],
    }


def refused(action: Action, refusal: Refusal) -> Json:
    details = dict(refusal.details)
    return {"action": action.to_json(), "rule": refusal.rule, "reason": refusal.reason, "details": details}


def last_move(move: Json | None, news: list[Event], seat: int) -> Json | None:
    """The last move, as the learner may know it."""
    if move is None:
        return None
    actor = move["actor"]
    assert isinstance(actor, int)
    action = {key: value for key, value in move.items() if key != "actor"}
    return {"seat": actor, "action": told_action(action, actor, news, seat)}


def check_notes(notes: list[Json], positions: dict[object, Json]) -> None:
    """Notes stand at decisions, in order, and want only what is legal there."""
    before = 0
    for note in notes:
        at = note["at"]
        if not isinstance(at, int) or at not in positions or at < before:
            raise BadRecord(f"the note {note['key']!r} stands at no decision")
        legal = positions[at]["legal"]
        assert isinstance(legal, list)
        if "wants" in note and note["wants"] not in legal:
            raise BadRecord(f"the note {note['key']!r} wants what is not legal there")
        before = at


def first_lesson(game: Game[Any]) -> Json | None:
    """The lesson that a newcomer to a game begins with; None if it has none."""
    path = files(game.package).joinpath("lessons", "first.json")
    if not path.is_file():
        return None
    lesson: Json = json.loads(path.read_text(encoding="utf-8"))
    return lesson


def dealt_lesson(game: Game[Any]) -> Json | None:
    """The record of a game's first lesson, if its chance came from a seed: then it can be played on."""
    lesson = first_lesson(game)
    record: Any = {"seed": None} if lesson is None else lesson["record"]
    return None if record["seed"] is None else record


def lesson_decisions(game: Game[Any], seed: str) -> list[Json]:
    """What the seats of the first lesson decided, for a game of its seed; nothing for any other."""
    record = dealt_lesson(game)
    if record is None or record["seed"] != seed:
        return []
    moves: Any = record["moves"]
    decisions = [move for move in moves if move["actor"] != "chance"]
    return [{key: value for key, value in move.items() if key != "actor"} for move in decisions]


def shrunk(lesson: Json) -> Json:
    """A built lesson with `steps` for `positions`: what makes each of them out of the one before."""
    positions = lesson["positions"]
    assert isinstance(positions, list)
    rest = {key: value for key, value in lesson.items() if key != "positions"}
    return {**rest, "steps": [difference(before, after) for before, after in pairwise([{}, *positions])]}


def difference(before: object, after: object) -> Json:
    """What makes a JSON value into another: the parts that are different, by key or place, or all of it."""
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        before, after = dict(enumerate(before)), dict(enumerate(after))
    if not (isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys()):
        return {NEW: after}
    different = {key: value for key, value in after.items() if key not in before or before[key] != value}
    return {str(key): difference(before.get(key), value) for key, value in different.items()}


def build(folder: Path) -> None:
    """Write the built form of every game's first lesson into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in map(find_game, game_names()):
        lesson = first_lesson(game)
        if lesson is not None:
            written = json.dumps(shrunk(built(lesson)), separators=(",", ":"), ensure_ascii=False)
            (folder / f"{game.name}.json").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
