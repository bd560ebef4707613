"""Puzzles: positions of bot games in which one choice is clearly the best, and the greedy player takes another.

Each is found by a short look and kept only if a longer one, with other luck and at every legal choice, says the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from serai.arena.analysis.calibration import visited
from serai.arena.analysis.judgement import LOSSES, Effort, Judgement, Weighing
from serai.arena.analysis.review import judgement_to_json
from serai.bots import find_bot
from serai.bots.levels import LEVELS
from serai.core.chance import Stream
from serai.core.game import Game
from serai.games import bot_settings, judging
from serai.play.box import find_box, start
from serai.play.dealer import seed_number
from serai.play.editions import find_edition
from serai.play.replay import replay_move
from serai.play.state import State
from serai.search.tree_search import TreeSearch

LEAST, MOST = 3, 24  # legal choices
CLEAR = 0.08  # of the chance of winning: so much worse is what tempts
QUICK = 8  # times fewer games give a glance
DEEPER = 3  # times as many games verify a puzzle
EVERY = 3  # decisions between two that are looked at
TRIES = 3  # of a level; it solves what it mostly finds

Json = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """What a look at a position found: is one choice clearly the best, and what does the greedy player take?"""

    judgement: Judgement
    tempting: int
    is_clear: bool


def find(game: Game[Any], players: int, seed: str) -> Iterator[Json]:
    """Puzzles of one game after another, for ever."""
    number = 0
    while True:
        for state in visited(game, players, f"{seed}/{number}", EVERY):
            puzzle = puzzle_at(state, f"{seed}/{number}")
            if puzzle is not None:
                yield puzzle
                break  # another game for the next one
        number += 1


def puzzle_at(state: State, seed: str) -> Json | None:
    """The puzzle in a position, if it holds one."""
    if not LEAST <= state.legal_codes().count <= MOST:
        return None
    how = judging(state.game)
    if not is_tempting(state, Effort(max(2, how.simulations // QUICK), max(3, how.games // QUICK)), seed):
        return None
    first = look(state, Effort(how.simulations, max(4, how.games // 2)), seed)
    if not first.is_clear:
        return None
    deeper = look(state, deep_effort(state), f"{seed}/deeper", everything=True)
    if not deeper.is_clear or deeper.judgement.best.action != first.judgement.best.action:
        return None
    return written(state, deeper, seed)


def is_tempting(state: State, effort: Effort, seed: str) -> bool:
    """Does a glance say that the greedy choice loses much?"""
    tempting = greedy_choice(state, seed)
    return Weighing(state, effort, f"{seed}/glance", tempting).verdict(0, tempting).loss.value >= CLEAR


def greedy_choice(state: State, seed: str) -> int:
    stream = Stream(seed_number(seed, "greedy"))
    return int(find_bot("greedy", state.game).choose(state.imagine(stream), stream))


def deep_effort(state: State) -> Effort:
    how = judging(state.game)
    return Effort(how.simulations, DEEPER * how.games)


def look(state: State, effort: Effort, seed: str, everything: bool = False) -> Look:
    """Judge the position, the greedy choice among the others; or all of them."""
    tempting = greedy_choice(state, seed)
    weighing = Weighing(state, effort, seed, tempting, everything)
    judgement = weighing.judgement()
    return Look(judgement, tempting, is_clear(weighing, judgement, tempting))


def is_clear(weighing: Weighing, judgement: Judgement, tempting: int, least: float = CLEAR) -> bool:
    """Is everything else surely worse than the best, and what tempts at least so much worse?"""
    if judgement.by_points or judgement.best.action == tempting:
        return False
    verdicts = [weighing.verdict(0, option.action) for option in judgement.options[1:]]
    tempted = next(verdict for verdict in verdicts if verdict.played == tempting)
    return tempted.loss.value >= least and all(verdict.loss.low > 0 for verdict in verdicts)


def written(state: State, found: Look, seed: str) -> Json:
    """A puzzle as it is kept: how its position comes about, what is right, and what every choice brings."""
    game, judgement = state.game, found.judgement
    action_of = game.vocabulary.action
    return {
        "key": f"{seed_number(seed, str(state.length)):016x}"[-8:],
        "players": state.players,
        "options": dict(state.setup.options),
        "moves": state.moves(),
        "seat": judgement.seat,
        "answer": action_of(judgement.best.action).to_json(),
        "tempting": action_of(found.tempting).to_json(),
        "theme": theme_of(judgement, found.tempting),
        "kind": str(action_of(judgement.best.action).to_json()["type"]),
        "level": level_of(state, judgement.best.action, seed),
        "judged": smaller(judgement_to_json(game, judgement)),
    }


def smaller(told: Json) -> Json:
    """With as many digits as are shown."""
    for option in told["options"]:
        del option["line"]
        for estimates, digits in ((option["wins"], 3), (option["points"], 2)):
            for estimate in estimates:
                estimate.update({key: round(estimate[key], digits) for key in ("value", "low", "high")})
                del estimate["count"]
    return told


def theme_of(judgement: Judgement, tempting: int) -> str:
    """What the puzzle is about: points for oneself, holding a rival back, or both in balance."""
    seat, other = judgement.seat, judgement.of(tempting)
    assert other is not None
    own = judgement.best.points[seat].value - other.points[seat].value
    rivals = [
        one.value - two.value
        for rival, (one, two) in enumerate(zip(judgement.best.points, other.points, strict=True))
        if rival != seat
    ]
    if own <= 0:
        return "stop" if min(rivals) < 0 else "win"
    return "gain" if own > -min(rivals) else "balance"


def level_of(state: State, answer: int, seed: str) -> int:
    """1 if an easy bot's search finds it, 2 if a better one does, 3 if at best a master finds it."""
    settings = bot_settings(state.game)
    for number, simulations in enumerate(settings.simulations):
        bot = TreeSearch(settings.evaluation(), simulations)
        streams = [Stream(seed_number(seed, f"{LEVELS[number]} {attempt}")) for attempt in range(TRIES)]
        found = [int(bot.choose(state.imagine(stream), stream)) == answer for stream in streams]
        if 2 * sum(found) > TRIES:
            return (1, 2, 2, 3)[number]
    return 3


def state_of(game: Game[Any], puzzle: Json) -> State:
    """The position of a puzzle."""
    box = find_box(game.name)
    setup = box.setup(puzzle["players"], puzzle["options"], find_edition(game, "default"), None)
    state = start(game, setup, None)
    for index, move in enumerate(puzzle["moves"]):
        replay_move(state, index, move)
    return state


def fault_of(game: Game[Any], puzzle: Json, seed: str) -> str:
    """Why a puzzle is none, by a longer look than found it and other luck; nothing if it holds."""
    state = state_of(game, puzzle)
    effort = deep_effort(state)
    tempting = int(game.action(puzzle["tempting"]).code)
    longer = Effort(effort.simulations, 2 * effort.games)
    weighing = Weighing(state, longer, f"{seed}/{puzzle['key']}", tempting, everything=True)
    judgement = weighing.judgement()
    best = game.vocabulary.action(judgement.best.action).to_json()
    if best != puzzle["answer"]:
        return f"{best} is better"
    return "" if is_clear(weighing, judgement, tempting, LOSSES[0]) else "it is not clearly the best"
