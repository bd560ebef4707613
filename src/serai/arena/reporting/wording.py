"""Numbers and names as a language writes them in a report."""

import math
import unicodedata

from serai.arena.intervals import Estimate
from serai.games import find_game
from serai.text import Speech


class Wording:
    """The words of a report about a game."""

    def __init__(self, language: str, game: str) -> None:
        self.speech = Speech(language, find_game(game))

    def say(self, key: str, /, **arguments: object) -> str:
        return self.speech.say(key, **arguments)

    @property
    def game(self) -> str:
        return self.speech.say("game")

    def bot(self, name: str) -> str:
        level, _, style = name.partition(":")
        if self.speech.has(f"style-{style}"):
            return self.say("bot-styled", bot=self.bot(level), style=self.say(f"style-{style}"))
        return self.speech.say(f"bot-{name}") if self.speech.has(f"bot-{name}") else name

    def seat(self, seat: int) -> str:
        return self.speech.seat(seat)

    def number(self, value: float, digits: int = 2) -> str:
        if not math.isfinite(value):
            return self.say("report-unknown")
        return self.say(f"report-number-{digits}", value=round(value, digits) + 0.0)

    def share(self, value: float) -> str:
        return (
            self.say("report-share", value=round(value, 4) + 0.0)
            if math.isfinite(value)
            else self.say("report-unknown")
        )

    def points(self, value: float) -> str:
        """A difference of two shares, in percentage points and with its sign."""
        if not math.isfinite(value):
            return self.say("report-unknown")
        sign = "positive" if value > 0 else "negative" if value < 0 else "zero"
        return self.say("report-share-points", value=round(100 * abs(value), 1), sign=sign)

    def share_interval(self, estimate: Estimate) -> str:
        return self.say("report-interval", low=self.share(estimate.low), high=self.share(estimate.high))

    def points_interval(self, estimate: Estimate) -> str:
        return self.say("report-interval", low=self.points(estimate.low), high=self.points(estimate.high))

    def interval(self, estimate: Estimate, digits: int = 2) -> str:
        return self.say(
            "report-interval", low=self.number(estimate.low, digits), high=self.number(estimate.high, digits)
        )

    def seconds(self, value: float) -> str:
        """A time in the unit that suits it."""
        if value < 1e-3:
            return self.say("report-microseconds", value=round(value * 1e6))
        if value < 1:
            return self.say("report-milliseconds", value=round(value * 1e3, 1))
        return self.say("report-seconds", value=round(value, 2))


def harmless(name: str) -> str:
    """A name that ends no line and does nothing to a terminal."""
    return "".join("\ufffd" if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") else letter for letter in name)
