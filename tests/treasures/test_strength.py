"""The bots of Treasures are as strong as they should be: short matches, of which docs/bots.md tells the long ones."""

import pytest

from tests.bots.scenes import wins

pytestmark = [pytest.mark.endurance, pytest.mark.run_once]


def test_the_search_beats_the_greedy_player() -> None:
    assert wins("treasures", "search:simulations=200", "greedy", deals=6) > 6


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "normal"), ("normal", "hard")])
def test_a_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    assert wins("treasures", stronger, weaker, deals=6) > 6
