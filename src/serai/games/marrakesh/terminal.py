"""The table of Marrakesh as lines of text."""

from serai.games.marrakesh.view.types import MarrakeshSeat, MarrakeshView
from serai.text.boards import Lines, counted, spelled
from serai.text.speech import Speech


def draw(view: MarrakeshView, speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
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
        lines += seat_lines(seat, speech, names)
    return lines


def seat_lines(seat: MarrakeshSeat, speech: Speech, names: list[str]) -> Lines:
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
    if seat["screen"]:
        behind = speech.joined([speech.say(f"colour-{colour}") for colour in seat["screen"]])
        lines.append(speech.say("board-screen", keshis=behind))
    elif seat["screen_size"]:
        lines.append(speech.say("board-screen-closed", count=seat["screen_size"]))
    return [head, *["  " + line for line in lines]]


def districts(seat: MarrakeshSeat, speech: Speech) -> str:
    """The keshis of each district; a water seller is named beside them."""
    parts = []
    homes = dict(zip(seat["keshis"], seat["assistants"], strict=False))
    for colour, count in seat["keshis"].items():
        seller = colour != "red" and homes.get(colour) in seat["sellers"]
        if (count or seller) and colour != "red":
            key = "board-count-seller" if seller else "board-count"
            thing = f"ware-{colour}" if colour in seat["goods"] else f"colour-{colour}"
            parts.append(speech.say(key, count=count, thing=speech.say(thing)))
    return speech.joined(parts) if parts else "–"
