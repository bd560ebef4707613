"""The same games on a Ray cluster of two workers."""

import json
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.arena.executor import LocalExecutor, RayExecutor, cluster, find_executor, start_ray
from serai.arena.extras import EXTRAS
from serai.arena.match import Chunk, MatchPlan, PlayedGame, play_chunk
from serai.arena.simulation import run_match
from serai.arena.tournament.run import run_tournament
from serai.core.errors import BadOption, SeraiError
from tests.arena.scenes import run, tournament


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    """One cluster for all tests: it takes seconds to start."""
    with cluster(2):
        yield


@pytest.mark.endurance
def test_simulated_games_are_the_same_as_without_a_cluster(two_workers: None, tmp_path: Path) -> None:
    plan = MatchPlan("sultan", 3, ("greedy", "random", "random"), "9", records=True)
    files = [tmp_path / "local.jsonl", tmp_path / "ray.jsonl"]
    for file, executor in zip(files, (LocalExecutor(1), RayExecutor(2)), strict=True):
        run_match(plan, 60, executor, file)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes().count(b"\n") == 60


@pytest.mark.endurance
def test_a_tournament_is_the_same_as_without_a_cluster(two_workers: None, tmp_path: Path) -> None:
    results = []
    for folder, executor in ((tmp_path / "local", LocalExecutor(1)), (tmp_path / "ray", RayExecutor(2))):
        run_tournament(tournament(), 8, executor, folder)
        lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
        results.append([{key: value for key, value in line.items() if key != "clocks"} for line in lines])
    assert results[0] == results[1]


@pytest.mark.endurance
def test_the_games_of_a_lost_worker_are_played_again(two_workers: None, tmp_path: Path) -> None:
    chunks = [Chunk(MatchPlan("sultan", 2, ("random",), "7", records=True), n, n + 2) for n in range(0, 12, 2)]
    marker = tmp_path / "killed"

    def play_or_die(chunk: Chunk) -> list[PlayedGame]:
        if chunk.start == 4 and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)  # the worker itself, in the midst of its work
        return play_chunk(chunk)

    played = list(RayExecutor(2).map(play_or_die, chunks))
    assert marker.exists()
    assert played == [play_chunk(chunk) for chunk in chunks]


@pytest.mark.endurance
def test_an_error_of_a_worker_is_told_as_it_is(two_workers: None) -> None:
    def refuse(job: int) -> int:
        raise BadOption(f"no {job}")

    with pytest.raises(BadOption, match="no 1"):
        list(RayExecutor(2).map(refuse, [1, 2]))


def test_a_missing_library_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "ray", ("no_such_library",))
    with pytest.raises(SeraiError, match=r"no_such_library.*pip install 'serai\[ray\]'"):
        find_executor("ray", 2)


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # nobody listens there
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(SeraiError, match=f"no Ray cluster answers at {address}"):
            start_ray(2)


def test_an_unknown_backend_is_refused() -> None:
    done = run("simulate sultan --players 2 --games 2 --backend cloud")
    assert done.returncode == 2
    assert "there is local, ray" in done.stderr
