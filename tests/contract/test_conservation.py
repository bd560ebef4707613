"""Nothing is ever lost or made: all components of a box are somewhere at every decision."""

import pytest

from serai.arena.soak import COUNTED
from tests.contract.tables import CASES, decisions, new_state


@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_all_components_are_somewhere_at_every_decision(name: str, players: int, variant: str) -> None:
    for state in decisions(new_state(name, players, variant)):
        here, printed = COUNTED[name](state)
        assert here == printed
