"""The levels that people choose from, and searches with numbers of one's own."""

from typing import Final

from mypy_extensions import i64

from serai.bots.mind import FOREVER, Mind
from serai.bots.search import NO_LIMIT, Search
from serai.core.errors import SeraiError, shown

LEVELS: Final = ("easy", "normal", "hard", "master")
# seconds for one move at most, by level
CAPS: Final[dict[str, float]] = {"easy": 0.2, "normal": 0.5, "hard": 1.0, "master": 4.0}
HASTE: Final = 0.8  # of that time: what was begun has still to end
# simulations for one move, by game and level
SIMULATIONS: Final[dict[str, list[int]]] = {
    "sultan": [20, 60, 300, 1500],
    "treasures": [20, 60, 300, 1000],
    "kobito": [1, 1, 1, 16],
    "marrakesh": [1, 1, 4, 12],
}
# how often a level plays any move at all, of 100
SLIPS: Final[dict[str, list[int]]] = {
    "sultan": [88, 52, 25, 0],
    "treasures": [55, 30, 14, 0],
    "kobito": [50, 22, 8, 0],
    "marrakesh": [45, 18, 7, 0],
}


def level(name: str, game: str, mind: Mind) -> Search:
    """The bot of a level: so many simulations, whatever the machine, and a cap on its time."""
    number = LEVELS.index(name)
    return Search(mind, SIMULATIONS[game][number], HASTE * CAPS[name], SLIPS[game][number])


def searching(name: str, game: str, mind: Mind) -> Search:
    """A search as it is written: search:simulations=2000, search:seconds=0.1 or both."""
    numbers: dict[str, float] = {}
    for each in name.split(":")[1:]:
        key, _, value = each.partition("=")
        numbers[key] = number_of(name, key, value)
    if "seconds" in numbers and "simulations" not in numbers:
        return Search(mind, NO_LIMIT, numbers["seconds"])
    simulations = numbers.get("simulations", float(SIMULATIONS[game][3]))
    return Search(mind, i64(simulations), numbers.get("seconds", FOREVER))


def number_of(name: str, key: str, value: str) -> float:
    """A number above zero, or the reason why it is none."""
    if key not in ("simulations", "seconds"):
        raise SeraiError(f"bot {shown(name)}: a search has simulations and seconds, not {shown(key)}")
    try:
        number = float(value)
    except ValueError:
        raise SeraiError(f"bot {shown(name)}: {shown(value)} is no number") from None
    if not 0.0 < number < 1.0e9 or (key == "simulations" and number != int(number)):
        raise SeraiError(f"bot {shown(name)}: {key} should be a number above zero, not {shown(value)}")
    return number
