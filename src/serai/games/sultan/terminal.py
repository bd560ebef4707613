"""The table of Sultan as lines of text."""

from serai.games.sultan.pieces import Colour
from serai.games.sultan.view import SultanSeat, SultanView
from serai.text.boards import Lines, own_hand
from serai.text.speech import Speech


def draw(view: SultanView, speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
    first = names[view["first_player"]]
    lines = [speech.say("board-round", stage=view["stage"], round=view["round"], name=first)]
    offer = [speech.say(f"colour-{colour}") for colour, count in view["offer"].items() for _ in range(count)]
    if offer:
        lines.append(speech.say("board-offer", jewels=speech.joined(offer)))
    for cushion, jewel in enumerate(view["cushions"]):
        if jewel is not None:
            lines.append(cushion_line(view, speech, names, cushion, jewel))
    for seat in view["seats"]:
        lines += seat_lines(seat, speech, names)
    return lines + own_hand(view, speech)


def cushion_line(view: SultanView, speech: Speech, names: list[str], cushion: int, jewel: Colour) -> str:
    placed = [bid for bid in view["placed"] if bid["cushion"] == cushion]
    bidders = [f"{names[bid['seat']]} ({bid['card']})" if "card" in bid else names[bid["seat"]] for bid in placed]
    key = "board-cushion" if bidders else "board-cushion-empty"
    return speech.say(key, number=cushion + 1, jewel=speech.say(f"colour-{jewel}"), names=speech.joined(bidders))


def seat_lines(seat: SultanSeat, speech: Speech, names: list[str]) -> Lines:
    lines = []
    if "jewels" in seat:
        counts = [
            speech.say("board-jewel-count", count=count, colour=speech.say(f"colour-{colour}"))
            for colour, count in seat["jewels"].items()
            if count
        ]
        jewels = speech.joined(counts) if counts else "–"
        lines.append(speech.say("board-jewels", name=names[seat["seat"]], jewels=jewels, points=seat["points"]))
    return lines
