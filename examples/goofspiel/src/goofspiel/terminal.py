"""The table of Goofspiel as lines of text."""

from typing import Any

from serai.text.boards import Board, Part, own_hand, spelled
from serai.text.speech import Speech


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> Board:
    """What a seat sees."""
    offer = speech.say("board-offer", prizes=spelled(view["offer"]), points=view["worth"])
    lines = [offer, speech.say("board-to-be-won", prizes=spelled(view["prizes_to_come"])), *own_hand(view, speech)]
    seats = [seat_line(seat, speech, names) for seat in view["seats"]]
    return Board(speech.say("board-round", round=view["round"]), seats, [Part(speech.say("board-table"), lines)])


def seat_line(seat: dict[str, Any], speech: Speech, names: list[str]) -> str:
    name, played, points = names[seat["seat"]], spelled(seat["played"]), seat["points"]
    return speech.say("board-seat", name=name, prizes=spelled(seat["prizes"]), played=played, points=points)
