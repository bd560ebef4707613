"""The table of Treasures as lines of text."""

from serai.games.treasures.view import TreasuresView
from serai.text.boards import Lines, own_hand, spelled
from serai.text.speech import Speech


def draw(view: TreasuresView, speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
    key = "board-tiebreak" if view["tiebreak"] else "board-round"
    lines = [speech.say(key, round=view["round"], name=names[view["dealer"]], count=view["draw_pile_size"])]
    lines.append(speech.say("board-table", cards=spelled(view["table"])))
    if view["revealed"] is not None:
        lines.append(speech.say("board-revealed", card=view["revealed"]))
    if view["laid"] is not None:
        lines.append(speech.say("board-laid", card=view["laid"]))
    for seat in view["seats"]:
        name = names[seat["seat"]]
        lines.append(speech.say("board-seat", name=name, count=seat["stones"], hand=seat["hand_size"]))
    return lines + own_hand(view, speech)
