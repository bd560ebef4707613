"""The table as lines of text, one drawing for each game."""

from typing import Any

from serai.text import Speech

Lines = list[str]


def board_lines(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
    return ["", *DRAWINGS[view["game"]](view, speech, names)]


def sultan(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    first = names[view["first_player"]]
    lines = [speech.say("board-round", stage=view["stage"], round=view["round"], name=first)]
    offer = [speech.say(f"colour-{colour}") for colour, count in view["offer"].items() for _ in range(count)]
    if offer:
        lines.append(speech.say("board-offer", jewels=speech.listed(offer)))
    for cushion, jewel in enumerate(view["cushions"]):
        if jewel is not None:
            lines.append(sultan_cushion(view, speech, names, cushion, jewel))
    for seat in view["seats"]:
        lines += sultan_seat(seat, speech, names)
    return lines


def sultan_cushion(view: dict[str, Any], speech: Speech, names: list[str], cushion: int, jewel: str) -> str:
    placed = [bid for bid in view["placed"] if bid["cushion"] == cushion]
    bidders = [f"{names[bid['seat']]} ({bid['card']})" if "card" in bid else names[bid["seat"]] for bid in placed]
    key = "board-cushion" if bidders else "board-cushion-empty"
    return speech.say(key, number=cushion + 1, jewel=speech.say(f"colour-{jewel}"), names=speech.listed(bidders))


def sultan_seat(seat: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    lines = []
    if "jewels" in seat:
        counts = [f"{count} {speech.say(f'colour-{colour}')}" for colour, count in seat["jewels"].items() if count]
        jewels = speech.listed(counts) if counts else "–"
        lines.append(speech.say("board-jewels", name=names[seat["seat"]], jewels=jewels, points=seat["points"]))
    if seat.get("hand"):
        lines.append(speech.say("board-hand", cards=" ".join(map(str, seat["hand"]))))
    return lines


DRAWINGS = {"sultan": sultan}
