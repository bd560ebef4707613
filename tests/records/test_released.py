"""Records of every released version, one folder each: whatever becomes of the rules, they are read or say why not."""

import json
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.play.replay import verify

FILES = sorted(Path(__file__).parent.glob("*/*.jsonl"))


def records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_record_of_a_released_version_comes_out_the_same(path: Path) -> None:
    for record in records(path):
        state = verify(record)
        now = state.record()
        assert now["moves"] == record["moves"] and now["result"] == record["result"]
        if now["rules"] == record["rules"]:
            assert now == record


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_options_that_came_later_are_as_they_were(path: Path) -> None:
    box = serai.game(path.stem)
    for record in records(path):
        options: Any = serai.replay(record).record()["options"]
        for name in options.keys() - record["options"].keys():
            assert options[name] == box.options[name].before != box.options[name].default


def test_every_game_has_records_of_every_number_of_players() -> None:
    for folder in {path.parent for path in FILES}:
        for path in folder.glob("*.jsonl"):
            kept = records(path)
            assert {record["players"] for record in kept} == set(serai.game(path.stem).players)
            assert any(record["result"] is None for record in kept)
