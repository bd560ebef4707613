"""Bots of a page think in a worker of their own; here is what asks them, and what answers there."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from msgspec import json

from serai.core.errors import SeraiError
from serai.tables.errors import NoAnswer
from serai.tables.questions import Question, choose, consider

Given = TypeVar("Given")
Answer = TypeVar("Answer")
WAYS: dict[str, Callable[[Question], Any]] = {"choose": choose, "hint": consider}


class Thinker(Protocol):
    """Whoever carries questions to the bots, and brings their answers."""

    async def ask(self, way: str, question: str, urgency: int) -> str:
        """The answer as JSON; nothing if there is none in time."""


def answer(way: str, question: str) -> str:
    """What a bot says; nothing if it can't."""
    try:
        return json.encode(WAYS[way](json.decode(question, type=Question))).decode()
    except SeraiError:
        return ""


class PageThinking:
    """Asks the bots of this page."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    async def choose(self, question: Question, urgency: int, asker: str) -> dict[str, Any]:
        return json.decode(await self.ask("choose", question, urgency), type=dict[str, Any])

    async def hint(self, question: Question, asker: str) -> list[dict[str, Any]]:
        return json.decode(await self.ask("hint", question, 0), type=list[dict[str, Any]])

    async def ask(self, way: str, question: Question, urgency: int) -> str:
        said = await self.thinker.ask(way, json.encode(question).decode(), urgency)
        if not said:
            raise NoAnswer(f"{way}: the page's bots do not answer")
        return said


class AtOnce:
    """Records are replayed where the tables are: nobody but this device waits for it."""

    async def ask(self, work: Callable[[Given], Answer], given: Given, urgency: int = 0, asker: str = "") -> Answer:
        return work(given)
