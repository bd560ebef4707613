"""Tutorials: the record of a short game with notes, turned into the positions that a learner steps through.

A tutorial is a JSON object: `seat`, the learner's; `record`, as any other; and `notes` in the order they are read. A
note has `at`, the index of the move before which it stands; `key`, that of its sentences; `rule`, if it explains one;
and `wants`, the action that the learner has to find there, which is the record's own.

    python -m serai.play.tutorial FOLDER

writes FOLDER/built/GAME.json, the form that the browser client reads, for each tutorial in FOLDER.
"""

import json
import sys
from pathlib import Path

from serai.core.actions import Action
from serai.core.errors import BadRecord, Refusal
from serai.core.events import Event
from serai.play.replay import checked_head, opened, replay_move
from serai.play.state import State

Json = dict[str, object]


def built(tutorial: Json) -> Json:
    """What the client needs of a tutorial; BadRecord if its record or its notes don't hold."""
    seat = tutorial["seat"]
    notes = tutorial["notes"]
    record = checked_head(tutorial["record"])
    assert isinstance(seat, int) and isinstance(notes, list)
    positions = positions_of(record, seat)
    check_notes(notes, {position["at"]: position for position in positions})
    head = {key: record[key] for key in ("game", "players", "options")}
    return {**head, "seat": seat, "notes": notes, "positions": positions}


def positions_of(record: Json, seat: int) -> list[Json]:
    """How the learner sees the table before each decision, and at the end."""
    moves = record["moves"]
    assert isinstance(moves, list)
    state = opened(record, None, listen=True)
    positions: list[Json] = []
    last: Json | None = None
    told = 0
    for index, move in enumerate([*moves, None]):
        if not state.waits_for_chance:
            news = state.events()[told:]
            told += len(news)
            told_news = [{**event.to_json(seat), "known": event.is_known_to(seat)} for event in news]
            positions.append(
                {"at": index, "last": as_seen(last, news, seat), "events": told_news, **position(state, seat)}
            )
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


def as_seen(move: Json | None, news: list[Event], seat: int) -> Json | None:
    """A move without what the news of it keep from the learner."""
    if move is None:
        return None
    hidden = {key for event in news if not event.is_known_to(seat) for key in event.kind.secret}
    action = {key: value for key, value in move.items() if key != "actor" and key not in hidden}
    return {"seat": move["actor"], "action": action}


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


def build(folder: Path) -> None:
    """Write the built form of every tutorial in a folder."""
    (folder / "built").mkdir(exist_ok=True)
    for path in sorted(folder.glob("*.json")):
        tutorial = json.loads(path.read_text(encoding="utf-8"))
        written = json.dumps(built(tutorial), separators=(",", ":"), ensure_ascii=False)
        (folder / "built" / path.name).write_text(written, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
