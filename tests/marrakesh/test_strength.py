"""The bots of Marrakesh are as strong as they should be: short matches, of which docs/bots.md tells the long ones."""

import pytest

from tests.bots.scenes import wins

pytestmark = [pytest.mark.endurance, pytest.mark.run_once]


def test_the_search_beats_the_greedy_player() -> None:
    assert wins("marrakesh", "search:simulations=4", "greedy", deals=1) > 1
