"""Looking back at a finished game: what is computed, part by part, beside the bots of live tables and behind them."""

import asyncio
from collections import OrderedDict
from itertools import pairwise
from typing import Any

from msgspec import Struct, convert

from serai.arena.analysis.judgement import LOSSES, Effort, Verdict, judge
from serai.arena.analysis.review import PART, SEED, STRETCH, account_to_json, verdict_to_json
from serai.arena.analysis.walk import Point, accounts, points_of
from serai.core.actions import Action
from serai.core.agenda import Choice
from serai.core.errors import BadAction
from serai.games import find_game, judging
from serai.play.replay import opened, replay_move
from serai.play.state import State
from serai.tables.errors import ApiError, NoAnswer
from serai.tables.host import Host
from serai.tables.messages.reviews import CurvePoint, LuckAndPlay, ReviewedDecision, TableReview
from serai.tables.questions import REVIEW

KEPT = 60  # reviews that a worker remembers
AT_ONCE = 2  # parts
FIRST_LOOK = 4  # the first curve is drawn by one in so many games


class ReviewJob(Struct, frozen=True):
    """Some moves of a record: judged for a seat (with what is `tried` instead), or walked through by so many games."""

    record: dict[str, Any]
    seat: int | None
    first: int
    last: int
    games: int = 0
    tried: dict[str, Any] | None = None


class Running:
    """A review while it is computed, and afterwards."""

    def __init__(self, record: dict[str, Any], seat: int | None) -> None:
        self.record = record
        self.seat = seat
        self.points: dict[int, Point] = {}
        self.decisions: dict[int, ReviewedDecision] = {}
        self.jobs = jobs_of(record, seat)
        self.parts = len(self.jobs)
        self.done = 0
        self.failed = False

    def told(self) -> TableReview:
        frames = frames_of(self.record)
        points = [self.points[move] for move in sorted(self.points)]
        whole = self.done > 0 and len(self.record["moves"]) in self.points and 0 in self.points
        luck = [convert(account_to_json(each), LuckAndPlay) for each in accounts(points)] if whole else []
        curve = [
            CurvePoint(each.move, frames[each.move], each.actor, each.wins, each.points, each.games) for each in points
        ]
        decisions = [self.decisions[move] for move in sorted(self.decisions)]
        return TableReview(self.seat, self.done, self.parts, self.failed, curve, luck, decisions)

    def take(self, found: list[Point] | list[ReviewedDecision]) -> None:
        for each in found:
            if isinstance(each, Point):
                self.points[each.move] = each
            else:
                self.decisions[each.move] = each
        self.done += 1


class Reviews:
    """The reviews of one worker; each is computed once."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.kept: OrderedDict[tuple[str, int | None], Running] = OrderedDict()

    def find(self, table_id: str, seat: int | None) -> Running | None:
        found = self.kept.get((table_id, seat))
        return None if found is None or found.failed else found

    def begin(self, table_id: str, seat: int | None, record: dict[str, Any]) -> Running:
        running = self.kept[table_id, seat] = Running(record, seat)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        self.host.spawn(self.compute(running))
        return running

    async def judge(self, record: dict[str, Any], seat: int, move: int, tried: dict[str, Any]) -> ReviewedDecision:
        """Another choice in a decision of a seat, judged as the decision itself is."""
        if move >= len(record["moves"]) or record["moves"][move]["actor"] != seat:
            raise ApiError(400, "bad_range", most=len(record["moves"]))
        job = ReviewJob(record, seat, move, move + 1, tried=tried)
        try:
            found = await self.host.thinking.ask(worked, job, REVIEW)
        except NoAnswer:
            raise ApiError(503, "busy") from None
        if not found or not isinstance(found[0], ReviewedDecision):
            raise ApiError(400, "no_such_action")
        return found[0]

    async def compute(self, running: Running) -> None:
        """A few parts at a time, in their order; bots of live tables go first."""
        waiting = list(reversed(running.jobs))

        async def work() -> None:
            while waiting:
                job = waiting.pop()
                running.take(await self.host.thinking.ask(worked, job, REVIEW))

        try:
            await asyncio.gather(*(work() for _ in range(AT_ONCE)))
        except NoAnswer:
            running.failed = True


def jobs_of(record: dict[str, Any], seat: int | None) -> list[ReviewJob]:
    """First the whole curve as a sketch, then the decisions, then the curve in full."""
    games = judging(find_game(record["game"])).walk_games
    last = len(record["moves"]) + 1
    stretches = [(first, min(last, first + STRETCH)) for first in range(0, last, STRETCH)]
    sketch = [ReviewJob(record, None, first, stop, max(1, games // FIRST_LOOK)) for first, stop in stretches]
    drawn = [ReviewJob(record, None, first, stop, games) for first, stop in stretches]
    given = record.get("given", 0)  # what was laid out nobody at this table decided
    decided = [index for index, move in enumerate(record["moves"]) if move["actor"] == seat and index >= given]
    judged = [ReviewJob(record, seat, first, stop) for first, stop in pairwise([*decided[::PART], last - 1])]
    return [*sketch, *judged, *drawn]


def worked(job: ReviewJob) -> list[Point] | list[ReviewedDecision]:
    """One part, wherever it is computed."""
    if job.games:
        return points_of(job.record, None, job.first, job.last, job.games, SEED)
    return reviewed(job)


def reviewed(job: ReviewJob) -> list[ReviewedDecision]:
    """The decisions of a seat in this part."""
    state = opened(job.record, None)
    effort = Effort.usual(judging(state.game))
    frames = frames_of(job.record)
    found: list[ReviewedDecision] = []
    for index, move in enumerate(job.record["moves"][: job.last]):
        if index >= job.first and move["actor"] == job.seat:
            action = decided_there(state, job, move)
            verdict = None if action is None else judge(state, action, effort, SEED)
            found += [] if verdict is None else [told_decision(state, verdict, frames[index])]
        replay_move(state, index, move)
    return found


def decided_there(state: State, job: ReviewJob, move: dict[str, Any]) -> Action | None:
    """What is judged: that which was done, or what is tried instead; None if that can't be done there."""
    written = {key: value for key, value in move.items() if key not in ("actor", "legal")}
    try:
        action = state.game.action(written if job.tried is None else job.tried)
    except BadAction:
        return None
    return action if action in state.legal() else None


def told_decision(state: State, verdict: Verdict, frame: int) -> ReviewedDecision:
    legal = [action.to_json() for action in state.legal()]
    written = verdict_to_json(state.game, verdict)
    sizes = list(judging(state.game).points if verdict.judgement.by_points else LOSSES)
    more = {"frame": frame, "sizes": sizes, "rule": rule_of(state), "legal": legal}
    return convert({**written, **more}, ReviewedDecision)


def rule_of(state: State) -> str:
    """The rule that asks for the present decision."""
    waiting = state.table.waiting
    return waiting.rule() if isinstance(waiting, Choice) else ""


def frames_of(record: dict[str, Any]) -> list[int]:
    """The picture of the replay that stands before each move, and the last one."""
    frames, number = [], 0
    for move in record["moves"]:
        frames.append(number)
        number += move["actor"] != "chance"
    return [*frames, number]
