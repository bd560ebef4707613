"""Random play agrees with what the catalogue measured."""

import pytest

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER
from serai.core.chance import Stream
from serai.games.kobito.actions import END_TURN
from tests.kobito.scenes import table_of, undealt

GAMES = 60


@pytest.mark.run_once
@pytest.mark.parametrize(
    ("players", "turns", "branching", "hands_lost"),
    [(2, 36.7, 5.49, 3.37), (4, 38.1, 5.56, 1.78), (6, 39.7, 5.63, 1.33)],
)
def test_random_games_are_as_long_and_as_wide_as_measured(
    players: int, turns: float, branching: float, hands_lost: float
) -> None:
    stream, options = Stream(players), LegalActions()
    begun = decisions = listed = lost = 0
    fresh = table_of(undealt("kobito", players))
    for _ in range(GAMES):
        table = fresh.copy()
        begun += 1
        while table.actor() != OVER:
            if table.actor() == NOBODY:
                table.settle(table.draw(stream))
                continue
            table.fill(options)
            action = options.codes[stream.below(options.count)]
            if action == END_TURN.of():
                begun += 1
                lost += table.played < table.obligation and table.hand_size(table.current) > 0
            decisions += 1
            listed += options.count
            table.choose(action)
    assert begun / GAMES == pytest.approx(turns, abs=2.5)
    assert decisions / begun == pytest.approx(4.25, abs=0.3)
    assert listed / decisions == pytest.approx(branching, abs=0.35)
    assert lost / GAMES == pytest.approx(hands_lost, abs=0.9)
