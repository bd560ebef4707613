"""How long people look at what happened: said by each game, for facts that it has."""

import pytest

from serai.games import facts, find_game
from serai.tables.clocks import LONGEST_SHOW, Clocks
from tests.games import HOUSE


@pytest.mark.parametrize("name", HOUSE)
def test_a_game_counts_the_time_of_facts_that_it_tells(name: str) -> None:
    game = find_game(name)
    shows = facts(game).shows
    assert shows and set(shows) <= {kind.name for kind in game.events}
    assert all(0 < time <= LONGEST_SHOW for time in shows.values())


def test_shows_follow_one_another_and_end_in_time() -> None:
    clocks = Clocks((60_000, 60_000), 0).run(0, 0, show=1_000)
    assert clocks.waits(0, 0) == 1_000 and clocks.left_of(0, 1_500) == 59_500
    clocks = clocks.run(1, 500, show=2_000)  # the first show is still on
    assert clocks.waits(1, 500) == 2_500
    assert clocks.run(0, 500, show=60_000).waits(0, 500) == LONGEST_SHOW


def test_a_clock_that_is_read_during_a_show_still_waits() -> None:
    clocks = Clocks((60_000, 60_000), 0).run(0, 0, show=1_000).read(400)
    assert clocks.waits(0, 400) == 600 and clocks.left_of(0, 1_000) == 60_000
    assert clocks.with_increment(0, 500).left_of(0, 500) == 60_000
