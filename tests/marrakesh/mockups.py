"""The positions of the mock-ups, laid on tables of four: so picture and screen can be held side by side."""

from typing import Any, Final

from serai.games.marrakesh.pieces.names import COLOURS, SAHARA_FIELDS
from serai.games.marrakesh.rules.assistants import ASSISTANT_TURNS
from serai.games.marrakesh.rules.phases import END_ROUND, PHASE_4
from serai.games.marrakesh.state import (
    ARRIVALS_CELL,
    FACE_CELLS,
    OASIS_STATE_CELLS,
    OFFICE_CELLS,
    SCREEN_CELLS,
    TRACK_CELLS,
    TRACK_SIZE_CELL,
)
from serai.play.state import State
from tests.marrakesh import scenes

Seat = dict[str, Any]
GATE_SPACES: Final = ("date_plantation", "medrese", "palace", "mosque", "main_square", "river", "sahara", "souk")

ASSISTANTS: Final[dict[str, Any]] = {
    "season": 2,
    "round": 2,
    "start": 3,
    "scrolls": {
        "grey": [[5, 1, 2, 4, 6], [14, 7, 8, 10], [18, 11, 12, 15, 17, 19]],
        "yellow": [[36, 22, 23, 24, 25, 27], [28, 29, 30, 32, 33], [40, 35, 37, 38, 39, 41, 42]],
        "pink": [[47, 44, 45, 46, 48, 49], [55, 50, 51, 52, 53], [60, 54, 56, 57, 58, 59]],
        "orange": [[61, 62, 64, 65], [63, 66, 67, 68], [69, 70, 71, 72]],
    },
    "shops": [[7, 3, 5, 6, 9], [14, 11, 13], [21, 15, 16, 18], [4, 19, 20, 22], [17, 23, 24, 25]],
    "office": 4,
    "workshops": [
        "orange purple yellow red green black",
        "grey white pink brown orange",
        "green turquoise black yellow beige red",
        "purple green grey white pink turquoise brown",
    ],
    "face": 10,
    "tower": "green white black black turquoise red yellow",
    "offer": {},
    "seats": [
        {
            "points": 47,
            "stock": (2, 3, 4),
            "steps": (11, 5),
            "boat": 4,
            "keshis": {"green": 4, "grey": 5, "white": 4, "black": 2, "turquoise": 3},
            "goods": (2, 1, 1),
            "jugglers": "goods dinar date",
            "guards": 1,
            "leaders": "left_1 left_2 right_1 start_right",
            "sellers": "date_plantation palace medina",
            "gates": {"river": "turquoise", "main_square": "beige"},
            "assistants": "date_plantation palace souk",
            "oases": {"left_1": (23, 2), "left_2": (7, 1), "right_1": (29, 1)},
            "track": [23],
            "track_keshis": {4: "black"},
            "disc": 1,
            "own": [9, 16, 21, 26],
            "luxuries": [1, 10],
            "supply": ((1, 11), (8,)),
            "screen": "black pink turquoise brown red yellow",
        },
        {
            "points": 52,
            "stock": (1, 2, 3),
            "steps": (6, 12),
            "boat": 6,
            "keshis": {"green": 2, "grey": 6, "white": 3, "black": 5, "turquoise": 4},
            "goods": (1, 0, 2),
            "jugglers": "water points",
            "guards": 2,
            "leaders": "left_1 right_1",
            "sellers": "mosque medrese",
            "gates": {"palace": "white", "mosque": "black", "sahara": "red"},
            "assistants": "medrese river souk",
            "own": [13, 31, 43],
            "luxuries": [2, 12],
            "supply": ((3, 7), (5,)),
        },
        {
            "points": 39,
            "stock": (3, 5, 1),
            "steps": (4, 9),
            "boat": 4,
            "keshis": {"green": 5, "grey": 3, "white": 2, "black": 4, "turquoise": 3},
            "goods": (1, 2, 0),
            "jugglers": "goods palace mosque river date",
            "guards": 1,
            "leaders": "left_1 right_1 start_right",
            "sellers": "date_plantation main_square sahara",
            "gates": {"sahara": "brown"},
            "assistants": "main_square mosque sahara",
            "own": [3, 34],
            "luxuries": [8],
            "supply": ((4, 9), (6,)),
        },
        {
            "points": 44,
            "stock": (0, 1, 2),
            "steps": (8, 3),
            "boat": 2,
            "keshis": {"green": 3, "grey": 2, "white": 5, "black": 2, "turquoise": 2},
            "goods": (2, 1, 1),
            "jugglers": "dinar points river",
            "guards": 1,
            "leaders": "left_1 left_2 right_1 start_right start_left",
            "sellers": "palace river medina sahara",
            "gates": {"medrese": "grey", "river": "pink"},
            "assistants": "",
            "own": [20],
            "luxuries": [],
            "supply": ((2, 12), (10,)),
        },
    ],
}

DRAFT: Final[dict[str, Any]] = {
    **ASSISTANTS,
    "start": 0,
    "season": 3,
    "round": 2,
    "office": 5,
    "face": 11,
    "tower": "green white black yellow red purple",
    "offer": {"turquoise": 3, "white": 2, "grey": 1, "orange": 1},
    "workshops": [
        "red black orange",
        "brown pink",
        "turquoise black yellow beige red",
        "purple green grey white turquoise brown",
    ],
    "seats": [
        {
            **ASSISTANTS["seats"][0],
            "points": 96,
            "stock": (4, 2, 3),
            "steps": (15, 9),
            "boat": 3,
            "keshis": {"green": 6, "grey": 8, "white": 7, "black": 4, "turquoise": 4},
            "goods": (1, 2, 0),
            "jugglers": "goods dinar date points palace",
            "guards": 2,
            "leaders": "left_1 left_2 left_3 right_1 right_2 start_right",
            "sellers": "date_plantation medrese palace medina river",
            "gates": {"river": "turquoise", "main_square": "beige", "palace": "white", "mosque": "purple"},
            "assistants": "",
            "oases": {"left_1": (23, 2), "left_2": (7, 2), "left_3": (25, 1), "right_1": (29, 2), "right_2": (14, 1)},
            "track": [23, 29, 7],
            "disc": 4,
            "supply": ((1, 11, 8), ()),
            "screen": "black pink brown purple yellow orange",
        },
        *({**seat, "points": points} for seat, points in zip(ASSISTANTS["seats"][1:], (104, 88, 91), strict=True)),
    ],
}


def assistants() -> State:
    """Season 2, round 2: the second assistant of the first seat is about to be used."""
    state = laid(ASSISTANTS)
    for seat, board in enumerate(ASSISTANTS["seats"][:3]):
        scenes.set_assistants(state, seat, *board["assistants"].split())
    scenes.lay_aside(state)
    table = scenes.table_of(state)
    table.plan(PHASE_4, END_ROUND)
    table.plan(*ASSISTANT_TURNS[:3])
    scenes.go(state)
    scenes.act(state, "use_assistant", district="date_plantation", option="action")
    scenes.set_resources(state, 0, *ASSISTANTS["seats"][0]["stock"])
    return state


def line() -> State:
    """The next assistant climbs the palace stairs: at the second of four steps the line of five bonuses is asked for."""
    state = assistants()
    scenes.set_figures(state, 0, palace=9, mosque=5)
    scenes.act(state, "use_assistant", district="palace", option="action")
    while scenes.phase(state) == "resolve":
        effect = next(each for each in scenes.options_of(state, "effect") if str(each).startswith("connection"))
        scenes.act(state, "resolve", effect=effect)
    return state


def draft() -> State:
    """Season 3, round 2: the second lap of the draft."""
    state = laid(DRAFT)
    scenes.start_draft(state, 0, DRAFT["offer"])
    return state


def laid(wanted: dict[str, Any]) -> State:
    """A table on which all this lies."""
    state = scenes.begun(4, audience_side="pink")
    scenes.set_season(state, wanted["season"], wanted["round"], wanted["start"])
    table = scenes.table_of(state)
    table.cells[ARRIVALS_CELL] = 0
    for seat, board in enumerate(wanted["seats"]):
        lay_board(state, seat, board)
        lay_beside(state, seat, board)
    for colour, stacks in wanted["scrolls"].items():
        for number, scrolls in enumerate(stacks, 1):
            scenes.set_stack(state, colour, number, *scrolls)
    for number, luxuries in enumerate(wanted["shops"], 1):
        scenes.set_shop(state, number, *luxuries)
    for number, gates in enumerate(wanted["workshops"], 1):
        colours = gates.split()
        scenes.set_workshop(state, number, **{colour: colours.count(colour) for colour in colours})
    for season in range(3):
        table.cells[OFFICE_CELLS + season] = wanted["office"] + season - wanted["season"] + 1
        table.cells[FACE_CELLS + season] = (1, 3, 5)[season]
    scenes.set_face(state, wanted["face"])
    inside = wanted["tower"].split()
    scenes.set_tower(state, **{colour: inside.count(colour) for colour in inside})
    scenes.set_offer(state, **wanted["offer"])
    return state


def lay_board(state: State, seat: int, board: Seat) -> None:
    """Keshis, figures and gates of a seat."""
    scenes.set_points(state, seat, board["points"])
    water, date, dinar = board["stock"]
    scenes.set_resources(state, seat, water, date, dinar)
    scenes.set_figures(state, seat, *board["steps"])
    scenes.set_boat(state, seat, board["boat"])
    goods = dict(zip(("purple", "yellow", "orange"), board["goods"], strict=True))
    scenes.set_keshis(state, seat, **board["keshis"], **goods)
    scenes.set_jugglers(state, seat, *board["jugglers"].split())
    scenes.set_leaders(state, seat, *board["leaders"].split())
    scenes.set_sellers(state, seat, *board["sellers"].split())
    scenes.set_gates(state, seat, {GATE_SPACES.index(place) + 1: colour for place, colour in board["gates"].items()})
    scenes.set_guards(state, seat, board["guards"])


def lay_beside(state: State, seat: int, board: Seat) -> None:
    """The tiles of a seat, and what is behind its screen."""
    for field, (oasis, known) in board.get("oases", {}).items():
        scenes.set_oases(state, seat, **{field: oasis})
        scenes.put(state, seat, OASIS_STATE_CELLS + SAHARA_FIELDS.index(field), known)
    for place, oasis in enumerate(board.get("track", ())):
        scenes.put(state, seat, TRACK_CELLS + place, oasis)
    scenes.put(state, seat, TRACK_SIZE_CELL, len(board.get("track", ())))
    scenes.set_track_keshis(state, seat, board.get("track_keshis", {}))
    scenes.set_disc(state, seat, board.get("disc", 0))
    scenes.give_scroll(state, seat, *board["own"])
    scenes.set_luxuries(state, seat, *board["luxuries"])
    scenes.set_supply(state, seat, *board["supply"])
    screen = board.get("screen", "green grey white black pink turquoise").split()
    for number, colour in enumerate(COLOURS):
        scenes.put(state, seat, SCREEN_CELLS + number, int(colour in screen))


MOCKUPS: Final = {"assistants": assistants, "line": line, "draft": draft}
