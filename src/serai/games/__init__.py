"""The games: one folder each, all of one shape, none knowing another.

Games are found by looking: the folders here, and what other packages name in the entry point group `serai.games`. Such
an entry point names a package of the same shape: `game.py` with GAME, its words in English, and what it has of the
other files. A package that can't be used is left out, with one line that says why.
"""

import json
import logging
import re
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from serai.core.errors import SeraiError, shown
from serai.core.facts import Facts
from serai.core.game import Game
from serai.core.judging import Calibration, Judging
from serai.search.defaults import default_settings
from serai.search.evaluation import MOST_SEATS
from serai.search.settings import BotSettings
from serai.text.speech import Speech

GROUP = "serai.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")
BOX = ("name", "prefix", "version", "players", "options", "vocabulary", "events")  # what a GAME has to say
LOG = logging.getLogger(__name__)


@cache
def packages() -> dict[str, str]:
    """The package of each game, by the game's name; a game of the house comes before one of the same name."""
    return dict(sorted({**other_packages(), **own_packages()}.items()))


def own_packages() -> dict[str, str]:
    """The folders here."""
    return {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__)}


def other_packages() -> dict[str, str]:
    """The packages of others that hold a game as it should be."""
    found: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        fault = fault_of(entry.name, entry.value)
        if fault:
            LOG.warning("the game %s of the package %s is left out: %s", shown(entry.name), entry.value, fault)
        else:
            found[entry.name] = entry.value
    return found


def fault_of(name: str, package: str) -> str:
    """Why a package can't be used as the game of that name; nothing if it can."""
    try:
        check_package(name, package)
    except Exception as error:  # whatever goes wrong in somebody else's package must not harm the house
        return " ".join(f"{type(error).__name__}: {error}".split())
    return ""


def check_package(name: str, package: str) -> None:
    """Raise unless all that the house asks of a game can be had."""
    if not NAME.fullmatch(name):
        raise SeraiError("a game is called by small letters, digits and _")
    if name in own_packages():
        raise SeraiError("the house has a game of that name")
    game = game_in(package)
    missing = [word for word in BOX if not hasattr(game, word)]
    if missing:
        raise SeraiError(f"its GAME has no {', '.join(missing)}")
    if game.name != name:
        raise SeraiError(f"its GAME is called {shown(game.name)}")
    if len(game.players) == 0 or game.players[0] < 2 or game.players[-1] > MOST_SEATS:
        raise SeraiError(f"it is for {game.players}; a table has from 2 to {MOST_SEATS} seats")
    for option in game.options:
        option.values(game.players[0])
    facts(game)
    bot_settings(game)
    part(game, "terminal")
    speech = Speech("en", game)
    speech.say("game")
    speech.rules()


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(packages())


def shortest_first() -> list[str]:
    """The names of all games, by how long they take people."""
    return sorted(game_names(), key=lambda name: facts(find_game(name)).minutes)


def find_game(name: str) -> Game[Any]:
    """The game of that name, loaded when it is first asked for."""
    if name not in packages():
        raise SeraiError(f"unknown game {shown(name)}; there is {', '.join(game_names())}")
    return game_in(packages()[name])


def game_in(package: str) -> Game[Any]:
    """The GAME of a package."""
    game = import_module(f"{package}.game").GAME
    if not isinstance(game, Game):
        raise SeraiError(f"{package}.game.GAME is no game")
    return game


def facts(game: Game[Any]) -> Facts:
    """What the house asks of a game beside its rules."""
    module = part(game, "facts")
    return Facts() if module is None else module.FACTS


def bot_settings(game: Game[Any]) -> BotSettings:
    """How bots play a game; one without a bot of its own is played by what can be said of any game."""
    module = part(game, "bot")
    return default_settings(game) if module is None else module.SETTINGS


@cache
def judging(game: Game[Any]) -> Judging:
    """How decisions of a game are judged; what was learned of its estimates stands in its `calibration.json`."""
    module = part(game, "judging")
    own = Judging() if module is None else module.JUDGING
    file = files(game.package).joinpath("calibration.json")
    if not file.is_file():
        return own
    learned = json.loads(file.read_text(encoding="utf-8"))["players"]
    read = {int(count): Calibration(tuple(each["shares"]), tuple(each["points"])) for count, each in learned.items()}
    return replace(own, calibrations=read)


def part(game: Game[Any], name: str) -> ModuleType | None:
    """A module of a game's folder; None if the game has none of that name."""
    path = f"{game.package}.{name}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
