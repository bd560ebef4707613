"""The engine lists exactly the actions that trying them one by one finds."""

import json

import pytest

from serai.core.chance import Stream
from serai.games.kobito.state import POTS
from tests.kobito.reference import Reference
from tests.kobito.scenes import K, T, dealt, lay, legal, numbers, run, scene, table_of

OPTIONS: list[dict[str, object]] = [
    {},
    {"stop_short": "free"},
    {"kobito_clarity": "two_numbers"},
    {"tower_targets": "pots_only", "end_timing": "end_of_turn"},
]


def as_set(actions: list[dict[str, object]]) -> set[str]:
    return {json.dumps(action, sort_keys=True) for action in actions}


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_k12_k36_k62_the_legal_actions_are_those_found_one_by_one(players: int, options: dict[str, object]) -> None:
    state = dealt(players, 20 + players, **options)
    stream = Stream(players)
    while not state.over:
        if state.waits_for_chance:
            state.settle(state.table.draw(stream))
            continue
        listed = legal(state)
        found = Reference(state.view(state.actor), state.setup.options).legal()
        assert as_set(listed) == as_set(found)
        assert len(listed) == len(found)
        actions = state.legal()
        state.apply(actions[stream.below(len(actions))])


@pytest.mark.parametrize("seed", range(40))
def test_k31_k36_moves_of_long_rainbows_are_those_found_one_by_one(seed: int) -> None:
    stream = Stream(seed)
    state = scene([K, T, 5, 6], pots=())
    table = table_of(state)
    for slot, pot in enumerate((1 + stream.below(6), 7 + stream.below(6), 13 + stream.below(6))):
        table.cells[POTS + slot] = pot
        lay(table, slot, numbers(1 + stream.below(12), 1 + stream.below(table.setting.lengths[pot] - 1)))
    for slot in range(3):
        lay(table, 3 + slot, numbers(1 + stream.below(12), 2 + stream.below(13)))
    lay(table, 6, run(1 + stream.below(12), K, K))
    found = Reference(state.view(0), state.setup.options).legal()
    assert as_set(legal(state)) == as_set(found)
    assert len(legal(state)) == len(found)
