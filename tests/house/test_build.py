"""The compiled and the plain engine are the same engine, and one of them is always there."""

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import serai
from serai.play.replay import with_legal

ROOT = Path(__file__).parents[2]


def digest() -> str:
    """A hash over random games of every game and player count: all legal actions, views, refusals, imagined tables."""
    told = hashlib.sha256()
    for name in serai.games():
        for players in serai.game(name).players:
            state = serai.game(name).new(players=players, seed="lockstep")
            chooser = random.Random(1)
            while not state.over:
                if chooser.random() < 0.05:
                    imagined = state.determinize(0, 3)
                    told.update(
                        json.dumps(
                            [
                                state.view(0),
                                imagined.view(None),
                                [(a.to_json(), r.to_json()) for a, r in state.refusals()],
                            ]
                        ).encode()
                    )
                state.apply(chooser.choice(state.legal()))
            told.update(json.dumps(with_legal(state.record())).encode())
    return told.hexdigest()


def test_compiled_and_plain_files_go_in_lockstep(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    shutil.copytree(ROOT / "src" / "serai", plain / "serai", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    environment = {**os.environ, "PYTHONPATH": f"{plain}:{ROOT}"}
    call = "import tests.house.test_build as t, serai.core.agenda as a; print(a.__file__); print(t.digest())"
    done = subprocess.run([sys.executable, "-c", call], env=environment, capture_output=True, text=True, check=True)
    file, theirs = done.stdout.split()
    assert file.endswith(".py")
    assert theirs == digest()


def test_without_a_compiler_the_package_builds_and_runs(tmp_path: Path) -> None:
    copy = tmp_path / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, copy / file)
    environment = {**os.environ, "CC": "/bin/false", "PYTHONPATH": ""}
    built = subprocess.run(
        [sys.executable, "setup.py", "-q", "build"],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert built.returncode == 0, built.stderr
    library = next((copy / "build").glob("lib*"))
    assert not list(library.rglob("*.so"))
    call = "import serai; print(len(serai.game('sultan').new(players=4, seed=1).legal()))"
    environment["PYTHONPATH"] = str(library)
    done = subprocess.run([sys.executable, "-c", call], env=environment, capture_output=True, text=True, check=True)
    assert int(done.stdout) >= 1
