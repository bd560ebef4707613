"""The table of Marrakesh as lines of text: seats, the own riad, the other riads, the city, the ladder."""

from collections.abc import Iterable
from itertools import groupby

from serai.games.marrakesh.pieces.names import District
from serai.games.marrakesh.rules.prospects import Change
from serai.games.marrakesh.view.accounts import Prices
from serai.games.marrakesh.view.ladder import Cause, Rung
from serai.games.marrakesh.view.types import MarrakeshSeat, MarrakeshView
from serai.text.boards import Board, Lines, Part, counted, spelled, tabled
from serai.text.speech import Speech

CHANGED = {"assistant": "district", "spectators": "square", "due": "resource"}  # what their places are called by
NUMBERS = ("points", "water", "date", "dinar", "scrolls", "luxuries", "oases", "gates", "river", "palace", "mosque")


class Seen(MarrakeshView):
    """The view, with who looks."""

    seat: int | None


def draw(view: Seen, speech: Speech, names: list[str]) -> Board:
    """What a seat sees."""
    head = speech.say("board-round", season=view["season"], round=view["round"], name=names[view["start_player"]])
    heading = ["", *(speech.say(f"column-{number}") for number in NUMBERS)]
    columns, *seats = tabled([heading, *([names[seat["seat"]], *numbers(seat)] for seat in view["seats"])])
    parts = [*riads(view, speech, names), Part(speech.say("mat-city"), city(view, speech, names))]
    effects = [effect(changes, speech) for changes in view["previews"]]
    return Board(head, seats, parts, columns, ladder(view["ladder"], speech, names), effects)


def numbers(seat: MarrakeshSeat) -> list[int]:
    """The numbers of a seat, in the order of their headings."""
    gates = len([gate for gate in seat["gates"] if gate])
    tiles = [len(seat["scrolls"]), len(seat["luxuries"]), len(seat["track"]), gates]
    return [seat["score"], *seat["stock"].values(), *tiles, seat["boat"], *seat["stairs"].values()]


# what is ahead


def ladder(rungs: list[Rung], speech: Speech, names: list[str]) -> Lines:
    """What is still to happen, the next first; what happens inside something else stands further in."""
    return [
        "  " * depth + " › ".join(rung(each, speech, names) for each in together)
        for depth, together in groupby(rungs, key=lambda each: each["depth"])
    ]


def rung(each: Rung, speech: Speech, names: list[str]) -> str:
    """One thing that is still to happen, and where it comes from."""
    given: dict[str, object] = {"seat": "none"}
    for key, value in each["args"].items():
        given |= {"verb": speech.verb(str(value))} if key == "verb" else speech.arguments(key, key, value, names)
    said = speech.say(f"rung-{each['name']}", **given)
    return f"{said} ({cause(each['cause'], speech)})" if "cause" in each else said


def cause(from_where: Cause, speech: Speech) -> str:
    kind, which = from_where["kind"], from_where["which"]
    key = f"cause-{kind}"
    return speech.say(key, number=which) if speech.has(key) else speech.say(f"{kind}-{which}")


def effect(changes: list[Change], speech: Speech) -> str:
    """What an answer would change."""
    return ", ".join(change(each, speech) for each in changes)


def change(each: Change, speech: Speech) -> str:
    before, after = each["before"], each["after"]
    if each["what"] == "points":
        return speech.say("change-by", sign="+" if after > before else "−", points=abs(after - before))
    kind, _, which = each["what"].partition(":")
    if kind == "then":
        return speech.say("mat-then", what=speech.verb(which), count=after)
    if kind in CHANGED:
        what = speech.say(f"change-{kind}", which=speech.word(CHANGED[kind], which, None))
    else:
        what = speech.say(f"change-{each['what'].replace(':', '-')}")
    return speech.say("mat-change", what=what, before=before, after=after)


# riads


def riads(view: Seen, speech: Speech, names: list[str]) -> list[Part]:
    """The own board whole, those of the others in short."""
    own = [riad(seat, speech) for seat in view["seats"] if seat["seat"] == view["seat"]]
    others = [other_riad(seat, speech, names) for seat in view["seats"] if seat["seat"] != view["seat"]]
    shown = [Part(speech.say("mat-own-riad"), lines) for lines in own]
    return [*shown, Part(speech.say("board-riads"), [line for lines in others for line in lines])]


def riad(seat: MarrakeshSeat, speech: Speech) -> Lines:
    """The own board: the rooms, the square, the tiles with what they say, what is due, the screen."""
    lines = [*rooms(seat, speech), speech.say("board-disc", fields=disc(seat, speech))]
    lines += [tile("scroll", scroll, speech) for scroll in seat["scrolls"]]
    lines += [tile("oasis", oasis, speech) for oasis in seat["track"]]
    lines += sahara(seat, speech)
    if seat["luxuries"]:
        luxuries = speech.say("board-luxuries", things=said("luxury", seat["luxuries"], speech))
        lines.append(luxuries[0].upper() + luxuries[1:])
    return [*lines, *supply(seat, speech), screen(seat, speech)]


def supply(seat: MarrakeshSeat, speech: Speech) -> Lines:
    """What is due at the end of the season, and what still lies face down."""
    lines = [speech.say(f"supply-face-{tile}") for tile in seat["supply"]]
    if seat["supply"]:
        due = seat["due"]
        short = [speech.say(f"gain-{name}", count=count) for name, count in due["short"].items() if count]
        missing = {"missing": speech.joined(short), "points": due["penalty"]}
        lines.append(speech.say("board-covered") if due["covered"] else speech.say("board-short", **missing))
    down = seat.get("supply_down", [])
    return lines + [speech.say("board-supply-down", tile=speech.say(f"supply-face-{each}")) for each in down]


def rooms(seat: MarrakeshSeat, speech: Speech) -> Lines:
    """Each district with its keshis, who else stands there and what is built beside it."""
    districts = [speech.say(f"district-{name}") for name in seat["assistants"]]
    colours = list(seat["keshis"])
    places = [filled(seat["keshis"][colour], seat["room"][colour] or 0) for colour in colours[: len(districts) - 1]]
    notes = [note(seat, name, speech) for name in seat["assistants"]]
    width = max(map(len, districts))
    return [
        f"{name.ljust(width)}  {place}  {beside}".rstrip()
        for name, place, beside in zip(districts, [*places, goods(seat, speech)], notes, strict=True)
    ]


def filled(count: int, room: int) -> str:
    """The places of a room."""
    return "●" * count + "○" * room + f" {count}"


def goods(seat: MarrakeshSeat, speech: Speech) -> str:
    return ", ".join(f"{speech.say(f'change-keshi-{colour}')} {count}" for colour, count in seat["goods"].items())


def note(seat: MarrakeshSeat, district: District, speech: Speech) -> str:
    """What stands in a room beside its keshis."""
    found = [speech.say("board-full")] if district in seat["full"] else []
    if district in seat["sellers"]:
        found.append(speech.say("word-water_seller"))
    assistants = seat["assistants"][district]
    if assistants:
        found.append(speech.say("board-assistants", count=assistants))
    for space, gate in enumerate(seat["gates"], 1):
        if gate and speech.say(f"gate-space-{space}") == speech.say(f"beside-{district}"):
            found.append(speech.say("board-gate", colour=speech.say(f"colour-{gate}")))
    if district == "medina" and seat["guards"]:
        found.append(speech.say("board-guards", count=seat["guards"]))
    return ", ".join(found)


def disc(seat: MarrakeshSeat, speech: Speech) -> str:
    """The fields of the main square with the spectators that look at them; a star where a juggler stands."""
    stars = {field: "*" if field in seat["jugglers"] else "" for field in seat["spectators"]}
    return " · ".join(
        f"{speech.say(f'square-{field}')}{stars[field]} ×{count}" for field, count in seat["spectators"].items()
    )


def sahara(seat: MarrakeshSeat, speech: Speech) -> Lines:
    """What has been discovered and not acquired, and the desert cities."""
    lines = [
        f"{tile('oasis', found['oasis'], speech)} ({speech.say(f'sahara-{field}')})"
        for field, found in seat["oases"].items()
        if found["state"] == "discovered" and found["oasis"]
    ]
    return lines + [tile("city", city["city"], speech) for city in seat["cities"].values() if city]


def screen(seat: MarrakeshSeat, speech: Speech) -> str:
    if seat["screen"] is None:
        return speech.say("board-screen-closed", count=seat["screen_size"])
    behind = [speech.say(f"colour-{colour}") for colour in seat["screen"]]
    return speech.say("board-screen", keshis=speech.joined(behind) if behind else "–")


def other_riad(seat: MarrakeshSeat, speech: Speech, names: list[str]) -> Lines:
    """The board of another seat, in short."""
    assistants = [speech.say(f"district-{name}") for name, count in seat["assistants"].items() for _ in range(count)]
    gates = [speech.say(f"colour-{colour}") for colour in seat["gates"] if colour]
    found = [oasis["oasis"] for oasis in seat["oases"].values() if oasis["state"] == "discovered"]
    cities = [f"{city['city']}{'*' if city['day'] else ''}" for city in seat["cities"].values() if city]
    there = {
        "keshis": keshis(seat, speech),
        "figures": speech.joined(assistants) if assistants else "",
        "scrolls": spelled(seat["scrolls"]),
        "luxuries": said("luxury", seat["luxuries"], speech) if seat["luxuries"] else "",
        "gates": ", ".join(gates),
        "acquired": spelled(seat["track"]),
        "discovered": spelled(found),
        "cities": spelled(cities),
        "supply": spelled(seat["supply"]),
    }
    lines = [speech.say(f"board-{name}", things=things) for name, things in there.items() if things not in ("", "–")]
    return [names[seat["seat"]], "  " + "; ".join(lines), "  " + screen(seat, speech)]


def keshis(seat: MarrakeshSeat, speech: Speech) -> str:
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


# the city


def city(view: Seen, speech: Speech, names: list[str]) -> Lines:
    """What lies on the common board."""
    offer = speech.say("board-offer", keshis=counted(view["offer"], speech), count=sum(view["tower"].values()))
    face = view["river_faces"][max(0, view["season"] - 1)]
    lines = [offer, speech.say("board-river", number=face, face=speech.say(f"face-{face}"))]
    lines += academies(view, speech)
    for number, shop in enumerate(view["shops"], 1):
        if shop["luxury"]:
            lines.append(speech.say("board-shop", number=number, tile=speech.say(f"luxury-face-{shop['luxury']}")))
    lines += [speech.say(f"office-face-{office}") for office in view["offices"][-1:]]
    for title, gates in zip(workshops(view, speech), view["workshops"], strict=True):
        lines.append(f"{title}: {counted(gates, speech)}")
    lines += [tile("oasis", oasis, speech) for oasis in view["oases_shown"]]
    lines += [tile("city", number, speech) for number in view["cities"]]
    return lines + companions(view, speech, names)


def own_prices(view: Seen) -> Prices | None:
    """What things cost the one who looks; a spectator pays nothing."""
    return None if view["seat"] is None else view["seats"][view["seat"]]["prices"]


def academies(view: Seen, speech: Speech) -> Lines:
    """The scrolls that lie face up with their price, and how many lie in each stack."""
    prices = own_prices(view)
    lines = []
    for colour, row in view["scrolls"].items():
        name = speech.say(f"scroll-colour-{colour}")
        if prices is not None:
            name = f"{name} ({speech.say('price-date', count=prices['scrolls'][colour])})"
        stacks = " · ".join(f"{stack['scroll'] or '–'} ({stack['height']})" for stack in row)
        lines.append(speech.say("board-academy", colour=name, scrolls=stacks))
    return lines


def workshops(view: Seen, speech: Speech) -> list[str]:
    """Each with what a gate costs and brings."""
    prices = own_prices(view)
    if prices is None:
        return [str(speech.word("workshop", number + 1, None)) for number in range(len(view["workshops"]))]
    offers = zip(prices["gates"], prices["gate_points"], strict=True)
    return [
        speech.say("board-workshop", number=number, price=price, points=points)
        for number, (price, points) in enumerate(offers, 1)
    ]


def companions(view: MarrakeshView, speech: Speech, names: list[str]) -> Lines:
    """Where sultan and imam stand, and whom they accompany."""
    lines = []
    figures = view["figures"]
    for figure, stands in (("sultan", figures.get("sultan")), ("imam", figures.get("imam"))):
        if stands:
            host = speech.say("nobody") if stands["seat"] is None else names[stands["seat"]]
            who = speech.say(f"word-{figure}")
            lines.append(speech.say("board-companion", who=who, name=host, step=stands["step"]))
    return lines


def tile(kind: str, number: int, speech: Speech) -> str:
    """A tile with what it says."""
    return speech.say(f"board-{kind}", number=number, says=speech.say(f"{kind}-{number}"))


def said(kind: str, tiles: Iterable[int], speech: Speech) -> str:
    return speech.joined([speech.say(f"{kind}-{number}") for number in tiles])
