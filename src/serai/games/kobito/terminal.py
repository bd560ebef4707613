"""The table of Kobito as lines of text."""

from serai.games.kobito.pieces import KOBITO, TOWER
from serai.games.kobito.view import KobitoView, Rainbow
from serai.text.boards import Lines, own_hand
from serai.text.speech import Speech


def draw(view: KobitoView, speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
    lines = [speech.say("board-piles", count=view["draw_pile_size"], discards=len(view["discard_pile"]))]
    lines.append(speech.say("board-obligation", needed=view["obligation"], played=view["played"]))
    for slot, pot in enumerate(view["pots"]):
        if pot is not None and pot["rainbow"] is not None:
            cards = rainbow_line(pot["rainbow"])
            lines.append(
                speech.say("board-pot", number=slot + 1, length=pot["length"], points=pot["points"], cards=cards)
            )
    for seat in view["seats"]:
        lines.append(speech.say("board-seat", name=names[seat["seat"]], score=seat["score"], hand=seat["hand_size"]))
        for slot, rainbow in enumerate(seat["studio"]):
            if rainbow is not None:
                lines.append("  " + speech.say("board-studio", number=slot + 1, cards=rainbow_line(rainbow)))
    return lines + own_hand(view, speech)


def rainbow_line(rainbow: Rainbow) -> str:
    """Each place by its number; a star is a kobito on top, a plus stands for each tower."""
    places = []
    for number, place in zip(rainbow["numbers"], rainbow["places"], strict=True):
        places.append(f"{number}{'*' if place[-1] == KOBITO else ''}{'+' * place.count(int(TOWER))}")
    return " ".join(places)
