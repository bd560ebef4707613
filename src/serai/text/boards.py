"""What the text boards of the games share."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from serai.text.speech import Speech

Lines: TypeAlias = list[str]


def own_hand(view: Mapping[str, Any], speech: Speech) -> Lines:
    return [speech.say("board-hand", cards=spelled(seat["hand"])) for seat in view["seats"] if seat.get("hand")]


def counted(things: Mapping[Any, int], speech: Speech) -> str:
    """How many of each colour, those that are there."""
    parts = [
        speech.say("board-count", count=count, thing=speech.say(f"colour-{colour}"))
        for colour, count in things.items()
        if count
    ]
    return speech.joined(parts) if parts else "–"


def spelled(cards: Sequence[object]) -> str:
    return " ".join(map(str, cards)) if cards else "–"
