"""Observations and ids: complete, within their bounds, the same in all worlds that look alike."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

import serai
from serai.core.agenda import contents
from serai.core.sheets import Row
from serai.research.encoding import Encoding
from serai.research.vectors import bounds, live
from tests.research.common import FEW_AND_MANY, GAMES, VARIANTS, decisions, encoding_of


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", FEW_AND_MANY)
@pytest.mark.parametrize("name", GAMES)
def test_rows_are_whole_bounded_and_keep_secrets_and_ids_are_unique(name: str, size: str, variant: str) -> None:
    encoding = encoding_of(name, size, variant)
    low, high = bounds(encoding.sheet)
    row, differing = live(encoding.numbers, np.int16), 0
    for number, state in decisions(encoding, 7, 120):
        ids = encoding.ids(state)
        assert len(set(ids)) == len(ids) and all(0 <= each < encoding.sheet.actions for each in ids)
        for seat in range(state.players):
            encoding.observe(state.table, seat)
            here = row.copy()
            assert encoding.row.at == encoding.sheet.width
            assert (low <= here).all() and (here <= high).all()
            assert sum(encoding.read(here.tolist())["phase"]) == (0 if state.over else 1)  # type: ignore[call-overload]
            other = state.determinize(seat, number)
            differing += contents(other.table) != contents(state.table)
            encoding.observe(other.table, seat)
            assert here.tobytes() == row.tobytes()
            if seat == state.actor:
                assert encoding.ids(other) == ids
    assert differing > 0


@pytest.mark.parametrize("name", GAMES)
def test_ids_lead_to_actions_and_back(name: str) -> None:
    encoding = encoding_of(name)
    for _, state in decisions(encoding, 3, 30):
        for action in state.legal():
            assert encoding.action(encoding.id(action, state), state) == action
        with pytest.raises(serai.IllegalMove):
            encoding.action(-1, state)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_does_not_depend_on_where_the_seats_are_counted_from(name: str) -> None:
    """The same seat sees itself first, whatever its number: own pieces are those of seat_0."""
    encoding = encoding_of(name)
    state = encoding.new("5")
    sizes = [piece.name for piece in encoding.pieces if piece.name.startswith("seat_0.")]
    assert [name.replace("seat_0.", "seat_1.") for name in sizes] == [
        piece.name for piece in encoding.pieces if piece.name.startswith("seat_1.")
    ]
    encoding.observe(state.table, 0)
    mine = encoding.read(list(encoding.numbers))
    encoding.observe(state.table, 1)
    theirs = encoding.read(list(encoding.numbers))
    public = [piece.name for piece in encoding.pieces if piece.name.startswith("seat_0.") and piece.knows == "all"]
    assert public
    assert all(mine[each.replace("seat_0", "seat_1")] == theirs[each] for each in public)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_that_is_written_again_says_what_a_new_one_does(name: str) -> None:
    """Nothing that was added among zeros stays there, whoever looked before."""
    encoding = encoding_of(name, "many", "other")
    for _, state in decisions(encoding, 5, 25):
        for seat in range(state.players):
            encoding.observe(state.table, seat)
            numbers = vec[i16]([0] * int(encoding.sheet.width))
            encoding.sheet.show(state.table, seat, Row(numbers))
            assert list(encoding.numbers) == list(numbers)


def test_a_game_without_a_sheet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.research.encoding.part", lambda *_: None)
    with pytest.raises(serai.SeraiError, match="no sheet"):
        Encoding(GAMES[0], 2)
