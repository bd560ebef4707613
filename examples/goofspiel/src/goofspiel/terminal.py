"""The table of Goofspiel as lines of text."""

from typing import Any

from serai.text.boards import Lines, own_hand, spelled
from serai.text.speech import Speech


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
    lines = [speech.say("board-offer", round=view["round"], prizes=spelled(view["offer"]), points=view["worth"])]
    lines.append(speech.say("board-to-come", prizes=spelled(view["prizes_to_come"])))
    lines += [seat_line(seat, speech, names) for seat in view["seats"]]
    return lines + own_hand(view, speech)


def seat_line(seat: dict[str, Any], speech: Speech, names: list[str]) -> str:
    name, played, points = names[seat["seat"]], spelled(seat["played"]), seat["points"]
    return speech.say("board-seat", name=name, prizes=spelled(seat["prizes"]), played=played, points=points)
