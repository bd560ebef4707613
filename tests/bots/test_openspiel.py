"""OpenSpiel's search can sit at our table; the match itself is a command (see docs/bots.md)."""

import pytest

import serai
from serai.core.chance import Stream

pytest.importorskip("pyspiel")  # a peer to measure against, not a part of the house


def test_their_search_plays_legal_actions_at_our_table() -> None:
    from tests.bots.openspiel_ismcts import SpielSultan, SpielTable, TimedIsmcts

    state = serai.game("sultan").new(2, 1)
    theirs = TimedIsmcts(SpielSultan(), seconds=0.02, seed=1)
    for _ in range(5):
        table = SpielTable(SpielSultan(), state.imagine(Stream(2)), Stream(3))
        state.apply(state.game.vocabulary.action(theirs.choose(table)))
    assert theirs.done > 0


def test_their_table_is_the_same_information_after_it_is_dealt_anew() -> None:
    from tests.bots.openspiel_ismcts import SpielSultan, SpielTable

    state = serai.game("sultan").new(2, 4)
    for _ in range(4):
        state.apply(state.legal()[0])
    table = SpielTable(SpielSultan(), state.table.copy(), Stream(3))
    again = table.resample_from_infostate(table.current_player(), None)
    assert again.information_state_string() == table.information_state_string()
    assert again.legal_actions() == table.legal_actions()
