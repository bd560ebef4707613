"""What bots are asked, and how they find their answer; where it is worked out is the host's choice."""

import random
from typing import Any

from msgspec import Struct

from serai.arena.analysis.judgement import Effort, Option, weigh
from serai.arena.analysis.review import SEED
from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.game import DEFAULT
from serai.games import judging
from serai.play.box import find_box, start
from serai.play.editions import find_edition
from serai.play.replay import replay_move
from serai.play.state import State

# how urgent a question is, the most urgent first: somebody waits for a hint, a person plays, somebody only
# watches, a coach looks on, somebody looks back at a game that is over
HINT, GAME, SHOW, COACH, REVIEW = range(5)
HINTED = 5  # choices that a hint tells of
UNTRIED: dict[str, Any] = {"visits": 0, "win_share": None, "score": None}


class Question(Struct, frozen=True):
    """What a bot is asked. The moves are the real ones: whoever answers imagines the table before it asks the bot."""

    game: str
    players: int
    options: dict[str, Any]
    moves: list[dict[str, Any]]
    bot: str
    seed: int


def choose(question: Question) -> dict[str, Any]:
    """The bot's action."""
    state = played(question)
    return Player(find_bot(question.bot, state.game), question.seed).choose(state).to_json()


def consider(question: Question) -> list[dict[str, Any]]:
    """What the judgement says of the best choices, the best first; those that were not tried have no numbers."""
    state = played(question)
    if state.legal_codes().count == 1:
        return [{"action": state.legal()[0].to_json(), **UNTRIED}]
    judgement = weigh(state, Effort.usual(judging(state.game)), SEED)
    action_of = state.game.vocabulary.action
    tried = [
        {
            "action": action_of(option.action).to_json(),
            "line": [action_of(code).to_json() for code in option.line[1:]],
            **promised(option, judgement.seat),
        }
        for option in judgement.options
    ]
    return [*tried, *({"action": action_of(code).to_json(), **UNTRIED} for code in judgement.untried)][:HINTED]


def promised(option: Option, seat: int) -> dict[str, object]:
    """What came of an action for a seat in the games that were played on from there."""
    wins, points = option.wins[seat], option.points[seat]
    told = {"win_share": wins.value, "score": points.value, "win_low": wins.low, "win_high": wins.high}
    return {"visits": option.games, "scores": [each.value for each in option.points], **told}


def played(question: Question) -> State:
    """The table as it stands."""
    box = find_box(question.game)
    setup = box.setup(question.players, question.options, find_edition(box.game, DEFAULT), None)
    state = start(box.game, setup, None)
    for index, move in enumerate(question.moves):
        replay_move(state, index, move)
    return state


def any_seed() -> int:
    """A seed for a bot's own choices; nothing of the table depends on it."""
    return random.getrandbits(48)
