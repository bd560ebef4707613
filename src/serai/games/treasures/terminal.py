"""The table of Treasures as lines of text."""

from serai.games.treasures.view import TreasuresView
from serai.text.boards import Board, Lines, Part
from serai.text.speech import Speech


def draw(view: TreasuresView, speech: Speech, names: list[str]) -> Board:
    """What a seat sees."""
    key = "board-tiebreak" if view["tiebreak"] else "board-round"
    head = speech.say(key, round=view["round"], name=names[view["dealer"]], count=view["draw_pile_size"])
    seats = [
        speech.say("board-seat", name=names[seat["seat"]], count=seat["stones"], hand=seat["hand_size"])
        for seat in view["seats"]
    ]
    return Board(head, seats, [Part(speech.say("board-table"), table_lines(view, speech))])


def table_lines(view: TreasuresView, speech: Speech) -> Lines:
    """The cards that lie open, and the own ones."""
    lines = [speech.say("board-open", cards=named(view["table"], speech))]
    if view["revealed"] is not None:
        lines.append(speech.say("board-revealed", card=named([view["revealed"]], speech)))
    if view["laid"] is not None:
        lines.append(speech.say("board-laid", card=named([view["laid"]], speech)))
    hands = [seat["hand"] for seat in view["seats"] if "hand" in seat]
    return lines + [speech.say("board-hand", cards=named(hand, speech)) for hand in hands]


def named(cards: list[str], speech: Speech) -> str:
    return ", ".join(speech.say(f"card-{card}") for card in cards) or "–"
