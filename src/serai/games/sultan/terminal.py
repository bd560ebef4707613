"""The table of Sultan as lines of text."""

from serai.games.sultan.pieces import Colour
from serai.games.sultan.view import SultanSeat, SultanView
from serai.text.boards import Board, Part, own_hand
from serai.text.speech import Speech


def draw(view: SultanView, speech: Speech, names: list[str]) -> Board:
    """What a seat sees."""
    first = names[view["first_player"]]
    head = speech.say("board-round", stage=view["stage"], round=view["round"], name=first)
    offer = [speech.say(f"colour-{colour}") for colour, count in view["offer"].items() for _ in range(count)]
    lines = [speech.say("board-offer", jewels=speech.joined(offer))] if offer else []
    for cushion, jewel in enumerate(view["cushions"]):
        if jewel is not None:
            lines.append(cushion_line(view, speech, names, cushion, jewel))
    seats = [seat_line(seat, speech, names) for seat in view["seats"]]
    return Board(head, seats, [Part(speech.say("board-table"), lines + own_hand(view, speech))])


def cushion_line(view: SultanView, speech: Speech, names: list[str], cushion: int, jewel: Colour) -> str:
    """A jewel, who placed a card at it, and what it would be worth to the one who looks."""
    placed = [bid for bid in view["placed"] if bid["cushion"] == cushion]
    bidders = [f"{names[bid['seat']]} ({bid['card']})" if "card" in bid else names[bid["seat"]] for bid in placed]
    key = "board-cushion" if bidders else "board-cushion-empty"
    colour = speech.say(f"colour-{jewel}")
    line = speech.say(key, number=cushion + 1, jewel=colour, names=speech.joined(bidders))
    if "worth" not in view:
        return line
    worth = view["worth"][jewel]
    return f"{line}; {speech.say('mat-worth-value', colour=colour, points=worth['points'], count=worth['count'])}"


def seat_line(seat: SultanSeat, speech: Speech, names: list[str]) -> str:
    line = speech.say("board-seat", name=names[seat["seat"]], hand=seat["hand_size"], deck=seat["deck_size"])
    if "jewels" not in seat:
        return line
    counts = [
        speech.say("board-jewel-count", count=count, colour=speech.say(f"colour-{colour}"))
        for colour, count in seat["jewels"].items()
        if count
    ]
    jewels = speech.joined(counts) if counts else "–"
    return f"{line}; {speech.say('board-jewels', jewels=jewels, points=seat['points'])}"
