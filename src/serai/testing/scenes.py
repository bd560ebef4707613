"""Small helpers for the tests of a game: set a table up, tell chance what to come to, play, be refused."""

import pytest

from serai.core.agenda import NOBODY
from serai.core.chance import Stream
from serai.core.errors import IllegalMove, Refusal
from serai.play.box import find_box, start
from serai.play.editions import find_edition
from serai.play.state import State


def undealt(name: str, players: int, **options: object) -> State:
    """A new table without a dealer: it waits for its first chance to be told."""
    box = find_box(name)
    return start(box.game, box.setup(players, options, find_edition(box.game, "default"), None), None)


def tell_chance(state: State, kind: str, **written: object) -> None:
    """Let the present chance come to what is written."""
    outcome = state.table.chance_schema().from_json({"type": kind, **written})
    assert state.table.check(outcome) is None
    state.settle(outcome)


def impossible(state: State, kind: str, **written: object) -> Refusal:
    """Why the present chance can't come to what is written."""
    refusal = state.table.check(state.table.chance_schema().from_json({"type": kind, **written}))
    assert refusal is not None
    return refusal


def play(state: State, kind: str, **written: object) -> None:
    """The actor does what is written."""
    state.apply(state.game.action({"type": kind, **written}))


def refused(state: State, kind: str, **written: object) -> Refusal:
    """Why the actor can't do what is written; the attempt changes nothing."""
    before = picture(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, kind, **written)
    assert picture(state) == before
    return caught.value.refusal


def picture(state: State) -> object:
    """All that can be seen of a state from any seat, and its history."""
    return [state.view(seat) for seat in (None, *range(state.players))], state.legal(), state.moves()


def legal(state: State) -> list[dict[str, object]]:
    return [action.to_json() for action in state.legal()]


def go_on(state: State, stream: Stream) -> None:
    """One chance or one decision, at random."""
    if state.table.actor() == NOBODY:
        state.settle(state.table.draw(stream))
    else:
        actions = state.legal()
        state.apply(actions[stream.below(len(actions))])


def play_out(state: State, seed: int = 1) -> State:
    """Play on at random to the end."""
    stream = Stream(seed)
    while not state.over:
        go_on(state, stream)
    return state
