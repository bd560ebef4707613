"""The table as lines of text, one drawing for each game."""

from collections.abc import Sequence
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


def marrakesh(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    season = view["season"]
    face = view["river_faces"][max(0, season - 1)]
    office = view["offices"][-1] if view["offices"] else "–"
    first = names[view["start_player"]]
    lines = [speech.say("board-round", season=season, round=view["round"], name=first, face=face, office=office)]
    offer, inside = counted(view["offer"], speech), sum(view["tower"].values())
    lines.append(speech.say("board-offer", keshis=offer, count=inside))
    stacks = [
        f"{speech.say(f'scroll-colour-{colour}')} {spelled([stack['scroll'] for stack in row if stack['scroll']])}"
        for colour, row in view["scrolls"].items()
    ]
    lines.append(speech.say("board-scrolls", scrolls="; ".join(stacks)))
    goods = spelled([shop["luxury"] for shop in view["shops"] if shop["luxury"]])
    lines.append(speech.say("board-shops", tiles=goods, cities=spelled(view["cities"])))
    for number, gates in enumerate(view["workshops"]):
        lines.append(speech.say("board-workshop", number=number + 1, gates=counted(gates, speech)))
    for seat in view["seats"]:
        lines += marrakesh_seat(seat, speech, names)
    return lines


def marrakesh_seat(seat: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    stock, stairs = seat["stock"], seat["stairs"]
    name, points = names[seat["seat"]], seat["score"]
    head = speech.say(
        "board-seat", name=name, points=points, water=stock["water"], dates=stock["date"], dinars=stock["dinar"]
    )
    assistants = [speech.say(f"district-{name}") for name, count in seat["assistants"].items() for _ in range(count)]
    gates = [speech.say(f"colour-{colour}") for colour in seat["gates"] if colour]
    discovered = [oasis["oasis"] for oasis in seat["oases"].values() if oasis["state"] == "discovered"]
    cities = [f"{city['city']}{'*' if city['day'] else ''}" for city in seat["cities"].values() if city]
    figures = {"palace": stairs["palace"], "mosque": stairs["mosque"], "boat": seat["boat"]}
    supply = spelled(seat["supply"])
    lines = [
        speech.say("board-keshis", keshis=districts(seat, speech)),
        speech.say("board-figures", assistants=speech.joined(assistants) if assistants else "–", **figures),
        speech.say(
            "board-tiles",
            scrolls=spelled(seat["scrolls"]),
            luxuries=spelled(seat["luxuries"]),
            gates=speech.joined(gates) if gates else "–",
            supply=supply,
        ),
        speech.say(
            "board-oases", acquired=spelled(seat["track"]), discovered=spelled(discovered), cities=spelled(cities)
        ),
    ]
    if seat.get("screen"):
        behind = speech.joined([speech.say(f"colour-{colour}") for colour in seat["screen"]])
        lines.append(speech.say("board-screen", keshis=behind))
    return [head, *["  " + line for line in lines]]


def districts(seat: dict[str, Any], speech: Speech) -> str:
    """The keshis of each district; a water seller is named beside them."""
    parts = []
    homes = dict(zip(seat["keshis"], seat["assistants"], strict=False))
    for colour, count in seat["keshis"].items():
        seller = colour != "red" and homes.get(colour) in seat["sellers"]
        if (count or seller) and colour != "red":
            key = "board-count-seller" if seller else "board-count"
            parts.append(speech.say(key, count=count, thing=speech.say(f"colour-{colour}")))
    return speech.joined(parts) if parts else "–"


def counted(things: dict[str, int], speech: Speech) -> str:
    """How many of each colour, those that are there."""
    parts = [
        speech.say("board-count", count=count, thing=speech.say(f"colour-{colour}"))
        for colour, count in things.items()
        if count
    ]
    return speech.joined(parts) if parts else "–"


def rainbow_line(rainbow: dict[str, Any]) -> str:
    """Each place by its number; a star is a kobito on top, a plus stands for each tower."""
    places = []
    for index, place in enumerate(rainbow["places"]):
        number = (rainbow["low"] + index - 1) % 12 + 1
        places.append(f"{number}{'*' if place[-1] == 0 else ''}{'+' * place.count(13)}")
    return " ".join(places)


def own_hand(view: dict[str, Any], speech: Speech) -> Lines:
    return [speech.say("board-hand", cards=spelled(seat["hand"])) for seat in view["seats"] if seat.get("hand")]


def spelled(cards: Sequence[object]) -> str:
    return " ".join(map(str, cards)) if cards else "–"


DRAWINGS = {"kobito": kobito, "marrakesh": marrakesh, "sultan": sultan, "treasures": treasures}
