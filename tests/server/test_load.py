"""The load that measures the server: all games, three quarters played, at every seat a socket."""

from collections import Counter
from pathlib import Path

import pytest

from serai.core.errors import SeraiError
from serai.games import game_names
from serai.play.box import find_box
from serai.server.load import run
from serai.server.load.positions import PLAYED, fill, played, table_kinds
from serai.server.load.report import print_load
from serai.server.load.run import measure_all
from serai.server.storage import Storage
from serai.tables.loading import loaded_game
from serai.tables.tokens import rights_of, tokens_in
from tests.server.scenes import scene
from tests.tables.test_game import NOW


def test_all_games_are_loaded_alike_with_all_numbers_of_players() -> None:
    found = table_kinds([], [])
    assert set(Counter(game for game, _ in found).values()) == {len(found) // len(game_names())}
    assert all({n for name, n in found if name == game} == set(find_box(game).players) for game in game_names())
    assert {n for _, n in table_kinds([], [2])} == {2}


@pytest.mark.parametrize("game", game_names())
def test_three_quarters_of_a_game_are_played_when_the_load_begins(game: str) -> None:
    patterns = played((game, 2), 1)
    (whole,) = {len(pattern.entries) + pattern.left for pattern in patterns}
    assert [len(pattern.entries) for pattern in patterns] == [int(share * whole) for share in PLAYED]
    assert sum(PLAYED) / len(PLAYED) == pytest.approx(0.75) and min(pattern.left for pattern in patterns) > 2


@scene
async def test_more_tables_are_stored_than_play_at_once_and_each_opens_with_its_cookie(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    places = await fill(storage, (game_names()[0], 3), tables=2, moves=500)
    assert len(places) > 2 and len({place.table for place in places}) == len(places)
    content = await storage.read(places[-1].table)
    assert content is not None
    game = loaded_game(content, NOW)
    assert game.status == "playing" and game.frozen is None and game.version == len(content.entries)
    tokens = tokens_in(places[-1].cookie.partition("=")[2])
    assert set(rights_of(content.table.secret, content.table.id, tokens).seats) == {0, 1, 2}
    await storage.close()


@pytest.mark.endurance
def test_a_short_load_tells_all_its_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "WARM_UP", 0.5)
    monkeypatch.setattr(run, "OPENED_FIRST", 4)
    (found,) = measure_all(["sqlite"], [1, 2], 8, 3.0, [], [], lambda _: None)
    assert found["tables"] == 8 and found["sockets"] >= 16 and found["missed"] < 20
    assert 0 < found["moves_per_second"] <= 9 and found["p50_ms"] <= found["p99_ms"] <= found["slowest_ms"]
    assert set(found["memory_kb_by_game"]) == set(game_names())
    assert set(found["processor_ms_a_move"]) == {"server", "client"}
    print_load([found])
    told = capsys.readouterr().out
    assert "sqlite" in told and all(game in told for game in game_names())


def test_a_company_that_no_game_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SeraiError, match="player count"):
        measure_all(["sqlite"], [1], 1, 1.0, [], [17], lambda _: None)
