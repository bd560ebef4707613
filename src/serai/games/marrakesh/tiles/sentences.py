"""What tiles say: the sentence of each, composed from what an edition prints on it.

A sentence is a message of the language files, named by what a tile does, with the printed values put into it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.sayings import Saying
from serai.games.marrakesh.pieces.effects import ANY_KESHI, GAIN_KEYS, KESHI, TWO_ALIKE, effect_amount, effect_kind
from serai.games.marrakesh.pieces.names import (
    CITY_RULES,
    COLOURS,
    COUNTED,
    DISTRICTS,
    FACE_RULES,
    GOODS_COLOURS,
    LUXURY_KINDS,
    OASIS_RULES,
    PURPLE,
    RESOURCES,
    SCROLL_COLOURS,
    SCROLL_EFFECTS,
    SQUARE_FIELDS,
)
from serai.games.marrakesh.pieces.printed import RETURNED, Printed, activation

CHEAP_SUPPLY_MODE = "scroll44"  # as records write it


def sayings(printed: Printed) -> dict[str, Saying]:
    """All messages that depend on the edition, by the keys under which they are asked for."""
    said: dict[str, Saying] = {}
    for label, letter, sentences in (
        ("scroll", "S", [scroll_sentence(printed, number + 1) for number in range(len(SCROLL_EFFECTS))]),
        ("oasis", "O", [oasis_sentence(printed, number + 1) for number in range(len(OASIS_RULES))]),
        ("city", "C", [city_sentence(printed, number + 1) for number in range(len(CITY_RULES))]),
        ("face", "V", [face_sentence(printed, number + 1) for number in range(len(FACE_RULES))]),
    ):
        for number, sentence in enumerate(sentences, 1):
            rule = f"rule-M-{letter}{number:02}"
            said[f"{label}-{number}"] = sentence
            said[rule] = Saying(rule, tile=Saying(f"{label}-{number}"))
    said |= names_of_things(printed) | faces_of_tiles(printed) | rules_with_numbers(printed)
    said[f"mode-{CHEAP_SUPPLY_MODE}"] = cheap_supply_mode(printed)
    faces = ", ".join(f"{face:02}" for face in printed.first_faces)
    said["value-river_tiles-first_game"] = Saying("value-river_tiles-first_game", faces=faces)
    return said


def rules_with_numbers(printed: Printed) -> dict[str, Saying]:
    """Rules that tell a number which an edition prints."""
    points = {
        "M-041": printed.start_points,
        "M-104": printed.pier_step_points,
        "M-129": printed.top_points,
        "M-152": printed.gate_match_points,
        "M-192": printed.full_district,
    }
    gained = {
        "M-048": resources("gain", printed.start_stock),
        "M-078": gains("gain", printed.green_gain),
        "M-092": resources("gain", vec[i64]([printed.seller_water, 0, 0])),
    }
    counted = {"M-193": printed.oases_scored, "M-196": printed.leftovers_per_point}
    two, three, four = (int(printed.cities_drawn[players]) for players in (2, 3, 4))
    said: dict[str, dict[str, object]] = {}
    said |= {rule: {"points": Saying("points-count", count=int(number))} for rule, number in points.items()}
    said |= {rule: {"gain": gain} for rule, gain in gained.items()}
    said |= {rule: {"count": int(number)} for rule, number in counted.items()}
    said["M-136"] = {"prices": [scroll_price(printed, colour) for colour in range(len(SCROLL_COLOURS))]}
    said["M-218"] = {"two": two, "three": three, "four": four}
    return {f"rule-{rule}": Saying(f"rule-{rule}", **given) for rule, given in said.items()}


def scroll_price(printed: Printed, colour: int) -> Saying:
    """M-136: what scrolls with this back cost, and which they are."""
    those = [scroll for scroll in range(1, len(printed.scroll_colour)) if printed.scroll_colour[scroll] == colour]
    return Saying(
        "scroll-price",
        colour=Saying(f"colour-{SCROLL_COLOURS[colour]}"),
        first=f"{those[0]:02}",
        last=f"{those[-1]:02}",
        scholars=int(printed.scholars[colour]),
        dates=int(printed.dates[colour]),
    )


def names_of_things(printed: Printed) -> dict[str, Saying]:
    """Fields, gate spaces and goods, which are called by what is printed on them."""
    said: dict[str, Saying] = {}
    for field, name in enumerate(SQUARE_FIELDS):
        said[f"square-{name}"] = gains("gain", vec[i64]([printed.field_bonus[field]]))[0]
    for space, district in enumerate(printed.gate_district):
        said[f"gate-space-{space + 1}"] = Saying(f"beside-{DISTRICTS[district]}")
    for luxury in range(1, len(printed.luxury_kind)):
        said[f"luxury-{luxury}"] = Saying(f"kind-{LUXURY_KINDS[printed.luxury_kind[luxury]]}")
    for colour, thing in zip(GOODS_COLOURS, printed.goods_names, strict=True):
        word = Saying(f"colour-{colour}")
        said[f"ware-{colour}"] = Saying("ware-named", colour=word, thing=Saying(f"word-{thing}"))
    return said


def faces_of_tiles(printed: Printed) -> dict[str, Saying]:
    """What is printed on tiles that have no sentence of their own: what they cost and give."""
    said: dict[str, Saying] = {}
    for tile in range(1, len(printed.supply_loss)):
        need = resources("gain", printed.supply_cost[tile * 3 : tile * 3 + 3])
        loss = int(printed.supply_loss[tile])
        said[f"supply-face-{tile}"] = Saying("supply-face", number=tile, need=need, points=loss)
    for luxury in range(1, len(printed.luxury_kind)):
        kind, gain = Saying(f"luxury-{luxury}"), gains("gain", printed.luxury_gain[luxury])
        cost = wares(printed.luxury_cost[luxury * 3 : luxury * 3 + 3])
        said[f"luxury-face-{luxury}"] = Saying("luxury-face", kind=kind, cost=cost, gain=gain)
    for office in range(1, len(printed.offices) // len(GOODS_COLOURS)):
        said[f"office-face-{office}"] = Saying("office-face", number=office, rates=rates(printed, office))
    return said


def resources(form: str, amounts: vec[i64]) -> list[Saying]:
    """Resources as words: `gain` names them, `price` is what one pays."""
    counts = zip(RESOURCES, amounts, strict=True)
    return [Saying(f"{form}-{name}", count=int(count)) for name, count in counts if count > 0]


def wares(amounts: vec[i64]) -> list[Saying]:
    counts = zip(GOODS_COLOURS, amounts, strict=True)
    return [Saying("gain-keshi", count=int(count), **named("colour", name)) for name, count in counts if count > 0]


def rates(printed: Printed, office: int) -> list[Saying]:
    """What an exchange office gives for a keshi of each goods colour."""
    given = [gains("gain", printed.offices[office * 3 + goods]) for goods in range(len(GOODS_COLOURS))]
    return [
        Saying("office-rate", colour=Saying(f"colour-{colour}"), gain=gain)
        for colour, gain in zip(GOODS_COLOURS, given, strict=True)
    ]


# gains and prices


def gains(form: str, effects: vec[i64]) -> list[Saying]:
    """Gains as words: `gain` names them, `gained` is what one receives."""
    counts: dict[str, int] = {}  # of each kind, keshis by colour
    for code in effects:
        kind, amount = effect_kind(code), int(effect_amount(code))
        if kind == KESHI:
            counts[COLOURS[amount]] = counts.get(COLOURS[amount], 0) + 1
        else:
            key = GAIN_KEYS[kind]
            counts[key] = counts.get(key, 0) + (2 if kind == TWO_ALIKE else amount)
    return [gain_of(form, key, count) for key, count in counts.items()]


def gain_of(form: str, key: str, count: int) -> Saying:
    if key in COLOURS:
        return Saying(f"{form}-keshi", count=count, **named("colour", key))
    return Saying(f"{form}-{key}", count=count)


def kind_of(effects: vec[i64]) -> str:
    """Whether gains are keshis to place, goods, or something else."""
    if all(effect_kind(code) == KESHI and effect_amount(code) >= PURPLE for code in effects):
        return "goods"
    placed = (KESHI, ANY_KESHI, TWO_ALIKE)
    return "worker" if all(effect_kind(code) in placed for code in effects) else "other"


def prices(printed: Printed, scroll: int) -> list[Saying]:
    return resources("price", printed.scroll_pay[scroll * 3 : scroll * 3 + 3])


def colours(bits: int) -> list[Saying]:
    return [Saying(f"colour-{name}") for colour, name in enumerate(COLOURS) if bits >> colour & 1]


# the sentences


def scroll_sentence(printed: Printed, number: int) -> Saying:
    does = SCROLL_EFFECTS[number - 1]
    if does == "all_waterfalls":
        return Saying(f"scroll-{does}-{activation(number)}")
    given: dict[str, object] = {}
    effects = printed.scroll_gain[number]
    if does == "souk_water_seller":
        given["gain"] = gains("gain", effects)
    elif len(effects) > 0:
        given |= {"gained": gains("gained", effects), "gained_count": len(effects), "kind": kind_of(effects)}
    if printed.scroll_amount[number] > 0:
        given["amount"] = int(printed.scroll_amount[number])
    if does == "water_seller_water":
        given["before"] = int(printed.seller_water)
    price = prices(printed, number)
    return Saying(f"scroll-{does}", **given, price=price) if price else Saying(f"scroll-{does}", **given)


def cheap_supply_mode(printed: Printed) -> Saying:
    scroll = SCROLL_EFFECTS.index("cheap_supply") + 1
    amount = int(printed.scroll_amount[scroll])
    return Saying("mode-cheap_supply", scroll=scroll, price=prices(printed, scroll), amount=amount)


def oasis_sentence(printed: Printed, number: int) -> Saying:
    rule = OASIS_RULES[number - 1]
    given: dict[str, object] = {"amount": int(printed.oasis_points[number])}
    bits, limit = int(printed.oasis_colours[number]), int(printed.oasis_limit[number])
    if rule.startswith("base_plus"):
        given["base"] = int(printed.oasis_base[number])
    if rule == "per_gate":
        given["colours"] = colours(bits)
    elif rule == "base_plus_keshi":
        given |= named("colour", COLOURS[bits.bit_length() - 1])
    elif rule == "per_luxury_kind":
        given |= named("kind", LUXURY_KINDS[printed.oasis_kind[number]])
    elif rule == RETURNED:
        given |= {"most": limit, **named("resource", RESOURCES[printed.oasis_resource[number]])}
    elif rule == "per_small_district":
        given["most"] = limit
    elif rule == "boundaries_crossed":
        given["least"] = limit
    return Saying(f"oasis-{rule}", **given)


def named(label: str, name: str) -> dict[str, object]:
    """A name as a word, and as it is written for grammar."""
    return {label: Saying(f"{label}-{name}"), f"{label}_key": name}


def city_sentence(printed: Printed, number: int) -> Saying:
    rule = CITY_RULES[number - 1]
    given: dict[str, object] = {}
    if printed.city_points[number] > 0 or not rule.startswith("free"):
        given["amount"] = int(printed.city_points[number])
    if rule == "per_keshi_group":
        given |= {"group": int(printed.city_group), "goods": yes_or_no(printed.city_counts_goods)}
    elif rule == "per_large_district":
        given |= {"least": int(printed.city_least), "sellers": yes_or_no(printed.city_counts_sellers)}
    return Saying(f"city-{rule}", **given)


def yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"


def face_sentence(printed: Printed, number: int) -> Saying:
    rule = FACE_RULES[number - 1]
    first, second = printed.face_first[number], printed.face_second[number]
    if rule == "gain" and len(second) > 0:
        return Saying("face-gain-second", gained=gains("gained", first), second=gains("gained", second))
    if rule == "gain":
        kind, count = kind_of(first), len(first)
        return Saying("face-gain", kind=kind, gained=gains("gained", first), gained_count=count)
    if rule == "choice":
        return Saying("face-choice", a=side_sentence(printed, number, 0), b=side_sentence(printed, number, 1))
    if rule == "one_keshi_of":
        return Saying("face-one_keshi_of", colours=colours(int(printed.face_colours[number])))
    amount = int(printed.face_amount[number])
    return Saying(f"face-{rule}", amount=amount) if amount > 0 else Saying(f"face-{rule}")


def side_sentence(printed: Printed, number: int, side: int) -> Saying:
    """One of the two bonuses of a face that lets the winner choose."""
    counted = COUNTED[printed.face_counted[number * 2 + side]]
    return Saying(f"choice-{counted}", gain=gains("gain", printed.face_each[number * 2 + side]))
