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
        lines.append(speech.say("board-offer", jewels=speech.joined(offer)))
    for cushion, jewel in enumerate(view["cushions"]):
        if jewel is not None:
            lines.append(sultan_cushion(view, speech, names, cushion, jewel))
    for seat in view["seats"]:
        lines += sultan_seat(seat, speech, names)
    return lines + own_hand(view, speech)


def sultan_cushion(view: dict[str, Any], speech: Speech, names: list[str], cushion: int, jewel: str) -> str:
    placed = [bid for bid in view["placed"] if bid["cushion"] == cushion]
    bidders = [f"{names[bid['seat']]} ({bid['card']})" if "card" in bid else names[bid["seat"]] for bid in placed]
    key = "board-cushion" if bidders else "board-cushion-empty"
    return speech.say(key, number=cushion + 1, jewel=speech.say(f"colour-{jewel}"), names=speech.joined(bidders))


def sultan_seat(seat: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
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


def treasures(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    key = "board-tiebreak" if view["tiebreak"] else "board-round"
    lines = [speech.say(key, round=view["round"], name=names[view["dealer"]], count=view["draw_pile"])]
    lines.append(speech.say("board-table", cards=spelled(view["table"])))
    for card in ("revealed", "laid"):
        if view[card] is not None:
            lines.append(speech.say(f"board-{card}", card=view[card]))
    for seat in view["seats"]:
        name = names[seat["seat"]]
        lines.append(speech.say("board-seat", name=name, count=seat["stones"], hand=seat["hand_size"]))
    return lines + own_hand(view, speech)


def kobito(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    lines = [speech.say("board-piles", count=view["draw_pile_size"], discards=len(view["discard_pile"]))]
    lines.append(speech.say("board-obligation", needed=view["obligation"], played=view["played"]))
    for slot, pot in enumerate(view["pots"]):
        if pot is not None:
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


def rainbow_line(rainbow: dict[str, Any]) -> str:
    """Each place by its number; a star is a kobito on top, a plus stands for each tower."""
    places = []
    for index, place in enumerate(rainbow["places"]):
        number = (rainbow["low"] + index - 1) % 12 + 1
        places.append(f"{number}{'*' if place[-1] == 0 else ''}{'+' * place.count(13)}")
    return " ".join(places)


def own_hand(view: dict[str, Any], speech: Speech) -> Lines:
    return [speech.say("board-hand", cards=spelled(seat["hand"])) for seat in view["seats"] if seat.get("hand")]


def spelled(cards: list[object]) -> str:
    return " ".join(map(str, cards)) if cards else "–"


DRAWINGS = {"kobito": kobito, "sultan": sultan, "treasures": treasures}
