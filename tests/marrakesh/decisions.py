"""Every kind of decision of Marrakesh, and where on the boards it is taken hold of.

The names are those of the rules' own choices: a choice that is not in this list, and so has no hold, fails its test.
A hold is the first part of a place's name: `room:palace` is a place of the hold `room`.
"""

import importlib
import pkgutil
import random
from collections.abc import Callable, Iterator
from typing import Final

from serai.core.actions import LegalActions
from serai.games import find_game
from serai.games.marrakesh.rules.decision import Decision
from serai.play.dealer import Dealer
from serai.play.state import State
from serai.tables.config import TableConfig
from serai.tables.game import LiveGame
from serai.tables.roster import PERSON, Roster, Seat

HOLDS: Final[dict[str, tuple[str, ...]]] = {
    "PlaceTrackKeshi": ("track",),
    "SetDisc": ("disc",),
    "ChooseSupply": ("supply",),
    "ChooseKeshis": ("keshi",),
    "SendRedAssistant": ("room",),
    "Draft": ("offer",),
    "PlacePink": ("square",),
    "PlaceBrown": ("sahara",),
    "ChooseCity": ("city",),
    "PlaceRed": ("seller",),
    "ChooseColour": ("room", "goods", "red"),
    "ResolveNext": ("effect",),
    "TakeResource": ("stock",),
    "TakeGoods": ("goods",),
    "BuyRiverStep": ("stock", "rung"),
    "BuyStairsStep": ("stock", "rung"),
    "StepOrStop": ("stairs", "rung"),
    "ChooseStairs": ("stairs",),
    "ChooseBonus": ("line",),
    "Pay": ("stock",),
    "ReturnForOasis": ("stock",),
    "ReturnForPoints": ("stock",),
    "UseAssistant": ("assistant", "room"),
    "Harvest": ("stock", "points"),
    "Trade": ("office", "shop", "rung"),
    "ChooseSquareBonus": ("square",),
    "BuyScrolls": ("scroll", "academy", "rung"),
    "BuyRenewed": ("scroll",),
    "BuyGate": ("gate", "rung"),
    "BuildGate": ("gate-space",),
    "ChooseGateKeshi": ("room", "goods", "red"),
    "AcquireOasis": ("oasis", "rung"),
    "AcquireFreely": ("oasis", "rung"),
    "Swap": ("room", "square", "seller", "rung"),
    "TakeScroll": ("scroll", "rung"),
    "TakeLuxury": ("shop", "rung"),
    "TakeGate": ("gate", "rung"),
    "ChooseAction": ("room", "rung"),
    "ChooseOasis": ("track",),
    "ChooseRiverBonus": ("waterfall",),
    "ChooseSide": ("face",),
    "TakeOasis": ("shown", "rung"),
    "PerformAgain": ("room", "rung"),
    "SettleSupply": ("due",),
}

EXPANSIONS: Final[dict[str, dict[str, object]]] = {
    "base": {},
    "stairs tiles": {"stairs_tiles": True},
    "imam and sultan": {"imam_and_sultan": True},
    "exchange offices": {"exchange_set": "new_only"},
    "spectators": {"audience_side": "purple"},
    "desert cities": {"desert_cities": True},
    "all": {
        "stairs_tiles": True,
        "imam_and_sultan": True,
        "exchange_set": "mixed",
        "audience_side": "purple",
        "desert_cities": True,
    },
}
ALONGSIDE: Final[dict[str, object]] = {"stairs_may_stop": True, "permanent_limit": "unlimited"}
RARE: Final = (33, 44, 68, 71, 72)  # scrolls that ask what is seldom asked
RESOURCEFUL: Final = (19, 20, 21)  # oases for which resources are returned
STUDIES: Final[dict[str, Callable[[dict[str, object]], bool]]] = {
    "draft": lambda action: "grey" in str(action["colours"]) or "brown" in str(action["colours"]),
    "choose_keshis": lambda action: "grey" in str(action["colours"]) and "brown" in str(action["colours"]),
    "use_assistant": lambda action: action["district"] in ("medrese", "date_plantation", "sahara"),
    "choose_colour": lambda action: action["colour"] == "grey",
}
PREFERRED: Final = ("buy_scroll", "take_scroll", "acquire_oasis", "acquire_city", "refresh_scrolls", "buy_gate")


def choices() -> set[str]:
    """The names of all choices that the rules and the tiles know; what several have in common is none itself."""
    found: set[type] = set()
    package = importlib.import_module("serai.games.marrakesh")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        things = vars(importlib.import_module(module.name)).values()
        found |= {thing for thing in things if isinstance(thing, type) and issubclass(thing, Decision)}
    common = {base for choice in found for base in choice.__bases__}
    return {choice.__name__ for choice in found - common}


def kind_of(state: State) -> str:
    """The kind of the present decision."""
    return type(state.table.waiting).__name__


def config(number: int) -> TableConfig:
    """One of many tables: two to four seats, each expansion in its turn."""
    names = list(EXPANSIONS)
    options = dict(EXPANSIONS[names[number % len(names)]])
    if number % 3 == 0:
        options |= ALONGSIDE
    full = find_game("marrakesh").full_options(options, 2 + number % 3)
    return TableConfig("marrakesh", 2 + number % 3, full, f"scene {number}", None, 0)


def positions(number: int) -> Iterator[tuple[LiveGame, State, list[int]]]:
    """Every decision of one table that is played at random, with what was chosen before; rather by those who buy."""
    setting = config(number)
    game = LiveGame(setting, Roster([Seat(PERSON, f"Seat {seat + 1}") for seat in range(setting.players)]))
    state, chance = game.dealt(Dealer(setting.seed)), random.Random(number)
    chosen: list[int] = []
    while not state.over:
        answer = state.only_answer()
        if answer is not None:  # nobody is asked at a table
            state.apply(answer)
            continue
        yield game, state, chosen
        actions = state.legal()
        if chance.random() < 0.8:
            likings = [liking(action.to_json(), number) for action in actions]
            actions = [action for action, liked in zip(actions, likings, strict=True) if liked == max(likings)]
        action = chance.choice(actions)
        chosen.append(action.code)
        state.apply(action)


def liking(written: dict[str, object], number: int) -> int:
    """Purchases are liked; at every other table scholars and dates too, so that rare scrolls come into play."""
    if written.get("scroll") in RARE or written.get("oasis") in RESOURCEFUL:
        return 4
    studious = number % 2 == 1 and STUDIES.get(str(written["type"]), lambda _: False)(written)
    return 2 if studious else int(written["type"] in PREFERRED)


def answers(state: State) -> int:
    legal = LegalActions()
    state.table.fill(legal)
    return int(legal.count)
