"""Bots of a page think in a worker of their own; here is what asks them, and what answers there."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from msgspec import json

from serai.arena.analysis.walk import Point
from serai.core.errors import SeraiError
from serai.tables.coaching import CoachQuestion, coached
from serai.tables.errors import NoAnswer
from serai.tables.messages.reviews import Coaching, ReviewedDecision
from serai.tables.questions import Question, choose, consider
from serai.tables.reviews import ReviewJob, worked

Given = TypeVar("Given")
Answer = TypeVar("Answer")
CHOOSE, HINT, COACH, REVIEW = "choose", "hint", "coach", "review"  # what can be asked


class Thinker(Protocol):
    """Whoever carries questions to the bots, and brings their answers."""

    async def ask(self, way: str, question: str, urgency: int) -> str:
        """The answer as JSON; nothing if there is none in time."""


def answer(way: str, question: str) -> str:
    """What a bot says; nothing if it can't."""
    try:
        return json.encode(answer_to(way, question)).decode()
    except SeraiError:
        return ""


def answer_to(way: str, question: str) -> Any:
    if way == REVIEW:
        return worked(json.decode(question, type=ReviewJob))
    if way == COACH:
        return coached(json.decode(question, type=CoachQuestion))
    return (choose if way == CHOOSE else consider)(json.decode(question, type=Question))


def answer_kind(question: object) -> tuple[str, Any]:
    """How such a question is asked, and what comes back."""
    if isinstance(question, CoachQuestion):
        return COACH, Coaching | None
    assert isinstance(question, ReviewJob)
    return REVIEW, list[Point] if question.games else list[ReviewedDecision]


class PageThinking:
    """Asks the bots of this page."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    async def choose(self, question: Question, urgency: int, asker: str) -> dict[str, Any]:
        return json.decode(await self.said(CHOOSE, question, urgency), type=dict[str, Any])

    async def hint(self, question: Question, asker: str) -> list[dict[str, Any]]:
        return json.decode(await self.said(HINT, question, 0), type=list[dict[str, Any]])

    async def ask(self, work: Callable[[Given], Answer], question: Given, urgency: int) -> Answer:
        """A part of a look back at a game, or what a coach says: the only other work there is."""
        way, kind = answer_kind(question)
        answered: Answer = json.decode(await self.said(way, question, urgency), type=kind)
        return answered

    async def said(self, way: str, question: object, urgency: int) -> str:
        said = await self.thinker.ask(way, json.encode(question).decode(), urgency)
        if not said:
            raise NoAnswer(f"{way}: the page's bots do not answer")
        return said


class AtOnce:
    """Records are replayed where the tables are: nobody but this device waits for it."""

    async def ask(self, work: Callable[[Given], Answer], given: Given, urgency: int = 0, asker: str = "") -> Answer:
        return work(given)
