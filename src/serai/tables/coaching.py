"""A coach for who plays against bots alone: what the choices of a decision are worth, by what its seat knew there."""

from typing import Any

from msgspec import Struct, convert

from serai.arena.analysis.judgement import Effort, Verdict, verdicts
from serai.arena.analysis.review import SEED, option_to_json
from serai.core.errors import BadAction
from serai.games import judging
from serai.play.state import State
from serai.tables.errors import ApiError, NoAnswer
from serai.tables.messages.reviews import AskedCoach, CoachedChoice, Coaching
from serai.tables.questions import COACH, Question, played
from serai.tables.reviews import rule_of
from serai.tables.table import LiveTable


class CoachQuestion(Struct, frozen=True):
    """A decision of a running game: the moves before it, and what was `tried` there if the search might not."""

    before: Question
    seat: int
    tried: dict[str, Any] | None = None


async def coach(table: LiveTable, asked: AskedCoach) -> Coaching:
    """What its seat is told, and nobody else; ApiError where people play against each other."""
    game, state = table.game, table.game.state
    if state is None or not game.goes_on or asked.version > game.version:
        raise ApiError(409, "not_your_turn")
    if table.roster.persons() != [asked.seat]:
        raise ApiError(409, "not_alone")
    made = len(game.applied) if asked.version == game.version else game.applied.first_after(asked.version)
    moves = state.moves()[: game.applied[made - 1].moves] if made else []
    config = game.config
    before = Question(config.game, config.players, config.options, moves, "", 0)
    try:
        found = await table.host.thinking.ask(coached, CoachQuestion(before, asked.seat, asked.action), COACH)
    except NoAnswer:
        raise ApiError(503, "busy") from None
    if found is None:
        raise ApiError(409, "not_your_turn")
    return found


def coached(question: CoachQuestion) -> Coaching | None:
    """What the coach says; None where this seat has nothing to decide."""
    state = played(question.before)
    return None if state.over or state.actor != question.seat else marked(state, question.tried)


def marked(state: State, tried: dict[str, Any] | None) -> Coaching:
    """What the judgement says of the choices of the seat that decides, the best first."""
    if state.legal_codes().count == 1:
        return Coaching(rule_of(state), False, [])
    found = verdicts(state, Effort.usual(judging(state.game)), SEED, code_of(state, tried))
    return Coaching(rule_of(state), found[0].judgement.by_points, [told_choice(state, verdict) for verdict in found])


def code_of(state: State, tried: dict[str, Any] | None) -> int | None:
    """The number of an action that can be done there."""
    try:
        action = None if tried is None else state.game.action(tried)
    except BadAction:
        return None
    return int(action.code) if action is not None and action in state.legal() else None


def told_choice(state: State, verdict: Verdict) -> CoachedChoice:
    option = verdict.judgement.of(verdict.played)
    assert option is not None
    written = {
        "grade": verdict.grade.value,
        "loss": verdict.loss.to_json(),
        "lost_points": verdict.lost_points.to_json(),
    }
    return convert({**option_to_json(state.game, option), **written}, CoachedChoice)
