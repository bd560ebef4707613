"""The table of Kobito as lines of text."""

from serai.games.kobito.pieces import KOBITO, TOWER
from serai.games.kobito.view import KobitoSeat, KobitoView, Rainbow
from serai.text.boards import Board, Lines, Part, own_hand
from serai.text.speech import Speech


def draw(view: KobitoView, speech: Speech, names: list[str]) -> Board:
    """What a seat sees."""
    head = speech.say("board-piles", count=view["draw_pile_size"], discards=len(view["discard_pile"]))
    seats = [
        speech.say("board-seat", name=names[seat["seat"]], score=seat["score"], hand=seat["hand_size"])
        for seat in view["seats"]
    ]
    studios = [line for seat in view["seats"] for line in studio_lines(seat, speech, names)]
    due = speech.say("board-obligation", needed=view["obligation"], played=view["played"])
    return Board(
        head,
        seats,
        [
            Part(speech.say("board-table"), pot_lines(view, speech)),
            Part(speech.say("board-studios"), studios),
            Part(speech.say("board-your-turn"), [due, *own_hand(view, speech)]),
        ],
    )


def pot_lines(view: KobitoView, speech: Speech) -> Lines:
    lines = []
    for slot, pot in enumerate(view["pots"], 1):
        if pot is not None and pot["rainbow"] is not None:
            cards, length, points = rainbow_line(pot["rainbow"]), pot["length"], pot["points"]
            lines.append(speech.say("board-pot", number=slot, length=length, points=points, cards=cards))
    return lines


def studio_lines(seat: KobitoSeat, speech: Speech, names: list[str]) -> Lines:
    name = names[seat["seat"]]
    return [
        f"{name}: {speech.say('board-studio', number=slot, cards=rainbow_line(rainbow))}"
        for slot, rainbow in enumerate(seat["studio"], 1)
        if rainbow is not None
    ]


def rainbow_line(rainbow: Rainbow) -> str:
    """Each place by its number; a star is a kobito on top, a plus stands for each tower."""
    places = []
    for number, place in zip(rainbow["numbers"], rainbow["places"], strict=True):
        places.append(f"{number}{'*' if place[-1] == KOBITO else ''}{'+' * place.count(int(TOWER))}")
    return " ".join(places)
