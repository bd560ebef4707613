"""Observations and ids: complete, within their bounds, the same in all worlds that look alike."""

import numpy as np
import pytest

import serai
from serai.core.agenda import contents
from serai.research.desk import Desk
from serai.research.vectors import bounds, live
from tests.research.common import FEW_AND_MANY, GAMES, VARIANTS, decisions, desk_of


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", FEW_AND_MANY)
@pytest.mark.parametrize("name", GAMES)
def test_rows_are_whole_bounded_and_keep_secrets_and_ids_are_unique(name: str, size: str, variant: str) -> None:
    desk = desk_of(name, size, variant)
    low, high = bounds(desk.sheet)
    row, differing = live(desk.numbers, np.int16), 0
    for number, state in decisions(desk, 7, 120):
        ids = desk.ids(state)
        assert len(set(ids)) == len(ids) and all(0 <= each < desk.sheet.actions for each in ids)
        for seat in range(state.players):
            desk.observe(state.table, seat)
            here = row.copy()
            assert desk.row.at == desk.sheet.width
            assert (low <= here).all() and (here <= high).all()
            assert sum(desk.read(here.tolist())["phase"]) == (0 if state.over else 1)  # type: ignore[call-overload]
            other = state.determinize(seat, number)
            differing += contents(other.table) != contents(state.table)
            desk.observe(other.table, seat)
            assert here.tobytes() == row.tobytes()
            if seat == state.actor:
                assert desk.ids(other) == ids
    assert differing > 0


@pytest.mark.parametrize("name", GAMES)
def test_ids_lead_to_actions_and_back(name: str) -> None:
    desk = desk_of(name)
    for _, state in decisions(desk, 3, 30):
        for action in state.legal():
            assert desk.action(desk.id(action, state), state) == action
        with pytest.raises(serai.IllegalMove):
            desk.action(-1, state)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_does_not_depend_on_where_the_seats_are_counted_from(name: str) -> None:
    """The same seat sees itself first, whatever its number: own pieces are those of seat_0."""
    desk = desk_of(name)
    state = desk.new("5")
    sizes = [piece.name for piece in desk.pieces if piece.name.startswith("seat_0.")]
    assert [name.replace("seat_0.", "seat_1.") for name in sizes] == [
        piece.name for piece in desk.pieces if piece.name.startswith("seat_1.")
    ]
    desk.observe(state.table, 0)
    mine = desk.read(list(desk.numbers))
    desk.observe(state.table, 1)
    theirs = desk.read(list(desk.numbers))
    public = [piece.name for piece in desk.pieces if piece.name.startswith("seat_0.") and piece.knows == "all"]
    assert public
    assert all(mine[each.replace("seat_0", "seat_1")] == theirs[each] for each in public)


def test_a_game_without_a_sheet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.research.desk.part", lambda *_: None)
    with pytest.raises(serai.SeraiError, match="no sheet"):
        Desk(GAMES[0], 2)
