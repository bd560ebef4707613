"""The levels that people choose from, their styles, and searches with numbers of one's own."""

from typing import Final

from mypy_extensions import i64

from serai.core.errors import SeraiError, shown
from serai.search.evaluation import FOREVER
from serai.search.settings import BotSettings
from serai.search.tree_search import NO_LIMIT, TreeSearch

LEVELS: Final = ("easy", "normal", "hard", "master")
# for one move, by level
MOST_SECONDS: Final[dict[str, float]] = {"easy": 0.2, "normal": 0.5, "hard": 1.0, "master": 4.0}
# how a bot weighs what may come: how much more losses count than gains, and its own points than the lead
STYLES: Final[dict[str, tuple[float, float]]] = {"cautious": (0.4, 0.0), "bold": (-0.4, 0.0), "builder": (0.0, 0.5)}
TIME_SHARE: Final = 0.8  # of that time: what was begun has still to end


def is_level(name: str) -> bool:
    """A level, or one with a style such as hard:bold."""
    level, colon, style = name.partition(":")
    return level in LEVELS and (style in STYLES or colon == "")


def level_bot(name: str, settings: BotSettings) -> TreeSearch:
    """The bot of a level, and perhaps a style: so many simulations, whatever the machine, and a cap on its time."""
    level, _, style = name.partition(":")
    number = LEVELS.index(level)
    evaluation, seconds = settings.evaluation(), TIME_SHARE * MOST_SECONDS[level]
    if style:
        evaluation.caution, evaluation.building = STYLES[style]
    return TreeSearch(evaluation, settings.simulations[number], seconds, settings.random_moves[number])


def custom_search(name: str, settings: BotSettings) -> TreeSearch:
    """A search with numbers of one's own: search:simulations=2000, search:seconds=0.1 or both."""
    numbers: dict[str, float] = {}
    for each in name.split(":")[1:]:
        key, _, value = each.partition("=")
        numbers[key] = number_of(name, key, value)
    if "seconds" in numbers and "simulations" not in numbers:
        return TreeSearch(settings.evaluation(), NO_LIMIT, numbers["seconds"])
    simulations = numbers.get("simulations", float(settings.simulations[-1]))
    return TreeSearch(settings.evaluation(), i64(simulations), numbers.get("seconds", FOREVER))


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
