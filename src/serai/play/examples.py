"""Worked examples: positions that a reader of the rulebook opens and tries, with what every answer leads to.

Each is an object in the list `lessons/examples.json` of its game: `key`, that of its sentence; `rule`, beside which it
stands; `seat`, the reader's; and how the position comes about: `players`, `options` other than usual and `moves`, as a
record writes them; or `until`, so many moves of the game's first lesson; or `like`, the key of an example whose
position it shares.

    python -m serai.play.examples FOLDER

writes FOLDER/GAME/RULE.KEY.json, the form that the browser client reads, for each of them.
"""

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from serai.core.game import Game
from serai.games import find_game, game_names
from serai.play.box import find_box
from serai.play.dealer import Dealer
from serai.play.lessons import Json, difference, first_lesson, position
from serai.play.replay import opened, replay_move
from serai.play.state import State

DEEPEST = 2  # so many decisions in a row are answered
MOST = 24  # legal actions of one decision
SEED = "example"  # deals what comes after the position


def examples(game: Game[Any]) -> list[Json]:
    """The examples of a game, as its file writes them."""
    path = files(game.package).joinpath("lessons", "examples.json")
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []


def example_of(game: Game[Any], key: object) -> Json:
    return next(each for each in examples(game) if each["key"] == key)


def built_example(game: Game[Any], example: Json) -> Json:
    """What the client needs: the position, and a tree of what the reader's answers make of it."""
    seat = example["seat"]
    assert isinstance(seat, int)
    state = state_of(game, example)
    shown = position(state, seat)
    head = {"key": example["key"], "rule": example["rule"], "seat": seat, "players": state.players}
    return {**head, "game": game.name, "position": shown, "answers": answers(state, seat, shown, DEEPEST)}


def state_of(game: Game[Any], example: Json) -> State:
    """The table at the position; from there on chance is dealt."""
    record, moves = opening(game, example)
    state = opened(record, None)
    for index, move in enumerate(moves):
        replay_move(state, index, move)
    state.dealer = Dealer(SEED)
    state.deal()
    return state


def opening(game: Game[Any], example: Json) -> tuple[Json, list[Json]]:
    """The head of a record and the moves that lead to the position."""
    if "until" in example:
        lesson = first_lesson(game)
        assert lesson is not None
        record: Any = lesson["record"]
        return record, record["moves"][: example["until"]]
    if "like" in example:
        return opening(game, example_of(game, example["like"]))
    players, options, moves = example["players"], example.get("options", {}), example["moves"]
    assert isinstance(players, int) and isinstance(options, dict) and isinstance(moves, list)
    return find_box(game.name).new(players=players, seed=SEED, options=options).record(), moves


def answers(state: State, seat: int, shown: Json, depth: int) -> list[Json]:
    """For each legal action of the reader, in their order: what it tells, and what the table looks like then."""
    legal = state.legal()
    return [answer(state, action, seat, shown, depth) for action in legal] if len(legal) <= MOST else []


def answer(state: State, action: Any, seat: int, shown: Json, depth: int) -> Json:
    following = state.copy()
    following.keep_events()
    following.apply(action)
    after = position(following, seat)
    events = [event.message(seat) for event in following.events()]
    further = answers(following, seat, after, depth - 1) if following.actor == seat and depth > 1 else []
    if not further:
        after = {**after, "legal": [], "refusals": []}
    return {"events": events, "step": difference(shown, after), "answers": further}


def build(folder: Path) -> None:
    """Write the built form of every example into a folder."""
    for game in map(find_game, game_names()):
        (folder / game.name).mkdir(parents=True, exist_ok=True)
        for example in examples(game):
            written = json.dumps(built_example(game, example), separators=(",", ":"), ensure_ascii=False)
            (folder / game.name / f"{example['rule']}.{example['key']}.json").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
