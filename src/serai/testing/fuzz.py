"""Thousands of mutated records and actions: each is refused with a reason, or replays."""

import copy
import functools
import json
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import serai
from serai.core.errors import BadAction, BadRecord
from serai.testing.cases import play_on
from serai.testing.contract import Contract

scraps = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 99),
    st.text(max_size=4),
    st.just([]),
    st.just({}),
    st.just("chance"),
    st.floats(),
)
steady = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.differing_executors]
)


class FuzzContract(Contract):
    """Whatever somebody sends is understood, or refused with a reason."""

    @settings(steady, max_examples=1500)
    @given(data=st.data())
    def test_a_mutated_record_is_refused_with_a_reason_or_replays(self, name: str, data: st.DataObject) -> None:
        record = json.loads(sample(name))
        paths = places(record)
        for _ in range(data.draw(st.integers(1, 2))):
            path = data.draw(st.sampled_from(paths))
            change = data.draw(st.sampled_from(("replace", "remove", "double")))
            try:
                mutate(record, path, change, data.draw(scraps))
            except (KeyError, IndexError, TypeError):
                return
        try:
            serai.replay(record)
        except BadRecord as error:
            assert str(error)

    @settings(steady, max_examples=200)
    @given(data=st.data())
    def test_any_object_is_an_action_or_refused_with_a_reason(self, name: str, data: st.DataObject) -> None:
        vocabulary = serai.game(name).game.vocabulary
        verb = data.draw(st.sampled_from(vocabulary.verbs))
        keys = st.sampled_from(("type", *verb.keys, "extra"))
        written = data.draw(st.one_of(scraps, st.dictionaries(keys, scraps)))
        if isinstance(written, dict) and data.draw(st.booleans()):
            written["type"] = verb.name
        try:
            action = serai.game(name).action(written)
        except BadAction as error:
            assert str(error)
        else:
            assert serai.game(name).action(action.to_json()) == action


@functools.cache
def sample(name: str) -> str:
    """The record of a game that has begun."""
    box = serai.game(name)
    state = box.new(players=box.players[0], seed=4)
    play_on(state, random.Random(4), most=60)
    return json.dumps(state.record())


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside a JSON value."""
    inside: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if path else []
    for key, each in inside:
        found += places(each, (*path, key))
    return found


def mutate(record: dict[str, Any], path: tuple[Any, ...], change: str, scrap: object) -> None:
    """Replace, remove or double what is at a place."""
    holder: Any = record
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    if change == "replace":
        holder[last] = scrap
    elif change == "remove":
        del holder[last]
    elif isinstance(holder, list):
        holder.insert(last, copy.deepcopy(holder[last]))
    else:
        holder[str(scrap)] = holder[last]
