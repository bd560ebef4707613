"""The worked examples of the catalogue, each as a position of the rulebook and the answers that show its numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Answer = dict[str, Any]
IDS = tuple(f"M-X{number}" for number in range(1, 45))  # all that the catalogue works out


@dataclass(frozen=True)
class Worked:
    """A worked example: where it is opened, what is answered there, by whoever decides, and what comes of it."""

    number: str
    key: str
    answers: list[Answer]
    changes: Mapping[str, int] | None = None  # of what the reader has, all of them; None: the game is over
    given: Mapping[str, object] = field(default_factory=dict)  # on the reader's board before, by path
    shows: Mapping[str, object] = field(default_factory=dict)  # on the reader's board after, by path
    scores: Mapping[str, object] = field(default_factory=dict)  # in the reader's final account, by path


def use(district: str, option: str) -> Answer:
    return {"type": "use_assistant", "district": district, "option": option}


def draft(*colours: str) -> Answer:
    return {"type": "draft", "colours": list(colours)}


def place(colour: str, where: str) -> Answer:
    return {"type": f"place_{colour}", ("district" if colour == "red" else "field"): where}


def take(resource: str) -> Answer:
    return {"type": "take_resource", "resource": resource}


def goods(colour: str) -> Answer:
    return {"type": "take_goods", "colour": colour}


def bonus(square_field: str) -> Answer:
    return {"type": "square_bonus", "field": square_field}


def buy(scroll: int) -> Answer:
    return {"type": "buy_scroll", "scroll": scroll}


def gate(verb: str, workshop: int, colour: str) -> Answer:
    return {"type": f"{verb}_gate", "workshop": workshop, "colour": colour}


def build(space: int) -> Answer:
    return {"type": "build_gate", "space": space}


def acquire(oasis_field: str) -> Answer:
    return {"type": "acquire_oasis", "field": oasis_field}


def pay(water: int, date: int, dinar: int) -> Answer:
    return {"type": "pay", "water": water, "date": date, "dinar": dinar}


def resolve(effect: str) -> Answer:
    return {"type": "resolve", "effect": effect}


def colour_of_choice(colour: str) -> Answer:
    return {"type": "choose_colour", "colour": colour}


def line_bonus(option: int) -> Answer:
    return {"type": "choose_bonus", "option": option}


def waterfall(number: int) -> Answer:
    return {"type": "river_bonus", "waterfall": number}


def scored(oasis: int, points: int) -> dict[str, int]:
    return {"oasis": oasis, "points": points}


WATER_STEP = {"type": "extra_step", "pay": "water"}

FLOW = [
    Worked(
        "M-X1",
        "hand",
        [{"type": "choose_keshis", "colours": ["green", "black", "pink"]}],
        {},
        shows={"assistants.date_plantation": 1, "assistants.mosque": 1, "assistants.main_square": 1},
    ),
    Worked(
        "M-X2",
        "drafting",
        [
            *(draft("turquoise", "turquoise"), draft("green", "green"), draft("pink"), place("pink", "date")),
            *(draft("grey"), draft("turquoise"), draft("orange"), draft("purple"), draft("white"), draft("brown")),
            place("brown", "left_1"),
        ],
        {"turquoise": 3, "brown": 1},
    ),
    Worked(
        "M-X3",
        "two_keshis",
        [use("date_plantation", "keshi"), use("mosque", "keshi")],
        {"green": 1, "black": 1, "points": 1, "water": 1},
        given={"sellers": ["mosque"]},
    ),
    Worked(
        "M-X4",
        "mooring",
        [WATER_STEP, WATER_STEP],
        {"points": 5, "water": -2, "boat": 1},
        given={"keshis.turquoise": 5, "boat": 11, "moored": False},
    ),
    Worked("M-X5", "pickers", [use("date_plantation", "action")], {"date": 4}, given={"keshis.green": 4}),
    Worked("M-X6", "exchange", [{"type": "exchange", "colour": "purple"}], {"purple": -1, "date": 2}),
    Worked(
        "M-X7",
        "luxury",
        [{"type": "buy_luxury", "shop": 4}],
        {"orange": -1, "water": 1, "points": 2, "luxuries": 1},
        shows={"luxuries": [1]},
    ),
    Worked("M-X8", "three_goods", [bonus("goods"), goods("purple")], {"purple": 3}, given={"spectators.goods": 3}),
    Worked(
        "M-X9",
        "five_bonuses",
        [use("palace", "action"), line_bonus(1)],
        {"dinar": 1, "points": 5, "palace": 2},
        given={"keshis.white": 2, "sections.palace": 1, "sections.mosque": 4},
        shows={"sections.palace": 2},
    ),
    Worked("M-X9", "five_bonuses", [use("palace", "action"), line_bonus(2)], {"dinar": 1, "yellow": 1, "palace": 2}),
    Worked("M-X9", "five_bonuses", [use("palace", "action"), line_bonus(3)], {"dinar": 1, "grey": 1, "palace": 2}),
    Worked("M-X9", "five_bonuses", [use("palace", "action"), line_bonus(4)], {"dinar": 1, "turquoise": 1, "palace": 2}),
    Worked("M-X9", "five_bonuses", [use("palace", "action"), line_bonus(5)], {"dinar": 2, "palace": 2}),
    Worked(
        "M-X10", "top_step", [use("palace", "action")], {"points": 5}, given={"keshis.white": 5, "stairs.palace": 15}
    ),
    Worked("M-X11", "six_scholars", [buy(52), buy(13)], {"date": -3, "scrolls": 2}, given={"keshis.grey": 6}),
    Worked(
        "M-X12",
        "two_gates",
        [gate("buy", 1, "brown"), build(7), gate("buy", 2, "pink"), build(2)],
        {"dinar": -1, "guards": -2, "gates": 2},
        given={"guards": 2},
        shows={"guards": 0, "gates.6": "brown", "gates.1": "pink"},
    ),
    Worked(
        "M-X13",
        "caravan",
        [place("brown", "left_1"), place("brown", "right_1")],
        {"brown": 2},
        given={"oases.left_1.state": "hidden", "oases.right_1.state": "hidden"},
        shows={"oases.left_1.state": "discovered", "oases.right_1.state": "discovered"},
    ),
    Worked(
        "M-X14",
        "caravan",
        [place("brown", "start_right"), take("date"), take("dinar")],
        {"brown": 1, "date": 1, "dinar": 1},
    ),
    Worked(
        "M-X15",
        "two_oases",
        [acquire("left_1"), acquire("right_2")],
        {"dinar": -1, "date": -1, "water": -1, "green": 1, "points": 1, "track": 2},
        given={"track_keshis.0": "green", "track_keshis.1": None, "track": []},
    ),
    Worked("M-X16", "palace_seller", [use("palace", "keshi")], {"white": 1, "water": 1}, given={"sellers": ["palace"]}),
    Worked("M-X16", "palace_seller", [use("palace", "action")], {"palace": 2, "water": 1}),
    Worked("M-X17", "waterfalls", [waterfall(2), take("dinar")], {"dinar": 1}, given={"boat": 8}, shows={"boat": 8}),
    Worked("M-X18", "face_5", [waterfall(1)]),
    Worked(
        "M-X19",
        "unpaid",
        [waterfall(1)],
        {"points": 1 - 8, "water": -3, "date": -2, "dinar": -1, "boat": -3},
        given={"due.penalty": 8, "due.short": {"water": 0, "date": 1, "dinar": 1}, "due.cost.water": 1},
        shows={"stock": {"water": 0, "date": 0, "dinar": 0}},
    ),
    Worked(
        "M-X20",
        "final",
        [take("date")],
        given={"gates.0": "pink", "keshis.white": 2, "keshis.turquoise": 8, "track": [3, 7, 21, 5]},
        scores={
            "districts": {"filled": ["mosque", "river"], "points": 20},
            "oases": {"scored": [scored(5, 5), scored(7, 11), scored(21, 9)], "points": 25},
            "resources": {"left": 7, "points": 3},
        },
    ),
]

SCROLLS = [
    Worked("M-X21", "scroll_29", [bonus("date")], {"points": 4, "date": 3}, given={"spectators.points": 2}),
    Worked("M-X22", "scroll_31", [bonus("date")], {"date": 4}, given={"spectators.date": 4}),
    Worked(
        "M-X23",
        "scroll_33",
        [gate("buy", 4, "green"), pay(0, 2, 1)],
        {"date": -2, "dinar": -1, "points": 7},
        given={"prices.gates.3": 3},
    ),
    Worked(
        "M-X24",
        "scroll_44",
        [{"type": "supply", "mode": "scroll44"}, pay(0, 2, 1)],
        {"date": -2, "dinar": -1},
        given={"supply": [1, 6]},
    ),
    Worked(
        "M-X25",
        "scroll_47",
        [buy(47), resolve("goods:3"), goods("purple")],
        {"date": -2, "scrolls": 1, "purple": 3, "mosque": 3},
        given={"spectators.goods": 3, "spectators.mosque": 3},
    ),
    Worked("M-X26", "scroll_48", [place("pink", "mosque")], {"pink": 1, "mosque": 2}),
    Worked(
        "M-X27",
        "scroll_51",
        [bonus("points")],
        {"points": 4, "water": 1, "date": 1, "palace": 1},
        given={"spectators.water": 1, "spectators.date": 1, "spectators.palace": 1, "spectators.points": 2},
    ),
    Worked("M-X28", "scroll_54", [place("pink", "points")], {"pink": 1, "points": 2, "water": 1, "dinar": 1}),
    Worked(
        "M-X29",
        "scroll_59",
        [buy(59), place("red", "river")],
        {"date": -2, "scrolls": 1, "dinar": 1, "points": 3 + 1, "red": 1, "green": 1},
        given={"sections.mosque": 3, "sections.palace": 2},
    ),
    Worked(
        "M-X30",
        "scroll_61",
        [draft("green", "pink"), place("pink", "date")],
        {"green": 1, "points": 1, "pink": 1, "date": 1},
    ),
    Worked(
        "M-X31",
        "scroll_65",
        [bonus("points"), bonus("water")],
        {"points": 6, "water": 3},
        given={"spectators.points": 3},
    ),
    Worked(
        "M-X32",
        "scroll_70",
        [buy(70), resolve("stairs:palace:1")],
        {"date": -3, "scrolls": 1, "palace": 1, "boat": 3, "dinar": 3, "points": 2},
        given={"jugglers": ["points", "palace", "river", "dinar"], "spectators.river": 3, "spectators.palace": 1},
    ),
]

GATES_OF_1 = [use("river", "keshi")]  # the last answers of three games
SELLERS_OF_13 = [waterfall(1)]
STEPS_OF_5 = [goods("purple")]
TILES = [
    Worked("M-X33", "oasis_1", GATES_OF_1, scores={"oases.scored.0": scored(1, 12)}),
    Worked("M-X34", "oasis_13", SELLERS_OF_13, given={"keshis.red": 4}, scores={"oases.scored.0": scored(13, 3 + 4)}),
    Worked("M-X35", "oasis_14", SELLERS_OF_13, scores={"oases.scored.1": scored(14, 6)}),
    Worked("M-X36", "oasis_21", SELLERS_OF_13, scores={"oases.scored.2": scored(21, 3 + 5)}),
    Worked("M-X37", "oasis_24", GATES_OF_1, scores={"oases.scored.1": scored(24, 16)}),
    Worked(
        "M-X38",
        "oasis_29",
        GATES_OF_1,
        given={"sections.palace": 5, "sections.mosque": 2},
        scores={"oases.scored.2": scored(29, 7)},
    ),
    Worked(
        "M-X39",
        "city_5",
        STEPS_OF_5,
        given={"stairs.mosque": 11, "sections.mosque": 4},
        scores={"cities.scored.0": {"city": 5, "points": 11}},
    ),
    Worked("M-X40", "city_6", STEPS_OF_5, scores={"cities.scored.1": {"city": 6, "points": 13}}),
    Worked(
        "M-X41",
        "city_9",
        [use("medrese", "keshi")],
        given={"jugglers": ["water", "mosque", "goods"], "spectators.goods": 2, "spectators.water": 1},
        scores={"cities.scored.0": {"city": 9, "points": 2 + 1 + 3}},
    ),
    Worked(
        "M-X42",
        "city_10",
        [
            {"type": "take_scroll", "scroll": 67},
            *(colour_of_choice("green"), colour_of_choice("grey"), colour_of_choice("turquoise")),
        ],
        {"scrolls": 1, "green": 1, "points": 1, "grey": 1, "turquoise": 1},
    ),
    Worked("M-X43", "city_11", [{"type": "take_luxury", "shop": 1}], {"points": 13, "luxuries": 1}),
    Worked(
        "M-X44",
        "city_12",
        [gate("take", 4, "white"), build(3)],
        {"points": 7 + 2, "guards": -1, "gates": 1, "white": 1},
        shows={"gates.2": "white"},
    ),
]

WORKED = [*FLOW, *SCROLLS, *TILES]
