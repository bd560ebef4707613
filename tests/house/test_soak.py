"""The soak: it plays all games, finds a planted fault, and leaves a record of it."""

import json
import random
from importlib import import_module
from pathlib import Path

import pytest

import serai
from serai.arena import soak as arena
from serai.arena.soak import Fault, inspect, soak, soak_on_all, summed_up
from serai.bots.player import Player
from serai.core.agenda import Table
from serai.play.box import Box
from serai.play.state import State

SECONDS = 4.0


@pytest.mark.endurance
def test_a_few_seconds_of_all_games_find_no_fault(tmp_path: Path) -> None:
    said: list[str] = []
    soaked = soak(SECONDS / 60, "7", report=said.append, folder=tmp_path)
    assert soaked["failures"] == []
    assert said == []
    assert set(soaked["games"]) == set(serai.games())  # type: ignore[call-overload]
    assert sum(each["decisions"] for each in soaked["games"].values()) > 100  # type: ignore[attr-defined]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", serai.games())
def test_all_tables_hold_what_is_printed(name: str) -> None:
    chooser = random.Random(3)
    state = serai.game(name).new(players=3, seed=3)
    while not state.over:
        if chooser.randrange(40) == 0:
            inspect(state, chooser)
        state.apply(chooser.choice(state.legal()))
    inspect(state, chooser)


@pytest.mark.parametrize("name", serai.games())
def test_a_lost_piece_is_found(name: str) -> None:
    chooser = random.Random(5)
    state = serai.game(name).new(players=2, seed=5)
    for _ in range(12):
        state.apply(chooser.choice(state.legal()))
    inspect(state, chooser)
    import_module(f"tests.{name}.scenes").lose_a_piece(state.table)
    with pytest.raises(Fault, match="not conserved"):
        inspect(state, chooser)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = serai.game("sultan").new(players=3, seed=1)

    def sees_all(self: State, seat: int | None) -> dict[str, object]:
        return {"hands": [self.game.view(self.table, other)["seats"] for other in range(self.players)]}

    monkeypatch.setattr(arena, "seen", sees_all)
    with pytest.raises(Fault, match="shows something hidden"):
        inspect(state, random.Random(1))


def test_a_planted_fault_is_reported_and_its_record_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fair = arena.new_game

    def with_a_lost_card(box: Box, seed: str, chooser: random.Random) -> tuple[State, list[Player]]:
        state, players = fair(box, seed, chooser)
        assert isinstance(state.table, Table)
        import_module(f"tests.{state.game.name}.scenes").lose_a_piece(state.table)
        return state, players

    monkeypatch.setattr(arena, "new_game", with_a_lost_card)
    said: list[str] = []
    soaked = soak(0.5 / 60, "9", games=["kobito"], report=said.append, folder=tmp_path)
    assert soaked["failures"]
    first = soaked["failures"][0]  # type: ignore[index]
    assert "not conserved" in first["what"] and first["seed"].startswith("9/")
    assert any(first["file"] in line and first["seed"] in line for line in said)
    record = json.loads(Path(first["file"]).read_text(encoding="utf-8"))
    assert record["game"] == "kobito" and record["seed"] == first["seed"]
    serai.replay(record)


def test_the_same_seed_plays_the_same_games() -> None:
    box = serai.game("treasures")
    first, _ = arena.new_game(box, "1/4", random.Random("1/4"))
    second, _ = arena.new_game(box, "1/4", random.Random("1/4"))
    assert first.record() == second.record()


@pytest.mark.endurance
def test_workers_are_added_up(tmp_path: Path) -> None:
    soaked = soak_on_all(1 / 60, "3", ["sultan"], print, 2, tmp_path)
    assert soaked["failures"] == []
    assert "sultan" in summed_up(soaked)
