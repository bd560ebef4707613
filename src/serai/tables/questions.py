"""What bots are asked, and how they find their answer; where it is worked out is the host's choice."""

import random
from typing import Any

from msgspec import Struct

from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.core.game import DEFAULT
from serai.play.box import find_box, start
from serai.play.editions import find_edition
from serai.play.replay import replay_move
from serai.play.state import State
from serai.search.result import RatedAction

# how urgent a question is, the most urgent first: somebody waits for a hint, a person plays, somebody only watches
HINT, GAME, SHOW = 0, 1, 2


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
    """The bot's best actions, the best first."""
    state = played(question)
    stream = Stream(question.seed)
    think = getattr(find_bot(question.bot, state.game), "think", None)
    if think is None:
        return [{"action": choose(question), "visits": 0, "win_share": None, "score": None}]
    thought = think(state.imagine(stream), stream)
    return [
        {
            "action": state.game.vocabulary.action(each.action).to_json(),
            "visits": int(each.visits),
            **(expected(each, thought.seat) if each.is_tried else {"win_share": None, "score": None}),
        }
        for each in thought.considered[:5]
    ]


def expected(rated: RatedAction, seat: int) -> dict[str, float]:
    """What came of an action for a seat in the games that were tried out from there."""
    wins, scores = rated.wins[seat], rated.scores[seat]
    return {"win_share": wins.mean, "score": scores.mean, "win_low": wins.low, "win_high": wins.high}


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
